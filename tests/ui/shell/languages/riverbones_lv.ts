<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv_LV">
<context>
    <name>SeatRow</name>
    <message>
        <source>Steady</source>
        <translation>Nosvērts</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Quit</source>
        <translation>Iziet</translation>
    </message>
</context>
<context>
    <name>FirstStartForm</name>
    <message>
        <source>Begin</source>
        <translation>Sākt</translation>
    </message>
</context>
<context>
    <name>LanguageChoice</name>
    <message>
        <source>unread</source>
        <translation>read</translation>
    </message>
</context>
</TS>
