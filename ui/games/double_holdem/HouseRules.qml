import Riverbones.PokerTable

// How Double Hold'em is played, at set-up.
HoldemHouseRules {
    keyed: true
}
