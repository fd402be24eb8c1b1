// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useHistoryDialog } from './use-history-dialog'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('adds one history entry and removes it once, however often it is closed', () => {
  const push = vi.spyOn(window.history, 'pushState')
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const { result } = renderHook(() => useHistoryDialog<string>())
  act(() => result.current.open('Egg'))
  expect(result.current.shown).toBe('Egg')
  expect(push).toHaveBeenCalledTimes(1)
  act(() => {
    result.current.close()
    result.current.close()
  })
  expect(go.mock.calls).toEqual([[-1]])
  fireEvent.popState(window)
  expect(result.current.shown).toBeNull()
})

it('the back button closes it', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const { result } = renderHook(() => useHistoryDialog<string>())
  act(() => result.current.open('Egg'))
  fireEvent.popState(window)
  expect(result.current.shown).toBeNull()
  act(() => result.current.close())
  expect(go).not.toHaveBeenCalled()
})
