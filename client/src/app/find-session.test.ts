// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { AVOID_LIST, keptText, LAST_CHECKS } from '@/features/verdict/kept-text.public'
import { setUser, wipe, type SessionUser } from '@/session/session'
import './find-session'

beforeEach(() => {
  localStorage.setItem(AVOID_LIST, 'the foods of Nora')
  localStorage.setItem(LAST_CHECKS, 'what Nora asked')
})

test('an avoid list and the last checks stay with who is signed in and go when nobody is', () => {
  setUser({ id: 1, role: 'client' } as SessionUser)
  expect(keptText()).toBe('the foods of Nora')
  expect(keptText(LAST_CHECKS)).toBe('what Nora asked')
  setUser(null)
  expect(keptText()).toBeNull()
  expect(keptText(LAST_CHECKS)).toBeNull()
})

test('an avoid list goes when somebody wants to leave, even where the server cannot be told', () => {
  wipe()
  expect(keptText()).toBeNull()
})
