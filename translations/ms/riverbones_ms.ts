<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Perihal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versi %1</translation>
    </message>
    <message>
        <source>A table by a river on a quiet evening</source>
        <translation>Meja di tepi sungai pada malam yang tenang</translation>
    </message>
    <message>
        <source>Riverbones is a free program for the people around one computer: with each other, with bots from gentle to sharp, or any mix of both.</source>
        <translation>Riverbones ialah program percuma untuk orang yang berkumpul di satu komputer: bermain sesama sendiri, dengan bot daripada lembut hingga tajam, atau gabungan kedua-duanya.</translation>
    </message>
    <message>
        <source>There is no account, no advertising, no shop and no real money, and nothing leaves your computer.</source>
        <translation>Tiada akaun, iklan, kedai atau wang sebenar, dan tiada apa-apa yang keluar daripada komputer anda.</translation>
    </message>
    <message>
        <source>How the dice are thrown</source>
        <translation>Cara dadu dilempar</translation>
    </message>
    <message>
        <source>Each match has a secret of 256 random bits, drawn by your operating system when the match begins. Every die follows from that secret and from its place in the match: whose turn it is, which roll, which die. The rule for this is the SHA-256 hash, and all six faces are equally likely.</source>
        <translation>Setiap permainan mempunyai rahsia 256 bit rawak yang diambil daripada sistem pengendalian anda apabila permainan bermula. Setiap dadu ditentukan oleh rahsia itu dan tempatnya dalam permainan: giliran siapa, lemparan yang keberapa, dadu yang mana. Peraturannya ialah cincangan (hash) SHA-256, dan kebarangkalian keenam-enam muka dadu adalah sama.</translation>
    </message>
    <message>
        <source>Nothing else decides. No die is chosen to help or hinder anybody, and bots see no more than you do: what lies on the table.</source>
        <translation>Tiada yang lain menentukannya. Tiada dadu dipilih untuk membantu atau menghalang sesiapa, dan bot tidak melihat lebih daripada anda: hanya apa yang ada di meja.</translation>
    </message>
    <message>
        <source>The secret stands in the file of the match, so every roll can be computed again by anybody who wants to check.</source>
        <translation>Rahsia itu disimpan dalam fail permainan, jadi setiap lemparan boleh dikira semula oleh sesiapa yang mahu menyemaknya.</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Terjemahan</translation>
    </message>
    <message>
        <source>No native speaker has read these translations yet: %1.</source>
        <extracomment>%1 is a list of languages, each in its own words</extracomment>
        <translation>Terjemahan ini belum dibaca oleh penutur jati: %1.</translation>
    </message>
    <message>
        <source>If one of them is your language, please tell us what sounds wrong.</source>
        <translation>Jika salah satunya bahasa anda, beritahulah kami apa yang terasa janggal.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Riverbones, its drawings and its sounds are free under the MIT licence.</source>
        <translation>Riverbones, lukisannya dan bunyinya bebas digunakan di bawah lesen MIT.</translation>
    </message>
    <message>
        <source>It is built with Qt %1, which is free under the GNU Lesser General Public License, version 3.</source>
        <extracomment>%1 is the version</extracomment>
        <translation>Program ini dibina dengan Qt %1, yang bebas digunakan di bawah GNU Lesser General Public License, versi 3.</translation>
    </message>
    <message>
        <source>The typefaces are Lato by Łukasz Dziedzic and Vollkorn by Friedrich Althausen, both under the SIL Open Font License, version 1.1.</source>
        <translation>Fonnya ialah Lato karya Łukasz Dziedzic dan Vollkorn karya Friedrich Althausen, kedua-duanya di bawah SIL Open Font License, versi 1.1.</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <translation>Double Hold&apos;em, nama Inggeris bagi Hold&apos;em Berganda, ialah tanda dagangan TableBrain Corp. Riverbones tidak berkaitan dengan syarikat itu.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Your move</source>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Percepatkan</translation>
    </message>
    <message>
        <source>Straight to the end of the hand</source>
        <translation>Terus ke akhir tangan</translation>
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
        <translation>%2 memenangi bonus %1 mata bagi bahagian kiri.</translation>
    </message>
    <message>
        <source>%2 took this line back: %1.</source>
        <translation>%2 membuat asal baris ini: %1.</translation>
    </message>
    <message>
        <source>%2 rolled: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2 melempar: %1.</translation>
    </message>
    <message>
        <source>%3 kept: %1. Then rolled: %2.</source>
        <comment>faces of dice, faces of dice, player</comment>
        <translation>%3 mengekalkan: %1. Kemudian melempar: %2.</translation>
    </message>
    <message>
        <source>%1 won 100 extra for the joker.</source>
        <translation>%1 mendapat tambahan 100 mata untuk joker.</translation>
    </message>
    <message>
        <source>Round %1. %2 to play.</source>
        <translation>Pusingan %1. Giliran %2.</translation>
    </message>
    <message>
        <source>Last round. %1 to play.</source>
        <translation>Pusingan terakhir. Giliran %1.</translation>
    </message>
    <message>
        <source>The card is full. %2 has %1 points.</source>
        <translation>Kad skor sudah penuh. %2 mendapat %1 mata.</translation>
    </message>
    <message>
        <source>The match is over. %2 wins with %1 points.</source>
        <translation>Permainan telah tamat. %2 menang dengan %1 mata.</translation>
    </message>
    <message>
        <source>The match is over. %2 share the win with %1 points each.</source>
        <comment>two names or more</comment>
        <translation>Permainan telah tamat. %2 berkongsi kemenangan, masing-masing dengan %1 mata.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Pusingan %1</translation>
    </message>
</context>
<context>
    <name>AddSeats</name>
    <message>
        <source>Add a person</source>
        <translation>Tambah orang</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Tambah bot</translation>
    </message>
</context>
<context>
    <name>AgreedWords</name>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Pertaruhan wajib</translation>
    </message>
    <message>
        <source>Small and big bet</source>
        <translation>Small bet dan big bet</translation>
    </message>
    <message>
        <source>%1 in the first two rounds, %2 in the last two</source>
        <translation>%1 dalam dua pusingan pertama, %2 dalam dua pusingan terakhir</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Pertaruhan setiap pusingan</translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>bets a round</comment>
        <translation>
            <numerusform>paling banyak %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Tempoh</translation>
    </message>
    <message numerus="yes">
        <source>%1: a new level every %n hand(s)</source>
        <translation>
            <numerusform>%1: tahap baharu setiap %n tangan</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Rebuy apabila kehabisan cip</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Masa untuk bertindak</translation>
    </message>
    <message>
        <source>ante %1, smallest bet %2</source>
        <translation>ante %1, bet terkecil %2</translation>
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
            <numerusform>%1, dan simpanan masa %n saat setiap permainan</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Yang tertutup kekal tertutup</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at.</source>
        <translation>Tangan yang di-fold dan tidak ditunjukkan kekal rahsia sehingga permainan tamat; selepas itu semuanya boleh dilihat.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Cip lebihan</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Cip yang tidak dapat dibahagi diberikan satu demi satu kepada pemenang, bermula di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Masa untuk kad utama</translation>
    </message>
</context>
<context>
    <name>AllInChapter</name>
    <message>
        <source>All-in, side pots and the showdown</source>
        <extracomment>A chapter of the rules: table stakes, all-in, side pots, showing hands, sharing</extracomment>
        <translation>All-in, side pot dan showdown</translation>
    </message>
    <message>
        <source>Only the chips on the table count. While a hand runs nobody adds chips or takes some away, and nobody has to give up because a bet is higher than what is there.</source>
        <extracomment>B19: table stakes, explained and not named</extracomment>
        <translation>Hanya cip di atas meja dikira. Semasa tangan berjalan, tiada sesiapa menambah atau mengambil cip, dan tiada sesiapa perlu mengalah hanya kerana bet lebih tinggi daripada cip yang ada.</translation>
    </message>
    <message>
        <source>Who puts in all there is, is all-in: stays in to the showdown, is asked nothing more, and can win from every other player no more than was paid in.</source>
        <extracomment>B19: all-in</extracomment>
        <translation>Sesiapa yang memasukkan semua cipnya menjadi all-in: kekal hingga showdown, tidak ditanya lagi, dan boleh memenangi daripada setiap pemain lain tidak lebih daripada yang dimasukkannya.</translation>
    </message>
    <message>
        <source>What the others bet beyond that goes to a side pot, which only they can win. Say three players are all-in, with 100, 250 and 400 chips. The main pot is 300, and all three can win it. The side pot is 300 as well, for the two who paid more. The last 150 go back to their owner, because nobody matched them.</source>
        <extracomment>B19: side pots, with the example of the rules</extracomment>
        <translation>Apa yang dipertaruhkan oleh pemain lain melebihi itu masuk ke dalam side pot, yang hanya boleh dimenangi oleh mereka. Katakan tiga pemain all-in dengan 100, 250 dan 400 cip. Pot utama ialah 300, dan ketiga-tiganya boleh memenanginya. Side pot juga 300, untuk dua orang yang membayar lebih. Baki 150 dikembalikan kepada pemiliknya kerana tiada sesiapa menyamainya.</translation>
    </message>
    <message>
        <source>What nobody has matched of a bet always goes back at the end of the round.</source>
        <extracomment>Uncalled bets are returned</extracomment>
        <translation>Bahagian bet yang tidak disamai oleh sesiapa sentiasa dikembalikan pada akhir pusingan.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up at once, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more</extracomment>
        <translation>Apabila tiada sesiapa lagi boleh membuat bet, tangan yang masih bermain dibuka serta-merta, dan selebihnya diagihkan tanpa pertaruhan.</translation>
    </message>
    <message>
        <source>At the showdown all hands still in are shown, beginning with the last player who bet or raised in the last round of betting; if nobody did, with the first one left of the dealer. Every pot goes to the best hand among those who paid into it in full.</source>
        <extracomment>The order of showing; nobody may hide a hand</extracomment>
        <translation>Pada showdown semua tangan yang masih bermain ditunjukkan, bermula dengan pemain terakhir yang membuat bet atau raise dalam pusingan pertaruhan terakhir; jika tiada, dengan yang pertama di sebelah kiri pengedar. Setiap pot pergi kepada tangan terbaik antara mereka yang membayar sepenuhnya ke dalamnya.</translation>
    </message>
    <message>
        <source>Equal hands share a pot. Chips that cannot be shared go one by one to those who share, clockwise, beginning left of the dealer.</source>
        <extracomment>B8: equal hands share the pot. The odd chip: what is left over when it cannot be shared</extracomment>
        <translation>Tangan yang sama berkongsi pot. Cip yang tidak dapat dibahagi diberikan satu demi satu kepada mereka yang berkongsi, ikut arah jam, bermula di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>When nobody can bet any more, the hands still in are turned up as soon as everybody has a key card, and the rest is dealt without betting.</source>
        <extracomment>When nobody can bet any more, but some have not chosen their key card yet</extracomment>
        <translation>Apabila tiada sesiapa lagi boleh membuat bet, tangan yang masih bermain dibuka sebaik sahaja semua mempunyai kad utama, dan selebihnya diagihkan tanpa pertaruhan.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>Less</source>
        <translation>Kurang</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Raise kepada</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lebih</translation>
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
        <translation>½ pot</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>All-in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Raise kepada</translation>
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
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <comment>beside a player: has paid it</comment>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Checked</source>
        <comment>beside a player: has done so</comment>
        <translation>Check</translation>
    </message>
    <message>
        <source>Called</source>
        <comment>beside a player: has done so</comment>
        <translation>Call</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>beside a player: has done so</comment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raised</source>
        <comment>beside a player: has done so</comment>
        <translation>Raise</translation>
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
        <translation>Menunggu</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>beside a player: has left the table and may come back</comment>
        <translation>Tiada di meja</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>beside a player: has lost all chips</comment>
        <translation>Tersingkir</translation>
    </message>
    <message>
        <source>Thinking</source>
        <comment>beside a bot</comment>
        <translation>Berfikir</translation>
    </message>
    <message numerus="yes">
        <source>Away, kept for %n min</source>
        <extracomment>Beside a player who has left the table: for so long the chips taken along have to be brought back</extracomment>
        <translation>
            <numerusform>Tiada di meja, tempat disimpan %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Key chosen</source>
        <comment>beside a player: has chosen the key card</comment>
        <translation>Kad utama dipilih</translation>
    </message>
</context>
<context>
    <name>BettingChapter</name>
    <message>
        <source>Betting</source>
        <extracomment>A chapter of the rules: what a player may do in a round of betting. These chapters are shared by a game with dice and one with cards and name neither</extracomment>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>In every round of betting the turn goes clockwise from player to player. The round ends when all have had their turn and everyone still in has put in the same amount, has folded or is all-in. A player whose turn it is can do one of the following, as far as it is possible then.</source>
        <extracomment>B11: clockwise; when a round of betting ends</extracomment>
        <translation>Dalam setiap pusingan pertaruhan, giliran bergerak ikut arah jam dari pemain ke pemain. Pusingan tamat apabila semua telah mendapat giliran dan setiap pemain yang masih bermain telah memasukkan amaun yang sama, telah fold atau all-in. Pemain yang mendapat giliran boleh melakukan salah satu tindakan berikut, setakat yang boleh pada ketika itu.</translation>
    </message>
    <message>
        <source>Check: stay in and put nothing in. That is possible only if nobody has bet in this round; the big blind may also check in the first round, if nobody has raised. A bet that comes later must be answered.</source>
        <extracomment>B12: check. The action is called as its button is</extracomment>
        <translation>Check: kekal bermain tanpa memasukkan apa-apa. Ini hanya boleh jika tiada sesiapa membuat bet dalam pusingan ini; big blind juga boleh check dalam pusingan pertama jika tiada sesiapa membuat raise. Bet yang datang kemudian mesti dijawab.</translation>
    </message>
    <message>
        <source>Bet: be the first in this round to put chips in.</source>
        <extracomment>B13, B14: bet. The name must differ from that of call</extracomment>
        <translation>Bet: menjadi yang pertama memasukkan cip dalam pusingan ini.</translation>
    </message>
    <message>
        <source>Call: put in as much as the highest bet, no more. To call is not to bet: who bets makes the price, who calls pays it.</source>
        <extracomment>B13, B14: call. The name must differ from that of bet</extracomment>
        <translation>Call: memasukkan sebanyak bet tertinggi, tidak lebih. Call bukan bet: yang membuat bet menetapkan harga, yang call membayarnya.</translation>
    </message>
    <message>
        <source>Raise: put in more than a call needs, so that the others have to pay more. Amounts are said as the total of the round: with a raise to 60, 60 lie in front of that player.</source>
        <extracomment>B13: raise; amounts are totals of the round</extracomment>
        <translation>Raise: memasukkan lebih daripada yang diperlukan untuk call, supaya pemain lain perlu membayar lebih. Amaun disebut sebagai jumlah dalam pusingan: dengan raise kepada 60, ada 60 di hadapan pemain itu.</translation>
    </message>
    <message>
        <source>Fold: give up the hand. Who has folded pays nothing more and has no claim to the pot. It is always possible; where checking costs nothing, the game asks first.</source>
        <extracomment>B13: fold. Where checking is free the program asks first</extracomment>
        <translation>Fold: melepaskan tangan. Sesiapa yang fold tidak membayar apa-apa lagi dan tidak berhak atas pot. Fold sentiasa boleh; jika check percuma, permainan bertanya dahulu.</translation>
    </message>
    <message>
        <source>When all the others have folded, the last player left wins at once. The hand stays hidden, unless its owner chooses to show it.</source>
        <extracomment>B15: the last player left</extracomment>
        <translation>Apabila semua pemain lain telah fold, pemain terakhir yang tinggal menang serta-merta. Tangannya kekal tertutup, melainkan pemiliknya memilih untuk menunjukkannya.</translation>
    </message>
</context>
<context>
    <name>BoardPlaces</name>
    <message>
        <source>Flop</source>
        <translation>Flop</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the fourth shared die or card</comment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>River</source>
        <comment>the fifth shared die or card</comment>
        <translation>River</translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 points won.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold.</extracomment>
        <translation>&lt;b&gt;Bonus:&lt;/b&gt; %1 mata diperoleh.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bonus:&lt;/b&gt; %1 of %2.</source>
        <extracomment>What stands between &lt;b&gt; and &lt;/b&gt; is bold. %1 is the sum of the left lines, %2 the sum that earns the bonus.</extracomment>
        <translation>&lt;b&gt;Bonus:&lt;/b&gt; %1 daripada %2.</translation>
    </message>
    <message>
        <source>Aces would win it.</source>
        <extracomment>The line &quot;aces&quot;, filled with these dice, would win the left bonus.</extracomment>
        <translation>Satu akan memperolehnya.</translation>
    </message>
    <message>
        <source>Twos would win it.</source>
        <translation>Dua akan memperolehnya.</translation>
    </message>
    <message>
        <source>Threes would win it.</source>
        <translation>Tiga akan memperolehnya.</translation>
    </message>
    <message>
        <source>Fours would win it.</source>
        <translation>Empat akan memperolehnya.</translation>
    </message>
    <message>
        <source>Fives would win it.</source>
        <translation>Lima akan memperolehnya.</translation>
    </message>
    <message>
        <source>Sixes would win it.</source>
        <translation>Enam akan memperolehnya.</translation>
    </message>
</context>
<context>
    <name>BotForSeat</name>
    <message>
        <source>Let a bot play on</source>
        <translation>Biarkan bot bermain</translation>
    </message>
</context>
<context>
    <name>BotLevelChoice</name>
    <message>
        <source>How well %1 plays</source>
        <translation>Tahap bot %1</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Lembut</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Tenang</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Tajam</translation>
    </message>
</context>
<context>
    <name>CardHandWords</name>
    <message>
        <source>High card</source>
        <translation>Kad Tertinggi</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Satu Pasang</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua Pasang</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tiga Serupa</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Empat Serupa</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;kings&quot;; %2: the fifth card, as in &quot;a six&quot;</extracomment>
        <translation>%1 dengan %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;kings&quot;; %2: the pair, as in &quot;fives&quot;</extracomment>
        <translation>tiga %1 dan dua %2</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;kings&quot;; %2 and %3: the other cards, as in &quot;a six&quot;</extracomment>
        <translation>%1 dengan %2 dan %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs of four cards. %1 and %2 as in &quot;kings&quot;</extracomment>
        <translation>%1 dan %2</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;kings&quot;; %3: the fifth card, as in &quot;a two&quot;</extracomment>
        <translation>%1 dan %2, dengan %3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>one pair</comment>
        <extracomment>One pair. %1 as in &quot;kings&quot;; %2: the highest other card, as in &quot;a queen&quot;</extracomment>
        <translation>%1 dengan %2</translation>
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
        <translation>dua kelawar</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>dua daiman</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>dua lekuk</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>dua sped</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>tiga kelawar</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>tiga daiman</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>tiga lekuk</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>tiga sped</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>empat kelawar</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>empat daiman</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>empat lekuk</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>empat sped</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>lima kelawar</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>lima daiman</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>lima lekuk</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>lima sped</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>enam kelawar</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>enam daiman</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>enam lekuk</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>enam sped</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>tujuh kelawar</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>tujuh daiman</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>tujuh lekuk</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>tujuh sped</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>lapan kelawar</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>lapan daiman</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>lapan lekuk</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>lapan sped</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>sembilan kelawar</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>sembilan daiman</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>sembilan lekuk</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>sembilan sped</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>sepuluh kelawar</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>sepuluh daiman</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>sepuluh lekuk</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>sepuluh sped</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>pekak kelawar</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>pekak daiman</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>pekak lekuk</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>pekak sped</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>permaisuri kelawar</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>permaisuri daiman</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>permaisuri lekuk</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>permaisuri sped</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>raja kelawar</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>raja daiman</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>raja lekuk</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>raja sped</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>sat kelawar</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>sat daiman</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>sat lekuk</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>sat sped</translation>
    </message>
</context>
<context>
    <name>CardRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of cards in their order, and how equal kinds are decided. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Apa mengalahkan apa</translation>
    </message>
    <message>
        <source>There are nine kinds of hands. From the highest down: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, one pair, high card. Between two hands of the same kind the ranks of the cards decide, and the ace is the highest.</source>
        <extracomment>C13: all nine kinds in their order, the highest first. The names are those of CardHandWords</extracomment>
        <translation>Ada sembilan jenis tangan. Dari yang tertinggi: Straight Flush, Empat Serupa, Full House, Flush, Straight, Tiga Serupa, Dua Pasang, Satu Pasang, Kad Tertinggi. Antara dua tangan daripada jenis yang sama, nilai kad menentukan, dan sat paling tinggi.</translation>
    </message>
    <message>
        <source>Straight flush: five cards in a row and of one suit. The higher highest card wins. With an ace at the top nothing beats it.</source>
        <extracomment>C13: straight flush; with the ace on top it is also called a royal flush</extracomment>
        <translation>Straight Flush: lima kad berturutan daripada satu suit. Yang mempunyai kad tertinggi yang lebih tinggi menang. Jika kad tertingginya sat, tiada yang dapat mengalahkannya.</translation>
    </message>
    <message>
        <source>Four of a kind: four cards of one rank. The higher rank wins; if it is the same, the fifth card decides.</source>
        <extracomment>C13: four of a kind; then the fifth card</extracomment>
        <translation>Empat Serupa: empat kad yang sama nilainya. Nilai yang lebih tinggi menang; jika sama, kad kelima menentukan.</translation>
    </message>
    <message>
        <source>Full house: three cards of one rank and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>C13: full house; the triple first, then the pair</extracomment>
        <translation>Full House: tiga kad bagi satu nilai dan dua bagi nilai lain. Tiga kad yang lebih tinggi menang; jika sama, pasangan yang lebih tinggi menang.</translation>
    </message>
    <message>
        <source>Flush: five cards of one suit. The highest card decides, then the second, and so on. Which suit it is does not matter.</source>
        <extracomment>C13: flush; the cards from the highest down</extracomment>
        <translation>Flush: lima kad daripada satu suit. Kad tertinggi menentukan, kemudian kad kedua, dan seterusnya. Suit yang mana tidak penting.</translation>
    </message>
    <message>
        <source>Straight: five cards in a row, not all of one suit. The higher highest card wins. The ace may stand above the king or below the 2: 5-4-3-2-A is the lowest straight. It does not go round: 3-2-A-K-Q is no straight.</source>
        <extracomment>C13: straight; the ace may be high or low; it does not go round</extracomment>
        <translation>Straight: lima kad berturutan, tidak semuanya daripada satu suit. Yang mempunyai kad tertinggi yang lebih tinggi menang. Sat boleh berada di atas raja atau di bawah 2: 5-4-3-2-A ialah Straight terendah. Urutannya tidak berpusing: 3-2-A-K-Q bukan Straight.</translation>
    </message>
    <message>
        <source>Three of a kind: three cards of one rank. The higher rank wins; then the two other cards decide, the higher one first.</source>
        <extracomment>C13: three of a kind; then the two other cards, high to low</extracomment>
        <translation>Tiga Serupa: tiga kad yang sama nilainya. Nilai yang lebih tinggi menang; kemudian dua kad yang lain menentukan, yang lebih tinggi dahulu.</translation>
    </message>
    <message>
        <source>Two pairs: two cards of one rank and two of another. The higher pair decides, then the lower pair, then the fifth card.</source>
        <extracomment>C13: two pairs; the higher pair, the lower pair, the fifth card</extracomment>
        <translation>Dua Pasang: dua kad bagi satu nilai dan dua bagi nilai lain. Pasangan yang lebih tinggi menentukan, kemudian pasangan yang lebih rendah, kemudian kad kelima.</translation>
    </message>
    <message>
        <source>One pair: two cards of one rank. The higher rank wins; then the three other cards decide, from the highest down.</source>
        <extracomment>C13: one pair; then the three other cards, high to low</extracomment>
        <translation>Satu Pasang: dua kad yang sama nilainya. Nilai yang lebih tinggi menang; kemudian tiga kad yang lain menentukan, dari yang tertinggi.</translation>
    </message>
    <message>
        <source>High card: nothing of all this. The cards decide, from the highest down.</source>
        <extracomment>C13: high card</extracomment>
        <translation>Kad Tertinggi: tiada satu pun daripada semua ini. Kad menentukan, dari yang tertinggi.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Suits never decide, and neither do cards outside the best five. A chip that is left over goes to the one of them who sits closest to the left of the button.</source>
        <extracomment>C14: equal hands split the pot, the odd chip; suits never break ties</extracomment>
        <translation>Tangan yang sama dalam semua hal ini berkongsi pot. Suit tidak pernah menentukan, begitu juga kad di luar lima terbaik. Cip lebihan diberikan kepada seorang antara mereka, iaitu yang duduk paling hampir di sebelah kiri butang.</translation>
    </message>
