import type * as z from 'zod'
import { Problem } from '../../http/problem'

/** Why a model gave no usable answer. */
export type ModelFailure = 'busy' | 'unavailable' | 'credentials' | 'refused' | 'garbled'

const sentences: Record<ModelFailure, string> = {
  busy: 'The AI service is busy. Please try again in a minute.',
  unavailable: 'The AI service is not responding. Please try again later.',
  credentials:
    "The AI service rejected this portal's key. Please ask the administrator to check OPENAI_API_KEY.",
  refused: 'The AI service declined to answer this.',
  garbled: 'The AI service gave an answer that cannot be used. Please try again.',
}

/** A model failure as a Problem (503). It never carries text from the model or its server. */
export class ModelError extends Problem {
  override name = 'ModelError'
  constructor(readonly failure: ModelFailure) {
    super(failure === 'busy' ? 'busy' : 'unavailable', sentences[failure], {
      headers: failure === 'busy' ? { 'Retry-After': '60' } : {},
    })
  }
}

export type Ask = {
  /** The task and the role of the model. */
  instructions: string
  /** The material to work on. Neither field may contain anything that names a person. */
  input: string
  /** Upper bound of the answer, in tokens. */
  maxTokens: number
  signal?: AbortSignal
}

/** A language model. Every method settles within a minute and rejects with a ModelError. */
export type Model = {
  /** Answers an object that `schema` accepts; `name` has letters and underscores only. */
  object<T>(ask: Ask & { name: string; schema: z.ZodType<T> }): Promise<T>
  /** Answers prose; `onText` receives each piece as it arrives. */
  text(ask: Ask, onText?: (piece: string) => void): Promise<string>
  /** Answers an unchecked picture in PNG, JPEG or WebP. */
  image(prompt: string): Promise<Uint8Array>
  /** Whether the service answers and accepts the key. */
  reach(): Promise<boolean>
}
