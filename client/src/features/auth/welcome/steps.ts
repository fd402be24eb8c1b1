const steps = ['answer', 'stranger', 'password', 'allergies', 'results'] as const

/** The current step, stored in the browser history so that Back and reload work. */
export type Step = (typeof steps)[number]

export const isStep = (said: unknown): said is Step => steps.some((step) => step === said)

/** Goes to a step with a history entry; `hash` sets another code in the URL. */
export function stepOn(step: Step, hash = window.location.hash): void {
  window.history.pushState({ step }, '', window.location.pathname + hash)
}

/** Replaces the current step. */
export function stepInstead(step: Step, hash = window.location.hash): void {
  window.history.replaceState({ step }, '', window.location.pathname + hash)
}
