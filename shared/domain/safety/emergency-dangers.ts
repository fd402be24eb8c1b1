import { pattern } from '../text/pattern'

// Further danger signs in English, German, French and Spanish, written as in `emergency-signs.ts`.

/** At most so many words between two. */
export const between = (most: number) => `(?:\\W+\\w+){0,${most}}?\\W+`
const both = (one: string, other: string, most = 8) =>
  `(?:${one})${between(most)}(?:${other})|(?:${other})${between(most)}(?:${one})`
const anyOf = (...sources: string[]) => sources.join('|')

const stool = pattern`(?:stools?|poos?|poops?|shits?|turds?|crap|bowel movements?|motions|stuhl(?:gang)?|kot|kacke|
  kacka|caca|selles?|crottes?|heces|deposicion(?:es)?|popo)`
const black =
  '(?:black|tarry|tar|bloody|schwarz\\w*|teer\\w*|blutig\\w*|noire?s?|goudron|negr[oa]s?|alquitran)'
const blood = '(?:blood|blut|sang|sangre)'
/** Internal bleeding, or what it looks like. */
export const bleedingWithin = anyOf(
  pattern`${black}(?: \w+){0,2} ${stool}|${stool}(?: \w+){0,5} (?:${black}|${blood})(?! (?:beans?|oranges?|puddings?|
    sausages?))`,
  `${blood}(?: \\w+){0,4} (?:${stool}|loo|toilet|klo|toilettes?|vater|inodoro)`,
  `(?:pooing|pooping|shitting|shat|passing|peeing|pissing)(?: \\w+){0,2} (?:blood|black)|teerstuhl|kaffeesatz`,
  pattern`(?:puk\w*|vomit\w*|throw\w* up|threw up|sick)(?: \w+){0,4} coffee (?:grounds?|bits|granules)|(?:black|
    bloody) (?:vomit|puke)|(?:vomit|puke) (?:is|was|looks|looked) (?:black|bloody)|blut(?: \w+)? gebrochen|(?:breche|
    bricht) blut|posos de cafe|marc de cafe`,
)

/** Harmless causes of a black stool. */
const dye = pattern`(?:iron|eisen\w*|fer|hierro|bismuth\w*|charcoal|aktivkohle|charbon|carbon|squid|liquorice|
  licorice|beetroots?|blueberr\w*|spinach)`
export const dyedStool = both(
  dye,
  pattern`(?:black|dark|schwarz\w*|noire?s?|negr[oa]s?)(?: \w+){0,2} ${stool}|${stool}(?: \w+){0,5} (?:black|dark|
    schwarz\w*|noire?s?|negr[oa]s?)`,
  10,
)

