import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  const admin = await portal.person('admin')
  client = await portal.person('client')
  const values = { Crab: 22.7, Pineapple: 21.2, Shrimp: 1, 'Bell pepper': 2 }
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId) }
  await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'UT1', results }, { fields }))
})
afterAll(() => portal.close())

it.each([['tell me a joke about pineapple', 'Pineapple (high, 21.2 µg/ml): leave it out for now.']])(
  '%s: what is named and elevated is told, with its verdict',
  async (question, line) => {
    const { body } = await client.visit.post('/api/ai/ask-question', { question })
    const { answer, verdicts } = body as Reply<'POST /api/ai/ask-question'>
    expect(answer.split('\n\n').at(-1)).toBe(line)
    expect(verdicts.map(({ title }) => title)).toContain(line.split(' (')[0])
  },
)

it('what the answer tells of already is not told twice, and what is not elevated not at all', async () => {
  const ask = async (question: string) =>
    ((await client.visit.post('/api/ai/ask-question', { question })).body as { answer: string }).answer
  expect(await ask('may I eat crab?')).not.toContain('Crab (high')
  expect(await ask('tell me a joke about bell peppers')).not.toContain('Bell pepper')
  expect(await ask('can my dog eat crab')).not.toContain('Crab (high')
})

it('a comparison of what is no food is not answered with nothing', async () => {
  const question = "can it come back later in the night once it's calmed down"
  const { body } = await client.visit.post('/api/ai/ask-question', { question })
  expect((body as { answer: string }).answer).not.toBe('')
})
