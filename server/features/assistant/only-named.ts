import { asWords, either } from '@shared/domain/safety/emergency-signs'
import { ownFood } from '@shared/domain/safety/safety-words'

const named = new RegExp(
  asWords(
    either(`(?:(?:just|only|nur|bloss|seulement|juste|solo|solamente) )*(?:an?|one|two|half an?|another|eine?n?|zwei|une?|deux|una?|dos|medio) (?:(?:tiny|small|little|single|kleine[rn]?|winzige[rn]?|petite?|pequen[oa]) )?(?:bit|bites?|sips?|mouthfuls?|spoonfuls?|forkfuls?|taste|lick|nibble|bissen|schluck|loffel|bouchees?|gorgees?|cuilleree?s?|bocado|mordisco|sorbo|cucharada)
      (?:just|only) (?:an?|one|two|three|some|the|my|\\d+|${ownFood})|(?:hot|warm|cold|light) ${ownFood}|tonight|(?:at|for|in the|after|before) (?:night|breakfast|lunch|dinner|morning|evening)|(?:${ownFood}|milk|protein|diet|breakfast) shakes?
      (?:ingredients|ingredients list|zutaten|zutatenliste|ingredientes) ?:[^.;]*|(?:may|peut|puede|kann) (?:contain|contenir|contener)\\b[^.;]*|kann(?: spuren)? [^.;]*enthalten`),
  ).source,
  'gu',
)
/** Removes phrases that name a food without eating it: amounts, drink names, labels. */
export const withoutOnlyNamed = (said: string): string => said.replace(named, ' ')

/** Whether a text only asks about a food or says it was taken off a dish, so nobody ate it. */
export const isOnlyNamed = (said: string): boolean => onlyNamed.test(said)
const onlyNamed = asWords(
  either(`^(?:may|can|could|should|darf|kann|puis|peut|puede)(?: \\w+){1,5} (?:be )?(?:eaten|drunk|gegessen werden|mange|comer)\\b[^,.;]*$
    ^(?:may|can|could|should|shall) (?:i|we) (?:have?|eat|get|try|order|take|drink|put|use)\\b(?! (?:had|eaten|been))[^,.;]*$
    (?:picked|scraped|left|washed) (?:off|out)\\W*$`),
)
