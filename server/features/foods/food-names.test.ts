import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foods } from './foods.tables'
import { startPortal, type Portal } from '../../testing/portal'
import { seedFoods } from './seed-foods'
import { foodFor, foodMatcher, readsAs, resolveFoods, unknownFoods } from './food-names'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
})
afterAll(() => portal.close())

const verdict = async (name: string, text: string, described: string[] = []) => {
  const [food] = await resolveFoods(portal.deps.db, [name], described)
  return food && foodMatcher().verdicts(foodMatcher().read(text), [food])[0]?.verdict
}

describe('a name that stands for several foods', () => {
  it.each([
    ['Pepper', '1 bell pepper'],
    ['Pepper', 'black pepper'],
    ['Chilli', 'cayenne pepper'],
    ['Mustard', 'may contain mustard'],
    ['Sesame seeds', 'tahini'],
    ['Hefe', "baker's yeast"],
  ])('%s finds all of them, even if one catalogue food has that name: %s', async (name, text) => {
    expect(await verdict(name, text)).not.toBe('none')
  })

  it('loses nothing when an admin renames a food', async () => {
    const rename = (key: string, changes: Partial<typeof foods.$inferInsert>) =>
      portal.deps.db.update(foods).set(changes).where(eq(foods.key, key))
    await rename('almond', { alternativeNames: ['egg', 'milk'] })
    await rename('egg', { name: 'Hens egg (lab)', alternativeNames: [] })
    expect(await verdict('Egg', 'mayonnaise')).toBe('match')
    expect(await verdict('Milk', '200 ml whey')).toBe('match')
    await portal.deps.db.delete(foods).where(eq(foods.key, 'cows-milk'))
    expect(await verdict("Cow's milk", 'cream cheese')).toBe('match')
  })
})

describe('an allergy in a person’s own words', () => {
  const said = [
    ['severe peanut allergy', 'satay sauce'],
    ['allergic to peanuts', 'groundnut oil'],
    ['peanuts - anaphylaxis', 'peanut butter'],
    ["cow's milk protein allergy", 'cream'],
    ['lactose intolerance', 'milk powder'],
    ['fish: cod', 'cod fillet'],
  ] as const

  it.each(said)('%s finds %s and counts as known', async (allergy, text) => {
    expect(await verdict(allergy, text, [allergy])).toBe('match')
    expect(await unknownFoods(portal.deps.db, [allergy])).toEqual([])
  })

  it('counts as unknown when only its own words can be searched for', async () => {
    const unknown = ['penicillin', 'dairy free', 'unobtainium']
    expect(await unknownFoods(portal.deps.db, ['egg', ...unknown])).toEqual(unknown)
    await portal.deps.db.insert(foods).values({ name: 'Unobtainium', category: 'Test' })
    expect(await unknownFoods(portal.deps.db, ['unobtainium'])).toEqual([])
  })

  it('an unknown tested food is still searched for by its name', async () => {
    expect(await verdict('Peanut husk extract', 'peanuts')).toBe('none')
  })
})

it('removes prose that recommends an avoided food, from every field', () => {
  const avoided = foodMatcher().resolve([{ name: "goat's milk" }])
  const written = "It is fermented. Use goat's milk instead."
  const fields = Object.entries(readsAs).flatMap(([name, as]) => (as === 'prose' ? [name] : []))
  expect(fields).not.toEqual([])
  const food = { key: 'cows-milk', ...Object.fromEntries(fields.map((name) => [name, written])) }
  const found = foodFor(food as Parameters<typeof foodFor>[0], avoided)
  expect(found).toEqual({ ...food, ...Object.fromEntries(fields.map((name) => [name, 'It is fermented.'])) })
})
