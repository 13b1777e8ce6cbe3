<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zu">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Mayelana</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Emuva</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Inguqulo %1</translation>
    </message>
    <message>
        <source>A table by a river on a quiet evening</source>
        <translation>Itafula ngasemfuleni ngokuhlwa okuthulile</translation>
    </message>
    <message>
        <source>Riverbones is a free program for the people around one computer: with each other, with bots from gentle to sharp, or any mix of both.</source>
        <translation>I-Riverbones iwuhlelo lwamahhala lwabantu abasekhompyutheni eyodwa: badlala bodwa, badlala nama-bot kusukela kwapholile kuye kwakhaliphile, noma kuxutshwe kokubili.</translation>
    </message>
    <message>
        <source>There is no account, no advertising, no shop and no real money, and nothing leaves your computer.</source>
        <translation>Ayikho i-akhawunti, azikho izikhangiso, asikho isitolo, ayikho imali yangempela, futhi akukho okuphuma ekhompyutheni yakho.</translation>
    </message>
    <message>
        <source>How the dice are thrown</source>
        <translation>Indlela amadayisi aphonswa ngayo</translation>
    </message>
    <message>
        <source>Each match has a secret of 256 random bits, drawn by your operating system when the match begins. Every die follows from that secret and from its place in the match: whose turn it is, which roll, which die. The rule for this is the SHA-256 hash, and all six faces are equally likely.</source>
        <translation>Umdlalo ngamunye unemfihlo yama-bit angahleliwe angu-256, ekhishwa yisistimu yokusebenza yekhompyutha yakho lapho umdlalo uqala. Idayisi ngalinye linqunywa yileyo mfihlo nendawo yalo emdlalweni: ukuthi ithuba likabani, ukuthi ukuphonsa kwesingaki, nokuthi yiliphi idayisi. Umthetho walokhu yi-hash i-SHA-256, futhi wonke amacala ayisithupha anamathuba alinganayo.</translation>
    </message>
    <message>
        <source>Nothing else decides. No die is chosen to help or hinder anybody, and bots see no more than you do: what lies on the table.</source>
        <translation>Akukho okunye okunqumayo. Alikho idayisi elikhethwa ukuze lisize noma livimbe muntu, futhi ama-bot awaboni okungaphezu kwalokho okubonayo: okusetafuleni.</translation>
    </message>
    <message>
        <source>The secret stands in the file of the match, so every roll can be computed again by anybody who wants to check.</source>
        <translation>Imfihlo isefayeleni lomdlalo, ngakho noma ubani ofuna ukuhlola angaphinda abale konke ukuphonsa.</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Ukuhumusha</translation>
    </message>
    <message>
        <source>No native speaker has read these translations yet: %1.</source>
        <extracomment>%1 is a list of languages, each in its own words</extracomment>
        <translation>Ukuhumusha kwalezi zilimi akukafundwa ngumuntu ozikhuluma kusukela ebuntwaneni: %1.</translation>
    </message>
    <message>
        <source>If one of them is your language, please tell us what sounds wrong.</source>
        <translation>Uma olunye lwazo kuwulimi lwakho, sicela usitshele okuzwakala kungalungile.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Amalayisense</translation>
    </message>
    <message>
        <source>Riverbones, its drawings and its sounds are free under the MIT licence.</source>
        <translation>I-Riverbones, imidwebo yayo nemisindo yayo kusetshenziswa ngokukhululekile ngaphansi kwelayisense ye-MIT.</translation>
    </message>
    <message>
        <source>It is built with Qt %1, which is free under the GNU Lesser General Public License, version 3.</source>
        <extracomment>%1 is the version</extracomment>
        <translation>Yakhiwe nge-Qt %1, esetshenziswa ngokukhululekile ngaphansi kwe-GNU Lesser General Public License, inguqulo 3.</translation>
    </message>
    <message>
        <source>The typefaces are Lato by Łukasz Dziedzic and Vollkorn by Friedrich Althausen, both under the SIL Open Font License, version 1.1.</source>
        <translation>Amafonti yi-Lato ka-Łukasz Dziedzic ne-Vollkorn ka-Friedrich Althausen, womabili angaphansi kwe-SIL Open Font License, inguqulo 1.1.</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <translation>I-Double Hold&apos;em, igama lesiNgisi le-Hold&apos;em Ephindwe Kabili, iwuphawu lokuhweba lwe-TableBrain Corp. I-Riverbones ayihlobene nale nkampani.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Your move</source>
        <translation>Kudlala wena</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Sheshisa</translation>
    </message>
    <message>
        <source>Straight to the end of the hand</source>
        <translation>Qonda ekupheleni kwesandla</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>%2 won the bonus of %1 for the left side.</source>
        <translation>%2: uthole ibhonasi yangakwesokunxele engu-%1.</translation>
    </message>
    <message>
        <source>%2 took this line back: %1.</source>
        <translation>%2: uhlehlise lo mugqa: %1.</translation>
    </message>
    <message>
        <source>%2 rolled: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: uphonse %1.</translation>
    </message>
    <message>
        <source>%3 kept: %1. Then rolled: %2.</source>
        <comment>faces of dice, faces of dice, player</comment>
        <translation>%3: ugcine %1. Wabe esephonsa %2.</translation>
    </message>
    <message>
        <source>%1 won 100 extra for the joker.</source>
        <translation>%1: uthole amaphuzu angu-100 ngaphezulu nge-joker.</translation>
    </message>
    <message>
        <source>Round %1. %2 to play.</source>
        <translation>Umzuliswano: %1. Kudlala: %2.</translation>
    </message>
    <message>
        <source>Last round. %1 to play.</source>
        <translation>Umzuliswano wokugcina. Kudlala: %1.</translation>
    </message>
    <message>
        <source>The card is full. %2 has %1 points.</source>
        <translation>Ikhadi seligcwele. %2: amaphuzu angu-%1.</translation>
    </message>
    <message>
        <source>The match is over. %2 wins with %1 points.</source>
        <translation>Umdlalo uphelile. Onqobile: %2, ngamaphuzu angu-%1.</translation>
    </message>
    <message>
        <source>The match is over. %2 share the win with %1 points each.</source>
        <comment>two names or more</comment>
        <translation>Umdlalo uphelile. Banqobe ngokulingana: %2. Ngamunye unamaphuzu angu-%1.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Umzuliswano: %1</translation>
    </message>
</context>
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
    <name>AgreedWords</name>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Umdlalo</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Umkhawulo wokubheja</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Ukubheja okuyimpoqo</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <translation>Ukubheja okuncane nokukhulu</translation>
    </message>
    <message>
        <source>%1 in the first two rounds, %2 in the last two</source>
        <translation>%1 emizuliswaneni emibili yokuqala, %2 emibili yokugcina</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Inani lokubheja ngomzuliswano</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>bets a round</comment>
        <translation>
            <numerusform>okungaphezulu kakhulu ngu-%n</numerusform>
            <numerusform>okungaphezulu kakhulu ngu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Ubude</translation>
    </message>
    <message numerus="yes">
        <source>%1: a new level every %n hand(s)</source>
        <translation>
            <numerusform>%1: izinga elisha ngemva kwesandla esingu-%n</numerusform>
            <numerusform>%1: izinga elisha ngemva kwezandla ezingu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Imali yokungena</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Ukuthenga futhi uma ama-chip ephelile</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yebo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>cha</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Isikhathi sokunquma</translation>
    </message>
    <message>
        <source>ante %1, smallest bet %2</source>
        <translation>i-ante %1, ukubheja okuncane kakhulu %2</translation>
    </message>
    <message>
        <source>blinds %1 / %2</source>
        <translation>ama-blind %1 / %2</translation>
    </message>
    <message>
        <source>%1, ante %2</source>
        <comment>first part: the blinds</comment>
        <translation>%1, i-ante %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and a time bank of %n second(s) a match</source>
        <comment>first part: seconds a decision</comment>
        <translation>
            <numerusform>%1, nesikhathi esigodliwe: umzuzwana ongu-%n emdlalweni</numerusform>
            <numerusform>%1, nesikhathi esigodliwe: imizuzwana engu-%n emdlalweni</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Okufihliwe kuhlala kufihliwe</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at.</source>
        <translation>Izandla ezenziwe i-fold nezingavezwanga zihlala ziyimfihlo kuze kuphele umdlalo; ngemva kwalokho konke kungabukwa.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Ama-chip aseleyo</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Okungenakwahlukaniswa kunikwa abanqobi nge-chip eyodwa ngesikhathi, kuqalwa ngakwesokunxele kwe-dealer.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Isikhathi sekhadi eliyinhloko</translation>
    </message>
</context>
<context>
    <name>AllInChapter</name>
    <message>
        <source>All-in, side pots and the showdown</source>
        <extracomment>A chapter of the rules: table stakes, all-in, side pots, showing hands, sharing</extracomment>
        <translation>I-all-in, ama-pot aseceleni nokuvezwa kwezandla</translation>
    </message>
    <message>
        <source>Only the chips on the table count. While a hand runs nobody adds chips or takes some away, and nobody has to give up because a bet is higher than what is there.</source>
        <extracomment>B19: table stakes, explained and not named</extracomment>
        <translation>Kubalwa kuphela ama-chip asetafuleni. Lapho isandla sisaqhubeka akekho ofaka amanye ama-chip noma osusa amanye, futhi akekho okumele ayeke ngenxa yokuthi ukubheja kungaphezu kwalokho anakho.</translation>
    </message>
    <message>
        <source>Who puts in all there is, is all-in: stays in to the showdown, is asked nothing more, and can win from every other player no more than was paid in.</source>
        <extracomment>B19: all-in</extracomment>
        <translation>Ofaka konke anakho u-all-in: uhlala kuze kuvezwe izandla, akasabuzwa lutho, futhi angathola kumdlali ngamunye okungengaphezu kwalokho akufakile.</translation>
    </message>
    <message>
        <source>What the others bet beyond that goes to a side pot, which only they can win. Say three players are all-in, with 100, 250 and 400 chips. The main pot is 300, and all three can win it. The side pot is 300 as well, for the two who paid more. The last 150 go back to their owner, because nobody matched them.</source>
        <extracomment>B19: side pots, with the example of the rules</extracomment>
        <translation>Lokho abanye abakubheja ngaphezu kwalokho kuya ku-pot eseceleni, enganqotshwa yibo kuphela. Ake sithi abadlali abathathu bango-all-in, ngama-chip angu-100, angu-250 nangu-400. I-pot enkulu ingu-300, futhi bobathathu bangayinqoba. I-pot eseceleni nayo ingu-300, ngeyababili abakhokhe okwengeziwe. Angu-150 okugcina abuyela kumnikazi wawo, ngoba akekho owalinganisile.</translation>
    </message>
    <message>
        <source>What nobody has matched of a bet always goes back at the end of the round.</source>
        <extracomment>Uncalled bets are returned</extracomment>
        <translation>Ingxenye yokubheja engalinganiswanga ngumuntu ihlala ibuyiselwa ekupheleni komzuliswano.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up at once, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more</extracomment>
        <translation>Uma kungasekho ongabheja, izandla ezisekhona zivezwa ngaso leso sikhathi, okusele kwabiwe ngaphandle kokubheja.</translation>
    </message>
    <message>
        <source>At the showdown all hands still in are shown, beginning with the last player who bet or raised in the last round of betting; if nobody did, with the first one left of the dealer. Every pot goes to the best hand among those who paid into it in full.</source>
        <extracomment>The order of showing; nobody may hide a hand</extracomment>
        <translation>Lapho kuvezwa izandla, zonke izandla ezisekhona ziyavezwa, kuqalwe ngomdlali wokugcina obhejile noma okhuphulile emzuliswaneni wokubheja wokugcina; uma engekho, kuqalwe ngowokuqala ngakwesokunxele kwe-dealer. I-pot ngayinye iya esandleni esihamba phambili salabo abakhokhe ngokugcwele kuyo.</translation>
    </message>
    <message>
        <source>Equal hands share a pot. Chips that cannot be shared go one by one to those who share, clockwise, beginning left of the dealer.</source>
        <extracomment>B8: equal hands share the pot. The odd chip: what is left over when it cannot be shared</extracomment>
        <translation>Izandla ezilinganayo zahlukaniselana i-pot. Ama-chip angenakwahlukaniswa anikwa ngayinye ngayinye labo abahlukaniselanayo, ngokulandela iwashi, kuqalwa ngakwesokunxele kwe-dealer.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up as soon as everybody has a key card, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more, but some have not chosen their key card yet</extracomment>
        <translation>Uma kungasekho ongabheja, izandla ezisekhona zivezwa lapho nje bonke sebenekhadi eliyinhloko, okusele kwabiwe ngaphandle kokubheja.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>Less</source>
        <translation>Nciphisa</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bheja</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Khuphulela enanini</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Engeza</translation>
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
        <translation>½ i-pot</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>I-pot</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bheja</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Khuphulela enanini</translation>
    </message>
</context>
<context>
    <name>BetWords</name>
    <message>
        <source>Ante</source>
        <comment>beside a player: has paid it</comment>
        <translation>I-ante</translation>
    </message>
    <message>
        <source>Small blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>I-blind encane</translation>
    </message>
    <message>
        <source>Big blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>I-blind enkulu</translation>
    </message>
    <message>
        <source>Checked</source>
        <comment>beside a player: has done so</comment>
        <translation>I-check</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>beside a player: has done so</comment>
        <translation>I-call</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>beside a player: has done so</comment>
        <translation>Ubhejile</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>beside a player: has done so</comment>
        <translation>Ukhuphule</translation>
    </message>
    <message>
        <source>Folded</source>
        <comment>beside a player: has done so</comment>
        <translation>Fold</translation>
    </message>
    <message>
        <source>All-in</source>
        <comment>beside a player: has done so</comment>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>beside a player: not dealt in yet</comment>
        <translation>Ulindile</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>beside a player: has left the table and may come back</comment>
        <translation>Akekho</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>beside a player: has lost all chips</comment>
        <translation>Uphumile</translation>
    </message>
    <message>
        <source>Thinking</source>
        <comment>beside a bot</comment>
        <translation>Uyacabanga</translation>
    </message>
    <message numerus="yes">
        <source>Away, kept for %n min</source>
        <extracomment>Beside a player who has left the table: for so long the chips taken along have to be brought back</extracomment>
        <translation>
            <numerusform>Akekho, isihlalo sigcinwe imizuzu: %n</numerusform>
            <numerusform>Akekho, isihlalo sigcinwe imizuzu: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Key chosen</source>
        <comment>beside a player: has chosen the key card</comment>
        <translation>Ukhethe inhloko</translation>
    </message>
</context>
<context>
    <name>BettingChapter</name>
    <message>
        <source>Betting</source>
        <extracomment>A chapter of the rules: what a player may do in a round of betting. These chapters are shared by a game with dice and one with cards and name neither</extracomment>
        <translation>Ukubheja</translation>
    </message>
    <message>
        <source>In every round of betting the turn goes clockwise from player to player. The round ends when all have had their turn and everyone still in has put in the same amount, has folded or is all-in. A player whose turn it is can do one of the following, as far as it is possible then.</source>
        <extracomment>B11: clockwise; when a round of betting ends</extracomment>
        <translation>Kumzuliswano wokubheja ngamunye ithuba lokudlala lihamba ngokulandela iwashi, lisuka komunye umdlali liye komunye. Umzuliswano uphela uma bonke sebelitholile ithuba futhi bonke abasadlala sebefake inani elilinganayo, benze i-fold noma benze i-all-in. Umdlali okudlala yena angenza okukodwa kwalokhu okulandelayo, uma kuvumeleka ngaleso sikhathi.</translation>
    </message>
    <message>
        <source>Check: stay in and put nothing in. That is possible only if nobody has bet in this round; the big blind may also check in the first round, if nobody has raised. A bet that comes later must be answered.</source>
        <extracomment>B12: check. The action is called as its button is</extracomment>
        <translation>Check: uyaqhubeka udlale ungafaki lutho. Kuvunyelwe kuphela uma kungekho obhejile kulo mzuliswano; i-blind enkulu nayo ingenza i-check emzuliswaneni wokuqala, uma kungekho okhuphulile. Ukubheja okuza kamuva kumele kuphendulwe.</translation>
    </message>
    <message>
        <source>Bet: be the first in this round to put chips in.</source>
        <extracomment>B13, B14: bet. The name must differ from that of call</extracomment>
        <translation>Bheja: ube ngowokuqala ofaka ama-chip kulo mzuliswano.</translation>
    </message>
    <message>
        <source>Call: put in as much as the highest bet, no more. To call is not to bet: who bets makes the price, who calls pays it.</source>
        <extracomment>B13, B14: call. The name must differ from that of bet</extracomment>
        <translation>Call: ufaka okulingana nokubheja okuphezulu kakhulu, hhayi ngaphezulu. Ukwenza i-call akukhona ukubheja: obhejayo ubeka inani, owenza i-call uyalikhokha.</translation>
    </message>
    <message>
        <source>Raise: put in more than a call needs, so that the others have to pay more. Amounts are said as the total of the round: with a raise to 60, 60 lie in front of that player.</source>
        <extracomment>B13: raise; amounts are totals of the round</extracomment>
        <translation>Khuphula: ufaka okungaphezu kwalokho okudingwa yi-call, ukuze abanye kumele bakhokhe okwengeziwe. Amanani ashiwo njengesamba somzuliswano: uma kukhushulelwa ku-60, phambi kwalowo mdlali kuba no-60.</translation>
    </message>
    <message>
        <source>Fold: give up the hand. Who has folded pays nothing more and has no claim to the pot. It is always possible; where checking costs nothing, the game asks first.</source>
        <extracomment>B13: fold. Where checking is free the program asks first</extracomment>
        <translation>Fold: uyasiyeka isandla. Owenze i-fold akasakhokhi lutho futhi akanalo ilungelo ku-pot. Kuhlala kuvunyelwe; lapho i-check ingabizi lutho, umdlalo uyabuza kuqala.</translation>
    </message>
    <message>
        <source>When all the others have folded, the last player left wins at once. The hand stays hidden, unless its owner chooses to show it.</source>
        <extracomment>B15: the last player left</extracomment>
        <translation>Uma bonke abanye sebenze i-fold, umdlali osele unqoba ngaso leso sikhathi. Isandla sihlala sifihliwe, ngaphandle uma umnikazi waso ekhetha ukusiveza.</translation>
    </message>
</context>
<context>
    <name>BoardPlaces</name>
    <message>
        <source>Flop</source>
        <translation>I-flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the fourth shared die or card</comment>
        <translation>I-turn</translation>
    </message>
    <message>
        <source>River</source>
        <comment>the fifth shared die or card</comment>
        <translation>I-river</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 points won.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold.</extracomment>
        <translation>&lt;b&gt;Ibhonasi:&lt;/b&gt; kutholakale amaphuzu angu-%1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 of %2.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold. %1 is the sum of the left lines, %2 the sum that earns the bonus.</extracomment>
        <translation>&lt;b&gt;Ibhonasi:&lt;/b&gt; %1 / %2.</translation>
    </message>
    <message>
        <source>Aces would win it.</source>
        <extracomment>The line &quot;aces&quot;, filled with these dice, would win the left bonus.</extracomment>
        <translation>Ama-1 angayithola.</translation>
    </message>
    <message>
        <source>Twos would win it.</source>
        <translation>Ama-2 angayithola.</translation>
    </message>
    <message>
        <source>Threes would win it.</source>
        <translation>Ama-3 angayithola.</translation>
    </message>
    <message>
        <source>Fours would win it.</source>
        <translation>Ama-4 angayithola.</translation>
    </message>
    <message>
        <source>Fives would win it.</source>
        <translation>Ama-5 angayithola.</translation>
    </message>
    <message>
        <source>Sixes would win it.</source>
        <translation>Ama-6 angayithola.</translation>
    </message>
</context>
<context>
    <name>BotForSeat</name>
    <message>
        <source>Let a bot play on</source>
        <translation>Yekela i-bot idlale</translation>
    </message>
</context>
<context>
    <name>BotLevelChoice</name>
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
</context>
<context>
    <name>CardHandWords</name>
    <message>
        <source>High card</source>
        <translation>Ikhadi eliphezulu</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ipheya elilodwa</translation>
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
        <source>Straight</source>
        <translation>I-straight</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>I-flush</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>I-full house</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Amane afanayo</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>I-straight flush</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;kings&quot;; %2: the fifth card, as in &quot;a six&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;kings&quot;; %2: the pair, as in &quot;fives&quot;</extracomment>
        <translation>%1 amathathu %2 amabili</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;kings&quot;; %2 and %3: the other cards, as in &quot;a six&quot;</extracomment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs of four cards. %1 and %2 as in &quot;kings&quot;</extracomment>
        <translation>%1 n%2</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;kings&quot;; %3: the fifth card, as in &quot;a two&quot;</extracomment>
        <translation>%1 n%2, %3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>one pair</comment>
        <extracomment>One pair. %1 as in &quot;kings&quot;; %2: the highest other card, as in &quot;a queen&quot;</extracomment>
        <translation>%1, %2</translation>
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
        <translation>u-2 wama-club</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>u-2 wamadayimane</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>u-2 wezinhliziyo</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>u-2 wama-spade</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>u-3 wama-club</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>u-3 wamadayimane</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>u-3 wezinhliziyo</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>u-3 wama-spade</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>u-4 wama-club</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>u-4 wamadayimane</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>u-4 wezinhliziyo</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>u-4 wama-spade</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>u-5 wama-club</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>u-5 wamadayimane</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>u-5 wezinhliziyo</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>u-5 wama-spade</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>u-6 wama-club</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>u-6 wamadayimane</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>u-6 wezinhliziyo</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>u-6 wama-spade</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>u-7 wama-club</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>u-7 wamadayimane</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>u-7 wezinhliziyo</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>u-7 wama-spade</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>u-8 wama-club</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>u-8 wamadayimane</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>u-8 wezinhliziyo</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>u-8 wama-spade</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>u-9 wama-club</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>u-9 wamadayimane</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>u-9 wezinhliziyo</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>u-9 wama-spade</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>u-10 wama-club</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>u-10 wamadayimane</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>u-10 wezinhliziyo</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>u-10 wama-spade</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>i-jack yama-club</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>i-jack yamadayimane</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>i-jack yezinhliziyo</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>i-jack yama-spade</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>i-queen yama-club</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>i-queen yamadayimane</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>i-queen yezinhliziyo</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>i-queen yama-spade</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>i-king yama-club</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>i-king yamadayimane</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>i-king yezinhliziyo</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>i-king yama-spade</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>i-ace yama-club</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>i-ace yamadayimane</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>i-ace yezinhliziyo</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>i-ace yama-spade</translation>
    </message>
