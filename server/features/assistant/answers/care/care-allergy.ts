import { emergencyCardFor } from '@shared/domain/safety/emergency-cards'
import { listed } from '@shared/domain/text/counts'
import { ateOwnAllergen, mayHoldAllergy } from '@shared/domain/safety/safety'
import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import type { Answer } from '../../answer'
import { allergenName, capital, ifWrong, type Own, reported } from '../person/about-person'
import { type Asked, askedOf, has, say } from './care-asked'
import { isEatenNow } from './baseline'
import { foodsOfCare } from './care-foods'
import { diseaseText, hasDiseaseValues, isOnRecord } from './disease'
import { noVerdict, diseasesIn, isAllergy } from './diseases'
import { found, namesOf, verdictsOn } from '../person/found'
import { withoutOwnPast } from '../person/whom'

/** Next to an allergy, a food "without elevation" would look safe for the allergy. */
const withoutFree = (asked: Asked): Asked => ({
  ...asked,
  said: asked.said.filter((one) => !hasNothingAgainst(one)),
})

/** The answer about an allergy on record; undefined if there is none or another is named. */
export function onRecord(asked: Asked): Answer | undefined {
  const { own, text, said } = asked
  const allergies = said.filter(({ kind }) => kind === 'allergy')
  if (allergies.length === 0) return /\ballerg|\balerg/u.test(text) ? hasDisease(asked) : undefined
  const names = allergensIn(allergies)
  if (has(text, 'traces')) return say('traces', asked, { names })
  return say('on-record', asked, {
    ...{ names, ifWrong, itsValue: ownValue(own, allergies) },
    sentence: allergies.map(({ sentence }) => sentence).join(' '),
  })
}

const allergensIn = (said: readonly Verdict[]) =>
  listed(
    said
      .flatMap(({ foods }) => foods)
      .filter(({ level }) => level === 'allergy')
      .map(allergenName),
  )

/** The answer about a label with traces of the user's own allergy. Undefined when it names none. */
export async function tracesAnswer(own: Own, question: string): Promise<Answer | undefined> {
  const asked = await askedOf(own, question)
  const names = allergensIn(asked.said)
  return names !== '' && has(asked.text, 'traces') ? say('traces', asked, { names }) : undefined
}

export const either = (asked: Asked): Answer =>
  say('either', asked, {
    diseases: diseaseText(asked.person, asked.text, asked.said, capital(noVerdict(asked.text))),
  })

export const hasDisease = (asked: Asked): Answer | undefined =>
  diseasesIn(asked.text).length > 0
    ? say('has-disease', withoutFree(asked), hasDiseaseValues(asked))
    : undefined

export function disease(asked: Asked): Answer | undefined {
  const { person, text, said } = asked
  // A question whether a diet helps comes from a person who has the disease.
  if (has(text, 'helps') && diseasesIn(text).some((ill) => !isAllergy(ill))) return hasDisease(asked)
  const cannot = has(text, 'cures')
    ? `No food on its own cures or prevents a disease. Keep to the treatment your doctor has given you. Also, ${noVerdict(text)}`
    : `This test can't tell you, because ${noVerdict(text)}`
  return say('disease', withoutFree(asked), { diseases: diseaseText(person, text, said, cannot) })
}

export function pastReaction(asked: Asked): Answer {
  const { person, text } = asked
  const verdicts = verdictsOn(person, foodsOfCare(withoutOwnPast(text)))
  const recorded = verdicts.flatMap(({ foods }) =>
    foods.filter(({ level, outcome }) => level === 'allergy' && !outcome),
  )
  return say('past-reaction', withoutFree({ ...asked, said: verdicts }), {
    ...{ recorded: recorded.length > 0 ? isOnRecord(recorded) : '', names: namesOf(verdicts) },
    ...{ found: found(person, verdicts), isListed: verdicts.some(({ kind }) => kind === 'allergy') },
  })
}

function ownValue({ person: { test } }: Own, allergies: readonly Verdict[]): string {
  const name = allergies[0]?.foods[0]?.foodName.toLowerCase()
  return test?.results.find(({ food }) => food.toLowerCase().startsWith(name ?? '-'))?.text ?? ''
}

export function accident(asked: Asked): Answer {
  const { question, person, said } = asked
  const allergy = said.find(mayHoldAllergy)
  if (!allergy) return say('slip', asked, { eaten: isEatenNow(person, said) ? namesOf(said) : '' })
  const card = emergencyCardFor(question, 'by-mistake')
  const onList = `${allergy.title}: your record lists ${allergensIn([allergy])} under allergies.`
  const answered = reported(asked, card.language === 'en' && onList, card.text)
  // Here "what would happen if" is answered too, and is no emergency.
  return ateOwnAllergen(foodMatcher, question, person) ? { ...answered, isUrgent: card.language } : answered
}
