/* The words of wishes that say what to leave out, folded, in English, German, French, Spanish,
   Italian, Dutch and a few others. */

const kinds = `dish(?:es)?|meals?|dinners?|lunch|breakfast|recipes?|foods?|things?|stuff|products?|ingredients?|
snacks?|
anything|something|gerichte?n?|rezepte?n?|speisen?|essen|produkte?n?|zutaten|irgend(?:et)?was|etwas|was|plats?|
recettes?|repas|aliments?|produits?|ingredients?|quelque chose|choses?|platos?|recetas?|comidas?|alimentos?|
productos?|ingredientes?|algo|cosas?|piatt[oi]|ricett[ae]|prodott[oi]|qualcosa|gerechte?n?|recepte?n?|producte?n?|
iets`
const having = `with|containing|that (?:has|have|contains?|includes?)|made (?:with|of|from)|made out of|from|
mit|von|
aus|
avec|a base de|contenant|qui contien\\p{L}*|con|que (?:lleven?|contengan?|tengan?)|che contengono|met|com`
/** "No dishes with", "nothing with": what follows is left out as well. */
const carried = `(?: (?:any|the|an?|some|des?|d[iu]|unas?))?(?: (?:${kinds}))* (?:${having})`

const negated = `(?:(?:do|does|did|can|could|may|must|should|would|will|wo|ca)(?: ?not|n'?t)|cannot|never)`
const eaten = `eat|do|like|want|have|use|stand|tolerate|digest|take|put|add|include|contain|touch|enjoy|fancy|drink|
bear|
handle|give me|(?:cope|get (?:on|along)|agree) with|cook with`
const toFood = `(?:too?|against|of|with|for|gegen|auf|von|aux?|a la|a l'|a|al|a los|a las|all[aeo]?|agli|ai|all'|
voor)`
const mange = `aim|mang|support|toler|diger|veu|veul|peu|peuv|boi|prend|met|utilis|ajout|voudr`
const como = `comer?|comemos|puedo|podemos|quiero|queremos|tolero|tomo|bebo|gustan?|pon(?:er|gas?|gan)|us(?:ar|es?|
en)|
incluyas?|llev[ea]n?|teng[ao]n?|conteng[ao]n?|soporto|aguanto|deb[eo]|digiero|anadas?|eches?`
const mangio = `mangi\\p{L}*|posso|possiamo|vogli\\p{L}*|toller\\p{L}*|digerisc\\p{L}*|mi piac\\p{L}*|
sopport\\p{L}*|
mett\\p{L}*|us\\p{L}+`

