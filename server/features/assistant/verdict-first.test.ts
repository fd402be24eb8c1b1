import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  const admin = await portal.person('admin')
  client = await portal.person('client')
  const values = { 'Durum wheat': 38.9, "Cow's milk": 33.1, 'Candida albicans': 22.7, Apricot: 1.2, Pea: 30 }
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId) }
  await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId: 'UT1', results }, { fields }))
})
afterAll(() => portal.close())

const ask = async (question: string) =>
  (await client.visit.post('/api/ai/ask-question', { question })).body as Reply<'POST /api/ai/ask-question'>

it.each([
  ['May I have gluten?', 'gluten'],
  ['Darf ich Gluten essen?', 'Gluten'],
  ['May I have lactose?', 'lactose'],
  ['Can I eat pulses?', 'pulses'],
  ['Can I eat candida albicans?', 'candida albicans'],
  ['May I eat apricot kernels?', 'apricot kernels'],
  ['Can I have bitter almonds?', 'bitter almonds'],
])('%s: the answer begins with the verdict, as elsewhere', async (question, q) => {
  const { body } = await client.visit.get(`/api/verdict?q=${encodeURIComponent(q)}`)
  const { answer, sentence } = body as Reply<'GET /api/verdict'>
  const said = await ask(question)
  expect(said.answer.split('\n\n').slice(0, 3).join(' ')).toContain(sentence)
  expect(said.verdicts[0]).toMatchObject({ answer, sentence })
})

it('a general answer stays alone without a result, and where more is asked', async () => {
  expect((await ask('May I have caffeine?')).verdicts).toEqual([])
  expect((await ask('Can I eat pulses without getting wind?')).answer).not.toMatch(/^Pulses/u)
})
