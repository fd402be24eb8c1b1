// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { AVOID_LIST, keptText } from '@/features/verdict/kept-text.public'
import { setUser, wipe, type SessionUser } from '@/session/session'
import './find-session'

beforeEach(() => localStorage.setItem(AVOID_LIST, 'the foods of Nora'))

test('an avoid list stays with who is signed in and goes when nobody is', () => {
  setUser({ id: 1, role: 'client' } as SessionUser)
  expect(keptText()).toBe('the foods of Nora')
  setUser(null)
  expect(keptText()).toBeNull()
})

test('an avoid list goes when somebody wants to leave, even where the server cannot be told', () => {
  wipe()
  expect(keptText()).toBeNull()
})
