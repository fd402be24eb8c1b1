import { listed } from '@shared/domain/text/counts'
import { grammarOf } from '@shared/domain/verdict/grammar'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { sentences, type Answer } from '../../answer'
import { linesFor } from '../lines'
import { answerOf, capital, reported } from './about-person'
import { foodsOfCare } from '../care/care-foods'
import { petHarmsIn } from '../care/care-tables'
import { complaintsIn } from '../care/complaints'
import { found, holding, lower, namesOf, verdictsOn, fitting } from './found'
import lines from './others.json' with { type: 'json' }
import signs from './signs.json' with { type: 'json' }
import { plain } from '../words/plain'
import { allergenIn, isShared, otherIn } from './whom'
import { signsOf } from '../words/words'

const has = signsOf(signs)

/** For another person, none of the user's results apply. */
export function ofOther(person: Person, kind: 'adult' | 'child' | 'pet', question: string): Answer {
  const text = plain(question)
  const whom = otherIn(text)?.whom ?? { adult: 'them', child: 'the child', pet: 'your pet' }[kind]
  const isSaid = (sign: string) => has(text, sign as keyof typeof signs)
  if (kind === 'pet') {
    const harmful = petHarmsIn(text).map(({ says }) => says)
    const own = { whom, harmful: harmful.join('. '), catOrDog: /dog|cat|pup|kitten/u.test(whom) }
    return answerOf(sentences(...linesFor(lines.pet, own, isSaid)), [])
  }
  // Lactose depends on the amount; it is not an allergen.
  const isOfLactose = has(text, 'lactose') && !has(text, 'allergy')
  const allergen = isOfLactose ? undefined : allergenIn(text)
  const verdicts = verdictsOn(person, foodsOfCare(text)).filter(
    ({ q }) => !allergen || (plain(q) !== plain(allergen) && !/^(?:lactose|gluten|dairy)$/iu.test(q)),
  )
  const isSame = allergen !== undefined && kind === 'child' && has(text, 'compared')
  const isOwnMeant = isShared(text) || allergen !== undefined || has(text, 'lab', 'mine')
  const ofAllergen = allergen ? verdictsOn(person, [allergen]) : []
  const mine = isSame ? [...ofAllergen, ...verdicts].slice(0, 1) : isOwnMeant ? verdicts : []
  const isOfAllergen = isSame && verdicts.every(({ q }) => plain(q).includes(plain(allergen)))
  const own = {
    ...{ whom, allergen: allergen ?? '', child: kind === 'child', adult: kind === 'adult' },
    ...{ foods: namesOf(verdicts), ofLactose: isOfLactose, isSame: isSame },
    mayBeAllergic: complaintsIn(text).some(({ isAllergic }) => isAllergic),
    egg: allergen === 'egg',
    holds: allergen && !isOfAllergen ? allergyOf(whom, allergen, verdicts) : '',
    plates: allergen && has(text, 'kitchen') ? platesWithout(person, allergen) : '',
    family: has(text, 'family') ? ', even within one family' : '',
    values: found(person, mine).replace(/^(?=In |For )./u, lower),
  }
  const texts = linesFor(lines.other, own, isSaid)
  return mine.length > 0 ? reported({ person, said: mine }, ...texts) : answerOf(sentences(...texts), [])
}

const plates = ['rice', 'potatoes', 'salmon', 'chicken', 'turkey', 'broccoli', 'carrots', 'lentils', 'quinoa']
const MOST_PLATES = 6

/** A meal for two, one of whom has an allergy. */
function platesWithout(person: Person, allergen: string): string {
  const foods = fitting(person, plates, plates.length).filter((words) => holding(words, allergen) === 'none')
  return listed(foods.slice(0, MOST_PLATES))
}

/** Whether a food contains an allergen; without `whom`, the user's own. */
export function allergyOf(whom: string | undefined, allergen: string, said: readonly Verdict[]): string {
  const leave = whom ? `don't give ${whom} any of it` : 'leave it out'
  const holds = said.map(({ q, title }) => {
    const held = holding(q, allergen)
    if (held === 'match')
      return `${title} usually ${grammarOf(title).has} ${allergen}. ${capital(leave)}, even a trace.`
    if (held !== 'none')
      return `${title} may have ${allergen}. ${capital(leave)} unless the label or kitchen says it has none, not even traces.`
    return `${capital(allergen)} ${grammarOf(allergen).is}n't usually in ${lower(title)}, but recipes vary. Ask or check the label, including for traces. If you can't, ${leave}.`
  })
  const peanut =
    /\bnuts?$/u.test(allergen) && !/peanut/u.test(allergen) && said.some(({ q }) => /peanut/iu.test(q))
  if (peanut)
    return `Peanut is a pulse, but many people with a nut allergy also react to it. It often has traces of nuts too. ${capital(leave)} unless your allergy doctor says it's fine.`
  return holds.length > 0
    ? holds.join(' ')
    : `Leave out anything with ${allergen}${whom ? ` for ${whom}` : ''}, even traces. Read every label.`
}
