import rows from './occasions.json' with { type: 'json' }

/**
 * Something to eat for: `ideas` in words that the matcher reads, what is `usual` there, to be judged, and the
 * `category` of recipes for it.
 */
type Occasion = {
  name: string
  said: string
  ideas: string
  usual: string
  category: string
  advice: string
}

export const occasions: readonly Occasion[] = rows
