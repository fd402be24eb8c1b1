import { fold, plainQuotes } from './fold'

// Written for text in small letters without accents, with the misspellings of people in a hurry.
const airway = '(?:th?r+oa?t|throte|thro?ats?|thraot|airways?|wind ?pipe|gullet)'
const face =
  '(?:to+n?g?u?n?g?e?s?|tounges?|tongues?|lips?|faces?|mouth|eye(?:s|lids?)?|head|cheeks?|neck|uvula)'
const swell =
  '(?:sw[eo]l+\\w*|swal+en|swelt\\w*|puff\\w*|balloon\\w*|bl[oe]w(?:n|ing|s)? up|inflat\\w*|numb(?:ness|ed|ing)?|tingl\\w*|twice (?:its|the|their) size)'
const shut =
  '(?:clos\\w*|tight\\w*|constrict\\w*|block\\w*|narrow\\w*|shut\\w*|itch\\w*|scratch\\w*|lump|squeez\\w*)'
const breath = '(?:br(?:ea|ae|e|ee)th?\\w*|(?:get|any|enough|for|no) air|inhale)'
const trouble =
  "(?:can ?(?:not|no'?t|'?t)|cant|canot|can'?t|could ?n'?t|unable|trouble\\w*|difficult\\w*|hard\\w*|struggl\\w*|short\\w*|problems?|gasp\\w*|barely|stop\\w*|out of|not|n't|fight\\w*|labou?red|nearly no|losing)"
const between = (most: number) => `(?:\\W+\\w+){0,${most}}?\\W+`

const somebody =
  '(?:he|she|they|somebody|someone|little one|baby|child|kid|toddler|infant|newborn|sons?|daughters?|boy|girl|husband|wife|partner|mum|mom|mother|dad|father|brother|sister|friend|colleague|grandm\\w+|grandad|grandf\\w+)'
const skin = '(?:lipp?s?|face|skin|mouth|cheeks?|fingers?|finger ?(?:tips?|nails?)|nails?|toes|complexion)'
const blue = '(?:blu(?:e|ish|eish)?|gr[ea]y(?:ish)?)'
const turns = '(?:went|wnet|go(?:es|ing|ne)?|turn(?:s|ed|ing)?)'
const reaction = 'al+erg\\w* (?:react\\w*|reaci?tion|attack)'

/** Somebody may hurt themselves. */
export const crisis =
  'suicid\\w*|self-? ?harm\\w*|(?:kill|hang|hurt|cut|harm)(?:ing)? (?:myself|himself|herself|my wrists)|(?:want|wants|wanted|wanna|wish i could|just want)(?: to)? die|(?:end|ending) (?:my|his|her|their) (?:own )?life|end(?:ing)? it all|take my own life|(?:do ?n.?t|do not|does ?n.?t|does not|no longer) (?:want to|wants to|wanna) (?:live|be alive|be here any ?more|exist|go on living|wake up)|(?:no|see (?:the|any|a)|what.?s the) (?:point|reason|sense)(?: \\w+){0,2} (?:living|alive|to live)|better off (?:without me|dead)|nicht mehr leben|umbringen|envie de mourir|me suicider|quiero morir\\w*|quitarme la vida'
const harmful =
  '(?:bleach|poison\\w*|drain cleaner|oven cleaner|cleaner|cleaning \\w+|detergent|dishwasher \\w+|washing up \\w+|antifreeze|batter(?:y|ies)(?! farm| hen| egg)|pesticide|weed ?killer|paint|lamp oil|white spirit|turpentine|magnets?|nicotine|perfume|sanit[iz]\\w+)'
const medicines =
  '(?:(?:vitamin|iron|blood pressure|sleeping|heart) )?(?:pills?|tablets?|tabs|meds|medicines?|medication|capsules|gummies|paracetamol|ibuprofen|aspirin|codeine|tramadol|diazepam|insulin|antihistamines?|sleepers)'
