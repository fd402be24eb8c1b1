import { addDays } from '../dates'
import { PAUSE_MOST } from './numbers'
import type { Day, Trial } from './trial'

/** The day on which a running pause ends by itself, since all pauses have taken what they may; null while none runs. */
export const pauseEndsOn = ({ pausedOn, pausedDays }: Trial): Day | null =>
  pausedOn === null ? null : addDays(pausedOn, Math.max(0, PAUSE_MOST - pausedDays))
