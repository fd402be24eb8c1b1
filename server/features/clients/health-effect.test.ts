import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { runs } from '@shared/testing/runs'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { foodMatcher, seedFoods } from '../foods/foods.public'
import { foods } from '../foods/foods.tables'
import { seedRecipes } from '../recipes/recipes.public'
import { readSeedRecipes } from '../recipes/seed-recipes'

type Recipe = Reply<'GET /api/recipes'>[number]
type Scan = Reply<'POST /api/analyze-food-label'>

let portal: Portal
let admin: Person
beforeAll(async () => {
  // Building the matcher blocks everything else, so it is built beforehand.
  foodMatcher().resolve([{ name: 'blorp' }])
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

let samples = 0
async function tested(values: Record<string, number>): Promise<Person> {
  const client = await portal.person('client')
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId) }
  const form = tripletForm({ sampleId: `HF${samples++}`, results }, { fields })
  const { body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(body).toMatchObject({ status: 'completed' })
  return client
}
const say = (client: Person, allergies: string[], ownFoods: string[] = []) =>
  client.visit.put('/api/user/health', { allergies, none: false, ownFoods })
const scan = async ({ visit }: Person, labelText: string) =>
  (await visit.post('/api/analyze-food-label', { labelText })).body as Scan
const offered = async ({ visit }: Person) => (await visit.get('/api/recipes')).body as Recipe[]
const textOf = ({ title, ingredients }: Pick<Recipe, 'title' | 'ingredients'>) =>
  `${title} ${ingredients.join(' ')}`

describe('from the next request on', () => {
  let client: Person
  beforeAll(async () => {
    client = await tested({ Sesame: 1, Mushroom: 1, Rye: 40 })
  })
  const answers = async () => {
    const read = async (path: string) => (await client.visit.get(path)).body
    const { foods } = (await read('/api/avoid-list')) as Reply<'GET /api/avoid-list'>
    const hummus = (await read('/api/verdict?q=hummus')) as Reply<'GET /api/verdict'>
    const mushrooms = (await read('/api/verdict?q=mushrooms')) as Reply<'GET /api/verdict'>
    const { userIntolerances, summary } = await scan(client, 'Ingredients: chickpeas, tahini, champignons.')
    const { body: asked } = await client.visit.post('/api/ai/ask-question', { question: 'May I eat tahini?' })
    return {
      foods: foods.map(({ foodName, level }) => `${foodName} ${level}`),
      kinds: [hummus.kind, mushrooms.kind],
      why: mushrooms.sentence,
      found: userIntolerances.map(({ foodName, level }) => `${foodName} ${level}`),
      summary,
      answer: (asked as Reply<'POST /api/ai/ask-question'>).answer,
    }
  }

  it('scanner, avoid list, verdicts and answers follow added and removed allergies and own foods', async () => {
    const before = await answers()
    expect(before).toMatchObject({ foods: ['Rye high'], found: [] })
    await say(client, ['Sesame'], ['mushrooms'])
    const after = await answers()
    expect(after).toMatchObject({
      foods: ['Sesame allergy', 'Rye high', 'mushrooms own'],
      found: ['Sesame allergy', 'mushrooms own'],
    })
    expect(after.kinds).toEqual(['allergy', 'own'])
    expect(after.why).toMatch(/you chose to leave/i)
    expect(after.summary).toMatch(/allerg/i)
    expect(after.answer).toMatch(/allerg/i)
    expect(after.answer).not.toBe(before.answer)
    await say(client, [])
    expect(await answers()).toEqual(before)
  })

  it('results mark foods avoided at any value, as the scanner does', async () => {
    const measured = await tested({ "Goat's milk": 1, Mushroom: 1, Rye: 40, Pear: 1, 'Sesame oil': 12 })
    const [{ id } = { id: 0 }] = (await measured.visit.get('/api/reports')).body as { id: number }[]
    const reasons = async ({ visit }: Person) => {
      const { results } = (await visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
      return Object.fromEntries(results.map(({ food, leftOut }) => [food, leftOut]))
    }
    const none = { "Goat's milk": null, Mushroom: null, Rye: null, Pear: null, 'Sesame oil': null }
    expect(await reasons(measured)).toEqual(none)
    await say(measured, ['Sesame', 'Milk'], ['mushrooms', 'rye'])
    const expected = {
      ...none,
      "Goat's milk": 'allergy',
      Mushroom: 'own',
      Rye: 'own',
      'Sesame oil': 'allergy',
    }
    expect(await reasons(measured)).toEqual(expected)
    expect(await reasons(admin)).toEqual(expected)
    for (const [food, reason] of Object.entries(expected)) {
      const { body } = await measured.visit.get(`/api/verdict?q=${encodeURIComponent(food)}`)
      const { kind } = body as Reply<'GET /api/verdict'>
      expect([food, kind === 'allergy']).toEqual([food, reason === 'allergy'])
    }
    for (const [food, reason] of Object.entries(expected))
      expect([food, (await scan(measured, food)).userIntolerances.length > 0]).toEqual([
        food,
        reason !== null,
      ])
    await admin.visit.put(`/api/reports/${id}/client`, { clientId: null })
    expect(await reasons(admin)).toEqual(none)
  })

  it('the recipe list, today’s recipe and generated ones follow too', async () => {
    const first = (await client.visit.get('/api/recipes/daily-personalized')).body as Recipe
    const catalogue = await portal.deps.db.select({ name: foods.name, key: foods.key }).from(foods)
    const matcher = foodMatcher()
    const reading = matcher.read(first.ingredients.join('\n'))
    const verdicts = matcher.verdicts(reading, matcher.resolve(catalogue))
    const held = catalogue.filter((_, at) => verdicts[at]?.verdict === 'match').map(({ name }) => name)
    await say(client, held.slice(0, 3), ['Milk', 'Egg'])
    const daily = (await client.visit.get('/api/recipes/daily-personalized')).body as Recipe
    const { body: made } = await client.visit.post('/api/ai/generate-recipe', {})
    const recipes = [...(await offered(client)), daily, made as Recipe]
    expect(recipes.length).toBeGreaterThan(4)
    const without = matcher.resolve([...held.slice(0, 3), 'Milk', 'Egg'].map((name) => ({ name })))
    for (const recipe of recipes)
      expect([
        recipe.title,
        matcher.verdicts(matcher.read(textOf(recipe)), without).filter(({ verdict }) => verdict === 'match'),
      ]).toEqual([recipe.title, []])
    await say(client, [])
  })
})

it('every listed food is marked as an allergy at any result, and is in no listed recipe', async () => {
  const knowledge = readKnowledge()
  const admins = { name: 'Zorbel root', derivedIngredients: ['zorbel starch'], category: 'Test' }
  await portal.deps.db.insert(foods).values(admins)
  const groups = [
    ['Tree nuts', 'nuts'],
    ['Shellfish', 'crustaceans'],
    ['Fish', 'fish'],
    ['Dairy', 'milk'],
  ] as const
  const nameOf = new Map(knowledge.foods.map(({ key, name }) => [key, name]))
  /** The names of the parts that a food certainly contains. */
  const namesOf = (has = '') => has.split(' ').flatMap((key) => nameOf.get(key) ?? [])
  const entries = [
    ...knowledge.foods.map(({ key, name, names, derived, has }) => ({
      name,
      keys: [key],
      words: [name, ...(names['en'] ?? []), ...derived, ...namesOf(has)],
    })),
    ...groups.map(([name, group]) => {
      const members = knowledge.foods.filter((food) => food.group === group)
      return { name, keys: members.map(({ key }) => key), words: members.map((food) => food.name) }
    }),
    { name: admins.name, keys: [], words: [admins.name, ...admins.derivedIngredients] },
  ]
  const seeded = new Map((await readSeedRecipes()).map((recipe) => [recipe.title, recipe.foods]))
  const listed = fc.uniqueArray(
    fc.record({
      entry: fc.constantFrom(...entries),
      word: fc.nat(),
      value: fc.constantFrom(undefined, 1, 12, 40),
    }),
    { minLength: 1, maxLength: 8, selector: ({ entry }) => entry.name.toLowerCase() },
  )
  const property = fc.asyncProperty(listed, async (list) => {
    const values = list.flatMap(({ entry, value }) =>
      value === undefined ? [] : [[entry.name, value] as const],
    )
    const client = await tested({ Rice: 1, ...Object.fromEntries(values) })
    await say(
      client,
      list.map(({ entry }) => entry.name),
    )
    const words = list.map(({ entry, word }) => entry.words[word % entry.words.length])
    const { userIntolerances } = await scan(client, `Ingredients: ${words.join(', ')}.`)
    for (const { entry } of list)
      expect(userIntolerances).toContainEqual(
        expect.objectContaining({ foodName: entry.name, level: 'allergy' }),
      )
    const keys = new Set(list.flatMap(({ entry }) => entry.keys))
    for (const { title } of await offered(client))
      expect([title, seeded.get(title)?.filter((key) => keys.has(key))]).toEqual([title, []])
  })
  await fc.assert(property, { numRuns: runs(60) })
})
