import { named } from '@shared/testing/people'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../audit/audit.tables'
import { notifications } from '../notifications/notifications.tables'
import { reports } from './reports.tables'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { sweepReportFiles } from './reports.public'

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
  clientId: number | null
  scale: string
  allergenData: string
  results: { food: string; level: string; value: number; text: string }[]
  warnings: { line: number | null; code: string; message: string }[]
  failure: string | null
} & Record<string, unknown>

const upload = async (...form: Parameters<typeof tripletForm>) => {
  const answer = await admin.visit.upload('/api/reports/multi-file', tripletForm(...form))
  return { ...answer, report: answer.body as Report }
}
const storedFolders = () => readdir(path.join(portal.deps.config.dataDir, 'reports'))

describe('uploading a triplet', () => {
  it('answers 201 with the whole report, read, linked and released', async () => {
    const { status, report } = await upload(
      {
        sampleId: 'EF100',
        clientName: named.client.name,
        email: 'Nora.Whitfield@example.com',
        gender: 'Female',
        dateOfBirth: '1984-03-12',
        dateOfReceipt: '2026-11-01',
        reportDate: '2026-11-14',
        practitioner: named.practitioner.name,
        phone: '+44 20 7946 0018',
      },
      { fields: { practitionerId: 'none' } },
    )
    expect(status).toBe(201)
    expect(report).toMatchObject({
      sampleId: 'EF100',
      clientName: 'Nora Whitfield',
      gender: 'Female',
      dateOfBirth: '12.03.1984',
      dateOfReceipt: '01.11.2026',
      reportDate: '14.11.2026',
      practitioner: 'Amara Nwosu',
      email: 'nora.whitfield@example.com',
      phone: '+44 20 7946 0018',
      status: 'completed',
      warnings: [],
      scale: 'µg/ml',
      allergenData: "Egg white, high\nCow's milk, high\nGarlic, moderate\nRice, normal",
    })
    expect(report.clientId).not.toBeNull()
    expect(report.results.map(({ food, level }) => `${food} ${level}`)).toEqual([
      'Egg white high',
      "Cow's milk high",
      'Garlic moderate',
      'Rice low',
    ])
  })

  it('lets the new client sign in with the revealed password and see only that report', async () => {
    const { report } = await upload({
      sampleId: 'EF101',
      clientName: named.otherClient.name,
      email: named.otherClient.email,
    })
    const reveal = await admin.visit.post(`/api/users/${String(report['clientUserId'])}/credential`)
    expect(reveal.headers.get('cache-control')).toBe('no-store')
    const { password } = reveal.body as { password: string }
    expect(password.length).toBeGreaterThanOrEqual(14)
    const idris = portal.stranger()
    expect((await idris.post('/api/login', { email: named.otherClient.email, password })).status).toBe(200)
    const list = (await idris.get('/api/reports')).body as Report[]
    expect(list.map(({ id }) => id)).toEqual([report.id])
    expect(list[0]?.allergenData).toContain('Egg white, high')
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'user.credential'))
    expect(events).toMatchObject([{ actorId: admin.userId, subjectId: report['clientUserId'] }])
    expect(portal.logged()).not.toContain(password)
    expect(portal.logged()).not.toMatch(/idris|okafor|EF101/i)
  })

  it('gives the existing report for the same triplet, even when uploaded at the same time', async () => {
    const first = await upload({ sampleId: 'EF102', email: 'same@example.com', clientName: 'Same One' })
    const again = await upload({ sampleId: 'EF102', email: 'same@example.com', clientName: 'Same One' })
    expect(again.status).toBe(200)
    expect(again.report.id).toBe(first.report.id)
    const before = await storedFolders()
    const many = await Promise.all(
      Array.from({ length: 6 }, () =>
        upload({ sampleId: 'EF103', clientName: 'At Once', email: 'once@example.com' }),
      ),
    )
    expect(new Set(many.map(({ report }) => report.id)).size).toBe(1)
    expect(many.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await storedFolders()).length).toBe(before.length + 1)
  })

  it('makes a separate report of a correction with the same sample ID', async () => {
    const first = await upload({ sampleId: 'EF104' })
    const correction = await upload({ sampleId: 'EF104', results: [{ food: 'Egg white', value: 3 }] })
    expect(correction.status).toBe(201)
    expect(correction.report.id).not.toBe(first.report.id)
  })

  it.each(['htmlFile', 'pdfFile', 'csvFile'])(
    'without its %s is refused and leaves nothing',
    async (missing) => {
      const form = tripletForm({ sampleId: 'EF105' })
      form.delete(missing)
      const before = await storedFolders()
      const answer = await admin.visit.upload('/api/reports/multi-file', form)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: 'All three files (HTML, PDF, CSV) are required' })
      expect(await storedFolders()).toEqual(before)
      expect(await readdir(path.join(portal.deps.config.dataDir, 'incoming'))).toEqual([])
    },
  )

  it.each([
    ['a PDF that is none', { pdf: 'not a pdf at all' }, 400, 'pdfFile'],
    ['an HTML without tags', { html: 'no tags in here' }, 400, 'htmlFile'],
    ['an empty CSV', { csv: '' }, 400, 'csvFile'],
    ['a binary CSV', { csv: new Uint8Array([1, 0, 2, 0, 0, 3]) }, 400, 'csvFile'],
    ['a PDF over 10 MB', { pdf: new Uint8Array(10 * 1024 * 1024 + 1) }, 413, 'pdfFile'],
    ['no sample ID', { fields: { sampleId: ' ' } }, 400, 'sampleId'],
    ['a client that does not exist', { fields: { clientId: '999999' } }, 400, 'clientId'],
    ['a practitioner that does not exist', { fields: { practitionerId: '999999' } }, 400, 'practitionerId'],
    ['a review by nobody', { fields: { hold: 'true' } }, 400, 'practitionerId'],
    ['an address that is none', { fields: { email: 'nobody' } }, 400, 'email'],
  ])('with %s is refused and leaves nothing', async (_what, instead, status, field) => {
    const before = { folders: await storedFolders(), rows: await portal.deps.db.$count(reports) }
    const answer = await upload({ sampleId: 'EF106' }, instead)
    expect(answer.status).toBe(status)
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
    expect({ folders: await storedFolders(), rows: await portal.deps.db.$count(reports) }).toEqual(before)
    expect(await readdir(path.join(portal.deps.config.dataDir, 'incoming'))).toEqual([])
  })

  it('never uses a file name from the request as a path', async () => {
    const form = tripletForm({ sampleId: '../../EF107' })
    form.set('htmlFile', form.get('htmlFile') as Blob, '../../../etc/evil.html')
    expect((await admin.visit.upload('/api/reports/multi-file', form)).status).toBe(201)
    for (const folder of await storedFolders()) {
      expect(folder).toMatch(/^[0-9a-f-]{36}$/)
      expect((await readdir(path.join(portal.deps.config.dataDir, 'reports', folder))).sort()).toEqual([
        'report.csv',
        'report.html',
        'report.pdf',
      ])
    }
  })

  it('accepts "none" for no practitioner', async () => {
    const { report } = await upload({ sampleId: 'EF108' }, { fields: { practitionerId: 'none' } })
    expect(report['practitionerId']).toBeNull()
  })
})

