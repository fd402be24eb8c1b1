import { listed } from '@shared/domain/counts'
import { grammarOf } from '@shared/domain/verdict/grammar'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { sentences, type Told } from '../../told'
import { reported, told } from './about-person'
import { foodsOfCare } from '../care/care-foods'
import { complaintsIn, emergency } from '../care/complaints'
import { found, lower, namesOf, verdictsOn, fitting } from './found'
import { petText } from '../care/pets'
import { plain } from '../words/plain'
import type { Person } from '@shared/domain/verdict/person'
import { allergenIn, isShared, otherIn } from './whom'
import { bounded } from '../words/words'

const ofBaby = /\b(?:baby|bab(?:y|ies)|infant|newborn|months?|weaning|toddler)\b/u
const ofResults =
  /\b(?:results?|values?|reports?|his|hers?|(?:did|done) (?:a|the) test|log in|look up|compare|high for)\b/u
const ofTest = /\b(?:test|tested|testing)\b/u
const ofFrail = bounded(
  '[789]\\d|elderly|frail|very old|(?:very|so|too) thin|underweight|(?:eats?|eating) (?:almost |nearly |hardly |barely |next to |very )*(?:nothing|little|anything)',
  'no appetite|los(?:es?|ing|t) weight|care home|dementia|isst (?:kaum|fast nichts|wenig)|mange (?:presque rien|peu)|come (?:poco|casi nada)',
)
const ofKitchen = bounded(
  'pans?|pots?|boards?|toasters?|cutlery|knife|knives|utensils?|kitchen|cook\\w*|bak\\w*|make|serve|dinner|lunch|visit\\w*|coming|pfannen?|topfe?|koch\\w*',
  'poeles?|casseroles?|cuisin\\w*|sartenes?|sarten|ollas?|cocin\\w*',
)
const ofHome = bounded('at home|(?:in|around) the house|keep|cupboard|zu ?hause|a la maison|en casa')
const ofLab = /\b(?:lab|laborator\w+)\b/u
const isCompared =
  /\b(?:same(?! (?:pan|pot|board|toaster|kitchen|knife))|mine|i (?:got|have)|my \S+ (?:\S+ )?\d+)\b/u

/** What is said about somebody else: nothing of the asker's results holds for them. */
export function ofOther(person: Person, kind: 'adult' | 'child' | 'pet', question: string): Told {
  const text = plain(question)
  const whom = otherIn(text)?.whom ?? { adult: 'them', child: 'the child', pet: 'your pet' }[kind]
  if (kind === 'pet') return told(petText(whom, text), [])
  // Milk sugar counts by the amount: it is no allergen.
  const isOfLactose = /\blactose?\b|\blaktose\w*/u.test(text) && !/\ballerg/u.test(text)
  const allergen = isOfLactose ? undefined : allergenIn(text)
  const said = verdictsOn(person, foodsOfCare(text)).filter(
    ({ q }) => !allergen || (plain(q) !== plain(allergen) && !/^(?:lactose|gluten|dairy)$/iu.test(q)),
  )
  const own = allergen ? verdictsOn(person, [allergen]) : []
  const isSame = allergen !== undefined && kind === 'child' && isCompared.test(text)
  const mine = isSame
    ? [...own, ...said].slice(0, 1)
    : isShared(text) || allergen || ofLab.test(text) || /\bmine?\b/u.test(text)
      ? said
      : []
  const parts = [
    kind === 'child' &&
      'Please speak with the child’s doctor before you leave out, bring in or test anything: a child needs its foods to grow, and no diet should rest on IgG values.',
    complaintsIn(text).some(({ isAllergic }) => isAllergic) &&
      `What you describe may be an allergy, which no IgG value shows: give no more of ${namesOf(said)} until a doctor has looked at it. ${emergency}`,
    allergen &&
      isCompared.test(text) &&
      'An allergy and a high IgG value are two different things: the allergy runs by IgE and can be dangerous, the IgG value is a hint to try out and shows no allergy.',
    allergen &&
      !(isSame && said.every(({ q }) => plain(q).includes(plain(allergen)))) &&
      allergyOf(whom, allergen, said),
    isSame &&
      `For ${whom} follow the doctor’s plan: what holds ${allergen} stays out, even in traces, yolk and white alike for an egg allergy.`.replace(
        allergen === 'egg' ? '' : ', yolk and white alike for an egg allergy',
        '',
      ),
    isOfLactose &&
      'With a lactose intolerance the amount of milk sugar counts, not a trace: lactose-free milk and dairy, aged hard cheese and butter mostly agree, and you can eat the same with them.',
    allergen && kind === 'child' && ofHome.test(text) && homeText(whom, allergen),
    allergen && ofKitchen.test(text) && kitchenText(person, allergen),
    `Your results are yours alone and say nothing for ${whom}${/\b(?:inherit|genes|run in|family|sister|brother|twin)/u.test(text) ? ', not even within a family' : ''}.`,
    ofLab.test(text) &&
      'Laboratories measure in their own ways and on their own scales, so values of two of them cannot be compared either.',
    kind === 'adult' &&
      ofResults.test(text) &&
      !ofLab.test(text) &&
      'I can show you only your own; theirs they see in their own account, or with their practitioner.',
    kind === 'adult' &&
      ofFrail.test(text) &&
      `Please let ${whom} leave out nothing: who is old, thin or eats little can soon lack protein and energy, and a plan of leaving out foods would be a risk. Eating little or losing weight is a reason to see a doctor soon; until then small, rich meals often in the day help.`,
    kind === 'adult' &&
      !ofFrail.test(text) &&
      `Before leaving out or adding a food they ask their own doctor${ofTest.test(text) ? '' : ', or take a test of their own'}.`,
    kind === 'child' && ofBaby.test(text) && babyNotes(text),
    mine.length > 0 && `For you: ${found(person, mine).replace(/^By/u, 'by')}`,
  ]
  return mine.length > 0 ? reported({ person, said: mine }, ...parts) : told(sentences(...parts), [])
}

