import type { CuePhrases } from './cue'

/** What Spanish labels say around the foods. */
export const spanish: CuePhrases = {
  trace:
    'puede contener|pueden contener|podria contener|puede contener traza de|trazas de|traza de|traza|trazas|posibles trazas',
  place: 'fabrica|instalaciones',
  notList: 'libre de|no contiene|no contienen|exento de',
  without: 'sin',
  contains: 'contiene|contienen|alergenos',
  ingredients: 'ingrediente|ingredientes',
  serving: 'modo de preparacion|modo de empleo',
  unsuitable: 'no apto para',
  suitable: 'apto para',
  plant: 'vegano|vegana',
  meatless: 'vegetariano|vegetariana',
  flavourOf: 'aroma de|aroma natural de|sabor a|sabor',
}