</context>
<context>
    <name>CardRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of cards in their order, and how equal kinds are decided. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Yini edlula yini</translation>
    </message>
    <message>
        <source>There are nine kinds of hands. From the highest down: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Between two hands of the same kind the ranks of the cards decide, and the ace is the highest.</source>
        <extracomment>C13: all nine kinds in their order, the highest first. The names are those of CardHandWords</extracomment>
        <translation>Kunezinhlobo eziyisishiyagalolunye zezandla. Kusukela kwesiphezulu kakhulu: i-straight flush, amane afanayo, i-full house, i-flush, i-straight, amathathu afanayo, amapheya amabili, ipheya elilodwa, ikhadi eliphezulu. Phakathi kwezandla ezimbili zohlobo olufanayo kunquma amazinga amakhadi, futhi i-ace iphakeme kunawo wonke.</translation>
    </message>
    <message>
        <source>Straight flush: five cards in a row and of one suit. The higher highest card wins. With an ace at the top nothing beats it.</source>
        <extracomment>C13: straight flush; with the ace on top it is also called a royal flush</extracomment>
        <translation>I-straight flush: amakhadi amahlanu alandelanayo ohlobo lwekhadi olulodwa. Kunqoba le enekhadi eliphezulu eliphakeme. Uma i-ace iphezulu, akukho okuyedlulayo.</translation>
    </message>
    <message>
        <source>Four of a kind: four cards of one rank. The higher rank wins; if it is the same, the fifth card decides.</source>
        <extracomment>C13: four of a kind; then the fifth card</extracomment>
        <translation>Amane afanayo: amakhadi amane ezinga elilodwa. Kunqoba izinga eliphakeme; uma lilingana, kunquma ikhadi lesihlanu.</translation>
    </message>
    <message>
        <source>Full house: three cards of one rank and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>C13: full house; the triple first, then the pair</extracomment>
        <translation>I-full house: amakhadi amathathu ezinga elilodwa namabili ezinga elihlukile. Kunqoba amathathu aphakeme; uma elingana, kunqoba ipheya eliphakeme.</translation>
    </message>
    <message>
        <source>Flush: five cards of one suit. The highest card decides, then the second, and so on. Which suit it is does not matter.</source>
        <extracomment>C13: flush; the cards from the highest down</extracomment>
        <translation>I-flush: amakhadi amahlanu ohlobo lwekhadi olulodwa. Kunquma ikhadi eliphezulu kakhulu, bese kuba elesibili, njalonjalo. Akunandaba ukuthi yiluphi uhlobo.</translation>
    </message>
    <message>
        <source>Straight: five cards in a row, not all of one suit. The higher highest card wins. The ace may stand above the king or below the 2: 5-4-3-2-A is the lowest straight. It does not go round: 3-2-A-K-Q is no straight.</source>
        <extracomment>C13: straight; the ace may be high or low; it does not go round</extracomment>
        <translation>I-straight: amakhadi amahlanu alandelanayo, anezinhlobo zekhadi okungenani ezimbili. Kunqoba le enekhadi eliphezulu eliphakeme. I-ace ingaba ngaphezu kwe-king noma ngaphansi kuka-2: u-5-4-3-2-A yi-straight ephansi kakhulu. Ayizungezi: u-3-2-A-K-Q akuyona i-straight.</translation>
    </message>
    <message>
        <source>Three of a kind: three cards of one rank. The higher rank wins; then the two other cards decide, the higher one first.</source>
        <extracomment>C13: three of a kind; then the two other cards, high to low</extracomment>
        <translation>Amathathu afanayo: amakhadi amathathu ezinga elilodwa. Kunqoba izinga eliphakeme; bese kunquma amanye amabili, eliphakeme kuqala.</translation>
    </message>
    <message>
        <source>Two pairs: two cards of one rank and two of another. The higher pair decides, then the lower pair, then the fifth card.</source>
        <extracomment>C13: two pairs; the higher pair, the lower pair, the fifth card</extracomment>
        <translation>Amapheya amabili: amakhadi amabili ezinga elilodwa namabili ezinga elihlukile. Kunquma ipheya eliphakeme, bese kuba eliphansi, bese kuba ikhadi lesihlanu.</translation>
    </message>
    <message>
        <source>One pair: two cards of one rank. The higher rank wins; then the three other cards decide, from the highest down.</source>
        <extracomment>C13: one pair; then the three other cards, high to low</extracomment>
        <translation>Ipheya elilodwa: amakhadi amabili ezinga elilodwa. Kunqoba izinga eliphakeme; bese kunquma amanye amathathu, kusukela kweliphezulu kakhulu.</translation>
    </message>
    <message>
        <source>High card: nothing of all this. The cards decide, from the highest down.</source>
        <extracomment>C13: high card</extracomment>
        <translation>Ikhadi eliphezulu: akukho kulokhu konke. Kunquma amakhadi, kusukela kweliphezulu kakhulu.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Suits never decide, and neither do cards outside the best five. A chip that is left over goes to the one of them who sits closest to the left of the button.</source>
        <extracomment>C14: equal hands split the pot, the odd chip; suits never break ties</extracomment>
        <translation>Izandla ezilingana kukho konke lokhu zahlukaniselana i-pot. Izinhlobo zamakhadi azinqumi nanini, namakhadi angekho kwamahlanu ahamba phambili awanqumi. I-chip eseleyo inikwa lowo kubo ohlezi eduze kakhulu ngakwesokunxele kwenkinobho.</translation>
    </message>
</context>
<context>
    <name>CardSentences</name>
    <message>
        <source>Your cards: %1.</source>
        <extracomment>%1: cards, as in &quot;king of hearts, nine of spades, two of clubs&quot;</extracomment>
        <translation>Amakhadi akho: %1.</translation>
    </message>
    <message>
        <source>Your key card: %1. To the left: %2. To the right: %3.</source>
        <extracomment>%1: the key card; %2 and %3: the cards to its left and right, each as in &quot;king of hearts&quot;</extracomment>
        <translation>Ikhadi lakho eliyinhloko: %1. Ngakwesokunxele: %2. Ngakwesokudla: %3.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Akukabi lutho etafuleni.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Etafuleni: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Kusele i-turn ne-river.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Kusele i-river.</translation>
    </message>
</context>
<context>
    <name>CardWhyWords</name>
    <message>
        <source>Five cards in a row and of one suit. Only a higher one of its kind beats it.</source>
        <translation>Amakhadi amahlanu alandelanayo ohlobo olulodwa. Edlulwa yi-straight flush ephakeme kuphela.</translation>
    </message>
    <message>
        <source>Four cards of one rank. Only a straight flush beats them.</source>
        <translation>Amakhadi amane ezinga elilodwa. Edlulwa yi-straight flush kuphela.</translation>
    </message>
    <message>
        <source>A full house is three of one rank and two of another. Only four of a kind and a straight flush beat it.</source>
        <translation>I-full house ingamakhadi amathathu ezinga elilodwa namabili ezinga elihlukile. Yedlulwa ngamane afanayo ne-straight flush kuphela.</translation>
    </message>
    <message>
        <source>Five cards of one suit. Only a full house, four of a kind and a straight flush beat it.</source>
        <translation>Amakhadi amahlanu ohlobo olulodwa. Edlulwa yi-full house, amane afanayo ne-straight flush kuphela.</translation>
    </message>
    <message>
        <source>Five cards in a row. A flush and all above it beat it.</source>
        <translation>Amakhadi amahlanu alandelanayo. I-flush nakho konke okungaphezu kwayo kuyawedlula.</translation>
    </message>
    <message>
        <source>Three cards of one rank. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Amakhadi amathathu ezinga elilodwa. Edlula amapheya amabili; i-straight nakho konke okungaphezu kwayo kuyawedlula.</translation>
    </message>
    <message>
        <source>Two different pairs. They beat one pair; three of a kind and all above it beat them.</source>
        <translation>Amapheya amabili ehlukene. Edlula ipheya elilodwa; amathathu afanayo nakho konke okungaphezu kwawo kuyawedlula.</translation>
    </message>
    <message>
        <source>Two cards of one rank. They beat a high card; two pairs and all above it beat them.</source>
        <translation>Amakhadi amabili ezinga elilodwa. Edlula ikhadi eliphezulu; amapheya amabili nakho konke okungaphezu kwawo kuyawedlula.</translation>
    </message>
    <message>
        <source>Nothing but single cards. Any pair would beat them.</source>
        <translation>Amakhadi angafani kuphela. Noma yiliphi ipheya lingawedlula.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Zilingana kukho konke: izandla ezinjalo zahlukaniselana i-pot.</translation>
    </message>
    <message>
        <source>Straight flush against straight flush. The highest card decides.</source>
        <translation>I-straight flush kwenye i-straight flush. Kunquma ikhadi eliphezulu kunawo wonke.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher rank decides.</source>
        <translation>Amane afanayo kwamanye amane afanayo. Kunquma izinga eliphakeme.</translation>
    </message>
    <message>
        <source>The same four cards. The fifth card decides.</source>
        <translation>Amakhadi amane ayefana. Kunquma ikhadi lesihlanu.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal cards decide.</source>
        <translation>I-full house kwenye i-full house. Kunquma amakhadi amathathu afanayo.</translation>
    </message>
    <message>
        <source>The same three. The pair decides.</source>
        <translation>Amakhadi amathathu ayefana. Kunquma ipheya.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest card decides.</source>
        <translation>I-straight kwenye i-straight. Kunquma ikhadi eliphezulu kunawo wonke.</translation>
    </message>
    <message>
        <source>Flush against flush. The highest card decides.</source>
        <translation>I-flush kwenye i-flush. Kunquma ikhadi eliphezulu kunawo wonke.</translation>
    </message>
    <message>
        <source>Flush against flush, with the same highest card. The next one that differs decides.</source>
        <translation>I-flush kwenye i-flush, ikhadi eliphezulu liyefana. Kunquma elilandelayo elihlukile.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher rank decides.</source>
        <translation>Amathathu afanayo kwamanye amathathu afanayo. Kunquma izinga eliphakeme.</translation>
    </message>
    <message>
        <source>The same three. The higher of the two other cards decides.</source>
        <translation>Amakhadi amathathu ayefana. Kunquma eliphezulu kwamanye amabili.</translation>
    </message>
    <message>
        <source>The same three, and the fourth card is equal too. The fifth decides.</source>
        <translation>Amakhadi amathathu ayefana, nelesine liyefana. Kunquma ikhadi lesihlanu.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <comment>cards</comment>
        <translation>Amapheya amabili kwamanye amapheya amabili. Kunquma ipheya eliphezulu.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <comment>cards</comment>
        <translation>Ipheya eliphezulu liyefana. Kunquma ipheya eliphansi.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth card decides.</source>
        <translation>Amapheya ayefana. Kunquma ikhadi lesihlanu.</translation>
    </message>
    <message>
        <source>One pair against one pair. The higher pair decides.</source>
        <translation>Ipheya kwelinye ipheya. Kunquma ipheya eliphezulu.</translation>
    </message>
    <message>
        <source>The same pair. The highest other card decides.</source>
        <translation>Ipheya liyefana. Kunquma ikhadi eliphezulu kwamanye.</translation>
    </message>
    <message>
        <source>The same pair, and the highest other card is equal too. The next one that differs decides.</source>
        <translation>Ipheya liyefana, nekhadi eliphezulu kwamanye liyefana. Kunquma elilandelayo elihlukile.</translation>
    </message>
    <message>
        <source>High card against high card. The highest card decides.</source>
        <translation>Ikhadi eliphezulu kwelinye ikhadi eliphezulu. Kunquma eliphakeme.</translation>
    </message>
    <message>
        <source>The same highest card. The next one that differs decides.</source>
        <translation>Ikhadi eliphezulu liyefana. Kunquma elilandelayo elihlukile.</translation>
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
        <translation>Ama-chip asuka ku-%1 aye ku-%2</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>The clock chose your key card: %1.</source>
        <translation>Isikhathi siphelile. Ikhadi lakho eliyinhloko likhethwe ngokuzenzakalelayo: %1.</translation>
    </message>
</context>
<context>
    <name>ClockFigure</name>
    <message>
        <source>What the clock chooses</source>
        <translation>Elikhethwa uma isikhathi siphela</translation>
    </message>
    <message>
        <source>Cards: %1. The clock chooses: %2.</source>
        <extracomment>Read aloud for a picture in the rules. %1: three cards, as in &quot;king of clubs, king of spades, six of clubs&quot;; %2: the one that the clock chooses</extracomment>
        <translation>Amakhadi: %1. Elikhethwa uma isikhathi siphela: %2.</translation>
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
    <name>DecisionButtons</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call all-in %1</source>
        <translation>Call all-in %1</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Call %1</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bheja</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Khuphula</translation>
    </message>
    <message>
        <source>All-in %1: press again</source>
        <translation>All-in %1: cindezela futhi</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bheja u-%1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Khuphulela ku-%1</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Imininingwane</translation>
    </message>
</context>
<context>
    <name>DiceFigure</name>
    <message>
        <source>%1: %2, and %3 extra</source>
        <extracomment>Below five dice in the rules. %1: name of a line; %2: its points; %3: points of the Poker bonus</extracomment>
        <translation>%1: %2, nebhonasi engu-%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below five dice in the rules. %1: name of a line of the scorecard; %2: what they are worth there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are worth</extracomment>
        <translation>Amadayisi: %1. %2</translation>
    </message>
</context>
<context>
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Amadayisi</translation>
    </message>
</context>
<context>
    <name>DiceSentences</name>
    <message>
        <source>Your dice: %1. %2.</source>
        <extracomment>%1: the dice, as in &quot;six, five&quot;; %2: the hand they make now, as in &quot;Full house, fives over sixes&quot;</extracomment>
        <translation>Amadayisi akho: %1. %2.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Akukabi lutho etafuleni.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>faces of dice</comment>
        <translation>Etafuleni: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Kusele i-turn ne-river.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>Kusele i-river.</translation>
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
        <translation>Phonsa elilodwa</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Phonsa amabili</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Phonsa amathathu</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Phonsa amane</translation>
    </message>
    <message>
        <source>Roll five dice</source>
        <translation>Phonsa amahlanu</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a die shows it</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a die shows it</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a die shows it</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a die shows it</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a die shows it</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a die shows it</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>Own die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Idayisi lakho %1: %2</translation>
    </message>
    <message>
        <source>Shared die %1: %2</source>
        <extracomment>%1: 1 to 5; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Idayisi lasetafuleni %1: %2</translation>
    </message>
    <message>
        <source>%3, die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;; %3: name</extracomment>
        <translation>%3, idayisi %1: %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a die lies so</comment>
        <translation>lifihliwe</translation>
    </message>
</context>
<context>
    <name>DoubleBlinds</name>
    <message>
        <source>The button and the blinds</source>
        <extracomment>A chapter of the rules: the dealer button and the blinds. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Inkinobho nama-blind</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer; who has it first is decided by lot. So that there is something to win, two players pay a forced bet before the cards are dealt: the small blind the first player to the left of the button, the big blind the next one.</source>
        <extracomment>C3: who pays the blinds and when</extracomment>
        <translation>Inkinobho ibekwa endaweni ye-dealer; oyithola kuqala unqunywa ngenkatho. Ukuze kube khona okunqotshwayo, abadlali ababili bakhokha ukubheja okuyimpoqo ngaphambi kokuba kwabiwe amakhadi: i-blind encane ikhokhwa ngumdlali wokuqala ngakwesokunxele kwenkinobho, i-blind enkulu ikhokhwa ngolandelayo.</translation>
    </message>
    <message>
        <source>When only two play, the button pays the small blind, acts first before the flop and last after it.</source>
        <extracomment>C3: two players only</extracomment>
        <translation>Uma kudlala ababili kuphela, onenkinobho ukhokha i-blind encane, udlala kuqala ngaphambi kwe-flop, bese edlala ekugcineni ngemva kwayo.</translation>
    </message>
    <message>
        <source>Before the flop the player to the left of the big blind begins, and can call, raise or fold. The blinds count as bets already made. The big blind comes last: if nobody has raised, that player may check or raise; if somebody has, it is to fold, call or raise again.</source>
        <extracomment>C4: the round before the flop; what the big blind may do</extracomment>
        <translation>Ngaphambi kwe-flop kuqala umdlali ongakwesokunxele kwe-blind enkulu, futhi angenza i-call, akhuphule noma enze i-fold. Ama-blind abalwa njengokubheja osekwenziwe. I-blind enkulu idlala ekugcineni: uma kungekho okhuphulile, lowo mdlali angenza i-check noma akhuphule; uma ekhona okhuphulile, angenza i-fold, i-call noma akhuphule futhi.</translation>
    </message>
    <message>
        <source>From the flop on every round begins with the first player still in to the left of the button.</source>
        <extracomment>C11: after the flop</extracomment>
        <translation>Kusukela ku-flop umzuliswano ngamunye uqalwa ngumdlali wokuqala osadlala ngakwesokunxele kwenkinobho.</translation>
    </message>
    <message>
        <source>After every hand the button moves on. The big blind always goes to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it, and the button may lie at an empty place.</source>
        <extracomment>C12: the button moves on; nobody pays the big blind twice running; the small blind may be missing</extracomment>
        <translation>Ngemva kwesandla ngasinye inkinobho iyadlulela. I-blind enkulu njalo idlulela kumdlali olandelayo, ngakho akekho oyikhokha kabili kulandelana. I-blind encane kumele ikhokhwe ngobene-blind enkulu ngaphambilini; uma lowo mdlali engasekho, akekho oyikhokhayo, futhi inkinobho ingaba sesihlalweni esingenamuntu.</translation>
    </message>
    <message>
        <source>Who cannot pay a blind in full pays what is there and is all-in.</source>
        <extracomment>Who cannot pay a blind in full</extracomment>
        <translation>Ongakwazi ukukhokha i-blind ngokugcwele ukhokha anakho, bese eba u-all-in.</translation>
    </message>
</context>
<context>
    <name>DoubleHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the dealing of the hidden cards to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Isandla</translation>
    </message>
    <message>
        <source>First the two blinds are paid. Then every player gets 3 cards and keeps them hidden. Only that player sees them.</source>
        <extracomment>C2: three private cards</extracomment>
        <translation>Kuqala kukhokhwa ama-blind amabili. Bese umdlali ngamunye ethola amakhadi angu-3, awafihle. Abonwa yilowo mdlali kuphela.</translation>
    </message>
    <message>
        <source>There are 4 rounds of betting, and in each of them the turn goes clockwise. The first is played with the hidden cards alone. Then 3 cards come to the middle, called the flop, and the second round follows; after a fourth card, the turn, the third; after a fifth card, the river, the fourth. At last the showdown. The 5 cards in the middle belong to everybody.</source>
        <extracomment>C2: the order of cards and betting, clockwise; flop, turn and river are explained here</extracomment>
        <translation>Kunemizuliswano yokubheja engu-4, futhi kuyo yonke ithuba lokudlala lihamba ngokulandela iwashi. Owokuqala udlalwa ngamakhadi afihliwe kuphela. Bese kubekwa amakhadi angu-3 phakathi, okuthiwa yi-flop, kulandele umzuliswano wesibili; ngemva kwekhadi lesine, i-turn, kulandela owesithathu; ngemva kwekhadi lesihlanu, i-river, kulandela owesine. Ekugcineni kuvezwa amakhadi. Amakhadi angu-5 aphakathi angawabo bonke.</translation>
    </message>
    <message>
        <source>On the flop something is added. When the turn comes to a player for the first time, that player first chooses one of the three hidden cards as key card and then acts, by checking, betting, calling, raising or folding. Only then it is the next player&apos;s turn.</source>
        <extracomment>C5: on the flop each player first chooses the key card, then acts; one player after the other</extracomment>
        <translation>Ku-flop kukhona okwengeziwe. Lapho ithuba lokudlala lifika kumdlali okokuqala, uqala ngokukhetha elilodwa kwamakhadi akhe amathathu afihliwe libe yikhadi eliyinhloko, bese edlala: enze i-check, abheje, enze i-call, akhuphule noma enze i-fold. Kungemva kwalokho kuphela lapho kudlala umdlali olandelayo.</translation>
    </message>
    <message>
        <source>Every hand has a number and is kept. The last 5 to 100 hands, or one hand by its number, can be looked at again.</source>
        <extracomment>C20: every hand can be looked at again</extracomment>
        <translation>Isandla ngasinye sinenombolo futhi siyalondolozwa. Izandla zokugcina ezingu-5 kuya ku-100, noma isandla esisodwa ngenombolo yaso, zingabukwa futhi.</translation>
    </message>
</context>
<context>
    <name>DoubleKey</name>
    <message>
        <source>The key card</source>
        <extracomment>A chapter of the rules. &quot;Key card&quot;: the main one of three (lv galvenā kārts, el κύριο φύλλο), not a key of a lock</extracomment>
        <translation>Ikhadi eliyinhloko</translation>
    </message>
    <message>
        <source>The choice of the key card cannot be taken back. Who is all-in chooses too, when the turn comes. The others see that a choice was made, but not which card it is. Who wins because all the others have folded need not have chosen.</source>
        <extracomment>C6: the choice cannot be undone, all-in players choose too, opponents do not see which card</extracomment>
        <translation>Ukukhethwa kwekhadi eliyinhloko akunakuhlehliswa. Nongu-all-in uyakhetha lapho kufika ithuba lakhe. Abanye babona ukuthi sekukhethiwe, kodwa ababoni ukuthi yiliphi ikhadi. Onqoba ngoba bonke abanye benze i-fold akudingeki ukuba abe esekhethile.</translation>
    </message>
    <message>
        <source>On the screen the key card moves to the middle and is lifted a little. The two other cards lie to its left and to its right, in the order in which they lay before.</source>
        <extracomment>C7: what one sees on the screen</extracomment>
        <translation>Esikrinini ikhadi eliyinhloko liya phakathi, liphakanyiswe kancane. Amanye amabili aba ngakwesokunxele nangakwesokudla kwalo, ngokulandelana kwawo kwangaphambili.</translation>
    </message>
    <message>
        <source>From now on there are two hands. The first is the key card with the left card, together with the cards in the middle; the second is the key card with the right card, together with the cards in the middle. The left and the right card never play together.</source>
        <extracomment>C8: the two hands. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Kusukela manje kunezandla ezimbili. Esokuqala yikhadi eliyinhloko nekhadi langakwesokunxele kanye namakhadi aphakathi kwetafula; esesibili yikhadi eliyinhloko nekhadi langakwesokudla kanye namakhadi aphakathi kwetafula. Ikhadi langakwesokunxele nelangakwesokudla awadlali ndawonye nanini.</translation>
    </message>
    <message>
        <source>Each hand is the best five of its 7 cards: with both, one or none of its two hidden cards.</source>
        <extracomment>C9: the best five of the seven, with two, one or none of the own cards</extracomment>
        <translation>Isandla ngasinye singamahlanu ahamba phambili kumakhadi aso angu-7: kungaba khona womabili amakhadi aso afihliwe, elilodwa lawo noma kungabi bikho nalinye lawo.</translation>
    </message>
    <message>
        <source>The better hand always counts. Which one that is can change with every card that comes to the middle; the table names both and says which counts now. At the showdown the other hand does not count at all. If both are equal they count once.</source>
        <extracomment>C10: the better hand counts, the other does not; can change with every card</extracomment>
        <translation>Njalo kubalwa isandla esingcono. Ukuthi yisiphi kungashintsha ngekhadi ngalinye elibekwa phakathi; itafula lisho zombili nokuthi yisiphi esibalwayo manje. Lapho kuvezwa amakhadi esinye asibalwa nakancane. Uma zombili zilingana, zibalwa kanye.</translation>
    </message>
    <message>
        <source>The choice has a time of its own where a clock was agreed. Nothing is chosen beforehand. When the time is over, the highest card becomes the key card, the ace being the highest. If two cards share the highest rank, it is the one that has the suit of the third card; if neither has it, the one of the higher suit. If all three share the rank, it is the one of the highest suit. This is a rule for the clock and no advice: another card is often better.</source>
        <extracomment>C15: the automatic choice; nothing is preselected before</extracomment>
        <translation>Lapho kuvunyelwene ngesikhathi, ukukhetha kunesikhathi sakho. Akukho okukhethwa ngaphambili. Uma isikhathi siphela, ikhadi eliphezulu kakhulu liba yikhadi eliyinhloko, futhi i-ace iphakeme kunawo wonke. Uma amakhadi amabili enezinga eliphezulu elifanayo, kuba yilelo elinohlobo lwekhadi lesithathu; uma lingekho elinalo, kuba yilelo lohlobo oluphakeme. Uma womathathu enezinga elifanayo, kuba yilelo lohlobo oluphakeme kakhulu. Lokhu kungumthetho wesikhathi, akusona iseluleko: elinye ikhadi livame ukuba ngcono.</translation>
    </message>
    <message>
        <source>For this alone the suits have an order. From the highest down: spades, hearts, clubs, diamonds.</source>
        <extracomment>C16: the order of the suits, highest first; it matters for nothing else</extracomment>
        <translation>Izinhlobo zamakhadi zinokulandelana kulokhu kuphela. Kusukela koluphezulu kakhulu: ama-spade, izinhliziyo, ama-club, amadayimane.</translation>
    </message>
    <message>
        <source>King of clubs, king of spades, 6 of clubs: the king of clubs, because the third card is a club. King of spades, king of hearts, 6 of clubs: the king of spades, because spades are the higher suit.</source>
        <extracomment>C17: examples of the automatic choice; K is printed on the kings</extracomment>
        <translation>I-king yama-club, i-king yama-spade, u-6 wama-club: i-king yama-club, ngoba ikhadi lesithathu lingelama-club. I-king yama-spade, i-king yezinhliziyo, u-6 wama-club: i-king yama-spade, ngoba ama-spade awuhlobo oluphakeme.</translation>
    </message>
    <message>
        <source>The time bank of 30 seconds, which every player has for the whole match, is for betting only: it never runs for the key card. Once it is used up it is gone.</source>
        <extracomment>C18: the time bank is for betting only</extracomment>
        <translation>Isikhathi esigodliwe semizuzwana engu-30, umdlali ngamunye anaso emdlalweni wonke, ngesokubheja kuphela: asisetshenziselwa nanini ikhadi eliyinhloko. Uma sesisetshenzisiwe asibuyi.</translation>
    </message>
