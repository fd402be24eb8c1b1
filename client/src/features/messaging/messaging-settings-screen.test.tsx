import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import MessagingSettingsScreen from './messaging-settings-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

type Config = Reply<'GET /api/admin/messaging-config'>

const whole: Config = {
  ses: { accessKeyId: true, secretKey: true, region: true },
  twilio: { accountSid: true, authToken: true, phoneNumber: true },
  sender: { address: 'post@pearwell.example', verified: true },
}

function show(config: Config | (() => Config | Response) = whole, tab = '', answers: ApiMocks = {}) {
  window.history.replaceState(null, '', `/admin/messaging-settings${tab && `?tab=${tab}`}`)
  return renderAs('admin', <MessagingSettingsScreen />, {
    'GET /api/admin/messaging-config': config,
    ...answers,
  })
}

const rowsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const type = (name: string, value: string, at = 0) =>
  fireEvent.change(screen.getAllByRole('textbox', { name })[at] as HTMLElement, { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('shows for each part of Amazon SES whether it is configured', async () => {
  for (const missing of ['accessKeyId', 'secretKey', 'region'] as const) {
    const { unmount } = show({ ...whole, ses: { ...whole.ses, [missing]: false } })
    const words = { accessKeyId: 'Access Key ID', secretKey: 'Secret Access Key', region: 'Region' }
    expect((await rowsOf('AWS SES configuration')).filter((row) => /Not configured$/.test(row))).toEqual([
      `AWS ${words[missing]}Not configured`,
    ])
    expect(screen.getByText("Email isn't set up yet")).toBeTruthy()
    unmount()
  }
})

it.each([
  [{ address: null, verified: null }, 'Not configured', /^Email isn't set up yet/],
  [whole.sender, 'Verified', undefined],
  [
    { ...whole.sender, verified: false },
    'Not verified',
    /^The sender address is not verified.*won’t send from post@pearwell.example until it is verified/,
  ],
  [
    { ...whole.sender, verified: null },
    'Not known',
    /^The sender address may not be verified.*did not say whether post@pearwell.example/,
  ],
])('shows whether the sender %j is verified, and what that means', async (sender, badge, notice) => {
  show({ ...whole, sender })
  await screen.findByText(/^Sender address/)
  expect(screen.getByText(badge)).toBeTruthy()
  const warning = screen.queryByText(/^Email isn't|^The sender address (is|may)/)?.parentElement?.textContent
  if (notice) expect(warning).toMatch(notice)
  else expect(warning).toBeUndefined()
})

it('checks again on request, and retries what could not be loaded', async () => {
  show(
    mockSequence(
      refusal(503, { error: 'The server is away.' }),
      { ...whole, sender: { ...whole.sender, verified: null } },
      whole,
    ),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The server is away.')
  press('Try again')
  expect(await screen.findByText('Not known')).toBeTruthy()
  press('Check again')
  expect(await screen.findByText('Verified')).toBeTruthy()
})

it('shows for each part of Twilio whether it is configured, also in the guide', async () => {
  const words = { accountSid: 'Account SID', authToken: 'Auth Token', phoneNumber: 'Phone Number' }
  for (const missing of ['accountSid', 'authToken', 'phoneNumber'] as const) {
    const { unmount } = show({ ...whole, twilio: { ...whole.twilio, [missing]: false } }, 'twilio')
    expect((await rowsOf('Twilio configuration')).filter((row) => /Not configured$/.test(row))).toEqual([
      `${words[missing]}Not configured`,
    ])
    expect(screen.getByText("SMS isn't set up yet")).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Setup Guide' }))
    expect(window.location.search).toBe('?tab=guide')
    expect(await screen.findByText("SMS isn't set up yet")).toBeTruthy()
    expect(screen.getByText(/^Choose Email address and enter|enter post@/)).toBeTruthy()
    unmount()
  }
  show(whole, 'twilio')
  await rowsOf('Twilio configuration')
  expect(screen.queryByText("SMS isn't set up yet")).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: 'Setup Guide' }))
  expect(await screen.findByText('The SMS service is configured')).toBeTruthy()
})

it.each([
  {
    kind: 'Email' as const,
    route: 'POST /api/admin/send-email' as const,
    field: 'Email address',
    missing: 'Please enter a test email address',
    to: 'me@example.com',
    sample: { to: ['me@example.com'], subject: 'Test email' },
    title: 'Test email sent successfully',
    failure: 'Failed to send test email',
  },
  {
    kind: 'SMS' as const,
    route: 'POST /api/admin/send-sms' as const,
    field: 'Phone number',
    missing: 'Please enter a test phone number',
    to: '+44 7700 900123',
    sample: { to: '+44 7700 900123' },
    title: 'Test SMS sent successfully',
    failure: 'Failed to send test SMS',
  },
])('sends a test $kind once at a time and shows the result', async (row) => {
  const { kind, route, field, missing, to, sample, title, failure } = row
  const { calls } = show(whole, 'test', {
    [route]: mockSequence(
      { messageId: 'm1' },
      refusal(503, { error: 'The service is away.' }),
      refusal(503, { error: '' }),
      new Response('A proxy speaks.', { status: 502 }),
    ),
  })
  const sent = () => calls.filter((call) => call.route === route).map(({ body }) => body)
  const toasts = () => vi.mocked(toast).mock.calls.map(([options]) => options)
  press(`Send Test ${kind}`)
  expect(screen.getByText(missing)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: field }))
  expect(sent()).toEqual([])
  type(field, ` ${to} `)
  press(`Send Test ${kind}`)
  fireEvent.submit(screen.getByRole('textbox', { name: field }).closest('form') as HTMLElement)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(screen.queryByText(missing)).toBeNull()
  type('Message', 'My own words', kind === 'Email' ? 0 : 1)
  for (const times of [2, 3, 4]) {
    press(`Send Test ${kind}`)
    await waitFor(() => expect(toasts()).toHaveLength(times))
  }
  const of = (message: string) => ({ ...sample, message, sendKey: expect.any(String) as unknown })
  const first = `This is a test ${kind === 'Email' ? 'email' : 'message'} from the portal. If you can read it, ${kind === 'Email' ? 'email' : kind} works.`
  const own = of('My own words')
  expect(sent()).toEqual([of(first), own, own, own])
  expect(toasts()).toEqual([
    { title, description: `${kind} sent to ${to}` },
    { title: failure, description: 'The service is away.', variant: 'destructive' },
    { title: failure, description: 'Unknown error occurred', variant: 'destructive' },
    {
      title: 'Error',
      description: expect.stringMatching(`^${failure}\\. The portal cannot`) as unknown,
      variant: 'destructive',
    },
  ])
})
