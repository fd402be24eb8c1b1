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
  list: 'the list of ingredients, which begins with a word like “Ingredients”',
  start: 'the list from its first word, “Ingredients” or the like',
  end: 'what follows to the end of the list and the lines behind it, where traces are often named',
  left: 'the list with its left edge in the picture',
  right: 'the list with its right edge in the picture',
  middle:
    'the list once more, closer and without a finger, glare or fold, since words in it could not be read',
}
const order: readonly MissingPart[] = ['list', 'start', 'end', 'left', 'right', 'middle']

/** What to photograph or type next, in a sentence; null where nothing is missing. */
export function nextOf(missing: readonly MissingPart[]): string | null {
  const wanted = order.filter((one) => missing.includes(one)).map((one) => nextWords[one])
  return wanted.length > 0 ? `Please photograph or type in ${wanted.join('; then ')}.` : null
}