</context>
<context>
    <name>DoubleShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Ngamafuphi</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is for 2 to 10 players, people and bots in any mix. It is played with one deck of 52 cards, without jokers, shuffled anew for every hand. Chips are there for counting only: they have no money value.</source>
        <extracomment>C1: two to ten players, one deck; chips without any money value</extracomment>
        <translation>I-Hold&apos;em Ephindwe Kabili idlalwa ngabadlali abangu-2 kuya ku-10, abantu nama-bot bexutshwe nganoma iyiphi indlela. Idlalwa ngephakethe elilodwa lamakhadi angu-52, ngaphandle kwama-joker, elixovwa kabusha ngaphambi kwesandla ngasinye. Ama-chip angawokubala kuphela: awanayo inani lemali.</translation>
    </message>
    <message>
        <source>Every player has three cards that nobody else sees. Five more cards come to the middle of the table and belong to everybody. When the first three of them lie there, each player makes one of the three hidden cards the key card: with it, each of the two others is a hand of its own.</source>
        <extracomment>The game in three sentences; &quot;A hand&quot; and &quot;The key card&quot; have the details</extracomment>
        <translation>Umdlali ngamunye unamakhadi amathathu angabonwa ngomunye. Amanye amahlanu abekwa phakathi kwetafula futhi angawabo bonke. Lapho amathathu okuqala esebekiwe, umdlali ngamunye wenza elilodwa kwamakhadi akhe amathathu afihliwe libe yikhadi eliyinhloko: kanye nalo, ngalinye kwamanye amabili lenza isandla esizimele.</translation>
    </message>
    <message>
        <source>So everybody plays two hands, and the better one counts. Whoever stays in to the end turns the cards up, and the best hand wins what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Ngakho wonke umdlali udlala izandla ezimbili, futhi kubalwa esingcono. Osalayo kuze kube sekugcineni uveza amakhadi akhe, futhi isandla esihamba phambili sinqoba okuse-pot. Owenza bonke abanye bayeke uyayinqoba ngaphandle kokuveza lutho.</translation>
    </message>
</context>
<context>
    <name>DoubleTrademark</name>
    <message>
        <source>The name of the game</source>
        <extracomment>A chapter of the rules: whose name this is</extracomment>
        <translation>Igama lomdlalo</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <extracomment>The same stands in About</extracomment>
        <translation>I-Double Hold&apos;em, igama lesiNgisi le-Hold&apos;em Ephindwe Kabili, iwuphawu lokuhweba lwe-TableBrain Corp. I-Riverbones ayihlobene nale nkampani.</translation>
    </message>
    <message>
        <source>Some rules in English call the key card the point card.</source>
        <extracomment>Another word for key card in some English rules</extracomment>
        <translation>Eminye imithetho yesiNgisi ibiza ikhadi eliyinhloko ngokuthi “point card”.</translation>
    </message>
</context>
<context>
    <name>FairPlayChapter</name>
    <message>
        <source>Fair play</source>
        <extracomment>A chapter of the rules: what players owe each other, and what the program keeps secret</extracomment>
        <translation>Ukudlala ngobuqotho</translation>
    </message>
    <message>
        <source>While a hand runs nobody talks about it. Do not say what you have or what you have folded, and give no advice to others, whether they ask for it or not.</source>
        <extracomment>B23: no talk about the hand, no disclosure of what was folded, no advice</extracomment>
        <translation>Lapho isandla sisaqhubeka akekho okhuluma ngaso. Ungasho ukuthi unani noma ukuthi wenze i-fold yani, futhi ungabeluleki abanye, noma becela noma bengaceli.</translation>
    </message>
    <message>
        <source>The program keeps to that too: while a hand runs, nobody sees or hears anything of what another player hides, neither on the screen nor in the log nor from a screen reader.</source>
        <extracomment>What the program keeps secret</extracomment>
        <translation>Nohlelo luyakugcina lokhu: lapho isandla sisaqhubeka, akekho obona noma ozwa lutho lwalokho okufihlwe ngomunye umdlali, kungaba sesikrinini, ohlwini lwezenzakalo noma esifundini sesikrini.</translation>
    </message>
    <message>
        <source>Folded hands, and hands that were not shown, stay secret until the match is over. Then everything may be looked at, and the seed of the match is opened, so that anybody can check that nothing was changed.</source>
        <extracomment>Until when hands stay secret</extracomment>
        <translation>Izandla ezenziwe i-fold, nezingavezwanga, zihlala ziyimfihlo kuze kuphele umdlalo. Ngemva kwalokho konke kungabukwa, futhi inani lokuqala lomdlalo liyavezwa ukuze noma ubani ahlole ukuthi akukho okushintshiwe.</translation>
    </message>
    <message>
        <source>If several people play at one device, it is passed on. After each decision everything hidden disappears, and it comes back only when the next player has taken the device and confirmed. Everyone else looks away.</source>
        <extracomment>Several people at one device</extracomment>
        <translation>Uma abantu abaningana bedlala edivayisini eyodwa, iyadluliselwa. Ngemva kwesinqumo ngasinye konke okufihliwe kuyanyamalala, kubuye kuphela uma umdlali olandelayo eseyithathile idivayisi waqinisekisa. Bonke abanye babuka kwenye indawo.</translation>
    </message>
    <message>
        <source>Bots play by the same rules and know no more than a player in their seat.</source>
        <extracomment>Bots</extracomment>
        <translation>Ama-bot adlala ngemithetho efanayo futhi awazi okungaphezu kokwaziwa ngumdlali osesihlalweni sawo.</translation>
    </message>
</context>
<context>
    <name>FirstStartForm</name>
    <message>
        <source>Choose a language</source>
        <translation>Khetha ulimi</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Sikubize ngokuthini?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Igama lakho</translation>
    </message>
    <message>
        <source>Pick a face</source>
        <translation>Khetha ubuso</translation>
    </message>
    <message>
        <source>No account, no network. Everything stays on this device.</source>
        <translation>Ayikho i-akhawunti, ayikho inethiwekhi. Konke kuhlala kule divayisi.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Qala</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Riverbones</source>
        <translation>Siyakwamukela ku-Riverbones</translation>
    </message>
    <message>
        <source>Dice, cards and good company around one table.</source>
        <translation>Amadayisi, amakhadi nabangane etafuleni elilodwa.</translation>
    </message>
</context>
<context>
    <name>ForcedBetsChapter</name>
    <message>
        <source>The dealer and the forced bets</source>
        <extracomment>A chapter of the rules: the dealer button, blinds and ante. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>I-dealer nokubheja okuyimpoqo</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer. Who has it first is decided by lot.</source>
        <extracomment>The dealer is drawn by lot</extracomment>
        <translation>Inkinobho ibekwa endaweni ye-dealer. Oyithola kuqala unqunywa ngenkatho.</translation>
    </message>
    <message>
        <source>So that there is something to win, some bets are forced. Blinds are paid by two players: the small blind by the first to the left of the dealer, the big blind by the second. An ante is paid by every player, before the blinds and straight into the pot; it is no part of a bet. At set-up you choose blinds, an ante or both.</source>
        <extracomment>B9: what blinds and ante are, who pays them, and when</extracomment>
        <translation>Ukuze kube khona okunqotshwayo, okunye ukubheja kuyimpoqo. Ama-blind akhokhwa ngabadlali ababili: i-blind encane ikhokhwa ngowokuqala ngakwesokunxele kwe-dealer, i-blind enkulu ikhokhwa ngowesibili. I-ante ikhokhwa yibo bonke abadlali, ngaphambi kwama-blind futhi iye ngqo ku-pot; ayiyona ingxenye yokubheja. Ngaphambi komdlalo ukhetha ama-blind, i-ante noma kokubili.</translation>
    </message>
    <message>
        <source>At your table there are blinds and no ante.</source>
        <extracomment>B9: what was agreed for the match that is being played. &quot;The table&quot;: where you play</extracomment>
        <translation>Etafuleni lakho kunama-blind, ayikho i-ante.</translation>
    </message>
    <message>
        <source>At your table there is an ante and there are no blinds.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho kune-ante, awekho ama-blind.</translation>
    </message>
    <message>
        <source>At your table there are blinds and an ante.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho kunama-blind ne-ante.</translation>
    </message>
    <message>
        <source>With blinds the first round of betting begins with the third player, left of the big blind. The blinds count as bets already made: to stay in, everybody must pay at least the big blind. The big blind comes last and may still raise, if nobody has. All later rounds begin with the first player still in to the left of the dealer.</source>
        <extracomment>B10: the third player begins; blinds are bets</extracomment>
        <translation>Lapho kunama-blind, umzuliswano wokubheja wokuqala uqalwa ngumdlali wesithathu, ngakwesokunxele kwe-blind enkulu. Ama-blind abalwa njengokubheja osekwenziwe: ukuze aqhubeke, wonke umdlali kumele akhokhe okungenani i-blind enkulu. I-blind enkulu idlala ekugcineni futhi isengakhuphula, uma kungekho okhuphulile. Yonke imizuliswano elandelayo iqalwa ngumdlali wokuqala osadlala ngakwesokunxele kwe-dealer.</translation>
    </message>
    <message>
        <source>When only two play, the dealer has the small blind too, comes first in the first round and last in all others.</source>
        <extracomment>Two players only</extracomment>
        <translation>Uma kudlala ababili kuphela, i-dealer ine-blind encane futhi, iqala emzuliswaneni wokuqala, bese iba ngeyokugcina kuyo yonke eminye.</translation>
    </message>
    <message>
        <source>With an ante alone there is no bet to call at first. Every round begins left of the dealer, and the smallest bet is agreed at set-up.</source>
        <extracomment>A game with an ante and no blinds</extracomment>
        <translation>Uma kune-ante kuphela, ekuqaleni akukho ukubheja okungenzelwa i-call. Umzuliswano ngamunye uqala ngakwesokunxele kwe-dealer, futhi ukubheja okuncane kakhulu kuvunyelwana ngakho ngaphambi komdlalo.</translation>
    </message>
    <message>
        <source>After every hand the big blind moves on to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it. The button lies where the small blind was due in the hand before, even if nobody plays there any more.</source>
        <extracomment>How the button and the blinds move on, also when somebody has left (&quot;dead button&quot;)</extracomment>
        <translation>Ngemva kwesandla ngasinye i-blind enkulu idlulela kumdlali olandelayo, ngakho akekho oyikhokha kabili kulandelana. I-blind encane kumele ikhokhwe ngobene-blind enkulu ngaphambilini; uma lowo mdlali engasekho, akekho oyikhokhayo. Inkinobho iba lapho bekumele kukhokhwe khona i-blind encane esandleni esandulele, noma kungasekho odlala lapho.</translation>
    </message>
    <message>
        <source>Who cannot pay a forced bet in full pays what is there and is all-in. What no other player can match of an ante goes back at once.</source>
        <extracomment>Who cannot pay a forced bet in full</extracomment>
        <translation>Ongakwazi ukukhokha ukubheja okuyimpoqo ngokugcwele ukhokha anakho, bese eba u-all-in. Ingxenye ye-ante engenakulinganiswa ngomunye umdlali ibuyiselwa ngaso leso sikhathi.</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>0.5</source>
        <extracomment>Write this number as your language does: its second sign is taken for the decimal mark of all numbers.</extracomment>
        <translation>0.5</translation>
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
        <translation>%1, %2</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written: d or dd is the day, MM the month as a number, MMMM its name, yyyy the year; words of your own stand in single quotes. It must read well behind &quot;saved on&quot;.</extracomment>
        <translation>yyyy-MM-dd</translation>
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
            <numerusform>umzuzu ongu-%1</numerusform>
            <numerusform>imizuzu engu-%1</numerusform>
        </translation>
    </message>
    <message>
        <source>1,234,567</source>
        <extracomment>Write this number as your language does: its second sign is put between the thousands of all numbers. If that is a space, take one at which no line breaks.</extracomment>
        <translation>1,234,567</translation>
    </message>
    <message>
        <source>1,234</source>
        <extracomment>Write this number as your language does: with or without a sign between the thousands of numbers of four digits</extracomment>
        <translation>1,234</translation>
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
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>I-Hold&apos;em Yamadayisi</translation>
    </message>
    <message>
        <source>Two hidden dice, five shared, and nerve.</source>
        <translation>Amadayisi amabili afihliwe, amahlanu asetafuleni, nesibindi.</translation>
    </message>
    <message>
        <source>Open end</source>
        <translation>Akunasiphelo</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>I-Hold&apos;em Ephindwe Kabili</translation>
    </message>
    <message>
        <source>Three cards, one of them the key, and two hands at a time.</source>
        <translation>Amakhadi amathathu, elilodwa liyinhloko, nezandla ezimbili kanyekanye.</translation>
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
    <name>GuideNote</name>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a remark, and how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Ngiyabonga</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Qhubeka</translation>
    </message>
    <message>
        <source>Skip the remarks</source>
        <translation>Yeqa amanothi</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>Every turn begins with a roll of all five dice. You may roll up to three times.</source>
        <translation>Ithuba ngalinye liqala ngokuphonsa wonke amadayisi amahlanu. Ungaphonsa kuze kube kathathu.</translation>
    </message>
    <message>
        <source>Tap the dice you want to keep, equal ones for example. The others are rolled again.</source>
        <translation>Thepha amadayisi ofuna ukuwagcina, isibonelo afanayo. Amanye aphonswa futhi.</translation>
    </message>
    <message>
        <source>The dashed numbers say what these dice are worth in each line. You may write after any roll.</source>
        <translation>Izinombolo ezinemidwa zibonisa amaphuzu ala madayisi emugqeni ngamunye. Ungabhala ngemva kwanoma yikuphi ukuphonsa.</translation>
    </message>
    <message>
        <source>Each line is filled once, one in every turn. If nothing fits, one of them gets a zero: give up a line that seldom works out.</source>
        <translation>Umugqa ngamunye ugcwaliswa kanye, owodwa ngethuba ngalinye. Uma kungekho ofanele, omunye uthola u-0: dela umugqa ongavamile ukuphumelela.</translation>
    </message>
    <message>
        <source>If the six lines on the left come to %1 or more, they bring 35 extra. Three of each face are about enough.</source>
        <extracomment>%1 is 63 or 64; three of each face make 63</extracomment>
        <translation>Uma imigqa eyisithupha yangakwesokunxele ifinyelela ku-%1 noma ngaphezulu, iletha amaphuzu angu-35 ngaphezulu. Amathathu enombolo ngayinye acishe anele.</translation>
    </message>
</context>
<context>
    <name>HandFigure</name>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are called</extracomment>
        <translation>Amadayisi: %1. %2</translation>
    </message>
    <message>
        <source>Cards: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five cards, as in &quot;king of hearts, ten of spades&quot;; %2: what they are called</extracomment>
        <translation>Amakhadi: %1. %2</translation>
    </message>
</context>
<context>
    <name>HandOnPaper</name>
    <message>
        <source>Winning five</source>
        <translation>Amahlanu anqobile</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Imenyu (F10)</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Dlulisela idivayisi komunye. Olandelayo: %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Abanye bonke, sicela ningabuki.</translation>
    </message>
    <message>
        <source>Press once more</source>
        <translation>Cindezela futhi</translation>
    </message>
    <message>
        <source>Press the button twice, or Enter twice.</source>
        <translation>Cindezela inkinobho kabili, noma u-Enter kabili.</translation>
    </message>
    <message>
        <source>Hold the button, or hold Enter, for a moment.</source>
        <translation>Bamba inkinobho, noma u-Enter, okwesikhashana.</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>High die</source>
        <translation>Idayisi eliphezulu</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Ipheya elilodwa</translation>
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
        <source>Straight</source>
        <translation>I-straight</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>I-full house</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Amane afanayo</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Amahlanu afanayo</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;fives&quot;; %2: the fifth die, as in &quot;a six&quot;</extracomment>
        <translation>%1, no-%2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;fives&quot;; %2: the pair, as in &quot;sixes&quot;</extracomment>
        <translation>%1 amathathu %2 amabili</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>u-2 kuya ku-6</translation>
    </message>
    <message>
        <source>one to five</source>
        <comment>straight</comment>
        <translation>u-1 kuya ku-5</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;fives&quot;; %2 and %3: the other dice, as in &quot;a six&quot;</extracomment>
        <translation>%1, no-%2 no-%3</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;sixes&quot;; %3: the fifth die, as in &quot;a two&quot;</extracomment>
        <translation>%1 n%2, no-%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand. %1: what it is called, as in &quot;Full house&quot;; %2: which numbers, as in &quot;fives over sixes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-1</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>two dice or more that show it</comment>
        <translation>ama-6</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-1</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>nama-6</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>a die beside the others, after: with</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>a die beside the others, after: with</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>a die beside the others, after: with</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>a die beside the others, after: with</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>a die beside the others, after: with</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>a die beside the others, after: with</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-1</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>u-6</translation>
    </message>
</context>
<context>
    <name>HelpAgreed</name>
    <message>
        <source>Bonus and joker in this match</source>
        <extracomment>Above the bonus and the joker as they are in the match that is being played</extracomment>
        <translation>Ibhonasi ne-joker kulo mdlalo</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for more than 63 on the left.</source>
        <translation>Ibhonasi yangakwesokunxele: amaphuzu angu-35 uma isamba sakhona singaphezu kuka-63.</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for 63 or more on the left.</source>
        <translation>Ibhonasi yangakwesokunxele: amaphuzu angu-35 uma isamba sakhona singu-63 noma ngaphezulu.</translation>
    </message>
    <message>
        <source>Joker: with 50 in Poker, five equal dice bring 100 extra every time. They must go to the left line of their number. If it is filled, they go to any open line on the right and count as matching it. If none is open there, a 0 goes to the left.</source>
        <translation>I-joker: uma umugqa we-Poker unamaphuzu angu-50, amadayisi amahlanu afanayo aletha amaphuzu angu-100 ngaphezulu njalo. Kumele abhalwe emugqeni wangakwesokunxele wenombolo yawo. Uma usugcwalisiwe, abhalwa kunoma yimuphi umugqa ongenalutho ngakwesokudla, futhi kuthathwa ngokuthi ayawufanela. Uma kungekho ongenalutho lapho, kubhalwa u-0 ngakwesokunxele.</translation>
    </message>
    <message>
        <source>No joker: after the first Poker, five equal dice are ordinary, and there is no bonus of 100.</source>
        <translation>I-joker ivaliwe: ngemva kwe-Poker yokuqala amadayisi amahlanu afanayo abalwa njengokuvamile, futhi ayikho ibhonasi engu-100.</translation>
    </message>
</context>
<context>
    <name>HoldemHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the roll of the hidden dice to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Isandla</translation>
    </message>
    <message>
        <source>A hand begins with a roll: every player gets two dice and keeps them hidden. Only that player sees them.</source>
        <extracomment>B2: two private dice</extracomment>
        <translation>Isandla siqala ngokuphonsa: umdlali ngamunye uthola amadayisi amabili bese ewafihla. Abonwa yilowo mdlali kuphela.</translation>
    </message>
    <message>
        <source>It goes on in this order. First the hidden dice and the first round of betting. Then three dice in the middle, called the flop, and the second round. Then a fourth die, the turn, and the third round. Then a fifth die, the river, and the fourth round. At last the showdown.</source>
        <extracomment>B3: the order of dice and betting; flop, turn and river are explained here</extracomment>
        <translation>Kuqhubeka kanje. Kuqala amadayisi afihliwe nomzuliswano wokubheja wokuqala. Bese kuba amadayisi amathathu phakathi, okuthiwa yi-flop, nomzuliswano wesibili. Bese kuba idayisi lesine, i-turn, nomzuliswano wesithathu. Bese kuba idayisi lesihlanu, i-river, nomzuliswano wesine. Ekugcineni kuvezwa amadayisi.</translation>
    </message>
    <message>
        <source>At the showdown each player still in has seven dice: two own ones and the five in the middle. The best five of the seven count, in any mix: with two, one or none of the own dice.</source>
        <extracomment>B4: any mix of own and community dice</extracomment>
        <translation>Lapho kuvezwa amadayisi, umdlali ngamunye osadlala unamadayisi ayisikhombisa: amabili akhe namahlanu aphakathi. Kubalwa amahlanu ahamba phambili kwayisikhombisa, axutshwe nganoma iyiphi indlela: amabili akhe, elilodwa lakhe noma kungabi bikho nalinye lakhe.</translation>
    </message>
    <message>
        <source>If the five dice in the middle are better than anything the own dice could add, they are everybody&apos;s hand, and all who are still in share the pot.</source>
        <extracomment>A player may be better off with the five in the middle alone</extracomment>
        <translation>Uma amadayisi amahlanu aphakathi engcono kunanoma yini engangezwa amadayisi omdlali, ayisandla sabo bonke, futhi bonke abasadlala bahlukaniselana i-pot.</translation>
    </message>
</context>
<context>
    <name>HoldemHouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Indlela odlala ngayo</translation>
    </message>
