import { createStore } from '@/lib/store'
import type { Generated } from './generated'

/** `unsaved`: generated but not saved; kept to be saved again. */
export type GenerationState =
  | { state: 'idle' }
  | { state: 'generating' | 'saving' }
  | { state: 'unsaved'; recipe: Generated; sentence: string }

/**
 * The recipe being generated, which continues when its dialog is closed or another screen opens.
 */
export const {
  get: generationState,
  set: setGenerationState,
  useValue: useGenerationState,
} = createStore<GenerationState>({ state: 'idle' })
