import { pattern } from '@shared/domain/text/pattern'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isFull } from '@shared/testing/runs'
import { startFakeOpenAi, fitting, type FakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { addFaqsOfNoIntent, inputOf, ofNoIntent } from '../../testing/intent-replies'
import { clients } from '../clients/clients.tables'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'
import { foodOutcomes, trialFoods, trials } from '../trial/trial.tables'

/** Values that occur nowhere else, so that a request with one of them is found. */
const values = { Almond: 41.7193, Rye: 13.2847, Quinoa: 1.6183 }
const known = {
  high: 'Almond',
  plan: 'Rye',
  low: 'Quinoa',
  allergy: 'Hazelnut',
  own: 'Aubergine',
  outcome: 'Papaya',
}
const names = /almond|rye\b|quinoa|hazelnut|aubergine|papaya/iu
/** What no request may contain: values, levels, reasons. */
const reasons = new RegExp(
  pattern`41[.,]?7193|41[.,]7|13[.,]?2847|13[.,]28|1[.,]6183|1[.,]62|\bhigh\b|moderate|elevat|
    no elevation|allerg|your (?:latest )?report|tolerat|complaint|quimbling|2 November`,
  'iu',
)

let fakeOpenAi: FakeOpenAi
let portal: Portal
let client: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  await addFaqsOfNoIntent(await portal.person('admin'))
  fakeOpenAi.answerWith(fitting)
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})
beforeEach(async () => {
  fakeOpenAi.requests.length = 0
  client = await planted()
})

async function planted(): Promise<Person> {
  const person = await portal.person('client')
  const id = person.clientId
  const admin = await portal.person('admin')
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const form = tripletForm({ sampleId: `PLANT${id}`, results }, { fields: { clientId: String(id) } })
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
  const { db } = portal.deps
  await db.update(clients).set({ allergies: known.allergy, ownFoods: known.own }).where(eq(clients.id, id))
  await db.insert(foodOutcomes).values({
    ...{ clientId: id, foods: [known.outcome], keys: ['papaya'] },
    ...{ outcome: 'trigger', since: '2026-11-02', basis: 'challenge' },
  })
  const [plan] = await db
    .insert(trials)
    .values({
      ...{ clientId: id, state: 'without', symptoms: ['quimbling'], startedOn: '2026-11-01' },
      ...{ phaseOn: '2026-11-15', withoutOn: '2026-11-15' },
    })
    .returning({ id: trials.id })
  await db
    .insert(trialFoods)
    .values({ trialId: plan?.id ?? 0, foods: [known.plan], keys: ['rye'], position: 0 })
  return person
}

