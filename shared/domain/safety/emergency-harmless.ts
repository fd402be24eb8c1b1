import { bleedingWithin, dyedStool } from './emergency-dangers'
import { asWords, blue, either, turns } from './emergency-signs'
import { pattern } from '../text/pattern'

// Phrases that sound like an emergency and are none, written like the signs.

/** Things that naturally turn blue or grey, as the subject of a clause. */
const thing = pattern`(?:hairs?|beards?|cheese|bread|garlic|milk|yog[h]?urt|eggs?|yolks?|potato\w*|avocados?|bananas?|
  meat|mince|ham|beef|tea|water|soup|rice|dough|mushrooms?|cauliflower|cabbage|onions?|jam|butter|screen|button|page|
  app|link|icon|line|bar|field|box)`
const clauseStart = '(?:^|[.!?;] |\\b(?:why|how|when|because) )'
/** Figures of speech on breath, colours or dying. */
const figures = [
  pattern`\b(?:bad|hydrogen|fresh) breath\b|\bbreath (?:tests?|smells?)\b|\bh2 breath\b|\b(?:takes?|
    took) my breath away\b`,
  pattern`\b(?:dying|die|died|dead|starving|meurs|mort\w*|sterbe|muero|muert[oa]) (?:of|from|de|vor|por) (?:hunger|
    thirst|boredom|curiosity|laugh\w*|embarrassment|shame|cringe|faim|soif|rire|durst|lachen|neugier|hambre|sed|risa|
    ganas|un|una|el|la|comer)\b|\bmourir de rire\b`,
  pattern`\bdying (?:for(?! real)|over|to (?:eat|try|have|know|taste|cook|bake|see))\b|
    \bdying here(?: lol)?,? (?:i miss|i want|without|for)\b|\bto die for(?! real)\b|\b(?:could|would|i'?d|i'?ll|
    will) die (?:for|without|if i (?:can'?t|cant|cannot) (?:have|eat|drink))\b|\bso \w+ (?:that )?i (?:could|
    might) die\b`,
  pattern`\b(?:diet|cravings?|head|stomach|back|feet|list|plan|wait|hunger|it|this|they|that)(?: \w+)?(?: is|are|s|
    's)? killing me\b|\b(?:could|would|i'?d) (?:kill|murder) (?:for|a|an|some)\b|\bkill me now\b|\b(?:husband|wife|
    kids?|mum|mom|boss|friends?|mates?)(?: \w+)? (?:will|would|ll) kill me\b|\b(?:killer|dressed to kill|
    drop dead gorgeous|dead (?:easy|hungry|tired|good|simple)|over my dead body|to death)\b`,
  pattern`\bdeath by chocolate\b|\bsuicide (?:wings?|sauce|squeeze)\b|\bzum sterben (?:gut|lecker|schon)\b|
    \bbringt mich (?:noch )?um\b|\blach\w* mich (?:tot|kaputt)\b|\bme (?:mata|tue)\b|\b(?:mataria|tuerais|morden|
    toten) (?:por|pour|fur)\b|\bde muerte\b`,
  pattern`\b(?:can'?t|cant|cannot|can not|couldn'?t|could not) br[ea]+the?(?: \w+){0,2} (?:laughing|lol|lmao|haha)\b|
    \blaughing(?: \w+){0,2} (?:that )?i (?:can'?t|cant|cannot) br[ea]+the?\b|\b(?:out of|
    no) breath (?:from )?laughing\b|\b(?:keine|kaum) luft(?: \w+)? vor lachen\b`,
  pattern`\b(?:heart attack|coronary) (?:on (?:a|the) (?:plate|bun|stick)|burger|breakfast)\b|\b(?:gave|gives?|
    giving) (?:me|him|her|us) (?:a |an )?(?:heart attack|stroke)\b|\b(?:near?ly|almost|practically|just about) (?:had|
    got|having) a (?:heart attack|stroke|coronary)(?: (?:at (?:the|my|your|that|this)|seeing|reading)| when (?:i|
    we) (?:saw|read|opened|heard|looked|noticed))\b|\b(?:fast|beinah\w*) (?:einen|nen) herz(?:infarkt|
    kasper)(?: \w+)?(?: als ich (?:\w+ ){0,4}(?:sah|las|gesehen|gelesen|gehort)| beim (?:lesen|anblick))\b|
    \bfailli (?:faire|avoir) une (?:crise cardiaque|attaque) (?:en (?:voyant|lisant|ouvrant)|quand j.ai (?:vu|lu|
    ouvert))\b|\bcasi me da un (?:infarto|ataque|patatus) (?:al (?:ver|leer|abrir)|cuando (?:vi|lei|abri))\b|
    \b(?:stroke|strokes) of (?:luck|genius)\b|\bheart (?:sank|skipped|of palm)\b|\b(?:artichoke|palm|celery|beef|
    chicken|lettuce) hearts?\b`,
  pattern`\b(?:nearly |almost |practically )?(?:fainted|passed out|died|dying|chok(?:ed|ing)|collapsed) (?:at (?:the|
    your) (?:price|cost|thought|news|bill|list)|when i (?:saw|read|heard|looked)|seeing|reading|from joy|with joy|
    laughing|from laughing)\b|\bhard to swallow that\b|\bpill to swallow\b|\bfood coma\b`,
  pattern`\b(?:do ?n.?t|not) want to overdos\w*|\b(?:overdos\w*|od'?d) on (?:\w+ )?(?:chocolate|cheese|sweets|candy|
    cake|pizza|pasta|carbs|bread|crisps|garlic|ice cream|cookies|biscuits|mince pies)\b`,
  pattern`\b(?:me (?:hincho|inflo)|se me (?:hincha|infla) (?:la |el )?(?:barriga|tripa|estomago|vientre|panza|
    abdomen)|(?:mein|der) bauch (?:schwillt|ist (?:ganz )?geschwollen|blaht)|mon ventre gonfle)\b(?! (?:la|los|
    el) (?:cara|labios?|lengua|garganta))`,
  pattern`\b(?:blue|purple|black|red) (?:lips?|tongue|teeth|mouth) (?:from|of|after) (?:\w+ )?(?:\w*berr(?:y|ies)|
    beetroots?|wine|sweets|lollies|squid|liquorice)\b`,
  pattern`\b(?:app|page|website|portal|login|scanner|seite|appli|site|aplicacion|web)(?: (?:is|was|
    keeps))? (?:killing me|choking|dying|bringt mich um|me tue|me mata)\b|\b(?:blew|blown|took|ripped) my (?:head|
    face|mouth|socks) off\b`,
  '\\b(?:starving|hungry|famished|hangry)\\b(?: \\w+){0,4} (?:faint|pass out|collapse|die)\\b',
  pattern`${clauseStart}(?:(?:did|does|has|is) )?(?:(?:my|the|our) )?(?:\w+ )?(?:souffles?|cakes?|sponges?|meringues?|
    bread|loaf|dough|pudding|soup|swiss roll|roll|pavlova|mousse)(?: (?:always|has|have|just|keeps?|is|was|
    often))* collaps\w*`,
  pattern`
    ${clauseStart}(?:(?:did|does|do|has|have|is|will|can) )?(?:(?:my|the|our|this|some) )?
    (?:\w+ )?${thing}(?: (?:has|have|had|is|are|was|were|always|sometimes|in the \w+))*
    (?: ${turns}| looks?| looked)?(?: \w+){0,2} ${blue}\b
  `,
]

