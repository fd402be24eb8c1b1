import type { ApiRoute, EndpointOf, Reply } from '@shared/api'
import { reportOtherAccount } from './other-account'
import {
  addressOf,
  ApiError,
  accountHeader,
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
 * Calls an endpoint with a streamed answer: `onText` gets each piece, the promise gives the whole
 * reply. Throws ApiError for an error answer, also one after the stream has begun; OfflineError
 * when the connection ends before the reply; the signal's reason when it is aborted.
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
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...accountHeader() },
      body: JSON.stringify((input as AnyInput).body),
      signal,
    })
    if (!response.ok) throw reportOtherAccount(new ApiError(response.status, await response.text()))
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

/** The server-sent events of a response, each as soon as its last line has come. */
async function* eventsOf(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    // Closes the connection when the consumer stops; cancelling a closed stream may reject.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split(/\r?\n/)
  const valuesOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
  return { event: valuesOf('event')[0] ?? 'message', data: valuesOf('data').join('\n') }
}
