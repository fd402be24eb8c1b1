import { emergencyCardFor } from '@shared/domain/emergency-cards'
import { listed } from '@shared/domain/counts'
import { ateOwn, mayHoldAllergy } from '@shared/domain/safety'
import { isFree } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import type { Told } from '../../told'
import { allergenName, allergensOf, capital, type Own, ifWrong } from '../person/about-person'
import { answer, type Asked, askedOf } from './care-asked'
import { foodsOfCare } from './care-foods'
import { diseaseText, hasDiseaseText, pastReactionText } from './disease'
import { noVerdict, diseasesIn, isAllergy } from './diseases'
import { namesOf, verdictsOn } from '../person/found'
import { withoutOwnPast } from '../person/own-past'
import { ofGuilt, oneSlip } from './care-diet'
import { bounded } from '../words/words'

/* What is told of allergies and diseases, which no IgG value shows. */

const signs =
  'Trouble breathing, swelling of the lips, face, tongue or throat, spreading hives or feeling faint is an emergency: call the emergency number at once (112, 999 or 911).'

/** Beside an allergy or a disease, a food shown as free of elevation would seem free of that. */
const withoutFree = ({ own, said }: Pick<Asked, 'own' | 'said'>) => ({
  own,
  said: said.filter((one) => !isFree(one)),
})

/** An adrenaline auto-injector: whether to have one, keep it, or have it replaced. */
export function pen(asked: Asked): Told {
  const { own, text, values } = asked
  if (/\b(?:expir\w*|out of date|abgelaufen|perim\w*|caduc\w*|renew\w*)\b/u.test(text))
    return answer(
      asked,
      'Have it replaced now, by your doctor or pharmacist, and carry two if they were prescribed. Until then keep the old one: in an emergency an expired auto-injector is better than none, and call the emergency number at once (112, 999 or 911).',
    )
  return answer(
    asked,
    /\b(?:stop|without|leave|still|carry\w*)\b/u.test(text) &&
      'Yes, keep carrying it: only your allergy doctor can end that.',
    'An IgG value is no reason for an adrenaline auto-injector, and tells nothing of the danger of a severe reaction: it shows no allergy, however high it is. A doctor decides whether you need one, by what has happened to you and by allergy tests (skin prick or specific IgE). If you already have one, keep it at hand and do not give it up because of this report.',
    values,
    allergensOf(own.person).length > 0 &&
      `For your allergy to ${listed(allergensOf(own.person))} ask your allergy doctor whether you need one.`,
    'If a food ever brought you hives, swelling or trouble breathing within two hours, leave it out and have yourself tested.',
    signs,
  )
}

/** A reaction that was mild, or is long over. */
export function mildReaction(asked: Asked): Told {
  const { text, said, values } = asked
  return answer(
    asked,
    signs,
    `What you describe can be an allergy, even if it is mild or long over: the next reaction may be stronger, and an IgG value, low or high, says nothing about that. Leave ${said.length > 0 ? namesOf(said) : 'what you ate then'} out altogether, even a little, until a doctor has tested you (skin prick or specific IgE).`,
    /\b(?:mouth|lips?|throat|tongue|gums|hay ?fever|birch|pollen|spring)\b/u.test(text) &&
      'With hay fever, raw fruit, vegetables and nuts often make the mouth itch, as their proteins are like those of pollen.',
    values,
    said.length === 0 &&
      allergensOf(asked.own.person).length > 0 &&
      `Could ${listed(allergensOf(asked.own.person), 'or')}, your allergy, have been in it? Then follow your allergy plan and call a doctor now.`,
  )
}

/** What somebody says of an allergy that is on their record; undefined where it is not, and another is not asked of. */
export function onRecord(asked: Asked): Told | undefined {
  const { own, text, said } = asked
  const allergies = said.filter(({ kind }) => kind === 'allergy')
  const isOwn = /\ballerg|\balerg/u.test(text)
  if (allergies.length === 0) return isOwn ? hasDisease(asked) : undefined
  const names = listed(
    allergies
      .flatMap(({ foods }) => foods)
      .filter(isAllergen)
      .map(allergenName),
  )
  if (ofTraces.test(text)) return traces(asked, names)
  return answer(
    asked,
    ofRecord.test(text) &&
      `${capital(names)} stands on your record as an allergy because somebody entered it: you in Settings, ${asked.practitioner} or the laboratory. ${ifWrong}`,
    !ofRecord.test(text) && allergies.map(({ sentence }) => sentence).join(' '),
    `A low IgG value does not lift an allergy: this test does not measure IgE, by which allergies run, and neither finds nor cures one.${ownValue(own, allergies)}`,
    /\bantihist\w*|allergy (?:pills?|tablets?)\b/u.test(text) &&
      'An antihistamine does not protect you from a severe reaction either.',
    ofTravel.test(text) &&
      `On a trip carry a card in the language of the country that names ${names}, ask the kitchen each time, and leave what nobody can tell you about: sauces, oils, breads and street food hold much that is not seen. Sesame, nuts, fish and shellfish are in much of Asian and Middle Eastern cooking. Plain rice, fruit that you peel, grilled fish or meat without sauce are the easier choices, as far as your results allow. Keep your emergency medicine in the hand luggage, learn the emergency number there, and speak with your doctor before you go.`,
    'Only an allergy doctor can tell with their own tests whether it has gone; until then keep your allergy plan and your medicine at hand.',
  )
}

