import { pattern } from '@shared/domain/text/pattern'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { clients } from '../../clients/clients.tables'
import { seedFaqs } from '../../faqs/faqs.public'
import { seedFoods } from '../../foods/foods.public'
import { seedRecipes } from '../../recipes/recipes.public'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { ownQuestions } from '../../../testing/questions/own-questions'

type Answer = Reply<'POST /api/ai/ask-question'>

let portal: Portal
let admin: Person
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  await seedRecipes(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner', { firstName: 'Imogen', lastName: 'Hartley' })
})
afterAll(() => portal.close())

const earlier = {
  Garlic: 40,
  'Egg white': 54,
  "Goat's milk": 12,
  "Cow's milk": 35,
  Wheat: 12,
  Beef: 9,
  Tomato: 10,
  Barley: 3,
  Almond: 1,
  Coffee: 25,
}
const latest = {
  Garlic: 62.4,
  'Egg white': 54.7,
  "Goat's milk": 31,
  "Cow's milk": 24,
  Wheat: 12.2,
  Amaranth: 9,
  Barley: 8.5,
  Beef: 3,
  Almond: 1.1,
  Tomato: 1.2,
  Chicken: 0.8,
  Rice: 0.5,
  Potato: 0.9,
  Apple: 1,
  Quinoa: 1,
  Salmon: 2,
  Broccoli: 0.5,
}

