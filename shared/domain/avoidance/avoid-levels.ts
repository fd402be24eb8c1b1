/**
 * Why a food is avoided, the gravest first. `trigger`: the person noticed complaints; `limited`:
 * they tolerate a limited amount; `own`: their own choice.
 */
export const knownLevels = ['allergy', 'trigger', 'high', 'limited', 'moderate', 'own'] as const

/**
 * Every reason to search for a food; `not-readable`: it was tested, and its result is unreadable.
 */
export const avoidLevels = [...knownLevels, 'not-readable'] as const
export type AvoidLevel = (typeof avoidLevels)[number]
