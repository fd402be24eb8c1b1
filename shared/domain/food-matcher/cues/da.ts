import type { CuePhrases } from './cue'

/** What Danish labels say around the foods. */
export const danish: CuePhrases = {
  trace: `kan indeholde|kan ogsa indeholde|kan muligvis indeholde|kan eventuelt indeholde|kan desuden indeholde|kan spor af|kan spor
kan indeholde spor af|kan indeholde sma maengder|spor af|mulige spor af|sma maengder af|der ogsa handterer|som ogsa handterer
der ogsa anvender|hvor der ogsa|krydskontaminering|krydskontamination`,
  traceBack: 'kan forekomme|kan vaere til stede',
  place: 'fabrik|virksomhed|produktionslinje',
  notList: 'fri for|frit for|frie for|indeholder ikke|indeholder ingen|indeholder intet|indeholder hverken',
  without: 'uden|uden tilsat',
  free: 'fri|frit|frie',
  contains: 'indeholder',
  allergens: 'allergener|allergiinformation',
  ingredients: 'ingredienser|ingrediensliste',
  unsuitable: 'ikke egnet til|uegnet til|ikke velegnet til',
}
