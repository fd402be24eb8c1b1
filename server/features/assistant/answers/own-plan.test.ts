import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, utcDay } from '@shared/domain/text/dates'
import type { Reply } from '@shared/api'
import { seedFaqs } from '../../faqs/faqs.public'
import { seedFoods } from '../../foods/foods.public'
import { seedDemoPlan } from '../../trial/trial.public'
import { type Person, type Portal, startPortal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

type Answer = Reply<'POST /api/ai/ask-question'>

let portal: Portal
let inBaseline: Person
let without: Person
let withoutPlan: Person
const today = utcDay(new Date())
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  inBaseline = await tested('PLAN01')
  without = await tested('PLAN02')
  withoutPlan = await tested('PLAN03')
  await plan(inBaseline, { state: 'baseline', startedOn: addDays(today, -5), phaseOn: addDays(today, -5) })
  const [startedOn, withoutOn] = [addDays(today, -24), addDays(today, -10)]
  await plan(without, { state: 'without', startedOn, withoutOn, phaseOn: withoutOn }, [
    ...days(startedOn, 14).map((day) => ({ day, scores: [6], factors: [], kept: null })),
    ...days(withoutOn, 11).map((day) => ({ day, scores: [3], factors: [], kept: true })),
  ])
})
afterAll(() => portal.close())

const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at))

async function tested(sampleId: string): Promise<Person> {
  const client = await portal.person('client')
  const admin = await portal.person('admin')
  const results = Object.entries({ Kefir: 47, Almond: 48, Beef: 30, 'Black bean': 3, Turnip: 3 }).map(
    ([food, value]) => ({ food, category: '', value }),
  )
  const fields = { fields: { clientId: String(client.clientId) } }
  const form = tripletForm({ sampleId, reportDate: '2026-03-02', results }, fields)
  expect((await admin.visit.upload('/api/reports/multi-file', form)).body).toMatchObject({
    status: 'completed',
  })
  return client
}

type Plan = Parameters<typeof seedDemoPlan>[2]
const plan = ({ clientId }: Person, trial: Plan['trial'], diary: Plan['diary'] = []) =>
  portal.deps.db.transaction((tx) =>
    seedDemoPlan(tx, clientId, {
      trial: { symptoms: ['Bloating'], ...trial },
      foods: [{ foods: ['Kefir'], keys: ['kefir'] }],
      diary,
    }),
  )

const ask = async ({ visit }: Person, question: string) =>
  ((await visit.post('/api/ai/ask-question', { question })).body as Answer).answer

it('a question how the plan goes gets the own plan', async () => {
  for (const question of ['How is my plan going?', 'Is my plan working?']) {
    expect(await ask(inBaseline, question)).toMatch(
      /Today is day 6 of 14\. You aren't leaving anything out yet/u,
    )
    expect(await ask(without, question)).toMatch(
      /Bloating 3\.0 \(6\.0 before, goal 4\.0\)\. .*you're leaving out: Kefir\./u,
    )
    expect(await ask(withoutPlan, question)).not.toContain('Today is day')
  }
})

it('a question how to share the plan says whether it is shared', async () => {
  const question = 'How do I share my plan with my practitioner?'
  expect(await ask(without, question)).toContain("You aren't sharing your plan right now.")
})

it('a question where to start gets the foods of a running plan', async () => {
  expect(await ask(without, 'What do I leave out now?')).toContain("In your plan, you're leaving out: Kefir.")
  expect(await ask(withoutPlan, 'What do I leave out now?')).toContain('Start with the highest values')
})

it.each(['What happens on 3 December?', 'What happens on the 3rd of December?', 'what is on day 9'])(
  'a day is no value: %s',
  async (question) => {
    expect(await ask(inBaseline, question)).not.toMatch(/your value for|On your scale/u)
  },
)

it('a question about an allergy to a medicine gets no FAQ that begins with No', async () => {
  const answer = await ask(withoutPlan, 'Does the test show a penicillin allergy?')
  expect(answer).toContain('neither shows nor rules out an allergy')
  expect(answer).not.toContain('About “')
})