</context>
<context>
    <name>CardSentences</name>
    <message>
        <source>Your cards: %1.</source>
        <extracomment>%1: cards, as in &quot;king of hearts, nine of spades, two of clubs&quot;</extracomment>
        <translation>Kad anda: %1.</translation>
    </message>
    <message>
        <source>Your key card: %1. To the left: %2. To the right: %3.</source>
        <extracomment>%1: the key card; %2 and %3: the cards to its left and right, each as in &quot;king of hearts&quot;</extracomment>
        <translation>Kad utama anda: %1. Di sebelah kiri: %2. Di sebelah kanan: %3.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Belum ada apa-apa di atas meja.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>cards</comment>
        <translation>Di atas meja: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Turn dan river belum dibuka.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>River belum dibuka.</translation>
    </message>
</context>
<context>
    <name>CardWhyWords</name>
    <message>
        <source>Five cards in a row and of one suit. Only a higher one of its kind beats it.</source>
        <translation>Lima kad berturutan daripada satu suit. Hanya Straight Flush yang lebih tinggi mengalahkannya.</translation>
    </message>
    <message>
        <source>Four cards of one rank. Only a straight flush beats them.</source>
        <translation>Empat kad yang sama nilainya. Hanya Straight Flush mengalahkannya.</translation>
    </message>
    <message>
        <source>A full house is three of one rank and two of another. Only four of a kind and a straight flush beat it.</source>
        <translation>Full House ialah tiga kad bagi satu nilai dan dua bagi nilai lain. Hanya Empat Serupa dan Straight Flush mengalahkannya.</translation>
    </message>
    <message>
        <source>Five cards of one suit. Only a full house, four of a kind and a straight flush beat it.</source>
        <translation>Lima kad daripada satu suit. Hanya Full House, Empat Serupa dan Straight Flush mengalahkannya.</translation>
    </message>
    <message>
        <source>Five cards in a row. A flush and all above it beat it.</source>
        <translation>Lima kad berturutan. Flush dan semua yang di atasnya mengalahkannya.</translation>
    </message>
    <message>
        <source>Three cards of one rank. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Tiga kad yang sama nilainya mengalahkan Dua Pasang. Straight dan semua yang di atasnya mengalahkannya.</translation>
    </message>
    <message>
        <source>Two different pairs. They beat one pair; three of a kind and all above it beat them.</source>
        <translation>Dua pasang yang berbeza mengalahkan Satu Pasang. Tiga Serupa dan semua yang di atasnya mengalahkannya.</translation>
    </message>
    <message>
        <source>Two cards of one rank. They beat a high card; two pairs and all above it beat them.</source>
        <translation>Dua kad yang sama nilainya mengalahkan Kad Tertinggi. Dua Pasang dan semua yang di atasnya mengalahkannya.</translation>
    </message>
    <message>
        <source>Nothing but single cards. Any pair would beat them.</source>
        <translation>Hanya kad tunggal. Mana-mana pasangan akan mengalahkannya.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Sama dalam semua hal: tangan begini berkongsi pot.</translation>
    </message>
    <message>
        <source>Straight flush against straight flush. The highest card decides.</source>
        <translation>Straight Flush lawan Straight Flush. Kad tertinggi menentukan.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher rank decides.</source>
        <translation>Empat Serupa lawan Empat Serupa. Nilai yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same four cards. The fifth card decides.</source>
        <translation>Empat kad yang sama pada kedua-duanya. Kad kelima menentukan.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal cards decide.</source>
        <translation>Full House lawan Full House. Tiga kad yang sama menentukan.</translation>
    </message>
    <message>
        <source>The same three. The pair decides.</source>
        <translation>Tiga kad yang sama pada kedua-duanya. Pasangan menentukan.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest card decides.</source>
        <translation>Straight lawan Straight. Kad tertinggi menentukan.</translation>
    </message>
    <message>
        <source>Flush against flush. The highest card decides.</source>
        <translation>Flush lawan Flush. Kad tertinggi menentukan.</translation>
    </message>
    <message>
        <source>Flush against flush, with the same highest card. The next one that differs decides.</source>
        <translation>Flush lawan Flush, dengan kad tertinggi yang sama. Kad berbeza yang seterusnya menentukan.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher rank decides.</source>
        <translation>Tiga Serupa lawan Tiga Serupa. Nilai yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same three. The higher of the two other cards decides.</source>
        <translation>Tiga kad yang sama pada kedua-duanya. Kad yang lebih tinggi antara dua yang lain menentukan.</translation>
    </message>
    <message>
        <source>The same three, and the fourth card is equal too. The fifth decides.</source>
        <translation>Tiga kad yang sama pada kedua-duanya, begitu juga kad keempat. Kad kelima menentukan.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <comment>cards</comment>
        <translation>Dua Pasang lawan Dua Pasang. Pasangan yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <comment>cards</comment>
        <translation>Pasangan tinggi yang sama pada kedua-duanya. Pasangan yang lebih rendah menentukan.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth card decides.</source>
        <translation>Kedua-dua pasangan sama. Kad kelima menentukan.</translation>
    </message>
    <message>
        <source>One pair against one pair. The higher pair decides.</source>
        <translation>Satu Pasang lawan Satu Pasang. Pasangan yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same pair. The highest other card decides.</source>
        <translation>Pasangan yang sama pada kedua-duanya. Kad tertinggi yang lain menentukan.</translation>
    </message>
    <message>
        <source>The same pair, and the highest other card is equal too. The next one that differs decides.</source>
        <translation>Pasangan yang sama pada kedua-duanya, begitu juga kad tertinggi yang lain. Kad berbeza yang seterusnya menentukan.</translation>
    </message>
    <message>
        <source>High card against high card. The highest card decides.</source>
        <translation>Kad Tertinggi lawan Kad Tertinggi. Kad yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same highest card. The next one that differs decides.</source>
        <translation>Kad tertinggi yang sama pada kedua-duanya. Kad berbeza yang seterusnya menentukan.</translation>
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
        <translation>Dari %1 hingga %2 cip</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>The clock chose your key card: %1.</source>
        <translation>Masa tamat. Kad utama anda dipilih secara automatik: %1.</translation>
    </message>
</context>
<context>
    <name>ClockFigure</name>
    <message>
        <source>What the clock chooses</source>
        <translation>Pilihan apabila masa tamat</translation>
    </message>
    <message>
        <source>Cards: %1. The clock chooses: %2.</source>
        <extracomment>Read aloud for a picture in the rules. %1: three cards, as in &quot;king of clubs, king of spades, six of clubs&quot;; %2: the one that the clock chooses</extracomment>
        <translation>Kad: %1. Pilihan apabila masa tamat: %2.</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Carry on where you left off</source>
        <translation>Sambung dari tempat anda berhenti</translation>
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
            <numerusform>%n lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
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
        <translation>Bet</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>All-in %1: press again</source>
        <translation>All-in %1: tekan lagi</translation>
    </message>
    <message>
        <source>All-in %1</source>
        <translation>All-in %1</translation>
    </message>
    <message>
        <source>Bet %1</source>
        <translation>Bet %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Raise kepada %1</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Details</source>
        <translation>Butiran</translation>
    </message>
</context>
<context>
    <name>DiceFigure</name>
    <message>
        <source>%1: %2, and %3 extra</source>
        <extracomment>Below five dice in the rules. %1: name of a line; %2: its points; %3: points of the Poker bonus</extracomment>
        <translation>%1: %2, dan tambahan %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below five dice in the rules. %1: name of a line of the scorecard; %2: what they are worth there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are worth</extracomment>
        <translation>Dadu: %1. %2</translation>
    </message>
</context>
<context>
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Dadu</translation>
    </message>
</context>
<context>
    <name>DiceSentences</name>
    <message>
        <source>Your dice: %1. %2.</source>
        <extracomment>%1: the dice, as in &quot;six, five&quot;; %2: the hand they make now, as in &quot;Full house, fives over sixes&quot;</extracomment>
        <translation>Dadu anda: %1. %2.</translation>
    </message>
    <message>
        <source>Nothing on the table yet.</source>
        <translation>Belum ada apa-apa di atas meja.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>faces of dice</comment>
        <translation>Di atas meja: %1.</translation>
    </message>
    <message>
        <source>Turn and river to come.</source>
        <translation>Turn dan river belum dibuka.</translation>
    </message>
    <message>
        <source>River to come.</source>
        <translation>River belum dibuka.</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>Die %1 of %2: one</source>
        <translation>Dadu %1 daripada %2: satu</translation>
    </message>
    <message>
        <source>Die %1 of %2: two</source>
        <translation>Dadu %1 daripada %2: dua</translation>
    </message>
    <message>
        <source>Die %1 of %2: three</source>
        <translation>Dadu %1 daripada %2: tiga</translation>
    </message>
    <message>
        <source>Die %1 of %2: four</source>
        <translation>Dadu %1 daripada %2: empat</translation>
    </message>
    <message>
        <source>Die %1 of %2: five</source>
        <translation>Dadu %1 daripada %2: lima</translation>
    </message>
    <message>
        <source>Die %1 of %2: six</source>
        <translation>Dadu %1 daripada %2: enam</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Lempar satu dadu</translation>
    </message>
    <message>
        <source>Roll two dice</source>
        <translation>Lempar dua dadu</translation>
    </message>
    <message>
        <source>Roll three dice</source>
        <translation>Lempar tiga dadu</translation>
    </message>
    <message>
        <source>Roll four dice</source>
        <translation>Lempar empat dadu</translation>
    </message>
    <message>
        <source>Roll five dice</source>
        <translation>Lempar lima dadu</translation>
    </message>
    <message>
        <source>one</source>
        <comment>a die shows it</comment>
        <translation>satu</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a die shows it</comment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a die shows it</comment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a die shows it</comment>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a die shows it</comment>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a die shows it</comment>
        <translation>enam</translation>
    </message>
    <message>
        <source>Own die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Dadu sendiri %1: %2</translation>
    </message>
    <message>
        <source>Shared die %1: %2</source>
        <extracomment>%1: 1 to 5; %2: what the die shows, as in &quot;four&quot;</extracomment>
        <translation>Dadu komuniti %1: %2</translation>
    </message>
    <message>
        <source>%3, die %1: %2</source>
        <extracomment>%1: 1 or 2; %2: what the die shows, as in &quot;four&quot;; %3: name</extracomment>
        <translation>%3, dadu %1: %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a die lies so</comment>
        <translation>tertutup</translation>
    </message>
</context>
<context>
    <name>DoubleBlinds</name>
    <message>
        <source>The button and the blinds</source>
        <extracomment>A chapter of the rules: the dealer button and the blinds. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Butang dan blind</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer; who has it first is decided by lot. So that there is something to win, two players pay a forced bet before the cards are dealt: the small blind the first player to the left of the button, the big blind the next one.</source>
        <extracomment>C3: who pays the blinds and when</extracomment>
        <translation>Butang terletak di tempat pengedar; siapa yang mendapatnya dahulu ditentukan melalui undian. Supaya ada sesuatu untuk dimenangi, dua pemain membayar pertaruhan wajib sebelum kad diagihkan: small blind dibayar oleh pemain pertama di sebelah kiri butang, big blind oleh pemain seterusnya.</translation>
    </message>
    <message>
        <source>When only two play, the button pays the small blind, acts first before the flop and last after it.</source>
        <extracomment>C3: two players only</extracomment>
        <translation>Apabila hanya dua orang bermain, pemain yang mempunyai butang membayar small blind, bertindak pertama sebelum flop dan terakhir selepasnya.</translation>
    </message>
    <message>
        <source>Before the flop the player to the left of the big blind begins, and can call, raise or fold. The blinds count as bets already made. The big blind comes last: if nobody has raised, that player may check or raise; if somebody has, it is to fold, call or raise again.</source>
        <extracomment>C4: the round before the flop; what the big blind may do</extracomment>
        <translation>Sebelum flop, pemain di sebelah kiri big blind bermula dahulu, dan boleh call, raise atau fold. Blind dikira sebagai bet yang sudah dibuat. Big blind bertindak terakhir: jika tiada sesiapa yang telah raise, pemain itu boleh check atau raise; jika ada, pilihannya fold, call atau raise lagi.</translation>
    </message>
    <message>
        <source>From the flop on every round begins with the first player still in to the left of the button.</source>
        <extracomment>C11: after the flop</extracomment>
        <translation>Mulai flop, setiap pusingan dimulakan oleh pemain pertama yang masih bermain di sebelah kiri butang.</translation>
    </message>
    <message>
        <source>After every hand the button moves on. The big blind always goes to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it, and the button may lie at an empty place.</source>
        <extracomment>C12: the button moves on; nobody pays the big blind twice running; the small blind may be missing</extracomment>
        <translation>Selepas setiap tangan, butang beralih. Big blind sentiasa beralih kepada pemain seterusnya, jadi tiada sesiapa membayarnya dua kali berturut-turut. Small blind dikenakan kepada pemain yang sebelum itu mempunyai big blind; jika pemain itu sudah tiada, tiada sesiapa membayarnya, dan butang mungkin terletak di tempat kosong.</translation>
    </message>
    <message>
        <source>Who cannot pay a blind in full pays what is there and is all-in.</source>
        <extracomment>Who cannot pay a blind in full</extracomment>
        <translation>Sesiapa yang tidak dapat membayar blind sepenuhnya membayar apa yang ada dan menjadi all-in.</translation>
    </message>
</context>
<context>
    <name>DoubleHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the dealing of the hidden cards to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Satu tangan</translation>
    </message>
    <message>
        <source>First the two blinds are paid. Then every player gets 3 cards and keeps them hidden. Only that player sees them.</source>
        <extracomment>C2: three private cards</extracomment>
        <translation>Mula-mula kedua-dua blind dibayar. Kemudian setiap pemain mendapat 3 keping kad dan menyembunyikannya. Hanya pemain itu yang melihatnya.</translation>
    </message>
    <message>
        <source>There are 4 rounds of betting, and in each of them the turn goes clockwise. The first is played with the hidden cards alone. Then 3 cards come to the middle, called the flop, and the second round follows; after a fourth card, the turn, the third; after a fifth card, the river, the fourth. At last the showdown. The 5 cards in the middle belong to everybody.</source>
        <extracomment>C2: the order of cards and betting, clockwise; flop, turn and river are explained here</extracomment>
        <translation>Ada 4 pusingan pertaruhan, dan dalam setiap pusingan giliran bergerak ikut arah jam. Pusingan pertama dimainkan dengan kad tertutup sahaja. Kemudian 3 keping kad dibuka di tengah, dipanggil flop, dan pusingan kedua menyusul; selepas kad keempat, turn, pusingan ketiga; selepas kad kelima, river, pusingan keempat. Akhir sekali showdown. Kesemua 5 keping kad di tengah menjadi milik semua pemain.</translation>
    </message>
    <message>
        <source>On the flop something is added. When the turn comes to a player for the first time, that player first chooses one of the three hidden cards as key card and then acts, by checking, betting, calling, raising or folding. Only then it is the next player&apos;s turn.</source>
        <extracomment>C5: on the flop each player first chooses the key card, then acts; one player after the other</extracomment>
        <translation>Pada flop ada satu tambahan. Apabila seorang pemain mendapat giliran buat kali pertama, pemain itu mula-mula memilih satu daripada tiga kad tertutupnya sebagai kad utama, kemudian bertindak: check, bet, call, raise atau fold. Selepas itu barulah giliran pemain seterusnya.</translation>
    </message>
    <message>
        <source>Every hand has a number and is kept. The last 5 to 100 hands, or one hand by its number, can be looked at again.</source>
        <extracomment>C20: every hand can be looked at again</extracomment>
        <translation>Setiap tangan mempunyai nombor dan disimpan. Anda boleh melihat semula 5 hingga 100 tangan terakhir, atau satu tangan mengikut nombornya.</translation>
    </message>
</context>
<context>
    <name>DoubleKey</name>
    <message>
        <source>The key card</source>
        <extracomment>A chapter of the rules. &quot;Key card&quot;: the main one of three (lv galvenā kārts, el κύριο φύλλο), not a key of a lock</extracomment>
        <translation>Kad utama</translation>
    </message>
    <message>
        <source>The choice of the key card cannot be taken back. Who is all-in chooses too, when the turn comes. The others see that a choice was made, but not which card it is. Who wins because all the others have folded need not have chosen.</source>
        <extracomment>C6: the choice cannot be undone, all-in players choose too, opponents do not see which card</extracomment>
        <translation>Pilihan kad utama tidak boleh dibuat asal. Pemain yang all-in juga memilih apabila tiba gilirannya. Pemain lain melihat bahawa pilihan telah dibuat, tetapi tidak melihat kad yang mana. Sesiapa yang menang kerana semua pemain lain telah fold tidak semestinya sudah memilih.</translation>
    </message>
    <message>
        <source>On the screen the key card moves to the middle and is lifted a little. The two other cards lie to its left and to its right, in the order in which they lay before.</source>
        <extracomment>C7: what one sees on the screen</extracomment>
        <translation>Pada skrin, kad utama beralih ke tengah dan diangkat sedikit. Dua kad yang lain terletak di sebelah kiri dan di sebelah kanannya, mengikut susunan asalnya.</translation>
    </message>
    <message>
        <source>From now on there are two hands. The first is the key card with the left card, together with the cards in the middle; the second is the key card with the right card, together with the cards in the middle. The left and the right card never play together.</source>
        <extracomment>C8: the two hands. &quot;Hand&quot;: the cards that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Mulai sekarang ada dua tangan. Tangan pertama ialah kad utama dengan kad kiri, bersama kad di tengah meja; tangan kedua ialah kad utama dengan kad kanan, bersama kad di tengah meja. Kad kiri dan kad kanan tidak pernah dimainkan bersama.</translation>
    </message>
    <message>
        <source>Each hand is the best five of its 7 cards: with both, one or none of its two hidden cards.</source>
        <extracomment>C9: the best five of the seven, with two, one or none of the own cards</extracomment>
        <translation>Setiap tangan ialah lima terbaik daripada 7 kadnya: dengan kedua-dua kad tertutupnya, satu sahaja atau tiada langsung.</translation>
    </message>
    <message>
        <source>The better hand always counts. Which one that is can change with every card that comes to the middle; the table names both and says which counts now. At the showdown the other hand does not count at all. If both are equal they count once.</source>
        <extracomment>C10: the better hand counts, the other does not; can change with every card</extracomment>
        <translation>Tangan yang lebih baik sentiasa dikira. Tangan yang mana boleh berubah dengan setiap kad yang datang ke tengah; meja menamakan kedua-duanya dan menyatakan yang mana dikira sekarang. Pada showdown, tangan yang satu lagi tidak dikira langsung. Jika kedua-duanya sama, tangan itu dikira sekali sahaja.</translation>
    </message>
    <message>
        <source>The choice has a time of its own where a clock was agreed. Nothing is chosen beforehand. When the time is over, the highest card becomes the key card, the ace being the highest. If two cards share the highest rank, it is the one that has the suit of the third card; if neither has it, the one of the higher suit. If all three share the rank, it is the one of the highest suit. This is a rule for the clock and no advice: another card is often better.</source>
        <extracomment>C15: the automatic choice; nothing is preselected before</extracomment>
        <translation>Pilihan ini mempunyai masanya sendiri jika had masa dipersetujui. Tiada apa-apa dipilih terlebih dahulu. Apabila masa tamat, kad tertinggi menjadi kad utama, dengan sat sebagai yang paling tinggi. Jika dua kad berkongsi nilai tertinggi, yang dipilih ialah kad yang suitnya sama dengan suit kad ketiga; jika tiada, kad daripada suit yang lebih tinggi. Jika ketiga-tiga kad sama nilainya, yang dipilih ialah kad daripada suit tertinggi. Ini peraturan untuk had masa, bukan nasihat: kad lain sering lebih baik.</translation>
    </message>
    <message>
        <source>For this alone the suits have an order. From the highest down: spades, hearts, clubs, diamonds.</source>
        <extracomment>C16: the order of the suits, highest first; it matters for nothing else</extracomment>
        <translation>Hanya untuk hal ini suit mempunyai kedudukan. Dari yang tertinggi: sped, lekuk, kelawar, daiman.</translation>
    </message>
    <message>
        <source>King of clubs, king of spades, 6 of clubs: the king of clubs, because the third card is a club. King of spades, king of hearts, 6 of clubs: the king of spades, because spades are the higher suit.</source>
        <extracomment>C17: examples of the automatic choice; K is printed on the kings</extracomment>
        <translation>Raja kelawar, raja sped, 6 kelawar: raja kelawar, kerana kad ketiga ialah kelawar. Raja sped, raja lekuk, 6 kelawar: raja sped, kerana sped ialah suit yang lebih tinggi.</translation>
    </message>
    <message>
        <source>The time bank of 30 seconds, which every player has for the whole match, is for betting only: it never runs for the key card. Once it is used up it is gone.</source>
        <extracomment>C18: the time bank is for betting only</extracomment>
        <translation>Simpanan masa 30 saat, yang ada pada setiap pemain untuk seluruh permainan, adalah untuk pertaruhan sahaja: simpanan itu tidak pernah digunakan untuk kad utama. Apabila habis digunakan, simpanan itu tidak kembali.</translation>
    </message>
</context>
<context>
    <name>DoubleShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Secara ringkas</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is for 2 to 10 players, people and bots in any mix. It is played with one deck of 52 cards, without jokers, shuffled anew for every hand. Chips are there for counting only: they have no money value.</source>
        <extracomment>C1: two to ten players, one deck; chips without any money value</extracomment>
        <translation>Hold&apos;em Berganda adalah untuk 2 hingga 10 pemain, orang dan bot dalam apa-apa gabungan. Permainan ini dimainkan dengan satu dek 52 keping kad, tanpa joker, yang dikocok semula untuk setiap tangan. Cip hanya untuk pengiraan: cip tidak mempunyai nilai wang.</translation>
    </message>
    <message>
        <source>Every player has three cards that nobody else sees. Five more cards come to the middle of the table and belong to everybody. When the first three of them lie there, each player makes one of the three hidden cards the key card: with it, each of the two others is a hand of its own.</source>
        <extracomment>The game in three sentences; &quot;A hand&quot; and &quot;The key card&quot; have the details</extracomment>
        <translation>Setiap pemain mempunyai tiga keping kad yang tidak dilihat oleh orang lain. Lima keping kad lagi diletakkan di tengah meja dan menjadi milik semua. Apabila tiga kad yang pertama sudah ada di situ, setiap pemain menjadikan satu daripada tiga kad tertutupnya kad utama: bersama kad utama itu, setiap satu daripada dua kad yang lain menjadi tangan tersendiri.</translation>
    </message>
    <message>
        <source>So everybody plays two hands, and the better one counts. Whoever stays in to the end turns the cards up, and the best hand wins what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Jadi setiap pemain memainkan dua tangan, dan yang lebih baik dikira. Sesiapa yang kekal hingga akhir membuka kadnya, dan tangan terbaik memenangi isi pot. Sesiapa yang membuat semua pemain lain mengalah memenanginya tanpa menunjukkan apa-apa.</translation>
    </message>
</context>
<context>
    <name>DoubleTrademark</name>
    <message>
        <source>The name of the game</source>
        <extracomment>A chapter of the rules: whose name this is</extracomment>
        <translation>Nama permainan</translation>
    </message>
    <message>
        <source>Double Hold&apos;em is a trademark of TableBrain Corp. Riverbones is independent of it.</source>
        <extracomment>The same stands in About</extracomment>
        <translation>Double Hold&apos;em, nama Inggeris bagi Hold&apos;em Berganda, ialah tanda dagangan TableBrain Corp. Riverbones tidak berkaitan dengan syarikat itu.</translation>
    </message>
    <message>
        <source>Some rules in English call the key card the point card.</source>
        <extracomment>Another word for key card in some English rules</extracomment>
        <translation>Sesetengah peraturan dalam bahasa Inggeris memanggil kad utama “point card”.</translation>
    </message>
