import { describe, expect, it } from 'vitest'
import { adviceOf, withoutAdvice } from './advice'
import { matcher } from '../../testing/seeded-knowledge'

const avoid = (...names: string[]) => matcher.resolve(names.map((name) => ({ name })))

const quinoa =
  'Andean farmers have grown this goosefoot plant for thousands of years. Expect it in lunch bowls and in protein pasta blended with maize. Millet, amaranth or bulgur can stand in for it cup for cup.'

describe('adviceOf', () => {
  it.each([
    ['wheat', 'Rice, maize and potato flours take over in baking.'],
    ['quinoa', 'Millet, amaranth or bulgur can stand in for it cup for cup.'],
    ['rye', 'Instead, use oat or rice flour.'],
    ['cows-milk', 'Drinks made from oats, soya, almonds or rice do its work in the cup.'],
    ['butter', 'Olive oil is a good alternative in the pan.'],
    ['casein', 'Good substitutes are pea protein and soya protein.'],
    ['egg', 'Try mashed banana in cakes.'],
    ['leek', 'Choose fennel for the same soup.'],
    ['almond', 'Sunflower seeds replace the bite.'],
    ['goats-milk', 'Sheep’s milk is the closest to it.'],
    ['crab', 'Shredded artichoke goes into convincing vegetarian cakes.'],
    ['peach', 'Ripe mango is as silky and sweet in salads.'],
  ])('finds the recommendation in the description of %s: %s', (key, sentence) => {
    expect(adviceOf(matcher, `The first sentence says what it is. ${sentence}`, key)).toEqual([sentence])
  })

  it.each([
    ['wheat', 'Flour, semolina, couscous and seitan are all forms of it.'],
    ['cows-milk', 'It hides in bread, sausages, instant soups and crisps.'],
    ['cows-milk', 'Milk powder is used instead of fresh milk.'],
    ['mozzarella', 'The label of a pizza lists it, with tomato and wheat.'],
    ['gluten', 'Choose products that say so on the front.'],
  ])('finds none in a sentence on the occurrence or the label of %s: %s', (key, sentence) => {
    expect(adviceOf(matcher, `The first sentence says what it is. ${sentence}`, key)).toEqual([])
  })
})

describe('withoutAdvice', () => {
  it('removes a sentence that recommends an avoided food, or one that may contain it', () => {
    const short = quinoa.split(' Millet')[0]
    expect(withoutAdvice(matcher, quinoa, 'quinoa', avoid('Amaranth'))).toBe(short)
    expect(withoutAdvice(matcher, quinoa, 'quinoa', avoid('Garlic', 'Gluten'))).toBe(short)
  })

  it('leaves the description whole for others, also for a reader who avoids the described food', () => {
    expect(withoutAdvice(matcher, quinoa, 'quinoa', avoid('Garlic', 'Corn', 'Quinoa'))).toBe(quinoa)
    expect(withoutAdvice(matcher, quinoa, 'quinoa', [])).toBe(quinoa)
  })

  it('reads the description of a food outside the catalogue by its words', () => {
    const taro = 'A starchy root.  Potatoes replace it.'
    expect(withoutAdvice(matcher, taro, undefined, avoid('Potato'))).toBe('A starchy root.')
    expect(withoutAdvice(matcher, taro, undefined, avoid('Rice'))).toBe(taro)
  })

  it('returns an empty text when every sentence recommends an avoided food', () => {
    expect(withoutAdvice(matcher, 'Use rice instead.', 'wheat', avoid('Rice'))).toBe('')
  })
})
