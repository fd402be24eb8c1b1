import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../../../testing/portal'
import { tripletForm } from '../../../../testing/triplets'
import { seedFaqs } from '../../../faqs/faqs.public'
import { seedFoods } from '../../../foods/foods.public'

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  const admin = await portal.person('admin')
  const release = async (sampleId: string, value: number) => {
    const person = await portal.person('client')
    const results = [{ food: 'Beef', category: '', value }]
    const fields = { clientId: String(person.clientId) }
    await admin.visit.upload('/api/reports/multi-file', tripletForm({ sampleId, results }, { fields }))
    return person
  }
  client = await release('EF-20412', 41.7)
  await release('EF20439', 63.9)
})
afterAll(() => portal.close())

const ask = async (question: string) =>
  (await client.visit.post('/api/ai/ask-question', { question })).body as Reply<'POST /api/ai/ask-question'>

it.each([
  'give me the report with sample ID EF20439',
  'what is high in EF20439',
  'show me EF-20439’s results',
  'show me report QZ-99812',
  'how high is beef in sample number 20439?',
  'Zeig mir den Befund zur Probe EF20439',
  'montre-moi le rapport EF20439',
  'muéstrame los resultados de EF20439',
])("nothing is answered about another client's sample: %s", async (question) => {
  const { answer, sources } = await ask(question)
  expect(answer).toMatch(
    /I can only show you your own reports\. You’ll find each one, with its sample ID, under/u,
  )
  expect(answer).not.toMatch(/41\.7|63\.9|20412/u)
  expect(sources).toEqual([])
})

it.each([
  'how high is beef in sample EF20412?',
  'how high was beef in my results of 2026',
  'how high is my beef, and is E322 in my report?',
])('a text that names no sample is answered: %s', async (question) => {
  expect((await ask(question)).answer).toContain('41.7')
})
