import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startJobs } from '../jobs/jobs'
import { projectRoot } from '../config/project-root'
import { startPortal, type Portal } from '../testing/portal'

const token = 'a token of the monitoring'
let portal: Portal
let guarded: Portal
beforeAll(async () => {
  portal = await startPortal()
  guarded = await startPortal({ METRICS_TOKEN: token })
})
afterAll(async () => {
  await portal.close()
  await guarded.close()
})

/** A plain request, because fetch does not allow setting Host. */
const askAs = (host: string) =>
  new Promise((resolve, reject) =>
    get(`${portal.url}/metrics`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).once(
      'error',
      reject,
    ),
  )
const read = async () => (await portal.stranger().get('/metrics')).text
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

describe('the metrics', () => {
  it('count requests by route and status, and contain nothing from a request', async () => {
    const { visit } = await portal.person('client', { firstName: 'Vera', lastName: 'Victim' })
    await visit.get('/api/reports/4711')
    await visit.get('/api/reports?q=Vera+Victim')
    await visit.get('/api/vera')
    await visit.get('/vera')
    const text = await read()
    expect(valueOf(text, 'pearwell_http_requests_total{route="GET /api/reports/:id",status="404"}')).toBe(1)
    expect(valueOf(text, 'pearwell_http_request_seconds_count{route="GET /api/reports"}')).toBe(1)
    expect(valueOf(text, 'pearwell_http_requests_total{route="POST /api/login",status="200"}')).toBe(1)
    expect(valueOf(text, 'pearwell_http_requests_total{route="page",status="404"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'pearwell_http_requests_under_way')).toBe(1)
    // Values may contain any digits by chance.
    const names = text.replaceAll(/ \S+$/gmu, '')
    expect(names).not.toMatch(/vera|victim|4711|example\.com/i)
  })

  it('measure the pool, the disk and the process', async () => {
    const text = await read()
    expect(valueOf(text, 'pearwell_pool_wait_seconds_count')).toBeGreaterThan(1)
    expect(valueOf(text, 'pearwell_pool_connections{state="idle"}')).toBeGreaterThan(0)
    expect(valueOf(text, 'pearwell_pool_waiting')).toBe(0)
    expect(valueOf(text, 'pearwell_data_disk_free_bytes')).toBeGreaterThan(0)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(valueOf(text, 'pearwell_ready')).toBe(1)
  })

  it('show jobs by age and outcome, the last backup, and what the sweep holds back', async () => {
    const { pool } = portal.deps
    await pool.query('update data_folder set backed_up_at = null, held_back = 0')
    expect(valueOf(await read(), 'pearwell_last_backup_timestamp_seconds')).toBe(0)
    const worker = await startJobs(portal.deps, [
      { name: 'good', schedule: '0 0 1 1 *', run: () => Promise.resolve() },
    ])
    await worker.stop()
    const never = valueOf(await read(), 'pearwell_job_last_success_timestamp_seconds{queue="good"}')
    expect(Math.abs(never - Date.now() / 1000)).toBeLessThan(600)
    // Maintenance of pg-boss may still be archiving old jobs; locking the table waits until it is
    // done.
    await pool.query("begin; lock table pgboss.job; delete from pgboss.job where name = 'good'; commit")
    await pool.query("update data_folder set backed_up_at = '2026-11-01T00:00:00Z', held_back = 3")
    await pool.query(`insert into pgboss.job (name, state, start_after, started_on, completed_on) values
      ('good', 'completed', now(), now(), '2026-11-02T00:00:00Z'), ('good', 'failed', now(), now(), now()),
      ('good', 'created', now() - interval '1 hour', null, null), ('good', 'active', now(), now() - interval '2 hours', null)`)
    const text = await read()
    for (const state of ['completed', 'failed', 'waiting', 'active'])
      expect(valueOf(text, `pearwell_jobs{queue="good",state="${state}"}`)).toBe(1)
    expect(valueOf(text, 'pearwell_job_age_seconds{queue="good",state="waiting"}')).toBeGreaterThanOrEqual(
      3600,
    )
    expect(valueOf(text, 'pearwell_job_age_seconds{queue="good",state="active"}')).toBeGreaterThanOrEqual(
      7200,
    )
    expect(valueOf(text, 'pearwell_job_last_success_timestamp_seconds{queue="good"}')).toBe(1_793_577_600)
    expect(valueOf(text, 'pearwell_last_backup_timestamp_seconds')).toBe(1_793_491_200)
    expect(valueOf(text, 'pearwell_held_back_folders')).toBe(3)
  })

  it('include every series that an alert uses', async () => {
    const { groups } = parse(
      readFileSync(path.join(projectRoot, 'docs/operations/files/alerts.yml'), 'utf8'),
    ) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
    }
    const rules = groups.flatMap((group) => group.rules)
    const text = await read()
    const exported = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name))
    expect(rules.length).toBeGreaterThan(8)
    for (const { alert, expr, annotations } of rules) {
      const named = expr.match(/\b(?:pearwell|nodejs|process)_\w+/g) ?? []
      expect(named, alert).not.toEqual([])
      for (const name of named) expect([...exported], alert).toContain(name)
      expect(annotations.summary).toMatch(/\.|\?$/)
    }
  })

  it('report an unavailable database, without stale numbers', async () => {
    const away = await startPortal()
    away.deps.db.select = () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    }
    const { status, text } = await away.stranger().get('/metrics')
    expect([status, valueOf(text, 'pearwell_ready')]).toEqual([200, 0])
    expect(text).not.toMatch(/^pearwell_(last_backup|held_back)/m)
    await away.close()
  })
})

describe('access to the metrics', () => {
  const absent = { status: 404, body: { code: 'not-found' } }

  it('without a token is for local programs only, not for requests through a proxy', async () => {
    expect((await portal.stranger().get('/metrics')).status).toBe(200)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
      expect(await portal.stranger().get('/metrics', { [name]: '127.0.0.1' })).toMatchObject(absent)
  })

  it('is refused to a page of another site whose host name points to this machine', async () => {
    for (const [host, status] of [
      ['127.0.0.1:3000', 200],
      ['[::1]:3000', 200],
      ['localhost', 200],
      ['rebound.example:3000', 404],
      ['127.0.0.1.rebound.example', 404],
    ] as const)
      expect(await askAs(host)).toBe(status)
  })

  it('with a token is for everybody who sends it, from anywhere', async () => {
    const ask = (headers: Record<string, string>) => guarded.stranger().get('/metrics', headers)
    for (const Authorization of ['', token, `Bearer ${token}x`, 'Bearer ', `Basic ${token}`])
      expect(await ask({ Authorization })).toMatchObject(absent)
    const given = await ask({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': '203.0.113.7' })
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(given.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const admin = await guarded.person('admin')
    expect((await admin.visit.get('/metrics')).status).toBe(404)
  })
})
