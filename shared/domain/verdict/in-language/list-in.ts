import type { Sayings } from '../sayings'

/** Lists of names in a language; `others` says that there are more. */
export function listIn(locale: string, others: string): Sayings['list'] {
  const lists = {
    and: new Intl.ListFormat(locale),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  }
  return (names, hasMore, link) => lists[link ?? 'and'].format(hasMore ? [...names, others] : names)
}

/** A day and its month, as "17. Dezember". */
export function dayIn(locale: string): (iso: string) => string {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (iso) => days.format(new Date(iso))
}
