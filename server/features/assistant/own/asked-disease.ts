import { asksOfSelf } from './asked-ill'
import { complaintsIn } from './complaints'
import { diseasesIn, isAllergy, withoutDiseases } from './diseases'
import { foodsOfCare, type Heard, isRecord } from './heard'
import { any, pattern } from './words'

/** Asks whether the asker has something, or whether the test can tell. */
const asksOfIllness = pattern(
  any(
    asksOfSelf,
    '(?:can|could|might|may) (?:it|this|that) (?:really |actually )?be(?= (?:an? |the )?\\S)|think im|so i (?:\\S+ )?(?:dont|have|am)',
    'does (?:this|that|it|the|my|high)(?: \\S+){0,4} (?:mean|show|tell|rule|find|explain|say)',
    '(?:do|can) (?:these|the|my|you)(?: \\S+){0,2} (?:mean|point|see|show|tell)',
    'is (?:this|it|that|my)(?: \\S+){0,6} (?:an? )?(?:\\S+ )?(?:allerg\\w*|coeliac|celiac|ibs|disease)|is (?:this|that) (?:why|because)|because of',
    '(?:can|could|does|will) (?:this|the|it|that)(?: \\S+)? (?:test|find|show|tell|detect)\\w*|not have',
    'zeigt|segun el test|^(?:soy|tengo)(?=.*(?:segun|test))',
  ),
)

const bareAllergic =
  /^(?:\S+ )?(?:allerg\w*|alerg\w*|alergic|intolerant|coeliac|celiac) (?:to|against|gegen|a|al|au|aux|a la) .{2,40}$/u

const ofEating = pattern(
  'weglassen|diet|diat|elimination|foods?|everything|alles|list|lists|wins|quit|gluten|arreter|dejar|regime|eat|eating|have|drink\\w*|ok|okay|fine|allowed|bad|good|should|avoid|leave|diet|can|could|is|are|what|whats|instead|and|matter|matters|counts?|so|darf|essen|geht|puis|manger|puedo|comer|here|again|low|green|then|too|or',
)

/** Speaks of an allergy or a disease as of a fact, and of something to eat or of what to do. */
export function hasDisease({ text }: Heard): boolean {
  const named = diseasesIn(text)
  if (named.length === 0 || isRecord.test(text) || isLearning.test(text)) return false
  const meant = text.replace(wantsToEat, '')
  const at = Math.min(
    ...named.map(({ said }) => {
      const found = pattern(said).exec(meant)
      return found ? found.index : meant.length
    }),
  )
  const before = meant.slice(0, at)
  const isStated =
    /(?:^|\s)(?:i (?:have|got|had|suffer from|live with|am|cant (?:digest|tolerate|have))|ive|im|got|as an?|diagnosed|my|ich (?:habe|bin)|je suis|j ai|soy|tengo|if i (?:have|got|am)|on|had my|ich hab|mit|with|what about|how about)(?:\s|$)/u.test(
      before,
    ) ||
    (at === 0 && !bareAllergic.test(meant))
  if (!isStated || asksOfIllness.test(meant)) return false
  const hurts =
    !/\b(?:doc|doctor|gp|dr|dietitian|lists?)\b/u.test(text) &&
    (complaintsIn(withoutDiseases(text)).length > 0 || flares.test(text))
  if (hurts && (flares.test(text) || !asksToEat.test(text))) return false
  return named.every(isAllergy) ? foodsOfCare(text).length > 0 : ofEating.test(text)
}

const flares = /\b(?:got|gets|getting|is|much|even) (?:much |even )?worse\b|\bflar(?:es|ing|ed)\b/u
const wantsToEat =
  /\b(?:can|may|could|should) i (?:\S+ )?(?:eat|have|drink|put|take|still|use|try|retry|start|do|go on|continue|begin|follow)\b|\bcan this\b/gu
const asksToEat =
  /\b(?:can i|may i|could i|should i) (?:\S+ )?(?:eat|have|drink|avoid)\b|\b(?:ok|okay|allowed|fine)\b|\bdarf ich|puis je|puedo comer\b/u

const isLearning =
  /^(?:what (?:is|are|does)|whats|who|where|when|which|why|how)\b(?!.*\b(?:eat|cook|about)\b)|\b(?:symptoms of|test(?:s|ed)? for|rule out|does that mean for)\b/u