/** A wound that does not stop bleeding. */
export const wound = anyOf(
  pattern`(?:bleed\w*|blood)(?: \w+){0,4} (?:wo ?n.?t|does ?n.?t|not|never) stop\w*|(?:wo ?n.?t|does ?n.?t|not|can.?t|
    cannot) stop(?: \w+){0,2} bleed\w*|bleeding (?:heavily|badly|out|loads|like mad)|(?:cut|sliced|gashed|
    stabbed)(?: \w+){0,6} (?:to the bone|artery)`,
  pattern`blut\w*(?: \w+){0,4} hort nicht auf|hort nicht auf zu bluten|blutet (?:sehr |richtig )?(?:stark|heftig|
    wie verruckt)|saigne (?:beaucoup|enormement|abondamment)|arrete pas de saigner|no (?:para|deja) de sangrar|
    sangra (?:mucho|muchisimo)`,
  pattern`(?:bleeding|bleeds)(?: \w+)? (?:a lot|like|for (?:an? |\w+ )?(?:hours?|minutes?|ages)|so much|everywhere|
    to death|lots|strongly|non ?stop)|losing(?: \w+){0,3} blood|blood(?: \w+){0,2} (?:everywhere|spurt\w*|pouring|
    gushing|all over)|ha?emorrhag(?:e|ing)`,
  pattern`blute(?:t|n)?(?: \w+){0,3} (?:stark|heftig|viel|extrem|wie)|(?:stark|heftig)\w* blutung\w*|
    blutung\w*(?: \w+){0,3} (?:stark|nicht (?:auf|stillen|stoppen)|stoppt nicht)|verblut\w*|
    blut(?: \w+){0,2} (?:spritzt|stromt|uberall)|uberall(?: \w+)? blut|verlier\w*(?: \w+)? viel blut|stark am bluten`,
  pattern`(?:saigne\w*|perds?)(?: \w+){0,2} (?:beaucoup|fort|trop|partout|enormement)(?! (?:de )?(?:poids|temps))|
    hemorragie|sang(?: \w+){0,2} (?:partout|gicle|coule (?:fort|beaucoup))|saignement\w*(?: \w+){0,2} (?:abondant\w*|
    arrete\w* pas)|vide de (?:mon|son) sang`,
  pattern`sangr(?:o|ando)(?: \w+){0,2} (?:mucho|muchisimo|demasiado|un monton|sin parar)|(?:sale|hay|perdiendo|
    pierd[oe])(?: \w+)? (?:mucha|demasiada) sangre|hemorragia|desangr\w*|sangre(?: \w+)? (?:por todas partes|
    a chorros)|sangr(?:ado|a)(?: \w+)? (?:no para|no se detiene|abundante)`,
)

const sugar = '(?:sugars?|glucos[ea]|\\w*zucker(?:wert)?|glycemie|sucre|azucar|glucemia)'
const unsteady = pattern`shak\w*|sweat\w*|trembl\w*|confus\w*|dizz\w*|faint\w*|wobbl\w*|zitt\w*|schwitz\w*|schwind\w*|
  verwirrt|transpir\w*|sueurs?|vertiges?|tembl\w*|tiembl\w*|sud(?:o|a|ando|ores)|mare\w*`
/** Low blood sugar, by its value or by how it feels. */
export const sugarLow = anyOf(
  pattern`(?:${sugar}|hypo\w*)(?:\W+[a-z]+){0,4}\W+(?:[0-3][.,]\d\d?|[2-3]|[2-5]\d(?= ?mg ?/? ?dl| *(?:$|
    [,.;!?])))(?!\d|[.,]\d| ?(?:%|x\b|g\b|gr|k|cal|percent|mg\b(?! ?/? ?dl)|ml|[et]l\b|tsp|tea|table|spoon|loffel|ess|
    tee|cuill|cuch|fois|mal\b|veces|times|days?|weeks?))`,
  both(
    pattern`hypo(?:s|glyc?k?\w*)?|hipo(?:gluc\w*)?|unterzucker\w*|low (?:blood )?(?:sugar|glucose)(?! (?:foods?|jam|
      drinks?|diet|snacks?))|${sugar}(?:\W+\w+){0,4}\W+(?:low|dropp\w*|crash\w*|niedrig|unten|tief|gefallen|
      bas(?:se)?|chut\w*|bajo?|bajand\w*|baja|por los suelos)`,
    unsteady,
  ),
  pattern`diabet\w*(?:\W+\w+){0,6}\W+(?:shak(?:y|ing)|sweating|trembl\w*|zitt\w*|schwitzt?|tiembl\w*|temblando|
    sudando)|(?:bin|ist|war) unterzuckert|(?:fais|fait) une hypo\w*`,
)

