import {
  any,
  before,
  bottom,
  elevated,
  foods,
  high,
  howMany,
  low,
  mine,
  moderate,
  ofWord,
  practitioner,
  tested,
  top,
  value,
} from './words'
import { bodyAsked } from './asked-body'
import { mealAsked } from './asked-meals'
import { plain } from './plain'

export type Group = 'high' | 'moderate' | 'elevated' | 'low' | 'tested'

/** What somebody asks about themselves. `words`: what may name a food, which is still to be seen. */
export type Asked =
  | { about: 'count'; of: Group }
  | { about: 'list'; of: Exclude<Group, 'tested'> }
  | { about: 'rank'; end: 'top' | 'bottom'; place: number; most: number }
  | { about: 'level' | 'food' | 'move'; words: string }
  | { about: 'compare'; one: string; other: string }
  | { about: 'changes'; which: 'all' | 'up' | 'down' | 'new' | 'gone' }
  | { about: 'scale'; value: number | null }
  | { about: 'day' | 'sample' | 'reports' | 'allergies' | 'chosen' }
  | { about: 'practitioner' | 'reach' | 'readers' | 'start' | 'eat' }
  | { about: 'meal'; category: string | null; words: string; isPlan: boolean }
  | { about: 'disease' | 'complaint'; words: string }

/** Built once, each within whole words. */
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u')
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')

const groups: readonly [Exclude<Group, 'tested'>, RegExp][] = [
  ['low', pattern(low)],
  ['moderate', pattern(moderate)],
  ['high', pattern(high)],
  ['elevated', pattern(elevated)],
]
const groupOf = (text: string) => groups.find(([, said]) => said.test(text))?.[0]

/** What asks how something works or what it means: for the FAQs. */
const forFaqs = pattern(
  any(
    'mean|means|meaning|meant|why|how come|how (?:do|does|can|should|long|often|soon|reliable|accurate|is the|are the)(?! i (?:start|begin|reach|contact|get hold)\\b)|bedeute\\w*|heisst das|warum|wieso|wie (?:lange|oft|kann ich|lade|andere)|pourquoi|signifie|veut dire|comment|por que|significa|quiere decir|como (?:puedo|cambio|descargo|se)',
    'if|download\\w*|print\\w*|password|app|scanner|scan|delivery|postage|price|cost\\w*|pay|kit|clients?|patients?|users?|customers?|portal|doctors?',
  ),
)
const count = pattern(`${howMany}(?: \\S+){0,8}`)
const notFoods = pattern(
  'micrograms?|g ml|[uµμ]g|points|categories|before|another|tests?(?= (?:do|have|did|should|are there))|reports?|days?|weeks?|months?|years?|times?|hours?|minutes?|people|percent|calories|recipes?|grams?|drops?|sugar|salt|water|cost|money|euros?|pounds?|tage|wochen|jours|semaines|dias|semanas',
)

function counted(text: string): Asked | undefined {
  const [said] = count.exec(text) ?? []
  if (!said || forFaqs.test(text.replace(/\bhow many\b/u, ''))) return undefined
  if (
    /\b(?:reports?|tests?|berichte?|tests|rapports?|informes?)\b.*\b(?:have i|do i have|habe ich|ai je|tengo|i have|ive got|got|had)\b/u.test(
      said,
    )
  )
    return { about: 'reports' }
  if (notFoods.test(said)) return undefined
  const of = groupOf(said)
  if (of) return { about: 'count', of }
  return pattern(tested).test(text) ? { about: 'count', of: 'tested' } : undefined
}

const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  drei: 3,
  funf: 5,
  zehn: 10,
  trois: 3,
  cinq: 5,
  dix: 10,
  tres: 3,
  cinco: 5,
  diez: 10,
}
const digits = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const placed: readonly [number, RegExp][] = [
  [2, pattern('second|2nd|zweit\\w*|deuxieme|segund[oa]|number (?:two|2)')],
  [3, pattern('third|3rd|dritt\\w*|troisieme|tercer[oa]?|number (?:three|3)')],
  [4, pattern('fourth|4th|viert\\w*|quatrieme|cuart[oa]')],
  [5, pattern('fifth|5th|funft\\w*|cinquieme|quint[oa]')],
]
const topWord = pattern(top)
const bottomWord = pattern(bottom)
const bestOfMine = pattern(`best (?:${foods}|score)|score(?:d)? (?:best|lowest)`)
const topOf = pattern(`top ${digits}|${digits} (?:\\S+ )?${top}|${top} ${digits}|top ${foods}`)
const notRanked = pattern(
  'charts|level|category|categories|group|column|concentration|zero|worried|mean|does|tolerate|opened|why|way|time|practice|bread|lab|laboratory|clinic|diet|exercise|limit|price|part|country|brand|restaurants?|cheese|substitute|replacement|pain|day|ever|life|symptoms?|recipes?|band|scale',
)

