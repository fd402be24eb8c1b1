import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { formatWords, utcDay } from '@shared/domain/text/dates'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { type Person, type Portal, startPortal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'

let portal: Portal
let admin: Person
let practitioner: Person
let client: Person
const foods: Record<string, OutcomeKind> = {
  ...{ Wheat: 'tolerated', Beef: 'trigger', Rye: 'limited', Sesame: 'clinic-only' },
}

beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  await upload('FO1', '2026-10-12', { Wheat: 42, Beef: 2, Rye: 30, Sesame: 3 })
  for (const [food, outcome] of Object.entries(foods)) {
    const body = { foods: [food], outcome, ...(outcome === 'limited' && { amount: 'one slice a day' }) }
    const path = `/api/clients/${client.clientId}/outcomes`
    expect((await practitioner.visit.post(path, body)).status).toBe(201)
  }
})
afterAll(() => portal.close())

async function upload(sampleId: string, reportDate: string, values: Record<string, number>) {
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = {
    clientId: String(client.clientId),
    practitionerId: String(practitioner.practitionerId),
  }
  const form = tripletForm({ sampleId, reportDate, results }, { fields })
  const { status, body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(status).toBe(201)
  return body as { id: number }
}

const kindsFor = async (who: Person, of = ''): Promise<Record<string, VerdictKind>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(foods).map(async (food) => {
        const answer = await who.visit.get(`/api/verdict?q=${food}${of}`)
        return [food, (answer.body as Reply<'GET /api/verdict'>).kind] as const
      }),
    ),
  )
const ofClient = () => `&clientId=${client.clientId}`

it('verdicts follow outcomes for the client and the practitioner, and an admin sees none', async () => {
  const expected = { Wheat: 'tolerated', Beef: 'trigger', Rye: 'limited', Sesame: 'allergy' }
  expect(await kindsFor(client)).toEqual(expected)
  expect(await kindsFor(practitioner, ofClient())).toEqual(expected)
  expect(await kindsFor(admin, ofClient())).toEqual({
    ...{ Wheat: 'high', Beef: 'no-elevation', Rye: 'high', Sesame: 'no-elevation' },
  })
})

it('results follow outcomes too, while an admin sees only the test', async () => {
  const [{ id } = { id: 0 }] = (await client.visit.get('/api/reports')).body as { id: number }[]
  const reasons = async (who: Person) => {
    const { results } = (await who.visit.get(`/api/reports/${id}`)).body as Reply<'GET /api/reports/:id'>
    return Object.fromEntries(results.map(({ food, leftOut, fineSince }) => [food, leftOut ?? fineSince]))
  }
  const expected = { Wheat: utcDay(new Date()), Beef: 'trigger', Rye: 'limited', Sesame: 'allergy' }
  expect(await reasons(client)).toEqual(expected)
  expect(await reasons(practitioner)).toEqual(expected)
  expect(await reasons(admin)).toEqual({ Wheat: null, Beef: null, Rye: null, Sesame: null })
})

it('labels list tolerated foods separately, and recipes leave out all others', async () => {
  const labelText = 'Ingredients: wheat, beef, rye, sesame.'
  const scan = (await client.visit.post('/api/analyze-food-label', { labelText }))
    .body as Reply<'POST /api/analyze-food-label'>
  expect(scan.tolerated.map(({ foodName }) => foodName)).toEqual(['Wheat'])
  expect(scan.userIntolerances.map(({ foodName, outcome }) => [foodName, outcome?.kind])).toEqual([
    ['Sesame', 'clinic-only'],
    ['Beef', 'trigger'],
    ['Rye', 'limited'],
  ])
  const statuses = await Promise.all(
    Object.keys(foods).map(async (food) => {
      const recipe = {
        title: `Plain ${food}`,
        description: '',
        ingredients: [food],
        instructions: ['Serve.'],
      }
      return (await client.visit.post('/api/recipes', { ...recipe, category: 'dinner' })).status === 201
    }),
  )
  expect(statuses).toEqual([true, false, false, false])
})

it('the assistant gives the outcome with its day', async () => {
  const ask = async (question: string) =>
    (
      (await client.visit.post('/api/ai/ask-question', { question }))
        .body as Reply<'POST /api/ai/ask-question'>
    ).answer
  const day = formatWords(utcDay(new Date()))
  expect(await ask('can I eat wheat')).toMatch(
    new RegExp(`noted that you do well with it\\. Wheat: fine for you since ${day}\\.`, 'u'),
  )
  expect(await ask('I reintroduced wheat without symptoms, can I eat it again?')).toContain(day)
  expect(await ask('can I eat beef')).toContain(`complaints (${day})`)
  expect(await ask('can I eat rye')).toContain('“one slice a day”')
  expect(await ask('can I eat sesame')).toContain('Ask an allergist')
})

it('a newer test asks about a tolerated food and changes nothing else', async () => {
  await upload('FO2', '2026-11-12', { Wheat: 50, Beef: 1, Rye: 1, Sesame: 1 })
  const list = (await client.visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
  expect(list.foods.map(({ foodName, level }) => [foodName, level])).toEqual([
    ['Sesame', 'allergy'],
    ['Beef', 'trigger'],
    ['Wheat', 'high'],
    ['Rye', 'limited'],
  ])
  const asks = list.foods.find(({ foodName }) => foodName === 'Wheat')?.asks
  expect(list.tolerated).toEqual([])
  expect((await client.visit.put(`/api/outcomes/${asks}/confirm`, { goOn: true })).status).toBe(200)
  expect(await kindsFor(client)).toMatchObject({ Wheat: 'tolerated' })
})