/** Nothing but a call for help follows, as a person who is hungry says for what. */
const atOnce = '(?=\\W*(?:$|\\n|help|hilfe|aide|au secours|ayuda|socorro))'
/** A person feels that they are dying. */
export const dying = anyOf(
  pattern`(?:am|will) i (?:dying|(?:about |going )to die|gonna die)(?! if)|(?:think|feel(?:s)?)(?: \w+){0,4} (?:dying|
    going to die|gonna die|might die)|impending doom`,
  pattern`ich (?:glaube|denke),? (?:dass )?ich sterbe|ich sterbe${atOnce}|(?:muss|werde) ich (?:jetzt |
    gleich )?sterben|ich werde (?:gleich |jetzt )?sterben|(?:liegt|bin|ist) im sterben|(?:er|sie|mann|frau|mutter|
    vater|kind|baby) stirbt(?! (?:vor|aus))|als (?:ob|wurde) ich (?:sterbe|sterben)|gefuhl(?: \w+)? (?:zu sterben|
    dass ich sterbe)`,
  pattern`je (?:vais|suis en train de) (?:mourir|crever)(?! de)|(?:crois|pense|impression)(?: \w+){0,3} (?:meurs|
    mourir|crever)(?! de)|je meurs${atOnce}|(?:il|elle|mari|femme|mere|pere|bebe|fils|
    fille) (?:est en train de mourir|meurt|va mourir)`,
  pattern`me muero${atOnce}|(?:me|se) (?:estoy muriendo|esta muriendo|voy a morir|va a morir)(?! (?:de|por))|(?:creo|
    siento) que (?:me )?(?:muero|voy a morir)|voy a morir(?:me)?(?! (?:de|por))`,
)

/** An injector was used without effect. */
export const penFails = anyOf(
  pattern`second (?:pen|injector)(?: \w+)?(?=\W)(?=.*(?:not|n.t) (?:work|help)\w*)|
    (?<!kugelschreiber )(?:epi)?pen (?:wirkt|hilft) nicht`,
  both(
    pattern`(?:used|gave|given|inject\w*|stabbed|took|taken|jabbed|done|administered)(?: [\w']+){0,4} (?:pens?|
      epp?i-? ?pens?|jext|injector|adrenalin\w*)|\w*(?:pen|injektor|adrenalin)(?: \w+){0,3} (?:used|benutzt|gespritzt|
      gegeben|verwendet|gesetzt|genommen)|(?:utilise|fait|pique|injecte|mis|donne)(?: [\w']+){0,4} (?:stylo|injecteur|
      adrenaline|epipen)|(?:use|usado|puesto|puse|pinche|pinchado|inyect\w*)(?: \w+){0,4} (?:boli\w*|pluma|lapiz|
      \w*inyector|adrenalina|epipen)`,
    pattern`(?:not|n.?t|no) (?:\w+ )?(?:\w+ )?(?:better|help\w*|work\w*|improv\w*|enough)|no (?:change|improvement|
      effect)|worse|still (?:bad|swollen|itch\w*|hard|cannot|can.?t|the same)|nicht (?:besser|mehr besser)|(?:hilft|
      wirkt|bringt|nutzt) (?:nicht|nichts)|keine (?:wirkung|besserung)|schlimmer|immer noch|(?:pas|rien|
      aucun\w*) (?:mieux|d.effet|effet|amelioration|d.amelioration|change)|(?:marche|aide|agit|suffit|passe|
      sert) (?:pas|a rien)|pire|empire|toujours (?:mal|pareil)|no (?:mejor\w*|funciona|ayuda|sirve|noto|se pasa|
      hace (?:nada|efecto)|estoy mejor|esta mejor)|peor|sigo (?:igual|mal)`,
  ),
)

const kin = pattern`(?:he|she|hes|shes|baby|child|kid|son|daughter|husband|hubby|wife|partner|mum|mom|mother|dad|
  father|nan|gran\w*|friend|mate|er|sie|mann|frau|kind|sohn|tochter|mutter|vater|mama|papa|oma|opa|il|elle|mari|femme|
  mere|pere|fils|fille|mamie|papi|hijo|hija|marido|mujer|madre|padre|abuel[oa])`
const fever =
  'fever\\w*|high temperature|burning up|\\w*fieber|fievre|fiebre|(?:temperature|temp)(?: \\w+){0,2} (?:39|40|41)'
