// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './other-tabs'
import { setUser, useSession, type SessionUser } from './session'

const nora = { id: 1, role: 'client' } as SessionUser
let otherTab: BroadcastChannel

beforeEach(() => {
  otherTab = new BroadcastChannel('pearwell-session')
})

afterEach(() => {
  otherTab.close()
  vi.unstubAllGlobals()
})

test('a sign-out here is told to the other tabs', async () => {
  const heard = vi.fn()
  otherTab.onmessage = heard
  setUser(nora)
  expect(heard).not.toHaveBeenCalled()
  setUser(null)
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
})

test.each([
  [401, 'signed-out'],
  [200, 'signed-in'],
])('a sign-out in another tab has this one ask; at %i it is %s', async (status, becomes) => {
  setUser(nora)
  const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify(nora), { status })))
  vi.stubGlobal('fetch', ask)
  const { result } = renderHook(useSession)
  otherTab.postMessage('gone')
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(result.current.status).toBe(becomes))
})
