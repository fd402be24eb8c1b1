/**
 * The missing parts of a label's list of ingredients: `list` all of it (the text is a nutrition
 * table, an address or the front of a pack), `start` and `end` its first and last words, `left` and
 * `right` the words at an edge of the photo, `middle` unreadable words within a photo.
 */
export const missingParts = ['list', 'start', 'end', 'left', 'right', 'middle'] as const
export type MissingPart = (typeof missingParts)[number]

/** Whether the list was complete; `unknown` where the text does not show it. */
export const seenKinds = ['whole', 'part', 'unknown'] as const
export type Seen = (typeof seenKinds)[number]

const nextWords: Record<MissingPart, string> = {
  list: 'the list of ingredients, starting at the word “Ingredients”',
  start: 'the start of the list (the word “Ingredients”)',
  end: 'the end of the list and the lines after it',
  left: 'the left edge of the list',
  right: 'the right edge of the list',
  middle: 'the list again, closer and without glare',
}
const order: readonly MissingPart[] = ['list', 'start', 'end', 'left', 'right', 'middle']

/** What to photograph or type next, in a sentence; null where nothing is missing. */
export function nextOf(missing: readonly MissingPart[]): string | null {
  const wanted = order.filter((one) => missing.includes(one)).map((one) => nextWords[one])
  return wanted.length > 0 ? `Please photograph ${wanted.join(' and ')}, or type the missing words.` : null
}
