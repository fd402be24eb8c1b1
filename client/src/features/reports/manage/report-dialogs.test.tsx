import { named } from '@shared/testing/people'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/request'
import { useApiQuery } from '@/api/use-api'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, clientRow, reportRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import ReleaseReportDialog from '../release/release-report-dialog'
import { groupByClient } from './client-groups'
import ClientSignInDialog from './client-sign-in-dialog'
import DeleteGroupDialog from './delete-group-dialog'
import DeleteReportDialog from './delete-report-dialog'
import LinkReportDialog from './link/link-report-dialog'
import ReplaceFilesDialog from './replace-files-dialog'

const upload = vi.hoisted(() => vi.fn())
vi.mock(import('@/api/upload'), () => ({ upload }))

/** A list behind the dialog that has to refetch after a write. */
function Behind() {
  useApiQuery('GET /api/reports')
  return null
}

const namesake = {
  isActive: true,
  ...{ clientId: 12, name: 'Nora Vale', dateOfBirth: null, email: 'nora.vale@example.com' },
  ...{ isSure: false, why: 'Another date of birth' },
}

function show(dialog: (onClose: () => void) => ReactElement, answers: ApiMocks = {}) {
  const onClose = vi.fn()
  const { calls } = renderAs(
    'admin',
    <>
      <Behind />
      {dialog(onClose)}
      <Toaster />
    </>,
    {
      'GET /api/reports': () => page([]),
      'GET /api/clients': () => page([]),
      'GET /api/reports/:id/suggestions': [namesake],
      ...answers,
    },
  )
  return { onClose, of: (route: string) => calls.filter((call) => call.route === route) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressTwice = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })
const versions = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('If-Match'))

const failing = [
  ['Somebody is at work.', refusal(409, { error: 'Somebody is at work.' }), false],
  ['The report is gone.', refusal(404, { error: 'The report is gone.' }), true],
] as const

it('deletes the report in the version that was seen, and asks again about a changed one', async () => {
  const report = reportRow({ id: 7, sampleId: 'EF7', version: 3 })
  const now = reportRow({ id: 7, sampleId: 'EF7', version: 4, clientId: null, clientName: 'Owen Price' })
  const { onClose, of } = show((close) => <DeleteReportDialog report={report} onClose={close} />, {
    'DELETE /api/reports/:id': mockSequence(refusal(412, { error: 'Stale.', current: now }), undefined),
  })
  expect(screen.getByText(/of Nora Whitfield\. .* The client will no longer see them\./)).toBeTruthy()
  press('Delete report')
  expect(await screen.findByText('This report has changed')).toBeTruthy()
  expect(
    screen.getByText(/of Owen Price\. Its three files and results will be permanently deleted\.$/),
  ).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(of('GET /api/reports')).toHaveLength(2))
  const again = await screen.findByRole('button', { name: 'Delete report' })
  pressTwice(again)
  expect(await screen.findByText('Report deleted successfully')).toBeTruthy()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(versions(of('DELETE /api/reports/:id'))).toEqual(['"3"', '"4"'])
  expect(of('DELETE /api/reports/:id')[0]?.params).toEqual({ id: '7' })
  expect(of('GET /api/reports')).toHaveLength(3)
})

