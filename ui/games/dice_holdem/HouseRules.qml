import Riverbones.PokerTable

// How Dice Hold'em is played, at set-up.
HoldemHouseRules {}
