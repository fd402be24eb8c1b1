import type { FoundOut } from '../avoid-list'
import { formatWords } from '../dates'

/** What was found out about a food, to stand behind its name: "you noticed complaints", "fine for you since 3 March 2027". */
export function outcomeWords({ kind, amount, basis, since }: FoundOut): string {
  const day = formatWords(since)
  switch (kind) {
    case 'clinic-only':
      return 'not at home: ask an allergist'
    case 'trigger':
      return basis === 'practitioner'
        ? `your practitioner noted complaints (${day})`
        : `you noticed complaints (${day})`
    case 'limited':
      return `your limit: “${amount}” (${day})`
    case 'tolerated':
      return basis === 'no-change'
        ? `leaving it out changed little for you (${day})`
        : `fine for you since ${day}`
  }
}
