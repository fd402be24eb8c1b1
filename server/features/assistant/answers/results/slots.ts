import { any, pattern } from '../words/words'
import type { Group, When } from './kinds-of-asks'

/* What a question whose intent is known says beside it: which level, which test, which place, which number. */

const signs = {
  high: any(
    'highs?|highly|reds?|severe|strong(?:ly)?|rot\\w*|rouges?|roj[oa]s?|hoch|hohe\\w*|hauts?|hautes?|alt[oa]s?',
  ),
  moderate: any(
    'moderate\\w*|medium|middle|mid|yellows?|ambers?|oranges?|massig\\w*|mittel\\w*|moder[ea]\\w*|moyen\\w*|medi[oa]s?',
  ),
  elevated: any(
    'elevated|raised|reactive|positive|flagged|problem|trigger|bad|erhoht\\w*|auffallig\\w*|eleve\\w*|elevad[oa]s?',
    'react\\w*|intoleran\\w*|sensitiv\\w*|avoid\\w*|leave out|keep from|meid\\w*|weglass\\w*|evit\\w*',
  ),
  low: any(
    'lows?|not (?:elevated|raised|high|reactive)|(?:without|no) (?:any )?elevation|normal|fine|oka?y?|clear|negatives?|greens?',
    'niedrig\\w*|grune?\\w*|nicht erhoht|unauffallig\\w*|bas(?:se)?s?|verts?|baj[oa]s?|verdes?|safe|good',
  ),
  tested: any(
    'tested|checked|measured|looked at|included|in total|altogether|getestet|gepruft|testee?s?|analizad[oa]s?|probad[oa]s?',
  ),
  before: any(
    '(?:last|previous|earlier|first|old|older) (?:time|test|report|results?|year|month|one|sample)s?|before|b4|previously|earlier',
    '(?:letzte\\w*|vorige\\w*|erste\\w*) (?:mal|test|bericht)|vorher|fruher|derniere? (?:fois|test|rapport)|avant|antes|anterior|ultima vez',
    'january|february|march|april|june|july|august|september|october|november|december|oktober|octobre|octubre',
  ),
  now: any('now|today|this time|current\\w*|latest|newest|jetzt|heute|aktuell|maintenant|ahora|hoy'),
  bottom: any(
    'lowest|smallest|weakest|mildest|least|niedrigste\\w*|kleinste\\w*|plus (?:bas|faible)\\w*|mas baj[oa]s?',
  ),
  top: any(
    'highest|worst|strongest|biggest|greatest|top|hochste\\w*|schlimmste\\w*|pires?|plus (?:eleve|haut)\\w*|peor\\w*|mas alt[oa]s?',
  ),
  near: any(
    'close(?:st)?|near\\w*|almost|borderline|barely|limit|knapp|fast|grenz\\w*|presque|proche|limite|casi',
  ),
  most: any('(?:the )?most|biggest|largest|am meisten|le plus|lo que mas'),
  never: any(
    'never|hardly|rarely|seldom|barely|dont (?:even )?(?:eat|have|like)|nie|kaum|selten|jamais|nunca|(?:ne )?mange pas|no (?:lo )?como',
  ),
  often: any(
    'every ?day|daily|each day|all the time|constantly|(?:loads|lots|tons) of|a lot of|often|every week|jeden tag|taglich|tous les jours|todos los dias',
  ),
} as const
export type Sign = keyof typeof signs

const patterns = Object.fromEntries(
  Object.entries(signs).map(([sign, source]) => [sign, pattern(source)]),
) as Record<Sign, RegExp>

/** Whether a question, as `plain` writes it, has one of some signs. */
export const has = (text: string, ...some: readonly Sign[]): boolean =>
  some.some((sign) => patterns[sign].test(text))

const numbered =
  /(?<![\p{L}\d.]|top |bottom |number )\d{1,3}(?:\.\d+)?(?![\p{L}\d])(?! (?:percent|days?|weeks?|months?|years?|times?|foods?|highest|lowest|worst|tests?|reports?)\b)/gu
/** The values that a question names. */
export const valuesIn = (text: string): number[] =>
  [...text.matchAll(numbered)].map(([said]) => Number.parseFloat(said))

/** The level that a question names. */
export function groupIn(text: string): Exclude<Group, 'tested'> | null {
  if (has(text, 'high') && has(text.replace(/not (?:so |very )?high/gu, ''), 'moderate')) return 'elevated'
  return (['low', 'moderate', 'high', 'elevated'] as const).find((level) => has(text, level)) ?? null
}

/** Which test a question is about; the latest without. */
export const whenIn = (text: string): When =>
  !has(text, 'before')
    ? {}
    : has(text, 'now') || / (?:and|vs) /u.test(text)
      ? { when: 'both' }
      : { when: 'before' }

const numbers = Object.fromEntries(
  (
    [
      [2, 'two'],
      [3, 'three drei trois tres'],
      [4, 'four'],
      [5, 'five funf cinq cinco'],
      [6, 'six'],
      [10, 'ten zehn dix diez'],
    ] as const
  ).flatMap(([number, words]) => words.split(' ').map((word) => [word, number])),
)
const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const many = new RegExp(
  `\\b(?:top|bottom|\\w+est|worst) ${count}\\b|\\b${count} (?:\\S+ ){0,2}(?:\\S*est|worst|most|least|plus|mas)\\b`,
  'u',
)
const several = pattern(
  'top|(?:worst|highest|lowest|strongest) (?:foods|ones|results)|are the (?:worst|highest|lowest|strongest)',
)
const most = 20

const places = [
  [2, pattern('second|2nd|zweit\\w*|deuxieme|segund[oa]|number (?:two|2)')],
  [3, pattern('third|3rd|dritt\\w*|troisieme|tercer[oa]?|number (?:three|3)')],
  [4, pattern('fourth|4th|viert\\w*|quatrieme|cuart[oa]|number (?:four|4)')],
  [5, pattern('fifth|5th|funft\\w*|cinquieme|quint[oa]|number (?:five|5)')],
] as const

/** What of a ranking a question asks for. */
export function rankIn(text: string) {
  const said = many.exec(text)?.slice(1).find(Boolean)
  const { top, bottom } = { top: has(text, 'top'), bottom: has(text, 'bottom') }
  return {
    end: bottom ? (top ? ('both' as const) : ('bottom' as const)) : ('top' as const),
    place: places.find(([, word]) => word.test(text))?.[0] ?? 1,
    most: said ? Math.min(numbers[said] ?? Number(said), most) : several.test(text) ? 5 : 1,
    of: has(text, 'near') ? ('moderate' as const) : groupIn(text.replace(/\b(?:highest|lowest)\b/gu, ' ')),
    ...whenIn(text),
  }
}
