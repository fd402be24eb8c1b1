import { questionLanguage } from '../text/question-language'
import { fold, plainQuotes } from '../text/fold'
import { pattern } from '../text/pattern'

// A model's text must be on food alone; refusing too much only costs another try.

const oneOf = (list: string) => `(?:${list.trim().replace(/\s+/gu, '|')})`

/** Beginnings of words on illness, medicines, medical staff and safety, in four languages. */
const begun =
  oneOf(`allergy allergi[ce] allergies allergo alerg anaphyl intoler toler toller vertrag coeliac celiac
zoliak coeliak disease illness sickness ailment disorder syndrome symptom complaint reaction itch bloat
nausea vomit migraine headache pain asthma eczema diabet cancer infect inflamm trigger sensitiv immun
antibod antikorp anticorps anticuerp histamin antihist medic medik medizin pharma dosage insulin epi-?pen
auto-?inject adrenalin steroid cortison antibio antidepress inhaler ibuprofen aspirin paracetamol remed
therap healing healed healthy healthier reliev sooth doctor physician dietitian nutritionist pharmacist
practitioner hospital diagnos proven safe unsafe harm risk danger hazard worr threat problem unproblem krank
arzt gesund crohn colitis dermat sicher gefahr unbedenk bedenkenlos malad medecin sante guerir guerit enferm
salud segur cura[rd] peligro absetz`)
const whole =
  oneOf(`ill sick rash hives ache aches reacts? igg?[aegm]?\\d? drugs? pills? doses? cures? heals? relief
tests tested proofs? proves? okay ok hurts? agrees? unharmed fear triggered wert werte unwell`)
/** Endings of the names of medicines. */
const medicine = oneOf(
  `izine atadine prazole statin cillin mycin sartan olol dipine profen sone solone triptan oxetine azepam formin parin gliptin thyroxine`,
)
/** Phrases that tell a reader what to take, avoid or eat. */
const tells = [
  '(?:stop|start|keep|quit|continue|carry|leave) (?:\\w+ )?(?:taking|using|avoiding|carrying|eating|your)',
  pattern`you(?:'re| are|'ve|'ll)? (?:\w+ )?(?:can|may|could|might|should|must|need|are|have|do|don't|no longer|free|
    able|allowed) (?!hardly|almost|not eaten|to hand)`,
  '(?:nobody|no one|everybody|everyone|anybody|anyone) (?!expects)',
  '(?:eaten|eat|enjoy\\w*|have|return|back|drink) (?:\\w+ )?again',
  'your (?!oven|pan|pot|hands?|fingers|knife|taste|own|favou?rite)',
  '(?:(?:are|is|be) |perfectly )(?:quite |just |all )?fine (?:for|to|again|now)',
  '(?:tablets?|capsules?) (?:daily|a day|away)|(?:take|taking|swallow) (?:\\w+ )?(?:tablets?|capsules?)',
  pattern`(?:for|by|to) (?:you|anybody|anyone|everybody|everyone)\b|suitable|feel free|free to|go ahead|all right to|
    no (?:need|reason)|nothing (?:will |can )?(?:happens?|speaks)`,
  "you'll|you will|bring(?:ing)? back (?!the)|brought back|reintroduc\\w*|fine with a|(?:are|is) fine[.!,]",
  "(?:sie|ihr|ihre|ihren|nicht|vous|votre|vos|n'etes|tu|usted|sus)\\b",
  'in the clear|https?:|www',
]

const refused = new RegExp(
  `(?<![a-z])${begun}|\\b${whole}\\b|[a-z]{3}${medicine}s?\\b|\\b(?:${tells.join('|')})`,
  'u',
)

/** Words of both Spanish and English. */
const bothWays = /\b(?:a|no)\b/giu
const isEnglish = (line: string) =>
  line.split(/\s+/u).length < 3 || questionLanguage(line.replace(bothWays, ' ')) === 'en'

/** Without illness, medicine, test, doctor, anything called safe, or advice on eating. */
export const isOnlyAboutFood = (text: string): boolean =>
  text.split(/\n+/u).every((line) => isEnglish(line) && !refused.test(plainQuotes(fold(line))))
