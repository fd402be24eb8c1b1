import type { CuePhrases } from './cue'

/** What Dutch labels say around the foods. */
export const dutch: CuePhrases = {
  trace: 'kan sporen|sporen van',
  notList: 'bevat geen',
  without: 'zonder',
  free: 'vrij',
  contains: 'bevat',
  ingredients: 'ingredienten',
}
