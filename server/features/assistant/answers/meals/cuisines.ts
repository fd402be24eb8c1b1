import rows from './cuisines.json' with { type: 'json' }

/**
 * A kind of restaurant or shop with dishes that are usual there, by names that the matcher knows, with commas, and
 * what to ask. `said`: how it is called, as `plain` writes it; `chains`: names that tell it by themselves.
 */
type Cuisine = { name: string; said: string; chains?: string; dishes: string; ask: string }

export const cuisines: readonly Cuisine[] = rows

/** Where nothing usual there fits. */
export const plainPlate =
  'Grilled meat or fish, rice or potatoes and vegetables without sauce hide the least.'
