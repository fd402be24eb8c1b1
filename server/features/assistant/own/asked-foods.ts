import type { Asked } from './asked-kinds'
import {
  any,
  article,
  before,
  elevated,
  high,
  isFoodish,
  lead,
  moderate,
  named,
  ofWord,
  pattern,
  tail,
  value,
  whole,
} from './words'

export const is = '(?:is|was|are|were|am|did|does|do|has|have|ist|war|sind|est|etait|es|era|son)'
const leveled = any(
  high,
  moderate,
  elevated,
  'lows?|not (?:elevated|raised|high)|without elevation|normal|bad|worse',
)
const levels = [
  `${lead}(?:what(?: is| was| are| were|s)? |how(?: is| was|s)? |was ist |wie ist |wie war |quel(?:le)? est |cual es |quelle etait )?${article}(?:\\S+ )?${value} ${ofWord} ${named}${tail}`,
  `${lead}(?:whats?|what is|what was|what are|what were) my ${named}(?: ${value})?${tail}`,
  `${lead}(?:my |mein\\w* |mon |ma |mi )?(?<food>[^ ].{1,30}?)(?: |s )?(?:value|level|number|result|score|reading|figure|wert|ergebnis|valor)s?${tail}`,
  `${lead}how(?: is|s| was| were| are) my ${named}${tail}`,
  `${lead}how (?:bad|high|elevated|strong|reactive|low|raised|much) (?:is|was|are|were|am i (?:on|for|with|to|in)) ${named}${tail}`,
  `${lead}how (?:bad|high|elevated|strong|low) ${named} (?:is|was|are|were)${tail}`,
  `${lead}(?:what|which) (?:number|value|level|score|result) (?:did|does|do|has|had) ${named} (?:get|have|show|got|had|reach)${tail}`,
  `${lead}wie (?:hoch|schlimm|schlecht|stark|erhoht) (?:ist|war|sind) (?:(?:mein\\w*|der) )?(?:wert (?:fur|von) )?${named}${tail}`,
  `${lead}(?:what did i|what have i|how did i) (?:get|got|score|scored|have|had|do|come out|come back) (?:for|on|with|at|in) ${named}${tail}`,
  `${lead}(?:where|wo) (?:does|is|do|am i|steht) (?:i stand (?:on|with) )?${named} (?:stand|stands|on my \\w+|come)${tail}`,
  `${lead}(?:is|are|was|were|did|do|does|ist|sind|war|est ce que|est|es) (?:it true that )?${named} (?:is |are |come (?:back|up|out) |show(?:ing|n)? up |coming up |zu )?(?:as |too |very |really |still |zu |trop |muy )?${leveled}(?: (?:one|ones|food|foods|for|in|on) (?:me|my \\w+|mine))?${tail}`,
  `${lead}(?:do|did|am|does my body|reagiere|est ce que je reagis|reacciono) (?:i |my body |ich )?(?:really )?(?:react(?:ing|ed)?|respond|high|elevated|raised|moderate|reagis|sensitive|intolerant)?(?: ?(?:to|in|for|on|with|against|auf|au|aux|a la|al|a)) ${named}${tail}`,
  `${lead}(?:did|have|has|was|were|is|are) (?:you |they |it |the test |the lab )?(?:even |also )?(?:test(?:ed)?|check(?:ed)?|measured?) (?:me )?(?:for )?${named}${tail}`,
  `${lead}(?:was|were|is) ${named} (?:even |also )?(?:in (?:my|the) test|tested|part of (?:my|the) test|on my (?:report|list))${tail}`,
  `${lead}(?:my )?(?:igg )?(?:value|level|number|wert|valeur|valor) ${named}${tail}`,
].map(whole)

/** The value or level of one food. */
export function leveledFood(text: string): Asked | undefined {
  if (/^(?:what is|whats|what are) (?!my )/u.test(text) && !pattern(value).test(text)) return undefined
  if (pattern('mean|means|meaning|why|if|scanner|allerg\\w*|disease').test(text)) return undefined
  for (const way of levels) {
    const words = way.exec(text)?.groups?.['food']
    if (isFoodish(words)) return { about: 'level', words }
  }
  return undefined
}

const better =
  '(?:higher|worse|lower|better|stronger|more (?:elevated|reactive)|less (?:elevated|reactive)|more|hoher|schlimmer|niedriger|plus (?:haut|eleve|fort)\\w*|pire|mas alt[oa]|peor)'
const comparisons = [
  `${lead}${is} ${article}(?<one>.{2,40}?) (?:a )?(?:lot |much |any |even )?${better} (?:for me )?(?:than|as|als|que|then) ${article}(?<other>.{2,40}?)${tail}`,
  `${lead}(?:which|what|whats|was|welche\\w*|lequel|cual)(?: \\S+){0,3} ${better} ${article}(?<one>.{2,40}?) (?:or|oder|ou|o) ${article}(?<other>.{2,40}?)${tail}`,
  `${lead}${article}(?<one>.{2,40}?) (?:or|and|vs|versus|oder|ou|o) ${article}(?<other>.{2,40}?)(?: which| whats| what)?(?: one)?(?: of mine)?(?: is| are)? ${better}${tail}`,
].map(whole)
const beforeWord = pattern(before)

/** Which of two foods is the higher. */
export function compared(text: string): Asked | undefined {
  for (const way of comparisons) {
    const { one, other } = way.exec(text)?.groups ?? {}
    if (isFoodish(one) && isFoodish(other) && !beforeWord.test(other)) return { about: 'compare', one, other }
  }
  return undefined
}

const unheardOf =
  '(?:never heard of|no idea what|what on earth is|tell me about|explain|describe|erklar\\w* mir|keine ahnung was)'
const kinds = [
  `${lead}(?:what(?: exactly| on earth)? (?:is|are)(?: this)?|whats|what(?! is\\b| are\\b)|was ist|was sind|que es|que son|c est quoi|cest quoi|qu est ce que c est que|qu est ce que c est|qu est ce que|qu est ce qu) ${named}(?: exactly| anyway| please| pls| even| genau| eigentlich)?`,
  `${lead}${unheardOf} ${named}(?: what is it| what is that| whats that| is)?`,
  `${lead}(?<food>.{3,30}?) (?:what is (?:it|that)|whats (?:it|that)|was ist das|c est quoi|que es(?: eso)?)`,
].map(whole)

/** What a food is. */
export function kindOfFood(text: string): Asked | undefined {
  for (const way of kinds) {
    const words = way.exec(text)?.groups?.['food']
    if (isFoodish(words) && words.split(' ').length <= 4) return { about: 'food', words }
  }
  return undefined
}
