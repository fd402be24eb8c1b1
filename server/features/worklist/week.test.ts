import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { stateOf } from '@shared/domain/reports/report-state'
import { atSize } from '@shared/testing/runs'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import type { Visitor } from '../../testing/visitor'
import { makeWeek, troubles, waitsAs, weekForm, weekPractitioner, type WeekSample } from '../../testing/week'
import { clients } from '../clients/clients.tables'
import { reports } from '../reports/reports.tables'
import { users } from '../accounts/accounts.tables'

const COUNT = atSize(2 * troubles.length, 200)

type Row = Reply<'GET /api/worklist'>[number]
type Report = Reply<'GET /api/reports/:id'>

let portal: Portal
let admin: Visitor
let keller: Person
const week = makeWeek(COUNT)
const uploaded = new Map<string, Report>()

beforeAll(async () => {
  portal = await startPortal()
  admin = (await portal.person('admin')).visit
  keller = await portal.person('practitioner', weekPractitioner)
  for (const { gender, ...client } of week.clients) {
    const { clientId } = await portal.person('client', client)
    await portal.deps.db.update(clients).set({ gender }).where(eq(clients.id, clientId))
  }
  // Invitations are not the subject here, so all clients have signed in except the absent ones.
  const absent = samplesWith('never-in').map(({ clientName }) => clientName)
  await portal.deps.db
    .update(users)
    .set({
      lastSignInAt: sql`case when first_name || ' ' || last_name = any(${sql.param(absent)}) then null else now() end`,
    })
    .where(eq(users.role, 'client'))
  for (const sample of week.samples.filter(({ pdf }) => pdf)) {
    const fields: Record<string, string> =
      sample.trouble === 'held' ? { practitionerId: String(keller.practitionerId), hold: 'true' } : {}
    const answer = await admin.upload('/api/reports/multi-file', weekForm(sample, fields))
    expect(answer.status, answer.text).toBe(201)
    uploaded.set(sample.sampleId, answer.body as Report)
  }
  await age('pendingAt', 'held', 8)
  await age('releasedAt', 'never-in', 15)
})
afterAll(() => portal.close())

const samplesWith = (trouble: WeekSample['trouble']) =>
  week.samples.filter((sample) => sample.trouble === trouble)

/** Back-dates the reports with this trouble by so many days. */
async function age(column: 'pendingAt' | 'releasedAt', trouble: WeekSample['trouble'], days: number) {
  for (const { sampleId } of samplesWith(trouble))
    await portal.deps.db
      .update(reports)
      .set({ [column]: sql`now() - make_interval(days => ${days})` })
      .where(eq(reports.sampleId, sampleId))
}

async function everything(kind?: string): Promise<{ rows: Row[]; counts: Record<string, number> }> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const answer = await admin.get(`/api/worklist?page=${page}&pageSize=20${kind ? `&kind=${kind}` : ''}`)
    rows.push(...(answer.body as Row[]))
    if (!answer.headers.get('link')?.includes('rel="next"'))
      return { rows, counts: JSON.parse(answer.headers.get('x-counts') ?? '{}') as Record<string, number> }
  }
}

const idsOf = (rows: readonly { sampleId: string | null }[]) => rows.map(({ sampleId }) => sampleId).sort()

it('a week lists each trouble under its type with a reason, and nothing else', async () => {
  const { rows, counts } = await everything()
  for (const kind of ['failed', 'to-check', 'nobody', 'held', 'never-in'] as const) {
    const expected = week.samples
      .filter(({ trouble }) => trouble in waitsAs && waitsAs[trouble as keyof typeof waitsAs] === kind)
      .map(({ sampleId }) => sampleId)
      .sort()
    expect(idsOf(rows.filter((row) => row.kind === kind)), kind).toEqual(expected)
    expect(idsOf((await everything(kind)).rows), kind).toEqual(expected)
    expect(counts[kind], kind).toBe(expected.length)
  }
  for (const row of rows) {
    expect(row.reason.length).toBeGreaterThan(10)
    expect(row.actions.length).toBeGreaterThan(0)
  }
})

