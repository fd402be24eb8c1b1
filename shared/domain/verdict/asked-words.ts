import { pattern } from '../text/pattern'

/* The phrase templates of questions, in the four languages. Only the words within them are asked
   about; words that describe the food ("without cheese", "may contain", "goat's") belong to it and
   stay. */
const eat =
  '(?:eat|have|drink|take|try|use|order|cook(?: with)?|enjoy|buy|keep(?: on)? eating|go on eating|eat or drink|put)'
const who = '(?:i|we|she|he|my (?:son|daughter|child|husband|wife|partner))'
const often = '(?:still|ever|also|really|just|sometimes|now|please|actually|even|safely|again|maybe)'

const english = [
  pattern`hi|hello|hey|hi there|good (?:morning|evening)|please|(?:so|ok|okay|and|but|also)(?= (?:may|can|could|
    should|is|are|am|do|what|how|if)\b)|um|er|quick question|question`,
  pattern`(?:do you know|can you tell me|could you tell me|tell me|i wonder|i was wondering|i want to know|
    i would like to know|wondering)(?: if| whether| about)?`,
  pattern`(?:may|can|could|should|shall|would|might|must|cannot|can't) ${who} (?:${often} )*(?:be able to |
    be allowed to )?${eat}(?: ${often})?`,
  `${who} (?:${often} )*(?:may|can|could|should|might) (?:${often} )*${eat}`,
  `(?:am|are|is) ${who} (?:${often} )*(?:allowed|able|ok|okay|fine|permitted|free|good)(?: to ${eat}| with)?`,
  pattern`(?:is|would) it (?:be )?(?:${often} )*(?:ok|okay|safe|alright|all right|fine|good|bad|possible|allowed|
    a problem|wrong)(?: for me)? (?:to|if i|when i) ${eat}`,
  pattern`(?:do|should|must|shall) i (?:need to |have to )?(?:avoid|leave out|skip|cut out|stop eating|give up|
    stay away from)`,
  `(?:what|how) about(?: eating| having| drinking)?|what if i ${eat}|(?:can|may) i(?= (?:a|an|some|the) )`,
  pattern`i (?:want|would like|'d like|am going|plan|am planning|feel like|fancy|am thinking of|
    am craving)(?: to)? ?(?:eat(?:ing)?|hav(?:e|ing)|drink(?:ing)?|try(?:ing)?)?`,
  'any (?:problem|issue|trouble) with|verdict (?:on|for)|result (?:for|of)',
]
const german = [
  'hallo|hi|bitte|und|aber|also|sag mal',
  pattern`(?:darf|kann|soll|sollte|könnte|dürfte|muss|koennte|duerfte) (?:ich|man)(?: (?:noch|auch|heute|jetzt|
    trotzdem|wieder|eigentlich|denn|mal))*`,
  '(?:ist|sind|wäre|waere) es (?:ok|okay|erlaubt|in ordnung|schlimm)[, ]*(?:wenn ich)?',
  'wie (?:ist es|sieht es|steht es) (?:mit|um)|was ist mit|geht|gehen',
]
const french = [
  'bonjour|salut|et|alors|dis',
  pattern`
    (?:est[- ]ce que )?(?:je peux|je pourrais|on peut|j'ai le droit|ai-je le droit)(?: encore| aussi)?
    (?: de)? ?(?:manger|boire|prendre|avoir|consommer)?
  `,
  pattern`(?:puis|pourrais|dois|peux)[- ]je(?: encore| aussi)? (?:manger|boire|prendre|avoir|consommer|éviter|eviter)|
    peut[- ]on (?:manger|boire|prendre|consommer)`,
  'et pour|qu’en est-il (?:de|du|des)|est[- ]ce que',
]
const spanish = [
  'hola|y|pero|oye',
  pattern`
    (?:puedo|podría|podria|debo|se puede|podemos|puede uno)(?: yo)?
    (?: todavía| todavia| también| tambien)? (?:comer|beber|tomar|consumir|tener|evitar|usar)
  `,
  pattern`(?:es|está|esta) (?:bueno|malo|permitido|bien)(?: (?:comer|beber|tomar|consumir))?|qué tal|que tal|
    qué pasa con|que pasa con`,
]
/** Only where no phrase template precedes them: "is tofu ok", "ist Tofu erlaubt". */
const verdictWords = pattern`(?:ok|okay|fine|allowed|alright|all right|good|bad|possible|forbidden|off limits|
  a problem|permitted|safe|suitable|an option|erlaubt|okay|in ordnung|gut|schlecht|verboten|ein problem|geeignet|
  autorisée?s?|permise?s?|interdite?s?|bon(?:ne)?s?|mauvaise?s?|permitid[oa]s?|prohibid[oa]s?|buen[oa]s?|mal[oa]s?)`
