<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Par Riverbones</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atpakaļ</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versija %1</translation>
    </message>
    <message>
        <source>A table by a river on a quiet evening</source>
        <translation>Galds pie upes klusā vakarā</translation>
    </message>
    <message>
        <source>Riverbones is a free program for the people around one computer: with each other, with bots from gentle to sharp, or any mix of both.</source>
        <translation>Riverbones ir brīva programma cilvēkiem pie viena datora: savā starpā, ar botiem no maigiem līdz vērīgiem vai jebkādā sastāvā.</translation>
    </message>
    <message>
        <source>There is no account, no advertising, no shop and no real money, and nothing leaves your computer.</source>
        <translation>Nav ne konta, ne reklāmas, ne veikala, ne īstas naudas, un nekas nepamet tavu datoru.</translation>
    </message>
    <message>
        <source>How the dice are thrown</source>
        <translation>Kā tiek mesti kauliņi</translation>
    </message>
    <message>
        <source>Each match has a secret of 256 random bits, drawn by your operating system when the match begins. Every die follows from that secret and from its place in the match: whose turn it is, which roll, which die. The rule for this is the SHA-256 hash, and all six faces are equally likely.</source>
        <translation>Katrai spēlei ir noslēpums: 256 nejauši biti, ko spēles sākumā izlozē tava operētājsistēma. Katrs kauliņš izriet no šī noslēpuma un no savas vietas spēlē: kura spēlētāja gājiens, kurš metiens, kurš kauliņš. To nosaka jaucējfunkcija SHA-256, un visas sešas skaldnes ir vienlīdz iespējamas.</translation>
    </message>
    <message>
        <source>Nothing else decides. No die is chosen to help or hinder anybody, and bots see no more than you do: what lies on the table.</source>
        <translation>Nekas cits to neietekmē. Neviens kauliņš netiek izvēlēts, lai kādam palīdzētu vai traucētu, un boti neredz vairāk par tevi: tikai to, kas ir uz galda.</translation>
    </message>
    <message>
        <source>The secret stands in the file of the match, so every roll can be computed again by anybody who wants to check.</source>
        <translation>Noslēpums ir ierakstīts spēles datnē, tāpēc ikviens, kas vēlas pārbaudīt, katru metienu var aprēķināt no jauna.</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Tulkojumi</translation>
    </message>
    <message>
        <source>No native speaker has read these translations yet: %1.</source>
        <extracomment>%1 is a list of languages, each in its own words</extracomment>
        <translation>Šos tulkojumus vēl nav lasījis neviens dzimtās valodas runātājs: %1.</translation>
    </message>
    <message>
        <source>If one of them is your language, please tell us what sounds wrong.</source>
        <translation>Ja kāds no tiem ir tavā valodā, lūdzu, raksti mums, kas izklausās nepareizi.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Riverbones, its drawings and its sounds are free under the MIT licence.</source>
        <translation>Riverbones, tās zīmējumi un skaņas ir brīvi pieejami ar MIT licenci.</translation>
    </message>
    <message>
        <source>It is built with Qt %1, which is free under the GNU Lesser General Public License, version 3.</source>
        <extracomment>%1 is the version</extracomment>
        <translation>Tā veidota ar Qt %1, kas ir brīvi pieejams ar GNU Lesser General Public License 3. versiju.</translation>
    </message>
    <message>
        <source>The typefaces are Lato by Łukasz Dziedzic and Vollkorn by Friedrich Althausen, both under the SIL Open Font License, version 1.1.</source>
        <translation>Burtveidoli: Lato (Łukasz Dziedzic) un Vollkorn (Friedrich Althausen), abi ar SIL Open Font License 1.1. versiju.</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <translation>Double Hold&apos;em ir uzņēmuma TableBrain Corp. preču zīme. Riverbones ir no tā neatkarīga.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Your move</source>
        <translation>Tavs gājiens</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Ātrāk</translation>
    </message>
    <message>
        <source>Straight to the end of the hand</source>
        <translation>Uzreiz uz partijas beigām</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Atstarpe</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>%2 won the bonus of %1 for the left side.</source>
        <translation>%2 saņēma kreisās daļas bonusu: %1.</translation>
    </message>
    <message>
        <source>%2 took this line back: %1.</source>
        <translation>%2 atsauca šo rindu: %1.</translation>
    </message>
    <message>
        <source>%2 rolled: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2 uzmeta: %1.</translation>
    </message>
    <message>
        <source>%3 kept: %1. Then rolled: %2.</source>
        <comment>faces of dice, faces of dice, player</comment>
        <translation>%3 paturēja: %1. Pēc tam uzmeta: %2.</translation>
    </message>
    <message>
        <source>%1 won 100 extra for the joker.</source>
        <translation>%1 par džokeru saņēma vēl 100.</translation>
    </message>
    <message>
        <source>Round %1. %2 to play.</source>
        <translation>%1. raunds. Gājiens: %2.</translation>
    </message>
    <message>
        <source>Last round. %1 to play.</source>
        <translation>Pēdējais raunds. Gājiens: %1.</translation>
    </message>
    <message>
        <source>The card is full. %2 has %1 points.</source>
        <translation>Karte ir aizpildīta. %2: kopā %1.</translation>
    </message>
    <message>
        <source>The match is over. %2 wins with %1 points.</source>
        <translation>Spēle ir beigusies. Uzvar: %2, kopā %1.</translation>
    </message>
    <message>
        <source>The match is over. %2 share the win with %1 points each.</source>
        <comment>two names or more</comment>
        <translation>Spēle ir beigusies. Uzvaru dala: %2. Kopsumma: %1.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. raunds</translation>
    </message>
</context>
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
    <name>AgreedWords</name>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Spēle</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Likmes</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Obligātās likmes</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <translation>Mazā un lielā likme</translation>
    </message>
    <message>
        <source>%1 in the first two rounds, %2 in the last two</source>
        <translation>%1 pirmajos divos raundos, %2 pēdējos divos</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Likmju skaits raundā</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>bets a round</comment>
        <translation>
            <numerusform>ne vairāk kā %n</numerusform>
            <numerusform>ne vairāk kā %n</numerusform>
            <numerusform>ne vairāk kā %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Ilgums</translation>
    </message>
    <message numerus="yes">
        <source>%1: a new level every %n hand(s)</source>
        <translation>
            <numerusform>%1: jauns līmenis ik pēc %n partijas</numerusform>
            <numerusform>%1: jauns līmenis ik pēc %n partijām</numerusform>
            <numerusform>%1: jauns līmenis ik pēc %n partijām</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Ieejas summa</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Žetonu papildināšana, kad to vairs nav</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>jā</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nē</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Laiks lēmumam</translation>
    </message>
    <message>
        <source>ante %1, smallest bet %2</source>
        <translation>ante %1, mazākā likme %2</translation>
    </message>
    <message>
        <source>blinds %1 / %2</source>
        <translation>aklās likmes %1 / %2</translation>
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
            <numerusform>%1 un laika rezerve: %n sekunde spēlē</numerusform>
            <numerusform>%1 un laika rezerve: %n sekundes spēlē</numerusform>
            <numerusform>%1 un laika rezerve: %n sekunžu spēlē</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Slēptais paliek slēpts</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at.</source>
        <translation>Nomestās un neatklātās kombinācijas paliek noslēpums, līdz spēle ir beigusies; tad visu var apskatīt.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Pāri palikušie žetoni</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Ko nevar sadalīt, to pa vienam žetonam saņem uzvarētāji, sākot pa kreisi no dalītāja.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Laiks galvenajai kārtij</translation>
    </message>
</context>
<context>
    <name>AllInChapter</name>
    <message>
        <source>All-in, side pots and the showdown</source>
        <extracomment>A chapter of the rules: table stakes, all-in, side pots, showing hands, sharing</extracomment>
        <translation>All-in, sānu bankas un atklāšana</translation>
    </message>
    <message>
        <source>Only the chips on the table count. While a hand runs nobody adds chips or takes some away, and nobody has to give up because a bet is higher than what is there.</source>
        <extracomment>B19: table stakes, explained and not named</extracomment>
        <translation>Skaitās tikai žetoni uz galda. Kamēr partija notiek, neviens žetonus nepieliek un nepaņem, un nevienam nav jāatsakās tāpēc, ka likme ir lielāka par to, kas ir.</translation>
    </message>
    <message>
        <source>Who puts in all there is, is all-in: stays in to the showdown, is asked nothing more, and can win from every other player no more than was paid in.</source>
        <extracomment>B19: all-in</extracomment>
        <translation>Kas ieliek visu, tas ir all-in: paliek līdz atklāšanai, neko vairs nelemj un no katra spēlētāja var laimēt ne vairāk par ielikto.</translation>
    </message>
    <message>
        <source>What the others bet beyond that goes to a side pot, which only they can win. Say three players are all-in, with 100, 250 and 400 chips. The main pot is 300, and all three can win it. The side pot is 300 as well, for the two who paid more. The last 150 go back to their owner, because nobody matched them.</source>
        <extracomment>B19: side pots, with the example of the rules</extracomment>
        <translation>Ko pārējie liek virs tā, nonāk sānu bankā, ko var laimēt tikai viņi. Piemēram, trīs spēlētāji ir all-in ar 100, 250 un 400 žetoniem. Galvenā banka ir 300, un to var laimēt visi trīs. Arī sānu banka ir 300, un tā ir abiem, kas ielika vairāk. Pēdējie 150 nāk atpakaļ savam īpašniekam, jo neviens tos neizlīdzināja.</translation>
    </message>
    <message>
        <source>What nobody has matched of a bet always goes back at the end of the round.</source>
        <extracomment>Uncalled bets are returned</extracomment>
        <translation>Tā likmes daļa, ko neviens nav izlīdzinājis, raunda beigās vienmēr nāk atpakaļ.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up at once, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more</extracomment>
        <translation>Kad neviens vairs nevar likt, kombinācijas, kas vēl piedalās, uzreiz atklāj, un viss pārējais nāk bez likmēm.</translation>
    </message>
    <message>
        <source>At the showdown all hands still in are shown, beginning with the last player who bet or raised in the last round of betting; if nobody did, with the first one left of the dealer. Every pot goes to the best hand among those who paid into it in full.</source>
        <extracomment>The order of showing; nobody may hide a hand</extracomment>
        <translation>Atklāšanā rāda visas kombinācijas, kas vēl piedalās. Sāk spēlētājs, kas pēdējā likmju raundā pēdējais lika vai paaugstināja; ja tāda nav, – pirmais pa kreisi no dalītāja. Katru banku saņem labākā kombinācija no tiem, kas tajā ielika pilnu summu.</translation>
    </message>
    <message>
        <source>Equal hands share a pot. Chips that cannot be shared go one by one to those who share, clockwise, beginning left of the dealer.</source>
        <extracomment>B8: equal hands share the pot. The odd chip: what is left over when it cannot be shared</extracomment>
        <translation>Vienādas kombinācijas banku dala. Žetonus, ko nevar sadalīt, pa vienam saņem tie, kas banku dala, pulksteņrādītāja virzienā, sākot pa kreisi no dalītāja.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up as soon as everybody has a key card, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more, but some have not chosen their key card yet</extracomment>
        <translation>Kad neviens vairs nevar likt, kombinācijas, kas vēl piedalās, atklāj, tiklīdz katram ir galvenā kārts, un viss pārējais nāk bez likmēm.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>Less</source>
        <translation>Mazāk</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Likt</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Paaugstināt līdz</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Vairāk</translation>
    </message>
</context>
<context>
    <name>AmountRow</name>
    <message>
        <source>Min</source>
        <comment>the smallest bet or raise</comment>
        <translation>Min</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ bankas</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Banka</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Likt</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Paaugstināt līdz</translation>
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
        <translation>Mazā aklā likme</translation>
    </message>
    <message>
        <source>Big blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>Lielā aklā likme</translation>
    </message>
    <message>
        <source>Checked</source>
        <comment>beside a player: has done so</comment>
        <translation>Čeko</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>beside a player: has done so</comment>
        <translation>Izlīdzina</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>beside a player: has done so</comment>
        <translation>Liek</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>beside a player: has done so</comment>
        <translation>Paaugstina</translation>
    </message>
    <message>
        <source>Folded</source>
        <comment>beside a player: has done so</comment>
        <translation>Nometa</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>beside a player: has done so</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>beside a player: not dealt in yet</comment>
        <translation>Gaida</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>beside a player: has left the table and may come back</comment>
        <translation>Prom</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>beside a player: has lost all chips</comment>
        <translation>Bez žetoniem</translation>
    </message>
    <message>
        <source>Thinking</source>
        <comment>beside a bot</comment>
        <translation>Domā</translation>
    </message>
    <message numerus="yes">
        <source>Away, kept for %n min</source>
        <extracomment>Beside a player who has left the table: for so long the chips taken along have to be brought back</extracomment>
        <translation>
            <numerusform>Prom, vieta vēl %n min</numerusform>
            <numerusform>Prom, vieta vēl %n min</numerusform>
            <numerusform>Prom, vieta vēl %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Key chosen</source>
        <comment>beside a player: has chosen the key card</comment>
        <translation>Ir galvenā kārts</translation>
    </message>
</context>
<context>
    <name>BettingChapter</name>
    <message>
        <source>Betting</source>
        <extracomment>A chapter of the rules: what a player may do in a round of betting. These chapters are shared by a game with dice and one with cards and name neither</extracomment>
        <translation>Likmes</translation>
    </message>
    <message>
        <source>In every round of betting the turn goes clockwise from player to player. The round ends when all have had their turn and everyone still in has put in the same amount, has folded or is all-in. A player whose turn it is can do one of the following, as far as it is possible then.</source>
        <extracomment>B11: clockwise; when a round of betting ends</extracomment>
        <translation>Katrā likmju raundā gājiens iet no spēlētāja pie spēlētāja pulksteņrādītāja virzienā. Raunds beidzas, kad visiem ir bijis gājiens un katrs, kas vēl piedalās, ieliek vienādu summu, nomet vai ir all-in. Savā gājienā spēlētājs var izdarīt kaut ko no turpmāk minētā, ciktāl tas tobrīd ir iespējams.</translation>
    </message>
    <message>
        <source>Check: stay in and put nothing in. That is possible only if nobody has bet in this round; the big blind may also check in the first round, if nobody has raised. A bet that comes later must be answered.</source>
        <extracomment>B12: check. The action is called as its button is</extracomment>
        <translation>Čekot: palikt spēlē un neko nelikt. To var tikai tad, ja šajā raundā neviens nav licis; pirmajā raundā čekot drīkst arī lielā aklā likme, ja neviens nav paaugstinājis. Uz likmi, kas nāk vēlāk, ir jāatbild.</translation>
    </message>
    <message>
        <source>Bet: be the first in this round to put chips in.</source>
        <extracomment>B13, B14: bet. The name must differ from that of call</extracomment>
        <translation>Likt: būt pirmajam, kas šajā raundā ieliek žetonus.</translation>
    </message>
    <message>
        <source>Call: put in as much as the highest bet, no more. To call is not to bet: who bets makes the price, who calls pays it.</source>
        <extracomment>B13, B14: call. The name must differ from that of bet</extracomment>
        <translation>Izlīdzināt: ielikt tikpat, cik augstākā likme, ne vairāk. Izlīdzināt nav tas pats, kas likt: kas liek, tas nosaka cenu, kas izlīdzina, tas to maksā.</translation>
    </message>
    <message>
        <source>Raise: put in more than a call needs, so that the others have to pay more. Amounts are said as the total of the round: with a raise to 60, 60 lie in front of that player.</source>
        <extracomment>B13: raise; amounts are totals of the round</extracomment>
        <translation>Paaugstināt: ielikt vairāk, nekā vajag izlīdzināšanai, lai pārējiem jāmaksā vairāk. Summas saka kā kopsummu raundā: paaugstinot līdz 60, spēlētāja priekšā ir 60.</translation>
    </message>
    <message>
        <source>Fold: give up the hand. Who has folded pays nothing more and has no claim to the pot. It is always possible; where checking costs nothing, the game asks first.</source>
        <extracomment>B13: fold. Where checking is free the program asks first</extracomment>
        <translation>Nomest: atteikties no partijas. Kas nomet, tas vairs neko nemaksā un uz banku nepretendē. To var vienmēr; ja čekošana neko nemaksā, spēle vispirms pārjautā.</translation>
    </message>
    <message>
        <source>When all the others have folded, the last player left wins at once. The hand stays hidden, unless its owner chooses to show it.</source>
        <extracomment>B15: the last player left</extracomment>
        <translation>Kad visi pārējie nomet, atlikušais spēlētājs uzvar uzreiz. Kombinācija paliek slēpta, ja vien tās īpašnieks neizvēlas to atklāt.</translation>
    </message>
</context>
<context>
    <name>BoardPlaces</name>
    <message>
        <source>Flop</source>
        <translation>Flops</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the fourth shared die or card</comment>
        <translation>Tērns</translation>
    </message>
    <message>
        <source>River</source>
        <comment>the fifth shared die or card</comment>
        <translation>Rivers</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 points won.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold.</extracomment>
        <translation>&lt;b&gt;Bonuss:&lt;/b&gt; iegūti %1 punkti.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 of %2.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold. %1 is the sum of the left lines, %2 the sum that earns the bonus.</extracomment>
        <translation>&lt;b&gt;Bonuss:&lt;/b&gt; %1 no %2.</translation>
    </message>
    <message>
        <source>Aces would win it.</source>
        <extracomment>The line &quot;aces&quot;, filled with these dice, would win the left bonus.</extracomment>
        <translation>To dotu vieninieki.</translation>
    </message>
    <message>
        <source>Twos would win it.</source>
        <translation>To dotu divnieki.</translation>
    </message>
    <message>
        <source>Threes would win it.</source>
        <translation>To dotu trijnieki.</translation>
    </message>
    <message>
        <source>Fours would win it.</source>
        <translation>To dotu četrinieki.</translation>
    </message>
    <message>
        <source>Fives would win it.</source>
        <translation>To dotu piecinieki.</translation>
    </message>
    <message>
        <source>Sixes would win it.</source>
        <translation>To dotu sešinieki.</translation>
    </message>
</context>
<context>
    <name>BotForSeat</name>
    <message>
        <source>Let a bot play on</source>
        <translation>Ļaut spēlēt botam</translation>
    </message>
</context>
<context>
    <name>BotLevelChoice</name>
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
</context>
<context>
    <name>CardHandWords</name>
    <message>
        <source>High card</source>
        <translation>Augstākā kārts</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Viens pāris</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Divi pāri</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trīs vienādas</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Strīts</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flešs</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Fulhauss</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Četras vienādas</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Strīta flešs</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;kings&quot;; %2: the fifth card, as in &quot;a six&quot;</extracomment>
        <translation>%1 ar %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;kings&quot;; %2: the pair, as in &quot;fives&quot;</extracomment>
        <translation>trīs %1 un %2</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;kings&quot;; %2 and %3: the other cards, as in &quot;a six&quot;</extracomment>
        <translation>%1 ar %2 un %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs of four cards. %1 and %2 as in &quot;kings&quot;</extracomment>
        <translation>%1 un %2</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;kings&quot;; %3: the fifth card, as in &quot;a two&quot;</extracomment>
        <translation>%1 un %2, ar %3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>one pair</comment>
        <extracomment>One pair. %1 as in &quot;kings&quot;; %2: the highest other card, as in &quot;a queen&quot;</extracomment>
        <translation>%1 ar %2</translation>
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
        <translation>kreiča divnieks</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>kārava divnieks</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>ercena divnieks</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>pīķa divnieks</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>kreiča trijnieks</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>kārava trijnieks</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>ercena trijnieks</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>pīķa trijnieks</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>kreiča četrinieks</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>kārava četrinieks</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>ercena četrinieks</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>pīķa četrinieks</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kreiča piecinieks</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>kārava piecinieks</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>ercena piecinieks</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pīķa piecinieks</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>kreiča sešinieks</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>kārava sešinieks</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>ercena sešinieks</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>pīķa sešinieks</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kreiča septītnieks</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>kārava septītnieks</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ercena septītnieks</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pīķa septītnieks</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kreiča astotnieks</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>kārava astotnieks</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ercena astotnieks</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>pīķa astotnieks</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kreiča devītnieks</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>kārava devītnieks</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ercena devītnieks</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>pīķa devītnieks</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kreiča desmitnieks</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>kārava desmitnieks</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ercena desmitnieks</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>pīķa desmitnieks</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kreiča kalps</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>kārava kalps</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>ercena kalps</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pīķa kalps</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kreiča dāma</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>kārava dāma</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ercena dāma</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>pīķa dāma</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kreiča karalis</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>kārava karalis</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ercena karalis</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>pīķa karalis</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>kreiča dūzis</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>kārava dūzis</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ercena dūzis</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>pīķa dūzis</translation>
    </message>
</context>
<context>
    <name>CardRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of cards in their order, and how equal kinds are decided. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Kas par ko stiprāks</translation>
    </message>
    <message>
        <source>There are nine kinds of hands. From the highest down: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Between two hands of the same kind the ranks of the cards decide, and the ace is the highest.</source>
        <extracomment>C13: all nine kinds in their order, the highest first. The names are those of CardHandWords</extracomment>
        <translation>Ir deviņu veidu kombinācijas. No augstākās uz leju: strīta flešs, četras vienādas, fulhauss, flešs, strīts, trīs vienādas, divi pāri, viens pāris, augstākā kārts. Starp divām viena veida kombinācijām izšķir kāršu vērtības, un augstākais ir dūzis.</translation>
    </message>
    <message>
        <source>Straight flush: five cards in a row and of one suit. The higher highest card wins. With an ace at the top nothing beats it.</source>
        <extracomment>C13: straight flush; with the ace on top it is also called a royal flush</extracomment>
        <translation>Strīta flešs: piecas secīgas vienas masts kārtis. Uzvar tas, kuram augstākā kārts ir augstāka. Ja augšgalā ir dūzis, nekas nav stiprāks.</translation>
    </message>
    <message>
        <source>Four of a kind: four cards of one rank. The higher rank wins; if it is the same, the fifth card decides.</source>
        <extracomment>C13: four of a kind; then the fifth card</extracomment>
        <translation>Četras vienādas: četras kārtis ar vienu vērtību. Uzvar augstākā vērtība; ja tā ir vienāda, izšķir piektā kārts.</translation>
    </message>
    <message>
        <source>Full house: three cards of one rank and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>C13: full house; the triple first, then the pair</extracomment>
        <translation>Fulhauss: trīs kārtis ar vienu vērtību un divas ar citu. Uzvar tas, kuram trīs vienādās kārtis ir augstākas; ja tās sakrīt, uzvar augstākais pāris.</translation>
    </message>
    <message>
        <source>Flush: five cards of one suit. The highest card decides, then the second, and so on. Which suit it is does not matter.</source>
        <extracomment>C13: flush; the cards from the highest down</extracomment>
        <translation>Flešs: piecas vienas masts kārtis. Izšķir augstākā kārts, tad otrā un tā tālāk. Kura masts tā ir, nav svarīgi.</translation>
    </message>
    <message>
        <source>Straight: five cards in a row, not all of one suit. The higher highest card wins. The ace may stand above the king or below the 2: 5-4-3-2-A is the lowest straight. It does not go round: 3-2-A-K-Q is no straight.</source>
        <extracomment>C13: straight; the ace may be high or low; it does not go round</extracomment>
        <translation>Strīts: piecas secīgas kārtis, ne visas vienā mastī. Uzvar tas, kuram augstākā kārts ir augstāka. Dūzis var būt virs karaļa vai zem 2: 5-4-3-2-A ir zemākais strīts. Strīts neturpinās pa apli: 3-2-A-K-Q nav strīts.</translation>
    </message>
    <message>
        <source>Three of a kind: three cards of one rank. The higher rank wins; then the two other cards decide, the higher one first.</source>
        <extracomment>C13: three of a kind; then the two other cards, high to low</extracomment>
        <translation>Trīs vienādas: trīs kārtis ar vienu vērtību. Uzvar augstākā vērtība; tad izšķir pārējās divas kārtis, vispirms augstākā.</translation>
    </message>
    <message>
        <source>Two pairs: two cards of one rank and two of another. The higher pair decides, then the lower pair, then the fifth card.</source>
        <extracomment>C13: two pairs; the higher pair, the lower pair, the fifth card</extracomment>
        <translation>Divi pāri: divas kārtis ar vienu vērtību un divas ar citu. Izšķir augstākais pāris, tad zemākais pāris, tad piektā kārts.</translation>
    </message>
    <message>
        <source>One pair: two cards of one rank. The higher rank wins; then the three other cards decide, from the highest down.</source>
        <extracomment>C13: one pair; then the three other cards, high to low</extracomment>
        <translation>Viens pāris: divas kārtis ar vienu vērtību. Uzvar augstākā vērtība; tad izšķir pārējās trīs kārtis, no augstākās uz leju.</translation>
    </message>
    <message>
        <source>High card: nothing of all this. The cards decide, from the highest down.</source>
        <extracomment>C13: high card</extracomment>
        <translation>Augstākā kārts: nekas no tā visa. Izšķir kārtis, no augstākās uz leju.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Suits never decide, and neither do cards outside the best five. A chip that is left over goes to the one of them who sits closest to the left of the button.</source>
        <extracomment>C14: equal hands split the pot, the odd chip; suits never break ties</extracomment>
        <translation>Kombinācijas, kas visā ir vienādas, banku dala. Mastis nekad neko neizšķir, un neizšķir arī kārtis ārpus piecām labākajām. No tiem, kas banku dala, pāri palikušo žetonu saņem tas, kurš sēž vistuvāk pa kreisi no pogas.</translation>
    </message>
