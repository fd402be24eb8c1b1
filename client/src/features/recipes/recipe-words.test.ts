import { describe, expect, it } from 'vitest'
import { minutesWords, noneOfLine, recipeAsText, sentenceCase } from './recipe-words'

describe('the words of a recipe', () => {
  it('writes minutes, from an hour on with hours', () => {
    expect([0, 45, 60, 90, 150].map(minutesWords)).toEqual([
      '0 min',
      '45 min',
      '1 h',
      '1 h 30 min',
      '2 h 30 min',
    ])
  })

  it('writes categories as words', () => {
    expect(['side-dish', 'breakfast'].map(sentenceCase)).toEqual(['Side dish', 'Breakfast'])
  })

  it("says in one line that the recipe contains none of the user's foods", () => {
    expect(noneOfLine({ without: [] })).toBeUndefined()
    expect(noneOfLine({ without: ['Egg'] })).toBe('Made without the food you avoid')
    const without = ['Egg', 'Milk', 'Rye']
    expect(noneOfLine({ without })).toBe('Made without your 3 foods')
    expect(noneOfLine({ without, notReadable: 1 })).toBe(
      'Made without your 2 foods and 1 that could not be read',
    )
    expect(noneOfLine({ without, notReadable: 3 })).toBe('Made without 3 foods that could not be read')
  })

  it('copies the title, bulleted ingredients and numbered steps', () => {
    expect(
      recipeAsText({
        title: 'Pears',
        ingredients: ['2 pears', '1 tsp ginger'],
        instructions: ['Cut.', 'Bake.'],
      }),
    ).toBe('Pears\n\nIngredients:\n• 2 pears\n• 1 tsp ginger\n\nInstructions:\n1. Cut.\n2. Bake.')
  })
})
