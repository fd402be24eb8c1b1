import { foodMatcher } from '../../foods/foods.public'
import { namesFood } from '../eating/words'
import type { Asked, Group, Moves } from './asked-kinds'
import { isOfFamily, type Reading, readingOf } from './reading'
import type { Signal } from './signals'
import { lead, pattern, whole } from './words'

/** Two foods set against each other by their levels, which somebody wonders at. */
const apart =
  /^(?:and |so |but |ok |how come |why (?:is|are) )*(?<one>\S+(?: \S+){0,2}?) (?:(?:is|are|was) )?(?:fine|ok|okay|low|green|normal|allowed|good|moderate|not (?:high|elevated))\b(?: and| but| while| yet)* (?<other>(?!not\b)\S+(?: \S+){0,2}?) (?:isnt|is not|not|arent|(?:is |are )?(?:high|red|bad|elevated|moderate|out))\b.*\b(?:why|how|sense|same|both|explain|different)\b/u

/** A value that moved, and whether the diet works. */
const worked = new RegExp(
  `^(?:and |so |but )?(?:my )?(?<food>\\S+(?: \\S+){0,2}?) (?:came|went|has gone|is|dropped|fell|gone) (?:down|lower|up)\\b.*\\b(?:work(?:s|ing|ed)?|help(?:s|ing|ed)?|diet)\\b`,
  'u',
)

/** Why two foods are not alike, or whether a value that moved tells of the diet; `text` as `plain` writes a whole question. */
export function wholeAsked(text: string): Asked | undefined {
  const moved = worked.exec(text)?.groups?.['food']
  if (moved && namesFood(foodMatcher(), moved)) return { about: 'move', words: moved, remembered: [] }
  const { one, other } = apart.exec(text)?.groups ?? {}
  return one && other && [one, other].every((words) => namesFood(foodMatcher(), words))
    ? { about: 'why', foods: [one, other], isMoved: false, eaten: null }
    : undefined
}

const onList =
  'on (?:my|the|this) (?:\\S+ )?list|in my (?:list|foods)|listed|marked|flagged|left out|leave out|avoided|excluded|blocked|crossed out|forbidden|banned|not allowed|off limits|(?:a )?no ?go|taken out|removed|auf (?:meiner|der) liste|markiert|gesperrt|verboten|(?:sur|dans) ma liste|marquee?s?|interdite?s?|exclue?s?|en mi lista|marcad[oa]s?|prohibid[oa]s?|excluid[oa]s?'
const whyAsked = 'why|how come|who put|who (?:left|marked)|since when|warum|wieso|weshalb|pourquoi|por que'
const whyListed = whole(
  `${lead}(?:${whyAsked}) (?:(?:is|are|was|were|does|do|did|ist|sind|steht|stehen|est|sont|y a t il|esta|estan) )?(?:(?:my|the|das|die|der|le|la|les|l|el|los|las|mein|mon) )?(?<food>.{2,40}?) (?:(?:is|are|still|now|also|even|show(?:n|s|ing)?(?: up)?|being|standing|ist|est|esta|as|a|put|an?) )*(?:${onList})(?: .{0,40})?`,
)
const whyForbidden = whole(
  `${lead}(?:${whyAsked}) (?:(?:am|was|were) i (?:\\S+ )?(?:not allowed|asked|told|supposed|forbidden|meant)|(?:cant|mustnt|shouldnt|may|can) i(?: not)?|(?:should|must|do) i(?: have| need)?)(?: (?:to|not|leave out|avoid|eat|have|cut out|any|the|my))* (?<food>.{2,40}?)`,
)

/** Why a food is to be left out, whatever its value. */
export function listedAsked(text: string): Asked | undefined {
  const words = (whyListed.exec(text) ?? whyForbidden.exec(text))?.groups?.['food']
  return words && namesFood(foodMatcher(), words) ? { about: 'listed', words } : undefined
}

/** What a question asks about values of the asker's tests; undefined where it asks for something else. */
export function resultsAsked(text: string): Asked | undefined {
  const reading = readingOf(text)
  if (reading.isBeyond) return undefined
  return reading.foods.length > 0 ? ofFoods(reading, text) : ofAll(reading, text)
}