describe('a report with a warning', () => {
  it.each([
    ['sample-id-differs', { sampleId: 'EF201' }, { fields: { sampleId: 'EF202' } }],
    ['client-name-differs', { clientName: 'Some One' }, { fields: { clientName: 'Some Other' } }],
    ['two-column-elevated', { sampleId: 'EF203' }, { csv: 'a,b\n1.0,Rice\n41.0,Egg white\n' }],
  ])('with the warning %s waits and shows it', async (code, sample, instead) => {
    const { report } = await upload({ sampleId: 'EF200', ...sample }, instead)
    expect(report.status).toBe('processed')
    expect(report.warnings.map((warning) => warning.code)).toContain(code)
  })

  it('names the line of a row that cannot be read', async () => {
    const csv = 'No,Food,Result (µg/ml)\n1,Egg white,54.7\n2,Celery,see note\n3,Rice,1.0\n'
    const { report } = await upload({ sampleId: 'EF210' }, { csv })
    expect(report).toMatchObject({ status: 'processed', warnings: [{ line: 3 }] })
    expect(report.results.map(({ food }) => food)).toEqual(['Egg white', 'Rice'])
  })

  it('fails on a CSV without results, keeps its files and makes no account', async () => {
    const { report } = await upload(
      { sampleId: 'EF211', email: 'failed@example.com' },
      { csv: 'No,Food,Result\n1,Celery,n/a\n' },
    )
    expect(report).toMatchObject({ status: 'failed', clientId: null })
    expect(report.failure).toBeTruthy()
    expect((await admin.visit.get(`/api/reports/${report.id}/pdf`)).status).toBe(200)
  })

  it('reaches its client only once an admin confirms it', async () => {
    const client = await portal.person('client')
    const { report } = await upload(
      { sampleId: 'EF212' },
      { csv: 'No,Food,Result\n1,Egg,41\n2,Celery,?\n', fields: { clientId: String(client.clientId) } },
    )
    expect((await client.visit.get(`/api/reports/${report.id}`)).status).toBe(404)
    const released = await admin.visit.post(`/api/reports/${report.id}/release`)
    expect(released.body).toMatchObject({ status: 'completed' })
    expect((await client.visit.get(`/api/reports/${report.id}`)).status).toBe(200)
    expect((await client.visit.get('/api/notifications')).body).toMatchObject([
      { link: `/client/my-reports/${report.id}` },
    ])
    expect((await admin.visit.post(`/api/reports/${report.id}/release`)).status).toBe(409)
  })

  it('held for review goes to the practitioner, who alone releases it', async () => {
    const client = await portal.person('client')
    const practitioner = await portal.person('practitioner')
    const other = await portal.person('practitioner')
    const { report } = await upload(
      { sampleId: 'EF213' },
      {
        fields: {
          clientId: String(client.clientId),
          practitionerId: String(practitioner.practitionerId),
          hold: 'true',
        },
      },
    )
    expect(report.status).toBe('pending')
    expect((await client.visit.get(`/api/reports/${report.id}`)).status).toBe(404)
    expect((await practitioner.visit.get(`/api/reports/${report.id}`)).status).toBe(200)
    expect((await other.visit.post(`/api/reports/${report.id}/release`)).status).toBe(404)
    expect((await client.visit.post(`/api/reports/${report.id}/release`)).status).toBe(403)
    expect((await practitioner.visit.post(`/api/reports/${report.id}/release`)).body).toMatchObject({
      status: 'completed',
    })
    expect((await client.visit.get(`/api/reports/${report.id}`)).status).toBe(200)
    const news = async (person: Person, path = '') =>
      ((await person.visit.get(`/api/notifications${path}`)).body as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await news(client)).toEqual(['Your report is ready'])
    // The practitioner who released it gets no news of that, and the review request is done.
    expect(await news(practitioner, '/all')).toEqual(['Report to review'])
    expect(await news(practitioner)).toEqual([])
  })

  it('audits a reading by staff who see the results through an empty or a late edit', async () => {
    const { report } = await upload({ sampleId: 'EF214' })
    const reads = () =>
      portal.deps.db.$count(
        auditEvents,
        and(eq(auditEvents.action, 'report.read'), eq(auditEvents.subjectId, report.id)),
      )
    const path = `/api/reports/${report.id}`
    expect((await admin.visit.patch(path, {})).status).toBe(200)
    expect(await reads()).toBe(1)
    const headers = { 'If-Match': '"99"' }
    const late = await portal.person('admin')
    expect((await late.visit.send('PATCH', path, { body: {}, headers })).status).toBe(412)
    expect(await reads()).toBe(2)
  })
})

