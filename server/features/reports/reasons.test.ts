import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import type { OutcomeKind } from '@shared/domain/trial/trial'
import { type Person, type Portal, startPortal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'

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

/** A client with a test that found these values, and these outcomes. */
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

it('a report stands as its foods were found out, and their kin as it was', async () => {
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

it('what surely holds what is avoided is not called fine, and what is left out is not among the low', async () => {
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
  const said = (await client.visit.get('/api/verdict?q=cheese')).body as Reply<'GET /api/verdict'>
  expect(said.sentence).not.toMatch(/fine for you/iu)
})
