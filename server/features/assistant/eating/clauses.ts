const opener =
  "(?:can|could|may|should|shall|must|do|does|did|is|are|am|will|would|have|what|whats|what's|which|how|hows|how's|why|when|where|who|any|tell|darf|kann|soll|muss|ist|sind|was|welche[rsnm]?|wie|wann|warum|puis|est-ce|quel(?:le)?s?|comment|pourquoi|quand|et|puedo|qué|que|cómo|cual|cuál|cuándo|es|i (?:want|need|would like|wonder|was wondering))"

/** Where one question ends and the next begins: a stop, or a link before a word that opens a question. */
const ends = new RegExp(
  `[?!;\\n]+|(?<!\\b(?:e\\.g|i\\.e|etc|eg|mr|mrs|dr|st))\\.+(?=\\s|$)|[,–-]?\\s+(?:and|but|also|plus|or|then|und|aber|oder|et|mais|ou|y|pero|o)(?:,? (?:also|then|auch|aussi|también))?,?\\s+(?=${opener}(?![\\p{L}\\d]))|,\\s+(?=${opener}(?![\\p{L}\\d]))`,
  'giu',
)

/** Longer than anybody asks in one breath. */
const LONGEST = 240

const preamble = new RegExp(
  `^(?:(?:o+m+g+|o+h+|ooh+|wow|yay+|woo+(?:hoo)?|ugh+|argh+|lol|help|haha+|hiya|guys|right|yo|eek|heya|my (?:god|goodness)|oh my (?:god|days)|emergency snack|also|and|so|ok|okay|um+|uh+|erm?|hmm+|hi|hey|hello|please|pls|well|but|then|also|btw|like|just|actually|basically|sorry|yes|no|yeah|quick question|question|quick one|one more thing|morning|good morning|good evening|dear team|hallo|bonjour|hola|salut|bitte|(?:can|could) (?:you|u|someone) (?:please )?(?:tell me|check|say|confirm)|tell me|do (?:you|u) know|does anyone know|i (?:was|am|'m) (?:just |also )?wondering|i wonder|i (?:also )?(?:want|wanted|need|would like) to (?:know|ask|check)(?: about)?|i'd like to know|not sure|wondering|any idea|curious|unsure|just checking|my question is|i (?:always |just |really )?(?:thought|assumed?|guess|suppose|presumed?|reckon(?:ed)?|figured?|believed?|heard|was told|read|think)(?: that)?|surely|presumably|apparently|someone told me|im guessing|i'm guessing|im assuming|i'm assuming)[ ,:…-]+)+`,
  'iu',
)

const typos: readonly (readonly [RegExp, string])[] = [
  [/\b(?:yellow|yolk)s?(?: (?:bit|part)s?)? of (?:the |an |my )?eggs?\b/giu, 'egg yolk'],
  [/\bwhites?(?: (?:bit|part)s?)? of (?:the |an |my )?eggs?\b/giu, 'egg white'],
  [/\bcan ?l\b|\bcani\b|\bcna i\b|\bcn i\b|\bcan ii\b|\bcam i\b|\bcan eye\b/giu, 'can i'],
  [/\bcould ?i\b|\bcoud i\b|\bcudi\b/giu, 'could i'],
  [/\bam ?i\b/giu, 'am i'],
  [/\b(?:aloud|alowed|allowd|allowded|alloud)\b/giu, 'allowed'],
  [/\b(?:insted|instaed|insead|instread|intead|inseatd)\b/giu, 'instead'],
  [/\b(?:alternitive|alternativ|altenative|alternatve|altarnative|alternetive)(s?)\b/giu, 'alternative$1'],
  [
    /\b(?:subsitute|substitue|subtitute|substitut|substatute|subsitude)(s?)(?= (?:for|of|to))/giu,
    'substitute$1',
  ],
  [/\b(?:replacment|replasement|replacemnt)(s?)\b/giu, 'replacement$1'],
  [/\b(?:shud|shoud|shold|shuld|shouldi)\b/giu, 'should'],
  [/\b(?:avoyd|aviod|avoide|advoid)\b/giu, 'avoid'],
  [/\b(?:eet|aet|eatt|eta)\b/giu, 'eat'],
  [/\b(?:wich|whitch|wihch|whcih)\b/giu, 'which'],
  // An Ethiopian stew is a wat.
  [
    /\b(?:waht|wht|wot|whta|(?<!\p{L} )wat|wat(?= (?:about|abt|bout|can|is|are|do|if|kind|sort|else|should|r)\b))\b/giu,
    'what',
  ],
  [/\b(?:abut|abotu|abuot|baout|bout|abt)\b/giu, 'about'],
]

