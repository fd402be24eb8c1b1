import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { clients } from '../../clients/clients.tables'
import { seedFaqs } from '../../faqs/faqs.public'
import { seedFoods } from '../../foods/foods.public'
import { seedRecipes } from '../../recipes/recipes.public'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { ownQuestions } from './cases/own-questions'

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

/** Somebody with two tests and an allergy, whose latest report has a practitioner. */
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

/** One person may ask 30 questions a minute. */
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
  it('gets a right answer to questions as they come from a phone', { timeout: 120_000 }, async () => {
    const answers = await askAll(ownQuestions.map(([question]) => question))
    const missed = ownQuestions.filter(
      ([question, holds]) => !holds.test(answers.get(question)?.answer.replace(/\s+/gu, ' ') ?? ''),
    )
    if (process.env['SHOW'])
      for (const [q] of ownQuestions)
        console.log(
          `# ${q}\n${answers.get(q)?.answer}\n  [${answers
            .get(q)
            ?.sources.map(({ kind, title }) => `${kind}:${title}`)
            .join(' | ')}]`,
        )
    for (const [q] of missed)
      console.log('MISSED', q, '=>', answers.get(q)?.kind, answers.get(q)?.answer.slice(0, 150))
    console.log('RIGHT', ownQuestions.length - missed.length)
    for (const { answer } of answers.values()) {
      expect(answer).not.toMatch(/^(?:yes|no)\b/iu)
      expect(answer).not.toMatch(/\bsafe\b/iu)
    }
  })
})