const rankOwn = pattern(`my|mine|me|i|ive|mein\\w*|ich|mon|ma|mes|j|je|mi|mis|tengo|${foods}|${value}`)
const rankWords = whole(
  `${top}|${bottom}|${foods}|${value}|${placed.map(([, word]) => word.source.replace(/^.*?\(\?:|\)\(\?!.*$/gu, '')).join('|')}|top|\\d+|${Object.keys(numbers).join('|')}|what|whats|which|is|was|the|and|came|come|out|one|number|most|then|ok|next|was|ist|das|der|die|le|la|el|plus|mas|quel|cual|es|est|of|all`,
)

function ranked(text: string): Asked | undefined {
  if (
    forFaqs.test(text) ||
    notRanked.test(text) ||
    text.split(' ').length > 10 ||
    /^(?:my|the) .{3,40} (?:is|are) \S/u.test(text)
  )
    return undefined
  const many = topOf.exec(text)
  const said = many?.slice(1).find(Boolean)
  const end =
    bottomWord.test(text) || bestOfMine.test(text) ? 'bottom' : topWord.test(text) || many ? 'top' : undefined
  if (!end) return undefined
  const others = text.split(' ').filter((word) => !rankWords.test(word))
  if (others.length > 0 && !rankOwn.test(text)) return undefined
  if (/\b(?:higher|worse|lower) (?:than|or)\b/u.test(text)) return undefined
  const place = placed.find(([, word]) => word.test(text))?.[0] ?? 1
  const most = many ? (said ? (numbers[said] ?? Number(said)) : 5) : 1
  if (most > 20) return undefined
  return { about: 'rank', end, place, most: Math.max(most, 1) }
}

const listing = pattern(
  any(
    'list(?:s|ed)?|show|give|tell|which|what|whats|name|all|every\\w*|any|see|read|need|sum up|summar\\w*|zeig\\w*|welche\\w*|was|alle|nenn\\w*|quels?|quelles?|tous|toutes|cuales|cual|que|todos|todas|lista|liste|muestra\\w*',
  ),
)
const avoiding = pattern(
  any(
    `(?:which|what)(?: ${foods})? (?:should|must|do|shall|am|can|cant|cannot|shouldnt|mustnt) i (?:not |have to |need to |supposed to |meant to )*(?:avoid|leave out|not eat|eat not|skip|stay away from|stay off|cut out|be leaving out|be avoiding|allowed)`,
    `(?:what|which)(?: ${foods})? (?:cant|cannot|can not|shouldnt|mustnt) i (?:eat|have)`,
    'what not to eat|what (?:i )?(?:cant|cannot|shouldnt) (?:i )?(?:eat|have)|was (?:darf|soll|muss) ich (?:nicht essen|meiden|weglassen)|que (?:dois je|faut il) eviter|que (?:debo|tengo que) evitar',
  ),
)
const forAll = pattern(`${elevated}|${high}|${moderate}|${low}`)
const ownList = pattern(`(?:my|mine|me|i|ive|meine\\w*|ich|mir|mes|mon|je|j|mis|mi|tengo|me)`)
const listBare = new RegExp(
  `^(?:all |all of )?(?:my |meine |mes |mis )(?:${high}|${moderate}|${elevated}|${low}) (?:${foods}|list)$|^(?:all )?(?:my |meine |mes |mis )(?:${high}|${moderate}|${elevated})$`,
  'u',
)

