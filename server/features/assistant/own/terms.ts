import { scales } from '@shared/domain/levels'
import type { Told } from '../told'
import { told } from './about-person'
import { pattern } from './words'

/** A word of the report or of tests: `said` as `plain` writes it, in the languages that people ask in, and what it means. */
export type Term = { said: string; says: string }

const { 'µg/ml': micrograms, index } = scales

const ofEating: readonly Term[] = [
  {
    said: 'eliminations?|elimination (?:phase|diet|period)|eliminationsphase|eliminationsdiat|(?:phase|regime) d elimination|(?:fase|dieta) de eliminacion',
    says: 'Elimination is leaving out the foods agreed with your practitioner for a limited time, mostly four to six weeks, to see whether you feel better; then they come back one at a time.',
  },
  {
    said: 're ?introductions?|re ?introducing|re ?introduce|reintroduction phase|wiedereinfuhrung|provocation(?: phase)?|reintroduccion',
    says: 'Reintroduction is bringing a food back after leaving it out: one food at a time, a small portion, then more over about three days, while you note what you feel. Not for a food that you are allergic to or that made you seriously ill: that belongs in a clinic.',
  },
  {
    said: 'rotation(?: diet)?|rotationsdiat|regime de rotation|dieta de rotacion',
    says: 'In a rotation diet a food is eaten only every third or fourth day, in turns with others. In your list that is a way to have moderate foods only now and then; that it lowers IgG values is not proven.',
  },
  {
    said: 'fodmaps?|low fodmap',
    says: 'FODMAPs are sugars and fibres that ferment in the bowel, such as those of onion, garlic, wheat, pulses, milk (lactose) and some fruit. They can bloat a sensitive bowel; IgG has nothing to do with them.',
  },
  {
    said: 'histamines?|histamin|histamina',
    says: 'Histamine is a substance of the body that is also in ripened, fermented or long-stored food such as aged cheese, wine and salami. IgG does not measure it.',
  },
]

const ofFoods: readonly Term[] = [
  {
    said: 'gluten',
    says: 'Gluten is the protein of wheat (durum wheat and spelt too), rye and barley.',
  },
  {
    said: 'wheat|weizen|ble|trigo',
    says: 'Wheat is the grain: it holds gluten beside starch and other proteins. So food without wheat may still hold gluten, from rye or barley, and a value for one is none for the other.',
  },
  {
    said: 'lactose|laktose|lactosa|milk sugar|milchzucker',
    says: 'Lactose is milk sugar. Who digests it badly is lactose intolerant, which a breath test shows and IgG does not; lactose-free milk still holds all the milk protein.',
  },
  {
    said: 'milk proteins?|dairy protein|cows? milk protein|milcheiweiss|proteines? de lait|proteina de (?:la )?leche',
    says: 'Milk proteins are casein and whey: an IgG value for milk is about them, not about milk sugar (lactose), and a milk allergy is one to them.',
  },
  {
    said: 'caseine?|kasein|caseina',
    says: 'Casein is the main protein of milk, the one that makes curd and cheese.',
  },
  {
    said: 'whey|molke|petit lait|lactoserum|suero',
    says: 'Whey is the thin part of milk that is left of cheese making; its proteins are often in protein powders.',
  },
  { said: 'gliadine?|gliadina', says: 'Gliadin is a part of gluten, the protein of wheat.' },
]

