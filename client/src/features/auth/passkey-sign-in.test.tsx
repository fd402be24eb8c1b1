import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPasskeys } from '@/features/factors/passkeys.fixture'
import { useSession } from '@/session/session'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import AuthScreen from './auth-screen'

const here = aConfig({ passkeyOrigin: window.location.origin })

function Doorway() {
  const session = useSession()
  return (
    <>
      {session.status === 'signed-in' ? <p>In</p> : <AuthScreen ended={false} onSend={() => undefined} />}
      <Toaster />
    </>
  )
}
const open = (answers: ApiMocks = {}) =>
  renderAs('nobody', <Doorway />, {
    'GET /api/config': here,
    'POST /api/passkeys/sign-in/options': mockPasskeys.asked,
    'POST /api/passkeys/sign-in': people.client,
    ...answers,
  })
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' })
const asked = (calls: { route: string }[]) =>
  calls.filter(({ route }) => route === 'POST /api/passkeys/sign-in/options').length
const isByField = ({ mediation }: CredentialRequestOptions) => mediation === 'conditional'

it('signs in with a passkey only', async () => {
  mockPasskeys()
  const { calls } = open()
  const press = await button()
  fireEvent.click(press)
  fireEvent.click(press)
  await screen.findByText('In')
  expect(calls.at(-1)).toMatchObject({
    route: 'POST /api/passkeys/sign-in',
    body: { assertion: mockPasskeys.assertion },
  })
  expect(asked(calls)).toBe(1)
})

it.each(['another address', 'an old browser'])('offers no passkey at %s', async (where) => {
  if (where === 'another address') mockPasskeys()
  const { calls } = open({
    'GET /api/config':
      where === 'another address' ? aConfig({ passkeyOrigin: 'https://portal.example' }) : here,
  })
  await waitFor(() => expect(calls).toHaveLength(1))
  fireEvent.focus(screen.getByLabelText('Email'))
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  expect(calls).toHaveLength(1)
})

it('signs in with a passkey picked at the email field', async () => {
  const { get } = mockPasskeys({ fills: true })
  const { calls } = open()
  await button()
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/config'])
  fireEvent.focus(screen.getByLabelText('Email'))
  fireEvent.pointerEnter(screen.getByLabelText('Email'))
  await screen.findByText('In')
  expect(asked(calls)).toBe(1)
  expect(get.mock.calls.map(([options]) => isByField(options))).toEqual([true])
})

it('shows why a picked passkey was refused, and nothing when none was picked', async () => {
  let picks = 0
  mockPasskeys({
    fills: true,
    get: () => (picks++ === 0 ? Promise.resolve(mockPasskeys.signed()) : Promise.reject(new Error('No.'))),
  })
  open({
    'POST /api/passkeys/sign-in': refusal(401, {
      error: 'This passkey was not accepted.',
      code: 'wrong-credentials',
    }),
  })
  await button()
  fireEvent.focus(screen.getByLabelText('Email'))
  await screen.findByText('This passkey was not accepted.')
  fireEvent.blur(screen.getByLabelText('Email'))
  fireEvent.focus(screen.getByLabelText('Email'))
  await waitFor(() => expect(picks).toBe(2))
})

it('the button replaces the request at the field, and unmounting aborts it', async () => {
  const signals: [boolean, AbortSignal | undefined][] = []
  mockPasskeys({
    fills: true,
    get: (options) => {
      signals.push([isByField(options), options.signal])
      return mockPasskeys.undecided(options)
    },
  })
  const { unmount } = open()
  const press = await button()
  fireEvent.focus(screen.getByLabelText('Email'))
  await waitFor(() => expect(signals).toHaveLength(1))
  fireEvent.click(press)
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals.map(([byField, signal]) => [byField, signal?.aborted])).toEqual([
    [true, true],
    [false, false],
  ])
  unmount()
  await waitFor(() => expect(signals[1]?.[1]?.aborted).toBe(true))
})

it('requests a new challenge before the current one expires', async () => {
  const { get } = mockPasskeys({ fills: true, get: mockPasskeys.undecided })
  const { calls } = open()
  await button()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    fireEvent.focus(screen.getByLabelText('Email'))
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1), { timeout: 90_000 })
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2), { timeout: 90_000 })
    expect(asked(calls)).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})
