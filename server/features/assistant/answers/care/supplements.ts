import { listed } from '@shared/domain/text/counts'
import type { Person } from '@shared/domain/verdict/person'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { sentences, titled, type Answer } from '../../answer'
import { isAdvisedAgainst } from '../person/about-person'
import { type Asked, say } from './care-asked'
import { found, fitting } from '../person/found'
import { withReasons } from '../meals/judged'
import { type Supplement, supplementsIn } from './care-tables'
import { plain } from '../words/plain'

const ofCapsule =
  /\b(?:capsules?|capsuls?|gel ?caps?|soft ?gels?|gummies|gelatine?|oil|omega|gelules?|kapseln?)\b/u

const MOST = 2
const MOST_SOURCES = 5

/** What is known of a supplement: which origin the person should check, and which foods have it. */
function knownText(person: Person, { from, says, sources, foods }: Supplement): string {
  const minded = foods.map((words) => verdictOf(foodMatcher(), words, person)).filter(isAdvisedAgainst)
  const fits = fitting(person, sources ?? [], MOST_SOURCES)
  return sentences(
    from,
    titled('What matters for you', listed(minded.map((one) => withReasons(one)))),
    says,
    titled('Foods that contain it and suit your results', listed(fits)),
  )
}

/** The test covers foods, not what is in a capsule. */
export function supplement(asked: Asked): Answer {
  const { person, said, text } = asked
  const gelatine = verdictOf(foodMatcher(), 'gelatine', person)
  const beef = verdictOf(foodMatcher(), 'beef', person)
  const known = supplementsIn(text).slice(0, MOST)
  const origins = known.flatMap(({ foods }) => foods)
  const isOther = ({ q }: Verdict) =>
    !/gelatin/iu.test(q) && supplementsIn(plain(q)).length === 0 && !origins.includes(plain(q))
  const isCapsule = ofCapsule.test(text)
  return say(
    'supplement',
    { ...asked, said: isCapsule ? [...said, gelatine] : said, values: found(person, said.filter(isOther)) },
    {
      ...{ isCapsule, isMinded: isAdvisedAgainst(beef) || isAdvisedAgainst(gelatine) },
      known: sentences(...known.map((one) => knownText(person, one))),
      beef: isAdvisedAgainst(beef) ? `${found(person, [beef])} ` : '',
      isRaised:
        said.some(({ kind }) => kind === 'high' || kind === 'moderate') &&
        known.every(({ sources }) => sources === undefined),
    },
  )
}
