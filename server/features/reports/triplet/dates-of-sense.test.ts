import { readFileSync } from 'node:fs'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, utcDay } from '@shared/domain/text/dates'
import { testDayOf } from '@shared/domain/reports/test-day'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { readTriplet } from './read-triplet'
import { reports } from '../reports.tables'
import { newestFirst, testDay } from '../test-day'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Report = {
  id: number
  status: string
  reportDate: string | null
  warnings: { code: string; message: string }[]
  version: number
}
type Sample = Parameters<typeof tripletForm>[0]
let count = 0
const given = readFileSync(new URL('../fixtures/G0-give-report-date-2062.html', import.meta.url))
const upload = async (sample: Sample = {}, more: Parameters<typeof tripletForm>[1] = {}) =>
  (
    await admin.visit.upload(
      '/api/reports/multi-file',
      tripletForm({ sampleId: `DS${count++}`, ...sample }, more),
    )
  ).body as Report
const late = { dateOfBirth: '2026-02-01', dateOfReceipt: '2026-01-31' }
const patch = (id: number, body: object) => admin.visit.patch(`/api/reports/${id}`, body)

describe('a triplet whose dates cannot be right', () => {
  const fileNames = { html: '', pdf: '', csv: '' }

  it('waits with a warning, as the given report dated 2062 does', () => {
    const named = { sampleId: 'K9', clientName: 'Cora Reed', fileNames }
    const bytes = { html: given, csv: Buffer.from('1,Milk,32') }
    const reading = readTriplet(bytes, named, { bareScale: 'index', today: '2026-11-16' }, null)
    expect(reading.reportDate).toBe('2062-11-10')
    expect(reading.warnings).toEqual([
      { line: null, code: 'date-of-sense-report', message: 'The report date 10.11.2062 is in the future.' },
    ])
  })

  it('waits after an upload and after reading again, until its files are replaced by right ones', async () => {
    const sample = { sampleId: 'K9', clientName: 'Cora Reed', email: 'cora@h4.test' }
    const report = await upload(sample, { html: given })
    const codes = ({ warnings }: Report) => warnings.map(({ code }) => code)
    expect([report.status, codes(report)]).toEqual(['processed', ['date-of-sense-report']])
    const again = (await admin.visit.post(`/api/reports/${report.id}/read-again`)).body as Report
    expect([again.status, codes(again)]).toEqual(['processed', ['date-of-sense-report']])
    const form = tripletForm(sample)
    const right = (await admin.visit.send('PUT', `/api/reports/${report.id}/files`, { form })).body as Report
    expect([right.status, codes(right)]).toEqual(['completed', []])
  })

  it.each<[string, Sample, string[]]>([
    ['born after the receipt', { dateOfBirth: '2026-02-01', dateOfReceipt: '2026-01-31' }, ['birth']],
    ['received after the report', { dateOfReceipt: '2026-02-01', reportDate: '2026-01-31' }, ['receipt']],
    ['over 120 years old', { dateOfBirth: '1901-01-01', dateOfReceipt: '2026-01-31' }, ['birth']],
    ['in order', { dateOfBirth: '1980-01-01', dateOfReceipt: '2026-01-30', reportDate: '2026-01-31' }, []],
  ])('gives the right warnings for a report %s', async (_, sample, expected) => {
    const { warnings, status } = await upload(sample)
    expect(warnings.map(({ code }) => code)).toEqual(expected.map((part) => `date-of-sense-${part}`))
    expect(status).toBe(expected.length > 0 ? 'processed' : 'completed')
  })

  it('gives its new account no impossible date of birth', async () => {
    await upload({ clientName: 'Una Born', email: 'una@example.test', dateOfBirth: '2062-01-01' })
    const found = (await admin.visit.get('/api/clients?q=una@example.test')).body as {
      dateOfBirth: string | null
    }[]
    expect(found.map(({ dateOfBirth }) => dateOfBirth)).toEqual([null])
  })
})

