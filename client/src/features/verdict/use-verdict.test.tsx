import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { hookAs } from '@/testing/render-as'
import { aVerdict } from '@/testing/rows'
import { readOfflineList } from './offline-list.public'
import { useVerdict } from './use-verdict'
import type { VerdictQuestion } from './verdict-types'
import { offlineVerdict } from './offline-verdict'

vi.mock(import('./offline-list.public'), async (original) => ({
  ...(await original()),
  readOfflineList: vi.fn(),
}))
vi.mock(import('./offline-verdict'), async (original) => ({ ...(await original()), offlineVerdict: vi.fn() }))

const here = { ...aVerdict(), sentence: 'By the list kept here.' }
const keep = (isKept: boolean) =>
  vi.mocked(readOfflineList).mockReturnValue((isKept ? {} : undefined) as never)
beforeEach(
  () =>
    void vi
      .mocked(offlineVerdict)
      .mockReset()
      .mockReturnValue(here as never),
)

const ask = async (asked: VerdictQuestion, answer: ApiMocks['GET /api/verdict']) => {
  const { result, calls } = hookAs('client', () => useVerdict(asked), { 'GET /api/verdict': answer })
  await waitFor(() => expect(result.current.isPending).toBe(false))
  await act(async () => {})
  const { data, error } = result.current
  return { urls: calls.map(({ url }) => url), by: data?.isLocal, sentence: data?.said.sentence, error }
}

it.each<[string, boolean, number, boolean]>([
  ['the gateway says that nobody is there', true, 502, true],
  ['the gateway waited in vain', true, 504, true],
  ['the portal itself failed', true, 500, false],
  ['the portal refuses', true, 403, false],
  ['nothing is kept here', false, 503, false],
])(
  'when %s (kept: %s, %i), either the stored list answers or nobody does',
  async (_, isKept, status, isHere) => {
    keep(isKept)
    const { by, sentence, error } = await ask({ q: 'beef' }, refusal(status, { error: 'No.' }))
    expect([by, sentence]).toEqual(isHere ? [true, 'By the list kept here.'] : [undefined, undefined])
    expect(error === null).toBe(isHere)
  },
)

it("asks the server about a client, and never uses the user's own list", async () => {
  keep(true)
  const answered = await ask({ q: 'beef', clientId: 7 }, refusal(503, { error: 'No.' }))
  expect(answered.urls).toEqual(['/api/verdict?q=beef&clientId=7'])
  expect(answered.error).not.toBeNull()
  expect(offlineVerdict).not.toHaveBeenCalled()
})

it("prefers the server's answer to the stored list", async () => {
  keep(true)
  const { by, sentence } = await ask({ q: 'beef' }, aVerdict())
  expect([by, sentence]).toEqual([false, 'Leave out for now. Beef was high in your test.'])
})
