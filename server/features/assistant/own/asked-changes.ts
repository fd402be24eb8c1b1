import { is } from './asked-foods'
import type { Asked } from './asked-kinds'
import { any, before, foods, isFoodish, lead, named, pattern, tail, value, whole } from './words'

const since = `(?:since|from|than|compared (?:to|with)|vs|over|seit|gegenuber|als|depuis|par rapport a|que|desde|to)`
const changedTo = any(
  'up|down|better|worse|higher|lower|changed?|changing|improv\\w*|dropp?\\w*|rise|risen|rose|fallen|fall|fell|increas\\w*|decreas\\w*|went up|went down|gone up|gone down|still (?:high|elevated|raised|moderate|bad)|moved?|(?:the )?same|different',
  'gestiegen|gesunken|besser|schlechter|hoher|niedriger|verandert|gefallen|augmente\\w*|baisse\\w*|diminue\\w*|change|mieux|pire|subido|bajado|cambiado|mejorado|empeorado|mejor|peor',
)
const moves = [
  `${lead}${is} ${named} (?:(?:gone|go|going|got|gotten|get|getting|come|become|really|still|much|any|a|bit|lot|now|it|been|sich|ist|a|ha|est|plus|mas|noch) ){0,3}${changedTo}(?: ${since}?(?: \\S+){0,6})?`,
  `${lead}${named} (?:${before} and now|now and ${before}|vorher und (?:jetzt|nachher)|avant et maintenant|antes y ahora)`,
  `${lead}(?:trend|change|development|verlauf|evolution|evolucion) (?:for|of|in|on|von|bei|de|du|del) ${named}${tail}`,
  `${lead}compare ${named} (?:now and then|then and now|${since} ${before}|before and after)`,
  `${lead}how (?:has|did) ${named} (?:\\S+ ){0,2}?(?:${changedTo}|develop\\w*|done|do|go|gone)(?: ${since}?(?: \\S+){0,6})?`,
  `${lead}(?:hat sich|ist) ${named} (?:${changedTo})(?: .{0,40})?`,
].map(whole)

const valueBehind = new RegExp(` ${value}$`, 'u')

/** Where one food has gone since the test before. */
export function moved(text: string): Asked | undefined {
  if (pattern('if|why|should|will|would|could|how long|how often|diet|eat\\w*|feel\\w*|symptoms?').test(text))
    return undefined
  for (const way of moves) {
    const words = way.exec(text)?.groups?.['food']?.replace(valueBehind, '')
    if (isFoodish(words) && !/^(?:i|my|ich)$/u.test(words)) return { about: 'move', words }
  }
  return undefined
}

const sinceLast = `(?:${since}|between|against|with)? ?(?:my |the |dem |den |le |la |mon |el |mi )*(?:${before}|two|both|2|old)(?: \\S+)?`
const up = pattern(
  'up|worse|higher|ris\\w+|rose|increas\\w*|gestiegen|schlechter|schlimmer|hoher|augmente\\w*|pire|subi\\w+|empeor\\w+|peor',
)
const down = pattern(
  'down|better|lower|improv\\w*|dropped(?! off)|fallen|fell|decreas\\w*|gesunken|besser|verbessert\\w*|baisse\\w*|diminue\\w*|mieux|ameliore\\w*|bajado|mejor\\w*',
)
const fresh = pattern('new|newly|added|neu\\w*|nouve\\w+|nuev[oa]s?')
const gone = pattern(
  'gone|dropped off|came off|come off|off my list|no longer|not any ?more|disappeared|left my list|weg|nicht mehr|disparu\\w*|desapareci\\w+|ya no',
)
const changing = pattern(
  any(
    `(?:what|whats|what is|what has|which|anything|something|has anything|did anything|is anything|was|was ist|was hat sich|qu est ce qui|qu est ce qui a|quoi de|que|que ha|algo)(?: ${foods})?(?: \\S+){0,4}? (?:chang\\w*|different|new|went (?:up|down)|gone (?:up|down)|go(?:es)? (?:up|down)|got (?:worse|better|higher|lower)|gotten (?:worse|better)|worse|better|improv\\w*|increased|decreased|risen|dropped|fallen|rose|fell|came off|dropped off|gone|disappeared|verandert|geandert|gestiegen|gesunken|neu|besser|schlechter|change|augmente|baisse|diminue|nouveau|neuf|cambiado|subido|bajado|mejorado|empeorado|nuevo)`,
    '(?:compare|comparison of|difference between) (?:\\S+ )?(?:my |both |the |two |last )*(?:tests?|reports?|results?)',
    `what(?:s| is| was)? (?:new|different|changed|gone) (?:on|in|from|off) my \\w+`,
    `any(?:thing)? (?:change|progress|improvement|difference)s? ${sinceLast}`,
    '(?:my )?(?:changes|progress|improvements?) (?:since|from|between)',
    'vergleich\\w* (?:\\S+ ){0,3}(?:tests?|berichte?|ergebnisse)|compare[rz]? mes (?:\\S+ )?(?:tests?|resultats|rapports)|compara\\w* mis (?:\\S+ )?(?:tests?|resultados|informes)',
  ),
)
const notChanges = pattern(
  'charge|how (?:do|can|to)|when|account|told|mails?|never|reminders?|twice|stay|password|email|address|phone|settings?|name|diet|eating|feel\\w*|symptoms?|mean\\w*|if|why|should|will|would|lab|market|app|portal|colou?rs|makes|without|points|between (?:an?|the) (?!two|last)|allergy and|instead|swap|better (?:for|to|than (?!last|before|the last|my last|previous|in))|worse (?:for|to)|recipes?|features?',
)

/** What changed between two tests. */
export function changed(text: string): Asked | undefined {
  if (text.split(' ').length > 14 || !changing.test(text) || notChanges.test(text)) return undefined
  const isAll =
    /^(?:can you )?compare |comparison|difference/u.test(text) || (up.test(text) && down.test(text))
  const which = isAll
    ? 'all'
    : gone.test(text)
      ? 'gone'
      : up.test(text)
        ? 'up'
        : down.test(text)
          ? 'down'
          : fresh.test(text)
            ? 'new'
            : 'all'
  return { about: 'changes', which }
}
