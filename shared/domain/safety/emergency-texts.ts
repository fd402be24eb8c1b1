import { plainOf } from './emergency'
import {
  belly,
  brain,
  burn,
  chestPain,
  dry,
  fit,
  headInjury,
  heat,
  penFails,
  shock,
  wound,
} from './emergency-dangers'
import {
  airwayOrFace,
  another,
  asthma,
  asWords,
  bleeding,
  choking,
  contact,
  crisis,
  driesOut,
  heart,
  lifeless,
  lowSugar,
  poisoned,
  stroke,
} from './emergency-signs'
import { pattern } from '../text/pattern'

const numbers = '112 in Europe, 999 in the United Kingdom, 911 in North America'

/** Shown instead of any other answer; no model is asked. */
export const emergencyText =
  'This may be an emergency. If somebody has trouble breathing, swelling of the face, tongue or throat, faints or feels ' +
  'very unwell after eating, has swallowed something harmful or may hurt themselves: call your emergency number now (112 ' +
  'in Europe, 999 in the United Kingdom, 911 in North America). Use an adrenaline auto-injector if one was prescribed, ' +
  'lie down with the legs raised, or sit up if breathing is hard, and do not stay alone. I cannot help in an emergency.'

export const crisisText =
  'You do not have to go through this alone. I am glad that you wrote it down, and what you feel matters more than any ' +
  'result or diet. Please talk to somebody now, a person near you or a crisis line, free at any hour: 116 123 (Samaritans) ' +
  'in the United Kingdom and Ireland, 0800 1110111 (Telefonseelsorge) in Germany, 3114 in France, 024 in Spain, 988 in the ' +
  `United States. If you or somebody else is in danger now, call your emergency number (${numbers}), move away from ` +
  'anything that could hurt you, and stay with somebody.'

/** For an emergency of unclear type. */
export const unclearText =
  `This may be an emergency. Call your emergency number now (${numbers}) and say what you told me. Do not stay alone or leave anybody ` +
  'alone, do not drive yourself, and eat and drink nothing until somebody has seen you. Whoever is faint lies down, whoever breathes hard ' +
  'sits up. An adrenaline auto-injector is for an allergic reaction only. If somebody does not respond but breathes, lay them on their ' +
  'side; if they do not breathe as usual, begin chest compressions (CPR). I cannot help in an emergency.'

export const heartText =
  `Call your emergency number now: these may be signs of a heart attack (${numbers}). Do it also if they come and go; do ` +
  'not look for the cause in food, and do not drive yourself. Until help is there: sit or half lie down and rest, loosen tight clothes, do not ' +
  'stay alone, and eat and drink nothing. If somebody does not respond and does not breathe as usual, begin chest compressions.'

export const strokeText =
  `Call your emergency number now: these may be signs of a stroke (${numbers}). Do it also if they pass: each minute counts. Note when it ` +
  'began. Sit or lie down with the head a little raised, do not stay alone, do not drive, and eat, drink and take nothing, as swallowing may fail. ' +
  'Whoever is drowsy lies on their side; if somebody does not breathe as usual, begin chest compressions. Do not look for the cause in food.'

export const brainText =
  `Call your emergency number now (${numbers}): a sudden headache as never before, a stiff neck with fever or headache, or sudden confusion ` +
  'may be a bleeding or an infection of the brain, or another illness that cannot wait. Lie down somewhere quiet, do not stay alone, do not drive, ' +
  'and eat and drink nothing. Whoever is drowsy lies on their side. Do not look for the cause in food.'

export const bellyText =
  `Call your emergency number now or go to the emergency department (${numbers}): severe pain in the belly with fever, or a belly as hard ` +
  'as a board, may need surgery. Do not stay alone, do not drive yourself, lie as it hurts least, eat and drink nothing, and take no laxative. ' +
  'No food value explains it.'

export const dryText =
  `Call your emergency number now (${numbers}): a baby that does not drink, is limp or has had no wet nappy for hours, or anybody who ` +
  'is dried out, confused or passes hardly any urine, cannot wait. Until help is there offer small sips, best of an oral rehydration solution ' +
  '(for a baby the breast or its usual milk), only to somebody who is awake and can swallow. Do not leave them alone.'

