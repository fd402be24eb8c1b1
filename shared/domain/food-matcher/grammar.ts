import type { Cue } from './cues/cue'
import type { Phrase } from './phrases'
import { adjectives, mayWords } from './statement-words'
import { gaps, isJoined, isTied, type Token } from './tokens'
import { milkPlants, plantsOfDairy } from './dairy-words'

const openers = new Set<Cue>(['trace', 'place', 'notList', 'not', 'without', 'unsuitable'])
const negators = new Set<Cue>(['notList', 'not', 'without'])
/** A verb that follows "may" within so many words has no food in between. */
const nearWords = 8

/** Nutrients whose amount a "0 %" behind them is. */
const fats = new Set(
  'fat fett fettgehalt grasa grasas gras grasse grasses mg grassi vet vetgehalte tluszcz tluszczu gordura fedt'.split(
    ' ',
  ),
)

/** The relation of a phrase to those around it. */
export function grammarOf(tokens: readonly Token[], phrases: readonly Phrase[]) {
  const gapAt = (at: number) => tokens[at]?.gap ?? 0
  const isFood = (phrase: Phrase | undefined) => phrase?.entry?.kind === 'food'
  /** Whether the 0 of a share is a decimal, as in "2,0 %"; not in "0,0 %". */
  const isDecimal = (at: number) => {
    const [whole, zero] = [tokens[at - 1], tokens[at]]
    return (
      whole && zero && zero.start - whole.end === 1 && /[1-9]/u.test(whole.text) && !/\D/u.test(whole.text)
    )
  }
  const hasColon = ({ end }: Phrase) => (gapAt(end) & gaps.colon) > 0

  return {
    hasColon,

    /** Whether "0 %" is about the food after it: "0 % milk", not "yoghurt 0 % fat". */
    isNothing(index: number): boolean {
      const [before, share, next] = [phrases[index - 1], phrases[index], phrases[index + 1]]
      if (isDecimal(share?.first ?? 0)) return false
      const word = tokens[next?.first ?? tokens.length]?.text ?? ''
      const plants = plantsOfDairy([word])
      if (!plants) return true
      if (plants !== milkPlants || !next || next.end - next.first > 1) return false
      const isOfBefore = isFood(before) || fats.has(tokens[before?.first ?? tokens.length]?.text ?? '')
      const own = tokens[next.end]
      const hasOwn = own?.isPercent === true && own.text !== '0' && isJoined(own)
      return !(isOfBefore && isJoined(tokens[share?.first ?? 0])) && !hasOwn
    },

    /** "Directions:", or a sentence or line that begins with it; not "see directions". */
    isHeading: (phrase: Phrase) =>
      phrase.first === 0 || (gapAt(phrase.first) & (gaps.stop | gaps.line)) > 0 || hasColon(phrase),

    /** Whether a phrase begins the list of a statement that ends the line before. */
    isOpened(index: number): boolean {
      const before = phrases[index - 1]?.entry
      const isLine = (gapAt(phrases[index]?.first ?? 0) & gaps.line) > 0
      return isLine && before?.kind === 'cue' && openers.has(before.cue)
    },

    /** Whether a phrase is negated right before it: "no traces", "free from the following". */
    isObject(index: number): boolean {
      if (mayWords.has(tokens[phrases[index]?.first ?? 0]?.text ?? '')) return false
      for (let at = index - 1; at >= 0 && at > index - 6; at--) {
        const { entry, first } = phrases[at] as Phrase
        if (entry?.kind === 'cue' && negators.has(entry.cue)) return true
        if (entry || !adjectives.has(tokens[first]?.text ?? '')) return false
      }
      return false
    },

    /** Whether "not" denies that something is free of a food: "not nut free". */
    isNotFree(index: number): boolean {
      const free = phrases[index + 2]?.entry
      return tokens[phrases[index]?.first ?? 0]?.text === 'not' && free?.kind === 'cue' && free.cue === 'free'
    },

    /** Whether a single word follows a food within its noun phrase: "nut traces". */
    isBehindFood(index: number): boolean {
      const { first, end } = phrases[index] as Phrase
      const isJoined = isTied(gapAt(first))
      return end - first === 1 && isJoined && isFood(phrases[index - 1])
    },

    /** Whether no food is between a "may" and its verb. */
    namesNothing(index: number, verb: number): boolean {
      const between = phrases.slice(index + 1, index + nearWords).filter(({ first }) => first < verb)
      return verb - (phrases[index]?.first ?? 0) < nearWords && !between.some(isFood)
    },
  }
}
