import type { Matcher } from '../food-matcher/food-matcher'
import { nameIn } from './in-language/food-names'
import { french } from './in-language/french'
import { german } from './in-language/german'
import { spanish } from './in-language/spanish'
import type { Language } from './in-language/usual-names'
import { type Naming, sayRuling } from './say-ruling'
import type { Sayings } from './sayings'
import type { Verdict } from './verdict'

export type { Language } from './in-language/usual-names'

const sayings: Record<Language, Sayings> = { de: german, fr: french, es: spanish }

/** The same verdict in another language: the sentence, then the notes. */
export function verdictIn(language: Language, { q, ruling }: Verdict, matcher: Matcher): string {
  const { sentence, notes } = sayRuling(namingIn(language, q, matcher), ruling)
  return [sentence, ...notes].join(' ')
}

/** Foods in the language, else in English within quotation marks; the subject as it was written. */
function namingIn(language: Language, q: string, matcher: Matcher): Naming {
  const own = sayings[language]
  const name = (foodName: string) => nameIn(language, matcher, foodName) ?? own.quote(foodName)
  const asWritten = (words: string) => {
    const at = q.toLowerCase().indexOf(words.toLowerCase())
    return own.quote(at < 0 ? words : q.slice(at, at + words.length))
  }
  return {
    ...{ sayings: own, name, shortName: name },
    subject: (about) => ({ name: own.list(about.map(asWritten), false), isMany: false }),
    kinds: (foods) => own.list(foods.map(name), false),
  }
}
