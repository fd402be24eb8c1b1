import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { seedFoods } from '../foods/foods.public'
import { seedRecipes } from '../recipes/recipes.public'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'

type Verdict = Reply<'GET /api/verdict'>

let portal: Portal
let admin: Person
let client: Person
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
  admin = await portal.person('admin')
  client = await portal.person('client')
  practitioner = await portal.person('practitioner')
  await release('V1', '2026-10-12', { Beef: 40.9, Pear: 2, Emmental: 17 })
  await release('V2', '2026-11-16', {
    Beef: 42.3,
    Pear: 2.1,
    Emmental: 9.1,
    Turkey: 1,
    Lamb: 2.8,
    Venison: 1.1,
  })
  await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies: 'sesame' })
})
afterAll(() => portal.close())

async function release(sampleId: string, reportDate: string, values: Record<string, number>) {
  const results = Object.entries(values).map(([food, value]) => ({ food, category: '', value }))
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  const { status } = await admin.visit.upload(
    '/api/reports/multi-file',
    tripletForm({ sampleId, reportDate, results }, { fields }),
  )
  expect(status).toBe(201)
}

const ask = async (q: string, { visit } = client, clientId?: number) =>
  visit.get(`/api/verdict?q=${encodeURIComponent(q)}${clientId === undefined ? '' : `&clientId=${clientId}`}`)
const verdict = async (q: string) => (await ask(q)).body as Verdict

describe('a client', () => {
  it('gets the value with its day, its trend, and what to eat instead', async () => {
    const { kind, title, foods, swaps, recipes, foodId } = await verdict('beef')
    expect({ kind, title }).toEqual({ kind: 'high', title: 'Beef' })
    expect(foods).toMatchObject([
      { foodName: 'Beef', level: 'high', value: 42.3, scale: 'µg/ml', reportDate: '2026-11-16' },
    ])
    expect(foods[0]?.change).toBe('On 12 October 2026 it was 40.9: about the same.')
    expect(swaps).toHaveLength(3)
    expect(recipes.length).toBeGreaterThan(0)
    expect(foodId).toBeGreaterThan(0)
  })

  it('is offered nothing that they avoid, and only recipes that they may open', async () => {
    const shown = (await client.visit.get('/api/recipes')).body as { id: number }[]
    for (const words of ['beef', 'emmental', 'sesame', 'pear', 'pizza']) {
      const { swaps, recipes } = await verdict(words)
      for (const { foodName } of swaps)
        expect([words, foodName, (await verdict(foodName)).kind]).toEqual([
          words,
          foodName,
          expect.stringMatching(/^(?:no-elevation|not-tested)$/),
        ])
      for (const { id } of recipes) expect(shown.map((recipe) => recipe.id)).toContain(id)
    }
  })

  it('gets recipes with a food that nothing speaks against', async () => {
    const { kind, recipes } = await verdict('pear')
    expect(kind).toBe('no-elevation')
    expect(recipes.length).toBeGreaterThan(0)
  })

  it('gets only their own verdict', async () => {
    const other = await portal.person('client')
    expect((await ask('beef', client, other.clientId)).body).toMatchObject({ id: client.clientId })
  })

  it('gets 400 for missing or too long words', async () => {
    for (const q of ['', '   ', 'x'.repeat(201)]) expect((await ask(q)).status).toBe(400)
    expect((await client.visit.get('/api/verdict')).status).toBe(400)
  })

  it('sees an allergy on the next request', async () => {
    expect((await verdict('pear')).kind).toBe('no-elevation')
    await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies: 'sesame; pear' })
    expect((await verdict('pear')).kind).toBe('allergy')
    await admin.visit.patch(`/api/clients/${client.clientId}`, { allergies: 'sesame' })
  })
})

describe('staff', () => {
  it('need a client in their reach, and see no recipes', async () => {
    for (const person of [practitioner, admin]) {
      const { status, body } = await ask('beef', person, client.clientId)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: client.clientId, kind: 'high', recipes: [] })
      expect((await ask('beef', person)).status).toBe(400)
    }
  })

  it('get 404 for a client out of their reach', async () => {
    const other = await portal.person('practitioner')
    expect((await ask('beef', other, client.clientId)).status).toBe(404)
    expect((await ask('beef', admin, 987_654)).status).toBe(404)
  })
})
