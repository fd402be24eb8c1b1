import type { Reading } from '../food-matcher/food-matcher'

const FEWEST_LETTERS = 3
/** The least share of a text's letters and odd signs that has to be in words. */
const SHARE_OF_WORDS = 0.5
const FEWEST_VOWELS = 0.15
const MOST_VOWELS = 0.85

/** Whether most of a text looks like Latin words or is known to the matcher. */
export function isReadable({ text, tokens, mentions }: Reading): boolean {
  const known = new Uint8Array(tokens.length)
  for (const { first, end } of mentions) known.fill(1, first, end)
  let inWords = 0
  tokens.forEach((token, at) => {
    if (known[at] || isWordlike(token.text)) inWords += letters(text.slice(token.start, token.end))
  })
  const signs = text.match(/[^\p{L}\p{N}\p{M}\s.,;:()[\]%&*/'’"“”„+°•·<>=€$£!?–—-]/gu)?.length ?? 0
  const all = letters(text) + signs
  return inWords >= FEWEST_LETTERS && inWords / all >= SHARE_OF_WORDS
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

function isWordlike(word: string): boolean {
  if (!/^[a-z]{3,}$/u.test(word)) return false
  const vowels = (word.match(/[aeiouy]/gu)?.length ?? 0) / word.length
  return vowels >= FEWEST_VOWELS && vowels <= MOST_VOWELS
}
