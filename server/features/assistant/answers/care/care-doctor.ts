import type { Told } from '../../told'
import { allergyStays } from '../person/about-person'
import { answer, type Asked } from './care-asked'
import { medicineFacts } from './medicines'

/* What is told to who has to ask a doctor first: with a medicine, and in pregnancy. */

/** A medicine, and the diet beside it. */
export function medication(asked: Asked): Told {
  const { text, said, values } = asked
  const facts = medicineFacts(text)
  const allergy = said.some(({ kind }) => kind === 'allergy')
  return answer(
    asked,
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

/** Pregnancy and breastfeeding. */
export function pregnancy(asked: Asked): Told {
  const { own, text, values, practitioner } = asked
  return answer(
    asked,
    /\b(?:breast ?feed\w*|nursing|lactat\w*|stille|allait\w*|pecho)\b/u.test(text)
      ? `Please speak with your midwife or doctor before you go on leaving out foods while breastfeeding: you and your baby need what is in them, and fewer foods or a pause can be agreed with ${practitioner}. Your results say nothing about the baby, neither that a food passes on and harms it nor that it does not; about complaints of the baby ask its doctor.`
      : `Please speak with your midwife or doctor, and with ${practitioner}, before you begin or go on with leaving out foods in pregnancy or while trying for a baby: you and the baby need what is in them, and a value alone is no reason for an elimination diet now. Leave out nothing more by yourself. Your results say nothing about the baby.`,
    allergyStays(own.person),
    values,
    !/\bbreast|nursing|stille|allait|pecho/u.test(text) &&
      'In pregnancy leave out anyway what is raw or risky: raw or undercooked meat, fish and eggs, cheese from raw milk or with white rind, liver, and alcohol. Fish, well cooked, is good, but little tuna.',
  )
}
