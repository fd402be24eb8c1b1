import { addDays } from '@shared/domain/text/dates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addReport } from '../../testing/invited'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { outbox } from '../messaging/messaging.tables'
import { notifications } from '../notifications/notifications.tables'
import { reports } from '../reports/reports.tables'
import { reportsOfClient } from '../reports/reports.public'
import { nowIn } from './now-in'
import { closeUnanswered, isDue, remindOfDiaries } from './reminders'
import { diaryDays, trials } from './trial.tables'

let portal: Portal
let client: Person
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.deps.db.delete(trials)
  client = await portal.person('client')
})

type Plan = typeof trials.$inferSelect

/** Two zones, hours apart, where it is neither the first nor the last hour of a day. */
const zones = ['Pacific/Honolulu', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Tokyo'].filter(
  (zone) => !/^(00|23)/.test(nowIn(zone).time),
)
function minutesFrom(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

async function planOf(person: Person, values: Partial<Plan> = {}): Promise<Plan> {
  const { day } = nowIn(values.zone ?? 'UTC')
  const [made] = await portal.deps.db
    .insert(trials)
    .values({
      ...{ clientId: person.clientId, state: 'baseline', symptoms: ['bloating'] },
      ...{ startedOn: day, phaseOn: day, remindAt: '00:00' },
      ...values,
    })
    .returning()
  return made ?? expect.fail('no plan')
}
const change = ({ id }: Plan, values: Partial<Plan>) =>
  portal.deps.db.update(trials).set(values).where(eq(trials.id, id))
const stored = async ({ id }: Plan) =>
  (await portal.deps.db.select().from(trials).where(eq(trials.id, id)))[0] ?? expect.fail('no plan')
const remindersOf = async ({ userId }: Person) =>
  (await portal.deps.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .map(({ title, link }) => `${title} ${link}`)
    .sort()
const emailsTo = async ({ userId }: Person) =>
  (await portal.deps.db.select().from(outbox).where(eq(outbox.userId, userId))).map(({ kind }) => kind)

describe('a reminder', () => {
  const due = (day: string) => `Your diary is waiting /client/plan/diary/${day}`

  it.each(zones.slice(0, 2))('is sent at its hour in %s, once a day with several servers', async (zone) => {
    const { day, time } = nowIn(zone)
    const plan = await planOf(client, { zone, remindAt: minutesFrom(time, 15) })
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([])
    await change(plan, { remindAt: time })
    await Promise.all([remindOfDiaries(portal.deps), remindOfDiaries(portal.deps)])
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([due(day)])
    expect(await emailsTo(client)).toEqual(['diary-due'])
    // Moving the last reminder back a day makes the row see a new day.
    await change(plan, { remindedOn: addDays(day, -1) })
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([due(day), due(day)])
    expect(await emailsTo(client)).toEqual(['diary-due', 'diary-due'])
  })

  it.each([
    ['20:00:00', '19:59', false],
    ['20:00:00', '20:00', true],
    ['23:50:00', '23:44', false],
    ['23:50:00', '23:45', true],
    ['00:00:00', '00:00', true],
  ])('set for %s is due at %s: %s', (remindAt, time, due) => {
    expect(isDue(remindAt, time)).toBe(due)
  })

  it('is for the current day in the zone', async () => {
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    const days = [nowIn(west).day, nowIn(east).day]
    expect(days[0]).not.toBe(days[1])
    const other = await portal.person('client')
    await planOf(client, { zone: west })
    await planOf(other, { zone: east })
    await remindOfDiaries(portal.deps)
    expect([await remindersOf(client), await remindersOf(other)]).toEqual(days.map((day) => [due(day)]))
  })

  it.each<[string, Partial<Plan>]>([
    ['that has not begun', { state: 'proposed' }],
    ['that has ended', { state: 'closed' }],
    ['that begins tomorrow', { startedOn: addDays(nowIn('UTC').day, 1) }],
    ['that pauses', { pausedOn: nowIn('UTC').day }],
    ['whose client wants none', { remindAt: null }],
  ])('is never sent for a plan %s', async (_which, values) => {
    await planOf(client, values)
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([])
  })

  it('is not sent on a day with a diary entry', async () => {
    const { id: trialId } = await planOf(client)
    const { day } = nowIn('UTC')
    const entry = { clientId: client.clientId, trialId, day, scores: [3] }
    await portal.deps.db.insert(diaryDays).values(entry)
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([])
    await portal.deps.db.update(diaryDays).set({ day: addDays(day, -1) })
    await remindOfDiaries(portal.deps)
    expect(await remindersOf(client)).toEqual([due(day)])
  })
})

it('replaces unread reminders, and writing the day marks it read', async () => {
  const unread = async () =>
    (await portal.deps.db.select().from(notifications).where(eq(notifications.userId, client.userId))).filter(
      ({ readAt }) => readAt === null,
    )
  const plan = await planOf(client)
  await remindOfDiaries(portal.deps)
  await change(plan, { remindedOn: null })
  await remindOfDiaries(portal.deps)
  expect(await remindersOf(client)).toHaveLength(2)
  expect(await unread()).toHaveLength(1)
  const { day } = nowIn('UTC')
  const written = await client.visit.put(`/api/diary/${day}`, { scores: [3] })
  expect(written.status).toBe(200)
  expect(await unread()).toEqual([])
})

describe('a plan without a decision', () => {
  const close = () => closeUnanswered(portal.deps, reportsOfClient)

  it('closes the day after its last, and notifies its client and who sees it once', async () => {
    const [seeing, unshared, former] = [
      await portal.person('practitioner'),
      await portal.person('practitioner'),
      await portal.person('practitioner'),
    ]
    for (const { practitionerId } of [seeing, unshared]) {
      const sampleId = `RE${practitionerId}`
      await addReport(portal, client.clientId, sampleId)
      await portal.deps.db.update(reports).set({ practitionerId }).where(eq(reports.sampleId, sampleId))
    }
    const { day } = nowIn('UTC')
    const sharedWith = [seeing.practitionerId, former.practitionerId]
    const plan = await planOf(client, { state: 'without', phaseOn: addDays(day, -48), sharedWith })
    await close()
    expect(await stored(plan)).toEqual(plan)
    await change(plan, { phaseOn: addDays(day, -49) })
    await Promise.all([close(), close()])
    await close()
    expect(await stored(plan)).toMatchObject({
      ...{ state: 'closed', closedReason: 'unanswered', closedOn: day, version: plan.version + 1 },
    })
    expect(await remindersOf(client)).toEqual(['Your plan has ended /client/plan'])
    const ofClient = `/practitioner/clients/${client.clientId}/plan`
    expect(await remindersOf(seeing)).toEqual([`A client’s plan has ended ${ofClient}`])
    for (const person of [client, seeing]) expect(await emailsTo(person)).toEqual(['plan-closed'])
    for (const person of [unshared, former]) expect(await remindersOf(person)).toEqual([])
  })

  it('continues for as long as a pause is allowed', async () => {
    const { day } = nowIn('UTC')
    const plan = await planOf(client, {
      ...{ state: 'without', phaseOn: addDays(day, -60), pausedOn: addDays(day, -13) },
    })
    await close()
    expect(await stored(plan)).toEqual(plan)
    await change(plan, { pausedOn: addDays(day, -14) })
    await close()
    expect(await stored(plan)).toMatchObject({
      ...{ state: 'without', pausedOn: null, pausedDays: 14, phaseOn: addDays(day, -46) },
    })
    expect(await remindersOf(client)).toEqual([])
  })
})
