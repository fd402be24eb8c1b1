/*
 * Where, with whom and on what occasion something is eaten, and who sells it: no part of the food. Told by the words that open such a phrase and those that name a place, a person or a chain.
 */
const any = (list: string) =>
  list
    .trim()
    .split(/\s*[,\n]\s*/u)
    .join('|')
const possessive = "(?:['’]?s)?"

const people =
  any(`mum, mom, mam, mother, dad, father, parents, sister, brother, sis, bro, aunt, auntie, aunty, uncle, nan, nana, nanny, gran, granny
  grandma, grandmother, grandad, grandpa, grandfather, grandparents, friend, friends, mate, mates, neighbour, neighbours, neighbor, neighbors, boss
  husband, hubby, wife, partner, boyfriend, girlfriend, cousin, cousins, son, sons, daughter, kids, kid, niece, nephew, in-laws, in laws, inlaws
  colleague, colleagues, flatmate, roommate, landlady, family, mother-in-law, mother in law, mother-in-laws, mil, godmother, bf, gf`)
const places =
  any(`stand, stall, truck, van, shop, store, restaurant, place, caf[eé], bakery, baker, bakers, canteen, cafeteria, cinema, movies, pub, bar, diner
  takeaway, take-away, takeout, deli, market, supermarket, airport, station, work, office, school, uni, university, college, party, wedding, bbq, barbecue
  picnic, festival, fair, funfair, match, game, stadium, house, home, flat, fridge, freezer, cupboard, pantry, garden, buffet, hotel, plane, train, beach
  vending machine, corner, butcher, butchers, fishmonger, greengrocer, farm shop, food court, drive-?thru, drive-?through, petrol station, gas station
  chinese, chinese place, indian, indian place, italian, thai, thai place, chippy, chip shop, kebab shop, sushi bar, carvery, street, carnival, theatre
  concert, gym, pool, hospital, kita, kindergarten, weihnachtsmarkt, christmas market, kiosk, kiosque, food truck`)
const occasions =
  any(`birthday, bday, b-day, wedding, party, anniversary, christmas, xmas, easter, new year, new years, halloween, thanksgiving, valentines?
  holiday, holidays, vacation, trip, weekend, bank holiday, hen do, stag do, christening, baptism, funeral, graduation, work do, date night, movie night
  game night, girls night, picnic, barbecue, bbq, sunday roast, day out, festival`)
/** Of a shop or chain, mostly with what it sells beside it. */
const chains =
  any(`mc ?donald, mcd, maccies, maccy d, macdonald, mickey d, burger king, kfc, subway, starbucks, pret a manger, pret, greggs?, nando, five guys, wagamama
  pizza hut, pizza express, domino, papa john, taco bell, wendy, chick-?fil-?a, chipotle, popeyes, dunkin(?: donuts)?, krispy kreme, tim hortons, caff[eè] nero
  itsu, yo sushi, wetherspoon, tesco, sainsbury, aldi, lidl, asda, waitrose, morrisons, rewe, edeka, kaufland, carrefour, auchan, leclerc, monoprix
  mercadona, trader joe, whole foods, walmart, costco, ikea, nordsee, vapiano, shake shack, panera, panda express, dairy queen, in-?n-?out, toby carvery
  zizzi, prezzo, bella italia, franco manca, harvester, wimpy, leclerc, backwerk, kamps, yormas, le pain quotidien, quick burger, telepizza, 100 montaditos`)
/** Only behind "from" and "at": what else may be a word of a food. */
const sellers = `(?:the |a |my )?(?:${chains}|costa|nero|leon|quick|m ?(?:&|and) ?s|marks(?: (?:&|and) spencers?)?|co-?op|iceland|penny|netto|paul|eat|boots|dm)${possessive}`

/** What ends a phrase, and what tells of more than a place: it then stays, so that nothing is said over it. */
const next = '(?:and|or|with|but|without|und|oder|mit|ohne)'
const more =
  '(?:now|then|i|my (?:lips?|tongue|throat|face|skin|tummy|stomach|mouth|eyes?|chest)|feel\\p{L}*|am|is|was|are|were|have|had|has|gives?|made me|makes me)'
/** The rest of a phrase: up to a comma, the next food or the end. */
const rest = `(?:(?! (?:${next}|${more}) )[^,]){0,40}(?=,|$| ${next} )`
const end = `(?=,|$| (?:round|around|near|by|next|in|on|of|at|down|today|tonight|tomorrow|yesterday|last|this|and|or)\\b)(?! (?:and|or) )${rest}`
const which =
  "(?:(?:the|my|our|a|an|his|her|their|your|this|that|some|one of|local|new|little|nice|old|good|best|favou?rite|work|friend|\\p{L}+['’]s|\\p{L}+) ){0,4}"
/** What comes from an animal or a plant keeps it: milk from goats, flour from oats. */
const source =
  '(?:(?:a |the |my )?(?:sheep|ewes?|goats?|cows?|buffalo(?:es)?|camels?|mares?|soya?|oats?|rice|coconuts?|almonds?|nuts?|wheat|rye|spelt|corn|maize|peas?|potato(?:es)?|grapes?|apples?|beef|pork|lamb|chicken|turkey|fish|eggs?|milk|cream|beans?|lentils?|chickpeas?|hemp|seaweed|sugar|tins?|cans?|jars?|packets?|scratch|concentrate|frozen|the (?:oven|pan|freezer|air fryer)))\\b'

