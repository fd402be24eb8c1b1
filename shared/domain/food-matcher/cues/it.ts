import type { CuePhrases } from './cue'

/** What Italian labels say around the foods. */
export const italian: CuePhrases = {
  trace: 'puo contenere|tracce di|tracce',
  place: 'stabilimento',
  notList: 'non contiene|privo di',
  without: 'senza',
  ingredients: 'ingredienti',
  flavourOf: 'gusto|aroma di',
}
