import { createStore } from '@/lib/store'

type Memory = {
  /** The start time of the generation whose end is still to be announced. */
  awaited: string | null
  /** The one whose end this page has announced. */
  told: string | null
  /** The one whose result was dismissed. */
  putAway: string | null
}

const memory = createStore<Memory>({ awaited: null, told: null, putAway: null })

/** What is known of generations while the page is open, across screens. */
export const { get: recall, useValue: useMemory } = memory

export const remember = (changes: Partial<Memory>): void => memory.set({ ...recall(), ...changes })