</context>
<context>
    <name>CardSentences</name>
    <message>
        <source>Your cards: %1.</source>
        <extracomment>%1: cards, as in &quot;king of hearts, nine of spades, two of clubs&quot;</extracomment>
        <translation>Tavas kārtis: %1.</translation>
    </message>
    <message>
        <source>Your key card: %1. To the left: %2. To the right: %3.</source>
        <extracomment>%1: the key card; %2 and %3: the cards to its left and right, each as in &quot;king of hearts&quot;</extracomment>
        <translation>Tava galvenā kārts: %1. Pa kreisi: %2. Pa labi: %3.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Uz galda vēl nekā nav.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Uz galda: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Vēl būs tērns un rivers.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Vēl būs rivers.</translation>
    </message>
</context>
<context>
    <name>CardWhyWords</name>
    <message>
        <source>Five cards in a row and of one suit. Only a higher one of its kind beats it.</source>
        <translation>Piecas secīgas vienas masts kārtis. Stiprāks ir tikai augstāks strīta flešs.</translation>
    </message>
    <message>
        <source>Four cards of one rank. Only a straight flush beats them.</source>
        <translation>Četras kārtis ar vienu vērtību. Stiprāks ir tikai strīta flešs.</translation>
    </message>
    <message>
        <source>A full house is three of one rank and two of another. Only four of a kind and a straight flush beat it.</source>
        <translation>Fulhauss ir trīs kārtis ar vienu vērtību un divas ar citu. Stiprāki ir tikai četras vienādas un strīta flešs.</translation>
    </message>
    <message>
        <source>Five cards of one suit. Only a full house, four of a kind and a straight flush beat it.</source>
        <translation>Piecas vienas masts kārtis. Stiprāki ir tikai fulhauss, četras vienādas un strīta flešs.</translation>
    </message>
    <message>
        <source>Five cards in a row. A flush and all above it beat it.</source>
        <translation>Piecas secīgas kārtis. Flešs un viss, kas ir virs tā, ir stiprāks.</translation>
    </message>
    <message>
        <source>Three cards of one rank. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Trīs kārtis ar vienu vērtību. Tās ir stiprākas par diviem pāriem; strīts un viss, kas ir virs tā, ir stiprāks par tām.</translation>
    </message>
    <message>
        <source>Two different pairs. They beat one pair; three of a kind and all above it beat them.</source>
        <translation>Divi dažādi pāri. Tie ir stiprāki par vienu pāri; trīs vienādas un viss, kas ir virs tām, ir stiprāks par tiem.</translation>
    </message>
    <message>
        <source>Two cards of one rank. They beat a high card; two pairs and all above it beat them.</source>
        <translation>Divas kārtis ar vienu vērtību. Tās ir stiprākas par augstāko kārti; divi pāri un viss, kas ir virs tiem, ir stiprāks par tām.</translation>
    </message>
    <message>
        <source>Nothing but single cards. Any pair would beat them.</source>
        <translation>Tikai atsevišķas kārtis. Stiprāks būtu jebkurš pāris.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Vienādas visā: tādas kombinācijas banku dala.</translation>
    </message>
    <message>
        <source>Straight flush against straight flush. The highest card decides.</source>
        <translation>Strīta flešs pret strīta flešu. Izšķir augstākā kārts.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher rank decides.</source>
        <translation>Četras vienādas pret četrām vienādām. Izšķir augstākā vērtība.</translation>
    </message>
    <message>
        <source>The same four cards. The fifth card decides.</source>
        <translation>Tās pašas četras kārtis. Izšķir piektā kārts.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal cards decide.</source>
        <translation>Fulhauss pret fulhausu. Izšķir trīs vienādās kārtis.</translation>
    </message>
    <message>
        <source>The same three. The pair decides.</source>
        <translation>Tās pašas trīs kārtis. Izšķir pāris.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest card decides.</source>
        <translation>Strīts pret strītu. Izšķir augstākā kārts.</translation>
    </message>
    <message>
        <source>Flush against flush. The highest card decides.</source>
        <translation>Flešs pret flešu. Izšķir augstākā kārts.</translation>
    </message>
    <message>
        <source>Flush against flush, with the same highest card. The next one that differs decides.</source>
        <translation>Flešs pret flešu, augstākā kārts ir vienāda. Izšķir nākamā, kas atšķiras.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher rank decides.</source>
        <translation>Trīs vienādas pret trim vienādām. Izšķir augstākā vērtība.</translation>
    </message>
    <message>
        <source>The same three. The higher of the two other cards decides.</source>
        <translation>Tās pašas trīs kārtis. Izšķir augstākā no divām pārējām.</translation>
    </message>
    <message>
        <source>The same three, and the fourth card is equal too. The fifth decides.</source>
        <translation>Tās pašas trīs kārtis, arī ceturtā ir vienāda. Izšķir piektā.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <comment>cards</comment>
        <translation>Divi pāri pret diviem pāriem. Izšķir augstākais pāris.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <comment>cards</comment>
        <translation>Tas pats augstākais pāris. Izšķir zemākais pāris.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth card decides.</source>
        <translation>Tie paši pāri. Izšķir piektā kārts.</translation>
    </message>
    <message>
        <source>One pair against one pair. The higher pair decides.</source>
        <translation>Viens pāris pret vienu pāri. Izšķir augstākais pāris.</translation>
    </message>
    <message>
        <source>The same pair. The highest other card decides.</source>
        <translation>Tas pats pāris. Izšķir augstākā no pārējām kārtīm.</translation>
    </message>
    <message>
        <source>The same pair, and the highest other card is equal too. The next one that differs decides.</source>
        <translation>Tas pats pāris, arī augstākā no pārējām kārtīm ir vienāda. Izšķir nākamā, kas atšķiras.</translation>
    </message>
    <message>
        <source>High card against high card. The highest card decides.</source>
        <translation>Augstākā kārts pret augstāko kārti. Izšķir tā, kas ir augstāka.</translation>
    </message>
    <message>
        <source>The same highest card. The next one that differs decides.</source>
        <translation>Tā pati augstākā kārts. Izšķir nākamā, kas atšķiras.</translation>
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
        <translation>No %1 līdz %2 žetoniem</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>The clock chose your key card: %1.</source>
        <translation>Laiks beidzies. Automātiski izvēlētā galvenā kārts: %1.</translation>
    </message>
</context>
<context>
    <name>ClockFigure</name>
    <message>
        <source>What the clock chooses</source>
        <translation>Automātiskā izvēle</translation>
    </message>
    <message>
        <source>Cards: %1. The clock chooses: %2.</source>
        <extracomment>Read aloud for a picture in the rules. %1: three cards, as in &quot;king of clubs, king of spades, six of clubs&quot;; %2: the one that the clock chooses</extracomment>
        <translation>Kārtis: %1. Automātiskā izvēle: %2.</translation>
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
    <name>DecisionButtons</name>
    <message>
        <source>Fold</source>
        <translation>Nomest</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Čekot</translation>
    </message>
    <message>
        <source>Call all-in %1</source>
        <translation>Izlīdzināt, all-in %1</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Izlīdzināt %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Likt</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Paaugstināt</translation>
    </message>
    <message>
        <source>All-in %1: press again</source>
        <translation>All-in %1: nospied vēlreiz</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Likt %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Paaugstināt līdz %1</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Sīkāka informācija</translation>
    </message>
</context>
<context>
    <name>DiceFigure</name>
    <message>
        <source>%1: %2, and %3 extra</source>
        <extracomment>Below five dice in the rules. %1: name of a line; %2: its points; %3: points of the Poker bonus</extracomment>
        <translation>%1: %2 un vēl %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below five dice in the rules. %1: name of a line of the scorecard; %2: what they are worth there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are worth</extracomment>
        <translation>Kauliņi: %1. %2</translation>
    </message>
</context>
<context>
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Kauliņi</translation>
    </message>
</context>
<context>
    <name>DiceSentences</name>
    <message>
        <source>Your dice: %1. %2.</source>
        <extracomment>%1: the dice, as in &quot;six, five&quot;; %2: the hand they make now, as in &quot;Full house, fives over sixes&quot;</extracomment>
        <translation>Tavi kauliņi: %1. %2.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Uz galda vēl nekā nav.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>faces of dice</comment>
        <translation>Uz galda: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Vēl būs tērns un rivers.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Vēl būs rivers.</translation>
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
    <message>
        <source>one</source>
        <comment>a die shows it</comment>
        <translation>viens</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a die shows it</comment>
        <translation>divi</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a die shows it</comment>
        <translation>trīs</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a die shows it</comment>
        <translation>četri</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a die shows it</comment>
        <translation>pieci</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a die shows it</comment>
        <translation>seši</translation>
    </message>
    <message>
        <source>Own die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Savs %1. kauliņš: %2</translation>
    </message>
    <message>
        <source>Shared die %1: %2</source>
        <extracomment>%1: 1 to 5; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Kopējais %1. kauliņš: %2</translation>
    </message>
    <message>
        <source>%3, die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;; %3: name</extracomment>
        <translation>%3, %1. kauliņš: %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a die lies so</comment>
        <translation>aizklāts</translation>
    </message>
</context>
<context>
    <name>DoubleBlinds</name>
    <message>
        <source>The button and the blinds</source>
        <extracomment>A chapter of the rules: the dealer button and the blinds. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Poga un aklās likmes</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer; who has it first is decided by lot. So that there is something to win, two players pay a forced bet before the cards are dealt: the small blind the first player to the left of the button, the big blind the next one.</source>
        <extracomment>C3: who pays the blinds and when</extracomment>
        <translation>Dalītāja vietā atrodas poga; kam tā ir pirmajam, izšķir izloze. Lai būtu ko laimēt, pirms kāršu dalīšanas divi spēlētāji maksā obligāto likmi: mazo aklo likmi – pirmais spēlētājs pa kreisi no pogas, lielo aklo likmi – nākamais.</translation>
    </message>
    <message>
        <source>When only two play, the button pays the small blind, acts first before the flop and last after it.</source>
        <extracomment>C3: two players only</extracomment>
        <translation>Ja spēlē tikai divi, mazo aklo likmi maksā spēlētājs ar pogu; pirms flopa tas ir pirmais, pēc flopa – pēdējais.</translation>
    </message>
    <message>
        <source>Before the flop the player to the left of the big blind begins, and can call, raise or fold. The blinds count as bets already made. The big blind comes last: if nobody has raised, that player may check or raise; if somebody has, it is to fold, call or raise again.</source>
        <extracomment>C4: the round before the flop; what the big blind may do</extracomment>
        <translation>Pirms flopa sāk spēlētājs pa kreisi no lielās aklās likmes un var izlīdzināt, paaugstināt vai nomest. Aklās likmes skaitās kā jau izdarītas likmes. Lielā aklā likme ir pēdējā: ja neviens nav paaugstinājis, šis spēlētājs drīkst čekot vai paaugstināt; ja kāds ir paaugstinājis, jānomet, jāizlīdzina vai jāpaaugstina vēlreiz.</translation>
    </message>
    <message>
        <source>From the flop on every round begins with the first player still in to the left of the button.</source>
        <extracomment>C11: after the flop</extracomment>
        <translation>Sākot ar flopu, katru raundu sāk spēlētājs, kas vēl piedalās un ir pirmais pa kreisi no pogas.</translation>
    </message>
    <message>
        <source>After every hand the button moves on. The big blind always goes to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it, and the button may lie at an empty place.</source>
        <extracomment>C12: the button moves on; nobody pays the big blind twice running; the small blind may be missing</extracomment>
        <translation>Pēc katras partijas poga pārvietojas tālāk. Lielā aklā likme vienmēr pāriet nākamajam spēlētājam, tāpēc neviens to nemaksā divreiz pēc kārtas. Mazā aklā likme jāmaksā tam, kam iepriekš bija lielā; ja šī spēlētāja vairs nav, to nemaksā neviens, un poga var būt arī tukšā vietā.</translation>
    </message>
    <message>
        <source>Who cannot pay a blind in full pays what is there and is all-in.</source>
        <extracomment>Who cannot pay a blind in full</extracomment>
        <translation>Kas nevar samaksāt aklo likmi pilnībā, tas maksā, cik ir, un ir all-in.</translation>
    </message>
</context>
<context>
    <name>DoubleHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the dealing of the hidden cards to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Partija</translation>
    </message>
    <message>
        <source>First the two blinds are paid. Then every player gets 3 cards and keeps them hidden. Only that player sees them.</source>
        <extracomment>C2: three private cards</extracomment>
        <translation>Vispirms samaksā abas aklās likmes. Tad katrs spēlētājs saņem 3 kārtis un tās slēpj. Tās redz tikai pats spēlētājs.</translation>
    </message>
    <message>
        <source>There are 4 rounds of betting, and in each of them the turn goes clockwise. The first is played with the hidden cards alone. Then 3 cards come to the middle, called the flop, and the second round follows; after a fourth card, the turn, the third; after a fifth card, the river, the fourth. At last the showdown. The 5 cards in the middle belong to everybody.</source>
        <extracomment>C2: the order of cards and betting, clockwise; flop, turn and river are explained here</extracomment>
        <translation>Ir 4 likmju raundi, un katrā gājiens iet pulksteņrādītāja virzienā. Pirmajā ir tikai slēptās kārtis. Tad vidū nāk 3 kārtis, ko sauc par flopu, un seko otrais raunds; pēc ceturtās kārts, ko sauc par tērnu, – trešais; pēc piektās kārts, ko sauc par riveru, – ceturtais. Beigās kāršu atklāšana. Tās 5 kārtis, kas ir vidū, pieder visiem.</translation>
    </message>
    <message>
        <source>On the flop something is added. When the turn comes to a player for the first time, that player first chooses one of the three hidden cards as key card and then acts, by checking, betting, calling, raising or folding. Only then it is the next player&apos;s turn.</source>
        <extracomment>C5: on the flop each player first chooses the key card, then acts; one player after the other</extracomment>
        <translation>Flopā nāk klāt vēl kas. Kad spēlētājam pirmo reizi pienāk gājiens, tas vispirms izvēlas vienu no trim slēptajām kārtīm par galveno kārti un tad rīkojas: čeko, liek, izlīdzina, paaugstina vai nomet. Tikai pēc tam ir nākamā spēlētāja gājiens.</translation>
    </message>
    <message>
        <source>Every hand has a number and is kept. The last 5 to 100 hands, or one hand by its number, can be looked at again.</source>
        <extracomment>C20: every hand can be looked at again</extracomment>
        <translation>Katrai partijai ir numurs, un to saglabā. Vēlreiz var apskatīt pēdējās 5 līdz 100 partijas vai vienu partiju pēc tās numura.</translation>
    </message>
</context>
<context>
    <name>DoubleKey</name>
    <message>
        <source>The key card</source>
        <extracomment>A chapter of the rules. &quot;Key card&quot;: the main one of three (lv galvenā kārts, el κύριο φύλλο), not a key of a lock</extracomment>
        <translation>Galvenā kārts</translation>
    </message>
    <message>
        <source>The choice of the key card cannot be taken back. Who is all-in chooses too, when the turn comes. The others see that a choice was made, but not which card it is. Who wins because all the others have folded need not have chosen.</source>
        <extracomment>C6: the choice cannot be undone, all-in players choose too, opponents do not see which card</extracomment>
        <translation>Galvenās kārts izvēli nevar atsaukt. Arī tas, kas ir all-in, izvēlas, kad pienāk gājiens. Pārējie redz, ka izvēle ir izdarīta, bet neredz, kura kārts tā ir. Kas uzvar tāpēc, ka visi pārējie nomet, tam izvēle var arī nebūt izdarīta.</translation>
    </message>
    <message>
        <source>On the screen the key card moves to the middle and is lifted a little. The two other cards lie to its left and to its right, in the order in which they lay before.</source>
        <extracomment>C7: what one sees on the screen</extracomment>
        <translation>Ekrānā galvenā kārts pārvietojas uz vidu un nedaudz paceļas. Pārējās divas kārtis ir tai pa kreisi un pa labi tādā secībā, kādā tās bija iepriekš.</translation>
    </message>
    <message>
        <source>From now on there are two hands. The first is the key card with the left card, together with the cards in the middle; the second is the key card with the right card, together with the cards in the middle. The left and the right card never play together.</source>
        <extracomment>C8: the two hands. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>No šī brīža ir divas kombinācijas. Pirmā ir galvenā kārts ar kreiso kārti kopā ar kārtīm vidū; otrā ir galvenā kārts ar labo kārti kopā ar kārtīm vidū. Kreisā kārts un labā kārts nekad nespēlē kopā.</translation>
    </message>
    <message>
        <source>Each hand is the best five of its 7 cards: with both, one or none of its two hidden cards.</source>
        <extracomment>C9: the best five of the seven, with two, one or none of the own cards</extracomment>
        <translation>Katra kombinācija ir piecas labākās no savām 7 kārtīm: ar abām savām slēptajām kārtīm, ar vienu vai ar nevienu no tām.</translation>
    </message>
    <message>
        <source>The better hand always counts. Which one that is can change with every card that comes to the middle; the table names both and says which counts now. At the showdown the other hand does not count at all. If both are equal they count once.</source>
        <extracomment>C10: the better hand counts, the other does not; can change with every card</extracomment>
        <translation>Vienmēr skaitās labākā kombinācija. Kura tā ir, var mainīties ar katru kārti, kas nāk vidū; pie galda ir nosauktas abas un redzams, kura tobrīd skaitās. Kāršu atklāšanā vājākā kombinācija neskaitās nemaz. Ja abas ir vienādas, tās skaitās vienreiz.</translation>
    </message>
    <message>
        <source>The choice has a time of its own where a clock was agreed. Nothing is chosen beforehand. When the time is over, the highest card becomes the key card, the ace being the highest. If two cards share the highest rank, it is the one that has the suit of the third card; if neither has it, the one of the higher suit. If all three share the rank, it is the one of the highest suit. This is a rule for the clock and no advice: another card is often better.</source>
        <extracomment>C15: the automatic choice; nothing is preselected before</extracomment>
        <translation>Ja ir norunāts laika ierobežojums, izvēlei ir savs laiks. Iepriekš nekas nav izvēlēts. Kad laiks beidzas, par galveno kārti kļūst augstākā kārts, un augstākais ir dūzis. Ja augstākā vērtība ir divām kārtīm, par galveno kļūst tā, kurai ir tāda pati masts kā trešajai; ja tādas nav, – tā, kurai masts ir augstāka. Ja vērtība ir vienāda visām trim, par galveno kļūst tā, kurai ir visaugstākā masts. Tas ir noteikums automātiskajai izvēlei, nevis padoms: bieži labāka ir cita kārts.</translation>
    </message>
    <message>
        <source>For this alone the suits have an order. From the highest down: spades, hearts, clubs, diamonds.</source>
        <extracomment>C16: the order of the suits, highest first; it matters for nothing else</extracomment>
        <translation>Tikai šim nolūkam mastīm ir secība. No augstākās uz leju: pīķis, ercens, kreicis, kāravs.</translation>
    </message>
    <message>
        <source>King of clubs, king of spades, 6 of clubs: the king of clubs, because the third card is a club. King of spades, king of hearts, 6 of clubs: the king of spades, because spades are the higher suit.</source>
        <extracomment>C17: examples of the automatic choice; K is printed on the kings</extracomment>
        <translation>Kreiča karalis, pīķa karalis, kreiča 6: kreiča karalis, jo trešās kārts masts ir kreicis. Pīķa karalis, ercena karalis, kreiča 6: pīķa karalis, jo pīķis ir augstāka masts.</translation>
    </message>
    <message>
        <source>The time bank of 30 seconds, which every player has for the whole match, is for betting only: it never runs for the key card. Once it is used up it is gone.</source>
        <extracomment>C18: the time bank is for betting only</extracomment>
        <translation>Laika rezerve – 30 sekundes katram spēlētājam visai spēlei – ir tikai likmēm: galvenās kārts izvēlē tā nekad neiet. Kad tā ir izlietota, tās vairs nav.</translation>
    </message>
</context>
<context>
    <name>DoubleShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Īsumā</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is for 2 to 10 players, people and bots in any mix. It is played with one deck of 52 cards, without jokers, shuffled anew for every hand. Chips are there for counting only: they have no money value.</source>
        <extracomment>C1: two to ten players, one deck; chips without any money value</extracomment>
        <translation>Dubulto Hold&apos;em spēlē no 2 līdz 10 spēlētājiem – cilvēki un boti jebkādā sastāvā. Spēlē ar vienu 52 kāršu kavu bez džokeriem, un to katrai partijai sajauc no jauna. Žetoni vajadzīgi tikai skaitīšanai: naudas vērtības tiem nav.</translation>
    </message>
    <message>
        <source>Every player has three cards that nobody else sees. Five more cards come to the middle of the table and belong to everybody. When the first three of them lie there, each player makes one of the three hidden cards the key card: with it, each of the two others is a hand of its own.</source>
        <extracomment>The game in three sentences; &quot;A hand&quot; and &quot;The key card&quot; have the details</extracomment>
        <translation>Katram spēlētājam ir trīs kārtis, kuras citi neredz. Vēl piecas kārtis nonāk galda vidū un pieder visiem. Kad tur ir pirmās trīs, katrs spēlētājs vienu no trim slēptajām kārtīm izvēlas par galveno kārti: kopā ar to katra no abām pārējām ir atsevišķa kombinācija.</translation>
    </message>
    <message>
        <source>So everybody plays two hands, and the better one counts. Whoever stays in to the end turns the cards up, and the best hand wins what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Tā katrs spēlē divas kombinācijas, un skaitās labākā. Kas paliek spēlē līdz galam, tas kārtis atklāj, un labākā kombinācija laimē to, kas ir bankā. Kas piespiež padoties visus pārējos, tas laimē banku, neko neatklājot.</translation>
    </message>
