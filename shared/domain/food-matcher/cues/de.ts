import type { CuePhrases } from './cue'

/** What German labels say around the foods. */
export const german: CuePhrases = {
  trace: 'spuren von|spur|spuren|spuren moglich|kann spuren|unbeabsichtigt',
  place: 'in einem betrieb|in einem werk|betrieb der|produktionsanlage',
  notList: 'frei von|enthalt keine|enthalt keinen|enthalt kein|enthalten keine',
  not: 'ohne zusatz von',
  without: 'ohne',
  free: 'frei|freie|freies|freier|freien',
  contains: 'enthalt|allergene|allergie hinweis',
  ingredients: 'zutat|zutaten',
  end: 'mindestens haltbar',
  serving: 'zubereitung|serviervorschlag',
  unsuitable: 'nicht geeignet fur',
  suitable: 'geeignet fur',
  plant: 'vegane|veganer|veganes',
  meatless: 'vegetarisch|vegetarische|vegetarisches',
  flavour: 'aroma',
  flavourOf: 'geschmack|geschmack von',
  instead: 'ersatz',
}
