import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startFakeOpenAi, type FakeOpenAi } from '../../../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../../../testing/portal'
import { tripletForm } from '../../../../testing/triplets'
import { addFaqsOfNoIntent, isIntentRequest, ofNoIntent, wording } from '../../../../testing/intent-replies'
import { clients } from '../../../clients/clients.tables'
import { seedFaqs } from '../../../faqs/faqs.public'
import { seedFoods } from '../../../foods/foods.public'

type Answer = Reply<'POST /api/ai/ask-question'>

let fakeOpenAi: FakeOpenAi
let portal: Portal
let client: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  const admin = await portal.person('admin')
  await addFaqsOfNoIntent(admin)
  client = await portal.person('client')
  const results = Object.entries({ 'Egg white': 45.2, Almond: 12.5, Rice: 1, Salmon: 0.8, Cod: 1.4 }).map(
    ([food, value]) => ({ food, category: '', value }),
  )
  const fields = { clientId: String(client.clientId) }
  const form = tripletForm({ sampleId: 'EA1', reportDate: '2026-05-04', results }, { fields })
  await admin.visit.upload('/api/reports/multi-file', form)
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})

const ask = async (question: string, person = client) =>
  (await person.visit.post('/api/ai/ask-question', { question })).body as Answer

it('gives level, advice and reason, with verdicts and sources that open', async () => {
  const { answer, verdicts, sources, kind, provider } = await ask('can i eat eggs')
  expect(answer).toBe(
    'Leave out for now. Eggs have egg white, which is high for you. Egg white: 45.2 µg/ml on 4 May 2026. Instead, for a filling breakfast: Smoked salmon, Avocado, Tofu.',
  )
  expect(verdicts).toEqual([
    {
      q: 'eggs',
      kind: 'high',
      title: 'Eggs',
      answer: 'leave-out',
      sentence: 'Leave out for now. Eggs have egg white, which is high for you.',
    },
  ])
  expect(sources.map((source) => source.kind)).toEqual(['report', 'food'])
  expect([kind, provider]).toEqual(['answered', 'builtin'])
})

it('asks no model whether somebody may eat a food', async () => {
  fakeOpenAi.requests.length = 0
  for (const question of ['can i eat eggs', 'almonds?', '¿puedo comer arroz?']) await ask(question)
  expect(fakeOpenAi.requests).toEqual([])
})

it('names what fits of a family, and says which language it answers in', async () => {
  expect((await ask('which fish can i eat')).answer).toMatch(
    /^Go ahead\. Fish was not raised in your test\. Not raised in your test: (?:Salmon and Cod|Cod and Salmon)\./,
  )
  const [own, note, english] = (await ask('puis-je manger du riz')).answer.split('\n\n')
  expect([own, note]).toEqual([
    "Allez-y. « riz » n'était pas élevé dans votre test.",
    'Je réponds en anglais.',
  ])
  expect(english).toMatch(/^Go ahead\. Riz was not raised/)
})

it('answers two questions in order and asks no model', async () => {
  fakeOpenAi.requests.length = 0
  const { answer, verdicts, sources } = await ask('How long should I avoid a food? And can I eat eggs')
  expect(answer).toMatch(
    /^An elimination phase lasts four weeks.*\n\nLeave out for now\. Eggs have egg white/s,
  )
  expect(verdicts).toHaveLength(1)
  expect(sources.map(({ kind }) => kind)).toEqual(['faq', 'report', 'food'])
  expect(fakeOpenAi.requests).toEqual([])
})

it('shows nothing of a model that recommends an avoided food', async () => {
  fakeOpenAi.requests.length = 0
  fakeOpenAi.answerWith(
    wording({ kind: 'text', text: 'Elimination is a trial, not a way of life [1]. Try almonds instead.' }),
  )
  const { answer } = await ask(ofNoIntent)
  expect(answer).toMatch(/^An elimination phase lasts four weeks/)
  expect(answer).not.toMatch(/almonds/i)
  expect(fakeOpenAi.requests.filter((one) => !isIntentRequest(one))).toHaveLength(1)
})

it('gives no verdict for another person and none to staff', async () => {
  fakeOpenAi.answerWith(() => ({ kind: 'text', text: 'Eggs are eggs [1].' }))
  expect((await ask('can my son eat eggs')).verdicts).toEqual([])
  expect((await ask('can i eat eggs', await portal.person('practitioner'))).verdicts).toEqual([])
})

it('says that there is no test before the first report', async () => {
  const { answer, sources } = await ask('can i eat eggs', await portal.person('client'))
  expect(answer).toContain('No report has been released to you yet')
  expect(sources.map(({ kind }) => kind)).toEqual(['food'])
})

const whole = /Allergy\. .*treat the rest like the food itself/u
it.each([
  'can I eat a bun if I pick off the sesame',
  'is a bun ok whose sesame is scraped off?',
  'can I eat muesli if I sieve out the sesame',
  'can I just eat the rice around the sesame chicken',
  'what if I remove the sesame from the bread',
  'only the sauce of the sesame chicken?',
  'can I wash the sesame off',
  'Darf ich ein Brötchen essen, wenn ich den Sesam abkratze?',
  "puis-je manger le pain si j'enlève le sésame",
  '¿puedo comer el pan si quito el sésamo?',
])('refuses a food with the allergen picked off: %s', async (question) => {
  const allergic = await portal.person('client')
  await portal.deps.db.update(clients).set({ allergies: 'sesame' }).where(eq(clients.id, allergic.clientId))
  const { answer, verdicts } = await ask(question, allergic)
  expect(verdicts.map(({ kind }) => kind)).toEqual(['allergy'])
  expect(answer.split('\n\n').at(-1)).toMatch(whole)
})

it('refuses a dish when only its sauce is eaten', async () => {
  for (const question of ['can i have just the sauce of the egg curry', 'salad if I pick the egg out?']) {
    const { answer, verdicts } = await ask(question)
    expect(verdicts.map(({ kind }) => kind)).toEqual(['high'])
    expect(answer).toContain('treat the rest like the food itself')
  }
})