describe('an edit', () => {
  it('to an impossible date is refused at its field and changes nothing', async () => {
    const { id } = await upload({
      dateOfBirth: '1980-01-01',
      dateOfReceipt: '2026-01-30',
      reportDate: '2026-01-31',
    })
    for (const [body, sentence] of [
      [{ reportDate: '10.11.2062' }, 'The report date 10.11.2062 is in the future.'],
      [{ reportDate: '29.01.2026' }, 'The date of receipt 30.01.2026 is after the report on 29.01.2026.'],
      [{ dateOfReceipt: '01.02.2026' }, 'The date of receipt 01.02.2026 is after the report on 31.01.2026.'],
      [{ dateOfBirth: '01.02.2026' }, 'The date of birth 01.02.2026 is after the receipt on 30.01.2026.'],
      [
        { dateOfBirth: '01.01.1906' },
        'The date of birth 01.01.1906 is more than 120 years before the receipt on 30.01.2026.',
      ],
    ] as const) {
      const { status, body: refused } = await patch(id, body)
      expect([status, refused]).toMatchObject([
        400,
        { error: sentence, fields: { [Object.keys(body)[0] ?? '']: sentence } },
      ])
    }
    expect((await admin.visit.get(`/api/reports/${id}`)).body).toMatchObject({
      reportDate: '31.01.2026',
      version: 1,
    })
    expect((await patch(id, { dateOfReceipt: '31.01.2026' })).status).toBe(200)
  })

  it('an edit of other fields is accepted even when the stored dates are impossible', async () => {
    const { id } = await upload({ dateOfReceipt: '2026-02-01', reportDate: '2026-01-31' })
    expect((await patch(id, { phone: '1', clientName: 'Another Name' })).status).toBe(200)
    expect((await patch(id, { dateOfBirth: '01.01.1980' })).status).toBe(200)
    expect((await patch(id, { reportDate: '10.11.2062' })).status).toBe(400)
    expect((await patch(id, { reportDate: '01.02.2026' })).status).toBe(200)
  })

  it.each<[string, Sample, object, string[]]>([
    ['the report date in the future', { reportDate: '2062-11-10' }, { reportDate: '10.11.2026' }, []],
    ['a birth after the receipt', { ...late, reportDate: '' }, { dateOfBirth: '01.02.1986' }, []],
    ['a receipt before the birth', { ...late, reportDate: '' }, { dateOfReceipt: '02.02.2026' }, []],
    ['a birth over 120 years ago', { ...late, dateOfBirth: '1901-01-01' }, { dateOfBirth: '' }, []],
    [
      'one of two dates',
      { ...late, reportDate: '2062-11-10' },
      { reportDate: '03.02.2026' },
      ['The date of birth 01.02.2026 is after the receipt on 31.01.2026.'],
    ],
    [
      'something else',
      { reportDate: '2062-11-10' },
      { gender: 'Male', phone: '1', practitionerId: null },
      ['The report date 10.11.2062 is in the future.'],
    ],
  ])(
    'an edit of %s removes only its own warning, and completes the report if none is left',
    async (_, sample, body, left) => {
      const { id, status, warnings } = await upload(sample)
      expect([status, warnings.length > 0]).toEqual(['processed', true])
      const edited = (await patch(id, body)).body as Report
      expect([edited.status, edited.warnings.map(({ message }) => message)]).toEqual([
        left.length > 0 ? 'processed' : 'completed',
        left,
      ])
    },
  )

  it('removes the warning of a date that only the CSV gives', async () => {
    const csv = ['Report date;10.11.2062', 'No;Food;µg/ml', '1;Rice;1.1'].join('\n')
    const { id, warnings } = await upload({ reportDate: '' }, { csv })
    expect(warnings.map(({ code }) => code)).toEqual(['date-of-sense-report'])
    expect((await patch(id, { reportDate: '10.11.2026' })).body).toMatchObject({ warnings: [] })
  })

  it('an edit of a client’s record refuses an impossible birth date and accepts other fields', async () => {
    const { clientId } = await portal.person('client')
    const edit = (body: object) => admin.visit.patch(`/api/clients/${clientId}`, body)
    const sentence = 'The date of birth 01.01.2062 is in the future.'
    const refused = await edit({ dateOfBirth: '01.01.2062', phone: '7' })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: sentence, fields: { dateOfBirth: sentence } },
    ])
    expect((await edit({ dateOfBirth: '01.01.1901' })).status).toBe(400)
    expect((await edit({ phone: '8' })).body).toMatchObject({ dateOfBirth: null })
    expect((await edit({ dateOfBirth: '01.01.1980' })).status).toBe(200)
  })
})

