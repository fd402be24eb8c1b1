/**
 * What a food is avoided for, the gravest first. `trigger`: the person noticed complaints; `limited`: they do well with some
 * of it; `own`: they chose to leave it out.
 */
export const avoidLevels = ['allergy', 'trigger', 'high', 'limited', 'moderate', 'own'] as const
export type AvoidLevel = (typeof avoidLevels)[number]
