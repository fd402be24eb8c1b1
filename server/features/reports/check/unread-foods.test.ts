import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { type Person, type Portal, startPortal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { seedFoods } from '../../foods/foods.public'
import { ownReports } from '../reports.queries'
import { reports } from '../reports.tables'
import { findUnreadFoods } from './unread-foods'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

let count = 0

/** Makes a completed report of a client with these printed results. */
async function release(client: Person, day: string, printed: Record<string, string>): Promise<number> {
  const rows = Object.entries(printed).map(([food, text], at) => `${at + 1},${food},${text}`)
  const form = tripletForm(
    { sampleId: `UR${++count}`, reportDate: day },
    {
      csv: ['No,Food,Result (µg/ml)', ...rows].join('\n'),
      fields: { clientId: String(client.clientId), practitionerId: 'none' },
    },
  )
  const { status, body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(status).toBe(201)
  const { id, status: read } = body as Reply<'GET /api/reports/:id'>
  if (read === 'processed') expect((await admin.visit.post(`/api/reports/${id}/release`)).status).toBe(200)
  return id
}

const reportOf = async ({ visit }: Person, id: number) =>
  (await visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
const avoidListOf = async ({ visit }: Person) =>
  (await visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
const verdictOn = async ({ visit }: Person, q: string) =>
  (await visit.get(`/api/verdict?q=${encodeURIComponent(q)}`)).body as Reply<'GET /api/verdict'>

/** Sentences that are untrue about a food that was tested but whose result cannot be read. */
const untrue = /did not include|not tested|no elevation|not raised|could not match|no reason|go ahead/iu

it('a food with an unreadable result is stored, and each of the client’s screens says the same of it', async () => {
  const client = await portal.person('client')
  const id = await release(client, '2026-10-12', {
    ...{ Celery: 'see note', Rice: '1.2', Egg: '54.7', Garlic: '12.2' },
  })
  const report = await reportOf(client, id)
  expect(report.unread).toEqual([{ food: 'Celery', text: 'see note', line: 2 }])
  expect(report.results.map(({ food }) => food)).toEqual(['Rice', 'Egg', 'Garlic'])
  expect(report.allergenData).toBe('Rice, normal\nEgg, high\nGarlic, moderate')
  expect(await reportOf(admin, id)).toMatchObject({ unread: report.unread })
  expect((await ownReports(portal.deps.db, client.clientId)).reports).toMatchObject([
    { unread: report.unread },
  ])

  const { foods, low, tested } = await avoidListOf(client)
  expect(foods.find(({ foodName }) => foodName === 'Celery')).toMatchObject({ level: 'not-readable' })
  expect({ low, tested }).toEqual({ low: ['Rice'], tested: true })

  const verdict = await verdictOn(client, 'celery')
  expect(verdict).toMatchObject({ kind: 'not-readable', notTested: [] })
  expect(verdict.sentence).toBe('Check first. Your result for celery could not be read: ask the laboratory.')
  const scan = await client.visit.post('/api/analyze-food-label', {
    labelText: 'Ingredients: water, celery, salt.',
  })
  const { userIntolerances, summary } = scan.body as Reply<'POST /api/analyze-food-label'>
  expect(userIntolerances).toMatchObject([{ foodName: 'Celery', level: 'not-readable', kind: 'match' }])
  expect(summary).toContain('In it: Celery (tested, not readable: ask the laboratory).')

  const recipe = { title: 'Supper', description: '', instructions: ['Serve.'], category: 'dinner' }
  const kept = await client.visit.post('/api/recipes', { ...recipe, ingredients: ['celery'] })
  expect(kept.status).not.toBe(201)
})

it('no answer of the assistant calls such a food untested or without elevation', async () => {
  const client = await portal.person('client')
  await release(client, '2026-03-12', {
    Rice: '1.2',
    Egg: '54.7',
    Oat: 'see note',
    Sesame: '44.1',
  })
  await release(client, '2026-10-12', { Celery: 'abc', Rice: '1.2', Egg: '54.7', Oat: '3', Sesame: 'abc' })
  const answers = []
  for (const question of [
    ...['Can I eat celery?', 'celery', 'What is my value for celery?', 'Was celery tested?'],
    ...[
      'How high is my celery?',
      'Is celery on my list?',
      'Why is celery on my list?',
      'Has my celery gone up?',
    ],
    ...['How close is celery to the limit?', 'Celery or egg, which is higher?', 'celery or egg?'],
    ...['Why is my celery so high?', 'Does my test say I can eat celery?', 'Can I have celery juice?'],
    ...['Kann ich Sellerie essen?', 'Can I cook celery?', 'How often can I eat celery?'],
  ]) {
    const { body } = await client.visit.post('/api/ai/ask-question', { question })
    const { answer, verdicts } = body as Reply<'POST /api/ai/ask-question'>
    for (const text of [answer, ...verdicts.map(({ sentence }) => sentence)])
      if (untrue.test(text)) answers.push(`${question} ${text}`)
  }
  expect(answers).toEqual([])
  const answerTo = async (question: string) =>
    (
      (await client.visit.post('/api/ai/ask-question', { question }))
        .body as Reply<'POST /api/ai/ask-question'>
    ).answer
  expect(await answerTo('Which foods should I avoid?')).toContain(
    'Tested, not readable, so ask the laboratory: Celery.',
  )
  expect(await answerTo('How many foods were tested?')).toContain(
    'Tested, not readable, so ask the laboratory: Celery and Sesame.',
  )
  expect(await answerTo('What is my value for sesame?')).toBe(
    "Your test of 12 October 2026 looked at sesame, but the result can't be read. Ask the laboratory. In your test of 12 March 2026, the value was 44.1 µg/ml, high. That counts until it's tested again. Leave out for now. Sesame is high for you.",
  )
  expect(await answerTo('Has oat gone up?')).toContain(
    "Oat: 3 µg/ml, no elevation. The result of the previous test can't be read.",
  )
})

it('an unreadable result leaves on the list what an earlier test raised', async () => {
  const client = await portal.person('client')
  await release(client, '2026-03-12', { Celery: '40.2', Rice: '1.2', Egg: '1' })
  await release(client, '2026-10-12', { Celery: 'see note', Rice: '1.2', Egg: '' })
  const { foods } = await avoidListOf(client)
  expect(foods.map(({ foodName, level, carriedOverFrom }) => [foodName, level, carriedOverFrom])).toEqual([
    ['Celery', 'high', '2026-03-12'],
    ['Egg', 'not-readable', null],
  ])
  // An earlier low result must not replace one that cannot be read now.
  expect((await verdictOn(client, 'egg')).foods).toMatchObject([{ foodName: 'Egg', value: null, text: null }])
})

it('unreadable results are found once in the files of older reports, without a new version', async () => {
  const client = await portal.person('client')
  const id = await release(client, '2026-10-12', { Celery: 'see note', Rice: '1.2', Egg: '54.7' })
  const whole = await reportOf(client, id)
  const row = eq(reports.id, id)
  const forget = async (fields: object = {}) => {
    await portal.deps.db
      .update(reports)
      .set({ unread: null, ...fields })
      .where(row)
  }
  await forget()
  expect((await reportOf(client, id)).unread).toEqual([])
  expect((await avoidListOf(client)).foods.map(({ foodName }) => foodName)).toEqual(['Egg'])

  // Two servers may run this at once.
  await Promise.all([findUnreadFoods(portal.deps), findUnreadFoods(portal.deps)])
  expect(await reportOf(client, id)).toEqual(whole)
  expect((await avoidListOf(client)).foods.map(({ foodName }) => foodName)).toEqual(['Egg', 'Celery'])

  // A food that only today's rules can read gets no result in the stored report.
  const results = whole.results.filter(({ food }) => food === 'Rice')
  await forget({
    results,
    warnings: [2, 4].map((line) => ({ line, code: 'unreadable-result', message: '' })),
  })
  await findUnreadFoods(portal.deps)
  expect((await reportOf(client, id)).unread).toEqual([
    { food: 'Celery', text: 'see note', line: 2 },
    { food: 'Egg', text: '54.7', line: 4 },
  ])
})
