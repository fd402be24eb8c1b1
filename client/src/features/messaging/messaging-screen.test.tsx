import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { copyText } from '@/lib/copy-text'
import { mockSequence, page, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, clientRow } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import MessagingScreen from './messaging-screen'

vi.mock(import('@/lib/copy-text'), () => ({ copyText: vi.fn(() => Promise.resolve(true)) }))
vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await Promise.all([
    import('./compose/email-form'),
    import('./compose/sms-form'),
    import('./compose/people-dialog'),
    import('./history/message-history'),
    import('./setup/not-set-up'),
  ])
})
beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const both = aConfig({ emailConfigured: true, smsConfigured: true })

/** The screen opened with a query string. */
function show(answers: ApiMocks = {}, search = '') {
  window.history.replaceState(null, '', `/admin/messaging${search}`)
  return renderAs('admin', <MessagingScreen />, { 'GET /api/config': both, ...answers })
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
const entry = () => screen.findByRole('textbox', { name: 'Recipients' })
const chosen = () => screen.queryAllByRole('button', { name: /^Remove / }).map(labelOf)
const labelOf = (element: HTMLElement) => element.getAttribute('aria-label')?.replace('Remove ', '')
const sentIn = (calls: ApiCall[]) =>
  calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)
const failed = (title: string, description: string) => ({ title, description, variant: 'destructive' })
const offline = 'The portal cannot be reached right now. Please check your connection and try again.'
const noAnswer = () => new Response('A proxy speaks.', { status: 502 })

const log = (fields: Partial<Reply<'GET /api/admin/message-logs'>[number]> = {}) => ({
  ...{ id: 5, messageType: 'email' as const, status: 'sent' as const, subject: 'Your visit' },
  ...{ message: 'See you on Monday.', errorMessage: null, recipients: ['a@example.com', 'b@example.com'] },
  ...{ messageId: null, createdAt: '2026-11-19T09:12:00' },
  ...fields,
})

it('sends an email to all recipients, including typed text, and clears the form', async () => {
  const { calls } = show({ 'POST /api/admin/send-email': { messageId: 'm1' } })
  await entry()
  type('Recipients', 'a@example.com, B@example.com')
  fireEvent.keyDown(await entry(), { key: 'Enter' })
  expect(chosen()).toEqual(['a@example.com', 'B@example.com'])
  type('Recipients', 'c@example.com')
  press('Remove a@example.com')
  expect(document.activeElement).toBe(await entry())
  expect(screen.getByText('1 recipient')).toBeTruthy()
  type('Subject', ' Your visit ')
  type('Message', 'See you on Monday.')
  press('Send Email')
  await waitFor(() => expect(chosen()).toEqual([]))
  expect(sentIn(calls)).toEqual([
    {
      ...{ to: ['B@example.com', 'c@example.com'], subject: ' Your visit ', message: 'See you on Monday.' },
      sendKey: expect.any(String) as unknown,
    },
  ])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [{ title: 'Email sent', description: 'Sent to 2 recipients.' }],
  ])
  for (const label of ['Recipients', 'Subject', 'Message'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('')
})

it('starts with the recipient in the URL, clears it after sending, and names the recipient', async () => {
  const { calls } = show({ 'POST /api/admin/send-email': { messageId: 'm1' } }, '?to=nora%40example.com')
  await entry()
  expect(chosen()).toEqual(['nora@example.com'])
  type('Subject', 'Hello')
  type('Message', 'Words')
  press('Send Email')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(sentIn(calls)).toMatchObject([{ to: ['nora@example.com'] }])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [{ title: 'Email sent', description: 'Sent to nora@example.com.' }],
  ])
})

it('refuses an incomplete email, shows what is missing, and focuses the first invalid field', async () => {
  const { calls } = show()
  await entry()
  press('Send Email')
  expect(await screen.findByText('Please add at least one recipient')).toBeTruthy()
  expect(screen.getAllByText('Subject and message are required')).toHaveLength(2)
  expect(document.activeElement).toBe(await entry())
  type('Recipients', 'nora@')
  press('Send Email')
  expect(await screen.findByText('“nora@” is not an email address')).toBeTruthy()
  expect(chosen()).toEqual([])
  type('Recipients', 'nora@example.com')
  press('Add')
  expect(screen.queryByText('“nora@” is not an email address')).toBeNull()
  expect(document.activeElement).toBe(await entry())
  press('Send Email')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Subject' })))
  expect(chosen()).toEqual(['nora@example.com'])
  expect(sentIn(calls)).toEqual([])
})

