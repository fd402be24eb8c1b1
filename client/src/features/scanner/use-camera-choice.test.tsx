import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCameraChoice } from './use-camera-choice'

afterEach(() => vi.unstubAllGlobals())

type Browser = { state?: PermissionState; kinds?: string[]; secure?: boolean; mobile: boolean }

/** A browser's answers about the camera; without `state` or `kinds` it gives none. */
async function open({ state, kinds, secure = true, mobile }: Browser) {
  vi.stubGlobal('isSecureContext', secure)
  vi.stubGlobal('navigator', {
    permissions: { query: () => (state ? Promise.resolve({ state }) : Promise.reject(new TypeError())) },
    mediaDevices: {
      enumerateDevices: () =>
        kinds ? Promise.resolve(kinds.map((kind) => ({ kind }))) : Promise.reject(new TypeError()),
    },
  })
  const { result } = renderHook(() => useCameraChoice(mobile))
  const first = result.current.isOpen
  await act(async () => {})
  return { first, result }
}
const both = ['audioinput', 'videoinput']

it.each<[string, Browser, boolean, RegExp?]>([
  ['a phone asks for it', { mobile: true, state: 'prompt', kinds: both }, true],
  ['a phone cannot tell', { mobile: true }, true],
  [
    'a phone has it blocked',
    { mobile: true, state: 'denied', kinds: both },
    false,
    /is blocked for this page/,
  ],
  [
    'a phone has none',
    { mobile: true, state: 'granted', kinds: ['audioinput'] },
    false,
    /No camera was found/,
  ],
  ['a desk has allowed it', { mobile: false, state: 'granted', kinds: both }, true],
  ['a desk would ask', { mobile: false, state: 'prompt', kinds: both }, false],
  ['a desk has blocked it', { mobile: false, state: 'denied', kinds: both }, false],
  ['a desk has none', { mobile: false, state: 'granted', kinds: ['audioinput'] }, false],
])('when %s, the camera opens automatically or not, with the reason', async (_, browser, isOpen, reason) => {
  const { first, result } = await open(browser)
  expect(first).toBe(browser.mobile ? undefined : false)
  expect(result.current.isOpen).toBe(isOpen)
  if (!reason) return expect(result.current.trouble).toBeUndefined()
  expect(result.current.trouble?.reason).toMatch(reason)
  expect(result.current.trouble?.isAsked).toBe(false)
})

it('opens on request, clears the reason, and then reports a refusal as an error', async () => {
  const { result } = await open({ mobile: true, state: 'denied', kinds: both })
  act(() => result.current.open())
  expect([result.current.isOpen, result.current.trouble]).toEqual([true, undefined])
  act(() => result.current.refuse(new DOMException('', 'NotAllowedError')))
  expect(result.current.isOpen).toBe(false)
  expect(result.current.trouble?.isAsked).toBe(true)
})

it('explains that https is required only when the camera is requested', async () => {
  const { first, result } = await open({ mobile: true, secure: false, state: 'granted', kinds: both })
  expect(first).toBe(false)
  act(() => result.current.open())
  expect(result.current.isOpen).toBe(false)
  expect(result.current.trouble?.reason).toMatch(/secure address/)
})