</context>
<context>
    <name>HoldemRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of dice in their order, and how equal kinds are decided. &quot;Hand&quot;: the dice that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Yini edlula yini</translation>
    </message>
    <message>
        <source>There are eight kinds of hands. From the highest down: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair, high die. Between two hands of the same kind the numbers on the dice decide.</source>
        <extracomment>B5: all eight kinds in their order, the highest first. The names are those of HandWords</extracomment>
        <translation>Kunezinhlobo eziyisishiyagalombili zezandla. Kusukela kwesiphezulu kakhulu: amahlanu afanayo, amane afanayo, i-full house, i-straight, amathathu afanayo, amapheya amabili, ipheya elilodwa, idayisi eliphezulu. Phakathi kwezandla ezimbili zohlobo olufanayo kunquma izinombolo ezisemadayisini.</translation>
    </message>
    <message>
        <source>Five of a kind: five equal dice. The higher number wins.</source>
        <extracomment>B6: five of a kind</extracomment>
        <translation>Amahlanu afanayo: amadayisi amahlanu afanayo. Kunqoba inombolo ephakeme.</translation>
    </message>
    <message>
        <source>Four of a kind: four equal dice. The higher number wins; if it is the same, the fifth die decides.</source>
        <extracomment>B6: four of a kind; then the odd die</extracomment>
        <translation>Amane afanayo: amadayisi amane afanayo. Kunqoba inombolo ephakeme; uma ilingana, kunquma idayisi lesihlanu.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>B6: full house; the triple first, then the pair</extracomment>
        <translation>I-full house: amadayisi amathathu enombolo eyodwa namabili enombolo ehlukile. Kunqoba amathathu aphakeme; uma elingana, kunqoba ipheya eliphakeme.</translation>
    </message>
    <message>
        <source>Straight: five numbers in a row. There are only two, 1-2-3-4-5 and 2-3-4-5-6, and the one with the higher highest die wins. It does not go round: 5-6-1-2-3 is no straight. It stands below the full house and above three of a kind.</source>
        <extracomment>B6: straight; only 1-5 and 2-6, decided by the highest die; its place in the order</extracomment>
        <translation>I-straight: izinombolo ezinhlanu ezilandelanayo. Kunezimbili kuphela, u-1-2-3-4-5 no-2-3-4-5-6, futhi kunqoba le enedayisi eliphezulu eliphakeme. Ayizungezi: u-5-6-1-2-3 akuyona i-straight. Ingaphansi kwe-full house futhi ingaphezu kwamathathu afanayo.</translation>
    </message>
    <message>
        <source>Three of a kind: three equal dice. The higher number wins; then the two other dice decide, the higher one first.</source>
        <extracomment>B7: three of a kind; then the remaining dice, high to low</extracomment>
        <translation>Amathathu afanayo: amadayisi amathathu afanayo. Kunqoba inombolo ephakeme; bese kunquma amanye amabili, eliphakeme kuqala.</translation>
    </message>
    <message>
        <source>Two pairs: two dice of one number and two of another. The higher pair decides, then the lower pair, then the fifth die.</source>
        <extracomment>B7: two pairs; the higher pair, the lower pair, the fifth die</extracomment>
        <translation>Amapheya amabili: amadayisi amabili enombolo eyodwa namabili enombolo ehlukile. Kunquma ipheya eliphakeme, bese kuba eliphansi, bese kuba idayisi lesihlanu.</translation>
    </message>
    <message>
        <source>One pair: two equal dice. The higher number wins; then the three other dice decide, from the highest down.</source>
        <extracomment>B7: one pair; then the remaining dice, high to low</extracomment>
        <translation>Ipheya elilodwa: amadayisi amabili afanayo. Kunqoba inombolo ephakeme; bese kunquma amanye amathathu, kusukela kweliphezulu kakhulu.</translation>
    </message>
    <message>
        <source>High die: nothing of all this. The dice decide, from the highest down.</source>
        <extracomment>B7: high die</extracomment>
        <translation>Idayisi eliphezulu: akukho kulokhu konke. Kunquma amadayisi, kusukela kweliphezulu kakhulu.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Only the best five dice count for this: the sixth and the seventh never decide anything.</source>
        <extracomment>B8: equal hands split the pot; dice outside the best five never count</extracomment>
        <translation>Izandla ezilingana kukho konke lokhu zahlukaniselana i-pot. Kubalwa kuphela amadayisi amahlanu ahamba phambili: elesithupha nelesikhombisa awanqumi lutho.</translation>
    </message>
    <message>
        <source>With seven dice one pair and high die cannot occur. Without a straight there are at most five different numbers among seven dice, so they always make two pairs or three of a kind: two pairs are the lowest hand of a showdown. The two last kinds exist only before it: in the two own dice; after the flop, where the five dice are one pair in 46.3% of all cases and high die in 6.2%; and after the turn, where six dice are one pair in 15.4%.</source>
        <extracomment>Counted over all rolls of seven dice. The last two kinds exist only before the river</extracomment>
        <translation>Ngamadayisi ayisikhombisa ipheya elilodwa nedayisi eliphezulu akunakwenzeka. Uma ingekho i-straight, emadayisini ayisikhombisa kunezinombolo ezehlukene ezingekho ngaphezu kwezinhlanu, ngakho njalo akha amapheya amabili noma amathathu afanayo: amapheya amabili yisandla esiphansi kakhulu lapho kuvezwa amadayisi. Izinhlobo ezimbili zokugcina zikhona ngaphambi kwalokho kuphela: emadayisini amabili omdlali; ngemva kwe-flop, lapho amadayisi amahlanu eyipheya elilodwa ku-46.3% wezikhathi nedayisi eliphezulu ku-6.2%; nangemva kwe-turn, lapho amadayisi ayisithupha eyipheya elilodwa ku-15.4%.</translation>
    </message>
    <message>
        <source>Of all possible rolls of seven dice, the best five are two pairs in 31.5%, a full house in 34.5%, a straight in 17.4%, four of a kind in 9.4%, three of a kind in 6.0% and five of a kind in 1.2%.</source>
        <extracomment>Counted over all rolls of seven dice; the best five of each</extracomment>
        <translation>Kukho konke ukuphonsa okungenzeka kwamadayisi ayisikhombisa, amahlanu ahamba phambili angamapheya amabili ku-31.5%, i-full house ku-34.5%, i-straight ku-17.4%, amane afanayo ku-9.4%, amathathu afanayo ku-6.0% namahlanu afanayo ku-1.2%.</translation>
    </message>
    <message>
        <source>So a full house comes up more often than two pairs, and three of a kind less often than a straight or a full house. The order of the hands follows the custom of poker, not these figures. That is meant so, and no mistake.</source>
        <extracomment>No mistake: the order is that of poker</extracomment>
        <translation>Ngakho i-full house ivela kaningi kunamapheya amabili, kanti amathathu afanayo avela kancane kune-straight noma i-full house. Ukulandelana kwezandla kulandela isiko le-poker, hhayi lezi zibalo. Kuhloswe kanjalo, akulona iphutha.</translation>
    </message>
</context>
<context>
    <name>HoldemShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Ngamafuphi</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em is for 2 to 10 players, people and bots in any mix. They play for chips, and chips are there for counting only: they have no money value.</source>
        <extracomment>B1: two to ten players; chips without any money value</extracomment>
        <translation>I-Hold&apos;em Yamadayisi idlalwa ngabadlali abangu-2 kuya ku-10, abantu nama-bot bexutshwe nganoma iyiphi indlela. Kudlalelwa ama-chip, futhi ama-chip angawokubala kuphela: awanayo inani lemali.</translation>
    </message>
    <message>
        <source>Every player has two dice that nobody else sees. Five more dice come to the middle of the table and belong to everybody, and before, between and after them there is betting.</source>
        <extracomment>The game in two sentences; &quot;A hand&quot; has the details</extracomment>
        <translation>Umdlali ngamunye unamadayisi amabili angabonwa ngomunye. Amanye amahlanu abekwa phakathi kwetafula futhi angawabo bonke; ngaphambi kwawo, phakathi kwawo nangemva kwawo kuyabhejwa.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end turns the hidden dice up: the best five of the seven dice win what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Osalayo kuze kube sekugcineni uveza amadayisi akhe afihliwe: amahlanu ahamba phambili kwayisikhombisa anqoba okuse-pot. Owenza bonke abanye bayeke uyayinqoba ngaphandle kokuveza lutho.</translation>
    </message>
</context>
<context>
    <name>HomeGreeting</name>
    <message>
        <source>Hello</source>
        <translation>Sawubona</translation>
    </message>
    <message>
        <source>Hello, %1</source>
        <translation>Sawubona, %1</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Sawubona, %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>Sawubona, %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>Sawubona, %1</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Rules</source>
        <translation>Imithetho</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Izilungiselelo</translation>
    </message>
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
    <name>HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Imithetho yetafula</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Ukuthenga futhi uma ama-chip ephelile</translation>
    </message>
    <message>
        <source>bots do it by themselves</source>
        <translation>ama-bot akwenza ngokwawo</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Isikhathi sokunquma</translation>
    </message>
    <message numerus="yes">
        <source>and a time bank of %n second(s) a match</source>
        <translation>
            <numerusform>nesikhathi esigodliwe: umzuzwana ongu-%n emdlalweni</numerusform>
            <numerusform>nesikhathi esigodliwe: imizuzwana engu-%n emdlalweni</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Okufihliwe kuhlala kufihliwe</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at. Between people a screen covers the table while the device is passed on.</source>
        <translation>Izandla ezenziwe i-fold nezingavezwanga zihlala ziyimfihlo kuze kuphele umdlalo; ngemva kwalokho konke kungabukwa. Lapho idivayisi idluliselwa komunye, itafula limbozwa yisikrini.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Ama-chip aseleyo</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Okungenakwahlukaniswa kunikwa abanqobi nge-chip eyodwa ngesikhathi, kuqalwa ngakwesokunxele kwe-dealer.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Isikhathi sekhadi eliyinhloko</translation>
    </message>
    <message>
        <source>without time bank</source>
        <translation>ngaphandle kwesikhathi esigodliwe</translation>
    </message>
    <message>
        <source>as long as there is no clock there is no limit either</source>
        <translation>uma isikhathi sokunquma singabekiwe, nalapha awukho umkhawulo</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>House rules</source>
        <translation>Imithetho yetafula</translation>
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
    <name>KeepWords</name>
    <message>
        <source>Keep the two of clubs</source>
        <translation>Khetha u-2 wama-club</translation>
    </message>
    <message>
        <source>Keep the two of diamonds</source>
        <translation>Khetha u-2 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the two of hearts</source>
        <translation>Khetha u-2 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the two of spades</source>
        <translation>Khetha u-2 wama-spade</translation>
    </message>
    <message>
        <source>Keep the three of clubs</source>
        <translation>Khetha u-3 wama-club</translation>
    </message>
    <message>
        <source>Keep the three of diamonds</source>
        <translation>Khetha u-3 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the three of hearts</source>
        <translation>Khetha u-3 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the three of spades</source>
        <translation>Khetha u-3 wama-spade</translation>
    </message>
    <message>
        <source>Keep the four of clubs</source>
        <translation>Khetha u-4 wama-club</translation>
    </message>
    <message>
        <source>Keep the four of diamonds</source>
        <translation>Khetha u-4 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the four of hearts</source>
        <translation>Khetha u-4 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the four of spades</source>
        <translation>Khetha u-4 wama-spade</translation>
    </message>
    <message>
        <source>Keep the five of clubs</source>
        <translation>Khetha u-5 wama-club</translation>
    </message>
    <message>
        <source>Keep the five of diamonds</source>
        <translation>Khetha u-5 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the five of hearts</source>
        <translation>Khetha u-5 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the five of spades</source>
        <translation>Khetha u-5 wama-spade</translation>
    </message>
    <message>
        <source>Keep the six of clubs</source>
        <translation>Khetha u-6 wama-club</translation>
    </message>
    <message>
        <source>Keep the six of diamonds</source>
        <translation>Khetha u-6 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the six of hearts</source>
        <translation>Khetha u-6 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the six of spades</source>
        <translation>Khetha u-6 wama-spade</translation>
    </message>
    <message>
        <source>Keep the seven of clubs</source>
        <translation>Khetha u-7 wama-club</translation>
    </message>
    <message>
        <source>Keep the seven of diamonds</source>
        <translation>Khetha u-7 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the seven of hearts</source>
        <translation>Khetha u-7 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the seven of spades</source>
        <translation>Khetha u-7 wama-spade</translation>
    </message>
    <message>
        <source>Keep the eight of clubs</source>
        <translation>Khetha u-8 wama-club</translation>
    </message>
    <message>
        <source>Keep the eight of diamonds</source>
        <translation>Khetha u-8 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the eight of hearts</source>
        <translation>Khetha u-8 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the eight of spades</source>
        <translation>Khetha u-8 wama-spade</translation>
    </message>
    <message>
        <source>Keep the nine of clubs</source>
        <translation>Khetha u-9 wama-club</translation>
    </message>
    <message>
        <source>Keep the nine of diamonds</source>
        <translation>Khetha u-9 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the nine of hearts</source>
        <translation>Khetha u-9 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the nine of spades</source>
        <translation>Khetha u-9 wama-spade</translation>
    </message>
    <message>
        <source>Keep the ten of clubs</source>
        <translation>Khetha u-10 wama-club</translation>
    </message>
    <message>
        <source>Keep the ten of diamonds</source>
        <translation>Khetha u-10 wamadayimane</translation>
    </message>
    <message>
        <source>Keep the ten of hearts</source>
        <translation>Khetha u-10 wezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the ten of spades</source>
        <translation>Khetha u-10 wama-spade</translation>
    </message>
    <message>
        <source>Keep the jack of clubs</source>
        <translation>Khetha i-jack yama-club</translation>
    </message>
    <message>
        <source>Keep the jack of diamonds</source>
        <translation>Khetha i-jack yamadayimane</translation>
    </message>
    <message>
        <source>Keep the jack of hearts</source>
        <translation>Khetha i-jack yezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the jack of spades</source>
        <translation>Khetha i-jack yama-spade</translation>
    </message>
    <message>
        <source>Keep the queen of clubs</source>
        <translation>Khetha i-queen yama-club</translation>
    </message>
    <message>
        <source>Keep the queen of diamonds</source>
        <translation>Khetha i-queen yamadayimane</translation>
    </message>
    <message>
        <source>Keep the queen of hearts</source>
        <translation>Khetha i-queen yezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the queen of spades</source>
        <translation>Khetha i-queen yama-spade</translation>
    </message>
    <message>
        <source>Keep the king of clubs</source>
        <translation>Khetha i-king yama-club</translation>
    </message>
    <message>
        <source>Keep the king of diamonds</source>
        <translation>Khetha i-king yamadayimane</translation>
    </message>
    <message>
        <source>Keep the king of hearts</source>
        <translation>Khetha i-king yezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the king of spades</source>
        <translation>Khetha i-king yama-spade</translation>
    </message>
    <message>
        <source>Keep the ace of clubs</source>
        <translation>Khetha i-ace yama-club</translation>
    </message>
    <message>
        <source>Keep the ace of diamonds</source>
        <translation>Khetha i-ace yamadayimane</translation>
    </message>
    <message>
        <source>Keep the ace of hearts</source>
        <translation>Khetha i-ace yezinhliziyo</translation>
    </message>
    <message>
        <source>Keep the ace of spades</source>
        <translation>Khetha i-ace yama-spade</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept: %1</source>
        <extracomment>%1 is the faces of some dice, such as &quot;2 4 4&quot;</extracomment>
        <translation>Kugciniwe: %1</translation>
    </message>
    <message>
        <source>Kept: one ace</source>
        <extracomment>One die that shows a one lies on the shelf; the same for the sentences that follow.</extracomment>
        <translation>Kugciniwe: u-1</translation>
    </message>
    <message>
        <source>Kept: one two</source>
        <translation>Kugciniwe: u-2</translation>
    </message>
    <message>
        <source>Kept: one three</source>
        <translation>Kugciniwe: u-3</translation>
    </message>
    <message>
        <source>Kept: one four</source>
        <translation>Kugciniwe: u-4</translation>
    </message>
    <message>
        <source>Kept: one five</source>
        <translation>Kugciniwe: u-5</translation>
    </message>
    <message>
        <source>Kept: one six</source>
        <translation>Kugciniwe: u-6</translation>
    </message>
    <message>
        <source>Kept: two aces</source>
        <translation>Kugciniwe: ama-1 amabili</translation>
    </message>
    <message>
        <source>Kept: two twos</source>
        <translation>Kugciniwe: ama-2 amabili</translation>
    </message>
    <message>
        <source>Kept: two threes</source>
        <translation>Kugciniwe: ama-3 amabili</translation>
    </message>
    <message>
        <source>Kept: two fours</source>
        <translation>Kugciniwe: ama-4 amabili</translation>
    </message>
    <message>
        <source>Kept: two fives</source>
        <translation>Kugciniwe: ama-5 amabili</translation>
    </message>
    <message>
        <source>Kept: two sixes</source>
        <translation>Kugciniwe: ama-6 amabili</translation>
    </message>
    <message>
        <source>Kept: three aces</source>
        <translation>Kugciniwe: ama-1 amathathu</translation>
    </message>
    <message>
        <source>Kept: three twos</source>
        <translation>Kugciniwe: ama-2 amathathu</translation>
    </message>
    <message>
        <source>Kept: three threes</source>
        <translation>Kugciniwe: ama-3 amathathu</translation>
    </message>
    <message>
        <source>Kept: three fours</source>
        <translation>Kugciniwe: ama-4 amathathu</translation>
    </message>
    <message>
        <source>Kept: three fives</source>
        <translation>Kugciniwe: ama-5 amathathu</translation>
    </message>
    <message>
        <source>Kept: three sixes</source>
        <translation>Kugciniwe: ama-6 amathathu</translation>
    </message>
    <message>
        <source>Kept: four aces</source>
        <translation>Kugciniwe: ama-1 amane</translation>
    </message>
    <message>
        <source>Kept: four twos</source>
        <translation>Kugciniwe: ama-2 amane</translation>
    </message>
    <message>
        <source>Kept: four threes</source>
        <translation>Kugciniwe: ama-3 amane</translation>
    </message>
    <message>
        <source>Kept: four fours</source>
        <translation>Kugciniwe: ama-4 amane</translation>
    </message>
    <message>
        <source>Kept: four fives</source>
        <translation>Kugciniwe: ama-5 amane</translation>
    </message>
    <message>
        <source>Kept: four sixes</source>
        <translation>Kugciniwe: ama-6 amane</translation>
    </message>
    <message>
        <source>Kept: five aces</source>
        <translation>Kugciniwe: ama-1 amahlanu</translation>
    </message>
    <message>
        <source>Kept: five twos</source>
        <translation>Kugciniwe: ama-2 amahlanu</translation>
    </message>
    <message>
        <source>Kept: five threes</source>
        <translation>Kugciniwe: ama-3 amahlanu</translation>
    </message>
    <message>
        <source>Kept: five fours</source>
        <translation>Kugciniwe: ama-4 amahlanu</translation>
    </message>
    <message>
        <source>Kept: five fives</source>
        <translation>Kugciniwe: ama-5 amahlanu</translation>
    </message>
    <message>
        <source>Kept: five sixes</source>
        <translation>Kugciniwe: ama-6 amahlanu</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>Choose your key card</source>
        <translation>Khetha ikhadi lakho eliyinhloko</translation>
    </message>
    <message>
        <source>It joins both your hands. The other two cards never play together.</source>
        <translation>Lingena ezandleni zakho zombili. Amanye amakhadi amabili awadlali ndawonye nanini.</translation>
    </message>
</context>
<context>
    <name>KeyHands</name>
    <message>
        <source>Hand 1</source>
        <comment>of the two hands of a player</comment>
        <translation>Isandla 1</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <comment>of the two hands of a player</comment>
        <translation>Isandla 2</translation>
    </message>
    <message>
        <source>Look at a card: the two hands it makes stand here.</source>
        <translation>Bheka ikhadi: izandla ezimbili elizenzayo zivela lapha.</translation>
    </message>
</context>
<context>
    <name>KeyKeep</name>
    <message>
        <source>Look at a card first</source>
        <translation>Bheka ikhadi kuqala</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Khetha leli khadi</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>This cannot be changed later in the hand.</source>
        <translation>Lokhu akunakushintshwa kamuva kulesi sandla.</translation>
    </message>
</context>
<context>
    <name>KeyTray</name>
    <message>
        <source>Your three cards</source>
        <translation>Amakhadi akho amathathu</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Covered card</source>
        <translation>Ikhadi elifihliwe</translation>
    </message>
    <message>
        <source>%1. Hand 1: %2. Hand 2: %3.</source>
        <comment>card that may become the key card</comment>
        <extracomment>%1: a card, as in &quot;king of hearts&quot;; %2 and %3: hands, as in &quot;Two pairs, kings and nines, with a four&quot;</extracomment>
        <translation>%1. Isandla 1: %2. Isandla 2: %3.</translation>
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
        <translation>Emuva, noma vala okuvuliwe</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do what has the focus</source>
        <translation>Yenza okukhethiwe</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>the key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next control, to the next group</source>
        <translation>Isilawuli esilandelayo, iqembu elilandelayo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Imithetho</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Imenyu</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Vula noma vala isikrini esigcwele</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Izilungiselelo</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Vula noma vala umsindo</translation>
    </message>
    <message>
        <source>Larger text, smaller text, text as at first</source>
        <translation>Umbhalo omkhulu, omncane, njengasekuqaleni</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Lolu hlu</translation>
    </message>
</context>
<context>
    <name>KeysPaper</name>
    <message>
        <source>Keys</source>
        <translation>Okhiye</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Vala</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Yonke indawo</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Lapha</translation>
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
        <translation>Ulimi</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>Hold Space, or press on the tray, to look.</source>
        <translation>Bamba u-Space, noma cindezela ithreyi, ukuze ubheke.</translation>
    </message>
</context>
<context>
    <name>LineHelp</name>
    <message>
        <source>Sum of the ones</source>
        <extracomment>Each of these fifteen stands below the name of a line of the scorecard. A number at the end is its points</extracomment>
        <translation>Isamba sama-1 kuphela</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Isamba sama-2 kuphela</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Isamba sama-3 kuphela</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Isamba sama-4 kuphela</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Isamba sama-5 kuphela</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Isamba sama-6 kuphela</translation>
    </message>
    <message>
        <source>Two equal dice: sum of all dice</source>
        <translation>Amabili afanayo: isamba samadayisi onke</translation>
    </message>
    <message>
        <source>Two different numbers, each twice: sum of all dice</source>
        <translation>Izinombolo ezimbili ezehlukene, ngayinye kabili: isamba samadayisi onke</translation>
    </message>
    <message>
        <source>Three equal dice: sum of all dice</source>
        <translation>Amathathu afanayo: isamba samadayisi onke</translation>
    </message>
    <message>
        <source>Four equal dice: sum of all dice</source>
        <translation>Amane afanayo: isamba samadayisi onke</translation>
    </message>
    <message>
        <source>Three of one number, two of another: 25</source>
        <translation>Amathathu enombolo eyodwa, namabili enombolo ehlukile: 25</translation>
    </message>
    <message>
        <source>Four numbers in a row: 30</source>
        <translation>Izinombolo ezine ezilandelanayo: 30</translation>
    </message>
    <message>
        <source>Five numbers in a row: 40</source>
        <translation>Izinombolo ezinhlanu ezilandelanayo: 40</translation>
    </message>
    <message>
        <source>Five equal dice: 50</source>
        <translation>Amahlanu afanayo: 50</translation>
    </message>
    <message>
        <source>Any dice: sum of all dice</source>
        <translation>Noma yimaphi amadayisi: isamba sawo onke</translation>
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
    <message>
        <source>%2 wrote %1 in aces.</source>
        <translation>%2: ubhale u-%1 kuma-1.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in twos.</source>
        <translation>%2: ubhale u-%1 kuma-2.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in threes.</source>
        <translation>%2: ubhale u-%1 kuma-3.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fours.</source>
        <translation>%2: ubhale u-%1 kuma-4.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fives.</source>
        <translation>%2: ubhale u-%1 kuma-5.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in sixes.</source>
        <translation>%2: ubhale u-%1 kuma-6.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in pair.</source>
        <translation>%2: ubhale u-%1 kwipheya.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in two pairs.</source>
        <translation>%2: ubhale u-%1 kumapheya amabili.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in three of a kind.</source>
        <translation>%2: ubhale u-%1 kumathathu afanayo.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in four of a kind.</source>
        <translation>%2: ubhale u-%1 kumane afanayo.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in full house.</source>
        <translation>%2: ubhale u-%1 kwi-full house.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in small straight.</source>
        <translation>%2: ubhale u-%1 kwi-straight encane.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in large straight.</source>
        <translation>%2: ubhale u-%1 kwi-straight enkulu.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in Poker.</source>
        <translation>%2: ubhale u-%1 kwi-Poker.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in chance.</source>
        <translation>%2: ubhale u-%1 ethubeni.</translation>
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
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Okwenzekile</translation>
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
    <name>MatHint</name>
    <message>
        <source>%1 is thinking</source>
        <translation>Kucabanga: %1</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Thepha idayisi ukuze uligcine noma ulidedele</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Khetha umugqa ozowugcwalisa</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Umdlalo olondoloziwe wonakele</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Kulungile</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Umdlalo uyaqhubeka. Ukulondoloza kuzozanywa futhi ngesinyathelo ngasinye.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is what a button says: &quot;Write 12 in fours&quot;</extracomment>
        <translation>Icebiso: %1</translation>
    </message>
    <message>
        <source>A part of the file makes no sense. The game goes on from just before it.</source>
        <translation>Ingxenye yaleli fayela ayinangqondo. Umdlalo uqhubeka kusukela ngaphambi kwayo.</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>That is as long as a name can be.</source>
        <translation>Igama alikwazi ukuba lide kunalokhu.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>%1: less</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: nciphisa</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: khuphula</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Covered cards</source>
        <translation>Amakhadi afihliwe</translation>
    </message>
