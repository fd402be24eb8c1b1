/*
 * What questions about oneself are made of, in English, German, French and Spanish, written as `plain` writes a question.
 */

/** Any of these, as whole words. */
export const any = (...lists: string[]): string => `(?:${lists.join('|')})`

/** Built once, each within whole words. */
export const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'u')
export const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')

export const high = any(
  'highs?|high(?:ly)? (?:elevated|reactive)|highly|reds?|severes?|strong(?:ly)?',
  'rot(?:e|en|er)?|rouges?|roj[oa]s?|hoch|hohe[nrs]?|stark(?: erhoht\\w*)?|hauts?|hautes?|forts?|fortes?|alt[oa]s?',
)
export const moderate = any(
  'moderates?|moderately(?: elevated)?|medium|middle|mid|mild(?:ly)?|yellows?|ambers?|oranges?',
  'massig\\w*|mittel|mittlere\\w*|moder[ea]e?s?|moyens?|moderad[oa]s?|medi[oa]s?',
)
export const elevated = any(
  'elevated|raised|reactive|positive|flagged|(?:a )?(?:problem|trigger|bad)(?:s|atic)?|forbidden|above (?:the )?(?:limit|normal)',
  '(?:watch|look) out for|over (?:the )?limit|showed up|showing up|came up|come up|came back(?: raised)?|to avoid|not (?:ok|okay|fine|allowed)',
  'erhoht\\w*|auffallig\\w*|verboten\\w*|eleve\\w*|interdit\\w*|elevad[oa]s?|prohibid[oa]s?',
)
export const low = any(
  'lows?|not (?:elevated|raised|high|reactive)|without (?:any )?elevation|no elevation|normal|fine|oka?y?|clear|negatives?',
  'greens?|unelevated|good|nicht erhoht\\w*|niedrig\\w*|unauffallig\\w*|normaux|basses?|bas|baj[oa]s?|normales',
)
export const tested = any(
  'tests?|tested|check(?:ed)?|measured?|looked? at|analy[sz]ed?|getestet\\w*|gemessen|untersucht|testes?|analyses?',
  'probad[oa]s?|analizad[oa]s?|probaron|analizaron|evaluad[oa]s?',
)
export const howMany = any(
  'how many|(?:the |total )*(?:number|count|amount|total)(?: number)? of|wie ?viele?|combien|cuant[oa]s|numero de|nombre d[e ]?|anzahl|(?<!\\d )(?:what |which )?(?:percent(?:age)?|share|proportion)(?: of| are| is)?|total(?= \\S)',
)

export const top = any(
  'highest|worst|strongest|biggest|greatest|(?:closest|nearest|next) to (?:being |the |becoming )?high(?: limit| band)?|top one|peak|most (?:elevated|reactive|severe|raised|high)|number (?:one|two|three|four|five|[1-9])(?: on (?:my|the) list)?|gravest|baddest',
  '(?:zweit|dritt)?hochste\\w*|(?:zweit|dritt)?schlimmste\\w*|starkste\\w*|schlechteste\\w*|pires?|plus (?:eleve|haut|fort|mauvais)\\w*|peor(?:es)?|mas (?:alt[oa]s?|elevad[oa]s?|fuertes?)',
)
export const bottom = any(
  'lowest|smallest|weakest|mildest|least \\w+|schwachste\\w*|mildeste\\w*|niedrigste\\w*|kleinste\\w*|tiefste\\w*|plus (?:bas|basse|faible)s?|mas baj[oa]s?',
)
export const value = any(
  'values?|levels?|numbers?|results?|scores?|readings?|figures?|reaction|wert\\w*|ergebnis\\w*|valeurs?|resultats?|niveau|taux|valor(?:es)?|resultados?|nivel(?:es)?',
)
export const practitioner = any(
  'prac\\w{0,8}one?rs?|practi[tc]ion\\w*|nutritionists?|dieti[tc]ians?|therapists?|naturopaths?|coach|adviso?ers?|heilpraktiker\\w*|therapeut\\w*',
  'ernahrungsberater\\w*|praticien\\w*|nutritionniste|dieteticien\\w*|nutricionista|terapeuta|profesional|behandler\\w*',
)
export const before = any(
  '(?:the )?(?:last|previous|earlier|first|old|older) (?:time|test|report|results?|year|month|one|sample)s?',
  '(?:in |on |im |en |back in )(?:january|february|march|april|june|july|august|september|october|november|december|oktober|november|dezember|octobre|octubre)',
  'before|previously|back then|earlier|(?:beim |zum |im )?(?:dem |den )?(?:letzten?|vorigen?|ersten?) (?:mal|test|bericht)|vorher|fruher',
  '(?:la )?derniere fois|(?:le )?dernier (?:test|rapport)|avant|(?:la )?ultima vez|(?:el )?ultimo (?:test|informe|analisis)|antes|anterior',
)
export const meals = [
  ['breakfast', 'breakfasts?|brunch|brekk(?:y|ie)s?|fruhstuck\\w*|petit ?dej\\w*|desayun\\w*'],
  [
    'lunch',
    'lunch\\w*|packed lunch\\w*|school lunch\\w*|midday meal|mittag(?:s|essen)?|pausenbrot\\w*|brotzeit|dejeuner|almuerzos?|comida para llevar',
  ],
  [
    'dinner',
    'dinners?|suppers?|evening meals?|tonight|this evening|tea time|teatime|abendessen|abendbrot|heute abend|diner|souper|ce soir|cenas?|cenar|esta noche',
  ],
  [
    'snack',
    'snacks?|nibbles?|snacky|something small|zwischendurch|gouter|en cas|encas|meriendas?|tentempie\\w*',
  ],
  [
    'dessert',
    'desserts?|puddings?|afters|something sweet|sweet treats?|nachtisch|nachspeise\\w*|was susses|postres?|quelque chose de sucre|algo dulce',
  ],
  ['soup', 'soups?|suppen?|soupes?|sopas?'],
  ['salad', 'salads?|salate?|salades?|ensaladas?'],
  ['smoothie', 'smoothies?|shakes?'],
] as const

/** What may stand before a question, before a name and behind it. */
export const lead =
  '(?:(?:and |so |ok |okay |hi |hey |hello |well |oh |right |actually |basically |um |er |can u |could u |do you know |remind me |i wonder |id like to know |please |pls |plz |can you |could you |tell me |show me |give me |i want to know |just |now |then |also )*)'
export const article =
  '(?:(?:an?|the|my|mine|our|those|these|ein\\w*|der|die|das|dem|den|mein\\w*|le|la|les|l|un|une|mon|ma|mes|el|los|las|una|mi|mis) )*'

export const named = `${article}(?<food>[^ ].{1,50}?)`

const notFood = pattern(
  any(
    'results?|reports?|tests?|passwords?|names?|emails?|practi\\w+|scales?|samples?|foods?|allerg\\w*|limits?|next|diet|igg|account|data|values?|levels?|numbers?|phone|order|status|change\\w*|meaning|better|worse|normal',
    'anything|everything|something|nothing|this|that|it|them|those|these|all|which|what|how|when|why|who|one|symptoms?|address|triggers?',
  ),
)
/** Whether words may name a food: what names anything else does not. */
export const isFoodish = (words: string | undefined): words is string =>
  words !== undefined &&
  !/^(?:there|was|que|qui|qu|ce|quoi|algo|etwas|nichts|rien|nada|do|does|did|can|could|should|to|if|kind|about|your|u|you|contains?|holds?|goes|has|have|happens|the point)\b/u.test(
    words,
  ) &&
  words.split(' ').length <= 5 &&
  !notFood.test(words)
