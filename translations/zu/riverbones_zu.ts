<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zu">
<context>
    <name>AddSeats</name>
    <message>
        <source>Add a person</source>
        <translation>Engeza umuntu</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Engeza i-bot</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Carry on where you left off</source>
        <translation>Qhubeka lapho ugcine khona</translation>
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
            <numerusform>Omunye</numerusform>
            <numerusform>Eminye engu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Qhubeka</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Dice Poker</source>
        <translation>I-Poker Yamadayisi</translation>
    </message>
    <message>
        <source>Fill your scorecard, one roll at a time.</source>
        <translation>Gcwalisa ikhadi lakho lamaphuzu, umugqa nomugqa.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long a match lasts, in minutes</comment>
        <translation>
            <numerusform>umzuzu ongu-%n</numerusform>
            <numerusform>imizuzu engu-%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>How many can play; the first number is the smallest table, the second the largest.</extracomment>
        <translation>
            <numerusform>Umdlali: %1–%n</numerusform>
            <numerusform>Abadlali: %1–%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Quit</source>
        <translation>Phuma</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Indlela odlala ngayo</translation>
    </message>
    <message>
        <source>Left bonus of 35</source>
        <translation>Ibhonasi yangakwesokunxele: 35</translation>
    </message>
    <message>
        <source>for the six lines on the left together</source>
        <translation>ngesamba semigqa eyisithupha yangakwesokunxele</translation>
    </message>
    <message>
        <source>more than 63</source>
        <translation>ngaphezu kuka-63</translation>
    </message>
    <message>
        <source>63 or more</source>
        <translation>63 noma ngaphezulu</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>I-joker</translation>
    </message>
    <message>
        <source>five equal dice after the first Poker: 100 extra</source>
        <translation>amadayisi amahlanu afanayo ngemva kwe-Poker yokuqala: 100 ngaphezulu</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>English</source>
        <extracomment>Not &quot;English&quot; in your language, but the name of your language in itself, as its list of languages shows it.</extracomment>
        <translation>isiZulu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ulimi</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Kulungiswa itafula</translation>
    </message>
</context>
<context>
    <name>PictureFaces</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Isithombe: %1 / %2</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>The match is over.</source>
        <translation>Umdlalo uphelile.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Akulona ithuba lakho lokudlala.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Phonsa amadayisi kuqala.</translation>
    </message>
    <message>
        <source>All three rolls are used.</source>
        <translation>Usuphonse kathathu.</translation>
    </message>
    <message>
        <source>Put back at least one die to roll it.</source>
        <translation>Dedela okungenani idayisi elilodwa ukuze uliphonse.</translation>
    </message>
    <message>
        <source>The first roll takes all five dice.</source>
        <translation>Ukuphonsa kokuqala kufuna onke amadayisi amahlanu.</translation>
    </message>
    <message>
        <source>This line is already filled.</source>
        <translation>Lo mugqa usugcwalisiwe.</translation>
    </message>
    <message>
        <source>The joker must go to another line.</source>
        <translation>I-joker kumele ibhalwe komunye umugqa.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Akukho ongakuhlehlisa manje.</translation>
    </message>
    <message>
        <source>There is nothing to write again now.</source>
        <translation>Akukho ongakubhala futhi manje.</translation>
    </message>
    <message>
        <source>One more player is needed.</source>
        <translation>Kudingeka omunye umdlali.</translation>
    </message>
    <message>
        <source>There are too many players.</source>
        <translation>Abadlali baningi kakhulu.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Leli fayela aliwona umdlalo olondoloziwe.</translation>
    </message>
    <message>
        <source>The file was written by a newer Riverbones.</source>
        <translation>Leli fayela libhalwe yi-Riverbones entsha kunale.</translation>
    </message>
    <message>
        <source>The file belongs to a game that this Riverbones does not know.</source>
        <translation>Leli fayela lingelomdlalo i-Riverbones engawazi.</translation>
    </message>
    <message>
        <source>Line %1 of the file is damaged.</source>
        <translation>Umugqa %1 waleli fayela wonakele.</translation>
    </message>
    <message>
        <source>The settings in line %1 of the file make no sense.</source>
        <translation>Izilungiselelo ezisemugqeni %1 waleli fayela azinangqondo.</translation>
    </message>
    <message>
        <source>The player in line %1 of the file makes no sense.</source>
        <translation>Imininingwane yomdlali esemugqeni %1 waleli fayela ayinangqondo.</translation>
    </message>
    <message>
        <source>In line %1 of the file the time runs backwards.</source>
        <translation>Emugqeni %1 waleli fayela isikhathi sihlehlela emuva.</translation>
    </message>
    <message>
        <source>The step in line %1 of the file is not possible by the rules.</source>
        <translation>Isinyathelo esisemugqeni %1 waleli fayela asivunyelwe yimithetho.</translation>
    </message>
    <message>
        <source>Riverbones is already open on this computer.</source>
        <translation>I-Riverbones isivuliwe kule khompyutha.</translation>
    </message>
    <message>
        <source>The folder for saved games cannot be used.</source>
        <translation>Ifolda yemidlalo elondoloziwe ayikwazi ukusetshenziswa.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Leli fayela alifundeki.</translation>
    </message>
    <message>
        <source>The game could not be saved. The disk may be full.</source>
        <translation>Umdlalo awukwazanga ukulondolozwa. Kungenzeka idiski igcwele.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Leli fayela likhulu kakhulu ukuthi lingaba ngumdlalo olondoloziwe.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>Riverbones cannot start</source>
        <translation>I-Riverbones ayikwazi ukuqala</translation>
    </message>
    <message>
        <source>Go on in the window that is open, or close it first.</source>
        <translation>Qhubeka ewindini elivuliwe, noma ulivale kuqala.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Phuma</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>saved today at %1</source>
        <translation>kulondolozwe namuhla, %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>kulondolozwe izolo, %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>kulondolozwe: %1</translation>
    </message>