</context>
<context>
    <name>OwnDice</name>
    <message>
        <source>Covered dice</source>
        <translation>Amadayisi afihliwe</translation>
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
            <numerusform>Isikhathi esigodliwe: umzuzwana ongu-%n</numerusform>
            <numerusform>Isikhathi esigodliwe: imizuzwana engu-%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Ingxenye ye-Riverbones ayitholakali.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Everybody who is known sits at this table.</source>
        <translation>Bonke abaziwayo bahleli kuleli tafula.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Picture of %1</source>
        <translation>Isithombe: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Khipha: %1</translation>
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
    <name>PokerActionWords</name>
    <message>
        <source>%1 deals first: the lot decided.</source>
        <translation>I-dealer yokuqala, ngenkatho: %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Isandla sikhanseliwe. Wonke ama-chip abuyele lapho ayekhona ngaphambi kwaso.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Umdlalo uphelile.</translation>
    </message>
    <message>
        <source>%1 is all-in.</source>
        <translation>%1: u-all-in.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3.</source>
        <translation>Isandla %1. Ama-blind: %2 / %3.</translation>
    </message>
    <message>
        <source>Hand %1. Ante %2, smallest bet %3.</source>
        <translation>Isandla %1. I-ante: %2, ukubheja okuncane kakhulu: %3.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3, ante %4.</source>
        <translation>Isandla %1. Ama-blind: %2 / %3, i-ante: %4.</translation>
    </message>
    <message>
        <source>The stakes have risen.</source>
        <translation>Ukubheja kukhuphukile.</translation>
    </message>
    <message>
        <source>Flop: %1.</source>
        <translation>I-flop: %1.</translation>
    </message>
    <message>
        <source>Turn: %1.</source>
        <comment>the fourth shared die or card</comment>
        <translation>I-turn: %1.</translation>
    </message>
    <message>
        <source>River: %1.</source>
        <comment>the fifth shared die or card</comment>
        <translation>I-river: %1.</translation>
    </message>
    <message>
        <source>%2 won the pot: %1.</source>
        <translation>%2: unqobe i-pot: %1.</translation>
    </message>
    <message>
        <source>%3 won side pot %1: %2.</source>
        <translation>%3: unqobe i-pot eseceleni %1: %2.</translation>
    </message>
    <message>
        <source>The pot of %1 is shared: %2.</source>
        <translation>I-pot engu-%1 iyahlukaniswa: %2.</translation>
    </message>
    <message>
        <source>Side pot %1 of %2 is shared: %3.</source>
        <translation>I-pot eseceleni %1 engu-%2 iyahlukaniswa: %3.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 posted the ante: %1.</source>
        <translation>%2: ukhokhe i-ante: %1.</translation>
    </message>
    <message>
        <source>%2 posted the small blind: %1.</source>
        <translation>%2: ukhokhe i-blind encane: %1.</translation>
    </message>
    <message>
        <source>%2 posted the big blind: %1.</source>
        <translation>%2: ukhokhe i-blind enkulu: %1.</translation>
    </message>
    <message>
        <source>%1 checked.</source>
        <translation>%1: wenze i-check.</translation>
    </message>
    <message>
        <source>%2 called %1.</source>
        <translation>%2: wenze i-call: %1.</translation>
    </message>
    <message>
        <source>%2 bet %1.</source>
        <translation>%2: ubheje u-%1.</translation>
    </message>
    <message>
        <source>%2 raised to %1.</source>
        <translation>%2: ukhuphulele ku-%1.</translation>
    </message>
    <message>
        <source>%1 folded.</source>
        <translation>%1: wenze i-fold.</translation>
    </message>
    <message>
        <source>%2 got %1 back: nobody matched it.</source>
        <translation>%2: ubuyiselwe u-%1: akekho olinganise.</translation>
    </message>
    <message>
        <source>%2 chose to show: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2: ukhethe ukuveza: %1.</translation>
    </message>
    <message>
        <source>%2 showed: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2: uveze: %1.</translation>
    </message>
    <message>
        <source>%1 has all the chips and wins.</source>
        <translation>%1: uthole wonke ama-chip, unqobile.</translation>
    </message>
    <message>
        <source>%2 is out. Place: %1.</source>
        <translation>%2: uphumile. Indawo: %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1: isikhathi siphelile.</translation>
    </message>
    <message>
        <source>%2 left the table during the hand, with %1.</source>
        <translation>%2: usuke etafuleni isandla sisaqhubeka, wahamba no-%1.</translation>
    </message>
    <message>
        <source>%2 left the table with %1.</source>
        <translation>%2: usuke etafuleni, wahamba no-%1.</translation>
    </message>
    <message>
        <source>%2 came back with %1.</source>
        <translation>%2: ubuyile no-%1.</translation>
    </message>
    <message>
        <source>%3 bought %1 in and has %2 now.</source>
        <translation>%3: uthenge ama-chip angu-%1, manje unangu-%2.</translation>
    </message>
    <message>
        <source>A gentle bot plays this seat now: %1.</source>
        <translation>I-bot epholile isidlala kulesi sihlalo: %1.</translation>
    </message>
    <message>
        <source>A steady bot plays this seat now: %1.</source>
        <translation>I-bot ezinzile isidlala kulesi sihlalo: %1.</translation>
    </message>
    <message>
        <source>A sharp bot plays this seat now: %1.</source>
        <translation>I-bot ekhaliphile isidlala kulesi sihlalo: %1.</translation>
    </message>
    <message>
        <source>Nobody stands in any more for %1.</source>
        <translation>Akekho osemele: %1.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Isandla %1</translation>
    </message>
    <message>
        <source>The rules chose a key card for %1.</source>
        <translation>%1: ikhadi eliyinhloko likhethwe ngokwemithetho.</translation>
    </message>
    <message>
        <source>%1 chose the key card.</source>
        <translation>%1: ukhethe ikhadi eliyinhloko.</translation>
    </message>
