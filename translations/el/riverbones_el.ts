<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Σχετικά</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Έκδοση %1</translation>
    </message>
    <message>
        <source>A table by a river on a quiet evening</source>
        <translation>Ένα τραπέζι πλάι στο ποτάμι, ένα ήσυχο βράδυ</translation>
    </message>
    <message>
        <source>Riverbones is a free program for the people around one computer: with each other, with bots from gentle to sharp, or any mix of both.</source>
        <translation>Το Riverbones είναι ένα ελεύθερο πρόγραμμα για την παρέα γύρω από έναν υπολογιστή: μεταξύ σας, με μποτ από ήπια έως εύστροφα ή σε όποιον συνδυασμό θέλετε.</translation>
    </message>
    <message>
        <source>There is no account, no advertising, no shop and no real money, and nothing leaves your computer.</source>
        <translation>Δεν υπάρχει λογαριασμός, διαφήμιση, κατάστημα ούτε πραγματικά χρήματα, και τίποτα δεν φεύγει από τον υπολογιστή σας.</translation>
    </message>
    <message>
        <source>How the dice are thrown</source>
        <translation>Πώς ρίχνονται τα ζάρια</translation>
    </message>
    <message>
        <source>Each match has a secret of 256 random bits, drawn by your operating system when the match begins. Every die follows from that secret and from its place in the match: whose turn it is, which roll, which die. The rule for this is the SHA-256 hash, and all six faces are equally likely.</source>
        <translation>Κάθε παιχνίδι έχει ένα μυστικό από 256 τυχαία μπιτ, που τα κληρώνει το λειτουργικό σας σύστημα όταν αρχίζει το παιχνίδι. Κάθε ζάρι προκύπτει από αυτό το μυστικό και από τη θέση του στο παιχνίδι: ποιος έχει σειρά, ποια ζαριά, ποιο ζάρι. Ο κανόνας είναι ο κατακερματισμός SHA-256, και οι έξι πλευρές είναι εξίσου πιθανές.</translation>
    </message>
    <message>
        <source>Nothing else decides. No die is chosen to help or hinder anybody, and bots see no more than you do: what lies on the table.</source>
        <translation>Τίποτε άλλο δεν αποφασίζει. Κανένα ζάρι δεν επιλέγεται για να βοηθήσει ή να εμποδίσει κάποιον, και τα μποτ δεν βλέπουν περισσότερα από εσάς: μόνο όσα βρίσκονται στο τραπέζι.</translation>
    </message>
    <message>
        <source>The secret stands in the file of the match, so every roll can be computed again by anybody who wants to check.</source>
        <translation>Το μυστικό είναι γραμμένο στο αρχείο του παιχνιδιού, οπότε όποιος θέλει να ελέγξει μπορεί να υπολογίσει ξανά κάθε ζαριά.</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Μεταφράσεις</translation>
    </message>
    <message>
        <source>No native speaker has read these translations yet: %1.</source>
        <extracomment>%1 is a list of languages, each in its own words</extracomment>
        <translation>Αυτές τις μεταφράσεις δεν τις έχει διαβάσει ακόμη φυσικός ομιλητής: %1.</translation>
    </message>
    <message>
        <source>If one of them is your language, please tell us what sounds wrong.</source>
        <translation>Αν κάποια από αυτές είναι στη γλώσσα σας, πείτε μας τι δεν ακούγεται σωστά.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Άδειες χρήσης</translation>
    </message>
    <message>
        <source>Riverbones, its drawings and its sounds are free under the MIT licence.</source>
        <translation>Το Riverbones, τα σχέδια και οι ήχοι του διατίθενται ελεύθερα με την άδεια MIT.</translation>
    </message>
    <message>
        <source>It is built with Qt %1, which is free under the GNU Lesser General Public License, version 3.</source>
        <extracomment>%1 is the version</extracomment>
        <translation>Έχει φτιαχτεί με το Qt %1, που διατίθεται ελεύθερα με την GNU Lesser General Public License, έκδοση 3.</translation>
    </message>
    <message>
        <source>The typefaces are Lato by Łukasz Dziedzic and Vollkorn by Friedrich Althausen, both under the SIL Open Font License, version 1.1.</source>
        <translation>Οι γραμματοσειρές είναι η Lato του Łukasz Dziedzic και η Vollkorn του Friedrich Althausen, και οι δύο με την SIL Open Font License, έκδοση 1.1.</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <translation>Το Double Hold&apos;em είναι εμπορικό σήμα της TableBrain Corp. Το Riverbones είναι ανεξάρτητο από αυτήν.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Your move</source>
        <translation>Η σειρά σας</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Straight to the end of the hand</source>
        <translation>Κατευθείαν στο τέλος της παρτίδας</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Διάστημα</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>%2 won the bonus of %1 for the left side.</source>
        <translation>%2: πήρε το αριστερό μπόνους των %1.</translation>
    </message>
    <message>
        <source>%2 took this line back: %1.</source>
        <translation>%2: αναίρεσε αυτή τη γραμμή: %1.</translation>
    </message>
    <message>
        <source>%2 rolled: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: έφερε %1.</translation>
    </message>
    <message>
        <source>%3 kept: %1. Then rolled: %2.</source>
        <comment>faces of dice, faces of dice, player</comment>
        <translation>%3: κράτησε %1. Έπειτα έφερε %2.</translation>
    </message>
    <message>
        <source>%1 won 100 extra for the joker.</source>
        <translation>%1: πήρε 100 επιπλέον για τον μπαλαντέρ.</translation>
    </message>
    <message>
        <source>Round %1. %2 to play.</source>
        <translation>Γύρος %1. Σειρά: %2.</translation>
    </message>
    <message>
        <source>Last round. %1 to play.</source>
        <translation>Τελευταίος γύρος. Σειρά: %1.</translation>
    </message>
    <message>
        <source>The card is full. %2 has %1 points.</source>
        <translation>Το φύλλο βαθμολογίας γέμισε. %2: σύνολο %1.</translation>
    </message>
    <message>
        <source>The match is over. %2 wins with %1 points.</source>
        <translation>Το παιχνίδι τελείωσε. Κερδίζει: %2, σύνολο %1.</translation>
    </message>
    <message>
        <source>The match is over. %2 share the win with %1 points each.</source>
        <comment>two names or more</comment>
        <translation>Το παιχνίδι τελείωσε. Μοιράζονται τη νίκη: %2. Σύνολο: %1.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Γύρος %1</translation>
    </message>
</context>
<context>
    <name>AddSeats</name>
    <message>
        <source>Add a person</source>
        <translation>Προσθήκη ατόμου</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Προσθήκη μποτ</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Υποχρεωτικά πονταρίσματα</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <translation>Μικρό και μεγάλο ποντάρισμα</translation>
    </message>
    <message>
        <source>%1 in the first two rounds, %2 in the last two</source>
        <translation>%1 στους δύο πρώτους γύρους, %2 στους δύο τελευταίους</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Πονταρίσματα σε κάθε γύρο</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>bets a round</comment>
        <translation>
            <numerusform>το πολύ %n</numerusform>
            <numerusform>το πολύ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Διάρκεια</translation>
    </message>
    <message numerus="yes">
        <source>%1: a new level every %n hand(s)</source>
        <translation>
            <numerusform>%1: νέο επίπεδο κάθε %n παρτίδα</numerusform>
            <numerusform>%1: νέο επίπεδο κάθε %n παρτίδες</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Ποσό εισόδου (buy-in)</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Επαναγορά (rebuy) όταν τελειώσουν οι μάρκες</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ναι</translation>
    </message>
    <message>
        <source>no</source>
        <translation>όχι</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Χρόνος για κάθε απόφαση</translation>
    </message>
    <message>
        <source>ante %1, smallest bet %2</source>
        <translation>ante %1, ελάχιστο ποντάρισμα %2</translation>
    </message>
    <message>
        <source>blinds %1 / %2</source>
        <translation>blind %1 / %2</translation>
    </message>
    <message>
        <source>%1, ante %2</source>
        <comment>first part: the blinds</comment>
        <translation>%1, ante %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and a time bank of %n second(s) a match</source>
        <comment>first part: seconds a decision</comment>
        <translation>
            <numerusform>%1 και τράπεζα χρόνου %n δευτερολέπτου σε κάθε παιχνίδι</numerusform>
            <numerusform>%1 και τράπεζα χρόνου %n δευτερολέπτων σε κάθε παιχνίδι</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Τα κρυφά μένουν κρυφά</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at.</source>
        <translation>Τα χέρια που πήγαν πάσο ή δεν άνοιξαν μένουν μυστικά μέχρι να τελειώσει το παιχνίδι· ύστερα μπορείτε να τα δείτε όλα.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Μάρκες που περισσεύουν</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Ό,τι δεν μοιράζεται πηγαίνει μάρκα μάρκα στους νικητές, αρχίζοντας από τα αριστερά του ντίλερ.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Χρόνος για το κύριο φύλλο</translation>
    </message>
</context>
<context>
    <name>AllInChapter</name>
    <message>
        <source>All-in, side pots and the showdown</source>
        <extracomment>A chapter of the rules: table stakes, all-in, side pots, showing hands, sharing</extracomment>
        <translation>Όλα μέσα, παράπλευρα ποτ και άνοιγμα</translation>
    </message>
    <message>
        <source>Only the chips on the table count. While a hand runs nobody adds chips or takes some away, and nobody has to give up because a bet is higher than what is there.</source>
        <extracomment>B19: table stakes, explained and not named</extracomment>
        <translation>Μετρούν μόνο οι μάρκες πάνω στο τραπέζι. Όσο παίζεται η παρτίδα κανείς δεν προσθέτει ούτε παίρνει μάρκες, και κανείς δεν χρειάζεται να παραιτηθεί επειδή ένα ποντάρισμα είναι μεγαλύτερο από όσα έχει.</translation>
    </message>
    <message>
        <source>Who puts in all there is, is all-in: stays in to the showdown, is asked nothing more, and can win from every other player no more than was paid in.</source>
        <extracomment>B19: all-in</extracomment>
        <translation>Όποιος βάλει όσα έχει είναι όλα μέσα: μένει ως το άνοιγμα, δεν ερωτάται πια και μπορεί να κερδίσει από κάθε άλλον παίκτη το πολύ όσα έβαλε.</translation>
    </message>
    <message>
        <source>What the others bet beyond that goes to a side pot, which only they can win. Say three players are all-in, with 100, 250 and 400 chips. The main pot is 300, and all three can win it. The side pot is 300 as well, for the two who paid more. The last 150 go back to their owner, because nobody matched them.</source>
        <extracomment>B19: side pots, with the example of the rules</extracomment>
        <translation>Όσα ποντάρουν οι άλλοι πάνω από αυτό πηγαίνουν σε ένα παράπλευρο ποτ (side pot), που μπορούν να το κερδίσουν μόνο εκείνοι. Ας πούμε ότι τρεις παίκτες είναι όλα μέσα με 100, 250 και 400 μάρκες. Το κύριο ποτ είναι 300 και μπορούν να το κερδίσουν και οι τρεις. Το παράπλευρο ποτ είναι επίσης 300, για τους δύο που πλήρωσαν περισσότερα. Οι τελευταίες 150 επιστρέφουν σε όποιον τις έβαλε, γιατί κανείς δεν τις κάλυψε.</translation>
    </message>
    <message>
        <source>What nobody has matched of a bet always goes back at the end of the round.</source>
        <extracomment>Uncalled bets are returned</extracomment>
        <translation>Το μέρος ενός πονταρίσματος που δεν το κάλυψε κανείς επιστρέφεται πάντα στο τέλος του γύρου.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up at once, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more</extracomment>
        <translation>Όταν κανείς δεν μπορεί πια να ποντάρει, τα χέρια που είναι ακόμη μέσα ανοίγουν αμέσως και τα υπόλοιπα μοιράζονται χωρίς πονταρίσματα.</translation>
    </message>
    <message>
        <source>At the showdown all hands still in are shown, beginning with the last player who bet or raised in the last round of betting; if nobody did, with the first one left of the dealer. Every pot goes to the best hand among those who paid into it in full.</source>
        <extracomment>The order of showing; nobody may hide a hand</extracomment>
        <translation>Στο άνοιγμα δείχνονται όλα τα χέρια που είναι ακόμη μέσα, αρχίζοντας από τον τελευταίο παίκτη που πόνταρε ή έκανε ρελάνς στον τελευταίο γύρο πονταρίσματος· αν δεν υπάρχει, από τον πρώτο στα αριστερά του ντίλερ. Κάθε ποτ πηγαίνει στο καλύτερο χέρι από όσους πλήρωσαν σε αυτό ολόκληρο το ποσό.</translation>
    </message>
    <message>
        <source>Equal hands share a pot. Chips that cannot be shared go one by one to those who share, clockwise, beginning left of the dealer.</source>
        <extracomment>B8: equal hands share the pot. The odd chip: what is left over when it cannot be shared</extracomment>
        <translation>Ίσα χέρια μοιράζονται το ποτ. Όσες μάρκες δεν μοιράζονται πηγαίνουν μία μία σε όσους το μοιράζονται, δεξιόστροφα, αρχίζοντας από τα αριστερά του ντίλερ.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up as soon as everybody has a key card, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more, but some have not chosen their key card yet</extracomment>
        <translation>Όταν κανείς δεν μπορεί πια να ποντάρει, τα χέρια που είναι ακόμη μέσα ανοίγουν μόλις έχουν όλοι κύριο φύλλο και τα υπόλοιπα μοιράζονται χωρίς πονταρίσματα.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>Less</source>
        <translation>Λιγότερο</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Ρελάνς στο ποσό</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Περισσότερο</translation>
    </message>
</context>
<context>
    <name>AmountRow</name>
    <message>
        <source>Min</source>
        <comment>the smallest bet or raise</comment>
        <translation>Ελάχ.</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ ποτ</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Ποτ</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>Όλα μέσα</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Ρελάνς στο ποσό</translation>
    </message>
</context>
<context>
    <name>BetWords</name>
    <message>
        <source>Ante</source>
        <comment>beside a player: has paid it</comment>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Small blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>Μικρό blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>Μεγάλο blind</translation>
    </message>
    <message>
        <source>Checked</source>
        <comment>beside a player: has done so</comment>
        <translation>Ντούκου</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>beside a player: has done so</comment>
        <translation>Μέσα</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>beside a player: has done so</comment>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>beside a player: has done so</comment>
        <translation>Ρελάνς</translation>
    </message>
    <message>
        <source>Folded</source>
        <comment>beside a player: has done so</comment>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>beside a player: has done so</comment>
        <translation>Όλα μέσα</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>beside a player: not dealt in yet</comment>
        <translation>Σε αναμονή</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>beside a player: has left the table and may come back</comment>
        <translation>Εκτός τραπεζιού</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>beside a player: has lost all chips</comment>
        <translation>Χωρίς μάρκες</translation>
    </message>
    <message>
        <source>Thinking</source>
        <comment>beside a bot</comment>
        <translation>Σκέφτεται</translation>
    </message>
    <message numerus="yes">
        <source>Away, kept for %n min</source>
        <extracomment>Beside a player who has left the table: for so long the chips taken along have to be brought back</extracomment>
        <translation>
            <numerusform>Εκτός, η θέση μένει %n λεπτό</numerusform>
            <numerusform>Εκτός, η θέση μένει %n λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>Key chosen</source>
        <comment>beside a player: has chosen the key card</comment>
        <translation>Επέλεξε κύριο</translation>
    </message>
</context>
<context>
    <name>BettingChapter</name>
    <message>
        <source>Betting</source>
        <extracomment>A chapter of the rules: what a player may do in a round of betting. These chapters are shared by a game with dice and one with cards and name neither</extracomment>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>In every round of betting the turn goes clockwise from player to player. The round ends when all have had their turn and everyone still in has put in the same amount, has folded or is all-in. A player whose turn it is can do one of the following, as far as it is possible then.</source>
        <extracomment>B11: clockwise; when a round of betting ends</extracomment>
        <translation>Σε κάθε γύρο πονταρίσματος η σειρά πηγαίνει δεξιόστροφα από παίκτη σε παίκτη. Ο γύρος τελειώνει όταν έχουν παίξει όλοι και όσοι είναι ακόμη μέσα έχουν βάλει το ίδιο ποσό, έχουν πάει πάσο ή έχουν βάλει όλα μέσα. Ο παίκτης που έχει σειρά μπορεί να κάνει ένα από τα παρακάτω, όσο γίνεται εκείνη τη στιγμή.</translation>
    </message>
    <message>
        <source>Check: stay in and put nothing in. That is possible only if nobody has bet in this round; the big blind may also check in the first round, if nobody has raised. A bet that comes later must be answered.</source>
        <extracomment>B12: check. The action is called as its button is</extracomment>
        <translation>Ντούκου: μένετε μέσα χωρίς να βάλετε τίποτα. Γίνεται μόνο αν κανείς δεν έχει ποντάρει σε αυτόν τον γύρο· και το μεγάλο blind μπορεί να πει ντούκου στον πρώτο γύρο, αν κανείς δεν έχει κάνει ρελάνς. Σε ποντάρισμα που έρχεται αργότερα πρέπει να δοθεί απάντηση.</translation>
    </message>
    <message>
        <source>Bet: be the first in this round to put chips in.</source>
        <extracomment>B13, B14: bet. The name must differ from that of call</extracomment>
        <translation>Ποντάρισμα: βάζετε πρώτοι μάρκες σε αυτόν τον γύρο.</translation>
    </message>
    <message>
        <source>Call: put in as much as the highest bet, no more. To call is not to bet: who bets makes the price, who calls pays it.</source>
        <extracomment>B13, B14: call. The name must differ from that of bet</extracomment>
        <translation>Μέσα: βάζετε όσο το μεγαλύτερο ποντάρισμα, όχι περισσότερο. «Μέσα» δεν σημαίνει ποντάρισμα: όποιος ποντάρει ορίζει το ποσό, όποιος μπαίνει μέσα το πληρώνει.</translation>
    </message>
    <message>
        <source>Raise: put in more than a call needs, so that the others have to pay more. Amounts are said as the total of the round: with a raise to 60, 60 lie in front of that player.</source>
        <extracomment>B13: raise; amounts are totals of the round</extracomment>
        <translation>Ρελάνς: βάζετε περισσότερα από όσα χρειάζονται για να μπείτε μέσα, ώστε οι άλλοι να πρέπει να πληρώσουν περισσότερα. Τα ποσά λέγονται ως σύνολο του γύρου: με ρελάνς στις 60 υπάρχουν 60 μπροστά στον παίκτη.</translation>
    </message>
    <message>
        <source>Fold: give up the hand. Who has folded pays nothing more and has no claim to the pot. It is always possible; where checking costs nothing, the game asks first.</source>
        <extracomment>B13: fold. Where checking is free the program asks first</extracomment>
        <translation>Πάσο: αφήνετε την παρτίδα. Όποιος πάει πάσο δεν πληρώνει τίποτε άλλο και δεν έχει δικαίωμα στο ποτ. Γίνεται πάντα· όπου το ντούκου δεν κοστίζει τίποτα, το παιχνίδι ρωτά πρώτα.</translation>
    </message>
    <message>
        <source>When all the others have folded, the last player left wins at once. The hand stays hidden, unless its owner chooses to show it.</source>
        <extracomment>B15: the last player left</extracomment>
        <translation>Όταν όλοι οι άλλοι έχουν πάει πάσο, ο τελευταίος παίκτης κερδίζει αμέσως. Το χέρι μένει κρυφό, εκτός αν εκείνος που το έχει θελήσει να το δείξει.</translation>
    </message>
</context>
<context>
    <name>BoardPlaces</name>
    <message>
        <source>Flop</source>
        <translation>Φλοπ</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the fourth shared die or card</comment>
        <translation>Τερν</translation>
    </message>
    <message>
        <source>River</source>
        <comment>the fifth shared die or card</comment>
        <translation>Ρίβερ</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 points won.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold.</extracomment>
        <translation>&lt;b&gt;Μπόνους:&lt;/b&gt; κερδήθηκαν %1 πόντοι.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 of %2.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold. %1 is the sum of the left lines, %2 the sum that earns the bonus.</extracomment>
        <translation>&lt;b&gt;Μπόνους:&lt;/b&gt; %1 από %2.</translation>
    </message>
    <message>
        <source>Aces would win it.</source>
        <extracomment>The line &quot;aces&quot;, filled with these dice, would win the left bonus.</extracomment>
        <translation>Θα το έδιναν οι άσοι.</translation>
    </message>
    <message>
        <source>Twos would win it.</source>
        <translation>Θα το έδιναν τα δυάρια.</translation>
    </message>
    <message>
        <source>Threes would win it.</source>
        <translation>Θα το έδιναν τα τριάρια.</translation>
    </message>
    <message>
        <source>Fours would win it.</source>
        <translation>Θα το έδιναν τα τεσσάρια.</translation>
    </message>
    <message>
        <source>Fives would win it.</source>
        <translation>Θα το έδιναν τα πεντάρια.</translation>
    </message>
    <message>
        <source>Sixes would win it.</source>
        <translation>Θα το έδιναν τα εξάρια.</translation>
    </message>
</context>
<context>
    <name>BotForSeat</name>
    <message>
        <source>Let a bot play on</source>
        <translation>Συνέχεια με μποτ</translation>
    </message>
</context>
<context>
    <name>BotLevelChoice</name>
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
        <translation>Εύστροφο</translation>
    </message>
</context>
<context>
    <name>CardHandWords</name>
    <message>
        <source>High card</source>
        <translation>Υψηλό φύλλο</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ένα ζευγάρι</translation>
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
        <source>Straight</source>
        <translation>Κέντα</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Χρώμα</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Φουλ</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Καρέ</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Κέντα χρώμα</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;kings&quot;; %2: the fifth card, as in &quot;a six&quot;</extracomment>
        <translation>%1 με %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;kings&quot;; %2: the pair, as in &quot;fives&quot;</extracomment>
        <translation>%1 με %2</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;kings&quot;; %2 and %3: the other cards, as in &quot;a six&quot;</extracomment>
        <translation>%1 με %2 και %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs of four cards. %1 and %2 as in &quot;kings&quot;</extracomment>
        <translation>%1 και %2</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;kings&quot;; %3: the fifth card, as in &quot;a two&quot;</extracomment>
        <translation>%1 και %2, με %3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>one pair</comment>
        <extracomment>One pair. %1 as in &quot;kings&quot;; %2: the highest other card, as in &quot;a queen&quot;</extracomment>
        <translation>%1 με %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand. %1: what it is called, as in &quot;Full house&quot;; %2: which ranks, as in &quot;kings over fives&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>two of clubs</source>
        <translation>δυάρι σπαθί</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>δυάρι καρό</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>δυάρι κούπα</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>δυάρι μπαστούνι</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>τριάρι σπαθί</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>τριάρι καρό</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>τριάρι κούπα</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>τριάρι μπαστούνι</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>τεσσάρι σπαθί</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>τεσσάρι καρό</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>τεσσάρι κούπα</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>τεσσάρι μπαστούνι</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>πεντάρι σπαθί</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>πεντάρι καρό</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>πεντάρι κούπα</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>πεντάρι μπαστούνι</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>εξάρι σπαθί</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>εξάρι καρό</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>εξάρι κούπα</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>εξάρι μπαστούνι</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>εφτάρι σπαθί</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>εφτάρι καρό</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>εφτάρι κούπα</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>εφτάρι μπαστούνι</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>οχτάρι σπαθί</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>οχτάρι καρό</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>οχτάρι κούπα</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>οχτάρι μπαστούνι</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>εννιάρι σπαθί</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>εννιάρι καρό</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>εννιάρι κούπα</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>εννιάρι μπαστούνι</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>δεκάρι σπαθί</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>δεκάρι καρό</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>δεκάρι κούπα</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>δεκάρι μπαστούνι</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>βαλές σπαθί</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>βαλές καρό</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>βαλές κούπα</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>βαλές μπαστούνι</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>ντάμα σπαθί</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ντάμα καρό</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ντάμα κούπα</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>ντάμα μπαστούνι</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ρήγας σπαθί</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ρήγας καρό</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ρήγας κούπα</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>ρήγας μπαστούνι</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>άσος σπαθί</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>άσος καρό</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>άσος κούπα</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>άσος μπαστούνι</translation>
    </message>
