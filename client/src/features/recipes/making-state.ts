import { useSyncExternalStore } from 'react'
import type { Generated } from './generated'

/** `unsaved`: it was generated and could not be saved; it is kept to be saved again. */
export type Making =
  | { state: 'idle' }
  | { state: 'generating' | 'saving' }
  | { state: 'unsaved'; recipe: Generated; sentence: string }

let making: Making = { state: 'idle' }
const listeners = new Set<() => void>()

/** Says how the recipe that is being made stands now. */
export function setMaking(next: Making): void {
  making = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How it stands now. */
export const makingNow = (): Making => making

/** The recipe that is being made, which goes on while its dialog is closed and other screens are open. */
export const useMaking = (): Making => useSyncExternalStore(subscribe, () => making)
