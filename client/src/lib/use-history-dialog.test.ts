// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useHistoryDialog } from './use-history-dialog'

afterEach(cleanup)

it('is closed by its button and by the back button', () => {
  const { result } = renderHook(() => useHistoryDialog<string>())
  act(() => result.current.open('Egg'))
  expect(result.current.shown).toBe('Egg')
  act(() => result.current.close())
  expect(result.current.shown).toBeNull()
  act(() => result.current.open('Rye'))
  window.history.replaceState(null, '')
  fireEvent.popState(window)
  expect(result.current.shown).toBeNull()
})