</context>
<context>
    <name>CardRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of cards in their order, and how equal kinds are decided. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Τι νικά τι</translation>
    </message>
    <message>
        <source>There are nine kinds of hands. From the highest down: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Between two hands of the same kind the ranks of the cards decide, and the ace is the highest.</source>
        <extracomment>C13: all nine kinds in their order, the highest first. The names are those of CardHandWords</extracomment>
        <translation>Υπάρχουν εννέα είδη χεριών. Από το υψηλότερο προς τα κάτω: κέντα χρώμα, καρέ, φουλ, χρώμα, κέντα, τρία όμοια, δύο ζευγάρια, ένα ζευγάρι, υψηλό φύλλο. Ανάμεσα σε δύο χέρια του ίδιου είδους κρίνουν οι αξίες των φύλλων, και ο άσος είναι ο υψηλότερος.</translation>
    </message>
    <message>
        <source>Straight flush: five cards in a row and of one suit. The higher highest card wins. With an ace at the top nothing beats it.</source>
        <extracomment>C13: straight flush; with the ace on top it is also called a royal flush</extracomment>
        <translation>Κέντα χρώμα: πέντε φύλλα στη σειρά και της ίδιας φυλής. Κερδίζει αυτή που φτάνει σε υψηλότερο φύλλο. Με άσο στην κορυφή δεν τη νικά τίποτα.</translation>
    </message>
    <message>
        <source>Four of a kind: four cards of one rank. The higher rank wins; if it is the same, the fifth card decides.</source>
        <extracomment>C13: four of a kind; then the fifth card</extracomment>
        <translation>Καρέ: τέσσερα φύλλα της ίδιας αξίας. Κερδίζει η υψηλότερη αξία· αν είναι ίδια, κρίνει το πέμπτο φύλλο.</translation>
    </message>
    <message>
        <source>Full house: three cards of one rank and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>C13: full house; the triple first, then the pair</extracomment>
        <translation>Φουλ: τρία φύλλα μιας αξίας και δύο άλλης. Κερδίζουν τα υψηλότερα τρία· αν είναι ίδια, το υψηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>Flush: five cards of one suit. The highest card decides, then the second, and so on. Which suit it is does not matter.</source>
        <extracomment>C13: flush; the cards from the highest down</extracomment>
        <translation>Χρώμα: πέντε φύλλα της ίδιας φυλής. Κρίνει το υψηλότερο φύλλο, ύστερα το δεύτερο και ούτω καθεξής. Ποια φυλή είναι δεν έχει σημασία.</translation>
    </message>
    <message>
        <source>Straight: five cards in a row, not all of one suit. The higher highest card wins. The ace may stand above the king or below the 2: 5-4-3-2-A is the lowest straight. It does not go round: 3-2-A-K-Q is no straight.</source>
        <extracomment>C13: straight; the ace may be high or low; it does not go round</extracomment>
        <translation>Κέντα: πέντε φύλλα στη σειρά, όχι όλα της ίδιας φυλής. Κερδίζει αυτή που φτάνει σε υψηλότερο φύλλο. Ο άσος μπορεί να μπει πάνω από τον ρήγα ή κάτω από το 2: η 5-4-3-2-A είναι η χαμηλότερη κέντα. Δεν κάνει κύκλο: το 3-2-A-K-Q δεν είναι κέντα.</translation>
    </message>
    <message>
        <source>Three of a kind: three cards of one rank. The higher rank wins; then the two other cards decide, the higher one first.</source>
        <extracomment>C13: three of a kind; then the two other cards, high to low</extracomment>
        <translation>Τρία όμοια: τρία φύλλα της ίδιας αξίας. Κερδίζει η υψηλότερη αξία· ύστερα κρίνουν τα άλλα δύο φύλλα, πρώτα το υψηλότερο.</translation>
    </message>
    <message>
        <source>Two pairs: two cards of one rank and two of another. The higher pair decides, then the lower pair, then the fifth card.</source>
        <extracomment>C13: two pairs; the higher pair, the lower pair, the fifth card</extracomment>
        <translation>Δύο ζευγάρια: δύο φύλλα μιας αξίας και δύο άλλης. Κρίνει το υψηλότερο ζευγάρι, ύστερα το χαμηλότερο, ύστερα το πέμπτο φύλλο.</translation>
    </message>
    <message>
        <source>One pair: two cards of one rank. The higher rank wins; then the three other cards decide, from the highest down.</source>
        <extracomment>C13: one pair; then the three other cards, high to low</extracomment>
        <translation>Ένα ζευγάρι: δύο φύλλα της ίδιας αξίας. Κερδίζει η υψηλότερη αξία· ύστερα κρίνουν τα άλλα τρία φύλλα, από το υψηλότερο προς τα κάτω.</translation>
    </message>
    <message>
        <source>High card: nothing of all this. The cards decide, from the highest down.</source>
        <extracomment>C13: high card</extracomment>
        <translation>Υψηλό φύλλο: τίποτα από όλα αυτά. Κρίνουν τα φύλλα, από το υψηλότερο προς τα κάτω.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Suits never decide, and neither do cards outside the best five. A chip that is left over goes to the one of them who sits closest to the left of the button.</source>
        <extracomment>C14: equal hands split the pot, the odd chip; suits never break ties</extracomment>
        <translation>Χέρια που είναι ίδια σε όλα αυτά μοιράζονται το ποτ. Οι φυλές δεν κρίνουν ποτέ τίποτα, ούτε και τα φύλλα έξω από τα πέντε καλύτερα. Μια μάρκα που περισσεύει πηγαίνει, από όσους μοιράζονται το ποτ, σε όποιον κάθεται πιο κοντά στα αριστερά του κουμπιού.</translation>
    </message>
</context>
<context>
    <name>CardSentences</name>
    <message>
        <source>Your cards: %1.</source>
        <extracomment>%1: cards, as in &quot;king of hearts, nine of spades, two of clubs&quot;</extracomment>
        <translation>Τα φύλλα σας: %1.</translation>
    </message>
    <message>
        <source>Your key card: %1. To the left: %2. To the right: %3.</source>
        <extracomment>%1: the key card; %2 and %3: the cards to its left and right, each as in &quot;king of hearts&quot;</extracomment>
        <translation>Το κύριο φύλλο σας: %1. Αριστερά: %2. Δεξιά: %3.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Τίποτα στο τραπέζι ακόμη.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Στο τραπέζι: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Μένουν το τερν και το ρίβερ.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Μένει το ρίβερ.</translation>
    </message>
</context>
<context>
    <name>CardWhyWords</name>
    <message>
        <source>Five cards in a row and of one suit. Only a higher one of its kind beats it.</source>
        <translation>Πέντε φύλλα στη σειρά και της ίδιας φυλής. Τα νικά μόνο μια υψηλότερη κέντα χρώμα.</translation>
    </message>
    <message>
        <source>Four cards of one rank. Only a straight flush beats them.</source>
        <translation>Τέσσερα φύλλα της ίδιας αξίας. Τα νικά μόνο κέντα χρώμα.</translation>
    </message>
    <message>
        <source>A full house is three of one rank and two of another. Only four of a kind and a straight flush beat it.</source>
        <translation>Φουλ είναι τρία φύλλα μιας αξίας και δύο άλλης. Το νικούν μόνο καρέ και κέντα χρώμα.</translation>
    </message>
    <message>
        <source>Five cards of one suit. Only a full house, four of a kind and a straight flush beat it.</source>
        <translation>Πέντε φύλλα της ίδιας φυλής. Τα νικούν μόνο φουλ, καρέ και κέντα χρώμα.</translation>
    </message>
    <message>
        <source>Five cards in a row. A flush and all above it beat it.</source>
        <translation>Πέντε φύλλα στη σειρά. Τα νικούν το χρώμα και όσα είναι πάνω από αυτό.</translation>
    </message>
    <message>
        <source>Three cards of one rank. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Τρία φύλλα της ίδιας αξίας. Νικούν δύο ζευγάρια· τα νικούν η κέντα και όσα είναι πάνω από αυτήν.</translation>
    </message>
    <message>
        <source>Two different pairs. They beat one pair; three of a kind and all above it beat them.</source>
        <translation>Δύο διαφορετικά ζευγάρια. Νικούν ένα ζευγάρι· τα νικούν τα τρία όμοια και όσα είναι πάνω από αυτά.</translation>
    </message>
    <message>
        <source>Two cards of one rank. They beat a high card; two pairs and all above it beat them.</source>
        <translation>Δύο φύλλα της ίδιας αξίας. Νικούν το υψηλό φύλλο· τα νικούν τα δύο ζευγάρια και όσα είναι πάνω από αυτά.</translation>
    </message>
    <message>
        <source>Nothing but single cards. Any pair would beat them.</source>
        <translation>Μόνο μεμονωμένα φύλλα. Θα τα νικούσε οποιοδήποτε ζευγάρι.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Ίδια σε όλα: τέτοια χέρια μοιράζονται το ποτ.</translation>
    </message>
    <message>
        <source>Straight flush against straight flush. The highest card decides.</source>
        <translation>Κέντα χρώμα εναντίον κέντας χρώμα. Κρίνει το υψηλότερο φύλλο.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher rank decides.</source>
        <translation>Καρέ εναντίον καρέ. Κρίνει η υψηλότερη αξία.</translation>
    </message>
    <message>
        <source>The same four cards. The fifth card decides.</source>
        <translation>Τα ίδια τέσσερα φύλλα. Κρίνει το πέμπτο φύλλο.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal cards decide.</source>
        <translation>Φουλ εναντίον φουλ. Κρίνουν τα τρία όμοια φύλλα.</translation>
    </message>
    <message>
        <source>The same three. The pair decides.</source>
        <translation>Τα ίδια τρία φύλλα. Κρίνει το ζευγάρι.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest card decides.</source>
        <translation>Κέντα εναντίον κέντας. Κρίνει το υψηλότερο φύλλο.</translation>
    </message>
    <message>
        <source>Flush against flush. The highest card decides.</source>
        <translation>Χρώμα εναντίον χρώματος. Κρίνει το υψηλότερο φύλλο.</translation>
    </message>
    <message>
        <source>Flush against flush, with the same highest card. The next one that differs decides.</source>
        <translation>Χρώμα εναντίον χρώματος, με ίδιο το υψηλότερο φύλλο. Κρίνει το επόμενο που διαφέρει.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher rank decides.</source>
        <translation>Τρία όμοια εναντίον τριών ομοίων. Κρίνει η υψηλότερη αξία.</translation>
    </message>
    <message>
        <source>The same three. The higher of the two other cards decides.</source>
        <translation>Τα ίδια τρία φύλλα. Κρίνει το υψηλότερο από τα άλλα δύο.</translation>
    </message>
    <message>
        <source>The same three, and the fourth card is equal too. The fifth decides.</source>
        <translation>Τα ίδια τρία φύλλα, ίδιο και το τέταρτο. Κρίνει το πέμπτο.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <comment>cards</comment>
        <translation>Δύο ζευγάρια εναντίον δύο ζευγαριών. Κρίνει το υψηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <comment>cards</comment>
        <translation>Το ίδιο υψηλότερο ζευγάρι. Κρίνει το χαμηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth card decides.</source>
        <translation>Τα ίδια ζευγάρια. Κρίνει το πέμπτο φύλλο.</translation>
    </message>
    <message>
        <source>One pair against one pair. The higher pair decides.</source>
        <translation>Ένα ζευγάρι εναντίον ενός ζευγαριού. Κρίνει το υψηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>The same pair. The highest other card decides.</source>
        <translation>Το ίδιο ζευγάρι. Κρίνει το υψηλότερο από τα άλλα φύλλα.</translation>
    </message>
    <message>
        <source>The same pair, and the highest other card is equal too. The next one that differs decides.</source>
        <translation>Το ίδιο ζευγάρι, ίδιο και το υψηλότερο από τα άλλα φύλλα. Κρίνει το επόμενο που διαφέρει.</translation>
    </message>
    <message>
        <source>High card against high card. The highest card decides.</source>
        <translation>Υψηλό φύλλο εναντίον υψηλού φύλλου. Κρίνει το υψηλότερο από τα δύο.</translation>
    </message>
    <message>
        <source>The same highest card. The next one that differs decides.</source>
        <translation>Το ίδιο υψηλότερο φύλλο. Κρίνει το επόμενο που διαφέρει.</translation>
    </message>
</context>
<context>
    <name>ChipFormat</name>
    <message>
        <source>%1k</source>
        <extracomment>Thousands of chips, as in 104k</extracomment>
        <translation>%1k</translation>
    </message>
</context>
<context>
    <name>ChipsChoice</name>
    <message>
        <source>From %1 to %2 chips</source>
        <comment>so many may be brought to the table</comment>
        <translation>Από %1 έως %2 μάρκες</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>The clock chose your key card: %1.</source>
        <translation>Το χρονόμετρο επέλεξε το κύριο φύλλο σας: %1.</translation>
    </message>
</context>
<context>
    <name>ClockFigure</name>
    <message>
        <source>What the clock chooses</source>
        <translation>Τι επιλέγει το χρονόμετρο</translation>
    </message>
    <message>
        <source>Cards: %1. The clock chooses: %2.</source>
        <extracomment>Read aloud for a picture in the rules. %1: three cards, as in &quot;king of clubs, king of spades, six of clubs&quot;; %2: the one that the clock chooses</extracomment>
        <translation>Φύλλα: %1. Το χρονόμετρο επιλέγει: %2.</translation>
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
    <name>DecisionButtons</name>
    <message>
        <source>Fold</source>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ντούκου</translation>
    </message>
    <message>
        <source>Call all-in %1</source>
        <translation>Μέσα με όλα: %1</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Μέσα με %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Ρελάνς</translation>
    </message>
    <message>
        <source>All-in %1: press again</source>
        <translation>Όλα μέσα %1: πατήστε ξανά</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>Όλα μέσα %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Ποντάρισμα %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Ρελάνς στις %1</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Λεπτομέρειες</translation>
    </message>
</context>
<context>
    <name>DiceFigure</name>
    <message>
        <source>%1: %2, and %3 extra</source>
        <extracomment>Below five dice in the rules. %1: name of a line; %2: its points; %3: points of the Poker bonus</extracomment>
        <translation>%1: %2 και %3 επιπλέον</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below five dice in the rules. %1: name of a line of the scorecard; %2: what they are worth there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are worth</extracomment>
        <translation>Ζάρια: %1. %2</translation>
    </message>
</context>
<context>
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Ζάρια</translation>
    </message>
</context>
<context>
    <name>DiceSentences</name>
    <message>
        <source>Your dice: %1. %2.</source>
        <extracomment>%1: the dice, as in &quot;six, five&quot;; %2: the hand they make now, as in &quot;Full house, fives over sixes&quot;</extracomment>
        <translation>Τα ζάρια σας: %1. %2.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Τίποτα στο τραπέζι ακόμη.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>faces of dice</comment>
        <translation>Στο τραπέζι: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Μένουν το τερν και το ρίβερ.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Μένει το ρίβερ.</translation>
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
    <message>
        <source>one</source>
        <comment>a die shows it</comment>
        <translation>ένα</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a die shows it</comment>
        <translation>δύο</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a die shows it</comment>
        <translation>τρία</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a die shows it</comment>
        <translation>τέσσερα</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a die shows it</comment>
        <translation>πέντε</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a die shows it</comment>
        <translation>έξι</translation>
    </message>
    <message>
        <source>Own die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Δικό σας ζάρι %1: %2</translation>
    </message>
    <message>
        <source>Shared die %1: %2</source>
        <extracomment>%1: 1 to 5; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Κοινό ζάρι %1: %2</translation>
    </message>
    <message>
        <source>%3, die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;; %3: name</extracomment>
        <translation>%3, ζάρι %1: %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a die lies so</comment>
        <translation>κλειστό</translation>
    </message>
</context>
<context>
    <name>DoubleBlinds</name>
    <message>
        <source>The button and the blinds</source>
        <extracomment>A chapter of the rules: the dealer button and the blinds. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Το κουμπί και τα blind</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer; who has it first is decided by lot. So that there is something to win, two players pay a forced bet before the cards are dealt: the small blind the first player to the left of the button, the big blind the next one.</source>
        <extracomment>C3: who pays the blinds and when</extracomment>
        <translation>Στη θέση του ντίλερ υπάρχει ένα κουμπί· ποιος το έχει πρώτος αποφασίζεται με κλήρο. Για να υπάρχει κάτι να κερδηθεί, δύο παίκτες πληρώνουν ένα υποχρεωτικό ποντάρισμα πριν μοιραστούν τα φύλλα: το μικρό blind ο πρώτος παίκτης στα αριστερά του κουμπιού, το μεγάλο blind ο επόμενος.</translation>
    </message>
    <message>
        <source>When only two play, the button pays the small blind, acts first before the flop and last after it.</source>
        <extracomment>C3: two players only</extracomment>
        <translation>Όταν παίζουν μόνο δύο, το μικρό blind το πληρώνει όποιος έχει το κουμπί· παίζει πρώτος πριν το φλοπ και τελευταίος μετά από αυτό.</translation>
    </message>
    <message>
        <source>Before the flop the player to the left of the big blind begins, and can call, raise or fold. The blinds count as bets already made. The big blind comes last: if nobody has raised, that player may check or raise; if somebody has, it is to fold, call or raise again.</source>
        <extracomment>C4: the round before the flop; what the big blind may do</extracomment>
        <translation>Πριν το φλοπ αρχίζει ο παίκτης στα αριστερά του μεγάλου blind, που μπορεί να μπει μέσα, να κάνει ρελάνς ή να πάει πάσο. Τα blind μετρούν ως πονταρίσματα που έχουν ήδη γίνει. Το μεγάλο blind παίζει τελευταίο: αν κανείς δεν έχει κάνει ρελάνς, αυτός ο παίκτης μπορεί να πει ντούκου ή να κάνει ρελάνς· αν έχει κάνει κάποιος, πρέπει να πάει πάσο, να μπει μέσα ή να κάνει κόντρα ρελάνς.</translation>
    </message>
    <message>
        <source>From the flop on every round begins with the first player still in to the left of the button.</source>
        <extracomment>C11: after the flop</extracomment>
        <translation>Από το φλοπ και μετά κάθε γύρος αρχίζει από τον πρώτο στα αριστερά του κουμπιού παίκτη που είναι ακόμη μέσα.</translation>
    </message>
    <message>
        <source>After every hand the button moves on. The big blind always goes to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it, and the button may lie at an empty place.</source>
        <extracomment>C12: the button moves on; nobody pays the big blind twice running; the small blind may be missing</extracomment>
        <translation>Μετά από κάθε παρτίδα το κουμπί προχωρά. Το μεγάλο blind περνά πάντα στον επόμενο παίκτη, ώστε κανείς να μην το πληρώνει δύο φορές στη σειρά. Το μικρό blind το οφείλει όποιος είχε πριν το μεγάλο· αν αυτός ο παίκτης έχει φύγει, δεν το πληρώνει κανείς, και το κουμπί μπορεί να βρεθεί σε κενή θέση.</translation>
    </message>
    <message>
        <source>Who cannot pay a blind in full pays what is there and is all-in.</source>
        <extracomment>Who cannot pay a blind in full</extracomment>
        <translation>Όποιος δεν μπορεί να πληρώσει ολόκληρο ένα blind πληρώνει όσα έχει και είναι όλα μέσα.</translation>
    </message>
</context>
<context>
    <name>DoubleHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the dealing of the hidden cards to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Μια παρτίδα</translation>
    </message>
    <message>
        <source>First the two blinds are paid. Then every player gets 3 cards and keeps them hidden. Only that player sees them.</source>
        <extracomment>C2: three private cards</extracomment>
        <translation>Πρώτα πληρώνονται τα δύο blind. Ύστερα κάθε παίκτης παίρνει 3 φύλλα και τα κρατά κρυφά. Τα βλέπει μόνο αυτός ο παίκτης.</translation>
    </message>
    <message>
        <source>There are 4 rounds of betting, and in each of them the turn goes clockwise. The first is played with the hidden cards alone. Then 3 cards come to the middle, called the flop, and the second round follows; after a fourth card, the turn, the third; after a fifth card, the river, the fourth. At last the showdown. The 5 cards in the middle belong to everybody.</source>
        <extracomment>C2: the order of cards and betting, clockwise; flop, turn and river are explained here</extracomment>
        <translation>Υπάρχουν 4 γύροι πονταρίσματος και σε καθέναν η σειρά πηγαίνει δεξιόστροφα. Ο πρώτος παίζεται μόνο με τα κρυφά φύλλα. Ύστερα έρχονται στη μέση 3 φύλλα, που λέγονται φλοπ, και ακολουθεί ο δεύτερος γύρος· μετά από ένα τέταρτο φύλλο, το τερν, ο τρίτος· μετά από ένα πέμπτο φύλλο, το ρίβερ, ο τέταρτος. Στο τέλος το άνοιγμα φύλλων. Τα 5 φύλλα στη μέση ανήκουν σε όλους.</translation>
    </message>
    <message>
        <source>On the flop something is added. When the turn comes to a player for the first time, that player first chooses one of the three hidden cards as key card and then acts, by checking, betting, calling, raising or folding. Only then it is the next player&apos;s turn.</source>
        <extracomment>C5: on the flop each player first chooses the key card, then acts; one player after the other</extracomment>
        <translation>Στο φλοπ προστίθεται κάτι. Όταν έρθει για πρώτη φορά η σειρά ενός παίκτη, επιλέγει πρώτα ένα από τα τρία κρυφά φύλλα ως κύριο φύλλο και ύστερα κάνει την ενέργειά του: ντούκου, ποντάρισμα, μέσα, ρελάνς ή πάσο. Μόνο τότε έρχεται η σειρά του επόμενου παίκτη.</translation>
    </message>
    <message>
        <source>Every hand has a number and is kept. The last 5 to 100 hands, or one hand by its number, can be looked at again.</source>
        <extracomment>C20: every hand can be looked at again</extracomment>
        <translation>Κάθε παρτίδα έχει αριθμό και φυλάσσεται. Μπορείτε να ξαναδείτε τις τελευταίες 5 έως 100 παρτίδες ή μία παρτίδα με τον αριθμό της.</translation>
    </message>
</context>
<context>
    <name>DoubleKey</name>
    <message>
        <source>The key card</source>
        <extracomment>A chapter of the rules. &quot;Key card&quot;: the main one of three (lv galvenā kārts, el κύριο φύλλο), not a key of a lock</extracomment>
        <translation>Το κύριο φύλλο</translation>
    </message>
    <message>
        <source>The choice of the key card cannot be taken back. Who is all-in chooses too, when the turn comes. The others see that a choice was made, but not which card it is. Who wins because all the others have folded need not have chosen.</source>
        <extracomment>C6: the choice cannot be undone, all-in players choose too, opponents do not see which card</extracomment>
        <translation>Η επιλογή του κύριου φύλλου δεν αναιρείται. Επιλέγει και όποιος είναι όλα μέσα, όταν έρθει η σειρά του. Οι άλλοι βλέπουν ότι έγινε επιλογή, αλλά όχι ποιο φύλλο είναι. Όποιος κερδίζει επειδή όλοι οι άλλοι πήγαν πάσο δεν χρειάζεται να έχει επιλέξει.</translation>
    </message>
    <message>
        <source>On the screen the key card moves to the middle and is lifted a little. The two other cards lie to its left and to its right, in the order in which they lay before.</source>
        <extracomment>C7: what one sees on the screen</extracomment>
        <translation>Στην οθόνη το κύριο φύλλο πηγαίνει στη μέση και σηκώνεται λίγο. Τα άλλα δύο φύλλα βρίσκονται στα αριστερά και στα δεξιά του, με τη σειρά που είχαν πριν.</translation>
    </message>
    <message>
        <source>From now on there are two hands. The first is the key card with the left card, together with the cards in the middle; the second is the key card with the right card, together with the cards in the middle. The left and the right card never play together.</source>
        <extracomment>C8: the two hands. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Από εδώ και πέρα υπάρχουν δύο χέρια. Το πρώτο είναι το κύριο φύλλο με το αριστερό φύλλο, μαζί με τα φύλλα στη μέση· το δεύτερο είναι το κύριο φύλλο με το δεξί φύλλο, μαζί με τα φύλλα στη μέση. Το αριστερό και το δεξί φύλλο δεν παίζουν ποτέ μαζί.</translation>
    </message>
    <message>
        <source>Each hand is the best five of its 7 cards: with both, one or none of its two hidden cards.</source>
        <extracomment>C9: the best five of the seven, with two, one or none of the own cards</extracomment>
        <translation>Κάθε χέρι είναι τα πέντε καλύτερα από τα 7 φύλλα του: με τα δύο, με ένα ή με κανένα από τα δύο κρυφά φύλλα του.</translation>
    </message>
    <message>
        <source>The better hand always counts. Which one that is can change with every card that comes to the middle; the table names both and says which counts now. At the showdown the other hand does not count at all. If both are equal they count once.</source>
        <extracomment>C10: the better hand counts, the other does not; can change with every card</extracomment>
        <translation>Μετράει πάντα το ισχυρότερο χέρι. Ποιο είναι αυτό μπορεί να αλλάξει με κάθε φύλλο που έρχεται στη μέση· το τραπέζι ονομάζει και τα δύο και λέει ποιο μετράει τώρα. Στο άνοιγμα φύλλων το άλλο χέρι δεν μετράει καθόλου. Αν τα δύο είναι ίσα, μετρούν μία φορά.</translation>
    </message>
    <message>
        <source>The choice has a time of its own where a clock was agreed. Nothing is chosen beforehand. When the time is over, the highest card becomes the key card, the ace being the highest. If two cards share the highest rank, it is the one that has the suit of the third card; if neither has it, the one of the higher suit. If all three share the rank, it is the one of the highest suit. This is a rule for the clock and no advice: another card is often better.</source>
        <extracomment>C15: the automatic choice; nothing is preselected before</extracomment>
        <translation>Όπου έχει συμφωνηθεί χρονόμετρο, η επιλογή έχει δικό της χρόνο. Τίποτα δεν είναι επιλεγμένο από πριν. Όταν λήξει ο χρόνος, κύριο φύλλο γίνεται το υψηλότερο, και ο άσος είναι ο υψηλότερος. Αν δύο φύλλα μοιράζονται την υψηλότερη αξία, γίνεται εκείνο που έχει τη φυλή του τρίτου φύλλου· αν δεν την έχει κανένα από τα δύο, εκείνο με την υψηλότερη φυλή. Αν έχουν και τα τρία την ίδια αξία, γίνεται εκείνο με την υψηλότερη φυλή από όλα. Αυτό είναι κανόνας για το χρονόμετρο και όχι συμβουλή: συχνά ένα άλλο φύλλο είναι καλύτερο.</translation>
    </message>
    <message>
        <source>For this alone the suits have an order. From the highest down: spades, hearts, clubs, diamonds.</source>
        <extracomment>C16: the order of the suits, highest first; it matters for nothing else</extracomment>
        <translation>Μόνο για αυτό έχουν σειρά οι φυλές. Από την υψηλότερη προς τα κάτω: μπαστούνια, κούπες, σπαθιά, καρό.</translation>
    </message>
    <message>
        <source>King of clubs, king of spades, 6 of clubs: the king of clubs, because the third card is a club. King of spades, king of hearts, 6 of clubs: the king of spades, because spades are the higher suit.</source>
        <extracomment>C17: examples of the automatic choice; K is printed on the kings</extracomment>
        <translation>Ρήγας σπαθί, ρήγας μπαστούνι, 6 σπαθί: ο ρήγας σπαθί, γιατί το τρίτο φύλλο είναι σπαθί. Ρήγας μπαστούνι, ρήγας κούπα, 6 σπαθί: ο ρήγας μπαστούνι, γιατί τα μπαστούνια είναι υψηλότερη φυλή.</translation>
    </message>
    <message>
        <source>The time bank of 30 seconds, which every player has for the whole match, is for betting only: it never runs for the key card. Once it is used up it is gone.</source>
        <extracomment>C18: the time bank is for betting only</extracomment>
        <translation>Η τράπεζα χρόνου των 30 δευτερολέπτων, που έχει κάθε παίκτης για όλο το παιχνίδι, είναι μόνο για το ποντάρισμα: για το κύριο φύλλο δεν τρέχει ποτέ. Όταν εξαντληθεί, δεν υπάρχει πια.</translation>
    </message>
