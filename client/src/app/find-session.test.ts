// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  CONSENT_KEY,
  HEALTH_PROMPT_KEY,
  AVOID_LIST_KEY,
  storedText,
  LAST_CHECKS_KEY,
} from '@/features/verdict/browser-storage.public'
import { setUser, clearUserData, type SessionUser } from '@/session/session'
import './find-session'

const kept = [AVOID_LIST_KEY, LAST_CHECKS_KEY, HEALTH_PROMPT_KEY]
beforeEach(() => {
  localStorage.clear()
  for (const key of [...kept, CONSENT_KEY]) localStorage.setItem(key, 'of Nora')
})

test('stored data stays with its user and is removed when nobody is signed in', () => {
  setUser({ id: 1, role: 'client' } as SessionUser)
  expect(kept.map((key) => storedText(key))).toEqual(kept.map(() => 'of Nora'))
  setUser(null)
  expect(kept.flatMap((key) => storedText(key) ?? [])).toEqual([])
  // The agreement to the disclaimer lasts for the day, across sign-outs.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pearwell-'))).toEqual([CONSENT_KEY])
})

test("the service worker's cache for checks is removed without a user, and the page itself stays", async () => {
  const names = ['pearwell-page-1', 'pearwell-check-1', 'pearwell-check-0']
  const removed: string[] = []
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(removed.push(name)),
  })
  setUser(null)
  await vi.waitFor(() => expect(removed).toEqual(['pearwell-check-1', 'pearwell-check-0']))
  vi.unstubAllGlobals()
})

test('the stored avoid list is removed at sign-out even if the server cannot be reached', () => {
  clearUserData()
  expect(storedText()).toBeNull()
})
