// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal } from '@/testing/answers'
import { people } from '@/testing/people'
import './other-tabs'
import { setUser, useSession } from './session'

let otherTab: BroadcastChannel

beforeEach(() => {
  otherTab = new BroadcastChannel('pearwell-session')
})

afterEach(() => {
  otherTab.close()
})

test('a sign-out here is told to the other tabs', async () => {
  const heard = vi.fn()
  otherTab.onmessage = heard
  setUser(people.client)
  expect(heard).not.toHaveBeenCalled()
  setUser(null)
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
})

test.each([
  [401, 'signed-out', refusal(401, { error: 'Please sign in.' })],
  [200, 'signed-in', people.client],
])('a sign-out in another tab has this one ask; at %i it is %s', async (_, becomes, answered) => {
  setUser(people.client)
  const calls = answer({ 'GET /api/user': answered })
  const { result } = renderHook(useSession)
  otherTab.postMessage('gone')
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(result.current.status).toBe(becomes))
})
