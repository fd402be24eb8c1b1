import { fold, plainQuotes } from './fold'

/** What is said instead of any other answer; no model is asked. */
export const emergencyText =
  'This may be an emergency. If somebody has trouble breathing, swelling of the face, tongue or throat, faints or feels ' +
  'very unwell after eating, has swallowed something harmful or may hurt themselves: call your emergency number now (112 ' +
  'in Europe, 999 in the United Kingdom, 911 in North America). Use an adrenaline auto-injector if one was prescribed, ' +
  'lie down with the legs raised, or sit up if breathing is hard, and do not stay alone. I cannot help in an emergency.'

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
  '(?:he|she|they|somebody|someone|baby|child|kid|toddler|infant|newborn|sons?|daughters?|boy|girl|husband|wife|partner|mum|mom|mother|dad|father|brother|sister|friend|colleague|grandm\\w+|grandad|grandf\\w+)'
const skin = '(?:lipp?s?|face|skin|mouth|cheeks?|fingers?|finger ?(?:tips?|nails?)|nails?|toes|complexion)'
const blue = '(?:blu(?:e|ish|eish)?|gr[ea]y(?:ish)?)'
const turns = '(?:went|wnet|go(?:es|ing|ne)?|turn(?:s|ed|ing)?)'
const reaction = 'al+erg\\w* (?:react\\w*|reaci?tion|attack)'

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
  'overdos\\w*|too many (?:pills|tablets)|swallowed (?:bleach|poison|a battery)|suicid\\w*|kill (?:myself|himself|herself)|want to die|end my life|(?:i am|i.?m|is|am|going to|about to|gonna) (?:dying|die)',
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

const plainOf = (text: string) => plainQuotes(fold(text)).replaceAll('`', "'").replace(/\s+/gu, ' ')

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
    `(?:^|[.!?;] |\\b(?:why|how|when|because) )(?:(?:did|does|do|has|have|is|will|can) )?(?:(?:my|the|our|this|some) )?(?:\\w+ )?${thing}(?: (?:has|have|had|is|are|was|were|always|sometimes|in the \\w+))*(?: ${turns}| looks?| looked)?(?: \\w+){0,2} ${blue}\\b`,
  'g',
)

/** Whether a question speaks of something that cannot wait for an answer. Rather too often than once too little. */
export function isEmergency(question: string): boolean {
  const plain = plainOf(question.slice(0, 2000)).replace(harmless, ' ')
  const said = without(without(plain, /(?<=[.!?])/u, inGeneral), /(?<=[.,;!?])/u, supposed)
  return anySign.test(said)
}
