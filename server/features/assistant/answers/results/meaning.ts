import { listed } from '@shared/domain/counts'
import { type Told } from '../../told'
import { byValue, graded, type Own, reported, type Test, testOf } from '../person/about-person'

const MOST_HIGH = 3

/** What the results of a test mean for this person, by their own numbers, and what IgG does not show. */
export function meaning({ person }: Own, test: Test): Told {
  const of = (level: string) => test.results.filter((result) => result.level === level)
  const [high, moderate, low] = [of('high'), of('moderate'), of('low')]
  const highest = byValue(high).slice(0, MOST_HIGH)
  return reported(
    { person },
    `In ${testOf(test)} ${low.length} of ${test.results.length} foods show no elevation: these you may keep.`,
    high.length > 0 &&
      `${high.length} ${high.length > 1 ? 'are' : 'is'} high, above all ${listed(highest.map((result) => `${result.food.toLowerCase()} (${graded(result, test.scale)})`))}: leave them out for some weeks, as a trial.`,
    moderate.length > 0 &&
      `${moderate.length} ${moderate.length > 1 ? 'are' : 'is'} moderate: eat ${moderate.length > 1 ? 'them' : 'it'} only now and then.`,
    'A value shows how much IgG your blood holds against a food, which often follows what you eat. It shows no allergy, no coeliac disease and no other illness, and a low one rules none out.',
    'Whether a food troubles you is seen only when you leave it out and bring it back. Your practitioner can help to choose where to begin.',
  )
}
