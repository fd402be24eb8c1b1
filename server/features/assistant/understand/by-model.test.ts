import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startFakeOpenAi, type FakeOpenAi, type FakeOpenAiAnswer } from '../../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { inputOf, isIntentRequest, nonsense, ofNoIntent, intentReply } from '../../../testing/intent-replies'
import { seedFaqs } from '../../faqs/faqs.public'
import { seedFoods } from '../../foods/foods.public'
import { SURE, understand } from './understand'

type Answer = Reply<'POST /api/ai/ask-question'>

const values = { Almond: 41.7193, Rice: 1.1 }
let fakeOpenAi: FakeOpenAi
let portal: Portal
let client: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test-key', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})
beforeEach(async () => {
  client = await portal.person('client', { firstName: 'Torvald', lastName: 'Mikkelsen' })
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const form = tripletForm(
    { sampleId: `QZM${client.clientId}`, results },
    { fields: { clientId: String(client.clientId) } },
  )
  await (await portal.person('admin')).visit.upload('/api/reports/multi-file', form)
  fakeOpenAi.requests.length = 0
})

const send = (question: string, turns: readonly { question: string }[] = []) =>
  client.visit.post('/api/ai/ask-question', { question, context: { turns } })
const ask = async (question: string) => (await send(question)).body as Answer

const asked = () =>
  fakeOpenAi.requests
    .filter(isIntentRequest)
    .map((one) => JSON.parse(inputOf(one)) as { question: string; before: string[]; intents: string[] })

/** Personal questions that the build cannot predict. */
const ofSomebody = [
  ofNoIntent.replace('glimmerfax', 'glimmerfax of Torvald Mikkelsen'),
  ofNoIntent.replace('winter', 'winter since 3 November 2026'),
  ofNoIntent.replace('winter', 'winter with sample EFX-20412'),
  ofNoIntent.replace('glimmerfax', '41.7193 glimmerfax'),
  ofNoIntent.replace('glimmerfax', 'high or moderate glimmerfax'),
  ofNoIntent.replace('glimmerfax', 'raised glimmerfax of almonds').replace('winter', 'winter of rice'),
]
const ofAlmonds =
  nonsense
    .flatMap((question) =>
      ['of', 'beside', 'under'].map((where) => question.replace('glimmerfax', `glimmerfax ${where} almonds`)),
    )
    .find((question) => (understand(question, 'client')[0]?.confidence ?? 1) < SURE) ?? ''
const own =
  /torvald|mikkelsen|EFX|QZM|20412|\d|november|january|monday|\bhigh\b|raised|moderate|almond|rice/iu

