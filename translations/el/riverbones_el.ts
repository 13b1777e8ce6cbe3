<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
<context>
    <name>AddSeats</name>
    <message>
        <source>Add a person</source>
        <translation>Προσθήκη ανθρώπου</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Προσθήκη μποτ</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Carry on where you left off</source>
        <translation>Συνεχίστε από εκεί που μείνατε</translation>
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
            <numerusform>%n ακόμη</numerusform>
            <numerusform>%n ακόμη</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
</context>
<context>
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Ζάρια</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Επιλέξτε γραμμή για καταχώριση</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Πατήστε ένα ζάρι για να το κρατήσετε ή να το αφήσετε</translation>
    </message>
    <message numerus="yes">
        <source>Kept: %n dice</source>
        <translation>
            <numerusform>Κρατημένο: %n ζάρι</numerusform>
            <numerusform>Κρατημένα: %n ζάρια</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>Σκέφτεται: %1</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>Die %1 of %2: one</source>
        <translation>Ζάρι %1 από %2: ένα</translation>
    </message>
    <message>
        <source>Die %1 of %2: two</source>
        <translation>Ζάρι %1 από %2: δύο</translation>
    </message>
    <message>
        <source>Die %1 of %2: three</source>
        <translation>Ζάρι %1 από %2: τρία</translation>
    </message>
    <message>
        <source>Die %1 of %2: four</source>
        <translation>Ζάρι %1 από %2: τέσσερα</translation>
    </message>
    <message>
        <source>Die %1 of %2: five</source>
        <translation>Ζάρι %1 από %2: πέντε</translation>
    </message>
    <message>
        <source>Die %1 of %2: six</source>
        <translation>Ζάρι %1 από %2: έξι</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Ρίξτε ένα ζάρι</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Ρίξτε δύο ζάρια</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Ρίξτε τρία ζάρια</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Ρίξτε τέσσερα ζάρια</translation>
    </message>
    <message>
        <source>Roll five dice</source>
        <translation>Ρίξτε πέντε ζάρια</translation>
    </message>
</context>
<context>
    <name>GameInfo</name>
    <message>
        <source>Dice Poker</source>
        <translation>Πόκερ με ζάρια</translation>
    </message>
    <message>
        <source>Fill your scorecard, one roll at a time.</source>
        <translation>Συμπληρώστε το φύλλο βαθμολογίας, μία ζαριά τη φορά.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long a match lasts, in minutes</comment>
        <translation>
            <numerusform>%n λεπτό</numerusform>
            <numerusform>%n λεπτά</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>How many can play; the first number is the smallest table, the second the largest.</extracomment>
        <translation>
            <numerusform>%1–%n παίκτης</numerusform>
            <numerusform>%1–%n παίκτες</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Quit</source>
        <translation>Έξοδος</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Πώς παίζετε</translation>
    </message>
    <message>
        <source>Left bonus of 35</source>
        <translation>Μπόνους αριστερού τμήματος: 35</translation>
    </message>
    <message>
        <source>for the six lines on the left together</source>
        <translation>για τις έξι γραμμές του αριστερού τμήματος μαζί</translation>
    </message>
    <message>
        <source>more than 63</source>
        <translation>πάνω από 63</translation>
    </message>
    <message>
        <source>63 or more</source>
        <translation>63 ή περισσότερο</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Μπαλαντέρ</translation>
    </message>
    <message>
        <source>five equal dice after the first Poker: 100 extra</source>
        <translation>πέντε όμοια ζάρια μετά το πρώτο Πόκερ: 100 πόντοι επιπλέον</translation>
    </message>
