import { complaintsIn } from './complaints'
import { diseasesIn, isAllergy } from './diseases'
import { foodsOfCare, type Heard } from './heard'
import { any, pattern } from './words'

/** Asks whether the asker has something, or whether the test can tell. */
const asksIfIll = pattern(
  any(
    '(?:can|could|might|may) (?:it|this|that) (?:really |actually )?be(?= (?:an? |the )?\\S)|(?:am|could|can|might|may|do|did|have) i(?: be| have| really| still| got| also| actually| now| then| even| go into| do)*(?= (?:an? |the )?\\S)|i (?:think|guess|believe|wonder)(?: if| whether)? (?:i|im|i am|i have|ive)|think im|so i (?:\\S+ )?(?:dont|have|am)|does (?:this|that|it|the|my|high)(?: \\S+){0,4} (?:mean|show|tell|rule|find|explain|say)|(?:do|can) (?:these|the|my|you)(?: \\S+){0,2} (?:mean|point|see|show|tell)|is (?:this|it|that|my)(?: \\S+){0,6} (?:an? )?(?:\\S+ )?(?:allerg\\w*|coeliac|celiac|ibs|disease)|is (?:this|that) (?:why|because)|because of|(?:can|could|does|will) (?:this|the|it|that)(?: \\S+)? (?:test|find|show|tell|detect)\\w*|not have',
    'bin ich|hab(?:e)? ich|zeigt|suis je|est ce que (?:je|j)|puedo (?:tener|ser)|segun el test|^(?:soy|tengo)(?=.*(?:segun|test))',
  ),
)

const bareAllergic =
  /^(?:\S+ )?(?:allerg\w*|alerg\w*|alergic|intolerant|coeliac|celiac) (?:to|against|gegen|a|al|au|aux|a la) .{2,40}$/u

const ofEating = pattern(
  'eat|eating|have|drink\\w*|ok|okay|fine|allowed|bad|good|should|avoid|leave|diet|can|could|is|are|what|whats|instead|and|matter|matters|counts?|so|darf|essen|geht|puis|manger|puedo|comer|here|again|low|green|then|too|or',
)

/** Speaks of an allergy or a disease as of a fact, and of something to eat or of what to do. */
export function hasDisease({ text }: Heard): boolean {
  const named = diseasesIn(text)
  if (named.length === 0 || isRecord.test(text) || isLearning.test(text)) return false
  const at = Math.min(
    ...named.map(({ said }) => {
      const found = pattern(said).exec(text)
      return found ? found.index : text.length
    }),
  )
  const before = text.slice(0, at)
  const isStated =
    (/(?:^|\s)(?:i (?:have|got|had|suffer from|live with|am|cant (?:digest|tolerate|have))|ive|im|got|as an?|diagnosed|my|ich (?:habe|bin)|je suis|j ai|soy|tengo|if i (?:have|got|am)|on|had my)(?:\s|$)/u.test(
      before,
    ) &&
      !asksIfIll.test(before)) ||
    (at === 0 && !bareAllergic.test(text))
  if (
    !isStated ||
    asksIfIll.test(
      text.replace(
        /\b(?:can|may|could|should) i (?:\S+ )?(?:eat|have|drink|put|take|still|use|try|retry|start)\b|\bcan this\b/gu,
        '',
      ),
    )
  )
    return false
  if (complaintsIn(text).length > 0 && !asksToEat.test(text)) return false
  return named.every(isAllergy) ? foodsOfCare(text).length > 0 : ofEating.test(text)
}

const asksToEat =
  /\b(?:can i|may i|could i|should i) (?:\S+ )?(?:eat|have|drink|avoid)\b|\b(?:ok|okay|allowed|fine)\b|\bdarf ich|puis je|puedo comer\b/u

export const isRecord =
  /\b(?:record|file|profile|saved|stored|noted|registered|entered|gespeichert|hinterlegt|guardadas|account|add|enter|update|confirmed|certificate|society|until|order)\b/u

const isLearning =
  /^(?:what (?:is|are|does)|whats|who|where|when|which|why|how)\b(?!.*\b(?:eat|cook|about)\b)|\b(?:symptoms of|test(?:s|ed)? for|rule out|does that mean for)\b/u

export function asksDisease({ text }: Heard): boolean {
  if (diseasesIn(text).length === 0 || text.split(' ').length > 14 || isRecord.test(text)) return false
  if (
    isLearning.test(text) ||
    /\b(?:test|tests|results? paper|doctor|scanner|dogs?|cats?)\b(?!s? (?:say|mean))/u.test(text)
  )
    return false
  return asksIfIll.test(text) || bareAllergic.test(text)
}
