import { plainQuotes } from '@shared/domain/fold'
import { withoutOwnPast } from '../own/own-past'

const anyOf = (sources: readonly string[]) => new RegExp(sources.join('|'), 'i')
const relative =
  "(?:husband|hubby|wife|partner|spouse|fianc[eé]e?|boyfriend|girlfriend|sons?|daughters?|child(?:ren)?|kids?|baby|babies|toddlers?|boys?|girls?|mother|mum|mom|father|dad|parents?|brothers?|sisters?|twins?|grand\\w+|granny|grandma|uncle|aunt(?:ie)?|cousin|nephew|niece|family|friends?|flatmate|roommate|neighbou?r|colleague|boss)(?:'s)?"
/** Somebody else as the one who eats. */
const ofAnother = anyOf([
  // At somebody's place, and with somebody, one eats oneself.
  `\\b(?<!\\b(?:at|from|visiting|visit|seeing|meeting|joining|with|w|by) )(?:my|our|his|her) (?:[\\w-]+ ){0,3}(?:${relative}|(?:years?|yrs?|months?)[ -]old)\\b`,
  `\\b(?:an?|the) (?:child|kid|baby(?! (?:corn|spinach|leaf|food))|toddler|infant|newborn)\\b`,
  '\\b(?:he|she|him|his|hers?)\\b',
  '\\b(?:can|could|may|should|must|does|did|is|has|will|for|with) \\[removed\\]',
])
/** The asker as the one who eats, whoever else is spoken of. */
const ofMine = anyOf([
  "\\bi(?:'m)?(?: (?!give|feed|cook|serve|offer|make|bake|buy|know|see|tell)\\w+){0,2} (?:avoid|eat|drink|leave out|react|tolerate|intolerant|sensitive|allergic)\\b",
  '\\bi (?:have|try|taste|get) (?:some|it|one|any|a (?:piece|bite|slice))\\b',
  '\\b(?:can|may|could|should) i (?:still |also |even |at least )?(?:have|try|eat|taste|enjoy|accept|drink)\\b(?! (?:my|our|him|her)\\b)',
  "\\bwho(?:'?s| is) my (?:prac|nutri|thera|dieti)\\w+",
  '\\bam i\\b|\\b(?:for|to|with|and) me\\b|\\bme and\\b|\\b(?:both|all|two) of us\\b',
  '\\b(?:do|should|shall|can) i (?:order|choose|pick|take|get|cook for us)\\b',
  `\\bmy (?:(?!${relative} )\\w+ ){0,2}(?:results?|report|levels?|values?|foods?|test|allerg\\w+)\\b`,
])

const adults =
  '(?:husband|hubby|wife|partner|spouse|fianc[eé]e?|boyfriend|girlfriend|bf|gf|mother|mum|mam|mom|father|dad|parents?|brothers?|sisters?|grand\\w+|gran|nan|nana|granny|uncle|aunt(?:ie)?|cousins?|family|friends?|mates?|flatmate|roommate|neighbou?rs?|colleagues?|co-?workers?|boss|hosts?|in-?laws|mil|fil|daughter|son)(?:[- ]in[- ]law)?'
/** What somebody made, or brought, is for the asker to eat. */
const given = new RegExp(
  `\\b(?:my|our|the|a|one of my) (?:[\\w-]+ ){0,2}${adults}(?:'?s)?,? (?:(?:has|have|had|is|are|was|just|always|only|also|kindly|sometimes) )*(?:makes?|made|making|bakes?|baked|baking|cooks?|cooked|cooking|brings?|brought|bringing|gives?|gave|giving|got|bought|buys|offers?|offered|offering|serves?|served|serving|orders?|ordered|sent|prepares?|prepared|handed|left|shared?|invited|insists|(?:so |very |rather |a bit |such a )*(?:picky|fussy|coming|comes|visits?|visiting|joins?|joining)(?: eaters?| along| over)?|wants to (?:make|cook|bake|order|bbq|barbecue|grill))\\b(?! (?:him|her|them|for (?:him|her|them)|up|in|out|for)\\b(?!self))|\\b(?:he|she|they)(?:'?s| is| has| have|'ve)? (?:ma[dk]es?|making|bake[ds]?|cook(?:ed|s)|brought|brings|bought|gave|gives|offered) (?:me|us|it|some|a|an|the)\\b|\\b(?:my|our) (?:[\\w-]+ ){0,2}\\w+?(?:'s|s') (?:\\d+\\w* )?(?:birthday|bday|wedding|party|bbq|barbecue|christening|graduation|house|place)\\b|\\b(?:homemade|made|baked|cooked|bought|served) by (?:my|our|a) (?:[\\w-]+ )?${adults}`,
  'giu',
)

/** A text without those who only cook, serve or come along. */
export const withoutHosts = (text: string): string => text.replace(given, ' ')

/** Whether somebody else's food is asked about, who may not tolerate what the asker does. `impersonal` names nobody. */
export function isOfAnother(impersonal: string): boolean {
  const plain = withoutHosts(withoutOwnPast(plainQuotes(impersonal)))
  return ofAnother.test(plain) && !ofMine.test(plain)
}