</context>
<context>
    <name>JokerWords</name>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to aces.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στους άσους.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to twos.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στα δυάρια.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to threes.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στα τριάρια.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fours.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στα τεσσάρια.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fives.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στα πεντάρια.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to sixes.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά πρέπει να γραφτεί στα εξάρια.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, και η ζαριά μετράει σε οποιαδήποτε κενή γραμμή του δεξιού τμήματος.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.</source>
        <translation>Πέντε όμοια και το Πόκερ είναι πιασμένο: 100 πόντοι επιπλέον, αλλά όλες οι γραμμές του δεξιού τμήματος είναι συμπληρωμένες. Σε μια γραμμή του αριστερού τμήματος πρέπει να γραφτεί 0.</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>English</source>
        <extracomment>Not &quot;English&quot; in your language, but the name of your language in itself, as its list of languages shows it.</extracomment>
        <translation>Ελληνικά</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>Aces</source>
        <translation>Άσοι</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Δυάρια</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Τριάρια</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Τεσσάρια</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Πεντάρια</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Εξάρια</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Ζευγάρι</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Δύο ζευγάρια</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Τρία όμοια</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Καρέ</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Φουλ</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Μικρή κέντα</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Μεγάλη κέντα</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Πόκερ</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Ευκαιρία</translation>
    </message>
    <message>
        <source>Write %1 in aces</source>
        <translation>Καταχώριση %1 στους άσους</translation>
    </message>
    <message>
        <source>Write %1 in twos</source>
        <translation>Καταχώριση %1 στα δυάρια</translation>
    </message>
    <message>
        <source>Write %1 in threes</source>
        <translation>Καταχώριση %1 στα τριάρια</translation>
    </message>
    <message>
        <source>Write %1 in fours</source>
        <translation>Καταχώριση %1 στα τεσσάρια</translation>
    </message>
    <message>
        <source>Write %1 in fives</source>
        <translation>Καταχώριση %1 στα πεντάρια</translation>
    </message>
    <message>
        <source>Write %1 in sixes</source>
        <translation>Καταχώριση %1 στα εξάρια</translation>
    </message>
    <message>
        <source>Write %1 in pair</source>
        <translation>Καταχώριση %1 στο ζευγάρι</translation>
    </message>
    <message>
        <source>Write %1 in two pairs</source>
        <translation>Καταχώριση %1 στα δύο ζευγάρια</translation>
    </message>
    <message>
        <source>Write %1 in three of a kind</source>
        <translation>Καταχώριση %1 στα τρία όμοια</translation>
    </message>
    <message>
        <source>Write %1 in four of a kind</source>
        <translation>Καταχώριση %1 στο καρέ</translation>
    </message>
    <message>
        <source>Write %1 in full house</source>
        <translation>Καταχώριση %1 στο φουλ</translation>
    </message>
    <message>
        <source>Write %1 in small straight</source>
        <translation>Καταχώριση %1 στη μικρή κέντα</translation>
    </message>
    <message>
        <source>Write %1 in large straight</source>
        <translation>Καταχώριση %1 στη μεγάλη κέντα</translation>
    </message>
    <message>
        <source>Write %1 in Poker</source>
        <translation>Καταχώριση %1 στο Πόκερ</translation>
    </message>
    <message>
        <source>Write %1 in chance</source>
        <translation>Καταχώριση %1 στην ευκαιρία</translation>
    </message>
    <message>
        <source>Really give up aces?</source>
        <translation>Σίγουρα θυσιάζετε τους άσους;</translation>
    </message>
    <message>
        <source>Really give up twos?</source>
        <translation>Σίγουρα θυσιάζετε τα δυάρια;</translation>
    </message>
    <message>
        <source>Really give up threes?</source>
        <translation>Σίγουρα θυσιάζετε τα τριάρια;</translation>
    </message>
    <message>
        <source>Really give up fours?</source>
        <translation>Σίγουρα θυσιάζετε τα τεσσάρια;</translation>
    </message>
    <message>
        <source>Really give up fives?</source>
        <translation>Σίγουρα θυσιάζετε τα πεντάρια;</translation>
    </message>
    <message>
        <source>Really give up sixes?</source>
        <translation>Σίγουρα θυσιάζετε τα εξάρια;</translation>
    </message>
    <message>
        <source>Really give up pair?</source>
        <translation>Σίγουρα θυσιάζετε το ζευγάρι;</translation>
    </message>
    <message>
        <source>Really give up two pairs?</source>
        <translation>Σίγουρα θυσιάζετε τα δύο ζευγάρια;</translation>
    </message>
    <message>
        <source>Really give up three of a kind?</source>
        <translation>Σίγουρα θυσιάζετε τα τρία όμοια;</translation>
    </message>
    <message>
        <source>Really give up four of a kind?</source>
        <translation>Σίγουρα θυσιάζετε το καρέ;</translation>
    </message>
    <message>
        <source>Really give up full house?</source>
        <translation>Σίγουρα θυσιάζετε το φουλ;</translation>
    </message>
    <message>
        <source>Really give up small straight?</source>
        <translation>Σίγουρα θυσιάζετε τη μικρή κέντα;</translation>
    </message>
    <message>
        <source>Really give up large straight?</source>
        <translation>Σίγουρα θυσιάζετε τη μεγάλη κέντα;</translation>
    </message>
    <message>
        <source>Really give up Poker?</source>
        <translation>Σίγουρα θυσιάζετε το Πόκερ;</translation>
    </message>
    <message>
        <source>Really give up chance?</source>
        <translation>Σίγουρα θυσιάζετε την ευκαιρία;</translation>
    </message>
    <message>
        <source>Take back: aces</source>
        <translation>Αναίρεση: άσοι</translation>
    </message>
    <message>
        <source>Take back: twos</source>
        <translation>Αναίρεση: δυάρια</translation>
    </message>
    <message>
        <source>Take back: threes</source>
        <translation>Αναίρεση: τριάρια</translation>
    </message>
    <message>
        <source>Take back: fours</source>
        <translation>Αναίρεση: τεσσάρια</translation>
    </message>
    <message>
        <source>Take back: fives</source>
        <translation>Αναίρεση: πεντάρια</translation>
    </message>
    <message>
        <source>Take back: sixes</source>
        <translation>Αναίρεση: εξάρια</translation>
    </message>
    <message>
        <source>Take back: pair</source>
        <translation>Αναίρεση: ζευγάρι</translation>
    </message>
    <message>
        <source>Take back: two pairs</source>
        <translation>Αναίρεση: δύο ζευγάρια</translation>
    </message>
    <message>
        <source>Take back: three of a kind</source>
        <translation>Αναίρεση: τρία όμοια</translation>
    </message>
    <message>
        <source>Take back: four of a kind</source>
        <translation>Αναίρεση: καρέ</translation>
    </message>
    <message>
        <source>Take back: full house</source>
        <translation>Αναίρεση: φουλ</translation>
    </message>
    <message>
        <source>Take back: small straight</source>
        <translation>Αναίρεση: μικρή κέντα</translation>
    </message>
    <message>
        <source>Take back: large straight</source>
        <translation>Αναίρεση: μεγάλη κέντα</translation>
    </message>
    <message>
        <source>Take back: Poker</source>
        <translation>Αναίρεση: Πόκερ</translation>
    </message>
    <message>
        <source>Take back: chance</source>
        <translation>Αναίρεση: ευκαιρία</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Ετοιμάζουμε το τραπέζι</translation>
    </message>
