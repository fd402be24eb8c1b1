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
  `This may be an emergency. Call your emergency number now (${numbers}) if somebody has trouble breathing, or swelling of the ` +
  'face, tongue or throat. Call too if somebody faints or feels very unwell after eating, has swallowed something harmful or may ' +
  'hurt themselves. Use an adrenaline auto-injector if one was prescribed. Lie down with your legs raised, or sit up if breathing ' +
  'is hard, and make sure somebody is with you. I cannot help in an emergency.'

export const crisisText =
  'You do not have to go through this alone. I am glad that you wrote it down, and what you feel matters more than any result or ' +
  'diet. Please talk to somebody now, a person near you or a crisis line, free at any hour. Call 116 123 (Samaritans) in the United ' +
  'Kingdom and Ireland, 0800 1110111 (Telefonseelsorge) in Germany, 3114 in France, 024 in Spain or 988 in the United States. If ' +
  `you or somebody else is in danger now, call your emergency number (${numbers}). Move away from anything that could hurt you, and ` +
  'stay with somebody.'

/** For an emergency of unclear type. */
export const unclearText =
  `This may be an emergency. Call your emergency number now (${numbers}) and say what you told me. Make sure that neither you nor ` +
  'anybody else is left alone, and do not drive yourself. Do not eat or drink anything until you have been seen. Anyone who feels ' +
  'faint should lie down. Anyone struggling to breathe should sit up. An adrenaline auto-injector is for an allergic reaction only. ' +
  'If somebody does not respond but is breathing, lay them on their side. If they are not breathing normally, begin chest ' +
  'compressions (CPR). I cannot help in an emergency.'

export const heartText =
  `Call your emergency number now (${numbers}). These may be signs of a heart attack. Call even if they come and go. Do not look ` +
  'for the cause in food, and do not drive yourself. Until help arrives, sit or half lie down and rest, and loosen tight clothes. ' +
  'Make sure somebody is with you, and do not eat or drink anything. If somebody does not respond and is not breathing normally, ' +
  'begin chest compressions.'

export const strokeText =
  `Call your emergency number now (${numbers}). These may be signs of a stroke. Call even if they pass: every minute counts. Note ` +
  'when they began. Sit or lie down with the head slightly raised. Make sure somebody is with you, and do not drive. Do not eat, ' +
  'drink or take anything, as you may not be able to swallow. Anyone who is drowsy should lie on their side. If somebody is not ' +
  'breathing normally, begin chest compressions. Do not look for the cause in food.'

export const brainText =
  `Call your emergency number now (${numbers}). A sudden headache unlike any before, a stiff neck with fever or headache, or sudden ` +
  'confusion cannot wait. It may be bleeding or an infection in the brain, or another urgent illness. Lie down somewhere quiet, ' +
  'make sure somebody is with you and do not drive. Do not eat or drink anything. Anyone who is drowsy should lie on their side. Do ' +
  'not look for the cause in food.'

export const bellyText =
  `Call your emergency number now or go to the emergency department (${numbers}). Severe pain in the belly with fever, or a belly ` +
  'as hard as a board, may need surgery. Make sure somebody is with you, and do not drive yourself. Lie in whatever position hurts ' +
  'least. Do not eat or drink anything, and do not take a laxative. No food value explains it.'

export const dryText =
  `Call your emergency number now (${numbers}). A baby that is not drinking, is limp or has had no wet nappies for hours cannot ` +
  'wait. Nor can anybody who is dehydrated, confused or passing hardly any urine. Until help arrives, offer small sips, but only to ' +
  'somebody who is awake and can swallow. An oral rehydration solution is best, or for a baby the breast or its usual milk. Do not ' +
  'leave them alone.'

export const fitText =
  `Call your emergency number now (${numbers}). Note when the fit began. Clear away anything that could hurt the person, and put ` +
  'something soft under their head. Do not hold them down or put anything in their mouth. When it is over, lay them on their side ' +
  'and stay until they are fully awake. If they are not breathing normally, begin chest compressions (CPR). Do not give them ' +
  'anything to eat or drink. If you had the fit yourself, make sure somebody is with you and do not drive.'

