import type { Matcher, Reading } from '../food-matcher/food-matcher'
import { breaks } from '../food-matcher/tokens'
import { aroundWords } from './around-words'
import { asClaimed } from './claims'
import { isMadeWord, isManner } from './dish-words'
import { isFamily } from './families'
import { withoutHomographs } from './homographs'
import { originOf } from './origins'
import { poisonsIn } from './poisonous'
import { isKnownWord } from './spelling'
import { isLabelWord } from '../labels/label-vocabulary'

/**
 * A food or dish in a question: `words` are its own, as written, followed by what is excluded from
 * it ("pancakes without egg"); `start` and `end` are the place of its name in the question,
 * `leftOut` the places of what is excluded. `isKnown`: the words contain a known name; else they
 * are unknown or misspelt.
 */
export type QuestionFood = Place & { words: string; leftOut: Place[]; isKnown: boolean }
type Place = { start: number; end: number }

/**
 * The role of a word in a question: part of a food's name, a description of one ("grilled"),
 * unknown, part of what is excluded, the word that excludes it, a joint within one name ("leg of
 * lamb"), or a surrounding word, such as a link between foods.
 */
type Role = 'food' | 'manner' | 'unknown' | 'left' | 'without' | 'joint' | 'around'

/** Adjacent words that form one name, or something excluded from one. */
type Run = { first: number; end: number; isLeft: boolean; isKnown: boolean }

const joints = new Set('of de di da du des del della la le au aux al alla'.split(' '))
/** Words that exclude something, beyond those that the matcher knows. */
const leavesOut =
  /(?<![\p{L}\d])(?:minus|hold(?: the)?|w\/o(?:ut)?|skip(?:ping)? the|bar the)(?![\p{L}\d])/giu
/** Words for amounts, times or owners, which say nothing about the food. */
const measures = new Set(
  `my your our everyday some any lot lots much many few couple favourite favorite type kind sort piece
pieces slice slices bowl glass cup mug plate handful spoon spoonful teaspoon tablespoon bit portion serving
bag packet tin can bottle jar evening morning lunch dinner breakfast supper meal menu dish eaten made big
small little large`.split(/\s+/u),
)

/** Foods and dishes in order, each with its own words and what is excluded from it. */
export function foodsInQuestion(matcher: Matcher, question: string): QuestionFood[] {
  const reading = matcher.read(withoutHomographs(asClaimed(matcher, question)))
  const found: { run: Run; left: Run[] }[] = []
  let open: Run[] = []
  for (const run of runsIn(reading, rolesOf(reading))) {
    // "Pad thai with chicken, no egg" is the dish without egg.
    const last = found.findLast((one) => isDishAt(reading, one.run)) ?? found.at(-1)
    if (!run.isLeft) {
      found.push({ run, left: open })
      open = []
    } else if (last) last.left.push(run)
    else open.push(run)
  }
  // "No beef?" asks about beef.
  const foods = found.length > 0 ? found : open.map((run) => ({ run, left: [] }))
  return foods.map(({ run, left }) => {
    const leftOut = left.map((one) => placeOf(reading, one))
    const place = placeOf(reading, run)
    const wordsAt = ({ start, end }: Place) => reading.text.slice(start, end)
    const words = [
      wordsAt(place),
      ...leftOut.map((one, at) => `${at > 0 ? 'and' : withoutIn(reading, one)} ${wordsAt(one)}`),
    ]
    return { ...place, words: words.join(' '), leftOut, isKnown: run.isKnown }
  })
}

const isDishAt = ({ mentions }: Reading, { first, end }: Run) =>
  mentions.some((mention) => mention.entry.parts && mention.first >= first && mention.end <= end)

const placeOf = ({ tokens }: Reading, { first, end }: Run): Place => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
})

const withoutIn = ({ text }: Reading, { start }: Place) =>
  /(?<!\p{L})(ohne|sans|sin)\P{L}[^,]*$/iu.exec(text.slice(0, start))?.[1] ?? 'without'

