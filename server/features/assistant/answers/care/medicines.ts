import medicines from './medicines.json' with { type: 'json' }
import { pattern, reader, remover } from '../words/words'

const medicinesIn = reader(medicines)

const inGeneral =
  'medic(?:ine|ines|ation|ations|ament\\w*)|medikament\\w*|meds|painkillers?|inhalers?|medicaments?'
export const anyMedicine = pattern(
  inGeneral,
  'drugs?|tablets?|tabletten?|pills?|dos(?:e|es|age)|prescri\\w+|pastillas?|digoxin|hrt',
  ...medicines.map(({ said }) => said),
)
const ofMedicines = pattern(inGeneral, 'medicamentos?|medicinas?|tabletten|comprimes')
const grapefruit = pattern('grapefruits?|pomelos?|seville|pamplemousse|pomelo|toronja')
const ofGrapefruit =
  "Grapefruit can make many medicines too strong or too weak. These include some statins and blood pressure tablets. Leave it out until your pharmacist says it's fine with yours."

/** What everybody should know about food with the medicines in a `plain` text. */
export function medicineFacts(text: string): string[] {
  const facts = medicinesIn(text).map(({ fact }) => fact)
  const isListed = facts.some((fact) => fact.includes('rapefruit'))
  return grapefruit.test(text) && !isListed ? [...facts, ofGrapefruit] : facts.slice(0, 2)
}

export const isMedicineNamed = (text: string): boolean =>
  ofMedicines.test(text) || medicinesIn(text).length > 0

export const withoutMedicines = remover(medicines)