function listed(text: string): Asked | undefined {
  if (forFaqs.test(text) || text.split(' ').length > 11) return undefined
  if (listBare.test(text)) return { about: 'list', of: groupOf(text) ?? 'elevated' }
  if (avoiding.test(text) && !/\b(?:with|before|after|while|during|when|pregnan\w*)\b/u.test(text))
    return { about: 'list', of: 'elevated' }
  if (!listing.test(text) || !forAll.test(text)) return undefined
  const isMine = ownList.test(text)
  const isList =
    /\b(?:list|ones|foods|everything|all|every)\b/u.test(text) &&
    /^(?:list|show|give|name|all|every)/u.test(text)
  if (!isMine && !isList) return undefined
  if (
    !pattern(
      `${foods}|lists?|all|everything|every|${mine} (?:${high}|${moderate}|${elevated})|${high}s|${moderate}s`,
    ).test(text)
  )
    return undefined
  if (
    pattern(
      'can|could|may|should|must|is|are(?= (?:my|the) \\w+ (?:ok|fine))|recipes?|eat|cook|limit|scale|doctor|forge|fake|turn|allerg\\w*|higher|lower|but|flags?|pain|idea|what happens|whether|or|agree|true|matter\\w*|handle|fit|combine|year|until|till|first|at once|at the same time|begin|monday|shopping|pick|need to|have to|worried|about me|slightly|upsets?|expected|went|disorder|category|found hardly|earlier|because|suggests|sources?|labels?|contain\\w*',
    ).test(text.replace(/\bwhat (?:is|are)\b/u, 'what'))
  )
    return undefined
  const of = groupOf(text)
  return of && { about: 'list', of }
}

const lead =
  '(?:(?:and |so |ok |hi |hey |hello |please |pls |plz |can you |could you |tell me |show me |give me |i want to know |just |now |then |also )*)'
const article =
  '(?:(?:an?|the|my|mine|our|those|these|ein\\w*|der|die|das|dem|den|mein\\w*|le|la|les|l|un|une|mon|ma|mes|el|los|las|una|mi|mis) )*'
const tail =
  '(?: (?:please|pls|again|for me|in me|exactly|then|now|today|at all|really|actually|in my \\w+(?: \\w+)?|on my \\w+(?: \\w+)?|in mine|according to my \\w+|bei mir|chez moi|bitte|svp|por favor|mine|me))*'
const named = `${article}(?<food>[^ ].{1,50}?)`
const is = '(?:is|was|are|were|am|did|does|do|has|have|ist|war|sind|est|etait|es|era|son)'
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
  `${lead}wie (?:hoch|schlimm|schlecht|stark|erhoht) (?:ist|war|sind) (?:(?:mein\\w*|der) )?(?:wert (?:fur|von) )?${named}${tail}`,
  `${lead}(?:what did i|what have i|how did i) (?:get|got|score|scored|have|had|do|come out|come back) (?:for|on|with|at|in) ${named}${tail}`,
  `${lead}(?:where|wo) (?:does|is|do|am i|steht) (?:i stand (?:on|with) )?${named} (?:stand|stands|on my \\w+|come)${tail}`,
  `${lead}(?:is|are|was|were|did|do|does|ist|sind|war|est ce que|est|es) (?:it true that )?${named} (?:is |are |come (?:back|up|out) |show(?:ing|n)? up |coming up |zu )?(?:as |too |very |really |still |zu |trop |muy )?${leveled}(?: (?:one|ones|food|foods|for|in|on) (?:me|my \\w+|mine))?${tail}`,
  `${lead}(?:do|did|am|does my body|reagiere|est ce que je reagis|reacciono) (?:i |my body |ich )?(?:really )?(?:react(?:ing|ed)?|respond|high|elevated|raised|moderate|reagis|sensitive|intolerant)?(?: ?(?:to|in|for|on|with|against|auf|au|aux|a la|al|a)) ${named}${tail}`,
  `${lead}(?:did|have|has|was|were|is|are) (?:you |they |it |the test |the lab )?(?:even |also )?(?:test(?:ed)?|check(?:ed)?|measured?) (?:me )?(?:for )?${named}${tail}`,
  `${lead}(?:was|were|is) ${named} (?:even |also )?(?:in (?:my|the) test|tested|part of (?:my|the) test|on my (?:report|list))${tail}`,
  `${lead}(?:my )?(?:igg )?(?:value|level|number|wert|valeur|valor) ${named}${tail}`,
].map(whole)

