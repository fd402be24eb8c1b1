import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshInvitationStatuses } from '../features/invitations/invitations.public'
import { fillTables } from '../testing/fill-tables'
import { findExample, listRequests, type Who } from '../testing/list-requests'
import { startPortal, testPassword, type Portal } from '../testing/portal'
import { statementsOf } from '../testing/statements'
import { superuserUrl } from '../testing/test-server'
import type { Visitor } from '../testing/visitor'

const REPORTS = 20_000
const PEOPLE = 10_000
/**
 * Tables that grow without limit. MOST_ROWS exceeds what any list reads to fill a page and count to
 * a thousand: twice as many rows for groups, and two and a half times as many where two of five
 * reports are listed.
 */
const growing = [
  'reports',
  'users',
  'clients',
  'sign_in_links',
  'standings',
  'audit_events',
  'notifications',
  'question_reviews',
]
const MOST_ROWS = 8_500
/**
 * The turnaround scans all clients every few minutes; see
 * docs/adr/0018-dashboard-counts-come-from-tallies.md.
 */
const known = /\/api\/turnaround: Seq Scan on clients reads/

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

let portal: Portal
const visitors = {} as Record<Who, Visitor>
const requests: ReturnType<typeof listRequests> = []
beforeAll(async () => {
  portal = await startPortal()
  visitors.admin = (await portal.person('admin')).visit
  const client = new pg.Client({ connectionString: superuserUrl(portal.deps.config.databaseUrl) })
  await client.connect()
  await fillTables(client, REPORTS, PEOPLE)
  await refreshInvitationStatuses(portal.deps.db)
  await client.query('vacuum analyze')
  await client.end()
  const example = await findExample(portal.deps.pool)
  requests.push(...listRequests(example))
  for (const who of ['practitioner', 'client'] as const) {
    visitors[who] = portal.stranger()
    await visitors[who].post('/api/login', { email: example[who], password: testPassword })
  }
})
afterAll(() => portal.close())

/** Nodes of a plan that scan a growing table or read more of it than a list may need. */
function excesses(plan: Plan): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = plan
  const read = (rows + (plan['Rows Removed by Filter'] ?? 0)) * loops
  const isExcess = table !== undefined && growing.includes(table) && (node === 'Seq Scan' || read > MOST_ROWS)
  const below = (plan.Plans ?? []).flatMap(excesses)
  return isExcess ? [`${node} on ${table} reads ${read} rows`, ...below] : below
}

it('every list uses an index and reads only its page and a count to a thousand', async () => {
  const found: string[] = []
  for (const { who, path } of requests) {
    let status = 0
    const all = await statementsOf(async () => (status = (await visitors[who].get(path)).status))
    const statements = all.filter(({ text }) => /^(\/\* often \*\/)?\s*(select|with)/i.test(text))
    expect([path, status]).toEqual([path, 200])
    expect(statements.length, path).toBeGreaterThan(0)
    for (const { text, values } of statements) {
      const { rows } = await portal.deps.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      )
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      if (plan) found.push(...excesses(plan).map((excess) => `${who} ${path}: ${excess}`))
    }
  }
  expect(found.filter((excess) => !known.test(excess))).toEqual([])
})
