import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '../../testing/portal'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
})
afterAll(() => portal.close())

it('a question about a client first says where to look', async () => {
  const { visit } = await portal.person('practitioner')
  const ask = async (question: string) =>
    ((await visit.post('/api/ai/ask-question', { question })).body as { answer: string }).answer
  for (const question of [
    'May Nora eat hummus?',
    'Darf Nora Hummus essen?',
    'What is high for Nora Whitfield?',
    'May my client eat beef?',
  ])
    expect(await ask(question)).toMatch(/^I can’t see any client’s results here\./u)
  for (const question of ['May people eat Brussels Sprouts?', 'How long does the elimination take?'])
    expect(await ask(question)).not.toContain('any client’s results here')
})
