import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import { DAY_MS } from '@shared/domain/text/dates'
import { worklistItemTypes } from '@shared/features/worklist'
import { addReport, linkFor, newcomer } from '../../testing/invited'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { signInLinks } from '../accounts/accounts.tables'
import { questionReviews } from '../assistant/assistant.tables'
import { deletionRequests } from '../privacy/privacy.tables'
import { reports } from '../reports/reports.tables'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
beforeEach(async () => {
  const { db } = portal.deps
  for (const table of [reports, questionReviews, deletionRequests]) await db.delete(table)
})
afterAll(() => portal.close())

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

let samples = 0
type Given = Partial<typeof reports.$inferInsert>
async function report(given: Given = {}) {
  const sampleId = `W${++samples}`
  const [made] = await portal.deps.db
    .insert(reports)
    .values({
      ...{ sampleId, clientName: 'Waiting Person', status: 'completed', scale: 'index' },
      ...{ fileName: `${sampleId}.html`, folder: randomUUID(), digest: randomUUID(), ...given },
    })
    .returning()
  if (!made) throw new Error('no report')
  return made
}

type Row = Reply<'GET /api/worklist'>[number]
async function list(query = '') {
  const answer = await admin.visit.get(`/api/worklist${query}`)
  expect(answer.status, answer.text).toBe(200)
  const counts = JSON.parse(answer.headers.get('X-Counts') ?? '') as Record<string, number>
  return { rows: answer.body as Row[], counts, total: Number(answer.headers.get('X-Total-Count')), answer }
}
const warning = (code: string, line: number | null = null) => ({ line, code, message: 'Wheat is HIGH.' })

describe('the worklist', () => {
  it('is empty at first', async () => {
    const { rows, counts, total } = await list()
    expect({ rows, total }).toEqual({ rows: [], total: 0 })
    expect(counts).toEqual(Object.fromEntries(worklistItemTypes.map((kind) => [kind, 0])))
  })

  it('has one row of each type, first waiting people, then reports that keep one from their result', async () => {
    const { db } = portal.deps
    const client = await portal.person('client')
    const doctor = await portal.person('practitioner', { firstName: 'Tomas', lastName: 'Keller' })
    const held = await report({
      clientId: client.clientId,
      practitionerId: doctor.practitionerId,
      status: 'pending',
      createdAt: ago(9.5),
    })
    await report({ clientId: client.clientId, status: 'pending', createdAt: ago(6) })
    const nobody = await report({
      clientName: 'Owen Price',
      createdAt: ago(5),
      warnings: [warning('no-result', 3)],
    })
    const check = await report({
      clientId: client.clientId,
      status: 'processed',
      createdAt: ago(7),
      warnings: [warning('no-result', 3), warning('html'), warning('open-ended', 3)],
    })
    const failed = await report({
      status: 'failed',
      failure: 'The CSV file holds no result.',
      createdAt: ago(20),
    })
    const invited = await newcomer(portal, { firstName: 'Ruth', lastName: 'Clarke' })
    await addReport(portal, invited.clientId, 'EF20377')
    await db
      .update(reports)
      .set({ releasedAt: ago(16) })
      .where(eq(reports.sampleId, 'EF20377'))
    const [asked] = await db
      .insert(questionReviews)
      .values({ userId: client.userId, question: 'My Wheat?', aiResponse: '', reason: 'no-source' })
      .returning()
    const [deletion] = await db
      .insert(deletionRequests)
      .values({ userId: client.userId, createdAt: ago(3) })
      .returning()
    const { rows, counts, total, answer } = await list()
    expect(rows.map(({ kind, reportId, userId }) => [kind, reportId ?? userId])).toEqual([
      ['deletion', client.userId],
      ['failed', failed.id],
      ['held', held.id],
      ['to-check', check.id],
      ['nobody', nobody.id],
      ['never-in', invited.userId],
      ['question', null],
    ])
    expect(rows.map(({ reason }) => reason)).toEqual([
      'Asked for their account to be deleted 3 days ago',
      'The CSV file holds no result.',
      'With Tomas Keller for 9 days, not opened',
      'Check the HTML file, and 1 more',
      'No client has this name, no email in the files',
      'Never invited',
      'The assistant found no answer',
    ])
    expect(rows.map(({ actions }) => actions)).toEqual([
      ['carry-out'],
      ['replace', 'retry'],
      ['release', 'assign'],
      ['confirm', 'replace'],
      ['link', 'replace'],
      ['letter'],
      ['answer'],
    ])
    expect(rows.at(-1)?.questionId).toBe(asked?.id)
    expect(rows[0]).toMatchObject({ deletionId: deletion?.id, since: deletion?.createdAt.toISOString() })
    const kinds: string[] = rows.map(({ kind }) => kind)
    expect(counts).toEqual(
      Object.fromEntries(worklistItemTypes.map((kind) => [kind, kinds.includes(kind) ? 1 : 0])),
    )
    expect(total).toBe(7)
    expect(answer.headers.get('X-Oldest')).toBe(failed.createdAt.toISOString())
    expect((await list('?kind=question')).answer.headers.get('X-Oldest')).toBe(failed.createdAt.toISOString())
    expect(answer.text).not.toMatch(/Wheat/)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })
  it('leaves out clients invited in the last 14 days through any channel, unless it was withdrawn', async () => {
    const { db } = portal.deps
    const { clientId, userId } = await newcomer(portal, { firstName: 'Bo', lastName: 'Li' })
    await addReport(portal, clientId, 'EF20381')
    await db
      .update(reports)
      .set({ releasedAt: ago(40) })
      .where(eq(reports.sampleId, 'EF20381'))
    const made = async (channel: 'email' | 'letter', days: number) => {
      const { id } = await linkFor(portal, userId, channel)
      await db
        .update(signInLinks)
        .set({ createdAt: ago(days) })
        .where(eq(signInLinks.id, id))
    }
    const daysOf = (since: string) => Math.floor((Date.now() - Date.parse(since)) / DAY_MS)
    const listed = async () =>
      (await list('?kind=never-in')).rows.map(({ since, reason }) => [daysOf(since), reason])
    expect(await listed()).toEqual([[40, 'Never invited']])
    await made('email', 20)
    expect(await listed()).toEqual([[20, 'Invited by email 20 days ago, link never opened']])
    await made('letter', 3)
    expect(await listed()).toEqual([])
    await db.update(signInLinks).set({ revokedAt: new Date() }).where(eq(signInLinks.userId, userId))
    expect(await listed()).toEqual([[40, 'The invitation was withdrawn']])
  })
})
