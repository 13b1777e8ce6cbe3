<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>AgreedWords</name>
    <message numerus="yes">
        <source>at most %n</source>
        <comment>bets a round</comment>
        <translation>
            <numerusform>at most %n</numerusform>
            <numerusform>at most %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a new level every %n hand(s)</source>
        <translation>
            <numerusform>%1: a new level every %n hand</numerusform>
            <numerusform>%1: a new level every %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and a time bank of %n second(s) a match</source>
        <comment>first part: seconds a decision</comment>
        <translation>
            <numerusform>%1, and a time bank of %n second a match</numerusform>
            <numerusform>%1, and a time bank of %n seconds a match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BetWords</name>
    <message numerus="yes">
        <source>Away, kept for %n min</source>
        <extracomment>Beside a player who has left the table: for so long the chips taken along have to be brought back</extracomment>
        <translation>
            <numerusform>Away, kept for %n min</numerusform>
            <numerusform>Away, kept for %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message numerus="yes">
        <source>%1 min</source>
        <extracomment>A span of time in minutes, short</extracomment>
        <translation>
            <numerusform>%1 min</numerusform>
            <numerusform>%1 min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <extracomment>How many can play; the first number is the smallest table, the second the largest.</extracomment>
        <translation>
            <numerusform>%1–%n player</numerusform>
            <numerusform>%1–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRulesPanel</name>
    <message numerus="yes">
        <source>and a time bank of %n second(s) a match</source>
        <translation>
            <numerusform>and a time bank of %n second a match</numerusform>
            <numerusform>and a time bank of %n seconds a match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnSeat</name>
    <message numerus="yes">
        <source>Time bank: %n second(s)</source>
        <translation>
            <numerusform>Time bank: %n second</numerusform>
            <numerusform>Time bank: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PokerQuestions</name>
    <message numerus="yes">
        <source>%1 chip(s) of %2 stay in the pot.</source>
        <translation>
            <numerusform>%1 chip of %2 stays in the pot.</numerusform>
            <numerusform>%1 chips of %2 stay in the pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaiseWords</name>
    <message numerus="yes">
        <source>Raise is closed: %n bet(s) a round is the most</source>
        <translation>
            <numerusform>Raise is closed: %n bet a round is the most</numerusform>
            <numerusform>Raise is closed: %n bets a round is the most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedSummary</name>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 point(s)</source>
        <comment>first part: the round</comment>
        <translation>
            <numerusform>%1 · %2 leads by %3 point</numerusform>
            <numerusform>%1 · %2 leads by %3 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 leads by %3 chip(s)</source>
        <comment>first part: the hand</comment>
        <translation>
            <numerusform>%1 · %2 leads by %3 chip</numerusform>
            <numerusform>%1 · %2 leads by %3 chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message numerus="yes">
        <source>%1 of %n seat(s)</source>
        <translation>
            <numerusform>%1 of %n seat</numerusform>
            <numerusform>%1 of %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SinceLastTurn</name>
    <message numerus="yes">
        <source>and %n more before that</source>
        <translation>
            <numerusform>and %n more before that</numerusform>
            <numerusform>and %n more before that</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesLine</name>
    <message numerus="yes">
        <source>Level %1, %n hand(s) to the next</source>
        <translation>
            <numerusform>Level %1, %n hand to the next</numerusform>
            <numerusform>Level %1, %n hands to the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StakesWords</name>
    <message numerus="yes">
        <source>from %1 up, a new level every %n hand(s)</source>
        <extracomment>%1: what is played for at first, such as 10 / 20</extracomment>
        <translation>
            <numerusform>from %1 up, a new level every %n hand</numerusform>
            <numerusform>from %1 up, a new level every %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 time(s) the smallest bet</source>
        <translation>
            <numerusform>each: %1 time the smallest bet</numerusform>
            <numerusform>each: %1 times the smallest bet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each: %1 big blind(s)</source>
        <translation>
            <numerusform>each: %1 big blind</numerusform>
            <numerusform>each: %1 big blinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n bet</numerusform>
            <numerusform>%n bets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingWords</name>
    <message numerus="yes">
        <source>%2 leads by %1 point(s).</source>
        <translation>
            <numerusform>%2 leads by %1 point.</numerusform>
            <numerusform>%2 leads by %1 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartBar</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 chip(s)</source>
        <translation>
            <numerusform>Seat %1, %3, person, %2 chip</numerusform>
            <numerusform>Seat %1, %3, person, %2 chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 chip(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, gentle, %2 chip</numerusform>
            <numerusform>Seat %1, %3, bot, gentle, %2 chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 chip(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, steady, %2 chip</numerusform>
            <numerusform>Seat %1, %3, bot, steady, %2 chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 chip(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, sharp, %2 chip</numerusform>
            <numerusform>Seat %1, %3, bot, sharp, %2 chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Seat %1, %3, person, %2 point(s)</source>
        <translation>
            <numerusform>Seat %1, %3, person, %2 point</numerusform>
            <numerusform>Seat %1, %3, person, %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left.</source>
        <translation>
            <numerusform>%n roll left.</numerusform>
            <numerusform>%n rolls left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, gentle, %2 point(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, gentle, %2 point</numerusform>
            <numerusform>Seat %1, %3, bot, gentle, %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, steady, %2 point(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, steady, %2 point</numerusform>
            <numerusform>Seat %1, %3, bot, steady, %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %3, bot, sharp, %2 point(s)</source>
        <translation>
            <numerusform>Seat %1, %3, bot, sharp, %2 point</numerusform>
            <numerusform>Seat %1, %3, bot, sharp, %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainerSheet</name>
    <message numerus="yes">
        <source>The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:</source>
        <extracomment>%1: three cards, as in &quot;nine of hearts, king of spades, four of spades&quot;; %n: how many others were in</extracomment>
        <translation>
            <numerusform>The flop: %1. What part of the pot each key card would have won on average, against %n opponent with any cards:</numerusform>
            <numerusform>The flop: %1. What part of the pot each key card would have won on average, against %n opponents with any cards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroubleStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>saved games</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Winners</name>
    <message numerus="yes">
        <source>by %1 point(s)</source>
        <translation>
            <numerusform>by %1 point</numerusform>
            <numerusform>by %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>with %1 point</numerusform>
            <numerusform>with %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>by %1 point(s), with the very last line</source>
        <extracomment>The winner took the lead with the last line of the match that was written.</extracomment>
        <translation>
            <numerusform>by %1 point, with the very last line</numerusform>
            <numerusform>by %1 points, with the very last line</numerusform>
        </translation>
    </message>
</context>
</TS>
