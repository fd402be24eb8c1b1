import type { Said } from './allergen-tables'

/**
 * What a text says of a word: contained, a trace, for serving, not contained, of allergens in
 * general (`aside`), or of other foods than the product (`beside`).
 */
export type Mode = 'in' | 'trace' | 'serving' | 'not' | 'aside' | 'beside'

/**
 * What a text says of a phrase. `isStated`: in a statement, which names allergens rather than
 * ingredients. `silence`, for `not` and `aside`: the word that began it, whether it applies to all
 * that follows, and where it may not apply: in a list of ingredients or anywhere.
 */
export type Speech = {
  mode: Mode
  isStated: boolean
  silence: { from: number; isList: boolean; doubt: 'none' | 'in list' | 'anywhere' } | undefined
}

/** What is said of a phrase, once a table has answered it. */
export function answered(speech: Speech, said: Said | undefined, from: number): Speech {
  if (!said || said === 'value') return speech
  if (said === 'yes') return { ...speech, isStated: true }
  if (said === 'doubted')
    return { mode: 'not', isStated: true, silence: { from, isList: false, doubt: 'anywhere' } }
  // "Suitable for people with a nut allergy: no"
  const isTrace = said === 'trace' || (said === 'no' && speech.mode === 'not')
  return { mode: isTrace ? 'trace' : 'not', isStated: true, silence: undefined }
}