/** What asks for a yes behind what somebody takes for granted. */
const sought =
  /(?<=\p{L}{2} \p{L}+),? (?:isn'?t (?:it|that|this)|aren'?t (?:they|those|these)|innit|is it(?: not)?|are they(?: not)?|right|correct|yeah|yes|am i right|or am i wrong|or is it|or not|no)$/iu

/** The clauses of a question, each without what stands before the asking. */
export function clausesOf(question: string): string[] {
  let text = question.replace(/[¿¡"“”„«»*]+/gu, ' ')
  for (const [typo, meant] of typos) text = text.replace(typo, meant)
  return text
    .split(ends)
    .map((clause) => clause.replace(/\s+/gu, ' ').trim().replace(preamble, '').replace(sought, '').trim())
    .filter((clause) => clause !== '' && clause.length <= LONGEST)
}

const opens = new RegExp(`^${opener}(?![\\p{L}\\d])`, 'iu')

/** Whether a clause asks something that can be answered without what stands around it. */
export const isQuestion = (clause: string): boolean =>
  opens.test(clause) &&
  clause.split(' ').length >= 3 &&
  !/(?<![\p{L}\d])(?:it|that|they|them|those|these|this|else)(?![\p{L}\d])/iu.test(clause)

/** What speaks of foods and asks for something else: the sample, allergy, other eaters, nutrients, how long. */
export const isOfOther = (text: string): boolean =>
  /(?<![\p{L}\d])(?:co?eliac\w*|celiac\w*|lactose(?![- ]?free)|lactase|laktose(?!frei)|milk sugar|sugar-in-milk|allerg\w*|autoimmun\w*|epi-?pens?|antibod\w+|ige|deficien\w+|vitamins?|minerals?|calcium|iodine|nutrients?|omega|samples?|sampling|prick\w*|blood|before (?:\w+ )?(?:test(?:s|ing)?|kit|bloods?|appointment)|for (?:the|my|a) (?:test|kit|appointment)|(?<!hot )dogs?|cats?|pets?|scann?\w*|photo\w*|no match(?:es)?|(?:good|bad|healthy|safe) for (?!me\b|my (?:stomach|gut|body|tummy|belly|diet)\b|us\b|(?:breakfast|lunch|dinner|baking|cooking))|for (?:life|ever|good)|forever|ever\b.*\bagain|(?:feel|feeling|felt) (?:\w+ )?(?:well|fine|great)|no harm|without (?:any )?(?:trouble|symptoms)|(?:red|orange|amber|yellow|green)s? (?:ones?|group|zone|category|column|list|range|band))(?![\p{L}\d])/u.test(
    text,
  )

/** What asks how, when or why, and not whether. */
export const isOfHow = (clause: string): boolean =>
  /^(?:how (?!about\b|bout\b|(?:often|many|much)\b.*\b(?:can|could|may|should) i\b)|why|when(?! i\b)|where|who\b|what (?:does|do|is|are|did|was)\b(?! (?:i|my|me)\b)(?!.*\b(?:instead|alternative|substitute|replacement|swap|ok|okay)\b)|wie lange|wann|warum|wieso|comment|pourquoi|quand|combien|cómo|como|cuándo|cuando|por qué|cuánto)/u.test(
    clause,
  ) || /\bmeans?\b|\bmeaning\b|\bstands? for\b/u.test(clause)