it('shows why a report was not deleted', async () => {
  const held = reportRow({ status: 'pending' })
  const { onClose } = show((close) => <DeleteReportDialog report={held} onClose={close} />, {
    'DELETE /api/reports/:id': refusal(500, { error: 'Out of order.' }),
  })
  expect(screen.getByText(/results will be permanently deleted\.$/)).toBeTruthy()
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
  press('Delete report')
  expect(await screen.findByText('Out of order.', { selector: '[role=alert] *' })).toBeTruthy()
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('deletes all reports of a group one after the other and shows the progress', async () => {
  const rows = Array.from({ length: 14 }, (_, n) =>
    reportRow({ id: n + 1, sampleId: `EF${n + 1}`, version: n + 20 }),
  )
  const [group] = groupByClient(rows)
  if (!group) throw new Error('No group.')
  let go: () => void = () => undefined
  const { onClose, of } = show((close) => <DeleteGroupDialog group={group} onClose={close} />, {
    'DELETE /api/reports/:id': ({ params }) =>
      params['id'] === '2' ? new Promise((resolve) => (go = () => resolve(undefined))) : undefined,
  })
  expect(screen.getByRole('heading', { name: 'Delete all 14 reports of Nora Whitfield?' })).toBeTruthy()
  const dialogText = screen.getByRole('alertdialog').textContent
  expect(dialogText).toContain(`${named.client.email}.`)
  expect(dialogText).toContain(
    'EF11, EF12 and 2 more will be permanently deleted. The client will no longer see them.',
  )
  pressTwice(screen.getByRole('button', { name: 'Delete 14 reports' }))
  expect(await screen.findByText('1 of 14 reports deleted')).toBeTruthy()
  go()
  expect(await screen.findByText('All reports for Nora Whitfield have been deleted')).toBeTruthy()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(
    of('DELETE /api/reports/:id').map(({ params, headers }) => [params['id'], headers.get('If-Match')]),
  ).toEqual(rows.map(({ id, version }) => [`${id}`, `"${version}"`]))
  expect(of('GET /api/reports')).toHaveLength(2)
})

it('shows how many reports of a group remain and why', async () => {
  const [group] = groupByClient([
    reportRow({ id: 1, clientId: null, sampleId: 'EF1' }),
    reportRow({ id: 2, clientId: null, sampleId: 'EF2' }),
  ])
  if (!group) throw new Error('No group.')
  const { onClose } = show((close) => <DeleteGroupDialog group={group} onClose={close} />, {
    'DELETE /api/reports/:id': mockSequence(undefined, refusal(412, { error: 'It has changed.' })),
  })
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Not linked. The files and results of EF1, EF2 will be permanently deleted. Reports not shown here are kept.',
  )
  press('Delete 2 reports')
  expect(await screen.findByText('1 of 2 reports could not be deleted. It has changed.')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
})

it('unlinks a report after a question and confirms it', async () => {
  const report = aReport({ version: 3 })
  const now = acted(aReport({ clientId: null, clientEmail: null }))
  const { onClose, of } = show((close) => <LinkReportDialog report={report} onClose={close} />, {
    'PUT /api/reports/:id/client': now,
  })
  expect(screen.getByRole('heading', { name: 'Change client' })).toBeTruthy()
  expect(screen.getByText(`Linked to ${named.client.email}.`)).toBeTruthy()
  press('Change client')
  expect(screen.getAllByText('Choose a client from the list').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('radio', { name: 'Unlink' }))
  expect(screen.queryByText('Choose a client from the list')).toBeNull()
  expect(screen.getByText('No client sees the report until it is linked again.')).toBeTruthy()
  press('Unlink')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/no longer sees EF20418/).textContent).toBe(
    `${named.client.email} no longer sees EF20418. Nobody else will until it is linked again.`,
  )
  expect(of('PUT /api/reports/:id/client')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Unlink' }))
  expect(await screen.findByText('EF20418: Not linked. No client sees this report.')).toBeTruthy()
  const [call] = of('PUT /api/reports/:id/client')
  expect([call?.params, call?.body, call?.headers.get('If-Match')]).toEqual([
    { id: '7' },
    { clientId: null },
    '"3"',
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

it('links to the picked client, and shows a changed report before it links again', async () => {
  const report = aReport({
    ...{ clientId: null, version: 3, email: 'n@example.com' },
    warnings: [
      { line: null, code: 'email-name', message: 'The address is of another name.' },
      { line: 4, code: 'line', message: 'Line 4: no level' },
    ],
  })
  const now = { ...report, version: 4, warnings: [], clientName: 'Nora White' }
  const { of } = show((close) => <LinkReportDialog report={report} onClose={close} />, {
    'GET /api/clients': () =>
      page([clientRow({ id: 9, user: { firstName: 'Owen', lastName: 'Price' } }), clientRow({ id: 8 })]),
    'PUT /api/reports/:id/client': mockSequence(
      refusal(412, { error: 'Stale.', current: now }),
      Response.json(acted(aReport(), { released: [7] })),
    ),
  })
  expect(of('GET /api/clients')[0]?.url).toContain('q=n%40example.com')
  expect(screen.getByText('The address is of another name.')).toBeTruthy()
  expect(screen.queryByText('Line 4: no level')).toBeNull()
  expect(screen.getByText('Not linked. No client sees this report.')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'Unlink' })).toBeNull()
  fireEvent.click(await screen.findByRole('option', { name: /Nora Whitfield/ }))
  expect(screen.getByText('Nora Whitfield sees it at once.')).toBeTruthy()
  press('Link to client')
  expect(await screen.findByText('This report has changed')).toBeTruthy()
  expect(screen.getByText(/of Nora White$/)).toBeTruthy()
  expect(screen.queryByText('The address is of another name.')).toBeNull()
  press('Link to client')
  expect(await screen.findByText('EF20418: Nora Whitfield can see it now.')).toBeTruthy()
  expect(of('PUT /api/reports/:id/client').map(({ body }) => body)).toEqual([
    { clientId: 8 },
    { clientId: 8 },
  ])
  expect(versions(of('PUT /api/reports/:id/client'))).toEqual(['"3"', '"4"'])
})

it('creates a second account of the same name only after confirming it is another person', async () => {
  const refused = refusal(409, { error: 'Another?', fields: { another: 'Another?' } })
  const { of } = show(
    (close) => (
      <LinkReportDialog report={aReport({ clientId: null, email: 'a@b.example' })} onClose={close} />
    ),
    {
      'PUT /api/reports/:id/client': mockSequence(refused, refused, Response.json(acted(aReport()))),
    },
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Create an account for this email' }))
  expect(screen.getByLabelText('Client’s email')).toHaveProperty('value', 'a@b.example')
  press('Link to client')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'This is a different person' }))
  fireEvent.click(screen.getByRole('radio', { name: 'A new account without an email address' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  press('Link to client')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'This is a different person' }))
  press('Link to client')
  await waitFor(() => expect(of('PUT /api/reports/:id/client')).toHaveLength(3))
  expect(of('PUT /api/reports/:id/client').map(({ body }) => body)).toEqual([
    { email: 'a@b.example' },
    { withoutEmail: true },
    { withoutEmail: true, another: true },
  ])
})

it('opens on a new account with what follows when nobody has the name or birth date', async () => {
  const report = aReport({ clientId: null, email: '', clientName: 'Tilda Roos' })
  const { of } = show((close) => <LinkReportDialog report={report} onClose={close} />, {
    'GET /api/reports/:id/suggestions': [],
    'PUT /api/reports/:id/client': acted(aReport()),
  })
  expect(await screen.findByText('Nobody in the portal has this name or date of birth.')).toBeTruthy()
  expect(
    screen.getByRole('radio', { name: 'A new account without an email address', checked: true }),
  ).toBeTruthy()
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  const steps = next.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps[0]).toContain('Tilda Roos gets an account with this report.')
  expect(steps[1]).toContain('You give them a letter with a code')
  expect(steps.at(-1)).toContain('Tilda Roos sees it once they have signed in.')
  press('Link to client')
  await waitFor(() => expect(of('PUT /api/reports/:id/client')[0]?.body).toEqual({ withoutEmail: true }))
})