const notFood = pattern(
  any(
    'results?|reports?|tests?|passwords?|names?|emails?|practi\\w+|scales?|samples?|foods?|allerg\\w*|limits?|next|diet|igg|account|data|values?|levels?|numbers?|phone|order|status|change\\w*|meaning|better|worse|normal',
    'anything|everything|something|nothing|this|that|it|them|those|these|all|which|what|how|when|why|who|one|symptoms?|address|triggers?',
  ),
)
const isFoodish = (words: string | undefined): words is string =>
  words !== undefined &&
  !/^(?:do|does|did|can|could|should|to|if|kind|about|your|u|you|happens|the point)\b/u.test(words) &&
  words.split(' ').length <= 5 &&
  !notFood.test(words)

function leveledFood(text: string): Asked | undefined {
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

function compared(text: string): Asked | undefined {
  for (const way of comparisons) {
    const { one, other } = way.exec(text)?.groups ?? {}
    if (isFoodish(one) && isFoodish(other) && !beforeWord.test(other)) return { about: 'compare', one, other }
  }
  return undefined
}

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

function moved(text: string): Asked | undefined {
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

function changed(text: string): Asked | undefined {
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

const theTest =
  '(?:tests?|reports?|results?|samples?|blood test|berichts?|ergebniss?e?|probe|rapports?|resultats?|prelevement|informes?|resultados?|muestra|analisis)'
const facts: readonly [Asked, string, string?][] = [
  [
    { about: 'sample' },
    any(
      '(?:whats |what is |show |give me |tell me )?(?:my|mine|meine|mon|mi) sample(?:s)? (?:id|number|no|nr|code|ref\\w*)|^(?:whats |what is |the )*sample (?:id|number|no|nr|code)(?: of mine| please| pls)?$|(?:which|what) sample (?:id|number|no|code)(?: \\S+){0,3} (?:i|mine|my|me)(?: \\S+){0,2}|(?:meine )?probennummer|mon numero d echantillon|(?:mi )?numero de muestra|id de mi muestra',
    ),
    'where (?:is|on)|others?|typed|chat|removed?|wrong|lost|change',
  ],
  [
    { about: 'day' },
    any(
      `when (?:was|did|were|is) (?:\\S+ ){0,3}(?:last |latest |newest )?${theTest}(?: (?:done|taken|from|made|dated))?`,
      `when did i (?:last )?(?:\\S+ )?(?:test|get tested|do (?:the|my) (?:test|sample))|when was i (?:last )?tested|how old (?:is|are) (?:my|the) ${theTest}|(?:date|day) of (?:my|the) (?:last |latest )?${theTest}|what date (?:is|was) (?:my|the) (?:last |latest )?${theTest}`,
      `wann (?:war|ist|habe ich) (?:\\S+ ){0,3}${theTest}|von wann (?:ist|sind) (?:\\S+ ){0,2}${theTest}|quand (?:\\S+ ){0,4}(?:test|resultats|prelevement)|de quand (?:date\\w*|sont) (?:\\S+ )?(?:test|resultats)|cuando (?:\\S+ ){0,4}(?:test|prueba|analisis|resultados)`,
    ),
    'match|there|isnt|will|should|can|next|again|arriv\\w*|ready|receiv\\w*|get (?:the|my) results|come|repeat|sent|become\\w*',
  ],
  [
    { about: 'scale', value: null },
    any(
      '(?:what|which|whats)(?: \\S+){0,3} (?:scale|units?)(?: \\S+){0,3} (?:mine|my|me|i|im|am|do i have)(?: \\S+){0,2}|(?:what|which|whats|what is|what does) my (?:scale|units?)(?: \\S+)?|my (?:results? |values? )?scale|scale (?:of|for|on|in) my (?:results?|report|test)|(?:is|are) (?:my|mine) (?:\\S+ ){0,3}(?:index|micrograms?|ug ml|g ml)(?: \\S+){0,4}|what scale (?:do i have|am i on|is mine)',
      'welche (?:skala|einheit)(?: \\S+){0,4} (?:meine?\\w*|ich)(?: \\S+)?|quelle (?:echelle|unite)(?: \\S+){0,4} mes(?: \\S+)?|que (?:escala|unidad)(?: \\S+){0,4} mis?(?: \\S+)?',
    ),
    'where|index scale|without|no unit|appl\\w*|differen\\w*|why',
  ],
  [
    { about: 'chosen' },
    any(
      '(?:what|which)(?: foods?)? (?:did|have) i (?:cho[os]se?n?|put|add(?:ed)?|set)(?: \\S+){0,2} (?:leave out|avoid|my list|left out|avoided)|my own (?:foods|list|exclusions)|(?:what|which)(?: \\S+)? diets? (?:did i|have i|is|are|do i have)(?: \\S+){0,4}(?: saved| set| chosen| chose| on record)?|what(?:s| is| are)? my diets?(?: set to)?',
    ),
    'plan|should',
  ],
  [
    { about: 'allergies' },
    any(
      '(?:what|which|whats|list|show|see|do i have|have i|are there|is there|are|have you|do you have|got|you got|any) (?:\\S+ ){0,5}?allerg(?:y|ies)(?: \\S+){0,4} (?:record|file|profile|saved|listed|registered|stored|noted|entered|system|account|down|have|got|logged|set)(?: \\S+){0,3}',
      'allerg(?:y|ies) (?:on|in) (?:my|the) (?:record|file|profile|account)|my (?:listed |recorded |saved )?allergies|what(?:s| is| are)? my allerg(?:y|ies)|my list of allergies',
      '(?:welche )?allergien (?:\\S+ ){0,4}(?:gespeichert|hinterlegt|eingetragen|profil|notiert)|meine allergien|mes allergies|(?:que )?alergias (?:\\S+ ){0,3}(?:guardad\\w+|registrad\\w+|perfil|anotad\\w+)|mis alergias',
    ),
    'how|restaurant|added|since|put|why|may|werent|arent|isnt|right|regardless|influence|add|change|remove|delete|update|edit|mean\\w*|difference|can|test for|show my',
  ],
  [
    { about: 'readers' },
    any(
      'who (?:can|could|is able to|may|else can|else|all|has|have)(?: \\S+){0,3} (?:see|read|access\\w*|view|look at|looked at|open)(?: \\S+){0,2} my (?:results?|report|data|values?|test)|wer kann (?:\\S+ ){0,2}meine (?:ergebnisse|werte|daten)(?: \\S+)?|qui (?:peut|voit) (?:\\S+ )?mes (?:resultats|donnees)|quien (?:puede|ve) (?:\\S+ )?mis (?:resultados|datos)',
    ),
    'where|before|without|log|when',
  ],
  [
    { about: 'reach' },
    any(
      `(?:contact|reach|get hold|get in touch|call|email|mail|phone|ring|message|talk|speak|write|ask|appointment|book|address|number|kontakt\\w*|erreich\\w*|schreib\\w*|sprechen|contacter|joindre|ecrire|contactar|hablar|escribir)(?: \\S+){0,6} ${practitioner}|${practitioner}(?:s)? (?:\\S+ )?(?:contact|email|phone|number|address|details|erreichen|kontaktieren|kontakt)`,
    ),
    'should i|do i need|must|why|retired|lost|agree|when|agree\\w*|without|medic\\w*|private|home|write an?|limerick|poem|food|foods|diet|clients?|become|tell',
  ],
  [
    { about: 'practitioner' },
    any(
      `^(?:\\S+ ){0,4}?(?:who|whos|whose|wer|qui|quien)(?: is| are| was| ist| est| es)? (?:\\S+ ){0,3}?${practitioner}(?: (?:is|for me|on my report|that|who|i have|do i have|has|am i with|assigned)(?: \\S+){0,5})?$`,
      `(?:name|names|nom|nombre) (?:of|de|d)(?: my| the| mon| ma| mi)? ${practitioner}(?: (?:who|that|of|on|assigned) .{0,40})?$|(?:my|mein\\w*|mon|ma|mi) ${practitioner}(?: ?s)?(?: (?:full )?name)?$|(?:do i have|have i got|is there|habe ich|ai je|tengo) (?:an?|ein\\w*|une?|any)? ?${practitioner}(?: (?:assigned|for me|at all|yet))?$|(?:whats|what is) my ${practitioner}s? (?:name|called)$|wie heisst (?:\\S+ )?${practitioner}$|comment s appelle (?:\\S+ )?${practitioner}$|como se llama (?:\\S+ )?${practitioner}$`,
    ),
    'become|tell|should|not|best|good',
  ],
  [
    { about: 'start' },
    any(
      'where (?:do|should|shall|can|to|would|must) i (?:start|begin)|where to (?:start|begin)|where shall i start|(?:what|which|wat) (?:\\S+ ){0,3}(?:do|should|shall|to|would|can|must) (?:i )?(?:start with|begin with|do first|cut out first|cut first|leave out first|drop first|remove first|eliminate first|avoid first|give up first|tackle first)',
      '(?:which|what) (?:ones?|foods?)? ?(?:to (?:\\S+ )?)?first|(?:what|which)(?: \\S+){0,4} (?:i|to|ones?|foods?|mine)(?: \\S+){0,4} first$|(?:drop|leave|cut|avoid|eliminate|remove|stop|quit|give up|foods|them|these)(?: \\S+){0,6} (?:at once|in one go|the same time|at one time)|(?:most important|main) (?:ones?|foods?)(?: \\S+){0,5}|(?:overwhelm\\w*|too many foods|so many foods|too much to (?:avoid|leave out)|(?:list is|it is|its) (?:too|so) long|thats? a lot)(?: \\S+){0,8}',
      '(?:womit|mit was|wo) (?:soll ich |fange? ich |fang ich )(?:\\S+ )?(?:an\\w*|beginnen|starten)?|was (?:soll ich )?zuerst(?: \\S+){0,3}|par (?:quoi|ou) (?:je )?commenc\\w+|por (?:donde|cual) (?:empiezo|empezar|comienzo)|que (?:quito|dejo) primero',
    ),
    'add|back|resurrect|risk|deficien\\w*|shortage|size|finished|avoiding|recipes?|download|records?|tests|data|zip|pen|phone|sample|kit|blood|reintroduc\\w*|back|read|app|portal|scanner|test(?:ing)?|log ?in|sign|doctor|bring|register|emergency|who',
  ],
]
const factPatterns = facts.map(
  ([asked, ways, not]) => [asked, pattern(ways), not === undefined ? undefined : pattern(not)] as const,
)
const amount = whole(
  `${lead}(?:is|are|was|ist|est|es) (?:an? )?(?:value (?:of )?|level (?:of )?|score (?:of )?)?(\\d{1,3}(?:\\.\\d+)?)(?: (?:ug ml|g ml|micrograms?))? (?:(?:an?|very|really|too|that|so|considered|value|sehr|trop|muy|un|zu|un) ){0,3}(?:lot|high|bad|much|low|moderate|ok|okay|good|elevated|normal|hoch|viel|schlimm|eleve|beaucoup|alto|mucho|malo)(?: .{0,30})?`,
)

function fact(text: string): Asked | undefined {
  const [, said] = amount.exec(text) ?? []
  if (said !== undefined) return { about: 'scale', value: Number(said) }
  return factPatterns.find(([, way, not]) => way.test(text) && !not?.test(text))?.[0]
}

const unheardOf =
  '(?:never heard of|no idea what|what on earth is|tell me about|explain|describe|erklar\\w* mir|keine ahnung was)'
const kinds = [
  `${lead}(?:what(?: exactly| on earth)? (?:is|are)(?: this)?|whats|what(?! is\\b| are\\b)|was ist|was sind|que es|que son|c est quoi|cest quoi|qu est ce que c est que|qu est ce que c est|qu est ce que|qu est ce qu) ${named}(?: exactly| anyway| please| pls| even| genau| eigentlich)?`,
  `${lead}${unheardOf} ${named}(?: what is it| what is that| whats that| is)?`,
  `${lead}(?<food>.{3,30}?) (?:what is (?:it|that)|whats (?:it|that)|was ist das|c est quoi|que es(?: eso)?)`,
].map(whole)

function kindOfFood(text: string): Asked | undefined {
  for (const way of kinds) {
    const words = way.exec(text)?.groups?.['food']
    if (isFoodish(words) && words.split(' ').length <= 4) return { about: 'food', words }
  }
  return undefined
}

/** What a question, or one of several, asks about the asker themselves; undefined where it asks for something else. */
export function whatIsAsked(question: string): Asked | undefined {
  const text = plain(question)
  return (
    bodyAsked(text) ??
    fact(text) ??
    compared(text) ??
    changed(text) ??
    moved(text) ??
    counted(text) ??
    ranked(text) ??
    mealAsked(text) ??
    listed(text) ??
    leveledFood(text) ??
    kindOfFood(text)
  )
}
