import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../../testing/portal'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Row = { id: number; sampleId: string; clientName: string; createdAt: string }

const list = async (query: string, person = admin) => {
  const { status, body, headers } = await person.visit.get(`/api/reports?${query}`)
  const counts = ['x-total-count', 'x-total-groups', 'x-total-capped'].map((name) => headers.get(name))
  return { status, rows: body as Row[], counts, link: headers.get('link') ?? '' }
}

/** Adds one report a minute up to now; `expressions` are SQL over its number n. */
async function add(count: number, expressions: Record<string, string>) {
  const columns = Object.keys(expressions).join(', ')
  const values = Object.values(expressions).join(', ')
  await portal.deps.db.execute(
    sql.raw(`insert into reports (status, scale, file_name, folder, digest, created_at, ${columns})
    select 'completed', 'index', 'f', gen_random_uuid(), md5(n::text),
      now() - interval '1 minute' * (${count} - n), ${values}
    from generate_series(1, ${count}) n`),
  )
}

describe('a long list', () => {
  beforeAll(() => add(2_345, { sample_id: "'LONG' || n / 2", client_name: "'Client ' || n % 1200" }))
  afterAll(() => portal.deps.db.execute(sql`delete from reports`))

  it('is counted to a thousand, and its links lead to every row once', async () => {
    const met: number[] = []
    for (let url = 'pageSize=200'; url;) {
      const { rows, counts, link } = await list(url)
      met.push(...rows.map(({ id }) => id))
      expect(counts).toEqual(['1000', null, 'count'])
      url = /\?([^>]*)>; rel="next"/.exec(link)?.[1] ?? ''
    }
    expect(met).toHaveLength(2_345)
    expect(new Set(met).size).toBe(2_345)
    expect(met).toEqual([...met].sort((a, b) => b - a))
  })

  it('is counted exactly up to a thousand', async () => {
    expect((await list('q=long99&pageSize=1')).counts).toEqual(['22', null, null])
    await portal.deps.db.execute(
      sql`update reports set status = 'failed' where id in (select id from reports order by id limit 1000)`,
    )
    expect((await list('status=failed&pageSize=200&page=5')).counts).toEqual(['1000', null, null])
    expect((await list('status=failed&pageSize=200&page=5')).link).not.toContain('next')
    expect((await list('status=failed&pageSize=200&page=6')).rows).toEqual([])
  })

  it.each([
    ['sample', 1_173],
    ['client', 1_200],
  ])('contains each %s once and complete', async (groupBy, groups) => {
    const met: number[] = []
    const keys: string[] = []
    for (let url = `groupBy=${groupBy}&pageSize=150`; url;) {
      const { rows, counts, link } = await list(url)
      met.push(...rows.map(({ id }) => id))
      keys.push(...new Set(rows.map((row) => (groupBy === 'sample' ? row.sampleId : row.clientName))))
      expect(counts).toEqual(['1000', '1000', 'count, groups'])
      url = /\?([^>]*)>; rel="next"/.exec(link)?.[1] ?? ''
    }
    expect([keys.length, new Set(keys).size]).toEqual([groups, groups])
    expect(new Set(met).size).toBe(2_345)
    expect(met).toHaveLength(2_345)
  })

  it('with few large groups contains all of them', async () => {
    await portal.deps.db.execute(sql`update reports set client_name = 'One of ' || id % 3`)
    const { rows, counts } = await list('groupBy=client&pageSize=2')
    expect(rows).toHaveLength(1_564)
    expect(counts).toEqual(['1000', '3', 'count'])
  })

  it('finds one letter or two anywhere in a word', async () => {
    expect((await list('q=g7&pageSize=1')).counts[0]).toBe('50')
    expect((await list('q=g7&pageSize=1')).counts[2]).toBe('count')
    expect((await list('q=44&status=failed')).rows.map(({ sampleId }) => sampleId)).toEqual(
      expect.arrayContaining(['LONG144', 'LONG441']),
    )
    for (const q of ['zq', '%25', '_', '__']) expect((await list(`q=${q}`)).counts).toEqual(['0', null, null])
  })

  it('refuses a page deeper than a million rows when there may be such a page', async () => {
    expect((await list('page=2147483647&pageSize=200')).status).toBe(400)
    expect((await list('page=2147483647&pageSize=200&q=long99')).rows).toEqual([])
  })
})

describe('the filter ?client=', () => {
  it('finds all reports of clients in reach by an email in any one of them', async () => {
    const [mine, other] = [await portal.person('practitioner'), await portal.person('practitioner')]
    const client = await portal.person('client')
    const of = (person: Person) => String(person.practitionerId)
    const linked = { client_id: String(client.clientId), client_name: "'Whole ' || n" }
    await add(3, {
      ...linked,
      sample_id: "'M' || n",
      practitioner_id: of(mine),
      email: "case n when 2 then 'who@x.example' else '' end",
    })
    await add(1, { ...linked, sample_id: "'O' || n", practitioner_id: of(other), email: "'other@x.example'" })
    await add(2, {
      client_name: "'Unlinked'",
      sample_id: "'U' || n",
      practitioner_id: of(mine),
      email: "case n when 1 then 'un@x.example' else '' end",
    })
    const found = async (query: string, person = mine) => {
      const { rows, counts } = await list(`groupBy=client&${query}`, person)
      return [
        rows
          .map(({ sampleId }) => sampleId)
          .sort()
          .join(' '),
        counts[0],
        counts[1],
      ]
    }
    expect(await found('client=who@x')).toEqual(['M1 M2 M3', '3', '1'])
    expect(await found('client=WHO@x.example')).toEqual(['M1 M2 M3', '3', '1'])
    expect(await found('client=whole 3')).toEqual(['M1 M2 M3', '3', '1'])
    expect(await found('client=un@x.example')).toEqual(['U1 U2', '2', '1'])
    // A practitioner must not find clients by an email that only another practitioner's report
    // contains.
    expect(await found('client=other@x')).toEqual(['', '0', '0'])
    expect(await found('client=other@x', admin)).toEqual(['M1 M2 M3 O1', '4', '1'])
    expect((await list('client=who@x', mine)).counts[0]).toBe('3')
    expect((await list('client=who@y', mine)).counts[0]).toBe('0')
  })
})
