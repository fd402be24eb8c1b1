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

/** Whether the asker wants their own results: all of them, those of the foods that are named, or neither. */
export function ownIntent(question: string, namesFood: boolean): 'all' | 'food' | undefined {
  const plain = plainQuotes(question)
  if (asksHow.test(plain)) return undefined
  if (namesFood) return foodPattern.test(plain) ? 'food' : undefined
  return allPattern.test(plain) ? 'all' : undefined
}

const relative =
  "(?:husband|hubby|wife|partner|spouse|fianc[eé]e?|boyfriend|girlfriend|sons?|daughters?|child(?:ren)?|kids?|baby|babies|toddlers?|boys?|girls?|mother|mum|mom|father|dad|parents?|brothers?|sisters?|twins?|grand\\w+|granny|grandma|uncle|aunt(?:ie)?|cousin|nephew|niece|family|friends?|flatmate|roommate|neighbou?r|colleague|boss)(?:'s)?"
/** Somebody else as the one who eats. */
const ofAnother = anyOf([
  `\\b(?:my|our|his|her) (?:[\\w-]+ ){0,3}(?:${relative}|(?:years?|yrs?|months?)[ -]old)\\b`,
  `\\b(?:an?|the) (?:child|kid|baby(?! (?:corn|spinach|leaf|food))|toddler|infant|newborn)\\b`,
  '\\b(?:he|she|him|his|hers?)\\b',
  '\\b(?:can|could|may|should|must|does|did|is|has|will|for|with) \\[removed\\]',
])
/** The asker as the one who eats, whoever else is spoken of. */
const ofMine = anyOf([
  "\\bi(?:'m)?(?: (?!give|feed|cook|serve|offer|make|bake|buy|know|see|tell)\\w+){0,2} (?:avoid|eat|drink|leave out|react|tolerate|intolerant|sensitive|allergic)\\b",
  '\\bam i\\b|\\b(?:for|to|with) me\\b',
  `\\bmy (?:(?!${relative} )\\w+ ){0,2}(?:results?|report|levels?|values?|foods?|test|allerg\\w+)\\b`,
])

/** Whether somebody else's food is asked about, who may not tolerate what the asker does. `impersonal` names nobody. */
export function isOfAnother(impersonal: string): boolean {
  const plain = plainQuotes(impersonal)
  return ofAnother.test(plain) && !ofMine.test(plain)
}
