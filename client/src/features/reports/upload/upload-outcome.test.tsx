import { named } from '@shared/testing/people'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApiMocks } from '@/testing/mock-api'
import { page, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aReport, practitionerRow, reached, reportRow, uploadedReport } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import type { ReportRow } from '../manage/report-row'
import type { UploadedReport } from './tray'
import UploadOutcome from './upload-outcome'

const amara = { id: 4, name: named.practitioner.name }
const row = (id: number, fields: Partial<ReportRow> = {}) => reportRow({ id, sampleId: `EF${id}`, ...fields })
const asking = (id: number, suggested: UploadedReport['suggested']) =>
  uploadedReport({
    row: row(id, { status: 'processed', warningCount: 1, practitioner: 'Dr. In File' }),
    asks: true,
    suggested,
  })

function show(uploaded: UploadedReport[], answers: ApiMocks = {}, now = uploaded.map((each) => each.row)) {
  let rows = now
  const shown = renderAs(
    'admin',
    <>
      <UploadOutcome uploaded={uploaded} />
      <Toaster />
    </>,
    {
      'GET /api/reports': () => page(rows),
      'GET /api/practitioners': () => page([practitionerRow()]),
      'GET /api/reports/sure-links': [],
      'GET /api/reports/:id/suggestions': [],
      ...answers,
    },
  )
  return { ...shown, become: (next: ReportRow[]) => void (rows = next) }
}
const figure = (name: RegExp) => screen.getByRole('button', { name })

it('counts the outcomes and first lists the reports nobody can read', async () => {
  show([
    uploadedReport({ row: row(1) }),
    uploadedReport({ row: row(2) }),
    uploadedReport({ row: row(3, { clientId: null }) }),
    uploadedReport({ row: row(4, { status: 'failed', failure: 'No column of values.' }) }),
  ])
  expect(screen.getByRole('heading', { name: '2 of 4 reports reached their client' })).toBeTruthy()
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(
    '2 reached clients, 1 is unlinked, 1 was not read.',
  )
  expect(figure(/^Unlinked: 1 report$/).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('EF3')).toBeTruthy()
  expect(screen.queryByText('EF1')).toBeNull()
  expect(await screen.findByText('No suggestion')).toBeTruthy()
  fireEvent.click(figure(/^Not read: 1 report$/))
  expect(screen.getByText('No column of values.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Replace files…: EF4' })).toBeTruthy()
})

it('requests suggestions only for the rows shown', async () => {
  const many = Array.from({ length: 60 }, (_, n) => uploadedReport({ row: row(n + 1, { clientId: null }) }))
  const { calls } = show(many)
  await screen.findAllByText('No suggestion')
  expect(calls.filter(({ route }) => route === 'GET /api/reports/:id/suggestions')).toHaveLength(20)
  expect(screen.getByRole('button', { name: 'Show 20 more' })).toBeTruthy()
})