</context>
<context>
    <name>FairPlayChapter</name>
    <message>
        <source>Fair play</source>
        <extracomment>A chapter of the rules: what players owe each other, and what the program keeps secret</extracomment>
        <translation>Permainan adil</translation>
    </message>
    <message>
        <source>While a hand runs nobody talks about it. Do not say what you have or what you have folded, and give no advice to others, whether they ask for it or not.</source>
        <extracomment>B23: no talk about the hand, no disclosure of what was folded, no advice</extracomment>
        <translation>Semasa tangan berjalan, tiada sesiapa bercakap tentangnya. Jangan katakan apa yang anda ada atau apa yang anda fold, dan jangan beri nasihat kepada orang lain, sama ada diminta atau tidak.</translation>
    </message>
    <message>
        <source>The program keeps to that too: while a hand runs, nobody sees or hears anything of what another player hides, neither on the screen nor in the log nor from a screen reader.</source>
        <extracomment>What the program keeps secret</extracomment>
        <translation>Program ini juga mematuhinya: semasa tangan berjalan, tiada sesiapa melihat atau mendengar apa-apa yang disembunyikan oleh pemain lain, sama ada pada skrin, dalam catatan atau daripada pembaca skrin.</translation>
    </message>
    <message>
        <source>Folded hands, and hands that were not shown, stay secret until the match is over. Then everything may be looked at, and the seed of the match is opened, so that anybody can check that nothing was changed.</source>
        <extracomment>Until when hands stay secret</extracomment>
        <translation>Tangan yang di-fold, dan tangan yang tidak ditunjukkan, kekal rahsia sehingga permainan tamat. Selepas itu semuanya boleh dilihat, dan nilai benih permainan dibuka supaya sesiapa sahaja boleh menyemak bahawa tiada apa-apa yang diubah.</translation>
    </message>
    <message>
        <source>If several people play at one device, it is passed on. After each decision everything hidden disappears, and it comes back only when the next player has taken the device and confirmed. Everyone else looks away.</source>
        <extracomment>Several people at one device</extracomment>
        <translation>Jika beberapa orang bermain pada satu peranti, peranti itu diserahkan. Selepas setiap keputusan, semua yang tertutup hilang, dan hanya muncul semula apabila pemain seterusnya telah mengambil peranti dan mengesahkannya. Yang lain mengalihkan pandangan.</translation>
    </message>
    <message>
        <source>Bots play by the same rules and know no more than a player in their seat.</source>
        <extracomment>Bots</extracomment>
        <translation>Bot bermain mengikut peraturan yang sama dan tidak tahu lebih daripada pemain di tempat mereka.</translation>
    </message>
</context>
<context>
    <name>FirstStartForm</name>
    <message>
        <source>Choose a language</source>
        <translation>Pilih bahasa</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Bagaimana anda mahu dipanggil?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nama anda</translation>
    </message>
    <message>
        <source>Pick a face</source>
        <translation>Pilih wajah</translation>
    </message>
    <message>
        <source>No account, no network. Everything stays on this device.</source>
        <translation>Tanpa akaun, tanpa rangkaian. Semuanya kekal pada peranti ini.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Mula</translation>
    </message>
</context>
<context>
    <name>FirstStartPage</name>
    <message>
        <source>Welcome to Riverbones</source>
        <translation>Selamat Datang ke Riverbones</translation>
    </message>
    <message>
        <source>Dice, cards and good company around one table.</source>
        <translation>Dadu, kad dan kawan-kawan di satu meja.</translation>
    </message>
</context>
<context>
    <name>ForcedBetsChapter</name>
    <message>
        <source>The dealer and the forced bets</source>
        <extracomment>A chapter of the rules: the dealer button, blinds and ante. &quot;Dealer&quot; is a place at the table that moves on</extracomment>
        <translation>Pengedar dan pertaruhan wajib</translation>
    </message>
    <message>
        <source>A button lies at the place of the dealer. Who has it first is decided by lot.</source>
        <extracomment>The dealer is drawn by lot</extracomment>
        <translation>Butang terletak di tempat pengedar. Siapa yang mendapatnya dahulu ditentukan melalui undian.</translation>
    </message>
    <message>
        <source>So that there is something to win, some bets are forced. Blinds are paid by two players: the small blind by the first to the left of the dealer, the big blind by the second. An ante is paid by every player, before the blinds and straight into the pot; it is no part of a bet. At set-up you choose blinds, an ante or both.</source>
        <extracomment>B9: what blinds and ante are, who pays them, and when</extracomment>
        <translation>Supaya ada sesuatu untuk dimenangi, sesetengah pertaruhan adalah wajib. Blind dibayar oleh dua pemain: small blind oleh yang pertama di sebelah kiri pengedar, big blind oleh yang kedua. Ante dibayar oleh setiap pemain, sebelum blind dan terus ke dalam pot; ante bukan sebahagian daripada bet. Sebelum permainan anda memilih blind, ante atau kedua-duanya.</translation>
    </message>
    <message>
        <source>At your table there are blinds and no ante.</source>
        <extracomment>B9: what was agreed for the match that is being played. &quot;The table&quot;: where you play</extracomment>
        <translation>Di meja anda ada blind tanpa ante.</translation>
    </message>
    <message>
        <source>At your table there is an ante and there are no blinds.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Di meja anda ada ante tanpa blind.</translation>
    </message>
    <message>
        <source>At your table there are blinds and an ante.</source>
        <extracomment>B9: what was agreed for the match that is being played</extracomment>
        <translation>Di meja anda ada blind dan ante.</translation>
    </message>
    <message>
        <source>With blinds the first round of betting begins with the third player, left of the big blind. The blinds count as bets already made: to stay in, everybody must pay at least the big blind. The big blind comes last and may still raise, if nobody has. All later rounds begin with the first player still in to the left of the dealer.</source>
        <extracomment>B10: the third player begins; blinds are bets</extracomment>
        <translation>Dengan blind, pusingan pertaruhan pertama dimulakan oleh pemain ketiga, di sebelah kiri big blind. Blind dikira sebagai bet yang sudah dibuat: untuk kekal bermain, semua mesti membayar sekurang-kurangnya big blind. Big blind bertindak terakhir dan masih boleh raise jika tiada sesiapa yang telah raise. Semua pusingan kemudian dimulakan oleh pemain pertama yang masih bermain di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>When only two play, the dealer has the small blind too, comes first in the first round and last in all others.</source>
        <extracomment>Two players only</extracomment>
        <translation>Apabila hanya dua orang bermain, pengedar juga membayar small blind, bertindak pertama dalam pusingan pertama dan terakhir dalam semua pusingan lain.</translation>
    </message>
    <message>
        <source>With an ante alone there is no bet to call at first. Every round begins left of the dealer, and the smallest bet is agreed at set-up.</source>
        <extracomment>A game with an ante and no blinds</extracomment>
        <translation>Dengan ante sahaja, pada mulanya tiada bet untuk di-call. Setiap pusingan bermula di sebelah kiri pengedar, dan bet terkecil dipersetujui sebelum permainan.</translation>
    </message>
    <message>
        <source>After every hand the big blind moves on to the next player, so nobody pays it twice running. The small blind is due from whoever had the big blind before; if that player is gone, nobody pays it. The button lies where the small blind was due in the hand before, even if nobody plays there any more.</source>
        <extracomment>How the button and the blinds move on, also when somebody has left (&quot;dead button&quot;)</extracomment>
        <translation>Selepas setiap tangan, big blind beralih kepada pemain seterusnya, jadi tiada sesiapa membayarnya dua kali berturut-turut. Small blind dikenakan kepada pemain yang sebelum itu mempunyai big blind; jika pemain itu sudah tiada, tiada sesiapa membayarnya. Butang terletak di tempat small blind dikenakan dalam tangan sebelumnya, walaupun tiada lagi yang bermain di situ.</translation>
    </message>
    <message>
        <source>Who cannot pay a forced bet in full pays what is there and is all-in. What no other player can match of an ante goes back at once.</source>
        <extracomment>Who cannot pay a forced bet in full</extracomment>
        <translation>Sesiapa yang tidak dapat membayar pertaruhan wajib sepenuhnya membayar apa yang ada dan menjadi all-in. Bahagian ante yang tidak dapat disamai oleh pemain lain dikembalikan serta-merta.</translation>
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
        <translation>%1 dan %2</translation>
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
        <translation>%1 dan %2</translation>
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
            <numerusform>%1 minit</numerusform>
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
        <translation>Poker Dadu</translation>
    </message>
    <message>
        <source>Fill your scorecard, one roll at a time.</source>
        <translation>Isi kad skor anda, lemparan demi lemparan.</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Hold&apos;em Dadu</translation>
    </message>
    <message>
        <source>Two hidden dice, five shared, and nerve.</source>
        <translation>Dua dadu tertutup, lima dikongsi, dan keberanian.</translation>
    </message>
    <message>
        <source>Open end</source>
        <translation>Tiada had masa</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Hold&apos;em Berganda</translation>
    </message>
    <message>
        <source>Three cards, one of them the key, and two hands at a time.</source>
        <translation>Tiga kad, satu menjadi kad utama, dan dua tangan serentak.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>How many can play; the first number is the smallest table, the second the largest.</extracomment>
        <translation>
            <numerusform>%1–%n pemain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideNote</name>
    <message>
        <source>%1 of %2</source>
        <comment>the number of a remark, and how many there are</comment>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Terima kasih</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Skip the remarks</source>
        <translation>Langkau nota</translation>
    </message>
</context>
<context>
    <name>GuideWords</name>
    <message>
        <source>Every turn begins with a roll of all five dice. You may roll up to three times.</source>
        <translation>Setiap giliran bermula dengan lemparan kelima-lima dadu. Anda boleh melempar sehingga tiga kali.</translation>
    </message>
    <message>
        <source>Tap the dice you want to keep, equal ones for example. The others are rolled again.</source>
        <translation>Ketik dadu yang anda mahu kekalkan, misalnya yang sama. Dadu lain akan dilempar semula.</translation>
    </message>
    <message>
        <source>The dashed numbers say what these dice are worth in each line. You may write after any roll.</source>
        <translation>Nombor berbingkai putus-putus menunjukkan nilai dadu ini pada setiap baris. Anda boleh mencatat selepas mana-mana lemparan.</translation>
    </message>
    <message>
        <source>Each line is filled once, one in every turn. If nothing fits, one of them gets a zero: give up a line that seldom works out.</source>
        <translation>Setiap baris diisi sekali, satu dalam setiap giliran. Jika tiada yang sesuai, salah satunya mendapat 0: korbankan baris yang jarang berjaya.</translation>
    </message>
    <message>
        <source>If the six lines on the left come to %1 or more, they bring 35 extra. Three of each face are about enough.</source>
        <extracomment>%1 is 63 or 64; three of each face make 63</extracomment>
        <translation>Jika enam baris di bahagian kiri berjumlah %1 atau lebih, anda mendapat tambahan 35 mata. Tiga dadu bagi setiap nombor lebih kurang mencukupi.</translation>
    </message>
</context>
<context>
    <name>HandFigure</name>
    <message>
        <source>Dice: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %2: what they are called</extracomment>
        <translation>Dadu: %1. %2</translation>
    </message>
    <message>
        <source>Cards: %1. %2</source>
        <extracomment>Read aloud for a picture in the rules. %1: five cards, as in &quot;king of hearts, ten of spades&quot;; %2: what they are called</extracomment>
        <translation>Kad: %1. %2</translation>
    </message>
</context>
<context>
    <name>HandOnPaper</name>
    <message>
        <source>Winning five</source>
        <translation>Lima dadu menang</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Serahkan peranti kepada %1</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Yang lain, sila pandang ke arah lain.</translation>
    </message>
    <message>
        <source>Press once more</source>
        <translation>Tekan sekali lagi</translation>
    </message>
    <message>
        <source>Press the button twice, or Enter twice.</source>
        <translation>Tekan butang dua kali, atau Enter dua kali.</translation>
    </message>
    <message>
        <source>Hold the button, or hold Enter, for a moment.</source>
        <translation>Tekan dan tahan butang atau Enter seketika.</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>High die</source>
        <translation>Dadu Tertinggi</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Satu Pasang</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua Pasang</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tiga Serupa</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straight</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Empat Serupa</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Lima Serupa</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>four of a kind</comment>
        <extracomment>Four of a kind. %1 as in &quot;fives&quot;; %2: the fifth die, as in &quot;a six&quot;</extracomment>
        <translation>%1 dengan %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>full house</comment>
        <extracomment>Full house. %1: the three, as in &quot;fives&quot;; %2: the pair, as in &quot;sixes&quot;</extracomment>
        <translation>tiga %1 dan dua %2</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>2 hingga 6</translation>
    </message>
    <message>
        <source>one to five</source>
        <comment>straight</comment>
        <translation>1 hingga 5</translation>
    </message>
    <message>
        <source>%1, with %2 and %3</source>
        <comment>three of a kind</comment>
        <extracomment>Three of a kind. %1 as in &quot;fives&quot;; %2 and %3: the other dice, as in &quot;a six&quot;</extracomment>
        <translation>%1 dengan %2 dan %3</translation>
    </message>
    <message>
        <source>%1 and %2, with %3</source>
        <comment>two pairs</comment>
        <extracomment>Two pairs. %1 and %2 as in &quot;sixes&quot;; %3: the fifth die, as in &quot;a two&quot;</extracomment>
        <translation>%1 dan %2, dengan %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A hand. %1: what it is called, as in &quot;Full house&quot;; %2: which numbers, as in &quot;fives over sixes&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 1</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>two dice or more that show it</comment>
        <translation>dadu 6</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 1</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>the pair of a full house, after: over</comment>
        <translation>dadu 6</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 1</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>a die beside the others, after: with</comment>
        <translation>dadu 6</translation>
    </message>
    <message>
        <source>a one</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 1</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>the highest die of a hand that is nothing more</comment>
        <translation>dadu 6</translation>
    </message>
</context>
<context>
    <name>HelpAgreed</name>
    <message>
        <source>Bonus and joker in this match</source>
        <extracomment>Above the bonus and the joker as they are in the match that is being played</extracomment>
        <translation>Bonus dan joker dalam permainan ini</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for more than 63 on the left.</source>
        <translation>Bonus bahagian kiri: 35 mata jika jumlah di kiri melebihi 63.</translation>
    </message>
    <message>
        <source>Left bonus: 35 points for 63 or more on the left.</source>
        <translation>Bonus bahagian kiri: 35 mata jika jumlah di kiri 63 atau lebih.</translation>
    </message>
    <message>
        <source>Joker: with 50 in Poker, five equal dice bring 100 extra every time. They must go to the left line of their number. If it is filled, they go to any open line on the right and count as matching it. If none is open there, a 0 goes to the left.</source>
        <translation>Joker: jika Poker berisi 50, lima dadu yang sama memberi tambahan 100 mata setiap kali. Joker mesti dicatat pada baris kiri bagi nombornya. Jika baris itu sudah diisi, joker dicatat pada mana-mana baris kosong di bahagian kanan dan dikira sepadan dengannya. Jika tiada yang kosong di situ, 0 dicatat di bahagian kiri.</translation>
    </message>
    <message>
        <source>No joker: after the first Poker, five equal dice are ordinary, and there is no bonus of 100.</source>
        <translation>Tanpa joker: selepas Poker pertama, lima dadu yang sama dikira seperti biasa, dan tiada bonus 100 mata.</translation>
    </message>
</context>
<context>
    <name>HoldemHand</name>
    <message>
        <source>A hand</source>
        <extracomment>A chapter of the rules: what happens from the roll of the hidden dice to the winning of the pot. &quot;Hand&quot;: one deal (lv partija, el παρτίδα)</extracomment>
        <translation>Satu tangan</translation>
    </message>
    <message>
        <source>A hand begins with a roll: every player gets two dice and keeps them hidden. Only that player sees them.</source>
        <extracomment>B2: two private dice</extracomment>
        <translation>Tangan bermula dengan lemparan: setiap pemain mendapat dua biji dadu dan menyembunyikannya. Hanya pemain itu yang melihatnya.</translation>
    </message>
    <message>
        <source>It goes on in this order. First the hidden dice and the first round of betting. Then three dice in the middle, called the flop, and the second round. Then a fourth die, the turn, and the third round. Then a fifth die, the river, and the fourth round. At last the showdown.</source>
        <extracomment>B3: the order of dice and betting; flop, turn and river are explained here</extracomment>
        <translation>Urutannya begini. Mula-mula dadu tertutup dan pusingan pertaruhan pertama. Kemudian tiga biji dadu di tengah, dipanggil flop, dan pusingan kedua. Kemudian dadu keempat, turn, dan pusingan ketiga. Kemudian dadu kelima, river, dan pusingan keempat. Akhir sekali showdown.</translation>
    </message>
    <message>
        <source>At the showdown each player still in has seven dice: two own ones and the five in the middle. The best five of the seven count, in any mix: with two, one or none of the own dice.</source>
        <extracomment>B4: any mix of own and community dice</extracomment>
        <translation>Pada showdown setiap pemain yang masih bermain mempunyai tujuh dadu: dua dadu sendiri dan lima di tengah. Lima terbaik daripada tujuh dikira, dalam apa-apa gabungan: dengan dua, satu atau tiada langsung dadu sendiri.</translation>
    </message>
    <message>
        <source>If the five dice in the middle are better than anything the own dice could add, they are everybody&apos;s hand, and all who are still in share the pot.</source>
        <extracomment>A player may be better off with the five in the middle alone</extracomment>
        <translation>Jika lima dadu di tengah lebih baik daripada apa-apa yang dapat ditambah oleh dadu sendiri, dadu itu menjadi tangan semua, dan semua yang masih bermain berkongsi pot.</translation>
    </message>
</context>
<context>
    <name>HoldemHouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Cara anda bermain</translation>
    </message>
</context>
<context>
    <name>HoldemRanks</name>
    <message>
        <source>What beats what</source>
        <extracomment>A chapter of the rules: the kinds of hands of dice in their order, and how equal kinds are decided. &quot;Hand&quot;: the dice that count (lv kombinācija, el χέρι)</extracomment>
        <translation>Apa mengalahkan apa</translation>
    </message>
    <message>
        <source>There are eight kinds of hands. From the highest down: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair, high die. Between two hands of the same kind the numbers on the dice decide.</source>
        <extracomment>B5: all eight kinds in their order, the highest first. The names are those of HandWords</extracomment>
        <translation>Ada lapan jenis tangan. Dari yang tertinggi: Lima Serupa, Empat Serupa, Full House, Straight, Tiga Serupa, Dua Pasang, Satu Pasang, Dadu Tertinggi. Antara dua tangan daripada jenis yang sama, nombor pada dadu menentukan.</translation>
    </message>
    <message>
        <source>Five of a kind: five equal dice. The higher number wins.</source>
        <extracomment>B6: five of a kind</extracomment>
        <translation>Lima Serupa: lima dadu yang sama. Nombor yang lebih tinggi menang.</translation>
    </message>
    <message>
        <source>Four of a kind: four equal dice. The higher number wins; if it is the same, the fifth die decides.</source>
        <extracomment>B6: four of a kind; then the odd die</extracomment>
        <translation>Empat Serupa: empat dadu yang sama. Nombor yang lebih tinggi menang; jika sama, dadu kelima menentukan.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. The higher three win; if they are the same, the higher pair does.</source>
        <extracomment>B6: full house; the triple first, then the pair</extracomment>
        <translation>Full House: tiga dadu bagi satu nombor dan dua bagi nombor lain. Tiga dadu yang lebih tinggi menang; jika sama, pasangan yang lebih tinggi menang.</translation>
    </message>
    <message>
        <source>Straight: five numbers in a row. There are only two, 1-2-3-4-5 and 2-3-4-5-6, and the one with the higher highest die wins. It does not go round: 5-6-1-2-3 is no straight. It stands below the full house and above three of a kind.</source>
        <extracomment>B6: straight; only 1-5 and 2-6, decided by the highest die; its place in the order</extracomment>
        <translation>Straight: lima nombor berturutan. Hanya ada dua, 1-2-3-4-5 dan 2-3-4-5-6, dan yang mempunyai dadu tertinggi yang lebih tinggi menang. Urutannya tidak berpusing: 5-6-1-2-3 bukan Straight. Kedudukannya di bawah Full House dan di atas Tiga Serupa.</translation>
    </message>
    <message>
        <source>Three of a kind: three equal dice. The higher number wins; then the two other dice decide, the higher one first.</source>
        <extracomment>B7: three of a kind; then the remaining dice, high to low</extracomment>
        <translation>Tiga Serupa: tiga dadu yang sama. Nombor yang lebih tinggi menang; kemudian dua dadu yang lain menentukan, yang lebih tinggi dahulu.</translation>
    </message>
    <message>
        <source>Two pairs: two dice of one number and two of another. The higher pair decides, then the lower pair, then the fifth die.</source>
        <extracomment>B7: two pairs; the higher pair, the lower pair, the fifth die</extracomment>
        <translation>Dua Pasang: dua dadu bagi satu nombor dan dua bagi nombor lain. Pasangan yang lebih tinggi menentukan, kemudian pasangan yang lebih rendah, kemudian dadu kelima.</translation>
    </message>
    <message>
        <source>One pair: two equal dice. The higher number wins; then the three other dice decide, from the highest down.</source>
        <extracomment>B7: one pair; then the remaining dice, high to low</extracomment>
        <translation>Satu Pasang: dua dadu yang sama. Nombor yang lebih tinggi menang; kemudian tiga dadu yang lain menentukan, dari yang tertinggi.</translation>
    </message>
    <message>
        <source>High die: nothing of all this. The dice decide, from the highest down.</source>
        <extracomment>B7: high die</extracomment>
        <translation>Dadu Tertinggi: tiada satu pun daripada semua ini. Dadu menentukan, dari yang tertinggi.</translation>
    </message>
    <message>
        <source>Hands that are equal in all of it share the pot. Only the best five dice count for this: the sixth and the seventh never decide anything.</source>
        <extracomment>B8: equal hands split the pot; dice outside the best five never count</extracomment>
        <translation>Tangan yang sama dalam semua hal ini berkongsi pot. Hanya lima dadu terbaik dikira: dadu keenam dan ketujuh tidak menentukan apa-apa.</translation>
    </message>
    <message>
        <source>With seven dice one pair and high die cannot occur. Without a straight there are at most five different numbers among seven dice, so they always make two pairs or three of a kind: two pairs are the lowest hand of a showdown. The two last kinds exist only before it: in the two own dice; after the flop, where the five dice are one pair in 46.3% of all cases and high die in 6.2%; and after the turn, where six dice are one pair in 15.4%.</source>
        <extracomment>Counted over all rolls of seven dice. The last two kinds exist only before the river</extracomment>
        <translation>Dengan tujuh dadu, Satu Pasang dan Dadu Tertinggi tidak mungkin berlaku. Tanpa Straight, paling banyak ada lima nombor berbeza antara tujuh dadu, jadi dadu itu sentiasa membentuk Dua Pasang atau Tiga Serupa: Dua Pasang ialah tangan terendah pada showdown. Dua jenis terakhir itu hanya wujud sebelumnya: pada dua dadu sendiri; selepas flop, apabila lima dadu menjadi Satu Pasang dalam 46.3% kes dan Dadu Tertinggi dalam 6.2%; dan selepas turn, apabila enam dadu menjadi Satu Pasang dalam 15.4%.</translation>
    </message>
    <message>
        <source>Of all possible rolls of seven dice, the best five are two pairs in 31.5%, a full house in 34.5%, a straight in 17.4%, four of a kind in 9.4%, three of a kind in 6.0% and five of a kind in 1.2%.</source>
        <extracomment>Counted over all rolls of seven dice; the best five of each</extracomment>
        <translation>Daripada semua lemparan tujuh dadu yang mungkin, lima terbaik ialah Dua Pasang dalam 31.5%, Full House dalam 34.5%, Straight dalam 17.4%, Empat Serupa dalam 9.4%, Tiga Serupa dalam 6.0% dan Lima Serupa dalam 1.2%.</translation>
    </message>
    <message>
        <source>So a full house comes up more often than two pairs, and three of a kind less often than a straight or a full house. The order of the hands follows the custom of poker, not these figures. That is meant so, and no mistake.</source>
        <extracomment>No mistake: the order is that of poker</extracomment>
        <translation>Jadi Full House lebih kerap berlaku daripada Dua Pasang, dan Tiga Serupa lebih jarang daripada Straight atau Full House. Kedudukan tangan mengikut kebiasaan poker, bukan angka ini. Memang begitu tujuannya, dan bukan kesilapan.</translation>
    </message>