export const fitText =
  `Call your emergency number now (${numbers}). Note when the fit began. Clear away what could hurt, put something soft under the head, hold ` +
  'nobody down and put nothing into the mouth. When it is over, lay the person on their side and stay until they are fully awake; if they do ' +
  'not breathe as usual, begin chest compressions (CPR). Give nothing to eat or drink. If you had the fit yourself, do not stay alone and do not drive.'

export const headInjuryText =
  `Call your emergency number now (${numbers}): vomiting, drowsiness, confusion, dizziness, seeing double or a strong headache after a blow ` +
  'to the head may be a bleeding inside. Keep still and do not stay alone; do not move the neck if it hurts. Press a clean cloth gently on a ' +
  'wound. Whoever is drowsy and vomits lies on their side. No food, no drink and no aspirin or ibuprofen; do not drive.'

export const woundText =
  `Call your emergency number now (${numbers}) for a bleeding that does not stop. Press firmly on it with a clean cloth without letting go, ` +
  'lay another on top if it soaks through, and leave in what sticks in the wound. Raise the arm or leg if you can, lie down, keep warm, and do ' +
  'not stay alone. For the nose: lean forward and pinch the soft part for ten to fifteen minutes.'

export const burnText =
  'Cool the burn at once under cool running water for 20 minutes; no ice, cream, butter or oil. Take off rings and clothes near it, but nothing ' +
  'that sticks. Cover it loosely with cling film or a clean cloth, do not open blisters, and keep the rest of the body warm. Call your emergency ' +
  `number now (${numbers}) if it is larger than the hand, deep, white or charred, on the face, hands, feet or genitals, or on a child or ` +
  'somebody old; have any other burn with blisters seen today.'

export const heatText =
  `Call your emergency number now (${numbers}): heat stroke cannot wait. Go or carry into the shade, lie down, take off spare clothes and cool ` +
  'with wet cloths, cool water and a fan, above all neck, armpits and groin. Cool water in sips only for somebody who is fully awake. Whoever ' +
  'is drowsy lies on their side. Do not stay alone or leave them alone.'

export const poisonText =
  `Call your emergency number or a poison centre now (${numbers}; poison centre 1-800-222-1222 in the United States, 91 562 04 20 ` +
  'in Spain, 030 19240 in Germany, 01 45 42 59 59 in France, NHS 111 in the United Kingdom). Do so even if there are no signs ' +
  'yet. Do not bring on vomiting, give nothing to eat or drink unless they tell you to, and keep the packet or what is left ' +
  'of it. Stay with the person; if they are drowsy, lay them on their side. If it was taken on purpose, ' +
  'do not leave them alone: 116 123 in the United Kingdom and Ireland and 988 in the United States also listen.'

export const ownPoisonText =
  `Call your emergency number or a poison centre now, even if you feel well or notice nothing yet (${numbers}; poison centre 1-800-222-1222 in the United ` +
  'States, 91 562 04 20 in Spain, 030 19240 in Germany, 01 45 42 59 59 in France, NHS 111 in the United Kingdom). Do not stay alone: go to ' +
  'somebody near you, or unlock the door and ask somebody to come. Do not make yourself vomit, eat and drink nothing unless they tell you to, ' +
  'take no more, do not drive, and keep the packet. If you feel drowsy, lie on your side. If you took it because you cannot go on: I am glad that ' +
  'you wrote, you matter, and you do not have to go through this alone; 116 123 in the United Kingdom and Ireland and 988 in the United States also listen.'

export const lifelessText =
  `Call your emergency number now (${numbers}), or have somebody call, and put the phone on loudspeaker. Check the breathing for ten ` +
  'seconds. If they breathe as usual, lay them on their side (recovery position) and keep watching. If they do not, or only gasp, ' +
  'begin chest compressions (CPR) as the call-taker says: hard and fast in the middle of the chest, and send for a defibrillator. ' +
  'If an adrenaline auto-injector was prescribed and an allergy may be the cause, use it. Give nothing to eat or drink, and do not leave them alone.'