/** Cues by what they do to the words behind them, the first that fits winning. */
const cues = {
  /** "Not allergic to", "no problem with": not left out. */
  keep: `(?:not|never|no longer|isn'?t|aren'?t) (?:allergic|intolerant|sensitive) to|
not (?:to|of)(?! (?:eat|use|include|contain|have|add|put))|not (?:gegen|auf)|nicht (?:gegen|auf)|
not (?:without|avoid\\p{L}*)|(?:can(?:not|'?t)|could(?: not|n'?t)) (?:live|do) without|
(?:no|not an?) (?:problems?|trouble|issues?) (?:at all )?with|
(?:no|don'?t have(?: an?)?|do not have(?: an?)?) (?:\\p{L}+ )?(?:allerg(?:y|ies)|intolerances?) (?:to|against)|
no need to avoid|nicht (?:allergisch (?:gegen|auf)|ohne)|keine? (?:problem|allergie)\\p{L}* (?:mit|gegen)|
nichts gegen|pas (?:allergique|intolerant)e? ${toFood}|pas sans|pas de problemes? avec|
no (?:soy|es|somos) (?:alergic|intolerant)\\p{L}* ${toFood}|no sin|(?:ningun|sin) problema con|
non sono (?:allergic|intollerant)\\p{L} ${toFood}|niet allergisch voor|geen probleem met`,
  /** What comes before is left out: "nuts free", "Nüsse mag ich nicht", "chickpeas neither". */
  behind: `(?:free(?! (?:of|from|range)(?!\\p{L}))|frei(?:e[nrsm]?)?(?! von(?!\\p{L})))|
(?:allerg(?:y|ies|ic)|intoleran(?:t|ces?)|allergi(?:en?|sch|ker(?:in)?)|unvertraglichkeit(?:en)?|
intoleranz(?:en)?)(?! ?:| ${toFood}(?!\\p{L}))|
(?:neither|either|auch nicht|non plus|tampoco|neanche|ook niet)(?=\\s*(?:[.,;:!?\\n]|$))|
(?:(?:are|is) )?(?:out of the question|off limits|off the (?:menu|table)|a no(?: |-)go|forbidden|taboo|banned|
not (?:for (?:me|us)|ok|okay|allowed|possible|an option))|(?:are|is) out|
(?:(?:do|does)(?:n'?t| not) (?:agree with|suit|work for)|disagrees? with) (?:me|us)|
(?:makes?|gives?) me (?:ill|sick|unwell|cramps?|a rash|hives|bloated)|
(?:ist|sind) (?:tabu|verboten|raus|nicht (?:erlaubt|moglich|gut)|nichts fur (?:mich|uns))|
(?:soll|sollen|sollte|sollten|darf|durfen|kommt|kommen)(?: \\p{L}+){0,2} nicht (?:drin|rein|dabei|hinein|vor|
in frage|enthalten|sein)|(?:bekommt|bekommen|tut|tun) (?:mir|uns) nicht|
(?:est|sont) (?:interdit\\p{L}*|exclu\\p{L}*|tabous?|hors de question)|(?:esta|estan) prohibid[oa]s?|
(?:mag|mogen|esse|essen|vertrage|vertragen|will|wollen|mochte|darf|durfen|kann|konnen|geht|gehen)(?: (?:ich|wir|
er|sie|gar|uberhaupt|auch|leider|einfach|absolut|bitte))* (?:nicht|weg)|
(?:bitte )?(?:weglassen|weg|meiden|vermeiden)(?=\\s*(?:[.,;:!?\\n]|$|und |bitte))|
me (?:rend(?:ent)? malade|sientan? mal|hacen? dano)|
(?:no|non) (?:me|mi) (?:sientan?|gustan?|piac\\p{L}+|fa\\p{L}* bene)(?=\\s*(?:[.,;:!?\\n]|$))`,
  /** Left out, whatever it is. */
  deny: `(?:anything|everything|all|alles|tout|todo|tutto) (?:but|except|ausser|sauf|menos|excepto|tranne)|
nothing|nichts|rien|nada|niets|niente(?! di male)|no (?:(?:me|nos|le|se|lo) )?(?:${como})(?: comer| tomar)?|
no(?! *,)|without|w/o|wihtout|witout|withuot|withou|minus|avoid(?:s|ing)?|omit(?:s|ting)?|exclud(?:e|es|ing)|
skip(?:ping|s)?|(?:hold|lose|drop|ditch|ban|remove)(?: the)|
(?:leav(?:e|es|ing)|cut(?:ting)?|take|taking) (?:out|off|away)|leave|free (?:of|from)|instead of|in place of|
neither|nor|none of|zero|remove|delete|(?:get|feel|become) (?:ill|sick|unwell|bloated) (?:from|after|with|of)|
keep(?=[^.,;!?\\n]{2,40} (?:out|off|away)(?!\\p{L}))|give(?=[^.,;!?\\n]{2,40} a miss)|
(?:stay(?:ing)?|keep(?:ing)?) (?:away from|off|clear of)|steer clear of|
${negated}(?: \\p{L}+){0,2}? (?:${eaten})|(?:not|never) (?:allowed|able|supposed)(?: to (?:eat|have))?|
not (?:to )?(?:eat|use|like|want|include|contain|have|add|put)(?:ing)?|unable to (?:eat|digest|tolerate)|
(?:have|has|had)(?:n'?t| not)(?: got)?|(?:sick|bored|tired|fed up) (?:of|with)|(?:ran|run|running) out of|
hat(?:e|es|ing)|dislik(?:e|es|ing)|detest|loathe|not a fan of|no fan of|
(?:allerg\\p{L}*|al+ergi\\p{L}*|alerg\\p{L}*|intol+er\\p{L}*|sensitive|react(?:ions?)?(?: badly)?|
unvertraglich\\p{L}*|anaphyla\\p{L}*)(?: (?:${toFood})| ?:)|
ohne|kein(?:e[nmrs]?)?|nix|weder|niemals|nie|nicht mit|auf(?=[^.,;!?\\n]{2,40} verzicht)|verzicht\\p{L}* auf|
vermeid\\p{L}*|meide[nt]?|(?:an)?statt|anstelle von|
frei von|hasse|
(?:(?:ich|wir) )?(?:mag|mogen|esse|essen|vertrage|vertragen|will|wollen|
mochte)(?=[^.,;!?\\n]{2,60} nicht(?!\\p{L}))|
lass(?:e|en|t)?(?=[^.!?\\n]{2,60} weg(?!\\p{L}))|sans|(?:pas|plus|jamais|point|surtout pas) (?:de|du|des)|
(?:pas|plus|jamais|point) d(?=')|ni|aucune?s?|evit\\p{L}*|exclu(?!siv)\\p{L}*|
(?:${mange})\\p{L}*(?: \\p{L}+)? (?:pas|plus|jamais)(?: (?:manger|boire|supporter))?|deteste|
a la place d[eu']|au lieu d[eu']|(?:enlev|retir|supprim)\\p{L}*|(?:hors de question|interdit) d[eu']|
hors de question|sin|cero|jamas|prohibid[oa]s?|ningun[ao]?s?|tampoco|quit(?:a|ar|en|e)|
omit\\p{L}*|libre de|en (?:vez|lugar) de|odio|detesto|senza|nessun[oa]?|ne(?= \\S+(?: \\S+)? ne )|
(?<=(?<!\\p{L})ne \\S+(?: \\S+)? )ne|non (?:${mangio})(?: mangiare)?|priv[oi] di|invece d[ei]\\p{L}*|zonder|
geen|noch(?= \\S+(?: \\S+)? noch )|vermijd\\p{L}*|sem|nem|utan|uden|inga|ingen|bez`,
  /** Left out if it is a food. */
  maybe: '(?:is|are|was|ai)(?:n.?t| not)(?: an?)?|not|never|nicht|pas|jamais|nunca|niet|non',
  /** Left out, but kept after what is left out: "no nuts except almonds". */
  except: `except(?: for)?|(?:other|rather) than|(?:apart|aside) from|excepting|ausser|bis auf|sauf|hormis|
excepte|excepto|salvo|tranne|eccetto|behalve`,
  please: `please|pls|plz|bitte|svp|stp|s'il (?:te|vous) plait|por favor|per favore|alstublieft|graag`,
  /** What comes before is wished for: "no nuts, rice instead". */
  instead: `instead|stattdessen|dafur|plutot|a la place|en su lugar|en cambio|invece|in plaats daarvan|
(?:is|are|would be|ist|sind|waren?|est|sont|es|son|e|sono|is|zijn) (?:\\p{L}+ )?(?:fine|ok|okay|great|good|
lovely|allowed|welcome|possible|gut|erlaubt|super|lecker|bien|permise?s?|bon(?:ne)?s?|buen[oa]s?|permitid[oa]s?|
buon[oaie]|goed|lekker)`,
  /** What is wanted, or something else. */
  wish: `but|with|because|as i|as we|for|since|thanks?|thank you|than|then|so|if|which|when|where|while|
though|however|i(?:'d| would| do|'ll)? (?:also )?(?:like|love|want|eat|drink|need|prefer|enjoy)|
i can (?:eat|have)|loves?|adores?|using|use|try|give me|make|cook|something|some|lots? of|plenty of|only|just|
fine|okay|ok|allowed|preferably|ideally|maybe|yes|aber|sondern|mit|weil|denn|fur|danke|gerne?|lieber|
(?:mag|mochte|will|esse|hatte) ich|ich (?:mag|mochte|will|liebe|esse|hatte)|etwas|viel|nur|gib|mach|koche|
nimm|liebe|dazu|mais|avec|parce|car|pour|merci|je (?:veux|voudrais|mange)|j'aime(?:rais)?|j'adore|
quelque chose|beaucoup d[e']|seulement|donne\\p{L}*|pero|sino|con|porque|para|gracias|quiero|
me (?:gustan?|encantan?)|usa|algo|mucho|solo|prefiero|ma|per|perche|grazie|voglio|vorrei|mi piac\\p{L}+|
qualcosa|maar|met|want|voor|iets`,
  or: '(?:or|oder|noch|ou|o|u)',
  and: `and|as well as|also|plus|n|und|sowie|auch|et|aussi|y|tambien|e|anche|pure|both`,
} as const

