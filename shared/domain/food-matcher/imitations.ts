import { pattern } from '../text/pattern'
import { takeMeat } from './left-out'
import type { Mention, ReadText } from './mentions'
import { isJoined } from './tokens'

/** Words for plant-based or vegetarian products; vegetables are in others too. */
const plant = new RegExp(
  pattern`^(?!vegetables?$)(?:vegan|wegan|vega$|vegg?ie|veget[aeoi]|weget|plant|pflanz|roslin|vaxt)`,
  'u',
)
/** Words beside what a product resembles: "façon bœuf", "Hähnchen-Art". */
const style = new RegExp(
  pattern`^(?:style|type|like|art|typ|ahnlich\w*|facon|imitation|estilo|tipo|imitacion|stile|imitazione|stijl|
    achtig\w*|smaak|typu|styl\w*|wzor|imitacao|stil)$`,
  'u',
)
const between = new Set('de d di da do du del von van of nach na la a i'.split(' '))
const ending = new Set('with mit avec con met z ze com med and und et y e en och og'.split(' '))
/** The most phrases from an imitation to what it is made of. */
const reach = 6

/** Removes the meat that a product of plants only resembles: "steaks végétaux façon bœuf". */
export function leaveImitated(text: ReadText, index: number, mention: Mention) {
  const { tokens, phrases } = text
  const wordAt = (at: number) => tokens[phrases[at]?.first ?? tokens.length]?.text ?? ''
  const isTied = (at: number) => isJoined(tokens[phrases[at]?.first ?? tokens.length])
  let at = index
  while (at > 0 && isTied(at) && between.has(wordAt(at - 1))) at--
  const isBefore = at > 0 && isTied(at) && style.test(wordAt(at - 1))
  if (!isBefore && !(isTied(index + 1) && style.test(wordAt(index + 1)))) return
  for (let place = index; place > 0 && place > index - reach && isTied(place); place--) {
    const phrase = phrases[place - 1]
    if (!phrase || ending.has(wordAt(place - 1))) return
    if (tokens.slice(phrase.first, phrase.end).some((token) => plant.test(token.text)))
      return takeMeat(text, mention)
  }
}