/** Somebody took what harms. */
export const poisoned =
  `overdos\\w*|too many ${medicines}|(?:all|whole (?:pack|packet|bottle|box) of|handful of|bottle of)(?: \\w+)? ${medicines}|` +
  `(?:swallow\\w*|dr[aiu]nk|ate|eaten|licked|got into|bit into)(?: \\w+){0,4} ${harmful}|` +
  `${somebody}(?: \\w+){0,3} (?:swallow\\w*|ate|eaten|took|got into)(?: \\w+){0,4} ${medicines}|(?:poisonous|toxic|wild) (?:mushrooms?|berries|plants?)|carbon monoxide`
const stroke =
  "face(?:'?s| is| has| was| looks?)?(?: \\w+)? droop\\w*|droop\\w*(?: \\w+){0,2} face|(?:slurr\\w*)(?: \\w+){0,2} (?:speech|words|talk\\w*)|speech(?: \\w+)? slurr\\w*|(?:can ?not|can.?t|cant) (?:lift|move)(?: \\w+){0,2} (?:arms?|legs?|side)|one side(?: \\w+){0,4} (?:numb|weak|dropped|droop\\w*)"
/** Chest, heart or a stroke. */
export const heart = `chest|heart|cardiac|stroke|left arm|worst headache|${stroke}|brust|herz\\w*|poitrine|coeur|pecho|corazon`
const byAccident =
  '(?:by (?:mistake|accident)|accident\\w*|unknowingly|without (?:knowing|noticing|realising|realizing))'
const swallowed = '(?:ate|eaten|eat|had|drank|drunk|swallowed|tasted|licked)'
/** Somebody with an allergy ate of it. */
export const contact = `allerg\\w*(?:\\W+\\w+){0,10}\\W+(?:${byAccident}(?: \\w+){0,2} ${swallowed}|${swallowed}(?: \\w+){0,6} ${byAccident}|just ${swallowed})|(?:${byAccident}|just)(?: \\w+){0,2} ${swallowed}(?:\\W+\\w+){0,10}\\W+allerg(?:ic|y)(?! test)|${swallowed}(?: \\w+){0,4} ${byAccident}(?: \\w+){0,5} allergic`