it('shows at the field why an address is refused', async () => {
  const { onClose } = show(
    (close) => <LinkReportDialog report={aReport({ clientId: null })} onClose={close} />,
    {
      'PUT /api/reports/:id/client': refusal(400, {
        error: 'Of a practitioner.',
        fields: { email: 'Of a practitioner.' },
      }),
    },
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Create an account for this email' }))
  const field = screen.getByLabelText('Client’s email')
  fireEvent.change(field, { target: { value: 'mara@example.com' } })
  press('Link to client')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'mara@example.org' } })
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
})

it.each(failing)(
  'a link that fails (%s) leaves the dialog open unless the report is gone',
  async (said, answer, gone) => {
    const { onClose } = show(
      (close) => <LinkReportDialog report={aReport({ clientId: null })} onClose={close} />,
      {
        'PUT /api/reports/:id/client': answer,
      },
    )
    fireEvent.click(screen.getByRole('radio', { name: 'A new account without an email address' }))
    press('Link to client')
    expect(await screen.findByText(said)).toBeTruthy()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(gone ? 1 : 0))
  },
)

it('shows whose account has the address, and that its date of birth differs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const report = aReport({ clientId: null, dateOfBirth: '01.01.1990' })
  const { of } = show((close) => <LinkReportDialog report={report} onClose={close} />, {
    'GET /api/clients': ({ url }) =>
      url.includes(encodeURIComponent(named.client.email))
        ? page([clientRow({ user: { firstName: 'Owen', email: `x${named.client.email}` } }), clientRow()])
        : page([]),
  })
  fireEvent.click(screen.getByRole('radio', { name: 'Create an account for this email' }))
  const type = async (value: string) => {
    fireEvent.change(screen.getByLabelText('Client’s email'), { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(250))
  }
  await type(` ${named.client.email.toUpperCase()} `)
  expect((await screen.findByText(/^This email belongs to/)).textContent).toBe(
    'This email belongs to Nora Whitfield, born 12.03.1984 (the report says 01.01.1990). The report goes to them. No account is created.',
  )
  const asked = of('GET /api/clients').length
  await type('nora')
  expect(screen.queryByText(/^This email belongs to/)).toBeNull()
  expect(of('GET /api/clients')).toHaveLength(asked)
  await type('new@example.com')
  expect(
    await screen.findByText(/^No client has this email address yet\. We’ll create a new account\./),
  ).toBeTruthy()
  vi.useRealTimers()
})

