import type { Asked, Group } from './asked-kinds'
import {
  any,
  bottom,
  elevated,
  foods,
  high,
  howMany,
  low,
  mine,
  moderate,
  pattern,
  tested,
  top,
  value,
  whole,
  forFaqs,
} from './words'

const groups: readonly [Exclude<Group, 'tested'>, RegExp][] = [
  ['low', pattern(low)],
  ['moderate', pattern(moderate)],
  ['high', pattern(high)],
  ['elevated', pattern(elevated)],
]
const groupOf = (text: string) => groups.find(([, said]) => said.test(text))?.[0]

const count = pattern(`${howMany}(?: \\S+){0,8}`)
const notFoods = pattern(
  'micrograms?|g ml|[uµμ]g|points|categories|before|another|tests?(?= (?:do|have|did|should|are there))|reports?|days?|weeks?|months?|years?|times?|hours?|minutes?|people|percent|calories|recipes?|grams?|drops?|sugar|salt|water|cost|money|euros?|pounds?|tage|wochen|jours|semaines|dias|semanas',
)

const highToo = pattern('eleve\\w*|elevad[oa]s?')

/** How many foods of a level, or reports. */
export function counted(text: string): Asked | undefined {
  const [said] = count.exec(text) ?? []
  if (!said || forFaqs.test(text.replace(/\bhow many\b/u, ''))) return undefined
  if (
    /\b(?:reports?|tests?|berichte?|tests|rapports?|informes?)\b.*\b(?:have i|do i have|habe ich|ai je|tengo|i have|ive got|got|had)\b/u.test(
      said,
    )
  )
    return { about: 'reports' }
  if (notFoods.test(said)) return undefined
  const of = groupOf(said)
  // Where a language has one word for "high" and "elevated", the level is meant; the answer says both.
  if (of) return { about: 'count', of: of === 'elevated' && highToo.test(said) ? 'high' : of }
  return pattern(`${tested}|total|altogether|overall|insgesamt|en tout`).test(text)
    ? { about: 'count', of: 'tested' }
    : undefined
}

const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  drei: 3,
  funf: 5,
  zehn: 10,
  trois: 3,
  cinq: 5,
  dix: 10,
  tres: 3,
  cinco: 5,
  diez: 10,
}
const digits = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const placed: readonly [number, RegExp][] = [
  [2, pattern('second|2nd|zweit\\w*|deuxieme|segund[oa]|number (?:two|2)')],
  [3, pattern('third|3rd|dritt\\w*|troisieme|tercer[oa]?|number (?:three|3)')],
  [4, pattern('fourth|4th|viert\\w*|quatrieme|cuart[oa]')],
  [5, pattern('fifth|5th|funft\\w*|cinquieme|quint[oa]')],
]
const topWord = pattern(top)
const bottomWord = pattern(bottom)
const bestOfMine = pattern(`best (?:${foods}|score)|score(?:d)? (?:best|lowest)`)
const topOf = pattern(
  `top ${digits}|${digits} (?:\\S+ )?(?:${top}|${bottom})|(?:${top}|${bottom}) ${digits}|top ${foods}`,
)
const notRanked = pattern(
  'charts|level|category|categories|group|column|concentration|zero|worried|mean|does|tolerate|opened|why|way|time|practice|bread|lab|laboratory|clinic|diet|exercise|limit|price|part|country|brand|restaurants?|cheese|substitute|replacement|pain|day|ever|life|symptoms?|recipes?|band|scale',
)

const topOrBottom = new RegExp(`(?<![\\p{L}\\d])(?:${top}|${bottom})(?![\\p{L}\\d])`, 'gu')

const rankOwn = pattern(`my|mine|me|i|ive|mein\\w*|ich|mon|ma|mes|j|je|mi|mis|tengo|${foods}|${value}`)
const rankWords = whole(
  `${top}|${bottom}|${foods}|${value}|${placed.map(([, word]) => word.source.replace(/^.*?\(\?:|\)\(\?!.*$/gu, '')).join('|')}|${high}|${moderate}|${elevated}|top|\\d+|${Object.keys(numbers).join('|')}|what|whats|which|is|was|the|and|came|come|out|one|number|most|then|ok|next|was|ist|das|der|die|le|la|el|plus|mas|quel|cual|es|est|of|all|among|within|de|del|des|les|los|las|den|der|unter|parmi|entre|mi|hoher?|baj[oa]s?|alt[oa]s?|eleve\\w*|bas|basse|to|closest|nearest|my|mine`,
)

