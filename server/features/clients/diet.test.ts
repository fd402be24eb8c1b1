import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { auditEvents } from '../audit/audit.tables'
import { seedFoods } from '../foods/foods.public'
import { clients } from './clients.tables'

type Diet = Reply<'GET /api/user/diet'>
type Scan = Reply<'POST /api/analyze-food-label'>

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  client = await portal.person('client')
})
afterAll(() => portal.close())

it('a client chooses how they eat, and fields not sent stay', async () => {
  expect((await client.visit.get('/api/user/diet')).body).toEqual({
    ...{ diets: [], ownFoods: [], servings: null, minutes: null, notUnderstood: [], version: 1 },
  })
  const chosen = { diets: ['kosher', 'kosher'], ownFoods: ['no coriander', 'blorp'], servings: 2 }
  const saved = await client.visit.patch('/api/user/diet', chosen)
  expect(saved.body).toEqual({
    ...{ diets: ['kosher'], ownFoods: ['coriander', 'blorp'], servings: 2, minutes: null },
    ...{ notUnderstood: ['blorp'], version: 2 },
  })
  const { body } = await client.visit.patch('/api/user/diet', { minutes: 30, servings: null })
  expect(body).toMatchObject({ diets: ['kosher'], servings: null, minutes: 30, version: 3 })
})

it('the second of two editors gets 412 with the current choices', async () => {
  const { version } = (await client.visit.get('/api/user/diet')).body as Diet
  const send = (minutes: number) =>
    client.visit.send('PATCH', '/api/user/diet', {
      body: { minutes },
      headers: { 'If-Match': `"${version}"` },
    })
  expect((await send(20)).status).toBe(200)
  const late = await send(25)
  expect([late.status, late.body]).toEqual([
    412,
    expect.objectContaining({ current: expect.objectContaining({ minutes: 20 }) as unknown }),
  ])
})

it('the audit contains field names but no values', async () => {
  const events = await portal.deps.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'client.update'), eq(auditEvents.actorId, client.userId)))
  expect(events[0]?.fields.toSorted()).toEqual(['diets', 'ownFoods', 'servings'])
  expect(JSON.stringify(events)).not.toMatch(/kosher|coriander|blorp/)
})

it.each([
  { diets: ['carnivore'] },
  { servings: 0 },
  { minutes: 2 },
  { ownFoods: ['egg; milk'] },
  { ownFoods: [''] },
])('%j is refused', async (body) => {
  expect((await client.visit.patch('/api/user/diet', body)).status).toBe(400)
})

it('left-out foods are on the avoid list and found on labels; an allergy of the same name wins', async () => {
  await portal.deps.db.update(clients).set({ allergies: 'Celery' }).where(eq(clients.id, client.clientId))
  const leftOut = { diets: ['vegetarian'], ownFoods: ['no celery', 'mushrooms'] }
  const { body } = await client.visit.patch('/api/user/diet', leftOut)
  const { body: health } = await client.visit.get('/api/user/health')
  for (const one of [body, health]) expect(one).toMatchObject({ ownFoods: ['mushrooms'] })
  expect((await client.visit.get('/api/avoid-list')).body).toMatchObject({
    foods: [
      { foodName: 'Celery', level: 'allergy' },
      { foodName: 'Vegetarian', level: 'own' },
      { foodName: 'mushrooms', level: 'own' },
    ],
  })
  const labelText = 'Ingredients: water, sugar, gelatine, dried champignons, celery.'
  const scan = (await client.visit.post('/api/analyze-food-label', { labelText })).body as Scan
  expect(scan.userIntolerances.map(({ foodName, level, kind }) => `${foodName} ${level} ${kind}`)).toEqual([
    'Celery allergy match',
    'Vegetarian own match',
    'mushrooms own match',
  ])
  expect(scan.summary).toContain('something that “Vegetarian” leaves out')
})

it('a kosher label must not mix meat and milk', async () => {
  await client.visit.patch('/api/user/diet', { diets: ['kosher'], ownFoods: [] })
  const check = async (labelText: string) =>
    ((await client.visit.post('/api/analyze-food-label', { labelText })).body as Scan).userIntolerances
  expect(await check('Ingredients: beef, onion, butter.')).toMatchObject([
    { foodName: 'Kosher', level: 'own', words: ['beef', 'butter'] },
  ])
  expect(await check('Ingredients: beef, onion, salt.')).toEqual([])
  expect(await check('Ingredients: cod, butter, salt.')).toEqual([])
})