</context>
<context>
    <name>MatActions</name>
    <message>
        <source>%1 of %2 rolls used</source>
        <translation>Ζαριές: %1 από %2</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Πιο γρήγορα</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Προβολή αποτελέσματος</translation>
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
        <translation>Το αποθηκευμένο παιχνίδι ήταν κατεστραμμένο</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Η γραμμή %1 του αρχείου δεν βγάζει νόημα. Το παιχνίδι συνεχίζεται από το σημείο ακριβώς πριν από αυτήν.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Το παιχνίδι συνεχίζεται. Σε κάθε κίνηση γίνεται νέα προσπάθεια αποθήκευσης.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Λείπει ένα μέρος του Riverbones.</translation>
    </message>
</context>
<context>
    <name>PictureFaces</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Εικόνα %1 από %2</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>The match is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Δεν είναι η σειρά σας.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Ρίξτε πρώτα τα ζάρια.</translation>
    </message>
    <message>
        <source>All three rolls are used.</source>
        <translation>Έγιναν και οι τρεις ζαριές.</translation>
    </message>
    <message>
        <source>Put back at least one die to roll it.</source>
        <translation>Αφήστε τουλάχιστον ένα ζάρι για να το ρίξετε.</translation>
    </message>
    <message>
        <source>The first roll takes all five dice.</source>
        <translation>Στην πρώτη ζαριά ρίχνετε και τα πέντε ζάρια.</translation>
    </message>
    <message>
        <source>This line is already filled.</source>
        <translation>Αυτή η γραμμή είναι ήδη συμπληρωμένη.</translation>
    </message>
    <message>
        <source>The joker must go to another line.</source>
        <translation>Ο μπαλαντέρ πρέπει να γραφτεί σε άλλη γραμμή.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Τώρα δεν υπάρχει τίποτα για αναίρεση.</translation>
    </message>
    <message>
        <source>There is nothing to write again now.</source>
        <translation>Τώρα δεν υπάρχει τίποτα να ξαναγραφτεί.</translation>
    </message>
    <message>
        <source>One more player is needed.</source>
        <translation>Χρειάζεται ακόμη ένας παίκτης.</translation>
    </message>
    <message>
        <source>There are too many players.</source>
        <translation>Οι παίκτες είναι πάρα πολλοί.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Το αρχείο δεν είναι αποθηκευμένο παιχνίδι.</translation>
    </message>
    <message>
        <source>The file was written by a newer Riverbones.</source>
        <translation>Το αρχείο γράφτηκε από νεότερη έκδοση του Riverbones.</translation>
    </message>
    <message>
        <source>The file belongs to a game that this Riverbones does not know.</source>
        <translation>Το αρχείο ανήκει σε παιχνίδι που δεν γνωρίζει αυτή η έκδοση του Riverbones.</translation>
    </message>
    <message>
        <source>Line %1 of the file is damaged.</source>
        <translation>Η γραμμή %1 του αρχείου είναι κατεστραμμένη.</translation>
    </message>
    <message>
        <source>The settings in line %1 of the file make no sense.</source>
        <translation>Οι ρυθμίσεις στη γραμμή %1 του αρχείου δεν βγάζουν νόημα.</translation>
    </message>
    <message>
        <source>The player in line %1 of the file makes no sense.</source>
        <translation>Τα στοιχεία παίκτη στη γραμμή %1 του αρχείου δεν βγάζουν νόημα.</translation>
    </message>
    <message>
        <source>In line %1 of the file the time runs backwards.</source>
        <translation>Στη γραμμή %1 του αρχείου ο χρόνος πηγαίνει προς τα πίσω.</translation>
    </message>
    <message>
        <source>The step in line %1 of the file is not possible by the rules.</source>
        <translation>Η κίνηση στη γραμμή %1 του αρχείου δεν επιτρέπεται από τους κανόνες.</translation>
    </message>
    <message>
        <source>Riverbones is already open on this computer.</source>
        <translation>Το Riverbones είναι ήδη ανοιχτό σε αυτόν τον υπολογιστή.</translation>
    </message>
    <message>
        <source>The folder for saved games cannot be used.</source>
        <translation>Ο φάκελος των αποθηκευμένων παιχνιδιών δεν μπορεί να χρησιμοποιηθεί.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Το αρχείο δεν μπορεί να διαβαστεί.</translation>
    </message>
    <message>
        <source>The game could not be saved. The disk may be full.</source>
        <translation>Δεν ήταν δυνατή η αποθήκευση του παιχνιδιού. Ίσως ο δίσκος είναι γεμάτος.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο για αποθηκευμένο παιχνίδι.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>Riverbones cannot start</source>
        <translation>Το Riverbones δεν μπορεί να ξεκινήσει</translation>
    </message>
    <message>
        <source>Go on in the window that is open, or close it first.</source>
        <translation>Συνεχίστε στο παράθυρο που είναι ανοιχτό ή κλείστε το πρώτα.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Έξοδος</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Final scores</source>
        <translation>Τελική βαθμολογία</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Επιστροφή στην αρχή</translation>
    </message>
    <message>
        <source>See the scorecards</source>
        <translation>Προβολή φύλλων βαθμολογίας</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Παίξτε ξανά</translation>
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
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Μπόνους</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Μπαλαντέρ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Σύνολο</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Τελική βαθμολογία</translation>
    </message>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: κατάταξη %2, σύνολο %3</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>saved today at %1</source>
        <translation>αποθηκεύτηκε σήμερα, ώρα %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>αποθηκεύτηκε χθες, ώρα %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>αποθηκεύτηκε στις %1</translation>
    </message>