const headache = 'headaches?|kopf(?:schmerz\\w*|weh)|mal (?:de|a la) tete|maux de tete|dolor(?:es)? de cabeza'
const stiffNeck = pattern`(?:stiff|rigid|steifer?n?) (?:neck|nacken)|neck(?: \w+){0,2} stiff|nackensteif\w*|
  nacken(?: \w+){0,2} steif|(?:nuque|cou)(?: \w+){0,2} raide|raideur(?: \w+){0,3} nuque|(?:nuca|
  cuello)(?: \w+){0,2} rigid[oa]|rigidez(?: \w+){0,2} (?:nuca|cuello)`
/** A headache as never before, a stiff neck with fever, or sudden confusion. */
export const brain = anyOf(
  pattern`thunderclap|worst headache|suddenly(?: \w+){0,4} (?:explod\w*|exploding)|
    headache(?: \w+){0,3} (?:out of nowhere|of my life|like never)|(?:sudden|explosive) (?:\w+ )?(?:severe|terrible|
    violent|massive|awful) headache`,
  pattern`(?:schlimmste\w*|vernichtungs)(?: \w+)? ?kopf(?:schmerz\w*|weh)|(?:plotzlich\w*|
    auf einmal)(?: \w+)? (?:schlimm\w*|stark\w*|heftig\w*|extrem\w*|mega|wahnsinn\w*)(?: \w+)? kopf(?:schmerz\w*|weh)`,
  pattern`(?:mal (?:de|a la) tete|maux de tete)${between(3)}(?:brutal\w*|un coup|soudain\w*|le pire|foudroyant\w*)|
    (?:peor|subito|repentino) dolor de cabeza|dolor de cabeza${between(3)}(?:repentino|subito|de golpe|peor)`,
  both(stiffNeck, anyOf(fever, headache, 'light hurts', 'vomit\\w*')),
  pattern`(?:suddenly|all|really|very|gone|acting|totally) confused(?! (?:by|about|with|over|what|which|why|how|if|
    whether|now))(?=.*\b(?:${kin}|fever)\b)|${kin}(?: \w+){0,4} confused (?:and|since|today|after)`,
  pattern`${kin}(?:'?s| is| was)?(?: \w+)? (?:delirious|talking gibberish|incoherent)|(?:i|
    ${kin})(?: \w+){0,5} (?:does ?n.?t|do ?n.?t|not) know (?:what day it is|where (?:he|she) is|who (?:he|she|
    i) (?:is|am)|where i am(?! (?:with|in|on|at|going|supposed)))|${kin}(?: \w+){0,2} (?:does ?n.?t|cannot|
    can.?t) recogni[sz]e (?:me|us|anyone)`,
  pattern`${kin}(?: \w+){0,4} (?:verwirrt(?! (?:von|wegen|uber|durch))|redet wirr|redet unsinn)|
    ${kin}(?: \w+){0,2} erkennt (?:mich|uns|keinen|niemand\w*)|weiss nicht(?: mehr)? wo (?:er|sie|ich)`,
  pattern`${kin}(?: \w+){0,2} (?:est|semble|devient)(?: \w+)? (?:confuse?|desoriente\w*)|${kin}(?: \w+){0,2} delire|
    ${kin}(?: \w+){0,3} reconnait (?:plus|pas)|sait (?:plus|pas) ou (?:il|elle)`,
  pattern`${kin}(?: \w+){0,2} esta(?: \w+)? (?:confus[oa]|desorientad[oa])|delira|desvaria|
    ${kin}(?: \w+){0,2} no (?:me|nos) reconoce|no sabe donde esta`,
)

