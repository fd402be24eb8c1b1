import type { Actor } from '../../../access/actor'
import { contactText } from '@shared/domain/emergency-texts'
import { listed } from '@shared/domain/counts'
import type { DecidingFood } from '@shared/domain/verdict/kinds'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import { faqSource } from '../faq-passages'
import type { Answerer, Told } from '../told'
import { minds, type Own, printed, reportSource, shownVerdict, told } from './about-person'
import { type Care, careAsked, type Other } from './asked-care'
import { trigger } from './asked-body'
import { diseaseNote, diseasesIn } from './disease'
import { plain } from './plain'

/** Of what comes up in one question no more is told. */
const MOST_FOODS = 3
const MOST_DECIDING = 3

const signs =
  'Trouble breathing, swelling of the lips, face, tongue or throat, spreading hives or feeling faint is an emergency: call the emergency number at once (112, 999 or 911).'
const doctor =
  'See a doctor for weight loss, blood, fever or pain at night, or if it lasts over two weeks; at once, by the emergency number (112, 999 or 911), for trouble breathing or a swelling face, tongue or throat.'
const doctorNow =
  'What you describe needs a doctor soon, as blood, weight loss, fever, pain at night and complaints over weeks are not for a diet to mend; trouble breathing or a swelling face, tongue or throat is an emergency (112, 999 or 911).'
const diary =
  'Note what you eat, how much, and what you feel when, and take that to your practitioner or doctor.'
const limits = 'A low value does not rule a food out, and a high one does not prove that it is the cause'
const otherCauses =
  'lactose, FODMAPs (as in wheat and onion), reflux, too much at once, stress or an allergy are other usual causes'

/** What a client is told whose question turns on a body, their own or another's; undefined for any other. */
export const careAnswer: Answerer = async (deps, asker, question) => {
  const care = asker.clientId === null ? undefined : careAsked(question)
  return care && careTold(deps, asker, care, question)
}

/** What a client is told of what a question wants that turns on a body; undefined where it cannot be told. */
export async function careTold(
  deps: Parameters<Answerer>[0],
  asker: Actor,
  care: Care,
  question: string,
): Promise<Told | undefined> {
  const { clientId } = asker
  if (clientId === null) return undefined
  const own: Own = { db: deps.db, asker, clientId, person: await personOf(deps.db, clientId) }
  const said = answerTo(own, care, question)
  const key = faqOf[care.about]
  const faq = key && (await faqSource(deps.db, asker.role, key))
  return said && faq ? { ...said, sources: [faq, ...said.sources] } : said
}

const faqOf: Partial<Record<Care['about'], string>> = {
  complaint: 'when-to-see-a-doctor',
  weight: 'when-to-see-a-doctor',
  medication: 'who-should-ask-first',
  pregnancy: 'who-should-ask-first',
  other: 'who-should-ask-first',
  listed: 'diagnosed-allergy',
  either: 'allergy-or-intolerance',
  unchanged: 'how-long-to-avoid',
  better: 'reintroduction',
}

