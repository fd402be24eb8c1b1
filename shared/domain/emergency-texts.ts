import { contact, crisis, heart, plainOf, poisoned } from './emergency'

const numbers = '112 in Europe, 999 in the United Kingdom, 911 in North America'

/** What is said instead of any other answer; no model is asked. */
export const emergencyText =
  'This may be an emergency. If somebody has trouble breathing, swelling of the face, tongue or throat, faints or feels ' +
  'very unwell after eating, has swallowed something harmful or may hurt themselves: call your emergency number now (112 ' +
  'in Europe, 999 in the United Kingdom, 911 in North America). Use an adrenaline auto-injector if one was prescribed, ' +
  'lie down with the legs raised, or sit up if breathing is hard, and do not stay alone. I cannot help in an emergency.'

const crisisText =
  'You do not have to go through this alone. I am glad that you wrote it down, and what you feel matters more than any ' +
  'result or diet. Please talk to somebody now, a person near you or a crisis line, free at any hour: 116 123 (Samaritans) ' +
  'in the United Kingdom and Ireland, 0800 1110111 (Telefonseelsorge) in Germany, 3114 in France, 024 in Spain, 988 in the ' +
  `United States. If you or somebody else is in danger now, call your emergency number (${numbers}), move away from ` +
  'anything that could hurt you, and stay with somebody.'

const heartText =
  `Call your emergency number now: these may be signs of a heart attack or a stroke (${numbers}). Do it also if they come and ` +
  'go, and do not drive yourself. Until help is there: sit or lie down and rest, loosen tight clothes, do not stay alone, and ' +
  'eat and drink nothing. Note when it began: in a stroke, with a drooping face, a weak arm or slurred speech, each minute counts. ' +
  'If somebody does not respond and does not breathe as usual, begin chest compressions.'

const poisonText =
  `Call your emergency number or a poison centre now (${numbers}; poison centre 1-800-222-1222 in the United States, 91 562 04 20 ` +
  'in Spain, 030 19240 in Germany, 01 45 42 59 59 in France, NHS 111 in the United Kingdom). Do so even if there are no signs ' +
  'yet. Do not bring on vomiting, give nothing to eat or drink unless they tell you to, and keep the packet or what is left ' +
  'of it. Stay with the person; if they are drowsy, lay them on their side. If it was taken on purpose, ' +
  'do not leave them alone: 116 123 in the United Kingdom and Ireland and 988 in the United States also listen.'

const afterText =
  'Please be seen by a doctor today, even if it feels better now. A reaction can return for hours after the first one is over, ' +
  'so whoever had trouble breathing, swelling or fainting, or used an adrenaline auto-injector, belongs in hospital to be watched. ' +
  'Do not stay alone, do not drive, and keep the auto-injector at hand. If any sign comes back, use it if one ' +
  `was prescribed and call your emergency number at once (${numbers}). Do not eat the food again before an allergy doctor agrees.`

/** For who has eaten what they are allergic to, and feels nothing. */
export const contactText =
  'Eating something that you are allergic to can become an emergency, even if you feel well now. Eat no more of it, follow ' +
  'the plan that your doctor gave you, keep your medicine and your adrenaline auto-injector at hand, and do not stay alone ' +
  'for the next hours. At the first sign (hives, swelling of the lips, face or tongue, a tight throat, trouble breathing, vomiting, ' +
  'dizziness) use the auto-injector if one was prescribed and call your emergency number at once ' +
  `(${numbers}). Without a plan, call a doctor now.`

const whole = (source: string) => new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'u')
const crisisSigns = whole(
  `${crisis}|goodbye (?:letters?|texts?)|jump(?:ing)?|lebensmude|wish i (?:would|wouldn.?t|could|was|were)|nobody would miss me|can.?t go on|can.?t do this any ?more`,
)
const poisonSigns = whole(poisoned)
const heartSigns = whole(heart)
const contactSigns = whole(contact)
/** What makes of a tight chest a reaction to food. */
const reacting = whole(
  'ate|eat\\w*|eaten|after|since|burning|itch\\w*|hives|rash|welts|throat|lips?|tongue|sw[eo]l\\w*|sting|stung|breath\\w*|wheez\\w*|allerg\\w*|anaph\\w*|collaps\\w*|choking',
)
const better = whole(
  '(?:better|fine|ok|okay|all right|alright|normal|gone|settled|over|passed|eased)(?: again)? now|now (?:he|she|i|it|they)?.{0,6}(?:better|fine|ok|okay|normal|gone)|feel(?:s|ing)? (?:much |a bit |a lot |so much |completely )?(?:better|fine|ok|okay|normal)|(?:swelling|rash|hives|itch\\w*|it|they|everything) (?:has |have |is |are )?(?:all )?(?:gone|went|calmed|going|settled)(?: down| away)?|still (?:need|have|go|be|get|see)\\b.{0,30}(?:seen|hospital|doctor|a&e|er|checked|help)',
)
const notBetter = whole(
  "cannot|can'?t|cant|worse|not(?! (?:sure|going))|trouble|struggl\\w*|again|(?:is|are|keeps) (?:\\w+ )?(?:closing|swelling)",
)
const felt = whole(
  'sw[eo]l\\w*|itch\\w*|hives|breath\\w*|throat|tongue|lips|faint\\w*|wheez\\w*|vomit\\w*|dizzy|epp?i-? ?pens?|adrenalin\\w*|injector|reaction',
)

/** What is said of an emergency, by the words of it; in doubt what is said of a reaction. */
export function emergencyTextFor(question: string): string {
  const said = plainOf(question.slice(0, 2000))
  if (poisonSigns.test(said)) return poisonText
  if (crisisSigns.test(said)) return crisisText
  if (heartSigns.test(said) && !reacting.test(said)) return heartText
  if (contactSigns.test(said) && !felt.test(said)) return contactText
  return better.test(said) && felt.test(said) && !notBetter.test(said) ? afterText : emergencyText
}