/** Weakness of one side of the body. */
export const oneSided = anyOf(
  pattern`(?:left|right|one) (?:whole )?side(?: \w+){0,4} (?:weak\w*|numb|dead|paraly\w*)|(?:left|right|
    one) arm(?: \w+){0,4} (?:weak|numb|limp|paraly\w*)|(?:weak\w*|numb\w*)(?: (?:all|on|down|in|of))+(?: (?:the|my|
    his|her))? (?:left|right|one) side`,
  pattern`(?:rechte\w*|linke\w*|eine) (?:arm|bein|seite|gesichtshalfte|korperhalfte|gesicht)(?: \w+){0,4} (?:taub|
    schwach|gelahmt|kraftlos|hangt|pelzig)|halbseitig\w*|(?:arm|bein)(?: \w+){0,5} nicht(?: mehr)? (?:heben|bewegen)`,
  pattern`(?:bras|jambe|cote) (?:droite?|gauche)(?: \w+){0,4} (?:paralyse\w*|engourdie?|faible|molle?)|(?:faiblesse|
    engourdi\w*|paralys\w*)(?:\W+\w+){0,3} cote`,
  pattern`no (?:puedo|puede) (?:mover|levantar)(?: \w+){0,2} (?:brazo|pierna|lado)|(?:medio cuerpo|(?:lado|
    brazo) (?:izquierdo|derecho))(?: \w+){0,3} (?:dormido|paraliz\w*|debil|adormecido)|debilidad(?: \w+){0,3} lado`,
)

/** Chest pain, in further words. */
export const chestPain = anyOf(
  pattern`(?:elephant|brick|weight|anvil)(?: \w+){0,4} chest|chest(?:'?s| is)? (?:killing|crushing|agony)|
    douleurs? (?:thoraciques?|dans le thorax)|brust(?: \w+){0,3} (?:sticht|druckt|weh|schmerzt|eng)|(?:stechen|
    druck)(?: \w+)? (?:brust|brustkorb)`,
)

const severe = pattern`severe|terrible|horrible|awful|agonising|agonizing|unbearable|excruciating|stark\w*|heftig\w*|
  extrem\w*|unertraglich\w*|mega|hollisch\w*`
/** Severe abdominal pain with fever. */
export const belly = both(
  anyOf(
    pattern`(?:${severe})(?: \w+)? (?:bauch\w*|unterbauch\w*|magen\w*|belly|tummy|stomach|abdominal|gut)|
      bauch(?: \w+){0,2} (?:bretthart|hart)`,
    '(?:belly|tummy|stomach|abdomen|gut)(?: \\w+){0,3} (?:agony|unbearable|excruciating|rigid|rock hard|killing me)',
    pattern`(?:mal au ventre|douleurs? (?:abdominales?|au ventre))(?: \w+){0,2} (?:atroces?|horribles?|fort\w*|
      insupportables?|terribles?|violent\w*)|(?:tres|trop|affreusement) mal au ventre`,
    pattern`dolor(?: \w+){0,2} (?:barriga|tripa|abdom\w+|estomago|vientre)(?: \w+){0,2} (?:fuerte|insoportable|
      horrible|intenso)|(?:fuerte|mucho) dolor de (?:barriga|tripa|estomago|abdomen)`,
  ),
  fever,
)

const small =
  '(?:baby|newborn|infant|toddler|little one|saugling|kleinkind|kleine[rn]?|bebe|nourrisson|nene|recien nacido)'
/** Dehydration, above all of a baby. */
export const dry = anyOf(
  both(
    small,
    pattern`trinkt (?:nix|nichts|nicht mehr)(?! (?:ausser|als))|(?:nix|nichts) getrunken|boi[st] plus|
      (?:ne )?boit (?:plus )?rien|no bebe nada|no quiere (?:tomar|beber) nada|(?:wo ?n.?t|refus\w* to|not|
      stopped) (?:feed\w*(?! on)|drink(?:ing)? anything|drinking)(?! (?:milk|cow|formula|from))|schlapp|apathisch|
      tout mou|toute molle|amorphe|flojit?[oa]|decaid[oa]|listless|lethargic`,
  ),
  pattern`(?:no|not|has ?n.?t|without)(?: \w+){0,3} wet (?:nappy|nappies|diapers?)|dry (?:nappy|nappies|
    diapers?) (?:since|all|for)|kein\w* nasse\w* windel\w*|windel(?: \w+){0,3} trocken|pas mouille|
    couche(?: \w+){0,2} seche|no moja(?: \w+){0,2} panal\w*|panal(?: \w+){0,2} seco`,
  pattern`
    (?:severely|badly|really|dangerously) dehydrated|(?:stark|vollig|total) (?:dehydriert|ausgetrocknet)|
    (?:tres|completement) deshydrate\w*|muy deshidratad[oa]|sunken (?:eyes|fontanel\w*)|
    (?:eyes|fontanel\w*)(?: are| is| look)* sunken|(?:wee|pee|urine)(?: \w+)? like cola|
    (?:not|has ?n.?t|no) (?:wee\w*|peed|urine|pee)(?: \w+){0,2} (?:since|all day|today)
  `,
)

