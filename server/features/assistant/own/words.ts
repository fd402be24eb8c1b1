/*
 * What questions about oneself are made of, in English, German, French and Spanish, written as `plain` writes a question.
 */

/** Any of these, as whole words. */
export const any = (...lists: string[]): string => `(?:${lists.join('|')})`

export const high = any(
  'highs?|high(?:ly)? (?:elevated|reactive)|highly|reds?|severes?|strong(?:ly)?',
  'hoch|hohe[nrs]?|stark(?: erhoht\\w*)?|hauts?|hautes?|forts?|fortes?|alt[oa]s?',
)
export const moderate = any(
  'moderates?|moderately(?: elevated)?|medium|middle|mid|mild(?:ly)?|yellows?|ambers?|oranges?',
  'massig\\w*|mittel|mittlere\\w*|moder[ea]e?s?|moyens?|moderad[oa]s?|medi[oa]s?',
)
export const elevated = any(
  'elevated|raised|reactive|positive|flagged|(?:a )?(?:problem|trigger|bad)(?:s|atic)?|forbidden|above (?:the )?(?:limit|normal)',
  'over (?:the )?limit|showed up|showing up|came up|come up|came back(?: raised)?|to avoid|not (?:ok|okay|fine|allowed)',
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
  'how many|(?:the |total )*(?:number|count|amount|total)(?: number)? of|wie ?viele?|combien|cuant[oa]s|numero de|nombre d[e ]?|anzahl',
)
export const foods = any(
  'foods?|ones?|things?|stuff|items?|results?|values?|lebensmittel\\w*|nahrungsmittel\\w*|sachen|werte?|aliments?|valeurs?|alimentos?|valores?|cosas',
)
export const mine = any(
  'mine|my|me|i|ive|im|meine?\\w*|ich|mir|bei mir|mon|ma|mes|moi|je|j|mi|mis|yo|tengo|tenia|me|our|the',
)
export const top = any(
  'highest|worst|strongest|biggest|most (?:elevated|reactive|severe|raised|high)|number (?:one|1)|gravest|baddest',
  '(?:zweit|dritt)?hochste\\w*|(?:zweit|dritt)?schlimmste\\w*|starkste\\w*|schlechteste\\w*|pires?|plus (?:eleve|haut|fort|mauvais)\\w*|peor(?:es)?|mas (?:alt[oa]s?|elevad[oa]s?|fuertes?)',
)
export const bottom = any(
  'lowest|smallest|least (?:elevated|reactive|raised|bad)|niedrigste\\w*|kleinste\\w*|tiefste\\w*|plus (?:bas|basse|faible)s?|mas baj[oa]s?',
)
export const value = any(
  'values?|levels?|numbers?|results?|scores?|readings?|figures?|reaction|wert\\w*|ergebnis\\w*|valeurs?|resultats?|niveau|taux|valor(?:es)?|resultados?|nivel(?:es)?',
)
export const ofWord = any(
  'for|of|on|about|with|to|in|fur|von|vom|bei|zu|pour|du|des|de|d|sur|para|del|al|con',
)
export const practitioner = any(
  'practi[tc]ion\\w*|nutritionists?|dieti[tc]ians?|therapists?|naturopaths?|coach|adviso?ers?|heilpraktiker\\w*|therapeut\\w*',
  'ernahrungsberater\\w*|praticien\\w*|nutritionniste|dieteticien\\w*|nutricionista|terapeuta|profesional|behandler\\w*',
)
export const before = any(
  '(?:the )?(?:last|previous|earlier|first|old|older) (?:time|test|report|results?|year|month|one|sample)s?',
  'before|previously|back then|earlier|then|(?:beim |zum |im )?(?:dem |den )?(?:letzten?|vorigen?|ersten?) (?:mal|test|bericht)|vorher|fruher',
  '(?:la )?derniere fois|(?:le )?dernier (?:test|rapport)|avant|(?:la )?ultima vez|(?:el )?ultimo (?:test|informe|analisis)|antes|anterior',
)
export const meals = [
  ['breakfast', 'breakfasts?|brekk(?:y|ie)s?|fruhstuck\\w*|petit ?dej\\w*|desayun\\w*'],
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
export type Meal = (typeof meals)[number][0]
