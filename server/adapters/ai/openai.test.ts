import { getEventListeners } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { startFakeOpenAi, type FakeOpenAi, type FakeOpenAiAnswer } from '../../testing/fake-openai'
import { ModelError, type Model } from './model'
import { openAi } from './openai'

const DEADLINE_MS = 20_000
let fakeOpenAi: FakeOpenAi
let model: Model
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  model = openAi({ apiKey: 'sk-test', baseUrl: fakeOpenAi.url, model: 'm', imageModel: 'i' }, DEADLINE_MS)
})
/** Time advances only when the test advances it. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
// Restore mocks before the real timers: restoring a spied fake timer later would reinstall it.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(() => fakeOpenAi.close())

const schema = z.strictObject({ description: z.string(), sources: z.array(z.string()) })
const ask = { instructions: 'Describe the food.', input: 'Pear', maxTokens: 300 }
const object = () => model.object({ ...ask, name: 'food', schema })
const given = (...answers: FakeOpenAiAnswer[]) => {
  fakeOpenAi.requests.length = 0
  let next = 0
  fakeOpenAi.answerWith(() => answers[Math.min(next++, answers.length - 1)] as FakeOpenAiAnswer)
}
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ModelError ? error.failure : error),
  )
const good: FakeOpenAiAnswer = { kind: 'text', text: '{"description":"A fruit.","sources":["Jam"]}' }

it('requests an object with its schema and parses the answer', async () => {
  given(good)
  expect(await object()).toEqual({ description: 'A fruit.', sources: ['Jam'] })
  const [request] = fakeOpenAi.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.authorization).toBe('Bearer sk-test')
  expect(request?.body).toMatchObject({
    model: 'm',
    max_completion_tokens: 300,
    messages: [
      { role: 'system', content: 'Describe the food.' },
      { role: 'user', content: 'Pear' },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'food', strict: true, schema: { required: ['description', 'sources'] } },
    },
  })
})

it("removes its abort listener from the caller's signal once the answer is there", async () => {
  const { signal } = new AbortController()
  given(good)
  await model.object({ ...ask, name: 'food', schema, signal })
  await model.text({ ...ask, signal })
  await model.text({ ...ask, signal }, () => undefined)
  given({ kind: 'status', status: 401 })
  expect(await failureOf(model.text({ ...ask, signal }))).toBe('credentials')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('tries three times in all after 429 and 500, then reports which it was', async () => {
  given(
    { kind: 'status', status: 429, retryAfter: '0.01' },
    { kind: 'status', status: 500, retryAfter: '0.01' },
    good,
  )
  expect(await object()).toMatchObject({ description: 'A fruit.' })
  expect(fakeOpenAi.requests).toHaveLength(3)
  given({ kind: 'status', status: 429, retryAfter: '0.01' })
  expect(await failureOf(object())).toBe('busy')
  expect(fakeOpenAi.requests).toHaveLength(3)
  given({ kind: 'status', status: 500, retryAfter: '0.01' })
  expect(await failureOf(object())).toBe('unavailable')
})

it.each<[string, FakeOpenAiAnswer, string]>([
  ['a refusal', { kind: 'refusal' }, 'refused'],
  ['a wrong key', { kind: 'status', status: 401 }, 'credentials'],
  ['prose instead of JSON', { kind: 'text', text: 'Sure! Here it is.' }, 'garbled'],
  ['JSON of another shape', { kind: 'text', text: '{"description":7}' }, 'garbled'],
  ['nothing', { kind: 'text', text: '  ' }, 'garbled'],
  ['a body without choices', { kind: 'garbage', body: '{"hello":1}' }, 'garbled'],
  ['a choice without a message', { kind: 'garbage', body: '{"choices":[{}]}' }, 'garbled'],
  ['a body that is no JSON', { kind: 'garbage', body: '<html>' }, 'unavailable'],
])('%s is a failure that repeats no text of the service', async (_what, answer, failure) => {
  given(answer)
  expect(await failureOf(object())).toBe(failure)
  const message = await object().catch((error: unknown) => String(error))
  expect(message).not.toMatch(/fake server|Pear|hello|html/)
})

it('passes on text as it arrives', async () => {
  given({ kind: 'pieces', pieces: ['Pears ', 'are ', 'fruit.'], pauseMs: 5 })
  const pieces: string[] = []
  expect(await model.text(ask, (piece) => pieces.push(piece))).toBe('Pears are fruit.')
  expect(pieces).toEqual(['Pears ', 'are ', 'fruit.'])
  expect(await model.text(ask)).toBe('Pears are fruit.')
})

it('a stream that breaks off, refuses or is stopped is a failure', async () => {
  given({ kind: 'pieces', pieces: ['Pears '], cut: true })
  expect(await failureOf(model.text(ask, () => undefined))).toBe('unavailable')
  given({ kind: 'refusal' })
  expect(await failureOf(model.text(ask, () => undefined))).toBe('refused')
  given({ kind: 'pieces', pieces: ['a'], silent: true })
  const stop = new AbortController()
  const answer = model.text({ ...ask, signal: stop.signal }, () => stop.abort())
  await expect(answer).rejects.toThrow()
})

it.each([
  ['length', 'garbled'],
  ['content_filter', 'refused'],
])('a stream that ends for %s is a failure, not a complete answer', async (finish, failure) => {
  given({ kind: 'pieces', pieces: ['Never stop'], finish })
  expect(await failureOf(model.text(ask, () => undefined))).toBe(failure)
})

it('a missing answer is a failure once the deadline passes', async () => {
  stopTime()
  given({ kind: 'silence' })
  const failure = failureOf(object())
  await expect.poll(() => fakeOpenAi.requests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect(await failure).toBe('unavailable')
})

it('a stream that stalls in the middle is a failure once the deadline passes', async () => {
  stopTime()
  given({ kind: 'pieces', pieces: ['Pears '], silent: true })
  const pieces: string[] = []
  const failure = failureOf(model.text(ask, (piece) => pieces.push(piece)))
  await expect.poll(() => pieces).toEqual(['Pears '])
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect(await failure).toBe('unavailable')
  expect(fakeOpenAi.requests).toHaveLength(1)
})

it('ends at the deadline, or at once when stopped, however long the service asks to wait', async () => {
  stopTime()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const waits = () => timers.mock.calls.filter(([, ms]) => ms === 30_000).length
  given({ kind: 'status', status: 429, retryAfter: '30' })
  const failure = failureOf(model.text(ask))
  await expect.poll(waits).toBe(1)
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect(await failure).toBe('unavailable')
  const stop = new AbortController()
  const stopped = model.text({ ...ask, signal: stop.signal }, () => undefined)
  await expect.poll(waits).toBe(2)
  stop.abort()
  await expect(stopped).rejects.toThrow()
})

it('returns an image as bytes and rejects an answer without one', async () => {
  given({ kind: 'image', base64: Buffer.from('png bytes').toString('base64') })
  expect(Buffer.from(await model.image('A pear on white')).toString()).toBe('png bytes')
  expect(fakeOpenAi.requests[0]?.body).toMatchObject({ model: 'i', n: 1, prompt: 'A pear on white' })
  given({ kind: 'garbage', body: '{"data":[{"url":"http://127.0.0.1/x.png"}]}' })
  expect(await failureOf(model.image('A pear on white'))).toBe('garbled')
})

it('reports whether the service can be reached', async () => {
  expect(await model.reach()).toBe(true)
  const gone = openAi({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9/v1', model: 'm', imageModel: 'i' })
  expect(await gone.reach()).toBe(false)
})