</context>
<context>
    <name>DoubleTrademark</name>
    <message>
        <source>The name of the game</source>
        <extracomment>A chapter of the rules: whose name this is</extracomment>
        <translation>Spēles nosaukums</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <extracomment>The same stands in About</extracomment>
        <translation>Double Hold&apos;em ir uzņēmuma TableBrain Corp. preču zīme. Riverbones ir no tā neatkarīga.</translation>
    </message>
    <message>
        <source>Some rules in English call the key card the point card.</source>
        <extracomment>Another word for key card in some English rules</extracomment>
        <translation>Dažos noteikumos angļu valodā galvenā kārts ir nosaukta par “point card”.</translation>
    </message>
</context>
<context>
    <name>FairPlayChapter</name>
    <message>
        <source>Fair play</source>
        <extracomment>A chapter of the rules: what players owe each other, and what the program keeps secret</extracomment>
        <translation>Godīga spēle</translation>
    </message>
    <message>
        <source>While a hand runs nobody talks about it. Do not say what you have or what you have folded, and give no advice to others, whether they ask for it or not.</source>
        <extracomment>B23: no talk about the hand, no disclosure of what was folded, no advice</extracomment>
        <translation>Kamēr partija notiek, par to nerunā. Nesaki, kas tev ir vai ko tu nometi, un nedod padomus citiem – ne tad, kad lūdz, ne tad, kad nelūdz.</translation>
    </message>
    <message>
        <source>The program keeps to that too: while a hand runs, nobody sees or hears anything of what another player hides, neither on the screen nor in the log nor from a screen reader.</source>
        <extracomment>What the program keeps secret</extracomment>
        <translation>Arī programma to ievēro: kamēr partija notiek, neviens neko neredz un nedzird no tā, ko slēpj cits spēlētājs, – ne ekrānā, ne notikumu sarakstā, ne no ekrāna lasītāja.</translation>
    </message>
    <message>
        <source>Folded hands, and hands that were not shown, stay secret until the match is over. Then everything may be looked at, and the seed of the match is opened, so that anybody can check that nothing was changed.</source>
        <extracomment>Until when hands stay secret</extracomment>
        <translation>Nomestās un neatklātās kombinācijas paliek noslēpums, līdz spēle ir beigusies. Tad visu var apskatīt, un spēles sākumvērtību atklāj, lai ikviens varētu pārbaudīt, ka nekas nav mainīts.</translation>
    </message>
    <message>
        <source>If several people play at one device, it is passed on. After each decision everything hidden disappears, and it comes back only when the next player has taken the device and confirmed. Everyone else looks away.</source>
        <extracomment>Several people at one device</extracomment>
        <translation>Ja pie vienas ierīces spēlē vairāki cilvēki, to nodod tālāk. Pēc katra lēmuma viss slēptais pazūd un atgriežas tikai tad, kad nākamais spēlētājs paņem ierīci un to apstiprina. Pārējie skatās prom.</translation>
    </message>
    <message>
        <source>Bots play by the same rules and know no more than a player in their seat.</source>
        <extracomment>Bots</extracomment>
        <translation>Boti spēlē pēc tiem pašiem noteikumiem un zina ne vairāk, kā zinātu spēlētājs tajā pašā vietā.</translation>
    </message>
</context>
<context>
    <name>FirstStartForm</name>
    <message>
        <source>Choose a language</source>
        <translation>Izvēlies valodu</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Kā tevi saukt?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tavs vārds</translation>
    </message>
    <message>
        <source>Pick a face</source>
        <translation>Izvēlies attēlu</translation>
    </message>
    <message>
        <source>No account, no network. Everything stays on this device.</source>
        <translation>Bez konta, bez tīkla. Viss paliek šajā ierīcē.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Sākt</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Riverbones</source>
        <translation>Laipni lūdzam Riverbones</translation>
    </message>
    <message>
        <source>Dice, cards and good company around one table.</source>
        <translation>Kauliņi, kārtis un laba kompānija pie viena galda.</translation>
    </message>
</context>
<context>
    <name>ForcedBetsChapter</name>
    <message>
        <source>The dealer and the forced bets</source>
        <extracomment>A chapter of the rules: the dealer button, blinds and ante. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Dalītājs un obligātās likmes</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer. Who has it first is decided by lot.</source>
        <extracomment>The dealer is drawn by lot</extracomment>
        <translation>Dalītāja vietā atrodas poga. Kam tā ir pirmajam, izšķir izloze.</translation>
    </message>
    <message>
        <source>So that there is something to win, some bets are forced. Blinds are paid by two players: the small blind by the first to the left of the dealer, the big blind by the second. An ante is paid by every player, before the blinds and straight into the pot; it is no part of a bet. At set-up you choose blinds, an ante or both.</source>
        <extracomment>B9: what blinds and ante are, who pays them, and when</extracomment>
        <translation>Lai būtu ko laimēt, dažas likmes ir obligātas. Aklās likmes maksā divi spēlētāji: mazo aklo likmi – pirmais pa kreisi no dalītāja, lielo aklo likmi – otrais. Ante maksā katrs spēlētājs pirms aklajām likmēm, tieši bankā; tā nav daļa no likmes. Pirms spēles izvēlas aklās likmes, ante vai abas.</translation>
    </message>
    <message>
        <source>At your table there are blinds and no ante.</source>
        <extracomment>B9: what was agreed for the match that is being played. &quot;The table&quot;: where you play</extracomment>
        <translation>Pie tava galda ir aklās likmes bez ante.</translation>
    </message>
    <message>
        <source>At your table there is an ante and there are no blinds.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda ir ante bez aklajām likmēm.</translation>
    </message>
    <message>
        <source>At your table there are blinds and an ante.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda ir aklās likmes un ante.</translation>
    </message>
    <message>
        <source>With blinds the first round of betting begins with the third player, left of the big blind. The blinds count as bets already made: to stay in, everybody must pay at least the big blind. The big blind comes last and may still raise, if nobody has. All later rounds begin with the first player still in to the left of the dealer.</source>
        <extracomment>B10: the third player begins; blinds are bets</extracomment>
        <translation>Ar aklajām likmēm pirmo likmju raundu sāk trešais spēlētājs, pa kreisi no lielās aklās likmes. Aklās likmes skaitās kā jau izdarītas likmes: lai paliktu spēlē, katram jāmaksā vismaz lielā aklā likme. Lielā aklā likme ir pēdējā un vēl drīkst paaugstināt, ja neviens to nav darījis. Visus vēlākos raundus sāk pirmais spēlētājs pa kreisi no dalītāja, kas vēl piedalās.</translation>
    </message>
    <message>
        <source>When only two play, the dealer has the small blind too, comes first in the first round and last in all others.</source>
        <extracomment>Two players only</extracomment>
        <translation>Ja spēlē tikai divi, dalītājam ir arī mazā aklā likme; pirmajā raundā dalītājs sāk, visos pārējos ir pēdējais.</translation>
    </message>
    <message>
        <source>With an ante alone there is no bet to call at first. Every round begins left of the dealer, and the smallest bet is agreed at set-up.</source>
        <extracomment>A game with an ante and no blinds</extracomment>
        <translation>Ja ir tikai ante, sākumā nav likmes, ko izlīdzināt. Katrs raunds sākas pa kreisi no dalītāja, un par mazāko likmi vienojas pirms spēles.</translation>
    </message>
    <message>
        <source>After every hand the big blind moves on to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it. The button lies where the small blind was due in the hand before, even if nobody plays there any more.</source>
        <extracomment>How the button and the blinds move on, also when somebody has left (&quot;dead button&quot;)</extracomment>
        <translation>Pēc katras partijas lielā aklā likme pāriet nākamajam spēlētājam, tāpēc neviens to nemaksā divreiz pēc kārtas. Mazā aklā likme jāmaksā tam, kam iepriekš bija lielā; ja šī spēlētāja vairs nav, to nemaksā neviens. Poga ir tur, kur iepriekšējā partijā bija jāmaksā mazā aklā likme, arī tad, ja tur vairs neviens nespēlē.</translation>
    </message>
    <message>
        <source>Who cannot pay a forced bet in full pays what is there and is all-in. What no other player can match of an ante goes back at once.</source>
        <extracomment>Who cannot pay a forced bet in full</extracomment>
        <translation>Kas nevar samaksāt obligāto likmi pilnībā, tas maksā, cik ir, un ir all-in. Ante daļa, ko neviens cits nevar izlīdzināt, uzreiz nāk atpakaļ.</translation>
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
        <translation>%1 un %2</translation>
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
        <translation>%1 un %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written: d or dd is the day, MM the month as a number, MMMM its name, yyyy the year; words of your own stand in single quotes. It must read well behind &quot;saved on&quot;.</extracomment>
        <translation>dd.MM.yyyy</translation>
    </message>
    <message>
        <source>h:mm AP</source>
        <extracomment>How a time of day is written: HH:mm for 19:05, h:mm AP for 7:05 PM</extracomment>
        <translation>HH:mm</translation>
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
            <numerusform>%1 min</numerusform>
            <numerusform>%1 min</numerusform>
            <numerusform>%1 min</numerusform>
        </translation>
    </message>
    <message>
        <source>1,234,567</source>
        <extracomment>Write this number as your language does: its second sign is put between the thousands of all numbers. If that is a space, take one at which no line breaks.</extracomment>
        <translation>1&#xa0;234&#xa0;567</translation>
    </message>
    <message>
        <source>1,234</source>
        <extracomment>Write this number as your language does: with or without a sign between the thousands of numbers of four digits</extracomment>
        <translation>1234</translation>
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
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Kauliņu Hold&apos;em</translation>
    </message>
    <message>
        <source>Two hidden dice, five shared, and nerve.</source>
        <translation>Divi slēpti kauliņi, pieci kopēji – un drosme.</translation>
    </message>
    <message>
        <source>Open end</source>
        <translation>Bez beigu laika</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Dubultais Hold&apos;em</translation>
    </message>
    <message>
        <source>Three cards, one of them the key, and two hands at a time.</source>
        <translation>Trīs kārtis, viena no tām galvenā, un divas kombinācijas reizē.</translation>
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
    <name>GuideNote</name>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a remark, and how many there are</comment>
        <translation>%1. no %2</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Paldies</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tālāk</translation>
    </message>
    <message>
        <source>Skip the remarks</source>
        <translation>Izlaist piezīmes</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>Every turn begins with a roll of all five dice. You may roll up to three times.</source>
        <translation>Katrs gājiens sākas ar visu piecu kauliņu metienu. Mest var līdz trim reizēm.</translation>
    </message>
    <message>
        <source>Tap the dice you want to keep, equal ones for example. The others are rolled again.</source>
        <translation>Pieskaries kauliņiem, kurus gribi paturēt, piemēram, vienādiem. Pārējos met vēlreiz.</translation>
    </message>
    <message>
        <source>The dashed numbers say what these dice are worth in each line. You may write after any roll.</source>
        <translation>Skaitļi raustītā rāmī rāda, cik šie kauliņi dod katrā rindā. Ierakstīt var pēc jebkura metiena.</translation>
    </message>
    <message>
        <source>Each line is filled once, one in every turn. If nothing fits, one of them gets a zero: give up a line that seldom works out.</source>
        <translation>Katru rindu aizpilda vienu reizi, katrā gājienā vienu. Ja nekas neder, vienā no tām jāieraksta nulle: upurē rindu, kas reti izdodas.</translation>
    </message>
    <message>
        <source>If the six lines on the left come to %1 or more, they bring 35 extra. Three of each face are about enough.</source>
        <extracomment>%1 is 63 or 64; three of each face make 63</extracomment>
        <translation>Ja sešās kreisās daļas rindās kopā ir %1 vai vairāk, tās dod vēl 35. Tam vajag apmēram pa trim kauliņiem no katra skaitļa.</translation>
    </message>
</context>
<context>
    <name>HandFigure</name>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are called</extracomment>
        <translation>Kauliņi: %1. %2</translation>
    </message>
    <message>
        <source>Cards: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five cards, as in &quot;king of hearts, ten of spades&quot;; %2: what they are called</extracomment>
        <translation>Kārtis: %1. %2</translation>
    </message>
</context>
<context>
    <name>HandOnPaper</name>
    <message>
        <source>Winning five</source>
        <translation>Uzvaras kombinācija</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Izvēlne (F10)</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Nodod ierīci spēlētājam: %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Pārējie, lūdzu, neskatieties.</translation>
    </message>
    <message>
        <source>Press once more</source>
        <translation>Nospied vēlreiz</translation>
    </message>
    <message>
        <source>Press the button twice, or Enter twice.</source>
        <translation>Nospied pogu vai Enter divreiz.</translation>
    </message>
    <message>
        <source>Hold the button, or hold Enter, for a moment.</source>
        <translation>Brīdi turi nospiestu pogu vai Enter.</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>High die</source>
        <translation>Augstākais kauliņš</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Viens pāris</translation>
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
        <source>Straight</source>
        <translation>Strīts</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Fulhauss</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Četri vienādi</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Pieci vienādi</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;fives&quot;; %2: the fifth die, as in &quot;a six&quot;</extracomment>
        <translation>%1 ar %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;fives&quot;; %2: the pair, as in &quot;sixes&quot;</extracomment>
        <translation>trīs %1 un divi %2</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>no divnieka līdz sešiniekam</translation>
    </message>
    <message>
        <source>one to five</source>
        <comment>straight</comment>
        <translation>no vieninieka līdz pieciniekam</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;fives&quot;; %2 and %3: the other dice, as in &quot;a six&quot;</extracomment>
        <translation>%1 ar %2 un %3</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;sixes&quot;; %3: the fifth die, as in &quot;a two&quot;</extracomment>
        <translation>%1 un %2, ar %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand. %1: what it is called, as in &quot;Full house&quot;; %2: which numbers, as in &quot;fives over sixes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>two dice or more that show it</comment>
        <translation>vieninieki</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>two dice or more that show it</comment>
        <translation>divnieki</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>two dice or more that show it</comment>
        <translation>trijnieki</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>two dice or more that show it</comment>
        <translation>četrinieki</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>two dice or more that show it</comment>
        <translation>piecinieki</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>two dice or more that show it</comment>
        <translation>sešinieki</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>vieninieki</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>divnieki</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>trijnieki</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>četrinieki</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>piecinieki</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>sešinieki</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>a die beside the others, after: with</comment>
        <translation>vieninieku</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>a die beside the others, after: with</comment>
        <translation>divnieku</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>a die beside the others, after: with</comment>
        <translation>trijnieku</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>a die beside the others, after: with</comment>
        <translation>četrinieku</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>a die beside the others, after: with</comment>
        <translation>piecinieku</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>a die beside the others, after: with</comment>
        <translation>sešinieku</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>vieninieks</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>divnieks</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>trijnieks</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>četrinieks</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>piecinieks</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>sešinieks</translation>
    </message>
</context>
<context>
    <name>HelpAgreed</name>
    <message>
        <source>Bonus and joker in this match</source>
        <extracomment>Above the bonus and the joker as they are in the match that is being played</extracomment>
        <translation>Bonuss un džokers šajā spēlē</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for more than 63 on the left.</source>
        <translation>Kreisās daļas bonuss: 35 punkti, ja kreisajā daļā ir vairāk nekā 63.</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for 63 or more on the left.</source>
        <translation>Kreisās daļas bonuss: 35 punkti, ja kreisajā daļā ir 63 vai vairāk.</translation>
    </message>
    <message>
        <source>Joker: with 50 in Poker, five equal dice bring 100 extra every time. They must go to the left line of their number. If it is filled, they go to any open line on the right and count as matching it. If none is open there, a 0 goes to the left.</source>
        <translation>Džokers: ja Pokerā ir 50, pieci vienādi kauliņi katru reizi dod vēl 100. Tie jāieraksta sava skaitļa rindā kreisajā daļā. Ja tā ir aizpildīta, tos ieraksta jebkurā brīvā labās daļas rindā, un tur tie skaitās atbilstoši. Ja arī tur brīvas rindas nav, kreisajā daļā jāieraksta 0.</translation>
    </message>
    <message>
        <source>No joker: after the first Poker, five equal dice are ordinary, and there is no bonus of 100.</source>
        <translation>Bez džokera: pēc pirmā Pokera pieci vienādi kauliņi ir parasts metiens, un 100 punktu bonusa nav.</translation>
    </message>
</context>
<context>
    <name>HoldemHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the roll of the hidden dice to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Partija</translation>
    </message>
    <message>
        <source>A hand begins with a roll: every player gets two dice and keeps them hidden. Only that player sees them.</source>
        <extracomment>B2: two private dice</extracomment>
        <translation>Partija sākas ar metienu: katrs spēlētājs saņem divus kauliņus un tos slēpj. Tos redz tikai pats spēlētājs.</translation>
    </message>
    <message>
        <source>It goes on in this order. First the hidden dice and the first round of betting. Then three dice in the middle, called the flop, and the second round. Then a fourth die, the turn, and the third round. Then a fifth die, the river, and the fourth round. At last the showdown.</source>
        <extracomment>B3: the order of dice and betting; flop, turn and river are explained here</extracomment>
        <translation>Tālāk ir šāda kārtība. Vispirms slēptie kauliņi un pirmais likmju raunds. Tad trīs kauliņi vidū, ko sauc par flopu, un otrais raunds. Tad ceturtais kauliņš, tērns, un trešais raunds. Tad piektais kauliņš, rivers, un ceturtais raunds. Beigās kauliņu atklāšana.</translation>
    </message>
    <message>
        <source>At the showdown each player still in has seven dice: two own ones and the five in the middle. The best five of the seven count, in any mix: with two, one or none of the own dice.</source>
        <extracomment>B4: any mix of own and community dice</extracomment>
        <translation>Atklāšanā katram spēlētājam, kas vēl piedalās, ir septiņi kauliņi: divi savējie un pieci vidū. Skaitās pieci labākie no septiņiem jebkādā salikumā: ar diviem, vienu vai nevienu no savējiem.</translation>
    </message>
    <message>
        <source>If the five dice in the middle are better than anything the own dice could add, they are everybody&apos;s hand, and all who are still in share the pot.</source>
        <extracomment>A player may be better off with the five in the middle alone</extracomment>
        <translation>Ja pieci kauliņi vidū ir labāki par visu, ko savējie varētu pievienot, tie ir visu kopīga kombinācija, un banku dala visi, kas vēl piedalās.</translation>
    </message>
</context>
<context>
    <name>HoldemHouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Kā spēlēsim</translation>
    </message>
</context>
<context>
    <name>HoldemRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of dice in their order, and how equal kinds are decided. &quot;Hand&quot;: the dice that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Kas par ko stiprāks</translation>
    </message>
    <message>
        <source>There are eight kinds of hands. From the highest down: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair, high die. Between two hands of the same kind the numbers on the dice decide.</source>
        <extracomment>B5: all eight kinds in their order, the highest first. The names are those of HandWords</extracomment>
        <translation>Ir astoņu veidu kombinācijas. No augstākās uz leju: pieci vienādi, četri vienādi, fulhauss, strīts, trīs vienādi, divi pāri, viens pāris, augstākais kauliņš. Starp divām viena veida kombinācijām izšķir skaitļi uz kauliņiem.</translation>
    </message>
    <message>
        <source>Five of a kind: five equal dice. The higher number wins.</source>
        <extracomment>B6: five of a kind</extracomment>
        <translation>Pieci vienādi: pieci vienādi kauliņi. Uzvar lielākais skaitlis.</translation>
    </message>
    <message>
        <source>Four of a kind: four equal dice. The higher number wins; if it is the same, the fifth die decides.</source>
        <extracomment>B6: four of a kind; then the odd die</extracomment>
        <translation>Četri vienādi: četri vienādi kauliņi. Uzvar lielākais skaitlis; ja tas ir vienāds, izšķir piektais kauliņš.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>B6: full house; the triple first, then the pair</extracomment>
        <translation>Fulhauss: trīs kauliņi ar vienu skaitli un divi ar citu. Uzvar lielākais skaitlis uz trim vienādajiem; ja tas sakrīt, uzvar augstākais pāris.</translation>
    </message>
    <message>
        <source>Straight: five numbers in a row. There are only two, 1-2-3-4-5 and 2-3-4-5-6, and the one with the higher highest die wins. It does not go round: 5-6-1-2-3 is no straight. It stands below the full house and above three of a kind.</source>
        <extracomment>B6: straight; only 1-5 and 2-6, decided by the highest die; its place in the order</extracomment>
        <translation>Strīts: pieci skaitļi pēc kārtas. Ir tikai divi, 1-2-3-4-5 un 2-3-4-5-6, un uzvar tas, kuram augstākais kauliņš ir augstāks. Strīts neturpinās pa apli: 5-6-1-2-3 nav strīts. Tas ir zemāks par fulhausu un augstāks par trim vienādiem.</translation>
    </message>
    <message>
        <source>Three of a kind: three equal dice. The higher number wins; then the two other dice decide, the higher one first.</source>
        <extracomment>B7: three of a kind; then the remaining dice, high to low</extracomment>
        <translation>Trīs vienādi: trīs vienādi kauliņi. Uzvar lielākais skaitlis; tad izšķir pārējie divi kauliņi, vispirms augstākais.</translation>
    </message>
    <message>
        <source>Two pairs: two dice of one number and two of another. The higher pair decides, then the lower pair, then the fifth die.</source>
        <extracomment>B7: two pairs; the higher pair, the lower pair, the fifth die</extracomment>
        <translation>Divi pāri: divi kauliņi ar vienu skaitli un divi ar citu. Izšķir augstākais pāris, tad zemākais pāris, tad piektais kauliņš.</translation>
    </message>
    <message>
        <source>One pair: two equal dice. The higher number wins; then the three other dice decide, from the highest down.</source>
        <extracomment>B7: one pair; then the remaining dice, high to low</extracomment>
        <translation>Viens pāris: divi vienādi kauliņi. Uzvar lielākais skaitlis; tad izšķir pārējie trīs kauliņi, no augstākā uz leju.</translation>
    </message>
    <message>
        <source>High die: nothing of all this. The dice decide, from the highest down.</source>
        <extracomment>B7: high die</extracomment>
        <translation>Augstākais kauliņš: nekas no tā visa. Izšķir kauliņi, no augstākā uz leju.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Only the best five dice count for this: the sixth and the seventh never decide anything.</source>
        <extracomment>B8: equal hands split the pot; dice outside the best five never count</extracomment>
        <translation>Kombinācijas, kas visā ir vienādas, banku dala. Šeit skaitās tikai pieci labākie kauliņi: sestais un septītais nekad neko neizšķir.</translation>
    </message>
    <message>
        <source>With seven dice one pair and high die cannot occur. Without a straight there are at most five different numbers among seven dice, so they always make two pairs or three of a kind: two pairs are the lowest hand of a showdown. The two last kinds exist only before it: in the two own dice; after the flop, where the five dice are one pair in 46.3% of all cases and high die in 6.2%; and after the turn, where six dice are one pair in 15.4%.</source>
        <extracomment>Counted over all rolls of seven dice. The last two kinds exist only before the river</extracomment>
        <translation>Ar septiņiem kauliņiem viens pāris un augstākais kauliņš nav iespējami. Bez strīta uz septiņiem kauliņiem ir ne vairāk kā pieci dažādi skaitļi, tāpēc tie vienmēr veido divus pārus vai trīs vienādus: divi pāri ir zemākā kombinācija atklāšanā. Abi pēdējie veidi ir tikai pirms tās: divos savējos kauliņos; pēc flopa, kad pieci kauliņi 46,3% gadījumu ir viens pāris un 6,2% – augstākais kauliņš; un pēc tērna, kad seši kauliņi 15,4% gadījumu ir viens pāris.</translation>
    </message>
    <message>
        <source>Of all possible rolls of seven dice, the best five are two pairs in 31.5%, a full house in 34.5%, a straight in 17.4%, four of a kind in 9.4%, three of a kind in 6.0% and five of a kind in 1.2%.</source>
        <extracomment>Counted over all rolls of seven dice; the best five of each</extracomment>
        <translation>No visiem iespējamajiem septiņu kauliņu metieniem pieci labākie ir divi pāri 31,5%, fulhauss 34,5%, strīts 17,4%, četri vienādi 9,4%, trīs vienādi 6,0% un pieci vienādi 1,2% gadījumu.</translation>
    </message>
    <message>
        <source>So a full house comes up more often than two pairs, and three of a kind less often than a straight or a full house. The order of the hands follows the custom of poker, not these figures. That is meant so, and no mistake.</source>
        <extracomment>No mistake: the order is that of poker</extracomment>
        <translation>Tātad fulhauss gadās biežāk nekā divi pāri, bet trīs vienādi – retāk nekā strīts vai fulhauss. Kombināciju secība atbilst pokera paražai, nevis šiem skaitļiem. Tā ir iecerēts, un kļūdas te nav.</translation>
    </message>