describe('the report for staff and clients', () => {
  it('shows notes, warnings and accounts to admins only, and no allergenData in staff lists', async () => {
    const client = await portal.person('client')
    const practitioner = await portal.person('practitioner')
    const { report } = await upload(
      { sampleId: 'EF300', clientName: 'Not The Account' },
      {
        fields: {
          clientId: String(client.clientId),
          practitionerId: String(practitioner.practitionerId),
          notes: 'repeat',
          clientName: 'Another Name',
        },
      },
    )
    expect(report).toMatchObject({
      notes: 'repeat',
      clientUserId: client.userId,
      clientEmail: client.email,
      status: 'processed',
    })
    await admin.visit.post(`/api/reports/${report.id}/release`)
    for (const person of [client, practitioner]) {
      const seen = (await person.visit.get(`/api/reports/${report.id}`)).body as Report
      expect(seen).toMatchObject({
        notes: null,
        warnings: [],
        failure: null,
        clientUserId: null,
        clientEmail: null,
      })
    }
    const listOf = async (person: Person) => ((await person.visit.get('/api/reports')).body as Report[])[0]
    expect(await listOf(client)).toHaveProperty('allergenData')
    expect(await listOf(practitioner)).not.toHaveProperty('allergenData')
    expect(await listOf(admin)).not.toHaveProperty('allergenData')
    expect(JSON.stringify(report)).not.toContain(portal.deps.config.dataDir)
  })

  it('orders a client list by test date and a staff list by upload', async () => {
    const client = await portal.person('client')
    const fields = { clientId: String(client.clientId) }
    const newest = await upload({ sampleId: 'EF301', reportDate: '2026-11-02' }, { fields })
    const older = await upload({ sampleId: 'EF302', reportDate: '2025-01-02' }, { fields })
    const ids = async (person: Person) =>
      ((await person.visit.get(`/api/reports?clientId=${client.clientId}`)).body as Report[]).map(
        ({ id }) => id,
      )
    expect(await ids(client)).toEqual([newest.report.id, older.report.id])
    expect(await ids(admin)).toEqual([older.report.id, newest.report.id])

    const undated = await upload({ sampleId: 'EF303', reportDate: '' }, { fields })
    expect((await admin.visit.get(`/api/reports/${undated.report.id}`)).body).toHaveProperty(
      'reportDate',
      null,
    )
    expect(await ids(client)).toEqual([undated.report.id, newest.report.id, older.report.id])
  })

  it('pages, counts, searches and filters', async () => {
    for (const n of [1, 2, 3]) await upload({ sampleId: `PG${n}`, clientName: 'Page Turner' })
    await upload({ sampleId: 'PG1', clientName: 'Page Turner', results: [{ food: 'Rice', value: 1 }] })
    const list = async (query: string) => {
      const answer = await admin.visit.get(`/api/reports?${query}`)
      return { rows: answer.body as Report[], headers: answer.headers }
    }
    const found = await list('q=page%20turner&pageSize=2')
    expect(found.rows).toHaveLength(2)
    expect(found.headers.get('x-total-count')).toBe('4')
    expect(found.headers.get('link')).toMatch(/page=2&pageSize=2&q=page\+turner>; rel="next"/)
    expect((await list('q=pg2')).rows).toMatchObject([{ sampleId: 'PG2' }])
    expect((await list('q=100%25')).rows).toEqual([])
    const grouped = await list('q=pg&groupBy=sample&pageSize=1')
    expect(grouped.rows.map(({ sampleId }) => sampleId)).toEqual(['PG1', 'PG1'])
    expect(grouped.headers.get('x-total-groups')).toBe('3')
    expect((await list('status=failed')).rows.every(({ status }) => status === 'failed')).toBe(true)
    expect((await list('assigned=yes')).rows.every(({ practitionerId }) => practitionerId !== null)).toBe(
      true,
    )
    for (const bad of [
      'page=0',
      'pageSize=201',
      'pageSize=abc',
      'status=lost',
      'q=a&q=b',
      'clientId=-1',
      'page=99999999999',
    ])
      expect((await admin.visit.get(`/api/reports?${bad}`)).status).toBe(400)
  })
})

