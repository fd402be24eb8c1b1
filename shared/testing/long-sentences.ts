/** Most words of a sentence that people read on a screen; see docs/style.md. */
const MOST_WORDS = 20

/** The sentences of a text with more than 20 words; "{x}" counts as one. */
export const longSentences = (text: string): string[] =>
  text.split(/(?<=[.!?][”"]?)\s+/u).filter((sentence) => sentence.split(/\s+/u).length > MOST_WORDS)