let samples = 0
async function release(
  client: Person,
  levels: Record<string, number>,
  reportDate: string,
  sampleId = `OWN0${++samples}`,
) {
  const results = Object.entries(levels).map(([food, value]) => ({ food, category: '', value }))
  const form = tripletForm(
    { sampleId, reportDate, results },
    { fields: { clientId: String(client.clientId) } },
  )
  const { body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(body).toMatchObject({ status: 'completed' })
  return (body as { id: number }).id
}

/** Two tests, an allergy, and a practitioner on the latest report. */
async function twiceTested(): Promise<Person> {
  const client = await portal.person('client')
  await portal.deps.db.update(clients).set({ allergies: 'peanut' }).where(eq(clients.id, client.clientId))
  await release(client, earlier, '2025-09-14', `OWN1${client.clientId}`)
  const id = await release(client, latest, '2026-03-02', `OWN2${client.clientId}`)
  const { status } = await admin.visit.patch(`/api/reports/${id}`, {
    practitionerId: practitioner.practitionerId,
  })
  expect(status).toBeLessThan(300)
  return client
}

/** The limit is 30 questions a minute. */
const EACH = 28
async function askAll(questions: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  let client = await twiceTested()
  for (const [at, question] of questions.entries()) {
    if (at > 0 && at % EACH === 0) client = await twiceTested()
    answers.set(question, (await client.visit.post('/api/ai/ask-question', { question })).body as Answer)
  }
  return answers
}
const ask = async (person: Person, question: string) =>
  (await person.visit.post('/api/ai/ask-question', { question })).body as Answer

describe('a client who asks about themselves', () => {
  it('gets the right answer to questions typed on a phone', async () => {
    const answers = await askAll(ownQuestions.map(([question]) => question))
    const missed = ownQuestions.filter(
      ([question, holds]) => !holds.test(answers.get(question)?.answer.replace(/\s+/gu, ' ') ?? ''),
    )
    expect(missed.map(([question]) => [question, answers.get(question)?.answer])).toEqual([])
    for (const { answer } of answers.values()) {
      expect(answer).not.toMatch(/^(?:yes|no\b(?!: an IgG value, high or low, neither shows))/iu)
      expect(answer).not.toMatch(/\bsafe\b/iu)
    }
  })

  it('learns which test is missing and which there is', async () => {
    const client = await portal.person('client')
    for (const question of [
      'how many highs have i got',
      'what went up',
      'whats my egg white',
      'where do i start',
    ])
      expect((await ask(client, question)).answer).toMatch(/You have no report yet\./)
    expect((await ask(client, 'who is my practitioner')).answer).toContain(
      'Your report will also name your practitioner',
    )
    await release(client, latest, '2026-03-02')
    expect((await ask(client, 'what went up')).answer).toMatch(
      /You've had one test so far, dated 2 March 2026/,
    )
    expect((await ask(client, 'is garlic better than last time')).answer).toMatch(
      /one test so far.*Garlic: 62\.4/s,
    )
    expect((await ask(client, 'who is my practitioner')).answer).toContain("isn't assigned to a practitioner")
    expect((await ask(client, 'my own foods')).answer).toMatch(
      /you haven't chosen any foods or diets to leave out\.$/,
    )
  })

  it('gets an answer to each of two questions, with recipes that open', async () => {
    const client = await twiceTested()
    const { answer, sources } = await ask(client, 'whats my egg white? and what can i cook with chicken')
    expect(answer).toMatch(/Egg white 54\.7.*chicken.*recipes?.*/is)
    expect(sources.map(({ kind }) => kind)).toEqual(['report', 'recipe', 'recipe'])
    const [, recipe] = sources
    const [, id] = /^\/client\/recipes\?recipe=(\d+)$/.exec(recipe?.link ?? '') ?? []
    const list = (await client.visit.get('/api/recipes')).body as Reply<'GET /api/recipes'>
    expect(list.find((one) => one.id === Number(id))?.title).toBe(recipe?.title)
    const avoided = await ask(client, 'what can i cook with garlic')
    expect(avoided.answer).toMatch(/^Garlic: Leave out for now\. Garlic is high for you\./)
    expect(new Set(avoided.sources.map(({ kind }) => kind))).toEqual(new Set(['report', 'recipe']))
    expect((await ask(client, 'dinner ideas')).sources.every(({ kind }) => kind === 'recipe')).toBe(true)
  })

  it('first reads that IgG neither shows nor rules out an allergy or disease', async () => {
    const client = await twiceTested()
    for (const question of [
      'am i allergic to almonds',
      'allergic to tomato?',
      'do i have a beef allergy',
      'bin ich allergisch gegen mandeln',
    ]) {
      const { answer } = await ask(client, question)
      expect(answer).toMatch(
        new RegExp(
          pattern`^(?:Ich antworte auf Englisch\.\s+)?This test (?:can't tell you, because an IgG value, high or low, neither shows nor rules out an allergy|
          measures IgG, and IgG shows no allergy)`,
        ),
      )
      expect(answer).not.toMatch(/no reason|allergic to/i)
    }
    const twice = await ask(client, 'am i allergic to milk? do i have an allergy to egg?')
    expect(twice.answer.match(/neither shows nor rules out/g)?.length).toBeLessThanOrEqual(2)
    expect((await ask(client, 'Is this an allergy test?')).answer).toMatch(
      /^(?:This test measures IgG|About “Is this an allergy test\?”: No)/,
    )
    expect((await ask(client, 'does endive cure cancer')).answer).toMatch(/^No food on its own cures/)
  })

  it('gets personal answers; staff and questions for others do not', async () => {
    const client = await twiceTested()
    const own = /62\.4|54\.7|2 March 2026|Hartley/
    for (const question of [
      'can he eat garlic',
      'is garlic high for my wife',
      'what did my husband get for garlic',
    ])
      expect((await ask(client, question)).answer).not.toMatch(own)
    for (const person of [admin, practitioner])
      for (const question of ['how many highs have i got', 'whats my garlic', 'who is my practitioner'])
        expect((await ask(person, question)).answer).not.toMatch(own)
  })

  it('gets the advice to see a doctor alone for a warning sign', async () => {
    const client = await twiceTested()
    for (const question of [
      'a little blood on the toilet paper after bread',
      'ive had a fever since i left out eggs',
      'i keep getting night sweats',
    ]) {
      const { answer } = await ask(client, question)
      expect(answer).toMatch(/see a doctor/iu)
      expect(answer).not.toMatch(/your high foods|diary|too early to tell|as planned/u)
    }
  })

  it('still gets the emergency card for what cannot wait', async () => {
    const client = await twiceTested()
    for (const question of [
      'my throat is swelling after bread',
      'rash all over and dizzy after tomatoes',
      'vomiting blood since lunch',
    ])
      expect(await ask(client, question)).toMatchObject({ kind: 'emergency' })
  })
})
