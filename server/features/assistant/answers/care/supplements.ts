import { listed } from '@shared/domain/counts'
import type { Person } from '@shared/domain/verdict/person'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { sentences, type Told } from '../../told'
import { minds, type Own, reportSource, shownVerdict, told } from '../person/about-person'
import { found } from '../person/found'
import { withReasons } from '../meals/judged'
import rows from './supplements.json' with { type: 'json' }

const ofCapsule =
  /\b(?:capsules?|capsuls?|gel ?caps?|soft ?gels?|gummies|gelatine?|oil|omega|gelules?|kapseln?)\b/u

/** What supplements are mostly made from, and the foods of the test for that. */
const origins = rows.map(({ said, from, foods }) => ({ said: new RegExp(said, 'u'), from, foods }))

/** Of what a supplement is made, with what the test found of that. */
function originText(person: Person, text: string): string {
  return origins
    .filter(({ said }) => said.test(text))
    .map(({ from, foods }) => {
      const minded = foods.map((words) => verdictOf(foodMatcher(), words, person)).filter(minds)
      return `${from}: the label tells which.${minded.length > 0 ? ` For you: ${listed(minded.map((one) => withReasons(one)))}.` : ''}`
    })
    .join(' ')
}

/** What a supplement may hold: the test looked at foods and not at what is pressed into a capsule. */
export function supplement({ person }: Own, said: readonly Verdict[], text: string): Told {
  const gelatine = verdictOf(foodMatcher(), 'gelatine', person)
  const beef = verdictOf(foodMatcher(), 'beef', person)
  const shown = ofCapsule.test(text) ? [...said, gelatine] : said
  return told(
    sentences(
      found(
        person,
        said.filter(({ q }) => !/gelatin/iu.test(q)),
      ),
      ofCapsule.test(text) &&
        (minds(beef) || minds(gelatine)
          ? `Shells of capsules and gummies are mostly gelatine of cattle or pigs${minds(beef) ? `; ${found(person, [beef]).replace(/^By|\.$/gu, (end) => (end === 'By' ? 'by' : ''))}` : ''}; the amount is small, and the test looked at the food, not at gelatine. If you wish to be without it, ask for plant capsules (HPMC) or drops.`
          : 'Shells of capsules and gummies are mostly gelatine of cattle or pigs; plant capsules (HPMC) and drops are without it.'),
      originText(person, text),
      said.some(({ kind }) => kind === 'high' || kind === 'moderate') &&
        'A capsule or powder holds far more of a food than a meal: not daily or in high doses with a raised value.',
      'A vitamin or mineral as such is not in the test: check the list of ingredients for gelatine (cattle or pig), milk, wheat starch, soya, egg and your allergies.',
      'Ask your doctor or pharmacist whether you need it and how it goes with medicines, such as blood thinners; it treats no IgG value and no complaint for certain. Do not stop what was prescribed.',
    ),
    [reportSource(person)],
    shown.flatMap(shownVerdict),
  )
}
