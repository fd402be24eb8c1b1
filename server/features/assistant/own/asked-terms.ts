import type { Asked } from './asked-kinds'
import { termIn } from './terms'
import { any, pattern } from './words'

/** What asks for a meaning, and what asks how two things differ. */
const asksMeaning = pattern(
  any(
    'what|whats|wat|wats|means?|meaning|meant|explain|define|definition|stands? for|tell me about|was|bedeutet|bedeuten|heisst|que|quoi|signifie|veut dire|significan?|quiere decir',
  ),
)
const asksDifference = pattern(
  'differences?|differ|diff|vs|versus|same(?: thing)? as|same thing|unterschied\\w*|difference|diferencia',
)
const around = new RegExp(
  `(?<![\\p{L}\\d])(?:${any(
    'whats?|wats?|wat|is|are|does|do|did|there|a|an|the|this|that|it|its|my|in|of|on|by|for|about|between|mean|means|meaning|meant|stands?|define|definition|explain|exactly|actually|anyway|even|please|pls|tell|me|us|can|could|you|term|word|report|results?|sheet|test|simple|plain|words|english|again|hi|hey|so|um|difference|differences|differ|diff|same|thing|as|how|here|like',
    'was|ist|sind|bedeutet|bedeuten|heisst|denn|eigentlich|genau|der|die|das|dem|den|ein|eine|auf|meinem|bericht|zwischen|unterschied|que|qu|quoi|c|ce|est|es|son|l|le|la|les|el|los|las|un|une|una|signifie|veut|dire|ca|significan?|quiere|decir|entre|quelle|cual|diferencia|sur|mon|rapport|en|mi|informe',
  )})(?![\\p{L}\\d])`,
  'gu',
)
const between = / (?:and|n|or|vs|versus|from|to|und|oder|et|ou|y|o) /u
const bareOf = (words: string) => words.replace(around, ' ').replace(/ +/gu, ' ').trim()

/** What words of the report or of tests mean, or how they differ; `text` as `plain` writes it. */
export function termsAsked(text: string): Asked | undefined {
  const isOfTwo = asksDifference.test(text)
  if (!isOfTwo && !asksMeaning.test(text)) return undefined
  const parts = (isOfTwo ? text.split(between) : [text]).map(bareOf).filter(Boolean)
  const found = parts.map((words) => termIn(words, isOfTwo))
  const terms = found.filter((term) => term !== undefined)
  return terms.length > 0 && terms.length === parts.length && (!isOfTwo || terms.length > 1)
    ? { about: 'term', terms: [...new Set(terms)] }
    : undefined
}