const sign = pattern`(?:swell\w*|swollen|hives|rash\w*|wheez\w*|faint\w*|dizz\w*|chok\w*|vomit\w*|anaphyl\w*|suicidal|
  emergency|chest pains?|allergic reactions?|(?:trouble|problems?|difficult\w*|issues?) (?:with |
  in )?(?:my )?(?:breathing|swallowing)|breathing (?:trouble|problems?|difficult\w*|issues?)|short\w* of breath)`
const zeichen =
  '(?:atemnot|luftnot|atembeschwerden|atemprobleme|schwellung(?:en)?|schwindel|ausschlag|notfall)'
const signe =
  '(?:gonflements?|oedeme|enflure|(?:gene|difficultes?|mal) (?:pour|a|de) (?:respirer|avaler)|urgence|vertiges?)'
const senal = pattern`(?:hinchazon(?! de barriga)|dificultad(?:es)? (?:para|al|de) (?:respirar|tragar)|
  problemas? (?:para|al|de) respirar|falta de aire|mareos?|emergencia)`
const chained = (one: string, or: string) =>
  pattern`${one}(?: (?:of|in|on|at) (?:(?:my|the|his|her) )?(?:lips?|tongue|face|throat|
  mouth))?(?:(?:, (?:no )?${one})*,? (?:${or}) ${one})?`
