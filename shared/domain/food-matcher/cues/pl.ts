import type { CuePhrases } from './cue'

/** What Polish labels say around the foods. */
export const polish: CuePhrases = {
  trace: `moze zawierac|moga zawierac|moze rowniez zawierac|moze takze zawierac|moze tez zawierac|moze zawierac rowniez|moze zawierac takze
moze zawierac sladowe ilosci|slady|sladow|sladowe ilosci|sladowych ilosci|sladowa ilosc|mozliwa obecnosc|mozliwe slady
mozliwa zawartosc|przetwarzajacym|przetwarza sie|w ktorym uzywa sie|w ktorym stosuje sie|zanieczyszczenie krzyzowe`,
  traceBack: 'moze byc obecny|moze byc obecna|moga byc obecne|moga wystepowac',
  place: 'zakladzie|fabryce|linii produkcyjnej|liniach produkcyjnych',
  notList: 'nie zawiera|nie zawieraja|wolny od|wolna od|wolne od',
  not: 'bez dodatku',
  without: 'bez',
  contains: 'zawiera|zawieraja',
  allergens: 'alergeny|alergen|informacja o alergenach',
  ingredients: 'skladniki|skladnik|sklad|wykaz skladnikow',
  unsuitable: 'nieodpowiedni dla|nie nadaje sie dla',
}
