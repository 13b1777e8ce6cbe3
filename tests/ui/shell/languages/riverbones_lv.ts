<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv_LV">
<context>
    <name>HomePage</name>
    <message>
        <source>Quit</source>
        <translation>Iziet</translation>
    </message>
</context>
</TS>
