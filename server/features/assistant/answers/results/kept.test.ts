import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { formatWords, utcDay } from '@shared/domain/text/dates'
import { countFoodStatuses } from '@shared/domain/avoidance/food-status'
import { NOT_SHOWN, withoutOutcomes } from '@shared/domain/trial/outcome-words'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { type Person, type Portal, startPortal } from '../../../../testing/portal'
import { tripletForm } from '../../../../testing/triplets'
import { seedFaqs } from '../../../faqs/faqs.public'
import { seedFoods } from '../../../foods/foods.public'
import { foodOutcomes } from '../../../trial/trial.tables'

let portal: Portal
let client: Person
let reportId: number
const day = formatWords(utcDay(new Date()))
const outcomes: readonly (readonly [food: string, outcome: OutcomeKind])[] = [
  ['Onion', 'tolerated'],
  ['Beef', 'limited'],
  ['Rye', 'trigger'],
  ['Apple', 'clinic-only'],
]

beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  const admin = await portal.person('admin')
  const practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  const values = {
    Onion: 42,
    Garlic: 55,
    Almond: 12,
    Beef: 3,
    Rye: 2,
    Apple: 1,
    Celery: 1.2,
    Rice: 0.5,
    Pear: 0.8,
  }
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  const form = tripletForm({ sampleId: 'KE1', reportDate: '2026-10-12', results }, { fields })
  const { status, body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(status).toBe(201)
  reportId = (body as { id: number }).id
  for (const [food, outcome] of outcomes) {
    const found = { foods: [food], outcome, ...(outcome === 'limited' && { amount: 'one a week' }) }
    const path = `/api/clients/${client.clientId}/outcomes`
    expect((await practitioner.visit.post(path, found)).status).toBe(201)
  }
  await portal.deps.db
    .update(foodOutcomes)
    .set({ basis: 'challenge' })
    .where(eq(foodOutcomes.outcome, 'tolerated'))
  const { status: chosen } = await client.visit.patch('/api/user/diet', { ownFoods: ['Celery'] })
  expect(chosen).toBe(200)
})
afterAll(() => portal.close())

const ask = async (question: string) =>
  ((await client.visit.post('/api/ai/ask-question', { question })).body as Reply<'POST /api/ai/ask-question'>)
    .answer

it('an excluded food is not listed without elevation, and the reason follows', async () => {
  const answer = await ask('show me all my low foods')
  expect(answer).toContain('(6): Pear 0.8 and Rice 0.5 (µg/ml).')
  const leftOut = /Left out or limited, whatever the value: ([^.]*)\./u.exec(answer)?.[1]
  expect(leftOut?.split(/, | and /u).toSorted()).toEqual(['Apple', 'Beef', 'Celery', 'Rye'])
  for (const words of [
    'Ask an allergist before trying these: Apple.',
    `Your practitioner noted complaints: Rye (${day}).`,
    'Fine up to a limit, as your practitioner noted: Beef (one a week).',
    'You chose to leave out: Celery.',
    `Fine for you since ${day}: Onion.`,
  ])
    expect(answer).toContain(words)
})

it.each(['apple', 'rye', 'beef'])('why %s is on the list is withheld from other readers', async (food) => {
  const answer = await ask(`why is ${food} on my list`)
  expect(answer).toMatch(/treated as an allergy|symptoms were noticed|limited amount/u)
  expect(withoutOutcomes(answer)).toContain(NOT_SHOWN)
  expect(withoutOutcomes(answer)).not.toMatch(/treated as an allergy|were noticed|limited amount/u)
})

it.each(['What may I eat?', 'Which foods are fine for me?', 'what can i eat'])(
  'as many foods may be kept as the results screen says: %s',
  async (question) => {
    const { body } = await client.visit.get(`/api/reports/${reportId}`)
    const { keep } = countFoodStatuses((body as Reply<'GET /api/reports/:id'>).results)
    expect(keep).toBe(3)
    const answer = await ask(question)
    expect(answer).toContain(`You may keep ${keep} of 9 foods in your test of 12 October 2026. Here are some`)
    expect(answer).toContain(`Fine for you since ${day}: Onion.`)
    expect(answer).toContain('Leave out, limit or only rarely eat the other 6 foods.')
    expect(answer).not.toMatch(/Apple|Rye|Beef|Celery/u)
  },
)
