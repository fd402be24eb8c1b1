import type { Person } from '@shared/domain/verdict/person'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../foods/foods.public'

/** What tells somebody to eat something. */
const recommends =
  /(?<![\p{L}\d])(?:instead|replac\w+|substitut\w+|alternatives?|swap\w*|switch\w*|tr(?:y|ies|ying)|cho+s(?:e|ing)|us(?:e|ing)|opt|go for|eat|drink|have|enjoy|includ(?:e|ing)|prefer|recommend\w*|suggest\w*|consider|add|such as|like|good (?:choice|option|source)s?|sources? of|rich in)(?![\p{L}\d])/iu

const upTo = (end: string) => `[^.;:,!?]{1,60}?(?=${end}|[.;:,!?]|$)`
/** What a sentence says is to be replaced or left out, up to what it says next. */
const replaced = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:instead of|in place of|rather than|without|free (?:of|from)|alternatives? (?:to|for)|substitutes? for|replacements? for)${upTo(' (?:you|try|use|choose|eat|drink|have|take|there|is|are|can|which|that|such as|like)\\b')}`,
    `(?<![\\p{L}\\d])(?:replac(?:e|ing)|substitut(?:e|ing)|swap(?:ping)?|switch(?:ing)?(?: from)?)${upTo(' (?:with|by|for|to)\\b')}`,
    `(?<![\\p{L}\\d])(?:avoid(?:ing)?|leav(?:e|ing) out|(?:do not|don't|never|not) (?:eat|have|use|drink|choose|try|add|include)|stop eating|cut(?:ting)? out|reintroduc\\w+|no)${upTo(' (?:and (?:try|use|choose|eat|have|drink)|but|you)\\b')}`,
    '[\\p{L}\\d]+-free',
  ].join('|'),
  'giu',
)

const allowed: readonly VerdictKind[] = ['tolerated', 'no-elevation', 'not-tested', 'not-known']

/** A text for one person without the sentences that recommend a food which their own verdict flags; '' where nothing is left. */
export function withoutAvoided(person: Person, text: string): string {
  const isFlagged = (words: string) => !allowed.includes(verdictOf(foodMatcher(), words, person).kind)
  const isLeftOut = (one: string) => recommends.test(one) && isFlagged(one.replace(replaced, ' '))
  return (text.match(sentence) ?? [])
    .filter((one) => !isLeftOut(one))
    .join('')
    .trim()
}

const sentence = /[^.!?\n]*(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+\s*|\n+|$)/gu
