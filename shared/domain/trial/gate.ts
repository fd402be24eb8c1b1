import { OLDEST, YOUNGEST } from './numbers'
import type { Day, GateCode } from './trial'

/** Who may start a plan: anybody alone, whom a practitioner lets, or nobody before a doctor has seen them. */
export type Gate = { kind: 'open' } | { kind: 'practitioner'; codes: GateCode[] } | { kind: 'doctor' }

const forPractitioners: readonly GateCode[] = ['age', 'pregnant', 'eating-disorder', 'weight', 'disease']

/** The years that somebody has lived on a day; who was born on 29 February has a birthday on 1 March in other years. */
export function ageOn(dateOfBirth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** What follows from what applies to a person. `age`: in years; of one that nobody knows it is taken that it applies. */
export function gateOf({ codes, age }: { codes: readonly GateCode[]; age: number | null }): Gate {
  if (codes.includes('warning-signs')) return { kind: 'doctor' }
  const isAgeFit = age !== null && age >= YOUNGEST && age <= OLDEST
  const closing = forPractitioners.filter((code) => codes.includes(code) || (code === 'age' && !isAgeFit))
  return closing.length > 0 ? { kind: 'practitioner', codes: closing } : { kind: 'open' }
}

/** Whether a food that has been left out for more than four weeks is for a clinic alone. */
export const isAtopic = (codes: readonly GateCode[]): boolean => codes.includes('atopic')

/** Whether no food with gluten can be chosen, since leaving it out would hide a coeliac disease from its tests. */
export const isCoeliac = (codes: readonly GateCode[]): boolean => codes.includes('coeliac')
