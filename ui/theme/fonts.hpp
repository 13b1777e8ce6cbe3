#pragma once

namespace riverbones {

// Makes the embedded fonts known and names what stands in for them when they were not embedded.
// Call once, after the application object exists and before any QML is loaded.
void load_fonts();

}  // namespace riverbones