</context>
<context>
    <name>HoldemShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Secara ringkas</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em is for 2 to 10 players, people and bots in any mix. They play for chips, and chips are there for counting only: they have no money value.</source>
        <extracomment>B1: two to ten players; chips without any money value</extracomment>
        <translation>Hold&apos;em Dadu adalah untuk 2 hingga 10 pemain, orang dan bot dalam apa-apa gabungan. Mereka bermain dengan cip, dan cip hanya untuk pengiraan: cip tidak mempunyai nilai wang.</translation>
    </message>
    <message>
        <source>Every player has two dice that nobody else sees. Five more dice come to the middle of the table and belong to everybody, and before, between and after them there is betting.</source>
        <extracomment>The game in two sentences; &quot;A hand&quot; has the details</extracomment>
        <translation>Setiap pemain mempunyai dua biji dadu yang tidak dilihat oleh orang lain. Lima biji dadu lagi diletakkan di tengah meja dan menjadi milik semua; sebelum, di antara dan selepasnya ada pertaruhan.</translation>
    </message>
    <message>
        <source>Whoever stays in to the end turns the hidden dice up: the best five of the seven dice win what lies in the pot. Whoever makes all the others give up wins it without showing anything.</source>
        <extracomment>How chips are won</extracomment>
        <translation>Sesiapa yang kekal hingga akhir membuka dadu tertutupnya: lima terbaik daripada tujuh dadu memenangi isi pot. Sesiapa yang membuat semua pemain lain mengalah memenanginya tanpa menunjukkan apa-apa.</translation>
    </message>
</context>
<context>
    <name>HomeGreeting</name>
    <message>
        <source>Hello</source>
        <translation>Helo</translation>
    </message>
    <message>
        <source>Hello, %1</source>
        <translation>Helo, %1</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Selamat malam, %1</translation>
    </message>
    <message>
        <source>Good morning, %1</source>
        <translation>Selamat pagi, %1</translation>
    </message>
    <message>
        <source>Good afternoon, %1</source>
        <translation>Selamat petang, %1</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>How you play</source>
        <translation>Cara anda bermain</translation>
    </message>
    <message>
        <source>Left bonus of 35</source>
        <translation>Bonus bahagian kiri: 35</translation>
    </message>
    <message>
        <source>for the six lines on the left together</source>
        <translation>untuk jumlah enam baris di bahagian kiri</translation>
    </message>
    <message>
        <source>more than 63</source>
        <translation>melebihi 63</translation>
    </message>
    <message>
        <source>63 or more</source>
        <translation>63 atau lebih</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>five equal dice after the first Poker: 100 extra</source>
        <translation>lima dadu yang sama selepas Poker pertama: tambahan 100 mata</translation>
    </message>
</context>
<context>
    <name>HouseRulesPanel</name>
    <message>
        <source>House rules</source>
        <translation>Peraturan meja</translation>
    </message>
    <message>
        <source>Buy in again when broke</source>
        <translation>Rebuy apabila kehabisan cip</translation>
    </message>
    <message>
        <source>bots do it by themselves</source>
        <translation>bot melakukannya sendiri</translation>
    </message>
    <message>
        <source>Time to act</source>
        <translation>Masa untuk bertindak</translation>
    </message>
    <message numerus="yes">
        <source>and a time bank of %n second(s) a match</source>
        <translation>
            <numerusform>dan simpanan masa %n saat setiap permainan</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden hands stay hidden</source>
        <translation>Yang tertutup kekal tertutup</translation>
    </message>
    <message>
        <source>Folded and unshown hands stay secret until the match is over; then everything may be looked at. Between people a screen covers the table while the device is passed on.</source>
        <translation>Tangan yang di-fold dan tidak ditunjukkan kekal rahsia sehingga permainan tamat; selepas itu semuanya boleh dilihat. Semasa peranti bertukar tangan, satu skrin menutup meja.</translation>
    </message>
    <message>
        <source>Odd chips</source>
        <translation>Cip lebihan</translation>
    </message>
    <message>
        <source>What cannot be shared goes chip by chip to the winners, beginning left of the dealer.</source>
        <translation>Cip yang tidak dapat dibahagi diberikan satu demi satu kepada pemenang, bermula di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>Time for the key card</source>
        <translation>Masa untuk kad utama</translation>
    </message>
    <message>
        <source>without time bank</source>
        <translation>tanpa simpanan masa</translation>
    </message>
    <message>
        <source>as long as there is no clock there is no limit either</source>
        <translation>selagi tiada had masa untuk bertindak, di sini juga tiada had</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>House rules</source>
        <translation>Peraturan meja</translation>
    </message>
</context>
<context>
    <name>JokerWords</name>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to aces.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Satu.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to twos.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Dua.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to threes.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Tiga.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fours.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Empat.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to fives.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Lima.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it must go to sixes.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan mesti dicatat pada Enam.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, and it counts in any open line on the right.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan dikira pada mana-mana baris kosong di bahagian kanan.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, tetapi semua baris di bahagian kanan telah diisi. 0 mesti dicatat pada satu baris di bahagian kiri.</translation>
    </message>
</context>
<context>
    <name>KeepWords</name>
    <message>
        <source>Keep the two of clubs</source>
        <translation>Pilih kad dua kelawar</translation>
    </message>
    <message>
        <source>Keep the two of diamonds</source>
        <translation>Pilih kad dua daiman</translation>
    </message>
    <message>
        <source>Keep the two of hearts</source>
        <translation>Pilih kad dua lekuk</translation>
    </message>
    <message>
        <source>Keep the two of spades</source>
        <translation>Pilih kad dua sped</translation>
    </message>
    <message>
        <source>Keep the three of clubs</source>
        <translation>Pilih kad tiga kelawar</translation>
    </message>
    <message>
        <source>Keep the three of diamonds</source>
        <translation>Pilih kad tiga daiman</translation>
    </message>
    <message>
        <source>Keep the three of hearts</source>
        <translation>Pilih kad tiga lekuk</translation>
    </message>
    <message>
        <source>Keep the three of spades</source>
        <translation>Pilih kad tiga sped</translation>
    </message>
    <message>
        <source>Keep the four of clubs</source>
        <translation>Pilih kad empat kelawar</translation>
    </message>
    <message>
        <source>Keep the four of diamonds</source>
        <translation>Pilih kad empat daiman</translation>
    </message>
    <message>
        <source>Keep the four of hearts</source>
        <translation>Pilih kad empat lekuk</translation>
    </message>
    <message>
        <source>Keep the four of spades</source>
        <translation>Pilih kad empat sped</translation>
    </message>
    <message>
        <source>Keep the five of clubs</source>
        <translation>Pilih kad lima kelawar</translation>
    </message>
    <message>
        <source>Keep the five of diamonds</source>
        <translation>Pilih kad lima daiman</translation>
    </message>
    <message>
        <source>Keep the five of hearts</source>
        <translation>Pilih kad lima lekuk</translation>
    </message>
    <message>
        <source>Keep the five of spades</source>
        <translation>Pilih kad lima sped</translation>
    </message>
    <message>
        <source>Keep the six of clubs</source>
        <translation>Pilih kad enam kelawar</translation>
    </message>
    <message>
        <source>Keep the six of diamonds</source>
        <translation>Pilih kad enam daiman</translation>
    </message>
    <message>
        <source>Keep the six of hearts</source>
        <translation>Pilih kad enam lekuk</translation>
    </message>
    <message>
        <source>Keep the six of spades</source>
        <translation>Pilih kad enam sped</translation>
    </message>
    <message>
        <source>Keep the seven of clubs</source>
        <translation>Pilih kad tujuh kelawar</translation>
    </message>
    <message>
        <source>Keep the seven of diamonds</source>
        <translation>Pilih kad tujuh daiman</translation>
    </message>
    <message>
        <source>Keep the seven of hearts</source>
        <translation>Pilih kad tujuh lekuk</translation>
    </message>
    <message>
        <source>Keep the seven of spades</source>
        <translation>Pilih kad tujuh sped</translation>
    </message>
    <message>
        <source>Keep the eight of clubs</source>
        <translation>Pilih kad lapan kelawar</translation>
    </message>
    <message>
        <source>Keep the eight of diamonds</source>
        <translation>Pilih kad lapan daiman</translation>
    </message>
    <message>
        <source>Keep the eight of hearts</source>
        <translation>Pilih kad lapan lekuk</translation>
    </message>
    <message>
        <source>Keep the eight of spades</source>
        <translation>Pilih kad lapan sped</translation>
    </message>
    <message>
        <source>Keep the nine of clubs</source>
        <translation>Pilih kad sembilan kelawar</translation>
    </message>
    <message>
        <source>Keep the nine of diamonds</source>
        <translation>Pilih kad sembilan daiman</translation>
    </message>
    <message>
        <source>Keep the nine of hearts</source>
        <translation>Pilih kad sembilan lekuk</translation>
    </message>
    <message>
        <source>Keep the nine of spades</source>
        <translation>Pilih kad sembilan sped</translation>
    </message>
    <message>
        <source>Keep the ten of clubs</source>
        <translation>Pilih kad sepuluh kelawar</translation>
    </message>
    <message>
        <source>Keep the ten of diamonds</source>
        <translation>Pilih kad sepuluh daiman</translation>
    </message>
    <message>
        <source>Keep the ten of hearts</source>
        <translation>Pilih kad sepuluh lekuk</translation>
    </message>
    <message>
        <source>Keep the ten of spades</source>
        <translation>Pilih kad sepuluh sped</translation>
    </message>
    <message>
        <source>Keep the jack of clubs</source>
        <translation>Pilih kad pekak kelawar</translation>
    </message>
    <message>
        <source>Keep the jack of diamonds</source>
        <translation>Pilih kad pekak daiman</translation>
    </message>
    <message>
        <source>Keep the jack of hearts</source>
        <translation>Pilih kad pekak lekuk</translation>
    </message>
    <message>
        <source>Keep the jack of spades</source>
        <translation>Pilih kad pekak sped</translation>
    </message>
    <message>
        <source>Keep the queen of clubs</source>
        <translation>Pilih kad permaisuri kelawar</translation>
    </message>
    <message>
        <source>Keep the queen of diamonds</source>
        <translation>Pilih kad permaisuri daiman</translation>
    </message>
    <message>
        <source>Keep the queen of hearts</source>
        <translation>Pilih kad permaisuri lekuk</translation>
    </message>
    <message>
        <source>Keep the queen of spades</source>
        <translation>Pilih kad permaisuri sped</translation>
    </message>
    <message>
        <source>Keep the king of clubs</source>
        <translation>Pilih kad raja kelawar</translation>
    </message>
    <message>
        <source>Keep the king of diamonds</source>
        <translation>Pilih kad raja daiman</translation>
    </message>
    <message>
        <source>Keep the king of hearts</source>
        <translation>Pilih kad raja lekuk</translation>
    </message>
    <message>
        <source>Keep the king of spades</source>
        <translation>Pilih kad raja sped</translation>
    </message>
    <message>
        <source>Keep the ace of clubs</source>
        <translation>Pilih kad sat kelawar</translation>
    </message>
    <message>
        <source>Keep the ace of diamonds</source>
        <translation>Pilih kad sat daiman</translation>
    </message>
    <message>
        <source>Keep the ace of hearts</source>
        <translation>Pilih kad sat lekuk</translation>
    </message>
    <message>
        <source>Keep the ace of spades</source>
        <translation>Pilih kad sat sped</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>Kept: %1</source>
        <extracomment>%1 is the faces of some dice, such as &quot;2 4 4&quot;</extracomment>
        <translation>Dikekalkan: %1</translation>
    </message>
    <message>
        <source>Kept: one ace</source>
        <extracomment>One die that shows a one lies on the shelf; the same for the sentences that follow.</extracomment>
        <translation>Dikekalkan: satu 1</translation>
    </message>
    <message>
        <source>Kept: one two</source>
        <translation>Dikekalkan: satu 2</translation>
    </message>
    <message>
        <source>Kept: one three</source>
        <translation>Dikekalkan: satu 3</translation>
    </message>
    <message>
        <source>Kept: one four</source>
        <translation>Dikekalkan: satu 4</translation>
    </message>
    <message>
        <source>Kept: one five</source>
        <translation>Dikekalkan: satu 5</translation>
    </message>
    <message>
        <source>Kept: one six</source>
        <translation>Dikekalkan: satu 6</translation>
    </message>
    <message>
        <source>Kept: two aces</source>
        <translation>Dikekalkan: dua 1</translation>
    </message>
    <message>
        <source>Kept: two twos</source>
        <translation>Dikekalkan: dua 2</translation>
    </message>
    <message>
        <source>Kept: two threes</source>
        <translation>Dikekalkan: dua 3</translation>
    </message>
    <message>
        <source>Kept: two fours</source>
        <translation>Dikekalkan: dua 4</translation>
    </message>
    <message>
        <source>Kept: two fives</source>
        <translation>Dikekalkan: dua 5</translation>
    </message>
    <message>
        <source>Kept: two sixes</source>
        <translation>Dikekalkan: dua 6</translation>
    </message>
    <message>
        <source>Kept: three aces</source>
        <translation>Dikekalkan: tiga 1</translation>
    </message>
    <message>
        <source>Kept: three twos</source>
        <translation>Dikekalkan: tiga 2</translation>
    </message>
    <message>
        <source>Kept: three threes</source>
        <translation>Dikekalkan: tiga 3</translation>
    </message>
    <message>
        <source>Kept: three fours</source>
        <translation>Dikekalkan: tiga 4</translation>
    </message>
    <message>
        <source>Kept: three fives</source>
        <translation>Dikekalkan: tiga 5</translation>
    </message>
    <message>
        <source>Kept: three sixes</source>
        <translation>Dikekalkan: tiga 6</translation>
    </message>
    <message>
        <source>Kept: four aces</source>
        <translation>Dikekalkan: empat 1</translation>
    </message>
    <message>
        <source>Kept: four twos</source>
        <translation>Dikekalkan: empat 2</translation>
    </message>
    <message>
        <source>Kept: four threes</source>
        <translation>Dikekalkan: empat 3</translation>
    </message>
    <message>
        <source>Kept: four fours</source>
        <translation>Dikekalkan: empat 4</translation>
    </message>
    <message>
        <source>Kept: four fives</source>
        <translation>Dikekalkan: empat 5</translation>
    </message>
    <message>
        <source>Kept: four sixes</source>
        <translation>Dikekalkan: empat 6</translation>
    </message>
    <message>
        <source>Kept: five aces</source>
        <translation>Dikekalkan: lima 1</translation>
    </message>
    <message>
        <source>Kept: five twos</source>
        <translation>Dikekalkan: lima 2</translation>
    </message>
    <message>
        <source>Kept: five threes</source>
        <translation>Dikekalkan: lima 3</translation>
    </message>
    <message>
        <source>Kept: five fours</source>
        <translation>Dikekalkan: lima 4</translation>
    </message>
    <message>
        <source>Kept: five fives</source>
        <translation>Dikekalkan: lima 5</translation>
    </message>
    <message>
        <source>Kept: five sixes</source>
        <translation>Dikekalkan: lima 6</translation>
    </message>
</context>
<context>
    <name>KeyChoice</name>
    <message>
        <source>Choose your key card</source>
        <translation>Pilih kad utama anda</translation>
    </message>
    <message>
        <source>It joins both your hands. The other two cards never play together.</source>
        <translation>Kad ini menyertai kedua-dua tangan anda. Dua kad yang lain tidak pernah dimainkan bersama.</translation>
    </message>
</context>
<context>
    <name>KeyHands</name>
    <message>
        <source>Hand 1</source>
        <comment>of the two hands of a player</comment>
        <translation>Tangan 1</translation>
    </message>
    <message>
        <source>Hand 2</source>
        <comment>of the two hands of a player</comment>
        <translation>Tangan 2</translation>
    </message>
    <message>
        <source>Look at a card: the two hands it makes stand here.</source>
        <translation>Lihat satu kad: dua tangan yang dibentuknya dipaparkan di sini.</translation>
    </message>
</context>
<context>
    <name>KeyKeep</name>
    <message>
        <source>Look at a card first</source>
        <translation>Lihat satu kad dahulu</translation>
    </message>
    <message>
        <source>Keep this card</source>
        <translation>Pilih kad ini</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>This cannot be changed later in the hand.</source>
        <translation>Pilihan ini tidak boleh ditukar kemudian dalam tangan ini.</translation>
    </message>
</context>
<context>
    <name>KeyTray</name>
    <message>
        <source>Your three cards</source>
        <translation>Tiga kad anda</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Covered card</source>
        <translation>Kad tertutup</translation>
    </message>
    <message>
        <source>%1. Hand 1: %2. Hand 2: %3.</source>
        <comment>card that may become the key card</comment>
        <extracomment>%1: a card, as in &quot;king of hearts&quot;; %2 and %3: hands, as in &quot;Two pairs, kings and nines, with a four&quot;</extracomment>
        <translation>%1. Tangan 1: %2. Tangan 2: %3.</translation>
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
        <translation>Kembali, atau tutup yang terbuka</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Do what has the focus</source>
        <translation>Tekan yang difokuskan</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>the key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>To the next control, to the next group</source>
        <translation>Kawalan seterusnya, kumpulan seterusnya</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>Skrin penuh hidup atau mati</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Bunyi hidup atau mati</translation>
    </message>
    <message>
        <source>Larger text, smaller text, text as at first</source>
        <translation>Teks lebih besar, lebih kecil, seperti pada mulanya</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Senarai ini</translation>
    </message>
</context>
<context>
    <name>KeysPaper</name>
    <message>
        <source>Keys</source>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Di mana-mana</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Di sini</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>English</source>
        <extracomment>Not &quot;English&quot; in your language, but the name of your language in itself, as its list of languages shows it.</extracomment>
        <translation>Bahasa Melayu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
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
        <translation>Bahasa</translation>
    </message>
</context>
<context>
    <name>Ledge</name>
    <message>
        <source>Hold Space, or press on the tray, to look.</source>
        <translation>Tahan Space, atau tekan dulang, untuk melihat.</translation>
    </message>
</context>
<context>
    <name>LineHelp</name>
    <message>
        <source>Sum of the ones</source>
        <extracomment>Each of these fifteen stands below the name of a line of the scorecard. A number at the end is its points</extracomment>
        <translation>Jumlah semua dadu satu</translation>
    </message>
    <message>
        <source>Sum of the twos</source>
        <translation>Jumlah semua dadu dua</translation>
    </message>
    <message>
        <source>Sum of the threes</source>
        <translation>Jumlah semua dadu tiga</translation>
    </message>
    <message>
        <source>Sum of the fours</source>
        <translation>Jumlah semua dadu empat</translation>
    </message>
    <message>
        <source>Sum of the fives</source>
        <translation>Jumlah semua dadu lima</translation>
    </message>
    <message>
        <source>Sum of the sixes</source>
        <translation>Jumlah semua dadu enam</translation>
    </message>
    <message>
        <source>Two equal dice: sum of all dice</source>
        <translation>Dua dadu yang sama: jumlah semua dadu</translation>
    </message>
    <message>
        <source>Two different numbers, each twice: sum of all dice</source>
        <translation>Dua nombor berbeza, setiap satu dua kali: jumlah semua dadu</translation>
    </message>
    <message>
        <source>Three equal dice: sum of all dice</source>
        <translation>Tiga dadu yang sama: jumlah semua dadu</translation>
    </message>
    <message>
        <source>Four equal dice: sum of all dice</source>
        <translation>Empat dadu yang sama: jumlah semua dadu</translation>
    </message>
    <message>
        <source>Three of one number, two of another: 25</source>
        <translation>Tiga bagi satu nombor, dua bagi nombor lain: 25</translation>
    </message>
    <message>
        <source>Four numbers in a row: 30</source>
        <translation>Empat nombor berturutan: 30</translation>
    </message>
    <message>
        <source>Five numbers in a row: 40</source>
        <translation>Lima nombor berturutan: 40</translation>
    </message>
    <message>
        <source>Five equal dice: 50</source>
        <translation>Lima dadu yang sama: 50</translation>
    </message>
    <message>
        <source>Any dice: sum of all dice</source>
        <translation>Apa-apa dadu: jumlah semua dadu</translation>
    </message>
</context>
<context>
    <name>LineWords</name>
    <message>
        <source>Aces</source>
        <translation>Satu</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Dua</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tiga</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Empat</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Lima</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Enam</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Sepasang</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Dua Pasang</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tiga Serupa</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Empat Serupa</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Straight Kecil</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Straight Besar</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Peluang</translation>
    </message>
    <message>
        <source>Write %1 in aces</source>
        <translation>Catat %1 pada Satu</translation>
    </message>
    <message>
        <source>Write %1 in twos</source>
        <translation>Catat %1 pada Dua</translation>
    </message>
    <message>
        <source>Write %1 in threes</source>
        <translation>Catat %1 pada Tiga</translation>
    </message>
    <message>
        <source>Write %1 in fours</source>
        <translation>Catat %1 pada Empat</translation>
    </message>
    <message>
        <source>Write %1 in fives</source>
        <translation>Catat %1 pada Lima</translation>
    </message>
    <message>
        <source>Write %1 in sixes</source>
        <translation>Catat %1 pada Enam</translation>
    </message>
    <message>
        <source>Write %1 in pair</source>
        <translation>Catat %1 pada Sepasang</translation>
    </message>
    <message>
        <source>Write %1 in two pairs</source>
        <translation>Catat %1 pada Dua Pasang</translation>
    </message>
    <message>
        <source>Write %1 in three of a kind</source>
        <translation>Catat %1 pada Tiga Serupa</translation>
    </message>
    <message>
        <source>Write %1 in four of a kind</source>
        <translation>Catat %1 pada Empat Serupa</translation>
    </message>
    <message>
        <source>Write %1 in full house</source>
        <translation>Catat %1 pada Full House</translation>
    </message>
    <message>
        <source>Write %1 in small straight</source>
        <translation>Catat %1 pada Straight Kecil</translation>
    </message>
    <message>
        <source>Write %1 in large straight</source>
        <translation>Catat %1 pada Straight Besar</translation>
    </message>
    <message>
        <source>Write %1 in Poker</source>
        <translation>Catat %1 pada Poker</translation>
    </message>
    <message>
        <source>Write %1 in chance</source>
        <translation>Catat %1 pada Peluang</translation>
    </message>
    <message>
        <source>Really give up aces?</source>
        <translation>Pasti korbankan Satu?</translation>
    </message>
    <message>
        <source>Really give up twos?</source>
        <translation>Pasti korbankan Dua?</translation>
    </message>
    <message>
        <source>Really give up threes?</source>
        <translation>Pasti korbankan Tiga?</translation>
    </message>
    <message>
        <source>Really give up fours?</source>
        <translation>Pasti korbankan Empat?</translation>
    </message>
    <message>
        <source>Really give up fives?</source>
        <translation>Pasti korbankan Lima?</translation>
    </message>
    <message>
        <source>Really give up sixes?</source>
        <translation>Pasti korbankan Enam?</translation>
    </message>
    <message>
        <source>Really give up pair?</source>
        <translation>Pasti korbankan Sepasang?</translation>
    </message>
    <message>
        <source>Really give up two pairs?</source>
        <translation>Pasti korbankan Dua Pasang?</translation>
    </message>
    <message>
        <source>Really give up three of a kind?</source>
        <translation>Pasti korbankan Tiga Serupa?</translation>
    </message>
    <message>
        <source>Really give up four of a kind?</source>
        <translation>Pasti korbankan Empat Serupa?</translation>
    </message>
    <message>
        <source>Really give up full house?</source>
        <translation>Pasti korbankan Full House?</translation>
    </message>
    <message>
        <source>Really give up small straight?</source>
        <translation>Pasti korbankan Straight Kecil?</translation>
    </message>
    <message>
        <source>Really give up large straight?</source>
        <translation>Pasti korbankan Straight Besar?</translation>
    </message>
    <message>
        <source>Really give up Poker?</source>
        <translation>Pasti korbankan Poker?</translation>
    </message>
    <message>
        <source>Really give up chance?</source>
        <translation>Pasti korbankan Peluang?</translation>
    </message>
    <message>
        <source>Take back: aces</source>
        <translation>Buat asal: Satu</translation>
    </message>
    <message>
        <source>Take back: twos</source>
        <translation>Buat asal: Dua</translation>
    </message>
    <message>
        <source>Take back: threes</source>
        <translation>Buat asal: Tiga</translation>
    </message>
    <message>
        <source>Take back: fours</source>
        <translation>Buat asal: Empat</translation>
    </message>
    <message>
        <source>Take back: fives</source>
        <translation>Buat asal: Lima</translation>
    </message>
    <message>
        <source>Take back: sixes</source>
        <translation>Buat asal: Enam</translation>
    </message>
    <message>
        <source>Take back: pair</source>
        <translation>Buat asal: Sepasang</translation>
    </message>
    <message>
        <source>Take back: two pairs</source>
        <translation>Buat asal: Dua Pasang</translation>
    </message>
    <message>
        <source>Take back: three of a kind</source>
        <translation>Buat asal: Tiga Serupa</translation>
    </message>
    <message>
        <source>Take back: four of a kind</source>
        <translation>Buat asal: Empat Serupa</translation>
    </message>
    <message>
        <source>Take back: full house</source>
        <translation>Buat asal: Full House</translation>
    </message>
    <message>
        <source>Take back: small straight</source>
        <translation>Buat asal: Straight Kecil</translation>
    </message>
    <message>
        <source>Take back: large straight</source>
        <translation>Buat asal: Straight Besar</translation>
    </message>
    <message>
        <source>Take back: Poker</source>
        <translation>Buat asal: Poker</translation>
    </message>
    <message>
        <source>Take back: chance</source>
        <translation>Buat asal: Peluang</translation>
    </message>
    <message>
        <source>%2 wrote %1 in aces.</source>
        <translation>%2 mencatat %1 pada Satu.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in twos.</source>
        <translation>%2 mencatat %1 pada Dua.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in threes.</source>
        <translation>%2 mencatat %1 pada Tiga.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fours.</source>
        <translation>%2 mencatat %1 pada Empat.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in fives.</source>
        <translation>%2 mencatat %1 pada Lima.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in sixes.</source>
        <translation>%2 mencatat %1 pada Enam.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in pair.</source>
        <translation>%2 mencatat %1 pada Sepasang.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in two pairs.</source>
        <translation>%2 mencatat %1 pada Dua Pasang.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in three of a kind.</source>
        <translation>%2 mencatat %1 pada Tiga Serupa.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in four of a kind.</source>
        <translation>%2 mencatat %1 pada Empat Serupa.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in full house.</source>
        <translation>%2 mencatat %1 pada Full House.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in small straight.</source>
        <translation>%2 mencatat %1 pada Straight Kecil.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in large straight.</source>
        <translation>%2 mencatat %1 pada Straight Besar.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in Poker.</source>
        <translation>%2 mencatat %1 pada Poker.</translation>
    </message>
    <message>
        <source>%2 wrote %1 in chance.</source>
        <translation>%2 mencatat %1 pada Peluang.</translation>
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Menyediakan meja</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
</context>
<context>
    <name>MatActions</name>
    <message>
        <source>%1 of %2 rolls used</source>
        <translation>%1 daripada %2 lemparan</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Percepatkan</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Lihat keputusan</translation>
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
        <translation>%1 sedang berfikir</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Ketik dadu: kekalkan atau lepaskan</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Pilih baris untuk dicatat</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Permainan tersimpan ini rosak</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Permainan diteruskan. Percubaan menyimpan diulang pada setiap langkah.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>%1 is what a button says: &quot;Write 12 in fours&quot;</extracomment>
        <translation>Pembayang: %1</translation>
    </message>
    <message>
        <source>A part of the file makes no sense. The game goes on from just before it.</source>
        <translation>Sebahagian fail ini tidak masuk akal. Permainan bersambung dari sejurus sebelum bahagian itu.</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>That is as long as a name can be.</source>
        <translation>Nama tidak boleh lebih panjang daripada ini.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>%1: less</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: kurangkan</translation>
    </message>
    <message>
        <source>%1: more</source>
        <extracomment>Beside a number. %1: what the number is</extracomment>
        <translation>%1: tambah</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>Covered cards</source>
        <translation>Kad tertutup</translation>
    </message>