const ownValue = whole(
  `${lead}(?:what(?:s| is| was)?|wats|wat is|show me|tell me|give me) my (?<food>.{2,40}?) (?:number|value|level|score|reading|result|figure)s?(?: (?:now|again|please|pls))?(?<both> (?:then and now|now and then|before and now|before and after|now and before|last time and now|now and last time))?`,
)
const ofGroup = whole(
  `${lead}(?:(?:which|which one|what|lequel|laquelle|lesquels|lesquelles|quels?|quelles?|welche[rsn]?|cual(?:es)?)(?: ones?)? (?:of |de |von |unter )?)(?:my|mes|meine[nrs]?|mis) (?<family>\\S+(?: \\S+)?) (?:is|are|pose|posent|sont|est|ist|sind|macht|machen|es|son|da|dan|causes?|would be)(?: \\S+){0,6}`,
)

/** Families of foods in other languages. */
const abroad: Record<string, string> = Object.fromEntries(
  (
    [
      ['cheese', 'fromages kase kasesorten quesos'],
      ['fruit', 'fruits obst obstsorten fruchten fruchte frutas'],
      ['nuts', 'noix nussen nusse nueces'],
      ['fish', 'poissons fische fischen pescados'],
      ['meat', 'viandes fleischsorten carnes'],
      ['grains', 'cereales getreidesorten getreide'],
      ['vegetables', 'gemuse gemusesorten verduras'],
      ['dairy', 'laitages milchprodukte milchprodukten lacteos'],
    ] as const
  ).flatMap(([family, names]) => names.split(' ').map((name) => [name, family])),
)

/** The value of one food, named as such. */
export function valueAsked(text: string): Asked | undefined {
  const found = ownValue.exec(text)?.groups
  const words = found?.['food']
  const family = ofGroup.exec(text)?.groups?.['family']
  const known = family && (abroad[family] ?? family)
  if (isOfFamily(known)) return { about: 'family', words: known }
  if (words === undefined || !namesFood(foodMatcher(), words)) return undefined
  return found?.['both'] ? { about: 'move', words, remembered: [] } : { about: 'level', words }
}

const levels: readonly Signal[] = ['high', 'moderate', 'low', 'elevated']
const moves: readonly Signal[] = ['up', 'down', 'same', 'moved']
const together = / (?:and|n|und|et|y) /u

/** Where several foods are asked for, each by its words. */
const each = (foods: readonly string[]) => [...new Set(foods.flatMap((words) => words.split(together)))]

/** Words that name no food, of whom everything else in a question is understood. */
const noFood = pattern(
  'mountains?|better|worse|next|first|second|third|name|id|number|date|day|scale|idea|problem|data|password|ago',
)

function ofFoods({ has, values, foods }: Reading, text: string): Asked | undefined {
  const [words = '', ...more] = foods
  if (foods.length > 3 || foods.some((name) => name.split(' ').length > 5 || noFood.test(name)))
    return undefined
  const isOfNever = has('never', 'often') && has(...levels, 'value', 'up', 'down')
  if (has('why') || isOfNever) {
    if (
      foods.length === 1 &&
      !has(...levels, ...moves, 'new', 'gone', 'value', 'never', 'often', 'before', 'near')
    )
      return has('list', 'tested') ? { about: 'level', words } : undefined
    return {
      about: 'why',
      foods: each(foods),
      isMoved: has('up', 'down', 'moved', 'before', 'new', 'gone'),
      eaten: has('never') ? 'never' : has('often') ? 'often' : null,
    }
  }
  if (has('eaten', 'avoid', 'mean') && values.length === 0) return undefined
  if (
    more.length === 0 &&
    isOfFamily(words) &&
    values.length === 0 &&
    !has('before', 'now', 'moved', 'up', 'down', 'same')
  )
    return ofFamily(has, words, text)
  const isOfBoth = has('before', ...moves, 'gone', 'new')
  if (more.length === 0 && values.length < 2 && has('near') && !has('before'))
    return { about: 'limit', words }
  const all = each(foods)
  const isCompared =
    all.length > 1 &&
    !has('before', 'now') &&
    (has('top', 'bottom', 'up', 'down') ||
      (has('than', 'moved') && (has('value', ...levels) || ofOwn.test(text))))
  if (isCompared) return { about: 'compare', foods: all }
  if (more.length === 0 && (isOfBoth || values.length > 1 || (values.length === 1 && has('now'))))
    return { about: 'move', words, remembered: values }
  if (more.length === 0 && values.length === 1) return { about: 'limit', words }
  const isOfValue =
    has('value', 'tested', 'high', 'moderate', 'elevated') ||
    (has('list') && /\bon (?:my |the )?list\b/u.test(text))
  const isMine =
    /^(?:and |so |ok )*(?:what|whats|how|was|wie|quel\w*|cual)\b.*\b(?:my|mein\w*|mon|ma|mi)\b/u.test(text)
  return isOfValue || isMine || (has('now') && /^(?:and )?what/u.test(text))
    ? { about: 'level', words: foods.join(' and ') }
    : undefined
}

