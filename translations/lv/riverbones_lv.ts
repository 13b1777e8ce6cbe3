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
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Kauliņi</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Izvēlies rindu, kurā ierakstīt</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Pieskaries kauliņam, lai to paturētu vai atlaistu</translation>
    </message>
    <message numerus="yes">
        <source>Kept: %n dice</source>
        <translation>
            <numerusform>Paturēts: %n kauliņš</numerusform>
            <numerusform>Paturēti: %n kauliņi</numerusform>
            <numerusform>Paturēts: %n kauliņu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 domā</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>Die %1 of %2: one</source>
        <translation>%1. kauliņš no %2: viens</translation>
    </message>
    <message>
        <source>Die %1 of %2: two</source>
        <translation>%1. kauliņš no %2: divi</translation>
    </message>
    <message>
        <source>Die %1 of %2: three</source>
        <translation>%1. kauliņš no %2: trīs</translation>
    </message>
    <message>
        <source>Die %1 of %2: four</source>
        <translation>%1. kauliņš no %2: četri</translation>
    </message>
    <message>
        <source>Die %1 of %2: five</source>
        <translation>%1. kauliņš no %2: pieci</translation>
    </message>
    <message>
        <source>Die %1 of %2: six</source>
        <translation>%1. kauliņš no %2: seši</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Mest vienu kauliņu</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Mest divus kauliņus</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Mest trīs kauliņus</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Mest četrus kauliņus</translation>
    </message>
    <message>
        <source>Roll five dice</source>
        <translation>Mest piecus kauliņus</translation>
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
    <name>JokerWords</name>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to aces.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta vieniniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to twos.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta divniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to threes.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta trijniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fours.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta četriniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fives.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta pieciniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to sixes.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens jāieraksta sešiniekos.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, un metiens der jebkurā brīvā labās daļas rindā.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.</source>
        <translation>Pieci vienādi, un Pokers jau aizņemts: vēl 100 punkti, bet visas labās daļas rindas ir aizpildītas. Kādā kreisās daļas rindā jāieraksta 0.</translation>
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
    <name>LineWords</name>
    <message>
        <source>Aces</source>
        <translation>Vieninieki</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Divnieki</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trijnieki</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Četrinieki</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Piecinieki</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sešinieki</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pāris</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Divi pāri</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trīs vienādi</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Četri vienādi</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Fulhauss</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Mazais strīts</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Lielais strīts</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Pokers</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Iespēja</translation>
    </message>
    <message>
        <source>Write %1 in aces</source>
        <translation>Ierakstīt %1 vieniniekos</translation>
    </message>
    <message>
        <source>Write %1 in twos</source>
        <translation>Ierakstīt %1 divniekos</translation>
    </message>
    <message>
        <source>Write %1 in threes</source>
        <translation>Ierakstīt %1 trijniekos</translation>
    </message>
    <message>
        <source>Write %1 in fours</source>
        <translation>Ierakstīt %1 četriniekos</translation>
    </message>
    <message>
        <source>Write %1 in fives</source>
        <translation>Ierakstīt %1 pieciniekos</translation>
    </message>
    <message>
        <source>Write %1 in sixes</source>
        <translation>Ierakstīt %1 sešiniekos</translation>
    </message>
    <message>
        <source>Write %1 in pair</source>
        <translation>Ierakstīt %1 pārī</translation>
    </message>
    <message>
        <source>Write %1 in two pairs</source>
        <translation>Ierakstīt %1 divos pāros</translation>
    </message>
    <message>
        <source>Write %1 in three of a kind</source>
        <translation>Ierakstīt %1 trijos vienādos</translation>
    </message>
    <message>
        <source>Write %1 in four of a kind</source>
        <translation>Ierakstīt %1 četros vienādos</translation>
    </message>
    <message>
        <source>Write %1 in full house</source>
        <translation>Ierakstīt %1 fulhausā</translation>
    </message>
    <message>
        <source>Write %1 in small straight</source>
        <translation>Ierakstīt %1 mazajā strītā</translation>
    </message>
    <message>
        <source>Write %1 in large straight</source>
        <translation>Ierakstīt %1 lielajā strītā</translation>
    </message>
    <message>
        <source>Write %1 in Poker</source>
        <translation>Ierakstīt %1 Pokerā</translation>
    </message>
    <message>
        <source>Write %1 in chance</source>
        <translation>Ierakstīt %1 iespējā</translation>
    </message>
    <message>
        <source>Really give up aces?</source>
        <translation>Vai tiešām atteikties no vieniniekiem?</translation>
    </message>
    <message>
        <source>Really give up twos?</source>
        <translation>Vai tiešām atteikties no divniekiem?</translation>
    </message>
    <message>
        <source>Really give up threes?</source>
        <translation>Vai tiešām atteikties no trijniekiem?</translation>
    </message>
    <message>
        <source>Really give up fours?</source>
        <translation>Vai tiešām atteikties no četriniekiem?</translation>
    </message>
    <message>
        <source>Really give up fives?</source>
        <translation>Vai tiešām atteikties no pieciniekiem?</translation>
    </message>
    <message>
        <source>Really give up sixes?</source>
        <translation>Vai tiešām atteikties no sešiniekiem?</translation>
    </message>
    <message>
        <source>Really give up pair?</source>
        <translation>Vai tiešām atteikties no pāra?</translation>
    </message>
    <message>
        <source>Really give up two pairs?</source>
        <translation>Vai tiešām atteikties no diviem pāriem?</translation>
    </message>
    <message>
        <source>Really give up three of a kind?</source>
        <translation>Vai tiešām atteikties no trim vienādiem?</translation>
    </message>
    <message>
        <source>Really give up four of a kind?</source>
        <translation>Vai tiešām atteikties no četriem vienādiem?</translation>
    </message>
    <message>
        <source>Really give up full house?</source>
        <translation>Vai tiešām atteikties no fulhausa?</translation>
    </message>
    <message>
        <source>Really give up small straight?</source>
        <translation>Vai tiešām atteikties no mazā strīta?</translation>
    </message>
    <message>
        <source>Really give up large straight?</source>
        <translation>Vai tiešām atteikties no lielā strīta?</translation>
    </message>
    <message>
        <source>Really give up Poker?</source>
        <translation>Vai tiešām atteikties no Pokera?</translation>
    </message>
    <message>
        <source>Really give up chance?</source>
        <translation>Vai tiešām atteikties no iespējas?</translation>
    </message>
    <message>
        <source>Take back: aces</source>
        <translation>Atsaukt: vieninieki</translation>
    </message>
    <message>
        <source>Take back: twos</source>
        <translation>Atsaukt: divnieki</translation>
    </message>
    <message>
        <source>Take back: threes</source>
        <translation>Atsaukt: trijnieki</translation>
    </message>
    <message>
        <source>Take back: fours</source>
        <translation>Atsaukt: četrinieki</translation>
    </message>
    <message>
        <source>Take back: fives</source>
        <translation>Atsaukt: piecinieki</translation>
    </message>
    <message>
        <source>Take back: sixes</source>
        <translation>Atsaukt: sešinieki</translation>
    </message>
    <message>
        <source>Take back: pair</source>
        <translation>Atsaukt: pāris</translation>
    </message>
    <message>
        <source>Take back: two pairs</source>
        <translation>Atsaukt: divi pāri</translation>
    </message>
    <message>
        <source>Take back: three of a kind</source>
        <translation>Atsaukt: trīs vienādi</translation>
    </message>
    <message>
        <source>Take back: four of a kind</source>
        <translation>Atsaukt: četri vienādi</translation>
    </message>
    <message>
        <source>Take back: full house</source>
        <translation>Atsaukt: fulhauss</translation>
    </message>
    <message>
        <source>Take back: small straight</source>
        <translation>Atsaukt: mazais strīts</translation>
    </message>
    <message>
        <source>Take back: large straight</source>
        <translation>Atsaukt: lielais strīts</translation>
    </message>
    <message>
        <source>Take back: Poker</source>
        <translation>Atsaukt: Pokers</translation>
    </message>
    <message>
        <source>Take back: chance</source>
        <translation>Atsaukt: iespēja</translation>
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
    <name>MatActions</name>
    <message>
        <source>%1 of %2 rolls used</source>
        <translation>Metieni: %1 no %2</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Atstarpe</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Pasteidzināt</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Skatīt rezultātu</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Saglabātā spēle bija bojāta</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Datnes %1. rinda nav saprotama. Spēle turpinās no vietas tieši pirms tās.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Labi</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Spēle turpinās. Pēc katra gājiena mēģināsim saglabāt vēlreiz.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Trūkst kādas Riverbones daļas.</translation>
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
    <name>ResultPage</name>
    <message>
        <source>Final scores</source>
        <translation>Gala rezultāti</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Uz sākumu</translation>
    </message>
    <message>
        <source>See the scorecards</source>
        <translation>Skatīt rezultātu kartes</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spēlēt vēlreiz</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Left</source>
        <translation>Pa kreisi</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonuss</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pa labi</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Džokeri</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Kopā</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Gala rezultāti</translation>
    </message>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: %2. vieta, kopā %3</translation>
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
    <name>ScoreCell</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>line, player, points</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>ScoreFooter</name>
    <message>
        <source>Bonus: %1 points won.</source>
        <translation>Bonuss iegūts: %1.</translation>
    </message>
    <message>
        <source>Bonus: %1 of %2.</source>
        <translation>Bonuss: %1 no %2.</translation>
    </message>
    <message>
        <source>Dashed numbers are what this roll would score.</source>
        <translation>Skaitļi raustītā rāmī rāda, ko dotu šis metiens.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Atsaukt</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <comment>the keys</comment>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1, would score %2</source>
        <comment>line, points</comment>
        <translation>%1, iespējamie punkti: %2</translation>
    </message>
    <message>
        <source>closed for this joker</source>
        <translation>šim džokerim slēgta</translation>
    </message>
