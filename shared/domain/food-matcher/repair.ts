import { additiveOf, isAdditiveClass } from './additives'
import { isComponent } from './dairy-words'
import type { Compound } from './compound-parts'
import { lettersFor } from './look-alike'
import { singularsOf } from './plurals'
import { ordinaryWords } from './ordinary-words'
import { gluedWords, isAmong, linkedWords, longestGlued } from './run-together'
import { gaps, type Token } from './tokens'
import { type Lexicon, piecesOfBroken, piecesOfLong, joined, isBroken, isWritten } from './broken-words'

const isNumber = (word: string) => word.charCodeAt(0) < 58 && /^\d+$/u.test(word)
/** Corrects broken, joined and misread words; known and ordinary words are unchanged. */
export function repaired(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const read: Token[] = []
  const settled = tokens.map(({ text }) => isSettled(text, lexicon))
  let isInAdditives = false
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token
    const spaced = spacedLetters(tokens, at, lexicon)
    if (spaced) {
      read.push(...spaced.words)
      at = spaced.end
      continue
    }
    const additive = additiveOf(tokens, at, isInAdditives)
    if (additive) {
      const last = tokens[additive.end - 1] as Token
      read.push({ ...token, text: additive.text, end: last.end })
      at = additive.end
      isInAdditives = true
      continue
    }
    if (!isNumber(token.text) && token.text !== 'and') isInAdditives = isAdditiveClass(token.text)
    const pieces = piecesOfLong(tokens, at)
    if (pieces > 0) {
      read.push(joined(tokens, at, pieces))
      at += pieces
      continue
    }
    const broken = piecesOfBroken(
      tokens,
      at,
      settled,
      lexicon,
      (word) => surelyRead(word, lexicon) !== undefined,
    )
    if (broken > 0) {
      const word = joined(tokens, at, broken)
      read.push(...(isWritten(word.text, lexicon) ? [word] : readWord(word, lexicon)))
      at += broken
      continue
    }
    if (isBroken(tokens, at, settled, lexicon)) {
      read.push(joined(tokens, at, 2))
      at += 2
      continue
    }
    const left = leftOut(token, lexicon)
    if (left) read.push(...left)
    else if (settled[at]) read.push(token)
    else for (const word of readWord(token, lexicon)) read.push(word)
    at++
  }
  return read
}

const isSettled = (text: string, { automaton }: Lexicon) => automaton.knows(text) || ordinaryWords.has(text)

/** Splits "glutenfreies" and "eivrij" into food and "free"; lactose-free is known whole. */
function leftOut(token: Token, { telling }: Lexicon): Token[] | undefined {
  const food = /^(.{2,})(?:frei(?:e[mnrs]?)?|vrije?)$/u.exec(token.text)?.[1]
  if (food === undefined || isComponent([food]) || !(food === 'gluten' || isAmong(telling.all, food)))
    return undefined
  return splitToken(token, [food, token.text.slice(food.length)]).map((word) => ({
    ...word,
    isMisread: false,
  }))
}

function spacedLetters(tokens: readonly Token[], start: number, lexicon: Lexicon) {
  let end = start
  let text = ''
  for (; end < tokens.length && end - start < longestGlued; end++) {
    const token = tokens[end]
    if (token?.text.length !== 1 || isNumber(token.text) || (end > start && token.gap !== gaps.space)) break
    text += token.text
  }
  const first = tokens[start]
  if (!first || end - start < 3) return undefined
  const words = lexicon.automaton.knows(text) ? [text] : gluedWords(text, lexicon)
  if (!words) return undefined
  let at = start
  return {
    end,
    words: words.map((word, index): Token => {
      const from = tokens[at] as Token
      at += word.length
      const last = tokens[at - 1] as Token
      return {
        ...from,
        text: word,
        end: last.end,
        isMisread: true,
        gap: index === 0 ? first.gap : gaps.space,
      }
    }),
  }
}

function readWord(token: Token, lexicon: Lexicon): Token[] {
  const { text } = token
  if (text.length < 3 || isNumber(text)) return [token]
  const sure = surelyRead(token, lexicon)
  if (sure) return sure
  const [near, ...others] = nearWords(text, lexicon)
  if (near !== undefined) return [{ ...token, text: near, isMisread: true, others }]
  const compound = lexicon.namesWithin(text)
  return compound ? partsOf(token, compound) : [token]
}

/** The words that an unknown one is made of or surely misread for. */
function surelyRead(token: Token, lexicon: Lexicon): Token[] | undefined {
  const { text } = token
  if (text.length < 3 || isNumber(text)) return undefined
  const compounded = lexicon.compounded(text)
  if (compounded)
    return compounded.map((part, index) => (index === 0 ? { ...token, text: part } : behind(token, part)))
  const bare = bareWord(token, lexicon)
  if (bare && isAmong(lexicon.telling.all, bare.text)) return [bare]
  const short = shortNames(text, lexicon)
  if (short) return partsOf({ ...token, isMisread: true }, { words: short, isSure: false, isKnown: false })
  const known = knownWord(text, lexicon) ?? lexicon.corrections.byForeign(text)
  if (known !== undefined) return [{ ...token, text: known, isMisread: true }]
  if (bare) return [bare]
  const words = text.length >= 6 && text.length <= longestGlued ? gluedWords(text, lexicon) : undefined
  if (words) return splitToken(token, words)
  const compound = lexicon.namesWithin(text)
  if (compound?.isSure) return partsOf(token, compound)
  const linked = linkedWords(text, lexicon)
  return linked && splitToken(token, linked)
}