/** Which foods of a family are raised, or how they stand to each other. */
function ofFamily(has: Reading['has'], words: string, text: string): Asked | undefined {
  if (has('top', 'bottom'))
    return {
      about: 'rank',
      end: has('bottom') ? 'bottom' : 'top',
      place: placeIn(text),
      most: 1,
      of: null,
      family: words,
    }
  const isAsked = has('value', 'count', 'any', 'list', 'tested', 'near', ...levels) || generally.test(text)
  return isAsked ? { about: 'family', words: pulses.test(text) ? 'pulses' : words } : undefined
}
const generally =
  /^(?:and |so |ok )*(?:(?:what|how) about |how (?:are|is|were|was|did|do) |(?:what|whats|which) (?:of |are |is )?my |my )/u
/** "Légumes" are vegetables, "legumes" are none. */
const pulses =
  /^(?:my )?legumes (?:results|values|numbers)|^(?:any|which|what|how|do|did|have|list|show|were|are|is) .*\blegumes?\b/u

function ofAll(reading: Reading, text: string): Asked | undefined {
  const { has, values } = reading
  const of = groupOf(has)
  if (has('why'))
    return has(...levels, 'up', 'down', 'value', 'never', 'count', 'moved', 'new')
      ? {
          about: 'why',
          foods: [],
          isMoved: has('up', 'down', 'moved', 'before', 'new'),
          eaten: has('never') ? 'never' : has('often') ? 'often' : null,
        }
      : undefined
  if (has('eaten')) return undefined
  if (values.length > 1 && has(...moves)) return { about: 'move', words: '', remembered: values }
  if (
    values.length === 1 &&
    !has('before') &&
    (has('mean', 'near') || (has(...levels, 'value') && !has('top', 'bottom')) || /\bmax/u.test(text))
  )
    return { about: 'scale', value: values[0] ?? null }
  if (has('mean')) return undefined
  if (has('count') && reports.test(text)) return { about: 'reports' }
  if (has('count'))
    return of || has('tested') || /\b(?:total|altogether|overall|insgesamt|en tout)\b/u.test(text)
      ? {
          about: 'count',
          of: of === 'elevated' && highToo.test(text) ? 'high' : (of ?? 'tested'),
          ...whenOf(reading, text),
        }
      : undefined
  if (has('top', 'bottom') && has('before') && !has('up', 'down', 'moved', 'new', 'gone'))
    return rankOf(reading, text)
  const which = movesOf(reading, text)
  if (which && isOfTests(reading, text)) return { about: 'changes', which, isMost: has('most', 'top') }
  if (has('top', 'bottom')) return rankOf(reading, text)
  if (has('near') && !has('before'))
    return ofWhich.test(text)
      ? { about: 'limit', words: '' }
      : bounds.test(text)
        ? { about: 'scale', value: null }
        : undefined
  if (has('avoid')) return avoidedOf(reading, text)
  if (of && isOwn.test(text)) return { about: 'list', of, ...whenOf(reading, text) }
  if (
    has('list') &&
    !has('than') &&
    (isResults.test(text) || /\b(?:in|by|into) (?:\w+ )?(?:order|value)\b|^(?:list|sort|rank)\b/u.test(text))
  )
    return { about: 'list', of: 'elevated', ...whenOf(reading, text) }
  return has('before') && has('value', 'list')
    ? { about: 'list', of: 'elevated', ...whenOf(reading, text) }
    : undefined
}

/** What is to be left out; of an earlier test what that raised. */
export const avoidedOf = (reading: Reading, text: string): Asked =>
  reading.has('before') ? { about: 'list', of: 'elevated', ...whenOf(reading, text) } : { about: 'avoided' }

const ofWhich = pattern('which|whats?|any\\w*|mine|my|i|near\\w*|close')
const bounds = pattern('limits?|thresholds?|cut ?offs?|borders?|grenz\\w*')
const reports =
  /\b(?:reports?|tests?|samples?|berichte?|rapports?|informes?|analisis|times)\b.*\b(?:have i|do i have|habe ich|ai je|tengo|i have|ive|got|had|he hecho|faits?|done|been|was i|in total)\b/u

