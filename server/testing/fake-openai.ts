import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback'

/** One answer of the fake server, in OpenAI's wire format. */
export type FakeOpenAiAnswer =
  | { kind: 'text'; text: string }
  /**
   * Streams the text in pieces, with a pause before each. `cut`: the connection breaks before the
   * end; `silent`: the stream stalls there; `finish`: the finish reason.
   */
  | { kind: 'pieces'; pieces: string[]; pauseMs?: number; cut?: boolean; silent?: boolean; finish?: string }
  | { kind: 'image'; base64: string }
  | { kind: 'refusal' }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** A 200 whose body is not a valid answer. */
  | { kind: 'garbage'; body: string }
  | { kind: 'slow'; ms: number; then: FakeOpenAiAnswer }
  /** Receives the request and never answers. */
  | { kind: 'silence' }

export type FakeOpenAiRequest = {
  path: string
  body: Record<string, unknown>
  raw: string
  authorization: string
}

type Answer = (request: FakeOpenAiRequest) => FakeOpenAiAnswer | Promise<FakeOpenAiAnswer>

const recipe = {
  title: 'Baked pears',
  description: 'Soft and warm.',
  ingredients: ['2 pears', '1 tsp cinnamon'],
  instructions: ['Halve the pears.', 'Bake them for 20 minutes.'],
  prepTime: 5,
  cookTime: 20,
  servings: 2,
  difficulty: 'easy',
  category: 'dessert',
  tags: [],
  notes: '',
}
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A plausible answer to any request of the portal. */
export function fitting({ path, body }: FakeOpenAiRequest): FakeOpenAiAnswer {
  if (path.includes('images')) return { kind: 'image', base64: pixel }
  const asked = JSON.stringify(body['response_format'] ?? '')
  if (asked.includes('ingredients')) return { kind: 'text', text: JSON.stringify(recipe) }
  if (asked.includes('description'))
    return {
      kind: 'text',
      text: JSON.stringify({
        description: 'A small tree fruit that is eaten when it has gone soft, mostly as a jelly.',
      }),
    }
  return { kind: 'text', text: 'As the passage says [1].' }
}

/** A fake OpenAI server on loopback; `answerWith` sets what each request gets. */
export type FakeOpenAi = {
  url: string
  requests: FakeOpenAiRequest[]
  answerWith(answer: Answer): void
  close(): Promise<void>
}

export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const requests: FakeOpenAiRequest[] = []
  let answer: Answer = () => ({ kind: 'text', text: 'ok' })
  const server = createServer((req, res) => void serve(req, res))

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const raw = Buffer.concat(parts).toString('utf8')
    const request: FakeOpenAiRequest = {
      path: req.url ?? '',
      body: raw === '' ? {} : (JSON.parse(raw) as Record<string, unknown>),
      raw,
      authorization: req.headers.authorization ?? '',
    }
    if (req.method === 'GET') {
      json(res, 200, { object: 'list', data: [{ id: 'fake-model', object: 'model' }] })
      return
    }
    requests.push(request)
    await give(res, request, await answer(request))
  }

  const { url, close } = await listenOnLoopback(server)
  return {
    url: `${url}/v1`,
    requests,
    answerWith: (next) => {
      answer = next
    },
    close,
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function json(res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function give(
  res: ServerResponse,
  request: FakeOpenAiRequest,
  answer: FakeOpenAiAnswer,
): Promise<void> {
  if (answer.kind === 'silence') return
  if (answer.kind === 'slow') {
    await pause(answer.ms)
    return give(res, request, answer.then)
  }
  if (answer.kind === 'status')
    return json(
      res,
      answer.status,
      { error: { message: `the fake server repeats: ${request.raw.slice(0, 300)}`, type: 'server_error' } },
      answer.retryAfter ? { 'retry-after': answer.retryAfter } : {},
    )
  if (answer.kind === 'garbage') {
    res.writeHead(200, { 'content-type': 'application/json' }).end(answer.body)
    return
  }
  if (answer.kind === 'image') return json(res, 200, { created: 1, data: [{ b64_json: answer.base64 }] })
  if (request.body['stream'] === true) return stream(res, answer)
  const message =
    answer.kind === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : {
          role: 'assistant',
          content: answer.kind === 'text' ? answer.text : answer.pieces.join(''),
          refusal: null,
        }
  json(res, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'fake-model',
    choices: [{ index: 0, message, finish_reason: 'stop', logprobs: null }],
  })
}

async function stream(
  res: ServerResponse,
  answer: Extract<FakeOpenAiAnswer, { kind: 'text' | 'pieces' | 'refusal' }>,
): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: Record<string, unknown>, finish: string | null = null) =>
    res.write(
      `data: ${JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake-model',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`,
    )
  if (answer.kind === 'refusal') send({ role: 'assistant', refusal: 'I cannot help with that.' })
  const pieces = answer.kind === 'pieces' ? answer.pieces : answer.kind === 'text' ? [answer.text] : []
  for (const piece of pieces) {
    if (answer.kind === 'pieces' && answer.pauseMs) await pause(answer.pauseMs)
    send({ content: piece })
  }
  if (answer.kind === 'pieces' && answer.silent) return
  if (answer.kind === 'pieces' && answer.cut) {
    res.destroy()
    return
  }
  send({}, answer.kind === 'pieces' ? (answer.finish ?? 'stop') : 'stop')
  res.end('data: [DONE]\n\n')
}
