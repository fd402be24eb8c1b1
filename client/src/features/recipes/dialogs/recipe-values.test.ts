import { describe, expect, it } from 'vitest'
import { changesBetween, rebase, valuesIn } from '@/forms/fields'
import { aRecipe } from '@/testing/rows'
import { errorsIn, linesOf, recipeFields as fields, tagsOf } from './recipe-values'

const values = valuesIn(fields, aRecipe({ tags: ['vegan', 'quick'] }))

describe('a recipe in the form', () => {
  it('has one entry per line and tags separated by commas', () => {
    expect(values).toMatchObject({
      ingredients: '2 pears\n1 tsp cinnamon',
      tags: 'vegan, quick',
      prepTime: '5',
    })
    expect(linesOf(' 2  pears \r\n\n1 tsp cinnamon\n')).toEqual(['2 pears', '1 tsp cinnamon'])
    expect(tagsOf('vegan, quick,\nvegan')).toEqual(['vegan', 'quick'])
  })

  it('sends only changes in meaning', () => {
    expect(
      changesBetween(fields, values, { ...values, title: ' Baked pears ', tags: 'vegan,quick,' }),
    ).toEqual({})
    expect(changesBetween(fields, values, { ...values, cookTime: '25', ingredients: '3 pears' })).toEqual({
      cookTime: 25,
      ingredients: ['3 pears'],
    })
    expect(changesBetween(fields, values, { ...values, servings: '' })).toEqual({ servings: NaN })
  })

  it('is validated by the contract, a list by its lines', () => {
    expect(errorsIn(values)).toEqual([])
    const wrong = {
      ...values,
      title: ' ',
      prepTime: 'ten',
      servings: '0',
      ingredients: `a\n${'x'.repeat(301)}`,
    }
    expect(errorsIn({ ...wrong, instructions: '\n' })).toEqual([
      ['title', 'Title is required'],
      ['prepTime', 'must be a whole number of minutes'],
      ['servings', 'must be at least 1'],
      ['ingredients', 'Line 2 must be at most 300 characters'],
      ['instructions', 'At least one step is required'],
    ])
  })

  it('adopts what only others changed and keeps what both did', () => {
    const mine = { ...values, title: 'Mine', servings: '4' }
    const theirs = { ...values, title: 'Theirs', description: 'New.' }
    expect(rebase(fields, { seen: values, mine, theirs })).toEqual({
      values: { ...values, title: 'Mine', servings: '4', description: 'New.' },
      taken: ['description'],
      disputed: ['title'],
    })
  })
})
