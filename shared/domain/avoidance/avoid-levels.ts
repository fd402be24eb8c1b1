/** Why to avoid, gravest first; `trigger`: complaints, `limited`: an amount, `own`: a choice. */
export const knownLevels = ['allergy', 'trigger', 'high', 'limited', 'moderate', 'own'] as const

/** Every reason to search for a food; `not-readable`: its test result is unreadable. */
export const avoidLevels = [...knownLevels, 'not-readable'] as const
export type AvoidLevel = (typeof avoidLevels)[number]