const ofTests: readonly Term[] = [
  {
    said: 'igg ?4',
    says: 'IgG4 is one of the four kinds of IgG antibodies. Like IgG as a whole it is made against foods that the body meets, and shows no allergy, no intolerance for certain and no disease.',
  },
  {
    said: 'ige|immunoglobulin e|ige antibod(?:y|ies)',
    says: 'IgE is the kind of antibody that carries most food allergies. This test does not measure it; an allergy doctor does, with a skin prick or a blood test for specific IgE.',
  },
  {
    said: 'iga|immunoglobulin a',
    says: 'IgA is the antibody of mucous membranes such as the bowel’s. This test does not measure it; doctors do when they look for coeliac disease.',
  },
  {
    said: 'antibod(?:y|ies)|anti bod(?:y|ies)|antikorper|anticorps|anticuerpos?',
    says: 'An antibody is a protein that the immune system makes to recognise something, such as a germ or a food. This test measures those of the kind IgG against each food; they are no proof of an allergy or a disease.',
  },
  {
    said: 'antigens?|antigene?|antigenos?',
    says: 'An antigen is what an antibody recognises: here a protein of a food.',
  },
  {
    said: 'allergens?|allergene?|alergenos?',
    says: 'An allergen is what can bring on an allergy, such as a protein of peanut or milk. Which ones are yours an allergy test tells (IgE), not this one.',
  },
  {
    said: 'cross ?reacti(?:ons?|vity|ve)|cross allerg(?:y|ies)|kreuz ?reaktion(?:en)?|kreuz allergie|reactions? croisees?|allergie croisee|reaccion(?:es)? cruzadas?',
    says: 'In a cross-reaction antibodies against one thing also fit a similar one, such as birch pollen and apple, or goat’s and sheep’s milk. So a food can have a raised value though you hardly eat it. With an allergy it can cause complaints: that is for an allergy doctor.',
  },
  {
    said: 'intoleran(?:ce|ces|t)|food intolerances?|unvertraglichkeit|intoleranz|intolerancia',
    says: 'An intolerance is that a food disagrees with you without an allergy, often by the amount, as with lactose. No IgG value proves one: only leaving a food out and bringing it back tells.',
  },
  {
    said: 'sensitivit(?:y|ies)|food sensitivit(?:y|ies)|sensitised|sensitized|sensibilitat|sensibilite|sensibilidad',
    says: '“Sensitivity” is a loose word for a food that disagrees with somebody; medicine has no test for it, and an IgG value is no proof of one.',
  },
  {
    said: '(?:ige |allergy |igg )?class(?:es)?(?: (?:\\d|one|two|three|four|five|six))?|klassen?|clases?',
    says: 'Classes (0 to 6) are how allergy tests sort values of IgE. Your results have none: they have three levels, no elevation, moderate and high, and cannot be turned into classes.',
  },
  {
    said: 'cut ?offs?(?: values?| points?)?|thresholds?|limits?|limit values?|grenzwerte?|seuils?|valeurs? limites?|umbral(?:es)?|reference (?:range|values?)|normal range|bands?',
    says: `A cut-off is the value from which a level begins: in µg/ml moderate begins at ${micrograms.moderate} and high at ${micrograms.high}, on the index scale at ${index.moderate} and ${index.high}. Right above or below it the difference is small.`,
  },
  {
    said: 'index(?: scale| value| points?)?|indexwert|indice',
    says: `The index is a scale without a unit on which some reports give values: below ${index.moderate} is no elevation, ${index.moderate} to below ${index.high} moderate, ${index.high} or more high. It cannot be turned into µg/ml.`,
  },
  {
    said: 'repeatabilit(?:y|ies)|reproducibilit(?:y|ies)|wiederholbarkeit|repetabilite|repetibilidad|margin of error|error margin|measurement error|tolerance',
    says: 'Repeatability is how close two measurements of one sample come: here within about 15 % or 1.5 units, whichever is more. A smaller difference between two tests counts as none.',
  },
  {
    said: 'no elevation|not elevated|unelevated|without elevation',
    says: `No elevation means a value below ${micrograms.moderate} µg/ml (below ${index.moderate} on the index scale): by this test nothing speaks against the food. It rules out no allergy, and no other way in which a food may upset you.`,
  },
  {
    said: 'elevat(?:ed|ion)|raised|reactive|erhoht|erhohung|eleve|elevado',
    says: 'Elevated means above the lowest limit, moderate or high: your blood holds more IgG against that food. It is a hint to try out, and no diagnosis.',
  },
  {
    said: 'panels?|test panel|food panel',
    says: 'The panel is the set of foods that the laboratory tests a sample for; what is not in it has no value.',
  },
  {
    said: 'serum|blutserum',
    says: 'Serum is the clear part of blood that is left after clotting; the antibodies are in it.',
  },
  {
    said: 'anaphyla(?:xis|ctic shock|xie|xia)|anafilaxia|allergic shock|allergischer schock',
    says: 'Anaphylaxis is a severe allergic reaction of the whole body, with trouble breathing, swelling, hives or fainting: an emergency (112, 999 or 911). No IgG value tells the risk of it.',
  },
  {
    said: 'epi ?pens?|(?:adrenaline |epinephrine )?(?:auto ?)?injectors?|adrenaline pens?',
    says: 'An adrenaline auto-injector (such as an EpiPen) is a pen that injects adrenaline into the thigh at a severe allergic reaction. A doctor prescribes it by allergy tests and what has happened; whoever uses it calls the emergency number at once, even if it gets better.',
  },
  {
    said: 'traces?|may contain|may contain traces|spuren|traces? possibles?|trazas',
    says: 'Traces are tiny amounts that get into a product by its making (“may contain ...”). With an allergy they count; for a high or moderate IgG value alone they mostly do not matter.',
  },
  {
    said: 'placebo(?: effect)?|placebo ?effekt',
    says: 'The placebo effect is that one feels better because one expects to. It is one reason why feeling better without a food is no proof until the food is brought back.',
  },
  {
    said: 'elisa',
    says: 'ELISA is a common way for laboratories to measure antibodies in blood, by a colour that gets stronger the more there are. How yours measured, the laboratory tells you.',
  },
]

/** What words of the report, of tests and of diets mean. */
export const terms: readonly Term[] = [...ofTests, ...ofEating, ...ofFoods]
const ways = terms.map((term) => ({ term, said: pattern(term.said), isFood: ofFoods.includes(term) }))

/** The terms that a question, as `plain` writes it, names; what is a food as well only where nothing else is named. */
export function termsIn(text: string): Term[] {
  const found = ways.filter(({ said }) => said.test(text))
  const others = found.filter(({ isFood }) => !isFood)
  return (others.length > 0 ? others : found).map(({ term }) => term)
}

/** What one term means, or what each of several does. */
export const termsTold = (asked: readonly Term[]): Told => told(asked.map(({ says }) => says).join(' '), [])
