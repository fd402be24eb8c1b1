import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import {
  setStoringAllowed,
  recordResults,
  lastChecks,
  storeCheck,
} from '@/features/verdict/last-checks.public'
import type { ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aVerdict, scanFinding, scanResult } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import RecentChecks from './recent-checks'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

beforeEach(() => localStorage.clear())

type List = Reply<'GET /api/avoid-list'>
const { id } = people.client
const none: List = { foods: [], low: [], tolerated: [], tested: true }
const beef = { ...none, low: ['Rice'] }

function show(list = none, answers: ApiMocks = {}) {
  const [onOpen, onBack] = [vi.fn(), vi.fn()]
  const shown = renderAs('client', <RecentChecks list={list} onOpen={onOpen} onBack={onBack} />, answers)
  return { ...shown, onOpen, onBack }
}
/** A label and then a question, judged by `none`. */
function keep() {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-20T10:00:00Z')
  setStoringAllowed(id, true)
  recordResults(id, none)
  const photo = { missing: ['end' as const] }
  storeCheck(id, {
    kind: 'label',
    text: 'oats, egg',
    photo,
    title: 'Oats',
    judged: { outcome: 'part', found: 0 },
  })
  vi.setSystemTime('2026-11-20T10:00:01Z')
  storeCheck(id, { kind: 'question', q: 'beef', title: 'Beef', judged: { outcome: 'high' } })
  vi.useRealTimers()
}
const kept = () => screen.getByLabelText<HTMLInputElement>(/^Keep my last checks on this device/)

it('keeps checks once allowed and deletes all when that is turned off', () => {
  const { onBack } = show()
  expect(screen.queryByText('Nothing checked yet')).toBeNull()
  fireEvent.click(kept())
  expect(screen.getByText('Nothing checked yet')).toBeTruthy()
  expect(lastChecks(id)).toEqual([])
  fireEvent.click(kept())
  expect(lastChecks(id)).toBeUndefined()
  expect(screen.queryByText('Nothing checked yet')).toBeNull()
  fireEvent.click(screen.getByLabelText('Back to the scanner'))
  expect(onBack).toHaveBeenCalledOnce()
})

it('says when this browser stores nothing', () => {
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem })
  show()
  fireEvent.click(kept())
  expect(toastTexts()).toEqual([['Not kept', 'This browser cannot save anything.']])
})

it('lists the last check first, opens the chosen one, and does not judge again by the same results', () => {
  keep()
  const { onOpen, calls } = show()
  expect(screen.getAllByText(/^(Oats|Beef)$/).map(({ textContent }) => textContent)).toEqual(['Beef', 'Oats'])
  fireEvent.click(screen.getByText('Oats'))
  expect(onOpen.mock.calls).toEqual([[lastChecks(id)?.[1]]])
  expect(calls).toEqual([])
})

it.each([
  ['since it opened', false],
  ['before', true],
])(
  "judges each check again when results changed %s, a label with its photo's missing parts",
  async (_, before) => {
    keep()
    if (before) recordResults(id, beef)
    const { calls } = show(beef, {
      'GET /api/verdict': aVerdict({ kind: 'moderate', answer: 'go-ahead' }),
      'POST /api/analyze-food-label': scanResult({
        userIntolerances: [scanFinding(), scanFinding({ foodName: 'Oats' })],
      }),
    })
    await waitFor(() =>
      expect(lastChecks(id)?.map(({ judged }) => judged)).toEqual([
        { outcome: 'moderate', answer: 'go-ahead' },
        { outcome: 'high', found: 2 },
      ]),
    )
    expect(screen.getByText('2 found')).toBeTruthy()
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/verdict?q=beef', undefined],
      ['/api/analyze-food-label', { labelText: 'oats, egg', photo: { missing: ['end'] } }],
    ])
  },
)
