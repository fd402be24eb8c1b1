import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

let portal: Portal
let admin: Person
let ada: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
  ada = await portal.person('client', { firstName: 'Ada', lastName: 'Stone' })
})
afterAll(() => portal.close())

type Report = {
  id: number
  status: string
  clientId: number | null
  reportDate: string | null
  warnings: { code: string }[]
}
const given = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
const upload = async (form: FormData) =>
  (await admin.visit.upload('/api/reports/multi-file', form)).body as Report
const clients = async () => ((await admin.visit.get('/api/clients?limit=100')).body as unknown[]).length
const codes = (report: Report) => report.warnings.map(({ code }) => code)

describe('a triplet whose CSV names another person', () => {
  it('waits and is linked to nobody, though its HTML has a client’s name and address', async () => {
    const before = await clients()
    const csv = given('A0-give-csv-meta-rows-name-another.csv')
    const sample = { sampleId: 'T1', clientName: 'Ada Stone' }
    const report = await upload(tripletForm({ ...sample, email: ada.email }, { csv }))
    expect(report).toMatchObject({ status: 'processed', clientId: null })
    expect(codes(report)).toEqual(['client-name-csv', 'sample-id-csv'])

    const unknown = await upload(
      tripletForm({ ...sample, sampleId: 'T2', email: 'new@example.test' }, { csv }),
    )
    expect(unknown).toMatchObject({ status: 'processed', clientId: null })
    expect(await clients()).toBe(before)
  })

  it('waits again when it is read again, and is linked once it has the right files', async () => {
    const csv = given('A0-give-csv-meta-rows-name-another.csv')
    const sample = { sampleId: 'T3', clientName: 'Ada Stone', email: ada.email }
    const report = await upload(tripletForm(sample, { csv }))
    const again = (await admin.visit.post(`/api/reports/${report.id}/read-again`)).body as Report
    expect([again.status, codes(again)]).toEqual(['processed', codes(report)])

    const put = (form: FormData) => admin.visit.send('PUT', `/api/reports/${report.id}/files`, { form })
    const right = (await put(tripletForm(sample))).body as Report
    expect(right).toMatchObject({ status: 'completed', clientId: ada.clientId, warnings: [] })
    const wrong = (await put(tripletForm(sample, { csv }))).body as Report
    expect(wrong.status).toBe('processed')
  })
})

describe('the original names of files', () => {
  const misnamed = (sampleId: string) => {
    const form = tripletForm({ sampleId, clientName: 'Ada Stone', email: ada.email })
    form.set('pdfFile', form.get('pdfFile') as Blob, 'ZZ-999_Bob_Miller.pdf')
    return form
  }

  it('make an upload wait, also when it is read again, if they name another person', async () => {
    const report = await upload(misnamed('T5'))
    expect(report).toMatchObject({ status: 'processed', clientId: null })
    expect(codes(report)).toEqual(['client-name-file-names', 'sample-id-file-names'])
    const again = (await admin.visit.post(`/api/reports/${report.id}/read-again`)).body as Report
    expect([again.status, codes(again), again.clientId]).toEqual(['processed', codes(report), null])
  })

  it('make a report wait when replaced files name another person', async () => {
    const sample = { sampleId: 'T6', clientName: 'Ada Stone', email: ada.email }
    const { id } = await upload(tripletForm(sample))
    const put = async (form: FormData) =>
      (await admin.visit.send('PUT', `/api/reports/${id}/files`, { form })).body as Report
    expect((await put(misnamed('T6'))).status).toBe('processed')
    expect((await put(tripletForm(sample))).status).toBe('completed')
  })
})