it('keeps the recipients who did not get an email for the next attempt', async () => {
  const partly = 'The email was not sent to 1 of 2 recipients.'
  const { calls } = show(
    {
      'POST /api/admin/send-email': mockSequence(
        refusal(503, { error: partly, fields: { 'unsent.1': 'It bounced.', subject: 'Too plain.' } }),
        refusal(503, { error: 'Amazon is away.', fields: { 'unsent.0': 'It bounced.' } }),
        refusal(400, { error: 'The subject is odd.', fields: { subject: 'Odd.' } }),
      ),
    },
    '?to=a%40example.com%20b%40example.com',
  )
  await entry()
  type('Subject', 'Hello')
  type('Message', 'Words')
  press('Send Email')
  expect(await screen.findByText('The recipients below did not get it.')).toBeTruthy()
  expect(chosen()).toEqual(['b@example.com'])
  expect(screen.getByText('Too plain.')).toBeTruthy()
  press('Send Email')
  expect(await screen.findByText('Amazon is away.')).toBeTruthy()
  expect(chosen()).toEqual(['b@example.com'])
  press('Send Email')
  expect(await screen.findByText('Odd.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Hello')
  const [first, second] = sentIn(calls) as { to: string[]; sendKey: string }[]
  expect(second?.to).toEqual(['b@example.com'])
  expect(second?.sendKey).not.toBe(first?.sendKey)
  expect(vi.mocked(toast).mock.calls).toEqual(
    [partly, 'Amazon is away.', 'The subject is odd.'].map((why) => [failed('Failed to send email', why)]),
  )
})

it('reuses the key after a lost answer, and takes a new one after a change', async () => {
  const { calls } = show(
    { 'POST /api/admin/send-email': mockSequence(noAnswer(), noAnswer(), noAnswer()) },
    '?to=a%40example.com',
  )
  await entry()
  type('Subject', 'Hello')
  for (const [times, words] of [
    [1, 'Words'],
    [2, 'Words'],
    [3, 'Other words'],
  ] as const) {
    type('Message', words)
    press('Send Email')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  expect(chosen()).toEqual(['a@example.com'])
  expect(toast).toHaveBeenLastCalledWith(failed('Failed to send email', offline))
  const keys = (sentIn(calls) as { sendKey: string }[]).map(({ sendKey }) => sendKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('sends HTML only when chosen, and previews it or the text', async () => {
  const { calls } = show(
    {
      'POST /api/admin/send-email': mockSequence(
        refusal(503, { error: 'Amazon is away.' }),
        refusal(503, { error: 'Amazon is away.' }),
        { messageId: 'm1' },
      ),
    },
    '?to=a%40example.com',
  )
  await entry()
  expect(screen.getByText('No subject yet')).toBeTruthy()
  expect(screen.getByText('What you write appears here.')).toBeTruthy()
  type('Subject', 'Hello')
  type('Message', 'Plain words')
  expect(screen.getByRole('region', { name: 'Preview of the message' }).textContent).toBe('Plain words')
  expect(screen.getByText('Hello')).toBeTruthy()
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Add an HTML message/ })
  fireEvent.click(box)
  type('HTML message (optional)', '<b style="color:red">Rich</b>')
  const frame = await screen.findByTitle('Preview of the HTML message')
  expect(frame.getAttribute('srcdoc')).toMatch(/default-src 'none'.*<b data-look="color:red">Rich<\/b>$/)
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  press('Text')
  expect(screen.getByRole('region', { name: 'Preview of the message' }).textContent).toBe('Plain words')
  press('HTML')
  expect(screen.getByTitle('Preview of the HTML message')).toBeTruthy()
  press('Send Email')
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1))
  fireEvent.click(box)
  expect(screen.queryByTitle('Preview of the HTML message')).toBeNull()
  press('Send Email')
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
  expect((sentIn(calls) as { htmlMessage?: string }[]).map(({ htmlMessage }) => htmlMessage)).toEqual([
    '<b style="color:red">Rich</b>',
    undefined,
  ])
  fireEvent.click(box)
  press('Send Email')
  await waitFor(() => expect(box.checked).toBe(false))
})

it('picks users page by page and by role, who are recipients at once', async () => {
  const nora = clientRow({ user: { email: 'Nora@example.com' } })
  const gone = clientRow({
    id: 8,
    user: { id: 22, firstName: '', lastName: '', username: 'old', email: 'old@example.com', isActive: false },
  })
  const letter = clientRow({
    id: 9,
    user: { id: 23, firstName: 'Bo', lastName: 'Li', email: 'ef-8@no-email.invalid' },
  })
  const { calls } = show(
    {
      'GET /api/clients': ({ url }) =>
        Response.json(url.includes('q=') ? [] : [nora, gone, letter], { headers: { 'X-Total-Count': '12' } }),
      'GET /api/practitioners': page([]),
    },
    '?to=nora%40example.com',
  )
  await entry()
  type('Recipients', 'half@')
  press('Choose people in the portal')
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose recipients' }))
  await dialog.findByRole('list', { name: 'Clients' })
  const box = (name: RegExp) => dialog.getByRole<HTMLInputElement>('checkbox', { name })
  expect(
    [box(/Nora/), box(/^old/), box(/Bo Li/)].map(({ checked, disabled }) => [checked, disabled]),
  ).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(dialog.getByText('(not active)').closest('li')?.textContent).toMatch(/^old/)
  expect(dialog.getByText('1 of at most 50 chosen.')).toBeTruthy()
  fireEvent.click(box(/^old/))
  expect(dialog.getByText('2 of at most 50 chosen.')).toBeTruthy()
  fireEvent.click(box(/Nora/))
  expect(box(/Nora/).checked).toBe(false)
  const asked = () => calls.map(({ url }) => url).filter((url) => url.includes('pageSize'))
  fireEvent.click(dialog.getByRole('button', { name: 'Next page' }))
  await expect.poll(() => asked().at(-1)).toBe('/api/clients?page=2&pageSize=10')
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'zz' } })
  expect(await dialog.findByText('Nobody found')).toBeTruthy()
  expect(asked().at(-1)).toBe('/api/clients?q=zz&page=1&pageSize=10')
  fireEvent.click(dialog.getByRole('button', { name: 'Clear the search field' }))
  await dialog.findByRole('list', { name: 'Clients' })
  fireEvent.click(dialog.getByRole('button', { name: 'Next page' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Practitioners' }))
  expect(await dialog.findByText('No practitioners yet')).toBeTruthy()
  expect(asked().at(-1)).toBe('/api/practitioners?page=1&pageSize=10')
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(chosen()).toEqual(['old@example.com'])
  expect((await entry()).getAttribute('value')).toBe('half@')
})

it('picks at most fifty, removes one, and shows why people could not be loaded', async () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `p${at}@example.com`)
  const rows = ['p0@example.com', 'new@example.com'].map((email, at) =>
    clientRow({ id: at + 1, user: { email, firstName: email } }),
  )
  show(
    {
      'GET /api/clients': mockSequence(refusal(503, { error: 'The database is away.' }), page(rows)),
    },
    `?to=${fifty.join('+')}`,
  )
  await entry()
  press('Choose people in the portal')
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /Failed to load clients.*The database is away\./,
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  const boxes = await dialog.findAllByRole<HTMLInputElement>('checkbox')
  expect(dialog.getByText('50 chosen, the maximum for one message.')).toBeTruthy()
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true])
  expect(dialog.queryByRole('button', { name: 'Next page' })).toBeNull()
  fireEvent.click(boxes[0] as HTMLElement)
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false])
})

