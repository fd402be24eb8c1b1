import { emergencyCardFor } from '@shared/domain/emergency-cards'
import { listed } from '@shared/domain/counts'
import { ateOwn, mayHoldAllergy } from '@shared/domain/safety'
import { isFree } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../foods/foods.public'
import { faqSource } from '../faq-passages'
import type { Told } from '../told'
import type { Ask, IntentOf } from '../understand/intents'
import { graveNotes } from '../topics'
import {
  allergenName,
  allergensOf,
  allergyStays,
  capital,
  type Own,
  reportSource,
  shownVerdict,
  told,
} from './about-person'
import { foodsOfCare } from './care-foods'
import { complaintText } from './complaint'
import { frightText, howLongText, ownIdeaText } from './course'
import { diseaseText, hasDiseaseText, pastReactionText } from './disease'
import { diseasesIn, isAllergy, noVerdict } from './diseases'
import { found, namesOf, verdictsOn } from './found'
import { medicineFacts } from './medicines'
import { ofOther } from './others'
import { withoutOwnPast } from './own-past'
import { nameOfPractitioner } from './people'
import { plain } from './plain'
import { supplement } from './supplements'
import { bounded } from './words'

/** What is told here: comfort and the two of an allergy have answerers of their own. */
export type Care = Exclude<IntentOf<'care'>, 'scared' | 'nothing-left'> | 'either'

const signs =
  'Trouble breathing, swelling of the lips, face, tongue or throat, spreading hives or feeling faint is an emergency: call the emergency number at once (112, 999 or 911).'

/** What is told to a question that wants `care`; undefined where it turns out to want something else. */
export async function careTold(own: Own, care: Care, { question }: Ask): Promise<Told | undefined> {
  const said = await answerTo(own, care, question)
  if (!said) return undefined
  // Nothing comes before a card.
  if (said.isUrgent) return said
  const faq = await faqSource(own.db, own.asker.role, faqOf(care, question))
  return {
    ...said,
    answer: [...graveNotes(question), said.answer].join('\n\n'),
    sources: faq ? [faq, ...said.sources] : said.sources,
  }
}

const faqs: Record<Exclude<Care, 'disease' | 'has-disease'>, string> = {
  complaint: 'when-to-see-a-doctor',
  'complaint-acute': 'when-to-see-a-doctor',
  'complaint-left-out': 'when-to-see-a-doctor',
  weight: 'when-to-see-a-doctor',
  medication: 'who-should-ask-first',
  pregnancy: 'who-should-ask-first',
  mood: 'who-should-ask-first',
  'other-adult': 'who-should-ask-first',
  'other-child': 'who-should-ask-first',
  pet: 'who-should-ask-first',
  listed: 'diagnosed-allergy',
  'past-reaction': 'diagnosed-allergy',
  either: 'allergy-or-intolerance',
  pen: 'not-an-allergy-test',
  'mild-reaction': 'severe-reaction',
  accident: 'eating-out',
  supplement: 'enough-nutrients',
  unchanged: 'how-long-to-avoid',
  'how-long': 'how-long-to-avoid',
  'own-idea': 'enough-nutrients',
  fright: 'what-the-test-does-not-show',
  better: 'reintroduction',
}
const faqsOfDisease: Record<string, string> = {
  'coeliac disease': 'coeliac-disease',
  'lactose intolerance': 'lactose',
  'an allergy': 'not-an-allergy-test',
}

const cures = /\b(?:cures?|heals?|treats?|prevents?|protects?|heilt|guerit|cura)\b/u

/** A complaint after what the test found nothing of. */
const isOfLow = bounded(
  'came (?:out|back|up) (?:as )?(?:fine|low|ok|okay|normal|clear|negative|green)',
  '(?:is|are|was|were|its|theyre) (?:only |very |so )?(?:low|green|negative|normal)',
  'not (?:high|elevated|raised)|no elevation',
)