const english = [
  `${trouble}${between(4)}${breath}`,
  `${breath}${between(3)}(?:troubl\\w*|difficult\\w*|problems?|stop\\w*|fast|shallow|hard(?:er)?|heavy|heavily|noisy)`,
  'breathless\\w*|gasping|suffocat\\w*|asphyx\\w*|stridor',
  `(?:${airway}|${face})${between(4)}${swell}`,
  `${swell}${between(4)}(?:${airway}|${face})`,
  `${airway}${between(4)}${shut}`,
  `${shut}${between(2)}${airway}`,
  `${trouble}${between(3)}swallow\\w*`,
  'an+[ao](?:ph|f)[iy]?l[ae]?[xckt]\\w*',
  'epp?i-? ?pens?|adrenalin\\w*|epinephrin\\w*|auto-? ?injectors?|jext|emerade',
  'chok(?:e|es|ed|ing)|chocking',
  'w+h?ee+z\\w*',
  'un ?con[sc]\\w*ious\\w*|not conscious|lo(?:st|sing|ses) conscious\\w*|col+aps\\w*|fa?int(?:s|ed|ing)|(?:feel\\w*|about to) faint|pass(?:ed|es|ing)? out|black(?:ed|ing)? out|unresponsive|not respond\\w*|(?:wo ?n.?t|will not|would not|cannot|can.?t) wake|(?:went|gone|going|goes|is|all) (?:limp|floppy)|no pulse|lifeless|not moving',
  '(?:severe|serious|life-? ?threatening|acute|violent|massive) (?:allerg\\w+|reactions?|allergic reactions?)|(?:strong|bad|terrible) allergic|allergic shock|(?:going|went|goes|gone) into shock',
  '(?:hives|rash|welts|urticaria)(?:\\W+\\w+){0,4}\\W+(?:spread\\w*|all over|everywhere)|(?:covered|full) (?:in|of|with) (?:hives|rash|welts)',
  'chest (?:pain\\w*|hurts|(?:is |feels? )?tight\\w*)|tight(?:ness)?(?: in (?:my|the|his|her))? chest|pain\\w* in (?:my|the|his|her|their) chest|heart (?:attack|failure)|heart (?:is |was |keeps? )?(?:racing|pounding|stop\\w*)|having a stroke',
  `${turns}(?: \\w+){0,2} ${blue}|${blue} (?:lips|face|fingers?(?: ?(?:tips?|nails?))?)|${skin}(?: \\w+){0,3} ${blue}`,
  `${somebody}(?:'?s| is| are| was| has been| looks?| looked| looking| appears?| seems?)(?: \\w+){0,2} ${blue}`,
  'seizures?|convuls\\w*',
  `(?:having|experiencing|suffering(?: from)?|going through)(?: \\w+){0,3} ${reaction}`,
  `(?<!(?:can|could|would|might|may|will|should|if|when) )(?:${somebody}(?:'?s| is| has| have)|(?:i|we)(?: have|'?ve))(?: got| getting| in)?(?: an?)? ${reaction}`,
  `(?:think (?:it.?s|it is|this is|that.?s|that is)|looks like|must be|is (?:it|this|that))(?: \\w+)? an? ${reaction}(?! test)`,
  `${reaction}(?:\\W+\\w+){0,6}\\W+(?:help|right now|just now|at the moment|what (?:do|should|to) (?:i |we )?do|getting worse|urgent\\w*)`,
  `${reaction}(?: (?:to|from|after) (?:\\w+ ){0,2}\\w+)? now`,
  `(?:help|urgent|quick)(?! (?:\\w+ )?(?:to )?(?:understand|explain|tell|with the))(?:\\W+\\w+){0,3}\\W+${reaction}`,
  `^(?:an? |my |his |her )?${reaction}(?: (?:to|from|after) (?:\\w+ ){0,3}\\w+)?[!. ]*$`,
  '(?:i am|i.?m|is|am|going to|about to|gonna) (?:dying|die)',
  crisis,
  poisoned,
  stroke,
  contact,
  '(?:vomit\\w*|cough\\w*|throw\\w* up) blood|(?:vomit\\w*|throwing up)(?:\\W+\\w+){0,5}\\W+(?:stop|nonstop|non-stop)',
  '(?:blood pressure|bp)(?: \\w+){0,3} (?:drop\\w*|fall\\w*|crash\\w*|plummet\\w*)',
  'ambulance|emergency (?:number|room|services?|doctor)|(?:call|dial|ring|phone) (?:999|911|112)|paramedics?',
  '(?:it.?s|this|it|we have|have) (?:is )?an emerg\\w+|medical emerg\\w+|emergency!|emergency,? help|help,? (?:me )?(?:quick|now|fast)|\\bsos\\b',
]
const german = [
  '(?:keine|kaum|wenig|nach) luft|luftnot|atem(?:not|beschwerden)|(?:nicht|kaum|schwer|nicht mehr|nicht richtig) (?:mehr )?(?:atmen|schlucken)|erstick\\w*|atmet (?:nicht|kaum|schwer)',
  '(?:zunge|hals|kehle|rachen|lippen?|gesicht|augen?|mund|kehlkopf)(?:\\W+\\w+){0,3}\\W+(?:\\w*schw[oi]ll\\w*|\\w*schwoll\\w*|dick|eng|zu)',
  '\\w*(?:schwollen\\w*|schwellung\\w*)(?:\\W+\\w+){0,3}\\W+(?:zunge|hals|kehle|rachen|lippen?|gesicht|augen?)',
  '(?:lippen?|gesicht|haut|finger|nagel)(?: \\w+){0,2} blau|blaue?n? (?:lippen|finger)|(?:er|sie|kind|baby|sohn|tochter|mann|frau)(?: \\w+){0,2} (?:blau angelaufen|blau)|(?:habe|hat|haben)(?: \\w+){0,2} allergische reaktion',
  '\\w*anaphyla\\w+|ohnmacht\\w*|ohnmachtig|bewusstlos\\w*|notarzt|notruf|notfall|notaufnahme|krampfanfall|allergische[rn]? schock|kollabier\\w*|umgekippt|verschluckt',
]
const french = [
  "(?:arriv\\w*|peu[tx]|parvien\\w+|reuss\\w+) (?:plus|pas)(?: bien)? (?:a |de )?(?:respirer|avaler)|respir\\w* (?:plus|mal|difficilement|a peine)|(?:du )?mal a (?:respirer|avaler)|(?:difficultes?|gene) (?:a |pour |de )?respir\\w+|s?'?etouff\\w*|suffoqu\\w*",
  '(?:gorge|langue|levres?|visage|figure|paupieres?|yeux|bouche)(?:\\W+\\w+){0,3}\\W+(?:enfl\\w*|gonfl\\w*|serr\\w*|ferm\\w*)',
  '(?:gonfl\\w*|enfl\\w*)(?:\\W+\\w+){0,3}\\W+(?:gorge|langue|levres?|visage|figure|yeux|bouche)',
  '(?:levres?|visage|doigts?|peau)(?: \\w+){0,2} bleue?s?|devenue? (?:tout )?(?:bleue?|grise?)|(?:fais|fait|faire)(?: \\w+){0,2} reaction allergique',
  'evanoui\\w*|perdu connaissance|inconscient\\w*|urgences?|samu|oedeme|choc anaphyla\\w+',
]
const spanish = [
  '(?:no|apenas|casi no) (?:puedo|puede|podemos|logro|consigo|consigue)(?: \\w+)? (?:respirar|tragar)|(?:no|apenas) respira\\w*|cuesta(?: mucho)? (?:respirar|tragar)|dificultad(?:es)? (?:para|al|de) respirar|fal?ta (?:de|el) aire|ahog\\w*|asfixi\\w*|atragant\\w*',
  '(?:garganta|lengua|labios?|cara|boca|ojos?|cuello)(?:\\W+\\w+){0,3}\\W+(?:hinch\\w*|inflam\\w*|cerr\\w*|cierra\\w*)',
  '(?:hinch\\w*|inflam\\w*|cierra|cerrando)(?:\\W+\\w+){0,3}\\W+(?:garganta|lengua|labios?|cara|boca|ojos?)',
  '(?:labios?|cara|dedos|piel)(?: \\w+){0,2} (?:azul\\w*|morad\\w+)|(?:puso|poniendo|pone) (?:azul|morad\\w)|(?:tengo|tiene|teniendo)(?: \\w+){0,2} reaccion alergica',
  'desmay\\w*|inconsciente|anafilact?\\w*|urgencias?|emergencia|ambulancia|convulsi\\w*',
]
/** That somebody cannot breathe, in more languages. */
const elsewhere = [
  'non (?:riesco|riesce) a (?:respirare|deglutire)|nao (?:consigo|consegue) (?:respirar|engolir)|falta de ar(?!\\w)',
  '(?:kan|krijg|krijgt) (?:bijna |haast )?(?:niet|geen|nauwelijks)(?: meer)? (?:ademen|ademhalen|lucht|slikken)|benauwd',
  '(?:kan|far|faar) (?:inte|ikke|knappt)(?: langre)? (?:andas|puste|luft)|(?:en|ei) saa henkea',
  'nie (?:moge|moze) (?:oddychac|zlapac tchu|przelykac)|dusz[ae] sie|nefes ala?m\\w+|nefesim daral\\w+|boguluyor\\w*',
  'не (?:могу|может) (?:нормально )?(?:дышать|вдохнуть|глотать)|не дышит|задыха[^ ]+|нечем дышать|не можу дихати|задихаюс[^ ]+',
  '(?:不能|无法|無法|没法|没办法)(?:正常)?呼吸|喘不[过過上]|呼吸困[难難]|息が(?:でき|苦し)|呼吸できな|숨을 못|숨이 안|숨 못|숨쉬기 힘',
  '(?:لا|ما|مش) ?(?:أستطيع|يستطيع|تستطيع|أقدر|اقدر|يقدر|قادر|عارف) (?:على )?(?:التنفس|أتنفس|اتنفس|يتنفس)|ضيق (?:في )?(?:ال)?تنفس|أختنق|اختنق',
  'सांस नहीं|सांस लेने में|दम घुट',
]

