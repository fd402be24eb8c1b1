// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Exchange } from './conversation'
import { useEndInView } from './use-end-in-view'

const page = document.documentElement
const measures = { scrollHeight: 2000, clientHeight: 800, scrollTop: 0 }
const scrollTo = vi.fn()
beforeEach(() => {
  for (const [name, value] of Object.entries({ ...measures, scrollTop: 900 }))
    Object.defineProperty(page, name, { value, configurable: true, writable: true })
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
})
afterEach(() => {
  for (const name of Object.keys(measures)) Reflect.deleteProperty(page, name)
  vi.unstubAllGlobals()
})

const asking: Exchange = { id: 1, question: 'q', askedAt: new Date(), text: '', state: 'asking' }
const answered = (kind: Answer['kind']): Exchange => ({
  ...asking,
  text: 'a',
  state: 'answered',
  answeredAt: new Date(),
  answer: {
    answer: 'a',
    sources: [],
    verdicts: [],
    kind,
    provider: 'builtin',
    receipt: '',
    intent: null,
    foods: [],
  },
})

it.each([
  ['answered', 0],
  ['emergency', 1],
] as const)('after a tall answer that is %s the end is sought %i times', (kind, times) => {
  const { rerender } = renderHook(useEndInView, { initialProps: asking as Exchange })
  scrollTo.mockClear()
  rerender(answered(kind))
  expect(scrollTo).toHaveBeenCalledTimes(times)
})