const forWhom = pattern`(?:for me|for us|for my (?:diet|test|results|gut|stomach)|with my (?:results|test|diet|
  intolerances?)|für mich|fuer mich|pour moi|para mí|para mi)`
const tails = [
  forWhom,
  pattern`(?:please|pls|thanks|thank you|too|as well|again|though|then|or not|or no|at all|at the moment|right now|
    now|today|tonight|tomorrow|sometimes|every day|daily|once a week|bitte|danke|auch|heute|jetzt|oder nicht|noch|
    s.il vous plaît|merci|aujourd.hui|aussi|por favor|gracias|hoy|también|tambien|o no)`,
  pattern`(?:for|at|with my|as|zum|au|à|para el|para la) (?:breakfast|lunch|dinner|supper|brunch|a snack|snack|
    dessert|frühstück|fruehstueck|mittagessen|abendessen|petit déjeuner|déjeuner|dîner|desayuno|almuerzo|cena)`,
  '(?:essen|trinken|nehmen|haben|verzehren|probieren|zu mir nehmen|meiden|weglassen)',
  '(?:to|zu|à|para) (?:eat|drink|have|essen|trinken|manger|boire|comer|beber)',
  `(?:on|in) my (?:list|diet|plan|results|test)`,
]
const article = new RegExp(
  pattern`^(?:an?|the|some|any|my|ein(?:e[nmrs]?)?|etwas|der|die|das|den|du|de la|de l['’]|des|les?|la|une?|l['’]|
    d['’]|el|l[oa]s|un[oa]s?)(?<=['’]|\b)(?: |(?<=['’]))`,
  'iu',
)

const heads = new RegExp(
  `^(?:${[...english, ...german, ...french, ...spanish].join('|')})(?=$|[ ,:;.!?…-]|$)[ ,:;.!?…-]*`,
  'iu',
)
const tail = new RegExp(`[ ,;:.!?-]+(?:${tails.join('|')})$`, 'iu')
const judged = new RegExp(
  pattern`^(?:is|are|was|ist|sind|est-ce que|c'est|es|está|son|sont|est|would) (.+?),? (?:still |noch |also |auch |
    est |sont |es |son )?${verdictWords}(?: ${forWhom})?(?: to (?:eat|have|drink))?$`,
  'iu',
)
const begun = /^(?:is|are|ist|sind|does|do) (?=.)/iu

const measures = pattern`(?:glass|cup|mug|slice|bowl|piece|bit|bite|portion|serving|plate|handful|spoon|spoonful|
  teaspoon|tablespoon|pinch|pint|scoop|sip|dash|chunk|wedge|helping|jar|tin|can|bottle|pack|packet)(?:e?s|ful)?`
const sizes =
  '(?:small |little |large |big |full |half an? |kleines? |kleine[nr]? |großes? |petite? |grande? |pequeñ[oa] )?'
const one = pattern`(?:an?|one|two|three|some|my|the|half an?|a couple of|a few|\d+|eine?[nm]?|zwei|drei|une?|deux|trois|
  una?|un|dos|tres)`
