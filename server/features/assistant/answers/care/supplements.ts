import { listed } from '@shared/domain/counts'
import type { Person } from '@shared/domain/verdict/person'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { sentences, titled, type Told } from '../../told'
import { minds, type Own, reported } from '../person/about-person'
import { found, fitting } from '../person/found'
import { withReasons } from '../meals/judged'
import { type Supplement, supplementsIn } from './care-tables'
import { plain } from '../words/plain'

const ofCapsule =
  /\b(?:capsules?|capsuls?|gel ?caps?|soft ?gels?|gummies|gelatine?|oil|omega|gelules?|kapseln?)\b/u

const MOST = 2
const MOST_SOURCES = 5

/** What is known of a supplement, with what of its origin the person is to mind and where food holds it. */
function knownText(person: Person, { from, says, sources, foods }: Supplement): string {
  const minded = foods.map((words) => verdictOf(foodMatcher(), words, person)).filter(minds)
  const fits = fitting(person, sources ?? [], MOST_SOURCES)
  return sentences(
    from,
    titled('For you', listed(minded.map((one) => withReasons(one)))),
    says,
    titled('Food with it that fits your results', listed(fits)),
  )
}

/** What a supplement may hold: the test looked at foods and not at what is pressed into a capsule. */
export function supplement({ person }: Own, said: readonly Verdict[], text: string): Told {
  const gelatine = verdictOf(foodMatcher(), 'gelatine', person)
  const beef = verdictOf(foodMatcher(), 'beef', person)
  const shown = ofCapsule.test(text) ? [...said, gelatine] : said
  const known = supplementsIn(text).slice(0, MOST)
  const origins = known.flatMap(({ foods }) => foods)
  const isRaised =
    said.some(({ kind }) => kind === 'high' || kind === 'moderate') &&
    known.every(({ sources }) => sources === undefined)
  return reported(
    { person, said: shown },
    ...known.map((one) => knownText(person, one)),
    found(
      person,
      said.filter(
        ({ q }) =>
          !/gelatin/iu.test(q) && supplementsIn(plain(q)).length === 0 && !origins.includes(plain(q)),
      ),
    ),
    ofCapsule.test(text) &&
      (minds(beef) || minds(gelatine)
        ? `Shells of capsules and gummies are mostly gelatine of cattle or pigs${minds(beef) ? `; ${found(person, [beef]).replace(/^By|\.$/gu, (end) => (end === 'By' ? 'by' : ''))}` : ''}; the amount is small, and the test looked at the food, not at gelatine. If you wish to be without it, ask for plant capsules (HPMC) or drops.`
        : 'Shells of capsules and gummies are mostly gelatine of cattle or pigs; plant capsules (HPMC) and drops are without it.'),
    isRaised &&
      'A capsule or powder holds far more of a food than a meal: with a raised value leave it out meanwhile, or ask for one without it.',
    'Read the list of ingredients for gelatine (cattle or pig), milk, wheat starch, soya, egg and your allergies; a vitamin or mineral as such is not in the test.',
    'Ask your doctor or pharmacist whether you need it and how it goes with your medicines; it treats no IgG value. If it was prescribed, do not stop it by yourself: ask whether there is another that suits you.',
  )
}