/** The FAQ that tells more. */
function faqOf(care: Care, question: string): string {
  const text = plain(question)
  const [first] = diseasesIn(text)
  if (care === 'complaint') {
    if (first && !isAllergy(first) && faqsOfDisease[first.name]) return faqsOfDisease[first.name] ?? ''
    if (isOfLow.test(text)) return 'symptoms-without-elevation'
  }
  if (care !== 'disease' && care !== 'has-disease') return faqs[care]
  if (care === 'has-disease') return first && isAllergy(first) ? 'diagnosed-allergy' : 'who-should-ask-first'
  return faqsOfDisease[first?.name ?? ''] ?? 'what-the-test-does-not-show'
}

async function answerTo(own: Own, care: Care, question: string): Promise<Told | undefined> {
  const { person } = own
  const text = plain(question)
  const said = verdictsOn(person, foodsOfCare(text))
  const values = found(person, said)
  const practitioner = (await nameOfPractitioner(own)) ?? 'your practitioner'
  const answer = (...texts: (string | false | undefined)[]) =>
    told(texts.filter(Boolean).join(' '), [reportSource(person)], said.flatMap(shownVerdict))
  switch (care) {
    case 'pen':
      if (/\b(?:expir\w*|out of date|abgelaufen|perim\w*|caduc\w*|renew\w*)\b/u.test(text))
        return answer(
          'Have it replaced now, by your doctor or pharmacist, and carry two if they were prescribed. Until then keep the old one: in an emergency an expired auto-injector is better than none, and call the emergency number at once (112, 999 or 911).',
        )
      return answer(
        /\b(?:stop|without|leave|still|carry\w*)\b/u.test(text) &&
          'Yes, keep carrying it: only your allergy doctor can end that.',
        'An IgG value is no reason for an adrenaline auto-injector, and tells nothing of the danger of a severe reaction: it shows no allergy, however high it is. A doctor decides whether you need one, by what has happened to you and by allergy tests (skin prick or specific IgE). If you already have one, keep it at hand and do not give it up because of this report.',
        values,
        signs,
      )
    case 'mild-reaction':
      return answer(
        `What you describe can be an allergy, even if it is mild or long over: the next reaction may be stronger, and an IgG value, low or high, says nothing about that. Leave ${namesOf(said)} out altogether, even a little, until a doctor has tested you (skin prick or specific IgE).`,
        /\b(?:mouth|lips?|throat|tongue|gums|hay ?fever|birch|pollen|spring)\b/u.test(text) &&
          'With hay fever, raw fruit, vegetables and nuts often make the mouth itch, as their proteins are like those of pollen.',
        values,
        signs,
      )
    case 'accident':
      return accident(own, said, question)
    case 'listed': {
      const allergies = said.filter(({ kind }) => kind === 'allergy')
      const isOwn = /\ballerg|\balerg/u.test(text)
      if (allergies.length === 0) return isOwn ? hasDisease() : undefined
      return answer(
        allergies.map(({ sentence }) => sentence).join(' '),
        `A low IgG value does not lift an allergy: this test does not measure IgE, by which allergies run, and neither finds nor cures one.${ownValue(own, allergies)}`,
        /\bantihist\w*|allergy (?:pills?|tablets?)\b/u.test(text) &&
          'An antihistamine does not protect you from a severe reaction either.',
        'Only an allergy doctor can tell with their own tests whether it has gone; until then keep your allergy plan and your medicine at hand.',
      )
    }
    case 'either':
      return answer(
        diseaseText(person, text, said, capital(noVerdict(text))),
        'An allergy mostly shows within minutes to two hours, with hives, swelling, vomiting or trouble breathing; an intolerance more often hours later, with bloating or pain, and by the amount. A diary and a doctor help you to tell.',
      )
    case 'weight': {
      const hasGained = /\b(?:gain\w*|put(?:ting)? on|up|nehme (?:\S+ )?zu)\b/u.test(text)
      return answer(
        hasGained
          ? 'This test cannot explain a gain in weight: what took the place of the foods that you left out, larger portions, less movement, the thyroid, water or a medicine may. See a doctor if it is quick, goes on, or comes with swelling or tiredness.'
          : 'Please see a doctor soon about losing weight without wanting to, within days if it is quick or you feel unwell: this test cannot explain it, and it is no good sign of the diet.',
        `Until then leave out nothing more: eat enough, put something in place of each food that you leave out${lowCount(own)}, and speak with ${practitioner} about bringing foods back. A dietitian can help.`,
        allergyStays(person),
        values,
      )
    }
    case 'mood':
      return answer(
        'I am sorry that this weighs on you. No result is a reason to be afraid of food, and a value is no danger by itself.',
        bounded(
          'anorex\\w*|bulimi\\w*|eating disorder|magersucht|essstorung|binge\\w*|make myself sick|starv\\w*',
          'skip\\w* meals|stopped eating|only eat|hate my body',
        ).test(text)
          ? `With an eating disorder, now or in the past, please do not leave out foods by yourself: speak with your doctor or therapist first, and show them this list. You need not do it alone.`
          : `You need not do the diet, or all of it at once: speak with ${practitioner} about fewer foods or a pause. Most foods stay yours${lowCount(own)}.`,
        allergyStays(person),
        'If the low mood lasts over two weeks or eating becomes a struggle, see a doctor; IgG shows no depression. If you ever think of hurting yourself, call a crisis line (116 123 in the United Kingdom, Ireland and Germany, 3114 in France, 024 in Spain, 988 in the United States) or the emergency number at once.',
        values,
      )
    case 'better':
      return answer(
        'Good that you feel better. That fits a trial without the food, but does not prove that it was the cause: other things changed with it.',
        values,
        `Keep to it for four to six weeks in all, then bring one food back at a time with ${practitioner}, a few days each, and note what happens. Never try again by yourself a food that made you seriously ill or that you are allergic to.`,
      )
    case 'unchanged':
      return answer(
        'Two or three weeks can be too short, and nobody can promise that the diet helps. If nothing has changed after four to six weeks without a food, it is probably not the cause and can come back, one food at a time.',
        values,
        `Look for hidden sources first (labels, sauces, eating out), keep a diary, and leave out nothing more by yourself: speak with ${practitioner} about how to go on. Other causes, such as lactose, stress, sleep or a disease, are for a doctor, who should see complaints that last, sooner with weight loss, blood, fever or pain at night.`,
      )
    case 'how-long':
      return answer(howLongText(practitioner))
    case 'own-idea':
      return answer(ownIdeaText(person, said, practitioner))
    case 'fright': {
      const [number] = /\b\d+(?:\.\d+)?\b/u.exec(text) ?? []
      return answer(frightText(person, number === undefined ? undefined : Number(number), values))
    }
    case 'supplement':
      return supplement(own, said, text)
    case 'medication': {
      const facts = medicineFacts(text)
      const allergy = said.some(({ kind }) => kind === 'allergy')
      return answer(
        allergy && values,
        'Please ask your doctor or pharmacist before you change anything, and neither stop, start nor change a medicine because of this test or diet.',
        facts.join(' '),
        /\b(?:have any|any of my|contain\w*|whats in|lactose|gluten|gelatine?)\b/u.test(text) &&
          facts.length > 0 &&
          'What a tablet holds (milk sugar, wheat starch, gelatine) stands in its leaflet; the amounts are tiny.',
        facts.length === 0 &&
          'Ask them also whether a food goes with it, and what the tablets hold (milk sugar, starch, gelatine).',
        /\b(?:diet|plan|elimination|leav\w*|diat|regime|dieta)\b/u.test(text) &&
          !/\bstop|change\b/u.test(text) &&
          'You can go on with your diet meanwhile, if you eat enough.',
        'The test measures foods, no medicines.',
        /\b(?:results?|values?|igg|next test|retest|test)\b/u.test(text) &&
          'Whether it changes IgG values cannot be told from your results; what dampens the immune system can, so tell your practitioner what you take, and ask them or the laboratory when to test.',
        !allergy && values,
        !allergy && said.length > 0 && 'That says nothing about how the food goes with the medicine.',
      )
    }
    case 'pregnancy':
      return answer(
        /\b(?:breast ?feed\w*|nursing|lactat\w*|stille|allait\w*|pecho)\b/u.test(text)
          ? `Please speak with your midwife or doctor before you go on leaving out foods while breastfeeding: you and your baby need what is in them, and fewer foods or a pause can be agreed with ${practitioner}. Your results say nothing about the baby, neither that a food passes on and harms it nor that it does not; about complaints of the baby ask its doctor.`
          : `Please speak with your midwife or doctor, and with ${practitioner}, before you begin or go on with leaving out foods in pregnancy or while trying for a baby: you and the baby need what is in them, and a value alone is no reason for an elimination diet now. Leave out nothing more by yourself. Your results say nothing about the baby.`,
        allergyStays(person),
        values,
        !/\bbreast|nursing|stille|allait|pecho/u.test(text) &&
          'In pregnancy leave out anyway what is raw or risky: raw or undercooked meat, fish and eggs, cheese from raw milk or with white rind, liver, and alcohol. Fish, well cooked, is good, but little tuna.',
      )
    case 'has-disease':
      return hasDisease()
    case 'disease':
      return ofDisease(
        diseaseText(
          person,
          text,
          said,
          cures.test(text)
            ? `No food by itself cures or prevents a disease: keep to your doctor’s treatment. Also, ${noVerdict(text)}`
            : `This test cannot tell: ${noVerdict(text)}`,
        ),
      )
    case 'past-reaction': {
      const once = verdictsOn(person, foodsOfCare(withoutOwnPast(text)))
      return told(
        [pastReactionText(person, text, once), signs].join(' '),
        [reportSource(person)],
        once.filter(isNotGreen).flatMap(shownVerdict),
      )
    }
    case 'complaint':
    case 'complaint-acute':
    case 'complaint-left-out':
      return answer(complaintText(person, text, { care, said, practitioner }))
    case 'other-adult':
      return ofOther(person, 'adult', question)
    case 'other-child':
      return ofOther(person, 'child', question)
    case 'pet':
      return ofOther(person, 'pet', question)
  }
  function hasDisease() {
    return ofDisease(hasDiseaseText(person, text, said))
  }
  function ofDisease(answered: string) {
    return told(answered, [reportSource(person)], said.filter(isNotGreen).flatMap(shownVerdict))
  }
}