/** The highest, the second, the lowest. */
export function ranked(text: string): Asked | undefined {
  if (
    forFaqs.test(text) ||
    notRanked.test(text) ||
    text.split(' ').length > 10 ||
    /^(?:my|the) .{3,40} (?:is|are) \S/u.test(text)
  )
    return undefined
  const many = topOf.exec(text)
  const said = many?.slice(1).find(Boolean)
  const end =
    bottomWord.test(text) || bestOfMine.test(text) ? 'bottom' : topWord.test(text) || many ? 'top' : undefined
  if (!end) return undefined
  const of =
    groupOf(text.replace(topOrBottom, ' ')) ??
    (/\b(?:closest|nearest|next) to\b/u.test(text) ? 'moderate' : null)
  const others = text.split(' ').filter((word) => !rankWords.test(word))
  if (others.length > 0 && !rankOwn.test(text)) return undefined
  if (/\b(?:higher|worse|lower) (?:than|or)\b/u.test(text)) return undefined
  const place = placed.find(([, word]) => word.test(text))?.[0] ?? 1
  const most = many ? (said ? (numbers[said] ?? Number(said)) : 5) : 1
  if (most > 20) return undefined
  return { about: 'rank', end, place, most: Math.max(most, 1), of }
}

const listing = pattern(
  any(
    'list(?:s|ed)?|show|give|tell|which|what|whats|name|all|every\\w*|any|see|read|need|sum up|summar\\w*|zeig\\w*|welche\\w*|was|alle|nenn\\w*|quels?|quelles?|tous|toutes|cuales|cual|que|todos|todas|lista|liste|muestra\\w*',
  ),
)
const avoiding = pattern(
  any(
    `(?:which|what)(?: ${foods})? (?:should|must|do|shall|am|can|cant|cannot|shouldnt|mustnt) i (?:not |have to |need to |supposed to |meant to )*(?:avoid|leave out|not eat|eat not|skip|stay away from|stay off|cut out|be leaving out|be avoiding|allowed)`,
    `(?:what|which)(?: ${foods})? (?:cant|cannot|can not|shouldnt|mustnt) i (?:eat|have)`,
    'what not to eat|what (?:i )?(?:cant|cannot|shouldnt) (?:i )?(?:eat|have)|was (?:darf|soll|muss) ich (?:nicht essen|meiden|weglassen)|que (?:dois je|faut il) eviter|que (?:debo|tengo que) evitar',
  ),
)
const forAll = pattern(`${elevated}|${high}|${moderate}|${low}`)
const ownList = pattern(`(?:my|mine|me|i|ive|meine\\w*|ich|mir|mes|mon|je|j|mis|mi|tengo|me)`)
const listBare = new RegExp(
  `^(?:all |all of )?(?:my |meine |mes |mis |the )?(?:${high}|${moderate}|${elevated}|${low}) (?:${foods}|list|liste|lista)(?: (?:please|pls|plz|bitte|svp|por favor))?$|^(?:all )?(?:my |meine |mes |mis )(?:${high}|${moderate}|${elevated})$`,
  'u',
)

/** All foods of a level. */
export function listed(text: string): Asked | undefined {
  if (forFaqs.test(text) || text.split(' ').length > 11) return undefined
  if (listBare.test(text)) return { about: 'list', of: groupOf(text) ?? 'elevated' }
  if (avoiding.test(text) && !/\b(?:with|before|after|while|during|when|pregnan\w*)\b/u.test(text))
    return { about: 'list', of: 'elevated' }
  if (!listing.test(text) || !forAll.test(text)) return undefined
  const isMine = ownList.test(text)
  const isList =
    /\b(?:list|ones|foods|everything|all|every)\b/u.test(text) &&
    /^(?:list|show|give|name|all|every)/u.test(text)
  if (!isMine && !isList) return undefined
  if (
    !pattern(
      `${foods}|lists?|all|everything|every|${mine} (?:${high}|${moderate}|${elevated})|${high}s|${moderate}s`,
    ).test(text)
  )
    return undefined
  if (
    pattern(
      'can|could|may|should|must|is|are(?= (?:my|the) \\w+ (?:ok|fine))|recipes?|eat|cook|limit|scale|doctor|forge|fake|turn|allerg\\w*|higher|lower|but|flags?|pain|idea|what happens|whether|or|agree|true|matter\\w*|handle|fit|combine|year|until|till|first|at once|at the same time|begin|monday|shopping|pick|need to|have to|worried|about me|slightly|now what|came back|upsets?|expected|went|disorder|category|found hardly|earlier|because|suggests|sources?|labels?|contain\\w*',
    ).test(text.replace(/\bwhat (?:is|are)\b/u, 'what'))
  )
    return undefined
  const of = groupOf(text)
  return of && { about: 'list', of }
}
