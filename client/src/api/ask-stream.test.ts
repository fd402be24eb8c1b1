import { afterEach, expect, it, vi } from 'vitest'
import { askStream } from './ask-stream'
import { ApiError, sentenceOf } from './request'

afterEach(() => void vi.unstubAllGlobals())

const encoder = new TextEncoder()
const answer = { answer: 'Größe 5', sources: [], kind: 'answered', provider: 'builtin' }

function serve(parts: (string | Uint8Array)[], init: ResponseInit = {}, breaks = false) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part)
      if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  const fetched = vi.fn(() => Promise.resolve(new Response(body, init)))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function ask(signal = new AbortController().signal) {
  const pieces: string[] = []
  const reply = await askStream(
    'POST /api/ai/ask-question',
    { body: { question: 'Why?' } },
    (piece) => pieces.push(piece),
    signal,
  )
  return { pieces, reply }
}

it('gives the pieces in order and then the reply, wherever the chunks are cut', async () => {
  const bytes = encoder.encode(
    `event: text\ndata: "Größe "\n\nevent: text\ndata: "5\\n"\n\nevent: answer\ndata: ${JSON.stringify(answer)}\n\n`,
  )
  for (const size of [1, 3, 7, bytes.length]) {
    const parts: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += size) parts.push(bytes.slice(at, at + size))
    const fetched = serve(parts)
    expect(await ask()).toEqual({ pieces: ['Größe ', '5\n'], reply: answer })
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/ai/ask-question',
      { method: 'POST', body: '{"question":"Why?"}', headers: { Accept: 'text/event-stream' } },
    ])
  }
})

it('throws the sentence of an error that comes before the answer or within it', async () => {
  const body = JSON.stringify({ error: 'The AI service is busy.', code: 'busy', requestId: '' })
  serve([body], { status: 503 })
  const before = await ask().catch((error: unknown) => error)
  serve([`event: text\ndata: "Half"\n\nevent: error\ndata: ${body}\n\n`])
  const within = await ask().catch((error: unknown) => error)
  for (const error of [before, within]) {
    expect(error).toBeInstanceOf(ApiError)
    expect(sentenceOf(error)).toBe('The AI service is busy.')
  }
})

it('rejects when the connection breaks or ends early', async () => {
  for (const breaks of [true, false]) {
    serve(['event: text\ndata: "Half"\n\n'], {}, breaks)
    const error = await ask().catch((cause: unknown) => cause)
    expect(sentenceOf(error)).toContain('cannot be reached')
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(sentenceOf(await ask().catch((cause: unknown) => cause))).toContain('cannot be reached')
})

it('stops when it is aborted', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error))
  await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
})