</context>
<context>
    <name>PokerBar</name>
    <message>
        <source>The match is over</source>
        <translation>Umdlalo uphelile</translation>
    </message>
    <message>
        <source>Hand %1 · %2 · %3</source>
        <extracomment>The upper edge of the table. %1: number of the hand; %2: no limit, pot limit, fixed limit; %3: blinds or ante</extracomment>
        <translation>Isandla %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Imenyu (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Imithetho (F1)</translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation>Okwenzekile (L)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Izilungiselelo (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>PokerKeyLines</name>
    <message>
        <source>Fold</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Check or call</source>
        <translation>Check noma call</translation>
    </message>
    <message>
        <source>Bet or raise to the amount</source>
        <translation>Bheja noma khuphulela enanini elikhethiwe</translation>
    </message>
    <message>
        <source>Amount: smallest, half the pot, the pot, all-in</source>
        <translation>Inani: elincane kakhulu, uhhafu we-pot, i-pot, all-in</translation>
    </message>
    <message>
        <source>Amount: less, more; with Shift in large steps</source>
        <translation>Inani: nciphisa, engeza; nge-Shift ngezinyathelo ezinkulu</translation>
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
        <translation>Inani: elincane kakhulu, wonke ama-chip</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Cover the own pieces; hold to look at them</source>
        <translation>Fihla amadayisi noma amakhadi akho; bamba ukuze uwabuke</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Sheshisa</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Okwenzekile</translation>
    </message>
    <message>
        <source>Read aloud: own pieces, board, pot, time, each seat in turn</source>
        <translation>Funda ngezwi: okwakho, itafula, i-pot, isikhathi, isihlalo ngasinye ngokulandelana</translation>
    </message>
</context>
<context>
    <name>PokerMat</name>
    <message>
        <source>Table</source>
        <translation>Itafula</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Abadlali</translation>
    </message>
</context>
<context>
    <name>PokerMessages</name>
    <message>
        <source>The last hand was cancelled</source>
        <translation>Isandla sokugcina sikhanseliwe</translation>
    </message>
    <message>
        <source>Everyone has the stack from before it.</source>
        <translation>Bonke banama-chip ababenawo ngaphambi kwaso.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Kulungile</translation>
    </message>
    <message>
        <source>The saved game was damaged</source>
        <translation>Umdlalo olondoloziwe wonakele</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Umugqa %1 waleli fayela awunangqondo. Umdlalo uqhubeka kusukela ngaphambi kwawo.</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Umdlalo uyaqhubeka. Ukulondoloza kuzozanywa futhi ngesinyathelo ngasinye.</translation>
    </message>
</context>
<context>
    <name>PokerOverlays</name>
    <message>
        <source>Nothing has happened yet. Every bet and every die or card that lies open will be told here.</source>
        <translation>Akukenzeki lutho. Konke ukubheja nawo wonke amadayisi noma amakhadi avuliwe kuzobikwa lapha.</translation>
    </message>
</context>
<context>
    <name>PokerQuestions</name>
    <message>
        <source>Checking costs nothing</source>
        <translation>I-check ayibizi lutho</translation>
    </message>
    <message>
        <source>A folded hand cannot win any more.</source>
        <translation>Isandla esenziwe i-fold asisakwazi ukunqoba.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Fold anyway</source>
        <translation>Fold noma kunjalo</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Usuka etafuleni?</translation>
    </message>
    <message>
        <source>Whoever comes back within half an hour brings at least the same chips.</source>
        <translation>Obuya ingakapheli imizuzu engu-30 kumele abuye okungenani nama-chip ahambe nawo.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Hlala</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Suka</translation>
    </message>
    <message>
        <source>End the game for everybody?</source>
        <translation>Uqeda umdlalo wabo bonke?</translation>
    </message>
    <message>
        <source>Chips are counted as they lie, and the match goes to the finished ones.</source>
        <translation>Ama-chip abalwa njengoba enjalo, futhi umdlalo ubalwa nemidlalo ephelile.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Qhubeka udlale</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Qeda umdlalo</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s) of %2 stay in the pot.</source>
        <translation>
            <numerusform>%2: i-chip engu-%1 isala ku-pot.</numerusform>
            <numerusform>%2: ama-chip angu-%1 asala ku-pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerVoice</name>
    <message>
        <source>Your pieces are covered.</source>
        <translation>Okwakho kufihliwe.</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Dlulisela idivayisi komunye. Olandelayo: %1</translation>
    </message>
    <message>
        <source>The time bank runs.</source>
        <translation>Kusetshenziswa isikhathi esigodliwe.</translation>
    </message>
    <message>
        <source>%1 to act.</source>
        <translation>Kudlala: %1.</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>I-pot</translation>
    </message>
</context>
<context>
    <name>PotWords</name>
    <message>
        <source>Pot</source>
        <translation>I-pot</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>I-pot enkulu</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>I-pot eseceleni</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>I-pot eseceleni %1</translation>
    </message>
    <message>
        <source>%1: %3 · %2</source>
        <comment>a pot</comment>
        <extracomment>%1: main pot or side pot; %2: its chips; %3: who can win it</extracomment>
        <translation>%1: %3 · %2</translation>
    </message>
    <message>
        <source>%1 wins the pot</source>
        <translation>Unqobe i-pot: %1</translation>
    </message>
    <message>
        <source>%1 wins the main pot</source>
        <translation>Unqobe i-pot enkulu: %1</translation>
    </message>
    <message>
        <source>%1 wins the side pot</source>
        <translation>Unqobe i-pot eseceleni: %1</translation>
    </message>
    <message>
        <source>%1 share the pot</source>
        <comment>two names or more</comment>
        <translation>Abahlukanisa i-pot: %1</translation>
    </message>
    <message>
        <source>%1 share the main pot</source>
        <comment>two names or more</comment>
        <translation>Abahlukanisa i-pot enkulu: %1</translation>
    </message>
    <message>
        <source>%1 share the side pot</source>
        <comment>two names or more</comment>
        <translation>Abahlukanisa i-pot eseceleni: %1</translation>
    </message>
    <message>
        <source>Everyone else folded. %1 shows nothing.</source>
        <translation>Bonke abanye benze i-fold. Onqobile ngaphandle kokuveza lutho: %1.</translation>
    </message>
    <message>
        <source>Only %1 paid into it to the full.</source>
        <translation>Ofake imali ephelele kuyo yedwa: %1.</translation>
    </message>
    <message>
        <source>It could be won by %1.</source>
        <comment>two names or more</comment>
        <translation>Ababengayinqoba: %1.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The odd chip goes to %1, nearest to the left of the dealer.</source>
        <translation>I-chip eseleyo: %1 (oseduze kakhulu ngakwesokunxele kwe-dealer).</translation>
    </message>
    <message>
        <source>The odd chips go to %1, nearest to the left of the dealer.</source>
        <comment>two names or more</comment>
        <translation>Ama-chip aseleyo: %1 (abaseduze kakhulu ngakwesokunxele kwe-dealer).</translation>
    </message>
    <message>
        <source>Next best: %2. %1.</source>
        <extracomment>The best hand of those that have not won. %1: the hand, as in &quot;Full house, fives over twos&quot;; %2: name</extracomment>
        <translation>Olandelayo: %2. %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Isandla sikhanseliwe. Wonke ama-chip abuyele lapho ayekhona ngaphambi kwaso.</translation>
    </message>
    <message>
        <source>The weaker hand did not count. %1.</source>
        <extracomment>%1: as in &quot;Hand 2: Two pairs, kings and nines, with a queen&quot;</extracomment>
        <translation>Isandla esibuthakathaka asibalwanga. %1.</translation>
    </message>
</context>
<context>
    <name>RaiseWords</name>
    <message>
        <source>Raise is closed: nobody could answer it</source>
        <translation>Ukukhuphula kuvaliwe: akekho ongaphendula</translation>
    </message>
    <message>
        <source>Raise is closed: calling takes the whole stack</source>
        <translation>Ukukhuphula kuvaliwe: i-call idinga wonke ama-chip</translation>
    </message>
    <message numerus="yes">
        <source>Raise is closed: %n bet(s) a round is the most</source>
        <translation>
            <numerusform>Ukukhuphula kuvaliwe: kuvunyelwe ukubheja okungu-%n ngomzuliswano</numerusform>
            <numerusform>Ukukhuphula kuvaliwe: kuvunyelwe ukubheja okungu-%n ngomzuliswano</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise is closed: the all-in was %1 more, a full raise needs %2</source>
        <translation>Ukukhuphula kuvaliwe: i-all-in ibinyuke ngo-%1, ukukhuphula okugcwele kudinga u-%2</translation>
    </message>
    <message>
        <source>Only %1 is possible</source>
        <translation>Kuvunyelwe u-%1 kuphela</translation>
    </message>
    <message>
        <source>At least %1: the smallest bet</source>
        <translation>Okungenani u-%1: ukubheja okuncane kakhulu</translation>
    </message>
    <message>
        <source>At least %1: a raise of %2 on top of %3</source>
        <extracomment>%1: what the player would have in front; %2: how much that is more than %3, the highest bet so far</extracomment>
        <translation>Okungenani u-%1: ukukhuphula ngo-%2 phezu kuka-%3</translation>
    </message>
    <message>
        <source>At most %1: the whole stack</source>
        <translation>Okungaphezulu kakhulu ngu-%1: wonke ama-chip</translation>
    </message>
    <message>
        <source>At most %1: as much on top as there is in the pot after calling</source>
        <translation>Okungaphezulu kakhulu ngu-%1: okwengeziwe kulingana ne-pot ngemva kwe-call</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Okungaphezulu kakhulu ngu-%1</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>twos</source>
        <comment>cards</comment>
        <translation>ama-2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards</comment>
        <translation>ama-3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards</comment>
        <translation>ama-4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards</comment>
        <translation>ama-5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards</comment>
        <translation>ama-6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards</comment>
        <translation>ama-7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards</comment>
        <translation>ama-8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards</comment>
        <translation>ama-9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards</comment>
        <translation>ama-10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards</comment>
        <translation>ama-jack</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards</comment>
        <translation>ama-queen</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards</comment>
        <translation>ama-king</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards</comment>
        <translation>ama-ace</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after: over</comment>
        <translation>nama-2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after: over</comment>
        <translation>nama-3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after: over</comment>
        <translation>nama-4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after: over</comment>
        <translation>nama-5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after: over</comment>
        <translation>nama-6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after: over</comment>
        <translation>nama-7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after: over</comment>
        <translation>nama-8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after: over</comment>
        <translation>nama-9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after: over</comment>
        <translation>nama-10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after: over</comment>
        <translation>nama-jack</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after: over</comment>
        <translation>nama-queen</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after: over</comment>
        <translation>nama-king</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after: over</comment>
        <translation>nama-ace</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>after: with</comment>
        <translation>no-2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>after: with</comment>
        <translation>no-3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>after: with</comment>
        <translation>no-4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>after: with</comment>
        <translation>no-5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>after: with</comment>
        <translation>no-6</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>after: with</comment>
        <translation>no-7</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>after: with</comment>
        <translation>no-8</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>after: with</comment>
        <translation>no-9</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>after: with</comment>
        <translation>no-10</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>after: with</comment>
        <translation>ne-jack</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>after: with</comment>
        <translation>ne-queen</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>after: with</comment>
        <translation>ne-king</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>after: with</comment>
        <translation>ne-ace</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>highest card</comment>
        <translation>u-2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>highest card</comment>
        <translation>u-3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>highest card</comment>
        <translation>u-4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>highest card</comment>
        <translation>u-5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>highest card</comment>
        <translation>u-6</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>highest card</comment>
        <translation>u-7</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>highest card</comment>
        <translation>u-8</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>highest card</comment>
        <translation>u-9</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>highest card</comment>
        <translation>u-10</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>highest card</comment>
        <translation>i-jack</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>highest card</comment>
        <translation>i-queen</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>highest card</comment>
        <translation>i-king</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>highest card</comment>
        <translation>i-ace</translation>
    </message>
    <message>
        <source>two high</source>
        <comment>flush</comment>
        <translation>u-2 phezulu</translation>
    </message>
    <message>
        <source>three high</source>
        <comment>flush</comment>
        <translation>u-3 phezulu</translation>
    </message>
    <message>
        <source>four high</source>
        <comment>flush</comment>
        <translation>u-4 phezulu</translation>
    </message>
    <message>
        <source>five high</source>
        <comment>flush</comment>
        <translation>u-5 phezulu</translation>
    </message>
    <message>
        <source>six high</source>
        <comment>flush</comment>
        <translation>u-6 phezulu</translation>
    </message>
    <message>
        <source>seven high</source>
        <comment>flush</comment>
        <translation>u-7 phezulu</translation>
    </message>
    <message>
        <source>eight high</source>
        <comment>flush</comment>
        <translation>u-8 phezulu</translation>
    </message>
    <message>
        <source>nine high</source>
        <comment>flush</comment>
        <translation>u-9 phezulu</translation>
    </message>
    <message>
        <source>ten high</source>
        <comment>flush</comment>
        <translation>u-10 phezulu</translation>
    </message>
    <message>
        <source>jack high</source>
        <comment>flush</comment>
        <translation>i-jack phezulu</translation>
    </message>
    <message>
        <source>queen high</source>
        <comment>flush</comment>
        <translation>i-queen phezulu</translation>
    </message>
    <message>
        <source>king high</source>
        <comment>flush</comment>
        <translation>i-king phezulu</translation>
    </message>
    <message>
        <source>ace high</source>
        <comment>flush</comment>
        <translation>i-ace phezulu</translation>
    </message>
    <message>
        <source>ace to five</source>
        <comment>straight</comment>
        <translation>i-ace kuya ku-5</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>u-2 kuya ku-6</translation>
    </message>
    <message>
        <source>three to seven</source>
        <comment>straight</comment>
        <translation>u-3 kuya ku-7</translation>
    </message>
    <message>
        <source>four to eight</source>
        <comment>straight</comment>
        <translation>u-4 kuya ku-8</translation>
    </message>
    <message>
        <source>five to nine</source>
        <comment>straight</comment>
        <translation>u-5 kuya ku-9</translation>
    </message>
    <message>
        <source>six to ten</source>
        <comment>straight</comment>
        <translation>u-6 kuya ku-10</translation>
    </message>
    <message>
        <source>seven to jack</source>
        <comment>straight</comment>
        <translation>u-7 kuya ku-jack</translation>
    </message>
    <message>
        <source>eight to queen</source>
        <comment>straight</comment>
        <translation>u-8 kuya ku-queen</translation>
    </message>
    <message>
        <source>nine to king</source>
        <comment>straight</comment>
        <translation>u-9 kuya ku-king</translation>
    </message>
    <message>
        <source>ten to ace</source>
        <comment>straight</comment>
        <translation>u-10 kuya ku-ace</translation>
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
    <message>
        <source>No hand is being played.</source>
        <translation>Asikho isandla esidlalwayo manje.</translation>
    </message>
    <message>
        <source>That is possible between two hands.</source>
        <translation>Lokho kungenziwa phakathi kwezandla ezimbili.</translation>
    </message>
    <message>
        <source>There is a bet to answer: checking is not possible.</source>
        <translation>Kukhona ukubheja okufanele kuphendulwe: i-check ayivunyelwe.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Akukho okungenzelwa i-call.</translation>
    </message>
    <message>
        <source>The amount is too small.</source>
        <translation>Inani lincane kakhulu.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Inani likhulu kakhulu.</translation>
    </message>
    <message>
        <source>Nobody could answer a raise.</source>
        <translation>Akekho ongaphendula ukukhuphula.</translation>
    </message>
    <message>
        <source>Calling takes the whole stack.</source>
        <translation>I-call idinga wonke ama-chip.</translation>
    </message>
    <message>
        <source>This round has all the bets it may have.</source>
        <translation>Lo mzuliswano usunakho konke ukubheja okuvunyelwe.</translation>
    </message>
    <message>
        <source>The last raise was too small to open the betting again.</source>
        <translation>Ukukhuphula kokugcina bekukuncane kakhulu ukuthi kungavula ukubheja futhi.</translation>
    </message>
    <message>
        <source>There is no clock in this match.</source>
        <translation>Kulo mdlalo asikho isikhathi esibekiwe.</translation>
    </message>
    <message>
        <source>The time bank does not have so many seconds left.</source>
        <translation>Isikhathi esigodliwe asisenayo imizuzwana engaka.</translation>
    </message>
    <message>
        <source>There is still time.</source>
        <translation>Isikhathi sisekhona.</translation>
    </message>
    <message>
        <source>There is no hand to show.</source>
        <translation>Asikho isandla esingavezwa.</translation>
    </message>
    <message>
        <source>At least two players need chips.</source>
        <translation>Okungenani abadlali ababili kumele babe nama-chip.</translation>
    </message>
    <message>
        <source>This player has left the table.</source>
        <translation>Lo mdlali usukile etafuleni.</translation>
    </message>
    <message>
        <source>This player is at the table.</source>
        <translation>Lo mdlali usetafuleni.</translation>
    </message>
    <message>
        <source>That is possible in a table game only.</source>
        <translation>Lokho kungenziwa emdlalweni okhululekile kuphela.</translation>
    </message>
    <message>
        <source>By the house rules nobody buys in again.</source>
        <translation>Ngokwemithetho yetafula akekho othenga ama-chip futhi.</translation>
    </message>
    <message>
        <source>The stack is already as large as the buy-in.</source>
        <translation>Ama-chip asevele elingana nemali yokungena.</translation>
    </message>
    <message>
        <source>This amount is not possible.</source>
        <translation>Leli nani alivunyelwe.</translation>
    </message>
    <message>
        <source>Every forced bet needs at least one chip.</source>
        <translation>Konke ukubheja okuyimpoqo kudinga okungenani i-chip eyodwa.</translation>
    </message>
    <message>
        <source>The small blind is larger than the big blind.</source>
        <translation>I-blind encane inkulu kune-blind enkulu.</translation>
    </message>
    <message>
        <source>The ante is too large for these bets.</source>
        <translation>I-ante inkulu kakhulu kulokhu kubheja.</translation>
    </message>
    <message>
        <source>The big bet is smaller than the small bet.</source>
        <translation>Ukubheja okukhulu kuncane kunokubheja okuncane.</translation>
    </message>
    <message>
        <source>So many bets a round are not possible.</source>
        <translation>Leli nani lokubheja ngomzuliswano alivunyelwe.</translation>
    </message>
    <message>
        <source>The buy-in is too small for these bets.</source>
        <translation>Imali yokungena incane kakhulu kulokhu kubheja.</translation>
    </message>
    <message>
        <source>The buy-in is too large for these bets.</source>
        <translation>Imali yokungena inkulu kakhulu kulokhu kubheja.</translation>
    </message>
    <message>
        <source>No player can have so many chips.</source>
        <translation>Akekho umdlali ongaba nama-chip amaningi kangaka.</translation>
    </message>
    <message>
        <source>Together the players would have too many chips.</source>
        <translation>Abadlali bebonke bangaba nama-chip amaningi kakhulu.</translation>
    </message>
    <message>
        <source>The clock cannot be set to that time.</source>
        <translation>Leso sikhathi asinakubekwa.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Leli fayela lonakele.</translation>
    </message>
    <message>
        <source>First choose your key card.</source>
        <translation>Khetha ikhadi lakho eliyinhloko kuqala.</translation>
    </message>
    <message>
        <source>The key card is chosen and stays.</source>
        <translation>Ikhadi eliyinhloko selikhethiwe, alinakushintshwa.</translation>
    </message>
    <message>
        <source>There is no key card to choose now.</source>
        <translation>Alikho ikhadi eliyinhloko okumele likhethwe manje.</translation>
    </message>
    <message>
        <source>This game is played with blinds and without an ante.</source>
        <translation>Lo mdlalo udlalwa ngama-blind, ngaphandle kwe-ante.</translation>
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
    <name>RemarkCard</name>
    <message>
        <source>%1. %2. Dice: %3</source>
        <extracomment>%1 is the title of a remark, %2 its sentence, %3 the faces of the five dice, such as &quot;3 3 3 3 3&quot;</extracomment>
        <translation>%1. %2. Amadayisi: %3</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Everyone else folded.</source>
        <translation>Bonke abanye benze i-fold.</translation>
    </message>
    <message>
        <source>%2: buy in again for %1</source>
        <comment>chips, name</comment>
        <translation>%2: thenga futhi ama-chip angu-%1</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Qhubeka ungathengi</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Isandla esisha</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Veza isandla</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Etafuleni…</translation>
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
    <name>ResultRemarks</name>
    <message>
        <source>Roll of the game</source>
        <translation>Ukuphonsa okuhle kakhulu</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>A player&apos;s name, and the round in which it was</extracomment>
        <translation>%1, umzuliswano %2</translation>
    </message>
    <message>
        <source>Luckiest die</source>
        <translation>Idayisi elinenhlanhla</translation>
    </message>
    <message>
        <source>%1 kept %2, rolled a %3</source>
        <extracomment>A player&apos;s name, the faces of four dice, such as &quot;2 3 4 5&quot;, and the face of the fifth</extracomment>
        <translation>%1: ugcine %2, waphonsa u-%3</translation>
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
    <name>RulesBar</name>
    <message>
        <source>Rules</source>
        <translation>Imithetho</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Emuva</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Okuqukethwe nosesho (Ctrl+F)</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Ulimi lwemithetho</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Sesha emithethweni</translation>
    </message>
</context>
<context>
    <name>RulesContentsSheet</name>
    <message>
        <source>Contents</source>
        <translation>Okuqukethwe</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Filled already</source>
        <extracomment>A line of the scorecard, for the player whose turn it is</extracomment>
        <translation>Usugcwalisiwe</translation>
    </message>
    <message>
        <source>This roll: %1</source>
        <extracomment>%1: what the dice on the table are worth in this line</extracomment>
        <translation>Lokhu kuphonsa: %1</translation>
    </message>
    <message>
        <source>The lines in short</source>
        <translation>Imigqa ngamafuphi</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Yonke imithetho</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Yini edlula yini</translation>
    </message>
    <message>
        <source>Best five of the two own dice and the five on the table</source>
        <translation>Amahlanu ahamba phambili kwamabili akho namahlanu asetafuleni</translation>
    </message>
    <message>
        <source>Only with fewer dice</source>
        <translation>Kuphela ngamadayisi ambalwa</translation>
    </message>
    <message>
        <source>You have this now</source>
        <translation>Unalokhu manje</translation>
    </message>
    <message>
        <source>Equal hands share the pot.</source>
        <translation>Izandla ezilinganayo zahlukaniselana i-pot.</translation>
    </message>
    <message>
        <source>Best five of the key card, one card beside it and the five on the table</source>
        <translation>Amahlanu ahamba phambili kwekhadi eliyinhloko, elilodwa eliseceleni kwalo namahlanu asetafuleni</translation>
    </message>
    <message>
        <source>Equal hands share the pot. Suits never decide.</source>
        <translation>Izandla ezilinganayo zahlukaniselana i-pot. Izinhlobo zamakhadi azinqumi nanini.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>The end</source>
        <extracomment>A chapter of the rules: how a match ends and who wins</extracomment>
        <translation>Ukuphela komdlalo</translation>
    </message>
    <message>
        <source>The match is over when every player has filled all 15 lines.</source>
        <extracomment>A2: the match is over after 15 rounds</extracomment>
        <translation>Umdlalo uphela uma wonke umdlali esegcwalise yonke imigqa engu-15.</translation>
    </message>
    <message>
        <source>Your total is what stands on the left, the left bonus, what stands on the right, and 100 points for each joker. No card can hold more than 1,835 points.</source>
        <extracomment>What a total is made of; 100 for each joker is the Poker bonus</extracomment>
        <translation>Isamba sakho sihlanganisa okusemigqeni yangakwesokunxele, ibhonasi yangakwesokunxele, okusemigqeni yangakwesokudla, namaphuzu angu-100 nge-joker ngayinye. Alikho ikhadi elingadlula amaphuzu angu-1,835.</translation>
    </message>
    <message>
        <source>The highest total wins. Players with equal totals share the win.</source>
        <extracomment>A24: who wins</extracomment>
        <translation>Kunqoba isamba esiphezulu kunazo zonke. Abadlali abanezamba ezilinganayo banqoba ngokulingana.</translation>
    </message>
</context>
<context>
    <name>RulesFiveEqual</name>
    <message>
        <source>Five equal dice</source>
        <extracomment>A chapter of the rules: five equal dice as Poker, as Poker bonus and as joker</extracomment>
        <translation>Amadayisi amahlanu afanayo</translation>
    </message>
    <message>
        <source>At your table the joker is off: five equal dice are always ordinary, and there is no Poker bonus. What this chapter says about jokers and the bonus does not apply.</source>
        <extracomment>Said first in this chapter, where the house rule &quot;joker off&quot; is on in the match that is being played</extracomment>
        <translation>Etafuleni lakho i-joker ivaliwe: amadayisi amahlanu afanayo abalwa njengokuvamile njalo, futhi ayikho ibhonasi ye-Poker. Okushiwo yilesi sahluko mayelana ne-joker nebhonasi akusebenzi.</translation>
    </message>
    <message>
        <source>As long as your Poker line is open, five equal dice are a roll like any other: you choose the line. In Poker they are worth 50. In Two pairs, in Full house and in both straights they are worth 0.</source>
        <extracomment>A20: five equal dice while the Poker line is open</extracomment>
        <translation>Uma umugqa wakho we-Poker usengenalutho, amadayisi amahlanu afanayo afana nanoma yikuphi okunye ukuphonsa: uzikhethela umugqa. Kwi-Poker athola amaphuzu angu-50. Kumapheya amabili, kwi-full house nakuma-straight womabili athola u-0.</translation>
    </message>
    <message>
        <source>Once Poker holds 50, five equal dice are a joker. Each time you write one you get a Poker bonus of 100 points on top, however often it happens.</source>
        <extracomment>A21: the Poker bonus, every time again</extracomment>
        <translation>Uma umugqa we-Poker usunamaphuzu angu-50, amadayisi amahlanu afanayo ayi-joker. Njalo uma ubhala i-joker, uthola nebhonasi ye-Poker yamaphuzu angu-100, kungakhathaliseki ukuthi kwenzeka kangaki.</translation>
    </message>
    <message>
        <source>Where a joker is written follows a fixed order. You get the 100 points in all three cases.</source>
        <extracomment>A22: begins the three steps that follow; their order matters</extracomment>
        <translation>Indawo okubhalwa kuyo i-joker ikhethwa ngalokhu kulandelana okungaguquki. Amaphuzu angu-100 uwathola kuzo zontathu lezi zimo.</translation>
    </message>
    <message>
        <source>First: if the left line of that number is open, the joker must be written there, at its ordinary worth. So 4-4-4-4-4 must go to Fours and is worth 20.</source>
        <extracomment>A22, step 1: must go there</extracomment>
        <translation>Okokuqala: uma umugqa wangakwesokunxele waleyo nombolo ungenalutho, i-joker kumele ibhalwe kuwo, ngenani layo elivamile. Ngakho 4-4-4-4-4 kumele kubhalwe kuma-4, futhi kutholakala amaphuzu angu-20.</translation>
    </message>
    <message>
        <source>Second: if that line is filled, the joker goes to any open line on the right and counts as matching it: Full house 25, Small straight 30, Large straight 40, the other lines the sum of all five dice.</source>
        <extracomment>A22, step 2: only if the left line of that number is filled</extracomment>
        <translation>Okwesibili: uma lowo mugqa usugcwalisiwe, i-joker ibhalwa kunoma yimuphi umugqa ongenalutho ngakwesokudla, futhi kuthathwa ngokuthi iyawufanela: i-full house 25, i-straight encane 30, i-straight enkulu 40, eminye imigqa isamba sawo wonke amadayisi amahlanu.</translation>
    </message>
    <message>
        <source>Third: if no line on the right is open either, 0 must be written in any open line on the left.</source>
        <extracomment>A22, step 3: only if no right line is open either</extracomment>
        <translation>Okwesithathu: uma kungekho mugqa ongenalutho nangakwesokudla, kumele kubhalwe u-0 kunoma yimuphi umugqa ongenalutho ngakwesokunxele.</translation>
    </message>
    <message>
        <source>Nothing is settled before you write: if you have a roll left, you may roll these dice again like any others.</source>
        <extracomment>A joker may be rolled again like any other dice, and is then no joker</extracomment>
        <translation>Akukho okunqunyiwe ungakabhali: uma kusekhona ukuphonsa okusele, ungawaphonsa futhi la madayisi njenganoma yimaphi amanye.</translation>
    </message>
    <message>
        <source>If you filled Poker with 0, there is no Poker bonus and no joker. Five equal dice then count by the ordinary rules.</source>
        <extracomment>A23: no bonus and no joker after a 0 in Poker</extracomment>
        <translation>Uma ugcwalise i-Poker ngo-0, ayikho ibhonasi ye-Poker futhi ayikho i-joker. Amadayisi amahlanu afanayo abalwa ngemithetho evamile.</translation>
    </message>
    <message>
        <source>At set-up the joker can be switched off. Five equal dice are then always ordinary, and there is no Poker bonus. If you change nothing, the joker is on.</source>
        <extracomment>The house rule &quot;joker off&quot;</extracomment>
        <translation>Lapho kulungiswa umdlalo i-joker ingavalwa. Amadayisi amahlanu afanayo abe esebalwa njengokuvamile njalo, futhi ayikho ibhonasi ye-Poker. Uma ungashintshi lutho, i-joker ivuliwe.</translation>
    </message>
    <message>
        <source>At your table the joker is on. At set-up it can be switched off.</source>
        <extracomment>The house rule &quot;joker on&quot;, which is on in the match that is being played</extracomment>
        <translation>Etafuleni lakho i-joker ivuliwe. Ingavalwa lapho kulungiswa umdlalo.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing found</source>
        <translation>Akutholakele lutho</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>Kutholakele emithethweni</translation>
    </message>
    <message>
        <source>No paragraph has these words. Try fewer letters, or another word for it.</source>
        <translation>Asikho isigaba esinala magama. Zama izinhlamvu ezimbalwa, noma elinye igama.</translation>
    </message>
</context>
<context>
    <name>RulesGuide</name>
    <message>
        <source>Show the five remarks again</source>
        <translation>Bonisa amanothi amahlanu futhi</translation>
    </message>
    <message>
        <source>The five remarks for a first game appear in the next game.</source>
        <translation>Amanothi amahlanu omdlalo wokuqala azovela emdlalweni olandelayo.</translation>
    </message>
    <message>
        <source>Five short remarks led through your first game. They can come back in the next one.</source>
        <translation>Amanothi amahlanu amafushane akuhole emdlalweni wakho wokuqala. Angabuya kolandelayo.</translation>
    </message>
</context>
<context>
    <name>RulesLeft</name>
    <message>
        <source>The left lines and the bonus</source>
        <extracomment>A chapter of the rules: the six lines on the left of the scorecard, and the left bonus</extracomment>
        <translation>Imigqa yangakwesokunxele nebhonasi</translation>
    </message>
    <message>
        <source>On the left stand six lines: Aces, Twos, Threes, Fours, Fives and Sixes. Each counts only the dice that show its number and is worth their sum. With 4-4-4-1-6 you can write 12 in Fours.</source>
        <extracomment>A8: a left line is worth the sum of the dice that show its number, and only of those. The names are those of the scorecard. Keep the example with its hyphens.</extracomment>
        <translation>Ngakwesokunxele kunemigqa eyisithupha: ama-1, ama-2, ama-3, ama-4, ama-5 nama-6. Umugqa ngamunye ubala kuphela amadayisi abonisa inombolo yawo, uthole isamba sawo. Ngo-4-4-4-1-6 ungabhala u-12 kuma-4.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. If it is more than 63, that is 64 or more, you get the left bonus of 35 points.</source>
        <extracomment>A9: 35 points for MORE than 63</extracomment>
        <translation>Hlanganisa okukule migqa eyisithupha. Uma isamba singaphezu kuka-63, okungukuthi 64 noma ngaphezulu, uthola ibhonasi yangakwesokunxele yamaphuzu angu-35.</translation>
    </message>
    <message>
        <source>At set-up you can make this a little easier: 63 or more. If you change nothing, it is more than 63.</source>
        <extracomment>A9: the choice at set-up, and what holds if nobody chooses</extracomment>
        <translation>Lapho kulungiswa umdlalo ungakwenza kube lula kancane: 63 noma ngaphezulu. Uma ungashintshi lutho, isamba kumele sibe ngaphezu kuka-63.</translation>
    </message>
    <message>
        <source>At your table it is more than 63. The other choice at set-up is 63 or more.</source>
        <extracomment>A9: which of the two is on in the match that is being played. &quot;The table&quot;: where you play, not the furniture</extracomment>
        <translation>Etafuleni lakho isamba kumele sibe ngaphezu kuka-63. Okunye okungakhethwa lapho kulungiswa umdlalo: 63 noma ngaphezulu.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. At your table you get the left bonus of 35 points if it is 63 or more. The other choice at set-up is more than 63.</source>
        <extracomment>A9: which of the two is on in the match that is being played</extracomment>
        <translation>Hlanganisa okukule migqa eyisithupha. Etafuleni lakho uthola ibhonasi yangakwesokunxele yamaphuzu angu-35 uma isamba singu-63 noma ngaphezulu. Okunye okungakhethwa lapho kulungiswa umdlalo: ngaphezu kuka-63.</translation>
    </message>
    <message>
        <source>A rule of thumb: three dice of every number come to exactly 63.</source>
        <translation>Icebiso elilula: amadayisi amathathu enombolo ngayinye enza isamba esingu-63 ncamashi.</translation>
    </message>
    <message>
        <source>The 100 points of a Poker bonus never count towards this sum. A joker that is written in a left line does, with what it is worth there.</source>
        <extracomment>A10: what of a Poker bonus and a joker counts towards the sum of the left lines. What they are is told in the chapter &quot;Five equal dice&quot;</extracomment>
        <translation>Amaphuzu angu-100 ebhonasi ye-Poker awabalwa neze kulesi samba. I-joker ebhalwe emugqeni wangakwesokunxele yona iyabalwa, ngenani elitholile lapho.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>%1 cannot be shown: its file is missing or damaged. The rules stay in %2.</source>
        <translation>Ulimi olungabonisekiyo: %1 (ifayela lalo alikho noma lonakele). Imithetho ihlala ngolu limi: %2.</translation>
    </message>
</context>
<context>
    <name>RulesPlaying</name>
    <message>
        <source>Around one computer</source>
        <extracomment>A chapter of the rules: what is special about playing at a computer: several people, bots, taking back, saving</extracomment>
        <translation>Ekhompyutheni eyodwa</translation>
    </message>
    <message>
        <source>Several people can play at one computer. Turns go round in the order of the seats, and the screen says who is to play. All dice lie open, so nobody has to look away.</source>
        <translation>Abantu abaningana bangadlala ekhompyutheni eyodwa. Kudlalwa ngokulandelana kwezihlalo, futhi isikrini sibonisa ukuthi kudlala bani. Onke amadayisi abonakala obala, ngakho akekho okumele abheke eceleni.</translation>
    </message>
    <message>
        <source>Bots keep to the same rules and see no more than you do. How well they play is chosen at set-up.</source>
        <translation>Ama-bot alandela imithetho efanayo futhi awaboni okungaphezu kwalokho okubonayo. Izinga lawo likhethwa lapho kulungiswa umdlalo.</translation>
    </message>
    <message>
        <source>Taking back: the button below the scorecard, or Ctrl+Z, takes back the line that was just written. The same dice lie there again, and all totals are what they were. It is possible until the next player has rolled. A bot waits three seconds for it, unless the pace is instant. The last line of the match can be taken back until you leave the result.</source>
        <extracomment>A7: taking back, in detail. &quot;The same dice&quot;: nothing is rolled anew</extracomment>
        <translation>Ukuhlehlisa: inkinobho engezansi kwekhadi lamaphuzu, noma u-Ctrl+Z, kuhlehlisa umugqa osanda kubhalwa. Kubuya wona lawo madayisi, nazo zonke izamba zibuyele kulokho ebeziyikho. Kungenziwa inqobo nje uma umdlali olandelayo engakaphonsi. I-bot iyakulindela lokhu imizuzwana emithathu, ngaphandle uma isivinini sayo kungu-“Khona manjalo”. Umugqa wokugcina womdlalo ungahlehliswa uze uphume emiphumeleni.</translation>
    </message>
    <message>
        <source>Every step is saved at once. You can leave whenever you like and carry on later, with the same dice and the same scorecard.</source>
        <translation>Isinyathelo ngasinye silondolozwa ngaso leso sikhathi. Ungaphuma noma nini uqhubeke kamuva, ngamadayisi afanayo nangekhadi lamaphuzu elifanayo.</translation>
    </message>
    <message>
        <source>The dice fall by chance alone, for people and bots alike. Taking a line back does not change what is rolled next.</source>
        <translation>Amadayisi awa ngokungahleliwe nje, kubantu nakuma-bot ngokufanayo. Ukuhlehlisa umugqa akukushintshi okuzophonswa ngokulandelayo.</translation>
    </message>
</context>
<context>
    <name>RulesRight</name>
    <message>
        <source>The right lines</source>
        <extracomment>A chapter of the rules: the nine lines on the right of the scorecard</extracomment>
        <translation>Imigqa yangakwesokudla</translation>
    </message>
    <message>
        <source>Five of the nine lines on the right are worth the sum of all five dice, also of those outside the pair or the four. The other four have a fixed worth.</source>
        <translation>Imigqa emihlanu kweyisishiyagalolunye yangakwesokudla ithola isamba sawo wonke amadayisi amahlanu, ngisho nalawo angaphandle kwepheya noma kwamane afanayo. Emine esele inamaphuzu anqunyiwe.</translation>
    </message>
    <message>
        <source>Pair: at least two equal dice. Worth the sum of all five dice: 5-5-3-2-1 is worth 16.</source>
        <extracomment>A11: Pair</extracomment>
        <translation>Ipheya: okungenani amadayisi amabili afanayo. Kubalwa isamba sawo wonke amadayisi amahlanu: ngo-5-5-3-2-1 uthola u-16.</translation>
    </message>
    <message>
        <source>Two pairs: two different numbers, each on at least two dice. Worth the sum of all five dice: 2-2-5-5-1 is worth 15. A full house counts here; four or five equal dice do not.</source>
        <extracomment>A12: Two pairs</extracomment>
        <translation>Amapheya amabili: izinombolo ezimbili ezehlukene, ngayinye okungenani emadayisini amabili. Kubalwa isamba sawo wonke amadayisi amahlanu: ngo-2-2-5-5-1 uthola u-15. I-full house iyabalwa lapha; amadayisi amane noma amahlanu afanayo awabalwa.</translation>
    </message>
    <message>
        <source>Three of a kind: at least three equal dice. Worth the sum of all five dice: 5-5-5-2-4 is worth 21.</source>
        <extracomment>A13: Three of a kind</extracomment>
        <translation>Amathathu afanayo: okungenani amadayisi amathathu afanayo. Kubalwa isamba sawo wonke amadayisi amahlanu: ngo-5-5-5-2-4 uthola u-21.</translation>
    </message>
    <message>
        <source>Four of a kind: at least four equal dice. Worth the sum of all five dice: 1-1-1-1-3 is worth 7.</source>
        <extracomment>A14: Four of a kind</extracomment>
        <translation>Amane afanayo: okungenani amadayisi amane afanayo. Kubalwa isamba sawo wonke amadayisi amahlanu: ngo-1-1-1-1-3 uthola u-7.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. Always worth 25 points, for example with 2-2-2-3-3.</source>
        <extracomment>A15: Full house</extracomment>
        <translation>I-full house: amadayisi amathathu enombolo eyodwa namabili enombolo ehlukile. Njalo uthola amaphuzu angu-25, isibonelo ngo-2-2-2-3-3.</translation>
    </message>
    <message>
        <source>Small straight: four numbers in a row, that is 1 to 4, 2 to 5 or 3 to 6. Always worth 30 points, for example with 2-3-4-5-5. A large straight counts here too.</source>
        <extracomment>A16: Small straight</extracomment>
        <translation>I-straight encane: izinombolo ezine ezilandelanayo, okungukuthi u-1 kuya ku-4, u-2 kuya ku-5 noma u-3 kuya ku-6. Njalo uthola amaphuzu angu-30, isibonelo ngo-2-3-4-5-5. I-straight enkulu nayo iyabalwa lapha.</translation>
    </message>
    <message>
        <source>Large straight: five numbers in a row, that is 1 to 5 or 2 to 6. Always worth 40 points, for example with 2-3-4-5-6.</source>
        <extracomment>A17: Large straight</extracomment>
        <translation>I-straight enkulu: izinombolo ezinhlanu ezilandelanayo, okungukuthi u-1 kuya ku-5 noma u-2 kuya ku-6. Njalo uthola amaphuzu angu-40, isibonelo ngo-2-3-4-5-6.</translation>
    </message>
    <message>
        <source>Poker: five equal dice. Always worth 50 points, for example with 3-3-3-3-3.</source>
        <extracomment>A18: Poker</extracomment>
        <translation>I-Poker: amadayisi amahlanu afanayo. Njalo uthola amaphuzu angu-50, isibonelo ngo-3-3-3-3-3.</translation>
    </message>
    <message>
        <source>Chance: any five dice. Worth their sum: 2-3-5-6-6 is worth 22.</source>
        <extracomment>A19: Chance</extracomment>
        <translation>Ithuba: noma yimaphi amadayisi amahlanu. Kubalwa isamba sawo: ngo-2-3-5-6-6 uthola u-22.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Found in the rules</source>
        <translation>Kutholakele emithethweni</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Ngamafuphi</translation>
    </message>
    <message>
        <source>Dice Poker needs five dice, a scorecard and one player or more: up to eight, people and bots in any mix. Alone you play for the best total you can reach.</source>
        <extracomment>A1: five dice, one player or more</extracomment>
        <translation>I-Poker Yamadayisi idinga amadayisi amahlanu, ikhadi lamaphuzu nomdlali oyedwa noma ngaphezulu: bangafika kwabayisishiyagalombili, abantu nama-bot bexutshwe nganoma iyiphi indlela. Uma udlala wedwa, uzama ukuthola isamba esiphezulu ngangokunokwenzeka.</translation>
    </message>
    <message>
        <source>On your turn you roll the dice up to three times, keeping what helps and rolling the rest again. Then you write what they are worth in one line of your scorecard.</source>
        <extracomment>What a turn is, in two sentences; the chapter &quot;A turn&quot; has the details</extracomment>
        <translation>Uma kudlala wena, uphonsa amadayisi kuze kube kathathu, ugcine akusizayo uphinde uphonse amanye. Bese ubhala amaphuzu awo emugqeni owodwa wekhadi lakho.</translation>
    </message>
    <message>
        <source>A match has 15 rounds, and in each of them every player has one turn. The scorecard has 15 lines, and every turn fills one of them. So in the end every line has been used, each exactly once.</source>
        <extracomment>A2: 15 rounds, one turn for every player in each of them, each of the 15 lines used exactly once</extracomment>
        <translation>Umdlalo unemizuliswano engu-15, futhi kumzuliswano ngamunye wonke umdlali udlala kanye. Ikhadi lamaphuzu linemigqa engu-15, futhi ithuba ngalinye ligcwalisa umugqa owodwa. Ngakho ekugcineni yonke imigqa isisetshenzisiwe, ngamunye kanye kuphela.</translation>
    </message>
    <message>
        <source>Whoever then has the highest total wins.</source>
        <extracomment>A24: the highest total wins</extracomment>
        <translation>Ekugcineni kunqoba onesamba esiphezulu kunazo zonke.</translation>
    </message>
</context>
<context>
    <name>RulesTurn</name>
    <message>
        <source>A turn</source>
        <extracomment>A chapter of the rules: what a player does when it is his or her turn</extracomment>
        <translation>Ithuba lokudlala</translation>
    </message>
    <message>
        <source>You may roll up to three times. The first roll is made with all five dice. Before the second and before the third you keep the dice you like, or none, and roll the others again: one to five dice. A die that you kept once may be rolled later.</source>
        <extracomment>A3: up to three rolls, and what may be rolled again</extracomment>
        <translation>Ungaphonsa kuze kube kathathu. Ukuphonsa kokuqala kwenziwa ngawo wonke amadayisi amahlanu. Ngaphambi kokuphonsa kwesibili nokwesithathu ugcina amadayisi owathandayo, noma ungagcini lutho, uphinde uphonse amanye: idayisi elilodwa kuya kwamahlanu. Idayisi owake waligcina lingaphonswa kamuva.</translation>
    </message>
    <message>
        <source>You need not use all three rolls. If you like what lies there, stop after the first or after the second.</source>
        <extracomment>A4: a player may stop after the first or the second roll</extracomment>
        <translation>Akudingeki uphonse kathathu. Uma ukuthanda okuvelile, yima ngemva kokuphonsa kokuqala noma kwesibili.</translation>
    </message>
    <message>
        <source>After your last roll you must fill exactly one line that is still open, with what the dice are worth there. Skipping is not possible.</source>
        <extracomment>A5: exactly one open line must be filled</extracomment>
        <translation>Ngemva kokuphonsa kwakho kokugcina kumele ugcwalise umugqa owodwa kuphela ongenalutho, ngamaphuzu atholwa amadayisi kulowo mugqa. Ukweqa akuvunyelwe.</translation>
    </message>
    <message>
        <source>If the dice do not match the line you choose, you write 0 there. When they match no open line at all, one of them gets the 0 all the same, and you choose which. It can be wise to give up a line that seldom works out.</source>
        <extracomment>A6: no match, no points; any open line may get the 0</extracomment>
        <translation>Uma amadayisi engawufanele umugqa owukhethile, ubhala u-0 kuwo. Uma engafanele namunye umugqa ongenalutho, owodwa wayo usathola u-0, futhi nguwe okhetha ukuthi yimuphi. Kungaba wukuhlakanipha ukudela umugqa ongavamile ukuphumelela.</translation>
    </message>
    <message>
        <source>A filled line is never changed. There is one exception, for slips of the hand: the line that was just written can be taken back until the next player has rolled.</source>
        <extracomment>A7: a filled line stays; the line just written may be taken back until the next player has rolled</extracomment>
        <translation>Umugqa osugcwalisiwe awuphinde ushintshwe. Kukhona okukodwa okuhlukile, uma wenze iphutha: umugqa osanda kubhalwa ungahlehliswa inqobo nje uma umdlali olandelayo engakaphonsi.</translation>
    </message>
    <message>
        <source>There is no clock. Take the time you need.</source>
        <translation>Asikho isikhathi esibekiwe. Thatha isikhathi osidingayo.</translation>
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
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · Ophambili: %2, ngephuzu elingu-%3</numerusform>
            <numerusform>%1 · Ophambili: %2, ngamaphuzu angu-%3</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Umdlalo uphelile</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Isandla %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 chip(s)</source>
        <comment>first part: the hand</comment>
        <translation>
            <numerusform>%1 · Ophambili: %2, nge-chip engu-%3</numerusform>
            <numerusform>%1 · Ophambili: %2, ngama-chip angu-%3</numerusform>
        </translation>
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
    <message>
        <source>No saved games</source>
        <translation>Ayikho imidlalo elondoloziwe</translation>
    </message>
    <message>
        <source>A game that is left before its end waits here until you carry on.</source>
        <translation>Umdlalo oshiywe ungakapheli ulinda lapha uze uqhubeke nawo.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Khetha umdlalo</translation>
    </message>
</context>
<context>
    <name>ScoreFooter</name>
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
        <source>Ctrl+Z</source>
        <comment>the keys</comment>
        <translation>Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>closed for this joker</source>
        <translation>uvaliwe kule joker</translation>
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
        <source>Poker bonus</source>
        <translation>Ibhonasi ye-Poker</translation>
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
    <name>SeatActions</name>
    <message>
        <source>%1 chips, %2 in the match</source>
        <comment>a stack; chips won or lost</comment>
        <translation>Ama-chip: %1, kuwo wonke umdlalo: %2</translation>
    </message>
    <message>
        <source>Buy chips up to %1</source>
        <translation>Thenga ama-chip afike ku-%1</translation>
    </message>
    <message>
        <source>Come back with %1</source>
        <translation>Buya no-%1</translation>
    </message>
    <message>
        <source>Play again instead of the bot</source>
        <translation>Dlala futhi esikhundleni se-bot</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Suka etafuleni…</translation>
    </message>
    <message>
        <source>Chips of %1 after buying</source>
        <translation>Ama-chip ka-%1 ngemva kokuthenga</translation>
    </message>
    <message>
        <source>Chips that %1 comes back with</source>
        <translation>Ama-chip u-%1 abuya nawo</translation>
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
    <message>
        <source>People for seat %1</source>
        <translation>Abantu besihlalo %1</translation>
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
    <name>SeatsList</name>
    <message>
        <source>People at the table</source>
        <translation>Abantu abasetafuleni</translation>
    </message>
    <message>
        <source>Chips join or leave a stack only between hands.</source>
        <translation>Ama-chip angengezwa noma asuswe phakathi kwezandla kuphela.</translation>
    </message>
    <message>
        <source>End the game for everybody</source>
        <translation>Qeda umdlalo wabo bonke</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>At the table</source>
        <translation>Etafuleni</translation>
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
    <name>SettingsLanguage</name>
    <message>
        <source>The rules can be read in another language: it is chosen on their page.</source>
        <translation>Imithetho ingafundwa ngolunye ulimi: lukhethwa ekhasini layo.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Evening</source>
        <translation>Kusihlwa</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Ekuseni</translation>
    </message>
    <message>
        <source>Follow the system’s light or dark setting</source>
        <translation>Landela isistimu: okukhanyayo noma okumnyama</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Amadayisi</translation>
    </message>
    <message>
        <source>Pips or numerals</source>
        <translation>Amachashazi noma izinombolo</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Amachashazi</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Izinombolo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ukunyakaza</translation>
    </message>
    <message>
        <source>Reduced fades instead of rolling and sliding</source>
        <translation>Okuncane: izinto ziyafiphala, azigingqiki futhi azisheleli</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Okugcwele</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Okuncane</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Akukho</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Usayizi wombhalo</translation>
    </message>
    <message>
        <source>Tables make room for it. Ctrl with plus, minus or 0 does the same.</source>
        <translation>Amatafula ayawenzela indawo. U-Ctrl no-+, no-− noma no-0 wenza okufanayo.</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Ukugqama okuphezulu</translation>
    </message>
    <message>
        <source>Plain felt, thicker outlines, no textures</source>
        <translation>Indwangu elula, imiphetho ewugqinsi, akukho thekstsha</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Iphakethe lamakhadi</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance</source>
        <translation>Imibala emine yehlukanisa izinhlobo zamakhadi ngokushesha</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Imibala emibili</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Imibala emine</translation>
    </message>
    <message>
        <source>Large-print cards</source>
        <translation>Amakhadi anombhalo omkhulu</translation>
    </message>
    <message>
        <source>Rank and suit fill the card</source>
        <translation>Izinga nohlobo kugcwalisa ikhadi</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Izilungiselelo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Emuva</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Buyisela konke</translation>
    </message>
    <message>
        <source>Put everything back?</source>
        <translation>Buyisela konke?</translation>
    </message>
    <message>
        <source>Look, reading, sound and table will be as they were at first. Language, players and saved games stay.</source>
        <translation>Ukubukeka, ukufunda, umsindo netafula kuzobuyela kulokho obekuyikho ekuqaleni. Ulimi, abadlali nemidlalo elondoloziwe kuhlala kunjalo.</translation>
    </message>
    <message>
        <source>Keep my settings</source>
        <translation>Gcina izilungiselelo</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Buyisela</translation>
    </message>
</context>
<context>
    <name>SettingsPeople</name>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message>
        <source>Nobody is remembered yet. Whoever sits down at a table with a name will be here.</source>
        <translation>Akekho okhunjulwayo okwamanje. Noma ubani ohlala etafuleni enegama uzovela lapha.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Engeza umuntu</translation>
    </message>
    <message>
        <source>There is no room for more.</source>
        <translation>Ayisekho indawo.</translation>
    </message>
    <message>
        <source>Take this person off the list?</source>
        <translation>Susa lo muntu ohlwini?</translation>
    </message>
    <message>
        <source>%1 can be added again at any time. Saved games stay as they are.</source>
        <translation>%1: ungamengeza futhi noma nini. Imidlalo elondoloziwe ihlala injalo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Gcina</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Susa</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Ukubuka kuqala</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message>
        <source>Six, one and four</source>
        <translation>U-6, u-1 no-4</translation>
    </message>
    <message>
        <source>The scorecard</source>
        <translation>Ikhadi lamaphuzu</translation>
    </message>
    <message>
        <source>Small words look like this.</source>
        <translation>Amagama amancane abukeka kanje.</translation>
    </message>
    <message>
        <source>Changes apply at once and are kept on this device.</source>
        <translation>Izinguquko zisebenza ngaso leso sikhathi futhi zigcinwa kule divayisi.</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Spoken by the screen reader</source>
        <translation>Okushiwo yisifundi sesikrini</translation>
    </message>
    <message>
        <source>What it says without being asked, when you use one</source>
        <translation>Lokho esikushoyo singabuzwanga, uma usisebenzisa</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What is spoken: everything that happens at the table</extracomment>
        <translation>Konke</translation>
    </message>
    <message>
        <source>Only mine</source>
        <extracomment>What is spoken: only what concerns the player</extracomment>
        <translation>Okwami</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>What is spoken</extracomment>
        <translation>Lutho</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Iziphakamiso</translation>
    </message>
    <message>
        <source>Marks the line that your dice suit best</source>
        <translation>Kumaka umugqa amadayisi akho awufanela kakhulu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Okhiye</translation>
    </message>
    <message>
        <source>Everything can be done without a pointer.</source>
        <translation>Konke kungenziwa ngaphandle kwegundane.</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Uhlu lokhiye</translation>
    </message>
    <message>
        <source>Press twice instead of holding</source>
        <translation>Cindezela kabili esikhundleni sokubamba</translation>
    </message>
    <message>
        <source>For the button that shows hidden dice and cards when the device is passed on</source>
        <translation>Okwenkinobho ebonisa amadayisi namakhadi afihliwe lapho idivayisi idluliselwa komunye</translation>
    </message>
</context>
<context>
    <name>SettingsSections</name>
    <message>
        <source>Look</source>
        <translation>Ukubukeka</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Ukufunda nokufinyelela</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Umsindo</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Etafuleni</translation>
    </message>
    <message>
        <source>Players on this device</source>
        <translation>Abadlali kule divayisi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ulimi</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Umsindo</translation>
    </message>
    <message>
        <source>The key M does the same at the table.</source>
        <translation>Etafuleni u-M wenza okufanayo.</translation>
    </message>
    <message>
        <source>Dice and pencil</source>
        <translation>Amadayisi nepensela</translation>
    </message>
    <message>
        <source>What happens on the table</source>
        <translation>Okwenzeka etafuleni</translation>
    </message>
    <message>
        <source>Volume of dice and pencil</source>
        <translation>Ivolumu yamadayisi nepensela</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Amathuba</translation>
    </message>
    <message>
        <source>When it is your turn, or something is not possible</source>
        <translation>Uma kudlala wena, noma kukhona okungenakwenzeka</translation>
    </message>
    <message>
        <source>Volume of turns</source>
        <translation>Ivolumu yamathuba</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Imiphumela</translation>
    </message>
    <message>
        <source>When a game is over</source>
        <translation>Uma umdlalo uphela</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Ivolumu yemiphumela</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Pace of bots</source>
        <translation>Isivinini sama-bot</translation>
    </message>
    <message>
        <source>How long they think, and how long their dice lie there to be seen</source>
        <translation>Isikhathi acabanga ngaso, nesokubonakala kwamadayisi awo</translation>
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
    <message>
        <source>Ask before writing a zero</source>
        <translation>Buza ngaphambi kokubhala u-0</translation>
    </message>
    <message>
        <source>A line that is given up needs a second press</source>
        <translation>Umugqa odelwayo kumele ucindezelwe futhi</translation>
    </message>
    <message>
        <source>Guide the next game</source>
        <translation>Hola umdlalo olandelayo</translation>
    </message>
    <message>
        <source>Five short remarks for newcomers</source>
        <translation>Amanothi amahlanu amafushane abaqalayo</translation>
    </message>
    <message>
        <source>Ask before folding for nothing</source>
        <translation>Buza ngaphambi kwe-fold engadingekile</translation>
    </message>
    <message>
        <source>A hand that could be played on without paying needs a second press to be given up</source>
        <translation>Isandla esingaqhubeka ngaphandle kokukhokha sidinga ukucindezelwa futhi ukuze kwenziwe i-fold</translation>
    </message>
    <message>
        <source>Keep own dice and cards covered</source>
        <translation>Fihla njalo amadayisi namakhadi akho</translation>
    </message>
    <message>
        <source>They are seen only while Space is held</source>
        <translation>Abonakala kuphela ngenkathi u-Space ebanjiwe</translation>
    </message>
</context>
<context>
    <name>SettingsTabs</name>
    <message>
        <source>Sections</source>
        <translation>Izigaba</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Mayelana</translation>
    </message>
</context>
<context>
    <name>SevenFigure</name>
    <message>
        <source>Own dice: %1. In the middle: %2. %3</source>
        <extracomment>Read aloud for a picture in the rules. %1: two dice; %2: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %3: what they are called</extracomment>
        <translation>Amadayisi akho: %1. Aphakathi: %2. %3</translation>
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
    <message>
        <source>Sound is off. M turns it on.</source>
        <translation>Umsindo uvaliwe. Cindezela u-M ukuze uwuvule.</translation>
    </message>
    <message>
        <source>Sound is on. M turns it off.</source>
        <translation>Umsindo uvuliwe. Cindezela u-M ukuze uwuvale.</translation>
    </message>
</context>
<context>
    <name>ShowdownMat</name>
    <message>
        <source>Hands that lie open</source>
        <translation>Izandla eziveziwe</translation>
    </message>
</context>
<context>
    <name>ShowdownPaper</name>
    <message>
        <source>Result of the hand</source>
        <translation>Umphumela wesandla</translation>
    </message>
</context>
<context>
    <name>SideSheetHead</name>
    <message>
        <source>Close</source>
        <translation>Vala</translation>
    </message>
</context>
<context>
    <name>SinceLastTurn</name>
    <message>
        <source>Since your last turn</source>
        <translation>Selokhu wagcina ukudlala</translation>
    </message>
    <message numerus="yes">
        <source>and %n more before that</source>
        <translation>
            <numerusform>nokunye okungu-%n ngaphambi kwalokho</numerusform>
            <numerusform>nokunye okungu-%n ngaphambi kwalokho</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeakerButton</name>
    <message>
        <source>Sound on (M)</source>
        <translation>Vula umsindo (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Vala umsindo (M)</translation>
    </message>
</context>
<context>
    <name>StakesAmounts</name>
    <message>
        <source>Blinds</source>
        <translation>Ama-blind</translation>
    </message>
    <message>
        <source>Small blind</source>
        <translation>I-blind encane</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>I-blind enkulu</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>I-ante</translation>
    </message>
    <message>
        <source>paid by everybody before each hand</source>
        <translation>ikhokhwa yibo bonke ngaphambi kwesandla ngasinye</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Ukubheja okuncane</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Ukubheja okuncane kakhulu</translation>
    </message>
    <message>
        <source>in the first two rounds of a hand</source>
        <translation>emizuliswaneni emibili yokuqala yesandla</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Ukubheja okukhulu</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand; before, the big blind</source>
        <translation>emizuliswaneni emibili yokugcina yesandla; ngaphambili yi-blind enkulu</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand</source>
        <translation>emizuliswaneni emibili yokugcina yesandla</translation>
    </message>
</context>
<context>
    <name>StakesLine</name>
    <message>
        <source>Pot limit</source>
        <translation>Umkhawulo we-pot</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Umkhawulo ongashintshi</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Akunamkhawulo</translation>
    </message>
    <message>
        <source>Ante %1</source>
        <translation>I-ante: %1</translation>
    </message>
    <message>
        <source>Blinds %1 / %2</source>
        <translation>Ama-blind: %1 / %2</translation>
    </message>
    <message>
        <source>%1, ante %2</source>
        <extracomment>%1: blinds, as in &quot;Blinds 10 / 20&quot;; %2: ante</extracomment>
        <translation>%1, i-ante: %2</translation>
    </message>
    <message numerus="yes">
        <source>Level %1, %n hand(s) to the next</source>
        <translation>
            <numerusform>Izinga %1, kusele isandla esingu-%n</numerusform>
            <numerusform>Izinga %1, kusele izandla ezingu-%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesPanel</name>
    <message>
        <source>Stakes</source>
        <translation>Amazinga okubheja</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Umdlalo</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Umkhawulo wokubheja</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Ukubheja okuyimpoqo</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Inani lokubheja ngomzuliswano</translation>
    </message>
    <message>
        <source>a bet and its raises; the big blind counts as a bet</source>
        <translation>ukubheja nokukhuphula kwako; i-blind enkulu ibalwa njengokubheja</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Ubude</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Imali yokungena</translation>
    </message>
</context>
<context>
    <name>StakesWords</name>
    <message>
        <source>No cap</source>
        <extracomment>Fixed limit, at set-up: as many bets in a round as players want</extracomment>
        <translation>Awunamkhawulo</translation>
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
            <numerusform>kusukela ku-%1, izinga elisha ngemva kwesandla esingu-%n</numerusform>
            <numerusform>kusukela ku-%1, izinga elisha ngemva kwezandla ezingu-%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 time(s) the smallest bet</source>
        <translation>
            <numerusform>ngamunye: ukubheja okuncane kakhulu x %1</numerusform>
            <numerusform>ngamunye: ukubheja okuncane kakhulu x %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 big blind(s)</source>
        <translation>
            <numerusform>ngamunye: i-blind enkulu engu-%1</numerusform>
            <numerusform>ngamunye: ama-blind amakhulu angu-%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Table game</source>
        <translation>Umdlalo okhululekile</translation>
    </message>
    <message>
        <source>Last one standing</source>
        <translation>Kuze kusale oyedwa</translation>
    </message>
    <message>
        <source>players come and go; it ends when you say so</source>
        <translation>abadlali bayangena baphume; uphela uma nithi uphele</translation>
    </message>
    <message>
        <source>blinds rise; without chips a player is out</source>
        <translation>ama-blind ayakhuphuka; ophelelwe ama-chip uyaphuma</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Akunamkhawulo</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Umkhawulo we-pot</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Umkhawulo ongashintshi</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Ama-blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>I-ante</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>blinds and ante</comment>
        <translation>Kokubili</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Okusheshayo</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Kusihlwa</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Okude</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>ukubheja okungu-%n</numerusform>
            <numerusform>ukubheja okungu-%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>umzuzwana ongu-%n</numerusform>
            <numerusform>imizuzwana engu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Asikho isikhathi</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Okungenani u-%1.</translation>
    </message>
    <message>
        <source>The small blind may not be larger than the big blind.</source>
        <translation>I-blind encane akumele ibe nkulu kune-blind enkulu.</translation>
    </message>
    <message>
        <source>At most %1: no more than the smallest bet.</source>
        <translation>Okungaphezulu kakhulu ngu-%1: hhayi ngaphezu kokubheja okuncane kakhulu.</translation>
    </message>
    <message>
        <source>At most %1: no more than the big blind.</source>
        <translation>Okungaphezulu kakhulu ngu-%1: hhayi ngaphezu kwe-blind enkulu.</translation>
    </message>
    <message>
        <source>At least %1: no less than the small bet.</source>
        <translation>Okungenani u-%1: hhayi ngaphansi kokubheja okuncane.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Okungaphezulu kakhulu ngu-%1.</translation>
    </message>
    <message>
        <source>At most %1: the buy-in has to be %2 times as much.</source>
        <translation>Okungaphezulu kakhulu ngu-%1: imali yokungena kumele ibe yilokho kuphindwe ka-%2.</translation>
    </message>
    <message>
        <source>At least %1: %2 times the smallest bet.</source>
        <translation>Okungenani u-%1: ukubheja okuncane kakhulu kuphindwe ka-%2.</translation>
    </message>
    <message>
        <source>At least %1: %2 big blinds.</source>
        <translation>Okungenani u-%1: i-blind enkulu iphindwe ka-%2.</translation>
    </message>
    <message>
        <source>At most %1: %2 times the smallest bet.</source>
        <translation>Okungaphezulu kakhulu ngu-%1: ukubheja okuncane kakhulu kuphindwe ka-%2.</translation>
    </message>
    <message>
        <source>At most %1: %2 big blinds.</source>
        <translation>Okungaphezulu kakhulu ngu-%1: i-blind enkulu iphindwe ka-%2.</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>one of three small buttons</comment>
        <translation>Awukho</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>one of three small buttons</comment>
        <translation>We-pot</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <comment>one of three small buttons</comment>
        <translation>Ongashintshi</translation>
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
        <translation>Akekho ophambili.</translation>
    </message>
    <message>
        <source>%1 lead together.</source>
        <comment>two names or more</comment>
        <translation>Baphambili ngokulingana: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 leads by %1 point(s).</source>
        <translation>
            <numerusform>Ophambili: %2, ngephuzu elingu-%1.</numerusform>
            <numerusform>Ophambili: %2, ngamaphuzu angu-%1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPaper</name>
    <message>
        <source>%1 wins</source>
        <translation>Onqobile: %1</translation>
    </message>
    <message>
        <source>%1 has won most</source>
        <translation>Ozuze okuningi kakhulu: %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Abadlali</translation>
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
    <message>
        <source>Back to the start</source>
        <translation>Buyela ekuqaleni</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>Place %1</source>
        <translation>Indawo: %1</translation>
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
    <name>StructureChapter</name>
    <message>
        <source>How much may be bet</source>
        <extracomment>A chapter of the rules: fixed limit, no limit, pot limit</extracomment>
        <translation>Kungabhejwa kangakanani</translation>
    </message>
    <message>
        <source>How high bets may go is agreed at set-up. There are three ways.</source>
        <extracomment>Introduces the three betting structures</extracomment>
        <translation>Ukuthi kungabhejwa kuze kube kuphi kuvunyelwana ngakho ngaphambi komdlalo. Kunezindlela ezintathu.</translation>
    </message>
    <message>
        <source>At your table it is fixed limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho kunomkhawulo ongashintshi.</translation>
    </message>
    <message>
        <source>At your table there is no limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho akunamkhawulo.</translation>
    </message>
    <message>
        <source>At your table it is pot limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho kunomkhawulo we-pot.</translation>
    </message>
    <message>
        <source>Fixed limit: every bet and every raise has a fixed size. In rounds 1 and 2 it is the small bet, as much as the big blind; in rounds 3 and 4 it is the big bet, twice as much unless you choose otherwise. A round may have 4 bets: one bet and three raises, and the big blind counts as the bet. You can also set this cap to anything from 1 to 8 bets, or do without. Once it is reached, nobody may go higher, not even all-in.</source>
        <extracomment>B16: fixed steps that differ by round, and the cap</extracomment>
        <translation>Umkhawulo ongashintshi: konke ukubheja nakho konke ukukhuphula kunobukhulu obunqunyiwe. Emizuliswaneni u-1 no-2 kuwukubheja okuncane, okulingana ne-blind enkulu; emizuliswaneni u-3 no-4 kuwukubheja okukhulu, okuphindwe kabili ngaphandle uma ukhetha okunye. Umzuliswano ungaba nokubheja okungu-4: ukubheja okukodwa nokukhuphula okuthathu, futhi i-blind enkulu ibalwa njengokubheja. Lo mkhawulo ungabekwa nanoma kuphi ukusuka ku-1 kuya ku-8, noma kudlalwe ngaphandle kwawo. Uma usufinyelelwe, akekho ongaya phezulu, ngisho nange-all-in.</translation>
    </message>
    <message>
        <source>No limit: a bet may be any amount up to all the chips a player has on the table. The smallest bet is the big blind, or what was agreed where there are no blinds. The smallest raise is the smallest bet or the last bet or raise of the round, whichever is larger: after a bet of 200 and a raise to 500 the next raise goes to 800 at least.</source>
        <extracomment>B17: up to all chips on the table; smallest bet and smallest raise</extracomment>
        <translation>Akunamkhawulo: kungabhejwa noma yiliphi inani kuze kufike kuwo wonke ama-chip umdlali anawo etafuleni. Ukubheja okuncane kakhulu yi-blind enkulu, noma okwavunyelwana ngakho lapho kungekho ama-blind. Ukukhuphula okuncane kakhulu kulingana nokubheja okuncane kakhulu noma nokubheja noma ukukhuphula kokugcina komzuliswano, kuye ngokuthi yikuphi okukhulu: ngemva kokubheja u-200 nokukhuphulela ku-500, ukukhuphula okulandelayo kuya okungenani ku-800.</translation>
    </message>
    <message>
        <source>Pot limit: as no limit, but a raise may add no more than the pot as it is after calling. The bets in front of all players belong to it, and so does the call. With blinds of 5 and 10 the first player may raise to 35 at most.</source>
        <extracomment>B18: at most the pot after calling</extracomment>
        <translation>Umkhawulo we-pot: kufana nokungabi namkhawulo, kodwa ukukhuphula akunakwengeza ngaphezu kwe-pot njengoba injalo ngemva kwe-call. Ukubheja okuphambi kwabo bonke abadlali kungokwayo, ne-call ngokunjalo. Ngama-blind angu-5 no-10 umdlali wokuqala angakhuphula aze afike ku-35.</translation>
    </message>
    <message>
        <source>All-in you may also go for less than the smallest raise. The others must pay that, but a player who has acted in this round may raise again only if there is as much to call as a full raise would have been. In fixed limit half a bet is enough.</source>
        <extracomment>Short all-ins: below the smallest raise</extracomment>
        <translation>Ungenza i-all-in nangaphansi kokukhuphula okuncane kakhulu. Abanye kumele bakukhokhe lokho, kodwa umdlali osedlalile kulo mzuliswano angakhuphula futhi kuphela uma okufanele akukhokhe kulingana nokukhuphula okugcwele. Emkhawulweni ongashintshi kwanele uhhafu wokubheja.</translation>
    </message>
    <message>
        <source>Nobody may raise when no other player could put in more.</source>
        <extracomment>No raise that nobody could answer</extracomment>
        <translation>Akekho ongakhuphula uma kungekho omunye umdlali ongafaka okwengeziwe.</translation>
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
        <source>Whole scorecard (S)</source>
        <translation>Ikhadi lamaphuzu lonke (S)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Imenyu (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Imithetho (F1)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Izilungiselelo (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>TableChapter</name>
    <message>
        <source>Coming and going</source>
        <extracomment>A chapter of the rules: the two kinds of matches, buying in, leaving, the clock</extracomment>
        <translation>Ukungena nokuphuma</translation>
    </message>
    <message>
        <source>Table game: between two hands players may leave, come back, buy chips or let a bot take the seat. It ends when the people at the device say so, and the result is what everybody has won or lost.</source>
        <extracomment>One of the two kinds of matches</extracomment>
        <translation>Umdlalo okhululekile: phakathi kwezandla ezimbili abadlali bangahamba, babuye, bathenge ama-chip noma badedele isihlalo sithathwe yi-bot. Uphela uma abantu abasedivayisini besho, futhi umphumela yilokho ngamunye akuzuzile noma akulahlekele.</translation>
    </message>
    <message>
        <source>Who has no chips left may buy in again, unless the house rules say otherwise. Who has less than the buy-in may top up to it. Bots buy in again by themselves.</source>
        <extracomment>Buying in again and topping up</extracomment>
        <translation>Ongasenawo ama-chip angawathenga futhi, ngaphandle uma imithetho yetafula isho okunye. Onangaphansi kwemali yokungena angengeza aze afike kuyo. Ama-bot athenga futhi ngokwawo.</translation>
    </message>
    <message>
        <source>Who leaves and comes back within 30 minutes must buy in for at least the amount taken away.</source>
        <extracomment>B20: back within 30 minutes</extracomment>
        <translation>Ohambayo abuye ingakapheli imizuzu engu-30 kumele angene okungenani ngenani ahambe nalo.</translation>
    </message>
    <message>
        <source>A player who comes back between the button and the big blind waits until they have passed, and while only two play until the big blind is due there.</source>
        <extracomment>Waiting for the blinds</extracomment>
        <translation>Umdlali obuyela phakathi kwenkinobho ne-blind enkulu ulinda kuze kudlule kokubili, kanti uma kudlala ababili kuphela ulinda kuze kufike kuye i-blind enkulu.</translation>
    </message>
    <message>
        <source>If a player leaves in the middle of a hand, or a connection is lost: in fixed limit that player counts as all-in for what is already in and can still win it. In the other two ways of betting the hand is folded at once.</source>
        <extracomment>B21: gone in the middle of a fixed-limit hand</extracomment>
        <translation>Uma umdlali ehamba phakathi nesandla, noma uxhumano lunqamuka: emkhawulweni ongashintshi lowo mdlali ubalwa njengo-all-in ngalokho asekufakile futhi usengakunqoba. Kwezinye izindlela ezimbili zokubheja isandla senziwa i-fold ngaso leso sikhathi.</translation>
    </message>
    <message>
        <source>If a hand cannot be finished because the program or the computer has failed, it is cancelled, and all players get back the chips they had before it. A hand that was left in good order goes on where it was.</source>
        <extracomment>B22: a crash cancels the hand</extracomment>
        <translation>Uma isandla singenakuqedwa ngoba uhlelo noma ikhompyutha yehlulekile, siyakhanselwa, futhi bonke abadlali babuyiselwa ama-chip ababenawo ngaphambi kwaso. Isandla esishiywe ngendlela efanele siqhubeka lapho besikhona.</translation>
    </message>
    <message>
        <source>A clock can be agreed, with 10 to 60 seconds for a decision. When they are over, the time bank runs: 30 seconds for each player and match, and used seconds are gone for good. When it is empty too, the player checks if that costs nothing, and folds if not. The clock does not run while the device is passed on.</source>
        <extracomment>The clock and the time bank</extracomment>
        <translation>Kungavunyelwana ngesikhathi, imizuzwana engu-10 kuya ku-60 yesinqumo ngasinye. Uma siphelile, kusetshenziswa isikhathi esigodliwe: imizuzwana engu-30 kumdlali ngamunye emdlalweni wonke, futhi esesetshenzisiwe ayibuyi. Uma naso siphelile, umdlali wenza i-check uma ingabizi lutho, kungenjalo wenza i-fold. Isikhathi asihambi lapho idivayisi idluliselwa komunye.</translation>
    </message>
    <message>
        <source>At your table there is no clock.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Etafuleni lakho asikho isikhathi esibekiwe.</translation>
    </message>
    <message>
        <source>Last one standing: all begin with the same chips, and there are no others. Who has none left is out. The forced bets rise after every 6, 12 or 20 hands, as agreed. Who has chips at the end wins; the others are placed the better the later they went out, and of two in the same hand the one who had more before it comes first.</source>
        <extracomment>The other kind of match</extracomment>
        <translation>Kuze kusale oyedwa: bonke baqala ngama-chip alinganayo, futhi awekho amanye. Ophelelwe yiwo uphumile. Ukubheja okuyimpoqo kukhuphuka ngemva kwezandla ezingu-6, ezingu-12 noma ezingu-20, njengoba kuvunyelwene. Onama-chip ekugcineni uyanqoba; abanye bathola indawo engcono uma bephume kamuva, futhi kwababili abaphume esandleni esisodwa, uba ngaphambili obenama-chip amaningi ngaphambi kwaso.</translation>
    </message>
</context>
<context>
    <name>TableKeyLines</name>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Roll the dice, or hurry</source>
        <translation>Phonsa amadayisi, noma sheshisa</translation>
    </message>
    <message>
        <source>Keep that die or put it back</source>
        <translation>Gcina noma dedela lelo dayisi</translation>
    </message>
    <message>
        <source>Put all dice back</source>
        <translation>Dedela onke amadayisi</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Move the die in focus, or write the chosen line</source>
        <translation>Hambisa idayisi elikhethiwe, noma bhala umugqa okhethiwe</translation>
    </message>
    <message>
        <source>From die to die, from line to line</source>
        <translation>Edayisini uye kwelinye, emugqeni uye komunye</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Take the written line back</source>
        <translation>Hlehlisa umugqa obhaliwe</translation>
    </message>
    <message>
        <source>Show which line suits the dice best</source>
        <translation>Bonisa umugqa ofanela amadayisi kakhulu</translation>
    </message>
    <message>
        <source>Whole scorecard</source>
        <translation>Ikhadi lamaphuzu lonke</translation>
    </message>
    <message>
        <source>Read aloud: own dice, mat and shelf, points, what is left</source>
        <translation>Funda ngezwi: amadayisi akho, itafula neshalofu, amaphuzu, okusele</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Okwenzekile</translation>
    </message>
</context>
<context>
    <name>TableMenuRows</name>
    <message>
        <source>Menu</source>
        <translation>Imenyu</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Qhubeka</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Imithetho</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Izilungiselelo</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>the keys</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Okhiye</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Buyela ekuqaleni</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>Londoloza ubuyele ekuqaleni</translation>
    </message>
    <message>
        <source>Nothing is lost: you can go on from here at any time.</source>
        <translation>Akulahleki lutho: ungaqhubeka lapha noma nini.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Okwenzekile</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Imithetho yetafula</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Etafuleni…</translation>
    </message>
    <message>
        <source>Leave, come back, buy chips, let a bot play</source>
        <translation>Suka, buya, thenga ama-chip, yekela i-bot idlale</translation>
    </message>
</context>
<context>
    <name>TableOverlays</name>
    <message>
        <source>Nothing has happened yet. Every roll and every line will be told here.</source>
        <translation>Akukenzeki lutho. Konke ukuphonsa nayo yonke imigqa kuzobikwa lapha.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Umdlali %1</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>I-Hold&apos;em Yamadayisi</translation>
    </message>
    <message>
        <source>I am %1, show my dice</source>
        <translation>Mina: %1. Bonisa amadayisi ami</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>I-Hold&apos;em Ephindwe Kabili</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Mina: %1. Bonisa amakhadi ami</translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Pot %1.</source>
        <translation>I-pot: %1.</translation>
    </message>
    <message>
        <source>%1 to call.</source>
        <translation>Imali yokwenza i-call: %1.</translation>
    </message>
    <message>
        <source>Nothing to call.</source>
        <translation>Akukho okungenzelwa i-call.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <extracomment>What a player has done and how many chips lie in front, as in: Called 40</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>i-dealer</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>which player has it</comment>
        <translation>i-blind encane</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>which player has it</comment>
        <translation>i-blind enkulu</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player</comment>
        <translation>kudlala yena</translation>
    </message>
    <message>
        <source>won %1</source>
        <comment>a player, chips</comment>
        <translation>unqobe u-%1</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 chip(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, umuntu, i-chip engu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, umuntu, ama-chip angu-%2</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Asikho isikhathi esibekiwe.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Kusele umzuzwana ongu-%n</numerusform>
            <numerusform>Kusele imizuzwana engu-%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the time bank</source>
        <comment>so many seconds left</comment>
        <translation>%1 esikhathini esigodliwe</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 chip(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, opholile, i-chip engu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, opholile, ama-chip angu-%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 chip(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, ozinzile, i-chip engu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, ozinzile, ama-chip angu-%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 chip(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, okhaliphile, i-chip engu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, okhaliphile, ama-chip angu-%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, would score %2</source>
        <comment>line, points</comment>
        <translation>%1, kungatholakala %2</translation>
    </message>
    <message>
        <source>%1, %3, %2</source>
        <comment>line, points, player</comment>
        <translation>%1, %3, %2</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <comment>a seat and who sits there</comment>
        <translation>%1, kudlala yena</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 point(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, umuntu, iphuzu elingu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, umuntu, amaphuzu angu-%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 point(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, opholile, iphuzu elingu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, opholile, amaphuzu angu-%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 point(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, ozinzile, iphuzu elingu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, ozinzile, amaphuzu angu-%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 point(s)</source>
        <translation>
            <numerusform>Isihlalo %1, %3, i-bot, okhaliphile, iphuzu elingu-%2</numerusform>
            <numerusform>Isihlalo %1, %3, i-bot, okhaliphile, amaphuzu angu-%2</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Umdlalo uphelile.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Amadayisi ayaphonswa.</translation>
    </message>
    <message>
        <source>%1 has not rolled yet.</source>
        <translation>%1: akakaphonsi.</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <comment>faces of dice</comment>
        <translation>Kugciniwe: %1.</translation>
    </message>
    <message>
        <source>Worth nothing in any open line.</source>
        <translation>Akukho umugqa ongenalutho ofanela la madayisi.</translation>
    </message>
    <message>
        <source>Worth %1 at most: %2.</source>
        <comment>points, lines of the scorecard</comment>
        <translation>Amaphuzu amaningi angatholakala: %1 (%2).</translation>
    </message>
    <message>
        <source>%3, roll %1 of %2.</source>
        <translation>%3, ukuphonsa: %1 / %2.</translation>
    </message>
    <message>
        <source>On the mat: %1.</source>
        <comment>faces of dice</comment>
        <translation>Etafuleni: %1.</translation>
    </message>
    <message>
        <source>On the shelf: %1.</source>
        <comment>faces of dice</comment>
        <translation>Eshalofini: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Umzuliswano: %1 / %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>Ukuphonsa okusele: %n.</numerusform>
            <numerusform>Ukuphonsa okusele: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No roll left: a line must be written.</source>
        <translation>Akusekho kuphonsa: kumele kubhalwe umugqa.</translation>
    </message>
</context>
<context>
    <name>TotalsStrip</name>
    <message>
        <source>Players</source>
        <translation>Abadlali</translation>
    </message>
</context>
<context>
    <name>TrainerSheet</name>
    <message>
        <source>Your choice, and the best one</source>
        <translation>Elikhethwe nguwe, futhi elihamba phambili</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Elikhethwe nguwe</translation>
    </message>
    <message>
        <source>The best one</source>
        <translation>Elihamba phambili</translation>
    </message>
    <message>
        <source>Key trainer</source>
        <translation>Ukuziqeqesha ngekhadi eliyinhloko</translation>
    </message>
    <message numerus="yes">
        <source>The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:</source>
        <extracomment>%1: three cards, as in &quot;nine of hearts, king of spades, four of spades&quot;; %n: how many others were in</extracomment>
        <translation>
            <numerusform>I-flop: %1. Ingxenye ye-pot ikhadi eliyinhloko ngalinye ebeliyoyinqoba ngokwesilinganiso, uma kudlalwa nembangi engu-%n ephethe noma yimaphi amakhadi:</numerusform>
            <numerusform>I-flop: %1. Ingxenye ye-pot ikhadi eliyinhloko ngalinye ebeliyoyinqoba ngokwesilinganiso, uma kudlalwa nezimbangi ezingu-%n eziphethe noma yimaphi amakhadi:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying how the cards could have fallen…</source>
        <translation>Kuzanywa izindlela amakhadi abengavela ngazo…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Inqubekelaphambili</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Misa</translation>
    </message>
    <message>
        <source>Found by dealing the other cards many times, so the figures are about right. What the others had in fact played no part.</source>
        <translation>Kutholwe ngokwaba amanye amakhadi kaningi, ngakho izinombolo zicishe zibe yizo. Lokho abanye ababenakho ngempela akubalwanga.</translation>
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
    <name>TwoHandsFigure</name>
    <message>
        <source>Key card: %1. To the left: %2. To the right: %3. In the middle of the table: %4. Hand 1: %5. Hand 2: %6.</source>
        <extracomment>Read aloud for a picture in the rules. %1: the key card, as in &quot;king of hearts&quot;; %2 and %3: the cards beside it; %4: five cards; %5 and %6: what the two hands are called</extracomment>
        <translation>Ikhadi eliyinhloko: %1. Ngakwesokunxele: %2. Ngakwesokudla: %3. Phakathi kwetafula: %4. Isandla 1: %5. Isandla 2: %6.</translation>
    </message>
</context>
<context>
    <name>TwoHandsWords</name>
    <message>
        <source>Both hands are equal</source>
        <translation>Zombili izandla ziyalingana</translation>
    </message>
    <message>
        <source>Hand 1 counts</source>
        <translation>Kubalwa isandla 1</translation>
    </message>
    <message>
        <source>Hand 2 counts</source>
        <translation>Kubalwa isandla 2</translation>
    </message>
    <message>
        <source>Hand 2: %1</source>
        <translation>Isandla 2: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1</source>
        <translation>Isandla 1: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1. Hand 2: %2. %3.</source>
        <extracomment>%1 and %2: hands, as in &quot;Full house, kings over fives&quot;; %3: as in &quot;Hand 1 counts&quot;</extracomment>
        <translation>Isandla 1: %1. Isandla 2: %2. %3.</translation>
    </message>
</context>
<context>
    <name>WhatHappened</name>
    <message>
        <source>What happened</source>
        <translation>Okwenzekile</translation>
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
    <name>WhyWords</name>
    <message>
        <source>Five equal dice. Nothing beats them.</source>
        <translation>Amadayisi amahlanu afanayo. Akukho okuwedlulayo.</translation>
    </message>
    <message>
        <source>Four equal dice. Only five of a kind beats them.</source>
        <translation>Amadayisi amane afanayo. Edlulwa amahlanu afanayo kuphela.</translation>
    </message>
    <message>
        <source>A full house is three of one number and two of another. Only four and five of a kind beat it.</source>
        <translation>I-full house ingamathathu enombolo eyodwa namabili enombolo ehlukile. Yedlulwa amane afanayo namahlanu afanayo kuphela.</translation>
    </message>
    <message>
        <source>Five numbers in a row. Only a full house, four and five of a kind beat it.</source>
        <translation>Izinombolo ezinhlanu ezilandelanayo. Zedlulwa i-full house, amane afanayo namahlanu afanayo kuphela.</translation>
    </message>
    <message>
        <source>Three equal dice. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Amadayisi amathathu afanayo. Edlula amapheya amabili; i-straight nakho konke okungaphezu kwayo kuyawedlula.</translation>
    </message>
    <message>
        <source>Two different pairs. At a showdown there is nothing lower: seven dice always make two pairs or more.</source>
        <translation>Amapheya amabili ehlukene. Lapho kuvezwa amadayisi akukho okuphansi kunalokho: amadayisi ayisikhombisa njalo akha amapheya amabili noma okungaphezulu.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Zilingana kukho konke: izandla ezinjalo zahlukaniselana i-pot.</translation>
    </message>
    <message>
        <source>Five of a kind against five of a kind. The higher number decides.</source>
        <translation>Amahlanu afanayo kwamanye amahlanu afanayo. Kunquma inombolo ephakeme.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest die decides.</source>
        <translation>I-straight kwenye i-straight. Kunquma idayisi eliphezulu kunawo wonke.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher number decides.</source>
        <translation>Amane afanayo kwamanye amane afanayo. Kunquma inombolo ephakeme.</translation>
    </message>
    <message>
        <source>The same four dice. The fifth die decides.</source>
        <translation>Amadayisi amane ayefana. Kunquma idayisi lesihlanu.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal dice decide.</source>
        <translation>I-full house kwenye i-full house. Kunquma amadayisi amathathu afanayo.</translation>
    </message>
    <message>
        <source>The same three dice. The pair decides.</source>
        <translation>Amadayisi amathathu ayefana. Kunquma ipheya.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher number decides.</source>
        <translation>Amathathu afanayo kwamanye amathathu afanayo. Kunquma inombolo ephakeme.</translation>
    </message>
    <message>
        <source>The same three dice. The higher of the two others decides.</source>
        <translation>Amadayisi amathathu ayefana. Kunquma eliphezulu kwamanye amabili.</translation>
    </message>
    <message>
        <source>The same three dice, and the fourth is equal too. The fifth die decides.</source>
        <translation>Amadayisi amathathu ayefana, nelesine liyefana. Kunquma idayisi lesihlanu.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <translation>Amapheya amabili kwamanye amapheya amabili. Kunquma ipheya eliphezulu.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <translation>Ipheya eliphezulu liyefana. Kunquma ipheya eliphansi.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth die decides.</source>
        <translation>Amapheya ayefana. Kunquma idayisi lesihlanu.</translation>
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
        <source>%1 share the win</source>
        <comment>two names or more</comment>
        <translation>Banqobe ngokulingana: %1</translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s)</source>
        <translation>
            <numerusform>Umehluko: iphuzu elingu-%1</numerusform>
            <numerusform>Umehluko: amaphuzu angu-%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>ngephuzu elingu-%1</numerusform>
            <numerusform>ngamaphuzu angu-%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s), with the very last line</source>
        <extracomment>The winner took the lead with the last line of the match that was written.</extracomment>
        <translation>
            <numerusform>Umehluko: iphuzu elingu-%1, ngomugqa wokugcina</numerusform>
            <numerusform>Umehluko: amaphuzu angu-%1, ngomugqa wokugcina</numerusform>
        </translation>
    </message>
</context>
</TS>
