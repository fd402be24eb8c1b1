import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { deviceText } from '@/lib/device-text'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import { FactorsSection } from './factors-section'
import type { OwnFactors, Passkey } from './own-factors'
import { mockPasskeys } from './passkeys.fixture'

const aPasskey = (fields: Partial<Passkey> = {}): Passkey => ({
  ...{ id: 4, name: 'Work laptop', createdAt: '2026-11-03T09:12:00.000Z', lastUsedAt: null },
  ...{ isSynced: false, isElsewhere: false },
  ...fields,
})
const some = (fields: Partial<OwnFactors> = {}): OwnFactors => ({
  ...{ passkeys: [], authenticatorSince: null, recoveryCodes: 0 },
  ...{ mode: 'offered', requiredFrom: null, mayAdd: true },
  ...fields,
})
const here = aConfig({ passkeyOrigin: window.location.origin })
const show = (who: 'admin' | 'client', factors: ApiMocks['GET /api/user/factors'], answers: ApiMocks = {}) =>
  renderAs(who, <FactorsSection />, { 'GET /api/config': here, 'GET /api/user/factors': factors, ...answers })
const done = () => new Response(null, { status: 204 })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const codes = Array.from({ length: 10 }, (_, at) => `CODE-${at}`)

it('lists passkeys with their use, and renames and removes one', async () => {
  mockPasskeys()
  const key = aPasskey({ lastUsedAt: '2026-11-19T08:31:00.000Z', isSynced: true })
  const old = aPasskey({ id: 5, name: 'Old address', isElsewhere: true })
  const { calls } = show(
    'client',
    mockSequence(
      some({ passkeys: [key, old], recoveryCodes: null }),
      some({ passkeys: [{ ...key, name: 'Desk' }, old], recoveryCodes: null }),
      some({ passkeys: [old], recoveryCodes: null }),
    ),
    { 'PATCH /api/user/passkeys/:id': key, 'DELETE /api/user/passkeys/:id': done },
  )
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(
    /Work laptop.*Synced.*Made 3 November 2026.*Last used 19 November 2026/,
  )
  expect(rows[1]?.textContent).toMatch(
    /Old address.*Only works at the portal’s other web address.*Never used/,
  )
  expect(screen.queryByText('Authenticator app')).toBeNull()
  expect(screen.queryByText('Recovery codes')).toBeNull()

  await press('Rename Work laptop')
  const field = await screen.findByLabelText('Name')
  fireEvent.change(field, { target: { value: ' ' } })
  await press('Save')
  await screen.findByText('Please enter a name')
  fireEvent.change(field, { target: { value: ' Desk ' } })
  await press('Save')
  await button('Rename Desk')
  expect(calls.find(({ route }) => route.startsWith('PATCH'))).toMatchObject({
    ...{ params: { id: '4' }, body: { name: 'Desk' } },
  })

  await press('Remove Desk')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove passkey' }))
  expect(dialog.queryByText(/only second factor/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Desk')).toBeNull())
})

it('adds the first passkey of staff, then shows new recovery codes once', async () => {
  const { create } = mockPasskeys()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { calls, queries } = show(
    'admin',
    mockSequence(
      some(),
      some({ passkeys: [aPasskey()] }),
      some({ passkeys: [aPasskey()], recoveryCodes: 10 }),
    ),
    {
      'POST /api/user/passkeys/options': mockPasskeys.options,
      'POST /api/user/passkeys': aPasskey(),
      'POST /api/user/recovery-codes': { codes },
    },
  )
  await press('Add a passkey')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  expect(create).toHaveBeenCalledTimes(1)
  expect(calls.find(({ route }) => route === 'POST /api/user/passkeys')?.body).toMatchObject({
    ...{ name: deviceText(navigator.userAgent), attestation: { type: 'public-key' } },
  })
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
  fireEvent.click(dialog.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalled()
  const kept = [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()]
  expect(JSON.stringify(kept.map(({ state }) => state.data))).not.toContain('CODE-1')
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText('10 of 10 are left')).toBeTruthy()
  expect(screen.queryByText('CODE-1')).toBeNull()
})

it('shows why the browser made no passkey, and nothing when it was cancelled', async () => {
  const { create } = mockPasskeys()
  const { calls } = show('admin', some({ passkeys: [aPasskey()] }), {
    'POST /api/user/passkeys/options': mockPasskeys.options,
  })
  render(<Toaster />)
  const fail = async (name: string) => {
    create.mockRejectedValueOnce(Object.assign(new Error(name), { name }))
    await press('Add a passkey')
    await waitFor(() => expect(create.mock.settledResults.at(-1)?.type).toBe('rejected'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeTruthy())
  }
  await fail('AbortError')
  expect(screen.queryByText('No passkey added')).toBeNull()
  await fail('InvalidStateError')
  await screen.findByText('This device already has a passkey for your account.')
  expect(calls.some(({ route }) => route === 'POST /api/user/passkeys')).toBe(false)
})

it('sets up an app by one of its codes, and removes it', async () => {
  const since = '2026-11-19T08:31:00.000Z'
  const sentence = 'This code is not right.'
  const { calls } = show(
    'admin',
    mockSequence(some({ passkeys: [aPasskey()] }), some({ authenticatorSince: since }), some()),
    {
      'POST /api/user/totp': { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Pearwell:x?secret=ABCDEFGHIJ' },
      'POST /api/user/totp/confirm': mockSequence(refusal(400, { error: sentence }), done()),
      'DELETE /api/user/totp': done,
    },
  )
  await press('Set up an app')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
  dialog.getByRole('img', { name: /^QR code/ })
  dialog.getByText('ABCD EFGH IJ')
  const type = (value: string) => {
    fireEvent.change(dialog.getByRole('textbox', { name: /^Code from the app/ }), { target: { value } })
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  }
  type('12')
  await dialog.findByText(/six digits from the app\.$/)
  type('123 456')
  await dialog.findByText(sentence)
  type('654321')
  await screen.findByText(/^Set up 19 November 2026/)
  expect(calls.filter(({ route }) => route.endsWith('confirm')).map(({ body }) => body)).toEqual([
    { code: '123456' },
    { code: '654321' },
  ])

  await press('Remove the authenticator app')
  const asking = within(await screen.findByRole('alertdialog', { name: 'Remove authenticator app' }))
  asking.getByText(/only second factor/)
  fireEvent.click(asking.getByRole('button', { name: 'Remove' }))
  await button('Set up an app')
})

it('asks before it replaces the remaining recovery codes', async () => {
  const { calls } = show('admin', some({ passkeys: [aPasskey()], recoveryCodes: 1 }), {
    'POST /api/user/recovery-codes': { codes },
  })
  await screen.findByText('1 of 10 is left')
  await press('Make new codes')
  const asking = within(await screen.findByRole('alertdialog', { name: 'Make new recovery codes' }))
  asking.getByText(/^The 1 code you have left will stop working/)
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false)
  fireEvent.click(asking.getByRole('button', { name: 'Make new codes' }))
  await screen.findByText('CODE-9')
})

it.each([
  ['another address', 'https://portal.example', some(), 'Passkeys only work at https://portal.example.'],
  ['a portal without an address', null, some(), 'This portal is not set up for passkeys.'],
  [
    'a portal that offers none',
    window.location.origin,
    some({ mode: 'off', mayAdd: false }),
    'Second factors for staff are turned off.',
  ],
])('offers no passkey at %s, and says why', async (_, passkeyOrigin, factors, sentence) => {
  mockPasskeys()
  show('admin', factors, { 'GET /api/config': aConfig({ passkeyOrigin }) })
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

it('shows from when staff need a second factor, until they have one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const required = { mode: 'required', requiredFrom: '2027-01-01' } as const
  const { unmount } = show('admin', some(required))
  await screen.findByText('From 1 January 2027 staff need a second factor.')
  await screen.findByText(/^You have none yet\. Add a passkey/)
  unmount()
  show('admin', some({ ...required, requiredFrom: '2026-12-01', passkeys: [aPasskey()] }))
  await screen.findByText('Staff need a second factor. You have one.')
})

it('says that the factors could not be loaded, and tries again', async () => {
  show('client', mockSequence(refusal(503, { error: 'The server is busy.' }), some({ recoveryCodes: null })))
  await screen.findByText('The server is busy.')
  await press('Try again')
  await screen.findByText('This browser cannot use passkeys.')
  expect(screen.queryByText('The server is busy.')).toBeNull()
})