</context>
<context>
    <name>HoldemShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Īsumā</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em is for 2 to 10 players, people and bots in any mix. They play for chips, and chips are there for counting only: they have no money value.</source>
        <extracomment>B1: two to ten players; chips without any money value</extracomment>
        <translation>Kauliņu Hold&apos;em spēlē no 2 līdz 10 spēlētājiem – cilvēki un boti jebkādā sastāvā. Spēlē uz žetoniem, un tie vajadzīgi tikai skaitīšanai: naudas vērtības tiem nav.</translation>
    </message>
    <message>
        <source>Every player has two dice that nobody else sees. Five more dice come to the middle of the table and belong to everybody, and before, between and after them there is betting.</source>
        <extracomment>The game in two sentences; &quot;A hand&quot; has the details</extracomment>
        <translation>Katram spēlētājam ir divi kauliņi, kurus citi neredz. Vēl pieci kauliņi nonāk galda vidū un pieder visiem; pirms tiem, starp tiem un pēc tiem liek likmes.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end turns the hidden dice up: the best five of the seven dice win what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Kas paliek spēlē līdz galam, tas atklāj slēptos kauliņus: pieci labākie no septiņiem laimē to, kas ir bankā. Kas piespiež padoties visus pārējos, tas laimē banku, neko neatklājot.</translation>
    </message>
</context>
<context>
    <name>HomeGreeting</name>
    <message>
        <source>Hello</source>
        <translation>Sveiki</translation>
    </message>
    <message>
        <source>Hello, %1</source>
        <translation>Sveiki, %1</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Labvakar, %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>Labrīt, %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>Labdien, %1</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Rules</source>
        <translation>Noteikumi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Iestatījumi</translation>
    </message>
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
    <name>HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Galda noteikumi</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Žetonu papildināšana, kad to vairs nav</translation>
    </message>
    <message>
        <source>bots do it by themselves</source>
        <translation>boti to dara paši</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Laiks lēmumam</translation>
    </message>
    <message numerus="yes">
        <source>and a time bank of %n second(s) a match</source>
        <translation>
            <numerusform>un laika rezerve: %n sekunde spēlē</numerusform>
            <numerusform>un laika rezerve: %n sekundes spēlē</numerusform>
            <numerusform>un laika rezerve: %n sekunžu spēlē</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Slēptais paliek slēpts</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at. Between people a screen covers the table while the device is passed on.</source>
        <translation>Nomestās un neatklātās kombinācijas paliek noslēpums, līdz spēle ir beigusies; tad visu var apskatīt. Starp cilvēkiem galdu aizklāj ekrāns, kamēr nodod ierīci.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Pāri palikušie žetoni</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Ko nevar sadalīt, to pa vienam žetonam saņem uzvarētāji, sākot pa kreisi no dalītāja.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Laiks galvenajai kārtij</translation>
    </message>
    <message>
        <source>without time bank</source>
        <translation>bez laika rezerves</translation>
    </message>
    <message>
        <source>as long as there is no clock there is no limit either</source>
        <translation>ja laiks lēmumam nav ierobežots, arī te ierobežojuma nav</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>House rules</source>
        <translation>Galda noteikumi</translation>
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
    <name>KeepWords</name>
    <message>
        <source>Keep the two of clubs</source>
        <translation>Paturēt kreiča divnieku</translation>
    </message>
    <message>
        <source>Keep the two of diamonds</source>
        <translation>Paturēt kārava divnieku</translation>
    </message>
    <message>
        <source>Keep the two of hearts</source>
        <translation>Paturēt ercena divnieku</translation>
    </message>
    <message>
        <source>Keep the two of spades</source>
        <translation>Paturēt pīķa divnieku</translation>
    </message>
    <message>
        <source>Keep the three of clubs</source>
        <translation>Paturēt kreiča trijnieku</translation>
    </message>
    <message>
        <source>Keep the three of diamonds</source>
        <translation>Paturēt kārava trijnieku</translation>
    </message>
    <message>
        <source>Keep the three of hearts</source>
        <translation>Paturēt ercena trijnieku</translation>
    </message>
    <message>
        <source>Keep the three of spades</source>
        <translation>Paturēt pīķa trijnieku</translation>
    </message>
    <message>
        <source>Keep the four of clubs</source>
        <translation>Paturēt kreiča četrinieku</translation>
    </message>
    <message>
        <source>Keep the four of diamonds</source>
        <translation>Paturēt kārava četrinieku</translation>
    </message>
    <message>
        <source>Keep the four of hearts</source>
        <translation>Paturēt ercena četrinieku</translation>
    </message>
    <message>
        <source>Keep the four of spades</source>
        <translation>Paturēt pīķa četrinieku</translation>
    </message>
    <message>
        <source>Keep the five of clubs</source>
        <translation>Paturēt kreiča piecinieku</translation>
    </message>
    <message>
        <source>Keep the five of diamonds</source>
        <translation>Paturēt kārava piecinieku</translation>
    </message>
    <message>
        <source>Keep the five of hearts</source>
        <translation>Paturēt ercena piecinieku</translation>
    </message>
    <message>
        <source>Keep the five of spades</source>
        <translation>Paturēt pīķa piecinieku</translation>
    </message>
    <message>
        <source>Keep the six of clubs</source>
        <translation>Paturēt kreiča sešinieku</translation>
    </message>
    <message>
        <source>Keep the six of diamonds</source>
        <translation>Paturēt kārava sešinieku</translation>
    </message>
    <message>
        <source>Keep the six of hearts</source>
        <translation>Paturēt ercena sešinieku</translation>
    </message>
    <message>
        <source>Keep the six of spades</source>
        <translation>Paturēt pīķa sešinieku</translation>
    </message>
    <message>
        <source>Keep the seven of clubs</source>
        <translation>Paturēt kreiča septītnieku</translation>
    </message>
    <message>
        <source>Keep the seven of diamonds</source>
        <translation>Paturēt kārava septītnieku</translation>
    </message>
    <message>
        <source>Keep the seven of hearts</source>
        <translation>Paturēt ercena septītnieku</translation>
    </message>
    <message>
        <source>Keep the seven of spades</source>
        <translation>Paturēt pīķa septītnieku</translation>
    </message>
    <message>
        <source>Keep the eight of clubs</source>
        <translation>Paturēt kreiča astotnieku</translation>
    </message>
    <message>
        <source>Keep the eight of diamonds</source>
        <translation>Paturēt kārava astotnieku</translation>
    </message>
    <message>
        <source>Keep the eight of hearts</source>
        <translation>Paturēt ercena astotnieku</translation>
    </message>
    <message>
        <source>Keep the eight of spades</source>
        <translation>Paturēt pīķa astotnieku</translation>
    </message>
    <message>
        <source>Keep the nine of clubs</source>
        <translation>Paturēt kreiča devītnieku</translation>
    </message>
    <message>
        <source>Keep the nine of diamonds</source>
        <translation>Paturēt kārava devītnieku</translation>
    </message>
    <message>
        <source>Keep the nine of hearts</source>
        <translation>Paturēt ercena devītnieku</translation>
    </message>
    <message>
        <source>Keep the nine of spades</source>
        <translation>Paturēt pīķa devītnieku</translation>
    </message>
    <message>
        <source>Keep the ten of clubs</source>
        <translation>Paturēt kreiča desmitnieku</translation>
    </message>
    <message>
        <source>Keep the ten of diamonds</source>
        <translation>Paturēt kārava desmitnieku</translation>
    </message>
    <message>
        <source>Keep the ten of hearts</source>
        <translation>Paturēt ercena desmitnieku</translation>
    </message>
    <message>
        <source>Keep the ten of spades</source>
        <translation>Paturēt pīķa desmitnieku</translation>
    </message>
    <message>
        <source>Keep the jack of clubs</source>
        <translation>Paturēt kreiča kalpu</translation>
    </message>
    <message>
        <source>Keep the jack of diamonds</source>
        <translation>Paturēt kārava kalpu</translation>
    </message>
    <message>
        <source>Keep the jack of hearts</source>
        <translation>Paturēt ercena kalpu</translation>
    </message>
    <message>
        <source>Keep the jack of spades</source>
        <translation>Paturēt pīķa kalpu</translation>
    </message>
    <message>
        <source>Keep the queen of clubs</source>
        <translation>Paturēt kreiča dāmu</translation>
    </message>
    <message>
        <source>Keep the queen of diamonds</source>
        <translation>Paturēt kārava dāmu</translation>
    </message>
    <message>
        <source>Keep the queen of hearts</source>
        <translation>Paturēt ercena dāmu</translation>
    </message>
    <message>
        <source>Keep the queen of spades</source>
        <translation>Paturēt pīķa dāmu</translation>
    </message>
    <message>
        <source>Keep the king of clubs</source>
        <translation>Paturēt kreiča karali</translation>
    </message>
    <message>
        <source>Keep the king of diamonds</source>
        <translation>Paturēt kārava karali</translation>
    </message>
    <message>
        <source>Keep the king of hearts</source>
        <translation>Paturēt ercena karali</translation>
    </message>
    <message>
        <source>Keep the king of spades</source>
        <translation>Paturēt pīķa karali</translation>
    </message>
    <message>
        <source>Keep the ace of clubs</source>
        <translation>Paturēt kreiča dūzi</translation>
    </message>
    <message>
        <source>Keep the ace of diamonds</source>
        <translation>Paturēt kārava dūzi</translation>
    </message>
    <message>
        <source>Keep the ace of hearts</source>
        <translation>Paturēt ercena dūzi</translation>
    </message>
    <message>
        <source>Keep the ace of spades</source>
        <translation>Paturēt pīķa dūzi</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept: %1</source>
        <extracomment>%1 is the faces of some dice, such as &quot;2 4 4&quot;</extracomment>
        <translation>Paturēti: %1</translation>
    </message>
    <message>
        <source>Kept: one ace</source>
        <extracomment>One die that shows a one lies on the shelf; the same for the sentences that follow.</extracomment>
        <translation>Paturēts: viens vieninieks</translation>
    </message>
    <message>
        <source>Kept: one two</source>
        <translation>Paturēts: viens divnieks</translation>
    </message>
    <message>
        <source>Kept: one three</source>
        <translation>Paturēts: viens trijnieks</translation>
    </message>
    <message>
        <source>Kept: one four</source>
        <translation>Paturēts: viens četrinieks</translation>
    </message>
    <message>
        <source>Kept: one five</source>
        <translation>Paturēts: viens piecinieks</translation>
    </message>
    <message>
        <source>Kept: one six</source>
        <translation>Paturēts: viens sešinieks</translation>
    </message>
    <message>
        <source>Kept: two aces</source>
        <translation>Paturēti: divi vieninieki</translation>
    </message>
    <message>
        <source>Kept: two twos</source>
        <translation>Paturēti: divi divnieki</translation>
    </message>
    <message>
        <source>Kept: two threes</source>
        <translation>Paturēti: divi trijnieki</translation>
    </message>
    <message>
        <source>Kept: two fours</source>
        <translation>Paturēti: divi četrinieki</translation>
    </message>
    <message>
        <source>Kept: two fives</source>
        <translation>Paturēti: divi piecinieki</translation>
    </message>
    <message>
        <source>Kept: two sixes</source>
        <translation>Paturēti: divi sešinieki</translation>
    </message>
    <message>
        <source>Kept: three aces</source>
        <translation>Paturēti: trīs vieninieki</translation>
    </message>
    <message>
        <source>Kept: three twos</source>
        <translation>Paturēti: trīs divnieki</translation>
    </message>
    <message>
        <source>Kept: three threes</source>
        <translation>Paturēti: trīs trijnieki</translation>
    </message>
    <message>
        <source>Kept: three fours</source>
        <translation>Paturēti: trīs četrinieki</translation>
    </message>
    <message>
        <source>Kept: three fives</source>
        <translation>Paturēti: trīs piecinieki</translation>
    </message>
    <message>
        <source>Kept: three sixes</source>
        <translation>Paturēti: trīs sešinieki</translation>
    </message>
    <message>
        <source>Kept: four aces</source>
        <translation>Paturēti: četri vieninieki</translation>
    </message>
    <message>
        <source>Kept: four twos</source>
        <translation>Paturēti: četri divnieki</translation>
    </message>
    <message>
        <source>Kept: four threes</source>
        <translation>Paturēti: četri trijnieki</translation>
    </message>
    <message>
        <source>Kept: four fours</source>
        <translation>Paturēti: četri četrinieki</translation>
    </message>
    <message>
        <source>Kept: four fives</source>
        <translation>Paturēti: četri piecinieki</translation>
    </message>
    <message>
        <source>Kept: four sixes</source>
        <translation>Paturēti: četri sešinieki</translation>
    </message>
    <message>
        <source>Kept: five aces</source>
        <translation>Paturēti: pieci vieninieki</translation>
    </message>
    <message>
        <source>Kept: five twos</source>
        <translation>Paturēti: pieci divnieki</translation>
    </message>
    <message>
        <source>Kept: five threes</source>
        <translation>Paturēti: pieci trijnieki</translation>
    </message>
    <message>
        <source>Kept: five fours</source>
        <translation>Paturēti: pieci četrinieki</translation>
    </message>
    <message>
        <source>Kept: five fives</source>
        <translation>Paturēti: pieci piecinieki</translation>
    </message>
    <message>
        <source>Kept: five sixes</source>
        <translation>Paturēti: pieci sešinieki</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>Choose your key card</source>
        <translation>Izvēlies galveno kārti</translation>
    </message>
    <message>
        <source>It joins both your hands. The other two cards never play together.</source>
        <translation>Tā ir abās tavās kombinācijās. Pārējās divas kārtis nekad nespēlē kopā.</translation>
    </message>
</context>
<context>
    <name>KeyHands</name>
    <message>
        <source>Hand 1</source>
        <comment>of the two hands of a player</comment>
        <translation>1. kombinācija</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <comment>of the two hands of a player</comment>
        <translation>2. kombinācija</translation>
    </message>
    <message>
        <source>Look at a card: the two hands it makes stand here.</source>
        <translation>Aplūko kādu kārti: šeit redzēsi abas kombinācijas, ko tā veido.</translation>
    </message>
</context>
<context>
    <name>KeyKeep</name>
    <message>
        <source>Look at a card first</source>
        <translation>Vispirms aplūko kādu kārti</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Paturēt šo kārti</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>This cannot be changed later in the hand.</source>
        <translation>Šajā partijā to vairs nevarēs mainīt.</translation>
    </message>
</context>
<context>
    <name>KeyTray</name>
    <message>
        <source>Your three cards</source>
        <translation>Tavas trīs kārtis</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Covered card</source>
        <translation>Aizklāta kārts</translation>
    </message>
    <message>
        <source>%1. Hand 1: %2. Hand 2: %3.</source>
        <comment>card that may become the key card</comment>
        <extracomment>%1: a card, as in &quot;king of hearts&quot;; %2 and %3: hands, as in &quot;Two pairs, kings and nines, with a four&quot;</extracomment>
        <translation>%1. 1. kombinācija: %2. 2. kombinācija: %3.</translation>
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
        <translation>Atpakaļ vai aizvērt atvērto</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do what has the focus</source>
        <translation>Izpildīt iezīmēto</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>the key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next control, to the next group</source>
        <translation>Uz nākamo vadīklu, uz nākamo grupu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Noteikumi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Izvēlne</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Ieslēgt vai izslēgt pilnekrānu</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Iestatījumi</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Ieslēgt vai izslēgt skaņu</translation>
    </message>
    <message>
        <source>Larger text, smaller text, text as at first</source>
        <translation>Lielāks, mazāks, sākotnējais teksts</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Šis saraksts</translation>
    </message>
</context>
<context>
    <name>KeysPaper</name>
    <message>
        <source>Keys</source>
        <translation>Taustiņi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Aizvērt</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Visur</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Šeit</translation>
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
        <translation>Valoda</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>Hold Space, or press on the tray, to look.</source>
        <translation>Lai paskatītos, turiet atstarpes taustiņu vai spiediet uz paliktņa.</translation>
    </message>
</context>
<context>
    <name>LineHelp</name>
    <message>
        <source>Sum of the ones</source>
        <extracomment>Each of these fifteen stands below the name of a line of the scorecard. A number at the end is its points</extracomment>
        <translation>Vieninieku summa</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Divnieku summa</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Trijnieku summa</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Četrinieku summa</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Piecinieku summa</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Sešinieku summa</translation>
    </message>
    <message>
        <source>Two equal dice: sum of all dice</source>
        <translation>Divi vienādi kauliņi: visu kauliņu summa</translation>
    </message>
    <message>
        <source>Two different numbers, each twice: sum of all dice</source>
        <translation>Divi dažādi skaitļi, katrs divreiz: visu kauliņu summa</translation>
    </message>
    <message>
        <source>Three equal dice: sum of all dice</source>
        <translation>Trīs vienādi kauliņi: visu kauliņu summa</translation>
    </message>
    <message>
        <source>Four equal dice: sum of all dice</source>
        <translation>Četri vienādi kauliņi: visu kauliņu summa</translation>
    </message>
    <message>
        <source>Three of one number, two of another: 25</source>
        <translation>Trīs ar vienu skaitli, divi ar citu: 25</translation>
    </message>
    <message>
        <source>Four numbers in a row: 30</source>
        <translation>Četri skaitļi pēc kārtas: 30</translation>
    </message>
    <message>
        <source>Five numbers in a row: 40</source>
        <translation>Pieci skaitļi pēc kārtas: 40</translation>
    </message>
    <message>
        <source>Five equal dice: 50</source>
        <translation>Pieci vienādi kauliņi: 50</translation>
    </message>
    <message>
        <source>Any dice: sum of all dice</source>
        <translation>Jebkuri kauliņi: visu kauliņu summa</translation>
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
        <translation>Vai tiešām upurēt vieniniekus?</translation>
    </message>
    <message>
        <source>Really give up twos?</source>
        <translation>Vai tiešām upurēt divniekus?</translation>
    </message>
    <message>
        <source>Really give up threes?</source>
        <translation>Vai tiešām upurēt trijniekus?</translation>
    </message>
    <message>
        <source>Really give up fours?</source>
        <translation>Vai tiešām upurēt četriniekus?</translation>
    </message>
    <message>
        <source>Really give up fives?</source>
        <translation>Vai tiešām upurēt pieciniekus?</translation>
    </message>
    <message>
        <source>Really give up sixes?</source>
        <translation>Vai tiešām upurēt sešiniekus?</translation>
    </message>
    <message>
        <source>Really give up pair?</source>
        <translation>Vai tiešām upurēt pāri?</translation>
    </message>
    <message>
        <source>Really give up two pairs?</source>
        <translation>Vai tiešām upurēt divus pārus?</translation>
    </message>
    <message>
        <source>Really give up three of a kind?</source>
        <translation>Vai tiešām upurēt trīs vienādus?</translation>
    </message>
    <message>
        <source>Really give up four of a kind?</source>
        <translation>Vai tiešām upurēt četrus vienādus?</translation>
    </message>
    <message>
        <source>Really give up full house?</source>
        <translation>Vai tiešām upurēt fulhausu?</translation>
    </message>
    <message>
        <source>Really give up small straight?</source>
        <translation>Vai tiešām upurēt mazo strītu?</translation>
    </message>
    <message>
        <source>Really give up large straight?</source>
        <translation>Vai tiešām upurēt lielo strītu?</translation>
    </message>
    <message>
        <source>Really give up Poker?</source>
        <translation>Vai tiešām upurēt Pokeru?</translation>
    </message>
    <message>
        <source>Really give up chance?</source>
        <translation>Vai tiešām upurēt iespēju?</translation>
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
    <message>
        <source>%2 wrote %1 in aces.</source>
        <translation>%2 ierakstīja %1 vieniniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in twos.</source>
        <translation>%2 ierakstīja %1 divniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in threes.</source>
        <translation>%2 ierakstīja %1 trijniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fours.</source>
        <translation>%2 ierakstīja %1 četriniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fives.</source>
        <translation>%2 ierakstīja %1 pieciniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in sixes.</source>
        <translation>%2 ierakstīja %1 sešiniekos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in pair.</source>
        <translation>%2 ierakstīja %1 pārī.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in two pairs.</source>
        <translation>%2 ierakstīja %1 divos pāros.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in three of a kind.</source>
        <translation>%2 ierakstīja %1 trijos vienādos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in four of a kind.</source>
        <translation>%2 ierakstīja %1 četros vienādos.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in full house.</source>
        <translation>%2 ierakstīja %1 fulhausā.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in small straight.</source>
        <translation>%2 ierakstīja %1 mazajā strītā.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in large straight.</source>
        <translation>%2 ierakstīja %1 lielajā strītā.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in Poker.</source>
        <translation>%2 ierakstīja %1 Pokerā.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in chance.</source>
        <translation>%2 ierakstīja %1 iespējā.</translation>
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
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Spēles gaita</translation>
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
        <translation>Ātrāk</translation>
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
    <name>MatHint</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 domā</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Pieskaries kauliņam, lai to paturētu vai atlaistu</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Izvēlies rindu, kurā ierakstīt</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Saglabātā spēle bija bojāta</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Labi</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Spēle turpinās. Pēc katra gājiena mēģināsim saglabāt vēlreiz.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is what a button says: &quot;Write 12 in fours&quot;</extracomment>
        <translation>Padoms: %1</translation>
    </message>
    <message>
        <source>A part of the file makes no sense. The game goes on from just before it.</source>
        <translation>Daļa datnes nav saprotama. Spēle turpinās no vietas tieši pirms tās.</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>That is as long as a name can be.</source>
        <translation>Garāks vārds nevar būt.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>%1: less</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: mazāk</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: vairāk</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Covered cards</source>
        <translation>Aizklātas kārtis</translation>
    </message>
