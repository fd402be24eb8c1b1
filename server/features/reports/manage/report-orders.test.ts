import { reportSorts } from '@shared/domain/reports/report-lists'
import { reportStates } from '@shared/domain/reports/report-state'
import { atSize } from '@shared/testing/runs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../../testing/portal'

let portal: Portal
let admin: Person
let keller: Person
let client: Person

const REPORTS = atSize(120, 330)

beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  keller = await portal.person('practitioner')
  client = await portal.person('client')
  const other = await portal.person('practitioner')
  await portal.deps.db.execute(
    sql`update users set first_name = 'Tomas', last_name = 'Keller' where id = ${keller.userId}`,
  )
  await portal.deps.db.execute(
    sql`update users set first_name = 'Amara', last_name = 'Nwosu' where id = ${other.userId}`,
  )
  await portal.deps.db.execute(sql`
    insert into reports (sample_id, client_name, client_id, practitioner_id, practitioner, status, scale, results,
      date_of_receipt, file_name, folder, digest, created_at)
    select 'EF' || 10000 + n / 2, (array['Kowalska Anna', 'Jörg Schäfer', 'Zoë Åberg', 'Ben Adair'])[1 + n % 4],
      case when n % 3 > 0 then ${client.clientId}::int end,
      case n % 5 when 0 then null when 1 then ${other.practitionerId}::int else ${keller.practitionerId}::int end,
      'Dr. Printed', (array['processing', 'failed', 'processed', 'pending', 'completed'])[1 + n % 7 % 5], 'index',
      (select coalesce(jsonb_agg(jsonb_build_object('food', 'F' || f,
          'level', case when f % 2 = 0 then 'high' else 'moderate' end)), '[]')
        from generate_series(1, n % 9) f),
      case when n % 6 > 0 then date '2026-01-01' + n % 40 end, 'f', gen_random_uuid(), md5(n::text),
      timestamptz '2026-03-01 00:00:00Z' + interval '2 hours' * n
    from generate_series(0, ${REPORTS - 1}) n`)
})
afterAll(() => portal.close())

type Row = {
  id: number
  sampleId: string
  clientName: string
  clientId: number | null
  practitionerName: string | null
  practitioner?: string
  status: string
  high?: number
  moderate?: number
  dateOfReceipt?: string | null
  readAt?: string | null
  releasedAt?: string | null
  createdAt: string
}

const list = async (query: string, person = admin) => {
  const { status, body, headers } = await person.visit.get(`/api/reports?${query}`)
  expect([query, status]).toEqual([query, 200])
  return {
    rows: body as Row[],
    total: Number(headers.get('x-total-count')),
    next: /\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1],
  }
}

async function everyPage(query: string, person = admin) {
  const met: Row[] = []
  for (let next: string | undefined = query; next;) {
    const page = await list(next, person)
    met.push(...page.rows)
    next = page.next
  }
  return met
}

describe('sorting', () => {
  const orders = reportSorts.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })))

  it.each(orders)(
    'sorting by $sort $order shows every report on exactly one page',
    async ({ sort, order }) => {
      for (const narrow of ['', '&assigned=yes', '&state=held', '&q=a']) {
        const all = (await everyPage(`pageSize=200${narrow}`)).map(({ id }) => id).sort((a, b) => a - b)
        const met = await everyPage(`pageSize=47&sort=${sort}&order=${order}${narrow}`)
        expect(
          met.map(({ id }) => id).sort((a, b) => a - b),
          narrow,
        ).toEqual(all)
      }
      const grouped = await everyPage(`pageSize=20&groupBy=sample&sort=${sort}&order=${order}`)
      expect(new Set(grouped.map(({ id }) => id)).size).toBe(REPORTS)
      expect(grouped).toHaveLength(REPORTS)
    },
  )

  const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stateOf = ({ status, clientId }: Row) =>
    status === 'processing' || status === 'failed'
      ? status
      : clientId === null
        ? 'nobody'
        : { processed: 'to-check', pending: 'held', completed: 'released' }[status]
  const two = (count = 0) => String(count).padStart(2, '0')
  const dotted = (day: string | null | undefined) => day?.split('.').reverse().join('-') ?? ''
  const lastFirst = (name: string | null) => name?.split(' ').reverse().join(' ') ?? '~'
  const keys: Record<(typeof reportSorts)[number], (row: Row) => string> = {
    sample: ({ sampleId }) => sampleId,
    client: ({ clientName }) => folded(clientName),
    practitioner: ({ practitionerName }) => lastFirst(practitionerName),
    state: (row) => String(reportStates.indexOf(stateOf(row) as never)),
    elevated: ({ high, moderate }) => `${two(high)} ${two(moderate)}`,
    received: ({ dateOfReceipt }) => dotted(dateOfReceipt),
    uploaded: ({ createdAt }) => createdAt,
  }

  it.each(orders)('sorting by $sort $order gives that order', async ({ sort, order }) => {
    for (const narrow of ['', '&state=released']) {
      const met = (await everyPage(`pageSize=200&sort=${sort}&order=${order}${narrow}`)).map(keys[sort])
      const sorted = [...met].sort()
      expect(met).toEqual(order === 'asc' ? sorted : sorted.reverse())
    }
  })

  it('places a group by its first report and lists its newest first', async () => {
    const grouped = await everyPage('pageSize=50&groupBy=sample&sort=elevated&order=desc')
    const samples = [...new Set(grouped.map(({ sampleId }) => sampleId))]
    const groups = samples.map((sample) => grouped.filter(({ sampleId }) => sampleId === sample))
    const highest = groups.map((rows) => rows.map(keys.elevated).sort().at(-1) ?? '')
    expect(highest).toEqual([...highest].sort().reverse())
    for (const rows of groups)
      expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort((a, b) => b - a))
  })
})

