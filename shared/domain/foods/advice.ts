import type { Matcher, Reading, ResolvedFood } from '../food-matcher/food-matcher'
import { indexOf } from '../food-matcher/verdicts'
import { pattern } from '../text/pattern'

/** Words that recommend a food: as a replacement, as equally good, or as a choice. */
const recommending = new RegExp(
  pattern`\b(?:replac\w*|substitut\w*|swap\w*|instead|alternativ\w*|exchang\w*|stand-?ins?|makeshift|second choice|
    way out|(?:stand|step)(?:s|ing)? in(?:to)?\b(?! (?:bold|plain))|(?:tak|turn)(?:e|es|s|ing)? (?:over|to)\b|
    fill(?:s|ing)? (?:in|the gap|that)|(?:in|take|taken|takes|taking|play|plays) (?:its|their|the|
    whose) (?:own )?(?:place|stead|absence|part|role|spot|work)|in place of|without (?:any|that)|do(?:es)? without|
    manag\w+ without|when (?:it|no \w+) is (?:absent|wanted)|recommend\w*|choos\w*|chosen|choice|opts? for|try|tries|
    reach(?:es)? for|leans? on|go(?:es)? for|leaves? it out|similar(?:ly)?(?! in bold)|comparab\w*|resembl\w*|cop(?:y|
    ies)|echo\w*|mirrors?|match(?:es|ed)?|reproduc\w*|approximat\w*|akin|kindred|likewise|identically|(?:\w+s|look|
    taste|behave) alike|comes? near|approach\w*|does the job|holds? up|nearest|closest|equally well|just as|as good|
    same (?:way|work|purpose|job|bite|crunch|habits|\w+ly)|very like|of like|like (?:fashion|colour)|(?:will|would|
    can|could|may) (?:do|serve|work|be used|be taken|also)|(?:keep|share|give|cover)s? (?:its|those|like|most|
    the (?:crunch|bite|texture))|works? (?:as|in|for|with|well|just|equally|too)|serves? (?:as well|in|just)|suits?|
    fits?|usual (?:change|answer)|on its own|us(?:e|ing) [^,;]{2,30} for)\b`,
  'iu',
)

/** Words about the described food itself: a pronoun, where it occurs, how it is labelled. */
const describing = new RegExp(
  pattern`\b(?:its?|they|them|their|this|these|those|ones?|kinds?|contains?|holds?|hides?|includes?|ingredients?|
    made (?:of|from|with)|may hold|named?|called|sold|label\w*|list\w*|declar\w*|allergens?|E\d+\w*|carr(?:y|
    ies) the aroma)\b`,
  'iu',
)

/** A sentence that names another food within so many words from its start is about that food. */
const BEGINNING = 6

type Sentence = { text: string; advice: Reading | undefined }

/** Cached sentences by food key and description; a catalogue has some hundreds. */
const read = new Map<string, readonly Sentence[]>()
const MOST_READ = 2000

/** A description's sentences, with the foods they recommend instead of the food `key`. */
function sentencesOf(matcher: Matcher, description: string, key: string | undefined): readonly Sentence[] {
  const name = `${key}\n${description}`
  const known = read.get(name)
  if (known) return known
  const sentences = description
    .split(/(?<=[.!?])\s+/u)
    .map((text, at) => ({ text, advice: adviceIn(matcher, text, key, at === 0) }))
  if (read.size >= MOST_READ) read.clear()
  read.set(name, sentences)
  return sentences
}

/**
 * The reading of a recommending sentence without the food `key`; undefined for any other sentence.
 * A sentence recommends by its words, or, unless it begins the description, by being about another
 * food alone.
 */
function adviceIn(matcher: Matcher, sentence: string, key: string | undefined, isFirst: boolean) {
  const saysSo = recommending.test(sentence)
  if (!saysSo && (key === undefined || isFirst || describing.test(sentence))) return undefined
  const reading = matcher.read(sentence)
  const mentions = reading.mentions.filter(({ sure }) => key === undefined || !sure.has(key))
  if (mentions.length === 0 || (!saysSo && !isAboutAnother(reading, mentions))) return undefined
  return { ...reading, mentions, byConcept: indexOf(mentions) }
}

function isAboutAnother(reading: Reading, others: Reading['mentions']): boolean {
  const subject = others.find(({ sure, mode }) => sure.size > 0 && mode !== 'not')
  return subject !== undefined && subject.first < BEGINNING && others.length === reading.mentions.length
}

/** The sentences of a description of the food `key` that recommend other foods instead. */
export const adviceOf = (matcher: Matcher, description: string, key?: string): string[] =>
  sentencesOf(matcher, description, key).flatMap(({ text, advice }) => (advice ? [text] : []))

/** A description without sentences that recommend an avoided food or one containing it. */
export function withoutAdvice(
  matcher: Matcher,
  description: string,
  key: string | undefined,
  avoided: readonly ResolvedFood[],
): string {
  const sentences = sentencesOf(matcher, description, key)
  const kept = sentences.filter(
    ({ advice }) => !advice || matcher.verdicts(advice, avoided).every(({ verdict }) => verdict === 'none'),
  )
  return kept.length === sentences.length ? description : kept.map(({ text }) => text).join(' ')
}
