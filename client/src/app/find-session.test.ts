// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { AGREED, ASKED, AVOID_LIST, keptText, LAST_CHECKS } from '@/features/verdict/kept-text.public'
import { setUser, wipe, type SessionUser } from '@/session/session'
import './find-session'

const kept = [AVOID_LIST, LAST_CHECKS, ASKED]
beforeEach(() => {
  localStorage.clear()
  for (const key of [...kept, AGREED]) localStorage.setItem(key, 'of Nora')
})

test('what is kept stays with who is signed in and goes when nobody is', () => {
  setUser({ id: 1, role: 'client' } as SessionUser)
  expect(kept.map((key) => keptText(key))).toEqual(kept.map(() => 'of Nora'))
  setUser(null)
  expect(kept.flatMap((key) => keptText(key) ?? [])).toEqual([])
  // That one agreed to the disclaimer holds for the day, whoever signs out and in.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('pearwell-'))).toEqual([AGREED])
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
  expect(keptText()).toBeNull()
})
