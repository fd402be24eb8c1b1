import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { atSize } from '@shared/testing/runs'
import { recipes } from './recipes.tables'
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { foodMatcher, seedFoods } from '../foods/foods.public'
import { uncheckableWordsIn } from './checkable'
import { disguises, injections } from './fixtures/disguises'
import { conflictsIn, readRecipe } from './guard'

type Generated = Reply<'POST /api/ai/generate-recipe'>

const ANSWERS = atSize(22, 1_000)

let fakeOpenAi: FakeOpenAi
let portal: Portal
let admin: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})

const all = Object.entries(disguises).flatMap(([food, lines]) => lines.map((line) => ({ food, line })))

const honest = {
  title: 'Plate of the day',
  description: 'A simple plate.',
  ingredients: ['200 g courgette', '1 tsp thyme'],
  instructions: ['Steam the courgette and season it with the thyme.'],
  prepTime: 5,
  cookTime: 10,
  servings: 2,
  difficulty: 'easy',
  category: 'dinner',
  tags: [],
  notes: '',
}

/** The places of an answer where a disguise can be. */
const places: ((line: string) => object)[] = [
  (line) => ({ ingredients: [...honest.ingredients, line] }),
  (line) => ({ instructions: [...honest.instructions, `Stir in ${line} and serve.`] }),
  (line) => ({ title: `Courgette with ${line.replace(/^[\d\s]+(?:g|ml|tbsp|tsp)?\s*/, '')}` }),
  (line) => ({ ingredients: [...honest.ingredients, `1 pot of sauce (water, ${line}, salt)`] }),
  (line) => ({ description: `Finished with ${line}.` }),
  (line) => ({ notes: `Serve with ${line}.` }),
]

/** Saving drops the notes, and a disguise in them as well. */
const isSaved = (hidden: object) => !('notes' in hidden)

/** A stride coprime to their number reaches all of them. */
const stride = [7, 11, 13, 17].find((prime) => all.length % prime !== 0) ?? 1

/** One person may request ten recipes a minute. */
const EACH = 10

/** A client with the food elevated and requests left. */
const asking = new Map<string, { client: Person; left: number }>()
async function clientWith(food: string): Promise<Person> {
  const known = asking.get(food)
  if (known && known.left-- > 0) return known.client
  const client = await portal.person('client')
  const form = tripletForm(
    { sampleId: `D-${client.clientId}`, results: [{ food, category: '', value: 50 }] },
    { fields: { clientId: String(client.clientId) } },
  )
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
  asking.set(food, { client, left: EACH - 1 })
  return client
}

it('there are at least 150 disguises', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(all.map(({ line }) => line)).size).toBe(all.length)
})

it('each disguise is found in every place of a recipe', () => {
  const through = all.flatMap(({ food, line }) => {
    const foods = foodMatcher().resolve([{ name: food }])
    return places
      .map((place) => ({ ...honest, ...place(line) }))
      .filter(
        (recipe) =>
          conflictsIn(readRecipe(recipe), foods).length === 0 && uncheckableWordsIn(recipe).length === 0,
      )
      .map(() => `${food}: ${line}`)
  })
  expect(through).toEqual([])
})

it(`none of ${ANSWERS} answers that hide a food reaches a client or the database`, async () => {
  const through: string[] = []
  for (let index = 0; index < ANSWERS; index++) {
    const { food, line } = all[(index * stride) % all.length] as (typeof all)[number]
    const place = places[(index + Math.floor(index / all.length)) % places.length] as (typeof places)[number]
    const answer = { ...honest, ...place(line) }
    fakeOpenAi.answerWith(() => ({ kind: 'text', text: JSON.stringify(answer) }))
    const client = await clientWith(food)
    const dietaryPreferences = injections[index % injections.length]?.replace('{food}', food)
    const generated = await client.visit.post('/api/ai/generate-recipe', { dietaryPreferences })
    if (generated.status === 200) through.push(`${food}: ${JSON.stringify(place(line))}`)
    else expect(generated.status).toBe(503)
    if (!isSaved(place(line))) continue
    const saved = await client.visit.post('/api/recipes', { ...answer, aiGenerated: true })
    if (saved.status === 201) through.push(`${food} saved: ${JSON.stringify(place(line))}`)
    else expect(saved.status).toBe(400)
  }
  expect(through).toEqual([])
  expect(await portal.deps.db.$count(recipes)).toBe(0)
  fakeOpenAi.answerWith(() => ({ kind: 'text', text: JSON.stringify(honest) }))
  const fine = await (await clientWith('Egg')).visit.post('/api/ai/generate-recipe', {})
  expect((fine.body as Generated).title).toBe('Plate of the day')
})