it('worklist, lists, statistics and database agree', async () => {
  const counted = (await admin.get('/api/reports/counts')).body as Reply<'GET /api/reports/counts'>
  const rows = await portal.deps.db.select().from(reports)
  expect(counted.all).toEqual({ n: rows.length, more: false })
  for (const state of ['failed', 'nobody', 'to-check', 'held', 'released'] as const) {
    const stored = rows.filter((row) => stateOf(row) === state)
    expect(counted[state].n, state).toBe(stored.length)
    const listed = (await admin.get(`/api/reports?state=${state}&pageSize=200`))
      .body as Reply<'GET /api/reports'>
    expect(idsOf(listed), state).toEqual(idsOf(stored))
  }
  const well = week.samples.filter(({ trouble }) => ['none', 'gender', 'never-in'].includes(trouble))
  expect(idsOf(rows.filter((row) => stateOf(row) === 'released'))).toEqual(idsOf(well))
})

it('the offered actions empty the list, and every result reaches one person', async () => {
  const solved = new Set<string>()
  for (let round = 0; round < 5; round++) {
    const { rows } = await everything()
    const open = rows.filter(({ kind }) => kind !== 'never-in')
    if (open.length === 0) break
    for (const row of open) {
      await solve(row)
      solved.add(row.sampleId ?? '')
    }
  }
  const { rows } = await everything()
  expect(idsOf(rows)).toEqual(idsOf(samplesWith('never-in')))
  expect(solved.size).toBe(
    Object.keys(Object.fromEntries([...uploaded].filter(([id]) => isTrouble(id)))).length -
      samplesWith('never-in').length,
  )
  const lost = await portal.deps.db
    .select({ sampleId: reports.sampleId })
    .from(reports)
    .where(isNull(reports.releasedAt))
  expect(lost).toEqual([])
  const read = await portal.deps.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.status, 'completed'), gt(reports.clientId, 0)))
  expect(read).toHaveLength(uploaded.size)
})

const isTrouble = (sampleId: string) =>
  week.samples.some((sample) => sample.sampleId === sampleId && sample.trouble in waitsAs)

/** Takes the first action that a row offers, as the screen would. */
async function solve({ actions, reportId, sampleId }: Row): Promise<void> {
  const path = `/api/reports/${reportId}`
  const report = (await admin.get(path)).body as Report
  // A PDF that does not open could be confirmed as well, and would stay with the report.
  const action = report.warnings.some(({ code }) => code === 'pdf') ? 'replace' : actions[0]
  expect(actions).toContain(action)
  const answer = await step(action, path, report, sampleId ?? '')
  expect(answer.status, `${sampleId} ${action}: ${answer.text}`).toBeLessThan(300)
}

function step(action: Row['actions'][number] | undefined, path: string, report: Report, sampleId: string) {
  if (action === 'link') return link(path)
  if (action === 'assign') return admin.patch(path, { practitionerId: report.suggestedPractitioner?.id })
  if (action === 'confirm' || action === 'release') return admin.post(`${path}/release`)
  const sample = week.samples.find((one) => one.sampleId === sampleId)
  if (action !== 'replace' || !sample) throw new Error(`no step for ${action} of ${sampleId}`)
  return admin.send('PUT', `${path}/files`, {
    form: weekForm({ ...sample, pdf: sample.soundPdf }, {}, sample.soundCsv),
  })
}

async function link(path: string) {
  const found = (await admin.get(`${path}/suggestions`)).body as Reply<'GET /api/reports/:id/suggestions'>
  const [likeliest] = found
  return admin.put(`${path}/client`, likeliest ? { clientId: likeliest.clientId } : { withoutEmail: true })
}
