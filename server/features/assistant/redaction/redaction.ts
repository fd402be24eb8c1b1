import type { Database } from '../../../database/connect'
import { knownNames, nameFinder, ordinaryWords } from './redaction-names'
import { withoutStrangers } from './strangers'
import { any, asAny } from '../answers/words/words'
import rows from './redaction.json' with { type: 'json' }

const hidden = '[removed]'

const email = /[^\s@<>"(),;:]{1,64}@[^\s@<>"'(),;:]{1,190}/gu
/** Seven or more digits in any grouping: phone and most personal numbers. */
const longNumber = /\+?\p{Nd}(?:[\s./()–—-]{0,3}\p{Nd}){6,}/gu
const { digit, month } = asAny(rows)
/** The same in words. */
const spokenNumber = new RegExp(`(?<!\\p{L})${digit}(?:[\\s,-]{1,3}${digit}){5,}(?!\\p{L})`, 'giu')
const day = /(?<!\p{Nd})\p{Nd}{1,4}\s?[./-]\s?\p{Nd}{1,2}\s?[./-]\s?\p{Nd}{1,4}(?!\p{Nd})/gu
/** 14 February 1981, Feb 14th, 1981. */
const dayInWords = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:\\p{Nd}{1,2}(?:st|nd|rd|th|\\.)?(?: of)? ${month}` +
    `|${month}\\.? \\p{Nd}{1,2}(?:st|nd|rd|th)?)[.,]{0,2} ?\\p{Nd}{4}(?!\\p{Nd})`,
  'giu',
)
/** Other languages: 9 janvier 2001, 22 de octubre de 1968. */
const dayOfMonth = new RegExp(
  "(?<![\\p{L}\\p{Nd}])\\p{Nd}{1,2}(?:\\p{L}{1,3}|[.º])?\\s(?:of |de |del |d['’])?" +
    '\\p{L}{3,14}\\.?,?\\s(?:de |del )?(?:19|20)\\p{Nd}{2}(?!\\p{Nd})',
  'giu',
)
const secret = new RegExp(
  `(?<=(?<!\\p{L})${any('pass ?words?|passphrase|pin|passwort|kennwort|mot de passe|contraseña')}` +
    `(?:\\s(?:is|was|ist|est|es)\\s|\\s?[:=]\\s?)["'“]?)[^\\s"'”]{3,}`,
  'giu',
)
/** Mixed letters and digits: sample IDs, keys, passwords. */
const mixed = /(?<![\p{L}\d])(?=[\p{L}\d_-]*\d)(?=[\p{L}\d_-]*\p{L})[\p{L}\d_-]{5,}(?![\p{L}\d])/gu
/** Food chemistry that looks like an ID. */
const knownMixed =
  /^(?:e-?\d{3,4}[a-z]?|omega-?\d|b\d{1,2}|vitamin-?\w{1,3}|igg\d?|\d+(?:g|kg|ml|mg|µg|cm|min|minutes?))$/iu

/** Replaces what could identify somebody with `[removed]` before a model sees it. */
export async function redactAll(db: Database, texts: readonly string[]): Promise<string[]> {
  const composed = texts.map((text) => text.normalize('NFC').replace(email, hidden))
  const [known, ordinary] = await Promise.all([knownNames(db, composed), ordinaryWords(db)])
  const withoutNames = nameFinder(known, ordinary, hidden)
  return composed.map((text) =>
    withoutNames(withoutStrangers(text, ordinary, hidden))
      .replace(secret, hidden)
      .replace(dayInWords, hidden)
      .replace(dayOfMonth, hidden)
      .replace(day, hidden)
      .replace(longNumber, hidden)
      .replace(spokenNumber, hidden)
      .replace(mixed, (found) => (knownMixed.test(found) ? found : hidden))
      .replace(/\[removed\](?:['’_.-]\[removed\])+/gu, hidden),
  )
}

export async function redact(db: Database, text: string): Promise<string> {
  const [redacted = ''] = await redactAll(db, [text])
  return redacted
}
