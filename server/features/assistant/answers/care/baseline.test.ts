import { describe, expect, it } from 'vitest'
import { personWith } from '@shared/testing/people-who-avoid'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../../../foods/foods.public'
import type { Own } from '../person/about-person'
import { found, verdictsOn } from '../person/found'
import { plain } from '../words/plain'
import { accident } from './care-allergy'
import type { Asked } from './care-asked'
import { foodsOfCare } from './care-foods'
import { complaint } from './complaint'

const withoutPlan = personWith(foodMatcher(), [
  ...(['Kefir', 'Almond', 'Mackerel', 'Raspberry', 'Apricot', 'Beef'] as const).map(
    (name) => [name, 'high'] as const,
  ),
  ['Rice', 'low'],
])
const inBaseline: Person = {
  ...withoutPlan,
  avoid: withoutPlan.avoid.map((food) => ({ ...food, trial: { until: '2026-12-03', eaten: true } })),
}

function askedOf(person: Person, question: string): Asked {
  const text = plain(question)
  const said = verdictsOn(person, foodsOfCare(text))
  return {
    ...{ own: { person } as Own, person, question, text, said },
    ...{ values: found(person, said), practitioner: 'your practitioner' },
  }
}
const complaintOf = (person: Person, question: string) =>
  complaint(askedOf(person, question), 'complaint').answer

describe('a complaint', () => {
  it('in the baseline leaves out no food yet', () => {
    const ofKefir = complaintOf(inBaseline, 'I feel bloated after kefir')
    expect(ofKefir).toContain('Your plan has you eat as usual for now, so don’t leave out kefir yet.')
    expect(ofKefir).not.toMatch(/(?:^|\. )(?:To find out, )?leave out/iu)
    expect(complaintOf(inBaseline, 'I have pain after rice')).not.toMatch(/To find out, leave out/u)
    expect(complaintOf(inBaseline, 'I have heartburn every night')).toMatch(
      /so don’t leave out .*, .* and others yet\./u,
    )
    expect(complaintOf(inBaseline, "I've got a headache today")).not.toContain('your high foods')
  })

  it('without a plan names the high foods and no plan', () => {
    const answer = complaintOf(withoutPlan, 'I have heartburn every night')
    expect(answer).toMatch(
      /one of your high foods \([^()]+, [^()]+ and others\), and leave those out for now\./u,
    )
    expect(answer).not.toMatch(/planned|Your plan/u)
    expect(complaintOf(withoutPlan, 'I feel bloated after almonds')).toContain('Leave out almonds for now')
  })
})

it('a food eaten by mistake is right in the baseline', () => {
  const of = (person: Person) => accident(askedOf(person, 'I ate almonds by mistake')).answer
  expect(of(inBaseline)).toMatch(/^That’s all right\. Your plan has you eat as usual for now/u)
  expect(of(inBaseline)).not.toContain('left it out')
  expect(of(withoutPlan)).toContain('doesn’t undo the time you’ve left it out.')
})
