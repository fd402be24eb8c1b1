import type { Day } from './trial'

/** Why an action is impossible, as a sentence, and the first possible day if known. */
export type Refusal = { ok: false; reason: string; on: Day | null }

/** A refusal; without a day where none is possible. */
export const refuse = (reason: string, on: Day | null = null): Refusal => ({ ok: false, reason, on })

export const refuseWhilePaused = (): Refusal => refuse('The plan is paused. Resume it first.')