function answerTo(own: Own, care: Care, question: string): Told | undefined {
  const said = care.about === 'other' ? foodsIn(own, question, care.allergen) : foodsIn(own, question)
  const source = [reportSource(own.person)]
  const answer = (...texts: (string | false | undefined)[]) =>
    told(texts.filter(Boolean).join(' '), source, said.flatMap(shownVerdict))
  const verdicts = said.map(({ sentence }) => sentence).join(' ')
  const note = diseaseNote(question)
  switch (care.about) {
    case 'pen':
      return answer(
        'An IgG value is no reason for an adrenaline auto-injector: it shows no allergy, however high it is. A doctor decides whether you need one, by what has happened to you and by allergy tests (skin prick or specific IgE). If you already have one, keep it at hand and do not give it up because of this report.',
        verdicts,
        signs,
      )
    case 'mild':
      return answer(
        'Hives, a rash, redness, itching or tingling with a food can be an allergy, also a mild one that goes with pollen; flushing after alcohol is common too. As you describe it, it is no emergency now. An IgG value, low or high, does not tell the cause.',
        `Eat no more of ${namesOf(said)} for now, and see a doctor or pharmacist soon, about allergy tests too.`,
        found(said),
        signs,
      )
    case 'over':
      return answer(
        `What you describe can have been an allergic reaction, even if it has passed: the next one may be stronger. Do not eat ${namesOf(said)} again, not even a little, before a doctor has tested you for an allergy (skin prick or specific IgE); no IgG value answers that.`,
        found(said),
        signs,
      )
    case 'accident':
      return accident(own, said, source)
    case 'listed': {
      const allergy = said.find(({ kind }) => kind === 'allergy')
      return (
        allergy &&
        answer(
          allergy.sentence,
          `A low IgG value does not lift an allergy: this test does not measure IgE, by which allergies run${ownValue(own, allergy)}. Only an allergy doctor can tell with their own tests whether it has gone; until then keep your allergy plan and your medicine at hand.`,
        )
      )
    }
    case 'either':
      return answer(
        note,
        said.length > 0 ? found(said) : '',
        'That value tells neither an allergy nor an intolerance. An allergy mostly shows within minutes to two hours, with hives, swelling, vomiting or trouble breathing; an intolerance more often hours later, with bloating or pain, and by the amount.',
        said.some(({ kind }) => kind === 'allergy') && said[0]?.sentence,
        'A diary and a doctor help you to tell.',
      )
    case 'weight':
      return answer(
        'Please see a doctor soon about a change of weight that you did not want, within days if it is quick or you feel unwell: this test cannot explain it.',
        'Until then leave out nothing more, eat enough, and put something in place of each food you leave out; a dietitian can help.',
        said.length > 0 && found(said),
      )
    case 'better':
      return answer(
        'Good that you feel better. That fits a trial without the food, but does not prove it yet: other things changed with it.',
        found(said),
        'Keep to it for four to six weeks in all, then bring one food back at a time with your practitioner, a few days each, and note what happens. Never try again by yourself a food that made you seriously ill or that you are allergic to.',
      )
    case 'unchanged':
      return answer(
        'If nothing has changed after four to six weeks without a food, it is probably not the cause and can come back, one food at a time; agree on it with your practitioner.',
        found(said),
        `${limits}: ${otherCauses}.`,
        'See a doctor about complaints that last, sooner with weight loss, blood, fever or pain at night.',
      )
    case 'supplement':
      return supplement(own, said, source)
    case 'medication':
      return answer(
        'Please ask your doctor or pharmacist first, and neither stop, start nor change a medicine because of this test; ask them also whether a food goes with it and what the tablets hold (milk sugar, starch, gelatine). The test measures foods, no medicines.',
        /\b(?:grapefruits?|pomelos?|seville)\b/iu.test(question) &&
          'Grapefruit changes how many medicines work, some statins among them: leave it until they have said that it goes.',
        said.length > 0 && `Of the food itself, by your test: ${verdicts}`,
      )
    case 'pregnancy':
      return answer(
        'Please speak with your midwife or doctor before you leave out foods in pregnancy or while breastfeeding: you and your baby need what is in them, and a value alone is no reason for an elimination diet now.',
        said.length > 0 && `By your own test: ${verdicts}`,
        said.length > 0 &&
          'Ask them also what is left out in pregnancy anyway, such as raw meat and eggs, cheese from raw milk, and alcohol. Your results say nothing for the baby.',
      )
    case 'complaint':
      if (care.isOfFood && said.length === 0) return undefined
      return complaint(own, care, question, said, source)
    case 'other':
      return other(care, said, question, source)
  }
}

/** The verdicts on the foods and dishes that a question names, but for `allergen`, which is somebody else's. */
function foodsIn({ person }: Own, question: string, allergen?: string): Verdict[] {
  const matcher = foodMatcher()
  const { text, tokens, mentions } = matcher.read(question)
  const words = mentions
    .filter(({ first, end }) => !isNoFood.test(text.slice(tokens[first]?.start, tokens[end - 1]?.end)))
    .reduce<{ first: number; end: number }[]>((all, { first, end }) => {
      const last = all.at(-1)
      // "goat cheese salad" is one.
      if (last && first <= last.end) last.end = Math.max(last.end, end)
      else all.push({ first, end })
      return all
    }, [])
    .map(({ first, end }) => text.slice(tokens[first]?.start, tokens[end - 1]?.end))
    .filter(
      (one) =>
        !allergen || (plain(one) !== plain(allergen) && !/^(?:lactose|gluten|nuts?|milk|dairy)$/iu.test(one)),
    )
  const named =
    words.length > 0 ? words : [trigger.exec(plain(question))?.groups?.['food'] ?? ''].filter(Boolean)
  return [...new Set(named.map((one) => one.toLowerCase()))]
    .slice(0, MOST_FOODS)
    .map((one) => verdictOf(matcher, one, person))
    .filter(({ kind }) => kind !== 'not-known')
}
const isNoFood =
  /^(?:brains?|bloat\w*|pains?|spots?|gas|wind|may|foods?|diets?|meals?|hearts?|heads?|skin|tongue|stomach|tummy|belly|tablets?|capsules?|water|blood|liver|kidneys?|lunch|dinner|breakfast|snacks?|salt|milk-?free|back|dates?|animals?|dogs?|cats?|rabbits?|horses?|nose|ears?|cheeks?|feet|oil|gel|gelatine?|powder|vitamins?|supplements?|probiotics?)$/iu