</context>
<context>
    <name>SavedSummary</name>
    <message>
        <source>The last line is written</source>
        <translation>Η τελευταία γραμμή συμπληρώθηκε</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Γύρος %1 από %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %n point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · προηγείται με %n πόντο: %2</numerusform>
            <numerusform>%1 · προηγείται με %n πόντους: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Αποθηκευμένα παιχνίδια</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
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
        <translation>Μπόνους: κερδήθηκαν %1 πόντοι.</translation>
    </message>
    <message>
        <source>Bonus: %1 of %2.</source>
        <translation>Μπόνους: %1 από %2.</translation>
    </message>
    <message>
        <source>Dashed numbers are what this roll would score.</source>
        <translation>Οι αριθμοί σε διακεκομμένο πλαίσιο δείχνουν τι θα έδινε αυτή η ζαριά.</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Αναίρεση</translation>
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
        <translation>%1, πιθανοί πόντοι: %2</translation>
    </message>
    <message>
        <source>closed for this joker</source>
        <translation>κλειστή για αυτόν τον μπαλαντέρ</translation>
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
        <translation>Αριστερό άθροισμα</translation>
    </message>
    <message>
        <source>Bonus at 63 or more</source>
        <translation>Μπόνους: 63 και άνω</translation>
    </message>
    <message>
        <source>Bonus over 63</source>
        <translation>Μπόνους πάνω από 63</translation>
    </message>
    <message>
        <source>Joker bonus</source>
        <translation>Μπόνους μπαλαντέρ</translation>
    </message>
    <message>
        <source>Joker off</source>
        <translation>Χωρίς μπαλαντέρ</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>Scorecard</source>
        <translation>Φύλλο βαθμολογίας</translation>
    </message>