/** Signs that are denied. */
const denied = [
  pattern`\b(?:no|not|without|nor|zero)(?! (?:only|just)) (?:(?:an?|any|real|lip|face|facial|tongue|
    throat) )*${chained(sign, 'or|nor|no')}\b`,
  `\\b(?:keine?|ohne) ${chained(zeichen, 'oder|und keine|keine')}\\b`,
  `\\b(?:pas d[e'] ?|sans |aucune? |ni )${chained(signe, 'ni|ou|pas de')}\\b`,
  `\\b(?:sin|no tengo|ni|ninguna?) ${chained(senal, 'ni|o')}\\b`,
  pattern`
    \b(?<!\b(?:not|no|stopped|trouble|difficulty|problems?|hard|hardly|barely|isnt|wasnt|arent|cant|can't|
    cannot|n't) )(?:breathing|(?:can|could) (?:still )?breathe|i breathe|(?:i'?m|am) breathing)
    (?:'s| is| seems?)? (?:(?:all|totally|completely|still|just|perfectly|absolutely|pretty|so far|
    also) )*(?:fine|ok|okay|normal(?:ly)?|good|well|easy|easily|all ?right)\b
  `,
  pattern`\b(?:ich )?(?:atme|atmen|atmung)(?: \w+){0,2} (?:normal|gut|frei)\b|\b(?:ich )?kann(?: \w+)? (?:gut|normal|
    frei) atmen\b|\bje respire (?:bien|normalement|tres bien)\b|\brespiro (?:muy )?(?:bien|normal)\b`,
]
const anyFigure = new RegExp(
  [...figures, '\\bno (?:other |more )?(?:problems?|issues?|symptoms?|complaints?)\\b'].join('|'),
  'g',
)
const anyDenied = new RegExp(denied.join('|'), 'g')

/** Clauses on what never happened; "such" and "before" refer to what happens now. */
const never = new RegExp(pattern`\bnever (?:had|fainted|collapsed|choked|passed out|experienced|got|
  been)\b(?!.*\b(?:before|like|such|this|so|until|now|today)\b)`)
/** Events seen or read in a story. */
const told = new RegExp(
  pattern`\b(?:saw|watch(?:ed|ing)|read|in) (?:(?:a|the|this|that|some|last) )?(?:[\w']+ )?(?:film|movie|series|show|
    novel|book|documentary|episode|drama|soap|tiktok|reel|video|anatomy)\b(?!.*\b(?:i am|i'm|im|i can|i cant|my|me|
    now|help)\b)|\b(?:im|in (?:der|einem|einer|ner|nem)|dans (?:le|la|un|une|mon|ma)|en (?:la|el|una|
    un)) (?:\w+ )?(?:film|krimi|roman|buch|serie|doku|livre|documentaire|peli|pelicula|novela|libro|documental|
    capitulo)\b(?!.*\b(?:ich|mir|jetzt|hilfe|je|j|moi|maintenant|me|ahora|ayuda)\b)`,
)
/** Questions about the signs or about the meaning of a word. */
const inTheory =
  new RegExp(pattern`\b(?:whats?$|what (?:are|is)|what(?= happens)|which|how (?:do|can|does|would|
  common)|recogni[sz]e|spot|wie|was (?:ist|sind)|quels?|quelles?|cuales)\b(?:.*\b(?:signs?|symptoms?|recogni[sz]e|
  spot|look like|happens? (?:in|during)|for|work|common|anzeichen|symptome|signes|symptomes|sintomas)\b)`)

