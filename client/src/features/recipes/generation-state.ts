import { createStore } from '@/lib/store'
import type { Generated } from './generated'

/** `unsaved`: generated but not saved; kept to be saved again. */
export type GenerationState =
  | { state: 'idle' }
  | { state: 'generating' | 'saving' }
  | { state: 'unsaved'; recipe: Generated; sentence: string }

/** The recipe being generated, which continues after its dialog or screen is closed. */
export const {
  get: generationState,
  set: setGenerationState,
  useValue: useGenerationState,
} = createStore<GenerationState>({ state: 'idle' })