export type CueKind = keyof typeof cues | 'stop'

/** Where a cue starts: "free" may end a word, as in "nussfrei" and "Milchallergie". */
const starts = String.raw`(?<![\p{L}\d])`
const startsWithin = String.raw`${starts}|(?<=\p{L}{2})(?=frei|free|allerg|intol|unver)`
const signs = `[,;\\n()•–—&+/]|(?<=^|\\s)-(?=\\s)`
const ends = `[.!?](?=\\s|$|\\p{L}{2})|…`

/** Dutch links that mean something else in other languages. */
const dutch = /(?<!\p{L})(?:zonder|geen|niet|noch|allergisch voor)(?!\p{L})/u

function cuesOf(isDutch: boolean): RegExp {
  const more: Partial<Record<CueKind, string>> = isDutch ? { or: '|of', and: '|en|ook' } : {}
  const ways = (Object.entries(cues) as [CueKind, string][]).map(([kind, words]) => {
    const all = words.replace(/\n/gu, '') + (more[kind] ?? '')
    const start = kind === 'behind' ? startsWithin : starts
    const rest = kind === 'deny' ? `(?:${carried})?` : ''
    const sign = kind === 'and' ? `|${signs}` : ''
    return `(?<${kind}>(?:${start})(?:${all})${rest}(?![\\p{L}\\d])${sign})`
  })
  return new RegExp([...ways, `(?<stop>${ends})`].join('|').replace(/\n/gu, ''), 'gu')
}
const patterns = { any: cuesOf(false), dutch: cuesOf(true) }

