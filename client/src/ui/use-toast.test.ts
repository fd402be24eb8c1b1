// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissToast,
  pauseToast,
  resumeToast,
  toast,
  TOAST_DURATION,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY,
  useToasts,
} from './use-toast'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

function watch() {
  const { result } = renderHook(() => useToasts())
  return () => result.current.map((entry) => ({ title: entry.title, open: entry.open }))
}

test('the times and the limit are the specified ones', () => {
  expect([TOAST_LIMIT, TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([1, 5_000, 1_000_000])
})

test('a new toast replaces the previous one and has its own five seconds', () => {
  const shown = watch()
  act(() => void toast({ title: 'First' }))
  act(() => void vi.advanceTimersByTime(4_000))
  act(() => void toast({ title: 'Second', variant: 'destructive' }))
  expect(shown()).toEqual([{ title: 'Second', open: true }])

  act(() => void vi.advanceTimersByTime(4_999))
  expect(shown()).toEqual([{ title: 'Second', open: true }])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual([{ title: 'Second', open: false }])
})

test('a paused toast keeps the time it had left', () => {
  const shown = watch()
  let id = 0
  act(() => {
    id = toast({ title: 'Saved' })
  })
  act(() => void vi.advanceTimersByTime(3_000))
  pauseToast(id)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual([{ title: 'Saved', open: true }])

  resumeToast(id)
  act(() => void vi.advanceTimersByTime(1_999))
  expect(shown()).toEqual([{ title: 'Saved', open: true }])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual([{ title: 'Saved', open: false }])
})

test('a closed toast is removed after the removal delay and no sooner', () => {
  const shown = watch()
  let id = 0
  act(() => {
    id = toast({ title: 'Saved' })
  })
  act(() => dismissToast(id))
  act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1))
  expect(shown()).toEqual([{ title: 'Saved', open: false }])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual([])
})

test('the removal of a replaced toast does not affect the next one', () => {
  const shown = watch()
  act(() => dismissToast(toast({ title: 'First' })))
  act(() => void toast({ title: 'Second', duration: TOAST_REMOVE_DELAY * 2 }))
  act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY + 1))
  expect(shown()).toEqual([{ title: 'Second', open: true }])
})
