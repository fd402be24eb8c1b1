import type * as z from 'zod'
import { Problem } from '../../http/problem'

/** Why a model gave no usable answer. */
export type ModelFailure = 'busy' | 'unavailable' | 'credentials' | 'refused' | 'garbled'

const sentences: Record<ModelFailure, string> = {
  busy: 'The AI service is busy. Please try again in a minute.',
  unavailable: 'The AI service does not answer. Please try again later.',
  credentials:
    'The AI service refused the key of this portal. Please ask the administrator to check OPENAI_API_KEY.',
  refused: 'The AI service declined to answer this.',
  garbled: 'The AI service gave an answer that cannot be used. Please try again.',
}

/** A model's failure as an answer of the server (503); it never carries what the model or its server wrote. */
export class ModelError extends Problem {
  override name = 'ModelError'
  constructor(readonly failure: ModelFailure) {
    super(failure === 'busy' ? 'busy' : 'unavailable', sentences[failure], {
      headers: failure === 'busy' ? { 'Retry-After': '60' } : {},
    })
  }
}

export type Ask = {
  /** What the model is and must do. */
  instructions: string
  /** What it works on. Nothing that names a person belongs in either. */
  input: string
  /** An upper bound for the answer, in tokens. */
  maxTokens: number
  signal?: AbortSignal
}

/** A language model. Every call ends within a minute, else rejects with a ModelError. */
export type Model = {
  /** An answer that `schema` accepts; `name` (letters and underscores) names it to the model. */
  object<T>(ask: Ask & { name: string; schema: z.ZodType<T> }): Promise<T>
  /** An answer in prose; `onText` receives it piece by piece as it comes. */
  text(ask: Ask, onText?: (piece: string) => void): Promise<string>
  /** A picture in PNG, JPEG or WebP, unchecked. */
  image(prompt: string): Promise<Uint8Array>
  /** Whether the service answers at all, and takes the key. */
  reach(): Promise<boolean>
}