export const chokingText =
  `Call your emergency number now (${numbers}), or have somebody call. As long as there is a strong cough, keep coughing. If coughing, ` +
  'speaking or breathing fails: up to five blows between the shoulder blades, then up to five quick thrusts inwards and upwards above ' +
  'the navel, and again in turn. For a baby under one year: face down along your arm, five back blows, then five chest thrusts with two ' +
  'fingers, never on the belly. Alone, thrust your belly onto the back of a chair. If somebody stops responding, begin chest compressions (CPR). ' +
  'If there is also swelling or a rash after food, use an adrenaline auto-injector if one was prescribed.'

export const sugarText =
  'Low blood sugar cannot wait. If awake and able to swallow, take fast sugar now: a glass of juice or sugared (not diet) drink, four to ' +
  'five glucose tablets or three teaspoons of sugar, whatever your test shows for it, but nothing that you are allergic to. Measure ' +
  'again after 15 minutes and repeat if it is still low, then eat some bread, crackers or rice. If somebody is confused, drowsy, cannot ' +
  `swallow, has a fit or does not wake: give nothing by mouth, use the glucagon if there is one, and call your emergency number now (${numbers}).`

export const asthmaText =
  `Call your emergency number now (${numbers}) if the reliever does not help or is not there, speaking is hard, lips turn blue or it gets ` +
  'worse. Sit upright and stay calm; take the blue reliever as your asthma plan says (often one puff every 30 to 60 seconds, up to ten). ' +
  'If it came after food, with hives, swelling or vomiting, it may be an allergic reaction: use an adrenaline auto-injector first, if one ' +
  'was prescribed. Do not lie down, and do not stay alone.'

export const driesOutText =
  'Please get medical help today: a doctor or the out-of-hours service (116117 in Germany, NHS 111 in the United Kingdom), at once for a ' +
  'baby, a small child, somebody old, pregnant or with diabetes. Until then take small sips, a spoonful every few minutes, best an oral ' +
  `rehydration solution; no food for now. Call your emergency number (${numbers}) for great weakness, confusion, fainting, blood or ` +
  'coffee grounds in the vomit, hardly any urine, a stiff neck or very strong pain, or if it began soon after a food with hives, ' +
  'swelling or trouble breathing. Your food values do not tell the cause.'

export const bleedingText =
  `Call your emergency number now or go to the emergency department (${numbers}): blood that is vomited or coughed up, or much of it in ` +
  'the stool, or black stools, can be bleeding inside. Do not drive yourself, do not stay alone, sit or lie down, and eat and drink nothing until somebody has ' +
  'seen you. Take a list of your medicines along, above all blood thinners and painkillers. No food value explains it.'

export const theirsText =
  `This may be an emergency. Call your emergency number for them now (${numbers}). Use their adrenaline auto-injector at once if one was ` +
  'prescribed, and a second one after five minutes if it gets no better. Lay them down with the legs raised, or let them sit up if ' +
  'breathing is hard; they must not stand up or walk. Do not leave them alone. If they do not respond but breathe, lay them on their side; ' +
  'if they do not breathe as usual, begin chest compressions (CPR). Go to hospital even if it gets better. I cannot help in an emergency.'

export const afterText =
  `Call your emergency number now (${numbers}), even if it feels better: after an adrenaline auto-injector, or after trouble ` +
  'breathing, swelling or fainting, one has to be seen at once, and does not stay at home, go to work or drive. A reaction can ' +
  'return for hours after the first one is over. Do not stay alone, and keep the auto-injector at hand; if any sign comes back, ' +
  'use it again if one was prescribed. Do not eat the food again before an allergy doctor agrees.'

/** For a person who has eaten what they are allergic to, and feels nothing. */
export const contactText =
  'Eating something that you are allergic to can become an emergency, even if you feel well now. Do not eat any more of it, follow ' +
  'the plan that your doctor gave you, keep your medicine and your adrenaline auto-injector at hand, and do not stay alone ' +
  'for the next hours. At the first sign (hives, swelling of the lips, face or tongue, a tight throat, trouble breathing, vomiting, ' +
  'dizziness) use the auto-injector if one was prescribed and call your emergency number at once ' +
  `(${numbers}). Without a plan, call a doctor now.`