/** "A glass of milk", "ein Glas Milch" and "200 g grated cheese" are the food. */
const portion = new RegExp(
  [
    `^(?:${one} )?${sizes}${measures} of (?:an? |the |my )?`,
    pattern`^(?:${one} )?${sizes}(?:glas|gläser|tasse|becher|scheiben?|schüssel|stück(?:chen)?|bisschen|portion|teller|
      löffel|esslöffel|teelöffel|handvoll|prise|schluck) (?:von |vom )?`,
    pattern`^(?:${one} )?${sizes}(?:verres?|tasses?|tranches?|bols?|morceaux?|peu|portions?|assiettes?|cuillères?|
      cuillerées?|poignées?|pincées?|gorgées?) (?:de la |de l['’]|de |d['’]|du )`,
    pattern`^(?:${one} )?${sizes}(?:vasos?|tazas?|rebanadas?|rodajas?|tazón|trozos?|pedazos?|poco|porción|porciones|
      platos?|cucharadas?|cucharaditas?|puñados?|pizcas?|sorbos?) de `,
    pattern`^\d+(?:[.,/]\d+)?\s?(?:g|kg|ml|cl|dl|l|oz|lb|tbsp|tsp|el|tl|stück|scheiben)\.? (?:of |de |d['’])?(?=[^,;\d]+$)`,
  ].join('|'),
  'iu',
)

/** What a portion is of, where that is a name: "cup of tea" is tea, "glass of red" is not red. */
export function withoutMeasure(words: string, isName: (words: string) => boolean): string {
  const plain = words.replace(portion, '')
  return isName(plain) ? plain : words
}

const bare = (text: string) =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s¿¡"“”«»„]+|[\s?!.…"“”«»]+$/gu, '')
    .trim()

/** The food in a question; an article stays where `isName` accepts it: "an Indian" is a meal. */
export function askedWords(q: string, isName: (words: string) => boolean = () => false): string {
  const whole = bare(q)
  let words = whole
  let isFramed = /\?\s*$/u.test(q)
  for (let before = ''; before !== words && words !== '';) {
    before = words
    const found = judged.exec(words)?.[1] ?? words.replace(heads, '').replace(tail, '')
    words = bare(found)
    if (words !== before) isFramed = true
  }
  if (isFramed) words = words.replace(begun, '')
  const plain = words.replace(isFramed ? article : /^(?:an?|some|any) (?=.)/iu, '')
  if (plain !== words && !isName(words)) words = plain
  if (!isName(words)) words = words.replace(portion, '')
  return nutOnce(animalFirst(bare(words) || whole))
}

const milkFrom = new RegExp(
  pattern`\b(milk|cheese|yogh?urt|butter|cream)(?: made)?(?: (?:from|of|out of))?(?: an?| the)? (goat|sheep|cow|
    buffalo)(?:'?s|s')?$`,
  'iu',
)
/** "Cheese from goats" is goat's cheese, not a cheese with goat. */
const animalFirst = (words: string) => words.replace(milkFrom, "$2's $1")

const nutOf = new RegExp(
  pattern`\b(almond|cashew|hazelnut|macadamia|peanut|pecan|pistachio|walnut) nuts? (?=(?:butter|cheese|cream|
    drink|flour|meal|milk|oil|paste|spread|yogh?urt)s?\b)`,
  'giu',
)
/** "Cashew nut butter" is cashew butter, not a dish with butter. */
const nutOnce = (words: string) => words.replace(nutOf, '$1 ')

/** "Rice cakes" of "rice cakes may contain nuts", "Traces of nuts" of "may contain nuts". */
export function titleOf(words: string): string {
  const [food = '', traces] = words.split(warning)
  const title = food === '' && traces !== undefined ? `traces of ${traces}` : food
  return title.charAt(0).toUpperCase() + title.slice(1)
}
const warning = /\s*(?:\b(?:that|which) )?\bmay (?:also )?contain (?:traces of )?/iu
