import { afterAll, expect, vi } from 'vitest'

const places = [
  [globalThis, 'setTimeout'],
  [globalThis, 'setInterval'],
  [globalThis, 'Date'],
  [Date, 'now'],
  [performance, 'now'],
  [AbortSignal, 'timeout'],
] as const
const clocks = () => places.map(([of, name]) => Reflect.get(of, name) as unknown)

/**
 * The functions at the start of the process, which runs many files and loads this module anew for
 * each.
 */
const kept = globalThis as { pearwellClocks?: ReturnType<typeof clocks> }
const real = (kept.pearwellClocks ??= clocks())

// A mocked clock left behind would make a later file wait for ever.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(clocks(), 'the clocks that this file leaves are the real ones').toEqual(real)
})
