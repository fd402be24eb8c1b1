import { storeOf } from '@/lib/store'
import type { Generated } from './generated'

/** `unsaved`: it was generated and could not be saved; it is kept to be saved again. */
export type Making =
  | { state: 'idle' }
  | { state: 'generating' | 'saving' }
  | { state: 'unsaved'; recipe: Generated; sentence: string }

/** The recipe that is being made, which goes on while its dialog is closed and other screens are open. */
export const { get: makingNow, set: setMaking, useValue: useMaking } = storeOf<Making>({ state: 'idle' })
