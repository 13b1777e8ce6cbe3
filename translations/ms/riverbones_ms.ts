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
    <name>LoadingPage</name>
    <message>
        <source>Setting the table</source>
        <translation>Menyediakan meja</translation>
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
        <translation>Tiada apa-apa yang boleh ditarik balik sekarang.</translation>
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
            <numerusform>%1 · %2 mendahului dengan %n mata</numerusform>
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
        <source>Name</source>
        <translation>Nama</translation>
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
        <source>Saved games are in the folder %1.</source>
        <translation>Permainan yang disimpan berada dalam folder %1.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>A part of Riverbones is missing.</source>
        <translation>Satu bahagian Riverbones tidak ditemui.</translation>
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
    <name>TroubleStrip</name>
    <message>
        <source>This save cannot be opened</source>
        <translation>Permainan yang disimpan ini tidak dapat dibuka</translation>
    </message>
    <message>
        <source>%1 It is kept as it is, and your other saves are fine.</source>
        <extracomment>The first sentence says what is wrong with the file.</extracomment>
        <translation>%1 Fail itu dibiarkan seadanya, dan permainan lain yang disimpan tidak terjejas.</translation>
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
</context>
</TS>
