import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { tried } from '@shared/testing/runs'
import { clients } from '../../clients/clients.tables'
import { seedFaqs } from '../../faqs/faqs.public'
import { seedFoods } from '../../foods/foods.public'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { ofElse, ofNothing, ofRecorded, ofTested } from './cases/ill-questions'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

const values = {
  Garlic: 62.4,
  "Cow's milk": 24,
  Wheat: 12.2,
  Beef: 3,
  Almond: 1.1,
  Tomato: 1.2,
  Rice: 0.5,
}

let samples = 0
/** Somebody with a test and allergies on record. */
async function tested(): Promise<Person> {
  const client = await portal.person('client')
  await portal.deps.db
    .update(clients)
    .set({ allergies: 'egg, peanut, hazelnut, cod' })
    .where(eq(clients.id, client.clientId))
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const form = tripletForm(
    { sampleId: `ILL${++samples}`, reportDate: '2026-03-02', results },
    { fields: { clientId: String(client.clientId) } },
  )
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
  return client
}

/** One person may ask 30 questions a minute. */
const EACH = 28
async function answersTo(questions: readonly string[]): Promise<(readonly [string, string])[]> {
  const answers: [string, string][] = []
  let client = await tested()
  for (const [at, question] of questions.entries()) {
    if (at > 0 && at % EACH === 0) client = await tested()
    const { body } = await client.visit.post('/api/ai/ask-question', { question })
    answers.push([question, (body as Reply<'POST /api/ai/ask-question'>).answer])
  }
  return answers
}

const cannotTell = /^(?:I answer in English\.\s+)?This test cannot tell: /u
const onRecord =
  /^(?:I answer in English\.\s+)?[^.]+ (?:is on your record as an allergy|are on your record as allergies)\. This test cannot tell: /u

describe('whoever asks whether they have an allergy, an intolerance or a disease', () => {
  it('hears first of the allergy that is on their record', async () => {
    const missed = (await answersTo(tried(ofRecorded))).filter(([, answer]) => !onRecord.test(answer))
    expect(missed).toEqual([])
  })

  it('hears that this test cannot tell, and what it measured', async () => {
    const valueOf = new Map(ofTested)
    const missed = (await answersTo([...valueOf.keys()])).filter(
      ([question, answer]) =>
        !cannotTell.test(answer) || !answer.includes(`(${valueOf.get(question)} µg/ml)`),
    )
    expect(missed).toEqual([])
  })

  it('hears that this test cannot tell where there is no value', async () => {
    const missed = (await answersTo(tried(ofNothing))).filter(([, answer]) => !cannotTell.test(answer))
    expect(missed).toEqual([])
  })
})

describe('what speaks of an allergy and asks for something else', () => {
  it('keeps its own answer', async () => {
    const taken = (await answersTo(ofElse)).filter(
      ([, answer]) => cannotTell.test(answer) || onRecord.test(answer),
    )
    expect(taken).toEqual([])
  })
})