const isOwn = pattern(
  'my|mine|me|i|ive|mein\\w*|mir|ich|mes|mon|je|j|mis|mi|tengo|lists?|all|everything|ones|foods|lebensmittel|aliments|alimentos',
)
const isResults = pattern('results?|values?|numbers?|foods?|ones|list|test|report|them')
/** Who compares two foods by what a test says of them. */
const ofOwn = pattern('my|mine|i|me|for me|vs|versus')

/** Where a language has one word for "high" and "elevated", the level is meant; the answer says both. */
const highToo = pattern('eleve\\w*|elevad[oa]s?')

/** What of a ranking a question asks for. */
export const rankOf = (reading: Reading, text: string): Asked => ({
  about: 'rank',
  end: reading.has('bottom') ? (reading.has('top') ? 'both' : 'bottom') : 'top',
  place: placeIn(text),
  most: mostIn(text),
  of: reading.has('near') ? 'moderate' : groupOf(reading.has),
  ...whenOf(reading, text),
})

/** The level that a question names. */
export function groupOf(has: Reading['has']): Exclude<Group, 'tested'> | null {
  if (has('high') && has('moderate', 'low')) return 'elevated'
  return (['low', 'moderate', 'high', 'elevated'] as const).find((level) => has(level)) ?? null
}

/** "Am I getting better": all that moved tells. */
const isWhole =
  /^(?:and |so |ok |but )*(?:am i|did (?:i|things|it|they)|have i|has it|is it|are they|is my|are my|did my|have my|has my|how|overall|bin ich|hab(?:e)? ich|est ce que|ai je|he )\b(?!.*\bany\b)/u

function movesOf({ has }: Reading, text: string): Moves | undefined {
  const isMoved = has('moved', 'before')
  if (has('gone')) return 'gone'
  if (has('up', 'down') && (isWhole.test(text) || (has('up') && has('down')))) return 'all'
  if (has('new')) return 'new'
  if (has('same') && !has(...levels)) return 'all'
  if (has('up')) return 'up'
  if (has('down')) return 'down'
  return has('moved') || (isMoved && has('now')) ? 'all' : undefined
}
/** What moved is asked of tests, and not of anything else that may get better. */
const isOfTests = ({ has }: Reading, text: string): boolean =>
  has('before', 'value', ...levels, 'most', 'any', 'list', 'top', 'tested') || isResultsAsked.test(text)
const isResultsAsked = pattern(
  '(?:what|whats|which|anything|something|am i|did i|have i|is it|are they|how (?:is|are|am|have|has|did)|was (?:ist|hat)|que ha|qu est ce qui|quels?|que|bin ich|results?|tests?|reports?|my|two|both)',
)

/** Which test a question is about. */
export const whenOf = ({ has }: Reading, text: string): { when?: 'before' | 'both' } =>
  !has('before') ? {} : has('now') || / (?:and|vs) /u.test(text) ? { when: 'both' } : { when: 'before' }

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
const many = new RegExp(
  `\\b(?:top|bottom) ${digits}\\b|\\b${digits} (?:\\S+ ){0,2}(?:\\S*est|plus|mas|hochst\\w*|schlimmst\\w*|niedrigst\\w*|peores|pires|most|least|worst)\\b|\\b(?:\\w+est|worst) ${digits}\\b`,
  'u',
)
const several = pattern(
  'top|worst (?:foods|ones)|highest (?:foods|ones)|lowest (?:foods|ones)|strongest (?:foods|ones)|are the (?:worst|highest|lowest|strongest|most)',
)

/** How many foods are asked for that lead. */
function mostIn(text: string): number {
  const said = many.exec(text)?.slice(1).find(Boolean)
  if (said) return Math.min(numbers[said] ?? Number(said), 20)
  return several.test(text) ? 5 : 1
}

const placed: readonly [number, RegExp][] = [
  [2, pattern('second|2nd|zweit\\w*|deuxieme|segund[oa]|number (?:two|2)')],
  [3, pattern('third|3rd|dritt\\w*|troisieme|tercer[oa]?|number (?:three|3)')],
  [4, pattern('fourth|4th|viert\\w*|quatrieme|cuart[oa]|number (?:four|4)')],
  [5, pattern('fifth|5th|funft\\w*|cinquieme|quint[oa]|number (?:five|5)')],
]
const placeIn = (text: string) => placed.find(([, word]) => word.test(text))?.[0] ?? 1
