import { fold } from '../text/fold'
import { headings, words } from './language-words'

export type Language = { code: string; name: string; vouched: boolean }

/** The supported languages: in these a missing match is meaningful. */
const vouched = new Set(['en', 'de', 'fr', 'es'])

/** The length of a list; an address or storage advice after it may be in another language. */
const WORDS_OF_LIST = 80
/** With fewer words, a heading is followed by another heading or mentions a list elsewhere. */
const FEWEST_OF_LIST = 3
/** The least weight for a language, and the lead that an unsupported one needs. */
const ENOUGH = 2
const CLEARLY_MORE = 1.5
/** The weight of a word: a heading is enough alone, a long word nearly. */
const HEADING = 2
const LONG = 1.5
const WEAK = 0.5
const LETTERS_OF_LONG = 7
const SHORTEST_PART = 3
const LONGEST_PART = 11
const SHORTEST_REST = 2
/** The fewest letters and share for another script, and the most lead of a Latin list. */
const FEWEST_OF_SCRIPT = 6
const SHARE_OF_SCRIPT = 0.3
const LIST_BESIDE_SCRIPT = 5

const scripts: [RegExp, (text: string) => string][] = [
  [/\p{Script=Cyrillic}/gu, ofCyrillic],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Arabic}/gu, (text) => (/[پچژگ]/u.test(text) ? 'fa' : 'ar')],
  [/\p{Script=Hebrew}/gu, () => 'he'],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    (text) => (/[ぁ-ヺ]/u.test(text) ? 'ja' : 'zh'),
  ],
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Devanagari}/gu, () => 'hi'],
  [/\p{Script=Bengali}/gu, () => 'bn'],
  [/\p{Script=Tamil}/gu, () => 'ta'],
  [/\p{Script=Georgian}/gu, () => 'ka'],
  [/\p{Script=Armenian}/gu, () => 'hy'],
]

function ofCyrillic(text: string) {
  if (/[љњћђџј]/iu.test(text)) return 'sr'
  if (/[іїєґ]/iu.test(text)) return 'uk'
  return /ъ/iu.test(text) && !/[ыэё]/iu.test(text) ? 'bg' : 'ru'
}

/** The languages of each word; of the ends and beginnings of words under `-x` and `x-`. */
const languagesOf = byWord(words)
const languagesOfHeading = byWord(headings)

/** Whether a folded word is among those that tell a label's language. */
export const isOfLanguage = (word: string) => languagesOf.has(word)

/** Whether labels commonly have this word, in any language. */
export const isWordOfLabels = (printed: string) => {
  const word = fold(printed)
  return word.length >= SHORTEST_PART && (languagesOf.has(word) || languagesOfHeading.has(word))
}

function byWord(table: Record<string, string>) {
  const by = new Map<string, string[]>()
  for (const [code, list] of Object.entries(table))
    for (const word of new Set(list.split(/\s+/u))) by.set(word, [...(by.get(word) ?? []), code])
  return by
}

/** Letters that no supported language has, and the languages that have them. */
const foreignLetters: [RegExp, string[]][] = [
  [/[łąęśźż]/u, ['pl']],
  [/[őű]/u, ['hu']],
  [/[řěů]/u, ['cs']],
  [/[ľĺŕ]/u, ['sk']],
  [/[čšž]/u, ['cs', 'sk', 'hr', 'sl', 'lt', 'lv']],
  [/[ćđ]/u, ['hr']],
  [/[ćń]/u, ['pl']],
  [/[ğış]/u, ['tr']],
  [/[ățţș]/u, ['ro']],
  [/[ãõ]/u, ['pt']],
  [/å/u, ['sv', 'da', 'nb']],
  [/ø/u, ['da', 'nb']],
  [/æ/u, ['da', 'nb', 'is']],
  [/[ðþ]/u, ['is']],
  [/õ/u, ['et']],
  [/[āēīūģķļņ]/u, ['lv']],
  [/[ėįųū]/u, ['lt']],
  [/[ơưđạảấầẩậắằặẹẻếềểệịỉọỏốồổộớờởợụủứừửự]/u, ['vi']],
]

