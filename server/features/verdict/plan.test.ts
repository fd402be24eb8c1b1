import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { addDays, formatDayAndMonth, utcDay } from '@shared/domain/text/dates'
import { type Person, type Portal, startPortal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'
import { settings } from '../portal/portal.tables'
import { trials } from '../trial/trial.tables'

type Verdict = Reply<'GET /api/verdict'>

let portal: Portal
let client: Person
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  await portal.deps.db.insert(settings).values({ trialOn: true, trialSignedBy: 'Dana Dietitian' })
  const admin = await portal.person('admin')
  practitioner = await portal.person('practitioner')
  client = await portal.person('client', { dateOfBirth: '1984-03-12' })
  const results = Object.entries({ Beef: 42, Egg: 30, Pear: 1 }).map(([food, value]) => ({
    ...{ food, category: '', value },
  }))
  const fields = { clientId: String(client.clientId), practitionerId: String(practitioner.practitionerId) }
  const form = tripletForm({ sampleId: 'PL1', reportDate: '2026-10-12', results }, { fields })
  expect((await admin.visit.upload('/api/reports/multi-file', form)).status).toBe(201)
})
afterAll(() => portal.close())

const verdict = async (q: string, { visit } = client) =>
  (await visit.get(`/api/verdict?q=${q}&clientId=${client.clientId}`)).body as Verdict

const setPlan = (values: Partial<typeof trials.$inferInsert>) =>
  portal.deps.db.update(trials).set(values).where(eq(trials.clientId, client.clientId))

it('a running plan decides the next verdict and list, for those who see it, until it ends', async () => {
  expect((await verdict('beef')).sentence).toBe('Leave out for now. Beef is high for you.')
  const begun = { foods: ['Beef'], symptoms: ['Bloating'], gate: [], zone: 'UTC', shared: false }
  expect((await client.visit.post('/api/trial', begun)).status).toBe(201)
  const today = utcDay(Date.now())
  const start = formatDayAndMonth(addDays(today, 14))
  expect((await verdict('beef')).sentence).toBe(`Go ahead. Eat as usual until ${start}, then leave it out.`)
  expect((await verdict('beef', practitioner)).sentence).toBe('Leave out for now. Beef is high for you.')
  await setPlan({ state: 'without', phaseOn: today })
  const { answer, sentence, foods } = await verdict('beef')
  expect([answer, foods[0]?.answer]).toEqual(['leave-out', 'leave-out'])
  const day = formatDayAndMonth(addDays(today, 28))
  expect(sentence).toMatch(
    new RegExp(
      `^Leave out for now. It is in your trial: you can bring it back from (?:${day}|\\d+ \\w+)\\.$`,
      'u',
    ),
  )
  const list = (await client.visit.get('/api/avoid-list')).body as Reply<'GET /api/avoid-list'>
  expect(list.foods.find(({ foodName }) => foodName === 'Beef')?.trial?.until).toMatch(/^\d{4}-\d\d-\d\d$/u)
  expect((await verdict('beef', practitioner)).sentence).toBe('Leave out for now. Beef is high for you.')
  await setPlan({ sharedWith: [practitioner.practitionerId] })
  expect((await verdict('beef', practitioner)).sentence).toBe(sentence)
  await setPlan({ pausedOn: today })
  expect((await verdict('beef')).sentence).toBe('Leave out for now. Beef is high for you.')
  await setPlan({ state: 'closed', pausedOn: null })
  expect((await verdict('beef')).sentence).toBe('Leave out for now. Beef is high for you.')
})
