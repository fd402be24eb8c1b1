import { is } from './asked-foods'
import type { Asked } from './asked-kinds'
import { any, before, foods, isFoodish, lead, named, pattern, tail, value, whole } from './words'

const since = `(?:since|from|than|as|compared (?:to|with)|vs|over|seit|gegenuber|als|depuis|par rapport a|que|desde|to)`
const changedTo = any(
  'up|down|better|worse|higher|lower|changed?|changing|improv\\w*|dropp?\\w*|rise|risen|rose|fallen|fall|fell|increas\\w*|decreas\\w*|went up|went down|gone up|gone down|still (?:high|elevated|raised|moderate|bad)|moved?|(?:the )?same|different',
  'gestiegen|gesunken|besser|schlechter|hoher|niedriger|verandert|gefallen|augmente\\w*|baisse\\w*|diminue\\w*|change|mieux|pire|verbessert|verschlechtert|ameliore|subido|bajado|cambiado|mejorado|empeorado|mejor|peor',
)
const moves = [
  `${lead}${is} ${named} (?:(?:gone|go|going|got|gotten|get|getting|come|become|really|still|much|any|a|bit|lot|now|it|been|sich|ist|a|ha|est|plus|mas|noch) ){0,3}${changedTo}(?: now| today| again| at all)?(?: ${since}?(?: \\S+){0,6})?`,
  `${lead}${named} (?:${before} and now|now and ${before}|vorher und (?:jetzt|nachher)|avant et maintenant|antes y ahora)`,
  `${lead}(?:trend|change|development|verlauf|evolution|evolucion) (?:for|of|in|on|von|bei|de|du|del) ${named}${tail}`,
  `${lead}compare ${named} (?:now and then|then and now|${since} ${before}|before and after)`,
  `${lead}(?:est ce que |ha |han |hat sich |haben sich )${named} (?:a |ont |ha )?${changedTo}(?: ${since}?(?: \\S+){0,6})?`,
  `${lead}(?:ha|han) ${changedTo} ${named}(?: ${since}(?: \\S+){0,6})?`,
  `${lead}am i (?:doing |getting |any )*(?:better|worse) (?:on|with|for) ${named}(?: ${since}?(?: \\S+){0,4})?`,
  `${lead}${named} (?:now|today) (?:vs|versus|v|against|and|to|compared (?:to|with)) ${before}`,
  `${lead}${named} ${value} (?:at |on |in )?${before}`,
  `${lead}${named} (?:on |at |in |from )?${before} (?:vs|versus|v|against|and|to|compared (?:to|with)|und|et|y)(?: (?:the|this|my|dem|le|el))? ?(?:now|this one|new(?: one| test)?|latest(?: one| test)?|this time|today|current|jetzt|heute|maintenant|ahora)`,
  `${lead}(?:what|how high|how much|how bad|was|wie hoch|quelle|cual) (?:was|were|did i have|did i get|had i|war|etait|era) (?:for |on |with )?${named}(?: at| on| in| the)* ${before}`,
  `${lead}(?:my )?(?:previous|earlier|old|older|former) ${named} ${value}`,
  `${lead}how (?:is|are|s) ${named} (?:doing|going|coming along|getting on|developing)(?: \\S+){0,3}`,
  `${lead}how (?:has|did) ${named} (?:\\S+ ){0,2}?(?:${changedTo}|develop\\w*|done|do|go|gone)(?: ${since}?(?: \\S+){0,6})?`,
  `${lead}(?:hat sich|ist) ${named} (?:${changedTo})(?: .{0,40})?`,
  `${lead}${named} (?:(?:has|have|is|are|ist|hat|a|est|ha) )?(?:(?:gone|went|got|gotten|come|came|moved|looks?|any|a bit|much) )*(?:${changedTo})(?: (?:up|down))?(?: (?:or|oder|ou|o) ${changedTo})?(?: ${since}?(?: \\S+){0,6})?`,
].map(whole)

const valueBehind = new RegExp(` ${value}$`, 'u')

/** Where one food has gone since the test before. */
export function moved(text: string): Asked | undefined {
  if (pattern('if|why|should|will|would|could|how long|how often|diet|eat\\w*|feel\\w*|symptoms?').test(text))
    return undefined
  for (const way of moves) {
    const words = way.exec(text)?.groups?.['food']?.replace(valueBehind, '')
    if (isFoodish(words) && !/^(?:i|my|ich|ist)$/u.test(words)) return { about: 'move', words }
  }
  return undefined
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
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
    `how (?:do|did|does|have|has|are|much (?:do|did|have)) (?:my |the |both |these |two |last )*(?:results?|tests?|values?|numbers?|lists?|reports?|levels?) (?:differ|change|changed|compare|moved?|look|develop\\w*|different)(?: \\S+){0,5}`,
    `(?:which|what)(?: of)?(?: my| the)?(?: ${foods})? (?:are|is|came|come|has|have|got|became|turned) (?:newly|new)(?: \\S+){0,4}`,
    `are (?:my |the |both )+(?:two |2 )?(?:tests?|results?|reports?|values) (?:\\S+ )?(?:different|the same|similar)(?: \\S+){0,4}`,
    `(?:old|last|previous|first|earlier|former) (?:test|report|results?|one)(?: \\S+)? (?:vs|versus|v|against|compared (?:to|with)|and|to) (?:the |my |this )?(?:new|latest|second|current|this|last|now)(?: \\S+)?`,
    `(?:both|two|2) (?:tests?|reports?|results?) (?:side by side|next to each other|compared|comparison)|(?:did|have|has|am) (?:i|my (?:results?|values?|numbers?|test)) (?:improved?|got better|gotten better|get better|getting better|better|changed?|getting worse|worse)(?: \\S+){0,5}`,
    `compare (?:\\S+ ){0,2}?${month}(?: \\d+)? (?:and|with|to|vs) (?:\\S+ )?${month}|${month} (?:vs|versus|and|to) ${month}|what (?:moved|shifted|changed)(?: \\S+){0,3}|(?:bin ich|hat sich) (?:\\S+ )?besser\\w*(?: \\S+){0,5}|(?:ai je|est ce que j ai) progresse|he mejorado`,
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
  if (
    text.split(' ').length > 14 ||
    !changing.test(text) ||
    notChanges.test(text.replace(/^how (?:do|does) my /u, 'my '))
  )
    return undefined
  const isAll =
    /^(?:can you )?compare |comparison|difference|^(?:did|have|am|has) (?:i|my)\b|^he |^bin ich|^ai je| (?:vs|versus) /u.test(
      text,
    ) ||
    (up.test(text) && down.test(text))
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
