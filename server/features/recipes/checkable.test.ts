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

  it('is nothing in a shipped recipe', async () => {
    expect((await readShippedRecipes()).flatMap(uncheckableIn)).toEqual([])
  })
})
