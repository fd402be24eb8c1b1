import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport, reached } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import ToDo from './to-do'
import type { WorklistRow } from './worklist-words'

beforeEach(() => {
  history.replaceState(null, '', '/admin')
  // A wide window, in which the list is beside the chosen item.
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})

let lastId = 0
const row = (kind: WorklistRow['kind'], title: string, fields: Partial<WorklistRow> = {}): WorklistRow => ({
  ...{ kind, title, since: '2026-11-07T09:00:00Z', reportId: ++lastId, userId: null, questionId: null },
  ...{ registrationId: null, addressChangeId: null, exportId: null, job: null },
  ...{ deletionId: null, sampleId: `EF${lastId}`, reason: `Why ${title} waits`, actions: [] },
  ...fields,
})

const owen = row('nobody', 'Owen Price')
const jonas = row('to-check', 'Jonas Haugen')
const ruth = row('never-in', 'Ruth Adeyemi', { userId: 12, actions: ['invite', 'letter'] })

const listed = (rows: readonly WorklistRow[], next = false) => {
  const counts: Record<string, number> = {}
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1
  return Response.json(rows, {
    headers: { 'X-Counts': JSON.stringify(counts), ...(next && { Link: '</next>; rel="next"' }) },
  })
}

const suggestion = {
  ...{ clientId: 8, name: 'Owen Price', dateOfBirth: '02.07.1979', email: 'owen@example.com' },
  ...{ isActive: true, isSure: true, why: 'Same birth date' },
}