</context>
<context>
    <name>DoubleShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Με λίγα λόγια</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is for 2 to 10 players, people and bots in any mix. It is played with one deck of 52 cards, without jokers, shuffled anew for every hand. Chips are there for counting only: they have no money value.</source>
        <extracomment>C1: two to ten players, one deck; chips without any money value</extracomment>
        <translation>Το Διπλό Hold&apos;em παίζεται από 2 έως 10 παίκτες, ανθρώπους και μποτ σε όποιον συνδυασμό θέλετε. Παίζεται με μία τράπουλα 52 φύλλων, χωρίς μπαλαντέρ, που ανακατεύεται ξανά για κάθε παρτίδα. Οι μάρκες χρησιμεύουν μόνο για μέτρημα: δεν έχουν χρηματική αξία.</translation>
    </message>
    <message>
        <source>Every player has three cards that nobody else sees. Five more cards come to the middle of the table and belong to everybody. When the first three of them lie there, each player makes one of the three hidden cards the key card: with it, each of the two others is a hand of its own.</source>
        <extracomment>The game in three sentences; &quot;A hand&quot; and &quot;The key card&quot; have the details</extracomment>
        <translation>Κάθε παίκτης έχει τρία φύλλα που δεν τα βλέπει κανείς άλλος. Άλλα πέντε φύλλα έρχονται στη μέση του τραπεζιού και ανήκουν σε όλους. Όταν βγουν τα τρία πρώτα, κάθε παίκτης κάνει κύριο ένα από τα τρία κρυφά φύλλα: μαζί του, καθένα από τα άλλα δύο είναι ένα ξεχωριστό χέρι.</translation>
    </message>
    <message>
        <source>So everybody plays two hands, and the better one counts. Whoever stays in to the end turns the cards up, and the best hand wins what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Έτσι όλοι παίζουν δύο χέρια και μετράει το ισχυρότερο. Όποιος μείνει ως το τέλος ανοίγει τα φύλλα, και το καλύτερο χέρι κερδίζει ό,τι έχει το ποτ. Όποιος κάνει όλους τους άλλους να παραιτηθούν το κερδίζει χωρίς να δείξει τίποτα.</translation>
    </message>
</context>
<context>
    <name>DoubleTrademark</name>
    <message>
        <source>The name of the game</source>
        <extracomment>A chapter of the rules: whose name this is</extracomment>
        <translation>Το όνομα του παιχνιδιού</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <extracomment>The same stands in About</extracomment>
        <translation>Το Double Hold&apos;em είναι εμπορικό σήμα της TableBrain Corp. Το Riverbones είναι ανεξάρτητο από αυτήν.</translation>
    </message>
    <message>
        <source>Some rules in English call the key card the point card.</source>
        <extracomment>Another word for key card in some English rules</extracomment>
        <translation>Μερικοί κανόνες στα αγγλικά ονομάζουν το κύριο φύλλο «point card».</translation>
    </message>
</context>
<context>
    <name>FairPlayChapter</name>
    <message>
        <source>Fair play</source>
        <extracomment>A chapter of the rules: what players owe each other, and what the program keeps secret</extracomment>
        <translation>Τίμιο παιχνίδι</translation>
    </message>
    <message>
        <source>While a hand runs nobody talks about it. Do not say what you have or what you have folded, and give no advice to others, whether they ask for it or not.</source>
        <extracomment>B23: no talk about the hand, no disclosure of what was folded, no advice</extracomment>
        <translation>Όσο παίζεται μια παρτίδα, κανείς δεν μιλά για αυτήν. Μη λέτε τι έχετε ή με τι πήγατε πάσο και μη δίνετε συμβουλές σε άλλους, είτε τις ζητούν είτε όχι.</translation>
    </message>
    <message>
        <source>The program keeps to that too: while a hand runs, nobody sees or hears anything of what another player hides, neither on the screen nor in the log nor from a screen reader.</source>
        <extracomment>What the program keeps secret</extracomment>
        <translation>Το τηρεί και το πρόγραμμα: όσο παίζεται μια παρτίδα, κανείς δεν βλέπει ούτε ακούει τίποτα από όσα κρύβει ένας άλλος παίκτης, ούτε στην οθόνη ούτε στο ημερολόγιο ούτε από τον αναγνώστη οθόνης.</translation>
    </message>
    <message>
        <source>Folded hands, and hands that were not shown, stay secret until the match is over. Then everything may be looked at, and the seed of the match is opened, so that anybody can check that nothing was changed.</source>
        <extracomment>Until when hands stay secret</extracomment>
        <translation>Τα χέρια που πήγαν πάσο και όσα δεν άνοιξαν μένουν μυστικά μέχρι να τελειώσει το παιχνίδι. Ύστερα μπορείτε να τα δείτε όλα, και ο σπόρος (seed) του παιχνιδιού ανοίγει, ώστε ο καθένας να μπορεί να ελέγξει ότι δεν άλλαξε τίποτα.</translation>
    </message>
    <message>
        <source>If several people play at one device, it is passed on. After each decision everything hidden disappears, and it comes back only when the next player has taken the device and confirmed. Everyone else looks away.</source>
        <extracomment>Several people at one device</extracomment>
        <translation>Αν παίζουν πολλοί άνθρωποι σε μία συσκευή, αυτή αλλάζει χέρια. Μετά από κάθε απόφαση όλα τα κρυφά εξαφανίζονται και επιστρέφουν μόνο όταν ο επόμενος παίκτης πάρει τη συσκευή και το επιβεβαιώσει. Όλοι οι άλλοι κοιτούν αλλού.</translation>
    </message>
    <message>
        <source>Bots play by the same rules and know no more than a player in their seat.</source>
        <extracomment>Bots</extracomment>
        <translation>Τα μποτ παίζουν με τους ίδιους κανόνες και δεν ξέρουν περισσότερα από έναν παίκτη στη θέση τους.</translation>
    </message>
</context>
<context>
    <name>FirstStartForm</name>
    <message>
        <source>Choose a language</source>
        <translation>Επιλέξτε γλώσσα</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Πώς να σας λέμε;</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Το όνομά σας</translation>
    </message>
    <message>
        <source>Pick a face</source>
        <translation>Επιλέξτε εικόνα</translation>
    </message>
    <message>
        <source>No account, no network. Everything stays on this device.</source>
        <translation>Χωρίς λογαριασμό, χωρίς δίκτυο. Όλα μένουν σε αυτή τη συσκευή.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Έναρξη</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Riverbones</source>
        <translation>Καλώς ήρθατε στο Riverbones</translation>
    </message>
    <message>
        <source>Dice, cards and good company around one table.</source>
        <translation>Ζάρια, χαρτιά και καλή παρέα γύρω από ένα τραπέζι.</translation>
    </message>
</context>
<context>
    <name>ForcedBetsChapter</name>
    <message>
        <source>The dealer and the forced bets</source>
        <extracomment>A chapter of the rules: the dealer button, blinds and ante. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Ο ντίλερ και τα υποχρεωτικά πονταρίσματα</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer. Who has it first is decided by lot.</source>
        <extracomment>The dealer is drawn by lot</extracomment>
        <translation>Στη θέση του ντίλερ υπάρχει ένα κουμπί. Ποιος το έχει πρώτος αποφασίζεται με κλήρο.</translation>
    </message>
    <message>
        <source>So that there is something to win, some bets are forced. Blinds are paid by two players: the small blind by the first to the left of the dealer, the big blind by the second. An ante is paid by every player, before the blinds and straight into the pot; it is no part of a bet. At set-up you choose blinds, an ante or both.</source>
        <extracomment>B9: what blinds and ante are, who pays them, and when</extracomment>
        <translation>Για να υπάρχει κάτι να κερδηθεί, μερικά πονταρίσματα είναι υποχρεωτικά. Τα blind τα πληρώνουν δύο παίκτες: το μικρό blind ο πρώτος στα αριστερά του ντίλερ, το μεγάλο blind ο δεύτερος. Το ante το πληρώνουν όλοι οι παίκτες, πριν από τα blind και κατευθείαν στο ποτ· δεν είναι μέρος πονταρίσματος. Πριν από το παιχνίδι επιλέγετε blind, ante ή και τα δύο.</translation>
    </message>
    <message>
        <source>At your table there are blinds and no ante.</source>
        <extracomment>B9: what was agreed for the match that is being played. &quot;The table&quot;: where you play</extracomment>
        <translation>Στο τραπέζι σας υπάρχουν blind χωρίς ante.</translation>
    </message>
    <message>
        <source>At your table there is an ante and there are no blinds.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας υπάρχει ante χωρίς blind.</translation>
    </message>
    <message>
        <source>At your table there are blinds and an ante.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας υπάρχουν blind και ante.</translation>
    </message>
    <message>
        <source>With blinds the first round of betting begins with the third player, left of the big blind. The blinds count as bets already made: to stay in, everybody must pay at least the big blind. The big blind comes last and may still raise, if nobody has. All later rounds begin with the first player still in to the left of the dealer.</source>
        <extracomment>B10: the third player begins; blinds are bets</extracomment>
        <translation>Με blind ο πρώτος γύρος πονταρίσματος αρχίζει από τον τρίτο παίκτη, στα αριστερά του μεγάλου blind. Τα blind μετρούν ως πονταρίσματα που έχουν ήδη γίνει: για να μείνουν μέσα, όλοι πρέπει να πληρώσουν τουλάχιστον το μεγάλο blind. Το μεγάλο blind παίζει τελευταίο και μπορεί ακόμη να κάνει ρελάνς, αν δεν έχει κάνει κανείς. Όλοι οι επόμενοι γύροι αρχίζουν από τον πρώτο παίκτη στα αριστερά του ντίλερ που είναι ακόμη μέσα.</translation>
    </message>
    <message>
        <source>When only two play, the dealer has the small blind too, comes first in the first round and last in all others.</source>
        <extracomment>Two players only</extracomment>
        <translation>Όταν παίζουν μόνο δύο, ο ντίλερ έχει και το μικρό blind, παίζει πρώτος στον πρώτο γύρο και τελευταίος σε όλους τους άλλους.</translation>
    </message>
    <message>
        <source>With an ante alone there is no bet to call at first. Every round begins left of the dealer, and the smallest bet is agreed at set-up.</source>
        <extracomment>A game with an ante and no blinds</extracomment>
        <translation>Μόνο με ante δεν υπάρχει στην αρχή ποντάρισμα για να μπει κανείς μέσα. Κάθε γύρος αρχίζει στα αριστερά του ντίλερ και το ελάχιστο ποντάρισμα συμφωνείται πριν από το παιχνίδι.</translation>
    </message>
    <message>
        <source>After every hand the big blind moves on to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it. The button lies where the small blind was due in the hand before, even if nobody plays there any more.</source>
        <extracomment>How the button and the blinds move on, also when somebody has left (&quot;dead button&quot;)</extracomment>
        <translation>Μετά από κάθε παρτίδα το μεγάλο blind περνά στον επόμενο παίκτη, ώστε κανείς να μην το πληρώνει δύο φορές στη σειρά. Το μικρό blind το οφείλει όποιος είχε πριν το μεγάλο· αν αυτός ο παίκτης έχει φύγει, δεν το πληρώνει κανείς. Το κουμπί βρίσκεται εκεί όπου οφειλόταν το μικρό blind στην προηγούμενη παρτίδα, ακόμη κι αν δεν παίζει πια κανείς εκεί.</translation>
    </message>
    <message>
        <source>Who cannot pay a forced bet in full pays what is there and is all-in. What no other player can match of an ante goes back at once.</source>
        <extracomment>Who cannot pay a forced bet in full</extracomment>
        <translation>Όποιος δεν μπορεί να πληρώσει ολόκληρο ένα υποχρεωτικό ποντάρισμα πληρώνει όσα έχει και είναι όλα μέσα. Το μέρος ενός ante που δεν μπορεί να το καλύψει κανένας άλλος παίκτης επιστρέφεται αμέσως.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>0.5</source>
        <extracomment>Write this number as your language does: its second sign is taken for the decimal mark of all numbers.</extracomment>
        <translation>0,5</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share, such as 40% or 12.5%</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of two</comment>
        <extracomment>The word must suit any name behind it. If it changes with the name, use a comma instead.</extracomment>
        <translation>%1 και %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list of three or more, all but its last</comment>
        <extracomment>%1 is the list so far</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of three or more, its last</comment>
        <extracomment>%1 is the list so far. The word must suit any name behind it. If it changes with the name, use a comma instead.</extracomment>
        <translation>%1 και %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written: d or dd is the day, MM the month as a number, MMMM its name, yyyy the year; words of your own stand in single quotes. It must read well behind &quot;saved on&quot;.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>h:mm AP</source>
        <extracomment>How a time of day is written: HH:mm for 19:05, h:mm AP for 7:05 PM</extracomment>
        <translation>h:mm AP</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 min</source>
        <extracomment>A span of time in minutes, short</extracomment>
        <translation>
            <numerusform>%1 λεπτό</numerusform>
            <numerusform>%1 λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>1,234,567</source>
        <extracomment>Write this number as your language does: its second sign is put between the thousands of all numbers. If that is a space, take one at which no line breaks.</extracomment>
        <translation>1.234.567</translation>
    </message>
    <message>
        <source>1,234</source>
        <extracomment>Write this number as your language does: with or without a sign between the thousands of numbers of four digits</extracomment>
        <translation>1.234</translation>
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
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Hold&apos;em με ζάρια</translation>
    </message>
    <message>
        <source>Two hidden dice, five shared, and nerve.</source>
        <translation>Δύο κρυφά ζάρια, πέντε κοινά και ψυχραιμία.</translation>
    </message>
    <message>
        <source>Open end</source>
        <translation>Χωρίς όριο διάρκειας</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Διπλό Hold&apos;em</translation>
    </message>
    <message>
        <source>Three cards, one of them the key, and two hands at a time.</source>
        <translation>Τρία φύλλα, ένα από αυτά κύριο, και δύο χέρια μαζί.</translation>
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
    <name>GuideNote</name>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a remark, and how many there are</comment>
        <translation>%1 από %2</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Ευχαριστώ</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Skip the remarks</source>
        <translation>Παράλειψη</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>Every turn begins with a roll of all five dice. You may roll up to three times.</source>
        <translation>Κάθε φορά ξεκινάτε ρίχνοντας και τα πέντε ζάρια. Μπορείτε να ρίξετε έως τρεις φορές.</translation>
    </message>
    <message>
        <source>Tap the dice you want to keep, equal ones for example. The others are rolled again.</source>
        <translation>Πατήστε τα ζάρια που θέλετε να κρατήσετε, για παράδειγμα τα όμοια. Τα υπόλοιπα τα ξαναρίχνετε.</translation>
    </message>
    <message>
        <source>The dashed numbers say what these dice are worth in each line. You may write after any roll.</source>
        <translation>Οι αριθμοί σε διακεκομμένο πλαίσιο δείχνουν πόσο δίνουν αυτά τα ζάρια σε κάθε γραμμή. Μπορείτε να γράψετε μετά από οποιαδήποτε ζαριά.</translation>
    </message>
    <message>
        <source>Each line is filled once, one in every turn. If nothing fits, one of them gets a zero: give up a line that seldom works out.</source>
        <translation>Κάθε γραμμή συμπληρώνεται μία φορά, και κάθε φορά που παίζετε συμπληρώνεται μία. Αν τίποτα δεν ταιριάζει, μία τους παίρνει μηδέν: θυσιάστε μια γραμμή που σπάνια πετυχαίνει.</translation>
    </message>
    <message>
        <source>If the six lines on the left come to %1 or more, they bring 35 extra. Three of each face are about enough.</source>
        <extracomment>%1 is 63 or 64; three of each face make 63</extracomment>
        <translation>Αν οι έξι αριστερές γραμμές φτάσουν μαζί τα %1 ή περισσότερα, δίνουν 35 επιπλέον. Χρειάζονται περίπου τρία ζάρια από κάθε αριθμό.</translation>
    </message>
</context>
<context>
    <name>HandFigure</name>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are called</extracomment>
        <translation>Ζάρια: %1. %2</translation>
    </message>
    <message>
        <source>Cards: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five cards, as in &quot;king of hearts, ten of spades&quot;; %2: what they are called</extracomment>
        <translation>Φύλλα: %1. %2</translation>
    </message>
</context>
<context>
    <name>HandOnPaper</name>
    <message>
        <source>Winning five</source>
        <translation>Νικηφόρα πεντάδα</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Μενού (F10)</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Δώστε τη συσκευή. Σειρά έχει: %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Οι υπόλοιποι μην κοιτάτε, παρακαλώ.</translation>
    </message>
    <message>
        <source>Press once more</source>
        <translation>Πατήστε ξανά</translation>
    </message>
    <message>
        <source>Press the button twice, or Enter twice.</source>
        <translation>Πατήστε το κουμπί ή το Enter δύο φορές.</translation>
    </message>
    <message>
        <source>Hold the button, or hold Enter, for a moment.</source>
        <translation>Κρατήστε πατημένο για λίγο το κουμπί ή το Enter.</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>High die</source>
        <translation>Υψηλό ζάρι</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ένα ζευγάρι</translation>
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
        <source>Straight</source>
        <translation>Κέντα</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Φουλ</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Καρέ</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Πέντε όμοια</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;fives&quot;; %2: the fifth die, as in &quot;a six&quot;</extracomment>
        <translation>%1 με %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;fives&quot;; %2: the pair, as in &quot;sixes&quot;</extracomment>
        <translation>%1 με %2</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>από δύο έως έξι</translation>
    </message>
    <message>
        <source>one to five</source>
        <comment>straight</comment>
        <translation>από ένα έως πέντε</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;fives&quot;; %2 and %3: the other dice, as in &quot;a six&quot;</extracomment>
        <translation>%1 με %2 και %3</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;sixes&quot;; %3: the fifth die, as in &quot;a two&quot;</extracomment>
        <translation>%1 και %2, με %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand. %1: what it is called, as in &quot;Full house&quot;; %2: which numbers, as in &quot;fives over sixes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>two dice or more that show it</comment>
        <translation>άσοι</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>two dice or more that show it</comment>
        <translation>δυάρια</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>two dice or more that show it</comment>
        <translation>τριάρια</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>two dice or more that show it</comment>
        <translation>τεσσάρια</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>two dice or more that show it</comment>
        <translation>πεντάρια</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>two dice or more that show it</comment>
        <translation>εξάρια</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>άσους</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>δυάρια</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>τριάρια</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>τεσσάρια</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>πεντάρια</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>εξάρια</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>a die beside the others, after: with</comment>
        <translation>άσο</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>a die beside the others, after: with</comment>
        <translation>δυάρι</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>a die beside the others, after: with</comment>
        <translation>τριάρι</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>a die beside the others, after: with</comment>
        <translation>τεσσάρι</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>a die beside the others, after: with</comment>
        <translation>πεντάρι</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>a die beside the others, after: with</comment>
        <translation>εξάρι</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>άσος</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>δυάρι</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>τριάρι</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>τεσσάρι</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>πεντάρι</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>εξάρι</translation>
    </message>
</context>
<context>
    <name>HelpAgreed</name>
    <message>
        <source>Bonus and joker in this match</source>
        <extracomment>Above the bonus and the joker as they are in the match that is being played</extracomment>
        <translation>Μπόνους και μπαλαντέρ σε αυτό το παιχνίδι</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for more than 63 on the left.</source>
        <translation>Αριστερό μπόνους: 35 πόντοι για πάνω από 63 στα αριστερά.</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for 63 or more on the left.</source>
        <translation>Αριστερό μπόνους: 35 πόντοι για 63 ή περισσότερο στα αριστερά.</translation>
    </message>
    <message>
        <source>Joker: with 50 in Poker, five equal dice bring 100 extra every time. They must go to the left line of their number. If it is filled, they go to any open line on the right and count as matching it. If none is open there, a 0 goes to the left.</source>
        <translation>Μπαλαντέρ: με 50 στο Πόκερ, πέντε όμοια ζάρια φέρνουν κάθε φορά 100 επιπλέον. Πρέπει να γραφτούν στην αριστερή γραμμή του αριθμού τους. Αν είναι συμπληρωμένη, γράφονται σε οποιαδήποτε κενή γραμμή στα δεξιά και μετρούν σαν να της ταιριάζουν. Αν ούτε εκεί υπάρχει κενή, γράφεται 0 στα αριστερά.</translation>
    </message>
    <message>
        <source>No joker: after the first Poker, five equal dice are ordinary, and there is no bonus of 100.</source>
        <translation>Χωρίς μπαλαντέρ: μετά το πρώτο Πόκερ, πέντε όμοια ζάρια είναι μια συνηθισμένη ζαριά και δεν υπάρχει μπόνους 100 πόντων.</translation>
    </message>
</context>
<context>
    <name>HoldemHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the roll of the hidden dice to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Μια παρτίδα</translation>
    </message>
    <message>
        <source>A hand begins with a roll: every player gets two dice and keeps them hidden. Only that player sees them.</source>
        <extracomment>B2: two private dice</extracomment>
        <translation>Η παρτίδα αρχίζει με μια ζαριά: κάθε παίκτης παίρνει δύο ζάρια και τα κρατά κρυφά. Τα βλέπει μόνο αυτός ο παίκτης.</translation>
    </message>
    <message>
        <source>It goes on in this order. First the hidden dice and the first round of betting. Then three dice in the middle, called the flop, and the second round. Then a fourth die, the turn, and the third round. Then a fifth die, the river, and the fourth round. At last the showdown.</source>
        <extracomment>B3: the order of dice and betting; flop, turn and river are explained here</extracomment>
        <translation>Η σειρά είναι αυτή. Πρώτα τα κρυφά ζάρια και ο πρώτος γύρος πονταρίσματος. Ύστερα τρία ζάρια στη μέση, που λέγονται φλοπ, και ο δεύτερος γύρος. Ύστερα ένα τέταρτο ζάρι, το τερν, και ο τρίτος γύρος. Ύστερα ένα πέμπτο ζάρι, το ρίβερ, και ο τέταρτος γύρος. Στο τέλος το άνοιγμα ζαριών.</translation>
    </message>
    <message>
        <source>At the showdown each player still in has seven dice: two own ones and the five in the middle. The best five of the seven count, in any mix: with two, one or none of the own dice.</source>
        <extracomment>B4: any mix of own and community dice</extracomment>
        <translation>Στο άνοιγμα κάθε παίκτης που είναι ακόμη μέσα έχει επτά ζάρια: δύο δικά του και τα πέντε στη μέση. Μετρούν τα πέντε καλύτερα από τα επτά, σε όποιον συνδυασμό: με δύο, ένα ή κανένα από τα δικά του.</translation>
    </message>
    <message>
        <source>If the five dice in the middle are better than anything the own dice could add, they are everybody&apos;s hand, and all who are still in share the pot.</source>
        <extracomment>A player may be better off with the five in the middle alone</extracomment>
        <translation>Αν τα πέντε ζάρια στη μέση είναι καλύτερα από οτιδήποτε θα μπορούσαν να προσθέσουν τα δικά σας, είναι το χέρι όλων και όσοι είναι ακόμη μέσα μοιράζονται το ποτ.</translation>
    </message>
</context>
<context>
    <name>HoldemHouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Πώς παίζετε</translation>
    </message>
