import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { page, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, clientRow, practitionerRow, reached, reportRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import AssignSeveralDialog from './assign-several-dialog'
import EditReportDialog from './edit/edit-report-dialog'
import LinkReportDialog from './link/link-report-dialog'
import LinkSeveralDialog from './link-several-dialog'
import ReplaceFilesDialog from './replace-files-dialog'

const upload = vi.hoisted(() => vi.fn())
vi.mock(import('@/api/upload'), () => ({ upload }))

const practitioner = (id: number, lastName: string, releaseRule: 'hold' | 'release') =>
  practitionerRow({ id, releaseRule, user: { firstName: 'Dr.', lastName } })
const practitioners = [practitioner(4, 'Holds', 'hold'), practitioner(5, 'Releases', 'release')]
const unchosen = { line: null, code: 'practitioner-unchosen', message: 'Whose review?' }
const asks = { status: 'processed' as const, warningCount: 1, asks: [unchosen.code] }

const show = (dialog: ReactElement, answers: ApiMocks = {}) =>
  renderAs(
    'admin',
    <>
      {dialog}
      <Toaster />
    </>,
    {
      'GET /api/practitioners': () => page(practitioners),
      'GET /api/clients': () => page([]),
      ...answers,
    },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = async (label: string, value: string) => {
  await screen.findByRole('option', { name: 'Dr. Holds' })
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
}

it('assigning several reports shows whose clients will see theirs, then how many do', async () => {
  const reports = [1, 2].map((id) =>
    reportRow({ ...asks, id, sampleId: `EF${id}`, clientAccount: { name: `Cara ${id}`, isActive: true } }),
  )
  const onClose = vi.fn()
  const { calls } = show(<AssignSeveralDialog reports={reports} onClose={onClose} />, {
    'POST /api/reports/assign': {
      ...{ assigned: [1, 2], refused: [] },
      ...reached({ released: [1, 2], toInvite: [61, 62] }),
    },
    'POST /api/invitations': { sent: 1, skipped: [{ userId: 62, why: 'no-address' }] },
  })
  await choose('Practitioner', '4')
  expect(screen.getByText(/To be reviewed first: Cara 1 \(EF1\) and Cara 2 \(EF2\)\./)).toBeTruthy()
  await choose('Practitioner', '5')
  expect(
    screen.getByText('Cara 1 (EF1) and Cara 2 (EF2) see their reports at once. Nobody reviews them first.'),
  ).toBeTruthy()
  press('Assign 2')
  expect(await screen.findByText('2 reports are with their clients now.')).toBeTruthy()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  press('Invite 2')
  expect(
    await screen.findByText(
      '1 invitation is on its way. 1 not: no email address or mobile number to send to.',
    ),
  ).toBeTruthy()
  expect(calls.find(({ route }) => route === 'POST /api/invitations')?.body).toMatchObject({
    userIds: [61, 62],
  })
})

it('linking several reports shows for each when its client will see it', async () => {
  const client = clientRow({ user: { firstName: 'Cara', lastName: 'Client' } })
  const reports = [
    reportRow({ id: 1, sampleId: 'EF1', clientId: null }),
    reportRow({ id: 2, sampleId: 'EF2', clientId: null, status: 'processed' }),
  ]
  show(<LinkSeveralDialog reports={reports} onClose={vi.fn()} />, {
    'GET /api/clients': () => page([client]),
  })
  fireEvent.click(await screen.findByRole('option', { name: /Cara Client/ }))
  const lines = screen.getAllByRole('status').flatMap(({ textContent }) => textContent)
  expect(lines.join(' ')).toContain('EF1: Cara Client sees it at once.')
  expect(lines.join(' ')).toContain('EF2: Cara Client sees it once it is confirmed.')
})

it('linking to a new account shows who sees the report and offers to invite them', async () => {
  const report = aReport({
    clientId: null,
    clientName: 'Jonas Haugen',
    gender: 'Male',
    ...asks,
    warnings: [{ line: null, code: 'email-name', message: 'Whose?' }],
  })
  const made = acted(
    aReport({
      clientName: 'Jonas Haugen',
      clientAccount: { name: 'Jonas Haugen', isActive: true },
      gender: 'Male',
    }),
    {
      ...{ released: [report.id], toInvite: [41], madeAccount: true },
    },
  )
  show(<LinkReportDialog report={report} onClose={vi.fn()} />, {
    'GET /api/reports/:id/suggestions': [],
    'PUT /api/reports/:id/client': made,
  })
  fireEvent.click(screen.getByRole('radio', { name: 'A new account without an email address' }))
  expect(screen.getByText('Jonas Haugen sees it once they have signed in.')).toBeTruthy()
  press('Link to client')
  expect(await screen.findByText('EF20418: New account for Jonas Haugen. He can see it now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
})

it('changing the practitioner shows beforehand who will see the report, and afterwards who does', async () => {
  const report = aReport({ ...asks, warnings: [unchosen], version: 3 })
  show(<EditReportDialog report={report} onClose={vi.fn()} />, {
    'PATCH /api/reports/:id': acted(aReport({ practitionerId: 5 }), { released: [7] }),
  })
  expect(screen.getByText('Who can see the report in the portal.')).toBeTruthy()
  await choose('Assigned practitioner', '4')
  expect(
    screen.getByText('Dr. Holds sees it at once and reviews it. Nora Whitfield sees it once it is released.'),
  ).toBeTruthy()
  await choose('Assigned practitioner', '5')
  expect(screen.getByText('Dr. Releases and Nora Whitfield see it at once.')).toBeTruthy()
  press('Save Changes')
  expect(await screen.findByText('Nora Whitfield can see it now.')).toBeTruthy()
})

it('replacing files shows beforehand who may see the report, and afterwards for whom an account was made', async () => {
  const report = reportRow({ id: 7, sampleId: 'EF20418', clientId: null, clientName: 'Nora Whitfield' })
  const reply = acted(aReport({ gender: 'F' }), { released: [7], toInvite: [], madeAccount: true })
  upload.mockResolvedValue({ status: 200, reply })
  show(<ReplaceFilesDialog report={report} onClose={vi.fn()} />)
  expect(
    screen.getByText(
      'If there is nothing to check, the client whose address is in the files sees it at once. A new email address gets a new account.',
    ),
  ).toBeTruthy()
  const files = ['html', 'pdf', 'csv'].map((type) => new File(['x'], `EF20418_Nora_Whitfield.${type}`))
  fireEvent.drop(document, { dataTransfer: { files, types: ['Files'] } })
  await screen.findByText('All required files selected')
  press('Replace files')
  expect(
    await screen.findByText('The new files were read. New account for Nora Whitfield. She can see it now.'),
  ).toBeTruthy()
})

it('changing the date of birth warns that the client may lose the report, then confirms that they did', async () => {
  const report = aReport({ dateOfBirth: '12.03.1984', clientName: 'Peter Stranger' })
  const doubt = { line: null, code: 'owner-differs', message: 'Another date of birth.' }
  const reply = aReport({ status: 'processed', warnings: [doubt], warningCount: 1, version: 2 })
  show(<EditReportDialog report={report} onClose={vi.fn()} />, { 'PATCH /api/reports/:id': acted(reply) })
  fireEvent.change(screen.getByRole('textbox', { name: 'Date of Birth' }), {
    target: { value: '13.03.1984' },
  })
  expect(
    await screen.findByText(
      'If that contradicts the record of Nora Whitfield, nobody sees it until you confirm it.',
    ),
  ).toBeTruthy()
  press('Save Changes')
  expect(
    await screen.findByText(/^It's waiting for you: .* Nora Whitfield no longer sees it\.$/),
  ).toBeTruthy()
})