export const headInjuryText =
  `Call your emergency number now (${numbers}). Vomiting, drowsiness, confusion, dizziness, seeing double or a severe headache ` +
  'after a blow to the head may mean bleeding inside. Keep still and make sure somebody is with you. Do not move the neck if it ' +
  'hurts. Press a clean cloth gently on any wound. Anyone who is drowsy and vomiting should lie on their side. No food, no drink ' +
  'and no aspirin or ibuprofen. Do not drive.'

export const woundText =
  `Call your emergency number now (${numbers}) for bleeding that does not stop. Press firmly on it with a clean cloth without ` +
  'letting go, and lay another on top if it soaks through. Leave anything that is stuck in the wound where it is. Raise the arm or ' +
  'leg if you can, lie down, keep warm, and make sure somebody is with you. For a nosebleed, lean forward and pinch the soft part ' +
  'for ten to fifteen minutes.'

export const burnText =
  'Cool the burn at once under cool running water for 20 minutes. Do not use ice, cream, butter or oil. Take off rings and clothes ' +
  'near it, but nothing that is stuck. Cover it loosely with cling film or a clean cloth. Do not open blisters, and keep the rest ' +
  `of the body warm. Call your emergency number now (${numbers}) if it is larger than the person’s hand, deep, white or charred. ` +
  'Call too if it is on the face, hands, feet or genitals, or on a child or an older person. Have any other burn with blisters seen ' +
  'today.'

export const heatText =
  `Call your emergency number now (${numbers}). Heat stroke cannot wait. Go into the shade or carry the person there, lie down and ` +
  'take off extra clothes. Cool with wet cloths, cool water and a fan, especially the neck, armpits and groin. Give cool water in ' +
  'sips only to somebody who is fully awake. Anyone who is drowsy should lie on their side. Make sure somebody is with you, or stay ' +
  'with them.'

export const poisonText =
  `Call your emergency number or a poison centre now (${numbers}; poison centre 1-800-222-1222 in the United States, 91 562 04 20 ` +
  'in Spain, 030 19240 in Germany, 01 45 42 59 59 in France, NHS 111 in the United Kingdom). Do so even if there are no signs yet. ' +
  'Do not make the person vomit. Do not give them anything to eat or drink unless you are told to. Keep the packet or what is left ' +
  'of it. Stay with them. If they are drowsy, lay them on their side. If it was taken on purpose, do not leave them alone. Crisis ' +
  'lines also listen: 116 123 in the United Kingdom and Ireland, 988 in the United States.'

export const ownPoisonText =
  `Call your emergency number or a poison centre now, even if you feel well or notice nothing yet (${numbers}; poison centre ` +
  '1-800-222-1222 in the United States, 91 562 04 20 in Spain, 030 19240 in Germany, 01 45 42 59 59 in France, NHS 111 in the ' +
  'United Kingdom). Do not stay on your own. Go to somebody near you, or unlock the door and ask somebody to come. Do not make ' +
  'yourself vomit, and do not eat or drink anything unless you are told to. Do not take any more, do not drive, and keep the ' +
  'packet. If you feel drowsy, lie on your side. If you took it because you cannot go on, I am glad that you wrote. You matter, and ' +
  'you do not have to go through this alone. Crisis lines also listen: 116 123 in the United Kingdom and Ireland, 988 in the United ' +
  'States.'

export const lifelessText =
  `Call your emergency number now (${numbers}), or have somebody call, and put the phone on loudspeaker. Check their breathing for ` +
  'ten seconds. If they are breathing normally, lay them on their side (recovery position) and keep watching. If they are not, or ' +
  'are only gasping, begin chest compressions (CPR) as the call-taker says. Press hard and fast in the middle of the chest, and ' +
  'send for a defibrillator. If an adrenaline auto-injector was prescribed and an allergy may be the cause, use it. Do not give ' +
  'them anything to eat or drink, and do not leave them alone.'

export const chokingText =
  `Call your emergency number now (${numbers}), or have somebody call. Anyone who can cough strongly should keep coughing. If they ` +
  'cannot cough, speak or breathe, give up to five blows between the shoulder blades. Then give up to five quick thrusts inwards ' +
  'and upwards above the navel. Keep alternating the two. Lay a baby under one year face down along your arm and give five back ' +
  'blows. Then give the baby five chest thrusts with two fingers, never on the belly. If you are alone, thrust your belly onto the ' +
  'back of a chair. If somebody stops responding, begin chest compressions (CPR). If there is also swelling or a rash after food, ' +
  'use an adrenaline auto-injector if one was prescribed.'