/** Cooking, guests or a long list, where a person is only in a hurry. */
const kitchen = new RegExp(pattern`\b(?:dinner|lunch|breakfast|snack|meal|recipe|menu) (?:ideas?|now|tonight|
  recipes?)|\brecipes?\b|\b(?:ideas?|ideen|idees)\b|\bwhat (?:can|do|should|shall|could) (?:i|we) (?:cook|make|bake|
  serve|eat|have)|\b(?:guests|in laws|gaste|invites|invitados|visitas)\b|\bquick (?:dinner|lunch|meal|snack)\b|
  \b(?:kochen|cuisiner|cocino|cocinar)\b|\b(?:overwhelmed|uberfordert|depassee?|agobiad[oa])\b`)
const hurry = new RegExp(
  pattern`\b(?:sos|help(?: me)?(?: quick| now| fast)?|(?:(?:it.?s|this is|we have|i have) an? )?emergency|notfall|
    urgences?|emergencia|urgent)\b`,
  'g',
)
/** Exclamations of a person who wants something else to eat. */
const exclaimed = new RegExp(
  pattern`\b(?:i'?m|i am|im) dying(?: here)?\b|\bchoking (?:on|down) (?:these|this|those|all|the same|dry|rice|
    cardboard)\b|\bich (?:sterbe|ersticke(?: an)?)\b|\bje meurs\b|\bje m'etouffe avec (?:ces|ce|cette)\b|
    \bme (?:muero|ahogo con (?:estos|estas|este|esta))\b`,
  'g',
)
const elseToEat =
  new RegExp(pattern`\binstead of\b|\b(?:what|anything|something) else (?:for|to (?:eat|snack|munch|
  have|cook)|can i (?:eat|snack|have))\b|\bother (?:snacks?|ideas?|options?)\b|\balternatives?\b|\bwhat instead\b|
  \bstatt\b|\bwas sonst\b|\bau lieu d|\bquoi d'autre\b|\ba la place\b|\ben (?:vez|lugar) de\b|\bque (?:otra cosa|
  mas) puedo\b`)
const ofBody = new RegExp(pattern`\b(?:throat|stuck|swell\w*|tongue|lips?|blue|chest|heart|help|cough\w*|
  chok\w* on (?:a|an|my|his|her)|hals|luft|zunge|brust|hilfe|gorge|air|langue|poitrine|aide[zr]?|garganta|aire|lengua|
  pecho|ayuda|had|used?|took|taken|drank|drunk|swallow\w*|gegessen|genommen|getrunken|mange(?!r)|pris|bu|comi|comido|
  tome|bebi)\b`)
const person =
  new RegExp(pattern`\b(?:he|she|him|her|son|daughter|baby|child|kid|husband|wife|mum|mom|dad|somebody|
  someone|sick|ill|hurt|pain|breath\w*|allerg\w*|react\w*|ate|eaten)\b`)

const anyAnaphylaxis =
  /\bana(?:ph|f)\w*|\bepp?i-? ?pens?\b|\b(?:severe |serious )?allergic (?:reactions?|shock)\b/g

const anyBleeding = new RegExp(`\\b(?:${bleedingWithin})\\b`, 'g')
const dyed = new RegExp(`\\b(?:${dyedStool})\\b`, 'g')
/** Further signs that make a dark stool serious. */
const ofMore =
  new RegExp(pattern`\b(?:blood\w*|tarry|tar|sticky|faint\w*|dizz\w*|weak\w*|pain\w*|vomit\w*|blut\w*|
  teer\w*|schwind\w*|schwach|sang|vertiges?|faible|sangre|mareo|debil)\b`)

