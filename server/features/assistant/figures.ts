import { foodMatcher } from '../foods/foods.public'

// Figures of speech, said as the plain question that they stand for.

const lead = "(?:(?:lol|omg|haha|pls|please|ok|so|and|but|honestly|literally|i'?m|i am|i|im) )*"
const tail =
  '(?:[ ,!?.]*(?:lol|haha+|lmao|now|right now|rn|so (?:bad|badly|much)|really bad|badly|pls|please|again|can i(?: (?:have|eat|get|try)(?: (?:it|one|some|any))?)?|may i|am i allowed|is (?:it|that|this) (?:ok|okay|fine|allowed|bad)|(?:is )?allowed|ok|okay|which one|puedo(?: comerl[oa])?|darf ich|je peux))*[ ,!?.]*'
const object = "(?<food>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,4}?)"

/** Ways of longing for a food, each as a whole question, with how it is asked plainly. */
const cravings: readonly [RegExp, string][] = (
  [
    [
      `(?:(?:just |so |absolutely |totally )*dying (?:for|over|to (?:eat|have|try|drink))|(?:could|would|'?d|id)(?: (?:totally|really|just))? (?:die|kill|murder)(?: for| without)?|(?:could|would|id|'?d) do anything for|desperate for|craving|gagging for)`,
      'can i eat',
    ],
    ['(?:me muero por(?: comer)?|mataria por|mataría por)', 'puedo comer'],
    ["(?:je tuerais pour|je meurs d['’]envie (?:de manger |de |d['’]))", 'puis-je manger'],
    ['(?:ich )?(?:könnte|würde|koennte|wuerde) (?:morden|töten|toeten|sterben) für', 'kann ich essen'],
  ] as const
).map(([ways, asked]) => [
  new RegExp(
    `^${lead}${ways} (?:(?:a piece of|a|an|some|un trozo de|un|una|une|ein stück|eine|ein) )?${object}${tail}$`,
    'iu',
  ),
  asked,
])
const praised = new RegExp(
  `^(?:(?:that|this|the|my|granny['’]s) )?${object} (?:is|are|looks?|smells?) (?:to die for|killer|drop dead gorgeous)${tail}$`,
  'iu',
)
const wanted = new RegExp(
  `^${lead}(?:want|need|miss|crave) (?:(?:a|an|some|my) )?${object} so (?:bad|badly|much)${tail}$`,
  'iu',
)
/** What is said of mood or hurry beside a question. */
const asides =
  /\b(?:(?:this|the|my) (?:\w+ )?(?:diet|list|plan|food) is killing me|(?:these|the|my) cravings are killing me|kill me now|die diät bringt mich um|ce régime me tue|esta dieta me mata)\b[ ,!.:;-]*(?:(?:lol|haha+|lmao)\b[ ,!.]*)?|^(?:emergency|sos|panic|help|mayday)\b[ ,!.:;-]+(?=\S+ )|\b(?:lol|lmao|haha+)\b[ ,!.]*/giu

/** A question without its figures of speech; as it was where none is known, or nothing would be left. */
export function plainlyPut(question: string): string {
  const meant = question.replace(asides, '').trim()
  if (!/\p{L}{3}/u.test(meant)) return question
  for (const [way, asked] of [...cravings, [praised, 'can i eat'], [wanted, 'can i eat']] as const) {
    const food = way.exec(meant)?.groups?.['food']?.trim()
    if (food && foodMatcher().read(food).mentions.length > 0) return `${asked} ${food}`
  }
  return meant
}
