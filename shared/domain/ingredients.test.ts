import { describe, expect, it } from 'vitest'
import { listIngredients } from './ingredients'

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
    ['12 % | 4', []],
    ['', []],
  ])('%s', (text, items) => {
    expect(listIngredients(text)).toEqual(items)
  })

  it.each([
    ['brackets', '('.repeat(50_000) + ')'.repeat(50_000)],
    ['mixed brackets', '([{'.repeat(15_000) + ')'.repeat(50_000)],
    ['line breaks', `a-${'\n'.repeat(90_000)}b`],
    ['spaces', `contains${' '.repeat(90_000)}x`],
    ['statements', '(May contain nuts. '.repeat(5000)],
    ['headings', 'ingredients '.repeat(8000)],
    ['full stops', '. '.repeat(50_000)],
    ['commas', 'a,'.repeat(50_000)],
  ])('takes no time over many %s', (_, text) => {
    const began = performance.now()
    expect(listIngredients(text).length).toBeLessThanOrEqual(300)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