/** The cues of a folded text in order. */
export const cuesIn = (text: string): { kind: CueKind; start: number; end: number }[] =>
  [...text.matchAll(dutch.test(text) ? patterns.dutch : patterns.any)].map(
    ({ index, 0: said, groups = {} }) => ({
      kind: (Object.keys(groups) as CueKind[]).find((kind) => groups[kind] !== undefined) ?? 'stop',
      start: index,
      end: index + said.length,
    }),
  )

/** Words around a food in a denial that say nothing about it. */
export const fillers: ReadonlySet<string> = new Set(
  `any the a an more much many too added all kind kinds of eating using at such like either whatsoever ever
those these to
it in my on der die das den dem des ein eine einen einem einer irgendwelche jegliche zu viel viele essen drin dabei
drauf drinnen enthalten nicht gar uberhaupt weg von gegen auf d de du la le les l un une manger mettre dedans dans
trop del el los las una unos unas comer tomar il lo gli i di dei degli delle della uno mangiare het een geen`.split(
    /\s+/u,
  ),
)
/** "Not too much salt" leaves none out. */
export const degree =
  /^(?:too|so|zu|trop|demasiad\p{L}*|troppo|te) ?(?:much|many|viel\p{L}*|de|d'|veel)?(?!\p{L})/u