describe('a question that the build is unsure of', () => {
  it('goes to a model without personal data, its foods as placeholders', async () => {
    fakeOpenAi.answerWith(() => intentReply({ intent: 'none.off-topic' }))
    for (const question of ofSomebody) await ask(question)
    const questions = asked().map(({ question }) => question)
    // Now and then one is understood without a model.
    expect(questions.length).toBeGreaterThanOrEqual(ofSomebody.length / 3)
    for (const question of questions) {
      expect(question).toContain('glimmerfax')
      expect(question.replace(/FOOD\d/gu, '')).not.toMatch(own)
    }
  })

  it('takes the earlier questions along, redacted alike', async () => {
    fakeOpenAi.answerWith(() => intentReply({ intent: 'none.off-topic' }))
    await send(
      'Does the glimmerfax of our village hum through all of the winter, or does it go quiet for quibbles?',
      ofSomebody.slice(-3).map((question) => ({ question })),
    )
    const [one] = asked()
    expect(one?.before).toHaveLength(3)
    expect(one?.before[2]).toMatch(/FOOD1.*FOOD2/u)
    expect(one?.before.join(' ').replace(/FOOD\d/gu, '')).not.toMatch(own)
  })

  it('is offered only the intents of its role', async () => {
    fakeOpenAi.answerWith(() => intentReply({ intent: 'none.off-topic' }))
    await ask(ofNoIntent)
    const offered = asked()[0]?.intents ?? []
    expect(offered).toContain('results.list')
    expect(offered.filter((intent) => intent.startsWith('practitioner.'))).toEqual([])
    client = await portal.person('practitioner')
    fakeOpenAi.requests.length = 0
    await ask(ofNoIntent)
    expect(asked()[0]?.intents.filter((intent) => /^(?:results|plan|meals|care)\./u.test(intent))).toEqual([])
  })

  it("is answered by the portal from the model's prediction", async () => {
    fakeOpenAi.answerWith(() => intentReply({ intent: 'results.list' }))
    expect(await ask(ofNoIntent)).toMatchObject({
      ...{ kind: 'answered', provider: 'builtin', intent: 'results.list' },
      sources: [{ kind: 'report' }],
      answer: expect.stringContaining('Almond 41.7') as string,
    })
    fakeOpenAi.answerWith(() => intentReply({ intent: 'verdicts.may', foods: ['FOOD1'] }))
    const { verdicts } = await ask(ofAlmonds)
    expect(verdicts).toMatchObject([{ q: expect.stringContaining('almonds') as string, kind: 'high' }])
    fakeOpenAi.answerWith(() => intentReply({ intent: 'results.list' }, { intent: 'faq.change-details' }))
    const both = await ask(ofNoIntent)
    expect(both.sources.map(({ kind }) => kind)).toEqual(['report', 'faq'])
  })

  it('says nothing of the user when it is about somebody else', async () => {
    for (const intent of ['results.list', 'results.count', 'plan.today', 'verdicts.may']) {
      fakeOpenAi.answerWith(() => intentReply({ intent, about: 'other' }))
      const { answer, verdicts } = await ask(ofNoIntent)
      expect(answer).not.toMatch(/41\.7|Almond/u)
      expect(verdicts).toEqual([])
    }
  })

  it('asks which food when the model invented one', async () => {
    fakeOpenAi.answerWith(() => intentReply({ intent: 'verdicts.may', foods: ['FOOD7', 'Peanut'] }))
    const { answer, verdicts } = await ask(ofNoIntent)
    expect(answer).toMatch(/^Which food do you mean\?/)
    expect(verdicts).toEqual([])
  })
})

it('goes to no model when the prediction is certain', async () => {
  for (const question of [
    'Can I eat almonds?',
    'What are my elevated foods?',
    'How do I change my password?',
  ])
    expect(await ask(question)).toMatchObject({ kind: 'answered', provider: 'builtin' })
  expect(fakeOpenAi.requests).toEqual([])
})

const replyWith = (json: unknown): FakeOpenAiAnswer => ({ kind: 'text', text: JSON.stringify(json) })
const one = { intent: 'results.list', foods: [], about: 'self', confidence: 0.9 }
/** How a model fails; the last one takes its full time limit. */
const failures: readonly (readonly [string, FakeOpenAiAnswer])[] = [
  ['talks', { kind: 'text', text: 'Almonds are safe for you.' }],
  ['tells of no asks', replyWith({ asks: [] })],
  ['makes an intent up', replyWith({ asks: [{ ...one, intent: 'results.of-everybody' }] })],
  ['takes an intent of another role', replyWith({ asks: [{ ...one, intent: 'practitioner.red-flags' }] })],
  ['is surer than sure', replyWith({ asks: [{ ...one, confidence: 7 }] })],
  ['adds asks without end', replyWith({ asks: Array(40).fill(one) })],
  ['says nothing', { kind: 'text', text: '  ' }],
  ['fails', { kind: 'status', status: 500, retryAfter: '0.01' }],
  ['is busy', { kind: 'status', status: 429, retryAfter: '0.01' }],
  ['refuses its key', { kind: 'status', status: 401 }],
  ['sends no JSON', { kind: 'garbage', body: '<html>' }],
  ['refuses', { kind: 'refusal' }],
  ['takes the question and is silent', { kind: 'silence' }],
]

it.each(failures)('keeps its own prediction when a model %s', async (_what, failure) => {
  const { model } = portal.deps
  for (const question of [ofNoIntent, ...(failure.kind === 'silence' ? [] : ['Is my bicycle insured?'])]) {
    portal.deps.model = undefined
    const { receipt: _, ...alone } = await ask(question)
    portal.deps.model = model
    fakeOpenAi.answerWith(() => failure)
    const { status, body } = await send(question)
    expect([status, body]).toMatchObject([200, alone])
  }
  expect(asked().length).toBeGreaterThan(0)
})
