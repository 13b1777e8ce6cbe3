// A library needs a source. The language files themselves come in as resources, see CMakeLists.txt.