/** Small letters without accents, as the signs are written. */
export const plainOf = (text: string) => plainQuotes(fold(text)).replaceAll('`', "'").replace(/\s+/gu, ' ')

const elsewhereSigns = new RegExp(elsewhere.map(fold).join('|'), 'u')
const anySign = new RegExp(
  `(?<![a-z\\d])(?:${[...english, ...german, ...french, ...spanish].join('|')})(?![a-z\\d])|` +
    elsewhere.map(fold).join('|'),
  'u',
)
/** Clauses that ask what to do if it ever came to that: whether it is one is then judged by the whole question. */
const supposed =
  /\b(?:if|should|in case|when)\b.*\b(?<!never )(?<!than )ever\b(?! (?:before|since|again|been))/
/** Sentences that ask for what to tell others, or for another day. */
const inGeneral =
  /\bin general\b|\bin advance\b|\b(?:for|in) the future\b|\b(?:tell|advise|teach|instruct|give|brief)(?: \w+)? (?:clients|patients|people)\b/

const without = (text: string, end: RegExp, what: RegExp) =>
  text
    .split(end)
    .filter((part) => !what.test(part))
    .join('')

/** What turns blue or grey of itself, as what a clause is about. */
const thing =
  '(?:hairs?|beards?|cheese|bread|garlic|milk|yog[h]?urt|eggs?|yolks?|potato\\w*|avocados?|bananas?|meat|mince|ham|beef|tea|water|soup|rice|dough|mushrooms?|cauliflower|cabbage|onions?|jam|butter|screen|button|page|app|link|icon|line|bar|field|box)'
