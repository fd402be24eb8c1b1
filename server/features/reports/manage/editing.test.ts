import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { auditEvents } from '../../audit/audit.tables'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

const RACES = atSize(5, 500)

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Report = { id: number; version: number; status: string; clientId: number | null } & Record<
  string,
  unknown
>
let count = 0
const upload = async (
  fields: Record<string, string> = {},
  sample: Parameters<typeof tripletForm>[0] = {},
) => {
  const form = tripletForm({ sampleId: `ED${count++}`, ...sample }, { fields })
  return (await admin.visit.upload('/api/reports/multi-file', form)).body as Report
}
const folders = () => readdir(path.join(portal.deps.config.dataDir, 'reports'))
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  admin.visit.send('PATCH', `/api/reports/${id}`, { body, headers })

describe('editing a report', () => {
  it('changes only the fields sent, and lists them in the audit', async () => {
    const before = await upload({ notes: 'kept' }, { gender: 'Female', dateOfBirth: '1984-03-12' })
    const { body } = await patch(before.id, {
      gender: 'Male',
      dateOfBirth: '13.04.1985',
      reportDate: '',
      email: '',
      phone: '123',
      practitioner: 'Dr. No',
    })
    expect(body).toMatchObject({
      gender: 'Male',
      dateOfBirth: '13.04.1985',
      reportDate: null,
      email: '',
      phone: '123',
      practitioner: 'Dr. No',
      notes: 'kept',
    })
    expect(body).toMatchObject({
      sampleId: before['sampleId'],
      clientName: before['clientName'],
      version: before.version + 1,
    })
    const events = await portal.deps.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'report.update'))
    expect(events.at(-1)?.fields.sort()).toEqual(['dateOfBirth', 'gender', 'phone', 'practitioner'])
  })

  it.each(['\n', '\r\n', '\t', '\0', '\u0085', '\u2028'])(
    'refuses %j anywhere in a sample ID or a name',
    async (sign) => {
      const { id, sampleId } = await upload()
      for (const text of [`EF1${sign}EF2`, `EF1${sign}`]) {
        for (const field of ['sampleId', 'clientName']) {
          const error = expect.stringMatching(/ must be one line without control characters/) as string
          const refused = { status: 400, body: { fields: { [field]: error } } }
          expect(await patch(id, { [field]: text })).toMatchObject(refused)
          const form = tripletForm({ sampleId: 'LINES' })
          form.set(field, text)
          // A multipart form turns every line end into CR LF.
          expect(await admin.visit.upload('/api/reports/multi-file', form)).toMatchObject(refused)
        }
      }
      expect((await admin.visit.get(`/api/reports/${id}`)).body).toMatchObject({ sampleId })
    },
  )

  it('ignores columns that are not in the form', async () => {
    const before = await upload()
    const evil = {
      status: 'completed',
      clientId: 1,
      folder: '../..',
      digest: 'x',
      version: 99,
      results: [],
      allergenData: 'x',
      held: true,
      id: 7,
    }
    expect((await patch(before.id, evil)).status).toBe(200)
    expect(before).toMatchObject((await admin.visit.get(`/api/reports/${before.id}`)).body as object)
  })

  it.each([
    [{ sampleId: '' }, 'sampleId', 'Sample ID is required'],
    [{ clientName: '  ' }, 'clientName', 'Client name is required'],
    [{ dateOfBirth: '31.02.1990' }, 'dateOfBirth', 'Please enter the date as DD.MM.YYYY'],
    [{ email: 'nobody' }, 'email', undefined],
    [{ gender: 'Cat' }, 'gender', undefined],
    [{ practitionerId: 999_999 }, 'practitionerId', undefined],
  ])('refuses %o at its field', async (body, field, sentence) => {
    const { id } = await upload()
    const answer = await patch(id, body)
    expect(answer.status).toBe(400)
    const { fields } = answer.body as { fields: Record<string, string> }
    expect(Object.keys(fields)).toEqual([field])
    if (sentence) expect(fields[field]).toBe(sentence)
  })

  it('with a stale version answers 412 with the current report and changes nothing', async () => {
    const { id, version } = await upload()
    const first = await patch(id, { phone: 'first' }, { 'If-Match': `"${version}"` })
    expect(first.headers.get('etag')).toBe(`"${version + 1}"`)
    const second = await patch(id, { phone: 'second' }, { 'If-Match': `"${version}"` })
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({
      code: 'stale',
      current: { id, phone: 'first', version: version + 1 },
    })
    expect((await patch(id, { phone: 'third' }, { 'If-Match': `"9", "${version + 1}"` })).status).toBe(200)
    expect((await patch(id, { phone: 'weak' }, { 'If-Match': `W/"${version + 2}"` })).status).toBe(412)
    expect((await patch(id, { phone: 'any' }, { 'If-Match': '*' })).status).toBe(200)
  })

  it(`of two admins at once one wins and the other is told, in ${RACES} races`, async () => {
    const other = await portal.person('admin')
    const { id, version } = await upload()
    for (let round = 0; round < RACES; round++) {
      const headers = { 'If-Match': `"${version + round}"` }
      const answers = await Promise.all([
        admin.visit.send('PATCH', `/api/reports/${id}`, { body: { phone: `a${round}` }, headers }),
        other.visit.send('PATCH', `/api/reports/${id}`, { body: { phone: `b${round}` }, headers }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      const winner = answers.find(({ status }) => status === 200)?.body as Report
      const loser = answers.find(({ status }) => status === 412)?.body as { current: Report }
      expect(loser.current['phone']).toBe(winner['phone'])
    }
  })

  it('assigns a practitioner, who is notified; removing them ends the review', async () => {
    const practitioner = await portal.person('practitioner')
    const { id } = await upload()
    await patch(id, { practitionerId: practitioner.practitionerId })
    expect((await practitioner.visit.get(`/api/reports/${id}`)).status).toBe(200)
    expect((await practitioner.visit.get('/api/notifications')).body).toHaveLength(1)
    const held = await upload({ practitionerId: String(practitioner.practitionerId), hold: 'true' })
    expect(held.status).toBe('pending')
    expect((await patch(held.id, { practitionerId: null })).body).toMatchObject({
      status: 'processed',
      held: false,
    })
    expect((await practitioner.visit.get(`/api/reports/${held.id}`)).status).toBe(404)
  })
})

describe('unique values', () => {
  it('a sample ID that would make two reports of the same files is refused with a sentence', async () => {
    const one = await upload()
    const two = await upload({}, { sampleId: `${one['sampleId'] as string}-b` })
    const same = tripletForm({ sampleId: one['sampleId'] as string })
    await admin.visit.send('PUT', `/api/reports/${two.id}/files`, { form: same })
    const answer = await patch(two.id, { sampleId: one['sampleId'] })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      error: 'Another report of this sample already has exactly these files.',
    })
  })

  it('twenty stale changes at once do not block other requests', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => upload()))
    const answers = await Promise.all(
      [...many, ...many].map(({ id }) => patch(id, { phone: 'x' }, { 'If-Match': '"999"' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([412]))
  })
})