describe('searching', () => {
  const names = async (q: string, person = admin) =>
    [
      ...new Set(
        (await everyPage(`pageSize=200&q=${encodeURIComponent(q)}`, person)).map(
          ({ clientName }) => clientName,
        ),
      ),
    ].sort()

  it('finds words in any order, without accents and in capitals', async () => {
    expect(await names('anna kowalska')).toEqual(['Kowalska Anna'])
    expect(await names('  ANNA   kowal ')).toEqual(['Kowalska Anna'])
    expect(await names('Schafer')).toEqual(['Jörg Schäfer'])
    expect(await names('schäfer JORG')).toEqual(['Jörg Schäfer'])
    expect(await names('aberg z')).toEqual(['Zoë Åberg'])
    expect(await names('anna schafer')).toEqual([])
    expect((await list('q=%20')).total).toBe(REPORTS)
  })

  it("finds a practitioner's name together with a sample or client, for admins", async () => {
    const of = await everyPage('pageSize=200&q=keller%20EF1000')
    expect(of.length).toBeGreaterThan(5)
    for (const row of of)
      expect([row.practitionerName, row.sampleId.slice(0, 6)]).toEqual(['Tomas Keller', 'EF1000'])
    expect(await names('keller kowalska')).toEqual(['Kowalska Anna'])
    expect((await list('q=tomas%20keller')).total).toBe(
      (await list(`practitionerId=${keller.practitionerId}`)).total,
    )
    expect((await list('q=keller', keller)).total).toBe(0)
  })

  it('finds clients the same way', async () => {
    for (const [path, q] of [
      ['users', 'keller tomas'],
      ['practitioners', 'KELLER töm'],
    ]) {
      const { body } = await admin.visit.get(`/api/${path}?q=${encodeURIComponent(q ?? '')}`)
      expect(body).toHaveLength(1)
    }
  })
})

describe('filtering', () => {
  const ids = (rows: Row[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

  it('the filters by state and by link put each report in exactly one state', async () => {
    const all = ids(await everyPage('pageSize=200'))
    const states = await Promise.all(reportStates.map((state) => everyPage(`pageSize=200&state=${state}`)))
    expect(ids(states.flat())).toEqual(all)
    for (const rows of states) expect(rows.length).toBeGreaterThan(0)
    const linked = await Promise.all(
      ['yes', 'no'].map((linked) => everyPage(`pageSize=200&linked=${linked}`)),
    )
    expect(ids(linked.flat())).toEqual(all)
    expect(linked[1]?.every(({ clientId }) => clientId === null)).toBe(true)
  })

  it('the filter by days of upload includes whole UTC days, also the last', async () => {
    const days = (rows: Row[]) => [...new Set(rows.map(({ createdAt }) => createdAt.slice(0, 10)))].sort()
    expect(days(await everyPage('pageSize=200&from=2026-03-02&to=2026-03-03'))).toEqual([
      '2026-03-02',
      '2026-03-03',
    ])
    expect((await list('pageSize=200&from=2026-03-02&to=2026-03-02')).total).toBe(12)
    expect((await list('from=2026-03-03&to=2026-03-02')).total).toBe(0)
    expect((await admin.visit.get('/api/reports?from=2026-02-30')).status).toBe(400)
  })

  it('counts the states within reach and among assigned reports', async () => {
    const counts = async (query: string, person = admin) =>
      (await person.visit.get(`/api/reports/counts?${query}`)).body as Record<
        string,
        { n: number; more: boolean }
      >
    for (const assigned of ['', 'assigned=yes', 'assigned=no']) {
      const found = await counts(assigned)
      expect(found.all).toEqual({ n: (await list(assigned)).total, more: false })
      for (const state of reportStates)
        expect(found[state]?.n).toBe((await list(`state=${state}&${assigned}`)).total)
    }
    const own = await counts('', keller)
    expect(own.all?.n).toBe((await list('', keller)).total)
    expect([own.failed?.n, own['to-check']?.n]).toEqual([0, 0])
    expect((await client.visit.get('/api/reports/counts')).status).toBe(403)
  })
})

it('shows the printed practitioner to admins only', async () => {
  const [row] = (await list('state=released&sort=uploaded&order=asc&pageSize=1')).rows
  await portal.deps.db.execute(
    sql`insert into report_openings (report_id, user_id, version, first_at)
      values (${row?.id}, ${client.userId}, 1, '2026-05-01T08:00:00Z')`,
  )
  const [seen] = (await list('state=released&sort=uploaded&order=asc&pageSize=1')).rows
  expect(seen).toMatchObject({ practitioner: 'Dr. Printed', readAt: '2026-05-01T08:00:00.000Z' })
  expect(seen?.releasedAt).toBe(seen?.createdAt)
  const [theirs] = (await list('pageSize=1', keller)).rows
  expect(theirs?.practitioner).toBe('')
  const own = (await list('pageSize=1', client)).rows[0]
  expect(own && 'high' in own).toBe(false)
})