</context>
<context>
    <name>SeatName</name>
    <message>
        <source>Name</source>
        <translation>Όνομα</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1, %2, bot</source>
        <translation>Θέση %1, %2, μποτ</translation>
    </message>
    <message>
        <source>Seat %1, %2, person</source>
        <translation>Θέση %1, %2, άνθρωπος</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Μετακίνηση: %1</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Εικόνα: %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Άνθρωπος ή μποτ: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Μποτ</translation>
    </message>
    <message>
        <source>How well %1 plays</source>
        <translation>Πόσο καλά παίζει: %1</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Ήπιο</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Σταθερό</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Οξύ</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Αφαίρεση: %1</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Who is playing?</source>
        <translation>Ποιος παίζει;</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s)</source>
        <translation>
            <numerusform>%1 από %n θέση</numerusform>
            <numerusform>%1 από %n θέσεις</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Νέο παιχνίδι: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
</context>
<context>
    <name>SetUpRules</name>
    <message>
        <source>Pace of bots</source>
        <translation>Ρυθμός των μποτ</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ήρεμος</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Κανονικός</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Γρήγορος</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Άμεσος</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
</context>
<context>
    <name>ShellToast</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Τα αποθηκευμένα παιχνίδια βρίσκονται στον φάκελο %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Αυτό το παιχνίδι δεν μπορεί να ανοίξει</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
</context>
<context>
    <name>StartBar</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n άνθρωπος</numerusform>
            <numerusform>%n άνθρωποι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n μποτ</numerusform>
            <numerusform>%n μποτ</numerusform>
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
        <translation>Αποθηκεύτηκε ως το συνηθισμένο τραπέζι σας.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Έναρξη παιχνιδιού</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Dice Poker</source>
        <translation>Πόκερ με ζάρια</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Τελική βαθμολογία</translation>
    </message>
    <message>
        <source>Round %1 of %2 · %3 to play</source>
        <translation>Γύρος %1 από %2 · σειρά: %3</translation>
    </message>
    <message>
        <source>Last round · %1 to play</source>
        <translation>Τελευταίος γύρος · σειρά: %1</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Επιστροφή στην αρχή</translation>
    </message>
    <message>
        <source>Whole scorecard (S)</source>
        <translation>Ολόκληρο το φύλλο βαθμολογίας (S)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
</context>
<context>
    <name>TotalEntry</name>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: κατάταξη %2, σύνολο %3</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Αυτό το αποθηκευμένο παιχνίδι δεν μπορεί να ανοίξει</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n ακόμη</numerusform>
            <numerusform>%n ακόμη</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Εμφάνιση αρχείου</translation>
    </message>
    <message>
        <source>%1 The file stays where it is, and other saves are not affected.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Το αρχείο μένει στη θέση του και τα άλλα αποθηκευμένα παιχνίδια δεν επηρεάζονται.</translation>
    </message>
</context>
<context>
    <name>TurnBanner</name>
    <message>
        <source>%1 to play</source>
        <translation>Σειρά: %1</translation>
    </message>
</context>
<context>
    <name>WholeScorecard</name>
    <message>
        <source>Whole scorecard</source>
        <translation>Ολόκληρο το φύλλο βαθμολογίας</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>%1 has filled the card</source>
        <translation>%1: το φύλλο βαθμολογίας γέμισε</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Κερδίζει: %1</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <translation>Μοιράζονται τη νίκη: %1 και %2</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>three names or more, with commas between them</comment>
        <translation>Μοιράζονται τη νίκη: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>με διαφορά %n πόντου</numerusform>
            <numerusform>με διαφορά %n πόντων</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>με %n πόντο</numerusform>
            <numerusform>με %n πόντους</numerusform>
        </translation>
    </message>
</context>
</TS>
