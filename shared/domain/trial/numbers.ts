/** How long ordinary eating lasts before foods are left out. */
export const BASELINE_DAYS = 14
/** The day from which the baseline may end early, with enough entries. */
export const BASELINE_EARLIEST = 7
/** The entries with which the baseline may end early. */
export const BASELINE_ENTRIES = 5

/** The day of leaving out from which it is judged. */
export const WITHOUT_DAYS = 28
/** The day by which leaving out is to have ended. */
export const WITHOUT_MOST = 42
/** The last day of leaving out: a plan that nobody decided about is closed after it. */
export const WITHOUT_CLOSES = 49

/** The days that the complaints of now are the mean of. */
export const WEEK_DAYS = 7
/** The entries of a week without which it is not judged. */
export const WEEK_ENTRIES = 5
/** The share of the baseline by which complaints have to fall. */
export const IMPROVED_BY = 1 / 3

/** The days before a food is brought back that have to be calm. */
export const CALM_DAYS = 3
/** The entries that calm days need. */
export const CALM_ENTRIES = 2
/** How far the mean of calm days may be above the last week of leaving out. */
export const CALM_ABOVE = 1

/** The days that all pauses of a plan may take. */
export const PAUSE_MOST = 14
/** The days ahead of today within which a practitioner may set the first day of a plan. */
export const AHEAD_MOST = 60
/** The days before today that can still be filled in the diary. */
export const BACKFILL_DAYS = 3

/** The days of a challenge that have a portion: a quarter, a half and a full one. */
export const PORTION_DAYS = 3
/** The days without the food after the last portion. */
export const CLEAR_DAYS = 3
/** The days of a challenge in which no portion is missed. */
export const CHALLENGE_DAYS = PORTION_DAYS + CLEAR_DAYS
/** The missed portions after which a challenge begins again. */
export const MISSED_MOST = 2

/** The days without a slip or another challenge that a person's own spread is taken from, and how far back they may lie. */
export const SPREAD_DAYS = 14
export const SPREAD_BACK = 42
/** The entries that the spread needs. */
export const SPREAD_ENTRIES = 7
/** The least spread that is reckoned with, in points. */
export const SPREAD_LEAST = 0.6
/** The least rise, in points, that is called complaints. */
export const COMPLAINTS_LEAST = 1.2
/** The rise, in spreads, from which it is called complaints. */
export const COMPLAINTS_SPREADS = 1.3
/** The least bound, in points, below which a rise is called none. */
export const NONE_LEAST = 0.8
/** The bound, in spreads, below which a rise is called none. */
export const NONE_SPREADS = 0.8
/** The first and the last day of a challenge that decide. */
export const DECIDING_DAYS = [2, 5] as const
/** The entries that the deciding days need. */
export const DECIDING_ENTRIES = 3
/** How many of the worst deciding days count. */
export const WORST = 3

/** The days after an unclear challenge until its food may be brought back again. */
export const REPEAT_UNCLEAR = 14
/** The days after the first complaints from which they may be repeated. */
export const REPEAT_FROM = 28
/** The days after the first complaints up to which they count. */
export const REPEAT_TO = 84
/** The challenges that a food may have. */
export const ATTEMPTS_MOST = 3

/** The foods of a plan that a person chooses alone. */
export const FOODS_MOST = 5
/** The foods of a plan whose practitioner raised the limit. */
export const FOODS_MOST_OPENED = 8

/** The days for which what was said to the gate counts, before its questions are asked anew. */
export const GATE_DAYS = 30

/** The least age, in years, at which somebody may start alone. */
export const YOUNGEST = 18
/** The greatest age, in years, at which somebody may start alone. */
export const OLDEST = 70