const behind = [
  / on (?:the |my |a |this |its )(?:label|pack\p{L}*|box|wrapper|tin|back|jar|list of ingredients)(?!\p{L}).*$/iu,
  / in (?:paris|london|berlin|rome|madrid|barcelona|munich|vienna|lisbon|athens|bangkok|tokyo|new york|spain|italy|france|germany|greece|mexico|japan|thailand|england|scotland|ireland|america|the us|the uk|india|china|portugal|austria|morocco|vietnam)(?!\p{L})(?: (?!and|or)\p{L}+)*/iu,
  new RegExp(` (?:over |round |down |up )?at (?!(?:least|all|most|once|the moment|room)\\b)${rest}`, 'iu'),
  new RegExp(` from (?!${source})${rest}`, 'iu'),
  new RegExp(` (?:by|in) ${sellers}${rest}`, 'iu'),
  new RegExp(
    ` (?:in|on|near|outside|by|round|around|to|inside) ${which}(?:${places}|${occasions})s?${end}`,
    'iu',
  ),
  new RegExp(
    ` (?:for|on|as|over|during) ${which}(?:${occasions})${possessive}(?: (?:party|cake|meal|dinner|lunch))?${end}`,
    'iu',
  ),
  new RegExp(
    ` (?:with|for|round|near|to) (?:my|our|his|her|the) (?:\\p{L}+ )?(?:${people})${possessive}(?: (?!tree\\b)\\p{L}+){0,2}$`,
    'iu',
  ),
  new RegExp(
    `,? (?:(?:that|which) )?(?:my|our) (?:\\p{L}+ )?(?:${people})${possessive} (?:made|makes|cooked|cooks|baked|bakes|bought|brought|gave|ordered|is making)${rest}$`,
    'iu',
  ),
  / (?:beim?|vom|aus dem) (?:d[eo]r |dem |einem |meine[rmn] )?(?:oma|opa|mama|papa|tante|onkel|freund\w*|imbiss|bäcker|baecker|metzger|fleischer|dönermann|italiener|griechen|chinesen|türken|inder|asiaten|mcdonalds?|nachbar\w*|schwiegermutter|kollegen|supermarkt|markt|kino|aldi|lidl|rewe|edeka)(?: .*)?$/iu,
  / (?:von|bei|de|chez) (?:meine[rmn]?|unsere[rmn]?|der|ma|mon|mes|mi|la|una?) (?:\p{L}+ )?(?:mutter|vater|schwester|bruder|tante|onkel|oma|opa|nachbar\p{L}*|freund\p{L}*|kolleg\p{L}*|schwieger\p{L}+|m[eè]re|p[eè]re|s[oœ]e?ur|fr[eè]re|tante|oncle|mamie|papi|voisine?s?|coll[eè]gues?|ami\p{L}*|copine?|belle[- ]m[eè]re|madre|padre|hermana|hermano|t[ií][ao]|abuel[ao]|vecin[ao]s?|amig[ao]s?|suegr[ao]|compa[nñ]er[ao]s?)(?!\p{L}).*$/iu,
  / (?:im|auf (?:dem|der)|in der) (?:kino|restaurant|café|cafe|kantine|mensa|imbiss|büro|weihnachtsmarkt|markt|party|hochzeit|flugzeug|urlaub|biergarten|freibad)(?: .*)?$/iu,
  / (?:chez (?:ma|mon|mes|le|la|un|une|des|mcdo\w*|quick|paul)|au (?:restaurant|cinéma|cinema|resto|bar|bistrot|marché|bureau|self)|à la (?:cantine|boulangerie|fête|plage)|en (?:terrasse|vacances))(?: .*)?$/iu,
  / (?:en (?:casa de|el (?:cine|bar|restaurante|trabajo|bus)|la (?:fiesta|playa|calle|boda))|del (?:bar|restaurante|mercadona|chino|burger king|mcdonalds?))(?: .*)?$/iu,
]
/** "Milk from goats" is goat's milk. */
const milked = /^(\p{L}+) from (?:a |the )?(goat|sheep|cow|buffalo)s?$/iu
const ahead = [
  new RegExp(`^(?:my |our |a |some |the )?(?:${chains})${possessive} (?=\\p{L}{3})`, 'iu'),
  new RegExp(
    `^(?:my |our )?(?:${people})(?:['’]s|s['’]?|['’]) (?:famous |homemade |home-made |own )?(?=\\p{L}{3})`,
    'iu',
  ),
  new RegExp(
    `^(?:my|our) (?:${people})(?:['’]?s)? (?:famous |homemade |home-made |own )?(?=\\p{L}{3})`,
    'iu',
  ),
]

/**
 * Words of a food without its place, its company, its occasion and its shop; all of them where nothing else is left, and
 * with who sells it where `isName` says that the whole is a name.
 */
export function withoutSetting(words: string, isName: (words: string) => boolean): string {
  let left = words
  for (const phrase of behind) left = left.replace(phrase, '')
  for (const phrase of ahead) if (!isName(left)) left = left.replace(phrase, '')
  left = left.replace(milked, "$2's $1").replace(/^[\s,]+|[\s,]+$/gu, '')
  return left === '' ? words : left
}
