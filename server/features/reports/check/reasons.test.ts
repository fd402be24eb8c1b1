import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { foodStatusOf } from '@shared/domain/avoidance/food-status'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { type Person, type Portal, startPortal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { seedFoods } from '../../foods/foods.public'

let portal: Portal
let admin: Person
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
})
afterAll(() => portal.close())

/** Makes a client with a test of these values and these challenge outcomes. */
async function clientWith(values: Record<string, number>, outcomes: Record<string, OutcomeKind>) {
  const client = await portal.person('client')
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = {
    clientId: String(client.clientId),
    practitionerId: String(practitioner.practitionerId),
  }
  const form = tripletForm(
    { sampleId: `RE${client.clientId}`, reportDate: '2026-10-12', results },
    { fields },
  )
  const { status, body } = await admin.visit.upload('/api/reports/multi-file', form)
  expect(status).toBe(201)
  for (const [food, outcome] of Object.entries(outcomes)) {
    const found = { foods: [food], outcome, ...(outcome === 'limited' && { amount: 'one a day' }) }
    const kept = await practitioner.visit.post(`/api/clients/${client.clientId}/outcomes`, found)
    expect(kept.status).toBe(201)
  }
  const allergicTo = async (allergies: string) =>
    expect((await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies })).status).toBe(200)
  const avoidList = async () =>
    (await client.visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
  return { client, reportId: (body as { id: number }).id, allergicTo, avoidList }
}

const named = (foods: readonly { foodName: string }[]) => foods.map(({ foodName }) => foodName)

it('a report shows the outcome of each food, and related foods keep their results', async () => {
  const { client, reportId, avoidList } = await clientWith(
    {
      ...{ "Cow's milk": 2, "Sheep's milk": 0.8, "Goat's milk": 42, "Goat's cheese": 1, Butter: 1 },
      ...{ Beef: 30, Veal: 1, Egg: 30, 'Quail egg': 1 },
    },
    { "Cow's milk": 'trigger', Beef: 'limited', Egg: 'limited' },
  )
  const report = await client.visit.get(`/api/reports/${reportId}`)
  const { results } = report.body as Reply<'GET /api/reports/:id'>
  const leftOut = results.flatMap(({ food, leftOut }) => (leftOut === null ? [] : [[food, leftOut]]))
  expect(Object.fromEntries(leftOut)).toEqual({
    ...{ "Cow's milk": 'trigger', Butter: 'trigger', Beef: 'limited', Egg: 'limited' },
  })
  const { low } = await avoidList()
  expect(low.toSorted()).toEqual(["Goat's cheese", 'Quail egg', "Sheep's milk", 'Veal'])
})

it('a food that contains an avoided one is not called fine, and left-out foods are not listed as low', async () => {
  const { client, allergicTo, avoidList } = await clientWith(
    { Emmental: 42, 'Durum wheat': 42, Pear: 42, Banana: 1, Apple: 1 },
    { Emmental: 'tolerated', 'Durum wheat': 'tolerated', Pear: 'tolerated' },
  )
  const before = await avoidList()
  expect(named(before.tolerated).toSorted()).toEqual(['Durum wheat', 'Emmental', 'Pear'])
  expect(before.low.toSorted()).toEqual(['Apple', 'Banana'])
  await allergicTo('milk, wheat, banana')
  const after = await avoidList()
  expect(named(after.tolerated)).toEqual(['Pear'])
  expect(after.low).toEqual(['Apple'])
  const verdict = (await client.visit.get('/api/verdict?q=cheese')).body as Reply<'GET /api/verdict'>
  expect(verdict.sentence).not.toMatch(/fine for you/iu)
})

it('an own choice overrides a limit, without showing a value again', async () => {
  const { client, reportId, avoidList } = await clientWith(
    { Almond: 42, Hazelnut: 15, Celery: 1, Walnut: 42, Cashew: 42 },
    { Almond: 'limited', Hazelnut: 'limited', Celery: 'limited', Walnut: 'limited', Cashew: 'tolerated' },
  )
  const ownFoods = ['almond', 'Hazelnuts', 'celery', 'cashew']
  expect((await client.visit.patch('/api/user/diet', { ownFoods })).status).toBe(200)

  const report = await client.visit.get(`/api/reports/${reportId}`)
  const { results } = report.body as Reply<'GET /api/reports/:id'>
  expect(Object.fromEntries(results.map((result) => [result.food, foodStatusOf(result)]))).toEqual({
    ...{ Almond: 'own', Hazelnut: 'own', Celery: 'own', Walnut: 'limited', Cashew: 'own' },
  })
  const list = await avoidList()
  expect(list.foods.map(({ foodName, level }) => [foodName, level])).toEqual([
    ['Walnut', 'limited'],
    ...ownFoods.map((food) => [food, 'own']),
  ])
  expect([list.low, list.tolerated]).toEqual([[], []])

  const kinds = await Promise.all(
    ['almond', 'hazelnut', 'celery', 'cashew', 'walnut'].map(async (food) => {
      const { body } = await client.visit.get(`/api/verdict?q=${food}`)
      return (body as Reply<'GET /api/verdict'>).kind
    }),
  )
  expect(kinds).toEqual(['own', 'own', 'own', 'own', 'limited'])
  const asked = await client.visit.post('/api/ai/ask-question', { question: 'can I eat almond' })
  const { answer } = asked.body as Reply<'POST /api/ai/ask-question'>
  expect(answer).toContain('You chose to leave out almond')
  expect(answer).not.toMatch(/limit|one a day/iu)

  const labelText = 'Ingredients: almond, walnut.'
  const scan = (await client.visit.post('/api/analyze-food-label', { labelText }))
    .body as Reply<'POST /api/analyze-food-label'>
  expect(scan.userIntolerances.map(({ foodName, level }) => [foodName, level])).toEqual([
    ['Walnut', 'limited'],
    ['almond', 'own'],
  ])
  const recipe = { title: 'Plain almond', description: '', ingredients: ['almond'], instructions: ['Serve.'] }
  expect((await client.visit.post('/api/recipes', { ...recipe, category: 'dinner' })).status).not.toBe(201)
})