const names = new Intl.DisplayNames('en', { type: 'language' })
const languageNamed = (code: string): Language => ({
  code,
  name: names.of(code) ?? code,
  vouched: vouched.has(code),
})

/** The languages that a word votes for, and its weight. */
type Vote = { codes: readonly string[]; weight: number }
/** `lead` is the lead of the supported languages over the unsupported ones. */
type Judged = { code: string; lead: number } | undefined

/**
 * The language of a label's list of ingredients, or of its text where no heading marks the list;
 * null with too little evidence. Of several lists, the first in a supported language counts.
 */
export function languageOf(text: string): Language | null {
  const latin = languageOfLatin(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{Script=Latin}{2,}/gu) ?? [],
  )
  const script = languageOfScript(text)
  if (script && !(latin && vouched.has(latin.code) && latin.lead > LIST_BESIDE_SCRIPT))
    return languageNamed(script)
  return latin ? languageNamed(latin.code) : null
}

function languageOfScript(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const least = Math.max(FEWEST_OF_SCRIPT, letters * SHARE_OF_SCRIPT)
  return scripts.find(([letter]) => (text.match(letter)?.length ?? 0) >= least)?.[1](text)
}

function languageOfLatin(read: readonly string[]): Judged {
  const at = read.flatMap((word, place) => (languagesOfHeading.has(fold(word)) ? [place] : []))
  const lists = at
    .map((from, which) => read.slice(from, Math.min(at[which + 1] ?? read.length, from + WORDS_OF_LIST)))
    .filter(({ length }) => length > FEWEST_OF_LIST)
    .flatMap((list) => judge(list) ?? [])
  return lists.find(({ code }) => vouched.has(code)) ?? lists[0] ?? judge(read)
}

function judge(read: readonly string[]): Judged {
  const votes = [...new Set(read)].map(voteOf)
  const sums = new Map<string, number>()
  for (const { codes, weight } of votes)
    for (const code of codes) sums.set(code, (sums.get(code) ?? 0) + weight)
  const best = (of: boolean) =>
    [...sums].filter(([code]) => vouched.has(code) === of).reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
  const [[known, forKnown], [other, forOther]] = [best(true), best(false)]
  let [onlyKnown, onlyOther] = [0, 0]
  for (const { codes, weight } of votes) {
    const isOther = codes.includes(other)
    const isKnown = codes.some((code) => vouched.has(code))
    if (isKnown && !isOther) onlyKnown += weight
    if (isOther && !isKnown) onlyOther += weight
  }
  if (onlyOther >= ENOUGH && onlyOther > onlyKnown * CLEARLY_MORE) return { code: other, lead: 0 }
  if (forKnown >= ENOUGH && forKnown >= forOther) return { code: known, lead: onlyKnown - onlyOther }
  return undefined
}

function voteOf(printed: string): Vote {
  const word = fold(printed)
  const ofHeading = languagesOfHeading.get(word)
  if (ofHeading) return { codes: ofHeading, weight: HEADING }
  const ofWord = languagesOf.get(word)
  if (ofWord) return { codes: ofWord, weight: weightOf(word) }
  const ofLetters = foreignLetters.flatMap(([letter, codes]) => (letter.test(printed) ? codes : []))
  if (ofLetters.length > 0) return { codes: ofLetters, weight: 1 }
  const codes = new Set<string>()
  const longest = Math.min(LONGEST_PART, word.length - SHORTEST_REST)
  for (let length = SHORTEST_PART; length <= longest; length += 1)
    for (const part of [`-${word.slice(-length)}`, `${word.slice(0, length)}-`])
      for (const code of languagesOf.get(part) ?? []) codes.add(code)
  return { codes: [...codes], weight: WEAK }
}

const weightOf = ({ length }: string) =>
  length >= LETTERS_OF_LONG ? LONG : length < SHORTEST_PART ? WEAK : 1
