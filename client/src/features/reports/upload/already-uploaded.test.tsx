import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, clientRow, practitionerRow, reportRow, uploadedReport } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { AlreadyUploaded } from './already-uploaded'
import type { UploadedReport } from './tray'
import type { UploadOptions } from './upload-options'

const practitioner = practitionerRow({ releaseRule: 'hold', user: { firstName: 'Dr.', lastName: 'Keller' } })
const options: UploadOptions = { practitionerId: '4', hold: true, notes: ' repeat ' }
type Choices = NonNullable<UploadedReport['dropped']>['choices']

/** A report that existed already and lacks these choices. */
const there = (
  id: number,
  choices: Choices,
  fields: Parameters<typeof reportRow>[0] = {},
  chosen = options,
) =>
  uploadedReport({
    row: reportRow({ id, sampleId: `EF${id}`, version: 3, ...fields }),
    existed: true,
    ...(choices.length > 0 && { dropped: { choices, options: chosen, clientName: 'Nora Whitfield' } }),
  })

function show(uploaded: UploadedReport[], answers: ApiMocks = {}) {
  const onRefused = vi.fn()
  const { calls } = renderAs(
    'admin',
    <>
      <AlreadyUploaded uploaded={uploaded} rows={uploaded.map(({ row }) => row)} onRefused={onRefused} />
      <Toaster />
    </>,
    { 'GET /api/practitioners': () => page([practitioner]), ...answers },
  )
  return { onRefused, of: (route: string) => calls.filter((call) => call.route === route) }
}

it('shows nothing for new reports, and says that existing ones did not change', () => {
  show([uploadedReport()])
  expect(screen.queryByText(/already/)).toBeNull()
  show([there(1, []), there(2, []), uploadedReport()])
  expect(screen.getByText('2 reports were already there. Nothing changed.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('lists choices that were not applied and who would see the report, and applies them on request', async () => {
  const { of, onRefused } = show(
    [there(1, ['practitionerId', 'hold', 'notes'], { status: 'completed', clientId: null })],
    { 'PATCH /api/reports/:id': acted(aReport({ id: 1, version: 4 })) },
  )
  expect(screen.getByText('1 report was already there. Nothing changed.')).toBeTruthy()
  expect(
    await screen.findByText('Different: Dr. Keller as practitioner, held for review, the notes.'),
  ).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe(
    'EF1 Different: Dr. Keller as practitioner, held for review, the notes.Dr. Keller sees it at once and reviews it. No client sees it: it is not linked.Apply your choices',
  )
  expect(of('PATCH /api/reports/:id')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Apply your choices to EF1' }))
  expect(
    await screen.findByText('Your choices have been applied to 1 report. No reports went to clients.'),
  ).toBeTruthy()
  const [call] = of('PATCH /api/reports/:id')
  expect(call?.body).toEqual({ practitionerId: 4, hold: true, notes: 'repeat' })
  expect(call?.headers.get('If-Match')).toBe('"3"')
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull()
  expect(onRefused).toHaveBeenCalledWith([])
})

it('links to the chosen client before a change that may release, each in the version of its last reply', async () => {
  const client = clientRow({ id: 8, user: { firstName: 'Owen', lastName: 'Price' } })
  const owner = { key: 'EF1', choice: { kind: 'client', client } } as const
  const chosen = { practitionerId: 'none', hold: false, notes: '', owner }
  const { of } = show([there(1, ['practitionerId', 'clientId'], { status: 'completed' }, chosen)], {
    'PATCH /api/reports/:id': acted(aReport({ id: 1, version: 5 })),
    'PUT /api/reports/:id/client': acted(aReport({ id: 1, version: 4 }), { released: [1], toInvite: [41] }),
  })
  expect(screen.getByText('Different: no practitioner, Owen Price as client.')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain('Owen Price sees it at once.')
  fireEvent.click(screen.getByRole('button', { name: 'Apply your choices to EF1' }))
  expect(
    await screen.findByText('Your choices have been applied to 1 report. 1 report is with its client now.'),
  ).toBeTruthy()
  expect(of('PATCH /api/reports/:id')[0]?.body).toEqual({ practitionerId: null })
  const [link] = of('PUT /api/reports/:id/client')
  expect([link?.body, link?.headers.get('If-Match')]).toEqual([{ clientId: 8 }, '"3"'])
  expect(of('PATCH /api/reports/:id')[0]?.headers.get('If-Match')).toBe('"4"')
  expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
})

it('shows which report was refused and lets it be tried again', async () => {
  const why = "The client can already see this report, so it can't be held for review."
  const { onRefused } = show([there(1, ['hold']), there(2, ['notes'])], {
    'PATCH /api/reports/:id': ({ params }) =>
      params['id'] === '1' ? refusal(409, { error: why }) : acted(aReport({ id: 2 })),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Apply your choices to 2 reports' }))
  expect(await screen.findByText(/Your choices have been applied to 1 report\./)).toBeTruthy()
  expect(onRefused).toHaveBeenCalledWith([{ id: 1, sampleId: 'EF1', clientName: 'Nora Whitfield', why }])
  expect(await screen.findByRole('button', { name: 'Apply your choices to EF1' })).toBeTruthy()
})

it('holds a report before it links it to an address, and renames it as the file says', async () => {
  const owner = { key: 'EF1', choice: { kind: 'email', email: ' new@example.com ' } } as const
  const { of } = show(
    [
      there(
        1,
        ['clientName', 'hold', 'email'],
        { status: 'processed', clientId: null },
        { ...options, owner },
      ),
    ],
    {
      'PATCH /api/reports/:id': acted(aReport({ id: 1, version: 4 })),
      'PUT /api/reports/:id/client': acted(aReport({ id: 1, version: 5 })),
    },
  )
  expect(
    await screen.findByText(
      'Different: the client’s name, held for review, the client of  new@example.com .',
      { normalizer: (text) => text },
    ),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Apply your choices to EF1' }))
  expect(await screen.findByText(/Your choices have been applied to 1 report\./)).toBeTruthy()
  const [edit] = of('PATCH /api/reports/:id')
  expect([edit?.body, edit?.headers.get('If-Match')]).toEqual([
    { clientName: 'Nora Whitfield', hold: true },
    '"3"',
  ])
  const [link] = of('PUT /api/reports/:id/client')
  expect([link?.body, link?.headers.get('If-Match')]).toEqual([{ email: 'new@example.com' }, '"4"'])
})

it('sends only what each report lacks', async () => {
  const { of } = show([there(1, ['notes']), there(2, ['practitionerId'])], {
    'PATCH /api/reports/:id': ({ params }) => acted(aReport({ id: Number(params['id']) })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Apply your choices to 2 reports' }))
  await screen.findByText(/Your choices have been applied to 2 reports\./)
  expect(of('PATCH /api/reports/:id').map(({ params, body }) => [params['id'], body])).toEqual([
    ['1', { notes: 'repeat' }],
    ['2', { practitionerId: 4, hold: true }],
  ])
})

it('names what applying does, and applies it to one report alone', async () => {
  const { of } = show([there(1, ['practitionerId', 'hold']), there(2, ['notes'])], {
    'PATCH /api/reports/:id': ({ params }) => acted(aReport({ id: Number(params['id']) })),
  })
  const act = await screen.findByRole('button', { name: 'Apply your choices to EF1' })
  expect(act.textContent).toBe('Change practitioner')
  fireEvent.click(act)
  await screen.findByText(/Your choices have been applied to 1 report\./)
  expect(of('PATCH /api/reports/:id').map(({ params }) => params['id'])).toEqual(['1'])
})
