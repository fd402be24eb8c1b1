const steps = ['answer', 'stranger', 'password', 'allergies', 'results'] as const

/** Where somebody stands on the way in; it lies in the browser's history, so that Back and reload keep to it. */
export type Step = (typeof steps)[number]

export const isStep = (said: unknown): said is Step => steps.some((step) => step === said)

/** A step on, that Back takes again; `hash`: another code in the address. */
export function stepOn(step: Step, hash = window.location.hash): void {
  window.history.pushState({ step }, '', window.location.pathname + hash)
}

/** Another step in place of this one. */
export function stepInstead(step: Step, hash = window.location.hash): void {
  window.history.replaceState({ step }, '', window.location.pathname + hash)
}