it('assigns reports to the practitioners named in them and shows their new state', async () => {
  const uploaded = [asking(1, amara), asking(2, amara), asking(3, null)]
  const { calls, become } = show(uploaded, {
    'POST /api/reports/assign': {
      ...reached(),
      assigned: [1],
      refused: [{ id: 2, sampleId: '', clientName: '', why: 'This report does not exist any more.' }],
    },
  })
  expect(screen.getByRole('heading', { name: '0 of 3 reports reached their client' })).toBeTruthy()
  become([
    row(1),
    row(2, { status: 'processed', warningCount: 1 }),
    row(3, { status: 'processed', warningCount: 1 }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Assign the 2 suggested' }))
  expect(await screen.findByRole('heading', { name: '1 of 3 reports reached their client' })).toBeTruthy()
  expect(calls.find(({ route }) => route === 'POST /api/reports/assign')?.body).toEqual({
    ids: [1, 2],
    practitionerId: 4,
  })
  expect(screen.getByText(/This report does not exist any more\./).textContent).toContain('EF2')
})

it('assigns one report, also to nobody, and then suggests nobody for it', async () => {
  const { calls } = show([asking(1, amara), asking(2, null)], {
    'POST /api/reports/assign': { assigned: [1], ...reached(), refused: [] },
  })
  expect(screen.getAllByText('Named in the file: Dr. In File.')).toHaveLength(2)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Practitioner for EF1' })
  await waitFor(() => expect(select.value).toBe('4'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign EF2' }).disabled).toBe(true)
  fireEvent.change(select, { target: { value: 'none' } })
  fireEvent.click(screen.getByRole('button', { name: 'Assign EF1' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Assign the/ })).toBeNull())
  expect(calls.find(({ route }) => route === 'POST /api/reports/assign')?.body).toEqual({
    ids: [1],
    practitionerId: null,
  })
})

it('links the exact matches of this upload after showing them', async () => {
  const exactMatch = (id: number) => ({
    ...{ id, version: 2, sampleId: `EF${id}`, clientName: 'Nora W', dateOfBirth: '12.03.1984' },
    ...{ clientId: 5, name: named.client.name, email: named.client.email, isReleased: true },
  })
  const { calls, become } = show([uploadedReport({ row: row(1, { clientId: null }) })], {
    'GET /api/reports/sure-links': [exactMatch(1), exactMatch(99)],
    'POST /api/reports/link': { linked: [1], ...reached(), refused: [] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Link the 1 exact match' }))
  const preview = await screen.findByRole('dialog', { name: 'Link the 1 exact match' })
  expect(within(preview).getAllByRole('listitem')).toHaveLength(1)
  expect(within(preview).getByText(/born 12.03.1984/)).toBeTruthy()
  expect(calls.some(({ route }) => route === 'POST /api/reports/link')).toBe(false)
  become([row(1)])
  fireEvent.click(within(preview).getByRole('button', { name: 'Link the 1 exact match' }))
  expect(await screen.findByRole('heading', { name: '1 of 1 report reached their client' })).toBeTruthy()
  expect(calls.find(({ route }) => route === 'POST /api/reports/link')?.body).toEqual({
    links: [{ id: 1, clientId: 5, version: 2 }],
  })
})

it('names the practitioners with waiting reports', () => {
  const held = { status: 'pending', practitionerId: 4, practitionerName: amara.name } as const
  show([uploadedReport({ row: row(1, held) }), uploadedReport({ row: row(2, held) })])
  expect(screen.getByText(`${amara.name} 2. They were notified.`)).toBeTruthy()
})

it('shows why reports were not assigned or linked and keeps them in place', async () => {
  const away = refusal(500, { error: 'Away.' })
  const exactMatch = {
    ...{ id: 2, version: 2, sampleId: 'EF2', clientName: 'Nora W', dateOfBirth: '12.03.1984' },
    ...{ clientId: 5, name: named.client.name, email: named.client.email, isReleased: false },
  }
  const { calls } = show([asking(1, amara), uploadedReport({ row: row(2, { clientId: null }) })], {
    'GET /api/reports/sure-links': [exactMatch],
    'POST /api/reports/assign': away,
    'POST /api/reports/link': away,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Link the 1 exact match' }))
  const preview = within(await screen.findByRole('dialog'))
  preview.getByText(/sees it once it is confirmed and released/)
  fireEvent.click(preview.getByRole('button', { name: 'Link the 1 exact match' }))
  expect(await screen.findByText('Away.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.filter(({ route }) => route === 'POST /api/reports/link')).toHaveLength(1)
  expect(figure(/^Unlinked: 1 report$/)).toBeTruthy()
  fireEvent.click(figure(/^To check: 1 report$/))
  fireEvent.click(await screen.findByRole('button', { name: 'Assign the 1 suggested' }))
  await waitFor(() => expect(calls.some(({ route }) => route === 'POST /api/reports/assign')).toBe(true))
  expect(await screen.findByRole('button', { name: 'Assign the 1 suggested' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '0 of 2 reports reached their client' })).toBeTruthy()
})

it('opens the linking or file dialog that a report needs', async () => {
  show(
    [
      uploadedReport({ row: row(1, { clientId: null }) }),
      uploadedReport({ row: row(2, { status: 'failed', failure: null }) }),
    ],
    {
      'GET /api/reports/:id': aReport({ id: 1, sampleId: 'EF1', clientId: null }),
      'GET /api/reports/:id/suggestions': refusal(500, { error: 'No suggestion today.' }),
      'GET /api/clients': () => page([]),
    },
  )
  expect(await screen.findByText('No suggestion today.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /: EF1$/ }))
  const link = await screen.findByRole('dialog', { name: 'Link to client' })
  fireEvent.click(within(link).getByRole('button', { name: 'Cancel' }))
  fireEvent.click(figure(/^Not read: 1 report$/))
  expect(screen.getByText('The reason is not known.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Replace files…: EF2' }))
  expect(await screen.findByRole('dialog', { name: 'Replace files' })).toBeTruthy()
})
