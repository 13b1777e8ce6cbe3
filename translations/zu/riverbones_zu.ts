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
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Amadayisi</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Khetha umugqa ozowugcwalisa</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Thepha idayisi ukuze uligcine noma ulidedele</translation>
    </message>
    <message numerus="yes">
        <source>Kept: %n dice</source>
        <translation>
            <numerusform>Ligciniwe: idayisi elingu-%n</numerusform>
            <numerusform>Agciniwe: amadayisi angu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Kucabanga: %1</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>Die %1 of %2: one</source>
        <translation>Idayisi %1 / %2: 1</translation>
    </message>
    <message>
        <source>Die %1 of %2: two</source>
        <translation>Idayisi %1 / %2: 2</translation>
    </message>
    <message>
        <source>Die %1 of %2: three</source>
        <translation>Idayisi %1 / %2: 3</translation>
    </message>
    <message>
        <source>Die %1 of %2: four</source>
        <translation>Idayisi %1 / %2: 4</translation>
    </message>
    <message>
        <source>Die %1 of %2: five</source>
        <translation>Idayisi %1 / %2: 5</translation>
    </message>
    <message>
        <source>Die %1 of %2: six</source>
        <translation>Idayisi %1 / %2: 6</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Phonsa idayisi elilodwa</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Phonsa amadayisi amabili</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Phonsa amadayisi amathathu</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Phonsa amadayisi amane</translation>
    </message>
    <message>
        <source>Roll five dice</source>
        <translation>Phonsa amadayisi amahlanu</translation>
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
    <name>JokerWords</name>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to aces.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-1.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to twos.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-2.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to threes.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-3.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fours.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-4.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fives.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-5.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to sixes.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kumele kubhalwe kuma-6.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, futhi kubalwa kunoma yimuphi umugqa ongenalutho ngakwesokudla.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.</source>
        <translation>Amahlanu afanayo, i-Poker isigcwalisiwe: amaphuzu angu-100 ngaphezulu, kodwa yonke imigqa yangakwesokudla isigcwalisiwe. Kumele kubhalwe u-0 emugqeni wangakwesokunxele.</translation>
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
    <name>LineWords</name>
    <message>
        <source>Aces</source>
        <translation>Ama-1</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Ama-2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Ama-3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Ama-4</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Ama-5</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Ama-6</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Ipheya</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Amapheya amabili</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Amathathu afanayo</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Amane afanayo</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>I-full house</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>I-straight encane</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>I-straight enkulu</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>I-Poker</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Ithuba</translation>
    </message>
    <message>
        <source>Write %1 in aces</source>
        <translation>Bhala u-%1 kuma-1</translation>
    </message>
    <message>
        <source>Write %1 in twos</source>
        <translation>Bhala u-%1 kuma-2</translation>
    </message>
    <message>
        <source>Write %1 in threes</source>
        <translation>Bhala u-%1 kuma-3</translation>
    </message>
    <message>
        <source>Write %1 in fours</source>
        <translation>Bhala u-%1 kuma-4</translation>
    </message>
    <message>
        <source>Write %1 in fives</source>
        <translation>Bhala u-%1 kuma-5</translation>
    </message>
    <message>
        <source>Write %1 in sixes</source>
        <translation>Bhala u-%1 kuma-6</translation>
    </message>
    <message>
        <source>Write %1 in pair</source>
        <translation>Bhala u-%1 kwipheya</translation>
    </message>
    <message>
        <source>Write %1 in two pairs</source>
        <translation>Bhala u-%1 kumapheya amabili</translation>
    </message>
    <message>
        <source>Write %1 in three of a kind</source>
        <translation>Bhala u-%1 kumathathu afanayo</translation>
    </message>
    <message>
        <source>Write %1 in four of a kind</source>
        <translation>Bhala u-%1 kumane afanayo</translation>
    </message>
    <message>
        <source>Write %1 in full house</source>
        <translation>Bhala u-%1 kwi-full house</translation>
    </message>
    <message>
        <source>Write %1 in small straight</source>
        <translation>Bhala u-%1 kwi-straight encane</translation>
    </message>
    <message>
        <source>Write %1 in large straight</source>
        <translation>Bhala u-%1 kwi-straight enkulu</translation>
    </message>
    <message>
        <source>Write %1 in Poker</source>
        <translation>Bhala u-%1 kwi-Poker</translation>
    </message>
    <message>
        <source>Write %1 in chance</source>
        <translation>Bhala u-%1 ethubeni</translation>
    </message>
    <message>
        <source>Really give up aces?</source>
        <translation>Uyawadela ngempela ama-1?</translation>
    </message>
    <message>
        <source>Really give up twos?</source>
        <translation>Uyawadela ngempela ama-2?</translation>
    </message>
    <message>
        <source>Really give up threes?</source>
        <translation>Uyawadela ngempela ama-3?</translation>
    </message>
    <message>
        <source>Really give up fours?</source>
        <translation>Uyawadela ngempela ama-4?</translation>
    </message>
    <message>
        <source>Really give up fives?</source>
        <translation>Uyawadela ngempela ama-5?</translation>
    </message>
    <message>
        <source>Really give up sixes?</source>
        <translation>Uyawadela ngempela ama-6?</translation>
    </message>
    <message>
        <source>Really give up pair?</source>
        <translation>Uyayidela ngempela ipheya?</translation>
    </message>
    <message>
        <source>Really give up two pairs?</source>
        <translation>Uyawadela ngempela amapheya amabili?</translation>
    </message>
    <message>
        <source>Really give up three of a kind?</source>
        <translation>Uyawadela ngempela amathathu afanayo?</translation>
    </message>
    <message>
        <source>Really give up four of a kind?</source>
        <translation>Uyawadela ngempela amane afanayo?</translation>
    </message>
    <message>
        <source>Really give up full house?</source>
        <translation>Uyayidela ngempela i-full house?</translation>
    </message>
    <message>
        <source>Really give up small straight?</source>
        <translation>Uyayidela ngempela i-straight encane?</translation>
    </message>
    <message>
        <source>Really give up large straight?</source>
        <translation>Uyayidela ngempela i-straight enkulu?</translation>
    </message>
    <message>
        <source>Really give up Poker?</source>
        <translation>Uyayidela ngempela i-Poker?</translation>
    </message>
    <message>
        <source>Really give up chance?</source>
        <translation>Uyalidela ngempela ithuba?</translation>
    </message>
    <message>
        <source>Take back: aces</source>
        <translation>Hlehlisa: ama-1</translation>
    </message>
    <message>
        <source>Take back: twos</source>
        <translation>Hlehlisa: ama-2</translation>
    </message>
    <message>
        <source>Take back: threes</source>
        <translation>Hlehlisa: ama-3</translation>
    </message>
    <message>
        <source>Take back: fours</source>
        <translation>Hlehlisa: ama-4</translation>
    </message>
    <message>
        <source>Take back: fives</source>
        <translation>Hlehlisa: ama-5</translation>
    </message>
    <message>
        <source>Take back: sixes</source>
        <translation>Hlehlisa: ama-6</translation>
    </message>
    <message>
        <source>Take back: pair</source>
        <translation>Hlehlisa: ipheya</translation>
    </message>
    <message>
        <source>Take back: two pairs</source>
        <translation>Hlehlisa: amapheya amabili</translation>
    </message>
    <message>
        <source>Take back: three of a kind</source>
        <translation>Hlehlisa: amathathu afanayo</translation>
    </message>
    <message>
        <source>Take back: four of a kind</source>
        <translation>Hlehlisa: amane afanayo</translation>
    </message>
    <message>
        <source>Take back: full house</source>
        <translation>Hlehlisa: i-full house</translation>
    </message>
    <message>
        <source>Take back: small straight</source>
        <translation>Hlehlisa: i-straight encane</translation>
    </message>
    <message>
        <source>Take back: large straight</source>
        <translation>Hlehlisa: i-straight enkulu</translation>
    </message>
    <message>
        <source>Take back: Poker</source>
        <translation>Hlehlisa: i-Poker</translation>
    </message>
    <message>
        <source>Take back: chance</source>
        <translation>Hlehlisa: ithuba</translation>
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
    <name>MatActions</name>
    <message>
        <source>%1 of %2 rolls used</source>
        <translation>Ukuphonsa: %1 / %2</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Sheshisa</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Bona umphumela</translation>
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
        <translation>Umdlalo olondoloziwe wonakele</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Umugqa %1 waleli fayela awunangqondo. Umdlalo uqhubeka kusukela ngaphambi kwawo.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Kulungile</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Umdlalo uyaqhubeka. Ukulondoloza kuzozanywa futhi ngesinyathelo ngasinye.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Ingxenye ye-Riverbones ayitholakali.</translation>
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
    <name>ResultPage</name>
    <message>
        <source>Final scores</source>
        <translation>Amaphuzu okugcina</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Buyela ekuqaleni</translation>
    </message>
    <message>
        <source>See the scorecards</source>
        <translation>Bona amakhadi amaphuzu</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Dlala futhi</translation>
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
        <translation>Esokunxele</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Ibhonasi</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Esokudla</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Ama-joker</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Isamba</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Amaphuzu okugcina</translation>
    </message>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: indawo %2, isamba %3</translation>
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
            <numerusform>%1 · Ophambili: %2, ngephuzu elingu-%Ln</numerusform>
            <numerusform>%1 · Ophambili: %2, ngamaphuzu angu-%Ln</numerusform>
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
        <translation>Ibhonasi: kutholakale amaphuzu angu-%1.</translation>
    </message>
    <message>
        <source>Bonus: %1 of %2.</source>
        <translation>Ibhonasi: %1 / %2.</translation>
    </message>
    <message>
        <source>Dashed numbers are what this roll would score.</source>
        <translation>Izinombolo ezinemidwa zingamaphuzu alokhu kuphonsa.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Hlehlisa</translation>
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
        <translation>%1, kungatholakala %2</translation>
    </message>
    <message>
        <source>closed for this joker</source>
        <translation>uvaliwe kule joker</translation>
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
        <translation>Isamba sokunxele</translation>
    </message>
    <message>
        <source>Bonus at 63 or more</source>
        <translation>Ibhonasi 63+</translation>
    </message>
    <message>
        <source>Bonus over 63</source>
        <translation>Ibhonasi &gt;63</translation>
    </message>
    <message>
        <source>Joker bonus</source>
        <translation>Ibhonasi ye-joker</translation>
    </message>
    <message>
        <source>Joker off</source>
        <translation>I-joker ivaliwe</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>Scorecard</source>
        <translation>Ikhadi lamaphuzu</translation>
    </message>
