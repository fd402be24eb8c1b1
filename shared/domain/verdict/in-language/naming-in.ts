import type { Matcher } from '../../food-matcher/food-matcher'
import { fold } from '../../text/fold'
import { isNoted } from '../../trial/outcome-words'
import { type DecidingFood, isAllowedLevel } from '../kinds'
import type { GravestFood } from '../sentence-parts'
import { figureOf } from '../why'
import { nameIn } from './food-names'
import { french } from './french'
import { german } from './german'
import type { Phrases } from './phrases'
import { spanish } from './spanish'
import type { Language } from './usual-names'

const MOST_NAMES = 12

const phrases: Record<Language, Phrases> = { de: german, fr: french, es: spanish }

/** A food with what a sentence says about it; without a measurement it has no value. */
type Named = GravestFood & Partial<Pick<DecidingFood, 'measured'>>

/** How one language names the foods of a verdict. */
export type Naming = {
  words: Phrases
  /** A food's name in the language, else the English one in quotation marks. */
  name: (foodName: string) => string
  isSame: (foodName: string, title: string) => boolean
  list: (names: readonly string[], type?: 'conjunction' | 'disjunction') => string
  /** The brackets after a food: "hoch, 42.3 µg/ml". */
  detail: (food: Named) => string
  /** "Weizen (hoch, 42.3 µg/ml) und Rindfleisch (mäßig erhöht, 12.0 µg/ml)". */
  names: (foods: readonly Named[]) => string
  plainNames: (foods: readonly Named[]) => string
}

export function namingIn(language: Language, matcher: Matcher): Naming {
  const words = phrases[language]
  const days = new Intl.DateTimeFormat(words.locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
  })
  const dayOf = (iso: string) => days.format(new Date(iso))
  const name = (foodName: string) => nameIn(language, matcher, foodName) ?? words.quote(foodName)
  const list: Naming['list'] = (names, type = 'conjunction') =>
    new Intl.ListFormat(words.locale, { type }).format(names)

  function cut(names: readonly string[]): string {
    const more = names.length - MOST_NAMES
    return more > 1 ? list([...names.slice(0, MOST_NAMES), words.more(more)]) : list(names)
  }

  function fineOf(outcome: Named['outcome']): string {
    if (!outcome) return words.fineAtAll
    const { eaten, noted, changedLittle } = words.fine
    const say = isNoted(outcome) ? noted : outcome.basis === 'no-change' ? changedLittle : eaten
    return say(dayOf(outcome.since))
  }

  function levelOf({ level, outcome }: Named): string {
    if (outcome?.kind === 'clinic-only') return words.clinicOnly
    if (level === 'tolerated') return fineOf(outcome)
    if (level !== 'trigger') return words.levels[level]
    const complaints = isNoted(outcome) ? words.complaints.noted : words.complaints.own
    return outcome ? `${complaints}, ${dayOf(outcome.since)}` : complaints
  }

  const detail = (food: Named): string => {
    const { level, outcome, measured } = food
    const isLimited = outcome?.kind === 'limited'
    return [
      levelOf(food),
      isLimited && words.quote(outcome.amount),
      isLimited && isNoted(outcome) && words.noted,
      level !== 'allergy' && !isAllowedLevel(level) && figureOf(measured ?? null),
    ]
      .filter(Boolean)
      .join(', ')
  }

  return {
    words,
    name,
    isSame: (foodName, title) => fold(name(foodName)) === fold(title) || fold(foodName) === fold(title),
    list,
    detail,
    names: (foods) => cut(foods.map((food) => `${name(food.foodName)} (${detail(food)})`)),
    plainNames: (foods) => cut(foods.map(({ foodName }) => name(foodName))),
  }
}