describe('deleting a report', () => {
  it('removes the row and the files once', async () => {
    const before = await folders()
    const { id } = await upload()
    expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(204)
    expect(await folders()).toEqual(before)
    expect((await admin.visit.send('DELETE', `/api/reports/${id}`)).status).toBe(404)
  })

  it('a report that two admins delete at the same moment is deleted once', async () => {
    const { id } = await upload()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.visit.send('DELETE', `/api/reports/${id}`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404])
  })
})

describe('replacing the files', () => {
  const put = (id: number, form: FormData) => admin.visit.send('PUT', `/api/reports/${id}/files`, { form })

  it('reads them anew, keeps the owner and removes the old files', async () => {
    const client = await portal.person('client')
    const failed = await upload({ clientId: String(client.clientId) }, { results: [] })
    expect(failed).toMatchObject({ status: 'failed', clientId: client.clientId })
    const before = await folders()
    const { body } = await put(failed.id, tripletForm({ sampleId: failed['sampleId'] as string }))
    expect(body).toMatchObject({
      id: failed.id,
      status: 'completed',
      clientId: client.clientId,
      failure: null,
    })
    expect((await folders()).length).toBe(before.length)
    expect((await client.visit.get(`/api/reports/${failed.id}`)).body).toMatchObject({
      allergenData: expect.stringContaining('Egg white, high') as string,
    })
  })

  it('with files of another sample makes the report wait for an admin', async () => {
    const { id } = await upload()
    expect((await put(id, tripletForm({ sampleId: 'ANOTHER' }))).body).toMatchObject({ status: 'processed' })
  })

  it('keeps the old files when it is refused', async () => {
    const { id } = await upload()
    const before = await folders()
    expect((await put(id, tripletForm({}, { pdf: 'no' }))).status).toBe(400)
    expect((await put(999_999, tripletForm())).status).toBe(404)
    expect(await folders()).toEqual(before)
    expect((await admin.visit.get(`/api/reports/${id}/pdf`)).status).toBe(200)
  })
})

it('grouping by client joins by account or else by name, and never splits a group', async () => {
  const client = await portal.person('client')
  const of = async (query: string) => {
    const answer = await admin.visit.get(`/api/reports?q=grouped&groupBy=client&${query}`)
    return { rows: answer.body as Report[], groups: answer.headers.get('x-total-groups') }
  }
  for (const clientName of ['Grouped One', 'Grouped Two', 'grouped one']) await upload({ clientName })
  for (const clientName of ['Grouped One', 'Grouped Else'])
    await upload({ clientName, clientId: String(client.clientId) })
  const whole = await of('pageSize=10')
  expect(whole.groups).toBe('3')
  const pages = await Promise.all([1, 2, 3].map((page) => of(`pageSize=1&page=${page}`)))
  expect(pages.map(({ rows }) => rows.length).sort()).toEqual([1, 2, 2])
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(
    whole.rows.map(({ id }) => id).sort(),
  )
  for (const { rows } of pages) expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(1)
})
