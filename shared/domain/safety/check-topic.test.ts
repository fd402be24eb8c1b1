import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unforeseenReplies, wrongReplies } from './fixtures/wrong-replies'
import { isOnlyAboutFood } from './check-topic'

it.each([...wrongReplies, ...unforeseenReplies])('isOfFoodAlone refuses: %s', (reply) => {
  expect(isOnlyAboutFood(reply)).toBe(false)
  expect(isOnlyAboutFood(`A small tree fruit, eaten soft.\n${reply}`)).toBe(false)
  expect(isOnlyAboutFood(`200 g rice (${reply})`)).toBe(false)
})

it.each([
  'Halve the pears and bake them for 20 minutes.',
  'gluten-free',
  'no-cook',
  'Press everything through a fine sieve.',
  'Salt the beef the night before if you can, and dry it well.',
  'A small tree fruit that is eaten when it has gone soft, mostly as a jelly.',
  'Crème de cassis is a liqueur of blackcurrants.',
])('isOfFoodAlone accepts: %s', (text) => expect(isOnlyAboutFood(text)).toBe(true))

it('every seeded text is on food alone, except one on a yeast that nobody eats', () => {
  const texts = ['recipes/seeds', 'foods/reference'].flatMap((folder) => {
    const place = new URL(`../../../server/features/${folder}/`, import.meta.url)
    return readdirSync(place).flatMap((name) =>
      stringsIn(JSON.parse(readFileSync(new URL(name, place), 'utf8')), folder === 'foods/reference'),
    )
  })
  expect(texts.length).toBeGreaterThan(3000)
  expect(texts.filter((text) => !isOnlyAboutFood(text)).map((text) => text.slice(0, 33))).toEqual([
    'Unlike everything else in this ca',
  ])
})

/** Every text in a value; of foods only the descriptions, which a model may write. */
function stringsIn(value: unknown, isDescribed: boolean): string[] {
  if (typeof value === 'string') return isDescribed ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, isDescribed && name !== 'description'),
  )
}