const ways = [
  (food: string) => `Where do ${food}s come from, and what do they have to do with my report?`,
  (food: string) => `Where does ${food} come from?`,
  (food: string) => `What is ${food}`,
  (food: string) => `tell me about ${food}`,
  (food: string) => `Which products hold ${food}?`,
  (food: string) => `How long should I leave ${food} out and how do I bring it back?`,
  (food: string) => `does ${food} have vitamins`,
  (food: string) => `hidden sources of ${food}`,
  (food: string) => `I avoid ${food}. How is the blood sample taken?`,
  (food: string) => `is there anything about ${food} in the FAQ`,
]
const ofValues = [
  'What does 41.7193 mean in this test?',
  'How is a value like 13,2847 measured?',
  'What does a high result mean for me?',
  'What are my elevated foods?',
  'What is on my avoid list and why?',
  'How long does my plan take?',
  'how do I reintroduce my foods',
  'Which allergies are on my record?',
]
const post = (question: string) => client.visit.post('/api/ai/ask-question', { question })
async function stream(question: string) {
  const response = await fetch(`${portal.url}/api/ai/ask-question`, {
    method: 'POST',
    headers: {
      ...{ Cookie: client.visit.cookie(), 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    },
    body: JSON.stringify({ question }),
  })
  await response.text()
}

const sentTexts = () => fakeOpenAi.requests.map(inputOf)

it('no question sends anything about the user to a model', async () => {
  const questions = [
    // In the usual run each phrasing gets one of the foods.
    ...Object.values(known).flatMap((food, turn) =>
      ways.filter((_, at) => isFull || at % 6 === turn).map((way) => way(food.toLowerCase())),
    ),
    ...ofValues,
  ]
  for (const [at, question] of questions.entries()) {
    if (at % 14 === 13) client = await planted()
    for (const send of [post, stream]) await send(question)
  }
  const sent = sentTexts()
  expect(sent.filter((text) => names.test(text))).toEqual([])
  expect(
    sent.filter((text) =>
      /41[.,]?7193|13[.,]?2847|1[.,]?6183|latest report|2 November|quimbling/u.test(text),
    ),
  ).toEqual([])
})

const stories = [
  'Should I get tested for coeliac? I am allergic to quandong',
  'Should I get tested for coeliac since I am allergic to quandong?',
  'Should somebody with a quandong anaphylaxis get tested for coeliac?',
  'My plan began on Monday and I am in the second week of elimination. How long should I leave foods out?',
  'My test of 18 November showed nothing, should I get tested for coeliac?',
  'Should I get tested for coeliac although my test in November showed nothing?',
  'My client Nora Whitfield is allergic to peanut and her peanut was 41.93 high, should she get tested for coeliac?',
  'Nora avoids quark, swordfish, jackfruit and is in week two of her plan, should she get tested for coeliac?',
  'Should Nora get tested for coeliac, as she avoids quark?',
  'Should a client who avoids swordfish get tested for coeliac?',
  'How long should the client leave foods out?',
  'Is the blood sample of a patient with a peanut allergy taken otherwise?',
]

it("no personal story goes to a model, neither a client's nor staff's", async () => {
  const { db } = portal.deps
  const allergies = 'severe quandong anaphylaxis since 2003, EpiPen'
  await db.update(clients).set({ allergies }).where(eq(clients.id, client.clientId))
  for (const person of [client, await portal.person('practitioner'), await portal.person('admin')])
    for (const question of stories) {
      if (person !== client && /quandong anaphylaxis/u.test(question)) continue
      await person.visit.post('/api/ai/ask-question', { question })
    }
  expect(
    sentTexts().filter((text) =>
      /quandong|Nora|quark|swordfish|peanut|client leave|Monday|November/iu.test(text),
    ),
  ).toEqual([])
})

it('an allergy in own words reaches a recipe only as its catalogue name', async () => {
  const { db } = portal.deps
  const allergies = 'severe quandong anaphylaxis since 2003, EpiPen, bad hazelnut allergy since school'
  await db.update(clients).set({ allergies }).where(eq(clients.id, client.clientId))
  await client.visit.post('/api/ai/generate-recipe', {})
  const [sent = ''] = sentTexts()
  expect(sent).toContain('Hazelnut')
  expect(sent).not.toMatch(/quandong|2003|epipen|since|school|anaphyl|severe|bad/iu)
})

it("a question without the user's foods is still reworded", async () => {
  await post(ofNoIntent)
  const sent = sentTexts().filter((text) => text.includes('"passages"'))
  expect(sent).toHaveLength(1)
  expect(sent.join()).not.toMatch(names)
})

it('another food is described as to everybody', async () => {
  const admin = await portal.person('admin')
  const asked = 'What is mango, and where does it come from?'
  await post(asked)
  const own = sentTexts()
  fakeOpenAi.requests.length = 0
  await admin.visit.post('/api/ai/ask-question', { question: asked })
  const passagesIn = (text: string | undefined) =>
    (
      JSON.parse(text ?? '{"passages":[]}') as { passages: { title: string; text: string }[] }
    ).passages.filter(({ title }) => title === 'Mango')
  if (own.length > 0) expect(passagesIn(own[0])).toMatchObject(passagesIn(sentTexts()[0]))
})

it('a recipe request names the foods to leave out and nothing else', async () => {
  fakeOpenAi.answerWith((request) =>
    fakeOpenAi.requests.length < 3 ? { kind: 'text', text: recipeWith('100 g almonds') } : fitting(request),
  )
  const { status } = await client.visit.post('/api/ai/generate-recipe', {
    excludedFoods: ['Celery'],
    dietaryPreferences: 'I am allergic to hazelnut, my almond was 41.7193, something warm',
    category: 'dessert',
  })
  fakeOpenAi.answerWith(fitting)
  expect(status).toBe(200)
  const sent = sentTexts()
  expect(sent.length).toBeGreaterThan(1)
  for (const text of sent) {
    expect(text).not.toMatch(reasons)
    const { excludedFoods } = JSON.parse(text) as { excludedFoods: string[] }
    expect(excludedFoods.toSorted()).toEqual(
      [known.allergy, known.high, known.own, known.outcome, known.plan, 'Celery'].toSorted(),
    )
  }
})

const recipeWith = (ingredient: string) =>
  JSON.stringify({
    ...{ title: 'Warm bowl', description: 'Warm.', ingredients: [ingredient, '2 pears'] },
    ...{ instructions: ['Warm it.'], prepTime: 5, cookTime: 5, servings: 2, difficulty: 'easy' },
    ...{ category: 'dessert', tags: [], notes: '' },
  })

it('a description request names the food only', async () => {
  const admin = await portal.person('admin')
  const foods = (await admin.visit.get('/api/allergens')).body as { id: number; name: string }[]
  const almond = foods.find(({ name }) => name === 'Almond')
  const { status } = await admin.visit.post(`/api/allergens/${almond?.id}/regenerate`, {})
  expect(status).toBe(200)
  const [sent = '', ...more] = sentTexts()
  expect(more).toEqual([])
  expect(JSON.parse(sent)).toMatchObject({ name: 'Almond' })
  expect(sent).not.toMatch(reasons)
})
