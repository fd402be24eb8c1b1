import { useSyncExternalStore } from 'react'

type Memory = {
  /** The generation whose end is still to be told, by its start. */
  awaited: string | null
  /** The one whose end was told on this page. */
  told: string | null
  /** The one whose ending was put away. */
  putAway: string | null
}

let memory: Memory = { awaited: null, told: null, putAway: null }
const listeners = new Set<() => void>()

/** What is known of generations while the page lives, whichever screen is shown. */
export const recall = (): Memory => memory

export function remember(changes: Partial<Memory>): void {
  memory = { ...memory, ...changes }
  for (const listener of listeners) listener()
}

export function useMemory(): Memory {
  return useSyncExternalStore(subscribe, recall)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
