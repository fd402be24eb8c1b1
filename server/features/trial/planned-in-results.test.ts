import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { addDays, utcDay } from '@shared/domain/text/dates'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { seedFoods } from '../foods/foods.public'
import { reports } from '../reports/reports.tables'
import { trialFoods, trials } from './trial.tables'

type Planned = Reply<'GET /api/reports/:id'>['planned']

let portal: Portal
let client: Person
let practitioner: Person
let admin: Person
let path = ''
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client')
  const [row] = await portal.deps.db
    .insert(reports)
    .values({
      ...{ sampleId: randomUUID(), folder: randomUUID(), digest: randomUUID(), fileName: '' },
      ...{ clientName: 'Nora', clientId: client.clientId, reportDate: '2026-01-10', status: 'completed' },
      ...{ scale: 'µg/ml', practitionerId: practitioner.practitionerId },
      results: ['Wheat', "Cow's milk", 'Rice'].map((food, at) => ({
        ...{ food, value: 40, text: '40', level: 'high', line: at + 1 },
      })),
    })
    .returning({ id: reports.id })
  path = `/api/reports/${row?.id}`
})
afterAll(() => portal.close())

const plannedFor = async ({ visit }: Person) => ((await visit.get(path)).body as { planned: Planned }).planned

it("names a running plan's foods to those who see the plan, as the plan stands", async () => {
  const { db } = portal.deps
  expect(await plannedFor(client)).toEqual([])
  const today = utcDay(new Date())
  const [plan] = await db
    .insert(trials)
    .values({
      ...{ clientId: client.clientId, state: 'without', symptoms: ['Bloating'], startedOn: today },
      ...{ phaseOn: today, withoutOn: today },
    })
    .returning({ id: trials.id })
  const trialId = plan?.id ?? 0
  await db.insert(trialFoods).values({ trialId, foods: ['Wheat'], keys: ['wheat'], position: 0 })
  const wheat = [{ food: 'Wheat', from: addDays(today, 28), eaten: false }]
  expect(await plannedFor(client)).toEqual(wheat)
  expect(await plannedFor(practitioner)).toEqual([])
  expect(await plannedFor(admin)).toEqual([])
  await db.update(trials).set({ sharedWith: [practitioner.practitionerId] })
  expect(await plannedFor(practitioner)).toEqual(wheat)
  expect(await plannedFor(admin)).toEqual([])
  const question = 'What should I leave out?'
  const answer = async () => {
    const { body } = await client.visit.post('/api/ai/ask-question', { question })
    return (body as { answer: string }).answer
  }
  expect(await answer()).toContain(
    "In your plan now (1): Wheat 40 (µg/ml). High (2): Cow's milk 40 and Rice 40 (µg/ml).",
  )
  await db.update(trials).set({ state: 'baseline' }).where(eq(trials.id, trialId))
  expect(await answer()).toContain('Eat as usual for now (1): Wheat 40 (µg/ml). High (2): ')
  await db.update(trials).set({ state: 'closed' }).where(eq(trials.id, trialId))
  expect(await plannedFor(client)).toEqual([])
})
