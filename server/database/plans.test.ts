import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fill } from '../testing/fill'
import { listCalls, type Who } from '../testing/list-calls'
import { startPortal, testPassword, type Portal } from '../testing/portal'
import type { Visitor } from '../testing/visitor'

/** Enough that reading a whole table costs more than its index. */
const REPORTS = Number(process.env['REPORTS'] ?? 20_000)
const PEOPLE = 10_000
/** More rows than any list reads of a table that grows, and far fewer than these tables have. */
const MOST_ROWS = 4_500
const growing = ['reports', 'users', 'clients', 'audit_events', 'notifications']

type Statement = { text: string; values: unknown[] }
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
const statements: Statement[] = []
beforeAll(async () => {
  portal = await startPortal()
  visitors.admin = (await portal.person('admin')).visit
  const client = await portal.deps.pool.connect()
  await fill(client, REPORTS, PEOPLE)
  await client.query('vacuum analyze')
  const example = await findExample(client)
  client.release(true)
  calls.push(...listCalls(example))
  for (const who of ['practitioner', 'client'] as const) {
    visitors[who] = portal.stranger()
    await visitors[who].post('/api/login', { email: example[who], password: testPassword })
  }
  recordStatements()
})
afterAll(() => portal.close())

/** Notes what the server sends to its database, as it sends it. */
function recordStatements() {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [config, values] = sent as [Partial<Statement> | string, unknown[] | undefined]
    const text = typeof config === 'string' ? config : (config.text ?? '')
    if (/^\s*(select|with)/i.test(text)) statements.push({ text, values: values ?? [] })
    return Reflect.apply(query, this, sent) as unknown
  } as typeof query
}

const calls = listCalls({ clientId: 61, practitionerId: 1 })

it.each(calls)('$who $path reads no more rows than it shows and counts', async ({ who, path }) => {
  statements.length = 0
  expect((await visitors[who].get(path)).status).toBe(200)
  const sent = [...statements]
  expect(sent.length).toBeGreaterThan(0)
  for (const { text, values } of sent) {
    const { rows } = await portal.deps.pool.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number; 'Planning Time': number }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const top = rows[0]?.['QUERY PLAN'][0]
    if (process.env['SHOW']) {
      const t = await portal.deps.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values)
      console.log(`${path}\n${text.slice(0, 700)}\n${t.rows.map((row) => row['QUERY PLAN']).join('\n')}`)
    }
    if (top) check(top.Plan, text)
  }
})

function check(plan: Plan, text: string) {
  const relation = plan['Relation Name']
  if (relation !== undefined && growing.includes(relation)) {
    expect(plan['Node Type'], text).not.toBe('Seq Scan')
    const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    expect(read, text).toBeLessThan(MOST_ROWS)
  }
  for (const part of plan.Plans ?? []) check(part, text)
}
