import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '@shared/domain/text/dates'
import { BATCH_SIZE } from '../database/remove-in-batches'
import { messageLogs, outbox } from '../features/messaging/messaging.tables'
import { notifications } from '../features/notifications/notifications.tables'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { jobs } from './registry'

let portal: Portal
let person: Person
beforeAll(async () => {
  portal = await startPortal()
  person = await portal.person('client')
})
afterAll(() => portal.close())

const run = (name: string) => jobs.find((job) => job.name === name)?.run(portal.deps)
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

it('notifications are removed a year after being read, or two years after their creation', async () => {
  const { db } = portal.deps
  const of = (title: string, made: number, read?: number) => ({
    ...{ userId: person.userId, title, message: '', createdAt: daysAgo(made) },
    readAt: read === undefined ? null : daysAgo(read),
  })
  await db.delete(notifications)
  await db
    .insert(notifications)
    .values([
      of('read long ago', 400, 370),
      of('read lately', 400, 10),
      of('unread', 700),
      of('unread for ever', 740),
      of('read late, of old', 740, 10),
      of('new', 1, 0),
    ])
  await run('remove-old-notifications')
  const left = await db.select({ title: notifications.title }).from(notifications)
  expect(left.map(({ title }) => title).sort()).toEqual(['new', 'read lately', 'unread'])
})

it('many rows are removed in batches, and a locked row stays until the next run', async () => {
  const { db } = portal.deps
  const many = 2 * BATCH_SIZE + 10
  await db.delete(notifications)
  await db.execute(sql`
    insert into notifications (user_id, title, message, created_at)
    select ${person.userId}::int, 'old', '', now() - interval '3 years' from generate_series(1, ${many}::int)`)
  const [locked] = await db.select({ id: notifications.id }).from(notifications).limit(1)
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(notifications)
      .where(inArray(notifications.id, [locked?.id ?? 0]))
      .for('update')
    await run('remove-old-notifications')
    expect(await db.select({ id: notifications.id }).from(notifications)).toEqual([locked])
  })
  await run('remove-old-notifications')
  expect(await db.$count(notifications)).toBe(0)
})

it('the message log keeps three years', async () => {
  const { db } = portal.deps
  const of = (subject: string, made: number) => ({
    ...{ messageType: 'email' as const, status: 'sent' as const, recipients: [], message: '' },
    ...{ subject, createdAt: daysAgo(made) },
  })
  await db.insert(messageLogs).values([of('kept', 1090), of('old', 1100)])
  await run('remove-old-messages')
  const left = await db.select({ subject: messageLogs.subject }).from(messageLogs)
  expect(left).toEqual([{ subject: 'kept' }])
})

it('old outbox rows are removed, except failed invitations, report news and waiting ones', async () => {
  const { db } = portal.deps
  await db.delete(outbox)
  const of = (
    subjectId: number,
    state: 'waiting' | 'sent' | 'failed',
    kind: 'export-ready' | 'report-ready' | 'invitation',
  ) => ({
    ...{ subjectId, state, kind, userId: person.userId, createdAt: daysAgo(370) },
  })
  await db
    .insert(outbox)
    .values([
      of(1, 'sent', 'export-ready'),
      of(2, 'failed', 'export-ready'),
      of(3, 'waiting', 'export-ready'),
      of(4, 'sent', 'invitation'),
      of(5, 'failed', 'invitation'),
      { ...of(6, 'sent', 'export-ready'), createdAt: daysAgo(300) },
      of(7, 'sent', 'report-ready'),
    ])
  await run('remove-old-owed')
  const left = await db.select({ id: outbox.subjectId }).from(outbox).orderBy(outbox.subjectId)
  expect(left.map(({ id }) => id)).toEqual([3, 5, 6, 7])
})

it('the tallies are folded without a look at the dashboard', async () => {
  const { db } = portal.deps
  const tallied = async () =>
    (await db.execute(sql`select count(*)::int as n, sum(n)::int as of from tallies`)).rows
  await db.execute(
    sql`insert into tallies (what, key, n) select 'reports', 'then', 1 from generate_series(1, 500)`,
  )
  const [before] = await tallied()
  await run('fold-tallies')
  const [after] = await tallied()
  expect(after?.['of']).toBe(before?.['of'])
  expect(after?.['n']).toBeLessThan(20)
})