</context>
<context>
    <name>OwnDice</name>
    <message>
        <source>Covered dice</source>
        <translation>Dadu tertutup</translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Time bank: %n second(s)</source>
        <translation>
            <numerusform>Simpanan masa: %n saat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Satu bahagian Riverbones tidak ditemui.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>Everybody who is known sits at this table.</source>
        <translation>Semua orang yang dikenali sudah duduk di meja ini.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Picture of %1</source>
        <translation>Gambar %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Buang %1</translation>
    </message>
</context>
<context>
    <name>PictureFaces</name>
    <message>
        <source>Picture %1 of %2</source>
        <translation>Gambar %1 daripada %2</translation>
    </message>
</context>
<context>
    <name>PokerActionWords</name>
    <message>
        <source>%1 deals first: the lot decided.</source>
        <translation>Pengedar pertama, melalui undian: %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Tangan dibatalkan. Semua cip dipulihkan seperti sebelumnya.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Permainan telah tamat.</translation>
    </message>
    <message>
        <source>%1 is all-in.</source>
        <translation>%1 all-in.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3.</source>
        <translation>Tangan %1. Blind: %2 / %3.</translation>
    </message>
    <message>
        <source>Hand %1. Ante %2, smallest bet %3.</source>
        <translation>Tangan %1. Ante: %2, bet terkecil: %3.</translation>
    </message>
    <message>
        <source>Hand %1. Blinds %2 / %3, ante %4.</source>
        <translation>Tangan %1. Blind: %2 / %3, ante: %4.</translation>
    </message>
    <message>
        <source>The stakes have risen.</source>
        <translation>Taruhan asas telah naik.</translation>
    </message>
    <message>
        <source>Flop: %1.</source>
        <translation>Flop: %1.</translation>
    </message>
    <message>
        <source>Turn: %1.</source>
        <comment>the fourth shared die or card</comment>
        <translation>Turn: %1.</translation>
    </message>
    <message>
        <source>River: %1.</source>
        <comment>the fifth shared die or card</comment>
        <translation>River: %1.</translation>
    </message>
    <message>
        <source>%2 won the pot: %1.</source>
        <translation>%2 memenangi pot: %1.</translation>
    </message>
    <message>
        <source>%3 won side pot %1: %2.</source>
        <translation>%3 memenangi side pot %1: %2.</translation>
    </message>
    <message>
        <source>The pot of %1 is shared: %2.</source>
        <translation>Pot sebanyak %1 dibahagi: %2.</translation>
    </message>
    <message>
        <source>Side pot %1 of %2 is shared: %3.</source>
        <translation>Side pot %1 sebanyak %2 dibahagi: %3.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%2 posted the ante: %1.</source>
        <translation>%2 membayar ante: %1.</translation>
    </message>
    <message>
        <source>%2 posted the small blind: %1.</source>
        <translation>%2 membayar small blind: %1.</translation>
    </message>
    <message>
        <source>%2 posted the big blind: %1.</source>
        <translation>%2 membayar big blind: %1.</translation>
    </message>
    <message>
        <source>%1 checked.</source>
        <translation>%1 check.</translation>
    </message>
    <message>
        <source>%2 called %1.</source>
        <translation>%2 call %1.</translation>
    </message>
    <message>
        <source>%2 bet %1.</source>
        <translation>%2 bet %1.</translation>
    </message>
    <message>
        <source>%2 raised to %1.</source>
        <translation>%2 raise kepada %1.</translation>
    </message>
    <message>
        <source>%1 folded.</source>
        <translation>%1 fold.</translation>
    </message>
    <message>
        <source>%2 got %1 back: nobody matched it.</source>
        <translation>%2 mendapat semula %1: tiada sesiapa yang menyamainya.</translation>
    </message>
    <message>
        <source>%2 chose to show: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2 memilih untuk menunjukkan: %1.</translation>
    </message>
    <message>
        <source>%2 showed: %1.</source>
        <comment>pieces, player</comment>
        <translation>%2 menunjukkan: %1.</translation>
    </message>
    <message>
        <source>%1 has all the chips and wins.</source>
        <translation>%1 mendapat semua cip dan menang.</translation>
    </message>
    <message>
        <source>%2 is out. Place: %1.</source>
        <translation>%2 tersingkir. Tempat: %1.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1 kehabisan masa.</translation>
    </message>
    <message>
        <source>%2 left the table during the hand, with %1.</source>
        <translation>%2 meninggalkan meja semasa tangan berjalan, dengan %1.</translation>
    </message>
    <message>
        <source>%2 left the table with %1.</source>
        <translation>%2 meninggalkan meja dengan %1.</translation>
    </message>
    <message>
        <source>%2 came back with %1.</source>
        <translation>%2 kembali dengan %1.</translation>
    </message>
    <message>
        <source>%3 bought %1 in and has %2 now.</source>
        <translation>%3 membuat buy-in %1 dan kini ada %2.</translation>
    </message>
    <message>
        <source>A gentle bot plays this seat now: %1.</source>
        <translation>Bot lembut kini bermain di tempat ini: %1.</translation>
    </message>
    <message>
        <source>A steady bot plays this seat now: %1.</source>
        <translation>Bot tenang kini bermain di tempat ini: %1.</translation>
    </message>
    <message>
        <source>A sharp bot plays this seat now: %1.</source>
        <translation>Bot tajam kini bermain di tempat ini: %1.</translation>
    </message>
    <message>
        <source>Nobody stands in any more for %1.</source>
        <translation>Tiada sesiapa lagi menggantikan %1.</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Tangan %1</translation>
    </message>
    <message>
        <source>The rules chose a key card for %1.</source>
        <translation>Kad utama %1 dipilih mengikut peraturan.</translation>
    </message>
    <message>
        <source>%1 chose the key card.</source>
        <translation>%1 memilih kad utama.</translation>
    </message>
</context>
<context>
    <name>PokerBar</name>
    <message>
        <source>The match is over</source>
        <translation>Permainan telah tamat</translation>
    </message>
    <message>
        <source>Hand %1 · %2 · %3</source>
        <extracomment>The upper edge of the table. %1: number of the hand; %2: no limit, pot limit, fixed limit; %3: blinds or ante</extracomment>
        <translation>Tangan %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Peraturan (F1)</translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation>Apa yang berlaku (L)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Tetapan (Ctrl+,)</translation>
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
        <translation>Check atau call</translation>
    </message>
    <message>
        <source>Bet or raise to the amount</source>
        <translation>Bet atau raise kepada amaun yang dipilih</translation>
    </message>
    <message>
        <source>Amount: smallest, half the pot, the pot, all-in</source>
        <translation>Amaun: terkecil, separuh pot, pot, all-in</translation>
    </message>
    <message>
        <source>Amount: less, more; with Shift in large steps</source>
        <translation>Amaun: kurang, lebih; dengan Shift dalam langkah besar</translation>
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
        <translation>Amaun: terkecil, semua cip</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Cover the own pieces; hold to look at them</source>
        <translation>Tutup dadu atau kad sendiri; tahan untuk melihatnya</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Percepatkan</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
    <message>
        <source>Read aloud: own pieces, board, pot, time, each seat in turn</source>
        <translation>Bacakan: dadu atau kad sendiri, board, pot, masa, setiap tempat duduk mengikut giliran</translation>
    </message>
</context>
<context>
    <name>PokerMat</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
</context>
<context>
    <name>PokerMessages</name>
    <message>
        <source>The last hand was cancelled</source>
        <translation>Tangan terakhir dibatalkan</translation>
    </message>
    <message>
        <source>Everyone has the stack from before it.</source>
        <translation>Semua pemain mempunyai stack seperti sebelumnya.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The saved game was damaged</source>
        <translation>Permainan tersimpan ini rosak</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Baris %1 dalam fail ini tidak masuk akal. Permainan bersambung dari sejurus sebelum baris itu.</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Permainan diteruskan. Percubaan menyimpan diulang pada setiap langkah.</translation>
    </message>
</context>
<context>
    <name>PokerOverlays</name>
    <message>
        <source>Nothing has happened yet. Every bet and every die or card that lies open will be told here.</source>
        <translation>Belum ada apa-apa yang berlaku. Setiap pertaruhan dan setiap dadu atau kad yang terbuka akan diceritakan di sini.</translation>
    </message>
</context>
<context>
    <name>PokerQuestions</name>
    <message>
        <source>Checking costs nothing</source>
        <translation>Check adalah percuma</translation>
    </message>
    <message>
        <source>A folded hand cannot win any more.</source>
        <translation>Tangan yang telah di-fold tidak boleh menang lagi.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Fold anyway</source>
        <translation>Fold juga</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Tinggalkan meja?</translation>
    </message>
    <message>
        <source>Whoever comes back within half an hour brings at least the same chips.</source>
        <translation>Sesiapa yang kembali dalam masa setengah jam mesti membawa sekurang-kurangnya cip yang sama banyak.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Kekal</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Tinggalkan</translation>
    </message>
    <message>
        <source>End the game for everybody?</source>
        <translation>Tamatkan permainan untuk semua?</translation>
    </message>
    <message>
        <source>Chips are counted as they lie, and the match goes to the finished ones.</source>
        <translation>Cip dikira seperti keadaannya sekarang, dan permainan dikira tamat.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Terus bermain</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Tamatkan</translation>
    </message>
    <message numerus="yes">
        <source>%1 chip(s) of %2 stay in the pot.</source>
        <translation>
            <numerusform>%1 cip %2 kekal di dalam pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerVoice</name>
    <message>
        <source>Your pieces are covered.</source>
        <translation>Dadu atau kad anda tertutup.</translation>
    </message>
    <message>
        <source>Pass the device to %1</source>
        <translation>Serahkan peranti kepada %1</translation>
    </message>
    <message>
        <source>The time bank runs.</source>
        <translation>Simpanan masa sedang digunakan.</translation>
    </message>
    <message>
        <source>%1 to act.</source>
        <translation>Giliran %1.</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
</context>
<context>
    <name>PotWords</name>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Pot utama</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Side pot</translation>
    </message>
    <message>
        <source>Side pot %1</source>
        <translation>Side pot %1</translation>
    </message>
    <message>
        <source>%1: %3 · %2</source>
        <comment>a pot</comment>
        <extracomment>%1: main pot or side pot; %2: its chips; %3: who can win it</extracomment>
        <translation>%1: %3 · %2</translation>
    </message>
    <message>
        <source>%1 wins the pot</source>
        <translation>%1 memenangi pot</translation>
    </message>
    <message>
        <source>%1 wins the main pot</source>
        <translation>%1 memenangi pot utama</translation>
    </message>
    <message>
        <source>%1 wins the side pot</source>
        <translation>%1 memenangi side pot</translation>
    </message>
    <message>
        <source>%1 share the pot</source>
        <comment>two names or more</comment>
        <translation>%1 berkongsi pot</translation>
    </message>
    <message>
        <source>%1 share the main pot</source>
        <comment>two names or more</comment>
        <translation>%1 berkongsi pot utama</translation>
    </message>
    <message>
        <source>%1 share the side pot</source>
        <comment>two names or more</comment>
        <translation>%1 berkongsi side pot</translation>
    </message>
    <message>
        <source>Everyone else folded. %1 shows nothing.</source>
        <translation>Semua pemain lain fold. %1 menang tanpa menunjukkan apa-apa.</translation>
    </message>
    <message>
        <source>Only %1 paid into it to the full.</source>
        <translation>Hanya %1 membayar sepenuhnya ke dalamnya.</translation>
    </message>
    <message>
        <source>It could be won by %1.</source>
        <comment>two names or more</comment>
        <translation>Pot ini boleh dimenangi oleh %1.</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <comment>chips, name</comment>
        <extracomment>A name and chips, as in: Anna 1,240</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>The odd chip goes to %1, nearest to the left of the dealer.</source>
        <translation>Cip lebihan diberikan kepada %1, yang paling hampir di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>The odd chips go to %1, nearest to the left of the dealer.</source>
        <comment>two names or more</comment>
        <translation>Cip lebihan diberikan kepada %1, yang paling hampir di sebelah kiri pengedar.</translation>
    </message>
    <message>
        <source>Next best: %2. %1.</source>
        <extracomment>The best hand of those that have not won. %1: the hand, as in &quot;Full house, fives over twos&quot;; %2: name</extracomment>
        <translation>Tangan kedua terbaik: %2. %1.</translation>
    </message>
    <message>
        <source>The hand was cancelled. All chips are where they were before it.</source>
        <translation>Tangan dibatalkan. Semua cip dipulihkan seperti sebelumnya.</translation>
    </message>
    <message>
        <source>The weaker hand did not count. %1.</source>
        <extracomment>%1: as in &quot;Hand 2: Two pairs, kings and nines, with a queen&quot;</extracomment>
        <translation>Tangan yang lebih lemah tidak dikira. %1.</translation>
    </message>
</context>
<context>
    <name>RaiseWords</name>
    <message>
        <source>Raise is closed: nobody could answer it</source>
        <translation>Raise ditutup: tiada sesiapa yang dapat menjawab</translation>
    </message>
    <message>
        <source>Raise is closed: calling takes the whole stack</source>
        <translation>Raise ditutup: call menggunakan semua cip</translation>
    </message>
    <message numerus="yes">
        <source>Raise is closed: %n bet(s) a round is the most</source>
        <translation>
            <numerusform>Raise ditutup: paling banyak %n pertaruhan satu pusingan</numerusform>
        </translation>
    </message>
    <message>
        <source>Raise is closed: the all-in was %1 more, a full raise needs %2</source>
        <translation>Raise ditutup: all-in itu lebih %1, raise penuh memerlukan %2</translation>
    </message>
    <message>
        <source>Only %1 is possible</source>
        <translation>Hanya %1 boleh dipilih</translation>
    </message>
    <message>
        <source>At least %1: the smallest bet</source>
        <translation>Sekurang-kurangnya %1: bet terkecil</translation>
    </message>
    <message>
        <source>At least %1: a raise of %2 on top of %3</source>
        <extracomment>%1: what the player would have in front; %2: how much that is more than %3, the highest bet so far</extracomment>
        <translation>Sekurang-kurangnya %1: raise sebanyak %2 di atas %3</translation>
    </message>
    <message>
        <source>At most %1: the whole stack</source>
        <translation>Paling banyak %1: semua cip</translation>
    </message>
    <message>
        <source>At most %1: as much on top as there is in the pot after calling</source>
        <translation>Paling banyak %1: tambahan sebesar pot selepas call</translation>
    </message>
    <message>
        <source>At most %1</source>
        <translation>Paling banyak %1</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>twos</source>
        <comment>cards</comment>
        <translation>kad 2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards</comment>
        <translation>kad 3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards</comment>
        <translation>kad 4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards</comment>
        <translation>kad 5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards</comment>
        <translation>kad 6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards</comment>
        <translation>kad 7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards</comment>
        <translation>kad 8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards</comment>
        <translation>kad 9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards</comment>
        <translation>kad 10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards</comment>
        <translation>pekak</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards</comment>
        <translation>permaisuri</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards</comment>
        <translation>raja</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards</comment>
        <translation>sat</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>after: over</comment>
        <translation>kad 2</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>after: over</comment>
        <translation>kad 3</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>after: over</comment>
        <translation>kad 4</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>after: over</comment>
        <translation>kad 5</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>after: over</comment>
        <translation>kad 6</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>after: over</comment>
        <translation>kad 7</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>after: over</comment>
        <translation>kad 8</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>after: over</comment>
        <translation>kad 9</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>after: over</comment>
        <translation>kad 10</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>after: over</comment>
        <translation>pekak</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>after: over</comment>
        <translation>permaisuri</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>after: over</comment>
        <translation>raja</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>after: over</comment>
        <translation>sat</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>after: with</comment>
        <translation>kad 2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>after: with</comment>
        <translation>kad 3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>after: with</comment>
        <translation>kad 4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>after: with</comment>
        <translation>kad 5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>after: with</comment>
        <translation>kad 6</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>after: with</comment>
        <translation>kad 7</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>after: with</comment>
        <translation>kad 8</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>after: with</comment>
        <translation>kad 9</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>after: with</comment>
        <translation>kad 10</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>after: with</comment>
        <translation>pekak</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>after: with</comment>
        <translation>permaisuri</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>after: with</comment>
        <translation>raja</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>after: with</comment>
        <translation>sat</translation>
    </message>
    <message>
        <source>a two</source>
        <comment>highest card</comment>
        <translation>kad 2</translation>
    </message>
    <message>
        <source>a three</source>
        <comment>highest card</comment>
        <translation>kad 3</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>highest card</comment>
        <translation>kad 4</translation>
    </message>
    <message>
        <source>a five</source>
        <comment>highest card</comment>
        <translation>kad 5</translation>
    </message>
    <message>
        <source>a six</source>
        <comment>highest card</comment>
        <translation>kad 6</translation>
    </message>
    <message>
        <source>a seven</source>
        <comment>highest card</comment>
        <translation>kad 7</translation>
    </message>
    <message>
        <source>an eight</source>
        <comment>highest card</comment>
        <translation>kad 8</translation>
    </message>
    <message>
        <source>a nine</source>
        <comment>highest card</comment>
        <translation>kad 9</translation>
    </message>
    <message>
        <source>a ten</source>
        <comment>highest card</comment>
        <translation>kad 10</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>highest card</comment>
        <translation>pekak</translation>
    </message>
    <message>
        <source>a queen</source>
        <comment>highest card</comment>
        <translation>permaisuri</translation>
    </message>
    <message>
        <source>a king</source>
        <comment>highest card</comment>
        <translation>raja</translation>
    </message>
    <message>
        <source>an ace</source>
        <comment>highest card</comment>
        <translation>sat</translation>
    </message>
    <message>
        <source>two high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 2</translation>
    </message>
    <message>
        <source>three high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 3</translation>
    </message>
    <message>
        <source>four high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 4</translation>
    </message>
    <message>
        <source>five high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 5</translation>
    </message>
    <message>
        <source>six high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 6</translation>
    </message>
    <message>
        <source>seven high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 7</translation>
    </message>
    <message>
        <source>eight high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 8</translation>
    </message>
    <message>
        <source>nine high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 9</translation>
    </message>
    <message>
        <source>ten high</source>
        <comment>flush</comment>
        <translation>kad tertinggi 10</translation>
    </message>
    <message>
        <source>jack high</source>
        <comment>flush</comment>
        <translation>kad tertinggi pekak</translation>
    </message>
    <message>
        <source>queen high</source>
        <comment>flush</comment>
        <translation>kad tertinggi permaisuri</translation>
    </message>
    <message>
        <source>king high</source>
        <comment>flush</comment>
        <translation>kad tertinggi raja</translation>
    </message>
    <message>
        <source>ace high</source>
        <comment>flush</comment>
        <translation>kad tertinggi sat</translation>
    </message>
    <message>
        <source>ace to five</source>
        <comment>straight</comment>
        <translation>sat hingga 5</translation>
    </message>
    <message>
        <source>two to six</source>
        <comment>straight</comment>
        <translation>2 hingga 6</translation>
    </message>
    <message>
        <source>three to seven</source>
        <comment>straight</comment>
        <translation>3 hingga 7</translation>
    </message>
    <message>
        <source>four to eight</source>
        <comment>straight</comment>
        <translation>4 hingga 8</translation>
    </message>
    <message>
        <source>five to nine</source>
        <comment>straight</comment>
        <translation>5 hingga 9</translation>
    </message>
    <message>
        <source>six to ten</source>
        <comment>straight</comment>
        <translation>6 hingga 10</translation>
    </message>
    <message>
        <source>seven to jack</source>
        <comment>straight</comment>
        <translation>7 hingga pekak</translation>
    </message>
    <message>
        <source>eight to queen</source>
        <comment>straight</comment>
        <translation>8 hingga permaisuri</translation>
    </message>
    <message>
        <source>nine to king</source>
        <comment>straight</comment>
        <translation>9 hingga raja</translation>
    </message>
    <message>
        <source>ten to ace</source>
        <comment>straight</comment>
        <translation>10 hingga sat</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>The match is over.</source>
        <translation>Permainan telah tamat.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Bukan giliran anda.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lempar dadu dahulu.</translation>
    </message>
    <message>
        <source>All three rolls are used.</source>
        <translation>Ketiga-tiga lemparan telah digunakan.</translation>
    </message>
    <message>
        <source>Put back at least one die to roll it.</source>
        <translation>Lepaskan sekurang-kurangnya sebiji dadu untuk dilempar.</translation>
    </message>
    <message>
        <source>The first roll takes all five dice.</source>
        <translation>Lemparan pertama menggunakan kelima-lima dadu.</translation>
    </message>
    <message>
        <source>This line is already filled.</source>
        <translation>Baris ini telah diisi.</translation>
    </message>
    <message>
        <source>The joker must go to another line.</source>
        <translation>Joker mesti dicatat pada baris lain.</translation>
    </message>
    <message>
        <source>There is nothing to take back now.</source>
        <translation>Tiada apa-apa yang boleh dibuat asal sekarang.</translation>
    </message>
    <message>
        <source>There is nothing to write again now.</source>
        <translation>Tiada apa-apa yang boleh dicatat semula sekarang.</translation>
    </message>
    <message>
        <source>One more player is needed.</source>
        <translation>Seorang lagi pemain diperlukan.</translation>
    </message>
    <message>
        <source>There are too many players.</source>
        <translation>Pemain terlalu ramai.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Fail ini bukan permainan tersimpan.</translation>
    </message>
    <message>
        <source>The file was written by a newer Riverbones.</source>
        <translation>Fail ini ditulis oleh Riverbones yang lebih baharu.</translation>
    </message>
    <message>
        <source>The file belongs to a game that this Riverbones does not know.</source>
        <translation>Fail ini milik permainan yang tidak dikenali oleh Riverbones ini.</translation>
    </message>
    <message>
        <source>Line %1 of the file is damaged.</source>
        <translation>Baris %1 dalam fail ini rosak.</translation>
    </message>
    <message>
        <source>The settings in line %1 of the file make no sense.</source>
        <translation>Tetapan pada baris %1 dalam fail ini tidak masuk akal.</translation>
    </message>
    <message>
        <source>The player in line %1 of the file makes no sense.</source>
        <translation>Maklumat pemain pada baris %1 dalam fail ini tidak masuk akal.</translation>
    </message>
    <message>
        <source>In line %1 of the file the time runs backwards.</source>
        <translation>Pada baris %1 dalam fail ini, masa berjalan ke belakang.</translation>
    </message>
    <message>
        <source>The step in line %1 of the file is not possible by the rules.</source>
        <translation>Langkah pada baris %1 dalam fail ini tidak dibenarkan oleh peraturan.</translation>
    </message>
    <message>
        <source>Riverbones is already open on this computer.</source>
        <translation>Riverbones sudah dibuka pada komputer ini.</translation>
    </message>
    <message>
        <source>The folder for saved games cannot be used.</source>
        <translation>Folder permainan tersimpan tidak dapat digunakan.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Fail ini tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>The game could not be saved. The disk may be full.</source>
        <translation>Permainan tidak dapat disimpan. Cakera mungkin penuh.</translation>
    </message>
    <message>
        <source>The file is too large for a saved game.</source>
        <translation>Fail ini terlalu besar untuk permainan tersimpan.</translation>
    </message>
    <message>
        <source>No hand is being played.</source>
        <translation>Tiada tangan yang sedang dimainkan.</translation>
    </message>
    <message>
        <source>That is possible between two hands.</source>
        <translation>Itu boleh dilakukan antara dua tangan.</translation>
    </message>
    <message>
        <source>There is a bet to answer: checking is not possible.</source>
        <translation>Ada pertaruhan yang perlu dijawab: check tidak boleh.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Tiada apa-apa untuk di-call.</translation>
    </message>
    <message>
        <source>The amount is too small.</source>
        <translation>Amaun itu terlalu kecil.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Amaun itu terlalu besar.</translation>
    </message>
    <message>
        <source>Nobody could answer a raise.</source>
        <translation>Tiada sesiapa yang dapat menjawab raise.</translation>
    </message>
    <message>
        <source>Calling takes the whole stack.</source>
        <translation>Call menggunakan semua cip.</translation>
    </message>
    <message>
        <source>This round has all the bets it may have.</source>
        <translation>Pusingan ini sudah mencapai bilangan pertaruhan yang dibenarkan.</translation>
    </message>
    <message>
        <source>The last raise was too small to open the betting again.</source>
        <translation>Raise yang terakhir terlalu kecil untuk membuka semula pertaruhan.</translation>
    </message>
    <message>
        <source>There is no clock in this match.</source>
        <translation>Permainan ini tiada had masa.</translation>
    </message>
    <message>
        <source>The time bank does not have so many seconds left.</source>
        <translation>Simpanan masa tidak mempunyai saat sebanyak itu.</translation>
    </message>
    <message>
        <source>There is still time.</source>
        <translation>Masih ada masa.</translation>
    </message>
    <message>
        <source>There is no hand to show.</source>
        <translation>Tiada tangan untuk ditunjukkan.</translation>
    </message>
    <message>
        <source>At least two players need chips.</source>
        <translation>Sekurang-kurangnya dua pemain mesti mempunyai cip.</translation>
    </message>
    <message>
        <source>This player has left the table.</source>
        <translation>Pemain ini telah meninggalkan meja.</translation>
    </message>
    <message>
        <source>This player is at the table.</source>
        <translation>Pemain ini berada di meja.</translation>
    </message>
    <message>
        <source>That is possible in a table game only.</source>
        <translation>Itu hanya boleh dilakukan dalam permainan bebas.</translation>
    </message>
    <message>
        <source>By the house rules nobody buys in again.</source>
        <translation>Menurut peraturan meja, rebuy tidak dibenarkan.</translation>
    </message>
    <message>
        <source>The stack is already as large as the buy-in.</source>
        <translation>Stack sudah sebesar buy-in.</translation>
    </message>
    <message>
        <source>This amount is not possible.</source>
        <translation>Amaun ini tidak boleh digunakan.</translation>
    </message>
    <message>
        <source>Every forced bet needs at least one chip.</source>
        <translation>Setiap pertaruhan wajib memerlukan sekurang-kurangnya satu cip.</translation>
    </message>
    <message>
        <source>The small blind is larger than the big blind.</source>
        <translation>Small blind lebih besar daripada big blind.</translation>
    </message>
    <message>
        <source>The ante is too large for these bets.</source>
        <translation>Ante terlalu besar bagi pertaruhan ini.</translation>
    </message>
    <message>
        <source>The big bet is smaller than the small bet.</source>
        <translation>Big bet lebih kecil daripada small bet.</translation>
    </message>
    <message>
        <source>So many bets a round are not possible.</source>
        <translation>Bilangan pertaruhan setiap pusingan ini tidak boleh digunakan.</translation>
    </message>
    <message>
        <source>The buy-in is too small for these bets.</source>
        <translation>Buy-in terlalu kecil bagi pertaruhan ini.</translation>
    </message>
    <message>
        <source>The buy-in is too large for these bets.</source>
        <translation>Buy-in terlalu besar bagi pertaruhan ini.</translation>
    </message>
    <message>
        <source>No player can have so many chips.</source>
        <translation>Seorang pemain tidak boleh mempunyai cip sebanyak itu.</translation>
    </message>
    <message>
        <source>Together the players would have too many chips.</source>
        <translation>Jumlah cip semua pemain menjadi terlalu banyak.</translation>
    </message>
    <message>
        <source>The clock cannot be set to that time.</source>
        <translation>Had masa itu tidak boleh ditetapkan.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Fail ini rosak.</translation>
    </message>
    <message>
        <source>First choose your key card.</source>
        <translation>Pilih kad utama anda dahulu.</translation>
    </message>
    <message>
        <source>The key card is chosen and stays.</source>
        <translation>Kad utama telah dipilih dan tidak boleh ditukar.</translation>
    </message>
    <message>
        <source>There is no key card to choose now.</source>
        <translation>Tiada kad utama untuk dipilih sekarang.</translation>
    </message>
    <message>
        <source>This game is played with blinds and without an ante.</source>
        <translation>Permainan ini dimainkan dengan blind dan tanpa ante.</translation>
    </message>
