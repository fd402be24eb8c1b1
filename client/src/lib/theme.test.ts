// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTheme } from './theme'

test('a chosen theme is set on the page and remembered', () => {
  const { result } = renderHook(() => useTheme())
  const before = result.current.theme
  act(() => result.current.toggleTheme())
  const after = before === 'dark' ? 'light' : 'dark'
  expect(result.current.theme).toBe(after)
  expect(document.documentElement.dataset.theme).toBe(after)
  expect(localStorage.getItem('pearwell-theme')).toBe(after)
})