/** Shows the list; the server removes rows once they are resolved. */
async function show(rows = [owen, jonas, ruth], answers: ApiMocks = {}) {
  const waiting = [...rows]
  const solve = (id: number | null) => {
    const at = waiting.findIndex(({ reportId }) => reportId === id)
    waiting.splice(at, 1)
  }
  const shown = renderAs(
    'admin',
    <>
      <ToDo />
      <Toaster />
    </>,
    {
      // A request is answered by the first matching route.
      ...answers,
      'GET /api/worklist': ({ url }) => {
        const kind = new URL(url, 'http://portal').searchParams.get('kind')
        return listed(waiting.filter((one) => !kind || one.kind === kind))
      },
      'GET /api/reports/:id': ({ params }) =>
        aReport({ id: Number(params['id']), clientId: null, pdfPath: null }),
      'GET /api/reports/:id/suggestions': [suggestion],
      'GET /api/reports/:id/check': {
        ...{ lines: 5, read: 4, notRead: 0, headers: [], skipped: [], newFoods: [], previous: null },
      },
      'GET /api/practitioners': [],
      'POST /api/reports/opened': Response.json(null),
      'PUT /api/reports/:id/client': ({ params }) => {
        solve(Number(params['id']))
        return acted(aReport({ id: Number(params['id']) }))
      },
      'POST /api/reports/:id/release': ({ params }) => {
        solve(Number(params['id']))
        return acted(aReport({ id: Number(params['id']), status: 'completed' }))
      },
      ...answers,
    },
  )
  if (rows.length > 0) await screen.findByText(rows[0]?.reason ?? '')
  return { ...shown, asked: (route: string) => shown.calls.filter((call) => call.route === route) }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const rowOf = (title: string) => {
  const button = screen.getAllByText(title)[0]?.closest('button')
  if (!button) throw new Error(`${title} is no row.`)
  return button
}
const panel = () => within(screen.getByRole('region', { name: 'Chosen item' }))

it('links the report to the exact match by keyboard only; its row goes, and the next has the focus', async () => {
  const { asked } = await show()
  press('j')
  expect(await panel().findByText('1 of 3')).toBeTruthy()
  expect(
    await panel().findByRole('radio', { name: /Owen Price, born 02.07.1979/, checked: true }),
  ).toBeTruthy()
  const seen = panel().getByRole('region', { name: 'Who will see it' })
  expect(seen.textContent).toContain('Owen Price sees it')
  expect(panel().getByRole('button', { name: 'Link to Owen Price' })).toBeTruthy()
  press('l')
  await waitFor(() => expect(screen.queryAllByText('Why Owen Price waits')).toEqual([]))
  const [call] = asked('PUT /api/reports/:id/client')
  expect(call?.body).toEqual({ clientId: 8 })
  expect(call?.headers.get('If-Match')).toBe('"1"')
  expect(await panel().findByText('1 of 2')).toBeTruthy()
  expect(rowOf('Jonas Haugen').getAttribute('aria-current')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Jonas Haugen')))
  expect(screen.getByRole('button', { name: 'Unlinked 0' })).toBeTruthy()
})

it('links the report to the picked client, even when another is an exact match', async () => {
  const other = {
    ...suggestion,
    clientId: 9,
    name: 'Owen Pryce',
    isSure: false,
    why: 'Different date of birth',
  }
  const { asked } = await show([owen], { 'GET /api/reports/:id/suggestions': [suggestion, other] })
  press('j')
  fireEvent.click(await panel().findByRole('radio', { name: /Owen Pryce/ }))
  press('l')
  await waitFor(() => expect(asked('PUT /api/reports/:id/client')[0]?.body).toEqual({ clientId: 9 }))
})

it('asks the next question about a report once its new version is loaded', async () => {
  const kept = { version: 1, read: () => {} }
  const isRead = new Promise<void>((done) => (kept.read = done))
  let kind: WorklistRow['kind'] = 'nobody'
  const { asked } = await show([owen], {
    'GET /api/worklist': () => listed([{ ...owen, kind }]),
    'GET /api/reports/:id': async ({ params }) => {
      if (kept.version > 1) await isRead
      return aReport({ id: Number(params['id']), version: kept.version, pdfPath: null })
    },
    'PUT /api/reports/:id/client': ({ params }) => {
      kept.version = 2
      kind = 'to-check'
      return acted(aReport({ id: Number(params['id']), version: 2 }))
    },
  })
  press('j')
  await panel().findByRole('radio', { checked: true })
  press('l')
  await panel().findByText('Loading the report...')
  press('c')
  kept.read()
  await panel().findByText('Who will see it')
  press('c')
  await waitFor(() => expect(asked('POST /api/reports/:id/release')).toHaveLength(1))
  expect(asked('POST /api/reports/:id/release')[0]?.headers.get('If-Match')).toBe('"2"')
})

it('j and k move and stop at both ends, but not while typing or with Ctrl', async () => {
  await show()
  press('j')
  press('j')
  press('k')
  press('k')
  expect(rowOf('Owen Price').getAttribute('aria-current')).toBe('true')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  press('j')
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
  expect(rowOf('Owen Price').getAttribute('aria-current')).toBe('true')
  field.remove()
})

it('shows why an action was refused, and keeps the row', async () => {
  const sentence = 'Somebody else changed the report. Please look at it again.'
  await show([jonas], { 'POST /api/reports/:id/release': refusal(412, { error: sentence }) })
  press('j')
  await panel().findByRole('button', { name: 'Confirm' })
  press('c')
  expect((await panel().findByRole('alert')).textContent).toContain(sentence)
  expect(rowOf('Jonas Haugen')).toBeTruthy()
})

it('asks once before it confirms a report with unread lines', async () => {
  const skipped = [{ line: 3, text: '2;Celery;abc', why: '"abc" is not a result that can be read.' }]
  const { asked } = await show([jonas], {
    'GET /api/reports/:id/check': {
      ...{ lines: 5, read: 4, notRead: 1, headers: [], skipped, newFoods: [], previous: null },
    },
  })
  press('j')
  await panel().findByRole('button', { name: 'Confirm' })
  press('c')
  const dialog = await screen.findByRole('alertdialog', { name: '1 line was not read' })
  press('c')
  expect(asked('POST /api/reports/:id/release')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm anyway' }))
  await waitFor(() => expect(screen.queryAllByText('Why Jonas Haugen waits')).toEqual([]))
  expect(asked('POST /api/reports/:id/release')).toHaveLength(1)
})

it('asks once before it confirms a report with an impossible date, and offers to edit it', async () => {
  const message = 'The report date 10.11.2062 is in the future.'
  const { asked } = await show([jonas], {
    'GET /api/reports/:id': aReport({
      id: jonas.reportId ?? 0,
      warnings: [{ line: null, code: 'date-of-sense-report', message }],
    }),
  })
  press('j')
  expect(await panel().findByRole('button', { name: 'Edit…' })).toBeTruthy()
  press('c')
  const dialog = await screen.findByRole('alertdialog', { name: '1 date cannot be right' })
  expect(dialog.textContent).toContain(message)
  expect(asked('POST /api/reports/:id/release')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm anyway' }))
  await waitFor(() => expect(asked('POST /api/reports/:id/release')).toHaveLength(1))
})

it('requires a practitioner named in the files to be assigned before confirming', async () => {
  const { asked } = await show([jonas], {
    'GET /api/reports/:id': aReport({
      warnings: [{ line: null, code: 'practitioner-unchosen', message: 'Name in the files Dr. Keller.' }],
      suggestedPractitioner: { id: 4, name: 'Dr. Tomas Keller' },
    }),
    'POST /api/reports/assign': { assigned: [7], ...reached(), refused: [] },
  })
  press('j')
  const select = await panel().findByLabelText<HTMLSelectElement>(/Which practitioner is it for/)
  expect(select.value).toBe('4')
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true)
  fireEvent.click(panel().getByRole('button', { name: /^Assign/ }))
  await waitFor(() =>
    expect(asked('POST /api/reports/assign')[0]?.body).toEqual({ ids: [7], practitionerId: 4 }),
  )
})

it('keeps the filter in the URL, and selects no row of another item type', async () => {
  const { asked } = await show()
  press('j')
  fireEvent.click(screen.getByRole('button', { name: /Not signed in 1/ }))
  await waitFor(() => expect(screen.queryAllByText('Why Owen Price waits')).toEqual([]))
  expect(location.search).toBe('?kind=never-in')
  expect(asked('GET /api/worklist').at(-1)?.url).toContain('kind=never-in')
  expect(panel().getByText(/Choose a row/)).toBeTruthy()
})

it('invites a client who never signed in, and says when they cannot be reached', async () => {
  const { asked } = await show([ruth], {
    'POST /api/invitations': { sent: 0, skipped: [{ userId: 12, why: 'no-address' }] },
  })
  press('j')
  fireEvent.click(await panel().findByRole('button', { name: 'Invite' }))
  expect(await screen.findByText(/Ruth Adeyemi: no email address or mobile number/)).toBeTruthy()
  expect(asked('POST /api/invitations')[0]?.body).toMatchObject({ userIds: [12], channel: 'email-or-sms' })
})

it('links to the letter of a client reached by neither email nor SMS', async () => {
  await show([{ ...ruth, actions: ['letter'] }])
  press('j')
  const letter = await panel().findByRole('link', { name: 'Print letter' })
  expect(letter.getAttribute('href')).toBe('/admin/invitations?q=Ruth%20Adeyemi')
  expect(panel().queryByRole('button', { name: 'Invite' })).toBeNull()
})

it('links all exact matches after a preview, and names the refused ones', async () => {
  const exactMatch = {
    ...{ id: owen.reportId ?? 0, version: 3, sampleId: 'EF1', clientName: 'Owen Price', clientId: 8 },
    ...{ dateOfBirth: '02.07.1979', name: 'Owen Price', email: 'owen@example.com', isReleased: true },
  }
  const { asked } = await show([owen], {
    'GET /api/reports/sure-links': [exactMatch],
    'POST /api/reports/link': {
      ...{
        ...reached(),
        linked: [],
        refused: [{ id: 1, sampleId: 'EF1', clientName: 'Owen Price', why: 'It has changed.' }],
      },
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Unlinked 1' }))
  fireEvent.click(
    await screen.findByRole('button', { name: 'Link all that match by name and date of birth' }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Link 1 report' }))
  expect((await dialog.findByText(/EF1 of Owen Price: It has changed./)).tagName).toBe('LI')
  expect(asked('POST /api/reports/link')[0]?.body).toEqual({
    links: [{ id: owen.reportId, clientId: 8, version: 3 }],
  })
})

it('shows the next rows on request', async () => {
  const { asked } = await show([owen], {
    'GET /api/worklist': ({ url }) => (url.includes('page=2') ? listed([jonas]) : listed([owen], true)),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Why Jonas Haugen waits')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(asked('GET /api/worklist')).toHaveLength(2)
})

it('says that there is nothing to do, with every filter at 0', async () => {
  await show([])
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeTruthy()
  const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  expect(filters.map(({ textContent }) => /\d+$/.exec(textContent)?.[0])).toEqual(Array(8).fill('0'))
})

const eyes = (name: string) => ({ name, isActive: true })
const waiting = { status: 'processed', warningCount: 1, pdfPath: null } as const
/** The toast that contains these words. */
const toastWith = async (words: string) => (await screen.findByText(words)).closest('[data-toaster]')

it('shows who will see a report that is read again, and offers to invite its new client', async () => {
  const failed = row('failed', 'Jonas Haugen')
  const report = aReport({
    ...{ id: failed.reportId ?? 0, sampleId: 'EF9', clientAccount: eyes('Jonas Haugen'), gender: 'männlich' },
    pdfPath: null,
  })
  const { asked } = await show([failed], {
    'GET /api/reports/:id': { ...report, status: 'failed', clientId: null, failure: 'No column.' },
    'POST /api/reports/:id/read-again': acted(report, {
      ...{ released: [report.id], toInvite: [41], madeAccount: true },
    }),
    'POST /api/invitations': { sent: 1, skipped: [] },
  })
  press('j')
  expect(
    await panel().findByText(
      'If there is nothing to check, the client whose address is in the files sees it at once. A new email address gets a new account.',
    ),
  ).toBeTruthy()
  fireEvent.click(panel().getByRole('button', { name: 'Retry' }))
  await toastWith('EF9 was read. New account for Jonas Haugen. He can see it now.')
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await toastWith('1 invitation is on its way.')
  expect(asked('POST /api/invitations')[0]?.body).toMatchObject({ userIds: [41], channel: 'email-or-sms' })
})

it('shows when a client will see a linked report, and then that they see it', async () => {
  await show([owen], {
    'GET /api/reports/:id': aReport({
      ...waiting,
      id: owen.reportId ?? 0,
      clientId: null,
      warnings: [{ line: null, code: 'email-name', message: 'Whose?' }],
    }),
    'PUT /api/reports/:id/client': acted(
      aReport({ id: owen.reportId ?? 0, clientAccount: eyes('Owen Price') }),
      { released: [owen.reportId ?? 0] },
    ),
  })
  press('j')
  expect(await panel().findByText('Owen Price sees it at once.')).toBeTruthy()
  press('l')
  await toastWith('EF20418 is linked to Owen Price. Owen Price can see it now.')
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
})

it.each([
  ['hold', ['Dr. Keller sees it at once and reviews it.', 'Jonas Haugen sees it once it is released.'], []],
  [
    'release',
    [
      'Dr. Keller and Jonas Haugen see it at once.',
      'Dr. Keller does not review reports first. You can change that under Practitioners.',
    ],
    [jonas.reportId ?? 0],
  ],
] as const)('shows who will see a report assigned by the rule %s', async (rule, before, released) => {
  const name = { firstName: 'Dr.', lastName: 'Keller' }
  const practitioner = {
    ...{ id: 4, userId: 9, licenseNumber: '', specialty: '', qualifications: '', clinicName: '' },
    ...{ clinicAddress: '', clientCount: 0, lastActivity: null, version: 1, releaseRule: rule },
    user: { ...name, id: 9, username: 'k', email: 'k@example.com', phone: '', isActive: true, version: 1 },
  }
  await show([jonas], {
    'GET /api/practitioners': () =>
      page([{ ...practitioner, user: { ...practitioner.user, emailConfirmed: true } }]),
    'GET /api/reports/:id': aReport({
      ...{
        ...waiting,
        id: jonas.reportId ?? 0,
        clientName: 'Jonas Haugen',
        clientAccount: eyes('Jonas Haugen'),
      },
      warnings: [{ line: null, code: 'practitioner-unchosen', message: 'Name in the files Dr. Keller.' }],
      suggestedPractitioner: { id: 4, name: 'Dr. Keller' },
    }),
    'POST /api/reports/assign': {
      ...{ assigned: [jonas.reportId ?? 0], refused: [] },
      ...reached({ released: [...released] }),
    },
  })
  press('j')
  const viewers = within(await panel().findByRole('region', { name: 'Who will see it' }))
  expect(viewers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(before)
  const shows = released.length > 0 ? ', show to Jonas Haugen' : ''
  fireEvent.click(panel().getByRole('button', { name: `Assign to Dr. Keller${shows}` }))
  const seen = released.length > 0 ? ' Jonas Haugen can see it now.' : ''
  await toastWith(`EF20418 is assigned to Dr. Keller.${seen}`)
})

it('shows who will see a report that is confirmed, or released past its practitioner', async () => {
  const held = { held: true, practitionerId: 4, practitionerName: 'Dr. Keller' }
  const kept = row('held', 'Mia Held')
  await show([jonas, kept], {
    'GET /api/reports/:id': ({ params }) =>
      Number(params['id']) === kept.reportId
        ? aReport({
            ...held,
            id: kept.reportId,
            status: 'pending',
            clientAccount: eyes('Mia Held'),
            pdfPath: null,
          })
        : aReport({ ...waiting, id: jonas.reportId ?? 0, clientAccount: eyes('Jonas Haugen') }),
    'POST /api/reports/:id/release': acted(
      aReport({ ...held, id: jonas.reportId ?? 0, status: 'pending', clientName: 'Jonas Haugen' }),
    ),
  })
  press('j')
  expect(await panel().findByText('Jonas Haugen sees it at once.')).toBeTruthy()
  press('c')
  await toastWith("EF20418: It's waiting for Dr. Keller to review it.")
  press('j')
  expect(await panel().findByText('Dr. Keller has not released it.')).toBeTruthy()
})

type Case = [
  kind: WorklistRow['kind'],
  fields: Partial<WorklistRow>,
  button: string,
  route: keyof ApiMocks,
  says: RegExp,
]

it.each<Case>([
  [
    'registration',
    { registrationId: 5, actions: ['let-in', 'refuse'] },
    'Let in',
    'POST /api/registrations/:id/let-in',
    /Nia can sign in now/,
  ],
  [
    'address',
    { addressChangeId: 5, actions: ['confirm-address', 'refuse'] },
    'Approve',
    'POST /api/address-changes/:id/confirm',
    /Nia now signs in with the new email address/,
  ],
  [
    'export',
    { exportId: 5, actions: ['prepare-again'] },
    'Prepare again',
    'POST /api/exports/:id/again',
    /Nia gets a message when the data is ready/,
  ],
  ['job', { job: 'fold-tallies', actions: ['run'] }, 'Run now', 'POST /api/jobs/:name/run', /It worked/],
  [
    'intake',
    { job: 'take-in-folder', actions: ['run'] },
    'Look now',
    'POST /api/jobs/:name/run',
    /It worked/,
  ],
])('resolves %s from its row, which disappears', async (kind, fields, button, route, says) => {
  const nia = row(kind, 'Nia', { reportId: null, sampleId: null, ...fields })
  let rows = [nia, jonas]
  const { asked } = await show(rows, {
    'GET /api/worklist': () => listed(rows),
    [route]: () => {
      rows = [jonas]
      return Response.json(kind === 'job' || kind === 'intake' ? { state: 'done' } : null)
    },
  })
  press('j')
  fireEvent.click(await panel().findByRole('button', { name: button }))
  if (kind === 'address') {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Approve the email address of Nia' }),
    )
    expect(dialog.getByText(/Nia will now sign in with it and see every report linked to it/)).toBeTruthy()
    expect(asked(route)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Approve email' }))
  }
  expect(await screen.findByText(says)).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByText('Why Nia waits')).toEqual([]))
  expect(asked(route)).toHaveLength(1)
})

it('asks before it refuses a registration, the only action when the address is taken', async () => {
  const nia = row('registration', 'Nia', {
    reportId: null,
    sampleId: null,
    registrationId: 5,
    actions: ['refuse'],
  })
  const { asked } = await show([nia], { 'DELETE /api/registrations/:id': Response.json(null) })
  press('j')
  const refuse = await panel().findByRole('button', { name: 'Refuse' })
  expect(panel().queryByRole('button', { name: 'Let in' })).toBeNull()
  fireEvent.click(refuse)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(asked('DELETE /api/registrations/:id')).toHaveLength(0)
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(asked('DELETE /api/registrations/:id')).toHaveLength(1))
})

it('says that a job failed again', async () => {
  const broken = row('job', 'Adding up', { reportId: null, sampleId: null, job: 'fold-tallies' })
  await show([broken], { 'POST /api/jobs/:name/run': { state: 'failed' } })
  press('j')
  fireEvent.click(await panel().findByRole('button', { name: 'Run now' }))
  expect(await screen.findByText('It failed again')).toBeTruthy()
})

it('shows the backup command, and offers to upload a sample that lacks a file', async () => {
  const backup = row('backup', 'A backup is due', { reportId: null, sampleId: null, actions: ['back-up'] })
  const sample = row('upload', 'Ingrid', { reportId: null, actions: ['upload'] })
  await show([backup, sample])
  press('j')
  expect(await panel().findByText('npm run backup -- --encrypt FOLDER')).toBeTruthy()
  press('j')
  expect(await panel().findByRole('button', { name: 'Upload it here' })).toBeTruthy()
})

it.each<Case>([
  [
    'registration',
    { registrationId: 5, actions: ['let-in', 'refuse'] },
    'Let in Nia',
    'POST /api/registrations/:id/let-in',
    /Nia can sign in now/,
  ],
  [
    'never-in',
    { userId: 12, actions: ['invite', 'letter'] },
    'Invite Nia',
    'POST /api/invitations',
    /Nia has been invited again/,
  ],
])('resolves %s by the act on its row, without opening it', async (kind, fields, button, route, says) => {
  const nia = row(kind, 'Nia', { reportId: null, sampleId: null, ...fields })
  let rows = [nia, jonas]
  const { asked } = await show(rows, {
    'GET /api/worklist': () => listed(rows),
    [route]: () => {
      rows = [jonas]
      return Response.json(kind === 'never-in' ? { sent: 1, skipped: [] } : null)
    },
  })
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(says)).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByText('Why Nia waits')).toEqual([]))
  expect(asked(route)).toHaveLength(1)
  expect(panel().getByText(/Choose a row/)).toBeTruthy()
})

it('opens an item by the act on its row where something is left to choose', async () => {
  await show([row('nobody', 'Owen Price', { actions: ['link', 'replace'] })])
  fireEvent.click(screen.getByRole('button', { name: 'Link Owen Price' }))
  expect(await panel().findByRole('radio', { name: /Owen Price/ })).toBeTruthy()
})

it('leads from a registration with the name of a client to the comparison', async () => {
  const nia = row('registration', 'Nia', {
    ...{ reportId: null, sampleId: null, registrationId: 5 },
    actions: ['compare', 'let-in', 'refuse'],
  })
  const { asked } = await show([nia])
  fireEvent.click(screen.getByRole('button', { name: 'Compare Nia' }))
  expect(location.pathname + location.hash).toBe('/admin/users#waiting')
  expect(asked('POST /api/registrations/:id/let-in')).toEqual([])
})