</context>
<context>
    <name>RefusedWindow</name>
    <message>
        <source>Riverbones cannot start</source>
        <translation>Riverbones tidak dapat dimulakan</translation>
    </message>
    <message>
        <source>Go on in the window that is open, or close it first.</source>
        <translation>Teruskan dalam tetingkap yang terbuka, atau tutup tetingkap itu dahulu.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>RemarkCard</name>
    <message>
        <source>%1. %2. Dice: %3</source>
        <extracomment>%1 is the title of a remark, %2 its sentence, %3 the faces of the five dice, such as &quot;3 3 3 3 3&quot;</extracomment>
        <translation>%1. %2. Dadu: %3</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Everyone else folded.</source>
        <translation>Semua pemain lain fold.</translation>
    </message>
    <message>
        <source>%2: buy in again for %1</source>
        <comment>chips, name</comment>
        <translation>%2: rebuy %1</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Teruskan tanpa rebuy</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Tangan seterusnya</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Show the hand</source>
        <translation>Tunjukkan tangan</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Di meja…</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Final scores</source>
        <translation>Skor Akhir</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Kembali ke permulaan</translation>
    </message>
    <message>
        <source>See the scorecards</source>
        <translation>Lihat kad skor</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Main lagi</translation>
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
        <translation>Lemparan terhebat</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>A player&apos;s name, and the round in which it was</extracomment>
        <translation>%1, pusingan %2</translation>
    </message>
    <message>
        <source>Luckiest die</source>
        <translation>Dadu paling bertuah</translation>
    </message>
    <message>
        <source>%1 kept %2, rolled a %3</source>
        <extracomment>A player&apos;s name, the faces of four dice, such as &quot;2 3 4 5&quot;, and the face of the fifth</extracomment>
        <translation>%1 mengekalkan %2, lalu mendapat %3</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Left</source>
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Skor Akhir</translation>
    </message>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: kedudukan %2, jumlah %3</translation>
    </message>
</context>
<context>
    <name>RulesBar</name>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Contents and search (Ctrl+F)</source>
        <translation>Kandungan dan carian (Ctrl+F)</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Bahasa peraturan</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Cari dalam peraturan</translation>
    </message>
</context>
<context>
    <name>RulesContentsSheet</name>
    <message>
        <source>Contents</source>
        <translation>Kandungan</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Filled already</source>
        <extracomment>A line of the scorecard, for the player whose turn it is</extracomment>
        <translation>Sudah diisi</translation>
    </message>
    <message>
        <source>This roll: %1</source>
        <extracomment>%1: what the dice on the table are worth in this line</extracomment>
        <translation>Lemparan ini: %1</translation>
    </message>
    <message>
        <source>The lines in short</source>
        <translation>Ringkasan Baris</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Semua peraturan</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Apa mengalahkan apa</translation>
    </message>
    <message>
        <source>Best five of the two own dice and the five on the table</source>
        <translation>Lima terbaik daripada dua dadu sendiri dan lima dadu komuniti</translation>
    </message>
    <message>
        <source>Only with fewer dice</source>
        <translation>Hanya dengan dadu yang lebih sedikit</translation>
    </message>
    <message>
        <source>You have this now</source>
        <translation>Anda ada ini sekarang</translation>
    </message>
    <message>
        <source>Equal hands share the pot.</source>
        <translation>Tangan yang sama berkongsi pot.</translation>
    </message>
    <message>
        <source>Best five of the key card, one card beside it and the five on the table</source>
        <translation>Lima terbaik daripada kad utama, satu kad di sebelahnya dan lima kad komuniti</translation>
    </message>
    <message>
        <source>Equal hands share the pot. Suits never decide.</source>
        <translation>Tangan yang sama berkongsi pot. Suit tidak pernah menentukan.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>The end</source>
        <extracomment>A chapter of the rules: how a match ends and who wins</extracomment>
        <translation>Akhir permainan</translation>
    </message>
    <message>
        <source>The match is over when every player has filled all 15 lines.</source>
        <extracomment>A2: the match is over after 15 rounds</extracomment>
        <translation>Permainan tamat apabila setiap pemain telah mengisi kesemua 15 baris.</translation>
    </message>
    <message>
        <source>Your total is what stands on the left, the left bonus, what stands on the right, and 100 points for each joker. No card can hold more than 1,835 points.</source>
        <extracomment>What a total is made of; 100 for each joker is the Poker bonus</extracomment>
        <translation>Jumlah anda terdiri daripada mata di bahagian kiri, bonus bahagian kiri, mata di bahagian kanan, dan 100 mata bagi setiap joker. Tiada kad skor yang boleh melebihi 1,835 mata.</translation>
    </message>
    <message>
        <source>The highest total wins. Players with equal totals share the win.</source>
        <extracomment>A24: who wins</extracomment>
        <translation>Jumlah tertinggi menang. Pemain yang sama jumlahnya berkongsi kemenangan.</translation>
    </message>
</context>
<context>
    <name>RulesFiveEqual</name>
    <message>
        <source>Five equal dice</source>
        <extracomment>A chapter of the rules: five equal dice as Poker, as Poker bonus and as joker</extracomment>
        <translation>Lima dadu yang sama</translation>
    </message>
    <message>
        <source>At your table the joker is off: five equal dice are always ordinary, and there is no Poker bonus. What this chapter says about jokers and the bonus does not apply.</source>
        <extracomment>Said first in this chapter, where the house rule &quot;joker off&quot; is on in the match that is being played</extracomment>
        <translation>Di meja anda, joker tidak digunakan: lima dadu yang sama sentiasa dikira seperti biasa, dan tiada bonus Poker. Keterangan tentang joker dan bonus dalam bab ini tidak terpakai.</translation>
    </message>
    <message>
        <source>As long as your Poker line is open, five equal dice are a roll like any other: you choose the line. In Poker they are worth 50. In Two pairs, in Full house and in both straights they are worth 0.</source>
        <extracomment>A20: five equal dice while the Poker line is open</extracomment>
        <translation>Selagi baris Poker anda masih kosong, lima dadu yang sama ialah lemparan biasa: anda bebas memilih baris. Pada Poker, nilainya 50. Pada Dua Pasang, Full House dan kedua-dua straight, nilainya 0.</translation>
    </message>
    <message>
        <source>Once Poker holds 50, five equal dice are a joker. Each time you write one you get a Poker bonus of 100 points on top, however often it happens.</source>
        <extracomment>A21: the Poker bonus, every time again</extracomment>
        <translation>Setelah Poker berisi 50, lima dadu yang sama menjadi joker. Setiap kali anda mencatat satu joker, anda mendapat bonus Poker sebanyak 100 mata sebagai tambahan, tidak kira berapa kali ia berlaku.</translation>
    </message>
    <message>
        <source>Where a joker is written follows a fixed order. You get the 100 points in all three cases.</source>
        <extracomment>A22: begins the three steps that follow; their order matters</extracomment>
        <translation>Tempat mencatat joker mengikut urutan yang tetap. Anda mendapat 100 mata itu dalam ketiga-tiga keadaan.</translation>
    </message>
    <message>
        <source>First: if the left line of that number is open, the joker must be written there, at its ordinary worth. So 4-4-4-4-4 must go to Fours and is worth 20.</source>
        <extracomment>A22, step 1: must go there</extracomment>
        <translation>Pertama: jika baris kiri bagi nombor itu masih kosong, joker mesti dicatat di situ, dengan nilai biasanya. Jadi 4-4-4-4-4 mesti dicatat pada Empat dan bernilai 20.</translation>
    </message>
    <message>
        <source>Second: if that line is filled, the joker goes to any open line on the right and counts as matching it: Full house 25, Small straight 30, Large straight 40, the other lines the sum of all five dice.</source>
        <extracomment>A22, step 2: only if the left line of that number is filled</extracomment>
        <translation>Kedua: jika baris itu sudah diisi, joker dicatat pada mana-mana baris kosong di bahagian kanan dan dikira sepadan dengan baris itu: Full House 25, Straight Kecil 30, Straight Besar 40, baris lain jumlah kelima-lima dadu.</translation>
    </message>
    <message>
        <source>Third: if no line on the right is open either, 0 must be written in any open line on the left.</source>
        <extracomment>A22, step 3: only if no right line is open either</extracomment>
        <translation>Ketiga: jika tiada juga baris kosong di bahagian kanan, 0 mesti dicatat pada mana-mana baris kosong di bahagian kiri.</translation>
    </message>
    <message>
        <source>Nothing is settled before you write: if you have a roll left, you may roll these dice again like any others.</source>
        <extracomment>A joker may be rolled again like any other dice, and is then no joker</extracomment>
        <translation>Tiada yang muktamad sebelum anda mencatat: jika masih ada baki lemparan, anda boleh melempar dadu ini semula seperti biasa.</translation>
    </message>
    <message>
        <source>If you filled Poker with 0, there is no Poker bonus and no joker. Five equal dice then count by the ordinary rules.</source>
        <extracomment>A23: no bonus and no joker after a 0 in Poker</extracomment>
        <translation>Jika anda mengisi Poker dengan 0, tiada bonus Poker dan tiada joker. Lima dadu yang sama dikira mengikut peraturan biasa.</translation>
    </message>
    <message>
        <source>At set-up the joker can be switched off. Five equal dice are then always ordinary, and there is no Poker bonus. If you change nothing, the joker is on.</source>
        <extracomment>The house rule &quot;joker off&quot;</extracomment>
        <translation>Semasa menyediakan permainan, joker boleh dimatikan. Lima dadu yang sama kemudiannya sentiasa dikira seperti biasa, dan tiada bonus Poker. Jika anda tidak mengubah apa-apa, joker digunakan.</translation>
    </message>
    <message>
        <source>At your table the joker is on. At set-up it can be switched off.</source>
        <extracomment>The house rule &quot;joker on&quot;, which is on in the match that is being played</extracomment>
        <translation>Di meja anda, joker digunakan. Semasa menyediakan permainan, joker boleh dimatikan.</translation>
    </message>
</context>
<context>
    <name>RulesFound</name>
    <message>
        <source>Nothing found</source>
        <translation>Tiada yang ditemui</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>Ditemui dalam peraturan</translation>
    </message>
    <message>
        <source>No paragraph has these words. Try fewer letters, or another word for it.</source>
        <translation>Tiada perenggan yang mengandungi perkataan ini. Cuba kurangkan huruf, atau guna perkataan lain.</translation>
    </message>
</context>
<context>
    <name>RulesGuide</name>
    <message>
        <source>Show the five remarks again</source>
        <translation>Tunjukkan lima nota itu lagi</translation>
    </message>
    <message>
        <source>The five remarks for a first game appear in the next game.</source>
        <translation>Lima nota permainan pertama akan muncul dalam permainan seterusnya.</translation>
    </message>
    <message>
        <source>Five short remarks led through your first game. They can come back in the next one.</source>
        <translation>Lima nota ringkas membimbing permainan pertama anda. Nota itu boleh muncul lagi dalam permainan seterusnya.</translation>
    </message>
</context>
<context>
    <name>RulesLeft</name>
    <message>
        <source>The left lines and the bonus</source>
        <extracomment>A chapter of the rules: the six lines on the left of the scorecard, and the left bonus</extracomment>
        <translation>Baris kiri dan bonus</translation>
    </message>
    <message>
        <source>On the left stand six lines: Aces, Twos, Threes, Fours, Fives and Sixes. Each counts only the dice that show its number and is worth their sum. With 4-4-4-1-6 you can write 12 in Fours.</source>
        <extracomment>A8: a left line is worth the sum of the dice that show its number, and only of those. The names are those of the scorecard. Keep the example with its hyphens.</extracomment>
        <translation>Di bahagian kiri ada enam baris: Satu, Dua, Tiga, Empat, Lima dan Enam. Setiap baris hanya mengira dadu yang menunjukkan nombornya dan bernilai jumlah dadu itu. Dengan 4-4-4-1-6, anda boleh mencatat 12 pada Empat.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. If it is more than 63, that is 64 or more, you get the left bonus of 35 points.</source>
        <extracomment>A9: 35 points for MORE than 63</extracomment>
        <translation>Jumlahkan catatan pada enam baris ini. Jika jumlahnya melebihi 63, iaitu 64 atau lebih, anda mendapat bonus bahagian kiri sebanyak 35 mata.</translation>
    </message>
    <message>
        <source>At set-up you can make this a little easier: 63 or more. If you change nothing, it is more than 63.</source>
        <extracomment>A9: the choice at set-up, and what holds if nobody chooses</extracomment>
        <translation>Semasa menyediakan permainan, anda boleh memudahkan syarat ini sedikit: 63 atau lebih. Jika anda tidak mengubah apa-apa, syaratnya melebihi 63.</translation>
    </message>
    <message>
        <source>At your table it is more than 63. The other choice at set-up is 63 or more.</source>
        <extracomment>A9: which of the two is on in the match that is being played. &quot;The table&quot;: where you play, not the furniture</extracomment>
        <translation>Di meja anda, syaratnya melebihi 63. Pilihan lain semasa menyediakan permainan ialah 63 atau lebih.</translation>
    </message>
    <message>
        <source>Add up what stands in these six lines. At your table you get the left bonus of 35 points if it is 63 or more. The other choice at set-up is more than 63.</source>
        <extracomment>A9: which of the two is on in the match that is being played</extracomment>
        <translation>Jumlahkan catatan pada enam baris ini. Di meja anda, anda mendapat bonus bahagian kiri sebanyak 35 mata jika jumlahnya 63 atau lebih. Pilihan lain semasa menyediakan permainan ialah melebihi 63.</translation>
    </message>
    <message>
        <source>A rule of thumb: three dice of every number come to exactly 63.</source>
        <translation>Petua mudah: tiga dadu bagi setiap nombor berjumlah tepat 63.</translation>
    </message>
    <message>
        <source>The 100 points of a Poker bonus never count towards this sum. A joker that is written in a left line does, with what it is worth there.</source>
        <extracomment>A10: what of a Poker bonus and a joker counts towards the sum of the left lines. What they are is told in the chapter &quot;Five equal dice&quot;</extracomment>
        <translation>100 mata bonus Poker tidak sekali-kali dikira dalam jumlah ini. Joker yang dicatat pada baris kiri dikira, mengikut nilainya di situ.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>%1 cannot be shown: its file is missing or damaged. The rules stay in %2.</source>
        <translation>%1 tidak dapat ditunjukkan: failnya hilang atau rosak. Peraturan kekal dalam %2.</translation>
    </message>
</context>
<context>
    <name>RulesPlaying</name>
    <message>
        <source>Around one computer</source>
        <extracomment>A chapter of the rules: what is special about playing at a computer: several people, bots, taking back, saving</extracomment>
        <translation>Bersama di satu komputer</translation>
    </message>
    <message>
        <source>Several people can play at one computer. Turns go round in the order of the seats, and the screen says who is to play. All dice lie open, so nobody has to look away.</source>
        <translation>Beberapa orang boleh bermain di satu komputer. Giliran mengikut urutan tempat duduk, dan skrin menunjukkan giliran siapa. Semua dadu terbuka, jadi tiada siapa perlu memandang ke tempat lain.</translation>
    </message>
    <message>
        <source>Bots keep to the same rules and see no more than you do. How well they play is chosen at set-up.</source>
        <translation>Bot mengikut peraturan yang sama dan tidak melihat lebih daripada anda. Tahap bot dipilih semasa menyediakan permainan.</translation>
    </message>
    <message>
        <source>Taking back: the button below the scorecard, or Ctrl+Z, takes back the line that was just written. The same dice lie there again, and all totals are what they were. It is possible until the next player has rolled. A bot waits three seconds for it, unless the pace is instant. The last line of the match can be taken back until you leave the result.</source>
        <extracomment>A7: taking back, in detail. &quot;The same dice&quot;: nothing is rolled anew</extracomment>
        <translation>Buat asal: butang di bawah kad skor, atau Ctrl+Z, menarik balik baris yang baru dicatat. Dadu yang sama kembali di meja, dan semua jumlah kembali seperti sebelumnya. Ini boleh dilakukan selagi pemain seterusnya belum melempar dadu. Bot menunggu tiga saat untuknya, kecuali jika kelajuan bot serta-merta. Baris terakhir permainan boleh ditarik balik sehingga anda meninggalkan halaman keputusan.</translation>
    </message>
    <message>
        <source>Every step is saved at once. You can leave whenever you like and carry on later, with the same dice and the same scorecard.</source>
        <translation>Setiap langkah disimpan serta-merta. Anda boleh berhenti pada bila-bila masa dan menyambungnya kemudian, dengan dadu yang sama dan kad skor yang sama.</translation>
    </message>
    <message>
        <source>The dice fall by chance alone, for people and bots alike. Taking a line back does not change what is rolled next.</source>
        <translation>Dadu jatuh secara rawak semata-mata, untuk orang dan bot sama sahaja. Menarik balik baris tidak mengubah lemparan yang seterusnya.</translation>
    </message>
