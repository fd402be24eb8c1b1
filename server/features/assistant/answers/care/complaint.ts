import { listed } from '@shared/domain/text/counts'
import type { Verdict } from '@shared/domain/verdict/verdict'
import type { Answer } from '../../answer'
import { capital, few } from '../person/about-person'
import { isEaten, isEatenNow, isHighNow } from './baseline'
import { type Asked, type Care, has, say } from './care-asked'
import { complaintsIn, emergency, redFlagIn } from './complaints'
import { diseasesIn, isAllergy } from './diseases'
import { fitting, found, isRaised, lower, namesOf } from '../person/found'
import rows from './nutrients.json' with { type: 'json' }
import { pattern } from '../words/words'

/** Foods rich in what may be missing on a diet, and foods that are easy on the stomach. */
export const { fibre, easy, more } = rows

/** What leaving out a food causes, with which `complaints` (all if empty). */
const leavings = rows.leavings.map(({ said, complaints, ...known }) => ({
  ...known,
  said: pattern(said),
  complaints: complaints === undefined ? undefined : pattern(complaints),
}))

const MOST_COMPLAINTS = 2
const MOST_FITTING = 6
const MOST_EASY = 4
const MOST_HIGH = 5
const ofGluten = /\bgluten\b/u
const isMany = /(?:aches|hives|problems|ulcers|nails|sweats|flushes|feet|cramps|bruises|cravings)$/u
const ofBelly = /^(?:tummy|diarrhoea|constipation|tiredness|mouth ulcers|a change in your stools)/u
const ofInfection = /^(?:diarrhoea|vomiting|nausea|fever|feeling sick)/u

/** What helps, what the test found, and when to see a doctor; never a diagnosis. */
export function complaint(asked: Asked, care: Extract<Care, `complaint${string}`>): Answer {
  const { person, text } = asked
  const known = complaintsIn(text)
  const all = known.slice(0, MOST_COMPLAINTS)
  const isOfBelly = all.some(({ name }) => ofBelly.test(name))
  const redFlag = redFlagIn(text) ?? ''
  // A warning sign needs a doctor, so usual causes, foods or the diet don't explain it away.
  const [usual, said] = redFlag ? [[], []] : [all, asked.said]
  const isApart = all.length > 0 && all.every((one) => one.isApart)
  const isAllergic = all.some((one) => one.isAllergic)
  const isLeftOut = care === 'complaint-left-out'
  const isAcute = care === 'complaint-acute' && known.some(({ name }) => ofInfection.test(name))
  const isOfFood = said.length > 0
  const mayBeAllergy =
    !isLeftOut && (diseasesIn(text).some(isAllergy) || (isAllergic && (isOfFood || has(text, 'afterMeal'))))
  const isConstipated = usual.some(({ name }) => name === 'constipation')
  const high = person.avoid.filter((food) => food.level === 'high' && !isEaten(food))
  const eaten = said.length > 0 ? [] : person.avoid.filter(isEaten)
  const isTried = !isLeftOut && !isAcute && !mayBeAllergy && !redFlag
  const isLeft = isLeftOut && !isApart && !redFlag
  const leaving = isLeft
    ? leavings.find((one) => one.said.test(text) && (one.complaints?.test(text) ?? true))
    : undefined
  return say(
    'complaint',
    { ...asked, said, values: found(person, said) },
    {
      ...{ redFlag, emergency, isApart, isLeftOut, isAcute, isOfFood, mayBeAllergy, isConstipated },
      ...{ isKnown: all.length > 0, isAcuteOrAllergic: isAcute || isAllergic },
      easy: isAcute ? listed(fitting(person, easy, MOST_EASY)) : '',
      ...{ isEarly: isLeft && !leaving, leaving: leaving?.says ?? '', leavingOf: leaving?.of ?? '' },
      leavingFoods: listed(fitting(person, leaving?.foods ?? [], MOST_FITTING)),
      causes: usual
        .map(
          ({ name, causes }) =>
            `${capital(name)} often ${isMany.test(name) ? 'come' : 'comes'} from ${causes}.`,
        )
        .join(' '),
      ...{ names: namesOf(said), eaten: isOfFood ? namesOf(said) : 'what you ate then' },
      ...{ isAllergy: said.some(({ kind }) => kind === 'allergy'), isRaised: said.some(isRaised) },
      ...{ high: fewOf(high), usual: isTried && isEatenNow(person, said) ? namesOf(said) : fewOf(eaten) },
      fibre: isConstipated ? listed(fitting(person, fibre, MOST_FITTING)) : '',
      ...(isTried && { [trialOf(text, said, isOfBelly)]: true }),
      helps: usual.flatMap(({ helps }) => helps ?? []).join(' '),
      doctor: all
        .flatMap(({ doctor }) => doctor ?? [])
        .slice(0, 2)
        .join('. See a doctor '),
    },
  )
}

const fewOf = (foods: readonly { foodName: string }[]): string =>
  few(
    foods.map(({ foodName }) => lower(foodName)),
    MOST_HIGH,
  )

/** Suggests leaving the food out for a while, or another cause. */
function trialOf(text: string, said: readonly Verdict[], isOfBelly: boolean): string {
  if (said.some(({ kind }) => kind === 'allergy')) return ''
  const isHigh = said.some(isHighNow)
  if (isOfBelly && !isHigh && has(text, 'gassy')) return 'ofGas'
  if (isOfBelly && !isHigh && has(text, 'fruity')) return 'ofFruit'
  if (said.length === 0) return ''
  if (isOfBelly && has(text, 'milk')) return isHigh ? 'ofHighMilk' : 'ofMilk'
  if ((isOfBelly || ofGluten.test(text)) && has(text, 'gluten')) return 'ofGluten'
  return isHigh ? 'ofHigh' : 'ofOthers'
}
