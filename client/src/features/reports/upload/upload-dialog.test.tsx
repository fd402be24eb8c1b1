import { named } from '@shared/testing/people'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/request'
import { page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, clientRow, practitionerRow, reportRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import UploadDialog from './upload-dialog'
import type { UploadAudience } from './upload-options'

type Progress = (fraction: number) => void
type Sent = {
  fields: Record<string, unknown>
  tell: Progress
  take: (reply: ReturnType<typeof uploaded>, status?: number) => Promise<void>
  refuse: (status: number, error: string) => Promise<void>
  signal: AbortSignal
}

const upload = vi.hoisted(() => vi.fn())
vi.mock(import('@/api/upload'), () => ({ upload }))

const ended = (end: () => void) => act(() => Promise.resolve().then(end))
let sent: Sent[] = []
beforeEach(() => {
  sent = []
  upload.mockImplementation(
    (_route: string, { form }: { form: FormData }, progress: Progress, signal: AbortSignal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        sent.push({
          fields: Object.fromEntries(
            [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
          ),
          tell: (fraction) => act(() => progress(fraction)),
          take: (reply, status = 201) => ended(() => resolve({ reply, status })),
          refuse: (status, error) =>
            ended(() => reject(new ApiError(status, JSON.stringify({ error, requestId: '' })))),
          signal,
        })
      }),
  )
})

const file = (name: string) => new File(['x'], name)
const triplet = (base: string) => ['html', 'pdf', 'csv'].map((ending) => file(`${base}.${ending}`))
const uploaded = (fields: Parameters<typeof aReport>[0] = {}) => ({
  ...acted(aReport(fields)),
  notApplied: [],
})
const holds = practitionerRow({ id: 4, releaseRule: 'hold' })
const releases = practitionerRow({ id: 5, user: { firstName: 'Dr.', lastName: 'Releases' } })

function show(audience: UploadAudience = 'anyone', answers: ApiMocks = {}) {
  const onClose = vi.fn()
  const { calls } = renderAs(
    'admin',
    <>
      <UploadDialog audience={audience} onClose={onClose} />
      <Toaster />
    </>,
    {
      'GET /api/reports': () => page([]),
      'GET /api/practitioners': () => page([holds, releases]),
      'GET /api/clients': () => page([clientRow()]),
      'GET /api/reports/:id/suggestions': [],
      'GET /api/reports/sure-links': [],
      ...answers,
    },
  )
  return { calls, onClose }
}
const drop = (...files: File[]) => fireEvent.drop(document, { dataTransfer: { files, types: ['Files'] } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sample = (sampleId: string) =>
  within(
    within(screen.getByRole('list', { name: 'Samples' }))
      .getByText(sampleId)
      .closest('li') as HTMLElement,
  )
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|')

it('requires all three files before it sends anything, and shows which are missing', () => {
  show()
  expect(screen.getByText('All three files (HTML, PDF, CSV) are required')).toBeTruthy()
  press('Upload Report')
  expect(screen.getByRole('dialog').querySelector('[role=alert]')?.textContent).toBe(
    'All three files (HTML, PDF, CSV) are required',
  )
  drop(file('EF1_Nora_Whitfield.html'), file('holiday.gif'), file('EF1_Nora_Whitfield.csv'))
  expect(sample('EF1').getByText('Missing files: PDF')).toBeTruthy()
  expect(screen.getByText('holiday.gif').parentElement?.textContent).toMatch(/^holiday\.gif was not added\. /)
  expect(announced()).toContain('Samples: 1, with all required files: 0')
  expect(screen.getByRole('dialog').querySelector('#upload-requirement')?.getAttribute('role')).toBeNull()
  press('Upload Report')
  expect(upload).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('PDF file of EF1'), { target: { files: [file('other.csv')] } })
  expect(screen.getByText(/This isn't the missing PDF file\./)).toBeTruthy()
  press('Dismiss')
  expect(screen.queryByText('holiday.gif')).toBeNull()
  fireEvent.change(screen.getByLabelText('PDF file of EF1'), { target: { files: [file('scan.pdf')] } })
  expect(sample('EF1').getByText('All required files selected')).toBeTruthy()
  drop(file('EF1_Nora_Whitfield.pdf'))
  expect(screen.getByText('EF1_Nora_Whitfield.pdf').parentElement?.textContent).toBe(
    'EF1_Nora_Whitfield.pdf replaced a file of the same type.',
  )
})

it('sends a sample with its options and shows its progress and outcome', async () => {
  const { calls, onClose } = show('anyone', {
    'GET /api/reports': ({ url }) =>
      page(
        url.includes('q=EF1')
          ? [
              reportRow({ sampleId: 'EF10', createdAt: '2026-10-01T12:00:00Z' }),
              reportRow({ sampleId: 'ef1', createdAt: '2026-10-09T12:00:00Z' }),
            ]
          : [reportRow({ id: 7, sampleId: 'EF1' })],
      ),
  })
  const practitioner = await screen.findByRole('combobox', { name: 'Practitioner' })
  expect(screen.getByText('A report that names a practitioner waits until you choose.')).toBeTruthy()
  expect(screen.getByText(/^Clients see their reports at once if there is nothing to check\./)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /^Hold/ })).toBeNull()
  fireEvent.change(practitioner, { target: { value: '5' } })
  expect(screen.getByRole('checkbox', { name: /^Hold/ })).toHaveProperty('checked', false)
  expect(screen.getByText(/^The practitioner and their clients see them at once/)).toBeTruthy()
  fireEvent.change(practitioner, { target: { value: '4' } })
  expect(screen.getByRole('checkbox', { name: /^Hold/ })).toHaveProperty('checked', true)
  expect(
    screen.getByText('The practitioner sees them at once, and their clients once they are released.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Hold/ }))
  fireEvent.change(screen.getByRole('textbox', { name: /^Notes/ }), { target: { value: ' repeat ' } })
  drop(...triplet('EF1_Nora_Whitfield'))
  expect(
    await screen.findByText(
      'EF1 was uploaded on 09.10.2026. Uploading the same files changes nothing. Different files add another report.',
    ),
  ).toBeTruthy()
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.fields).toEqual({
    ...{ sampleId: 'EF1', clientName: 'Nora Whitfield', practitionerId: '4', hold: 'false', notes: 'repeat' },
    ...{ htmlFile: 'EF1_Nora_Whitfield.html', pdfFile: 'EF1_Nora_Whitfield.pdf' },
    csvFile: 'EF1_Nora_Whitfield.csv',
  })
  sent[0]?.tell(0.55)
  expect(sample('EF1').getByText('Uploading 55%')).toBeTruthy()
  expect(announced()).toContain('50% sent')
  expect(practitioner).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Browse files' })).toHaveProperty('disabled', true)
  await sent[0]?.take(uploaded({ id: 7, sampleId: 'EF1' }))
  expect(await screen.findByRole('heading', { name: '1 of 1 report reached their client' })).toBeTruthy()
  expect(screen.getByText('1 of 1 complete sample uploaded', { selector: '[role=status]' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Practitioner' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(calls.filter(({ route }) => route === 'GET /api/reports')[0]?.url).toContain('q=EF1&pageSize=50')
  press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})

it('sends two at a time; a failed one stops none, shows why and can be sent again', async () => {
  show('anyone', {
    'GET /api/reports': () =>
      page([
        reportRow({ id: 2, sampleId: 'EF2', status: 'processed', warningCount: 2 }),
        reportRow({ id: 3, sampleId: 'EF3', status: 'failed', failure: 'No column.' }),
      ]),
  })
  drop(...['EF1_Ann_Lee', 'EF2_Bo_Lee', 'EF3_Cy_Lee'].flatMap(triplet))
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sample('EF3').getByText('Waiting')).toBeTruthy()
  await sent[0]?.refuse(400, 'The PDF is damaged.')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sample('EF1').getByText('Failed, try again')).toBeTruthy()
  await sent[1]?.take(uploaded({ id: 2, sampleId: 'EF2', status: 'processed', warningCount: 2 }))
  expect(sample('EF2').getByText('Uploaded, please check: 2 warnings')).toBeTruthy()
  expect(sample('EF2').queryByRole('button')).toBeNull()
  await sent[2]?.take(uploaded({ id: 3, sampleId: 'EF3', status: 'failed', failure: 'No column.' }), 200)
  expect(await screen.findByText('1 of 3 reports could not be uploaded. The PDF is damaged.')).toBeTruthy()
  // An uploaded sample has left the list.
  expect(within(screen.getByRole('list', { name: 'Samples' })).queryByText('EF2')).toBeNull()
  expect(sample('EF1').getByText('The PDF is damaged.')).toBeTruthy()
  press('Try again with EF1')
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(sent[3]?.fields).toMatchObject({ sampleId: 'EF1', clientName: 'Ann Lee' })
  await sent[3]?.refuse(500, 'Out of order.')
  expect(await screen.findByText('Out of order.', { selector: '[role=alert] *' })).toBeTruthy()
})

it('stops one sample by its file, or all after a question, and stays open until then', async () => {
  const { onClose } = show()
  drop(...['EF1_Ann_Lee', 'EF2_Bo_Lee'].flatMap(triplet))
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(2))
  press('Stop the upload of EF1_Ann_Lee.html')
  await waitFor(() => expect(sample('EF1').getByText('All required files selected')).toBeTruthy())
  expect([sent[0]?.signal.aborted, sent[1]?.signal.aborted]).toEqual([true, false])
  expect(sample('EF2').queryByRole('button', { name: /^Remove/ })).toBeNull()
  press('Close')
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop uploading' }))
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(sent[1]?.signal.aborted).toBe(false)
  press('Close')
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop uploading' }),
  )
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent[1]?.signal.aborted).toBe(true)
})

it('Cancel stops all samples while sending, and asks before it leaves them', async () => {
  const { onClose } = show()
  drop(...triplet('EF1_Ann_Lee'))
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  press('Cancel')
  await waitFor(() => expect(sample('EF1').getByText('All required files selected')).toBeTruthy())
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  press('Cancel')
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without uploading' }))
  expect(question.getByText(/^1 sample has not been uploaded yet/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(question.getByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('Back asks as Cancel does while a sample is unfinished, and else closes', async () => {
  const { onClose } = show()
  drop(...triplet('EF1_Ann_Lee'))
  for (const _ of ['first', 'again']) {
    history.back()
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without uploading' }))
    expect(question.getByText(/^1 sample has not been uploaded yet/)).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  }
  expect(sample('EF1').getByText('All required files selected')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  for (const ending of ['html', 'pdf', 'csv']) press(`Remove EF1_Ann_Lee.${ending}`)
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('closes at once while nothing is chosen', () => {
  const { onClose } = show()
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})

it('removes a file, the sample with its last one, and moves the focus to what is left', () => {
  show()
  drop(file('EF1_Ann_Lee.html'), file('EF1_Ann_Lee.csv'))
  press('Remove EF1_Ann_Lee.html')
  expect(sample('EF1').getByText('Missing files: HTML, PDF')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('HTML missingChoose file for EF1')
  press('Remove EF1_Ann_Lee.csv')
  expect(screen.queryByRole('list', { name: 'Samples' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Browse files' }))
})

it('asks for the practitioner first in an upload for one, and accepts none', async () => {
  show('practitioner')
  drop(...triplet('EF1_Ann_Lee'))
  press('Upload Report')
  const select = await screen.findByRole('combobox', { name: 'Practitioner' })
  expect(screen.getAllByText('Please choose the practitioner').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(select)
  expect(sent).toHaveLength(0)
  await screen.findByRole('option', { name: named.practitioner.name })
  fireEvent.change(select, { target: { value: '4' } })
  expect(screen.getByRole('checkbox', { name: /^Hold/ })).toHaveProperty('checked', true)
  fireEvent.change(select, { target: { value: 'none' } })
  expect(
    screen.getByText('These reports appear in Client Reports, not in Practitioner Reports.'),
  ).toBeTruthy()
  expect(screen.queryByText('Please choose the practitioner')).toBeNull()
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.fields).toMatchObject({ practitionerId: 'none' })
  expect(sent[0]?.fields).not.toHaveProperty('hold')
})

it('offers no practitioner when the reports are for clients only', () => {
  const { calls } = show('clients')
  expect(screen.queryByRole('combobox', { name: 'Practitioner' })).toBeNull()
  expect(calls.filter(({ route }) => route === 'GET /api/practitioners')).toEqual([])
})

it.each(['anyone', 'practitioner'] as const)(
  'shows %s why no practitioner can be chosen',
  async (audience) => {
    show(audience, { 'GET /api/practitioners': refusal(500, { error: 'Out of order.' }) })
    expect(await screen.findByText('Out of order.')).toBeTruthy()
  },
)

it('gives a single sample to the chosen client, and ignores the choice beside another sample', async () => {
  show()
  drop(...triplet('EF1_Nora_Whitfield'))
  fireEvent.click(screen.getByRole('radio', { name: 'An existing client' }))
  press('Upload Report')
  expect(screen.getAllByText('Choose a client from the list').length).toBeGreaterThan(0)
  expect(sent).toHaveLength(0)
  fireEvent.click(await screen.findByRole('option', { name: /Nora Whitfield/ }))
  expect(screen.queryByText('Choose a client from the list')).toBeNull()
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.fields).toMatchObject({ clientId: '7' })
  await sent[0]?.refuse(500, 'Out of order.')
  press('Try again with EF1')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.fields).toMatchObject({ clientId: '7' })
  await sent[1]?.refuse(500, 'Out of order.')
  drop(...triplet('EF2_Bo_Lee'))
  expect(screen.queryByRole('radio')).toBeNull()
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(4))
  for (const { fields } of sent.slice(2)) expect(fields).not.toHaveProperty('clientId')
  await sent[2]?.refuse(500, 'Out of order.')
  await sent[3]?.refuse(500, 'Out of order.')
  expect(await screen.findByText('2 of 2 reports could not be uploaded. Out of order.')).toBeTruthy()
  press('Try again with EF1')
  await waitFor(() => expect(sent).toHaveLength(5))
  expect(sent[4]?.fields).not.toHaveProperty('clientId')
  await sent[4]?.refuse(500, 'Out of order.')
  for (const ending of ['html', 'pdf', 'csv']) press(`Remove EF1_Nora_Whitfield.${ending}`)
  expect(screen.getByRole('radio', { name: 'Read from the file' })).toHaveProperty('checked', true)
})

it('does not retry a sample while its options are incomplete', async () => {
  show()
  drop(...triplet('EF1_Nora_Whitfield'))
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  await sent[0]?.refuse(500, 'Out of order.')
  fireEvent.click(screen.getByRole('radio', { name: 'Create an account for this email' }))
  fireEvent.change(screen.getByLabelText('Client’s email'), { target: { value: 'nora' } })
  press('Try again with EF1')
  expect(screen.getAllByText('Please enter a valid email address').length).toBeGreaterThan(0)
  expect(sent).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Client’s email'), { target: { value: ' nora@example.com ' } })
  expect(screen.queryByText('Please enter a valid email address')).toBeNull()
  press('Try again with EF1')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.fields).toMatchObject({ email: 'nora@example.com' })
})

it('stops running uploads when it unmounts', async () => {
  show()
  drop(...triplet('EF1_Nora_Whitfield'))
  press('Upload Report')
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  expect(sent[0]?.signal.aborted).toBe(true)
})

it('shows only samples that need attention on request when there are many', () => {
  show()
  drop(...Array.from({ length: 8 }, (_, n) => triplet(`EF${n + 1}_Ann_Lee`)).flat())
  expect(screen.queryByText('8 samples')).toBeNull()
  drop(file('EF9_Bo_Lee.pdf'))
  expect(screen.getByText('9 samples')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show only the 1 that need attention' }))
  const list = screen.getByRole('list', { name: 'Samples' })
  expect(
    within(list)
      .getAllByText(/^EF\d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['EF9'])
})
