import type { CuePhrases } from './cue'

export const swedish: CuePhrases = {
  trace: `delas med|rester av|restmangder av|bredvid andra med|gransar till
kan innehalla|kan aven innehalla|kan ocksa innehalla|kan eventuellt innehalla
kan dessutom innehalla|kan inneholde|kan innehalla spar av|kan innehalla sma mangder|spar av|spor av|spar
kan spar|sparmangder av|sma mangder av|som aven hanterar|som ocksa hanterar|dar aven|dar det aven
korskontaminering|kontakt med|innehaller spar av|innehaller eventuellt|innehaller mojligen|innehaller mojligtvis|risk for|eventuell forekomst av`,
  traceBack: 'kan forekomma|kan finnas|kan ocksa forekomma|kan inte uteslutas|spar kan forekomma',
  place:
    'fabrik|anlaggning|produktionslinje|produktionslinjer|produktionsanlaggning|lokaler dar|maskiner dar|utrustning dar',
  weakPlace:
    'bageriet|koket|fabriken|konditori|konditoriet|lokal|lokaler|linje|linjer|kok|bageri|miljo|maskiner|utrustning',
  notList: `fri fran|fritt fran|fria fran|innehaller inte|innehaller ej|innehaller inga|innehaller ingen
innehaller inget|innehaller varken|innehaller inte nagon`,
  not: `noll|inget av|ingen|inga|inget|i stallet for|istallet for|ersatter|ersatter inte|alternativ till|ersattning for`,
  without: 'utan|utan tillsatt',
  free: 'fri|fritt|fria',
  contains: 'innehaller aven|innehaller ocksa',
  allergens:
    'innehaller|allergener|allergiinformation|allergeninformation|information till allergiker|information om allergener|allergen',
  ingredients: 'ingredienser|ingrediensforteckning|innehallsforteckning|innehall',
  made: 'tillverkad av|gjord pa',
  serving: 'tillagning|serveringsforslag|bruksanvisning',
  unsuitable: 'olamplig for|ej lamplig for|inte lamplig for|passar inte for|rekommenderas inte for',
  suitable: 'lamplig for|passar for',
  plant: 'vaxtbaserad|vaxtbaserat|vegansk|veganskt',
  flavour: 'smak|arom',
  instead: `alternativ|ersattning`,
}