const weak = pattern`(?:limp|floppy|listless|lethargic|schlaff|schlapp|apathisch|(?:toute? )?(?:mou|molle)|flasque|
  amorphe|flacid[oa]|floj(?:o|a|it[oa])|decaid[oa])`
const ofFood =
  '(?:after|since|nach|seit|apres|depuis|despues|desde|ate|eaten|gegessen|getrunken|mange|bu|avale|comio|comido|bebio)'
/** A child limp after food, as in a severe reaction. */
export const limp = both(
  `${small}|child|kid|toddler|son|daughter|kind|sohn|tochter|kleine[rn]?|enfant|fils|fille|petite?|nino|nina|hij[oa]`,
  `${weak}${between(6)}${ofFood}|${ofFood}${between(8)}${weak}`,
)

export const fit = anyOf(
  pattern`seizures?|convuls\w*|(?:having|has|had) a fit(?! (?:of|when|over|about|because|at|if)\b)|epileptic (?:fit|
    attack)|(?:he|she|hes|shes|baby|child|kid|son|daughter)(?:'?s| is)? (?:fitting|seizing)|twitching all over|
    foaming at the mouth|shaking uncontrollably`,
  pattern`krampfanf\w*|epileptischer anfall|${kin} (?:\w+ )?krampft|crise d.epilepsie|convulsionne|
    il fait une crise(?! d)|elle fait une crise(?! d)|ataque epileptico|convulsionando`,
)

export const senseless = anyOf(
  '(?:he.?s|she.?s|is) (?:spark )?out cold|spark out|knocked out(?! (?:by|of)\\b)',
  '(?:ohne|das) bewusstsein|bewusst?los\\w*|inconsi?c?ien\\w*',
)

export const collapse = anyOf(
  'keel\\w* over|hit the deck|dropped (?:to the floor|like a stone)',
  pattern`zusammengebrochen|kreislauf(?:kollaps|zusammenbruch)|${kin}(?: \w+){0,3} umgefallen|(?:mere|pere|mari|femme|
    elle|il) s'est effondree?|${kin}(?: \w+)? (?:se )?desplom[oa]|caid[oa] redond[oa]`,
)

const hurtHead = pattern`(?:hit|bash\w*|bang\w*|bump\w*|smack\w*|crack\w*|knock\w*|whack\w*)(?: \w+){0,4} head|
  fell(?: \w+){0,3} head|head injury|concuss\w*|kopf(?: \w+){0,2} (?:gestossen|angeschlagen|angehauen|gehauen|
  geknallt)|auf den kopf (?:gefallen|geknallt|bekommen)|gehirnerschutterung|(?:cogn\w*|tape\w*|heurt\w*|
  tombe\w*)(?: \w+){0,3} tete|(?:golpe\w*|dio|caid[oa]|cayo)(?: \w+){0,4} cabeza`
/** A blow to the head, with a sign of bleeding inside. */
export const headInjury = both(
  hurtHead,
  pattern`sick|vomit\w*|throw\w*|threw|puk\w*|sleepy|drowsy|double|blurr\w*|dizz\w*|confus\w*|bleed\w*|headache|
    ubergeb\w*|erbr\w*|kotz\w*|ubel|schlecht|schlafrig|benommen|schwind\w*|doppelt|blut\w*|vomi\w*|somnol\w*|endor\w*|
    saign\w*|nausee\w*|mare\w*|sueno|doble|sangr\w*`,
)

