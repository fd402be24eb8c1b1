import type { CuePhrases } from './cue'

/** What Swedish labels say around the foods. */
export const swedish: CuePhrases = {
  trace: `kan innehalla|kan aven innehalla|kan ocksa innehalla|kan eventuellt innehalla|kan dessutom innehalla|kan inneholde
kan innehalla spar av|kan innehalla sma mangder|spar av|spor av|kan spar|sparmangder av|sma mangder av|som aven hanterar
som ocksa hanterar|dar aven|dar det aven|korskontaminering`,
  traceBack: 'kan forekomma|kan finnas',
  place: 'fabrik|anlaggning|produktionslinje|lokaler dar',
  notList:
    'fri fran|fritt fran|fria fran|innehaller inte|innehaller ej|innehaller inga|innehaller ingen|innehaller inget',
  without: 'utan|utan tillsatt',
  free: 'fri|fritt|fria',
  contains: '',
  allergens: 'innehaller|allergener|allergiinformation',
  ingredients: 'ingredienser|innehallsforteckning|innehall',
  unsuitable: 'olamplig for|ej lamplig for|inte lamplig for',
  flavour: 'smak',
}
