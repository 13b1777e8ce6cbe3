<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv">
<context>
    <name>AddSeats</name>
    <message>
        <source>Add a person</source>
        <translation>Pievienot cilvēku</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Pievienot botu</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Carry on where you left off</source>
        <translation>Turpini tur, kur apstājies</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>How far a game has come, and when it was saved</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <extracomment>Name of the game, how far it has come, and when it was saved</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>Vēl %n spēle</numerusform>
            <numerusform>Vēl %n spēles</numerusform>
            <numerusform>Vēl %n spēļu</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Turpināt</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Dice Poker</source>
        <translation>Kauliņu pokers</translation>
    </message>
    <message>
        <source>Fill your scorecard, one roll at a time.</source>
        <translation>Aizpildi rezultātu karti, metienu pēc metiena.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long a match lasts, in minutes</comment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>How many can play; the first number is the smallest table, the second the largest.</extracomment>
        <translation>
            <numerusform>%1–%n spēlētājs</numerusform>
            <numerusform>%1–%n spēlētāji</numerusform>
            <numerusform>%1–%n spēlētāju</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Quit</source>
        <translation>Iziet</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Kā spēlēsim</translation>
    </message>
    <message>
        <source>Left bonus of 35</source>
        <translation>Kreisās daļas bonuss: 35</translation>
    </message>
    <message>
        <source>for the six lines on the left together</source>
        <translation>par visām sešām kreisās daļas rindām kopā</translation>
    </message>
    <message>
        <source>more than 63</source>
        <translation>vairāk nekā 63</translation>
    </message>
    <message>
        <source>63 or more</source>
        <translation>63 vai vairāk</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Džokers</translation>
    </message>
    <message>
        <source>five equal dice after the first Poker: 100 extra</source>
        <translation>pieci vienādi kauliņi pēc pirmā Pokera: vēl 100 punkti</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>English</source>
        <extracomment>Not &quot;English&quot; in your language, but the name of your language in itself, as its list of languages shows it.</extracomment>
        <translation>Latviešu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Valoda</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Gatavojam galdu</translation>
    </message>
</context>
<context>
    <name>PictureFaces</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>%1. attēls no %2</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>The match is over.</source>
        <translation>Spēle ir beigusies.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Tagad nav tavs gājiens.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Vispirms met kauliņus.</translation>
    </message>
    <message>
        <source>All three rolls are used.</source>
        <translation>Visi trīs metieni ir izmantoti.</translation>
    </message>
    <message>
        <source>Put back at least one die to roll it.</source>
        <translation>Atlaid vismaz vienu kauliņu, lai to mestu.</translation>
    </message>
    <message>
        <source>The first roll takes all five dice.</source>
        <translation>Pirmajā metienā met visus piecus kauliņus.</translation>
    </message>
    <message>
        <source>This line is already filled.</source>
        <translation>Šī rinda jau ir aizpildīta.</translation>
    </message>
    <message>
        <source>The joker must go to another line.</source>
        <translation>Džokers jāieraksta citā rindā.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Tagad nav, ko atsaukt.</translation>
    </message>
    <message>
        <source>There is nothing to write again now.</source>
        <translation>Tagad nav, ko ierakstīt no jauna.</translation>
    </message>
    <message>
        <source>One more player is needed.</source>
        <translation>Vajag vēl vienu spēlētāju.</translation>
    </message>
    <message>
        <source>There are too many players.</source>
        <translation>Spēlētāju ir par daudz.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Šī datne nav saglabāta spēle.</translation>
    </message>
    <message>
        <source>The file was written by a newer Riverbones.</source>
        <translation>Datni ir rakstījusi jaunāka Riverbones versija.</translation>
    </message>
    <message>
        <source>The file belongs to a game that this Riverbones does not know.</source>
        <translation>Datne ir no spēles, ko šī Riverbones versija nepazīst.</translation>
    </message>
    <message>
        <source>Line %1 of the file is damaged.</source>
        <translation>Datnes %1. rinda ir bojāta.</translation>
    </message>
    <message>
        <source>The settings in line %1 of the file make no sense.</source>
        <translation>Iestatījumi datnes %1. rindā nav saprotami.</translation>
    </message>
    <message>
        <source>The player in line %1 of the file makes no sense.</source>
        <translation>Spēlētāja dati datnes %1. rindā nav saprotami.</translation>
    </message>
    <message>
        <source>In line %1 of the file the time runs backwards.</source>
        <translation>Datnes %1. rindā laiks iet atpakaļ.</translation>
    </message>
    <message>
        <source>The step in line %1 of the file is not possible by the rules.</source>
        <translation>Gājiens datnes %1. rindā pēc noteikumiem nav iespējams.</translation>
    </message>
    <message>
        <source>Riverbones is already open on this computer.</source>
        <translation>Riverbones šajā datorā jau darbojas.</translation>
    </message>
    <message>
        <source>The folder for saved games cannot be used.</source>
        <translation>Saglabāto spēļu mapi nevar izmantot.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Datni nevar nolasīt.</translation>
    </message>
    <message>
        <source>The game could not be saved. The disk may be full.</source>
        <translation>Neizdevās saglabāt spēli. Varbūt disks ir pilns.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Datne ir par lielu saglabātai spēlei.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>Riverbones cannot start</source>
        <translation>Riverbones nevar sākt darbu</translation>
    </message>
    <message>
        <source>Go on in the window that is open, or close it first.</source>
        <translation>Turpini atvērtajā logā vai vispirms to aizver.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Iziet</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>saved today at %1</source>
        <translation>saglabāta šodien plkst. %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>saglabāta vakar plkst. %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>saglabāta %1</translation>
    </message>