/** Cuts a word known only in longer names (`almkase`) into its names, or returns it alone. */
export function cutKnown(token: Token, lexicon: Lexicon): Token[] {
  const { text } = token
  if (text.length < 5 || !lexicon.automaton.knows(text) || ordinaryWords.has(text)) return [token]
  const compound = lexicon.namesWithin(text)
  return compound?.isKnown ? partsOf(token, compound) : [token]
}

/** The names within a word as words of their own, all with its span. */
function partsOf(token: Token, { words, isSure }: Compound): Token[] {
  const inside = { ...token, gap: gaps.space, opens: 0, closes: 0 }
  return words.map((text, index) => ({
    ...(index === 0 ? token : inside),
    text,
    ...(!isSure && { isGuess: true }),
  }))
}

/** A second word that was read in a token. */
const behind = (token: Token, text: string): Token => ({
  ...token,
  text,
  gap: gaps.space,
  opens: 0,
  closes: 0,
})

/** The known words equally near to a word. */
function nearWords(text: string, { corrections, telling }: Lexicon): readonly string[] {
  const slip = slipOf(text, telling.english)
  if (slip !== undefined) return [slip]
  for (const word of [text, ...singularsOf(text)]) {
    const found = corrections.byLetter(word)
    if (found.length > 0) return found
  }
  return []
}

/** Corrects a repeated letter, or two swapped ones in a short word: "egggs", "millk", "prwan". */
function slipOf(text: string, names: ReadonlySet<string>): string | undefined {
  if (singularsOf(text).some((one) => ordinaryWords.has(one))) return undefined
  const isName = (word: string) => isAmong(names, word)
  const word = text.replace(/(.)\1{2,}/gu, '$1$1')
  if (word.length > 3 && word !== text && isName(word)) return word
  for (let at = 1; at < word.length; at++) {
    const [before, letter] = [word.charAt(at - 1), word.charAt(at)]
    const isDoubled = before === letter
    if (isDoubled ? word.length < 5 : at < 2 || word.length < 4 || word.length > 6) continue
    const meant = word.slice(0, at - 1) + (isDoubled ? letter : letter + before) + word.slice(at + 1)
    if (isName(meant)) return meant
  }
  return undefined
}

/** The word it looks like: any with a digit, else only an English food or a long word. */
function knownWord(text: string, { corrections, telling }: Lexicon): string | undefined {
  const known = [text, ...singularsOf(text)]
    .map((word) => corrections.byLook(word))
    .find((word) => word !== undefined)
  if (known === undefined || known === text) return undefined
  const digits = text.replace(/\D/gu, '').length
  if (text.length < 4)
    return /^(?:\d\D\D|\D\d\D|.*q[^u]?)$/u.test(text) && telling.english.has(known) ? known : undefined
  if (digits > 0) return digits * 2 < text.length ? known : undefined
  return text.length > 6 || isAmong(telling.english, known) ? known : undefined
}

/** The foods that a short word with a digit may name: "aj0" is "ajo"; "ma1z" "malz" or "maiz". */
function shortNames(text: string, { telling }: Lexicon): string[] | undefined {
  if (text.length > longestShort || !/^\D*\d\D*$/u.test(text)) return undefined
  const found = [...lettersFor(text)].filter((word) => isAmong(telling.all, word))
  const isPlain = found.length === 1 && (text.length > 3 || telling.english.has(found[0] ?? ''))
  return found.length === 0 || isPlain ? undefined : found
}
const longestShort = 5

/** A number run into a known word: "5milk", "wheat12%". */
function bareWord(token: Token, lexicon: Lexicon): Token | undefined {
  const letters = /^(\d{0,6})([^\d]{3,40})(\d{0,6})$/u.exec(token.text)
  const [, before = '', word = '', after = ''] = letters ?? []
  if ((before === '' && after === '') || !lexicon.automaton.knows(word)) return undefined
  return {
    ...token,
    text: word,
    start: token.start + before.length,
    end: token.end - after.length,
  }
}

/** Cut words get own spans if folding has not changed the length, else the whole span. */
function splitToken(token: Token, words: readonly string[]): Token[] {
  const isPlain = token.end - token.start === token.text.length
  let start = token.start
  return words.map((text, index) => {
    const from = start
    start += text.length
    const place = isPlain ? { start: from, end: from + text.length } : { start: token.start, end: token.end }
    const gap =
      index === 0
        ? { gap: token.gap, opens: token.opens, closes: token.closes }
        : { gap: gaps.space, opens: 0, closes: 0 }
    return { ...token, ...place, ...gap, text, isMisread: true }
  })
}