</context>
<context>
    <name>SeatName</name>
    <message>
        <source>Name</source>
        <translation>Igama</translation>
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
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
</context>
<context>
    <name>ShellToast</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Imidlalo elondoloziwe ikule folda: %1.</translation>
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
    <name>TableBar</name>
    <message>
        <source>Dice Poker</source>
        <translation>I-Poker Yamadayisi</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Amaphuzu okugcina</translation>
    </message>
    <message>
        <source>Round %1 of %2 · %3 to play</source>
        <translation>Umzuliswano: %1 / %2 · Kudlala: %3</translation>
    </message>
    <message>
        <source>Last round · %1 to play</source>
        <translation>Umzuliswano wokugcina · Kudlala: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Buyela ekuqaleni</translation>
    </message>
    <message>
        <source>Whole scorecard (S)</source>
        <translation>Ikhadi lamaphuzu lonke (S)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
</context>
<context>
    <name>TotalEntry</name>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: indawo %2, isamba %3</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Lo mdlalo olondoloziwe awuvuleki</translation>
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
    <message>
        <source>%1 The file stays where it is, and other saves are not affected.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Leli fayela lihlala lapho likhona, futhi eminye imidlalo elondoloziwe ayithinteki.</translation>
    </message>
</context>
<context>
    <name>TurnBanner</name>
    <message>
        <source>%1 to play</source>
        <translation>Kudlala: %1</translation>
    </message>
</context>
<context>
    <name>WholeScorecard</name>
    <message>
        <source>Whole scorecard</source>
        <translation>Ikhadi lamaphuzu lonke</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Vala</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>%1 has filled the card</source>
        <translation>Ogcwalise ikhadi: %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Onqobile: %1</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <translation>Banqobe ngokulingana: %1, %2</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>three names or more, with commas between them</comment>
        <translation>Banqobe ngokulingana: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>Umehluko: iphuzu elingu-%Ln</numerusform>
            <numerusform>Umehluko: amaphuzu angu-%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>ngephuzu elingu-%Ln</numerusform>
            <numerusform>ngamaphuzu angu-%Ln</numerusform>
        </translation>
    </message>
</context>
</TS>
