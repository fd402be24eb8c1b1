// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  CONSENT_KEY,
  HEALTH_PROMPT_KEY,
  AVOID_LIST_KEY,
  storedText,
  LAST_CHECKS_KEY,
} from '@/features/verdict/browser-storage.public'
import { setUser, wipe, type SessionUser } from '@/session/session'
import './find-session'

const kept = [AVOID_LIST_KEY, LAST_CHECKS_KEY, HEALTH_PROMPT_KEY]
beforeEach(() => {
  localStorage.clear()
  for (const key of [...kept, CONSENT_KEY]) localStorage.setItem(key, 'of Nora')
})

test('what is kept stays with who is signed in and goes when nobody is', () => {
  setUser({ id: 1, role: 'client' } as SessionUser)
  expect(kept.map((key) => storedText(key))).toEqual(kept.map(() => 'of Nora'))
  setUser(null)
  expect(kept.flatMap((key) => storedText(key) ?? [])).toEqual([])
  // That one agreed to the disclaimer holds for the day, whoever signs out and in.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pearwell-'))).toEqual([CONSENT_KEY])
})

test('what the service worker keeps for checks goes when nobody is signed in, and the page itself stays', async () => {
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

test('an avoid list goes when somebody wants to leave, even where the server cannot be told', () => {
  wipe()
  expect(storedText()).toBeNull()
})
