/**
 * What a food is avoided for, the gravest first. `trigger`: the person noticed complaints; `limited`: they do well with some
 * of it; `own`: they chose to leave it out.
 */
export const knownLevels = ['allergy', 'trigger', 'high', 'limited', 'moderate', 'own'] as const

/** All that a food is looked for on account of; `not-readable`: it was tested, and nobody can read what the test found. */
export const avoidLevels = [...knownLevels, 'not-readable'] as const
export type AvoidLevel = (typeof avoidLevels)[number]