export const sugarText =
  'Low blood sugar cannot wait. Anyone who is awake and can swallow should have some fast-acting sugar now. Take a glass of juice ' +
  'or sugary (not diet) drink, four to five glucose tablets or three teaspoons of sugar. Do so whatever your test shows for it, but ' +
  'do not take anything that you are allergic to. Measure again after 15 minutes and repeat if it is still low. Then eat some ' +
  'bread, crackers or rice. If somebody is confused, drowsy, cannot swallow, has a fit or does not wake, give nothing by mouth. In ' +
  `that case use glucagon if there is any, and call your emergency number now (${numbers}).`

export const asthmaText =
  `Call your emergency number now (${numbers}) if the reliever does not help or is not to hand. Call too if speaking is hard, the ` +
  'lips turn blue or it gets worse. Sit upright and stay calm. Take the blue reliever as your asthma plan says (often one puff ' +
  'every 30 to 60 seconds, up to ten). If it came after food, with hives, swelling or vomiting, it may be an allergic reaction. In ' +
  'that case use an adrenaline auto-injector first, if one was prescribed. Do not lie down, and make sure somebody is with you.'

export const driesOutText =
  'Please get medical help today from a doctor or the out-of-hours service (116117 in Germany, NHS 111 in the United Kingdom). Get ' +
  'it at once for a baby, a small child, an older person, or anyone pregnant or with diabetes. Until then take small sips, a ' +
  'spoonful every few minutes, ideally of an oral rehydration solution. Do not eat anything for now. Call your emergency number ' +
  `(${numbers}) for great weakness, confusion, fainting or hardly any urine. Call too for blood or what looks like coffee grounds ` +
  'in the vomit, a stiff neck or very severe pain. Call as well if it began soon after a food with hives, swelling or trouble ' +
  'breathing. Your food values do not show the cause.'

export const bleedingText =
  `Call your emergency number now or go to the emergency department (${numbers}). Blood vomited or coughed up, a lot of blood in ` +
  'the stool, or black stools can mean internal bleeding. Do not drive yourself, and make sure somebody is with you. Sit or lie ' +
  'down, and do not eat or drink anything until you have been seen. Take a list of your medicines with you, especially blood ' +
  'thinners and painkillers. No food value explains it.'

export const theirsText =
  `This may be an emergency. Call your emergency number for them now (${numbers}). Use their adrenaline auto-injector at once if ` +
  'one was prescribed. Use a second one after five minutes if they are no better. Lay them down with their legs raised, or let them ' +
  'sit up if breathing is hard. They must not stand up or walk. Do not leave them alone. If they do not respond but are breathing, ' +
  'lay them on their side. If they are not breathing normally, begin chest compressions (CPR). They should go to hospital even if ' +
  'they get better. I cannot help in an emergency.'

export const afterText =
  `Call your emergency number now (${numbers}), even if it feels better. After an adrenaline auto-injector, trouble breathing, ` +
  'swelling or fainting, a person has to be seen at once. They must not stay at home, go to work or drive. A reaction can return ' +
  'for hours after the first one is over. Make sure somebody is with you, and keep the auto-injector to hand. If any sign comes ' +
  'back, use it again if one was prescribed. Do not eat the food again until an allergy doctor agrees.'

/** For a person who has eaten what they are allergic to, and feels nothing. */
export const contactText =
  'Eating something that you are allergic to can become an emergency, even if you feel well now. Do not eat any more of it, and ' +
  'follow the plan that your doctor gave you. Keep your medicine and your adrenaline auto-injector to hand, and have somebody with ' +
  'you for the next few hours. Watch for hives, swelling of the lips, face or tongue, a tight throat, trouble breathing, vomiting ' +
  `or dizziness. At the first sign use the auto-injector if one was prescribed and call your emergency number at once (${numbers}). ` +
  'Without a plan, call a doctor now.'

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
  'Stop leaving foods out until a doctor has seen you: only what you are allergic to stays out.'
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