</context>
<context>
    <name>RulesRight</name>
    <message>
        <source>The right lines</source>
        <extracomment>A chapter of the rules: the nine lines on the right of the scorecard</extracomment>
        <translation>Baris kanan</translation>
    </message>
    <message>
        <source>Five of the nine lines on the right are worth the sum of all five dice, also of those outside the pair or the four. The other four have a fixed worth.</source>
        <translation>Lima daripada sembilan baris di bahagian kanan bernilai jumlah kelima-lima dadu, termasuk dadu di luar pasangan atau empat serupa itu. Empat baris yang lain mempunyai nilai tetap.</translation>
    </message>
    <message>
        <source>Pair: at least two equal dice. Worth the sum of all five dice: 5-5-3-2-1 is worth 16.</source>
        <extracomment>A11: Pair</extracomment>
        <translation>Sepasang: sekurang-kurangnya dua dadu yang sama. Nilainya jumlah kelima-lima dadu: 5-5-3-2-1 bernilai 16.</translation>
    </message>
    <message>
        <source>Two pairs: two different numbers, each on at least two dice. Worth the sum of all five dice: 2-2-5-5-1 is worth 15. A full house counts here; four or five equal dice do not.</source>
        <extracomment>A12: Two pairs</extracomment>
        <translation>Dua Pasang: dua nombor yang berbeza, setiap satu pada sekurang-kurangnya dua dadu. Nilainya jumlah kelima-lima dadu: 2-2-5-5-1 bernilai 15. Full House dikira di sini; empat atau lima dadu yang sama tidak dikira.</translation>
    </message>
    <message>
        <source>Three of a kind: at least three equal dice. Worth the sum of all five dice: 5-5-5-2-4 is worth 21.</source>
        <extracomment>A13: Three of a kind</extracomment>
        <translation>Tiga Serupa: sekurang-kurangnya tiga dadu yang sama. Nilainya jumlah kelima-lima dadu: 5-5-5-2-4 bernilai 21.</translation>
    </message>
    <message>
        <source>Four of a kind: at least four equal dice. Worth the sum of all five dice: 1-1-1-1-3 is worth 7.</source>
        <extracomment>A14: Four of a kind</extracomment>
        <translation>Empat Serupa: sekurang-kurangnya empat dadu yang sama. Nilainya jumlah kelima-lima dadu: 1-1-1-1-3 bernilai 7.</translation>
    </message>
    <message>
        <source>Full house: three dice of one number and two of another. Always worth 25 points, for example with 2-2-2-3-3.</source>
        <extracomment>A15: Full house</extracomment>
        <translation>Full House: tiga dadu bagi satu nombor dan dua dadu bagi nombor lain. Sentiasa bernilai 25 mata, misalnya dengan 2-2-2-3-3.</translation>
    </message>
    <message>
        <source>Small straight: four numbers in a row, that is 1 to 4, 2 to 5 or 3 to 6. Always worth 30 points, for example with 2-3-4-5-5. A large straight counts here too.</source>
        <extracomment>A16: Small straight</extracomment>
        <translation>Straight Kecil: empat nombor berturutan, iaitu 1 hingga 4, 2 hingga 5 atau 3 hingga 6. Sentiasa bernilai 30 mata, misalnya dengan 2-3-4-5-5. Straight Besar juga dikira di sini.</translation>
    </message>
    <message>
        <source>Large straight: five numbers in a row, that is 1 to 5 or 2 to 6. Always worth 40 points, for example with 2-3-4-5-6.</source>
        <extracomment>A17: Large straight</extracomment>
        <translation>Straight Besar: lima nombor berturutan, iaitu 1 hingga 5 atau 2 hingga 6. Sentiasa bernilai 40 mata, misalnya dengan 2-3-4-5-6.</translation>
    </message>
    <message>
        <source>Poker: five equal dice. Always worth 50 points, for example with 3-3-3-3-3.</source>
        <extracomment>A18: Poker</extracomment>
        <translation>Poker: lima dadu yang sama. Sentiasa bernilai 50 mata, misalnya dengan 3-3-3-3-3.</translation>
    </message>
    <message>
        <source>Chance: any five dice. Worth their sum: 2-3-5-6-6 is worth 22.</source>
        <extracomment>A19: Chance</extracomment>
        <translation>Peluang: mana-mana lima dadu. Nilainya jumlah dadu itu: 2-3-5-6-6 bernilai 22.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Found in the rules</source>
        <translation>Ditemui dalam peraturan</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In a few words</source>
        <extracomment>A chapter of the rules: the game told in a few sentences</extracomment>
        <translation>Secara ringkas</translation>
    </message>
    <message>
        <source>Dice Poker needs five dice, a scorecard and one player or more: up to eight, people and bots in any mix. Alone you play for the best total you can reach.</source>
        <extracomment>A1: five dice, one player or more</extracomment>
        <translation>Poker Dadu memerlukan lima biji dadu, kad skor dan seorang pemain atau lebih: paling ramai lapan, orang dan bot dalam apa-apa gabungan. Jika bermain seorang diri, anda mengejar jumlah tertinggi yang boleh dicapai.</translation>
    </message>
    <message>
        <source>On your turn you roll the dice up to three times, keeping what helps and rolling the rest again. Then you write what they are worth in one line of your scorecard.</source>
        <extracomment>What a turn is, in two sentences; the chapter &quot;A turn&quot; has the details</extracomment>
        <translation>Pada giliran anda, lempar dadu sehingga tiga kali, dengan mengekalkan dadu yang berguna dan melempar semula yang lain. Kemudian catat nilai dadu itu pada satu baris kad skor anda.</translation>
    </message>
    <message>
        <source>A match has 15 rounds, and in each of them every player has one turn. The scorecard has 15 lines, and every turn fills one of them. So in the end every line has been used, each exactly once.</source>
        <extracomment>A2: 15 rounds, one turn for every player in each of them, each of the 15 lines used exactly once</extracomment>
        <translation>Satu permainan mempunyai 15 pusingan, dan dalam setiap pusingan setiap pemain mendapat satu giliran. Kad skor mempunyai 15 baris, dan setiap giliran mengisi satu baris. Jadi pada akhirnya semua baris telah digunakan, setiap satu sekali sahaja.</translation>
    </message>
    <message>
        <source>Whoever then has the highest total wins.</source>
        <extracomment>A24: the highest total wins</extracomment>
        <translation>Pemain dengan jumlah tertinggi pada akhirnya menang.</translation>
    </message>
</context>
<context>
    <name>RulesTurn</name>
    <message>
        <source>A turn</source>
        <extracomment>A chapter of the rules: what a player does when it is his or her turn</extracomment>
        <translation>Satu giliran</translation>
    </message>
    <message>
        <source>You may roll up to three times. The first roll is made with all five dice. Before the second and before the third you keep the dice you like, or none, and roll the others again: one to five dice. A die that you kept once may be rolled later.</source>
        <extracomment>A3: up to three rolls, and what may be rolled again</extracomment>
        <translation>Anda boleh melempar sehingga tiga kali. Lemparan pertama menggunakan kelima-lima dadu. Sebelum lemparan kedua dan ketiga, kekalkan dadu yang anda suka, atau tiada langsung, dan lempar semula yang lain: satu hingga lima dadu. Dadu yang pernah dikekalkan boleh dilempar kemudian.</translation>
    </message>
    <message>
        <source>You need not use all three rolls. If you like what lies there, stop after the first or after the second.</source>
        <extracomment>A4: a player may stop after the first or the second roll</extracomment>
        <translation>Anda tidak semestinya menggunakan ketiga-tiga lemparan. Jika anda berpuas hati dengan dadu di meja, berhentilah selepas lemparan pertama atau kedua.</translation>
    </message>
    <message>
        <source>After your last roll you must fill exactly one line that is still open, with what the dice are worth there. Skipping is not possible.</source>
        <extracomment>A5: exactly one open line must be filled</extracomment>
        <translation>Selepas lemparan terakhir, anda mesti mengisi satu sahaja baris yang masih kosong, dengan nilai dadu pada baris itu. Giliran tidak boleh dilangkau.</translation>
    </message>
    <message>
        <source>If the dice do not match the line you choose, you write 0 there. When they match no open line at all, one of them gets the 0 all the same, and you choose which. It can be wise to give up a line that seldom works out.</source>
        <extracomment>A6: no match, no points; any open line may get the 0</extracomment>
        <translation>Jika dadu tidak sepadan dengan baris yang anda pilih, catat 0 di situ. Jika dadu tidak sepadan dengan mana-mana baris kosong, salah satunya tetap mendapat 0, dan anda memilih yang mana. Kadangkala bijak mengorbankan baris yang jarang berjaya.</translation>
    </message>
    <message>
        <source>A filled line is never changed. There is one exception, for slips of the hand: the line that was just written can be taken back until the next player has rolled.</source>
        <extracomment>A7: a filled line stays; the line just written may be taken back until the next player has rolled</extracomment>
        <translation>Baris yang sudah diisi tidak akan diubah lagi. Ada satu pengecualian, sekiranya tersilap tekan: baris yang baru dicatat boleh dibuat asal selagi pemain seterusnya belum melempar dadu.</translation>
    </message>
    <message>
        <source>There is no clock. Take the time you need.</source>
        <translation>Tiada had masa. Ambillah masa secukupnya.</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>saved today at %1</source>
        <translation>disimpan hari ini pukul %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>disimpan semalam pukul %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>disimpan pada %1</translation>
    </message>
</context>
<context>
    <name>SavedSummary</name>
    <message>
        <source>The last line is written</source>
        <translation>Baris terakhir telah dicatat</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Pusingan %1 daripada %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · %2 mendahului dengan %3 mata</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Permainan telah tamat</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Tangan %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 chip(s)</source>
        <comment>first part: the hand</comment>
        <translation>
            <numerusform>%1 · %2 mendahului dengan %3 cip</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Permainan Tersimpan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>No saved games</source>
        <translation>Tiada permainan tersimpan</translation>
    </message>
    <message>
        <source>A game that is left before its end waits here until you carry on.</source>
        <translation>Permainan yang ditinggalkan sebelum tamat menunggu di sini sehingga anda menyambungnya.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Pilih permainan</translation>
    </message>
</context>
<context>
    <name>ScoreFooter</name>
    <message>
        <source>Dashed numbers are what this roll would score.</source>
        <translation>Nombor berbingkai putus-putus menunjukkan mata untuk lemparan ini.</translation>
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
        <translation>ditutup untuk joker ini</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Left sum</source>
        <translation>Jumlah kiri</translation>
    </message>
    <message>
        <source>Bonus at 63 or more</source>
        <translation>Bonus 63&#xa0;atau&#xa0;lebih</translation>
    </message>
    <message>
        <source>Bonus over 63</source>
        <translation>Bonus melebihi&#xa0;63</translation>
    </message>
    <message>
        <source>Poker bonus</source>
        <translation>Bonus Poker</translation>
    </message>
    <message>
        <source>Joker off</source>
        <translation>Tanpa joker</translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>Scorecard</source>
        <translation>Kad skor</translation>
    </message>
</context>
<context>
    <name>SeatActions</name>
    <message>
        <source>%1 chips, %2 in the match</source>
        <comment>a stack; chips won or lost</comment>
        <translation>%1 cip, %2 dalam permainan ini</translation>
    </message>
    <message>
        <source>Buy chips up to %1</source>
        <translation>Beli cip hingga %1</translation>
    </message>
    <message>
        <source>Come back with %1</source>
        <translation>Kembali dengan %1</translation>
    </message>
    <message>
        <source>Play again instead of the bot</source>
        <translation>Main semula menggantikan bot</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Tinggalkan meja…</translation>
    </message>
    <message>
        <source>Chips of %1 after buying</source>
        <translation>Cip %1 selepas pembelian</translation>
    </message>
    <message>
        <source>Chips that %1 comes back with</source>
        <translation>Cip yang dibawa kembali oleh %1</translation>
    </message>
</context>
<context>
    <name>SeatName</name>
    <message>
        <source>Name</source>
        <translation>Nama</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1, %2, bot</source>
        <translation>Tempat duduk %1, %2, bot</translation>
    </message>
    <message>
        <source>Seat %1, %2, person</source>
        <translation>Tempat duduk %1, %2, orang</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Alihkan %1</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Gambar %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Siapa bermain sebagai %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>How well %1 plays</source>
        <translation>Tahap bot %1</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Lembut</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Tenang</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Tajam</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Buang %1</translation>
    </message>
    <message>
        <source>People for seat %1</source>
        <translation>Orang untuk tempat duduk %1</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Who is playing?</source>
        <translation>Siapa yang bermain?</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n seat(s)</source>
        <translation>
            <numerusform>%1 daripada %n tempat duduk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsList</name>
    <message>
        <source>People at the table</source>
        <translation>Orang di meja</translation>
    </message>
    <message>
        <source>Chips join or leave a stack only between hands.</source>
        <translation>Cip hanya boleh ditambah atau diambil antara dua tangan.</translation>
    </message>
    <message>
        <source>End the game for everybody</source>
        <translation>Tamatkan permainan untuk semua</translation>
    </message>
</context>
<context>
    <name>SeatsSheet</name>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Permainan Baharu: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>SetUpRules</name>
    <message>
        <source>Pace of bots</source>
        <translation>Kelajuan bot</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Santai</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Pantas</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Serta-merta</translation>
    </message>
</context>
<context>
    <name>SettingsLanguage</name>
    <message>
        <source>The rules can be read in another language: it is chosen on their page.</source>
        <translation>Peraturan boleh dibaca dalam bahasa lain: bahasanya dipilih pada halaman peraturan.</translation>
    </message>
</context>
<context>
    <name>SettingsLook</name>
    <message>
        <source>Evening</source>
        <translation>Malam</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Pagi</translation>
    </message>
    <message>
        <source>Follow the system’s light or dark setting</source>
        <translation>Ikut tetapan cerah atau gelap sistem</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadu</translation>
    </message>
    <message>
        <source>Pips or numerals</source>
        <translation>Titik atau angka</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Titik</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Reduced fades instead of rolling and sliding</source>
        <translation>Dikurangkan: kesan pudar, tanpa golekan dan gelongsoran</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Penuh</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Dikurangkan</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>Tables make room for it. Ctrl with plus, minus or 0 does the same.</source>
        <translation>Meja menyediakan ruang untuknya. Ctrl dengan tambah, tolak atau 0 melakukan perkara yang sama.</translation>
    </message>
    <message>
        <source>Stronger contrast</source>
        <translation>Kontras lebih tinggi</translation>
    </message>
    <message>
        <source>Plain felt, thicker outlines, no textures</source>
        <translation>Alas polos, garis luar lebih tebal, tanpa tekstur</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dek kad</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance</source>
        <translation>Empat warna membezakan suit dengan sekali pandang</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dua warna</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Empat warna</translation>
    </message>
    <message>
        <source>Large-print cards</source>
        <translation>Kad cetakan besar</translation>
    </message>
    <message>
        <source>Rank and suit fill the card</source>
        <translation>Nilai dan suit memenuhi kad</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <translation>Pulihkan semuanya</translation>
    </message>
    <message>
        <source>Put everything back?</source>
        <translation>Pulihkan semuanya?</translation>
    </message>
    <message>
        <source>Look, reading, sound and table will be as they were at first. Language, players and saved games stay.</source>
        <translation>Rupa, bacaan, bunyi dan meja akan kembali seperti pada mulanya. Bahasa, pemain dan permainan tersimpan akan kekal.</translation>
    </message>
    <message>
        <source>Keep my settings</source>
        <translation>Kekalkan tetapan saya</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Pulihkan</translation>
    </message>
</context>
<context>
    <name>SettingsPeople</name>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Nobody is remembered yet. Whoever sits down at a table with a name will be here.</source>
        <translation>Belum ada sesiapa yang diingati. Sesiapa yang duduk di meja dan memberi nama akan muncul di sini.</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Tambah orang</translation>
    </message>
    <message>
        <source>There is no room for more.</source>
        <translation>Tiada ruang lagi.</translation>
    </message>
    <message>
        <source>Take this person off the list?</source>
        <translation>Keluarkan orang ini daripada senarai?</translation>
    </message>
    <message>
        <source>%1 can be added again at any time. Saved games stay as they are.</source>
        <translation>%1 boleh ditambah semula pada bila-bila masa. Permainan tersimpan kekal seperti sedia ada.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Kekalkan</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Keluarkan</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Preview</source>
        <translation>Pratonton</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Six, one and four</source>
        <translation>Enam, satu dan empat</translation>
    </message>
    <message>
        <source>The scorecard</source>
        <translation>Kad skor</translation>
    </message>
    <message>
        <source>Small words look like this.</source>
        <translation>Teks kecil kelihatan begini.</translation>
    </message>
    <message>
        <source>Changes apply at once and are kept on this device.</source>
        <translation>Perubahan berkuat kuasa serta-merta dan disimpan pada peranti ini.</translation>
    </message>
</context>
<context>
    <name>SettingsReading</name>
    <message>
        <source>Spoken by the screen reader</source>
        <translation>Disebut oleh pembaca skrin</translation>
    </message>
    <message>
        <source>What it says without being asked, when you use one</source>
        <translation>Apa yang disebut tanpa diminta, jika anda menggunakannya</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>What is spoken: everything that happens at the table</extracomment>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Only mine</source>
        <extracomment>What is spoken: only what concerns the player</extracomment>
        <translation>Saya sahaja</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>What is spoken</extracomment>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Cadangan</translation>
    </message>
    <message>
        <source>Marks the line that your dice suit best</source>
        <translation>Menandai baris yang paling sesuai dengan dadu anda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Everything can be done without a pointer.</source>
        <translation>Semuanya boleh dilakukan tanpa tetikus.</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Senarai kekunci</translation>
    </message>
    <message>
        <source>Press twice instead of holding</source>
        <translation>Tekan dua kali, bukan tahan</translation>
    </message>
    <message>
        <source>For the button that shows hidden dice and cards when the device is passed on</source>
        <translation>Bagi butang yang menunjukkan dadu dan kad tertutup apabila peranti diserahkan</translation>
    </message>
</context>
<context>
    <name>SettingsSections</name>
    <message>
        <source>Look</source>
        <translation>Rupa</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <translation>Bacaan dan akses</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>Players on this device</source>
        <translation>Pemain pada peranti ini</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>The key M does the same at the table.</source>
        <translation>Di meja, kekunci M melakukan perkara yang sama.</translation>
    </message>
    <message>
        <source>Dice and pencil</source>
        <translation>Dadu dan pensel</translation>
    </message>
    <message>
        <source>What happens on the table</source>
        <translation>Apa yang berlaku di meja</translation>
    </message>
    <message>
        <source>Volume of dice and pencil</source>
        <translation>Kelantangan dadu dan pensel</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>When it is your turn, or something is not possible</source>
        <translation>Apabila tiba giliran anda, atau sesuatu tidak boleh dilakukan</translation>
    </message>
    <message>
        <source>Volume of turns</source>
        <translation>Kelantangan giliran</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>When a game is over</source>
        <translation>Apabila permainan tamat</translation>
    </message>
    <message>
        <source>Volume of results</source>
        <translation>Kelantangan keputusan</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Pace of bots</source>
        <translation>Kelajuan bot</translation>
    </message>
    <message>
        <source>How long they think, and how long their dice lie there to be seen</source>
        <translation>Berapa lama bot berfikir, dan berapa lama dadunya kekal untuk dilihat</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Santai</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Pantas</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Serta-merta</translation>
    </message>
    <message>
        <source>Ask before writing a zero</source>
        <translation>Tanya sebelum mencatat 0</translation>
    </message>
    <message>
        <source>A line that is given up needs a second press</source>
        <translation>Baris yang dikorbankan perlu ditekan sekali lagi</translation>
    </message>
    <message>
        <source>Guide the next game</source>
        <translation>Bimbing permainan seterusnya</translation>
    </message>
    <message>
        <source>Five short remarks for newcomers</source>
        <translation>Lima nota ringkas untuk pemain baharu</translation>
    </message>
    <message>
        <source>Ask before folding for nothing</source>
        <translation>Tanya sebelum fold yang tidak perlu</translation>
    </message>
    <message>
        <source>A hand that could be played on without paying needs a second press to be given up</source>
        <translation>Fold untuk tangan yang boleh diteruskan tanpa bayaran perlu ditekan sekali lagi</translation>
    </message>
    <message>
        <source>Keep own dice and cards covered</source>
        <translation>Sentiasa tutup dadu dan kad sendiri</translation>
    </message>
    <message>
        <source>They are seen only while Space is held</source>
        <translation>Hanya kelihatan semasa Space ditahan</translation>
    </message>
</context>
<context>
    <name>SettingsTabs</name>
    <message>
        <source>Sections</source>
        <translation>Bahagian</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Perihal</translation>
    </message>
</context>
<context>
    <name>SevenFigure</name>
    <message>
        <source>Own dice: %1. In the middle: %2. %3</source>
        <extracomment>Read aloud for a picture in the rules. %1: two dice; %2: five dice, as in &quot;2, 2, 5, 5, 1&quot;; %3: what they are called</extracomment>
        <translation>Dadu sendiri: %1. Di tengah: %2. %3</translation>
    </message>
</context>
<context>
    <name>ShellToast</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Permainan tersimpan berada dalam folder %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Permainan ini tidak dapat dibuka</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Sound is off. M turns it on.</source>
        <translation>Bunyi dimatikan. Tekan M untuk menghidupkannya.</translation>
    </message>
    <message>
        <source>Sound is on. M turns it off.</source>
        <translation>Bunyi dihidupkan. Tekan M untuk mematikannya.</translation>
    </message>
</context>
<context>
    <name>ShowdownMat</name>
    <message>
        <source>Hands that lie open</source>
        <translation>Tangan yang terbuka</translation>
    </message>
</context>
<context>
    <name>ShowdownPaper</name>
    <message>
        <source>Result of the hand</source>
        <translation>Keputusan tangan</translation>
    </message>
</context>
<context>
    <name>SideSheetHead</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>SinceLastTurn</name>
    <message>
        <source>Since your last turn</source>
        <translation>Sejak giliran terakhir anda</translation>
    </message>
    <message numerus="yes">
        <source>and %n more before that</source>
        <translation>
            <numerusform>dan %n lagi sebelum itu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpeakerButton</name>
    <message>
        <source>Sound on (M)</source>
        <translation>Hidupkan bunyi (M)</translation>
    </message>
    <message>
        <source>Sound off (M)</source>
        <translation>Matikan bunyi (M)</translation>
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
        <translation>Small blind</translation>
    </message>
    <message>
        <source>Big blind</source>
        <translation>Big blind</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>paid by everybody before each hand</source>
        <translation>dibayar oleh semua sebelum setiap tangan</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Small bet</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Bet terkecil</translation>
    </message>
    <message>
        <source>in the first two rounds of a hand</source>
        <translation>dalam dua pusingan pertama setiap tangan</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Big bet</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand; before, the big blind</source>
        <translation>dalam dua pusingan terakhir setiap tangan; sebelumnya big blind</translation>
    </message>
    <message>
        <source>in the last two rounds of a hand</source>
        <translation>dalam dua pusingan terakhir setiap tangan</translation>
    </message>
</context>
<context>
    <name>StakesLine</name>
    <message>
        <source>Pot limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Fixed limit</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
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
            <numerusform>Tahap %1, %n tangan lagi ke tahap seterusnya</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesPanel</name>
    <message>
        <source>Stakes</source>
        <translation>Taruhan asas</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>set-up: what kind of match</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Forced bets</source>
        <translation>Pertaruhan wajib</translation>
    </message>
    <message>
        <source>Bets a round</source>
        <translation>Pertaruhan setiap pusingan</translation>
    </message>
    <message>
        <source>a bet and its raises; the big blind counts as a bet</source>
        <translation>satu bet dan raise; big blind dikira sebagai satu bet</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Tempoh</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Buy-in</translation>
    </message>
</context>
<context>
    <name>StakesWords</name>
    <message>
        <source>No cap</source>
        <extracomment>Fixed limit, at set-up: as many bets in a round as players want</extracomment>
        <translation>Tanpa had</translation>
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
            <numerusform>bermula %1, tahap baharu setiap %n tangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 time(s) the smallest bet</source>
        <translation>
            <numerusform>setiap pemain: %1 kali bet terkecil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 big blind(s)</source>
        <translation>
            <numerusform>setiap pemain: %1 big blind</numerusform>
        </translation>
    </message>
    <message>
        <source>Table game</source>
        <translation>Permainan bebas</translation>
    </message>
    <message>
        <source>Last one standing</source>
        <translation>Hingga seorang sahaja</translation>
    </message>
    <message>
        <source>players come and go; it ends when you say so</source>
        <translation>pemain datang dan pergi; tamat apabila anda mahu</translation>
    </message>
    <message>
        <source>blinds rise; without chips a player is out</source>
        <translation>blind meningkat; pemain tanpa cip tersingkir</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Fixed limit</translation>
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
        <translation>Kedua-duanya</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Pantas</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Satu malam</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Panjang</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n pertaruhan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n saat</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Tanpa had masa</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Sekurang-kurangnya %1.</translation>
    </message>
    <message>
        <source>The small blind may not be larger than the big blind.</source>
        <translation>Small blind tidak boleh lebih besar daripada big blind.</translation>
    </message>
    <message>
        <source>At most %1: no more than the smallest bet.</source>
        <translation>Paling banyak %1: tidak melebihi bet terkecil.</translation>
    </message>
    <message>
        <source>At most %1: no more than the big blind.</source>
        <translation>Paling banyak %1: tidak melebihi big blind.</translation>
    </message>
    <message>
        <source>At least %1: no less than the small bet.</source>
        <translation>Sekurang-kurangnya %1: tidak kurang daripada small bet.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Paling banyak %1.</translation>
    </message>
    <message>
        <source>At most %1: the buy-in has to be %2 times as much.</source>
        <translation>Paling banyak %1: buy-in mesti %2 kali ganda.</translation>
    </message>
    <message>
        <source>At least %1: %2 times the smallest bet.</source>
        <translation>Sekurang-kurangnya %1: %2 kali bet terkecil.</translation>
    </message>
    <message>
        <source>At least %1: %2 big blinds.</source>
        <translation>Sekurang-kurangnya %1: %2 big blind.</translation>
    </message>
    <message>
        <source>At most %1: %2 times the smallest bet.</source>
        <translation>Paling banyak %1: %2 kali bet terkecil.</translation>
    </message>
    <message>
        <source>At most %1: %2 big blinds.</source>
        <translation>Paling banyak %1: %2 big blind.</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>one of three small buttons</comment>
        <translation>No limit</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <comment>one of three small buttons</comment>
        <translation>Pot limit</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <comment>one of three small buttons</comment>
        <translation>Fixed limit</translation>
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
        <translation>Tiada siapa mendahului.</translation>
    </message>
    <message>
        <source>%1 lead together.</source>
        <comment>two names or more</comment>
        <translation>%1 mendahului bersama-sama.</translation>
    </message>
    <message numerus="yes">
        <source>%2 leads by %1 point(s).</source>
        <translation>
            <numerusform>%2 mendahului dengan %1 mata.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsPaper</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>%1 has won most</source>
        <translation>%1 menang paling banyak</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Kembali ke permulaan</translation>
    </message>
