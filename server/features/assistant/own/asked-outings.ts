import type { Asked } from './asked-kinds'
import { cuisines } from './cuisines'
import { occasions } from './occasions'
import { any, pattern } from './words'

/** What begins with a verb asks whether, and of a food if one is named. */
const whether = /^(?:can|could|may|should|is|are|am|will|would|do|does)\b/u
const asksHow = /^(?:why|when|where|who)\b/u

const venue =
  '(?:restaurants?|places?|take ?aways?|take ?outs?|bars?|buffets?|shops?|menus?|foods?|cuisine|kitchens?|meals?|dishes|one|houses?|joints?|stalls?|vans?|trips?|orders?|tavernas?|taverne|imbiss|lokal|tonight|night out|lunch|dinner|breakfast|snacks?)'
const at = '(?:at|to|from|in|into|beim|im|in der|auf dem|zum|bei|chez|au|dans un|en|el|un|al)'
const wayThere = cuisines.map(
  (cuisine) =>
    [
      cuisine,
      pattern(
        any(
          `${at} (?:an? |the |my |our |local |nearby |this |that |new |einem? |le |la |un |el |work |hotel )*(?:${cuisine.said})(?: ${venue})?`,
          `(?:go|going|out|eating|ordering|order|getting|fancy) (?:out )?(?:for )?(?:an? |some )?(?:${cuisine.said})(?= |$)`,
          `(?:${cuisine.said}) ${venue}`,
          `(?:take ?away|take ?out|restaurant|buffet|lunch|dinner|eating) (?:${cuisine.said})`,
          `^(?:work |my |the |our )?(?:${cuisine.said})(?: (?:what|whats|tips?|help|ideas?|was|que|options?|after|which|in|near|food).*)?$`,
          `(?:${cuisine.said})(?: \\S+){0,5} (?:what|which|was|que)(?: \\S+){0,3} (?:order|pick|choose|get|take|have|eat|bestelle\\w*|nehme|prendre|pido|pedir)`,
          ...(cuisine.chains ? [cuisine.chains] : []),
        ),
      ),
    ] as const,
)
const filler = pattern(
  any(
    'can|could|may|should|is|are|am|will|would|do|does|i|we|ok|okay|fine|allowed|eat|have|order|get|go|going|out|for|me|the|a|an|some|any|tonight|tomorrow|today|with|my|of|food|foods|dinner|lunch|good|bad|this|on|at|to|in|please|pls|still|or|not|help|options?',
  ),
)
const choosing = pattern(
  'what|whats|which|anything|something|suggest\\w*|recommend\\w*|options?|order|pick|choose|was|welche\\w*|que|quoi|ideas?|tips?|help|grab|tonight|watch for|how (?:do i|to)|survive|manage|cope',
)
const notTable = pattern(
  'near me|nearby|flights?|flying|fly|plane|airline|on board|what is on|currency|bus|funeral|whats in|calories|love|documents|best|allergy|must i ask|open|book|reserv\\w*|deliver\\w*|recipes?|words?|language|learn|cook|make|making|i ate|bake|at home|homemade|boss|job|share price|station master',
)

/** The kind of restaurant or shop that a text names. */
export function placeIn(text: string): Asked | undefined {
  const [cuisine] = wayThere.find(([, way]) => way.test(text)) ?? []
  return cuisine && { about: 'place', name: cuisine.name }
}

/** A kind of restaurant or shop, `text` as `plain` writes it; a dish that is asked about by its name is a question about the dish. */
export function placed(text: string): Asked | undefined {
  if (asksHow.test(text) || text.split(' ').length > 16 || notTable.test(text)) return undefined
  for (const [cuisine, way] of wayThere) {
    if (!way.test(text)) continue
    const rest = text
      .replace(way, ' ')
      .split(' ')
      .filter((word) => word !== '' && !filler.test(word))
    if (whether.test(text) ? rest.length === 0 : choosing.test(text) || rest.length <= 1)
      return { about: 'place', name: cuisine.name }
  }
  return undefined
}

const wayOfOccasion = occasions.map((occasion) => [occasion, pattern(occasion.said)] as const)
const wish = pattern(
  any(
    '(?<!good |bad )ideas?|foods?|meals?|menus?|cake|snacks?|nibbles|sweets|buffet|lunch\\w*|dinners?|breakfast|brunch|dish|dishes|recipes?|suggest\\w*|recommend\\w*|ideen|idees?|night|tuesday|evening|help|how (?:do i|to)|survive|manage|cope|tips?|advice|tell the (?:kitchen|staff|crew|airline)',
    '(?:what|whats|which|something|anything|was|que|quoi|algo)(?: \\S+){0,6} (?:bring|pack|take|serve|make|cook|bake|prepare|eat|have|grill\\w*|put|use|esse|essen|mitnehmen|mitbringen|kochen|manger|emporter|apporter|comer|llevar|llevo|cocinar|cuisiner|nehme)|(?:was|que|what) (?:nehme|llevo|bun|do i)(?: .*)?',
  ),
)
const notFeast = pattern(
  'how do i(?! do| eat| manage| survive| cope| get through| feed)|which meals|least risky|work out which|correct|lit up|proven|no one writes|without any|plan a|like a christmas tree|are near|change|date|before the|swiss|took|ate|since|fell|cheated|people|shaped|cards?|puns|gift|presents?|shoes|bus|delayed|packing list|allergy|caterer|scouts|song|decorat\\w*|membership|crash\\w*',
)

/** The occasion that a text names. */
export function occasionIn(text: string): Asked | undefined {
  const [occasion] = wayOfOccasion.find(([, way]) => way.test(text)) ?? []
  return occasion && { about: 'occasion', name: occasion.name }
}

/** An occasion to find something to eat for, `text` as `plain` writes it. */
export function celebrated(text: string): Asked | undefined {
  if (asksHow.test(text) || whether.test(text) || text.split(' ').length > 16) return undefined
  if (!wish.test(text) || notFeast.test(text)) return undefined
  return occasionIn(text)
}
