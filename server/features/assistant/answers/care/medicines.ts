import medicines from './medicines.json' with { type: 'json' }
import { pattern } from '../words/words'

const ways = medicines.map((medicine) => [medicine, pattern(medicine.said)] as const)

const inGeneral =
  'medic(?:ine|ines|ation|ations|ament\\w*)|medikament\\w*|meds|painkillers?|inhalers?|medicaments?'
/** Words for medicines in general. */
export const anyMedicine = pattern(
  inGeneral,
  'drugs?|tablets?|tabletten?|pills?|dos(?:e|es|age)|prescri\\w+|pastillas?|digoxin|hrt',
  ...medicines.map(({ said }) => said),
)
const ofMedicines = pattern(inGeneral, 'medicamentos?|medicinas?|tabletten|comprimes')
const grapefruit = pattern('grapefruits?|pomelos?|seville|pamplemousse|pomelo|toronja')
const ofGrapefruit =
  'Grapefruit makes many medicines too strong or too weak, some statins and blood pressure tablets among them: leave it out until your pharmacist says that it goes with yours.'

/** What everybody should know of food with the medicines that a question names; `text` as `plain` writes it. */
export function medicineFacts(text: string): string[] {
  const facts = ways.filter(([, said]) => said.test(text)).map(([{ fact }]) => fact)
  const isTold = facts.some((fact) => fact.includes('rapefruit'))
  return grapefruit.test(text) && !isTold ? [...facts, ofGrapefruit] : facts.slice(0, 2)
}

/** Whether a text names a medicine, or speaks of medicines. */
export const isMedicineNamed = (text: string): boolean =>
  ofMedicines.test(text) || ways.some(([, said]) => said.test(text))

/** A text without the names of medicines, of which "iron tablets" would be food. */
export const withoutMedicines = (text: string): string =>
  ways.reduce((rest, [, said]) => rest.replace(new RegExp(said.source, 'gu'), ' is '), text)