</context>
<context>
    <name>OwnDice</name>
    <message>
        <source>Covered dice</source>
        <translation>Aizklāti kauliņi</translation>
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
            <numerusform>Laika rezerve: %n sekunde</numerusform>
            <numerusform>Laika rezerve: %n sekundes</numerusform>
            <numerusform>Laika rezerve: %n sekunžu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Trūkst kādas Riverbones daļas.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Everybody who is known sits at this table.</source>
        <translation>Visi zināmie spēlētāji jau sēž pie šī galda.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Picture of %1</source>
        <translation>Attēls: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Noņemt: %1</translation>
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
    <name>PokerActionWords</name>
    <message>
        <source>%1 deals first: the lot decided.</source>
        <translation>Pirmais dalītājs pēc izlozes: %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Partija anulēta. Visi žetoni ir tur, kur tie bija pirms tās.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Spēle ir beigusies.</translation>
    </message>
    <message>
        <source>%1 is all-in.</source>
        <translation>%1: all-in.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3.</source>
        <translation>%1. partija. Aklās likmes: %2 / %3.</translation>
    </message>
    <message>
        <source>Hand %1. Ante %2, smallest bet %3.</source>
        <translation>%1. partija. Ante: %2, mazākā likme: %3.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3, ante %4.</source>
        <translation>%1. partija. Aklās likmes: %2 / %3, ante: %4.</translation>
    </message>
    <message>
        <source>The stakes have risen.</source>
        <translation>Likmes ir augušas.</translation>
    </message>
    <message>
        <source>Flop: %1.</source>
        <translation>Flops: %1.</translation>
    </message>
    <message>
        <source>Turn: %1.</source>
        <comment>the fourth shared die or card</comment>
        <translation>Tērns: %1.</translation>
    </message>
    <message>
        <source>River: %1.</source>
        <comment>the fifth shared die or card</comment>
        <translation>Rivers: %1.</translation>
    </message>
    <message>
        <source>%2 won the pot: %1.</source>
        <translation>%2 laimēja banku: %1.</translation>
    </message>
    <message>
        <source>%3 won side pot %1: %2.</source>
        <translation>%3 laimēja %1. sānu banku: %2.</translation>
    </message>
    <message>
        <source>The pot of %1 is shared: %2.</source>
        <translation>Banku (%1) dala: %2.</translation>
    </message>
    <message>
        <source>Side pot %1 of %2 is shared: %3.</source>
        <translation>%1. sānu banku (%2) dala: %3.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 posted the ante: %1.</source>
        <translation>%2 ielika ante: %1.</translation>
    </message>
    <message>
        <source>%2 posted the small blind: %1.</source>
        <translation>%2 ielika mazo aklo likmi: %1.</translation>
    </message>
    <message>
        <source>%2 posted the big blind: %1.</source>
        <translation>%2 ielika lielo aklo likmi: %1.</translation>
    </message>
    <message>
        <source>%1 checked.</source>
        <translation>%1 čekoja.</translation>
    </message>
    <message>
        <source>%2 called %1.</source>
        <translation>%2 izlīdzināja: %1.</translation>
    </message>
    <message>
        <source>%2 bet %1.</source>
        <translation>%2 lika %1.</translation>
    </message>
    <message>
        <source>%2 raised to %1.</source>
        <translation>%2 paaugstināja līdz %1.</translation>
    </message>
    <message>
        <source>%1 folded.</source>
        <translation>%1 nometa.</translation>
    </message>
    <message>
        <source>%2 got %1 back: nobody matched it.</source>
        <translation>%2 saņēma atpakaļ %1: to neviens neizlīdzināja.</translation>
    </message>
    <message>
        <source>%2 chose to show: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2 pēc savas vēlēšanās atklāja: %1.</translation>
    </message>
    <message>
        <source>%2 showed: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2 atklāja: %1.</translation>
    </message>
    <message>
        <source>%1 has all the chips and wins.</source>
        <translation>%1 ieguva visus žetonus un uzvar.</translation>
    </message>
    <message>
        <source>%2 is out. Place: %1.</source>
        <translation>%2 vairs nespēlē. Vieta: %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1: laiks beidzies.</translation>
    </message>
    <message>
        <source>%2 left the table during the hand, with %1.</source>
        <translation>%2 partijas laikā pameta galdu; žetoni: %1.</translation>
    </message>
    <message>
        <source>%2 left the table with %1.</source>
        <translation>%2 pameta galdu; žetoni: %1.</translation>
    </message>
    <message>
        <source>%2 came back with %1.</source>
        <translation>%2 atgriezās; žetoni: %1.</translation>
    </message>
    <message>
        <source>%3 bought %1 in and has %2 now.</source>
        <translation>%3 papildināja žetonus par %1, tagad: %2.</translation>
    </message>
    <message>
        <source>A gentle bot plays this seat now: %1.</source>
        <translation>Šajā vietā tagad spēlē maigs bots: %1.</translation>
    </message>
    <message>
        <source>A steady bot plays this seat now: %1.</source>
        <translation>Šajā vietā tagad spēlē nosvērts bots: %1.</translation>
    </message>
    <message>
        <source>A sharp bot plays this seat now: %1.</source>
        <translation>Šajā vietā tagad spēlē vērīgs bots: %1.</translation>
    </message>
    <message>
        <source>Nobody stands in any more for %1.</source>
        <translation>Neviens vairs neaizvieto: %1.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. partija</translation>
    </message>
    <message>
        <source>The rules chose a key card for %1.</source>
        <translation>%1: galvenā kārts izvēlēta pēc noteikumiem.</translation>
    </message>
    <message>
        <source>%1 chose the key card.</source>
        <translation>%1 izvēlējās galveno kārti.</translation>
    </message>
