import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUserDataCleaner, sessionNow } from '@/session/session'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { hookAs } from '@/testing/render-as'
import { useToasts } from '@/ui/use-toast'
import { useSignOut } from './use-sign-out'

const wiped = vi.fn()
const LEFT = `pearwell.left=${people.client.id}`
const hear = () => void (document.cookie = 'pearwell.left=; max-age=0; path=/')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  wiped.mockClear()
  setUserDataCleaner(wiped)
  hear()
})
afterEach(() => {
  hear()
  vi.useRealTimers()
})

const open = (answers: ApiMocks) =>
  hookAs('client', () => ({ leave: useSignOut(), toasts: useToasts() }), answers)
const noNetwork = () => Promise.reject(new TypeError('no network'))
const signedOut = () => refusal(401, { error: 'Please sign in.', code: 'signed-out' })
const left = { status: 'signed-out', because: 'left' }

it('signs out and confirms it', async () => {
  const { result, calls } = open({ 'POST /api/logout': () => new Response(null) })
  await act(() => result.current.leave.signOut())
  expect(sessionNow()).toEqual(left)
  expect(wiped).toHaveBeenCalled()
  expect(result.current.toasts[0]).toMatchObject({ title: 'Logged out', description: 'See you next time!' })
  expect(calls.map(({ route }) => route)).toEqual(['POST /api/logout'])
})

it('offline it wipes at once, remembers the sign-out and tells the server until it is heard', async () => {
  let hasNetwork = false
  const { result, calls } = open({
    'POST /api/logout': noNetwork,
    'GET /api/user': () => {
      if (!hasNetwork) return noNetwork()
      hear()
      return signedOut()
    },
  })
  await act(() => result.current.leave.signOut())
  expect(sessionNow()).toEqual(left)
  expect(wiped).toHaveBeenCalled()
  expect(document.cookie).toContain(LEFT)
  expect(result.current.toasts[0]).toMatchObject({
    title: 'Logged out',
    description: 'We removed your data from this browser. The sign-out is completed once you are online.',
  })
  const asked = () => calls.filter(({ route }) => route === 'GET /api/user').length
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect([asked(), document.cookie.includes(LEFT)]).toEqual([1, true])
  hasNetwork = true
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect([asked(), document.cookie.includes(LEFT)]).toEqual([2, false])
})

it('signs out locally when the server refuses', async () => {
  const { result } = open({ 'POST /api/logout': () => refusal(503, { error: 'The server is busy.' }) })
  await act(() => result.current.leave.signOut())
  expect(sessionNow()).toEqual(left)
  expect(document.cookie).toContain(LEFT)
  expect(result.current.toasts[0]).toMatchObject({ title: 'Logout failed', variant: 'destructive' })
})

it('signs out locally when a proxy answers instead of the server', async () => {
  const { result } = open({ 'POST /api/logout': () => new Response('<p>Sign in</p>', { status: 502 }) })
  await act(() => result.current.leave.signOut())
  expect([sessionNow(), document.cookie.includes(LEFT)]).toEqual([left, true])
})

it('does not sign out another user who has signed in meanwhile', async () => {
  const { result } = open({
    'POST /api/logout': () => refusal(409, { error: 'Somebody else is here.', code: 'other-account' }),
  })
  await act(() => result.current.leave.signOut())
  await waitFor(() => expect(result.current.leave.pending).toBe(false))
  expect(sessionNow().status).toBe('signed-in')
})
