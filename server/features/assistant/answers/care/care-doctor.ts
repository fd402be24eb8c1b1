import type { Told } from '../../told'
import { allergyStays } from '../person/about-person'
import { answer, type Asked } from './care-asked'
import { proceduresIn } from './care-tables'
import { medicineFacts } from './medicines'
import { procedure } from './procedures'
import { bounded } from '../words/words'

/* What is told to who has to ask a doctor first: with a medicine, at a procedure, and in pregnancy. */

const keep =
  'Neither stop, start nor change a medicine because of this test or diet: ask your doctor or pharmacist first.'
const ofContents = bounded(
  'have any|any of my|contain\\w*|whats in|what is in|(?:made )?(?:of|from) (?:wheat|milk|lactose|starch)|ingredients?|fillers?',
  'excipients?|starch|lactose|milk sugar|gluten (?:free|in)|gelatine?|drin|enthal\\w*|hilfsstoffe?|\\w*starke|contien\\w*|amidon|llevan?|almidon',
)
const ofValues = bounded(
  'results?|values?|levels?|numbers?|igg|(?:next|blood|food)? ?(?:test|retest)',
  'wert\\w*|ergebnis\\w*|befund\\w*|valeurs?|resultats?|valor\\w*|resultad\\w*|prueba|analisis',
)

/** A medicine or a procedure, and the diet beside it. */
export function medication(asked: Asked): Told {
  const { text, said, values, practitioner } = asked
  const [found] = proceduresIn(text)
  if (found) return procedure(asked, found)
  const allergy = said.some(({ kind }) => kind === 'allergy')
  const beside = !allergy && said.length > 0 && 'That says nothing about how the food goes with the medicine.'
  if (ofContents.test(text))
    return answer(
      asked,
      'What your tablets hold I cannot see: the leaflet lists it under “other ingredients”, and a pharmacist can look it up for your very packet. Milk sugar, wheat starch or gelatine in a tablet are tiny amounts, which mostly do not matter with an IgG value; with an allergy or coeliac disease ask for one without.',
      keep,
      values,
      beside,
    )
  const facts = medicineFacts(text)
  const isOfValues = ofValues.test(text)
  return answer(
    asked,
    allergy && values,
    isOfValues &&
      `Whether it changes your IgG values cannot be told for certain: of most medicines, antibiotics and the pill among them, no clear effect is known, while cortisone and what else dampens the immune system can lower them. Keep taking it as prescribed, tell ${practitioner} what you take, and ask them or the laboratory when to test.`,
    (!isOfValues || facts.some((fact) => /antibody/u.test(fact))) && facts.join(' '),
    keep,
    facts.length === 0 &&
      'Ask them also whether a food goes with it, and what the tablets hold (milk sugar, starch, gelatine).',
    /\b(?:diet|plan|elimination|leav\w*|diat|regime|dieta)\b/u.test(text) &&
      !/\bstop|change\b/u.test(text) &&
      'You can go on with your diet meanwhile, if you eat enough.',
    'The test measures foods, no medicines.',
    !allergy && values,
    beside,
  )
}

const ofBreast = bounded(
  'breast ?feed\\w*|breast ?milk|nursing|lactat\\w*|still(?:e|en|t|zeit)|muttermilch|allait\\w*|lait maternel',
  'pecho|amamant\\w*|lactancia|leche materna',
)

/** Pregnancy and breastfeeding. */
export function pregnancy(asked: Asked): Told {
  const { own, text, values, practitioner } = asked
  if (ofBreast.test(text))
    return answer(
      asked,
      'No: for the baby you need not leave out foods because of your IgG values. Breast milk holds mostly another kind of antibody (IgA) and only little IgG, which is not known to harm a baby, and your values do not tell what your baby tolerates.',
      `You both need varied meals and enough of them, so speak with your midwife or doctor before you go on with the diet; fewer foods or a pause can be agreed with ${practitioner}.`,
      'If the baby has a rash, blood in the nappy, much crying or does not grow, ask its doctor before you leave out anything for it.',
      allergyStays(own.person),
      values,
    )
  return answer(
    asked,
    `Please speak with your midwife or doctor, and with ${practitioner}, before you begin or go on with leaving out foods in pregnancy or while trying for a baby: you and the baby need what is in them, and a value alone is no reason for an elimination diet now. Leave out nothing more by yourself. Your results say nothing about the baby.`,
    allergyStays(own.person),
    values,
    'In pregnancy leave out anyway what is raw or risky: raw or undercooked meat, fish and eggs, cheese from raw milk or with white rind, liver, and alcohol. Fish, well cooked, is good, but little tuna.',
  )
}