const burnt = pattern`(?:burn(?:ed|t)|scald\w*)(?: \w+)? (?:(?:my|his|her|the) (?!tongue|mouth|food|dinner|toast)\w+|
  myself|himself|herself|him|her)|(?:burns?|scald) (?:from|with)|(?:mich|sich|hand|arm|finger|
  gesicht)(?: \w+){0,4} (?:verbrannt|verbruht)|verbrannt|verbrennung\w*|verbruh\w*|brulures?|(?:suis|est) brulee?|
  quemaduras?|(?:me|se) quem[eo]`
/** A burn that blisters, or of boiling oil or water. */
export const burn = both(
  burnt,
  pattern`boiling|hot (?:oil|fat|water)|blister\w*|skin(?: \w+){0,2} (?:peel\w*|coming off|gone)|brandblasen?|blasen|
    kochend\w*|heisse[mn]? (?:ol|wasser|fett)|cloques?|bouillante?|ampollas?|hirviendo`,
)

export const heat = pattern`(?<!(?:avoid|prevent|against|gegen|eviter|evitar) )(?:heat ?strokes?|sun ?stroke|
  hitzschlag|sonnenstich|coup de chaleur|insolation|insolacion|golpe de calor)`

const quantity = pattern`(?:load|loads|lots|bunch|handfuls?|box|pack|packet|bottle|zu viele?|zuviele?|alle|
  ganze packung|hand ?voll|trop de|tous (?:mes|les|ses)|demasiadas|muchas|todas (?:mis|las|sus))`
export const overdose = anyOf(
  pattern`(?:took|taken|swallowed|necked|downed|popped|genommen|geschluckt|pris|avale|tome|tomo|
    tomado)(?: \w+){0,2} ${quantity}(?: of)?(?: \w+){0,2} (?:pills?|tablets?|meds|paracetamol|ibuprofen|pilules|
    cachets|comprimes|medicaments|somniferes|pastillas)`,
  pattern`${quantity}(?: \w+){0,2} (?:\w*tabletten|pillen|medikamente|ibuprofen|paracetamol)(?: \w+)? (?:genommen|
    geschluckt|intus)|(?:zu viele?|zuviele?) \w*tabletten|od.?d on|uberdosis|surdose|surdosage`,
)

const dizzy = pattern`dizz\w*|woozy|light ?head\w*|schwind(?:el\w*|lig)|schwummrig|tete (?:qui )?tourne|
  tete me tourne|vertiges?|etourdie?|malaise|mare\w*`
/** An anaphylactic reaction. */
export const shock = anyOf(
  both(
    pattern`hives|welts|quaddeln|nesselsucht|ausschlag|plaques|urticaire|boutons|ronchas|urticaria|habones|sarpullido|
      itch\w* (?:all over|everywhere)|(?:juckt|kribbelt)(?: \w+)? uberall|demange\w* partout|pica todo`,
    dizzy,
  ),
  pattern`(?:my|his|her) (?:tongue|lips?)(?: \w+){0,3} (?:huge|massive|bigger|giant|fat|thick)|tongue (?:is|gets?|
    getting|feels?)(?: \w+){0,2} (?:huge|massive|bigger|giant|fat|thick)|zunge(?: \w+){0,3} (?:dicker|riesig)|
    langue(?: \w+){0,2} (?:enorme|epaisse|grossit?)|lengua(?: \w+){0,2} (?:enorme|gorda|gigante)`,
  both(
    'stung|(?:bee|wasp|hornet) sting|gestochen|wespenstich|bienenstich am|pique par|piqure|me pico|picadura',
    'throat|breath\\w*|tongue|face|hals|zunge|luft|gorge|langue|garganta|lengua',
  ),
)