const drops = pattern`(?:(?:a|just|only|very) (?:tiny |wee )?little(?! (?:one|boy|girl|while))|^ ?little|(?:little|
  tiny|wee|small) (?:bit|drops?|spots?|streaks?|amount)|(?:bit|tinge|traces?|drops?|spots?|streaks?|specks?|
  smears?) of|(?:few|couple of) (?:drops|spots|streaks)|slight|(?:nur |ganz |sehr |ein )+wenig|bisschen|bissch?en|
  tropfchen|(?:ein paar|einzelne|wenige) tropfen|spuren|(?:un|tres) (?:petit )?peu|quelques (?:gouttes|traces)|
  traces?|petits? filets?|(?:un|muy) poco|poquit[oa]|(?:unas|algunas) gotas|gotitas?|hilitos?)`
const ofStool = pattern`(?:stools?|poos?|poops?|loo|toilet\w*|paper|tissue|wip\w*|bowel movements?|bright red|fresh|
  stuhl(?:gang)?|klo\w*|toilettenpapier|papier|hellrot\w*|abwisch\w*|selles?|rouge vif|essuy\w*|heces|caca|papel|
  deposicion(?:es)?|rojo vivo|limpiar\w*)`
const blood = '(?:blood|blut|sang|sangre)'
/** Further signs that make a little blood serious, or concern another person. */
const ofMoreBlood = asWords(
  either(`black\\w*|dark|tar\\w*|lots?|loads|much|more than|heav\\w*|gush\\w*|pour\\w*|clots?|vomit\\w*
    thr[eo]w\\w*|sick|cough\\w*|faint\\w*|dizz\\w*|light ?headed|weak\\w*|pale|collaps\\w*|pass(?:ed)? out
    sweat\\w*|fever\\w*|baby|newborn|nappy|diaper|thinners?|warfarin|schwarz\\w*|dunkel\\w*|teer\\w*|viel
    mehr als|klumpen|erbr\\w*|kotz\\w*|spuck\\w*|schwind\\w*|schwach\\w*|blass|ohnm\\w*|fieber|windel
    noire?s?|fonce\\w*|goudron|beaucoup|plus que|caillots?|vomi\\w*|crach\\w*|vertiges?|tourne|faible\\w*
    pale|evanou\\w*|fievre|bebe|couche|negr[oa]s?|oscur[oa]s?|alquitran|much[oa]|mas de|coagulos?|escup\\w*
    mare\\w*|debil\\w*|palid[oa]|desmay\\w*|fiebre|panal`),
)
const littleBlood = [asWords(drops), asWords(ofStool), asWords(blood)]
/** A little red blood with the stool needs a doctor soon but no ambulance. */
export const isLittleBlood = (plain: string): boolean =>
  littleBlood.every((said) => said.test(plain)) && !ofMoreBlood.test(plain)

const dropped = (text: string, end: RegExp, what: RegExp) =>
  text
    .split(end)
    .filter((part) => !what.test(part))
    .join('')

/** The text without figures of speech, denied signs, stories, and hurry in the kitchen. */
export function withoutHarmless(plain: string): string {
  const meant = dropped(
    dropped(plain.replace(anyFigure, ' ').replace(anyDenied, ' '), /(?<=[.,!?] )/u, told),
    /(?<=[.,;!?] )|(?= but )/u,
    never,
  )
  const calm = inTheory.test(meant) && !urgentWords.test(meant) ? meant.replace(anyAnaphylaxis, ' ') : meant
  const within = ofMore.test(calm) ? calm : calm.replace(dyed, ' ')
  const red = isLittleBlood(within) ? within.replace(anyBleeding, ' ') : within
  if (person.test(red)) return red
  const calmer = elseToEat.test(red) && !ofBody.test(red) ? red.replace(exclaimed, ' ') : red
  return kitchen.test(calmer) ? calmer.replace(hurry, ' ') : calmer
}
const urgentWords = /\b(?:now|help|worse|hurry|urgent\w*|just|minutes?|right away|is having|he|she)\b/
