import rows from './kinds.json' with { type: 'json' }

/**
 * What one buys or uses of a kind, the usual first, in words that the matcher reads. `said`: by what it is called, as
 * `plain` writes it; `use`: what it is wanted for, whatever stands in its place now; `category`: of the catalogue's
 * foods that are of it; `offers`: with commas; `advice`: what to look at; `uses`: what one takes of it for this or
 * that; `isOfFamily`: what takes its place is called as it is.
 */
export type Kind = {
  name: string
  said?: string
  use?: string
  category?: string
  offers: string
  advice?: string
  isOfFamily?: boolean
  uses?: readonly { asked: string; offers: string }[]
}

/** Those named by a use first: "on bread" tells more than the cheese that lies there now. */
export const kinds: readonly Kind[] = rows