it('sends an SMS and clears the form; a failed one is kept with the reason', async () => {
  const { calls } = show(
    {
      'POST /api/admin/send-sms': mockSequence(
        refusal(400, { error: 'Twilio refused it.', fields: { to: 'No such number.' } }),
        { messageId: 's1' },
      ),
    },
    '?tab=sms',
  )
  await screen.findByRole('heading', { name: 'Send an SMS' })
  press('Send SMS')
  expect(await screen.findAllByText('Phone number and message are required')).toHaveLength(2)
  type('Phone number', ' +44 7700 900123')
  type('Message', 'Fine ✓')
  expect(screen.getByText(/^6\/160 characters/).textContent).toBe(
    '6/160 characters · counts as 1 message of up to 70 characters, because “✓” is not in the plain SMS alphabet',
  )
  press('Send SMS')
  expect(await screen.findByText('No such number.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Fine ✓')
  press('Send SMS')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe(''),
  )
  const sent = { to: ' +44 7700 900123', message: 'Fine ✓', sendKey: expect.any(String) as unknown }
  expect(sentIn(calls)).toEqual([sent, sent])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [failed('Failed to send SMS', 'Twilio refused it.')],
    [{ title: 'SMS sent', description: 'Sent to +44 7700 900123.' }],
  ])
})

it('lists the sent messages of the type and page in the URL', async () => {
  const { calls } = show(
    {
      'GET /api/admin/message-logs': ({ url }) =>
        url.includes('type=sms')
          ? page([])
          : Response.json([log(), log({ id: 6, messageType: 'sms', subject: null, status: 'failed' })], {
              headers: { 'X-Total-Count': '30' },
            }),
    },
    '?tab=history&page=1',
  )
  const table = await screen.findByRole('table', { name: 'Messages' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['19.11.2026 09:12', 'Email', 'a@example.com and 1 more', 'Your visitSee you on Monday.', 'Sent', 'Open'],
    ['19.11.2026 09:12', 'SMS', 'a@example.com and 1 more', 'See you on Monday.', 'Failed', 'Open'],
  ])
  press('Next page')
  const asked = () => calls.map(({ url }) => url).filter((url) => url.includes('message-logs'))
  await expect.poll(() => asked().at(-1)).toBe('/api/admin/message-logs?page=2&pageSize=25')
  press('SMS')
  expect(await screen.findByText('There are none of this kind.')).toBeTruthy()
  expect(asked().slice(2)).toEqual(['/api/admin/message-logs?type=sms&page=1&pageSize=25'])
  expect(window.location.search).toBe('?tab=history&type=sms')
  press('All')
  await screen.findByRole('table', { name: 'Messages' })
  expect(window.location.search).toBe('?tab=history')
  press('Next page')
  press('Email')
  choose('SMS')
  expect(window.location.search).toBe('?tab=sms')
})

