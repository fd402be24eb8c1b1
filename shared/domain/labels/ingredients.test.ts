import { describe, expect, it } from 'vitest'
import { listIngredients } from './ingredients'
import { matcher } from '../../testing/seeded-knowledge'

const listed = (text: string) => listIngredients(matcher.read(text))

describe('the ingredients of a label', () => {
  it.each([
    ['Ingredients: Sugar, salt, milk.', ['Sugar', 'salt', 'milk']],
    [
      'CRUNCH BAR 45 g\nINGREDIENTS: chocolate 40% (cocoa mass, sugar, emulsifier [lecithin, E476]), oats. May contain nuts.',
      ['chocolate 40% (cocoa mass, sugar, emulsifier [lecithin, E476])', 'oats'],
    ],
    [
      'Zutaten: Weizenmehl, Butter 12,5 %, Eier. Kann Spuren von Nüssen enthalten.',
      ['Weizenmehl', 'Butter 12,5 %', 'Eier'],
    ],
    ['wheat flour; salt; and yeast', ['wheat flour', 'salt', 'yeast']],
    ['Ingredients: hazel-\nnuts, skimmed\nmilk powder', ['hazelnuts', 'skimmed milk powder']],
    ['flour\nsalt\nwater', ['flour', 'salt', 'water']],
    ['Ingredients: oats (wholegrain, honey, salt', ['oats (wholegrain', 'honey', 'salt']],
    ['Ingredients: cream (contains: milk), sugar. Storage: keep cool.', ['cream (contains: milk)', 'sugar']],
    ['Ingredients: rice. Zutaten: Reis. Ingrédients: riz.', ['rice']],
    ['Rice, salt. For allergens see ingredients in bold.', ['Rice', 'salt']],
    ['Ingredients/Zutaten/Ingrédients: sucre/Zucker, sel', ['sucre/Zucker', 'sel']],
    ['lngredients: SKIMMED MI-\nLK, salt', ['SKIMMED MILK', 'salt']],
    ['Zutaten: Reis, Salz. Hergestellt in einem Betrieb, der Milch verarbeitet.', ['Reis', 'Salz']],
    ['Ingrédients : riz, sel. Traces éventuelles de lait.', ['riz', 'sel']],
    ['Rice, salt. Can contain traces of nuts, milk. Store below 20 °C.', ['Rice', 'salt']],
    ['Rice. Made without eggs, but in a kitchen that uses eggs, milk.', ['Rice']],
    ['Rice. Cannot guarantee nut free, sesame free.', ['Rice']],
    ['Rice, salt. To serve: butter, cream.', ['Rice', 'salt']],
    ['INGREDIE NTS SUGAR, SALT', ['SUGAR', 'SALT']],
    ['Ingredien Potatoes, whey. CONTAINS MILK INGREDIENTS.', ['Potatoes', 'whey']],
    ['enriched flour ingredien (flour, malt), salt', ['enriched flour ingredien (flour, malt)', 'salt']],
    ['Ingredients (allergens in bold): rice, milk. Contains milk, rice.', ['rice', 'milk']],
    ['Zutaten, Allergene fett gedruckt: Reis, Milch', ['Reis', 'Milch']],
    ['Ingredients rice, milk\nAllergens: milk', ['rice', 'milk']],
    [
      'Rice, salt. Contains 2% or less of milk, oats.',
      ['Rice', 'salt', 'Contains 2% or less of milk', 'oats'],
    ],
    ['Reis, Salz. Kühl und trocken lagern, vor Licht schützen.', ['Reis', 'Salz']],
    ['Riz, sel. À conserver au sec, poids net 400 g', ['Riz', 'sel']],
    ['12 % | 4', []],
    ['', []],
  ])('are listed one by one: %s', (text, items) => {
    expect(listed(text)).toEqual(items)
  })

  it.each([
    ['statements', '(May contain nuts. '.repeat(5000)],
    ['headings', 'ingredients '.repeat(8000)],
    ['full stops', '. '.repeat(50_000)],
    ['commas', 'a,'.repeat(50_000)],
  ])('are at most 300, also of many %s', (_, text) => {
    expect(listed(text).length).toBeLessThanOrEqual(300)
  })
})
