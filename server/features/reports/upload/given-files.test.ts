import { readFileSync } from 'node:fs'
import path from 'node:path'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@shared/api'
import { startPortal, type Person, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

type Report = Reply<'GET /api/reports/:id'>
const given = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../fixtures', name)))
const upload = async (...form: Parameters<typeof tripletForm>) =>
  (await admin.visit.upload('/api/reports/multi-file', tripletForm(...form))).body as Report
const foodsOf = ({ results }: Report) => results.map(({ food, text, level }) => [food, text, level])
const spoken = ({ warnings }: Report) => warnings.map(({ code, message }) => [code, message])

describe('a triplet whose page declares windows-1250', () => {
  it('is decoded by it wherever its table is read', async () => {
    const report = await upload(
      { sampleId: 'H1', clientName: 'Anna Nowak' },
      { html: given('declared-windows-1250.html'), csv: given('windows-1250.csv') },
    )
    expect(report).toMatchObject({ status: 'completed', warnings: [] })
    expect(foodsOf(report)).toEqual([
      ['Masło', '32', 'high'],
      ['Pszenica', '3', 'low'],
    ])
    const get = async (rest: string) => admin.visit.get(`/api/reports/${report.id}/${rest}`)
    expect((await get('csv-data')).text).toBe('No;Food;Result\n1;Masło;32\n2;Pszenica;3\n')
    expect((await get('view')).text).toContain('Masło, jabłko')
    expect((await get('check')).body).toMatchObject({ lines: 3, read: 2, notRead: 0 })
  })

  it('shows skipped lines in the right letters', async () => {
    const { id } = await upload(
      { sampleId: 'H1', clientName: 'Anna Nowak' },
      {
        html: given('declared-windows-1250.html'),
        csv: new Uint8Array(iconv.encode('No;Food;Result\n1;Milk;32\n2;Qočk;see note\n', 'windows-1250')),
      },
    )
    const { body } = await admin.visit.get(`/api/reports/${id}/check`)
    expect((body as Reply<'GET /api/reports/:id/check'>).skipped).toMatchObject([
      { line: 3, text: '2;Qočk;see note' },
    ])
  })
})

describe('a triplet whose PDF was cut off', () => {
  const cutOff = ['pdf', 'The PDF file is cut off: it ends before its table of contents.']

  it('waits with a warning, its results read, until it has a PDF that opens', async () => {
    const report = await upload({ sampleId: 'F1' }, { pdf: given('cut-off.pdf') })
    expect(report.status).toBe('processed')
    expect(spoken(report)).toEqual([cutOff])
    expect(report.results).toHaveLength(4)
    const again = await admin.visit.post(`/api/reports/${report.id}/read-again`)
    expect(spoken(again.body as Report)).toEqual([cutOff])
    const replaced = async (instead: Parameters<typeof tripletForm>[1]) =>
      (
        await admin.visit.send('PUT', `/api/reports/${report.id}/files`, {
          form: tripletForm({ sampleId: 'F1' }, instead),
        })
      ).body as Report
    const html = '<p>another page'
    expect(spoken(await replaced({ pdf: given('cut-off.pdf'), html }))).toEqual([cutOff])
    expect(await replaced({})).toMatchObject({ status: 'completed', warnings: [] })
  })

  it('is listed in To do', async () => {
    await upload({ sampleId: 'F2', email: 'cut@example.com' }, { pdf: given('cut-off.pdf') })
    const { text } = await admin.visit.get('/api/worklist')
    expect(text).toContain('The PDF file does not open')
  })
})

describe('a triplet whose encoding is in doubt', () => {
  const csv = new Uint8Array(iconv.encode('No;Food;Result\n1;Qoèk;32\n', 'windows-1252'))

  it('waits and names the doubtful word, also when it is read again', async () => {
    const report = await upload({ sampleId: 'H2' }, { csv })
    const doubt = 'The CSV file does not say its encoding: "Qoèk" may be "Qočk".'
    expect(report.status).toBe('processed')
    expect(spoken(report)).toEqual([['encoding', doubt]])
    const again = await admin.visit.post(`/api/reports/${report.id}/read-again`)
    expect(spoken(again.body as Report)).toEqual([['encoding', doubt]])
  })

  it('a food catalogue in a doubtful encoding is refused', async () => {
    const form = new FormData()
    form.set(
      'file',
      new Blob([new Uint8Array(iconv.encode('name,category\nQoèk,Fruit\n', 'windows-1252'))]),
      'foods.csv',
    )
    const { status, body } = await admin.visit.upload('/api/allergens/upload', form)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('may be \\"Qočk\\". Please save it as UTF-8.')
  })
})
