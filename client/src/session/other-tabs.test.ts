// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { request } from '@/api/request'
import { mockApi, refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { useToasts } from '@/ui/use-toast'
import '@/api/step-up'
import { announceUser } from './other-tabs'
import { rememberSignOut } from './remember-sign-out'
import { checkSession, sessionNow, setUser, useSession } from './session'

let otherTab: BroadcastChannel
const messages = vi.fn()
const reload = vi.spyOn(window.location, 'reload').mockReturnValue()

beforeEach(() => {
  setUser(null)
  otherTab = new BroadcastChannel('pearwell-session')
  otherTab.onmessage = ({ data }: MessageEvent<string>) => void messages(data)
})

afterEach(() => {
  otherTab.close()
  messages.mockClear()
  reload.mockClear()
})

const signedOut = () => refusal(401, { error: 'Please sign in.', code: 'signed-out' })
const done = () => new Response(null, { status: 204 })

test('signing in and out is announced to the other tabs', async () => {
  setUser(people.client)
  announceUser()
  await waitFor(() => expect(messages.mock.calls).toEqual([['here']]))
  setUser({ ...people.client, firstName: 'Changed' })
  setUser(null)
  announceUser()
  await waitFor(() => expect(messages.mock.calls).toEqual([['here'], ['gone']]))
})

test.each([
  [401, 'signed-out', signedOut()],
  [200, 'signed-in', people.client],
])(
  'a sign-out in another tab makes this one ask the server; after %i it is %s',
  async (_, becomes, answered) => {
    setUser(people.client)
    const calls = mockApi({ 'GET /api/user': answered })
    const { result } = renderHook(useSession)
    otherTab.postMessage('gone')
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(result.current.status).toBe(becomes))
  },
)

const forgetLeft = () => void (document.cookie = 'pearwell.left=; max-age=0; path=/')

test.each([
  ['another tab announces', () => otherTab.postMessage('gone')],
  ['is found when this tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is found when the back button shows this page again', () => window.dispatchEvent(new Event('pageshow'))],
])(
  'a sign-out that the server does not know and that %s hides this page without a request',
  async (_, how) => {
    setUser(people.client)
    const calls = mockApi({ 'GET /api/user': people.client })
    const { result } = renderHook(useSession)
    rememberSignOut(people.client.id)
    onTestFinished(forgetLeft)
    how()
    await waitFor(() => expect(result.current).toEqual({ status: 'signed-out', because: 'left' }))
    expect(calls).toEqual([])
  },
)

test('a sign-out that the server does not know, made while the page opens, hides the page too', async () => {
  const { result } = renderHook(useSession)
  mockApi({
    'GET /api/user': () => {
      rememberSignOut(people.client.id)
      return people.client
    },
  })
  onTestFinished(forgetLeft)
  await checkSession()
  await waitFor(() => expect(result.current).toEqual({ status: 'signed-out', because: 'left' }))
})

test('an answer that arrives after a sign-out signs nobody in again', () => {
  setUser(people.client)
  rememberSignOut(people.client.id)
  onTestFinished(forgetLeft)
  setUser({ ...people.client, firstName: 'Changed' })
  expect(sessionNow()).toEqual({ status: 'signed-out', because: 'left' })
})

test('a sign-out of another account hides nothing here', async () => {
  setUser(people.client)
  const calls = mockApi({ 'GET /api/user': people.client })
  const { result } = renderHook(useSession)
  rememberSignOut(people.client.id + 1)
  onTestFinished(forgetLeft)
  document.dispatchEvent(new Event('visibilitychange'))
  otherTab.postMessage('gone')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(result.current.status).toBe('signed-in')
})

test('a sign-in in another tab applies here too, and is not announced again', async () => {
  mockApi({ 'GET /api/user': people.client })
  const { result } = renderHook(useSession)
  otherTab.postMessage('here')
  await waitFor(() =>
    expect(result.current).toEqual({ status: 'signed-in', user: people.client, came: 'with the page' }),
  )
  announceUser()
  setUser(null)
  await waitFor(() => expect(messages.mock.calls).toEqual([['gone']]))
})

test('a sign-in in another tab that left no session does not interrupt a user at the sign-in form', async () => {
  const { result } = renderHook(useSession)
  const seen: string[] = []
  const calls = mockApi({
    'GET /api/user': () => {
      seen.push(result.current.status)
      return signedOut()
    },
  })
  otherTab.postMessage('gone')
  otherTab.postMessage('here')
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(result.current).toEqual({ status: 'signed-out', because: 'nobody' }))
  expect(seen).toEqual(['signed-out'])
})

test('a user who signs in here while the session is being read stays signed in', async () => {
  const { result } = renderHook(useSession)
  let say: (answered: Response) => void = () => {}
  const calls = mockApi({ 'GET /api/user': () => new Promise<Response>((resolve) => (say = resolve)) })
  const checked = checkSession()
  await waitFor(() => expect(calls).toHaveLength(1))
  setUser(people.client)
  say(signedOut())
  await checked
  await waitFor(() => expect(result.current).toMatchObject({ status: 'signed-in', came: 'by signing in' }))
})

test('a second sign-in of the same account in another tab loses nothing here', async () => {
  setUser(people.client)
  const calls = mockApi({ 'GET /api/user': people.client })
  const { result } = renderHook(useSession)
  const before = result.current
  otherTab.postMessage('here')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(result.current).toBe(before)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['signs in in another tab', () => otherTab.postMessage('here')],
  ['is found by a refused write', () => void request('POST /api/logout').catch(() => undefined)],
])('the page reloads when another account %s, and nothing goes on in its name', async (_, how) => {
  setUser(people.client)
  const calls = mockApi({
    'GET /api/user': people.admin,
    'POST /api/logout': () => refusal(409, { error: 'Somebody else is here.', code: 'other-account' }),
    'POST /api/notifications/read-all': done,
  })
  const { result } = renderHook(() => ({ session: useSession(), toasts: useToasts() }))
  how()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(result.current.session.status).toBe('loading'))
  // Requests under way before the reload belong to the earlier account.
  await request('POST /api/notifications/read-all')
  expect(calls.at(-1)?.headers.get('X-Account')).toBe(String(people.client.id))
  await checkSession()
  await request('POST /api/notifications/read-all')
  expect(calls.at(-1)?.headers.get('X-Account')).toBe(String(people.admin.id))
  // This tab is in the background.
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { firstName, lastName } = people.admin
  const said = { open: true, title: `You are signed in as ${firstName} ${lastName} now` }
  const before = result.current.toasts.length
  announceUser()
  announceUser()
  expect(result.current.toasts).toHaveLength(before)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current.toasts).toMatchObject([said]))
  seen.mockRestore()
})