describe('serving files', () => {
  it('shows the HTML in a sandbox and the PDF inline with ranges, and names downloads', async () => {
    const { report } = await upload({ sampleId: 'EF400' })
    const get = (rest: string, headers?: Record<string, string>) =>
      admin.visit.get(`/api/reports/${report.id}/${rest}`, headers)
    const view = await get('view')
    expect(view.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(view.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const pdf = await get('pdf', { Range: 'bytes=0-4' })
    expect(pdf.status).toBe(206)
    expect(pdf.text).toBe('%PDF-')
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline/)
    expect(pdf.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(pdf.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect((await get('pdf', { Range: 'bytes=99999999-' })).status).toBe(416)
    expect((await get('pdf', { 'If-Match': '"other"' })).status).toBe(412)
    expect((await admin.visit.send('HEAD', `/api/reports/${report.id}/pdf`)).status).toBe(200)
    for (const kind of ['pdf', 'html', 'csv']) {
      const download = await get(`download/${kind}`)
      expect(download.headers.get('content-disposition')).toContain(
        `attachment; filename="Food_Intolerance_Report_EF400.${kind}"`,
      )
      expect(download.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('csv-data')).text).toContain('Egg white')
    expect((await get('download/exe')).status).toBe(400)
  })

  it('sends text as UTF-8 from any encoding of the laboratory', async () => {
    const csv = Buffer.from('\ufeffNo;Food;Result (µg/ml)\r\n1;Crème;20,5\r\n', 'utf16le')
    const { report } = await upload({ sampleId: 'EF401' }, { csv })
    expect(report).toMatchObject({ allergenData: 'Crème, high' })
    expect((await admin.visit.get(`/api/reports/${report.id}/csv-data`)).text).toContain('1;Crème;20,5')
  })

  it('audits that staff opened a result, not that a client opened their own', async () => {
    const client = await portal.person('client')
    const { report } = await upload({ sampleId: 'EF402' }, { fields: { clientId: String(client.clientId) } })
    const reads = () => portal.deps.db.$count(auditEvents, eq(auditEvents.action, 'report.read'))
    const before = await reads()
    await client.visit.get(`/api/reports/${report.id}/pdf`)
    expect(await reads()).toBe(before)
    await admin.visit.get(`/api/reports/${report.id}/pdf`)
    expect(await reads()).toBe(before + 1)
  })

  it('audits one viewing that is sent in parts once', async () => {
    const { report } = await upload({ sampleId: 'EF403' })
    const reads = () => portal.deps.db.$count(auditEvents, eq(auditEvents.action, 'report.read'))
    const part = (range: string) =>
      admin.visit.get(`/api/reports/${report.id}/pdf`, { Range: `bytes=${range}` })
    const before = await reads()
    for (const range of ['10-20', '0-4', '5-9', '-3']) expect((await part(range)).status).toBe(206)
    expect(await reads()).toBe(before + 1)
  })
})

describe('leftover files', () => {
  it('leftover files of a crash are deleted when they are old, and no others', async () => {
    const { report } = await upload({ sampleId: 'EF500' })
    const stray = await portal.deps.files.make()
    const known = await storedFolders()
    await portal.deps.files.sweepIncoming(0)
    await portal.deps.files.sweep((folders) => Promise.resolve(new Set(folders)), 0)
    expect(await readdir(path.join(portal.deps.config.dataDir, 'incoming'))).toEqual([])
    expect(stray).toBeTruthy()
    await portal.deps.db.delete(reports).where(eq(reports.id, report.id))
    await sweepReportFiles(portal.deps)
    expect(await storedFolders()).toEqual(known)
    const rows = await portal.deps.db.select({ folder: reports.folder }).from(reports)
    await portal.deps.files.sweep(() => Promise.resolve(new Set(rows.map(({ folder }) => folder))), 0)
    expect((await storedFolders()).length).toBe(known.length - 1)
  })
})

it('a failed report notifies admins', async () => {
  const titles = await portal.deps.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, admin.userId))
  expect(titles.map(({ title }) => title)).toContain('A report could not be read')
})