</context>
<context>
    <name>ScorePlayer</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>line, player, points</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Left sum</source>
        <translation>Kreisās daļas summa</translation>
    </message>
    <message>
        <source>Bonus at 63 or more</source>
        <translation>Bonuss: 63 vai vairāk</translation>
    </message>
    <message>
        <source>Bonus over 63</source>
        <translation>Bonuss virs 63</translation>
    </message>
    <message>
        <source>Joker bonus</source>
        <translation>Džokera bonuss</translation>
    </message>
    <message>
        <source>Joker off</source>
        <translation>Bez džokera</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>Scorecard</source>
        <translation>Rezultātu karte</translation>
    </message>
</context>
<context>
    <name>SeatName</name>
    <message>
        <source>Name</source>
        <translation>Vārds</translation>
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
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
</context>
<context>
    <name>ShellToast</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Saglabātās spēles ir mapē %1.</translation>
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
    <name>TableBar</name>
    <message>
        <source>Dice Poker</source>
        <translation>Kauliņu pokers</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Gala rezultāti</translation>
    </message>
    <message>
        <source>Round %1 of %2 · %3 to play</source>
        <translation>%1. raunds no %2 · gājiens: %3</translation>
    </message>
    <message>
        <source>Last round · %1 to play</source>
        <translation>Pēdējais raunds · gājiens: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Uz sākumu</translation>
    </message>
    <message>
        <source>Whole scorecard (S)</source>
        <translation>Visa rezultātu karte (S)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
</context>
<context>
    <name>TotalEntry</name>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: %2. vieta, kopā %3</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Šo saglabāto spēli nevar atvērt</translation>
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
    <message>
        <source>%1 The file stays where it is, and other saves are not affected.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Datne paliek savā vietā, un citas saglabātās spēles tas neskar.</translation>
    </message>
</context>
<context>
    <name>TurnBanner</name>
    <message>
        <source>%1 to play</source>
        <translation>Gājiens: %1</translation>
    </message>
</context>
<context>
    <name>WholeScorecard</name>
    <message>
        <source>Whole scorecard</source>
        <translation>Visa rezultātu karte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Aizvērt</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>%1 has filled the card</source>
        <translation>%1 aizpildīja visu karti</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Uzvar: %1</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <translation>Uzvaru dala: %1 un %2</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>three names or more, with commas between them</comment>
        <translation>Uzvaru dala: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>ar %n punkta pārsvaru</numerusform>
            <numerusform>ar %n punktu pārsvaru</numerusform>
            <numerusform>ar %n punktu pārsvaru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>ar %n punktu</numerusform>
            <numerusform>ar %n punktiem</numerusform>
            <numerusform>ar %n punktiem</numerusform>
        </translation>
    </message>
</context>
</TS>
