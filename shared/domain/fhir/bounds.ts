import type { Quantity } from 'fhir/r4'

type Comparator = NonNullable<Quantity['comparator']>
const signs: Record<string, Comparator> = { '<': '<', '>': '>', '≤': '<=', '<=': '<=', '≥': '>=', '>=': '>=' }

/** The sign before a printed result, `<7.5`, and the rest. */
export function splitBound(text: string): { comparator: Comparator | undefined; rest: string } {
  const [, sign = '', rest = ''] = /^\s*([<>]=?|[≤≥])?\s*(.*)$/su.exec(text) ?? []
  return { comparator: signs[sign], rest }
}