const crisisSigns = asWords([
  crisis,
  pattern`goodbye (?:letters?|texts?)|jump(?:ing)?|lebensmude|wish i (?:would|wouldn.?t|could|was|were)|
    nobody would miss me|can.?t go on|can.?t do this any ?more`,
])
/** Words that make a tight chest a reaction to food. */
const reacting = asWords(
  pattern`itch\w*|hives|rash|welts|throat|lips?|tongue|sw[eo]l\w*|sting|stung|breath\w*|wheez\w*|allerg\w*|anaph\w*|
    collaps\w*|choking|ate|eat\w*|quaddeln|ronchas|urticaire`,
)
/** Pain of the heart, after any food. */
const cardiac = asWords([
  chestPain,
  pattern`chest (?:pains?|hurts)|pain\w*(?: \w+){0,2} chest|arms?|jaw|crush\w*|sweat\w*|elephant|pressure|
    linke[rn]? arm|bras|brazo|sudando|sueurs`,
])
const better = asWords(
  pattern`(?:better|fine|ok|okay|all right|alright|normal|gone|settled|over|passed|eased)(?: again)? now|now (?:he|
    she|i|it|they)?.{0,6}(?:better|fine|ok|okay|normal|gone)|feel(?:s|ing)? (?:much |a bit |a lot |so much |
    completely )?(?:better|fine|ok|okay|normal)|(?:swelling|rash|hives|itch\w*|it|they|everything) (?:has |have |is |
    are )?(?:all )?(?:gone|went|calmed|going|settled)(?: down| away)?|still (?:need|have|go|be|get|
    see)\b.{0,30}(?:seen|hospital|doctor|a&e|er|checked|help)`,
)
const pen =
  '(?:epp?i-? ?pens?|adrenalin\\w*|epinephrin\\w*|auto-? ?injectors?|injectors?|jext|emerade|anapen)'
const given = pattern`(?:used?|using|gave|given|giv(?:e|ing)|took|taken|inject\w*|had|stabbed|jabbed|benutzt|
  verwendet|gespritzt|gegeben|genommen|utilise\w*|fait|pique|use|usado|puse|puesto|inyect\w*)`
/** An injector has been used, and the person is well now. */
const penUsed = asWords(`${given}(?: [\\w']+){0,5} ${pen}|${pen}(?: \\w+){0,4} ${given}`)
const wellNow = asWords(
  pattern`better|fine|ok|okay|all ?right|good|well|normal|gone|over|worked|calm\w*|settled|besser|gut|weg|vorbei|
    mieux|bien|passe|mejor`,
)
const notBetter = asWords(
  pattern`cannot|can'?t|cant|worse|not(?! (?:sure|going))|trouble|struggl\w*|again|(?:is|are|
    keeps) (?:\w+ )?(?:closing|swelling)`,
)
const felt = asWords(
  pattern`pass(?:ed)? out|collaps\w*|black(?:ed)? out|sw[eo]l\w*|itch\w*|hives|breath\w*|throat|tongue|lips|faint\w*|
    wheez\w*|vomit\w*|dizzy|epp?i-? ?pens?|adrenalin\w*|injector|reaction`,
)

const hungers = asWords(
  '(?:eat\\w*|eaten) (?:hardly|barely|almost nothing|next to nothing|nothing)|(?:hardly|barely) (?:eat\\w*|anything)',
)
export const eatText =
  'Do not go on leaving foods out until a doctor has seen you: only what you are allergic to stays out.'
