import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { addDays, utcDay } from '@shared/domain/text/dates'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { statementsOf } from '../../testing/statements'
import { users } from '../accounts/accounts.tables'
import { clients } from '../clients/clients.tables'
import { reports } from '../reports/reports.tables'
import { challenges, diaryDays, foodOutcomes, trialFoods, trials } from '../trial/trial.tables'

type Needs = Reply<'GET /api/clients/needs'>

let portal: Portal
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
})
beforeEach(async () => {
  practitioner = await portal.person('practitioner')
})
afterAll(() => portal.close())

const today = utcDay(Date.now())
const daysAgo = (days: number) => addDays(today, -days)

const needsOf = async ({ visit }: Person) => (await visit.get('/api/clients/needs')).body as Needs
const kindsOf = (needs: Needs) => needs.map((row) => row.needs.map(({ kind }) => kind))
const reasonsOf = (needs: Needs) =>
  needs.map((row) => row.needs.map(({ reason, detail }) => `${reason}: ${detail}`))

/** A client with a report of this practitioner that they have opened. */
async function assigned(more: Partial<typeof reports.$inferInsert> = {}, read = true) {
  const client = await portal.person('client')
  await portal.deps.db.insert(reports).values({
    ...{ sampleId: 'EF20437', folder: randomUUID(), digest: randomUUID(), fileName: '', scale: 'µg/ml' },
    ...{
      clientName: 'Printed Name',
      clientId: client.clientId,
      status: 'completed',
      reportDate: daysAgo(40),
    },
    ...{ practitionerId: practitioner.practitionerId, ...more },
  })
  if (read && more.status === undefined) {
    const [report] = (await client.visit.get('/api/reports')).body as { id: number; version: number }[]
    await client.visit.post('/api/reports/opened', {
      reports: [{ id: report?.id, version: report?.version }],
    })
  }
  return client
}

/** A plan in its third week without its foods; its diary has a score for each day up to today. */
async function plan({ clientId }: Person, { scores = [4], ...more }: PlanGiven = {}) {
  const { db } = portal.deps
  const days = { startedOn: daysAgo(34), phaseOn: daysAgo(20), withoutOn: daysAgo(20) }
  const [trial] = await db
    .insert(trials)
    .values({ clientId, state: 'without', symptoms: ['Bloating'], ...days, ...more })
    .returning()
  const trialId = trial?.id ?? 0
  const [food] = await db
    .insert(trialFoods)
    .values({ trialId, foods: ['Egg yolk'], keys: [], position: 0 })
    .returning()
  const written = [...Array.from({ length: 35 - scores.length }, () => 4), ...scores]
  await db
    .insert(diaryDays)
    .values(
      written.flatMap((score, at) =>
        score === null ? [] : { clientId, trialId, day: daysAgo(34 - at), scores: [score] },
      ),
    )
  return { trialId, foodId: food?.id ?? 0 }
}
type PlanGiven = Partial<typeof trials.$inferInsert> & { scores?: (number | null)[] }
const worse = [7, 8, 9]
const shared = () => ({ sharedWith: [practitioner.practitionerId] })

const reacted = ({ clientId }: Person, createdAt = new Date()) =>
  portal.deps.db.insert(foodOutcomes).values({
    ...{ clientId, foods: ['Cashew'], keys: [], outcome: 'clinic-only', basis: 'reaction' },
    ...{ since: utcDay(createdAt), createdAt },
  })

describe('clients in need', () => {
  it('come by urgency, the longest waiting first, each reason with since when', async () => {
    await assigned({ status: 'pending', sampleId: 'EF2' })
    await assigned({ status: 'pending', sampleId: 'EF1', pendingAt: new Date(Date.now() - 4e8) })
    await plan(await assigned(), { ...shared(), scores: worse })
    await reacted(await assigned())
    await assigned()
    const needs = await needsOf(practitioner)
    expect(reasonsOf(needs)).toEqual([
      ['Reacted within 2 hours: After Cashew'],
      ['Worse for 3 days: Bloating is up from 4.0 to 5.7.'],
      ['Report to release: EF1, not opened yet'],
      ['Report to release: EF2, not opened yet'],
    ])
    expect(needs.map((row) => row.needs[0]?.since)).toEqual([
      today,
      daysAgo(2),
      utcDay(Date.now() - 4e8),
      today,
    ])
    expect(needs[0]).toMatchObject({
      name: expect.stringMatching(/^First\d+ Last\d+$/) as string,
      curve: null,
    })
    expect(needs[1]?.curve).toMatchObject({ before: 4, points: expect.any(Array) as object[] })
  })

  it('has all reasons of one client in one row, the most urgent first', async () => {
    const client = await assigned({ status: 'pending' })
    await reacted(client)
    expect(kindsOf(await needsOf(practitioner))).toEqual([['reaction', 'release']])
  })

  it('is empty for a practitioner without clients, and never has clients of another', async () => {
    await reacted(await assigned())
    expect(await needsOf(await portal.person('practitioner'))).toEqual([])
  })

  it('names held reports of nobody by the printed name', async () => {
    await assigned({ status: 'pending', clientId: null })
    expect(await needsOf(practitioner)).toMatchObject([{ clientId: null, name: 'Printed Name', email: '' }])
  })
})

