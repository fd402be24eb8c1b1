import type { CuePhrases } from './cue'

/** What French labels say around the foods. */
export const french: CuePhrases = {
  trace: `peut contenir|peuvent contenir|peut egalement contenir|peut aussi contenir|peut eventuellement contenir|trace eventuelle de
traces eventuelles de|traces de|traces d|trace de|traces possibles de|eventuellement des traces|presence eventuelle
presence possible|presence fortuite|susceptible de contenir|contient des traces`,
  place: 'atelier|usine|fabrique sur une ligne|lignes de production',
  notList: 'exempt de|exempt|ne contient pas de|ne contient pas|ne contient ni|ne contient aucun',
  not: 'non contient',
  without: 'sans|sans ajout de',
  contains: 'contient|contiennent|allergenes',
  ingredients: 'ingredient|ingredients',
  end: 'a conserver',
  remark: 'conservation',
  serving: 'mode d emploi|conseil de preparation|suggestion de presentation',
  unsuitable: 'ne convient pas aux',
  suitable: 'convient aux',
  plant: 'vegetal|vegetale|vegetalien|vegetalienne',
  meatless: 'vegetarien|vegetarienne',
  flavourOf: 'arome|arome naturel|arome naturel de|arome de|arome d|saveur|saveur de|gout|gout de',
}
