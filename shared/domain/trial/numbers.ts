/** The days of ordinary eating before the elimination. */
export const BASELINE_DAYS = 14
/** The day from which the baseline may end early, with enough entries. */
export const BASELINE_EARLIEST = 7
/** The entries with which the baseline may end early. */
export const BASELINE_ENTRIES = 5

/** The day of the elimination from which it is judged. */
export const WITHOUT_DAYS = 28
/** The day by which the elimination should end. */
export const WITHOUT_MOST = 42
/** The last day of the elimination: a plan without a decision is closed after it. */
export const WITHOUT_CLOSES = 49

/** The days of the current mean of complaints. */
export const WEEK_DAYS = 7
/** The least entries of a week to judge it. */
export const WEEK_ENTRIES = 5
/** The share of the baseline by which complaints have to fall. */
export const IMPROVED_BY = 1 / 3

/** The days before a challenge that have to be calm. */
export const CALM_DAYS = 3
/** The least entries of the calm days. */
export const CALM_ENTRIES = 2
/** How many points the mean of the calm days may be above the last week of the elimination. */
export const CALM_ABOVE = 1

/** The most days of all pauses of a plan. */
export const PAUSE_MOST = 14
/** How many days ahead a practitioner may set the start of a plan. */
export const AHEAD_MOST = 60
/** The days before today whose diary can still be filled in. */
export const BACKFILL_DAYS = 3

/** The days of a challenge with a portion: a quarter, a half and a full one. */
export const PORTION_DAYS = 3
/** The days without the food after the last portion. */
export const CLEAR_DAYS = 3
/** The days of a challenge without a missed portion. */
export const CHALLENGE_DAYS = PORTION_DAYS + CLEAR_DAYS
/** The missed portions that restart a challenge. */
export const MISSED_MOST = 2

/** How many undisturbed days the person's own spread takes, and how far back they may be. */
export const SPREAD_DAYS = 14
export const SPREAD_BACK = 42
/** The least entries for the spread. */
export const SPREAD_ENTRIES = 7
/** The least spread, in points. */
export const SPREAD_LEAST = 0.6
/** The least rise, in points, that counts as complaints. */
export const COMPLAINTS_LEAST = 1.2
/** The rise, in spreads, from which it counts as complaints. */
export const COMPLAINTS_SPREADS = 1.3
/** The least bound, in points, below which a rise counts as none. */
export const NONE_LEAST = 0.8
/** The bound, in spreads, below which a rise counts as none. */
export const NONE_SPREADS = 0.8
/** The first and the last deciding day of a challenge. */
export const DECIDING_DAYS = [2, 5] as const
/** The least entries of the deciding days. */
export const DECIDING_ENTRIES = 3
/** How many of the worst deciding days count. */
export const WORST = 3

/** The days from an unclear challenge to the next one. */
export const REPEAT_UNCLEAR = 14
/** The days after first complaints from which they can be repeated. */
export const REPEAT_FROM = 28
/** The days after first complaints up to which they count. */
export const REPEAT_TO = 84
export const ATTEMPTS_MOST = 3

/** The most foods of a plan that a client chooses alone. */
export const FOODS_MOST = 5
/** The most foods of a plan when a practitioner raises the limit. */
export const FOODS_MOST_OPENED = 8

/** The days for which an answer to the gate is valid. */
export const GATE_DAYS = 30

/** The least age, in years, to start alone. */
export const YOUNGEST = 18
/** The greatest age, in years, to start alone. */
export const OLDEST = 70
