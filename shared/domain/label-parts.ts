/**
 * What of a label's list of ingredients is not there: `list` all of it (a nutrition table, an address or the front of a
 * pack instead), `start` and `end` its first and last words, `left` and `right` the words at an edge of the photo,
 * `middle` words that a photo shows and nobody could read.
 */
export const missingParts = ['list', 'start', 'end', 'left', 'right', 'middle'] as const
export type MissingPart = (typeof missingParts)[number]

/** Whether the list was there from its heading to its end; `unknown` where the text shows neither. */
export const seenKinds = ['whole', 'part', 'unknown'] as const
export type Seen = (typeof seenKinds)[number]
