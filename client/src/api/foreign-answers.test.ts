// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiRoute } from '@shared/api'
import { isAnswerOf } from './answer-check'
import { shapes } from './answer-shapes'
import { askStream } from './ask-stream'
import { setAnswerCheck, request, sentenceOf } from './request'
import { requestFile } from './request-file'
import { requestPage } from './request-page'
import { upload } from './upload'

const SENTENCE = 'The portal cannot be reached right now. Please check your connection and try again.'
const HTML = '<!doctype html><title>Sign in to the guest network</title>'

const html = (status: number) => () =>
  new Response(HTML, { status, headers: { 'Content-Type': 'text/html' } })
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const body = (text: string) => () => new Response(text, { headers: { 'Content-Type': 'application/json' } })

/** Answers that a proxy may give in place of the portal. */
const foreign: Record<string, () => Response> = {
  'a page of a guest network': html(200),
  'a page that says 401': html(401),
  'a page that says 403': html(403),
  'a page that says 404': html(404),
  'a page that says 502': html(502),
  'a page that says 504': html(504),
  'an error that is an object': json({ error: { code: 7, message: 'upstream' } }, 500),
  'an error that is null': json({ error: null }, 503),
  'an error that is a list': json(['error'], 500),
  'an error of another service': json({ error: 'upstream connect error', code: 'UC' }, 503),
  'JSON without an error': json({ message: 'no route' }, 404),
  'a JSON text': json('down', 500),
  'null as an error': json(null, 500),
  'an error without a body': () => new Response(null, { status: 500 }),
  'not modified, though nothing was kept': () => new Response(null, { status: 304 }),
  null: json(null),
  'a number': json(1),
  'another object': json({ ok: true }),
  'a list of something else': json([{ ok: true }]),
  'a body that was cut off': body('[{"id":1,"na'),
  'a body that breaks off': () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('[{"id":1'))
          stream.error(new TypeError('terminated'))
        },
      }),
    ),
}
const cases = Object.entries(foreign)

beforeEach(() => setAnswerCheck(Promise.resolve(isAnswerOf)))
afterEach(() => vi.unstubAllGlobals())

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    (answer) => ({ answer }),
    (error: unknown) => sentenceOf(error),
  )
const signal = new AbortController().signal

describe.each(cases)('%s', (_, answered) => {
  beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(answered())))

  it('is refused as the answer to a read', async () => {
    expect(await outcomeOf(request('GET /api/practitioners'))).toBe(SENTENCE)
    expect(await outcomeOf(request('GET /api/user'))).toBe(SENTENCE)
  })

  it('is refused as a page of a list', async () => {
    expect(await outcomeOf(requestPage('GET /api/reports', {}))).toBe(SENTENCE)
  })

  it('is refused as the answer to a write', async () => {
    expect(await outcomeOf(request('PATCH /api/user', { body: { firstName: 'Nora' } }))).toBe(SENTENCE)
  })

  it('is refused as a file', async () => {
    expect(await outcomeOf(requestFile('GET /api/allergens/export'))).toBe(SENTENCE)
  })

  it('is refused as a streamed answer', async () => {
    const pieces: string[] = []
    const reply = askStream(
      'POST /api/ai/ask-question',
      { body: { question: 'Why?' } },
      (piece) => pieces.push(piece),
      signal,
    )
    expect(await outcomeOf(reply)).toBe(SENTENCE)
    expect(pieces).toEqual([])
  })

  it('is refused as the answer to an upload', async () => {
    const response = answered()
    const text = await response.text().catch(() => '[{"id":1')
    class Call {
      upload = {}
      status = response.status
      responseText = text
      onload?: () => void
      open() {}
      setRequestHeader() {}
      send() {
        this.onload?.()
      }
    }
    vi.stubGlobal('XMLHttpRequest', Call)
    const sent = upload('POST /api/reports/multi-file', { form: new FormData() }, () => {}, signal)
    expect(await outcomeOf(sent)).toBe(SENTENCE)
  })
})

it.each([
  ['a piece that is no text', 'event: text\ndata: {"a":1}\n\n'],
  ['a piece that is no JSON', 'event: text\ndata: So\n\n'],
  ['an answer of another shape', 'event: answer\ndata: {"answer":7}\n\n'],
  ['an error that is an object', 'event: error\ndata: {"error":{"code":7}}\n\n'],
])('%s makes a streamed answer fail', async (_, events) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(events)))
  const reply = askStream('POST /api/ai/ask-question', { body: { question: 'Why?' } }, () => {}, signal)
  expect(await outcomeOf(reply)).toBe(SENTENCE)
})

it('only an account with a role is accepted at sign-in when the shape check is not loaded', async () => {
  setAnswerCheck(Promise.reject(new TypeError('not loaded')))
  for (const answered of [json({ ok: true }), json(null), json('in'), html(200)]) {
    vi.stubGlobal('fetch', () => Promise.resolve(answered()))
    expect(await outcomeOf(request('GET /api/user'))).toBe(SENTENCE)
    const body = { email: 'a@example.com', password: 'lantern-42 and pears' }
    expect(await outcomeOf(request('POST /api/login', { body }))).toBe(SENTENCE)
  }
})

it.each(Object.keys(shapes) as ApiRoute[])('answers of another shape are refused for %s', (route) => {
  const others = [undefined, null, '', 'text', 7, true, [{ nothing: 1 }], { nothing: 1 }]
  const mayBeNull = shapes[route]?.[0] === 'nullable'
  if (shapes[route])
    expect(others.filter((other) => isAnswerOf(route, other))).toEqual(mayBeNull ? [null] : [])
})
