import { plainQuotes } from '@shared/domain/fold'

const foodsOfMine =
  '(?:elevated|high(?:ly)?|moderate(?:ly)?|raised|reactive|problem|trigger|bad|worst|forbidden)'
/** Ways of asking for the whole of one's own results. */
const asksForAll = [
  `\\b(?:what|which)(?: \\w+)?(?: are| were)? my (?:\\w+ ){0,2}${foodsOfMine} (?:\\w+ )?(?:foods?|results?|values?)`,
  '\\b(?:what|which)(?: \\w+){0,2} (?:should|must|do|can|may|shall|could) i(?: \\w+)? (?:avoid|leave out|eat|react|not eat|have)',
  '\\b(?:what|which)(?: \\w+){0,2} am i (?:\\w+ )?(?:intolerant|sensitive|allergic|reacting)',
  '\\bwhat i am (?:\\w+ )?(?:intolerant|sensitive|allergic|reacting)',
  '\\b(?:show|give|tell|list|summari[sz]e)(?: me)?(?: all)?(?: about)? my (?:\\w+ ){0,2}(?:results?|report|levels?|values?|foods?|allerg\\w+)',
  "\\bwhat(?:'?s| is| are| was| were| did| does)(?: in)? my (?:\\w+ ){0,2}(?:results?|report|levels?|test|allerg\\w+)(?: (?:say|show|find))?\\s*(?:[?.!]|$)",
  `\\bwhat(?:'?s| is| was) ${foodsOfMine}(?: \\w+){0,2} my\\b`,
  `\\b(?:list|show)(?: me)?(?: all)? my ${foodsOfMine}`,
]
/** Ways of asking what one's own results say of the food that is named. */
const asksForFood = [
  '\\b(?:can|could|may|should|must|am|do|did|shall) i\\b',
  '\\bmy (?:\\w+ ){0,3}(?:results?|report|test|levels?|values?|reaction)\\b',
  '\\b(?:for|with|to) me\\b',
]
/** What asks how something works, and not for one's own figures. */
const asksHow =
  /\b(?:how (?:do|does|can|should|long|many|soon)|why|who|when|where|until|mean\w*|download\w*|print\w*|if)\b/i

const anyOf = (sources: readonly string[]) => new RegExp(sources.join('|'), 'i')
const allPattern = anyOf(asksForAll)
const foodPattern = anyOf(asksForFood)

/** Whether the asker wants their own results: those of the foods that are named or, where none is, all of them. */
export function asksForOwn(question: string, namesFood: boolean): boolean {
  const plain = plainQuotes(question)
  return !asksHow.test(plain) && (namesFood ? foodPattern : allPattern).test(plain)
}
