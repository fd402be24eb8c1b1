import OpenAI from 'openai'
import * as z from 'zod'
import { ModelError, type Ask, type Model } from './model'

/** Deadline for one request including its retries. */
const DEADLINE_MS = 60_000
const REACH_MS = 5_000
/** Larger than any picture that is requested. */
const MAX_IMAGE_BASE64 = 24 * 1024 * 1024

export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string; imageModel: string }

/** OpenAI, or any server with the same API at `baseUrl`. */
export function openAi(settings: OpenAiSettings, deadlineMs = DEADLINE_MS): Model {
  const client = new OpenAI({
    // The SDK requires a key even where the server does not.
    apiKey: settings.apiKey || 'none',
    baseURL: settings.baseUrl || 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: deadlineMs / 2,
    maxRetries: 2,
    logLevel: 'off',
  })
  const chat = ({ instructions, input, maxTokens }: Ask) => ({
    model: settings.model,
    max_completion_tokens: maxTokens,
    messages: [
      { role: 'system' as const, content: instructions },
      { role: 'user' as const, content: input },
    ],
  })
  /** Not AbortSignal.any: it would collect listeners, and Node 20 may drop its timeout. */
  const inTime = async <T>(asked: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>) => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const deadline = setTimeout(abort, deadlineMs).unref()
    if (asked?.aborted) abort()
    asked?.addEventListener('abort', abort, { once: true })
    try {
      return await work(controller.signal)
    } finally {
      clearTimeout(deadline)
      asked?.removeEventListener('abort', abort)
    }
  }

  return {
    object: ({ name, schema, ...ask }) =>
      inTime(ask.signal, async (signal) => {
        const format = {
          type: 'json_schema' as const,
          json_schema: { name, strict: true, schema: z.toJSONSchema(schema) as Record<string, unknown> },
        }
        const completion = await translated(
          client.chat.completions.create({ ...chat(ask), response_format: format }, { signal }),
          signal,
        )
        return parsed(schema, contentOf(completion))
      }),
    text: (ask, onText) =>
      inTime(ask.signal, async (signal) => {
        if (!onText)
          return contentOf(await translated(client.chat.completions.create(chat(ask), { signal }), signal))
        const stream = await translated(
          client.chat.completions.create({ ...chat(ask), stream: true }, { signal }),
          signal,
        )
        return collect(stream, onText, signal)
      }),
    image: (prompt) =>
      inTime(undefined, async (signal) => {
        const answer = await translated(
          client.images.generate({ model: settings.imageModel, prompt, n: 1, size: '1024x1024' }, { signal }),
          signal,
        )
        const base64 = answer.data?.[0]?.b64_json
        if (!base64 || base64.length > MAX_IMAGE_BASE64) throw new ModelError('garbled')
        return Buffer.from(base64, 'base64')
      }),
    reach: () =>
      client.models.list({ timeout: REACH_MS, maxRetries: 0 }).then(
        () => true,
        () => false,
      ),
  }
}

async function collect(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onText: (piece: string) => void,
  signal: AbortSignal,
): Promise<string> {
  let text = ''
  let end: Ended = undefined
  try {
    for await (const { choices } of stream) {
      const [choice] = choices
      if (choice?.delta.refusal) throw new ModelError('refused')
      const piece = choice?.delta.content ?? ''
      if (piece !== '') onText(piece)
      text += piece
      end = choice?.finish_reason ?? end
    }
  } catch (error) {
    throw failureOf(error)
  }
  if (signal.aborted || !end) throw new ModelError('unavailable')
  return completedText(text, end)
}

type Ended = OpenAI.ChatCompletionChunk.Choice['finish_reason'] | undefined

function contentOf(completion: OpenAI.ChatCompletion): string {
  // A server that only claims to be compatible may leave out any field.
  const choice: Partial<OpenAI.ChatCompletion.Choice> | undefined = (completion as Partial<typeof completion>)
    .choices?.[0]
  if (choice?.message?.refusal) throw new ModelError('refused')
  return completedText(choice?.message?.content ?? '', choice?.finish_reason)
}

/** The text of a completed answer. A truncated one may lack the word that matters. */
function completedText(text: string, end: Ended): string {
  if (end === 'content_filter') throw new ModelError('refused')
  if (end === 'length') throw new ModelError('garbled')
  if (text.trim() === '') throw new ModelError('garbled')
  return text.trim()
}

function parsed<T>(schema: z.ZodType<T>, content: string): T {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    throw new ModelError('garbled')
  }
  const read = schema.safeParse(json)
  if (!read.success) throw new ModelError('garbled')
  return read.data
}

/** Settles as soon as `signal` aborts, since the SDK ignores it between two tries. */
async function translated<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ModelError('unavailable')), { once: true })
  })
  try {
    return await Promise.race([answer, stopped])
  } catch (error) {
    throw failureOf(error)
  }
}

/** Passes on only a failure's category: the service's text may repeat what it was sent. */
function failureOf(error: unknown): unknown {
  if (error instanceof ModelError) return error
  if (error instanceof OpenAI.RateLimitError) return new ModelError('busy')
  if (error instanceof OpenAI.AuthenticationError || error instanceof OpenAI.PermissionDeniedError)
    return new ModelError('credentials')
  return new ModelError('unavailable')
}
