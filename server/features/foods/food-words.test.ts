import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { foodMatcher, resolveFoods } from './food-names'
import { wordsFor } from './food-words'
import { foods } from './foods.tables'
import { seedFoods } from './seed-foods'

let portal: Portal
let client: Person
beforeAll(async () => {
  foodMatcher().resolve([{ name: 'blorp' }])
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  client = await portal.person('client')
})
afterAll(() => portal.close())

const offered = async (q: string) =>
  (await client.visit.get(`/api/food-words?q=${encodeURIComponent(q)}`)).body as Reply<'GET /api/food-words'>

it('foods and groups are offered while typing, those that begin with the text first', async () => {
  const [first] = await offered('ses')
  expect(first?.name).toBe('Sesame')
  expect(first?.words.slice(0, 3)).toEqual(['tahini', 'sesame oil', 'gomasio'])
  expect((await offered('TREE n'))[0]?.name).toBe('Tree nuts')
  for (const group of ['gluten', 'shellfish', 'fish', 'dairy'])
    expect((await offered(group))[0]?.name.toLowerCase()).toBe(group)
  expect((await offered('crème fra')).map(({ name }) => name)).toContain("Cow's milk")
  // Found by another word, which is shown.
  expect((await offered('tahin'))[0]).toMatchObject({
    name: 'Sesame',
    words: expect.arrayContaining(['tahini']) as unknown,
  })
  expect((await offered('e')).length).toBe(8)
  expect(await offered(' ')).toEqual([])
  expect(await offered('blorp')).toEqual([])
})

it('no category is offered, but a food that an admin added is', async () => {
  await portal.deps.db.insert(foods).values([
    { name: 'Zorbel (Category)', category: 'Test' },
    { name: 'Zorbel root', category: 'Test', derivedIngredients: ['snark starch'] },
  ])
  expect(await offered('zorbel')).toEqual([{ name: 'Zorbel root', words: ['snark starch'] }])
  expect(await offered('snark')).toEqual([{ name: 'Zorbel root', words: ['snark starch'] }])
})

it('every word that is shown is also searched for', async () => {
  const rows = await portal.deps.db.select({ name: foods.name }).from(foods)
  const groups = ['Tree nuts', 'Shellfish', 'Fish', 'Dairy', 'Sulphites', 'Alcohol', 'Meat', 'Soy']
  const names = [...groups, ...rows.map(({ name }) => name).filter((name) => !name.includes('(Category)'))]
  const words = await wordsFor(portal.deps.db, names)
  const resolved = await resolveFoods(portal.deps.db, names)
  const matcher = foodMatcher()
  const missed = names.flatMap((name, at) =>
    (words[name] ?? []).filter((word) => {
      const food = resolved[at]
      return food && matcher.verdicts(matcher.read(word), [food])[0]?.verdict === 'none'
    }),
  )
  expect(missed).toEqual([])
  expect(names.filter((name) => (words[name] ?? []).length === 0)).toEqual([])
})
