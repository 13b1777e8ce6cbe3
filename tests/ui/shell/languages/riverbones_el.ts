<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el_GR">
<context>
    <name>Rules</name>
    <message>
        <source>The throw</source>
        <translation>Η ρίψη</translation>
    </message>
    <message>
        <source>Throw a flat pebble into the river.</source>
        <translation>Ρίξτε ένα βότσαλο στο ποτάμι.</translation>
    </message>
    <message>
        <source>Three rings</source>
        <translation>Τρεις κύκλοι</translation>
    </message>
    <message>
        <source>Third paragraph of a long story.</source>
        <translation>Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας. Τρίτη παράγραφος μιας μεγάλης ιστορίας.</translation>
    </message>
</context>
</TS>
