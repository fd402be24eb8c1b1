import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { formatWords, utcDay } from '@shared/domain/text/dates'
import { NOT_SHOWN } from '@shared/domain/trial/outcome-words'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { type Person, type Portal, startPortal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'
import { foodOutcomes } from '../trial/trial.tables'

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
let other: Person
const day = formatWords(utcDay(new Date()))
const foods: readonly (readonly [food: string, outcome: OutcomeKind, isOwn: boolean])[] = [
  ['Onion', 'tolerated', true],
  ['Egg', 'tolerated', true],
  ['Beef', 'limited', false],
  ['Rye', 'trigger', true],
  ['Tomato', 'trigger', false],
  ['Pineapple', 'clinic-only', false],
]

beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  other = await portal.person('client')
  const values = { Onion: 42, Egg: 33, Beef: 30, Rye: 2, Tomato: 3, Pineapple: 4, Garlic: 55, Almond: 12 }
  await upload(client, 'LF1', '2026-10-12', { ...values, "Cow's milk": 2, Wheat: 1 })
  await upload(other, 'LF2', '2026-10-12', { Garlic: 55, Rice: 1 })
  for (const [food, outcome, isOwn] of foods) {
    const body = {
      ...{ foods: [food], outcome },
      ...(outcome === 'limited' && { amount: 'one small steak every 4 days' }),
    }
    const path = `/api/clients/${client.clientId}/outcomes`
    expect((await practitioner.visit.post(path, body)).status).toBe(201)
    if (isOwn)
      await portal.deps.db
        .update(foodOutcomes)
        .set({ basis: 'challenge' })
        .where(eq(foodOutcomes.foods, [food]))
  }
})
afterAll(() => portal.close())

async function upload(of: Person, sampleId: string, reportDate: string, values: Record<string, number>) {
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(of.clientId), practitionerId: String(practitioner.practitionerId) }
  const form = tripletForm({ sampleId, reportDate, results }, { fields })
  expect((await admin.visit.upload('/api/reports/multi-file', form)).status).toBe(201)
}

const answerTo = async (question: string, who = client) =>
  (await who.visit.post('/api/ai/ask-question', { question })).body as Reply<'POST /api/ai/ask-question'>
const ask = async (question: string, who = client) => (await answerTo(question, who)).answer

const noted = `Your practitioner noted complaints: Tomato (${day}).`
const noticed = `You noticed complaints: Rye (${day}).`
const limited = 'Fine up to a limit, as your practitioner noted: Beef (one small steak every 4 days).'
const fine = `Fine for you since ${day}: Egg and Onion.`

describe('a list of foods', () => {
  it.each([
    'what do I have to avoid',
    'Which foods should I avoid?',
    'Was darf ich nicht essen?',
    'Welche Lebensmittel muss ich meiden?',
  ])('is the current avoid list: %s', async (question) => {
    const answer = await ask(question)
    const order = [
      'before trying these: Pineapple',
      noted,
      noticed,
      limited,
      'Garlic 55.0',
      'Almond 12.0',
      fine,
    ]
    const places = order.map((words) => answer.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(answer).not.toMatch(/Onion 42|Egg 33|Beef 30|record: Pineapple/u)
  })

  it.each([
    'which foods gave me complaints',
    'list my triggers',
    'Welche Lebensmittel haben mir Beschwerden gemacht?',
  ])('contains the foods that gave complaints, with the days: %s', async (question) => {
    expect(await ask(question)).toContain(`${noted} ${noticed} ${limited}`)
    expect(await ask(question)).not.toContain('Fine for you')
    expect(await ask(question, other)).toMatch(
      /You have no foods recorded as giving you symptoms\. .* My Plan.*Garlic/su,
    )
  })

  it.each([
    'which foods am I fine with',
    'which foods did I do well with?',
    'Welche Lebensmittel vertrage ich?',
  ])('contains the tolerated foods, with the days: %s', async (question) => {
    expect(await ask(question)).toMatch(new RegExp(`${fine}$`, 'u'))
    expect(await ask(question, other)).toMatch(
      /You have no foods recorded yet as fine for you\. .* My Plan/su,
    )
  })

  it('contains every outcome, or says that there is none', async () => {
    const answer = await ask('what did I find out in my plan?')
    for (const said of [noted, noticed, limited, 'Ask an allergist before trying these: Pineapple.', fine])
      expect(answer).toContain(said)
    expect(await ask('what did I find out in my plan?', other)).toContain('You have no findings yet')
  })

  it('does not call a clinic-only food a recorded allergy', async () => {
    const answer = await ask('what allergies are on my record')
    expect(answer).toContain('Ask an allergist before trying these: Pineapple.')
    expect(answer).not.toContain('on your record: Pineapple')
  })
})

describe('a dish', () => {
  it('with a tolerated food is not called free of elevated foods', async () => {
    const answer = await ask('can I eat pancakes?')
    expect(answer).toContain('Egg is fine for you.')
    expect(answer).not.toMatch(/[Ee]gg[^.]* not raised/u)
  })

  it('attributes a limit and complaints to the practitioner who recorded them', async () => {
    expect(await ask('can I eat a little beef?')).toContain(
      'Have as much as your practitioner noted, and no more.',
    )
    expect(await ask('can i eat bolognese')).toContain(
      'Bolognese usually has tomato, and your practitioner noted complaints with it.',
    )
  })
})

describe('the laboratory', () => {
  it('sees no outcome in an answer that did not help, and each question once', async () => {
    for (const question of ['can I eat rye', 'Which foods should I avoid?', 'can I eat onion']) {
      const { answer, receipt } = await answerTo(question)
      const body = { question, answer, receipt }
      for (const words of ['', 'this is not what I meant'])
        expect((await client.visit.post('/api/question-reviews', { ...body, words })).status).toBeLessThan(
          300,
        )
    }
    const rows = (await admin.visit.get('/api/question-reviews')).body as Reply<'GET /api/question-reviews'>
    expect(rows).toHaveLength(3)
    for (const { id } of rows) {
      const { aiResponse } = (await admin.visit.get(`/api/question-reviews/${id}`))
        .body as Reply<'GET /api/question-reviews/:id'>
      expect(aiResponse).toContain(NOT_SHOWN)
      expect(aiResponse).not.toMatch(/noticed|noted|fine for you|without complaints|Pineapple|Onion:/iu)
    }
  })
})

describe('a newer test', () => {
  it('raises a question in the verdict and in the assistant', async () => {
    await upload(client, 'LF3', '2026-11-12', { Onion: 50, Garlic: 55, Rice: 1 })
    const words = 'You did well with onion, but it was raised in a newer test. Leave it out for now.'
    const verdict = (await client.visit.get('/api/verdict?q=onion')).body as Reply<'GET /api/verdict'>
    expect([verdict.kind, verdict.notes]).toEqual(['high', [words]])
    expect(await ask('can I eat onion')).toContain(words)
    expect(await ask('what do I have to avoid')).toContain(
      'Say on your home page whether you want to keep eating it.',
    )
    const asked = `/api/verdict?q=onion&clientId=${client.clientId}`
    const forStaff = (await practitioner.visit.get(asked)).body as Reply<'GET /api/verdict'>
    expect(forStaff.notes).toEqual([words])
  })
})