const isAllergen = ({ level }: { level: string }) => level === 'allergy'
/** What is said of an allergy as it stands on the record, and not of the food. */
const ofRecord = bounded(
  'remove\\w*|delete\\w*|take (?:it |that |this |\\S+ ){0,3}(?:off|out|away)|get rid|wrong|mistake|never (?:said|told|had|entered)',
  'who (?:put|entered|wrote|added|said)|why (?:does|do|is|am|have)|grew out|grown out|outgr\\w*|not any ?more|no longer|correct\\w*',
  'entfern\\w*|losch\\w*|falsch|warum|pourquoi|supprim\\w*|enlev\\w*|quit\\w*|borr\\w*|por que',
)
const ofTravel = bounded(
  'trips?|travel\\w*|holidays?|flight|fly(?:ing)?|abroad|vacation|going to|reise\\w*|urlaub|flieg\\w*|voyage|vacances|viaj\\w*|vacaciones',
)
const ofTraces = bounded(
  'traces?|may (?:also )?contain|(?:made|produced|packed) in an? \\S+|factory|handles|spuren|(?:kann|konnte?n?) \\S+ enthalten',
  'peut contenir|puede contener|trazas|cross contam\\w*',
)

/** What a warning of traces on a label means for an allergy. */
const traces = (asked: Asked, names: string): Told =>
  answer(
    asked,
    `No, leave it: ${names} is on your record as an allergy, and with an allergy a warning such as “may contain” or “made in a factory that handles” counts, as even a trace can bring on a reaction. Only your allergy doctor can tell whether traces matter for you.`,
    `The IgG value says nothing about that. A label without a warning is no promise either, as such warnings are voluntary: ask the maker if you are unsure. Keep the medicine at hand that was prescribed for your allergy.`,
    signs,
  )

/** What is told of a label with traces of an own allergy; undefined where it names none. */
export async function tracesTold(own: Own, question: string): Promise<Told | undefined> {
  const asked = await askedOf(own, question)
  const allergens = asked.said.flatMap(({ foods }) => foods).filter(isAllergen)
  return allergens.length > 0 && ofTraces.test(asked.text)
    ? traces(asked, listed(allergens.map(allergenName)))
    : undefined
}

/** Whether it is an allergy or an intolerance. */
export function either(asked: Asked): Told {
  const { own, text, said } = asked
  return answer(
    asked,
    diseaseText(own.person, text, said, capital(noVerdict(text))),
    'An allergy mostly shows within minutes to two hours, with hives, swelling, vomiting or trouble breathing; an intolerance more often hours later, with bloating or pain, and by the amount. A diary and a doctor help you to tell.',
  )
}

/** What goes for who has a disease or an allergy. */
export const hasDisease = (asked: Asked): Told | undefined =>
  diseasesIn(asked.text).length > 0
    ? answer(withoutFree(asked), hasDiseaseText(asked.own.person, asked.text, asked.said))
    : undefined

const helps = bounded('help\\w*|hilft|helfen|aide\\w*|ayuda\\w*')
const ofShock = bounded(
  'anaphyla\\w*|anafila\\w*|(?:allergic|anaphylactic) shock|allergischer schock|alpha gal',
)
const cures = /\b(?:cures?|heals?|treats?|prevents?|protects?|heilt|guerit|cura)\b/u

/** Whether the asker has a disease, or a food cures it. */
export function disease(asked: Asked): Told | undefined {
  // Whether a diet helps is asked by who has it.
  if (helps.test(asked.text) && diseasesIn(asked.text).some((ill) => !isAllergy(ill)))
    return hasDisease(asked)
  return answer(
    withoutFree(asked),
    ofShock.test(asked.text) &&
      'No IgG value, however high, tells whether a severe reaction (anaphylaxis) may come: that is a matter of an allergy, which runs by IgE.',
    diseaseText(
      asked.own.person,
      asked.text,
      asked.said,
      cures.test(asked.text)
        ? `No food by itself cures or prevents a disease: keep to your doctor’s treatment. Also, ${noVerdict(asked.text)}`
        : `This test cannot tell: ${noVerdict(asked.text)}`,
    ),
    ofShock.test(asked.text) && signs,
  )
}

/** A reaction of long ago. */
export function pastReaction({ own, text }: Asked): Told {
  const said = verdictsOn(own.person, foodsOfCare(withoutOwnPast(text)))
  return answer(withoutFree({ own, said }), pastReactionText(own.person, text, said), signs)
}

function ownValue({ person: { test } }: Own, allergies: readonly Verdict[]): string {
  const name = allergies[0]?.foods[0]?.foodName.toLowerCase()
  const result = test?.results.find(({ food }) => food.toLowerCase().startsWith(name ?? '-'))
  return result ? ` Its value (${result.text}) says nothing about yours.` : ''
}

/** Somebody has eaten what they leave out. */
export function accident(asked: Asked): Told {
  const { own, question, text, said, values } = asked
  const allergy = said.find(mayHoldAllergy)
  if (!allergy) {
    const allergies = allergensOf(own.person)
    return answer(
      asked,
      ofGuilt.test(text) && oneSlip,
      'Nothing has to be done, and you need not begin again: an elevated IgG value is no allergy, and once does not undo what you have left out.',
      values,
      'Drink and eat as usual, note in your diary what you feel over the next two or three days, and go on with your plan from the next meal.',
      allergies.length > 0 &&
        `If it may have held ${listed(allergies, 'or')}, your allergy, read its label now and follow your allergy plan.`,
      signs,
    )
  }
  const card = emergencyCardFor(question, 'by-mistake')
  const named = allergy.foods.filter(({ level }) => level === 'allergy').map(allergenName)
  const onList = `${allergy.title}: ${listed(named)} is on your list as an allergy. `
  const answered = answer(asked, `${card.language === 'en' ? onList : ''}${card.text}`)
  // What would be if it came to that is told as well, and is no emergency.
  return ateOwn(foodMatcher, question, own.person) ? { ...answered, isUrgent: card.language } : answered
}
