import type { ApiRoute, EndpointOf, Reply } from '@shared/api'
import { noted } from './other-account'
import {
  addressOf,
  ApiError,
  fromAccount,
  type AnyInput,
  type Input,
  readReply,
  text,
  unreachable,
} from './request'

type StreamRoute = {
  [R in ApiRoute]: EndpointOf<R> extends { streams: true } ? R : never
}[ApiRoute]

/**
 * Makes a call whose answer comes piece by piece: `onText` gets each piece, the promise the whole reply. Throws as
 * `request` does: ApiError for an answer that is an error, also one that comes after it has begun, an OfflineError when
 * the connection ends before the reply, the signal's reason when it is aborted.
 */
export async function askStream<R extends StreamRoute>(
  route: R,
  input: Input<R>,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<Reply<R>> {
  const { method, url } = addressOf(route, input)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...fromAccount() },
      body: JSON.stringify((input as AnyInput).body),
      signal,
    })
    if (!response.ok) throw noted(new ApiError(response.status, await response.text()))
    for await (const { event, data } of eventsOf(response)) {
      if (event === 'text') onText(text(JSON.parse(data)))
      if (event === 'answer') return await readReply(route, data)
      if (event === 'error') throw new ApiError(503, data)
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw unreachable(error)
  }
  throw unreachable()
}

type ServerEvent = { event: string; data: string }

/** The server-sent events of a response, each when its last line has come. */
async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let kept = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (kept + value).split(/\r?\n\r?\n/)
      kept = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    // Whoever stops reading lets go of the connection; that it is closed already is no news.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split(/\r?\n/)
  const of = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
  return { event: of('event')[0] ?? 'message', data: of('data').join('\n') }
}