</context>
<context>
    <name>PokerBar</name>
    <message>
        <source>The match is over</source>
        <translation>Spēle ir beigusies</translation>
    </message>
    <message>
        <source>Hand %1 · %2 · %3</source>
        <extracomment>The upper edge of the table. %1: number of the hand; %2: no limit, pot limit, fixed limit; %3: blinds or ante</extracomment>
        <translation>%1. partija · %2 · %3</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Izvēlne (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Noteikumi (F1)</translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation>Spēles gaita (L)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Iestatījumi (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>PokerKeyLines</name>
    <message>
        <source>Fold</source>
        <translation>Nomest</translation>
    </message>
    <message>
        <source>Check or call</source>
        <translation>Čekot vai izlīdzināt</translation>
    </message>
    <message>
        <source>Bet or raise to the amount</source>
        <translation>Likt vai paaugstināt līdz izvēlētajai summai</translation>
    </message>
    <message>
        <source>Amount: smallest, half the pot, the pot, all-in</source>
        <translation>Summa: mazākā, puse bankas, banka, all-in</translation>
    </message>
    <message>
        <source>Amount: less, more; with Shift in large steps</source>
        <translation>Summa: mazāk, vairāk; ar Shift lieliem soļiem</translation>
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
        <translation>Summa: mazākā, visi žetoni</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Atstarpe</translation>
    </message>
    <message>
        <source>Cover the own pieces; hold to look at them</source>
        <translation>Aizklāt savus kauliņus vai kārtis; turēt, lai apskatītu</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Ātrāk</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spēles gaita</translation>
    </message>
    <message>
        <source>Read aloud: own pieces, board, pot, time, each seat in turn</source>
        <translation>Nolasīt: savi kauliņi vai kārtis, galds, banka, laiks, vietas cita pēc citas</translation>
    </message>
</context>
<context>
    <name>PokerMat</name>
    <message>
        <source>Table</source>
        <translation>Galds</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spēlētāji</translation>
    </message>
</context>
<context>
    <name>PokerMessages</name>
    <message>
        <source>The last hand was cancelled</source>
        <translation>Pēdējā partija ir anulēta</translation>
    </message>
    <message>
        <source>Everyone has the stack from before it.</source>
        <translation>Visiem ir tik žetonu, cik bija pirms tās.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Labi</translation>
    </message>
    <message>
        <source>The saved game was damaged</source>
        <translation>Saglabātā spēle bija bojāta</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Datnes %1. rinda nav saprotama. Spēle turpinās no vietas tieši pirms tās.</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Spēle turpinās. Pēc katra gājiena mēģināsim saglabāt vēlreiz.</translation>
    </message>
</context>
<context>
    <name>PokerOverlays</name>
    <message>
        <source>Nothing has happened yet. Every bet and every die or card that lies open will be told here.</source>
        <translation>Pagaidām nekas nav noticis. Šeit būs redzama katra likme un katrs atklātais kauliņš vai kārts.</translation>
    </message>
</context>
<context>
    <name>PokerQuestions</name>
    <message>
        <source>Checking costs nothing</source>
        <translation>Čekot neko nemaksā</translation>
    </message>
    <message>
        <source>A folded hand cannot win any more.</source>
        <translation>Nomesta kombinācija vairs nevar uzvarēt.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Čekot</translation>
    </message>
    <message>
        <source>Fold anyway</source>
        <translation>Tomēr nomest</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Pamest galdu?</translation>
    </message>
    <message>
        <source>Whoever comes back within half an hour brings at least the same chips.</source>
        <translation>Kas atgriežas pusstundas laikā, tam jāatnes vismaz tikpat žetonu.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Palikt</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Aiziet</translation>
    </message>
    <message>
        <source>End the game for everybody?</source>
        <translation>Beigt spēli visiem?</translation>
    </message>
    <message>
        <source>Chips are counted as they lie, and the match goes to the finished ones.</source>
        <translation>Žetonus saskaita tā, kā tie tagad stāv, un spēle skaitās pabeigta.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spēlēt tālāk</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Beigt spēli</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s) of %2 stay in the pot.</source>
        <translation>
            <numerusform>%2: %1 žetons paliek bankā.</numerusform>
            <numerusform>%2: %1 žetoni paliek bankā.</numerusform>
            <numerusform>%2: %1 žetonu paliek bankā.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerVoice</name>
    <message>
        <source>Your pieces are covered.</source>
        <translation>Viss tavējais ir aizklāts.</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Nodod ierīci spēlētājam: %1</translation>
    </message>
    <message>
        <source>The time bank runs.</source>
        <translation>Sāk iet laika rezerve.</translation>
    </message>
    <message>
        <source>%1 to act.</source>
        <translation>Gājiens: %1.</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Banka</translation>
    </message>
</context>
<context>
    <name>PotWords</name>
    <message>
        <source>Pot</source>
        <translation>Banka</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Galvenā banka</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Sānu banka</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>%1. sānu banka</translation>
    </message>
    <message>
        <source>%1: %3 · %2</source>
        <comment>a pot</comment>
        <extracomment>%1: main pot or side pot; %2: its chips; %3: who can win it</extracomment>
        <translation>%1: %3 · %2</translation>
    </message>
    <message>
        <source>%1 wins the pot</source>
        <translation>Banku laimē: %1</translation>
    </message>
    <message>
        <source>%1 wins the main pot</source>
        <translation>Galveno banku laimē: %1</translation>
    </message>
    <message>
        <source>%1 wins the side pot</source>
        <translation>Sānu banku laimē: %1</translation>
    </message>
    <message>
        <source>%1 share the pot</source>
        <comment>two names or more</comment>
        <translation>Banku dala: %1</translation>
    </message>
    <message>
        <source>%1 share the main pot</source>
        <comment>two names or more</comment>
        <translation>Galveno banku dala: %1</translation>
    </message>
    <message>
        <source>%1 share the side pot</source>
        <comment>two names or more</comment>
        <translation>Sānu banku dala: %1</translation>
    </message>
    <message>
        <source>Everyone else folded. %1 shows nothing.</source>
        <translation>Visi pārējie nometa. %1 uzvar, neko neatklājot.</translation>
    </message>
    <message>
        <source>Only %1 paid into it to the full.</source>
        <translation>Pilnu summu tajā ielika tikai %1.</translation>
    </message>
    <message>
        <source>It could be won by %1.</source>
        <comment>two names or more</comment>
        <translation>To varēja laimēt: %1.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The odd chip goes to %1, nearest to the left of the dealer.</source>
        <translation>Pāri palikušo žetonu saņem %1 – vistuvāk pa kreisi no dalītāja.</translation>
    </message>
    <message>
        <source>The odd chips go to %1, nearest to the left of the dealer.</source>
        <comment>two names or more</comment>
        <translation>Pāri palikušos žetonus saņem %1 – vistuvāk pa kreisi no dalītāja.</translation>
    </message>
    <message>
        <source>Next best: %2. %1.</source>
        <extracomment>The best hand of those that have not won. %1: the hand, as in &quot;Full house, fives over twos&quot;; %2: name</extracomment>
        <translation>Nākamā stiprākā kombinācija: %2. %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Partija anulēta. Visi žetoni ir tur, kur tie bija pirms tās.</translation>
    </message>
    <message>
        <source>The weaker hand did not count. %1.</source>
        <extracomment>%1: as in &quot;Hand 2: Two pairs, kings and nines, with a queen&quot;</extracomment>
        <translation>Vājākā kombinācija neskaitījās. %1.</translation>
    </message>
</context>
<context>
    <name>RaiseWords</name>
    <message>
        <source>Raise is closed: nobody could answer it</source>
        <translation>Paaugstināt nevar: neviens nevarētu atbildēt</translation>
    </message>
    <message>
        <source>Raise is closed: calling takes the whole stack</source>
        <translation>Paaugstināt nevar: izlīdzināšanai vajag visus žetonus</translation>
    </message>
    <message numerus="yes">
        <source>Raise is closed: %n bet(s) a round is the most</source>
        <translation>
            <numerusform>Paaugstināt nevar: raundā drīkst būt %n likme</numerusform>
            <numerusform>Paaugstināt nevar: raundā drīkst būt %n likmes</numerusform>
            <numerusform>Paaugstināt nevar: raundā drīkst būt %n likmju</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise is closed: the all-in was %1 more, a full raise needs %2</source>
        <translation>Paaugstināt nevar: all-in bija par %1 vairāk, pilnam paaugstinājumam vajag %2</translation>
    </message>
    <message>
        <source>Only %1 is possible</source>
        <translation>Iespējams tikai %1</translation>
    </message>
    <message>
        <source>At least %1: the smallest bet</source>
        <translation>Vismaz %1: mazākā likme</translation>
    </message>
    <message>
        <source>At least %1: a raise of %2 on top of %3</source>
        <extracomment>%1: what the player would have in front; %2: how much that is more than %3, the highest bet so far</extracomment>
        <translation>Vismaz %1: paaugstinājums par %2 virs %3</translation>
    </message>
    <message>
        <source>At most %1: the whole stack</source>
        <translation>Ne vairāk kā %1: visi žetoni</translation>
    </message>
    <message>
        <source>At most %1: as much on top as there is in the pot after calling</source>
        <translation>Ne vairāk kā %1: virsū tik, cik bankā ir pēc izlīdzināšanas</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Ne vairāk kā %1</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>twos</source>
        <comment>cards</comment>
        <translation>divnieki</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards</comment>
        <translation>trijnieki</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards</comment>
        <translation>četrinieki</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards</comment>
        <translation>piecinieki</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards</comment>
        <translation>sešinieki</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards</comment>
        <translation>septītnieki</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards</comment>
        <translation>astotnieki</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards</comment>
        <translation>devītnieki</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards</comment>
        <translation>desmitnieki</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards</comment>
        <translation>kalpi</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards</comment>
        <translation>dāmas</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards</comment>
        <translation>karaļi</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards</comment>
        <translation>dūži</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after: over</comment>
        <translation>divi divnieki</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after: over</comment>
        <translation>divi trijnieki</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after: over</comment>
        <translation>divi četrinieki</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after: over</comment>
        <translation>divi piecinieki</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after: over</comment>
        <translation>divi sešinieki</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after: over</comment>
        <translation>divi septītnieki</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after: over</comment>
        <translation>divi astotnieki</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after: over</comment>
        <translation>divi devītnieki</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after: over</comment>
        <translation>divi desmitnieki</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after: over</comment>
        <translation>divi kalpi</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after: over</comment>
        <translation>divas dāmas</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after: over</comment>
        <translation>divi karaļi</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after: over</comment>
        <translation>divi dūži</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>after: with</comment>
        <translation>divnieku</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>after: with</comment>
        <translation>trijnieku</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>after: with</comment>
        <translation>četrinieku</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>after: with</comment>
        <translation>piecinieku</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>after: with</comment>
        <translation>sešinieku</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>after: with</comment>
        <translation>septītnieku</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>after: with</comment>
        <translation>astotnieku</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>after: with</comment>
        <translation>devītnieku</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>after: with</comment>
        <translation>desmitnieku</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>after: with</comment>
        <translation>kalpu</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>after: with</comment>
        <translation>dāmu</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>after: with</comment>
        <translation>karali</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>after: with</comment>
        <translation>dūzi</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>highest card</comment>
        <translation>divnieks</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>highest card</comment>
        <translation>trijnieks</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>highest card</comment>
        <translation>četrinieks</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>highest card</comment>
        <translation>piecinieks</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>highest card</comment>
        <translation>sešinieks</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>highest card</comment>
        <translation>septītnieks</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>highest card</comment>
        <translation>astotnieks</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>highest card</comment>
        <translation>devītnieks</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>highest card</comment>
        <translation>desmitnieks</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>highest card</comment>
        <translation>kalps</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>highest card</comment>
        <translation>dāma</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>highest card</comment>
        <translation>karalis</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>highest card</comment>
        <translation>dūzis</translation>
    </message>
    <message>
        <source>two high</source>
        <comment>flush</comment>
        <translation>ar divnieku priekšgalā</translation>
    </message>
    <message>
        <source>three high</source>
        <comment>flush</comment>
        <translation>ar trijnieku priekšgalā</translation>
    </message>
    <message>
        <source>four high</source>
        <comment>flush</comment>
        <translation>ar četrinieku priekšgalā</translation>
    </message>
    <message>
        <source>five high</source>
        <comment>flush</comment>
        <translation>ar piecinieku priekšgalā</translation>
    </message>
    <message>
        <source>six high</source>
        <comment>flush</comment>
        <translation>ar sešinieku priekšgalā</translation>
    </message>
    <message>
        <source>seven high</source>
        <comment>flush</comment>
        <translation>ar septītnieku priekšgalā</translation>
    </message>
    <message>
        <source>eight high</source>
        <comment>flush</comment>
        <translation>ar astotnieku priekšgalā</translation>
    </message>
    <message>
        <source>nine high</source>
        <comment>flush</comment>
        <translation>ar devītnieku priekšgalā</translation>
    </message>
    <message>
        <source>ten high</source>
        <comment>flush</comment>
        <translation>ar desmitnieku priekšgalā</translation>
    </message>
    <message>
        <source>jack high</source>
        <comment>flush</comment>
        <translation>ar kalpu priekšgalā</translation>
    </message>
    <message>
        <source>queen high</source>
        <comment>flush</comment>
        <translation>ar dāmu priekšgalā</translation>
    </message>
    <message>
        <source>king high</source>
        <comment>flush</comment>
        <translation>ar karali priekšgalā</translation>
    </message>
    <message>
        <source>ace high</source>
        <comment>flush</comment>
        <translation>ar dūzi priekšgalā</translation>
    </message>
    <message>
        <source>ace to five</source>
        <comment>straight</comment>
        <translation>no dūža līdz pieciniekam</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>no divnieka līdz sešiniekam</translation>
    </message>
    <message>
        <source>three to seven</source>
        <comment>straight</comment>
        <translation>no trijnieka līdz septītniekam</translation>
    </message>
    <message>
        <source>four to eight</source>
        <comment>straight</comment>
        <translation>no četrinieka līdz astotniekam</translation>
    </message>
    <message>
        <source>five to nine</source>
        <comment>straight</comment>
        <translation>no piecinieka līdz devītniekam</translation>
    </message>
    <message>
        <source>six to ten</source>
        <comment>straight</comment>
        <translation>no sešinieka līdz desmitniekam</translation>
    </message>
    <message>
        <source>seven to jack</source>
        <comment>straight</comment>
        <translation>no septītnieka līdz kalpam</translation>
    </message>
    <message>
        <source>eight to queen</source>
        <comment>straight</comment>
        <translation>no astotnieka līdz dāmai</translation>
    </message>
    <message>
        <source>nine to king</source>
        <comment>straight</comment>
        <translation>no devītnieka līdz karalim</translation>
    </message>
    <message>
        <source>ten to ace</source>
        <comment>straight</comment>
        <translation>no desmitnieka līdz dūzim</translation>
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
    <message>
        <source>No hand is being played.</source>
        <translation>Tagad nenotiek neviena partija.</translation>
    </message>
    <message>
        <source>That is possible between two hands.</source>
        <translation>To var darīt starp divām partijām.</translation>
    </message>
    <message>
        <source>There is a bet to answer: checking is not possible.</source>
        <translation>Jāatbild uz likmi: čekot nevar.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Nav, ko izlīdzināt.</translation>
    </message>
    <message>
        <source>The amount is too small.</source>
        <translation>Summa ir par mazu.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Summa ir par lielu.</translation>
    </message>
    <message>
        <source>Nobody could answer a raise.</source>
        <translation>Uz paaugstinājumu neviens nevarētu atbildēt.</translation>
    </message>
    <message>
        <source>Calling takes the whole stack.</source>
        <translation>Izlīdzināšanai vajag visus žetonus.</translation>
    </message>
    <message>
        <source>This round has all the bets it may have.</source>
        <translation>Šajā raundā likmju skaits ir sasniegts.</translation>
    </message>
    <message>
        <source>The last raise was too small to open the betting again.</source>
        <translation>Pēdējais paaugstinājums bija par mazu, lai atkal varētu paaugstināt.</translation>
    </message>
    <message>
        <source>There is no clock in this match.</source>
        <translation>Šajā spēlē laiks nav ierobežots.</translation>
    </message>
    <message>
        <source>The time bank does not have so many seconds left.</source>
        <translation>Laika rezervē nav tik daudz sekunžu.</translation>
    </message>
    <message>
        <source>There is still time.</source>
        <translation>Vēl ir laiks.</translation>
    </message>
    <message>
        <source>There is no hand to show.</source>
        <translation>Nav kombinācijas, ko atklāt.</translation>
    </message>
    <message>
        <source>At least two players need chips.</source>
        <translation>Žetoni vajadzīgi vismaz diviem spēlētājiem.</translation>
    </message>
    <message>
        <source>This player has left the table.</source>
        <translation>Šis spēlētājs galdu ir pametis.</translation>
    </message>
    <message>
        <source>This player is at the table.</source>
        <translation>Šis spēlētājs ir pie galda.</translation>
    </message>
    <message>
        <source>That is possible in a table game only.</source>
        <translation>To var darīt tikai brīvajā spēlē.</translation>
    </message>
    <message>
        <source>By the house rules nobody buys in again.</source>
        <translation>Pēc galda noteikumiem žetonus nepapildina.</translation>
    </message>
    <message>
        <source>The stack is already as large as the buy-in.</source>
        <translation>Žetonu jau ir tikpat, cik ieejas summā.</translation>
    </message>
    <message>
        <source>This amount is not possible.</source>
        <translation>Šāda summa nav iespējama.</translation>
    </message>
    <message>
        <source>Every forced bet needs at least one chip.</source>
        <translation>Katrā obligātajā likmē jābūt vismaz vienam žetonam.</translation>
    </message>
    <message>
        <source>The small blind is larger than the big blind.</source>
        <translation>Mazā aklā likme ir lielāka par lielo.</translation>
    </message>
    <message>
        <source>The ante is too large for these bets.</source>
        <translation>Ante šīm likmēm ir par lielu.</translation>
    </message>
    <message>
        <source>The big bet is smaller than the small bet.</source>
        <translation>Lielā likme ir mazāka par mazo.</translation>
    </message>
    <message>
        <source>So many bets a round are not possible.</source>
        <translation>Tik daudz likmju raundā nevar būt.</translation>
    </message>
    <message>
        <source>The buy-in is too small for these bets.</source>
        <translation>Ieejas summa šīm likmēm ir par mazu.</translation>
    </message>
    <message>
        <source>The buy-in is too large for these bets.</source>
        <translation>Ieejas summa šīm likmēm ir par lielu.</translation>
    </message>
    <message>
        <source>No player can have so many chips.</source>
        <translation>Tik daudz žetonu spēlētājam nevar būt.</translation>
    </message>
    <message>
        <source>Together the players would have too many chips.</source>
        <translation>Visiem spēlētājiem kopā būtu par daudz žetonu.</translation>
    </message>
    <message>
        <source>The clock cannot be set to that time.</source>
        <translation>Tik ilgu laiku iestatīt nevar.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Datne ir bojāta.</translation>
    </message>
    <message>
        <source>First choose your key card.</source>
        <translation>Vispirms izvēlies galveno kārti.</translation>
    </message>
    <message>
        <source>The key card is chosen and stays.</source>
        <translation>Galvenā kārts ir izvēlēta un vairs nemainās.</translation>
    </message>
    <message>
        <source>There is no key card to choose now.</source>
        <translation>Tagad galvenā kārts nav jāizvēlas.</translation>
    </message>
    <message>
        <source>This game is played with blinds and without an ante.</source>
        <translation>Šo spēli spēlē ar aklajām likmēm un bez ante.</translation>
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
    <name>RemarkCard</name>
    <message>
        <source>%1. %2. Dice: %3</source>
        <extracomment>%1 is the title of a remark, %2 its sentence, %3 the faces of the five dice, such as &quot;3 3 3 3 3&quot;</extracomment>
        <translation>%1. %2. Kauliņi: %3</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Everyone else folded.</source>
        <translation>Visi pārējie nometa.</translation>
    </message>
    <message>
        <source>%2: buy in again for %1</source>
        <comment>chips, name</comment>
        <translation>%2: papildināt žetonus par %1</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Bez papildināšanas</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nākamā partija</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Atklāt kombināciju</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Pie galda…</translation>
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
    <name>ResultRemarks</name>
    <message>
        <source>Roll of the game</source>
        <translation>Spēles metiens</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>A player&apos;s name, and the round in which it was</extracomment>
        <translation>%1, %2. raunds</translation>
    </message>
    <message>
        <source>Luckiest die</source>
        <translation>Veiksmīgākais kauliņš</translation>
    </message>
    <message>
        <source>%1 kept %2, rolled a %3</source>
        <extracomment>A player&apos;s name, the faces of four dice, such as &quot;2 3 4 5&quot;, and the face of the fifth</extracomment>
        <translation>%1 paturēja %2 un uzmeta %3</translation>
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
    <name>RulesBar</name>
    <message>
        <source>Rules</source>
        <translation>Noteikumi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atpakaļ</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Saturs un meklēšana (Ctrl+F)</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Noteikumu valoda</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Meklēt noteikumos</translation>
    </message>
</context>
<context>
    <name>RulesContentsSheet</name>
    <message>
        <source>Contents</source>
        <translation>Saturs</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Filled already</source>
        <extracomment>A line of the scorecard, for the player whose turn it is</extracomment>
        <translation>Jau aizpildīta</translation>
    </message>
    <message>
        <source>This roll: %1</source>
        <extracomment>%1: what the dice on the table are worth in this line</extracomment>
        <translation>Šis metiens: %1</translation>
    </message>
    <message>
        <source>The lines in short</source>
        <translation>Rindas īsumā</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Visi noteikumi</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Kas par ko stiprāks</translation>
    </message>
    <message>
        <source>Best five of the two own dice and the five on the table</source>
        <translation>Pieci labākie no diviem savējiem un pieciem kopējiem kauliņiem</translation>
    </message>
    <message>
        <source>Only with fewer dice</source>
        <translation>Tikai ar mazāk kauliņiem</translation>
    </message>
    <message>
        <source>You have this now</source>
        <translation>Tev tas ir tagad</translation>
    </message>
    <message>
        <source>Equal hands share the pot.</source>
        <translation>Vienādas kombinācijas banku dala.</translation>
    </message>
    <message>
        <source>Best five of the key card, one card beside it and the five on the table</source>
        <translation>Piecas labākās no galvenās kārts, vienas kārts tai blakus un piecām kopējām kārtīm</translation>
    </message>
    <message>
        <source>Equal hands share the pot. Suits never decide.</source>
        <translation>Vienādas kombinācijas banku dala. Mastis nekad neizšķir.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>The end</source>
        <extracomment>A chapter of the rules: how a match ends and who wins</extracomment>
        <translation>Beigas</translation>
    </message>
    <message>
        <source>The match is over when every player has filled all 15 lines.</source>
        <extracomment>A2: the match is over after 15 rounds</extracomment>
        <translation>Spēle beidzas, kad visu spēlētāju kartēs ir aizpildītas visas 15 rindas.</translation>
    </message>
    <message>
        <source>Your total is what stands on the left, the left bonus, what stands on the right, and 100 points for each joker. No card can hold more than 1,835 points.</source>
        <extracomment>What a total is made of; 100 for each joker is the Poker bonus</extracomment>
        <translation>Tava kopsumma ir kreisajā daļā ierakstītais, kreisās daļas bonuss, labajā daļā ierakstītais un 100 punkti par katru džokeru. Nevienā kartē nevar būt vairāk par 1835 punktiem.</translation>
    </message>
    <message>
        <source>The highest total wins. Players with equal totals share the win.</source>
        <extracomment>A24: who wins</extracomment>
        <translation>Uzvar lielākā kopsumma. Spēlētāji ar vienādu kopsummu uzvaru dala.</translation>
    </message>
</context>
<context>
    <name>RulesFiveEqual</name>
    <message>
        <source>Five equal dice</source>
        <extracomment>A chapter of the rules: five equal dice as Poker, as Poker bonus and as joker</extracomment>
        <translation>Pieci vienādi kauliņi</translation>
    </message>
    <message>
        <source>At your table the joker is off: five equal dice are always ordinary, and there is no Poker bonus. What this chapter says about jokers and the bonus does not apply.</source>
        <extracomment>Said first in this chapter, where the house rule &quot;joker off&quot; is on in the match that is being played</extracomment>
        <translation>Pie šī galda džokers ir izslēgts: pieci vienādi kauliņi vienmēr ir parasts metiens, un Pokera bonusa nav. Tas, kas šajā nodaļā teikts par džokeriem un bonusu, uz šo spēli neattiecas.</translation>
    </message>
    <message>
        <source>As long as your Poker line is open, five equal dice are a roll like any other: you choose the line. In Poker they are worth 50. In Two pairs, in Full house and in both straights they are worth 0.</source>
        <extracomment>A20: five equal dice while the Poker line is open</extracomment>
        <translation>Kamēr Pokera rinda ir brīva, pieci vienādi kauliņi ir tāds pats metiens kā citi: rindu izvēlies tu. Pokerā tie dod 50. Divos pāros, fulhausā un abos strītos tie dod 0.</translation>
    </message>
    <message>
        <source>Once Poker holds 50, five equal dice are a joker. Each time you write one you get a Poker bonus of 100 points on top, however often it happens.</source>
        <extracomment>A21: the Poker bonus, every time again</extracomment>
        <translation>Kad Pokerā ir 50, pieci vienādi kauliņi ir džokers. Katru reizi, kad džokeru ieraksti, tu papildus saņem 100 punktu Pokera bonusu, lai cik bieži tas gadītos.</translation>
    </message>
    <message>
        <source>Where a joker is written follows a fixed order. You get the 100 points in all three cases.</source>
        <extracomment>A22: begins the three steps that follow; their order matters</extracomment>
        <translation>Kurā rindā džokers jāieraksta, nosaka stingra secība. 100 punktus tu saņem visos trijos gadījumos.</translation>
    </message>
    <message>
        <source>First: if the left line of that number is open, the joker must be written there, at its ordinary worth. So 4-4-4-4-4 must go to Fours and is worth 20.</source>
        <extracomment>A22, step 1: must go there</extracomment>
        <translation>Pirmkārt: ja šī skaitļa rinda kreisajā daļā ir brīva, džokers jāieraksta tajā un dod tikpat, cik parasti. Tātad 4-4-4-4-4 jāieraksta četriniekos un dod 20.</translation>
    </message>
    <message>
        <source>Second: if that line is filled, the joker goes to any open line on the right and counts as matching it: Full house 25, Small straight 30, Large straight 40, the other lines the sum of all five dice.</source>
        <extracomment>A22, step 2: only if the left line of that number is filled</extracomment>
        <translation>Otrkārt: ja šī rinda ir aizpildīta, džokeru ieraksta jebkurā brīvā labās daļas rindā, un tas tur skaitās atbilstošs: fulhauss dod 25, mazais strīts 30, lielais strīts 40, pārējās rindas – visu piecu kauliņu summu.</translation>
    </message>
    <message>
        <source>Third: if no line on the right is open either, 0 must be written in any open line on the left.</source>
        <extracomment>A22, step 3: only if no right line is open either</extracomment>
        <translation>Treškārt: ja arī labajā daļā brīvas rindas nav, jebkurā brīvā kreisās daļas rindā jāieraksta 0.</translation>
    </message>
    <message>
        <source>Nothing is settled before you write: if you have a roll left, you may roll these dice again like any others.</source>
        <extracomment>A joker may be rolled again like any other dice, and is then no joker</extracomment>
        <translation>Kamēr nekas nav ierakstīts, viss vēl ir atklāts: ja atlicis metiens, šos kauliņus var mest vēlreiz tāpat kā jebkurus citus.</translation>
    </message>
    <message>
        <source>If you filled Poker with 0, there is no Poker bonus and no joker. Five equal dice then count by the ordinary rules.</source>
        <extracomment>A23: no bonus and no joker after a 0 in Poker</extracomment>
        <translation>Ja Pokerā ir ierakstīta 0, nav ne Pokera bonusa, ne džokera. Pieci vienādi kauliņi tad skaitās pēc parastajiem noteikumiem.</translation>
    </message>
    <message>
        <source>At set-up the joker can be switched off. Five equal dice are then always ordinary, and there is no Poker bonus. If you change nothing, the joker is on.</source>
        <extracomment>The house rule &quot;joker off&quot;</extracomment>
        <translation>Pirms spēles džokeru var izslēgt. Pieci vienādi kauliņi tad vienmēr ir parasts metiens, un Pokera bonusa nav. Ja neko nemaina, džokers ir ieslēgts.</translation>
    </message>
    <message>
        <source>At your table the joker is on. At set-up it can be switched off.</source>
        <extracomment>The house rule &quot;joker on&quot;, which is on in the match that is being played</extracomment>
        <translation>Pie šī galda džokers ir ieslēgts. Pirms spēles to var izslēgt.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing found</source>
        <translation>Nekas nav atrasts</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>Atrasts noteikumos</translation>
    </message>
    <message>
        <source>No paragraph has these words. Try fewer letters, or another word for it.</source>
        <translation>Nevienā rindkopā šo vārdu nav. Mēģini ar mazāk burtiem vai citu vārdu.</translation>
    </message>
</context>
<context>
    <name>RulesGuide</name>
    <message>
        <source>Show the five remarks again</source>
        <translation>Rādīt piecas piezīmes vēlreiz</translation>
    </message>
    <message>
        <source>The five remarks for a first game appear in the next game.</source>
        <translation>Piecas pirmās spēles piezīmes parādīsies nākamajā spēlē.</translation>
    </message>
    <message>
        <source>Five short remarks led through your first game. They can come back in the next one.</source>
        <translation>Pirmajā spēlē tev palīdzēja piecas īsas piezīmes. Nākamajā spēlē tās var rādīt atkal.</translation>
    </message>
</context>
<context>
    <name>RulesLeft</name>
    <message>
        <source>The left lines and the bonus</source>
        <extracomment>A chapter of the rules: the six lines on the left of the scorecard, and the left bonus</extracomment>
        <translation>Kreisās daļas rindas un bonuss</translation>
    </message>
    <message>
        <source>On the left stand six lines: Aces, Twos, Threes, Fours, Fives and Sixes. Each counts only the dice that show its number and is worth their sum. With 4-4-4-1-6 you can write 12 in Fours.</source>
        <extracomment>A8: a left line is worth the sum of the dice that show its number, and only of those. The names are those of the scorecard. Keep the example with its hyphens.</extracomment>
        <translation>Kreisajā daļā ir sešas rindas: vieninieki, divnieki, trijnieki, četrinieki, piecinieki un sešinieki. Katrā skaitās tikai tie kauliņi, kas rāda tās skaitli, un rinda dod to summu. Ar 4-4-4-1-6 četriniekos var ierakstīt 12.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. If it is more than 63, that is 64 or more, you get the left bonus of 35 points.</source>
        <extracomment>A9: 35 points for MORE than 63</extracomment>
        <translation>Saskaiti šajās sešās rindās ierakstīto. Ja summa ir lielāka par 63, tas ir, 64 vai vairāk, tu saņem kreisās daļas bonusu – 35 punktus.</translation>
    </message>
    <message>
        <source>At set-up you can make this a little easier: 63 or more. If you change nothing, it is more than 63.</source>
        <extracomment>A9: the choice at set-up, and what holds if nobody chooses</extracomment>
        <translation>Pirms spēles to var mazliet atvieglot: 63 vai vairāk. Ja neko nemaina, jābūt vairāk nekā 63.</translation>
    </message>
    <message>
        <source>At your table it is more than 63. The other choice at set-up is 63 or more.</source>
        <extracomment>A9: which of the two is on in the match that is being played. &quot;The table&quot;: where you play, not the furniture</extracomment>
        <translation>Pie šī galda jābūt vairāk nekā 63. Otra izvēle pirms spēles ir 63 vai vairāk.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. At your table you get the left bonus of 35 points if it is 63 or more. The other choice at set-up is more than 63.</source>
        <extracomment>A9: which of the two is on in the match that is being played</extracomment>
        <translation>Saskaiti šajās sešās rindās ierakstīto. Pie šī galda tu saņem 35 punktu kreisās daļas bonusu, ja summa ir 63 vai vairāk. Otra izvēle pirms spēles ir vairāk nekā 63.</translation>
    </message>
    <message>
        <source>A rule of thumb: three dice of every number come to exactly 63.</source>
        <translation>Ērts orientieris: pa trim kauliņiem ar katru skaitli kopā ir tieši 63.</translation>
    </message>
    <message>
        <source>The 100 points of a Poker bonus never count towards this sum. A joker that is written in a left line does, with what it is worth there.</source>
        <extracomment>A10: what of a Poker bonus and a joker counts towards the sum of the left lines. What they are is told in the chapter &quot;Five equal dice&quot;</extracomment>
        <translation>Pokera bonusa 100 punktus šajā summā neieskaita nekad. Kreisās daļas rindā ierakstītu džokeru ieskaita – ar to, ko tas tur dod.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>%1 cannot be shown: its file is missing or damaged. The rules stay in %2.</source>
        <translation>Nevar parādīt valodu “%1”: datnes trūkst vai tā ir bojāta. Noteikumu valoda joprojām ir “%2”.</translation>
    </message>
</context>
<context>
    <name>RulesPlaying</name>
    <message>
        <source>Around one computer</source>
        <extracomment>A chapter of the rules: what is special about playing at a computer: several people, bots, taking back, saving</extracomment>
        <translation>Pie viena datora</translation>
    </message>
    <message>
        <source>Several people can play at one computer. Turns go round in the order of the seats, and the screen says who is to play. All dice lie open, so nobody has to look away.</source>
        <translation>Pie viena datora var spēlēt vairāki cilvēki. Gājieni notiek vietu secībā, un ekrānā redzams, kam jāspēlē. Visi kauliņi ir atklāti, tāpēc nevienam nav jānovēršas.</translation>
    </message>
    <message>
        <source>Bots keep to the same rules and see no more than you do. How well they play is chosen at set-up.</source>
        <translation>Boti ievēro tos pašus noteikumus un neredz vairāk par tevi. Cik labi tie spēlē, izvēlas pirms spēles.</translation>
    </message>
    <message>
        <source>Taking back: the button below the scorecard, or Ctrl+Z, takes back the line that was just written. The same dice lie there again, and all totals are what they were. It is possible until the next player has rolled. A bot waits three seconds for it, unless the pace is instant. The last line of the match can be taken back until you leave the result.</source>
        <extracomment>A7: taking back, in detail. &quot;The same dice&quot;: nothing is rolled anew</extracomment>
        <translation>Atsaukšana: ar pogu zem rezultātu kartes vai taustiņiem Ctrl+Z var atsaukt tikko ierakstīto rindu. Uz galda atkal ir tie paši kauliņi, un visas summas ir tādas, kādas bija. Tas iespējams līdz nākamā spēlētāja pirmajam metienam. Bots šim nolūkam nogaida trīs sekundes, ja vien temps nav tūlītējs. Spēles pēdējo rindu var atsaukt, kamēr ir atvērts rezultāts.</translation>
    </message>
    <message>
        <source>Every step is saved at once. You can leave whenever you like and carry on later, with the same dice and the same scorecard.</source>
        <translation>Katrs solis tiek saglabāts uzreiz. Vari aiziet, kad vien vēlies, un turpināt vēlāk – ar tiem pašiem kauliņiem un to pašu rezultātu karti.</translation>
    </message>
    <message>
        <source>The dice fall by chance alone, for people and bots alike. Taking a line back does not change what is rolled next.</source>
        <translation>To, kā krīt kauliņi, nosaka tikai nejaušība – gan cilvēkiem, gan botiem. Rindas atsaukšana nemaina to, kas tiks uzmests pēc tam.</translation>
    </message>
</context>
<context>
    <name>RulesRight</name>
    <message>
        <source>The right lines</source>
        <extracomment>A chapter of the rules: the nine lines on the right of the scorecard</extracomment>
        <translation>Labās daļas rindas</translation>
    </message>
    <message>
        <source>Five of the nine lines on the right are worth the sum of all five dice, also of those outside the pair or the four. The other four have a fixed worth.</source>
        <translation>Piecas no deviņām labās daļas rindām dod visu piecu kauliņu summu, ieskaitot arī kauliņus ārpus pāra vai četriem vienādajiem. Pārējām četrām punktu skaits ir noteikts.</translation>
    </message>
    <message>
        <source>Pair: at least two equal dice. Worth the sum of all five dice: 5-5-3-2-1 is worth 16.</source>
        <extracomment>A11: Pair</extracomment>
        <translation>Pāris: vismaz divi vienādi kauliņi. Dod visu piecu kauliņu summu: 5-5-3-2-1 dod 16.</translation>
    </message>
    <message>
        <source>Two pairs: two different numbers, each on at least two dice. Worth the sum of all five dice: 2-2-5-5-1 is worth 15. A full house counts here; four or five equal dice do not.</source>
        <extracomment>A12: Two pairs</extracomment>
        <translation>Divi pāri: divi dažādi skaitļi, katrs vismaz uz diviem kauliņiem. Dod visu piecu kauliņu summu: 2-2-5-5-1 dod 15. Fulhauss šeit der, četri vai pieci vienādi kauliņi neder.</translation>
    </message>
    <message>
        <source>Three of a kind: at least three equal dice. Worth the sum of all five dice: 5-5-5-2-4 is worth 21.</source>
        <extracomment>A13: Three of a kind</extracomment>
        <translation>Trīs vienādi: vismaz trīs vienādi kauliņi. Dod visu piecu kauliņu summu: 5-5-5-2-4 dod 21.</translation>
    </message>
    <message>
        <source>Four of a kind: at least four equal dice. Worth the sum of all five dice: 1-1-1-1-3 is worth 7.</source>
        <extracomment>A14: Four of a kind</extracomment>
        <translation>Četri vienādi: vismaz četri vienādi kauliņi. Dod visu piecu kauliņu summu: 1-1-1-1-3 dod 7.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. Always worth 25 points, for example with 2-2-2-3-3.</source>
        <extracomment>A15: Full house</extracomment>
        <translation>Fulhauss: trīs kauliņi ar vienu skaitli un divi ar citu. Vienmēr dod 25 punktus, piemēram, ar 2-2-2-3-3.</translation>
    </message>
    <message>
        <source>Small straight: four numbers in a row, that is 1 to 4, 2 to 5 or 3 to 6. Always worth 30 points, for example with 2-3-4-5-5. A large straight counts here too.</source>
        <extracomment>A16: Small straight</extracomment>
        <translation>Mazais strīts: četri skaitļi pēc kārtas, tas ir, no 1 līdz 4, no 2 līdz 5 vai no 3 līdz 6. Vienmēr dod 30 punktus, piemēram, ar 2-3-4-5-5. Arī lielais strīts šeit der.</translation>
    </message>
    <message>
        <source>Large straight: five numbers in a row, that is 1 to 5 or 2 to 6. Always worth 40 points, for example with 2-3-4-5-6.</source>
        <extracomment>A17: Large straight</extracomment>
        <translation>Lielais strīts: pieci skaitļi pēc kārtas, tas ir, no 1 līdz 5 vai no 2 līdz 6. Vienmēr dod 40 punktus, piemēram, ar 2-3-4-5-6.</translation>
    </message>
    <message>
        <source>Poker: five equal dice. Always worth 50 points, for example with 3-3-3-3-3.</source>
        <extracomment>A18: Poker</extracomment>
        <translation>Pokers: pieci vienādi kauliņi. Vienmēr dod 50 punktus, piemēram, ar 3-3-3-3-3.</translation>
    </message>
    <message>
        <source>Chance: any five dice. Worth their sum: 2-3-5-6-6 is worth 22.</source>
        <extracomment>A19: Chance</extracomment>
        <translation>Iespēja: jebkuri pieci kauliņi. Dod to summu: 2-3-5-6-6 dod 22.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Found in the rules</source>
        <translation>Atrasts noteikumos</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Īsumā</translation>
    </message>
    <message>
        <source>Dice Poker needs five dice, a scorecard and one player or more: up to eight, people and bots in any mix. Alone you play for the best total you can reach.</source>
        <extracomment>A1: five dice, one player or more</extracomment>
        <translation>Kauliņu pokeram vajag piecus kauliņus, rezultātu karti un vismaz vienu spēlētāju. Vietas pietiek astoņiem – cilvēkiem un botiem jebkādā sastāvā. Vienatnē mērķis ir sasniegt pēc iespējas lielāku kopsummu.</translation>
    </message>
    <message>
        <source>On your turn you roll the dice up to three times, keeping what helps and rolling the rest again. Then you write what they are worth in one line of your scorecard.</source>
        <extracomment>What a turn is, in two sentences; the chapter &quot;A turn&quot; has the details</extracomment>
        <translation>Savā gājienā tu met kauliņus līdz trim reizēm: noderīgos paturi, pārējos met vēlreiz. Tad vienā savas rezultātu kartes rindā ieraksti, cik punktu tie dod.</translation>
    </message>
    <message>
        <source>A match has 15 rounds, and in each of them every player has one turn. The scorecard has 15 lines, and every turn fills one of them. So in the end every line has been used, each exactly once.</source>
        <extracomment>A2: 15 rounds, one turn for every player in each of them, each of the 15 lines used exactly once</extracomment>
        <translation>Spēlē ir 15 raundi, un katrā no tiem katram spēlētājam ir viens gājiens. Rezultātu kartē ir 15 rindas, un katrā gājienā aizpilda vienu no tām. Tā beigās ir izmantotas visas rindas, katra tieši vienu reizi.</translation>
    </message>
    <message>
        <source>Whoever then has the highest total wins.</source>
        <extracomment>A24: the highest total wins</extracomment>
        <translation>Uzvar spēlētājs, kuram tad ir lielākā kopsumma.</translation>
    </message>
</context>
<context>
    <name>RulesTurn</name>
    <message>
        <source>A turn</source>
        <extracomment>A chapter of the rules: what a player does when it is his or her turn</extracomment>
        <translation>Gājiens</translation>
    </message>
    <message>
        <source>You may roll up to three times. The first roll is made with all five dice. Before the second and before the third you keep the dice you like, or none, and roll the others again: one to five dice. A die that you kept once may be rolled later.</source>
        <extracomment>A3: up to three rolls, and what may be rolled again</extracomment>
        <translation>Tu vari mest līdz trim reizēm. Pirmajā metienā met visus piecus kauliņus. Pirms otrā un pirms trešā metiena paturi kauliņus, kuri patīk, vai nepaturi nevienu, un pārējos – no viena līdz pieciem – met vēlreiz. Reiz paturētu kauliņu vēlāk drīkst mest.</translation>
    </message>
    <message>
        <source>You need not use all three rolls. If you like what lies there, stop after the first or after the second.</source>
        <extracomment>A4: a player may stop after the first or the second roll</extracomment>
        <translation>Nav obligāti jāizmanto visi trīs metieni. Ja uzmestais tev patīk, apstājies pēc pirmā vai pēc otrā.</translation>
    </message>
    <message>
        <source>After your last roll you must fill exactly one line that is still open, with what the dice are worth there. Skipping is not possible.</source>
        <extracomment>A5: exactly one open line must be filled</extracomment>
        <translation>Pēc pēdējā metiena jāaizpilda tieši viena vēl brīva rinda ar punktiem, ko kauliņi tajā dod. Izlaist to nevar.</translation>
    </message>
    <message>
        <source>If the dice do not match the line you choose, you write 0 there. When they match no open line at all, one of them gets the 0 all the same, and you choose which. It can be wise to give up a line that seldom works out.</source>
        <extracomment>A6: no match, no points; any open line may get the 0</extracomment>
        <translation>Ja kauliņi neatbilst rindai, ko izvēlies, tajā jāieraksta 0. Ja tie neatbilst nevienai brīvai rindai, 0 tik un tā jāieraksta vienā no tām, un kurā – to izvēlies tu. Reizēm ir gudri upurēt rindu, kas reti izdodas.</translation>
    </message>
    <message>
        <source>A filled line is never changed. There is one exception, for slips of the hand: the line that was just written can be taken back until the next player has rolled.</source>
        <extracomment>A7: a filled line stays; the line just written may be taken back until the next player has rolled</extracomment>
        <translation>Aizpildītu rindu vairs nemaina. Ir viens izņēmums, ja gadās pārskatīties: tikko ierakstīto rindu var atsaukt līdz nākamā spēlētāja pirmajam metienam.</translation>
    </message>
    <message>
        <source>There is no clock. Take the time you need.</source>
        <translation>Laiks nav ierobežots. Domā, cik ilgi vajag.</translation>
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
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · vadībā %2 ar %3 punkta pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %3 punktu pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %3 punktu pārsvaru</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Spēle ir beigusies</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>%1. partija</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 chip(s)</source>
        <comment>first part: the hand</comment>
        <translation>
            <numerusform>%1 · vadībā %2 ar %3 žetona pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %3 žetonu pārsvaru</numerusform>
            <numerusform>%1 · vadībā %2 ar %3 žetonu pārsvaru</numerusform>
        </translation>
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
    <message>
        <source>No saved games</source>
        <translation>Saglabātu spēļu nav</translation>
    </message>
    <message>
        <source>A game that is left before its end waits here until you carry on.</source>
        <translation>Ja spēli pamet pirms beigām, tā gaida šeit, līdz to turpini.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Izvēlēties spēli</translation>
    </message>
</context>
<context>
    <name>ScoreFooter</name>
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
        <source>Ctrl+Z</source>
        <comment>the keys</comment>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>closed for this joker</source>
        <translation>šim džokeram slēgta</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Left sum</source>
        <translation>Kreisā summa</translation>
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
        <source>Poker bonus</source>
        <translation>Pokera bonuss</translation>
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
    <name>SeatActions</name>
    <message>
        <source>%1 chips, %2 in the match</source>
        <comment>a stack; chips won or lost</comment>
        <translation>Žetoni: %1, visā spēlē: %2</translation>
    </message>
    <message>
        <source>Buy chips up to %1</source>
        <translation>Papildināt žetonus līdz %1</translation>
    </message>
    <message>
        <source>Come back with %1</source>
        <translation>Atgriezties ar %1</translation>
    </message>
    <message>
        <source>Play again instead of the bot</source>
        <translation>Atkal spēlēt bota vietā</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Pamest galdu…</translation>
    </message>
    <message>
        <source>Chips of %1 after buying</source>
        <translation>Žetoni pēc papildināšanas: %1</translation>
    </message>
    <message>
        <source>Chips that %1 comes back with</source>
        <translation>Žetoni, ar kuriem atgriežas %1</translation>
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
    <message>
        <source>People for seat %1</source>
        <translation>Cilvēki %1. vietai</translation>
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
    <name>SeatsList</name>
    <message>
        <source>People at the table</source>
        <translation>Cilvēki pie galda</translation>
    </message>
    <message>
        <source>Chips join or leave a stack only between hands.</source>
        <translation>Papildināt vai paņemt žetonus var tikai starp partijām.</translation>
    </message>
    <message>
        <source>End the game for everybody</source>
        <translation>Beigt spēli visiem</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>At the table</source>
        <translation>Pie galda</translation>
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
    <name>SettingsLanguage</name>
    <message>
        <source>The rules can be read in another language: it is chosen on their page.</source>
        <translation>Noteikumus var lasīt citā valodā: to izvēlas noteikumu lapā.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Evening</source>
        <translation>Vakars</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Rīts</translation>
    </message>
    <message>
        <source>Follow the system’s light or dark setting</source>
        <translation>Gaišs vai tumšs, kā sistēmā</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kauliņi</translation>
    </message>
    <message>
        <source>Pips or numerals</source>
        <translation>Punktiņi vai cipari</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Punktiņi</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Cipari</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Kustība</translation>
    </message>
    <message>
        <source>Reduced fades instead of rolling and sliding</source>
        <translation>Samazinātā kustībā nekas neripo un neslīd, tikai pamazām parādās</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pilna</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Samazināta</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nekāda</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Teksta izmērs</translation>
    </message>
    <message>
        <source>Tables make room for it. Ctrl with plus, minus or 0 does the same.</source>
        <translation>Galdi tam pielāgojas. To pašu dara Ctrl ar plusu, mīnusu vai 0.</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Spēcīgāks kontrasts</translation>
    </message>
    <message>
        <source>Plain felt, thicker outlines, no textures</source>
        <translation>Vienkrāsains galda audums, biezākas kontūras, bez tekstūrām</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kāršu kava</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance</source>
        <translation>Ar četrām krāsām mastis uzreiz var atšķirt</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Divas krāsas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Četras krāsas</translation>
    </message>
    <message>
        <source>Large-print cards</source>
        <translation>Kārtis lielā drukā</translation>
    </message>
    <message>
        <source>Rank and suit fill the card</source>
        <translation>Vērtība un masts aizņem visu kārti</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Iestatījumi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atpakaļ</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Atjaunot visu</translation>
    </message>
    <message>
        <source>Put everything back?</source>
        <translation>Vai atjaunot visu?</translation>
    </message>
    <message>
        <source>Look, reading, sound and table will be as they were at first. Language, players and saved games stay.</source>
        <translation>Izskats, lasīšana, skaņa un galds būs tādi, kādi bija sākumā. Valoda, spēlētāji un saglabātās spēles paliek.</translation>
    </message>
    <message>
        <source>Keep my settings</source>
        <translation>Paturēt manus</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Atjaunot</translation>
    </message>
</context>
<context>
    <name>SettingsPeople</name>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message>
        <source>Nobody is remembered yet. Whoever sits down at a table with a name will be here.</source>
        <translation>Te vēl nav neviena. Te nonāk visi, kas pie galda sēžas ar savu vārdu.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Pievienot cilvēku</translation>
    </message>
    <message>
        <source>There is no room for more.</source>
        <translation>Vairāk vietas nav.</translation>
    </message>
    <message>
        <source>Take this person off the list?</source>
        <translation>Noņemt šo cilvēku no saraksta?</translation>
    </message>
    <message>
        <source>%1 can be added again at any time. Saved games stay as they are.</source>
        <translation>%1 jebkurā laikā var sarakstā atgriezties. Saglabātās spēles paliek, kādas ir.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Paturēt</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Noņemt</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Priekšskatījums</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message>
        <source>Six, one and four</source>
        <translation>Seši, viens un četri</translation>
    </message>
    <message>
        <source>The scorecard</source>
        <translation>Rezultātu karte</translation>
    </message>
    <message>
        <source>Small words look like this.</source>
        <translation>Tā izskatās sīks teksts.</translation>
    </message>
    <message>
        <source>Changes apply at once and are kept on this device.</source>
        <translation>Izmaiņas stājas spēkā uzreiz un paliek šajā ierīcē.</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Spoken by the screen reader</source>
        <translation>Ko saka ekrāna lasītājs</translation>
    </message>
    <message>
        <source>What it says without being asked, when you use one</source>
        <translation>Ko tas saka pats no sevis, ja tādu lieto</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What is spoken: everything that happens at the table</extracomment>
        <translation>Visu</translation>
    </message>
    <message>
        <source>Only mine</source>
        <extracomment>What is spoken: only what concerns the player</extracomment>
        <translation>Tikai par mani</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>What is spoken</extracomment>
        <translation>Neko</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Ieteikumi</translation>
    </message>
    <message>
        <source>Marks the line that your dice suit best</source>
        <translation>Iezīmē rindu, kurai tavi kauliņi der vislabāk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taustiņi</translation>
    </message>
    <message>
        <source>Everything can be done without a pointer.</source>
        <translation>Visu var izdarīt arī bez peles.</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Taustiņu saraksts</translation>
    </message>
    <message>
        <source>Press twice instead of holding</source>
        <translation>Nospiest divreiz, nevis turēt</translation>
    </message>
    <message>
        <source>For the button that shows hidden dice and cards when the device is passed on</source>
        <translation>Pogai, kas parāda slēptos kauliņus un kārtis, kad nodod ierīci</translation>
    </message>
</context>
<context>
    <name>SettingsSections</name>
    <message>
        <source>Look</source>
        <translation>Izskats</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Lasīšana un piekļūstamība</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Skaņa</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pie galda</translation>
    </message>
    <message>
        <source>Players on this device</source>
        <translation>Šīs ierīces spēlētāji</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Valoda</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Skaņa</translation>
    </message>
    <message>
        <source>The key M does the same at the table.</source>
        <translation>To pašu pie galda dara taustiņš M.</translation>
    </message>
    <message>
        <source>Dice and pencil</source>
        <translation>Kauliņi un zīmulis</translation>
    </message>
    <message>
        <source>What happens on the table</source>
        <translation>Kas notiek uz galda</translation>
    </message>
    <message>
        <source>Volume of dice and pencil</source>
        <translation>Kauliņu un zīmuļa skaļums</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Gājieni</translation>
    </message>
    <message>
        <source>When it is your turn, or something is not possible</source>
        <translation>Kad ir tavs gājiens vai kaut kas nav iespējams</translation>
    </message>
    <message>
        <source>Volume of turns</source>
        <translation>Gājienu skaļums</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultāti</translation>
    </message>
    <message>
        <source>When a game is over</source>
        <translation>Kad spēle beidzas</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Rezultātu skaļums</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Pace of bots</source>
        <translation>Botu temps</translation>
    </message>
    <message>
        <source>How long they think, and how long their dice lie there to be seen</source>
        <translation>Cik ilgi tie domā un cik ilgi ir redzami to kauliņi</translation>
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
    <message>
        <source>Ask before writing a zero</source>
        <translation>Jautāt pirms nulles ierakstīšanas</translation>
    </message>
    <message>
        <source>A line that is given up needs a second press</source>
        <translation>Lai rindu upurētu, jānospiež vēlreiz</translation>
    </message>
    <message>
        <source>Guide the next game</source>
        <translation>Ceļvedis nākamajā spēlē</translation>
    </message>
    <message>
        <source>Five short remarks for newcomers</source>
        <translation>Piecas īsas piezīmes iesācējiem</translation>
    </message>
    <message>
        <source>Ask before folding for nothing</source>
        <translation>Jautāt pirms nevajadzīgas nomešanas</translation>
    </message>
    <message>
        <source>A hand that could be played on without paying needs a second press to be given up</source>
        <translation>Lai nomestu kombināciju, ar ko var spēlēt tālāk bez maksas, jānospiež vēlreiz</translation>
    </message>
    <message>
        <source>Keep own dice and cards covered</source>
        <translation>Turēt aizklātus savus kauliņus un kārtis</translation>
    </message>
    <message>
        <source>They are seen only while Space is held</source>
        <translation>Tie redzami tikai, kamēr tur nospiestu atstarpi</translation>
    </message>
</context>
<context>
    <name>SettingsTabs</name>
    <message>
        <source>Sections</source>
        <translation>Sadaļas</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Par Riverbones</translation>
    </message>
</context>
<context>
    <name>SevenFigure</name>
    <message>
        <source>Own dice: %1. In the middle: %2. %3</source>
        <extracomment>Read aloud for a picture in the rules. %1: two dice; %2: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %3: what they are called</extracomment>
        <translation>Savējie kauliņi: %1. Vidū: %2. %3</translation>
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
    <message>
        <source>Sound is off. M turns it on.</source>
        <translation>Skaņa ir izslēgta. M to ieslēdz.</translation>
    </message>
    <message>
        <source>Sound is on. M turns it off.</source>
        <translation>Skaņa ir ieslēgta. M to izslēdz.</translation>
    </message>
</context>
<context>
    <name>ShowdownMat</name>
    <message>
        <source>Hands that lie open</source>
        <translation>Atklātās kombinācijas</translation>
    </message>
</context>
<context>
    <name>ShowdownPaper</name>
    <message>
        <source>Result of the hand</source>
        <translation>Partijas rezultāts</translation>
    </message>
</context>
<context>
    <name>SideSheetHead</name>
    <message>
        <source>Close</source>
        <translation>Aizvērt</translation>
    </message>
</context>
<context>
    <name>SinceLastTurn</name>
    <message>
        <source>Since your last turn</source>
        <translation>Kopš tava iepriekšējā gājiena</translation>
    </message>
    <message numerus="yes">
        <source>and %n more before that</source>
        <translation>
            <numerusform>un vēl %n notikums pirms tam</numerusform>
            <numerusform>un vēl %n notikumi pirms tam</numerusform>
            <numerusform>un vēl %n notikumu pirms tam</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeakerButton</name>
    <message>
        <source>Sound on (M)</source>
        <translation>Ieslēgt skaņu (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Izslēgt skaņu (M)</translation>
    </message>
</context>
<context>
    <name>StakesAmounts</name>
    <message>
        <source>Blinds</source>
        <translation>Aklās likmes</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>Mazā aklā likme</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Lielā aklā likme</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>paid by everybody before each hand</source>
        <translation>pirms katras partijas iemaksā visi</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Mazā likme</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Mazākā likme</translation>
    </message>
    <message>
        <source>in the first two rounds of a hand</source>
        <translation>partijas pirmajos divos raundos</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Lielā likme</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand; before, the big blind</source>
        <translation>partijas pēdējos divos raundos; pirms tam – lielā aklā likme</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand</source>
        <translation>partijas pēdējos divos raundos</translation>
    </message>
</context>
<context>
    <name>StakesLine</name>
    <message>
        <source>Pot limit</source>
        <translation>Bankas limits</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Fiksēts limits</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limita</translation>
    </message>
    <message>
        <source>Ante %1</source>
        <translation>Ante: %1</translation>
    </message>
    <message>
        <source>Blinds %1 / %2</source>
        <translation>Aklās likmes: %1 / %2</translation>
    </message>
    <message>
        <source>%1, ante %2</source>
        <extracomment>%1: blinds, as in &quot;Blinds 10 / 20&quot;; %2: ante</extracomment>
        <translation>%1, ante: %2</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n hand(s) to the next</source>
        <translation>
            <numerusform>%1. līmenis, līdz nākamajam %n partija</numerusform>
            <numerusform>%1. līmenis, līdz nākamajam %n partijas</numerusform>
            <numerusform>%1. līmenis, līdz nākamajam %n partiju</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesPanel</name>
    <message>
        <source>Stakes</source>
        <translation>Likmju apmēri</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Spēle</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Likmes</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Obligātās likmes</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Likmju skaits raundā</translation>
    </message>
    <message>
        <source>a bet and its raises; the big blind counts as a bet</source>
        <translation>likme un tās paaugstinājumi; lielā aklā likme skaitās kā likme</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Ilgums</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Ieejas summa</translation>
    </message>
</context>
<context>
    <name>StakesWords</name>
    <message>
        <source>No cap</source>
        <extracomment>Fixed limit, at set-up: as many bets in a round as players want</extracomment>
        <translation>Bez ierobežojuma</translation>
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
            <numerusform>no %1 uz augšu, jauns līmenis ik pēc %n partijas</numerusform>
            <numerusform>no %1 uz augšu, jauns līmenis ik pēc %n partijām</numerusform>
            <numerusform>no %1 uz augšu, jauns līmenis ik pēc %n partijām</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 time(s) the smallest bet</source>
        <translation>
            <numerusform>katram: %1 mazākā likme</numerusform>
            <numerusform>katram: %1 mazākās likmes</numerusform>
            <numerusform>katram: %1 mazāko likmju</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 big blind(s)</source>
        <translation>
            <numerusform>katram: %1 lielā aklā likme</numerusform>
            <numerusform>katram: %1 lielās aklās likmes</numerusform>
            <numerusform>katram: %1 lielo aklo likmju</numerusform>
        </translation>
    </message>
    <message>
        <source>Table game</source>
        <translation>Brīvā spēle</translation>
    </message>
    <message>
        <source>Last one standing</source>
        <translation>Līdz pēdējam</translation>
    </message>
    <message>
        <source>players come and go; it ends when you say so</source>
        <translation>spēlētāji nāk un iet; beigas ir tad, kad tā nolemj</translation>
    </message>
    <message>
        <source>blinds rise; without chips a player is out</source>
        <translation>aklās likmes aug; bez žetoniem spēle beigusies</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limita</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Bankas limits</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Fiksēts limits</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Aklās likmes</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>blinds and ante</comment>
        <translation>Abas</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Ātrā</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Vakara</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Garā</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n likme</numerusform>
            <numerusform>%n likmes</numerusform>
            <numerusform>%n likmju</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunde</numerusform>
            <numerusform>%n sekundes</numerusform>
            <numerusform>%n sekunžu</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez laika ierobežojuma</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Vismaz %1.</translation>
    </message>
    <message>
        <source>The small blind may not be larger than the big blind.</source>
        <translation>Mazā aklā likme nedrīkst būt lielāka par lielo.</translation>
    </message>
    <message>
        <source>At most %1: no more than the smallest bet.</source>
        <translation>Ne vairāk kā %1: ne lielāka par mazāko likmi.</translation>
    </message>
    <message>
        <source>At most %1: no more than the big blind.</source>
        <translation>Ne vairāk kā %1: ne lielāka par lielo aklo likmi.</translation>
    </message>
    <message>
        <source>At least %1: no less than the small bet.</source>
        <translation>Vismaz %1: ne mazāka par mazo likmi.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Ne vairāk kā %1.</translation>
    </message>
    <message>
        <source>At most %1: the buy-in has to be %2 times as much.</source>
        <translation>Ne vairāk kā %1: ieejas summai jābūt %2 reizes lielākai.</translation>
    </message>
    <message>
        <source>At least %1: %2 times the smallest bet.</source>
        <translation>Vismaz %1: %2 mazākās likmes.</translation>
    </message>
    <message>
        <source>At least %1: %2 big blinds.</source>
        <translation>Vismaz %1: %2 lielās aklās likmes.</translation>
    </message>
    <message>
        <source>At most %1: %2 times the smallest bet.</source>
        <translation>Ne vairāk kā %1: %2 mazākās likmes.</translation>
    </message>
    <message>
        <source>At most %1: %2 big blinds.</source>
        <translation>Ne vairāk kā %1: %2 lielās aklās likmes.</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>one of three small buttons</comment>
        <translation>Bez limita</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>one of three small buttons</comment>
        <translation>Bankas limits</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <comment>one of three small buttons</comment>
        <translation>Fiksēts limits</translation>
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
        <translation>Vadībā nav neviena.</translation>
    </message>
    <message>
        <source>%1 lead together.</source>
        <comment>two names or more</comment>
        <translation>Kopā vadībā: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 leads by %1 point(s).</source>
        <translation>
            <numerusform>Vadībā %2 ar %1 punkta pārsvaru.</numerusform>
            <numerusform>Vadībā %2 ar %1 punktu pārsvaru.</numerusform>
            <numerusform>Vadībā %2 ar %1 punktu pārsvaru.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPaper</name>
    <message>
        <source>%1 wins</source>
        <translation>Uzvar: %1</translation>
    </message>
    <message>
        <source>%1 has won most</source>
        <translation>Visvairāk laimēja: %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spēlētāji</translation>
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
    <message>
        <source>Back to the start</source>
        <translation>Uz sākumu</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>Place %1</source>
        <translation>%1. vieta</translation>
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
    <name>StructureChapter</name>
    <message>
        <source>How much may be bet</source>
        <extracomment>A chapter of the rules: fixed limit, no limit, pot limit</extracomment>
        <translation>Cik lielas likmes drīkst būt</translation>
    </message>
    <message>
        <source>How high bets may go is agreed at set-up. There are three ways.</source>
        <extracomment>Introduces the three betting structures</extracomment>
        <translation>Cik augstas likmes drīkst būt, par to vienojas pirms spēles. Ir trīs veidi.</translation>
    </message>
    <message>
        <source>At your table it is fixed limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda ir fiksēts limits.</translation>
    </message>
    <message>
        <source>At your table there is no limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda spēlē bez limita.</translation>
    </message>
    <message>
        <source>At your table it is pot limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda ir bankas limits.</translation>
    </message>
    <message>
        <source>Fixed limit: every bet and every raise has a fixed size. In rounds 1 and 2 it is the small bet, as much as the big blind; in rounds 3 and 4 it is the big bet, twice as much unless you choose otherwise. A round may have 4 bets: one bet and three raises, and the big blind counts as the bet. You can also set this cap to anything from 1 to 8 bets, or do without. Once it is reached, nobody may go higher, not even all-in.</source>
        <extracomment>B16: fixed steps that differ by round, and the cap</extracomment>
        <translation>Fiksēts limits: katrai likmei un katram paaugstinājumam ir noteikts lielums. 1. un 2. raundā tā ir mazā likme, tikpat liela kā lielā aklā likme; 3. un 4. raundā – lielā likme, divreiz lielāka, ja neizvēlies citādi. Raundā drīkst būt 4 likmes: viena likme un trīs paaugstinājumi, un lielā aklā likme skaitās kā likme. Šo ierobežojumu var noteikt arī no 1 līdz 8 likmēm vai iztikt bez tā. Kad tas sasniegts, augstāk neviens nedrīkst iet, arī ne all-in.</translation>
    </message>
    <message>
        <source>No limit: a bet may be any amount up to all the chips a player has on the table. The smallest bet is the big blind, or what was agreed where there are no blinds. The smallest raise is the smallest bet or the last bet or raise of the round, whichever is larger: after a bet of 200 and a raise to 500 the next raise goes to 800 at least.</source>
        <extracomment>B17: up to all chips on the table; smallest bet and smallest raise</extracomment>
        <translation>Bez limita: likme var būt jebkura summa līdz visiem žetoniem, kas spēlētājam ir uz galda. Mazākā likme ir lielā aklā likme vai – ja aklo likmju nav – tā, par kuru vienojas pirms spēles. Mazākais paaugstinājums ir mazākā likme vai raunda pēdējā likme vai paaugstinājums, atkarībā no tā, kas lielāks: pēc likmes 200 un paaugstinājuma līdz 500 nākamais paaugstinājums ir vismaz līdz 800.</translation>
    </message>
    <message>
        <source>Pot limit: as no limit, but a raise may add no more than the pot as it is after calling. The bets in front of all players belong to it, and so does the call. With blinds of 5 and 10 the first player may raise to 35 at most.</source>
        <extracomment>B18: at most the pot after calling</extracomment>
        <translation>Bankas limits: kā bez limita, bet paaugstinājums drīkst pievienot ne vairāk kā to, kas ir bankā pēc izlīdzināšanas. Bankā ieskaita likmes visu spēlētāju priekšā un arī izlīdzinājumu. Ar aklajām likmēm 5 un 10 pirmais spēlētājs drīkst paaugstināt ne vairāk kā līdz 35.</translation>
    </message>
    <message>
        <source>All-in you may also go for less than the smallest raise. The others must pay that, but a player who has acted in this round may raise again only if there is as much to call as a full raise would have been. In fixed limit half a bet is enough.</source>
        <extracomment>Short all-ins: below the smallest raise</extracomment>
        <translation>All-in drīkst iet arī ar mazāk nekā mazākais paaugstinājums. Pārējiem tas jāmaksā, taču spēlētājs, kam šajā raundā gājiens jau bijis, drīkst paaugstināt vēlreiz tikai tad, ja jāizlīdzina tikpat, cik būtu pilns paaugstinājums. Fiksētā limitā pietiek ar pusi likmes.</translation>
    </message>
    <message>
        <source>Nobody may raise when no other player could put in more.</source>
        <extracomment>No raise that nobody could answer</extracomment>
        <translation>Neviens nedrīkst paaugstināt, ja neviens cits spēlētājs nevarētu ielikt vairāk.</translation>
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
        <source>Whole scorecard (S)</source>
        <translation>Visa rezultātu karte (S)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Izvēlne (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Noteikumi (F1)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Iestatījumi (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>TableChapter</name>
    <message>
        <source>Coming and going</source>
        <extracomment>A chapter of the rules: the two kinds of matches, buying in, leaving, the clock</extracomment>
        <translation>Pie galda un prom</translation>
    </message>
    <message>
        <source>Table game: between two hands players may leave, come back, buy chips or let a bot take the seat. It ends when the people at the device say so, and the result is what everybody has won or lost.</source>
        <extracomment>One of the two kinds of matches</extracomment>
        <translation>Brīvā spēle: starp divām partijām spēlētāji drīkst aiziet, atgriezties, papildināt žetonus vai atdot vietu botam. Tā beidzas, kad tā nolemj cilvēki pie ierīces, un rezultāts ir tas, cik katrs laimēja vai zaudēja.</translation>
    </message>
    <message>
        <source>Who has no chips left may buy in again, unless the house rules say otherwise. Who has less than the buy-in may top up to it. Bots buy in again by themselves.</source>
        <extracomment>Buying in again and topping up</extracomment>
        <translation>Kam žetonu vairs nav, tas drīkst tos papildināt, ja vien galda noteikumi nesaka citādi. Kam to ir mazāk par ieejas summu, tas drīkst papildināt līdz tai. Boti papildina paši.</translation>
    </message>
    <message>
        <source>Who leaves and comes back within 30 minutes must buy in for at least the amount taken away.</source>
        <extracomment>B20: back within 30 minutes</extracomment>
        <translation>Kas aiziet un atgriežas 30 minūšu laikā, tam jāmaksā ieejas summa, kas nav mazāka par paņemto līdzi.</translation>
    </message>
    <message>
        <source>A player who comes back between the button and the big blind waits until they have passed, and while only two play until the big blind is due there.</source>
        <extracomment>Waiting for the blinds</extracomment>
        <translation>Spēlētājs, kas atgriežas starp pogu un lielo aklo likmi, gaida, līdz tās ir garām, bet, ja spēlē tikai divi, – līdz lielā aklā likme jāmaksā tur.</translation>
    </message>
    <message>
        <source>If a player leaves in the middle of a hand, or a connection is lost: in fixed limit that player counts as all-in for what is already in and can still win it. In the other two ways of betting the hand is folded at once.</source>
        <extracomment>B21: gone in the middle of a fixed-limit hand</extracomment>
        <translation>Ja spēlētājs aiziet partijas vidū vai pārtrūkst savienojums: fiksētā limitā spēlētājs skaitās all-in ar jau ielikto un vēl var to laimēt. Pārējos divos likmju veidos partiju uzreiz nomet.</translation>
    </message>
    <message>
        <source>If a hand cannot be finished because the program or the computer has failed, it is cancelled, and all players get back the chips they had before it. A hand that was left in good order goes on where it was.</source>
        <extracomment>B22: a crash cancels the hand</extracomment>
        <translation>Ja partiju nevar pabeigt, jo programma vai dators pārstāja darboties, to anulē, un visi spēlētāji saņem atpakaļ žetonus, kas tiem bija pirms tās. Partija, kas pamesta kārtīgi, turpinās no tās pašas vietas.</translation>
    </message>
    <message>
        <source>A clock can be agreed, with 10 to 60 seconds for a decision. When they are over, the time bank runs: 30 seconds for each player and match, and used seconds are gone for good. When it is empty too, the player checks if that costs nothing, and folds if not. The clock does not run while the device is passed on.</source>
        <extracomment>The clock and the time bank</extracomment>
        <translation>Var vienoties par laika ierobežojumu: no 10 līdz 60 sekundēm lēmumam. Kad tās beigušās, sāk iet laika rezerve: 30 sekundes katram spēlētājam visai spēlei, un izlietotās sekundes neatgriežas. Kad arī tā ir tukša, spēlētājs čeko, ja tas neko nemaksā, un citādi nomet. Kamēr ierīci nodod, laiks neiet.</translation>
    </message>
    <message>
        <source>At your table there is no clock.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Pie tava galda laiks nav ierobežots.</translation>
    </message>
    <message>
        <source>Last one standing: all begin with the same chips, and there are no others. Who has none left is out. The forced bets rise after every 6, 12 or 20 hands, as agreed. Who has chips at the end wins; the others are placed the better the later they went out, and of two in the same hand the one who had more before it comes first.</source>
        <extracomment>The other kind of match</extracomment>
        <translation>Līdz pēdējam: visi sāk ar vienādu žetonu skaitu, un citu žetonu nav. Kam to vairs nav, tas beidz spēli. Obligātās likmes aug ik pēc 6, 12 vai 20 partijām, kā norunāts. Uzvar tas, kuram beigās ir žetoni; pārējiem vieta ir jo labāka, jo vēlāk tie beidz spēli, un no diviem vienā partijā labāka vieta ir tam, kuram pirms tās bija vairāk.</translation>
    </message>
</context>
<context>
    <name>TableKeyLines</name>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Atstarpe</translation>
    </message>
    <message>
        <source>Roll the dice, or hurry</source>
        <translation>Mest kauliņus vai pasteidzināt</translation>
    </message>
    <message>
        <source>Keep that die or put it back</source>
        <translation>Paturēt vai atlaist šo kauliņu</translation>
    </message>
    <message>
        <source>Put all dice back</source>
        <translation>Atlaist visus kauliņus</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Move the die in focus, or write the chosen line</source>
        <translation>Pārvietot iezīmēto kauliņu vai ierakstīt izvēlētajā rindā</translation>
    </message>
    <message>
        <source>From die to die, from line to line</source>
        <translation>No kauliņa uz kauliņu, no rindas uz rindu</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Take the written line back</source>
        <translation>Atsaukt ierakstīto rindu</translation>
    </message>
    <message>
        <source>Show which line suits the dice best</source>
        <translation>Parādīt, kura rinda kauliņiem der vislabāk</translation>
    </message>
    <message>
        <source>Whole scorecard</source>
        <translation>Visa rezultātu karte</translation>
    </message>
    <message>
        <source>Read aloud: own dice, mat and shelf, points, what is left</source>
        <translation>Nolasīt: savi kauliņi, galds un plauktiņš, punkti, kas atlicis</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spēles gaita</translation>
    </message>
</context>
<context>
    <name>TableMenuRows</name>
    <message>
        <source>Menu</source>
        <translation>Izvēlne</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Turpināt</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Noteikumi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Iestatījumi</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>the keys</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taustiņi</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Uz sākumu</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>Saglabāt un iet uz sākumu</translation>
    </message>
    <message>
        <source>Nothing is lost: you can go on from here at any time.</source>
        <translation>Nekas nepazudīs: no šīs vietas var turpināt jebkurā laikā.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spēles gaita</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Galda noteikumi</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Pie galda…</translation>
    </message>
    <message>
        <source>Leave, come back, buy chips, let a bot play</source>
        <translation>Aiziet, atgriezties, papildināt žetonus, ļaut spēlēt botam</translation>
    </message>
</context>
<context>
    <name>TableOverlays</name>
    <message>
        <source>Nothing has happened yet. Every roll and every line will be told here.</source>
        <translation>Pagaidām nekas nav noticis. Šeit būs redzams katrs metiens un katra rinda.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>%1. spēlētājs</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Kauliņu Hold&apos;em</translation>
    </message>
    <message>
        <source>I am %1, show my dice</source>
        <translation>Es esmu %1: rādīt manus kauliņus</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Dubultais Hold&apos;em</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Es esmu %1: rādīt manas kārtis</translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Pot %1.</source>
        <translation>Banka: %1.</translation>
    </message>
    <message>
        <source>%1 to call.</source>
        <translation>Izlīdzināmā summa: %1.</translation>
    </message>
    <message>
        <source>Nothing to call.</source>
        <translation>Nav, ko izlīdzināt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <extracomment>What a player has done and how many chips lie in front, as in: Called 40</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dalītājs</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>which player has it</comment>
        <translation>mazā aklā likme</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>which player has it</comment>
        <translation>lielā aklā likme</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player</comment>
        <translation>tagad jāspēlē</translation>
    </message>
    <message>
        <source>won %1</source>
        <comment>a player, chips</comment>
        <translation>laimēja %1</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 chip(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, cilvēks, %2 žetons</numerusform>
            <numerusform>%1. vieta, %3, cilvēks, %2 žetoni</numerusform>
            <numerusform>%1. vieta, %3, cilvēks, %2 žetonu</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Laiks nav ierobežots.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Vēl %n sekunde</numerusform>
            <numerusform>Vēl %n sekundes</numerusform>
            <numerusform>Vēl %n sekunžu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the time bank</source>
        <comment>so many seconds left</comment>
        <translation>%1 no laika rezerves</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 chip(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, maigs, %2 žetons</numerusform>
            <numerusform>%1. vieta, %3, bots, maigs, %2 žetoni</numerusform>
            <numerusform>%1. vieta, %3, bots, maigs, %2 žetonu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 chip(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 žetons</numerusform>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 žetoni</numerusform>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 žetonu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 chip(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 žetons</numerusform>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 žetoni</numerusform>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 žetonu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, would score %2</source>
        <comment>line, points</comment>
        <translation>%1, iespējamie punkti: %2</translation>
    </message>
    <message>
        <source>%1, %3, %2</source>
        <comment>line, points, player</comment>
        <translation>%1, %3, %2</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <comment>a seat and who sits there</comment>
        <translation>%1, tagad jāspēlē</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 point(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, cilvēks, %2 punkts</numerusform>
            <numerusform>%1. vieta, %3, cilvēks, %2 punkti</numerusform>
            <numerusform>%1. vieta, %3, cilvēks, %2 punktu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 point(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, maigs, %2 punkts</numerusform>
            <numerusform>%1. vieta, %3, bots, maigs, %2 punkti</numerusform>
            <numerusform>%1. vieta, %3, bots, maigs, %2 punktu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 point(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 punkts</numerusform>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 punkti</numerusform>
            <numerusform>%1. vieta, %3, bots, nosvērts, %2 punktu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 point(s)</source>
        <translation>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 punkts</numerusform>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 punkti</numerusform>
            <numerusform>%1. vieta, %3, bots, vērīgs, %2 punktu</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Spēle ir beigusies.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Kauliņi vēl ripo.</translation>
    </message>
    <message>
        <source>%1 has not rolled yet.</source>
        <translation>Vēl gaidām metienu: %1.</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <comment>faces of dice</comment>
        <translation>Paturēti: %1.</translation>
    </message>
    <message>
        <source>Worth nothing in any open line.</source>
        <translation>Nevienā brīvā rindā punktus nedod.</translation>
    </message>
    <message>
        <source>Worth %1 at most: %2.</source>
        <comment>points, lines of the scorecard</comment>
        <translation>Labākajā gadījumā %1: %2.</translation>
    </message>
    <message>
        <source>%3, roll %1 of %2.</source>
        <translation>%3, %1. metiens no %2.</translation>
    </message>
    <message>
        <source>On the mat: %1.</source>
        <comment>faces of dice</comment>
        <translation>Uz galda: %1.</translation>
    </message>
    <message>
        <source>On the shelf: %1.</source>
        <comment>faces of dice</comment>
        <translation>Uz plauktiņa: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>%1. raunds no %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>Atlicis %n metiens.</numerusform>
            <numerusform>Atlikuši %n metieni.</numerusform>
            <numerusform>Atlicis %n metienu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No roll left: a line must be written.</source>
        <translation>Metienu vairs nav: jāaizpilda rinda.</translation>
    </message>
</context>
<context>
    <name>TotalsStrip</name>
    <message>
        <source>Players</source>
        <translation>Spēlētāji</translation>
    </message>
</context>
<context>
    <name>TrainerSheet</name>
    <message>
        <source>Your choice, and the best one</source>
        <translation>Tava izvēle, arī labākā</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Tava izvēle</translation>
    </message>
    <message>
        <source>The best one</source>
        <translation>Labākā</translation>
    </message>
    <message>
        <source>Key trainer</source>
        <translation>Galvenās kārts treniņš</translation>
    </message>
    <message numerus="yes">
        <source>The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:</source>
        <extracomment>%1: three cards, as in &quot;nine of hearts, king of spades, four of spades&quot;; %n: how many others were in</extracomment>
        <translation>
            <numerusform>Flops: %1. Kādu bankas daļu katra galvenā kārts vidēji būtu laimējusi pret %n pretinieku ar jebkādām kārtīm:</numerusform>
            <numerusform>Flops: %1. Kādu bankas daļu katra galvenā kārts vidēji būtu laimējusi pret %n pretiniekiem ar jebkādām kārtīm:</numerusform>
            <numerusform>Flops: %1. Kādu bankas daļu katra galvenā kārts vidēji būtu laimējusi pret %n pretiniekiem ar jebkādām kārtīm:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying how the cards could have fallen…</source>
        <translation>Tiek izmēģināts, kā kārtis būtu varējušas nākt…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Norise</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Apturēt</translation>
    </message>
    <message>
        <source>Found by dealing the other cards many times, so the figures are about right. What the others had in fact played no part.</source>
        <translation>Aprēķināts, daudzas reizes izdalot pārējās kārtis, tāpēc skaitļi ir aptuveni. Tas, kas pārējiem bija patiesībā, nav ņemts vērā.</translation>
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
    <name>TwoHandsFigure</name>
    <message>
        <source>Key card: %1. To the left: %2. To the right: %3. In the middle of the table: %4. Hand 1: %5. Hand 2: %6.</source>
        <extracomment>Read aloud for a picture in the rules. %1: the key card, as in &quot;king of hearts&quot;; %2 and %3: the cards beside it; %4: five cards; %5 and %6: what the two hands are called</extracomment>
        <translation>Galvenā kārts: %1. Pa kreisi: %2. Pa labi: %3. Galda vidū: %4. 1. kombinācija: %5. 2. kombinācija: %6.</translation>
    </message>
</context>
<context>
    <name>TwoHandsWords</name>
    <message>
        <source>Both hands are equal</source>
        <translation>Abas kombinācijas ir vienādas</translation>
    </message>
    <message>
        <source>Hand 1 counts</source>
        <translation>Skaitās 1. kombinācija</translation>
    </message>
    <message>
        <source>Hand 2 counts</source>
        <translation>Skaitās 2. kombinācija</translation>
    </message>
    <message>
        <source>Hand 2: %1</source>
        <translation>2. kombinācija: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1</source>
        <translation>1. kombinācija: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1. Hand 2: %2. %3.</source>
        <extracomment>%1 and %2: hands, as in &quot;Full house, kings over fives&quot;; %3: as in &quot;Hand 1 counts&quot;</extracomment>
        <translation>1. kombinācija: %1. 2. kombinācija: %2. %3.</translation>
    </message>
</context>
<context>
    <name>WhatHappened</name>
    <message>
        <source>What happened</source>
        <translation>Spēles gaita</translation>
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
    <name>WhyWords</name>
    <message>
        <source>Five equal dice. Nothing beats them.</source>
        <translation>Pieci vienādi kauliņi. Nekas nav stiprāks.</translation>
    </message>
    <message>
        <source>Four equal dice. Only five of a kind beats them.</source>
        <translation>Četri vienādi kauliņi. Stiprāki ir tikai pieci vienādi.</translation>
    </message>
    <message>
        <source>A full house is three of one number and two of another. Only four and five of a kind beat it.</source>
        <translation>Fulhauss ir trīs kauliņi ar vienu skaitli un divi ar citu. Stiprāki ir tikai četri un pieci vienādi.</translation>
    </message>
    <message>
        <source>Five numbers in a row. Only a full house, four and five of a kind beat it.</source>
        <translation>Pieci skaitļi pēc kārtas. Stiprāki ir tikai fulhauss, četri un pieci vienādi.</translation>
    </message>
    <message>
        <source>Three equal dice. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Trīs vienādi kauliņi. Tie ir stiprāki par diviem pāriem; strīts un viss, kas ir virs tā, ir stiprāks par tiem.</translation>
    </message>
    <message>
        <source>Two different pairs. At a showdown there is nothing lower: seven dice always make two pairs or more.</source>
        <translation>Divi dažādi pāri. Atklāšanā nekas nav vājāks: no septiņiem kauliņiem vienmēr iznāk vismaz divi pāri.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Vienādas visā: tādas kombinācijas banku dala.</translation>
    </message>
    <message>
        <source>Five of a kind against five of a kind. The higher number decides.</source>
        <translation>Pieci vienādi pret pieciem vienādiem. Izšķir lielākais skaitlis.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest die decides.</source>
        <translation>Strīts pret strītu. Izšķir augstākais kauliņš.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher number decides.</source>
        <translation>Četri vienādi pret četriem vienādiem. Izšķir lielākais skaitlis.</translation>
    </message>
    <message>
        <source>The same four dice. The fifth die decides.</source>
        <translation>Tie paši četri kauliņi. Izšķir piektais kauliņš.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal dice decide.</source>
        <translation>Fulhauss pret fulhausu. Izšķir trīs vienādie kauliņi.</translation>
    </message>
    <message>
        <source>The same three dice. The pair decides.</source>
        <translation>Tie paši trīs kauliņi. Izšķir pāris.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher number decides.</source>
        <translation>Trīs vienādi pret trim vienādiem. Izšķir lielākais skaitlis.</translation>
    </message>
    <message>
        <source>The same three dice. The higher of the two others decides.</source>
        <translation>Tie paši trīs kauliņi. Izšķir augstākais no diviem pārējiem.</translation>
    </message>
    <message>
        <source>The same three dice, and the fourth is equal too. The fifth die decides.</source>
        <translation>Tie paši trīs kauliņi, arī ceturtais ir vienāds. Izšķir piektais kauliņš.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <translation>Divi pāri pret diviem pāriem. Izšķir augstākais pāris.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <translation>Tas pats augstākais pāris. Izšķir zemākais pāris.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth die decides.</source>
        <translation>Tie paši pāri. Izšķir piektais kauliņš.</translation>
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
        <source>%1 share the win</source>
        <comment>two names or more</comment>
        <translation>Uzvaru dala: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s)</source>
        <translation>
            <numerusform>ar %1 punkta pārsvaru</numerusform>
            <numerusform>ar %1 punktu pārsvaru</numerusform>
            <numerusform>ar %1 punktu pārsvaru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>ar %1 punktu</numerusform>
            <numerusform>ar %1 punktiem</numerusform>
            <numerusform>ar %1 punktiem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s), with the very last line</source>
        <extracomment>The winner took the lead with the last line of the match that was written.</extracomment>
        <translation>
            <numerusform>ar %1 punkta pārsvaru, ar pašu pēdējo rindu</numerusform>
            <numerusform>ar %1 punktu pārsvaru, ar pašu pēdējo rindu</numerusform>
            <numerusform>ar %1 punktu pārsvaru, ar pašu pēdējo rindu</numerusform>
        </translation>
    </message>
</context>
</TS>