it('opens a message in full, with its error', async () => {
  const whole = log({
    ...{ id: 6, status: 'failed', message: 'All of it.', errorMessage: 'It bounced.' },
    messageId: 'ses-77',
  })
  const { calls } = show(
    {
      'GET /api/admin/message-logs': page([log(), log({ ...whole, message: 'The beg...' })]),
      'GET /api/admin/message-logs/:id': mockSequence(
        refusal(503, { error: 'The database is away.' }),
        whole,
      ),
    },
    '?tab=history',
  )
  const open = 'Open the message sent on 19.11.2026 09:12 to a@example.com and 1 more'
  fireEvent.click((await screen.findAllByRole('button', { name: open }))[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Your visit' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('All of it.')).toBeTruthy()
  for (const words of ['It bounced.', '2 recipients', 'a@example.com, b@example.com', 'ses-77', 'Failed'])
    expect(dialog.getByText(words)).toBeTruthy()
  expect(calls.at(-1)?.params).toEqual({ id: '6' })
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('refetches the history after a message was sent or failed', async () => {
  const lists = [page([log()]), page([log({ status: 'failed' })]), page([log({ status: 'pending' })])]
  show(
    {
      'GET /api/admin/message-logs': mockSequence(...lists),
      'POST /api/admin/send-sms': mockSequence(refusal(503, { error: 'Twilio is away.' }), {
        messageId: 's',
      }),
    },
    '?tab=history',
  )
  await screen.findByText('Sent')
  for (const state of ['Failed', 'Pending']) {
    choose('SMS')
    type('Phone number', '+44 7700 900123')
    type('Message', 'Words')
    press('Send SMS')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(state === 'Failed' ? 1 : 2))
    choose('Message History')
    expect(await screen.findByText(state)).toBeTruthy()
  }
})

const nothing: Reply<'GET /api/admin/messaging-config'> = {
  ses: { accessKeyId: false, secretKey: false, region: false },
  twilio: { accountSid: false, authToken: false, phoneNumber: false },
  sender: { address: null, verified: null },
}

it.each([
  ['', "Email isn't set up yet", 4, 'AWS_REGION'],
  ['?tab=sms', "SMS isn't set up yet", 3, 'TWILIO_AUTH_TOKEN'],
])(
  'lists on the tab of %s what is missing, who does it, and copies it',
  async (search, title, steps, value) => {
    show(
      {
        'GET /api/config': aConfig({ emailConfigured: search !== '', smsConfigured: search === '' }),
        'GET /api/admin/messaging-config': nothing,
      },
      search,
    )
    await screen.findByRole('heading', { name: title })
    const list = within(screen.getByRole('list', { name: /^Steps to set up/ }))
    expect(list.getAllByRole('listitem')).toHaveLength(steps)
    expect(list.getAllByText(/^(You|Whoever runs the server)$/)).toHaveLength(steps)
    if (search === '') expect(screen.getByText('What works without email')).toBeTruthy()
    fireEvent.click(list.getByRole('button', { name: 'Copy the list' }))
    await waitFor(() => expect(vi.mocked(copyText).mock.lastCall?.[0]).toContain(value))
    choose(search === '' ? 'SMS' : 'Email')
    expect(screen.queryByText(/isn't set up yet$/)).toBeNull()
  },
)

it('leads from the email steps to those of SMS, and checks again on request', async () => {
  const { calls } = show({
    'GET /api/config': aConfig({ emailConfigured: false, smsConfigured: false }),
    'GET /api/admin/messaging-config': nothing,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  const asked = () => calls.filter(({ route }) => route === 'GET /api/admin/messaging-config')
  await waitFor(() => expect(asked()).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'See the 3 steps' }))
  expect(await screen.findByRole('list', { name: 'Steps to set up SMS' })).toBeTruthy()
})

it('keeps typed text while another tab is open', async () => {
  show({ 'GET /api/admin/message-logs': page([]) })
  await entry()
  type('Subject', `For ${named.client.name}`)
  choose('Message History')
  expect(await screen.findByText('No messages sent yet')).toBeTruthy()
  expect(screen.getByText('Emails and text messages that you send are listed here.')).toBeTruthy()
  choose('Email')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe(
    `For ${named.client.name}`,
  )
})
