import { addDays } from '../text/dates'
import { PAUSE_MOST } from './numbers'
import type { Day, Trial } from './trial'

/** When a running pause ends, as all pauses reach their limit together; null without one. */
export const pauseEndsOn = ({ pausedOn, pausedDays }: Trial): Day | null =>
  pausedOn === null ? null : addDays(pausedOn, Math.max(0, PAUSE_MOST - pausedDays))