/** What draws a conclusion, or asks for one. */
const concludes = pattern(
  any(
    'so|then|thus|therefore|hence|means?|meaning|meant|prove[sd]?|proof|show(?:s|n|ed)?|tells?|says?|indicat\\w*|suggest\\w*|points? (?:to|at)|rul(?:e|es|ed|ing) (?:me )?out|exclud\\w*|signs? of|because of|due to|cos of|(?:is|was) (?:that|it|this)|(?:could|can|might|may) (?:it|this|that) be|(?:do|could|might|can|may) i (?:really |actually |still |even )?(?:have|be|got)|have i(?: got)?|am i|whether|impossible|must have|must be|diagnos\\w*|confirm\\w*|possible|connected|related|linked|connection',
    'heisst|bedeutet|also|dass ich|bin ich|hab(?:e)? ich|ausgeschlossen|schliesst|beweis\\w*|donc|alors|veut dire|signifie|est ce que j|ai je|suis je|prouve|exclut|entonces|asi que|significa|quiere decir|descarta\\w*|tengo|soy',
  ),
)
const closes =
  /\b(?:then|right|correct|yes|no|isnt it|innit|ruled out|excluded|ausgeschlossen|oder|exclue?|descartad[oa]|verdad|non|hein)$/u
const ofResult =
  /\b(?:\d+(?:\.\d+)?|igg|numbers?|values?|results?|reports?|levels?|scores?|readings?|blood|high|low(?! fib| fodmap| carb| fat| salt| sugar)|lower|green|red|yellow|amber|orange|normal|negative|positive|fine|clear|moderate|elevated|raised|elevation|not in (?:the|my)|showed|wert\w*|ergebnis\w*|hoch|niedrig|rot|grun|erhoht\w*|massig|resultats?|taux|bas|basse|eleve\w*|rouge|vert|resultados?|valor(?:es)?|baj[oa]|alt[oa]|roj[oa]|verde)\b/u
const asksFood =
  /\b(?:can|may|should) i (?:\S+ )?(?:eat|drink|avoid|try|leave)\b|\bdarf ich\b|\bpuis je manger\b|\bpuedo comer\b/u
const feelsIll =
  /\b(?:mean|means|am i|does|do|so|that)\b.*\b(?:i am|im|am i|i might be|i must be) (?:\S+ )?(?:ill|sick|healthy|unwell|dying|in danger)\b/u

/** Concludes, or asks to conclude, from what a test found, that somebody has an allergy or a disease, or has none. */
export function asksVerdict({ text }: Heard): boolean {
  const isOfIllness = diseasesIn(text).length > 0 || feelsIll.test(text)
  if (!isOfIllness || !ofResult.test(text) || isRecord.test(text) || asksFood.test(text)) return false
  if (isLearning.test(text) || text.split(' ').length > 30 || wasDiagnosed.test(text)) return false
  return concludes.test(text) || closes.test(text)
}

/** Somebody of the family has it, and the asker fears for themselves. */
export const asksForKin = ({ text }: Heard): boolean =>
  diseasesIn(text).length > 0 &&
  ofKin.test(text) &&
  (/\b(?:should i (?:be (?:\S+ )?)?(?:scared|worried|afraid|concerned|get tested|test)|do i have|am i|could i (?:have|get)|have it too|my (?:\S+ )?(?:risk|chances?)|me too|tell me about my)\b/u.test(
    text,
  ) ||
    (ofResult.test(text) && forMyself.test(text) && !asksFood.test(text)))
/** Asks of themselves whether all is well. */
const forMyself =
  /\b(?:(?:so|that|means?|mean) (?:im|i am|i) |i (?:dont|do not|cant|cannot) have|am i|im (?:ok|okay|fine|safe|clear)|i(?:m| am) not|do i (?:need|have)|no (?:need to )?worr\w*|(?:should|need) i|for me|rule[sd]? (?:it |me )?out|clear(?:ed)?|(?:bin|habe) ich|ich (?:bin|habe)|suis je|je (?:suis|n ai)|estoy|tengo)/u
const ofKin =
  /\b(?:mother|mum|mom|father|dad|parents?|brother|sister|twin|son|daughter|cousin|aunt|uncle|gran\w*|family|relatives?)\b/u

/** A disease that somebody knows of, whatever a test says. */
const wasDiagnosed =
  /\bdiagnosed\b|^(?:but |hi |hello |hey )*(?:i have|ive got|i suffer|as an?|my doctor|ich habe|j ai|tengo) .*\b(?:so|but|and|can|aber|mais|pero)\b/u

export function asksDisease({ text }: Heard): boolean {
  if (diseasesIn(text).length === 0 || text.split(' ').length > 14) return false
  if (isRecord.test(text) || flares.test(text)) return false
  if (
    isLearning.test(text) ||
    /\b(?:test|tests|results? paper|doctor|scanner|dogs?|cats?)\b(?!s? (?:say|mean))/u.test(text)
  )
    return false
  return asksOfIllness.test(text) || bareAllergic.test(text)
}
