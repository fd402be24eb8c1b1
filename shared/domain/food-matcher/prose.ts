import { farAhead, proseEnds } from './prose-ends'
import { andWords, bit, kindOf, momentWords, notWords, serveWords, whyWords } from './prose-words'
import { quotesIn } from './quotations'
import { holdVerbs, useVerbs } from './statement-words'
import { gaps, type Token } from './tokens'

/**
 * What a pack says beside its list: other kinds of the range, what to serve the food with, a tip or
 * recipe, or a customer's opinion. `start`: where its telling words begin; `from` to `end`
 * (exclusive): the words with its foods. `needsList`: only believed after a printed list.
 * `isHeading`: of its own line or sentence, with a colon.
 */
export type Prose = {
  kind: 'range' | 'serving' | 'tip' | 'review'
  sentence: number
  start: number
  from: number
  end: number
  needsList: boolean
  isHeading: boolean
}

type Found = Pick<Prose, 'kind' | 'from'> & Partial<Pick<Prose, 'needsList' | 'isHeading'>>

const { also, other, range, line, our, same, of, attempt, available, fresh, know } = bit
const { tasty, classic, serve, spread, garnish, pair, love, pronoun, filler, copula } = bit
const { on, to, at: atWord, serveLast, apart, tip, recipe, review, says, holds } = bit
const withWord = bit.with
/** Words that tell nothing by themselves. */
const quiet = of | pronoun | filler | copula | withWord | on | to | atWord | our | same | holds | know
const inWords = new Set('in en as w em i als nei nelle'.split(' '))
/** Verbs that are about serving only with an adverb: "goes well with". */
const needsAdverb = new Set('go goes'.split(' '))
/** The same only of the food itself: "se marie avec". */
const needsItself = new Set('marie sposa'.split(' '))
const itself = new Set('se si'.split(' '))
const accompanies = /^ac?comp(?:agn|an)/u
const articles = new Set(
  'le la les l vos votre tous toutes el los las tu tus su sus i gli il lo o a os as'.split(' '),
)
/** As of the milk with a portion of cereals. */
const volumes = /\d ?(?:ml|cl|dl|l)\b/iu
const volume = /^\d+ ?(?:ml|cl|dl|l)\b/u
const allergic = /^(?:allerg|alerg|intoler|unvertrag)/u

/**
 * The parts of a text that are about other foods than its product, in their order. `headingIn`
 * gives the word that heads its list.
 */