/** What speaks of breath or of a colour and is none of somebody's. */
const harmless = new RegExp(
  '\\b(?:bad|hydrogen|fresh) breath\\b|\\bbreath (?:tests?|smells?)\\b|\\bh2 breath\\b|' +
    '\\bdying (?:for(?! real)|to (?:eat|try|have|know|taste|cook|bake))\\b|\\bto die for(?! real)\\b|' +
    `(?:^|[.!?;] |\\b(?:why|how|when|because) )(?:(?:did|does|has|is) )?(?:my|the|our) (?:\\w+ )?(?:souffles?|cakes?|sponges?|meringues?|bread|loaf|dough|pudding)(?: (?:always|has|have|just|keeps?|is|was|often))* collaps\\w*|` +
    `(?:^|[.!?;] |\\b(?:why|how|when|because) )(?:(?:did|does|do|has|have|is|will|can) )?(?:(?:my|the|our|this|some) )?(?:\\w+ )?${thing}(?: (?:has|have|had|is|are|was|were|always|sometimes|in the \\w+))*(?: ${turns}| looks?| looked)?(?: \\w+){0,2} ${blue}\\b`,
  'g',
)

const pen =
  '(?:adrenalin\\w*|epinephrin\\w*|epp?i-? ?pens?|auto-? ?injectors?|jext|emerade)(?: (?:pens?|auto-? ?injectors?|injectors?))?'
/** Asks whether somebody needs an injector for what a test found. */
const calmPen = new RegExp(
  `\\b(?:should|do|must|would|ought|shall|is it|does)\\b(?: \\w+){0,5} (?:need|own|carry|get|buy|have|keep|ask for|prescribed|worth)\\b(?: \\w+){0,4} (?:an? (?:\\w+ )?${pen}|${pen}\\b.*\\b(?:because|since|igg|values?|results?|levels?|test|report|elevated|red))\\b`,
)
/** Speaks of anaphylaxis as something to know about. */
const calmWord =
  /\b(?:causes?|means?|risk|predicts?|leads? to|difference|what is|typical|which type|who gets|how common)\b/
const anyAnaphylaxis = /\bana(?:ph|f)\w*/g
const anyPen = new RegExp(pen, 'g')

