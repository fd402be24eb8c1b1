import { indexOf, type Reading } from '../food-matcher/verdicts'

/** Chains whose bare name stands for what most people eat there. */
const chains = new Set(
  'mcdonalds|mcdonald|maccies|maccys|maccy d|burger king|kfc|wendys|wendy|five guys|taco bell|dominos|domino|pizza hut|nandos|nando|subway|shake shack'.split(
    '|',
  ),
)

/** A reading in which a chain beside something else is only where that is eaten: a gravy of KFC is no chicken. */
export function withoutChain(reading: Reading): Reading {
  const mentions = reading.mentions.filter(({ entry }) => !chains.has(entry.words.join(' ')))
  if (mentions.length === 0 || mentions.length === reading.mentions.length) return reading
  return { ...reading, mentions, byConcept: indexOf(mentions) }
}