const namesOf = (said: readonly Verdict[]) =>
  said.length > 0 ? listed(said.map(({ title }) => lower(title))) : 'it'
const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

const isElevated = ({ level }: DecidingFood) => level === 'high' || level === 'moderate'
const graded = ({ foodName, level, measured }: DecidingFood) =>
  `${lower(foodName)} (${[measured && printed(measured, measured.scale), level].filter(Boolean).join(', ')})`

/** What the tests found of each, with levels and values, elevated relatives too. */
function found(said: readonly Verdict[]): string {
  return said
    .map(({ kind, title, foods, sentence }) => {
      if (kind === 'allergy' || kind === 'own' || kind === 'not-tested') return sentence
      const all = foods.filter(isElevated).slice(0, MOST_DECIDING)
      const low = foods.find(({ level }) => level === 'low')
      if (all.length > 0)
        return kind === 'may-hold'
          ? `In ${lower(title)} there may be, by your test, ${listed(all.map(graded))}.`
          : `For ${lower(title)} your test shows ${listed(all.map(graded))}.`
      if (kind === 'no-elevation')
        return `Your test found no elevation for ${low ? graded(low) : lower(title)}.`
      return kind === 'may-hold' ? `${title}: ${sentence}` : sentence
    })
    .join(' ')
}

function ownValue({ person: { test } }: Own, { foods }: Verdict): string {
  const name = foods[0]?.foodName.toLowerCase()
  const result = test?.results.find(({ food }) => food.toLowerCase().startsWith(name ?? '-'))
  return result && test ? `, and its ${printed(result, test.scale)} says nothing about yours` : ''
}

/** Somebody has eaten what they leave out. */
function accident({ person }: Own, said: readonly Verdict[], source: Told['sources']): Told {
  const allergy = said.find(({ kind }) => kind === 'allergy')
  const shown = said.flatMap(shownVerdict)
  if (allergy)
    return {
      ...told(
        `${allergy.title}: ${listed(allergy.foods.filter(({ level }) => level === 'allergy').map(({ foodName }) => lower(foodName)))} is on your list as an allergy. ${contactText}`,
        source,
        shown,
      ),
      isUrgent: true,
    }
  const allergies = person.avoid
    .filter(({ level }) => level === 'allergy')
    .map(({ foodName }) => lower(foodName))
  return told(
    [
      'Nothing has to be done: an elevated IgG value is no allergy, and once does not undo what you have left out.',
      found(said),
      'Drink and eat as usual, note in your diary what you feel over the next two or three days, and leave it out again from the next meal.',
      allergies.length > 0 &&
        `If it may have held ${listed(allergies, 'or')}, your allergy, read its label now and follow your allergy plan.`,
      signs,
    ]
      .filter(Boolean)
      .join(' '),
    source,
    shown,
  )
}

function supplement({ person }: Own, said: readonly Verdict[], source: Told['sources']): Told {
  const gelatine = verdictOf(foodMatcher(), 'gelatine', person)
  const beef = verdictOf(foodMatcher(), 'beef', person)
  const capsule = minds(beef)
    ? `The shell of a capsule and gummies are mostly gelatine, of pork or beef, and ${listed(beef.foods.filter(isElevated).map(graded))} is on your list: choose plant capsules (cellulose, HPMC), or ask the maker.`
    : `The shell of a capsule and gummies are mostly gelatine, of pork or beef. ${gelatine.sentence}`
  return told(
    [
      capsule,
      found(said),
      'Read the rest of the list too, for milk, wheat starch, egg and your allergies, or scan it; and ask your doctor or pharmacist whether you need it.',
    ]
      .filter(Boolean)
      .join(' '),
    source,
    [...said, beef].flatMap(shownVerdict),
  )
}

const gluten =
  /\b(?:gluten|wheat|pasta|bread|durum|spelt|rye|barley|oats?|pizza|couscous|noodles?|lasagne|spaghetti)\b/u
const long = /\b(?:blood|fever|weight|night|weeks|months|black stools?)\b/u
const skinSaid = /\b(?:skin|eczema|itch\w*|rash\w*|acne|spots|pimples|hives)\b/u
const headSaid = /\b(?:head\w*|migraines?)\b/u
const tiredSaid = /\b(?:tired\w*|fatigue\w*|exhaust\w*|energy|knackered|shattered|fog\w*|sleep\w*|awake)\b/u

function causesOf(text: string): string {
  if (skinSaid.test(text)) return 'dry skin, contact, stress or an allergy are other usual causes'
  if (headSaid.test(text))
    return 'too little sleep or drink, caffeine, alcohol, histamine or a skipped meal are other usual causes'
  if (tiredSaid.test(text))
    return 'too little sleep, iron or food, the thyroid, or late and large meals are other usual causes'
  return otherCauses
}

