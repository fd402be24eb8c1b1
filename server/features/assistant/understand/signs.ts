import { dietsIn, proceduresIn, supplementsIn } from '../answers/care/care-tables'
import { namesComplaint, redFlagIn } from '../answers/care/complaints'
import { diseasesIn, isAllergy } from '../answers/care/diseases'
import { isMedicineNamed } from '../answers/care/medicines'
import { bounded } from '../answers/words/words'
import type { Intent } from './intents'

const ofPen = bounded(
  'epi ?pens?|(?:auto ?)?injectors?|adrenaline?|epinephrine|jext|emerade|notfallset|adrenalina',
)
const ofBirth = bounded(
  'pregnan\\w*|breast ?(?:feed\\w*|fed|milk)|ttc|trying for a baby|conceiv\\w*|trimester|schwanger\\w*|stillzeit|muttermilch',
  'enceinte|allait\\w*|embaraz\\w*|lactancia|amamant\\w*',
)

const ofComplaint = ['care.complaint', 'care.complaint-acute', 'care.complaint-left-out'] as const

/** `isStrong`: precedes intents that are only likely. */
type Sign = { isIn: (text: string) => boolean; intents: readonly Intent[]; isStrong?: boolean }

/** Words of bodies and diseases with the intents they suggest, the most likely first. */
const signs: Record<string, Sign> = {
  birth: { isIn: (text) => ofBirth.test(text), intents: ['care.pregnancy'], isStrong: true },
  pen: { isIn: (text) => ofPen.test(text), intents: ['care.pen'], isStrong: true },
  flag: { isIn: (text) => redFlagIn(text) !== undefined, intents: ofComplaint, isStrong: true },
  procedure: {
    isIn: (text) => proceduresIn(text).length > 0,
    intents: ['care.medication', 'care.vaccine', 'care.surgery'],
  },
  medicine: { isIn: isMedicineNamed, intents: ['care.medication'] },
  complaint: {
    isIn: namesComplaint,
    intents: [...ofComplaint, 'care.better', 'care.mild-reaction', 'care.unchanged'],
  },
  disease: {
    isIn: (text) => diseasesIn(text).some((ill) => !isAllergy(ill)),
    intents: ['care.has-disease', 'care.disease', 'care.other-adult', 'care.other-child'],
  },
  allergy: {
    isIn: (text) => diseasesIn(text).some(isAllergy),
    intents: ['care.disease', 'care.has-disease', 'care.listed', 'care.other-adult', 'care.other-child'],
  },
  supplement: {
    isIn: (text) => supplementsIn(text).some(({ isFood }) => !isFood),
    intents: ['care.supplement'],
  },
  diet: {
    isIn: (text) => dietsIn(text).some(({ isOfFoods }) => !isOfFoods),
    intents: ['care.own-idea', 'care.fodmap'],
  },
}

export const signsIn = (text: string): string[] =>
  Object.entries(signs).flatMap(([name, { isIn }]) => (isIn(text) ? [name] : []))

export const signIn = (text: string): Sign | undefined => signs[signsIn(text)[0] ?? '']