it('releases the report in the version that was seen, and asks again about a changed one', async () => {
  const report = reportRow({ id: 7, sampleId: 'EF7', status: 'pending', version: 3 })
  const now = { ...report, version: 4, clientAccount: { name: 'Owen Price', isActive: false } }
  const { onClose, of } = show((close) => <ReleaseReportDialog report={report} onClose={close} />, {
    'POST /api/reports/:id/release': mockSequence(
      refusal(500, { error: 'Out of order.' }),
      refusal(412, { error: 'Stale.', current: now }),
      Response.json(acted(aReport(), { released: [7], toInvite: [21] })),
    ),
  })
  const warningText = () => screen.getByText(/You cannot undo this\.$/).textContent
  expect(warningText()).toBe('Nora Whitfield sees the results of sample EF7 at once. You cannot undo this.')
  press('Release')
  expect(await screen.findByText('Out of order.')).toBeTruthy()
  press('Release')
  expect(await screen.findByText('This report has changed')).toBeTruthy()
  expect(screen.queryByText('Out of order.')).toBeNull()
  expect(warningText()).toBe('Owen Price cannot sign in. The account is deactivated. You cannot undo this.')
  press('Release')
  expect(await screen.findByText('Nora Whitfield can see it now.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
  expect(versions(of('POST /api/reports/:id/release'))).toEqual(['"3"', '"3"', '"4"'])
})

it('a report that belongs to nobody shows that no client sees it', () => {
  show((close) => <ReleaseReportDialog report={reportRow({ clientId: null })} onClose={close} />)
  expect(screen.getByText(/No client sees the results of sample/).textContent).toBe(
    'No client sees the results of sample EF1. It is not linked to a client. You cannot undo this.',
  )
})

const drop = (...names: string[]) =>
  fireEvent.drop(document, {
    dataTransfer: { files: names.map((name) => new File(['x'], name)), types: ['Files'] },
  })
const three = ['EF7.html', 'EF7.pdf', 'EF7.csv']

it('replaces the files of the version that was seen, and shows a changed report first', async () => {
  const report = reportRow({ id: 7, sampleId: 'EF7', version: 3, status: 'failed', failure: 'No column.' })
  const { onClose } = show((close) => <ReplaceFilesDialog report={report} onClose={close} />)
  expect(screen.getByText('No column.')).toBeTruthy()
  press('Replace files')
  expect(screen.getByText('All three files (HTML, PDF, CSV) are required')).toBeTruthy()
  drop(...three, 'holiday.gif', 'EF8_Bo_Lee.pdf')
  expect(screen.queryByText('All three files (HTML, PDF, CSV) are required')).toBeNull()
  expect(screen.getByText('holiday.gif').parentElement?.textContent).toBe(
    'holiday.gif was not added. It is not an HTML, PDF or CSV file.',
  )
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('holiday.gif')).toBeNull()
  expect(
    screen.getByText(
      'EF8_Bo_Lee.pdf: the name has a different sample ID from EF7. Please make sure that it is the right file.',
    ),
  ).toBeTruthy()
  press('Remove EF8_Bo_Lee.pdf')
  expect(screen.queryByText(/different sample/)).toBeNull()
  fireEvent.change(screen.getByLabelText('PDF file of EF7'), {
    target: { files: [new File(['x'], 'a.csv')] },
  })
  expect(screen.getByText(/It is not a PDF file\./)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('PDF file of EF7'), {
    target: { files: [new File(['x'], 'a.pdf')] },
  })
  const now = { ...report, version: 4, status: 'completed' }
  upload.mockRejectedValueOnce(
    new ApiError(412, JSON.stringify({ error: 'Stale.', requestId: '', current: now })),
  )
  press('Replace files')
  expect(await screen.findByText('This report has changed')).toBeTruthy()
  expect(screen.queryByText('No column.')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  const reply = acted(aReport({ status: 'failed', failure: 'No numbers.' }))
  upload.mockResolvedValueOnce({ status: 200, reply })
  press('Replace files')
  expect(await screen.findByText('The new files could not be read. No numbers.')).toBeTruthy()
  expect(onClose).toHaveBeenCalledOnce()
  const asked = upload.mock.calls.map(([route, input]: unknown[]) => {
    const { params, version, form } = input as { params: object; version: number; form: FormData }
    return [route, params, version, [...form].map(([name, file]) => [name, (file as File).name])]
  })
  const files = [
    ['htmlFile', 'EF7.html'],
    ['pdfFile', 'a.pdf'],
    ['csvFile', 'EF7.csv'],
  ]
  expect(asked).toEqual([3, 4].map((version) => ['PUT /api/reports/:id/files', { id: 7 }, version, files]))
})

it.each([
  ['Out of order.', 500, 0],
  ['The report is gone.', 404, 1],
])('refused files (%s) can be sent again unless the report is gone', async (said, status, closed) => {
  const { onClose } = show((close) => (
    <ReplaceFilesDialog report={reportRow({ sampleId: 'EF7' })} onClose={close} />
  ))
  upload.mockRejectedValueOnce(new ApiError(status, JSON.stringify({ error: said, requestId: '' })))
  drop(...three)
  press('Replace files')
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(closed))
  upload.mockResolvedValueOnce({ status: 200, reply: acted(aReport()) })
  press('Try again with EF7')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(closed + 1))
})

it('Cancel stops sending files without a message and leaves the dialog open', async () => {
  const { onClose } = show((close) => (
    <ReplaceFilesDialog report={reportRow({ sampleId: 'EF7' })} onClose={close} />
  ))
  upload.mockImplementationOnce(
    (_route: string, _input: object, tell: (fraction: number) => void, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        tell(0.4)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  drop(...three)
  press('Replace files')
  expect(await screen.findByText('Uploading 40%')).toBeTruthy()
  press('Cancel')
  expect(await screen.findByText('All required files selected')).toBeTruthy()
  expect(screen.queryByText('Upload Failed')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})

it("shows the sign-in address of a report's client", async () => {
  const report = reportRow({ clientUserId: 6, clientEmail: named.client.email })
  const { onClose } = show((close) => <ClientSignInDialog report={report} onClose={close} />)
  expect(await screen.findByText(named.client.email)).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})
