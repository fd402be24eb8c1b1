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

/** Those that the process began with; it runs many files, each of which loads this anew. */
const kept = globalThis as { pearwellClocks?: ReturnType<typeof clocks> }
const real = (kept.pearwellClocks ??= clocks())

// In a clock that stands, a later file would wait for ever.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(clocks(), 'the clocks that this file leaves are the real ones').toEqual(real)
})
