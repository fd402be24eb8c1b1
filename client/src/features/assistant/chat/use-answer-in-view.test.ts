// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Exchange } from './conversation'
import { useAnswerInView } from './use-answer-in-view'

const scrollTo = vi.fn()
const toBeginning = vi.fn()
let top = 0
const turn = { current: document.createElement('div') }
beforeEach(() => {
  top = 500
  scrollTo.mockReset()
  toBeginning.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  turn.current.scrollIntoView = toBeginning
  turn.current.getBoundingClientRect = () => new DOMRect(0, top, 300, 40)
})
afterEach(() => vi.unstubAllGlobals())

const asking: Exchange = { id: 1, question: 'q', askedAt: new Date(), text: '', state: 'asking' }
const answered = (kind: Answer['kind']): Exchange => ({
  ...asking,
  text: 'abc',
  state: 'answered',
  answeredAt: new Date(),
  answer: {
    answer: 'abc',
    sources: [],
    verdicts: [],
    kind,
    provider: 'builtin',
    receipt: '',
    intent: null,
    foods: [],
  },
})

/** Renders the exchanges in turn and returns where each scrolled to. */
function watch(...exchanges: Exchange[]) {
  const { rerender } = renderHook(({ last }) => useAnswerInView(last, turn), {
    initialProps: { last: asking },
  })
  return exchanges.map((last) => {
    scrollTo.mockReset()
    toBeginning.mockReset()
    rerender({ last })
    if (toBeginning.mock.calls.length > 0) return 'beginning'
    return scrollTo.mock.calls.length > 0 ? 'end' : 'stays'
  })
}

it("scrolls to an answer's beginning once it starts, and not again", () => {
  const growing: Exchange[] = [
    { ...asking, text: 'a' },
    { ...asking, text: 'ab' },
  ]
  expect(watch(...growing, answered('answered'))).toEqual(['beginning', 'stays', 'stays'])
})

it('does not scroll when the user has scrolled away from the answer', () => {
  top = 5000
  expect(watch(answered('answered'))).toEqual(['stays'])
  top = -300
  expect(watch(answered('answered'))).toEqual(['stays'])
})

it('scrolls the head of an emergency card to the top from any position', () => {
  for (const at of [5000, -300, 200]) {
    top = at
    expect(watch(answered('emergency'))).toEqual(['beginning'])
  }
})

it('scrolls a failed question with its button into view, and the next question too', () => {
  expect(watch({ ...asking, state: 'failed', sentence: 's' }, { ...asking, id: 2 })).toEqual(['end', 'end'])
})
