// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOnBack } from './use-on-back'

/** The states of the history's entries up to the current one. */
let entries: unknown[] = []
const stepBack = () => {
  entries.pop()
  fireEvent.popState(window)
}

beforeEach(() => {
  vi.useFakeTimers()
  entries = [null]
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries.at(-1))
  vi.spyOn(History.prototype, 'pushState').mockImplementation((state) => void entries.push(state))
  vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(stepBack))
})
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A layer that Back closes; `close` closes it in another way. */
function openLayer() {
  const onBack = vi.fn(() => hook.rerender({ active: false }))
  const hook = renderHook(({ active }) => useOnBack(active, onBack), { initialProps: { active: true } })
  return { onBack, close: () => hook.rerender({ active: false }) }
}
const settle = () => act(() => void vi.runAllTimers())

it('closes the topmost layer, each with one step back, and then leaves the page', () => {
  const [below, above] = [openLayer(), openLayer()]
  expect(entries).toHaveLength(2)
  act(stepBack)
  settle()
  expect([above.onBack.mock.calls.length, below.onBack.mock.calls.length]).toEqual([1, 0])
  act(stepBack)
  settle()
  expect([above.onBack.mock.calls.length, below.onBack.mock.calls.length]).toEqual([1, 1])
  expect(entries).toEqual([null])
})

it('adds no entry to an address with a fragment, where a step back would take the focus', () => {
  vi.spyOn(window.location, 'hash', 'get').mockReturnValue('#data')
  openLayer().close()
  settle()
  expect(entries).toEqual([null])
})

it('leaves no entry behind a layer that is closed in another way', () => {
  const layer = openLayer()
  layer.close()
  settle()
  expect(entries).toEqual([null])
  expect(layer.onBack).not.toHaveBeenCalled()
})

it('keeps the entry for a layer that follows in place of another', () => {
  const first = openLayer()
  first.close()
  const second = openLayer()
  settle()
  expect(entries).toHaveLength(2)
  act(stepBack)
  expect(second.onBack).toHaveBeenCalledTimes(1)
})

it('does not take its own step back for the user’s', () => {
  const first = openLayer()
  first.close()
  act(() => void vi.advanceTimersByTime(0))
  const second = openLayer()
  settle()
  expect(second.onBack).not.toHaveBeenCalled()
  expect(entries).toHaveLength(2)
})

it('steps over the entry of a layer that a link has left', () => {
  const layer = openLayer()
  // Another test file may have loaded wouter, which replaces window.history.pushState.
  History.prototype.pushState.call(window.history, { page: 'next' }, '')
  layer.close()
  settle()
  expect(entries).toHaveLength(3)
  act(stepBack)
  settle()
  expect(entries).toEqual([null])
})
