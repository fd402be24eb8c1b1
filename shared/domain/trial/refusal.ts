import type { Day } from './trial'

/** Why something cannot be done with a plan, in a sentence for its person, and the day from which it can where that is known. */
export type Refusal = { ok: false; reason: string; on: Day | null }

/** A refusal; without a day where no day will do. */
export const refuse = (reason: string, on: Day | null = null): Refusal => ({ ok: false, reason, on })

/** Refuses what a plan that pauses cannot do. */
export const refuseWhilePaused = (): Refusal => refuse('The plan is paused. Resume it first.')
