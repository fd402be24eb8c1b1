import { OLDEST, YOUNGEST } from './numbers'
import type { Day, GateCode } from './trial'

/** Whether a person may start alone, with a practitioner's consent, or after seeing a doctor. */
export type Gate = { kind: 'open' } | { kind: 'practitioner'; codes: GateCode[] } | { kind: 'doctor' }

const forPractitioners: readonly GateCode[] = ['age', 'pregnant', 'eating-disorder', 'weight', 'disease']

/** A person's age in years on a day; a birthday on 29 February is 1 March in other years. */
export function ageOn(dateOfBirth: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** The gate by the codes that apply; `age` in years, with the age limit if it is unknown. */
export function gateOf({ codes, age }: { codes: readonly GateCode[]; age: number | null }): Gate {
  if (codes.includes('warning-signs')) return { kind: 'doctor' }
  const isAgeFit = age !== null && age >= YOUNGEST && age <= OLDEST
  const closing = forPractitioners.filter((code) => codes.includes(code) || (code === 'age' && !isAgeFit))
  return closing.length > 0 ? { kind: 'practitioner', codes: closing } : { kind: 'open' }
}

/** Whether a food that was avoided for more than four weeks may only be tried in a clinic. */
export const isAtopic = (codes: readonly GateCode[]): boolean => codes.includes('atopic')

/** Gluten cannot be chosen then: avoiding it would hide coeliac disease from its tests. */
export const isCoeliac = (codes: readonly GateCode[]): boolean => codes.includes('coeliac')
