import { createStore } from '@/lib/store'

type GenerationNotes = {
  /** The start time of the generation whose end is still to be announced. */
  awaited: string | null
  /** The one whose end this page has announced. */
  announced: string | null
  /** The one whose result was dismissed. */
  dismissed: string | null
}

const store = createStore<GenerationNotes>({ awaited: null, announced: null, dismissed: null })

/** What is known of generations while the page is open, across screens. */
export const { get: generationNotes, useValue: useGenerationNotes } = store

export const noteGeneration = (changes: Partial<GenerationNotes>): void =>
  store.set({ ...generationNotes(), ...changes })