/** What to do about a complaint, what the test found of the food named, and when a doctor is needed: never a diagnosis. */
function complaint(
  { person }: Own,
  { isAcute, isLeftOut }: { isAcute: boolean; isLeftOut: boolean },
  question: string,
  said: readonly Verdict[],
  source: Told['sources'],
): Told {
  const text = plain(question)
  const note = diseasesIn(text).length > 0 && diseaseNote(question)
  const raised = person.avoid
    .map(({ foodName, level }, at) => ({
      name: lower(foodName),
      level,
      value: person.measured[at]?.value ?? 0,
    }))
    .filter(({ level }) => level === 'high')
    .toSorted((one, another) => another.value - one.value)
    .map(({ name }) => name)
  const allergy = said.find(({ kind }) => kind === 'allergy')
  const names = namesOf(said)
  const todo = allergy
    ? 'Keep to that and see a doctor about what happened.'
    : isLeftOut
      ? 'Leaving foods out can feel worse for some days, and what took their place, or too little to eat or fibre, may be the cause: replace what you leave out, and drink enough.'
      : said.length > 0
        ? gluten.test(text)
          ? `Do not stop eating gluten before a doctor has tested for coeliac disease, as the test needs it; then try two or three weeks without ${names}.`
          : `Try two or three weeks without ${names}, or with less of it, and see whether it changes.`
        : raised.length > 0 && `Your highest foods, to watch first, are ${listed(raised.slice(0, 3))}.`
  return told(
    [
      note,
      isAcute &&
        'Drink now, often and in small sips, best an oral rehydration solution. Hardly passing water, dizziness, a dry mouth, blood, fever, or keeping nothing down for a day needs a doctor at once; an infection is the usual cause.',
      said.length > 0 ? found(said) : 'Your results cannot tell what causes it.',
      `${limits}: ${causesOf(text)}.`,
      todo,
      isLeftOut && said.length > 0 && 'Bring foods back one at a time with your practitioner.',
      diary,
      long.test(text) ? doctorNow : doctor,
    ]
      .filter(Boolean)
      .join(' '),
    source,
    said.flatMap(shownVerdict),
  )
}

/** What is said about somebody else: nothing of the asker's results holds for them. */
function other(
  {
    other: { whom, kind },
    allergen,
    isShared,
  }: { other: Other; allergen: string | undefined; isShared: boolean },
  said: readonly Verdict[],
  question: string,
  source: Told['sources'],
): Told {
  if (kind === 'pet')
    return told(
      `Your results are yours alone and say nothing for ${whom}: ask a vet what it may eat. Chocolate, onions, garlic, grapes, raisins, alcohol and the sweetener xylitol poison dogs and cats; if it has eaten some, call a vet at once.`,
      [],
    )
  const parts = [
    allergen && allergyOf(whom, allergen, said),
    kind === 'child'
      ? `Please speak with the child’s doctor before you change what a child eats: your results are yours alone and say nothing for ${whom}.`
      : `Your results are yours alone and say nothing for ${whom}, who needs a doctor and tests of their own before leaving out a food.`,
    kind === 'child' &&
      /\b(?:baby|infant|newborn|months?|weaning)\b/u.test(plain(question)) &&
      'What a baby may have, and when, a midwife or the child’s doctor tells you.',
    (isShared || allergen) && said.length > 0 && `For you: ${said.map(({ sentence }) => sentence).join(' ')}`,
  ]
  const shown = isShared || allergen ? said.flatMap(shownVerdict) : []
  return told(parts.filter(Boolean).join(' '), shown.length > 0 ? source : [], shown)
}

function allergyOf(whom: string, allergen: string, said: readonly Verdict[]): string {
  const matcher = foodMatcher()
  const foods = matcher.resolve([{ name: allergen }])
  const holds = said.map(({ q, title }) => {
    const [found] = matcher.verdicts(matcher.read(q), foods)
    if (found?.verdict === 'match')
      return `${title} usually holds ${allergen}: leave it for ${whom}, even a trace.`
    if (found?.verdict === 'unsure' || found?.verdict === 'trace')
      return `${title} may hold ${allergen}: leave it for ${whom} unless the label or the kitchen rules it out, traces too.`
    return `We know of no ${allergen} in the usual ${lower(title)}, but only its label or its cook can tell, traces too: without that, leave it for ${whom}.`
  })
  return holds.length > 0
    ? holds.join(' ')
    : `For ${whom}, what holds ${allergen} is out, even in traces: read each label, and ask ${whom} what else.`
}