describe('a shared plan', () => {
  it.each<[string, PlanGiven, string[]]>([
    ['week 4', { phaseOn: daysAgo(27), withoutOn: daysAgo(27) }, ['Week 4 reached: No clear change']],
    [
      'a silent diary',
      { scores: [null, null, null, null, null, null] },
      ['No diary for 5 days: Day 21 of 28 without'],
    ],
    ['a pause', { pausedOn: daysAgo(9), scores: worse }, []],
    ['an ended plan', { state: 'closed', scores: worse }, []],
    ['an uncleared reaction', { haltedOn: daysAgo(20) }, ['Reacted within 2 hours: No food was named']],
  ])('tells of %s', async (_, given, expected) => {
    await plan(await assigned(), { ...shared(), ...given })
    expect(reasonsOf(await needsOf(practitioner)).flat()).toEqual(expected)
  })

  it('tells of a food whose days of bringing back are over', async () => {
    const client = await assigned()
    const { foodId } = await plan(client, {
      ...{ ...shared(), state: 'reintroduction', phaseOn: daysAgo(8), reintroductionOn: daysAgo(8) },
    })
    await portal.deps.db.insert(challenges).values({
      trialFoodId: foodId,
      attempt: 2,
      startedOn: daysAgo(7),
      endedOn: daysAgo(1),
      portions: [],
      state: 'stopped',
    })
    await portal.deps.db.update(trialFoods).set({ state: 'challenge' }).where(eq(trialFoods.id, foodId))
    expect(reasonsOf(await needsOf(practitioner))).toEqual([
      ['Food to decide: Egg yolk. Second try: unclear'],
    ])
  })

  it('stops telling of a reaction once it is cleared', async () => {
    const client = await assigned()
    await plan(client, { ...shared(), createdAt: new Date(Date.now() - 1e9) })
    await reacted(client)
    expect(await needsOf(practitioner)).toEqual([])
  })
})

describe('a plan that is not shared', () => {
  /** Everything in a plan that could be told, of somebody with and without a reaction. */
  const worst: PlanGiven[] = [
    { scores: worse },
    { scores: [null, null, null, null, null, null, null] },
    { phaseOn: daysAgo(30), withoutOn: daysAgo(30), scores: worse },
    { haltedOn: daysAgo(1), scores: worse },
    { state: 'proposed', gate: ['pregnant'], scores: worse },
    { state: 'closed', haltedOn: daysAgo(1), createdAt: new Date(Date.now() - 1e9) },
    { createdAt: new Date(Date.now() - 1e9) },
  ]
  it.each(worst)('changes no field, order or count of the answer: %o', async (given) => {
    await assigned({ status: 'pending', sampleId: 'EF1' })
    const client = await assigned({ status: 'pending', sampleId: 'EF2' })
    const reacting = await assigned()
    await reacted(reacting)
    const quiet = await assigned()
    const before = await needsOf(practitioner)
    expect(before).toHaveLength(3)
    for (const one of [client, reacting, quiet]) await plan(one, given)
    expect(await needsOf(practitioner)).toEqual(before)
  })

  it('is silent again from the moment when sharing ends, also for an older shared plan', async () => {
    const client = await assigned()
    const { trialId } = await plan(client, { ...shared(), scores: worse })
    expect(kindsOf(await needsOf(practitioner))).toEqual([['worse']])
    await portal.deps.db.update(trials).set({ sharedWith: [] }).where(eq(trials.id, trialId))
    expect(await needsOf(practitioner)).toEqual([])
    await portal.deps.db
      .update(trials)
      .set({ ...shared(), state: 'closed' })
      .where(eq(trials.id, trialId))
    await portal.deps.db
      .insert(trials)
      .values({ clientId: client.clientId, state: 'baseline', symptoms: ['Wind'] })
    expect(await needsOf(practitioner)).toEqual([])
  })

  it('is told of while it waits for those who were asked to open it, without its curve', async () => {
    const client = await assigned()
    const asked = [practitioner.practitionerId]
    await plan(client, { state: 'proposed', gate: ['pregnant', 'weight'], asked, scores: worse })
    const needs = await needsOf(practitioner)
    expect(reasonsOf(needs)).toEqual([['Plan to approve: 2 answers to check first']])
    expect(needs[0]?.curve).toBeNull()
  })
})

