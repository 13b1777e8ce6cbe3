<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms">
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
    <name>DiceMat</name>
    <message>
        <source>Dice</source>
        <translation>Dadu</translation>
    </message>
    <message>
        <source>Choose the line to write</source>
        <translation>Pilih baris untuk dicatat</translation>
    </message>
    <message>
        <source>Tap a die to keep it or put it back</source>
        <translation>Ketik dadu untuk mengekalkan atau melepaskannya</translation>
    </message>
    <message numerus="yes">
        <source>Kept: %n dice</source>
        <translation>
            <numerusform>Dikekalkan: %n dadu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 sedang berfikir</translation>
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
    <message numerus="yes">
        <source>%n min</source>
        <comment>how long a match lasts, in minutes</comment>
        <translation>
            <numerusform>%n minit</numerusform>
        </translation>
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
    <name>HomePage</name>
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
        <translation>untuk jumlah enam baris di sebelah kiri</translation>
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
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, dan dikira pada mana-mana baris kosong di sebelah kanan.</translation>
    </message>
    <message>
        <source>Five equal and Poker is taken: 100 extra, but all lines on the right are full. A zero must go to a line on the left.</source>
        <translation>Lima dadu yang sama dan Poker sudah diisi: tambahan 100 mata, tetapi semua baris di sebelah kanan telah diisi. 0 mesti dicatat pada satu baris di sebelah kiri.</translation>
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
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Menyediakan meja</translation>
    </message>
</context>
<context>
    <name>MatActions</name>
    <message>
        <source>%1 of %2 rolls used</source>
        <translation>%1 daripada %2 lemparan digunakan</translation>
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
    <name>Messages</name>
    <message>
        <source>The saved game was damaged</source>
        <translation>Permainan yang disimpan telah rosak</translation>
    </message>
    <message>
        <source>Line %1 of the file makes no sense. The game goes on from just before it.</source>
        <translation>Baris %1 dalam fail ini tidak masuk akal. Permainan bersambung dari sejurus sebelum baris itu.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The game goes on. Saving is tried again with every step.</source>
        <translation>Permainan diteruskan. Percubaan menyimpan diulang pada setiap langkah.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Satu bahagian Riverbones tidak ditemui.</translation>
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
        <translation>Fail ini bukan permainan yang disimpan.</translation>
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
        <translation>Folder permainan yang disimpan tidak dapat digunakan.</translation>
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
        <translation>Fail ini terlalu besar untuk permainan yang disimpan.</translation>
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
    <name>SavedGame</name>
    <message>
        <source>saved today at %1</source>
        <translation>disimpan hari ini pada %1</translation>
    </message>
    <message>
        <source>saved yesterday at %1</source>
        <translation>disimpan semalam pada %1</translation>
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
    <message numerus="yes">
        <source>%1 · %2 leads by %n point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · %2 mendahului dengan %Ln mata</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Permainan yang Disimpan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
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
        <translation>Bonus: %1 mata diperoleh.</translation>
    </message>
    <message>
        <source>Bonus: %1 of %2.</source>
        <translation>Bonus: %1 daripada %2.</translation>
    </message>
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
        <source>Take back</source>
        <translation>Buat asal</translation>
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
        <translation>%1, akan memberi %2 mata</translation>
    </message>
    <message>
        <source>closed for this joker</source>
        <translation>ditutup untuk joker ini</translation>
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
        <translation>Jumlah bahagian kiri</translation>
    </message>
    <message>
        <source>Bonus at 63 or more</source>
        <translation>Bonus 63 atau lebih</translation>
    </message>
    <message>
        <source>Bonus over 63</source>
        <translation>Bonus melebihi 63</translation>
    </message>
    <message>
        <source>Joker bonus</source>
        <translation>Bonus joker</translation>
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
    <name>Shell</name>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
</context>
<context>
    <name>ShellToast</name>
    <message>
        <source>Saved games are in the folder %1.</source>
        <translation>Permainan yang disimpan berada dalam folder %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Permainan ini tidak dapat dibuka</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
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
        <source>Back to the start</source>
        <translation>Kembali ke permulaan</translation>
    </message>
    <message>
        <source>Whole scorecard (S)</source>
        <translation>Seluruh kad skor (S)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
</context>
<context>
    <name>TotalEntry</name>
    <message>
        <source>%1: rank %2, total %3</source>
        <translation>%1: kedudukan %2, jumlah %3</translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Permainan yang disimpan ini tidak dapat dibuka</translation>
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
        <translation>%1 Fail itu kekal di tempatnya, dan permainan lain yang disimpan tidak terjejas.</translation>
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
    <name>Winners</name>
    <message>
        <source>%1 has filled the card</source>
        <translation>%1 telah memenuhkan kad skor</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <translation>%1 dan %2 berkongsi kemenangan</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>three names or more, with commas between them</comment>
        <translation>%1 berkongsi kemenangan</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>dengan kelebihan %Ln mata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>dengan %Ln mata</numerusform>
        </translation>
    </message>
</context>
</TS>