/** Beside an allergy or a disease, a food shown as free of elevation would seem free of that. */
const isNotGreen = (said: Verdict) => !isFree(said)

const lowCount = ({ person }: Own) =>
  person.low.length > 0 ? ` (${person.low.length} foods show no elevation in your test)` : ''

function ownValue({ person: { test } }: Own, allergies: readonly Verdict[]): string {
  const name = allergies[0]?.foods[0]?.foodName.toLowerCase()
  const result = test?.results.find(({ food }) => food.toLowerCase().startsWith(name ?? '-'))
  return result ? ` Its value (${result.text}) says nothing about yours.` : ''
}

/** Somebody has eaten what they leave out. */
function accident({ person }: Own, said: readonly Verdict[], question: string): Told {
  const allergy = said.find(mayHoldAllergy)
  const [source, shown] = [[reportSource(person)], said.flatMap(shownVerdict)]
  const named = (foods: readonly (Parameters<typeof allergenName>[0] & { level: string })[]) =>
    foods.filter(({ level }) => level === 'allergy').map(allergenName)
  if (allergy) {
    const { text, language } = emergencyCardFor(question, 'by-mistake')
    const onList = `${allergy.title}: ${listed(named(allergy.foods))} is on your list as an allergy. `
    const said = told(`${language === 'en' ? onList : ''}${text}`, source, shown)
    // What would be if it came to that is told as well, and is no emergency.
    return ateOwn(foodMatcher, question, person) ? { ...said, isUrgent: language } : said
  }
  const allergies = allergensOf(person)
  return told(
    [
      'Nothing has to be done, and you need not begin again: an elevated IgG value is no allergy, and once does not undo what you have left out.',
      found(person, said),
      'Drink and eat as usual, note in your diary what you feel over the next two or three days, and go on with your plan from the next meal.',
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
