import { storeOf } from '@/lib/store'

type Memory = {
  /** The generation whose end is still to be told, by its start. */
  awaited: string | null
  /** The one whose end was told on this page. */
  told: string | null
  /** The one whose ending was put away. */
  putAway: string | null
}

const memory = storeOf<Memory>({ awaited: null, told: null, putAway: null })

/** What is known of generations while the page lives, whichever screen is shown. */
export const { get: recall, useValue: useMemory } = memory

export const remember = (changes: Partial<Memory>): void => memory.set({ ...recall(), ...changes })