</context>
<context>
    <name>SavedSummary</name>
    <message>
        <source>The last line is written</source>
        <translation>Umugqa wokugcina usubhaliwe</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Umzuliswano: %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %n point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · Ophambili: %2, ngephuzu elingu-%n</numerusform>
            <numerusform>%1 · Ophambili: %2, ngamaphuzu angu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Imidlalo elondoloziwe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Emuva</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1, %2, bot</source>
        <translation>Isihlalo %1, %2, i-bot</translation>
    </message>
    <message>
        <source>Seat %1, %2, person</source>
        <translation>Isihlalo %1, %2, umuntu</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Hambisa: %1</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Isithombe: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Igama</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Odlalayo: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Umuntu</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>I-bot</translation>
    </message>
    <message>
        <source>How well %1 plays</source>
        <translation>Izinga le-bot: %1</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Opholile</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ozinzile</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Okhaliphile</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Khipha: %1</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Who is playing?</source>
        <translation>Kudlala bani?</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s)</source>
        <translation>
            <numerusform>Isihlalo: %1 / %n</numerusform>
            <numerusform>Izihlalo: %1 / %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Umdlalo omusha: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Emuva</translation>
    </message>
</context>
<context>
    <name>SetUpRules</name>
    <message>
        <source>Pace of bots</source>
        <translation>Isivinini sama-bot</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Kancane</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Okuvamile</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Ngokushesha</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Khona manjalo</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Imidlalo elondoloziwe ikule folda: %1.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Ingxenye ye-Riverbones ayitholakali.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Lo mdlalo awuvuleki</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Kulungile</translation>
    </message>
</context>
<context>
    <name>StartBar</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>umuntu ongu-%n</numerusform>
            <numerusform>abantu abangu-%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>i-bot engu-%n</numerusform>
            <numerusform>ama-bot angu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>A table with people only, for example: 3 people.</extracomment>
        <translation>Etafuleni: %1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>People and bots at the table, for example: 1 person, 3 bots.</extracomment>
        <translation>Etafuleni: %1, %2.</translation>
    </message>
    <message>
        <source>Saved as your usual table.</source>
        <translation>Kulondolozwe njengetafula lakho elivamile.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Qala umdlalo</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Lo mdlalo olondoloziwe awuvuleki</translation>
    </message>
    <message>
        <source>%1 It is kept as it is, and your other saves are fine.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Leli fayela alithintwanga, futhi eminye imidlalo yakho elondoloziwe ilungile.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>Omunye</numerusform>
            <numerusform>Eminye engu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Bonisa ifayela</translation>
    </message>
</context>
</TS>