describe('the date of a test', () => {
  it('in the future makes it the latest test neither for the client, the verdict nor the counts', async () => {
    const client = await portal.person('client')
    const fields = { clientId: String(client.clientId) }
    const results = (value: number) => [{ food: 'Beef', category: '', value }]
    const ahead = await upload({ reportDate: '2062-11-10', results: results(2) }, { fields })
    expect((await admin.visit.post(`/api/reports/${ahead.id}/release`)).status).toBe(200)
    await portal.deps.db
      .update(reports)
      .set({ createdAt: new Date('2026-02-02T09:00:00Z'), updatedAt: new Date('2026-02-02T09:00:00Z') })
      .where(eq(reports.id, ahead.id))
    const newest = await upload({ reportDate: '2026-05-04', results: results(42.3) }, { fields })
    const own = (await client.visit.get('/api/reports')).body as Report[]
    expect(own.map(({ id }) => id)).toEqual([newest.id, ahead.id])
    const { foods } = (await client.visit.get('/api/verdict?q=beef')).body as { foods: object[] }
    expect(foods).toMatchObject([{ value: 42.3, reportDate: '2026-05-04' }])
  })

  it('is the same in the database and in the browser', async () => {
    const day = utcDay(Date.now())
    const noon = (on: string) => new Date(`${on}T12:00:00Z`)
    const rows = [null, '2062-11-10', addDays(day, 1), addDays(day, 2), day, '2020-01-01'].flatMap(
      (reportDate) =>
        (
          [
            [day, day],
            ['2026-01-01', '2026-01-01'],
            ['2026-01-01', day],
          ] as const
        ).map(([created, updated]) => ({
          reportDate,
          createdAt: noon(created),
          updatedAt: noon(updated),
        })),
    )
    const ids: number[] = []
    for (const row of rows) {
      const { id } = await upload()
      await portal.deps.db.update(reports).set(row).where(eq(reports.id, id))
      ids.push(id)
    }
    const columns = {
      id: reports.id,
      day: testDay(reports),
      reportDate: reports.reportDate,
      createdAt: reports.createdAt,
      updatedAt: reports.updatedAt,
    }
    const kept = await portal.deps.db
      .select(columns)
      .from(reports)
      .where(inArray(reports.id, ids))
      .orderBy(asc(reports.id))
    const inBrowser = kept.map(({ reportDate, createdAt, updatedAt }) =>
      testDayOf({ reportDate, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }),
    )
    expect(kept.map((row) => row.day)).toEqual(inBrowser.map((one) => one.day))
    expect(kept.map((row) => row.day)).toEqual(
      rows.map(({ reportDate, createdAt, updatedAt }) =>
        reportDate !== null && reportDate <= addDays(utcDay(updatedAt), 1) ? reportDate : utcDay(createdAt),
      ),
    )
    const ordered = await portal.deps.db
      .select(columns)
      .from(reports)
      .where(inArray(reports.id, ids))
      .orderBy(...newestFirst(reports))
    const days = ordered.map((row) => row.day)
    expect(days).toEqual([...days].sort().reverse())
  })
})
