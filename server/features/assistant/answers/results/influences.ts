import { listed } from '@shared/domain/counts'
import { levelWords, scales } from '@shared/domain/levels'
import { compareTests } from '@shared/domain/result-changes'
import { foodMatcher, resolveFoods } from '../../../foods/foods.public'
import type { Told } from '../../told'
import { allergyStays, byValue, graded, type Own, reported, type Test, testOf } from '../person/about-person'
import { nameOfPractitioner } from '../person/people'
import { any, pattern } from '../words/words'

const eating = pattern(
  any(
    'eat\\w*|ate|eaten|drink\\w*|more of|less of|lots|a lot|avoid\\w*|leav\\w* (?:it|them )?(?:\\S+ )?out|cut\\w*|stop\\w*',
    'essen?|esse|viel\\w*|mange\\w*|manger|beaucoup|com(?:er|o)|mucho|diet|often|daily',
  ),
)
const living = pattern(
  any(
    'stress\\w*|sle(?:ep|pt)\\w*|age|hormon\\w*|sports?|exercise|infections?|colds?|flu|virus|medicines?|tablets?|cortison\\w*',
    'vaccin\\w*|smok\\w*|season|summer|winter|periods?|menopause|estres|schlaf|rauch\\w*|sommeil|alter',
  ),
)
const MOST_STEPS = 2

/** What moves an IgG value, with what has moved between this person's own two tests. */
export function influences({ person }: Own, test: Test, text: string): Told {
  const { before } = person
  const found = before && test.scale === before.scale ? compareTests(before, test) : null
  const moved = found
    ? [
        [...found.appeared, ...found.up].slice(0, MOST_STEPS),
        [...found.gone, ...found.down].slice(0, MOST_STEPS),
      ].flat()
    : []
  const own =
    moved.length > 0
      ? `Yours have moved too: ${listed(moved.map(({ before: then, now }) => `${now.food} ${then.text} to ${now.text}`))}.`
      : ''
  const lead = eating.test(text)
    ? 'It can: IgG often rises with what is eaten often, and falls over months when a food is left out. It need not, as each body answers in its own way.'
    : 'IgG is not for life, and changes over weeks and months. Most is known of eating: what is eaten often often has a higher value, and what is left out a lower one later.'
  const ofOthers =
    'Of stress, sleep, age, hormones, sport or the season nobody has shown that they raise a value for a food; an infection, or a medicine that dampens the defences, may change antibodies.'
  const [first, second] = living.test(text) ? [ofOthers, lead] : [lead, ofOthers]
  return reported(
    { person },
    first,
    second,
    own,
    'So neither a rise nor a fall is a proof: it shows no illness and no recovery, and does not tell whether a diet works. What you feel counts more.',
  )
}

/** How bad a value is: the scale has no top, and a number is no measure of illness. */
export async function severity(own: Own, test: Test, value: number | null): Promise<Told> {
  const { high, moderate, unit } = scales[test.scale]
  const near =
    value === null
      ? []
      : test.results.filter((result) => Math.floor(result.value ?? -1) === Math.floor(value))
  const whom = (await nameOfPractitioner(own)) ?? 'your practitioner'
  const [highest] = byValue(test.results)
  return reported(
    own,
    'A number is no measure of how ill you are or how strong complaints will be, and no danger in itself: a higher one shows neither an allergy nor a disease.',
    near.length > 0 &&
      `In ${testOf(test)}: ${listed(near.map((one) => `${one.food} ${graded(one, test.scale)}`))}.`,
    `The scale has no top, so it is not out of 100 and no percentage: below ${moderate}${unit ? ` ${unit}` : ''} there is no elevation, from ${moderate} on it is moderate, from ${high} on high.`,
    value === null && highest && `Your highest is ${highest.food}, ${graded(highest, test.scale)}.`,
    `What is high you leave out for some weeks and then bring back, one food at a time: that shows what it does to you. Talk it over with ${whom}.`,
  )
}

const ofAnimals = new Set(['meat', 'fish-and-seafood', 'dairy-and-egg'])
const animal = pattern(
  any('animals?|meat(?:s|y)? (?:and|or) \\w+|tier\\w*|animal(?:es|e|aux)|omnivore|carnivore\\w*'),
)

/** Of the elevated foods those that come from plants, or from animals. */
export async function ofOrigin(own: Own, test: Test, text: string): Promise<Told> {
  const isOfAnimals = animal.test(text)
  const elevated = byValue(test.results).filter(({ level }) => level !== 'low')
  const resolved = await resolveFoods(
    own.db,
    elevated.map(({ food }) => food),
  )
  const { foods } = foodMatcher().read('')
  const meant = elevated.filter((_, at) => {
    const category = resolved[at]?.keys.map((key) => foods.get(key)?.category).find(Boolean) ?? ''
    return ofAnimals.has(category) === isOfAnimals
  })
  const kind = isOfAnimals ? 'from animals' : 'from plants'
  const lines = (['high', 'moderate'] as const).flatMap((level) => {
    const some = meant.filter((result) => result.level === level)
    return some.length > 0
      ? [`${levelWords[level]}: ${some.map((one) => `${one.food} ${one.text}`).join(', ')}.`]
      : []
  })
  return reported(
    own,
    `Of your ${elevated.length} elevated foods in ${testOf(test)} ${meant.length} are ${kind}${lines.length > 0 ? ':' : '.'}`,
    ...lines,
    meant.length > 0 && 'Leave the high ones out for now, and eat the moderate ones only now and then.',
    allergyStays(own.person),
  )
}
