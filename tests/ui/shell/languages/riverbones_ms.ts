<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms_MY">
<context>
    <name>LanguageChoice</name>
    <message>
        <source>English</source>
        <translation>Bahasa Melayu</translation>
    </message>
</context>
</TS>