</context>
<context>
    <name>HoldemRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of dice in their order, and how equal kinds are decided. &quot;Hand&quot;: the dice that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Τι νικά τι</translation>
    </message>
    <message>
        <source>There are eight kinds of hands. From the highest down: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair, high die. Between two hands of the same kind the numbers on the dice decide.</source>
        <extracomment>B5: all eight kinds in their order, the highest first. The names are those of HandWords</extracomment>
        <translation>Υπάρχουν οκτώ είδη χεριών. Από το υψηλότερο προς τα κάτω: πέντε όμοια, καρέ, φουλ, κέντα, τρία όμοια, δύο ζευγάρια, ένα ζευγάρι, υψηλό ζάρι. Ανάμεσα σε δύο χέρια του ίδιου είδους κρίνουν οι αριθμοί στα ζάρια.</translation>
    </message>
    <message>
        <source>Five of a kind: five equal dice. The higher number wins.</source>
        <extracomment>B6: five of a kind</extracomment>
        <translation>Πέντε όμοια: πέντε όμοια ζάρια. Κερδίζει ο μεγαλύτερος αριθμός.</translation>
    </message>
    <message>
        <source>Four of a kind: four equal dice. The higher number wins; if it is the same, the fifth die decides.</source>
        <extracomment>B6: four of a kind; then the odd die</extracomment>
        <translation>Καρέ: τέσσερα όμοια ζάρια. Κερδίζει ο μεγαλύτερος αριθμός· αν είναι ίδιος, κρίνει το πέμπτο ζάρι.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>B6: full house; the triple first, then the pair</extracomment>
        <translation>Φουλ: τρία ζάρια με έναν αριθμό και δύο με άλλον. Κερδίζουν τα υψηλότερα τρία· αν είναι ίδια, το υψηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>Straight: five numbers in a row. There are only two, 1-2-3-4-5 and 2-3-4-5-6, and the one with the higher highest die wins. It does not go round: 5-6-1-2-3 is no straight. It stands below the full house and above three of a kind.</source>
        <extracomment>B6: straight; only 1-5 and 2-6, decided by the highest die; its place in the order</extracomment>
        <translation>Κέντα: πέντε αριθμοί στη σειρά. Υπάρχουν μόνο δύο, 1-2-3-4-5 και 2-3-4-5-6, και κερδίζει αυτή με το μεγαλύτερο υψηλό ζάρι. Δεν κάνει κύκλο: το 5-6-1-2-3 δεν είναι κέντα. Είναι κάτω από το φουλ και πάνω από τα τρία όμοια.</translation>
    </message>
    <message>
        <source>Three of a kind: three equal dice. The higher number wins; then the two other dice decide, the higher one first.</source>
        <extracomment>B7: three of a kind; then the remaining dice, high to low</extracomment>
        <translation>Τρία όμοια: τρία όμοια ζάρια. Κερδίζει ο μεγαλύτερος αριθμός· ύστερα κρίνουν τα άλλα δύο ζάρια, πρώτα το υψηλότερο.</translation>
    </message>
    <message>
        <source>Two pairs: two dice of one number and two of another. The higher pair decides, then the lower pair, then the fifth die.</source>
        <extracomment>B7: two pairs; the higher pair, the lower pair, the fifth die</extracomment>
        <translation>Δύο ζευγάρια: δύο ζάρια με έναν αριθμό και δύο με άλλον. Κρίνει το υψηλότερο ζευγάρι, ύστερα το χαμηλότερο, ύστερα το πέμπτο ζάρι.</translation>
    </message>
    <message>
        <source>One pair: two equal dice. The higher number wins; then the three other dice decide, from the highest down.</source>
        <extracomment>B7: one pair; then the remaining dice, high to low</extracomment>
        <translation>Ένα ζευγάρι: δύο όμοια ζάρια. Κερδίζει ο μεγαλύτερος αριθμός· ύστερα κρίνουν τα άλλα τρία ζάρια, από το υψηλότερο προς τα κάτω.</translation>
    </message>
    <message>
        <source>High die: nothing of all this. The dice decide, from the highest down.</source>
        <extracomment>B7: high die</extracomment>
        <translation>Υψηλό ζάρι: τίποτα από όλα αυτά. Κρίνουν τα ζάρια, από το υψηλότερο προς τα κάτω.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Only the best five dice count for this: the sixth and the seventh never decide anything.</source>
        <extracomment>B8: equal hands split the pot; dice outside the best five never count</extracomment>
        <translation>Χέρια που είναι ίδια σε όλα αυτά μοιράζονται το ποτ. Μετρούν μόνο τα πέντε καλύτερα ζάρια: το έκτο και το έβδομο δεν κρίνουν ποτέ τίποτα.</translation>
    </message>
    <message>
        <source>With seven dice one pair and high die cannot occur. Without a straight there are at most five different numbers among seven dice, so they always make two pairs or three of a kind: two pairs are the lowest hand of a showdown. The two last kinds exist only before it: in the two own dice; after the flop, where the five dice are one pair in 46.3% of all cases and high die in 6.2%; and after the turn, where six dice are one pair in 15.4%.</source>
        <extracomment>Counted over all rolls of seven dice. The last two kinds exist only before the river</extracomment>
        <translation>Με επτά ζάρια δεν γίνεται ένα ζευγάρι ούτε υψηλό ζάρι. Χωρίς κέντα υπάρχουν στα επτά ζάρια το πολύ πέντε διαφορετικοί αριθμοί, άρα κάνουν πάντα δύο ζευγάρια ή τρία όμοια: δύο ζευγάρια είναι το χαμηλότερο χέρι στο άνοιγμα. Τα δύο τελευταία είδη υπάρχουν μόνο πριν: στα δύο δικά σας ζάρια· μετά το φλοπ, όπου τα πέντε ζάρια είναι ένα ζευγάρι στο 46,3% των περιπτώσεων και υψηλό ζάρι στο 6,2%· και μετά το τερν, όπου τα έξι ζάρια είναι ένα ζευγάρι στο 15,4%.</translation>
    </message>
    <message>
        <source>Of all possible rolls of seven dice, the best five are two pairs in 31.5%, a full house in 34.5%, a straight in 17.4%, four of a kind in 9.4%, three of a kind in 6.0% and five of a kind in 1.2%.</source>
        <extracomment>Counted over all rolls of seven dice; the best five of each</extracomment>
        <translation>Από όλες τις δυνατές ζαριές με επτά ζάρια, τα πέντε καλύτερα είναι δύο ζευγάρια στο 31,5%, φουλ στο 34,5%, κέντα στο 17,4%, καρέ στο 9,4%, τρία όμοια στο 6,0% και πέντε όμοια στο 1,2%.</translation>
    </message>
    <message>
        <source>So a full house comes up more often than two pairs, and three of a kind less often than a straight or a full house. The order of the hands follows the custom of poker, not these figures. That is meant so, and no mistake.</source>
        <extracomment>No mistake: the order is that of poker</extracomment>
        <translation>Άρα το φουλ βγαίνει συχνότερα από τα δύο ζευγάρια και τα τρία όμοια πιο σπάνια από την κέντα ή το φουλ. Η κατάταξη των χεριών ακολουθεί το έθιμο του πόκερ και όχι αυτούς τους αριθμούς. Είναι έτσι επίτηδες, δεν είναι λάθος.</translation>
    </message>
</context>
<context>
    <name>HoldemShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Με λίγα λόγια</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em is for 2 to 10 players, people and bots in any mix. They play for chips, and chips are there for counting only: they have no money value.</source>
        <extracomment>B1: two to ten players; chips without any money value</extracomment>
        <translation>Το Hold&apos;em με ζάρια παίζεται από 2 έως 10 παίκτες, ανθρώπους και μποτ σε όποιον συνδυασμό θέλετε. Παίζουν με μάρκες και οι μάρκες χρησιμεύουν μόνο για μέτρημα: δεν έχουν χρηματική αξία.</translation>
    </message>
    <message>
        <source>Every player has two dice that nobody else sees. Five more dice come to the middle of the table and belong to everybody, and before, between and after them there is betting.</source>
        <extracomment>The game in two sentences; &quot;A hand&quot; has the details</extracomment>
        <translation>Κάθε παίκτης έχει δύο ζάρια που δεν τα βλέπει κανείς άλλος. Άλλα πέντε ζάρια έρχονται στη μέση του τραπεζιού και ανήκουν σε όλους· πριν, ανάμεσα και μετά από αυτά γίνονται πονταρίσματα.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end turns the hidden dice up: the best five of the seven dice win what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Όποιος μείνει ως το τέλος ανοίγει τα κρυφά ζάρια: τα πέντε καλύτερα από τα επτά κερδίζουν ό,τι έχει το ποτ. Όποιος κάνει όλους τους άλλους να παραιτηθούν το κερδίζει χωρίς να δείξει τίποτα.</translation>
    </message>
</context>
<context>
    <name>HomeGreeting</name>
    <message>
        <source>Hello</source>
        <translation>Γεια σας</translation>
    </message>
    <message>
        <source>Hello, %1</source>
        <translation>Γεια σας, %1</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Καλησπέρα, %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>Καλημέρα, %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>Καλησπέρα, %1</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
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
        <translation>Αριστερό μπόνους: 35</translation>
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
    <name>HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Κανόνες τραπεζιού</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Επαναγορά (rebuy) όταν τελειώσουν οι μάρκες</translation>
    </message>
    <message>
        <source>bots do it by themselves</source>
        <translation>τα μποτ το κάνουν μόνα τους</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Χρόνος για κάθε απόφαση</translation>
    </message>
    <message numerus="yes">
        <source>and a time bank of %n second(s) a match</source>
        <translation>
            <numerusform>και τράπεζα χρόνου %n δευτερολέπτου σε κάθε παιχνίδι</numerusform>
            <numerusform>και τράπεζα χρόνου %n δευτερολέπτων σε κάθε παιχνίδι</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Τα κρυφά μένουν κρυφά</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at. Between people a screen covers the table while the device is passed on.</source>
        <translation>Τα χέρια που πήγαν πάσο ή δεν άνοιξαν μένουν μυστικά μέχρι να τελειώσει το παιχνίδι· ύστερα μπορείτε να τα δείτε όλα. Όταν η συσκευή αλλάζει χέρια, μια οθόνη κρύβει το τραπέζι.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Μάρκες που περισσεύουν</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Ό,τι δεν μοιράζεται πηγαίνει μάρκα μάρκα στους νικητές, αρχίζοντας από τα αριστερά του ντίλερ.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Χρόνος για το κύριο φύλλο</translation>
    </message>
    <message>
        <source>without time bank</source>
        <translation>χωρίς τράπεζα χρόνου</translation>
    </message>
    <message>
        <source>as long as there is no clock there is no limit either</source>
        <translation>χωρίς χρονόμετρο δεν υπάρχει ούτε εδώ όριο</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>House rules</source>
        <translation>Κανόνες τραπεζιού</translation>
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
    <name>KeepWords</name>
    <message>
        <source>Keep the two of clubs</source>
        <translation>Κρατήστε το δυάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the two of diamonds</source>
        <translation>Κρατήστε το δυάρι καρό</translation>
    </message>
    <message>
        <source>Keep the two of hearts</source>
        <translation>Κρατήστε το δυάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the two of spades</source>
        <translation>Κρατήστε το δυάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the three of clubs</source>
        <translation>Κρατήστε το τριάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the three of diamonds</source>
        <translation>Κρατήστε το τριάρι καρό</translation>
    </message>
    <message>
        <source>Keep the three of hearts</source>
        <translation>Κρατήστε το τριάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the three of spades</source>
        <translation>Κρατήστε το τριάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the four of clubs</source>
        <translation>Κρατήστε το τεσσάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the four of diamonds</source>
        <translation>Κρατήστε το τεσσάρι καρό</translation>
    </message>
    <message>
        <source>Keep the four of hearts</source>
        <translation>Κρατήστε το τεσσάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the four of spades</source>
        <translation>Κρατήστε το τεσσάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the five of clubs</source>
        <translation>Κρατήστε το πεντάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the five of diamonds</source>
        <translation>Κρατήστε το πεντάρι καρό</translation>
    </message>
    <message>
        <source>Keep the five of hearts</source>
        <translation>Κρατήστε το πεντάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the five of spades</source>
        <translation>Κρατήστε το πεντάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the six of clubs</source>
        <translation>Κρατήστε το εξάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the six of diamonds</source>
        <translation>Κρατήστε το εξάρι καρό</translation>
    </message>
    <message>
        <source>Keep the six of hearts</source>
        <translation>Κρατήστε το εξάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the six of spades</source>
        <translation>Κρατήστε το εξάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the seven of clubs</source>
        <translation>Κρατήστε το εφτάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the seven of diamonds</source>
        <translation>Κρατήστε το εφτάρι καρό</translation>
    </message>
    <message>
        <source>Keep the seven of hearts</source>
        <translation>Κρατήστε το εφτάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the seven of spades</source>
        <translation>Κρατήστε το εφτάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the eight of clubs</source>
        <translation>Κρατήστε το οχτάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the eight of diamonds</source>
        <translation>Κρατήστε το οχτάρι καρό</translation>
    </message>
    <message>
        <source>Keep the eight of hearts</source>
        <translation>Κρατήστε το οχτάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the eight of spades</source>
        <translation>Κρατήστε το οχτάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the nine of clubs</source>
        <translation>Κρατήστε το εννιάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the nine of diamonds</source>
        <translation>Κρατήστε το εννιάρι καρό</translation>
    </message>
    <message>
        <source>Keep the nine of hearts</source>
        <translation>Κρατήστε το εννιάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the nine of spades</source>
        <translation>Κρατήστε το εννιάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the ten of clubs</source>
        <translation>Κρατήστε το δεκάρι σπαθί</translation>
    </message>
    <message>
        <source>Keep the ten of diamonds</source>
        <translation>Κρατήστε το δεκάρι καρό</translation>
    </message>
    <message>
        <source>Keep the ten of hearts</source>
        <translation>Κρατήστε το δεκάρι κούπα</translation>
    </message>
    <message>
        <source>Keep the ten of spades</source>
        <translation>Κρατήστε το δεκάρι μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the jack of clubs</source>
        <translation>Κρατήστε τον βαλέ σπαθί</translation>
    </message>
    <message>
        <source>Keep the jack of diamonds</source>
        <translation>Κρατήστε τον βαλέ καρό</translation>
    </message>
    <message>
        <source>Keep the jack of hearts</source>
        <translation>Κρατήστε τον βαλέ κούπα</translation>
    </message>
    <message>
        <source>Keep the jack of spades</source>
        <translation>Κρατήστε τον βαλέ μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the queen of clubs</source>
        <translation>Κρατήστε την ντάμα σπαθί</translation>
    </message>
    <message>
        <source>Keep the queen of diamonds</source>
        <translation>Κρατήστε την ντάμα καρό</translation>
    </message>
    <message>
        <source>Keep the queen of hearts</source>
        <translation>Κρατήστε την ντάμα κούπα</translation>
    </message>
    <message>
        <source>Keep the queen of spades</source>
        <translation>Κρατήστε την ντάμα μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the king of clubs</source>
        <translation>Κρατήστε τον ρήγα σπαθί</translation>
    </message>
    <message>
        <source>Keep the king of diamonds</source>
        <translation>Κρατήστε τον ρήγα καρό</translation>
    </message>
    <message>
        <source>Keep the king of hearts</source>
        <translation>Κρατήστε τον ρήγα κούπα</translation>
    </message>
    <message>
        <source>Keep the king of spades</source>
        <translation>Κρατήστε τον ρήγα μπαστούνι</translation>
    </message>
    <message>
        <source>Keep the ace of clubs</source>
        <translation>Κρατήστε τον άσο σπαθί</translation>
    </message>
    <message>
        <source>Keep the ace of diamonds</source>
        <translation>Κρατήστε τον άσο καρό</translation>
    </message>
    <message>
        <source>Keep the ace of hearts</source>
        <translation>Κρατήστε τον άσο κούπα</translation>
    </message>
    <message>
        <source>Keep the ace of spades</source>
        <translation>Κρατήστε τον άσο μπαστούνι</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept: %1</source>
        <extracomment>%1 is the faces of some dice, such as &quot;2 4 4&quot;</extracomment>
        <translation>Κρατήθηκαν: %1</translation>
    </message>
    <message>
        <source>Kept: one ace</source>
        <extracomment>One die that shows a one lies on the shelf; the same for the sentences that follow.</extracomment>
        <translation>Κρατήθηκε: ένας άσος</translation>
    </message>
    <message>
        <source>Kept: one two</source>
        <translation>Κρατήθηκε: ένα δυάρι</translation>
    </message>
    <message>
        <source>Kept: one three</source>
        <translation>Κρατήθηκε: ένα τριάρι</translation>
    </message>
    <message>
        <source>Kept: one four</source>
        <translation>Κρατήθηκε: ένα τεσσάρι</translation>
    </message>
    <message>
        <source>Kept: one five</source>
        <translation>Κρατήθηκε: ένα πεντάρι</translation>
    </message>
    <message>
        <source>Kept: one six</source>
        <translation>Κρατήθηκε: ένα εξάρι</translation>
    </message>
    <message>
        <source>Kept: two aces</source>
        <translation>Κρατήθηκαν: δύο άσοι</translation>
    </message>
    <message>
        <source>Kept: two twos</source>
        <translation>Κρατήθηκαν: δύο δυάρια</translation>
    </message>
    <message>
        <source>Kept: two threes</source>
        <translation>Κρατήθηκαν: δύο τριάρια</translation>
    </message>
    <message>
        <source>Kept: two fours</source>
        <translation>Κρατήθηκαν: δύο τεσσάρια</translation>
    </message>
    <message>
        <source>Kept: two fives</source>
        <translation>Κρατήθηκαν: δύο πεντάρια</translation>
    </message>
    <message>
        <source>Kept: two sixes</source>
        <translation>Κρατήθηκαν: δύο εξάρια</translation>
    </message>
    <message>
        <source>Kept: three aces</source>
        <translation>Κρατήθηκαν: τρεις άσοι</translation>
    </message>
    <message>
        <source>Kept: three twos</source>
        <translation>Κρατήθηκαν: τρία δυάρια</translation>
    </message>
    <message>
        <source>Kept: three threes</source>
        <translation>Κρατήθηκαν: τρία τριάρια</translation>
    </message>
    <message>
        <source>Kept: three fours</source>
        <translation>Κρατήθηκαν: τρία τεσσάρια</translation>
    </message>
    <message>
        <source>Kept: three fives</source>
        <translation>Κρατήθηκαν: τρία πεντάρια</translation>
    </message>
    <message>
        <source>Kept: three sixes</source>
        <translation>Κρατήθηκαν: τρία εξάρια</translation>
    </message>
    <message>
        <source>Kept: four aces</source>
        <translation>Κρατήθηκαν: τέσσερις άσοι</translation>
    </message>
    <message>
        <source>Kept: four twos</source>
        <translation>Κρατήθηκαν: τέσσερα δυάρια</translation>
    </message>
    <message>
        <source>Kept: four threes</source>
        <translation>Κρατήθηκαν: τέσσερα τριάρια</translation>
    </message>
    <message>
        <source>Kept: four fours</source>
        <translation>Κρατήθηκαν: τέσσερα τεσσάρια</translation>
    </message>
    <message>
        <source>Kept: four fives</source>
        <translation>Κρατήθηκαν: τέσσερα πεντάρια</translation>
    </message>
    <message>
        <source>Kept: four sixes</source>
        <translation>Κρατήθηκαν: τέσσερα εξάρια</translation>
    </message>
    <message>
        <source>Kept: five aces</source>
        <translation>Κρατήθηκαν: πέντε άσοι</translation>
    </message>
    <message>
        <source>Kept: five twos</source>
        <translation>Κρατήθηκαν: πέντε δυάρια</translation>
    </message>
    <message>
        <source>Kept: five threes</source>
        <translation>Κρατήθηκαν: πέντε τριάρια</translation>
    </message>
    <message>
        <source>Kept: five fours</source>
        <translation>Κρατήθηκαν: πέντε τεσσάρια</translation>
    </message>
    <message>
        <source>Kept: five fives</source>
        <translation>Κρατήθηκαν: πέντε πεντάρια</translation>
    </message>
    <message>
        <source>Kept: five sixes</source>
        <translation>Κρατήθηκαν: πέντε εξάρια</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>Choose your key card</source>
        <translation>Επιλέξτε το κύριο φύλλο σας</translation>
    </message>
    <message>
        <source>It joins both your hands. The other two cards never play together.</source>
        <translation>Ανήκει και στα δύο χέρια σας. Τα άλλα δύο φύλλα δεν παίζουν ποτέ μαζί.</translation>
    </message>
</context>
<context>
    <name>KeyHands</name>
    <message>
        <source>Hand 1</source>
        <comment>of the two hands of a player</comment>
        <translation>Χέρι 1</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <comment>of the two hands of a player</comment>
        <translation>Χέρι 2</translation>
    </message>
    <message>
        <source>Look at a card: the two hands it makes stand here.</source>
        <translation>Δείτε ένα φύλλο: εδώ εμφανίζονται τα δύο χέρια που σχηματίζει.</translation>
    </message>
</context>
<context>
    <name>KeyKeep</name>
    <message>
        <source>Look at a card first</source>
        <translation>Δείτε πρώτα ένα φύλλο</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Κρατήστε αυτό το φύλλο</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>This cannot be changed later in the hand.</source>
        <translation>Δεν αλλάζει αργότερα μέσα στην παρτίδα.</translation>
    </message>
</context>
<context>
    <name>KeyTray</name>
    <message>
        <source>Your three cards</source>
        <translation>Τα τρία φύλλα σας</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Covered card</source>
        <translation>Κλειστό φύλλο</translation>
    </message>
    <message>
        <source>%1. Hand 1: %2. Hand 2: %3.</source>
        <comment>card that may become the key card</comment>
        <extracomment>%1: a card, as in &quot;king of hearts&quot;; %2 and %3: hands, as in &quot;Two pairs, kings and nines, with a four&quot;</extracomment>
        <translation>%1. Χέρι 1: %2. Χέρι 2: %3.</translation>
    </message>
</context>
<context>
    <name>KeysColumn</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 are keys, %2 is what they do</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeysEverywhere</name>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <extracomment>Key caps: translate the words that stand on the keys of your language&apos;s keyboards</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back, or close what is open</source>
        <translation>Πίσω ή κλείσιμο</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do what has the focus</source>
        <translation>Εκτελεί το επιλεγμένο</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>the key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next control, to the next group</source>
        <translation>Στο επόμενο στοιχείο, στην επόμενη ομάδα</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Πλήρης οθόνη ή παράθυρο</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ανοίγει ή κλείνει τον ήχο</translation>
    </message>
    <message>
        <source>Larger text, smaller text, text as at first</source>
        <translation>Μεγαλύτερο, μικρότερο, αρχικό κείμενο</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Αυτή η λίστα</translation>
    </message>
</context>
<context>
    <name>KeysPaper</name>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Παντού</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Εδώ</translation>
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
    <message>
        <source>unread</source>
        <extracomment>Has a native speaker read this translation from beginning to end? If so, translate this as &quot;read&quot;, in English; if not, as &quot;unread&quot;. The page about the program tells which translations wait for a reader.</extracomment>
        <translation>unread</translation>
    </message>
</context>
<context>
    <name>LanguageTiles</name>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>Hold Space, or press on the tray, to look.</source>
        <translation>Κρατήστε πατημένο το διάστημα ή πατήστε τον δίσκο για να δείτε.</translation>
    </message>
</context>
<context>
    <name>LineHelp</name>
    <message>
        <source>Sum of the ones</source>
        <extracomment>Each of these fifteen stands below the name of a line of the scorecard. A number at the end is its points</extracomment>
        <translation>Άθροισμα άσων</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Άθροισμα δυαριών</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Άθροισμα τριαριών</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Άθροισμα τεσσαριών</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Άθροισμα πενταριών</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Άθροισμα εξαριών</translation>
    </message>
    <message>
        <source>Two equal dice: sum of all dice</source>
        <translation>Δύο όμοια ζάρια: άθροισμα όλων των ζαριών</translation>
    </message>
    <message>
        <source>Two different numbers, each twice: sum of all dice</source>
        <translation>Δύο διαφορετικοί αριθμοί, δύο φορές ο καθένας: άθροισμα όλων των ζαριών</translation>
    </message>
    <message>
        <source>Three equal dice: sum of all dice</source>
        <translation>Τρία όμοια ζάρια: άθροισμα όλων των ζαριών</translation>
    </message>
    <message>
        <source>Four equal dice: sum of all dice</source>
        <translation>Τέσσερα όμοια ζάρια: άθροισμα όλων των ζαριών</translation>
    </message>
    <message>
        <source>Three of one number, two of another: 25</source>
        <translation>Τρία με έναν αριθμό, δύο με άλλον: 25</translation>
    </message>
    <message>
        <source>Four numbers in a row: 30</source>
        <translation>Τέσσερις αριθμοί στη σειρά: 30</translation>
    </message>
    <message>
        <source>Five numbers in a row: 40</source>
        <translation>Πέντε αριθμοί στη σειρά: 40</translation>
    </message>
    <message>
        <source>Five equal dice: 50</source>
        <translation>Πέντε όμοια ζάρια: 50</translation>
    </message>
    <message>
        <source>Any dice: sum of all dice</source>
        <translation>Οποιαδήποτε ζάρια: άθροισμα όλων των ζαριών</translation>
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
        <translation>Γράψτε %1 στους άσους</translation>
    </message>
    <message>
        <source>Write %1 in twos</source>
        <translation>Γράψτε %1 στα δυάρια</translation>
    </message>
    <message>
        <source>Write %1 in threes</source>
        <translation>Γράψτε %1 στα τριάρια</translation>
    </message>
    <message>
        <source>Write %1 in fours</source>
        <translation>Γράψτε %1 στα τεσσάρια</translation>
    </message>
    <message>
        <source>Write %1 in fives</source>
        <translation>Γράψτε %1 στα πεντάρια</translation>
    </message>
    <message>
        <source>Write %1 in sixes</source>
        <translation>Γράψτε %1 στα εξάρια</translation>
    </message>
    <message>
        <source>Write %1 in pair</source>
        <translation>Γράψτε %1 στο ζευγάρι</translation>
    </message>
    <message>
        <source>Write %1 in two pairs</source>
        <translation>Γράψτε %1 στα δύο ζευγάρια</translation>
    </message>
    <message>
        <source>Write %1 in three of a kind</source>
        <translation>Γράψτε %1 στα τρία όμοια</translation>
    </message>
    <message>
        <source>Write %1 in four of a kind</source>
        <translation>Γράψτε %1 στο καρέ</translation>
    </message>
    <message>
        <source>Write %1 in full house</source>
        <translation>Γράψτε %1 στο φουλ</translation>
    </message>
    <message>
        <source>Write %1 in small straight</source>
        <translation>Γράψτε %1 στη μικρή κέντα</translation>
    </message>
    <message>
        <source>Write %1 in large straight</source>
        <translation>Γράψτε %1 στη μεγάλη κέντα</translation>
    </message>
    <message>
        <source>Write %1 in Poker</source>
        <translation>Γράψτε %1 στο Πόκερ</translation>
    </message>
    <message>
        <source>Write %1 in chance</source>
        <translation>Γράψτε %1 στην ευκαιρία</translation>
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
    <message>
        <source>%2 wrote %1 in aces.</source>
        <translation>%2: έγραψε %1 στους άσους.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in twos.</source>
        <translation>%2: έγραψε %1 στα δυάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in threes.</source>
        <translation>%2: έγραψε %1 στα τριάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fours.</source>
        <translation>%2: έγραψε %1 στα τεσσάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fives.</source>
        <translation>%2: έγραψε %1 στα πεντάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in sixes.</source>
        <translation>%2: έγραψε %1 στα εξάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in pair.</source>
        <translation>%2: έγραψε %1 στο ζευγάρι.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in two pairs.</source>
        <translation>%2: έγραψε %1 στα δύο ζευγάρια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in three of a kind.</source>
        <translation>%2: έγραψε %1 στα τρία όμοια.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in four of a kind.</source>
        <translation>%2: έγραψε %1 στο καρέ.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in full house.</source>
        <translation>%2: έγραψε %1 στο φουλ.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in small straight.</source>
        <translation>%2: έγραψε %1 στη μικρή κέντα.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in large straight.</source>
        <translation>%2: έγραψε %1 στη μεγάλη κέντα.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in Poker.</source>
        <translation>%2: έγραψε %1 στο Πόκερ.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in chance.</source>
        <translation>%2: έγραψε %1 στην ευκαιρία.</translation>
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
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Τι έγινε</translation>
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
        <translation>Γρήγορα</translation>
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
    <name>MatHint</name>
    <message>
        <source>%1 is thinking</source>
        <translation>Σκέφτεται: %1</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Πατήστε ένα ζάρι: το κρατάτε ή το αφήνετε</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Επιλέξτε γραμμή</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Η αποθήκευση ήταν κατεστραμμένη</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Το παιχνίδι συνεχίζεται. Σε κάθε κίνηση γίνεται νέα προσπάθεια αποθήκευσης.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is what a button says: &quot;Write 12 in fours&quot;</extracomment>
        <translation>Υπόδειξη: %1</translation>
    </message>
    <message>
        <source>A part of the file makes no sense. The game goes on from just before it.</source>
        <translation>Ένα μέρος του αρχείου δεν βγάζει νόημα. Το παιχνίδι συνεχίζεται από το σημείο ακριβώς πριν από αυτό.</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>That is as long as a name can be.</source>
        <translation>Μεγαλύτερο όνομα δεν χωράει.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>%1: less</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: λιγότερο</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: περισσότερο</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Covered cards</source>
        <translation>Κλειστά φύλλα</translation>
    </message>