export function proseIn(
  text: string,
  tokens: readonly Token[],
  headingIn: () => number | undefined,
): Prose[] {
  const kinds = tokens.map((token) => kindOf(token.text))
  const quotes = quotesIn(text, tokens)
  const isTold = tokens.some(
    (token, at) =>
      ((kinds[at] ?? 0) & ~quiet) !== 0 || whyWords.has(token.text) || momentWords.has(token.text),
  )
  if (quotes.length === 0 && !isTold && !volumes.test(text)) return []
  const found: Prose[] = []
  const heading = headingIn() ?? tokens.length
  const gapAt = (at: number) => tokens[at]?.gap ?? 0
  const has = (at: number, mask: number) => ((kinds[at] ?? 0) & mask) !== 0
  const wordAt = (at: number) => tokens[at]?.text ?? ''
  const { isSentence, endOf } = proseEnds(text, tokens)

  for (let at = 0, sentence = 0, quote = 0; at < tokens.length;) {
    const isStart = isSentence(at)
    if (isStart) sentence = at
    while ((quotes[quote]?.end ?? at + 1) <= at) quote++
    const said = quotes[quote]
    const one: Found | undefined =
      said?.from === at
        ? { kind: 'review', from: at }
        : (isAsked(at) ? askedAt(at) : (isStart || isClause(at)) && atClause(at, isStart)) || anywhere(at)
    if (!one || one.from >= tokens.length) {
      at++
      continue
    }
    const end = said?.from === at ? said.end : endOf({ ...one, start: at, isOccasion: has(one.from - 1, to) })
    if (!isVetoed(one, at, end))
      found.push({ needsList: false, isHeading: false, ...one, sentence, start: at, end })
    at = Math.max(end, at + 1)
  }
  return found

  function isClause(at: number): boolean {
    return (gapAt(at) & (gaps.line | gaps.colon | gaps.semicolon | gaps.comma)) > 0
  }

  /** Whether "Why not", "Pourquoi ne pas" stands before a word. */
  function isAsked(at: number): boolean {
    if (!notWords.has(wordAt(at - 1))) return false
    return whyWords.has(wordAt(at - (notWords.has(wordAt(at - 2)) ? 3 : 2)))
  }

  /** "Why not with cream", "Pourquoi ne pas le servir avec" */
  function askedAt(at: number): Found | undefined {
    const prepositions = withWord | on | to
    const found = prepositionAfter(at - 1, filler | pronoun, prepositions)
    return found ?? prepositionAfter(at, filler | pronoun, prepositions) ?? atClause(at, true)
  }

  /** The word after the colon that follows within some words of the same clause, or -1. */
  function colonAfter(at: number, most: number): number {
    for (let next = at + 1; next <= at + most; next++) {
      if (allergic.test(wordAt(next))) return -1
      if (gapAt(next) & gaps.colon) return next
      if (gapAt(next) & (gaps.stop | gaps.comma | gaps.semicolon | gaps.line)) return -1
    }
    return -1
  }

  /** The first word that is not only one of these. */
  function skip(at: number, mask: number, most: number): number {
    let next = at
    while (next < at + most && has(next, mask) && !has(next, tasty | serve) && isNear(next + 1)) next++
    return next
  }

  function isNear(at: number): boolean {
    return (gapAt(at) & (gaps.stop | gaps.comma | gaps.colon | gaps.semicolon)) === 0
  }

  function atClause(at: number, isStart: boolean): Found | undefined {
    return (
      headingAt(at) ??
      rangeAt(at) ??
      servingAt(at, isStart) ??
      (at > heading ? (alsoAt(at) ?? introducedAt(at) ?? alsoHeadingAt(at)) : undefined)
    )
  }

  function headingAt(at: number): Found | undefined {
    const telling = [
      [tip, 'tip', 5, false],
      [review, 'review', 5, false],
      [says, 'review', 1, false],
      [serve, 'tip', 1, false],
      [recipe, 'tip', 5, true],
      [fresh, 'range', 4, true],
    ] as const
    for (const [mask, kind, most, needsList] of telling)
      for (let word = at; word < at + 4 && (word === at || isNear(word)); word++) {
        if (!has(word, mask) || (mask === fresh && word > at) || (needsList && at < heading)) continue
        const from = colonAfter(word, most)
        if (from > 0 && !(mask === fresh && has(from, withWord | holds | of)))
          return { kind, from, needsList, isHeading: true }
      }
    return undefined
  }

  /** "Other flavours:", "From our range:", "Available in", "Ook van Oma:", "Our other soups:" */
  function rangeAt(at: number): Found | undefined {
    for (let word = at; word < at + 4 && (word === at || isNear(word)); word++) {
      if (word < at + 2 && has(word, available) && inWords.has(wordAt(word + 1)))
        return { kind: 'range', from: word + 2 }
      if (!has(word, other | our | same | attempt)) continue
      for (let noun = word + 1; noun < word + 4 && isNear(noun); noun++) {
        if (!has(noun, range | line)) continue
        const isOf = word > at && has(word - 1, of)
        if (!has(noun, range) && ((!isOf && !has(word, other)) || has(word, attempt))) continue
        const from = colonAfter(noun, 5)
        if (from > 0) return { kind: 'range', from, isHeading: true }
        if (has(word, other) && (has(at, attempt) || gapAt(noun + 1) & gaps.line))
          return { kind: 'range', from: noun + 1, isHeading: true }
      }
    }
    const ours = articles.has(wordAt(at)) ? at + 1 : at
    if (has(ours, our) && has(ours + 1, other) && isNear(ours + 1) && colonAfter(ours + 1, 4) > 0)
      return { kind: 'range', from: ours + 2 }
    const from = has(at, also | other) && has(at + 1, of) ? colonAfter(at + 1, 4) : -1
    return from > 0 ? { kind: 'range', from, isHeading: true } : undefined
  }

  /** After the list: "Try our hazelnut bar", "Kennst du schon unsere Nussriegel" */
  function introducedAt(at: number): Found | undefined {
    const head = skip(at, filler | pronoun | copula, 2)
    if (!has(head, attempt | know)) return undefined
    const next = skip(head + 1, filler | pronoun, 3)
    return isNear(next) && has(next, our) ? { kind: 'range', from: next + 1, needsList: true } : undefined
  }

  /** After the list: "You may also like:", "Auch in den Sorten Nuss und Mohn" */
  function alsoHeadingAt(at: number): Found | undefined {
    let isAlso = false
    for (let word = at; word < at + 7; word++) {
      if (has(word, holds) || holdVerbs.has(wordAt(word)) || useVerbs.has(wordAt(word))) return undefined
      if (word > at && gapAt(word) & gaps.colon)
        return isAlso ? { kind: 'range', from: word, needsList: true, isHeading: true } : undefined
      if (word > at && !isNear(word)) return undefined
      if (isAlso && word < at + 5 && has(word, range))
        return { kind: 'range', from: word + 1, needsList: true }
      isAlso ||= has(word, also)
    }
    return undefined
  }

  /** "Delicious on pancakes", "Serve with cream", "Mit Sahne servieren" */
  function servingAt(at: number, isStart: boolean): Found | undefined {
    const head = skip(at, filler, 2)
    const mask =
      (has(head, tasty | serve) ? withWord | on | to : 0) |
      (has(head, classic) ? on | to : 0) |
      (isStart && has(head, spread) ? on | to | atWord : 0)
    const found = mask && prepositionAfter(head, filler | pronoun, mask)
    if (found) return found
    if (isStart && at > heading)
      for (let next = at + 1; next < at + 5 && isNear(next); next++)
        if (momentWords.has(wordAt(next)) && has(next + 1, withWord))
          return { kind: 'serving', from: next + 2 }
    if (has(head, garnish)) {
      const next = skip(head + 1, pronoun | filler, 2)
      if (isNear(next) && has(next, of | withWord)) return { kind: 'serving', from: next + 1 }
    }
    return isStart && has(at, withWord | on) && endsIn(at, serveLast)
      ? { kind: 'serving', from: at + 1 }
      : undefined
  }

  function prepositionAfter(head: number, mask: number, prepositions: number): Found | undefined {
    let next = head + 1
    for (let skipped = 0; skipped <= 3 && isNear(next); skipped++, next++) {
      if (has(next, prepositions)) return { kind: 'serving', from: next + 1 }
      if (!has(next, mask)) return undefined
    }
    return undefined
  }

  /** Whether a word of a kind ends the sentence. */
  function endsIn(at: number, mask: number): boolean {
    for (let next = at + 1; next < at + 14 && next < tokens.length; next++) {
      if (isSentence(next) || startsLine(next)) return false
      if (has(next, mask) && (next + 1 >= tokens.length || isSentence(next + 1))) return true
    }
    return false
  }

  /** Whether a line begins with a capital, as a sentence of its own does. */
  function startsLine(at: number): boolean {
    const { gap = 0, start = 0 } = tokens[at] ?? {}
    return (gap & gaps.line) > 0 && !/^\p{Ll}/u.test(text.slice(start, start + 2))
  }

  /** "Schmeckt zu Käse", "is lovely on toast", "we love it with cheese", "gibt es auch mit Nuss" */
  function anywhere(at: number): Found | undefined {
    if (has(at, pair)) {
      const found = pairedAt(at)
      if (found) return found
    }
    if (has(at, tasty) && at > 0 && isNear(at) && has(at - 1, copula))
      return prepositionAfter(at, filler, withWord | on | to)
    if (has(at, love) && (has(at - 1, pronoun) || has(at + 1, pronoun)))
      return prepositionAfter(at, filler | pronoun, withWord | on)
    if (has(at, withWord) && volume.test(`${wordAt(at + 1)} ${wordAt(at + 2)}`))
      return { kind: 'serving', from: at + 2 }
    if (at > heading && andWords.has(wordAt(at))) {
      if (serveWords.has(wordAt(at + 1)))
        return prepositionAfter(at + 1, filler | pronoun, withWord | on | to)
      if (has(at + 1, withWord) && endsIn(at + 1, serveLast)) return { kind: 'serving', from: at + 2 }
    }
    if (has(at, apart) && has(at + 1, of)) return { kind: 'serving', from: at + 2 }
    return has(at, also | attempt | available) ? alsoAt(at) : undefined
  }

  function pairedAt(at: number): Found | undefined {
    const word = wordAt(at)
    if (wordAt(at - 1) === 'dazu') return { kind: 'serving', from: at + 1 }
    if (accompanies.test(word) && articles.has(wordAt(at + 1))) return { kind: 'serving', from: at + 2 }
    const isPlain =
      (needsAdverb.has(word) && !has(at + 1, filler | tasty)) ||
      (needsItself.has(word) && !itself.has(wordAt(at - 1)))
    return isPlain ? undefined : prepositionAfter(at, filler | tasty, withWord | on | atWord)
  }

  function alsoAt(at: number): Found | undefined {
    const partner = has(at, also) ? attempt | available : also
    for (let next = at + 1; next < at + 3 && isNear(next); next++) {
      if (has(next, partner)) return { kind: 'range', from: next + 1 }
      if (!has(next, filler | our | pronoun)) break
    }
    return has(at, also) && endsIn(at, available) ? { kind: 'range', from: at + 1 } : undefined
  }

  /** Whether the sentence says what the product has, or what is in its pack. */
  function isVetoed({ kind }: Found, start: number, end: number): boolean {
    if (kind === 'range' || kind === 'review') return false
    for (let at = start; at < end + farAhead && at < tokens.length; at++) {
      if (at >= end && gapAt(at) & gaps.stop) return false
      if (has(at, holds)) return true
    }
    return false
  }
}
