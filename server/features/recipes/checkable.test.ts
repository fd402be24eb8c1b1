import { describe, expect, it } from 'vitest'
import { uncheckableIn } from './checkable'
import { readShippedRecipes } from './shipped-recipes'

const recipe = { title: 'Plate', description: '', ingredients: ['1 pear'], instructions: ['Cut.'] }

describe('what cannot be checked', () => {
  it.each([
    '2 jaybirds', '1 tin Carnation', '2 blorbs', '1 packet of Dunkelhofer', 'something nice', '1 tbsp It’s Not Butter', 'dairy-free spread', 'oil for frying',
  ])('is the ingredient %j, of which nothing is known', (line) => {
    expect(uncheckableIn({ ...recipe, ingredients: ['1 pear', line] })).toEqual([line])
  }) // prettier-ignore

  it('are letters that the matcher does not read, and pictures of foods, wherever they stand', () => {
    expect(uncheckableIn({ ...recipe, title: 'Яйцо with 卵' })).toEqual(['Яйцо', '卵'])
    expect(uncheckableIn({ ...recipe, instructions: ['Fold in the \u0435gg.'] })).toEqual(['\u0435gg'])
    expect(uncheckableIn({ ...recipe, description: 'Brush with ᴇɢɢ.' })).toEqual(['ᴇɢɢ'])
    expect(uncheckableIn({ ...recipe, tags: ['🦐'] })).toEqual(['🦐'])
  })

  it.each([
    '1 pinch of salt', '20 μg of vitamin D (water)', '½ tsp β-carotene in water', 'Crème brûlée', '1 Jalapeño', '8 juniper berries', '1 stalk lemongrass',
  ])('is not %j', (line) => {
    expect(uncheckableIn({ ...recipe, title: 'Smørrebrød 😋 🔥 in 5 minutes ☕', ingredients: [line] })).toEqual([])
  }) // prettier-ignore

  it.each(['Zorblefruit tart', 'Pears with Mungleberry’s'])(
    'is a word of the title %j that nobody taught',
    (title) => {
      expect(uncheckableIn({ ...recipe, title })).toHaveLength(1)
    },
  )

  it('is such a word in a step or a tag, but none in a description or notes', () => {
    expect(uncheckableIn({ ...recipe, instructions: ['Fold in the chopped quibbleroot.'] })).toEqual([
      'quibbleroot',
    ])
    expect(uncheckableIn({ ...recipe, tags: ['quibbleroot'] })).toEqual(['quibbleroot'])
    expect(uncheckableIn({ ...recipe, description: 'As in Quibbleton.', notes: 'Quibbleton!' })).toEqual([])
  })

  it.each([
    'Edna’s Sunday roast', 'Midweek one-pot chicken', 'Provençal tomatoes, the Ligurian way', 'Preheat the oven to 180 °C (160 °C fan).',
    'Tip everything into a slotted spoon, drain and pat dry with kitchen paper.', 'Whizz until smooth, then loosen with a ladleful of cooking water.',
    'Score the skin, rub in the salt and leave uncovered overnight.', 'Bake until a skewer comes out clean, then cool on a wire rack.',
  ])('is nothing of %j', (line) => {
    expect(uncheckableIn({ ...recipe, title: line, instructions: [line] })).toEqual([])
  }) // prettier-ignore

  it('is nothing in a shipped recipe', async () => {
    expect((await readShippedRecipes()).flatMap(uncheckableIn)).toEqual([])
  })
})