it('tells of news until the notification is read, without showing the plan', async () => {
  const client = await assigned()
  await plan(client, { scores: worse })
  expect((await client.visit.patch('/api/trial', { action: 'tell' })).status).toBe(200)
  const needs = await needsOf(practitioner)
  expect(reasonsOf(needs)).toEqual([['Has news for you: Has a new finding about a food']])
  expect(needs[0]?.curve).toBeNull()
  await practitioner.visit.post(`/api/notifications/${needs[0]?.needs[0]?.notificationId}/read`, {})
  expect(await needsOf(practitioner)).toEqual([])
})

describe('allergies', () => {
  it('wait, once changed, until the practitioner has opened the record', async () => {
    const client = await assigned()
    await client.visit.put('/api/user/health', {
      allergies: ['Sesame', 'Hazelnut'],
      none: false,
      ownFoods: [],
    })
    expect(reasonsOf(await needsOf(practitioner))).toEqual([['Allergies changed: Sesame and Hazelnut']])
    await practitioner.visit.get(`/api/clients/${client.clientId}/health`)
    expect(await needsOf(practitioner)).toEqual([])
  })

  it('need nobody where the practitioner changed them or none are known', async () => {
    const [one, other] = [await assigned(), await assigned()]
    const health = { allergies: ['Sesame'], none: false, ownFoods: [] }
    expect((await practitioner.visit.put(`/api/clients/${one.clientId}/health`, health)).status).toBe(200)
    await other.visit.put('/api/user/health', { allergies: [], none: true, ownFoods: [] })
    expect(await needsOf(practitioner)).toEqual([])
  })
})

describe('results that nobody opened', () => {
  it('are told of after a week, with whether the client has signed in', async () => {
    const { db } = portal.deps
    const [one, other] = [await assigned({}, false), await assigned({}, false)]
    await db.update(users).set({ lastSignInAt: null }).where(eq(users.id, other.userId))
    expect(await needsOf(practitioner)).toEqual([])
    for (const { clientId } of [one, other])
      await db
        .update(reports)
        .set({ releasedAt: new Date(Date.now() - 8 * 86_400_000) })
        .where(eq(reports.clientId, clientId))
    expect(
      reasonsOf(await needsOf(practitioner))
        .flat()
        .toSorted(),
    ).toEqual(['Has not opened the results: EF20437', 'Has not signed in yet: EF20437'])
  })
})

it('reads 500 clients in as many statements as one', async () => {
  const count = async () => (await statementsOf(() => needsOf(practitioner))).length
  await plan(await assigned(), { ...shared(), scores: worse })
  // The first reading also writes the audit event.
  await count()
  const one = await count()
  const { db } = portal.deps
  const accounts = await db
    .insert(users)
    .values(
      Array.from({ length: 500 }, () => ({
        ...{ username: randomUUID(), email: `${randomUUID()}@example.com`, role: 'client' as const },
        ...{ passwordHash: '', firstName: 'Many', lastName: 'Clients' },
      })),
    )
    .returning()
  const made = await db
    .insert(clients)
    .values(accounts.map(({ id }) => ({ userId: id })))
    .returning()
  await db.insert(reports).values(
    made.map(({ id }) => ({
      ...{ sampleId: randomUUID(), folder: randomUUID(), digest: randomUUID(), fileName: '' },
      ...{ scale: 'µg/ml' as const, status: 'pending' as const, clientName: 'Many Clients' },
      ...{ clientId: id, practitionerId: practitioner.practitionerId },
    })),
  )
  const plans = await db
    .insert(trials)
    .values(
      made.map(({ id }) => ({
        ...{ clientId: id, state: 'without' as const, symptoms: ['Bloating'], ...shared() },
        ...{ startedOn: daysAgo(34), phaseOn: daysAgo(20), withoutOn: daysAgo(20) },
      })),
    )
    .returning()
  for (let back = 34; back >= 0; back--)
    await db.insert(diaryDays).values(
      plans.map(({ id, clientId }) => ({
        trialId: id,
        clientId,
        day: daysAgo(back),
        scores: [back < 3 ? 8 : 4],
      })),
    )
  expect(await count()).toBe(one)
  expect(await needsOf(practitioner)).toHaveLength(501)
}, 60_000)