const ofAnother = asWords(another)
/** The user took the poison themselves. */
const ownTaking = asWords(
  pattern`i(?:'ve| have)?(?: (?:just|accidentally|think|have|also))* (?:took|taken|swallowed|drank|ate|overdosed|
    od.?d|necked|downed|popped)|^(?:took|taken|swallowed|drank|overdosed|od.?d|necked|downed|popped)|[.!?,] (?:took|
    swallowed|drank|overdosed|od.?d|necked)|(?:ich )?habe?(?! er)|j'?ai|(?:me )?(?:he )?(?:tome|tomado|bebi)|
    my (?:own )?(?:tablets|pills|meds|insulin)`,
)
const takenByAnother = asWords(
  pattern`(?:${another})(?:'?s| has| hat| a| ha)?(?: \w+){0,3} (?:took|taken|swallowed|drank|ate|eaten|got|overdosed|
    verschluckt|getrunken|geschluckt|gegessen|genommen|avale|bu|mange|pris|bebio|trago|comio|tomo|tomado)`,
)
/** The first text whose signs match is shown. */
const texts: readonly (readonly [RegExp, string])[] = [
  [crisisSigns, crisisText],
  [asWords(fit), fitText],
  [asWords(headInjury), headInjuryText],
  [asWords(lifeless), lifelessText],
  [asWords(lowSugar), sugarText],
  [asWords(bleeding), bleedingText],
  [asWords(wound), woundText],
  [asWords(burn), burnText],
  [asWords(heat), heatText],
  [asWords(dry), dryText],
]
/** Emergencies that swelling, hives or trouble breathing turn into a reaction to food. */
const unlessReaction: readonly (readonly [RegExp, string])[] = [
  [asWords([stroke, 'strokes?']), strokeText],
  [asWords(brain), brainText],
  [asWords(belly), bellyText],
]
const poisonSigns = asWords(poisoned)
const chokingSigns = asWords(choking)
const heartSigns = asWords(heart)
const asthmaSigns = asWords(asthma)
const driesOutSigns = asWords(driesOut)
const contactSigns = asWords(contact)
const swelling = asWords([
  shock,
  penFails,
  pattern`hives|sw[eo]l\w*|tongue|lips?|allerg\w*|anaph\w*|epp?i-? ?pens?|zunge|lippen?|quaddeln|\w*schwoll\w*|
    \w*schwill\w*|langue|levres?|gonfl\w*|enfl\w*|urticaire|lengua|labios?|hinch\w*|ronchas`,
])
/** Blue skin shows a lack of oxygen and alone is no sign of a reaction. */
const blueSkin = new RegExp(
  pattern`\b(?:blu\w*|gr[ea]y\w*|blaue?n?) (?:lips?|face|lippen)\b|\b(?:lips?|face|lippen|gesicht|levres?|visage|
    labios?|cara)(?: \w+){0,3} (?:blu\w*|gr[ea]y\w*|blau|bleue?s?|azul\w*)\b`,
  'g',
)
/** Signs of a possible reaction of the whole body, to food or to a sting. */
const mayReact = asWords([
  airwayOrFace,
  pattern`itch\w*|hives|rash|welts|sting|stung|breath\w*|wheez\w*|after|since|ate|eat\w*|nach|gegessen|luft|hals|
    atm\w*|apres|mange|respir\w*|gorge|despues|comi\w*|garganta|quaddeln|adrenalin\w*|auto-? ?injectors?|jext|emerade|
    shock|schock|choc|choque`,
])

/** The texts for an emergency, by the words of the question; in doubt the text for a reaction. */
export function emergencyTextsFor(question: string): string[] {
  const said = plainOf(question.slice(0, 2000))
  return hungers.test(said) ? [textFor(said), eatText] : [textFor(said)]
}
function textFor(said: string): string {
  const swollen = said.replace(blueSkin, ' ')
  const isReaction = swelling.test(swollen)
  if (poisonSigns.test(said))
    return ownTaking.test(said) && !takenByAnother.test(said) ? ownPoisonText : poisonText
  const found = textOf(texts, said)
  if (found) return found
  if (chokingSigns.test(said) && !isReaction) return chokingText
  if (heartSigns.test(said) && (cardiac.test(said) || !reacting.test(said))) return heartText
  const serious = isReaction ? undefined : textOf(unlessReaction, said)
  if (serious) return serious
  if (contactSigns.test(said) && !felt.test(said)) return contactText
  const isOver = (better.test(said) && felt.test(said)) || (penUsed.test(said) && wellNow.test(said))
  if (isOver && !notBetter.test(said)) return afterText
  if (asthmaSigns.test(said) && !isReaction) return asthmaText
  if (driesOutSigns.test(said) && !isReaction) return driesOutText
  if (!isReaction && !mayReact.test(swollen)) return unclearText
  return ofAnother.test(said) ? theirsText : emergencyText
}

const textOf = (kinds: typeof texts, said: string) => kinds.find(([signs]) => signs.test(said))?.[1]