</context>
<context>
    <name>StandingsRow</name>
    <message>
        <source>Place %1</source>
        <translation>Tempat %1</translation>
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
            <numerusform>%n orang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
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
        <translation>Disimpan sebagai meja biasa anda.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Mulakan permainan</translation>
    </message>
</context>
<context>
    <name>StructureChapter</name>
    <message>
        <source>How much may be bet</source>
        <extracomment>A chapter of the rules: fixed limit, no limit, pot limit</extracomment>
        <translation>Berapa banyak boleh dipertaruhkan</translation>
    </message>
    <message>
        <source>How high bets may go is agreed at set-up. There are three ways.</source>
        <extracomment>Introduces the three betting structures</extracomment>
        <translation>Setinggi mana bet boleh dibuat dipersetujui sebelum permainan. Ada tiga cara.</translation>
    </message>
    <message>
        <source>At your table it is fixed limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Di meja anda ialah fixed limit.</translation>
    </message>
    <message>
        <source>At your table there is no limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Di meja anda ialah no limit.</translation>
    </message>
    <message>
        <source>At your table it is pot limit.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Di meja anda ialah pot limit.</translation>
    </message>
    <message>
        <source>Fixed limit: every bet and every raise has a fixed size. In rounds 1 and 2 it is the small bet, as much as the big blind; in rounds 3 and 4 it is the big bet, twice as much unless you choose otherwise. A round may have 4 bets: one bet and three raises, and the big blind counts as the bet. You can also set this cap to anything from 1 to 8 bets, or do without. Once it is reached, nobody may go higher, not even all-in.</source>
        <extracomment>B16: fixed steps that differ by round, and the cap</extracomment>
        <translation>Fixed limit: setiap bet dan setiap raise mempunyai saiz tetap. Dalam pusingan 1 dan 2 saiznya small bet, sebanyak big blind; dalam pusingan 3 dan 4 saiznya big bet, dua kali ganda melainkan anda memilih yang lain. Satu pusingan boleh mempunyai 4 bet: satu bet dan tiga raise, dan big blind dikira sebagai bet itu. Had ini juga boleh ditetapkan dari 1 hingga 8 bet, atau tanpa had. Apabila had dicapai, tiada sesiapa boleh pergi lebih tinggi, walaupun all-in.</translation>
    </message>
    <message>
        <source>No limit: a bet may be any amount up to all the chips a player has on the table. The smallest bet is the big blind, or what was agreed where there are no blinds. The smallest raise is the smallest bet or the last bet or raise of the round, whichever is larger: after a bet of 200 and a raise to 500 the next raise goes to 800 at least.</source>
        <extracomment>B17: up to all chips on the table; smallest bet and smallest raise</extracomment>
        <translation>No limit: bet boleh sebarang amaun sehingga semua cip pemain di meja. Bet terkecil ialah big blind, atau amaun yang dipersetujui jika tiada blind. Raise terkecil ialah bet terkecil atau bet atau raise terakhir dalam pusingan itu, mana yang lebih besar: selepas bet 200 dan raise kepada 500, raise seterusnya sekurang-kurangnya kepada 800.</translation>
    </message>
    <message>
        <source>Pot limit: as no limit, but a raise may add no more than the pot as it is after calling. The bets in front of all players belong to it, and so does the call. With blinds of 5 and 10 the first player may raise to 35 at most.</source>
        <extracomment>B18: at most the pot after calling</extracomment>
        <translation>Pot limit: seperti no limit, tetapi raise tidak boleh menambah lebih daripada pot selepas call. Bet di hadapan semua pemain termasuk dalam pot, begitu juga call itu. Dengan blind 5 dan 10, pemain pertama boleh raise paling banyak kepada 35.</translation>
    </message>
    <message>
        <source>All-in you may also go for less than the smallest raise. The others must pay that, but a player who has acted in this round may raise again only if there is as much to call as a full raise would have been. In fixed limit half a bet is enough.</source>
        <extracomment>Short all-ins: below the smallest raise</extracomment>
        <translation>All-in boleh juga dibuat dengan kurang daripada raise terkecil. Pemain lain mesti membayarnya, tetapi pemain yang telah bertindak dalam pusingan ini boleh raise lagi hanya jika amaun untuk call sebanyak raise penuh. Dalam fixed limit, separuh bet sudah cukup.</translation>
    </message>
    <message>
        <source>Nobody may raise when no other player could put in more.</source>
        <extracomment>No raise that nobody could answer</extracomment>
        <translation>Tiada sesiapa boleh raise jika tiada pemain lain yang dapat memasukkan lebih banyak.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Dice Poker</source>
        <translation>Poker Dadu</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Skor Akhir</translation>
    </message>
    <message>
        <source>Round %1 of %2 · %3 to play</source>
        <translation>Pusingan %1 daripada %2 · Giliran %3</translation>
    </message>
    <message>
        <source>Last round · %1 to play</source>
        <translation>Pusingan terakhir · Giliran %1</translation>
    </message>
    <message>
        <source>Whole scorecard (S)</source>
        <translation>Seluruh kad skor (S)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Peraturan (F1)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <translation>Tetapan (Ctrl+,)</translation>
    </message>
</context>
<context>
    <name>TableChapter</name>
    <message>
        <source>Coming and going</source>
        <extracomment>A chapter of the rules: the two kinds of matches, buying in, leaving, the clock</extracomment>
        <translation>Datang dan pergi</translation>
    </message>
    <message>
        <source>Table game: between two hands players may leave, come back, buy chips or let a bot take the seat. It ends when the people at the device say so, and the result is what everybody has won or lost.</source>
        <extracomment>One of the two kinds of matches</extracomment>
        <translation>Permainan bebas: antara dua tangan, pemain boleh pergi, kembali, membeli cip atau membiarkan bot mengambil tempat duduk. Permainan tamat apabila orang yang menggunakan peranti mengatakannya, dan keputusannya ialah berapa cip setiap pemain menang atau kalah.</translation>
    </message>
    <message>
        <source>Who has no chips left may buy in again, unless the house rules say otherwise. Who has less than the buy-in may top up to it. Bots buy in again by themselves.</source>
        <extracomment>Buying in again and topping up</extracomment>
        <translation>Sesiapa yang kehabisan cip boleh membuat rebuy, melainkan peraturan meja menyatakan sebaliknya. Sesiapa yang mempunyai kurang daripada buy-in boleh menambah sehingga jumlah itu. Bot membuat rebuy sendiri.</translation>
    </message>
    <message>
        <source>Who leaves and comes back within 30 minutes must buy in for at least the amount taken away.</source>
        <extracomment>B20: back within 30 minutes</extracomment>
        <translation>Sesiapa yang pergi dan kembali dalam masa 30 minit mesti membuat buy-in sekurang-kurangnya sebanyak amaun yang dibawa pergi.</translation>
    </message>
    <message>
        <source>A player who comes back between the button and the big blind waits until they have passed, and while only two play until the big blind is due there.</source>
        <extracomment>Waiting for the blinds</extracomment>
        <translation>Pemain yang kembali di antara butang dan big blind menunggu sehingga kedua-duanya berlalu, dan apabila hanya dua orang bermain, sehingga big blind jatuh di situ.</translation>
    </message>
    <message>
        <source>If a player leaves in the middle of a hand, or a connection is lost: in fixed limit that player counts as all-in for what is already in and can still win it. In the other two ways of betting the hand is folded at once.</source>
        <extracomment>B21: gone in the middle of a fixed-limit hand</extracomment>
        <translation>Jika pemain pergi di tengah-tengah tangan, atau sambungan terputus: dalam fixed limit pemain itu dikira all-in dengan apa yang sudah dimasukkan dan masih boleh memenanginya. Dalam dua cara pertaruhan yang lain, tangannya di-fold serta-merta.</translation>
    </message>
    <message>
        <source>If a hand cannot be finished because the program or the computer has failed, it is cancelled, and all players get back the chips they had before it. A hand that was left in good order goes on where it was.</source>
        <extracomment>B22: a crash cancels the hand</extracomment>
        <translation>Jika tangan tidak dapat dihabiskan kerana program atau komputer gagal, tangan itu dibatalkan, dan semua pemain mendapat semula cip yang mereka ada sebelumnya. Tangan yang ditinggalkan dengan teratur disambung dari tempatnya.</translation>
    </message>
    <message>
        <source>A clock can be agreed, with 10 to 60 seconds for a decision. When they are over, the time bank runs: 30 seconds for each player and match, and used seconds are gone for good. When it is empty too, the player checks if that costs nothing, and folds if not. The clock does not run while the device is passed on.</source>
        <extracomment>The clock and the time bank</extracomment>
        <translation>Had masa boleh dipersetujui, 10 hingga 60 saat bagi setiap keputusan. Apabila masa tamat, simpanan masa digunakan: 30 saat bagi setiap pemain untuk seluruh permainan, dan saat yang telah digunakan tidak kembali. Apabila simpanan itu juga habis, pemain check jika percuma, dan fold jika tidak. Masa tidak berjalan semasa peranti diserahkan.</translation>
    </message>
    <message>
        <source>At your table there is no clock.</source>
        <extracomment>What was agreed for the match that is being played</extracomment>
        <translation>Di meja anda tiada had masa.</translation>
    </message>
    <message>
        <source>Last one standing: all begin with the same chips, and there are no others. Who has none left is out. The forced bets rise after every 6, 12 or 20 hands, as agreed. Who has chips at the end wins; the others are placed the better the later they went out, and of two in the same hand the one who had more before it comes first.</source>
        <extracomment>The other kind of match</extracomment>
        <translation>Hingga seorang sahaja: semua bermula dengan cip yang sama banyak, dan tiada cip lain. Sesiapa yang kehabisan cip tersingkir. Pertaruhan wajib meningkat selepas setiap 6, 12 atau 20 tangan, seperti yang dipersetujui. Pemain yang mempunyai cip pada akhirnya menang; yang lain mendapat tempat lebih baik jika tersingkir lebih lewat, dan antara dua orang dalam tangan yang sama, yang mempunyai lebih banyak sebelumnya.</translation>
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
        <translation>Lempar dadu, atau percepatkan</translation>
    </message>
    <message>
        <source>Keep that die or put it back</source>
        <translation>Kekalkan atau lepaskan dadu itu</translation>
    </message>
    <message>
        <source>Put all dice back</source>
        <translation>Lepaskan semua dadu</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Move the die in focus, or write the chosen line</source>
        <translation>Alihkan dadu dalam fokus, atau catat baris yang dipilih</translation>
    </message>
    <message>
        <source>From die to die, from line to line</source>
        <translation>Dari dadu ke dadu, dari baris ke baris</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>the key</comment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Take the written line back</source>
        <translation>Buat asal baris yang dicatat</translation>
    </message>
    <message>
        <source>Show which line suits the dice best</source>
        <translation>Tunjukkan baris terbaik untuk dadu ini</translation>
    </message>
    <message>
        <source>Whole scorecard</source>
        <translation>Seluruh kad skor</translation>
    </message>
    <message>
        <source>Read aloud: own dice, mat and shelf, points, what is left</source>
        <translation>Bacakan: dadu sendiri, alas dan rak, mata, baki</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
</context>
<context>
    <name>TableMenuRows</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>the key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>the keys</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Kembali ke permulaan</translation>
    </message>
    <message>
        <source>Save and go home</source>
        <translation>Simpan dan kembali ke permulaan</translation>
    </message>
    <message>
        <source>Nothing is lost: you can go on from here at any time.</source>
        <translation>Tiada apa-apa yang hilang: anda boleh menyambung dari sini pada bila-bila masa.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Peraturan meja</translation>
    </message>
    <message>
        <source>At the table…</source>
        <translation>Di meja…</translation>
    </message>
    <message>
        <source>Leave, come back, buy chips, let a bot play</source>
        <translation>Pergi, kembali, beli cip, biarkan bot bermain</translation>
    </message>
</context>
<context>
    <name>TableOverlays</name>
    <message>
        <source>Nothing has happened yet. Every roll and every line will be told here.</source>
        <translation>Belum ada apa-apa yang berlaku. Setiap lemparan dan setiap baris akan diceritakan di sini.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Dice Hold&apos;em</source>
        <translation>Hold&apos;em Dadu</translation>
    </message>
    <message>
        <source>I am %1, show my dice</source>
        <translation>Saya %1, tunjukkan dadu saya</translation>
    </message>
    <message>
        <source>Double Hold&apos;em</source>
        <translation>Hold&apos;em Berganda</translation>
    </message>
    <message>
        <source>I am %1, show my cards</source>
        <translation>Saya %1, tunjukkan kad saya</translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Pot %1.</source>
        <translation>Pot: %1.</translation>
    </message>
    <message>
        <source>%1 to call.</source>
        <translation>Amaun untuk call: %1.</translation>
    </message>
    <message>
        <source>Nothing to call.</source>
        <translation>Tiada apa-apa untuk di-call.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>deed, chips</comment>
        <extracomment>What a player has done and how many chips lie in front, as in: Called 40</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>pengedar</translation>
    </message>
    <message>
        <source>small blind</source>
        <comment>which player has it</comment>
        <translation>small blind</translation>
    </message>
    <message>
        <source>big blind</source>
        <comment>which player has it</comment>
        <translation>big blind</translation>
    </message>
    <message>
        <source>to act</source>
        <comment>a player</comment>
        <translation>gilirannya sekarang</translation>
    </message>
    <message>
        <source>won %1</source>
        <comment>a player, chips</comment>
        <translation>memenangi %1</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 chip(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, orang, %2 cip</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no clock.</source>
        <translation>Tiada had masa.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>Baki %n saat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the time bank</source>
        <comment>so many seconds left</comment>
        <translation>%1 daripada simpanan masa</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 chip(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, lembut, %2 cip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 chip(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, tenang, %2 cip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 chip(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, tajam, %2 cip</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1, would score %2</source>
        <comment>line, points</comment>
        <translation>%1, akan memberi %2 mata</translation>
    </message>
    <message>
        <source>%1, %3, %2</source>
        <comment>line, points, player</comment>
        <translation>%1, %3, %2</translation>
    </message>
    <message>
        <source>%1, to act</source>
        <comment>a seat and who sits there</comment>
        <translation>%1, gilirannya sekarang</translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 point(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, orang, %2 mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 point(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, lembut, %2 mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 point(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, tenang, %2 mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 point(s)</source>
        <translation>
            <numerusform>Tempat duduk %1, %3, bot, tajam, %2 mata</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Permainan telah tamat.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Dadu sedang dilempar.</translation>
    </message>
    <message>
        <source>%1 has not rolled yet.</source>
        <translation>%1 belum melempar.</translation>
    </message>
    <message>
        <source>%2: %1.</source>
        <comment>faces of dice, player</comment>
        <translation>%2: %1.</translation>
    </message>
    <message>
        <source>Kept: %1.</source>
        <comment>faces of dice</comment>
        <translation>Dikekalkan: %1.</translation>
    </message>
    <message>
        <source>Worth nothing in any open line.</source>
        <translation>Tiada nilai pada mana-mana baris kosong.</translation>
    </message>
    <message>
        <source>Worth %1 at most: %2.</source>
        <comment>points, lines of the scorecard</comment>
        <translation>Paling tinggi %1 mata: %2.</translation>
    </message>
    <message>
        <source>%3, roll %1 of %2.</source>
        <translation>%3, lemparan %1 daripada %2.</translation>
    </message>
    <message>
        <source>On the mat: %1.</source>
        <comment>faces of dice</comment>
        <translation>Di atas alas: %1.</translation>
    </message>
    <message>
        <source>On the shelf: %1.</source>
        <comment>faces of dice</comment>
        <translation>Di atas rak: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Pusingan %1 daripada %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>Baki lemparan: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No roll left: a line must be written.</source>
        <translation>Tiada lemparan lagi: satu baris mesti dicatat.</translation>
    </message>
</context>
<context>
    <name>TotalsStrip</name>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
</context>
<context>
    <name>TrainerSheet</name>
    <message>
        <source>Your choice, and the best one</source>
        <translation>Pilihan anda, juga yang terbaik</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Pilihan anda</translation>
    </message>
    <message>
        <source>The best one</source>
        <translation>Yang terbaik</translation>
    </message>
    <message>
        <source>Key trainer</source>
        <translation>Latihan kad utama</translation>
    </message>
    <message numerus="yes">
        <source>The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:</source>
        <extracomment>%1: three cards, as in &quot;nine of hearts, king of spades, four of spades&quot;; %n: how many others were in</extracomment>
        <translation>
            <numerusform>Flop: %1. Bahagian pot yang secara purata akan dimenangi oleh setiap kad utama, menentang %n lawan dengan sebarang kad:</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying how the cards could have fallen…</source>
        <translation>Mencuba pelbagai kemungkinan agihan kad…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Found by dealing the other cards many times, so the figures are about right. What the others had in fact played no part.</source>
        <translation>Dikira dengan mengagihkan kad lain berkali-kali, jadi angkanya lebih kurang tepat. Kad sebenar pemain lain tidak diambil kira.</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Permainan tersimpan ini tidak dapat dibuka</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Tunjukkan fail</translation>
    </message>
    <message>
        <source>%1 The file stays where it is, and other saves are not affected.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Fail itu kekal di tempatnya, dan permainan tersimpan lain tidak terjejas.</translation>
    </message>
</context>
<context>
    <name>TurnBanner</name>
    <message>
        <source>%1 to play</source>
        <translation>Giliran %1</translation>
    </message>
</context>
<context>
    <name>TwoHandsFigure</name>
    <message>
        <source>Key card: %1. To the left: %2. To the right: %3. In the middle of the table: %4. Hand 1: %5. Hand 2: %6.</source>
        <extracomment>Read aloud for a picture in the rules. %1: the key card, as in &quot;king of hearts&quot;; %2 and %3: the cards beside it; %4: five cards; %5 and %6: what the two hands are called</extracomment>
        <translation>Kad utama: %1. Di sebelah kiri: %2. Di sebelah kanan: %3. Di tengah meja: %4. Tangan 1: %5. Tangan 2: %6.</translation>
    </message>
</context>
<context>
    <name>TwoHandsWords</name>
    <message>
        <source>Both hands are equal</source>
        <translation>Kedua-dua tangan sama</translation>
    </message>
    <message>
        <source>Hand 1 counts</source>
        <translation>Tangan 1 dikira</translation>
    </message>
    <message>
        <source>Hand 2 counts</source>
        <translation>Tangan 2 dikira</translation>
    </message>
    <message>
        <source>Hand 2: %1</source>
        <translation>Tangan 2: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1</source>
        <translation>Tangan 1: %1</translation>
    </message>
    <message>
        <source>Hand 1: %1. Hand 2: %2. %3.</source>
        <extracomment>%1 and %2: hands, as in &quot;Full house, kings over fives&quot;; %3: as in &quot;Hand 1 counts&quot;</extracomment>
        <translation>Tangan 1: %1. Tangan 2: %2. %3.</translation>
    </message>
</context>
<context>
    <name>WhatHappened</name>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
</context>
<context>
    <name>WholeScorecard</name>
    <message>
        <source>Whole scorecard</source>
        <translation>Seluruh Kad Skor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>WhyWords</name>
    <message>
        <source>Five equal dice. Nothing beats them.</source>
        <translation>Lima dadu yang sama. Tiada yang dapat mengalahkannya.</translation>
    </message>
    <message>
        <source>Four equal dice. Only five of a kind beats them.</source>
        <translation>Empat dadu yang sama. Hanya Lima Serupa mengalahkannya.</translation>
    </message>
    <message>
        <source>A full house is three of one number and two of another. Only four and five of a kind beat it.</source>
        <translation>Full House ialah tiga dadu bagi satu nombor dan dua bagi nombor lain. Hanya Empat Serupa dan Lima Serupa mengalahkannya.</translation>
    </message>
    <message>
        <source>Five numbers in a row. Only a full house, four and five of a kind beat it.</source>
        <translation>Lima nombor berturutan. Hanya Full House, Empat Serupa dan Lima Serupa mengalahkannya.</translation>
    </message>
    <message>
        <source>Three equal dice. They beat two pairs; a straight and all above it beat them.</source>
        <translation>Tiga dadu yang sama mengalahkan Dua Pasang. Straight dan semua yang di atasnya mengalahkannya.</translation>
    </message>
    <message>
        <source>Two different pairs. At a showdown there is nothing lower: seven dice always make two pairs or more.</source>
        <translation>Dua pasang yang berbeza. Pada showdown tiada yang lebih rendah: tujuh dadu sentiasa membentuk sekurang-kurangnya Dua Pasang.</translation>
    </message>
    <message>
        <source>Equal in everything: such hands share.</source>
        <translation>Sama dalam semua hal: tangan begini berkongsi pot.</translation>
    </message>
    <message>
        <source>Five of a kind against five of a kind. The higher number decides.</source>
        <translation>Lima Serupa lawan Lima Serupa. Nombor yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>Straight against straight. The highest die decides.</source>
        <translation>Straight lawan Straight. Dadu tertinggi menentukan.</translation>
    </message>
    <message>
        <source>Four of a kind against four of a kind. The higher number decides.</source>
        <translation>Empat Serupa lawan Empat Serupa. Nombor yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same four dice. The fifth die decides.</source>
        <translation>Empat dadu yang sama pada kedua-duanya. Dadu kelima menentukan.</translation>
    </message>
    <message>
        <source>Full house against full house. The three equal dice decide.</source>
        <translation>Full House lawan Full House. Tiga dadu yang sama menentukan.</translation>
    </message>
    <message>
        <source>The same three dice. The pair decides.</source>
        <translation>Tiga dadu yang sama pada kedua-duanya. Pasangan menentukan.</translation>
    </message>
    <message>
        <source>Three of a kind against three of a kind. The higher number decides.</source>
        <translation>Tiga Serupa lawan Tiga Serupa. Nombor yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same three dice. The higher of the two others decides.</source>
        <translation>Tiga dadu yang sama pada kedua-duanya. Dadu yang lebih tinggi antara dua yang lain menentukan.</translation>
    </message>
    <message>
        <source>The same three dice, and the fourth is equal too. The fifth die decides.</source>
        <translation>Tiga dadu yang sama pada kedua-duanya, begitu juga dadu keempat. Dadu kelima menentukan.</translation>
    </message>
    <message>
        <source>Two pairs against two pairs. The higher pair decides.</source>
        <translation>Dua Pasang lawan Dua Pasang. Pasangan yang lebih tinggi menentukan.</translation>
    </message>
    <message>
        <source>The same higher pair. The lower pair decides.</source>
        <translation>Pasangan tinggi yang sama pada kedua-duanya. Pasangan yang lebih rendah menentukan.</translation>
    </message>
    <message>
        <source>The same pairs. The fifth die decides.</source>
        <translation>Kedua-dua pasangan sama. Dadu kelima menentukan.</translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message>
        <source>%1 has filled the card</source>
        <translation>%1 telah melengkapkan kad skor</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>two names or more</comment>
        <translation>%1 berkongsi kemenangan</translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s)</source>
        <translation>
            <numerusform>dengan kelebihan %1 mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>dengan %1 mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s), with the very last line</source>
        <extracomment>The winner took the lead with the last line of the match that was written.</extracomment>
        <translation>
            <numerusform>dengan kelebihan %1 mata, pada baris terakhir</numerusform>
        </translation>
    </message>
</context>
</TS>