</context>
<context>
    <name>OwnDice</name>
    <message>
        <source>Covered dice</source>
        <translation>Κλειστά ζάρια</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Time bank: %n second(s)</source>
        <translation>
            <numerusform>Τράπεζα χρόνου: %n δευτερόλεπτο</numerusform>
            <numerusform>Τράπεζα χρόνου: %n δευτερόλεπτα</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Λείπει ένα μέρος του Riverbones.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Everybody who is known sits at this table.</source>
        <translation>Όλοι οι γνωστοί παίκτες κάθονται ήδη σε αυτό το τραπέζι.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Picture of %1</source>
        <translation>Εικόνα: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Αφαίρεση: %1</translation>
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
    <name>PokerActionWords</name>
    <message>
        <source>%1 deals first: the lot decided.</source>
        <translation>Πρώτος ντίλερ, με κλήρο: %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Η παρτίδα ακυρώθηκε. Όλες οι μάρκες είναι όπως πριν από αυτήν.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>%1 is all-in.</source>
        <translation>%1: όλα μέσα.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3.</source>
        <translation>Παρτίδα %1. Blind: %2 / %3.</translation>
    </message>
    <message>
        <source>Hand %1. Ante %2, smallest bet %3.</source>
        <translation>Παρτίδα %1. Ante: %2, ελάχιστο ποντάρισμα: %3.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3, ante %4.</source>
        <translation>Παρτίδα %1. Blind: %2 / %3, ante: %4.</translation>
    </message>
    <message>
        <source>The stakes have risen.</source>
        <translation>Τα πονταρίσματα ανέβηκαν.</translation>
    </message>
    <message>
        <source>Flop: %1.</source>
        <translation>Φλοπ: %1.</translation>
    </message>
    <message>
        <source>Turn: %1.</source>
        <comment>the fourth shared die or card</comment>
        <translation>Τερν: %1.</translation>
    </message>
    <message>
        <source>River: %1.</source>
        <comment>the fifth shared die or card</comment>
        <translation>Ρίβερ: %1.</translation>
    </message>
    <message>
        <source>%2 won the pot: %1.</source>
        <translation>%2: κέρδισε το ποτ: %1.</translation>
    </message>
    <message>
        <source>%3 won side pot %1: %2.</source>
        <translation>%3: κέρδισε το παράπλευρο ποτ %1: %2.</translation>
    </message>
    <message>
        <source>The pot of %1 is shared: %2.</source>
        <translation>Το ποτ των %1 μοιράζεται: %2.</translation>
    </message>
    <message>
        <source>Side pot %1 of %2 is shared: %3.</source>
        <translation>Το παράπλευρο ποτ %1 των %2 μοιράζεται: %3.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 posted the ante: %1.</source>
        <translation>%2: ante %1.</translation>
    </message>
    <message>
        <source>%2 posted the small blind: %1.</source>
        <translation>%2: μικρό blind %1.</translation>
    </message>
    <message>
        <source>%2 posted the big blind: %1.</source>
        <translation>%2: μεγάλο blind %1.</translation>
    </message>
    <message>
        <source>%1 checked.</source>
        <translation>%1: ντούκου.</translation>
    </message>
    <message>
        <source>%2 called %1.</source>
        <translation>%2: μέσα με %1.</translation>
    </message>
    <message>
        <source>%2 bet %1.</source>
        <translation>%2: ποντάρισμα %1.</translation>
    </message>
    <message>
        <source>%2 raised to %1.</source>
        <translation>%2: ρελάνς στις %1.</translation>
    </message>
    <message>
        <source>%1 folded.</source>
        <translation>%1: πάσο.</translation>
    </message>
    <message>
        <source>%2 got %1 back: nobody matched it.</source>
        <translation>%2: επιστρέφονται %1, κανείς δεν τις κάλυψε.</translation>
    </message>
    <message>
        <source>%2 chose to show: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2: έδειξε, αν και δεν χρειαζόταν: %1.</translation>
    </message>
    <message>
        <source>%2 showed: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2: έδειξε: %1.</translation>
    </message>
    <message>
        <source>%1 has all the chips and wins.</source>
        <translation>%1: πήρε όλες τις μάρκες και κερδίζει.</translation>
    </message>
    <message>
        <source>%2 is out. Place: %1.</source>
        <translation>%2: εκτός παιχνιδιού. Θέση: %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1: ο χρόνος έληξε.</translation>
    </message>
    <message>
        <source>%2 left the table during the hand, with %1.</source>
        <translation>%2: αποχώρησε κατά τη διάρκεια της παρτίδας, με %1.</translation>
    </message>
    <message>
        <source>%2 left the table with %1.</source>
        <translation>%2: αποχώρησε από το τραπέζι, με %1.</translation>
    </message>
    <message>
        <source>%2 came back with %1.</source>
        <translation>%2: επέστρεψε, με %1.</translation>
    </message>
    <message>
        <source>%3 bought %1 in and has %2 now.</source>
        <translation>%3: πήρε %1 μάρκες και έχει τώρα %2.</translation>
    </message>
    <message>
        <source>A gentle bot plays this seat now: %1.</source>
        <translation>Τη θέση αυτή παίζει τώρα ένα ήπιο μποτ: %1.</translation>
    </message>
    <message>
        <source>A steady bot plays this seat now: %1.</source>
        <translation>Τη θέση αυτή παίζει τώρα ένα σταθερό μποτ: %1.</translation>
    </message>
    <message>
        <source>A sharp bot plays this seat now: %1.</source>
        <translation>Τη θέση αυτή παίζει τώρα ένα εύστροφο μποτ: %1.</translation>
    </message>
    <message>
        <source>Nobody stands in any more for %1.</source>
        <translation>Κανείς δεν αντικαθιστά πια: %1.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Παρτίδα %1</translation>
    </message>
    <message>
        <source>The rules chose a key card for %1.</source>
        <translation>%1: το κύριο φύλλο επιλέχθηκε από τους κανόνες.</translation>
    </message>
    <message>
        <source>%1 chose the key card.</source>
        <translation>%1: επέλεξε το κύριο φύλλο.</translation>
    </message>
