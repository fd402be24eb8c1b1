import { indexOf, type Reading } from '../food-matcher/verdicts'

/** Chains whose bare name means what most people eat there. */
const chains = new Set(
  'mcdonalds|mcdonald|maccies|maccys|maccy d|burger king|kfc|wendys|wendy|five guys|taco bell|dominos|domino|pizza hut|nandos|nando|subway|shake shack'.split(
    '|',
  ),
)

/** Reads a chain's name beside a food as a place only: a gravy of KFC is not chicken. */
export function withoutChain(reading: Reading): Reading {
  const mentions = reading.mentions.filter(({ entry }) => !chains.has(entry.words.join(' ')))
  if (mentions.length === 0 || mentions.length === reading.mentions.length) return reading
  return { ...reading, mentions, byConcept: indexOf(mentions) }
}
