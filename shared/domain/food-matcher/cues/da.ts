import type { CuePhrases } from './cue'

export const danish: CuePhrases = {
  trace: `rester af|restmaengder af|ved siden af andre med|graenser op til
kan indeholde|kan ogsa indeholde|kan muligvis indeholde|kan eventuelt indeholde
kan desuden indeholde|kan spor af|kan spor|kan indeholde spor af|kan indeholde sma maengder|spor af
mulige spor af|sma maengder af|der ogsa handterer|som ogsa handterer|der ogsa anvender|hvor der ogsa
krydskontaminering|krydskontamination|kontakt med|indeholder muligvis|indeholder eventuelt|indeholder spor af|risiko for
mulig forekomst af|eventuelle spor af`,
  traceBack: 'kan forekomme|kan spores|kan findes|kan vaere til stede|kan ikke udelukkes|spor kan forekomme',
  place: 'fabrik|virksomhed|produktionslinje|produktionslinjer|produktionsanlaeg|udstyr der|maskiner der',
  weakPlace: 'lokaler|linje|linjer|kokken|bageri|miljo|anlaeg|maskiner|udstyr',
  notList: `fri for|frit for|frie for|indeholder ikke|indeholder ingen|indeholder intet|indeholder hverken|indeholder ikke nogen`,
  not: `ingen|intet|hverken|i stedet for|istedet for|erstatter|erstatter ikke|alternativ til|erstatning for`,
  without: 'uden|uden tilsat',
  free: 'fri|frit|frie',
  contains: 'indeholder|indeholder ogsa',
  allergens:
    'allergener|allergiinformation|allergeninformation|allergen|information om allergener|oplysninger om allergener',
  ingredients: 'ingredienser|ingrediensliste|varedeklaration',
  made: 'fremstillet af|lavet af|lavet med',
  serving: 'tilberedning|serveringsforslag|brugsanvisning',
  unsuitable: 'ikke egnet til|uegnet til|ikke velegnet til|ikke egnet for',
  suitable: 'egnet til|velegnet til',
  plant: 'plantebaseret|vegansk|veganske',
  instead: `alternativ|erstatning`,
}