</context>
<context>
    <name>SavedSummary</name>
    <message>
        <source>The last line is written</source>
        <translation>Pēdējā rinda ir aizpildīta</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%1. raunds no %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %n point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · vadībā %2 ar %n punkta pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %n punktu pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %n punktu pārsvaru</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Saglabātās spēles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atpakaļ</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1, %2, bot</source>
        <translation>%1. vieta, %2, bots</translation>
    </message>
    <message>
        <source>Seat %1, %2, person</source>
        <translation>%1. vieta, %2, cilvēks</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Pārvietot: %1</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Attēls: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Vārds</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Cilvēks vai bots: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Cilvēks</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>How well %1 plays</source>
        <translation>Cik labi spēlē %1</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Maigs</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Nosvērts</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Vērīgs</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Noņemt: %1</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Who is playing?</source>
        <translation>Kas spēlē?</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s)</source>
        <translation>
            <numerusform>%1 no %n vietas</numerusform>
            <numerusform>%1 no %n vietām</numerusform>
            <numerusform>%1 no %n vietām</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Jauna spēle: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atpakaļ</translation>
    </message>
</context>
<context>
    <name>SetUpRules</name>
    <message>
        <source>Pace of bots</source>
        <translation>Botu temps</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Mierīgs</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Parasts</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Ātrs</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Tūlītējs</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Saglabātās spēles ir mapē %1.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Trūkst kādas Riverbones daļas.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Šo spēli nevar atvērt</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Labi</translation>
    </message>
</context>
<context>
    <name>StartBar</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n cilvēks</numerusform>
            <numerusform>%n cilvēki</numerusform>
            <numerusform>%n cilvēku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bots</numerusform>
            <numerusform>%n boti</numerusform>
            <numerusform>%n botu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A table with people only, for example: 3 people.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>People and bots at the table, for example: 1 person, 3 bots.</extracomment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Saved as your usual table.</source>
        <translation>Saglabāts kā tavs parastais galds.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Sākt spēli</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Šo saglabāto spēli nevar atvērt</translation>
    </message>
    <message>
        <source>%1 It is kept as it is, and your other saves are fine.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Datne paliek, kāda tā ir, un pārējās tavas saglabātās spēles ir kārtībā.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>Vēl %n spēle</numerusform>
            <numerusform>Vēl %n spēles</numerusform>
            <numerusform>Vēl %n spēļu</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Rādīt datni</translation>
    </message>
</context>
</TS>
