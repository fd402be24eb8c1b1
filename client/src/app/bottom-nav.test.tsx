import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BottomNav } from './bottom-nav'

afterEach(cleanup)

it('hides while the keyboard is open, and returns after it', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  const resize = (height: number) =>
    act(() => {
      seen.height = height
      seen.dispatchEvent(new Event('resize'))
    })
  render(<BottomNav role="client" active="/client" />)
  const links = () =>
    screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(links()).toEqual(['Home', 'Results', 'Scan', 'Ask the AI assistant'])
  resize(window.innerHeight * 0.9)
  expect(links()).toHaveLength(4)
  resize(window.innerHeight * 0.55)
  expect(links()).toEqual([])
  resize(window.innerHeight)
  expect(links()).toHaveLength(4)
  vi.unstubAllGlobals()
})

it('shows the plan before the assistant for a client who may have one', () => {
  render(<BottomNav role="client" active="/client/plan" hasPlan />)
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(['Home', 'Results', 'Scan', 'Plan', 'Assistant'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Plan')
})