</context>
<context>
    <name>PokerBar</name>
    <message>
        <source>The match is over</source>
        <translation>Το παιχνίδι τελείωσε</translation>
    </message>
    <message>
        <source>Hand %1 · %2 · %3</source>
        <extracomment>The upper edge of the table. %1: number of the hand; %2: no limit, pot limit, fixed limit; %3: blinds or ante</extracomment>
        <translation>Παρτίδα %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Μενού (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Κανόνες (F1)</translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation>Τι έγινε (L)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Ρυθμίσεις (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>PokerKeyLines</name>
    <message>
        <source>Fold</source>
        <translation>Πάσο</translation>
    </message>
    <message>
        <source>Check or call</source>
        <translation>Ντούκου ή μέσα</translation>
    </message>
    <message>
        <source>Bet or raise to the amount</source>
        <translation>Ποντάρισμα ή ρελάνς στο επιλεγμένο ποσό</translation>
    </message>
    <message>
        <source>Amount: smallest, half the pot, the pot, all-in</source>
        <translation>Ποσό: ελάχιστο, μισό ποτ, ποτ, όλα μέσα</translation>
    </message>
    <message>
        <source>Amount: less, more; with Shift in large steps</source>
        <translation>Ποσό: λιγότερο, περισσότερο· με Shift σε μεγάλα βήματα</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the key</comment>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <comment>the key</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Amount: the smallest, everything</source>
        <translation>Ποσό: ελάχιστο, όλες οι μάρκες</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Cover the own pieces; hold to look at them</source>
        <translation>Καλύπτει τα ζάρια ή τα φύλλα σας· κρατήστε για να τα δείτε</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Τι έγινε</translation>
    </message>
    <message>
        <source>Read aloud: own pieces, board, pot, time, each seat in turn</source>
        <translation>Διαβάζει: ζάρια ή φύλλα σας, τραπέζι, ποτ, χρόνο, κάθε θέση με τη σειρά</translation>
    </message>
</context>
<context>
    <name>PokerMat</name>
    <message>
        <source>Table</source>
        <translation>Τραπέζι</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
</context>
<context>
    <name>PokerMessages</name>
    <message>
        <source>The last hand was cancelled</source>
        <translation>Η τελευταία παρτίδα ακυρώθηκε</translation>
    </message>
    <message>
        <source>Everyone has the stack from before it.</source>
        <translation>Όλοι έχουν τις μάρκες που είχαν πριν από αυτήν.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>The saved game was damaged</source>
        <translation>Η αποθήκευση ήταν κατεστραμμένη</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Η γραμμή %1 του αρχείου δεν βγάζει νόημα. Το παιχνίδι συνεχίζεται από το σημείο ακριβώς πριν από αυτήν.</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Το παιχνίδι συνεχίζεται. Σε κάθε κίνηση γίνεται νέα προσπάθεια αποθήκευσης.</translation>
    </message>
</context>
<context>
    <name>PokerOverlays</name>
    <message>
        <source>Nothing has happened yet. Every bet and every die or card that lies open will be told here.</source>
        <translation>Δεν έγινε τίποτα ακόμη. Εδώ θα φαίνεται κάθε ποντάρισμα και κάθε ανοιχτό ζάρι ή φύλλο.</translation>
    </message>
</context>
<context>
    <name>PokerQuestions</name>
    <message>
        <source>Checking costs nothing</source>
        <translation>Το ντούκου δεν κοστίζει τίποτα</translation>
    </message>
    <message>
        <source>A folded hand cannot win any more.</source>
        <translation>Μετά το πάσο το χέρι δεν μπορεί πια να κερδίσει.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ντούκου</translation>
    </message>
    <message>
        <source>Fold anyway</source>
        <translation>Τελικά πάσο</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Αποχώρηση από το τραπέζι;</translation>
    </message>
    <message>
        <source>Whoever comes back within half an hour brings at least the same chips.</source>
        <translation>Όποιος επιστρέψει μέσα σε μισή ώρα φέρνει τουλάχιστον τις ίδιες μάρκες.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Παραμονή</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Αποχώρηση</translation>
    </message>
    <message>
        <source>End the game for everybody?</source>
        <translation>Τέλος παιχνιδιού για όλους;</translation>
    </message>
    <message>
        <source>Chips are counted as they lie, and the match goes to the finished ones.</source>
        <translation>Οι μάρκες μετρούν όπως είναι και το παιχνίδι πάει στα τελειωμένα.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Τέλος παιχνιδιού</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s) of %2 stay in the pot.</source>
        <translation>
            <numerusform>%2: %1 μάρκα μένει στο ποτ.</numerusform>
            <numerusform>%2: %1 μάρκες μένουν στο ποτ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerVoice</name>
    <message>
        <source>Your pieces are covered.</source>
        <translation>Τα δικά σας είναι κλειστά.</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Δώστε τη συσκευή. Σειρά έχει: %1</translation>
    </message>
    <message>
        <source>The time bank runs.</source>
        <translation>Τρέχει η τράπεζα χρόνου.</translation>
    </message>
    <message>
        <source>%1 to act.</source>
        <translation>Σειρά: %1.</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Ποτ</translation>
    </message>
</context>
<context>
    <name>PotWords</name>
    <message>
        <source>Pot</source>
        <translation>Ποτ</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Κύριο ποτ</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Παράπλευρο ποτ</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>Παράπλευρο ποτ %1</translation>
    </message>
    <message>
        <source>%1: %3 · %2</source>
        <comment>a pot</comment>
        <extracomment>%1: main pot or side pot; %2: its chips; %3: who can win it</extracomment>
        <translation>%1: %3 · %2</translation>
    </message>
    <message>
        <source>%1 wins the pot</source>
        <translation>Κερδίζει το ποτ: %1</translation>
    </message>
    <message>
        <source>%1 wins the main pot</source>
        <translation>Κερδίζει το κύριο ποτ: %1</translation>
    </message>
    <message>
        <source>%1 wins the side pot</source>
        <translation>Κερδίζει το παράπλευρο ποτ: %1</translation>
    </message>
    <message>
        <source>%1 share the pot</source>
        <comment>two names or more</comment>
        <translation>Μοιράζονται το ποτ: %1</translation>
    </message>
    <message>
        <source>%1 share the main pot</source>
        <comment>two names or more</comment>
        <translation>Μοιράζονται το κύριο ποτ: %1</translation>
    </message>
    <message>
        <source>%1 share the side pot</source>
        <comment>two names or more</comment>
        <translation>Μοιράζονται το παράπλευρο ποτ: %1</translation>
    </message>
    <message>
        <source>Everyone else folded. %1 shows nothing.</source>
        <translation>Όλοι οι άλλοι πήγαν πάσο. Κερδίζει χωρίς να δείξει τίποτα: %1.</translation>
    </message>
    <message>
        <source>Only %1 paid into it to the full.</source>
        <translation>Ολόκληρο το ποσό έβαλε μόνο: %1.</translation>
    </message>
    <message>
        <source>It could be won by %1.</source>
        <comment>two names or more</comment>
        <translation>Μπορούσαν να το κερδίσουν: %1.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The odd chip goes to %1, nearest to the left of the dealer.</source>
        <translation>Η μάρκα που περισσεύει: %1 (πιο κοντά στα αριστερά του ντίλερ).</translation>
    </message>
    <message>
        <source>The odd chips go to %1, nearest to the left of the dealer.</source>
        <comment>two names or more</comment>
        <translation>Οι μάρκες που περισσεύουν: %1 (πιο κοντά στα αριστερά του ντίλερ).</translation>
    </message>
    <message>
        <source>Next best: %2. %1.</source>
        <extracomment>The best hand of those that have not won. %1: the hand, as in &quot;Full house, fives over twos&quot;; %2: name</extracomment>
        <translation>Επόμενο χέρι: %2. %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Η παρτίδα ακυρώθηκε. Όλες οι μάρκες είναι όπως πριν από αυτήν.</translation>
    </message>
    <message>
        <source>The weaker hand did not count. %1.</source>
        <extracomment>%1: as in &quot;Hand 2: Two pairs, kings and nines, with a queen&quot;</extracomment>
        <translation>Το ασθενέστερο χέρι δεν μέτρησε. %1.</translation>
    </message>
</context>
<context>
    <name>RaiseWords</name>
    <message>
        <source>Raise is closed: nobody could answer it</source>
        <translation>Δεν γίνεται ρελάνς: κανείς δεν θα μπορούσε να απαντήσει</translation>
    </message>
    <message>
        <source>Raise is closed: calling takes the whole stack</source>
        <translation>Δεν γίνεται ρελάνς: για να μπείτε μέσα χρειάζονται όλες οι μάρκες</translation>
    </message>
    <message numerus="yes">
        <source>Raise is closed: %n bet(s) a round is the most</source>
        <translation>
            <numerusform>Δεν γίνεται ρελάνς: το πολύ %n ποντάρισμα σε κάθε γύρο</numerusform>
            <numerusform>Δεν γίνεται ρελάνς: το πολύ %n πονταρίσματα σε κάθε γύρο</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise is closed: the all-in was %1 more, a full raise needs %2</source>
        <translation>Δεν γίνεται ρελάνς: το όλα μέσα ήταν %1 παραπάνω, ένα πλήρες ρελάνς θέλει %2</translation>
    </message>
    <message>
        <source>Only %1 is possible</source>
        <translation>Γίνεται μόνο %1</translation>
    </message>
    <message>
        <source>At least %1: the smallest bet</source>
        <translation>Τουλάχιστον %1: το ελάχιστο ποντάρισμα</translation>
    </message>
    <message>
        <source>At least %1: a raise of %2 on top of %3</source>
        <extracomment>%1: what the player would have in front; %2: how much that is more than %3, the highest bet so far</extracomment>
        <translation>Τουλάχιστον %1: ρελάνς κατά %2 πάνω από %3</translation>
    </message>
    <message>
        <source>At most %1: the whole stack</source>
        <translation>Το πολύ %1: όλες οι μάρκες</translation>
    </message>
    <message>
        <source>At most %1: as much on top as there is in the pot after calling</source>
        <translation>Το πολύ %1: επιπλέον όσο το ποτ αφού μπείτε μέσα</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Το πολύ %1</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>twos</source>
        <comment>cards</comment>
        <translation>δυάρια</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards</comment>
        <translation>τριάρια</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards</comment>
        <translation>τεσσάρια</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards</comment>
        <translation>πεντάρια</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards</comment>
        <translation>εξάρια</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards</comment>
        <translation>εφτάρια</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards</comment>
        <translation>οχτάρια</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards</comment>
        <translation>εννιάρια</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards</comment>
        <translation>δεκάρια</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards</comment>
        <translation>βαλέδες</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards</comment>
        <translation>ντάμες</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards</comment>
        <translation>ρήγες</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards</comment>
        <translation>άσοι</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after: over</comment>
        <translation>δυάρια</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after: over</comment>
        <translation>τριάρια</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after: over</comment>
        <translation>τεσσάρια</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after: over</comment>
        <translation>πεντάρια</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after: over</comment>
        <translation>εξάρια</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after: over</comment>
        <translation>εφτάρια</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after: over</comment>
        <translation>οχτάρια</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after: over</comment>
        <translation>εννιάρια</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after: over</comment>
        <translation>δεκάρια</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after: over</comment>
        <translation>βαλέδες</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after: over</comment>
        <translation>ντάμες</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after: over</comment>
        <translation>ρήγες</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after: over</comment>
        <translation>άσους</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>after: with</comment>
        <translation>δυάρι</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>after: with</comment>
        <translation>τριάρι</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>after: with</comment>
        <translation>τεσσάρι</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>after: with</comment>
        <translation>πεντάρι</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>after: with</comment>
        <translation>εξάρι</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>after: with</comment>
        <translation>εφτάρι</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>after: with</comment>
        <translation>οχτάρι</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>after: with</comment>
        <translation>εννιάρι</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>after: with</comment>
        <translation>δεκάρι</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>after: with</comment>
        <translation>βαλέ</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>after: with</comment>
        <translation>ντάμα</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>after: with</comment>
        <translation>ρήγα</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>after: with</comment>
        <translation>άσο</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>highest card</comment>
        <translation>δυάρι</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>highest card</comment>
        <translation>τριάρι</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>highest card</comment>
        <translation>τεσσάρι</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>highest card</comment>
        <translation>πεντάρι</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>highest card</comment>
        <translation>εξάρι</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>highest card</comment>
        <translation>εφτάρι</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>highest card</comment>
        <translation>οχτάρι</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>highest card</comment>
        <translation>εννιάρι</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>highest card</comment>
        <translation>δεκάρι</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>highest card</comment>
        <translation>βαλές</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>highest card</comment>
        <translation>ντάμα</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>highest card</comment>
        <translation>ρήγας</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>highest card</comment>
        <translation>άσος</translation>
    </message>
    <message>
        <source>two high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το δυάρι</translation>
    </message>
    <message>
        <source>three high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το τριάρι</translation>
    </message>
    <message>
        <source>four high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το τεσσάρι</translation>
    </message>
    <message>
        <source>five high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το πεντάρι</translation>
    </message>
    <message>
        <source>six high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το εξάρι</translation>
    </message>
    <message>
        <source>seven high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το εφτάρι</translation>
    </message>
    <message>
        <source>eight high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το οχτάρι</translation>
    </message>
    <message>
        <source>nine high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το εννιάρι</translation>
    </message>
    <message>
        <source>ten high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο το δεκάρι</translation>
    </message>
    <message>
        <source>jack high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο τον βαλέ</translation>
    </message>
    <message>
        <source>queen high</source>
        <comment>flush</comment>
        <translation>με υψηλότερη την ντάμα</translation>
    </message>
    <message>
        <source>king high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο τον ρήγα</translation>
    </message>
    <message>
        <source>ace high</source>
        <comment>flush</comment>
        <translation>με υψηλότερο τον άσο</translation>
    </message>
    <message>
        <source>ace to five</source>
        <comment>straight</comment>
        <translation>από άσο έως πέντε</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>από δύο έως έξι</translation>
    </message>
    <message>
        <source>three to seven</source>
        <comment>straight</comment>
        <translation>από τρία έως επτά</translation>
    </message>
    <message>
        <source>four to eight</source>
        <comment>straight</comment>
        <translation>από τέσσερα έως οκτώ</translation>
    </message>
    <message>
        <source>five to nine</source>
        <comment>straight</comment>
        <translation>από πέντε έως εννέα</translation>
    </message>
    <message>
        <source>six to ten</source>
        <comment>straight</comment>
        <translation>από έξι έως δέκα</translation>
    </message>
    <message>
        <source>seven to jack</source>
        <comment>straight</comment>
        <translation>από επτά έως βαλέ</translation>
    </message>
    <message>
        <source>eight to queen</source>
        <comment>straight</comment>
        <translation>από οκτώ έως ντάμα</translation>
    </message>
    <message>
        <source>nine to king</source>
        <comment>straight</comment>
        <translation>από εννέα έως ρήγα</translation>
    </message>
    <message>
        <source>ten to ace</source>
        <comment>straight</comment>
        <translation>από δέκα έως άσο</translation>
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
        <translation>Ο φάκελος αποθηκευμένων παιχνιδιών δεν είναι διαθέσιμος.</translation>
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
    <message>
        <source>No hand is being played.</source>
        <translation>Δεν παίζεται καμία παρτίδα.</translation>
    </message>
    <message>
        <source>That is possible between two hands.</source>
        <translation>Αυτό γίνεται ανάμεσα σε δύο παρτίδες.</translation>
    </message>
    <message>
        <source>There is a bet to answer: checking is not possible.</source>
        <translation>Υπάρχει ποντάρισμα που θέλει απάντηση: δεν γίνεται ντούκου.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Δεν υπάρχει ποντάρισμα για να μπείτε μέσα.</translation>
    </message>
    <message>
        <source>The amount is too small.</source>
        <translation>Το ποσό είναι πολύ μικρό.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Το ποσό είναι πολύ μεγάλο.</translation>
    </message>
    <message>
        <source>Nobody could answer a raise.</source>
        <translation>Κανείς δεν θα μπορούσε να απαντήσει σε ρελάνς.</translation>
    </message>
    <message>
        <source>Calling takes the whole stack.</source>
        <translation>Για να μπείτε μέσα χρειάζονται όλες οι μάρκες.</translation>
    </message>
    <message>
        <source>This round has all the bets it may have.</source>
        <translation>Ο γύρος έχει όλα τα πονταρίσματα που επιτρέπονται.</translation>
    </message>
    <message>
        <source>The last raise was too small to open the betting again.</source>
        <translation>Το τελευταίο ρελάνς ήταν πολύ μικρό για να ανοίξει ξανά το ποντάρισμα.</translation>
    </message>
    <message>
        <source>There is no clock in this match.</source>
        <translation>Αυτό το παιχνίδι δεν έχει χρονόμετρο.</translation>
    </message>
    <message>
        <source>The time bank does not have so many seconds left.</source>
        <translation>Η τράπεζα χρόνου δεν έχει τόσα δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>There is still time.</source>
        <translation>Υπάρχει ακόμη χρόνος.</translation>
    </message>
    <message>
        <source>There is no hand to show.</source>
        <translation>Δεν υπάρχει χέρι για να ανοίξει.</translation>
    </message>
    <message>
        <source>At least two players need chips.</source>
        <translation>Χρειάζονται μάρκες τουλάχιστον δύο παίκτες.</translation>
    </message>
    <message>
        <source>This player has left the table.</source>
        <translation>Αυτός ο παίκτης αποχώρησε από το τραπέζι.</translation>
    </message>
    <message>
        <source>This player is at the table.</source>
        <translation>Αυτός ο παίκτης είναι στο τραπέζι.</translation>
    </message>
    <message>
        <source>That is possible in a table game only.</source>
        <translation>Αυτό γίνεται μόνο στο ελεύθερο παιχνίδι.</translation>
    </message>
    <message>
        <source>By the house rules nobody buys in again.</source>
        <translation>Οι κανόνες του τραπεζιού δεν επιτρέπουν επαναγορά.</translation>
    </message>
    <message>
        <source>The stack is already as large as the buy-in.</source>
        <translation>Οι μάρκες είναι ήδη όσες το ποσό εισόδου.</translation>
    </message>
    <message>
        <source>This amount is not possible.</source>
        <translation>Αυτό το ποσό δεν γίνεται.</translation>
    </message>
    <message>
        <source>Every forced bet needs at least one chip.</source>
        <translation>Κάθε υποχρεωτικό ποντάρισμα θέλει τουλάχιστον μία μάρκα.</translation>
    </message>
    <message>
        <source>The small blind is larger than the big blind.</source>
        <translation>Το μικρό blind είναι μεγαλύτερο από το μεγάλο.</translation>
    </message>
    <message>
        <source>The ante is too large for these bets.</source>
        <translation>Το ante είναι πολύ μεγάλο για αυτά τα πονταρίσματα.</translation>
    </message>
    <message>
        <source>The big bet is smaller than the small bet.</source>
        <translation>Το μεγάλο ποντάρισμα είναι μικρότερο από το μικρό.</translation>
    </message>
    <message>
        <source>So many bets a round are not possible.</source>
        <translation>Δεν γίνονται τόσα πονταρίσματα σε έναν γύρο.</translation>
    </message>
    <message>
        <source>The buy-in is too small for these bets.</source>
        <translation>Το ποσό εισόδου είναι πολύ μικρό για αυτά τα πονταρίσματα.</translation>
    </message>
    <message>
        <source>The buy-in is too large for these bets.</source>
        <translation>Το ποσό εισόδου είναι πολύ μεγάλο για αυτά τα πονταρίσματα.</translation>
    </message>
    <message>
        <source>No player can have so many chips.</source>
        <translation>Κανένας παίκτης δεν μπορεί να έχει τόσες μάρκες.</translation>
    </message>
    <message>
        <source>Together the players would have too many chips.</source>
        <translation>Όλοι μαζί οι παίκτες θα είχαν πάρα πολλές μάρκες.</translation>
    </message>
    <message>
        <source>The clock cannot be set to that time.</source>
        <translation>Το χρονόμετρο δεν ρυθμίζεται σε αυτόν τον χρόνο.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Το αρχείο είναι κατεστραμμένο.</translation>
    </message>
    <message>
        <source>First choose your key card.</source>
        <translation>Επιλέξτε πρώτα το κύριο φύλλο σας.</translation>
    </message>
    <message>
        <source>The key card is chosen and stays.</source>
        <translation>Το κύριο φύλλο επιλέχθηκε και δεν αλλάζει.</translation>
    </message>
    <message>
        <source>There is no key card to choose now.</source>
        <translation>Τώρα δεν υπάρχει κύριο φύλλο για επιλογή.</translation>
    </message>
    <message>
        <source>This game is played with blinds and without an ante.</source>
        <translation>Αυτό το παιχνίδι παίζεται με blind και χωρίς ante.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>Riverbones cannot start</source>
        <translation>Το Riverbones δεν ξεκινά</translation>
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
    <name>RemarkCard</name>
    <message>
        <source>%1. %2. Dice: %3</source>
        <extracomment>%1 is the title of a remark, %2 its sentence, %3 the faces of the five dice, such as &quot;3 3 3 3 3&quot;</extracomment>
        <translation>%1. %2. Ζάρια: %3</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Everyone else folded.</source>
        <translation>Όλοι οι άλλοι πήγαν πάσο.</translation>
    </message>
    <message>
        <source>%2: buy in again for %1</source>
        <comment>chips, name</comment>
        <translation>%2: επαναγορά με %1</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Χωρίς επαναγορά</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Επόμενη παρτίδα</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Εμφάνιση χεριού</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Στο τραπέζι…</translation>
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
    <name>ResultRemarks</name>
    <message>
        <source>Roll of the game</source>
        <translation>Η ζαριά του παιχνιδιού</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>A player&apos;s name, and the round in which it was</extracomment>
        <translation>%1, γύρος %2</translation>
    </message>
    <message>
        <source>Luckiest die</source>
        <translation>Το πιο τυχερό ζάρι</translation>
    </message>
    <message>
        <source>%1 kept %2, rolled a %3</source>
        <extracomment>A player&apos;s name, the faces of four dice, such as &quot;2 3 4 5&quot;, and the face of the fifth</extracomment>
        <translation>%1: κράτησε %2 και έφερε %3</translation>
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
    <name>RulesBar</name>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Περιεχόμενα και αναζήτηση (Ctrl+F)</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Γλώσσα των κανόνων</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Αναζήτηση στους κανόνες</translation>
    </message>
</context>
<context>
    <name>RulesContentsSheet</name>
    <message>
        <source>Contents</source>
        <translation>Περιεχόμενα</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Filled already</source>
        <extracomment>A line of the scorecard, for the player whose turn it is</extracomment>
        <translation>Συμπληρωμένη</translation>
    </message>
    <message>
        <source>This roll: %1</source>
        <extracomment>%1: what the dice on the table are worth in this line</extracomment>
        <translation>Αυτή η ζαριά: %1</translation>
    </message>
    <message>
        <source>The lines in short</source>
        <translation>Σύνοψη γραμμών</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Όλοι οι κανόνες</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Τι νικά τι</translation>
    </message>
    <message>
        <source>Best five of the two own dice and the five on the table</source>
        <translation>Τα πέντε καλύτερα από τα δύο δικά σας και τα πέντε κοινά ζάρια</translation>
    </message>
    <message>
        <source>Only with fewer dice</source>
        <translation>Μόνο με λιγότερα ζάρια</translation>
    </message>
    <message>
        <source>You have this now</source>
        <translation>Το έχετε τώρα</translation>
    </message>
    <message>
        <source>Equal hands share the pot.</source>
        <translation>Ίσα χέρια μοιράζονται το ποτ.</translation>
    </message>
    <message>
        <source>Best five of the key card, one card beside it and the five on the table</source>
        <translation>Τα πέντε καλύτερα από το κύριο φύλλο, ένα διπλανό του και τα πέντε κοινά φύλλα</translation>
    </message>
    <message>
        <source>Equal hands share the pot. Suits never decide.</source>
        <translation>Ίσα χέρια μοιράζονται το ποτ. Οι φυλές δεν κρίνουν ποτέ.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>The end</source>
        <extracomment>A chapter of the rules: how a match ends and who wins</extracomment>
        <translation>Το τέλος</translation>
    </message>
    <message>
        <source>The match is over when every player has filled all 15 lines.</source>
        <extracomment>A2: the match is over after 15 rounds</extracomment>
        <translation>Το παιχνίδι τελειώνει όταν όλοι οι παίκτες έχουν συμπληρώσει και τις 15 γραμμές.</translation>
    </message>
    <message>
        <source>Your total is what stands on the left, the left bonus, what stands on the right, and 100 points for each joker. No card can hold more than 1,835 points.</source>
        <extracomment>What a total is made of; 100 for each joker is the Poker bonus</extracomment>
        <translation>Το σύνολό σας είναι όσα γράφτηκαν αριστερά, το αριστερό μπόνους, όσα γράφτηκαν δεξιά και 100 πόντοι για κάθε μπαλαντέρ. Κανένα φύλλο βαθμολογίας δεν μπορεί να φτάσει πάνω από 1.835 πόντους.</translation>
    </message>
    <message>
        <source>The highest total wins. Players with equal totals share the win.</source>
        <extracomment>A24: who wins</extracomment>
        <translation>Κερδίζει το υψηλότερο σύνολο. Παίκτες με ίσα σύνολα μοιράζονται τη νίκη.</translation>
    </message>
</context>
<context>
    <name>RulesFiveEqual</name>
    <message>
        <source>Five equal dice</source>
        <extracomment>A chapter of the rules: five equal dice as Poker, as Poker bonus and as joker</extracomment>
        <translation>Πέντε όμοια ζάρια</translation>
    </message>
    <message>
        <source>At your table the joker is off: five equal dice are always ordinary, and there is no Poker bonus. What this chapter says about jokers and the bonus does not apply.</source>
        <extracomment>Said first in this chapter, where the house rule &quot;joker off&quot; is on in the match that is being played</extracomment>
        <translation>Στο τραπέζι σας ο μπαλαντέρ είναι ανενεργός: πέντε όμοια ζάρια είναι πάντα μια συνηθισμένη ζαριά και δεν υπάρχει μπόνους Πόκερ. Όσα λέει αυτό το κεφάλαιο για τον μπαλαντέρ και το μπόνους δεν ισχύουν.</translation>
    </message>
    <message>
        <source>As long as your Poker line is open, five equal dice are a roll like any other: you choose the line. In Poker they are worth 50. In Two pairs, in Full house and in both straights they are worth 0.</source>
        <extracomment>A20: five equal dice while the Poker line is open</extracomment>
        <translation>Όσο η γραμμή σας για το Πόκερ είναι κενή, πέντε όμοια ζάρια είναι μια ζαριά σαν τις άλλες: εσείς επιλέγετε τη γραμμή. Στο Πόκερ δίνουν 50. Στα δύο ζευγάρια, στο φουλ και στις δύο κέντες δίνουν 0.</translation>
    </message>
    <message>
        <source>Once Poker holds 50, five equal dice are a joker. Each time you write one you get a Poker bonus of 100 points on top, however often it happens.</source>
        <extracomment>A21: the Poker bonus, every time again</extracomment>
        <translation>Όταν το Πόκερ έχει ήδη 50, πέντε όμοια ζάρια είναι μπαλαντέρ. Κάθε φορά που γράφετε έναν μπαλαντέρ παίρνετε επιπλέον το μπόνους Πόκερ, 100 πόντους, όσο συχνά κι αν συμβεί.</translation>
    </message>
    <message>
        <source>Where a joker is written follows a fixed order. You get the 100 points in all three cases.</source>
        <extracomment>A22: begins the three steps that follow; their order matters</extracomment>
        <translation>Το πού γράφεται ένας μπαλαντέρ ακολουθεί αυστηρή σειρά. Τους 100 πόντους τους παίρνετε και στις τρεις περιπτώσεις.</translation>
    </message>
    <message>
        <source>First: if the left line of that number is open, the joker must be written there, at its ordinary worth. So 4-4-4-4-4 must go to Fours and is worth 20.</source>
        <extracomment>A22, step 1: must go there</extracomment>
        <translation>Πρώτον: αν η αριστερή γραμμή αυτού του αριθμού είναι κενή, ο μπαλαντέρ πρέπει να γραφτεί εκεί, με τους συνηθισμένους πόντους. Έτσι το 4-4-4-4-4 πρέπει να γραφτεί στα τεσσάρια και δίνει 20.</translation>
    </message>
    <message>
        <source>Second: if that line is filled, the joker goes to any open line on the right and counts as matching it: Full house 25, Small straight 30, Large straight 40, the other lines the sum of all five dice.</source>
        <extracomment>A22, step 2: only if the left line of that number is filled</extracomment>
        <translation>Δεύτερον: αν αυτή η γραμμή είναι συμπληρωμένη, ο μπαλαντέρ γράφεται σε οποιαδήποτε κενή γραμμή στα δεξιά και μετράει σαν να της ταιριάζει: φουλ 25, μικρή κέντα 30, μεγάλη κέντα 40, οι άλλες γραμμές το άθροισμα και των πέντε ζαριών.</translation>
    </message>
    <message>
        <source>Third: if no line on the right is open either, 0 must be written in any open line on the left.</source>
        <extracomment>A22, step 3: only if no right line is open either</extracomment>
        <translation>Τρίτον: αν ούτε στα δεξιά υπάρχει κενή γραμμή, πρέπει να γραφτεί 0 σε οποιαδήποτε κενή γραμμή στα αριστερά.</translation>
    </message>
    <message>
        <source>Nothing is settled before you write: if you have a roll left, you may roll these dice again like any others.</source>
        <extracomment>A joker may be rolled again like any other dice, and is then no joker</extracomment>
        <translation>Τίποτα δεν κρίνεται πριν γράψετε: αν σας μένει ζαριά, μπορείτε να ξαναρίξετε αυτά τα ζάρια όπως όλα τα άλλα.</translation>
    </message>
    <message>
        <source>If you filled Poker with 0, there is no Poker bonus and no joker. Five equal dice then count by the ordinary rules.</source>
        <extracomment>A23: no bonus and no joker after a 0 in Poker</extracomment>
        <translation>Αν γράψατε 0 στο Πόκερ, δεν υπάρχει ούτε μπόνους Πόκερ ούτε μπαλαντέρ. Τότε πέντε όμοια ζάρια μετρούν με τους συνηθισμένους κανόνες.</translation>
    </message>
    <message>
        <source>At set-up the joker can be switched off. Five equal dice are then always ordinary, and there is no Poker bonus. If you change nothing, the joker is on.</source>
        <extracomment>The house rule &quot;joker off&quot;</extracomment>
        <translation>Πριν από την έναρξη μπορείτε να απενεργοποιήσετε τον μπαλαντέρ. Τότε πέντε όμοια ζάρια είναι πάντα μια συνηθισμένη ζαριά και δεν υπάρχει μπόνους Πόκερ. Αν δεν αλλάξετε τίποτα, ο μπαλαντέρ είναι ενεργός.</translation>
    </message>
    <message>
        <source>At your table the joker is on. At set-up it can be switched off.</source>
        <extracomment>The house rule &quot;joker on&quot;, which is on in the match that is being played</extracomment>
        <translation>Στο τραπέζι σας ο μπαλαντέρ είναι ενεργός. Πριν από την έναρξη μπορεί να απενεργοποιηθεί.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing found</source>
        <translation>Δεν βρέθηκε τίποτα</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>Βρέθηκαν στους κανόνες</translation>
    </message>
    <message>
        <source>No paragraph has these words. Try fewer letters, or another word for it.</source>
        <translation>Καμία παράγραφος δεν έχει αυτές τις λέξεις. Δοκιμάστε λιγότερα γράμματα ή άλλη λέξη.</translation>
    </message>
</context>
<context>
    <name>RulesGuide</name>
    <message>
        <source>Show the five remarks again</source>
        <translation>Νέα εμφάνιση των πέντε σημειώσεων</translation>
    </message>
    <message>
        <source>The five remarks for a first game appear in the next game.</source>
        <translation>Οι πέντε σημειώσεις για το πρώτο παιχνίδι θα εμφανιστούν στο επόμενο.</translation>
    </message>
    <message>
        <source>Five short remarks led through your first game. They can come back in the next one.</source>
        <translation>Πέντε σύντομες σημειώσεις σάς βοήθησαν στο πρώτο σας παιχνίδι. Μπορούν να εμφανιστούν ξανά στο επόμενο.</translation>
    </message>
</context>
<context>
    <name>RulesLeft</name>
    <message>
        <source>The left lines and the bonus</source>
        <extracomment>A chapter of the rules: the six lines on the left of the scorecard, and the left bonus</extracomment>
        <translation>Αριστερές γραμμές και μπόνους</translation>
    </message>
    <message>
        <source>On the left stand six lines: Aces, Twos, Threes, Fours, Fives and Sixes. Each counts only the dice that show its number and is worth their sum. With 4-4-4-1-6 you can write 12 in Fours.</source>
        <extracomment>A8: a left line is worth the sum of the dice that show its number, and only of those. The names are those of the scorecard. Keep the example with its hyphens.</extracomment>
        <translation>Στα αριστερά υπάρχουν έξι γραμμές: άσοι, δυάρια, τριάρια, τεσσάρια, πεντάρια και εξάρια. Σε καθεμία μετρούν μόνο τα ζάρια που δείχνουν τον αριθμό της, και η γραμμή δίνει το άθροισμά τους. Με 4-4-4-1-6 μπορείτε να γράψετε 12 στα τεσσάρια.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. If it is more than 63, that is 64 or more, you get the left bonus of 35 points.</source>
        <extracomment>A9: 35 points for MORE than 63</extracomment>
        <translation>Προσθέστε όσα γράφουν αυτές οι έξι γραμμές. Αν το άθροισμα είναι πάνω από 63, δηλαδή 64 ή περισσότερο, παίρνετε το αριστερό μπόνους, 35 πόντους.</translation>
    </message>
    <message>
        <source>At set-up you can make this a little easier: 63 or more. If you change nothing, it is more than 63.</source>
        <extracomment>A9: the choice at set-up, and what holds if nobody chooses</extracomment>
        <translation>Πριν από την έναρξη μπορείτε να το κάνετε λίγο πιο εύκολο: 63 ή περισσότερο. Αν δεν αλλάξετε τίποτα, ισχύει πάνω από 63.</translation>
    </message>
    <message>
        <source>At your table it is more than 63. The other choice at set-up is 63 or more.</source>
        <extracomment>A9: which of the two is on in the match that is being played. &quot;The table&quot;: where you play, not the furniture</extracomment>
        <translation>Στο τραπέζι σας ισχύει πάνω από 63. Η άλλη επιλογή πριν από την έναρξη είναι 63 ή περισσότερο.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. At your table you get the left bonus of 35 points if it is 63 or more. The other choice at set-up is more than 63.</source>
        <extracomment>A9: which of the two is on in the match that is being played</extracomment>
        <translation>Προσθέστε όσα γράφουν αυτές οι έξι γραμμές. Στο τραπέζι σας παίρνετε το αριστερό μπόνους, 35 πόντους, αν το άθροισμα είναι 63 ή περισσότερο. Η άλλη επιλογή πριν από την έναρξη είναι πάνω από 63.</translation>
    </message>
    <message>
        <source>A rule of thumb: three dice of every number come to exactly 63.</source>
        <translation>Για να το θυμάστε εύκολα: τρία ζάρια από κάθε αριθμό κάνουν ακριβώς 63.</translation>
    </message>
    <message>
        <source>The 100 points of a Poker bonus never count towards this sum. A joker that is written in a left line does, with what it is worth there.</source>
        <extracomment>A10: what of a Poker bonus and a joker counts towards the sum of the left lines. What they are is told in the chapter &quot;Five equal dice&quot;</extracomment>
        <translation>Οι 100 πόντοι του μπόνους Πόκερ δεν μετρούν ποτέ σε αυτό το άθροισμα. Ένας μπαλαντέρ που γράφτηκε σε αριστερή γραμμή μετράει, με όσα δίνει εκεί.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>%1 cannot be shown: its file is missing or damaged. The rules stay in %2.</source>
        <translation>Η γλώσσα «%1» δεν μπορεί να εμφανιστεί: το αρχείο της λείπει ή είναι κατεστραμμένο. Οι κανόνες μένουν στη γλώσσα «%2».</translation>
    </message>
</context>
<context>
    <name>RulesPlaying</name>
    <message>
        <source>Around one computer</source>
        <extracomment>A chapter of the rules: what is special about playing at a computer: several people, bots, taking back, saving</extracomment>
        <translation>Γύρω από έναν υπολογιστή</translation>
    </message>
    <message>
        <source>Several people can play at one computer. Turns go round in the order of the seats, and the screen says who is to play. All dice lie open, so nobody has to look away.</source>
        <translation>Σε έναν υπολογιστή μπορούν να παίξουν πολλά άτομα. Η σειρά ακολουθεί τις θέσεις, και η οθόνη δείχνει ποιος παίζει. Όλα τα ζάρια είναι ανοιχτά, οπότε κανείς δεν χρειάζεται να κοιτάξει αλλού.</translation>
    </message>
    <message>
        <source>Bots keep to the same rules and see no more than you do. How well they play is chosen at set-up.</source>
        <translation>Τα μποτ τηρούν τους ίδιους κανόνες και δεν βλέπουν περισσότερα από εσάς. Το πόσο καλά παίζουν το επιλέγετε πριν από την έναρξη.</translation>
    </message>
    <message>
        <source>Taking back: the button below the scorecard, or Ctrl+Z, takes back the line that was just written. The same dice lie there again, and all totals are what they were. It is possible until the next player has rolled. A bot waits three seconds for it, unless the pace is instant. The last line of the match can be taken back until you leave the result.</source>
        <extracomment>A7: taking back, in detail. &quot;The same dice&quot;: nothing is rolled anew</extracomment>
        <translation>Αναίρεση: το κουμπί κάτω από το φύλλο βαθμολογίας, ή το Ctrl+Z, αναιρεί τη γραμμή που μόλις γράφτηκε. Στο τραπέζι βρίσκονται πάλι τα ίδια ζάρια, και όλα τα σύνολα είναι όπως πριν. Γίνεται μέχρι να ρίξει ο επόμενος παίκτης. Τα μποτ περιμένουν τρία δευτερόλεπτα για να προλάβετε, εκτός αν ο ρυθμός είναι άμεσος. Η τελευταία γραμμή του παιχνιδιού μπορεί να αναιρεθεί μέχρι να φύγετε από το αποτέλεσμα.</translation>
    </message>
    <message>
        <source>Every step is saved at once. You can leave whenever you like and carry on later, with the same dice and the same scorecard.</source>
        <translation>Κάθε βήμα αποθηκεύεται αμέσως. Μπορείτε να φύγετε όποτε θέλετε και να συνεχίσετε αργότερα, με τα ίδια ζάρια και το ίδιο φύλλο βαθμολογίας.</translation>
    </message>
    <message>
        <source>The dice fall by chance alone, for people and bots alike. Taking a line back does not change what is rolled next.</source>
        <translation>Τα ζάρια πέφτουν εντελώς τυχαία, το ίδιο για ανθρώπους και μποτ. Η αναίρεση μιας γραμμής δεν αλλάζει τι θα φέρουν τα ζάρια μετά.</translation>
    </message>
</context>
<context>
    <name>RulesRight</name>
    <message>
        <source>The right lines</source>
        <extracomment>A chapter of the rules: the nine lines on the right of the scorecard</extracomment>
        <translation>Δεξιές γραμμές</translation>
    </message>
    <message>
        <source>Five of the nine lines on the right are worth the sum of all five dice, also of those outside the pair or the four. The other four have a fixed worth.</source>
        <translation>Πέντε από τις εννέα δεξιές γραμμές δίνουν το άθροισμα και των πέντε ζαριών, ακόμη και όσων δεν ανήκουν στο ζευγάρι ή στο καρέ. Οι άλλες τέσσερις δίνουν πάντα τους ίδιους πόντους.</translation>
    </message>
    <message>
        <source>Pair: at least two equal dice. Worth the sum of all five dice: 5-5-3-2-1 is worth 16.</source>
        <extracomment>A11: Pair</extracomment>
        <translation>Ζευγάρι: τουλάχιστον δύο όμοια ζάρια. Δίνει το άθροισμα και των πέντε ζαριών: το 5-5-3-2-1 δίνει 16.</translation>
    </message>
    <message>
        <source>Two pairs: two different numbers, each on at least two dice. Worth the sum of all five dice: 2-2-5-5-1 is worth 15. A full house counts here; four or five equal dice do not.</source>
        <extracomment>A12: Two pairs</extracomment>
        <translation>Δύο ζευγάρια: δύο διαφορετικοί αριθμοί, ο καθένας σε τουλάχιστον δύο ζάρια. Δίνουν το άθροισμα και των πέντε ζαριών: το 2-2-5-5-1 δίνει 15. Ένα φουλ μετράει εδώ· τέσσερα ή πέντε όμοια ζάρια δεν μετρούν.</translation>
    </message>
    <message>
        <source>Three of a kind: at least three equal dice. Worth the sum of all five dice: 5-5-5-2-4 is worth 21.</source>
        <extracomment>A13: Three of a kind</extracomment>
        <translation>Τρία όμοια: τουλάχιστον τρία όμοια ζάρια. Δίνουν το άθροισμα και των πέντε ζαριών: το 5-5-5-2-4 δίνει 21.</translation>
    </message>
    <message>
        <source>Four of a kind: at least four equal dice. Worth the sum of all five dice: 1-1-1-1-3 is worth 7.</source>
        <extracomment>A14: Four of a kind</extracomment>
        <translation>Καρέ: τουλάχιστον τέσσερα όμοια ζάρια. Δίνει το άθροισμα και των πέντε ζαριών: το 1-1-1-1-3 δίνει 7.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. Always worth 25 points, for example with 2-2-2-3-3.</source>
        <extracomment>A15: Full house</extracomment>
        <translation>Φουλ: τρία ζάρια με έναν αριθμό και δύο με άλλον. Δίνει πάντα 25 πόντους, για παράδειγμα με 2-2-2-3-3.</translation>
    </message>
    <message>
        <source>Small straight: four numbers in a row, that is 1 to 4, 2 to 5 or 3 to 6. Always worth 30 points, for example with 2-3-4-5-5. A large straight counts here too.</source>
        <extracomment>A16: Small straight</extracomment>
        <translation>Μικρή κέντα: τέσσερις αριθμοί στη σειρά, δηλαδή 1 έως 4, 2 έως 5 ή 3 έως 6. Δίνει πάντα 30 πόντους, για παράδειγμα με 2-3-4-5-5. Και μια μεγάλη κέντα μετράει εδώ.</translation>
    </message>
    <message>
        <source>Large straight: five numbers in a row, that is 1 to 5 or 2 to 6. Always worth 40 points, for example with 2-3-4-5-6.</source>
        <extracomment>A17: Large straight</extracomment>
        <translation>Μεγάλη κέντα: πέντε αριθμοί στη σειρά, δηλαδή 1 έως 5 ή 2 έως 6. Δίνει πάντα 40 πόντους, για παράδειγμα με 2-3-4-5-6.</translation>
    </message>
    <message>
        <source>Poker: five equal dice. Always worth 50 points, for example with 3-3-3-3-3.</source>
        <extracomment>A18: Poker</extracomment>
        <translation>Πόκερ: πέντε όμοια ζάρια. Δίνει πάντα 50 πόντους, για παράδειγμα με 3-3-3-3-3.</translation>
    </message>
    <message>
        <source>Chance: any five dice. Worth their sum: 2-3-5-6-6 is worth 22.</source>
        <extracomment>A19: Chance</extracomment>
        <translation>Ευκαιρία: οποιαδήποτε πέντε ζάρια. Δίνει το άθροισμά τους: το 2-3-5-6-6 δίνει 22.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Found in the rules</source>
        <translation>Βρέθηκαν στους κανόνες</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Με λίγα λόγια</translation>
    </message>
    <message>
        <source>Dice Poker needs five dice, a scorecard and one player or more: up to eight, people and bots in any mix. Alone you play for the best total you can reach.</source>
        <extracomment>A1: five dice, one player or more</extracomment>
        <translation>Το Πόκερ με ζάρια θέλει πέντε ζάρια, ένα φύλλο βαθμολογίας και τουλάχιστον έναν παίκτη. Χωράνε έως οκτώ, άνθρωποι και μποτ σε όποιον συνδυασμό θέλετε. Όταν ο παίκτης είναι ένας, στόχος είναι το μεγαλύτερο δυνατό σύνολο.</translation>
    </message>
    <message>
        <source>On your turn you roll the dice up to three times, keeping what helps and rolling the rest again. Then you write what they are worth in one line of your scorecard.</source>
        <extracomment>What a turn is, in two sentences; the chapter &quot;A turn&quot; has the details</extracomment>
        <translation>Όταν έρθει η σειρά σας, ρίχνετε τα ζάρια έως τρεις φορές: κρατάτε όσα βοηθούν και ξαναρίχνετε τα υπόλοιπα. Έπειτα γράφετε τους πόντους που δίνουν σε μία γραμμή του φύλλου βαθμολογίας σας.</translation>
    </message>
    <message>
        <source>A match has 15 rounds, and in each of them every player has one turn. The scorecard has 15 lines, and every turn fills one of them. So in the end every line has been used, each exactly once.</source>
        <extracomment>A2: 15 rounds, one turn for every player in each of them, each of the 15 lines used exactly once</extracomment>
        <translation>Το παιχνίδι έχει 15 γύρους και σε καθέναν από αυτούς κάθε παίκτης παίζει μία φορά. Το φύλλο βαθμολογίας έχει 15 γραμμές και κάθε φορά συμπληρώνεται μία. Έτσι στο τέλος έχουν χρησιμοποιηθεί όλες, η καθεμία ακριβώς μία φορά.</translation>
    </message>
    <message>
        <source>Whoever then has the highest total wins.</source>
        <extracomment>A24: the highest total wins</extracomment>
        <translation>Κερδίζει ο παίκτης που έχει τότε το υψηλότερο σύνολο.</translation>
    </message>
</context>
<context>
    <name>RulesTurn</name>
    <message>
        <source>A turn</source>
        <extracomment>A chapter of the rules: what a player does when it is his or her turn</extracomment>
        <translation>Η σειρά σας</translation>
    </message>
    <message>
        <source>You may roll up to three times. The first roll is made with all five dice. Before the second and before the third you keep the dice you like, or none, and roll the others again: one to five dice. A die that you kept once may be rolled later.</source>
        <extracomment>A3: up to three rolls, and what may be rolled again</extracomment>
        <translation>Μπορείτε να ρίξετε έως τρεις φορές. Στην πρώτη ζαριά ρίχνετε και τα πέντε ζάρια. Πριν από τη δεύτερη και πριν από την τρίτη κρατάτε όσα ζάρια θέλετε, ή κανένα, και ξαναρίχνετε τα υπόλοιπα: από ένα έως πέντε. Ένα ζάρι που κρατήσατε μπορείτε να το ρίξετε αργότερα.</translation>
    </message>
    <message>
        <source>You need not use all three rolls. If you like what lies there, stop after the first or after the second.</source>
        <extracomment>A4: a player may stop after the first or the second roll</extracomment>
        <translation>Δεν είναι ανάγκη να ρίξετε και τις τρεις φορές. Αν σας αρέσει αυτό που φέρατε, σταματήστε μετά την πρώτη ή μετά τη δεύτερη.</translation>
    </message>
    <message>
        <source>After your last roll you must fill exactly one line that is still open, with what the dice are worth there. Skipping is not possible.</source>
        <extracomment>A5: exactly one open line must be filled</extracomment>
        <translation>Μετά την τελευταία ζαριά σας πρέπει να συμπληρώσετε ακριβώς μία γραμμή που είναι ακόμη κενή, με τους πόντους που δίνουν εκεί τα ζάρια. Δεν γίνεται να το παραλείψετε.</translation>
    </message>
    <message>
        <source>If the dice do not match the line you choose, you write 0 there. When they match no open line at all, one of them gets the 0 all the same, and you choose which. It can be wise to give up a line that seldom works out.</source>
        <extracomment>A6: no match, no points; any open line may get the 0</extracomment>
        <translation>Αν τα ζάρια δεν ταιριάζουν στη γραμμή που επιλέγετε, γράφετε εκεί 0. Όταν δεν ταιριάζουν σε καμία κενή γραμμή, μία από αυτές παίρνει πάλι το 0, και επιλέγετε εσείς ποια. Μερικές φορές είναι φρόνιμο να θυσιάσετε μια γραμμή που σπάνια πετυχαίνει.</translation>
    </message>
    <message>
        <source>A filled line is never changed. There is one exception, for slips of the hand: the line that was just written can be taken back until the next player has rolled.</source>
        <extracomment>A7: a filled line stays; the line just written may be taken back until the next player has rolled</extracomment>
        <translation>Μια συμπληρωμένη γραμμή δεν αλλάζει ποτέ. Υπάρχει μία εξαίρεση, για λάθη από απροσεξία: η γραμμή που μόλις γράφτηκε μπορεί να αναιρεθεί μέχρι να ρίξει ο επόμενος παίκτης.</translation>
    </message>
    <message>
        <source>There is no clock. Take the time you need.</source>
        <translation>Δεν υπάρχει χρονόμετρο. Παίξτε με την ησυχία σας.</translation>
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
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · προηγείται με %3 πόντο: %2</numerusform>
            <numerusform>%1 · προηγείται με %3 πόντους: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Το παιχνίδι τελείωσε</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Παρτίδα %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 chip(s)</source>
        <comment>first part: the hand</comment>
        <translation>
            <numerusform>%1 · προηγείται με %3 μάρκα: %2</numerusform>
            <numerusform>%1 · προηγείται με %3 μάρκες: %2</numerusform>
        </translation>
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
    <message>
        <source>No saved games</source>
        <translation>Κανένα αποθηκευμένο παιχνίδι</translation>
    </message>
    <message>
        <source>A game that is left before its end waits here until you carry on.</source>
        <translation>Ένα παιχνίδι που έμεινε στη μέση περιμένει εδώ μέχρι να το συνεχίσετε.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Επιλογή παιχνιδιού</translation>
    </message>
</context>
<context>
    <name>ScoreFooter</name>
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
        <source>Ctrl+Z</source>
        <comment>the keys</comment>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>closed for this joker</source>
        <translation>κλειστή για αυτόν τον μπαλαντέρ</translation>
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
        <source>Poker bonus</source>
        <translation>Μπόνους Πόκερ</translation>
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
    <name>SeatActions</name>
    <message>
        <source>%1 chips, %2 in the match</source>
        <comment>a stack; chips won or lost</comment>
        <translation>Μάρκες: %1, σε όλο το παιχνίδι: %2</translation>
    </message>
    <message>
        <source>Buy chips up to %1</source>
        <translation>Συμπλήρωση μαρκών ως %1</translation>
    </message>
    <message>
        <source>Come back with %1</source>
        <translation>Επιστροφή με %1</translation>
    </message>
    <message>
        <source>Play again instead of the bot</source>
        <translation>Παιχνίδι ξανά αντί για το μποτ</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Αποχώρηση από το τραπέζι…</translation>
    </message>
    <message>
        <source>Chips of %1 after buying</source>
        <translation>Μάρκες μετά την αγορά: %1</translation>
    </message>
    <message>
        <source>Chips that %1 comes back with</source>
        <translation>Μάρκες με τις οποίες επιστρέφει: %1</translation>
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
        <translation>Εύστροφο</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Αφαίρεση: %1</translation>
    </message>
    <message>
        <source>People for seat %1</source>
        <translation>Άτομα για τη θέση %1</translation>
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
    <name>SeatsList</name>
    <message>
        <source>People at the table</source>
        <translation>Άτομα στο τραπέζι</translation>
    </message>
    <message>
        <source>Chips join or leave a stack only between hands.</source>
        <translation>Μάρκες προστίθενται ή αφαιρούνται μόνο ανάμεσα σε δύο παρτίδες.</translation>
    </message>
    <message>
        <source>End the game for everybody</source>
        <translation>Τέλος παιχνιδιού για όλους</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>At the table</source>
        <translation>Στο τραπέζι</translation>
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
    <name>SettingsLanguage</name>
    <message>
        <source>The rules can be read in another language: it is chosen on their page.</source>
        <translation>Οι κανόνες διαβάζονται και σε άλλη γλώσσα: την επιλέγετε στη σελίδα τους.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Evening</source>
        <translation>Βράδυ</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Πρωί</translation>
    </message>
    <message>
        <source>Follow the system’s light or dark setting</source>
        <translation>Φωτεινό ή σκούρο, όπως το σύστημα</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Ζάρια</translation>
    </message>
    <message>
        <source>Pips or numerals</source>
        <translation>Κουκκίδες ή αριθμοί</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Κουκκίδες</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Αριθμοί</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Reduced fades instead of rolling and sliding</source>
        <translation>Στη μειωμένη όλα σβήνουν απαλά αντί να κυλούν</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Πλήρης</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Μειωμένη</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Καμία</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Μέγεθος κειμένου</translation>
    </message>
    <message>
        <source>Tables make room for it. Ctrl with plus, minus or 0 does the same.</source>
        <translation>Τα τραπέζια προσαρμόζονται. Το ίδιο κάνει το Ctrl με συν, πλην ή 0.</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Εντονότερη αντίθεση</translation>
    </message>
    <message>
        <source>Plain felt, thicker outlines, no textures</source>
        <translation>Απλή τσόχα, παχύτερα περιγράμματα, χωρίς υφές</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Τράπουλα</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance</source>
        <translation>Με τέσσερα χρώματα οι φυλές ξεχωρίζουν με μια ματιά</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Δύο χρώματα</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Τέσσερα χρώματα</translation>
    </message>
    <message>
        <source>Large-print cards</source>
        <translation>Φύλλα με μεγάλα σύμβολα</translation>
    </message>
    <message>
        <source>Rank and suit fill the card</source>
        <translation>Η αξία και η φυλή γεμίζουν το φύλλο</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Επαναφορά όλων</translation>
    </message>
    <message>
        <source>Put everything back?</source>
        <translation>Επαναφορά όλων;</translation>
    </message>
    <message>
        <source>Look, reading, sound and table will be as they were at first. Language, players and saved games stay.</source>
        <translation>Η εμφάνιση, η ανάγνωση, ο ήχος και το τραπέζι θα γίνουν όπως ήταν στην αρχή. Η γλώσσα, οι παίκτες και τα αποθηκευμένα παιχνίδια μένουν.</translation>
    </message>
    <message>
        <source>Keep my settings</source>
        <translation>Διατήρηση</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Επαναφορά</translation>
    </message>
</context>
<context>
    <name>SettingsPeople</name>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message>
        <source>Nobody is remembered yet. Whoever sits down at a table with a name will be here.</source>
        <translation>Δεν υπάρχει κανείς ακόμη. Εδώ μπαίνουν όσοι κάθονται σε τραπέζι με όνομα.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Προσθήκη ατόμου</translation>
    </message>
    <message>
        <source>There is no room for more.</source>
        <translation>Δεν χωρούν περισσότεροι.</translation>
    </message>
    <message>
        <source>Take this person off the list?</source>
        <translation>Αφαίρεση αυτού του ατόμου από τη λίστα;</translation>
    </message>
    <message>
        <source>%1 can be added again at any time. Saved games stay as they are.</source>
        <translation>%1: η προσθήκη μπορεί να γίνει ξανά όποτε θέλετε. Τα αποθηκευμένα παιχνίδια μένουν όπως είναι.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Διατήρηση</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Αφαίρεση</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Προεπισκόπηση</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message>
        <source>Six, one and four</source>
        <translation>Έξι, ένα και τέσσερα</translation>
    </message>
    <message>
        <source>The scorecard</source>
        <translation>Το φύλλο βαθμολογίας</translation>
    </message>
    <message>
        <source>Small words look like this.</source>
        <translation>Έτσι φαίνονται τα μικρά γράμματα.</translation>
    </message>
    <message>
        <source>Changes apply at once and are kept on this device.</source>
        <translation>Οι αλλαγές ισχύουν αμέσως και μένουν σε αυτή τη συσκευή.</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Spoken by the screen reader</source>
        <translation>Τι λέει ο αναγνώστης οθόνης</translation>
    </message>
    <message>
        <source>What it says without being asked, when you use one</source>
        <translation>Όσα λέει από μόνος του, αν τον χρησιμοποιείτε</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What is spoken: everything that happens at the table</extracomment>
        <translation>Τα πάντα</translation>
    </message>
    <message>
        <source>Only mine</source>
        <extracomment>What is spoken: only what concerns the player</extracomment>
        <translation>Μόνο για μένα</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>What is spoken</extracomment>
        <translation>Τίποτα</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Προτάσεις</translation>
    </message>
    <message>
        <source>Marks the line that your dice suit best</source>
        <translation>Σημειώνει τη γραμμή όπου ταιριάζουν καλύτερα τα ζάρια σας</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>Everything can be done without a pointer.</source>
        <translation>Όλα γίνονται και χωρίς ποντίκι.</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Λίστα πλήκτρων</translation>
    </message>
    <message>
        <source>Press twice instead of holding</source>
        <translation>Διπλό πάτημα αντί για κράτημα</translation>
    </message>
    <message>
        <source>For the button that shows hidden dice and cards when the device is passed on</source>
        <translation>Για το κουμπί που δείχνει τα κρυφά ζάρια και φύλλα όταν η συσκευή αλλάζει χέρια</translation>
    </message>
</context>
<context>
    <name>SettingsSections</name>
    <message>
        <source>Look</source>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Ανάγνωση και πρόσβαση</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Στο τραπέζι</translation>
    </message>
    <message>
        <source>Players on this device</source>
        <translation>Παίκτες στη συσκευή</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>The key M does the same at the table.</source>
        <translation>Το ίδιο κάνει στο τραπέζι το πλήκτρο M.</translation>
    </message>
    <message>
        <source>Dice and pencil</source>
        <translation>Ζάρια και μολύβι</translation>
    </message>
    <message>
        <source>What happens on the table</source>
        <translation>Όσα συμβαίνουν στο τραπέζι</translation>
    </message>
    <message>
        <source>Volume of dice and pencil</source>
        <translation>Ένταση: ζάρια και μολύβι</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Η σειρά σας</translation>
    </message>
    <message>
        <source>When it is your turn, or something is not possible</source>
        <translation>Όταν έρχεται η σειρά σας ή κάτι δεν γίνεται</translation>
    </message>
    <message>
        <source>Volume of turns</source>
        <translation>Ένταση: σειρά</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Αποτελέσματα</translation>
    </message>
    <message>
        <source>When a game is over</source>
        <translation>Όταν τελειώνει ένα παιχνίδι</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Ένταση: αποτελέσματα</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Pace of bots</source>
        <translation>Ρυθμός των μποτ</translation>
    </message>
    <message>
        <source>How long they think, and how long their dice lie there to be seen</source>
        <translation>Πόση ώρα σκέφτονται και πόση ώρα φαίνονται τα ζάρια τους</translation>
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
    <message>
        <source>Ask before writing a zero</source>
        <translation>Ερώτηση πριν γραφτεί μηδέν</translation>
    </message>
    <message>
        <source>A line that is given up needs a second press</source>
        <translation>Για να θυσιαστεί μια γραμμή χρειάζεται δεύτερο πάτημα</translation>
    </message>
    <message>
        <source>Guide the next game</source>
        <translation>Οδηγός στο επόμενο παιχνίδι</translation>
    </message>
    <message>
        <source>Five short remarks for newcomers</source>
        <translation>Πέντε σύντομες σημειώσεις για αρχάριους</translation>
    </message>
    <message>
        <source>Ask before folding for nothing</source>
        <translation>Ερώτηση πριν από άσκοπο πάσο</translation>
    </message>
    <message>
        <source>A hand that could be played on without paying needs a second press to be given up</source>
        <translation>Για πάσο σε χέρι που συνεχίζει χωρίς πληρωμή χρειάζεται δεύτερο πάτημα</translation>
    </message>
    <message>
        <source>Keep own dice and cards covered</source>
        <translation>Τα δικά μου ζάρια και φύλλα κλειστά</translation>
    </message>
    <message>
        <source>They are seen only while Space is held</source>
        <translation>Φαίνονται μόνο όσο κρατάτε πατημένο το Διάστημα</translation>
    </message>
</context>
<context>
    <name>SettingsTabs</name>
    <message>
        <source>Sections</source>
        <translation>Ενότητες</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Σχετικά</translation>
    </message>
</context>
<context>
    <name>SevenFigure</name>
    <message>
        <source>Own dice: %1. In the middle: %2. %3</source>
        <extracomment>Read aloud for a picture in the rules. %1: two dice; %2: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %3: what they are called</extracomment>
        <translation>Δικά σας ζάρια: %1. Στη μέση: %2. %3</translation>
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
    <message>
        <source>Sound is off. M turns it on.</source>
        <translation>Ο ήχος είναι κλειστός. Με το M ανοίγει.</translation>
    </message>
    <message>
        <source>Sound is on. M turns it off.</source>
        <translation>Ο ήχος είναι ανοιχτός. Με το M κλείνει.</translation>
    </message>
</context>
<context>
    <name>ShowdownMat</name>
    <message>
        <source>Hands that lie open</source>
        <translation>Ανοιχτά χέρια</translation>
    </message>
</context>
<context>
    <name>ShowdownPaper</name>
    <message>
        <source>Result of the hand</source>
        <translation>Αποτέλεσμα παρτίδας</translation>
    </message>
</context>
<context>
    <name>SideSheetHead</name>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>SinceLastTurn</name>
    <message>
        <source>Since your last turn</source>
        <translation>Από την προηγούμενη σειρά σας</translation>
    </message>
    <message numerus="yes">
        <source>and %n more before that</source>
        <translation>
            <numerusform>και %n ακόμη πριν από αυτά</numerusform>
            <numerusform>και %n ακόμη πριν από αυτά</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeakerButton</name>
    <message>
        <source>Sound on (M)</source>
        <translation>Άνοιγμα ήχου (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Κλείσιμο ήχου (M)</translation>
    </message>
</context>
<context>
    <name>StakesAmounts</name>
    <message>
        <source>Blinds</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Μικρό blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Μεγάλο blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>paid by everybody before each hand</source>
        <translation>το πληρώνουν όλοι πριν από κάθε παρτίδα</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Μικρό ποντάρισμα</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Ελάχιστο ποντάρισμα</translation>
    </message>
    <message>
        <source>in the first two rounds of a hand</source>
        <translation>στους δύο πρώτους γύρους της παρτίδας</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Μεγάλο ποντάρισμα</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand; before, the big blind</source>
        <translation>στους δύο τελευταίους γύρους της παρτίδας· πριν, το μεγάλο blind</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand</source>
        <translation>στους δύο τελευταίους γύρους της παρτίδας</translation>
    </message>
</context>
<context>
    <name>StakesLine</name>
    <message>
        <source>Pot limit</source>
        <translation>Όριο ποτ</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Σταθερό όριο</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Χωρίς όριο</translation>
    </message>
    <message>
        <source>Ante %1</source>
        <translation>Ante: %1</translation>
    </message>
    <message>
        <source>Blinds %1 / %2</source>
        <translation>Blind: %1 / %2</translation>
    </message>
    <message>
        <source>%1, ante %2</source>
        <extracomment>%1: blinds, as in &quot;Blinds 10 / 20&quot;; %2: ante</extracomment>
        <translation>%1, ante: %2</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n hand(s) to the next</source>
        <translation>
            <numerusform>Επίπεδο %1, %n παρτίδα ως το επόμενο</numerusform>
            <numerusform>Επίπεδο %1, %n παρτίδες ως το επόμενο</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesPanel</name>
    <message>
        <source>Stakes</source>
        <translation>Πονταρίσματα</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Ποντάρισμα</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Υποχρεωτικά πονταρίσματα</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Πονταρίσματα σε κάθε γύρο</translation>
    </message>
    <message>
        <source>a bet and its raises; the big blind counts as a bet</source>
        <translation>ένα ποντάρισμα και τα ρελάνς του· το μεγάλο blind μετράει για ποντάρισμα</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Διάρκεια</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Ποσό εισόδου (buy-in)</translation>
    </message>
</context>
<context>
    <name>StakesWords</name>
    <message>
        <source>No cap</source>
        <extracomment>Fixed limit, at set-up: as many bets in a round as players want</extracomment>
        <translation>Χωρίς περιορισμό</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>small blind, big blind</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>from %1 up, a new level every %n hand(s)</source>
        <extracomment>%1: what is played for at first, such as 10 / 20</extracomment>
        <translation>
            <numerusform>από %1 και πάνω, νέο επίπεδο κάθε %n παρτίδα</numerusform>
            <numerusform>από %1 και πάνω, νέο επίπεδο κάθε %n παρτίδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 time(s) the smallest bet</source>
        <translation>
            <numerusform>ο καθένας: %1 ελάχιστο ποντάρισμα</numerusform>
            <numerusform>ο καθένας: %1 ελάχιστα πονταρίσματα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 big blind(s)</source>
        <translation>
            <numerusform>ο καθένας: %1 μεγάλο blind</numerusform>
            <numerusform>ο καθένας: %1 μεγάλα blind</numerusform>
        </translation>
    </message>
    <message>
        <source>Table game</source>
        <translation>Ελεύθερο παιχνίδι</translation>
    </message>
    <message>
        <source>Last one standing</source>
        <translation>Μέχρι τον τελευταίο</translation>
    </message>
    <message>
        <source>players come and go; it ends when you say so</source>
        <translation>οι παίκτες έρχονται και φεύγουν· τελειώνει όταν το πείτε</translation>
    </message>
    <message>
        <source>blinds rise; without chips a player is out</source>
        <translation>τα blind ανεβαίνουν· χωρίς μάρκες ένας παίκτης βγαίνει</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Χωρίς όριο</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Όριο ποτ</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Σταθερό όριο</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>blinds and ante</comment>
        <translation>Και τα δύο</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Σύντομη</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Μιας βραδιάς</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Μεγάλη</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n ποντάρισμα</numerusform>
            <numerusform>%n πονταρίσματα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n δευτερόλεπτο</numerusform>
            <numerusform>%n δευτερόλεπτα</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Χωρίς χρονόμετρο</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Τουλάχιστον %1.</translation>
    </message>
    <message>
        <source>The small blind may not be larger than the big blind.</source>
        <translation>Το μικρό blind δεν μπορεί να είναι μεγαλύτερο από το μεγάλο.</translation>
    </message>
    <message>
        <source>At most %1: no more than the smallest bet.</source>
        <translation>Το πολύ %1: όχι πάνω από το ελάχιστο ποντάρισμα.</translation>
    </message>
    <message>
        <source>At most %1: no more than the big blind.</source>
        <translation>Το πολύ %1: όχι πάνω από το μεγάλο blind.</translation>
    </message>
    <message>
        <source>At least %1: no less than the small bet.</source>
        <translation>Τουλάχιστον %1: όχι κάτω από το μικρό ποντάρισμα.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Το πολύ %1.</translation>
    </message>
    <message>
        <source>At most %1: the buy-in has to be %2 times as much.</source>
        <translation>Το πολύ %1: το ποσό εισόδου πρέπει να είναι %2 φορές τόσο.</translation>
    </message>
    <message>
        <source>At least %1: %2 times the smallest bet.</source>
        <translation>Τουλάχιστον %1: %2 φορές το ελάχιστο ποντάρισμα.</translation>
    </message>
    <message>
        <source>At least %1: %2 big blinds.</source>
        <translation>Τουλάχιστον %1: %2 μεγάλα blind.</translation>
    </message>
    <message>
        <source>At most %1: %2 times the smallest bet.</source>
        <translation>Το πολύ %1: %2 φορές το ελάχιστο ποντάρισμα.</translation>
    </message>
    <message>
        <source>At most %1: %2 big blinds.</source>
        <translation>Το πολύ %1: %2 μεγάλα blind.</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>one of three small buttons</comment>
        <translation>Χωρίς όριο</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>one of three small buttons</comment>
        <translation>Όριο ποτ</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <comment>one of three small buttons</comment>
        <translation>Σταθερό όριο</translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message>
        <source>%2: %1.</source>
        <comment>points, player</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Nobody leads.</source>
        <translation>Κανείς δεν προηγείται.</translation>
    </message>
    <message>
        <source>%1 lead together.</source>
        <comment>two names or more</comment>
        <translation>Προηγούνται μαζί: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 leads by %1 point(s).</source>
        <translation>
            <numerusform>Προηγείται με %1 πόντο: %2.</numerusform>
            <numerusform>Προηγείται με %1 πόντους: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPaper</name>
    <message>
        <source>%1 wins</source>
        <translation>Κερδίζει: %1</translation>
    </message>
    <message>
        <source>%1 has won most</source>
        <translation>Κέρδισε τα περισσότερα: %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
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
    <message>
        <source>Back to the start</source>
        <translation>Επιστροφή στην αρχή</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>Place %1</source>
        <translation>Θέση %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player; chips won or lost, or a place</comment>
        <translation>%1: %2</translation>
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
        <translation>Αποθηκεύτηκε ως συνηθισμένο τραπέζι.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Έναρξη παιχνιδιού</translation>
    </message>
</context>
<context>
    <name>StructureChapter</name>
    <message>
        <source>How much may be bet</source>
        <extracomment>A chapter of the rules: fixed limit, no limit, pot limit</extracomment>
        <translation>Πόσο μπορείτε να ποντάρετε</translation>
    </message>
    <message>
        <source>How high bets may go is agreed at set-up. There are three ways.</source>
        <extracomment>Introduces the three betting structures</extracomment>
        <translation>Πόσο ψηλά μπορούν να φτάσουν τα πονταρίσματα συμφωνείται πριν από το παιχνίδι. Υπάρχουν τρεις τρόποι.</translation>
    </message>
    <message>
        <source>At your table it is fixed limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας ισχύει σταθερό όριο.</translation>
    </message>
    <message>
        <source>At your table there is no limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας παίζετε χωρίς όριο.</translation>
    </message>
    <message>
        <source>At your table it is pot limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας ισχύει όριο ποτ.</translation>
    </message>
    <message>
        <source>Fixed limit: every bet and every raise has a fixed size. In rounds 1 and 2 it is the small bet, as much as the big blind; in rounds 3 and 4 it is the big bet, twice as much unless you choose otherwise. A round may have 4 bets: one bet and three raises, and the big blind counts as the bet. You can also set this cap to anything from 1 to 8 bets, or do without. Once it is reached, nobody may go higher, not even all-in.</source>
        <extracomment>B16: fixed steps that differ by round, and the cap</extracomment>
        <translation>Σταθερό όριο: κάθε ποντάρισμα και κάθε ρελάνς έχει ορισμένο μέγεθος. Στους γύρους 1 και 2 είναι το μικρό ποντάρισμα, όσο το μεγάλο blind· στους γύρους 3 και 4 είναι το μεγάλο ποντάρισμα, διπλάσιο αν δεν επιλέξετε κάτι άλλο. Ένας γύρος μπορεί να έχει 4 πονταρίσματα: ένα ποντάρισμα και τρία ρελάνς, και το μεγάλο blind μετράει ως το ποντάρισμα. Μπορείτε επίσης να ορίσετε αυτόν τον περιορισμό από 1 έως 8 πονταρίσματα ή να τον καταργήσετε. Όταν συμπληρωθεί, κανείς δεν πάει ψηλότερα, ούτε με όλα μέσα.</translation>
    </message>
    <message>
        <source>No limit: a bet may be any amount up to all the chips a player has on the table. The smallest bet is the big blind, or what was agreed where there are no blinds. The smallest raise is the smallest bet or the last bet or raise of the round, whichever is larger: after a bet of 200 and a raise to 500 the next raise goes to 800 at least.</source>
        <extracomment>B17: up to all chips on the table; smallest bet and smallest raise</extracomment>
        <translation>Χωρίς όριο: ένα ποντάρισμα μπορεί να είναι οποιοδήποτε ποσό, ως όλες τις μάρκες που έχει ο παίκτης στο τραπέζι. Το ελάχιστο ποντάρισμα είναι το μεγάλο blind ή, όπου δεν υπάρχουν blind, αυτό που συμφωνήθηκε. Το ελάχιστο ρελάνς είναι το ελάχιστο ποντάρισμα ή το τελευταίο ποντάρισμα ή ρελάνς του γύρου, όποιο είναι μεγαλύτερο: μετά από ποντάρισμα 200 και ρελάνς στις 500, το επόμενο ρελάνς πάει τουλάχιστον στις 800.</translation>
    </message>
    <message>
        <source>Pot limit: as no limit, but a raise may add no more than the pot as it is after calling. The bets in front of all players belong to it, and so does the call. With blinds of 5 and 10 the first player may raise to 35 at most.</source>
        <extracomment>B18: at most the pot after calling</extracomment>
        <translation>Όριο ποτ: όπως χωρίς όριο, αλλά ένα ρελάνς δεν μπορεί να προσθέσει περισσότερα από το ποτ όπως είναι αφού μπείτε μέσα. Σε αυτό ανήκουν τα πονταρίσματα μπροστά σε όλους τους παίκτες, καθώς και αυτό που βάζετε για να μπείτε μέσα. Με blind 5 και 10 ο πρώτος παίκτης μπορεί να κάνει ρελάνς το πολύ στις 35.</translation>
    </message>
    <message>
        <source>All-in you may also go for less than the smallest raise. The others must pay that, but a player who has acted in this round may raise again only if there is as much to call as a full raise would have been. In fixed limit half a bet is enough.</source>
        <extracomment>Short all-ins: below the smallest raise</extracomment>
        <translation>Με όλα μέσα μπορείτε να πάτε και για λιγότερα από το ελάχιστο ρελάνς. Οι άλλοι πρέπει να τα πληρώσουν, αλλά ένας παίκτης που έχει ήδη παίξει σε αυτόν τον γύρο μπορεί να κάνει ξανά ρελάνς μόνο αν έχει να πληρώσει όσο ένα πλήρες ρελάνς. Στο σταθερό όριο αρκεί μισό ποντάρισμα.</translation>
    </message>
    <message>
        <source>Nobody may raise when no other player could put in more.</source>
        <extracomment>No raise that nobody could answer</extracomment>
        <translation>Κανείς δεν μπορεί να κάνει ρελάνς όταν κανένας άλλος παίκτης δεν θα μπορούσε να βάλει περισσότερα.</translation>
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
        <source>Whole scorecard (S)</source>
        <translation>Όλο το φύλλο βαθμολογίας (S)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Μενού (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Κανόνες (F1)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Ρυθμίσεις (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>TableChapter</name>
    <message>
        <source>Coming and going</source>
        <extracomment>A chapter of the rules: the two kinds of matches, buying in, leaving, the clock</extracomment>
        <translation>Ποιος έρχεται και ποιος φεύγει</translation>
    </message>
    <message>
        <source>Table game: between two hands players may leave, come back, buy chips or let a bot take the seat. It ends when the people at the device say so, and the result is what everybody has won or lost.</source>
        <extracomment>One of the two kinds of matches</extracomment>
        <translation>Ελεύθερο παιχνίδι: ανάμεσα σε δύο παρτίδες οι παίκτες μπορούν να φύγουν, να επιστρέψουν, να πάρουν μάρκες ή να αφήσουν ένα μποτ να πάρει τη θέση. Τελειώνει όταν το πουν οι άνθρωποι στη συσκευή και αποτέλεσμα είναι όσα κέρδισε ή έχασε ο καθένας.</translation>
    </message>
    <message>
        <source>Who has no chips left may buy in again, unless the house rules say otherwise. Who has less than the buy-in may top up to it. Bots buy in again by themselves.</source>
        <extracomment>Buying in again and topping up</extracomment>
        <translation>Όποιος δεν έχει πια μάρκες μπορεί να κάνει επαναγορά (rebuy), εκτός αν οι κανόνες του τραπεζιού λένε κάτι άλλο. Όποιος έχει λιγότερα από το ποσό εισόδου μπορεί να συμπληρώσει ως αυτό. Τα μποτ κάνουν επαναγορά μόνα τους.</translation>
    </message>
    <message>
        <source>Who leaves and comes back within 30 minutes must buy in for at least the amount taken away.</source>
        <extracomment>B20: back within 30 minutes</extracomment>
        <translation>Όποιος φεύγει και επιστρέφει μέσα σε 30 λεπτά πρέπει να μπει τουλάχιστον με το ποσό που πήρε μαζί.</translation>
    </message>
    <message>
        <source>A player who comes back between the button and the big blind waits until they have passed, and while only two play until the big blind is due there.</source>
        <extracomment>Waiting for the blinds</extracomment>
        <translation>Ένας παίκτης που επιστρέφει ανάμεσα στο κουμπί και στο μεγάλο blind περιμένει να περάσουν και, όσο παίζουν μόνο δύο, μέχρι να του πέσει το μεγάλο blind.</translation>
    </message>
    <message>
        <source>If a player leaves in the middle of a hand, or a connection is lost: in fixed limit that player counts as all-in for what is already in and can still win it. In the other two ways of betting the hand is folded at once.</source>
        <extracomment>B21: gone in the middle of a fixed-limit hand</extracomment>
        <translation>Αν ένας παίκτης φύγει στη μέση μιας παρτίδας ή χαθεί η σύνδεση: στο σταθερό όριο ο παίκτης μετράει όλα μέσα με όσα έχει ήδη βάλει και μπορεί ακόμη να τα κερδίσει. Στους άλλους δύο τρόπους πονταρίσματος το χέρι πάει αμέσως πάσο.</translation>
    </message>
    <message>
        <source>If a hand cannot be finished because the program or the computer has failed, it is cancelled, and all players get back the chips they had before it. A hand that was left in good order goes on where it was.</source>
        <extracomment>B22: a crash cancels the hand</extracomment>
        <translation>Αν μια παρτίδα δεν μπορεί να τελειώσει επειδή σταμάτησε το πρόγραμμα ή ο υπολογιστής, ακυρώνεται και όλοι οι παίκτες παίρνουν πίσω τις μάρκες που είχαν πριν από αυτήν. Μια παρτίδα που την αφήσατε κανονικά συνεχίζεται από το ίδιο σημείο.</translation>
    </message>
    <message>
        <source>A clock can be agreed, with 10 to 60 seconds for a decision. When they are over, the time bank runs: 30 seconds for each player and match, and used seconds are gone for good. When it is empty too, the player checks if that costs nothing, and folds if not. The clock does not run while the device is passed on.</source>
        <extracomment>The clock and the time bank</extracomment>
        <translation>Μπορείτε να συμφωνήσετε χρονόμετρο, με 10 έως 60 δευτερόλεπτα για κάθε απόφαση. Όταν τελειώσουν, τρέχει η τράπεζα χρόνου: 30 δευτερόλεπτα για κάθε παίκτη σε όλο το παιχνίδι, και όσα χρησιμοποιηθούν δεν επιστρέφουν. Όταν αδειάσει κι αυτή, ο παίκτης κάνει ντούκου αν δεν κοστίζει τίποτα, αλλιώς πάσο. Ο χρόνος δεν τρέχει όσο η συσκευή αλλάζει χέρια.</translation>
    </message>
    <message>
        <source>At your table there is no clock.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Στο τραπέζι σας δεν υπάρχει χρονόμετρο.</translation>
    </message>
    <message>
        <source>Last one standing: all begin with the same chips, and there are no others. Who has none left is out. The forced bets rise after every 6, 12 or 20 hands, as agreed. Who has chips at the end wins; the others are placed the better the later they went out, and of two in the same hand the one who had more before it comes first.</source>
        <extracomment>The other kind of match</extracomment>
        <translation>Μέχρι τον τελευταίο: όλοι αρχίζουν με τις ίδιες μάρκες και άλλες δεν υπάρχουν. Όποιος δεν έχει πια μάρκες βγαίνει. Τα υποχρεωτικά πονταρίσματα ανεβαίνουν κάθε 6, 12 ή 20 παρτίδες, όπως συμφωνήθηκε. Κερδίζει όποιος έχει μάρκες στο τέλος· οι άλλοι παίρνουν τόσο καλύτερη θέση όσο αργότερα βγήκαν, και από δύο στην ίδια παρτίδα προηγείται όποιος είχε περισσότερες πριν από αυτήν.</translation>
    </message>
</context>
<context>
    <name>TableKeyLines</name>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Διάστημα</translation>
    </message>
    <message>
        <source>Roll the dice, or hurry</source>
        <translation>Ρίχνει τα ζάρια ή επισπεύδει</translation>
    </message>
    <message>
        <source>Keep that die or put it back</source>
        <translation>Κρατά ή αφήνει αυτό το ζάρι</translation>
    </message>
    <message>
        <source>Put all dice back</source>
        <translation>Αφήνει όλα τα ζάρια</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Move the die in focus, or write the chosen line</source>
        <translation>Μετακινεί το επιλεγμένο ζάρι ή γράφει στην επιλεγμένη γραμμή</translation>
    </message>
    <message>
        <source>From die to die, from line to line</source>
        <translation>Από ζάρι σε ζάρι, από γραμμή σε γραμμή</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Take the written line back</source>
        <translation>Αναιρεί τη γραμμή που γράφτηκε</translation>
    </message>
    <message>
        <source>Show which line suits the dice best</source>
        <translation>Δείχνει ποια γραμμή ταιριάζει καλύτερα στα ζάρια</translation>
    </message>
    <message>
        <source>Whole scorecard</source>
        <translation>Όλο το φύλλο βαθμολογίας</translation>
    </message>
    <message>
        <source>Read aloud: own dice, mat and shelf, points, what is left</source>
        <translation>Διαβάζει: τα ζάρια σας, τσόχα και ράφι, πόντους, τι απομένει</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Τι έγινε</translation>
    </message>
</context>
<context>
    <name>TableMenuRows</name>
    <message>
        <source>Menu</source>
        <translation>Μενού</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>the keys</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Επιστροφή στην αρχή</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>Αποθήκευση και επιστροφή στην αρχή</translation>
    </message>
    <message>
        <source>Nothing is lost: you can go on from here at any time.</source>
        <translation>Τίποτα δεν χάνεται: μπορείτε να συνεχίσετε από εδώ όποτε θέλετε.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Τι έγινε</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Κανόνες τραπεζιού</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Στο τραπέζι…</translation>
    </message>
    <message>
        <source>Leave, come back, buy chips, let a bot play</source>
        <translation>Αποχώρηση, επιστροφή, αγορά μαρκών, παιχνίδι με μποτ</translation>
    </message>
</context>
<context>
    <name>TableOverlays</name>
    <message>
        <source>Nothing has happened yet. Every roll and every line will be told here.</source>
        <translation>Δεν έγινε τίποτα ακόμη. Εδώ θα φαίνεται κάθε ζαριά και κάθε γραμμή.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Παίκτης %1</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Hold&apos;em με ζάρια</translation>
    </message>
    <message>
        <source>I am %1, show my dice</source>
        <translation>Εδώ %1: να δω τα ζάρια μου</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Διπλό Hold&apos;em</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Εδώ %1: να δω τα φύλλα μου</translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Pot %1.</source>
        <translation>Ποτ: %1.</translation>
    </message>
    <message>
        <source>%1 to call.</source>
        <translation>Ποσό για να μπείτε μέσα: %1.</translation>
    </message>
    <message>
        <source>Nothing to call.</source>
        <translation>Δεν υπάρχει ποντάρισμα για να μπείτε μέσα.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <extracomment>What a player has done and how many chips lie in front, as in: Called 40</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ντίλερ</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>which player has it</comment>
        <translation>μικρό blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>which player has it</comment>
        <translation>μεγάλο blind</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player</comment>
        <translation>έχει σειρά</translation>
    </message>
    <message>
        <source>won %1</source>
        <comment>a player, chips</comment>
        <translation>κέρδισε %1</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 chip(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, άνθρωπος, %2 μάρκα</numerusform>
            <numerusform>Θέση %1, %3, άνθρωπος, %2 μάρκες</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Δεν υπάρχει χρονόμετρο.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Απομένει %n δευτερόλεπτο</numerusform>
            <numerusform>Απομένουν %n δευτερόλεπτα</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the time bank</source>
        <comment>so many seconds left</comment>
        <translation>%1 από την τράπεζα χρόνου</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 chip(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, ήπιο, %2 μάρκα</numerusform>
            <numerusform>Θέση %1, %3, μποτ, ήπιο, %2 μάρκες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 chip(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, σταθερό, %2 μάρκα</numerusform>
            <numerusform>Θέση %1, %3, μποτ, σταθερό, %2 μάρκες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 chip(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, εύστροφο, %2 μάρκα</numerusform>
            <numerusform>Θέση %1, %3, μποτ, εύστροφο, %2 μάρκες</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, would score %2</source>
        <comment>line, points</comment>
        <translation>%1, πιθανοί πόντοι: %2</translation>
    </message>
    <message>
        <source>%1, %3, %2</source>
        <comment>line, points, player</comment>
        <translation>%1, %3, %2</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <comment>a seat and who sits there</comment>
        <translation>%1, έχει σειρά</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 point(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, άνθρωπος, %2 πόντος</numerusform>
            <numerusform>Θέση %1, %3, άνθρωπος, %2 πόντοι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 point(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, ήπιο, %2 πόντος</numerusform>
            <numerusform>Θέση %1, %3, μποτ, ήπιο, %2 πόντοι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 point(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, σταθερό, %2 πόντος</numerusform>
            <numerusform>Θέση %1, %3, μποτ, σταθερό, %2 πόντοι</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 point(s)</source>
        <translation>
            <numerusform>Θέση %1, %3, μποτ, εύστροφο, %2 πόντος</numerusform>
            <numerusform>Θέση %1, %3, μποτ, εύστροφο, %2 πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Τα ζάρια κυλούν.</translation>
    </message>
    <message>
        <source>%1 has not rolled yet.</source>
        <translation>%1: δεν έχει ρίξει ακόμη.</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <comment>faces of dice</comment>
        <translation>Κρατημένα: %1.</translation>
    </message>
    <message>
        <source>Worth nothing in any open line.</source>
        <translation>Δεν δίνουν πόντους σε καμία κενή γραμμή.</translation>
    </message>
    <message>
        <source>Worth %1 at most: %2.</source>
        <comment>points, lines of the scorecard</comment>
        <translation>Το πολύ %1: %2.</translation>
    </message>
    <message>
        <source>%3, roll %1 of %2.</source>
        <translation>%3, ζαριά %1 από %2.</translation>
    </message>
    <message>
        <source>On the mat: %1.</source>
        <comment>faces of dice</comment>
        <translation>Στην τσόχα: %1.</translation>
    </message>
    <message>
        <source>On the shelf: %1.</source>
        <comment>faces of dice</comment>
        <translation>Στο ράφι: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Γύρος %1 από %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>Απομένει %n ζαριά.</numerusform>
            <numerusform>Απομένουν %n ζαριές.</numerusform>
        </translation>
    </message>
    <message>
        <source>No roll left: a line must be written.</source>
        <translation>Δεν απομένει ζαριά: πρέπει να συμπληρωθεί μία γραμμή.</translation>
    </message>
</context>
<context>
    <name>TotalsStrip</name>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
</context>
<context>
    <name>TrainerSheet</name>
    <message>
        <source>Your choice, and the best one</source>
        <translation>Η επιλογή σας, και η καλύτερη</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Η επιλογή σας</translation>
    </message>
    <message>
        <source>The best one</source>
        <translation>Η καλύτερη</translation>
    </message>
    <message>
        <source>Key trainer</source>
        <translation>Προπόνηση κύριου φύλλου</translation>
    </message>
    <message numerus="yes">
        <source>The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:</source>
        <extracomment>%1: three cards, as in &quot;nine of hearts, king of spades, four of spades&quot;; %n: how many others were in</extracomment>
        <translation>
            <numerusform>Φλοπ: %1. Τι μέρος του ποτ θα είχε κερδίσει κατά μέσο όρο κάθε κύριο φύλλο, εναντίον %n αντιπάλου με οποιαδήποτε φύλλα:</numerusform>
            <numerusform>Φλοπ: %1. Τι μέρος του ποτ θα είχε κερδίσει κατά μέσο όρο κάθε κύριο φύλλο, εναντίον %n αντιπάλων με οποιαδήποτε φύλλα:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying how the cards could have fallen…</source>
        <translation>Δοκιμάζεται πώς θα μπορούσαν να έρθουν τα φύλλα…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Πρόοδος</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Found by dealing the other cards many times, so the figures are about right. What the others had in fact played no part.</source>
        <translation>Υπολογίστηκε μοιράζοντας πολλές φορές τα υπόλοιπα φύλλα, άρα οι αριθμοί είναι περίπου σωστοί. Όσα είχαν πράγματι οι άλλοι δεν έπαιξαν κανέναν ρόλο.</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Αυτή η αποθήκευση δεν ανοίγει</translation>
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
    <name>TwoHandsFigure</name>
    <message>
        <source>Key card: %1. To the left: %2. To the right: %3. In the middle of the table: %4. Hand 1: %5. Hand 2: %6.</source>
        <extracomment>Read aloud for a picture in the rules. %1: the key card, as in &quot;king of hearts&quot;; %2 and %3: the cards beside it; %4: five cards; %5 and %6: what the two hands are called</extracomment>
        <translation>Κύριο φύλλο: %1. Αριστερά: %2. Δεξιά: %3. Στη μέση του τραπεζιού: %4. Χέρι 1: %5. Χέρι 2: %6.</translation>
    </message>
</context>
<context>
    <name>TwoHandsWords</name>
    <message>
        <source>Both hands are equal</source>
        <translation>Τα δύο χέρια είναι ίσα</translation>
    </message>
    <message>
        <source>Hand 1 counts</source>
        <translation>Μετράει το χέρι 1</translation>
    </message>
    <message>
        <source>Hand 2 counts</source>
        <translation>Μετράει το χέρι 2</translation>
    </message>
    <message>
        <source>Hand 2: %1</source>
        <translation>Χέρι 2: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1</source>
        <translation>Χέρι 1: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1. Hand 2: %2. %3.</source>
        <extracomment>%1 and %2: hands, as in &quot;Full house, kings over fives&quot;; %3: as in &quot;Hand 1 counts&quot;</extracomment>
        <translation>Χέρι 1: %1. Χέρι 2: %2. %3.</translation>
    </message>
</context>
<context>
    <name>WhatHappened</name>
    <message>
        <source>What happened</source>
        <translation>Τι έγινε</translation>
    </message>
</context>
<context>
    <name>WholeScorecard</name>
    <message>
        <source>Whole scorecard</source>
        <translation>Όλο το φύλλο βαθμολογίας</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Five equal dice. Nothing beats them.</source>
        <translation>Πέντε όμοια ζάρια. Τίποτα δεν τα νικά.</translation>
    </message>
    <message>
        <source>Four equal dice. Only five of a kind beats them.</source>
        <translation>Τέσσερα όμοια ζάρια. Τα νικούν μόνο πέντε όμοια.</translation>
    </message>
    <message>
        <source>A full house is three of one number and two of another. Only four and five of a kind beat it.</source>
        <translation>Φουλ είναι τρία με έναν αριθμό και δύο με άλλον. Το νικούν μόνο καρέ και πέντε όμοια.</translation>
    </message>
    <message>
        <source>Five numbers in a row. Only a full house, four and five of a kind beat it.</source>
        <translation>Πέντε αριθμοί στη σειρά. Τους νικούν μόνο φουλ, καρέ και πέντε όμοια.</translation>
    </message>
    <message>
        <source>Three equal dice. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Τρία όμοια ζάρια. Νικούν δύο ζευγάρια· τα νικούν η κέντα και όσα είναι πάνω από αυτήν.</translation>
    </message>
    <message>
        <source>Two different pairs. At a showdown there is nothing lower: seven dice always make two pairs or more.</source>
        <translation>Δύο διαφορετικά ζευγάρια. Στο άνοιγμα δεν υπάρχει τίποτα χαμηλότερο: επτά ζάρια κάνουν πάντα τουλάχιστον δύο ζευγάρια.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Ίδια σε όλα: τέτοια χέρια μοιράζονται το ποτ.</translation>
    </message>
    <message>
        <source>Five of a kind against five of a kind. The higher number decides.</source>
        <translation>Πέντε όμοια εναντίον πέντε ομοίων. Κρίνει ο μεγαλύτερος αριθμός.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest die decides.</source>
        <translation>Κέντα εναντίον κέντας. Κρίνει το υψηλότερο ζάρι.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher number decides.</source>
        <translation>Καρέ εναντίον καρέ. Κρίνει ο μεγαλύτερος αριθμός.</translation>
    </message>
    <message>
        <source>The same four dice. The fifth die decides.</source>
        <translation>Τα ίδια τέσσερα ζάρια. Κρίνει το πέμπτο ζάρι.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal dice decide.</source>
        <translation>Φουλ εναντίον φουλ. Κρίνουν τα τρία όμοια ζάρια.</translation>
    </message>
    <message>
        <source>The same three dice. The pair decides.</source>
        <translation>Τα ίδια τρία ζάρια. Κρίνει το ζευγάρι.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher number decides.</source>
        <translation>Τρία όμοια εναντίον τριών ομοίων. Κρίνει ο μεγαλύτερος αριθμός.</translation>
    </message>
    <message>
        <source>The same three dice. The higher of the two others decides.</source>
        <translation>Τα ίδια τρία ζάρια. Κρίνει το υψηλότερο από τα άλλα δύο.</translation>
    </message>
    <message>
        <source>The same three dice, and the fourth is equal too. The fifth die decides.</source>
        <translation>Τα ίδια τρία ζάρια, ίδιο και το τέταρτο. Κρίνει το πέμπτο ζάρι.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <translation>Δύο ζευγάρια εναντίον δύο ζευγαριών. Κρίνει το υψηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <translation>Το ίδιο υψηλότερο ζευγάρι. Κρίνει το χαμηλότερο ζευγάρι.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth die decides.</source>
        <translation>Τα ίδια ζευγάρια. Κρίνει το πέμπτο ζάρι.</translation>
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
        <source>%1 share the win</source>
        <comment>two names or more</comment>
        <translation>Μοιράζονται τη νίκη: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s)</source>
        <translation>
            <numerusform>με διαφορά %1 πόντου</numerusform>
            <numerusform>με διαφορά %1 πόντων</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>με %1 πόντο</numerusform>
            <numerusform>με %1 πόντους</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s), with the very last line</source>
        <extracomment>The winner took the lead with the last line of the match that was written.</extracomment>
        <translation>
            <numerusform>με διαφορά %1 πόντου, με την τελευταία γραμμή</numerusform>
            <numerusform>με διαφορά %1 πόντων, με την τελευταία γραμμή</numerusform>
        </translation>
    </message>
</context>
</TS>