function babyNotes(text: string): string {
  return sentences(
    'What a baby or toddler may have, and when, a midwife or the child’s doctor tells you.',
    /\bhoney\b/u.test(text) && 'No honey in the first year.',
    /\bnuts?|almonds?|peanuts?|walnuts?|cashews?\b/u.test(text) && 'No whole nuts before five: they choke.',
    /\bmilk\b/u.test(text) && 'Cow’s or goat’s milk is no main drink in the first year.',
  )
}

/** What matters where a child lives with an allergy and the food is about. */
const homeText = (whom: string, allergen: string): string =>
  `Whether ${allergen} may stay in the house is for the allergy doctor of ${whom}: many families keep it out, above all with a small child or after a strong reaction. If it stays: closed, apart and out of reach, eaten with knives and boards of its own, hands and table washed afterwards. Have the emergency medicine at hand, and everybody know the plan. ${emergency}`

const plates = ['rice', 'potatoes', 'salmon', 'chicken', 'turkey', 'broccoli', 'carrots', 'lentils', 'quinoa']
const MOST_PLATES = 6

/** How to cook for somebody with an allergy or coeliac disease in one's own kitchen, and what both can eat. */
function kitchenText(person: Person, allergen: string): string {
  const matcher = foodMatcher()
  const out = matcher.resolve([{ name: allergen }])
  const foods = fitting(person, plates, plates.length).filter((words) =>
    matcher.verdicts(matcher.read(words), out).every(({ verdict }) => verdict === 'none'),
  )
  return sentences(
    `In the kitchen keep ${allergen} away: a pan or pot that is washed well will do if it is smooth, but take a toaster, wooden board, colander and spoon that never touched ${allergen}, cook theirs first and apart, use fresh oil and water, and open new butter or spread.`,
    foods.length > 0 &&
      `What suits you both, plain and with the labels read: ${listed(foods.slice(0, MOST_PLATES))}.`,
  )
}

/** Whether what is named holds what somebody is allergic to; without `whom` the asker. */
export function allergyOf(whom: string | undefined, allergen: string, said: readonly Verdict[]): string {
  const matcher = foodMatcher()
  const foods = matcher.resolve([{ name: allergen }])
  const leave = whom ? `leave it for ${whom}` : 'leave it'
  const holds = said.map(({ q, title }) => {
    const [held] = matcher.verdicts(matcher.read(q), foods)
    if (held?.verdict === 'match')
      return `${title} usually ${grammarOf(title).holds} ${allergen}: ${leave}, even a trace.`
    if (held?.verdict === 'unsure' || held?.verdict === 'trace')
      return `${title} may hold ${allergen}: ${leave} unless the label or the kitchen rules it out, traces too.`
    return `We know of no ${allergen} in the usual ${lower(title)}, but only its label or its cook can tell, traces too: without that, ${leave}.`
  })
  const peanut =
    /\bnuts?$/u.test(allergen) && !/peanut/u.test(allergen) && said.some(({ q }) => /peanut/iu.test(q))
  if (peanut)
    return `Peanut is a pulse, but many with a nut allergy react to it as well, and traces of nuts are common in it: ${leave} unless the allergy doctor has allowed it.`
  return holds.length > 0
    ? holds.join(' ')
    : `What holds ${allergen} is out${whom ? ` for ${whom}` : ''}, even in traces: read each label.`
}
