import { is } from './asked-foods'
import type { Asked } from './asked-kinds'
import { any, article, elevated, high, isFoodish, lead, low, moderate, named, tail, whole } from './words'

const number = '(?: (?:value |at |of |with |mit |de |is |was |= )*\\d{1,3}(?:\\.\\d+)?(?: u?g ml)?)?'
const bound = any(
  `(?:being |getting |becoming |counting as |the )*(?:${high}|${moderate}|${elevated}|${low}|(?:${high} |${moderate} |upper |lower )?(?:limit|threshold|cut ?off|line|border|bound|mark|range|zone|band))`,
  '(?:der |zur |zum |vom |dem )*(?:grenze|grenzwert|schwelle)|(?:la |du |de la )*(?:limite|seuil)|(?:el |del )*(?:limite|umbral)',
)
const judged = any(
  high,
  moderate,
  elevated,
  low,
  'bad|a lot|much|ok|okay|too much|schlimm|viel|grave|beaucoup|mucho|malo',
)
const limits = [
  `${lead}how (?:far|close|near|much|many (?:points|units|micrograms))(?: (?:away|off|short|below|under|above|over|more))?(?: ${bound})? (?:is|are|was|were|am i with) ${named}${number}(?: (?:away|off|short|below|under|above|over))?(?: (?:from|to|of|for))?(?: ${bound})?${tail}`,
  `${lead}how (?:much|far) (?:would|must|does|do|can|could|may) ${named} (?:(?:have|need|got|to|still|go|rise|climb|increase|fall|drop|up|down|come|be|before|it|is|until|reach) )*${bound}${tail}`,
  `${lead}how (?:far|close|near|much)(?: (?:away|off|short|below|under|above|over))? (?:from|to|of) ${bound} (?:is|are|was) ${named}${number}${tail}`,
  `${lead}(?:is|are|was|were) ${named}${number} (?:(?:very|quite|really|still|just|only|that|so) )*(?:close|near|almost|nearly|borderline|barely|just|far|below|above|under|over)(?: (?:from|to|at|in|on))?(?: ${bound})?${tail}`,
  `${lead}wie (?:weit|nah|knapp|viel)(?: (?:weg|entfernt|unter|uber|an))? (?:ist|liegt) ${named}${number} (?:(?:weg|entfernt|unter|uber|von|an|bis) )*${bound}(?: (?:weg|entfernt))?${tail}`,
  `${lead}(?:a )?(?:combien|quelle distance)(?: \\S+)? (?:est|manque t il a) ${named}${number} (?:de|a|d) ${bound}${tail}`,
  `${lead}(?:a )?(?:cuanto|que distancia)(?: (?:le )?(?:falta|esta))? (?:a |al |la |el )*${named}${number} (?:para|de|del|a)(?: (?:ser|estar))? ${bound}${tail}`,
  `${lead}${is} ${named} (?:at |of |with |mit |value |= )*\\d{1,3}(?:\\.\\d+)?(?: u?g ml)? (?:too |very |really |that |so |zu |trop |muy )*${judged}${tail}`,
  `${lead}${is} \\d{1,3}(?:\\.\\d+)?(?: u?g ml)? (?:too |very |really |that |so |a )*${judged} (?:for|fur|pour|para) ${named}${tail}`,
  `${lead}${named} (?:is |at |of |= |was )*\\d{1,3}(?:\\.\\d+)?(?: u?g ml)? (?:is (?:that|it|this) |thats |ist das |c est |es eso |es )?(?:too |very |really |so |zu |trop |muy )*${judged}(?: or (?:not|no|what))?${tail}`,
].map(whole)

/** How a food's value lies to the limits. */
export function limitOfFood(text: string): Asked | undefined {
  for (const way of limits) {
    const words = way.exec(text)?.groups?.['food']
    if (isFoodish(words) && !/^[\d.]+$|^(?:top|my|value|number|result)$/u.test(words))
      return { about: 'limit', words }
  }
  return undefined
}

const raised = any(
  `(?:so |too |still |that |as |zu |si |trop |tan |muy )*(?:${high}|${moderate}|${elevated}|worse|worst|bad|there)`,
  '(?:show(?:s|ed|ing)?|came|come|comes|pop(?:s|ped)?)(?: (?:up|back|out))?(?: (?:as )?(?:high|elevated|raised|moderate))?|react\\w*|on (?:my|the) list',
)
const notRaised = `(?:(?:is|are|isnt|arent|does|doesnt|did|didnt|do|dont|was|wasnt|ist|sind|est|n est|es|esta|no|nicht|pas|non) ?)*(?:${low}|not|isnt|arent|doesnt|didnt|no|nicht|pas|non|tampoco)(?: (?:${raised}|at all))?`
const why = '(?:why|how come|how can|what is the reason|warum|wieso|weshalb|pourquoi|por que)'
const verb = '(?:is|are|was|were|did|does|do|has|have|ist|sind|war|est|sont|es|son|esta)'
const and = '(?:and|but|while|when|yet|und|aber|et|mais|y|pero|whereas|though)'
const whys = [
  `${lead}${why} (?:${verb} )?(?:my |only |just |mein\\w* )?${article}(?<one>.{2,40}?) (?:${verb} )?${raised}(?: (?:up|for me|in me))? ${and} (?:(?:not|nicht|pas|non|no) (?:my )?${article}(?<other>.{2,30}?)|(?:my )?${article}(?<second>.{2,30}?) ${notRaised})${tail}`,
  `${lead}${why} (?:${verb} )?(?:only |just |my )?${article}(?<one>.{2,40}?) (?:${and} )?(?:not|nicht|pas|non|no) (?:my |auch )?${article}(?<other>.{2,30}?)${tail}`,
  `${lead}${why} (?:${verb} )?(?:my |mein\\w* |mon |ma |mi )?${article}(?<one>.{2,40}?) (?:value |wert )?(?:${verb} )?${raised}${tail}`,
].map(whole)

/** Why one food is raised, and another is not. */
export function whyRaised(text: string): Asked | undefined {
  for (const way of whys) {
    const { one, other, second } = way.exec(text)?.groups ?? {}
    const beside = other ?? second ?? null
    if (isFoodish(one) && (beside === null || isFoodish(beside))) return { about: 'why', one, other: beside }
  }
  return undefined
}