const mild = /\b(?:tingl\w*|itch\w*|prickl\w*|scratch\w*|fuzzy|numb)\b/g
/** What comes again and again, and is asked about in general. */
const recurring =
  /\b(?:when|if|after) (?:i|she|he|we) (?:eat|eats|have|has|drink|drinks|bite|try)\b|\b(?:whenever|always|sometimes|usually|often|(?:every|each|any) ?time)\b/
const urgent =
  /\b(?:now(?! (?:my|that|the|its)\b)|help|worse|spread\w*|hurry|quick\w*|urgent\w*|just (?:ate|had|eaten|now)|tonight|right away|minutes?|hours?|never|still|again|today|yesterday|since|getting|cannot|can'?t|cant)\b/
/** What was weeks or years ago. */
const longAgo =
  /\b(?:last (?:week|month|year|summer|winter|spring|autumn|christmas|easter)|(?:\w+ )?(?:weeks?|months?|years?) ago|as a (?:child|kid|teenager|baby)|when i was (?:little|small|young|a child|a kid|\d+)|in my (?:childhood|teens|twenties)|in (?:19|20)\d\d)\b/
const ongoing = /\b(?:is|are|am|i'm|it's|keeps?) (?:\w+ )?(?:\w+ing|swollen|closed|tight|numb|blue)\b/
const lasting = new RegExp(`(?<![a-z\\d])(?:${crisis}|${poisoned})(?![a-z\\d])`, 'u')

/** What is said of the body in a question, as the signs are written, without what asks in general. */
function saidIn(question: string): string {
  const plain = plainOf(question.slice(0, 2000)).replace(harmless, ' ')
  return without(without(plain, /(?<=[.!?])/u, inGeneral), /(?<=[.,;!?])/u, supposed)
}

/**
 * What of complaints is no emergency and yet more than a complaint: one in mouth or throat that comes again and again and is
 * mild, one that is long over, or an injector asked about because of a test; undefined for anything else.
 */
export function calmSign(question: string): 'mild' | 'over' | 'pen' | undefined {
  const said = saidIn(question)
  if (anySign.test(said) && isEmergency(question)) return undefined
  if (calmPen.test(said)) return 'pen'
  if (!new RegExp(`${airway}|${face}`, 'u').test(said) && !anySign.test(said)) return undefined
  if (anySign.test(said) && longAgo.test(said)) return 'over'
  return said.search(mild) >= 0 && !urgent.test(said) && recurring.test(said) ? 'mild' : undefined
}

/** Whether a question speaks of something that cannot wait for an answer. Rather too often than once too little. */
export function isEmergency(question: string): boolean {
  let said = saidIn(question)
  if (calmPen.test(said) && !urgent.test(said)) said = said.replace(anyPen, ' ')
  if (calmWord.test(said) && !urgent.test(said)) said = said.replace(anyAnaphylaxis, ' ')
  if (recurring.test(said) && !urgent.test(said)) said = said.replace(mild, ' ')
  if (longAgo.test(said) && !urgent.test(said) && !ongoing.test(said)) return lasting.test(said)
  return anySign.test(said)
}

/** A body in trouble, or somebody in a hurry, in the words and misspellings of people who are. */
const alarm = new RegExp(
  '(?<![a-z\\d])(?:' +
    [
      'h[ei]?l+e?p|hlep|sos|urg[ea]nt\\w*|quick\\w*|emerg\\w*|amb[ui]l\\w*|paramedic\\w*|now|hospital|a&e|999|911|112|call|cpr|puls\\w*',
      'br[ea]*[ea]?t?h?(?:s|e|es|ing|in|at|ath|rathe)?|\\w*br[ae]+t\\w*|brn?eath\\w*|breaht\\w*|br[ae]the|air|cho[ck]\\w*|thro+[au]?t\\w*|troat|thr\\w?[ao]\\w?t\\w*|throut|throte|tongue?s?|to+u?n+g\\w*|lips?|fa[cs]e|eyes?|mouth|neck|voice|gasp\\w*|swal+\\w*|sw[eo]*l+\\w*|puff\\w*|inhal\\w*|w?h?e+z+\\w*|weez\\w*|hoarse|drool\\w*|inject\\w*|epi\\w*|adrenal\\w*',
      'hives?|hivs|rash\\w*|welts?|skin|blue?|blu|bleu|gr[ea]y|purple|pale|cold|sweat\\w*|shak\\w*|shiver\\w*|trembl\\w*|diz+\\w*|spin+ing|faint\\w*|pas+(?:ed|t|ing)? out|past out|black\\w*|col+[ao]ps?\\w*|cal+aps\\w*|keel\\w*|slump\\w*|floor|un ?con\\w*|conscious\\w*|wake|rouse|drowsy|sleepy|limp|floppy|respon\\w*|repson\\w*|moving|confus\\w*',
      'chea?st|che?ast|heart|hart|stro[ak]\\w*|arm|numb?|slur\\w*|droop\\w*|dropped|speech|talk|speak|see?i?z\\w*|fit|fits|fitting|convuls\\w*|rigid|head|headache|vision|see|jaw',
      'bl[eo]*d\\w*|bleed\\w*|blea?d\\w*|vom\\w*|puk\\w*|throw\\w*|trow\\w*|threw|sick|pain\\w*|agon\\w*|hurt\\w*|unbearable|cut|cuts?\\w*|burn\\w*|scald\\w*|fever|temperature|stiff|stuck|shock|stung|sting|bitten|asthma|asma|allerg\\w*|alerg\\w*|react\\w*|ana\\w*|attack|atak',
      'suic\\w*|sucid\\w*|kill\\w*|die|died|dies|dying|dead|death|live|life|living|alive|jump\\w*|hang|bridge|goodbye|end|ending|harm\\w*|self|selv|herselv|go on|anymore|anymor|wrists?|wake|missed?|gone|without me|want out',
      'overdos\\w*|pil+s?|tab\\w*|todler|tod+ler|pack\\w*|packet|meds?|medic\\w*|insulin|bl[ei]+[ac]?c?h|bleech|poison\\w*|clean\\w*|cleener|antifreeze|bat+e?r\\w*|detergent|pod|berries|mushrooms?|vodka|gas|monoxide|smell|swalowed|drank|drunk|drowning|pool|electric\\w*|cable',
      'doctor|fell|answering|coming|come round|carry on|nobody needs|not around|were not around|given away|last (?:message|night)|all to be over|disappear|born|asleep|never get up|knives|knife|rope|razor|blade|stab\\w*|chopped|driving into|platform|roof|burden|no longer here|myself|hopeless|afraid|scared|took|taken|load of|lodged|magnet|foam\\w*|chewed|capsule|saliva|white as|slip\\w*|mumbl\\w*|out of it|who i am|drift\\w*|f[ai]+nt\\w*|passd|gr[ea]y\\w*|stars|gurgl\\w*|barking|ribs|words at a time|cardiac|defib\\w*|gibberish|feel the|jerk\\w*|kil|fire|hit by|waters|smoke|bit me|went over|slid',
      'luft|atm\\w*|atem\\w*|schwill\\w*|geschwoll\\w*|zunge|hals|ohnm\\w*|bewusst\\w*|zusammen\\w*|krampf\\w*|blut|brust|hilfe|notarzt|lippen|tabletten|spulmittel|leben|sterben|respir\\w*|etouff\\w*|gorge|langue|gonfl\\w*|levres|sang|poitrine|evanou\\w*|effondr\\w*|avale|javel|secours|medicaments|crise|finir|mourir|garganta|hinch\\w*|labios|ahog\\w*|aogo|ayuda|pecho|sangre|desmay\\w*|desplom\\w*|convuls\\w*|lejia|pastillas|repond\\w*|reveill\\w*|despiert\\w*|aufwach\\w*|wacht|gonfia|aiuto|svenuta|bringe mich um|nicht mehr|plus etre|visage|no quiero|morir\\w*|vida|bewegt',
    ].join('|') +
    ')(?![a-z\\d])',
  'u',
)

/** Whether a question has any word of a body in trouble or of a hurry: without one nothing it resembles is an emergency. */
export const mayBeUrgent = (question: string): boolean => {
  const said = saidIn(question)
  return alarm.test(said) || elsewhereSigns.test(said)
}