/** Cues that exclude foods around them. */
const leaving: ReadonlySet<string> = new Set(['not', 'notList', 'without'])
/** Cues that belong to the name that they describe: "vegan", "egg free". */
const telling: ReadonlySet<string> = new Set(['free', 'non', 'plant', 'meatless', 'flavour', 'flavourOf'])

function rolesOf({ text, tokens, phrases, mentions }: Reading): Role[] {
  const roles = tokens.map(({ text: word }) => roleOf(word))
  for (const { first, end, entry } of phrases) {
    if (entry?.kind === 'food') roles.fill('food', first, end)
    else if (entry && telling.has(entry.cue) && roles[first] !== 'around') roles.fill('manner', first, end)
    else if (entry) roles.fill(leaving.has(entry.cue) ? 'without' : 'around', first, end)
  }
  for (const { first, end, mode } of mentions) {
    const isFree = phrases.some(
      ({ first: next, entry }) => next === end && entry?.kind === 'cue' && entry.cue === 'free',
    )
    if (mode === 'not') roles.fill(isFree ? 'manner' : 'left', first, end)
  }
  for (const { index, 0: said } of text.matchAll(leavesOut))
    for (const [at, { start, end }] of tokens.entries())
      if (start >= index && end <= index + said.length) roles[at] = 'without'
  const poisons = poisonsIn(text)
  for (const [at, { start, end }] of tokens.entries())
    if (poisons.some((poison) => start >= poison.start && end <= poison.end)) roles[at] = 'food'
  for (const [at, { text: word }] of tokens.entries())
    if (ofTaste.test(word) && roles[at - 1] === 'food' && (roles[at + 1] ?? 'around') !== 'around')
      roles[at] = 'manner'
  return roles
}

/** "Crab flavoured crisps" and "beef style mince" are one food each. */
const ofTaste = /^(?:flavou?r(?:ed)?|style|tasting|scented)$/u

function roleOf(word: string): Role {
  if (joints.has(word)) return 'joint'
  if (measures.has(word) || !/^\p{L}{3}/u.test(word)) return 'around'
  if (isManner(word) || isMadeWord(word)) return 'manner'
  if (aroundWords.has(word)) return 'around'
  if (isFamily(word) || originOf(word) !== undefined) return 'food'
  if (isLabelWord(word)) return 'manner'
  return isKnownWord(word) ? 'around' : 'unknown'
}

/** A level after a food, copied from a report: "egg yolk low". */
const ofLevel = new Set(['low', 'high', 'moderate'])

/** The names among words of these roles: adjacent words that say more than how a food is made. */
function runsIn({ text, tokens }: Reading, roles: readonly Role[]): Run[] {
  const runs: Run[] = []
  // A poison is named apart from the food beside it.
  const poisons = poisonsIn(text)
  const isEdge = (at: number) =>
    poisons.some(({ start, end }) => tokens[at]?.start === start || tokens[at - 1]?.end === end)
  let from = 0
  let isLeft = false
  const close = (end: number) => {
    const names = roles.slice(from, end)
    const last = names.findLastIndex(
      (role, at) => isOfName(role) && !ofLevel.has(tokens[from + at]?.text ?? ''),
    )
    const first = last < 0 ? last : names.findIndex(isOfName)
    const isKnown = names.some((role) => role === 'food' || role === 'left')
    if (isKnown || names.includes('unknown'))
      runs.push({
        first: from + first,
        end: from + last + 1,
        isLeft: isLeft || names.includes('left'),
        isKnown,
      })
    if (first >= 0) isLeft = false
  }
  for (const [at, token] of tokens.entries()) {
    const role = roles[at]
    const isApart =
      isEdge(at) ||
      (token.gap & breaks) !== 0 ||
      /[+&]/u.test(text.slice(tokens[at - 1]?.end ?? 0, token.start))
    const isEnd = role === 'around' || role === 'without'
    if (isApart || isEnd || (role === 'left') !== (roles[at - 1] === 'left')) {
      close(at)
      from = isEnd ? at + 1 : at
    }
    if (role === 'without') isLeft = true
  }
  close(tokens.length)
  return runs
}

const isOfName = (role: Role) => role === 'food' || role === 'left' || role === 'manner' || role === 'unknown'
