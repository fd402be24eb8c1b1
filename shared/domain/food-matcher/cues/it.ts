import type { CuePhrases } from './cue'

/** What Italian labels say around the foods. */
export const italian: CuePhrases = {
  trace: `puo contenere|puo anche contenere|puo contenere anche|puo eventualmente contenere|possono contenere|possono anche contenere
potrebbe contenere|potrebbe anche contenere|potrebbero contenere|tracce di|tracce|traccia di|contiene tracce|possibili tracce
possibile presenza di|possibile presenza|eventuale presenza di|eventuale presenza|in cui si utilizza|in cui si lavora|contaminazione crociata|contaminazioni crociate`,
  traceBack: 'possono essere presenti|puo essere presente|in tracce',
  place: 'stabilimento|linea di produzione|linee di produzione|laboratorio',
  notList: `non contiene|non contengono|privo di|priva di|privi di|prive di|esente da|libero da`,
  without: 'senza|senza aggiunta di',
  contains: 'contiene|contengono',
  allergens: 'allergeni|allergene',
  ingredients: 'ingredienti',
  unsuitable: 'non adatto a|non idoneo a|non indicato per',
  flavourOf: 'gusto|aroma di',
}
