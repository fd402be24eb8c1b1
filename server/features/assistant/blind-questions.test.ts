import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { formatDots } from '@shared/domain/text/dates'
import { readSeedFoods, seedFoods } from '../foods/foods.public'
import { seedFaqs } from '../faqs/faqs.public'
import { seedRecipes } from '../recipes/recipes.public'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import * as nora from '../../testing/questions/nora'

// Questions in clients' own words by people who saw neither code nor FAQs, with what a right answer
// must say. Nobody tunes to sets `d` and `e`. `PEARWELL_BLIND=FILE` asks all and writes the answers
// for a judge; otherwise one in twenty is asked and only what a machine can check is checked.

type Blind = {
  id: string
  kind: 'eat' | 'own' | 'instead' | 'allergy' | 'symptom' | 'emergency' | 'other' | 'faq'
  q: string
  must: string[]
  mustNot: string[]
  sheet: boolean
  urgent?: 'yes' | 'near' | 'no'
}
type Answer = Reply<'POST /api/ai/ask-question'>

/** The limit is 30 questions a minute. */
const EACH = 28

const file = process.env['PEARWELL_BLIND']
const all = readFileSync(path.join(import.meta.dirname, '../../testing/questions/blind.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Blind)
const asked = all.filter((_, place) => file !== undefined || place % 20 === 0)

let portal: Portal
const users: Person[] = []
beforeAll(async () => {
  portal = await startPortal()
  const { db } = portal.deps
  await seedFoods(db)
  await seedFaqs(db)
  await seedRecipes(db)
  const admin = await portal.person('admin')
  const practitioner = await portal.person('practitioner', nora.practitioner)
  const catalogue = await readSeedFoods()
  const release = async (client: Person, sampleId: string, day: string, values: Record<string, number>) => {
    const results = catalogue.map(({ name, category }, at) => ({
      food: name,
      category,
      value: values[name] ?? nora.lowFrom + (at % 40) / 10,
    }))
    const fields = {
      clientId: String(client.clientId),
      practitionerId: String(practitioner.practitionerId),
    }
    const form = tripletForm({ sampleId, results, reportDate: day }, { fields })
    const { body } = await admin.visit.upload('/api/reports/multi-file', form)
    expect(body).toMatchObject({ status: 'completed', reportDate: formatDots(day) })
  }
  for (let from = 0; from < asked.length; from += EACH) {
    const client = await portal.person('client')
    await release(client, `BE${client.clientId}`, nora.days.earlier, { ...nora.latest, ...nora.earlier })
    await release(client, `BL${client.clientId}`, nora.days.latest, nora.latest)
    await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies: nora.allergies })
    await client.visit.patch('/api/user/diet', { ownFoods: [nora.ownFoods] })
    users.push(client)
  }
})
afterAll(() => portal.close())

it('questions in clients’ own words', async () => {
  const results: (Blind & { answer: Answer })[] = []
  for (const [place, question] of asked.entries()) {
    const { visit } = users[Math.floor(place / EACH)] as Person
    const { status, body } = await visit.post('/api/ai/ask-question', { question: question.q })
    expect([question.q, status]).toEqual([question.q, 200])
    results.push({ ...question, answer: body as Answer })
  }
  if (file) writeFileSync(file, results.map((each) => `${JSON.stringify(each)}\n`).join(''))

  const missed = results.filter(({ urgent, answer }) => urgent === 'yes' && answer.kind !== 'emergency')
  expect(missed.map(({ q }) => q)).toEqual([])
  const forSheet = results.filter(({ sheet }) => sheet)
  const reached = forSheet.filter(({ answer }) => answer.verdicts.length > 0)
  expect(reached.length / forSheet.length).toBeGreaterThanOrEqual(0.7)
  for (const { q, answer } of results) expect([q, /\bsafe\b/i.test(answer.answer)]).toEqual([q, false])
})
