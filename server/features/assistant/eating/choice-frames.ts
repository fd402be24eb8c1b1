import { eatOrTake, en, start, within, word, words } from './english'
import type { Frame } from './frame'

const purpose =
  '(?:for|to (?:use|take|buy|cook|fry|bake|put|have|eat|drink|spread|choose|pick|get|order|go for)|(?:in|on|with) (?:my|the|a)|(?:is|are|would be|wld be|r) (?:the )?(?:best|better|good|right|least bad|suitable)|should|shall|do you (?:suggest|recommend|advise)|would you)'
const choice: Frame[] = [
  en(
    'which',
    `${word}(?:which|what|wich|witch)(?: (?:kinds?|types?|sorts?|brands?) of)? ${within} ${purpose}(?: .*)?$`,
    {
      open: true,
    },
  ),
  en(
    'which',
    `${start}(?:what'?s |what is |what are |which is |which are |what would be )?(?:the |a )?(?:best|right|good) (?!for\\b)${within} (?:for|to|in|on) .+$`,
    {
      open: true,
    },
  ),
]

const home: Frame[] = [
  en(
    'may',
    `${start}(?:(?:i|we) )?(?:'ve |have |just )*(?:got|bought|found|picked up|grabbed|(?:only |i |we )have) (?!to )${within}(?: (?:at home|in (?:the|my) (?:fridge|freezer|cupboard|pantry|house|kitchen)|left|here|in|today|tonight))*(?:,? (?:what now|now what|what (?:can|do|should|could) (?:i|we)(?: \\p{L}+)*|which (?:of (?:it|them|those|these)|ones?|can i|is|are)(?: .*)?|any (?:of (?:it|them|those)|good|ok|problems?)(?: .*)?|(?:is|are) (?:this|that|it|they|these|those|any|all)(?: .*)?|all (?:ok|fine|good)|can i(?: .*)?|ok|ideas|thoughts))?$`,
    { list: true, open: true },
  ),
]

const change =
  '(?:change|chang|make|help|destroy|remove|matter|lower|reduce|affect|kill|get rid|improve|fix|take away|do anything|count)'
const made: Frame[] = [
  en(
    'may',
    `${start}(?:does|do|will|would|can|could|is|if i) (?:cooking|heating|baking|boiling|frying|roasting|drying|freezing|fermenting|toasting|grilling|steaming|soaking|microwaving)(?: (?:of|the|a|my))* ${within} (?:still )?(?:${change})\\w*(?: .*)?$`,
    { open: true },
  ),
  en(
    'may',
    `${start}(?:does|do|will|would|is|are) ${within} (?:still )?(?:count|matter|make (?:a|any) difference|trigger|affect me|do harm|contain (?:enough|as much))(?: .*)?$`,
    { open: true },
  ),
  en(
    'may',
    `${start}${within},? (?:does|do) (?:it|that|they|this|those) (?:still )?(?:count|matter)(?: .*)?$`,
  ),
  en(
    'may',
    `${start}how (?:often|many times|frequently|regularly) (?:can|could|may|should|do) i (?:still )?(?:${eatOrTake}) ${words}`,
    {
      open: true,
    },
  ),
  en(
    'may',
    `${start}why (?:(?:can|could|may|should|am|is|are|do|does|must) )?(?:i )?(?:(?:allowed|ok|able) )?(?:to )?(?:${eatOrTake} )?(?<words>.+ (?:and|but|yet|while) (?:i )?(?:not|can'?t|cannot|no|never) .+)$`,
    {
      list: true,
      open: true,
    },
  ),
]

/** Which to take, what to make of what is at home, and whether making or measure matters. */
export const choiceFrames: readonly Frame[] = [...choice, ...home, ...made]
