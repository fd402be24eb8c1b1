import {
  belly,
  between,
  bleedingWithin,
  brain,
  burn,
  chestPain,
  collapse,
  dry,
  dying,
  fit,
  headInjury,
  heat,
  limp,
  oneSided,
  overdose,
  penFails,
  senseless,
  shock,
  sugarLow,
  wound,
} from './emergency-dangers'
import { pattern } from '../text/pattern'

// For lower-case text without accents; they allow the misspellings of people in a hurry.
const airway = '(?:th?r+oa?t|throte|thro?ats?|thraot|airways?|wind ?pipe|gullet)'
const face =
  '(?:to+n?g?u?n?g?e?s?|tounges?|tongues?|lips?|faces?|mouth|eye(?:s|lids?)?|head|cheeks?|neck|uvula)'
/** Where a reaction shows that may close the airway. */
export const airwayOrFace = `${airway}|${face}`
const swell = pattern`(?:sw[eo]l+\w*|swal+en|swelt\w*|puff\w*|balloon\w*|bl[oe]w(?:n|ing|s)? up|inflat\w*|numb(?:ness|
  ed|ing)?|tingl\w*|twice (?:its|the|their) size)`
const shut =
  '(?:clos\\w*|tight\\w*|constrict\\w*|block\\w*|narrow\\w*|shut\\w*|itch\\w*|scratch\\w*|lump|squeez\\w*)'
const breath = '(?:br(?:ea|ae|e|ee)th?\\w*|(?:get|any|enough|for|no) air|inhale)'
const cannot = "(?:can ?(?:not|no'?t|'?t)|cant|canot|can'?t)"
const not = "(?:not|(?:is|are|was|were|has|does|do|did|wo|would)n'?t)"
const trouble = pattern`(?:${cannot}|${not}|could ?n'?t|unable|trouble\w*|difficult\w*|hard\w*|struggl\w*|short\w*|
  problems?|gasp\w*|barely|stop\w*|out of|fight\w*|labou?red|nearly no|losing)`

const kin = pattern`little one|baby|child|kid|toddler|infant|newborn|sons?|daughters?|boy|girl|husband|hubby|wife|
  partner|mum|mom|mother|dad|father|brother|sister|friend|colleague|grandm\w+|grandad|grandf\w+|guest`
const somebody = `(?:he|she|they|somebody|someone|${kin})`
const kinAbroad = pattern`mann|frau|kind|sohn|tochter|mutter|vater|er|mari|femme|fils|fille|mere|pere|bebe|enfant|
  elle|il|hijo|hija|marido|mujer|esposa|nino|nina|madre|padre|ella|mama|papa|oma|opa|mamie|papi|abuel[oa]`
/** A person other than the user. */
export const another = `${somebody}|him|her|${kinAbroad}`
const skin = '(?:lipp?s?|face|skin|mouth|cheeks?|fingers?|finger ?(?:tips?|nails?)|nails?|toes|complexion)'
/** The colours of skin or lips without oxygen. */
export const blue = '(?:blu(?:e|ish|eish)?|gr[ea]y(?:ish)?)'
/** Verbs before a colour that something takes. */
export const turns = '(?:went|wnet|go(?:es|ing|ne)?|turn(?:s|ed|ing)?)'
const reaction = 'al+erg\\w* (?:react\\w*|reaci?tion|attack)'

/** Danger of suicide or self-harm. */
export const crisis = [
  pattern`suicid\w*|self-? ?harm\w*|(?:kill|hang|hurt|cutt?|harm)(?:ing)? (?:myself|himself|herself|my wrists)|
    (?:want|wants|wanted|wanna|wish i could|just want)(?: to)? die|wish (?:i|he|she) (?:was|were) (?:dead|never born)`,
  pattern`(?:end|ending) (?:my|his|her|their) (?:own )?life|(?:my|this) life to (?:end|be over)|hate my life|
    end(?:ing)? (?:it all|everything)|(?:nobody|no one|noone) would (?:care|notice|miss me|mind)(?: \w+){0,2} (?:gone|
    dead|disappeared|died|not here)|(?:want|feel like|wish i could)(?: to)? disappear\w*(?: for ?ever)?|
    take my own life|jump\w* off (?:a|the|my) (?:bridge|roof|balcony|building)`,
  pattern`(?:do ?n.?t|do not|does ?n.?t|does not|no longer) (?:want to|wants to|wanna) (?:live|be alive|
    be here any ?more|exist|go on living|wake up)|(?:no|see (?:the|any|a)|what.?s the) (?:point|reason|
    sense)(?: \w+){0,2} (?:living|alive|to live)|(?:no|what.?s the) point (?:of|in) me|better off (?:without me|dead)`,
  pattern`nicht mehr leben|kein(?:e|en)? (?:bock|lust|kraft|sinn)(?: \w+){0,2} (?:leben|weiterleben)|umbringen|
    bringe? mich um|(?:will|mochte|wollte)(?: \w+){0,2} (?:sterben|tot sein)|das leben nehmen|lebensmude|
    selbstmord\w*|suizid\w*|wer(?:e|de) mich toten`,
  pattern`(?:veux|envie de|voudrais) (?:mourir|en finir)|envie d.en finir|veux plus (?:vivre|etre la)|(?:vais|veux|
    voudrais|envie de|pense a) me tuer|me suicider|(?:quiero|quisiera) morir\w*|no quiero (?:seguir )?(?:vivir|
    viviendo)|matarme|me quiero (?:morir|matar)|quitarme la vida`,
].join('|')
const harmful = pattern`(?:bleach|poison\w*|drain cleaner|oven cleaner|cleaner|cleaning \w+|detergent|dishwasher \w+|
  washing up \w+|antifreeze|batter(?:y|ies)(?! farm| hen| egg)|pesticide|weed ?killer|paint|lamp oil|white spirit|
  turpentine|magnets?|nicotine|perfume|sanit[iz]\w+|apricot kernels?|bitter almonds?|rhubarb leaves|death caps?|
  fly agarics?|deadly nightshade|belladonna|yew berr(?:y|ies)|laburnum|foxgloves?|oleander|hemlock|monkshood|
  lil(?:y|ies) of the valley|daffodil bulbs?|puffer ?fish|fugu)`
const harmfulAbroad = pattern`(?:bleich\w*|spul\w*|\w*reiniger|entkalker|knopf(?:zelle|batterie)\w*|batterie\w*|
  nagellack\w*|javel|pile|lessive|detergent\w*|deboucheur|lejia|pilas?|veneno|limpia\w*)`
const medicines = pattern`(?:(?:vitamin|iron|blood pressure|sleeping|heart) )?(?:pills?|tablets?|tabs|meds|medicines?|
  medication|capsules|gummies|paracetamol|ibuprofen|aspirin|codeine|tramadol|diazepam|insulin|antihistamines?|
  sleepers)`
const medicinesAbroad = pattern`(?:\w*tabletten|pillen|medikamente|kapseln|comprimes|cachets|gelules|medicaments|
  pastillas|comprimidos|capsulas|doliprane|paracetamol|paracetamoles|ibuprofen\w*|aspirin\w*|dafalgan|efferalgan|
  tylenol|advil|nurofen|diazepam|tramadol)`
/** More of a medicine than a usual dose. */
const many = pattern`[1-9]\d|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|zehn|zwolf|funfzehn|zwanzig|dreissig|
  dix|douze|quinze|vingt|trente|diez|doce|quince|veinte|treinta`
export const poisoned = [
  overdose,
  pattern`overdos\w*|too many ${medicines}|(?:all|whole (?:pack|packet|bottle|box) of|handful of|
    bottle of)(?: \w+)? ${medicines}|(?:took|taken|swallowed|had|popped|necked|downed)(?: (?:like|about|around|maybe|
    some|over|nearly|almost|at least|more than|something like|roughly|probably|all|my|his|
    her))* (?:${many})(?! ?(?:m?g|mcg|ml|iu)\b)(?: \w+)? (?:of )?(?:${medicines}|${medicinesAbroad})`,
  `(?:swallow\\w*|dr[aiu]nk|ate|eaten|licked|got into|bit into)(?: \\w+){0,4} ${harmful}`,
  pattern`${somebody}(?: \w+){0,3} (?:swallow\w*|ate|eaten|took|got into)(?: \w+){0,4} ${medicines}|(?:poisonous|
    toxic|wild|magic) (?:mushrooms?|berries|plants?)|(?:ate|eaten|swallowed)(?: \w+){0,6} (?:are|is|was|
    were) (?:poisonous|toxic)|carbon monoxide`,
  pattern`${harmfulAbroad}(?: \w+){0,2} (?:verschluckt|getrunken|geschluckt|gegessen|gelutscht)|(?:avale|bu|mange|
    bebio|bebido|bebi|trago|tragado|comio)(?: \w+){0,3} ${harmfulAbroad}|vergiftet`,
  pattern`(?:habe?|hat)(?: \w+){0,4} (?:${many}|zu viele|alle)(?: \w+)? ${medicinesAbroad}(?! (?:am|pro|jeden) tag)|
    ${medicinesAbroad}(?: \w+){0,3} (?:geschluckt|eingeworfen)|(?:pris|avale|
    gobe)(?: \w+){0,3} (?:${many}) ${medicinesAbroad}|(?:tome|tomo|tomado|trago|trague|
    tragado)(?: \w+){0,3} (?:${many}) ${medicinesAbroad}|trop de medicaments|tous (?:mes|ses|les) (?:medicaments|
    comprimes)|(?:demasiadas|todas (?:mis|las|sus)) pastillas|sobredosis|se envenen\w*`,
].join('|')
/** Sudden failure of one side of the body or of speech: a stroke. */
export const stroke = [
  oneSided,
  pattern`
    (?:face|mouth|smile|eyelid)(?:'?s| is| has| was)?
    (?: \w+)? (?:hang(?:s|ing)|sag(?:s|ging)|lopsided|crooked|fallen|
    drop(?:s|ped|ping)(?= (?:on|to|down)(?![a-z])))(?! (?:over|out))|
    (?:${another})(?:'?s| is)?(?: \w+){0,2} (?:talk(?:s|ing)?|speak(?:s|ing)?)
    (?: \w+)? (?:strange\w*|funny|weird\w*|gibberish|nonsense)
  `,
  pattern`(?:face|mouth|smile)(?:'?s| is| has| was| looks?)?(?: \w+)? droop\w*|droop\w*(?: \w+){0,2} (?:face|mouth)|
    (?:slurr\w*)(?: \w+){0,2} (?:speech|words|talk\w*)|speech(?: \w+)? slurr\w*|one side(?: \w+){0,4} (?:numb|weak|
    dropped|droop\w*)|half(?: of)? (?:my|his|her|the) face`,
  pattern`${cannot} (?:lift|move)(?: \w+){0,2} (?:arms?|legs?|side)|suddenly(?: \w+)? ${cannot} (?:speak|talk|see|
    move)|${cannot} (?:speak|talk|see|move)(?: \w+){0,2} (?:all of a sudden|suddenly)|${cannot}(?: \w+)? (?:speak|
    talk) (?:properly|clearly|any ?more|right(?! now))`,
  pattern`du mal a parler|parle (?:bizarrement|mal|plus)|(?:bouche|visage)(?: \w+){0,3} (?:tombe|pend(?:ent)?|
    affaisse\w*|tombant\w*|de travers|deforme\w*)|(?:mund|gesicht|lippe)(?: \w+){0,3} (?:hangt|hangen|schief)|
    hangt(?: \w+){0,3} (?:gesicht|mund|mundwinkel|gesichtshalfte|lid)|(?:spricht|redet) (?:\w+ )?(?:undeutlich|
    verwaschen|komisch|seltsam)|lallt|habla (?:\w+ )?(?:raro|arrastrando)|(?:boca|cara)(?: \w+){0,3} (?:torcid[oa]|
    caid[oa]|colgand[oa]|cuelga)|(?:cae|cuelga)(?: \w+){0,3} (?:boca|cara)|le cuesta hablar|schlaganfall|mundwinkel|
    plotzlich(?: \w+){0,2} nicht(?: \w+)? (?:sprechen|reden|bewegen)|moitie (?:de (?:son|mon|sa) |du )?visage|\bavc|
    ne peut (?:plus|pas) parler|no puede hablar|se le cae la (?:cara|boca)|media cara|derrame cerebral|ictus`,
].join('|')
/** Chest or heart. */
export const heart = pattern`chest|heart|cardiac|${chestPain}|brust\w*|herz\w*|poitrine|coeur|infarctus|pecho|corazon|
  infarto`
const byAccident =
  '(?:by (?:mistake|accident)|accident\\w*|unknowingly|without (?:knowing|noticing|realising|realizing))'
const swallowed = '(?:ate|eaten|eat|had|drank|drunk|swallowed|tasted|licked)'
/** A person with an allergy ate the allergen. */
export const contact = pattern`allerg\w*(?:\W+\w+){0,10}\W+(?:${byAccident}(?: \w+){0,2} ${swallowed}|
  ${swallowed}(?: \w+){0,6} ${byAccident}|just ${swallowed})|(?:${byAccident}|
  just)(?: \w+){0,2} ${swallowed}(?:\W+\w+){0,10}\W+allerg(?:ic|y)(?! test)|
  ${swallowed}(?: \w+){0,4} ${byAccident}(?: \w+){0,5} allergic`
/** A person does not wake, answer or breathe, or has a seizure. */
export const lifeless = [
  senseless,
  limp,
  pattern`un ?con[sc]\w*ious\w*|not conscious|unresponsive|not respond\w*|(?:wo ?n.?t|will not|would not|cannot|
    can.?t|cant|isn.?t|is not) wak(?:e|ing)|(?:went|gone|going|goes|is|all) (?:limp|floppy)|no pulse|lifeless|
    not moving|stopped breathing|(?:is|are|was)(?: not|n.?t) breathing(?! (?:right|well|prop\w*|normal\w*))`,
  pattern`${somebody}(?: \w+){0,5} (?:not|isn.?t|isnt|won.?t|wont) (?:answer\w*|react\w*|respond\w*)(?! (?:my |to |
    the )*(?:e?-?mails?|messages?|calls?|questions?|phone|texts?))`,
  'wacht nicht(?: mehr)? auf|nicht(?: mehr)? ansprechbar|atmet nicht',
  'perdu connaissance|inconscient\\w*|reveille (?:pas|plus)|respire (?:plus|pas)',
  'inconsciente|no (?:se )?despierta|no reacciona|no responde|repond (?:plus|pas)|no respira\\w*',
].join('|')
export const choking = pattern`swallow\w*(?: \w+){0,4}(?:\W+\w+){0,6} (?:blue|turning blue|gasping)|chok(?:e|es|ed|
  ing)|chocking|(?:stuck|lodged)(?: \w+){0,2} (?:throat|windpipe|gullet)|erstick\w*|verschluckt sich|s?'?etouff\w*|
  ahog\w*|atragant\w*`
export const lowSugar = [
  sugarLow,
  pattern`sugar(?: levels?)?(?: \w+){0,2} (?:[0-3](?:[.,]\d)?|[2-6]\d)(?![\d.,]| ?(?:%|g\b|gr|kcal|cal|percent|mg\b))|
    (?:having|had|got|in|going) (?:an? |into )?(?:hypo|hypoglyc\w*)|hypo(?:glyc\w*)? (?:right now|now|attack|what)|
    hypo\w*(?: \w+){0,6} (?:shak\w*|sweat\w*|trembl\w*)`,
  pattern`sugar(?: \w+){0,4} (?:low|dropp\w*|crash\w*)(?: \w+){0,6} (?:shak\w*|faint\w*|sweat\w*|confus\w*|trembl\w*|
    pass)|(?:shak\w*|sweat\w*|confus\w*)(?: \w+){0,4} (?:low )?(?:blood )?sugar(?: \w+){0,2} low|
    diabetic(?: \w+){0,3} (?:confus\w*|sweat\w*|shak\w*|hypo|drowsy)`,
  pattern`unterzucker\w*|zucker(?:wert)?(?: \w+){0,2} (?:[2-6]\d)(?!\d| ?g)|en hypo(?:glycemie)?|
    hypoglycemie(?: \w+){0,4} (?:trembl\w*|transpir\w*)|(?:bajada|bajon) de azucar|tengo hipoglucemia|
    hipoglucemia(?: \w+){0,4} (?:tembl\w*|sud\w*)`,
].join('|')
/** Asthma that a spray does not stop. */
export const asthma = pattern`asthma(?:tic)? attack|attack of asthma|inhaler(?: \w+){0,2} (?:not|isn.?t|doesn.?t|wont|
  won.?t|empty|gone)|asthma(?: \w+){0,3} (?:bad|worse|terrible) (?:now|tonight|today)|asthmaanfall|crise d.asthme|
  ataque de asma|w+h?ee+z\w*`
/** Vomiting or diarrhoea for so long that a person dehydrates. */
export const driesOut = [
  pattern`(?:${cannot}|${not}|unable to|nothing)(?: \w+){0,2} (?:keep\w*|stay\w*|hold\w*)(?: \w+){0,3} down|
    (?:${cannot}|can) ?(?: even)? hold (?:water|anything|fluids?)(?: down)?|nothing stays (?:down|in)|(?:${cannot}|
    won.?t|not) stop (?:vomit\w*|throwing up|puking|being sick)|(?:vomit\w*|throwing up|
    puking)(?:\W+\w+){0,5}\W+(?:stop|nonstop|non-stop)`,
  pattern`behalte? nichts(?: \w+)? (?:drin|bei mir)|nichts (?:bleibt|bleibt mehr) drin|garde rien|rien ne reste|
    no retengo nada|no paro de vomitar|arrete pas de vomir|hore nicht auf zu (?:erbrechen|kotzen)`,
].join('|')
const throwsUp = pattern`(?:vomi\w*|(?:throw\w*|threw|bring\w*|brought) up|puk\w*|cough\w*|spit\w*|erbrech\w*|
  erbrich\w*|ubergeb\w*|kotz\w*|huste\w*|spuck\w*|crach\w*|touss\w*|escup\w*|tos(?:o|er|iendo))`
/** Blood, but not a blood test, its results, blood pressure or blood sugar. */
const blood = pattern`(?<!(?:^| )(?:from|in|im|dans|en)(?: (?:my|the|mein\w*|le|mon|la|mi))? )(?:blood(?! (?:tests?|
  results?|pressure|sugar|group|type|work|orange\w*|sausage|pudding))|blut|(?<!prise de )sang|
  (?<!analisis de )sangre)(?!\w)`
/** Blood where there should be none. */
export const bleeding = [
  bleedingWithin,
  `${throwsUp}${between(4)}${blood}|${blood}${between(4)}${throwsUp}`,
  pattern`(?:vomit\w*|cough\w*|throw\w*|threw|spit\w*|puk\w*)(?: up)?(?: \w+)? blood|
    vomit\w*(?: \w+){0,3} coffee grounds?|(?:lots?|loads) of blood(?! (?:orange|sausage|pudding|oranges))|
    blood(?: is)? (?:pouring|gushing)|bleeding (?:heavily|nonstop|non stop|and (?:it )?won.?t stop)|blood when (?:i|
    he|she) (?:throws?|vomits?|coughs?|pukes?)|(?:stools?|poos?|poops?) (?:is|are|was|looks) (?:black|
    tarry)(?: \w+){0,6} (?:faint\w*|dizz\w*|weak|pain\w*)|(?:black|tarry|bloody) (?:stools?|poos?|
    poops?)(?: \w+){0,8} (?:faint\w*|dizz\w*|weak|pain\w*|vomit\w*)`,
  pattern`blut(?: \w+)? (?:erbr\w+|gespuckt|gekotzt|gehustet)|(?:erbrech\w*|kotze|huste|spucke)(?: \w+)? blut|
    vomi\w*(?: du| de)* sang|crach\w* du sang|(?:vomit\w*|escup\w*) sangre`,
].join('|')

const english = [
  `${trouble}${between(4)}${breath}`,
  `${breath}${between(3)}(?:troubl\\w*|difficult\\w*|problems?|stop\\w*|fast|shallow|hard(?:er)?|heavy|heavily|noisy)`,
  'breathless\\w*|gasping|suffocat\\w*|asphyx\\w*|stridor',
  `(?:${airwayOrFace})${between(4)}${swell}`,
  `${swell}${between(4)}(?:${airwayOrFace})`,
  `${airway}${between(4)}${shut}`,
  `${shut}${between(2)}${airway}`,
  `${trouble}${between(3)}swal+ow\\w*`,
  'sw[eo]l+\\w*(?: up)? (?:all over|everywhere)',
  'an+[ao](?:ph|f)\\w{0,2}l[ae]?[xckt]\\w*',
  'epp?i-? ?pens?|adrenalin\\w*|epinephrin\\w*|auto-? ?injectors?|jext|emerade',
  pattern`lo(?:st|sing|ses) conscious\w*|col+aps\w*|fa?int(?:s|ed|ing)|(?:feel\w*|about to|gonna|going to|might|
    will) faint|pass(?:ed|es|ing)? out|black(?:ed|ing)? out|(?:went|gone|going|goes|is|all) (?:limp|floppy)`,
  pattern`(?:severe|serious|life-? ?threatening|acute|violent|massive) (?:allerg\w+|reactions?|allergic reactions?)|
    (?:strong|bad|terrible) allergic|allergic shock|(?:going|went|goes|gone) into shock`,
  pattern`(?:hives|rash|welts|urticaria)(?:\W+\w+){0,4}\W+(?:spread\w*|all over|everywhere)|(?:covered|full) (?:in|of|
    with) (?:hives|rash|welts)`,
  pattern`chest (?:pain\w*|hurts|(?:is |feels? )?(?:tight\w*|heavy|like)|(?:is )?squeez\w*)|
    tight(?:ness)?(?: in (?:my|the|his|her))? chest|(?:pain\w*|pressure|weight) (?:in|on)(?: (?:my|the|his|her|
    their))? chest|heart (?:attack|failure)|heart (?:is |was |keeps? )?(?:racing|pounding|stop\w*)|having a stroke`,
  `${turns}(?: \\w+){0,2} ${blue}|${blue} (?:lips|face|fingers?(?: ?(?:tips?|nails?))?)|${skin}(?: \\w+){0,3} ${blue}`,
  `${somebody}(?:'?s| is| are| was| has been| looks?| looked| looking| appears?| seems?)(?: \\w+){0,2} ${blue}`,
  `(?:having|experiencing|suffering(?: from)?|going through)(?: \\w+){0,3} ${reaction}`,
  pattern`(?<!(?:can|could|would|might|may|will|should|if|when) )(?:${somebody}(?:'?s| is| has| have)|(?:i|
    we)(?: have|'?ve))(?: got| getting| in)?(?: an?)? ${reaction}`,
  pattern`(?:think (?:it.?s|it is|this is|that.?s|that is)|looks like|must be|is (?:it|this|
    that))(?: \w+)? an? ${reaction}(?! test)`,
  pattern`${reaction}(?:\W+\w+){0,6}\W+(?:help|right now|just now|at the moment|what (?:do|should|to) (?:i |we )?do|
    getting worse|urgent\w*)`,
  `${reaction}(?: (?:to|from|after) (?:\\w+ ){0,2}\\w+)? now`,
  `(?:help|urgent|quick)(?! (?:\\w+ )?(?:to )?(?:understand|explain|tell|with the))(?:\\W+\\w+){0,3}\\W+${reaction}`,
  `^(?:an? |my |his |her )?${reaction}(?: (?:to|from|after) (?:\\w+ ){0,3}\\w+)?[!. ]*$`,
  '(?:i am|i.?m|is|am|going to|about to|gonna) (?:dying|die)',
  '(?:blood pressure|bp)(?: \\w+){0,3} (?:drop\\w*|fall\\w*|crash\\w*|plummet\\w*)',
  'ambulance|emergency (?:number|room|services?|doctor)|(?:call|dial|ring|phone) (?:999|911|112)|paramedics?',
  pattern`(?:it.?s|this|it|we have|have) (?:is )?an emerg\w+|medical emerg\w+|emergency!|emergency,? help|
    help,? (?:me )?(?:quick|now|fast)|\bsos\b`,
]
const german = [
  pattern`
    (?:keine|kaum|wenig|nach) luft|luftnot|atem(?:not|beschwerden)|
    (?:nicht|kaum|schwer)(?: mehr| noch| richtig)* (?:atmen|schlucken)|atmet (?:nicht|kaum|schwer)
  `,
  pattern`(?:zunge|hals|kehle|rachen|lippen?|gesicht|augen?|mund|kehlkopf)(?:\W+\w+){0,3}\W+(?:\w*schw[eoi]ll\w*|
    \w*schwoll\w*|dick|eng|zu)|(?:zunge|hals|kehle|rachen|lippen?|mund)(?:\W+\w+){0,3}\W+(?:kribbel\w*|prickel\w*|
    taub|pelzig)|(?:kribbel\w*|prickel\w*)(?: \w+){0,3} (?:zunge|hals|kehle|rachen|lippen?|mund)`,
  pattern`\w*(?:schw[ie]ll(?:t|en)|schwollen\w*|schwellung\w*)(?:\W+\w+){0,3}\W+(?:zunge|hals|kehle|rachen|lippen?|
    gesicht|augen?)`,
  pattern`(?:lippen?|gesicht|haut|finger|nagel)(?: \w+){0,2} (?:blau|grau|blaulich)|(?:blaue?|graue?)n? (?:lippen|
    finger)|(?:${kinAbroad}|sie|kleine[rs]?|baby)(?: \w+){0,3} (?:(?:blau|grau) angelaufen|blau|blaulich|(?:wird|ist|
    lauft|wurde)(?: \w+)? grau)|(?:wird|lauft) (?:er|sie|es) (?:\w+ )?(?:blau|grau)|(?:habe|hat|
    haben)(?: \w+){0,2} allergische reaktion`,
  pattern`\w*anaphyla\w+|ohnmacht\w*|ohnmachtig|schwarz vor (?:den )?augen|je me sens partir|notarzt|notruf|notfall|
    notaufnahme|allergische[rn]? schock|kollabier\w*|umgekippt|verschluckt`,
  pattern`brustschmerz\w*|schmerz\w*(?: \w+){0,2} brust|(?:druck|enge|stechen) (?:auf|in) (?:der|meiner|seiner|
    ihrer) brust|herzinfarkt\w*|herzrasen`,
  pattern`(?:quaddeln|ausschlag|nesseln)(?: \w+){0,3} (?:uberall|ganzen korper)|(?:uberall|
    ganzen korper)(?: \w+){0,2} (?:quaddeln|ausschlag|nesseln)`,
]
const french = [
  pattern`(?:arriv\w*|peu[tx]|parvien\w+|reuss\w+) (?:plus|pas)(?: bien)? (?:a |de )?(?:respirer|avaler)|
    respir\w* (?:plus|mal|difficilement|a peine)|(?:du )?mal a (?:respirer|avaler)|(?:difficultes?|gene) (?:a |pour |
    de )?respir\w+|suffoqu\w*`,
  pattern`(?:gorge|langue|levres?|visage|figure|paupieres?|yeux|bouche)(?:\W+\w+){0,3}\W+(?:enfl\w*|gonfl\w*|serr\w*|
    ferm\w*)|(?:gorge|langue|levres?|bouche)(?:\W+\w+){0,2}\W+(?:picot\w*|fourmill\w*|engourdi\w*)|(?:picot\w*|
    fourmill\w*)(?: \w+){0,3} (?:gorge|langue|levres?|bouche)`,
  '(?:gonfl\\w*|enfl\\w*)(?:\\W+\\w+){0,3}\\W+(?:gorge|langue|levres?|visage|figure|yeux|bouche)',
  pattern`(?:levres?|visage|doigts?|peau|bouche|ongles)(?: \w+){0,2} (?:bleu\w*|grise?s?|violet\w*)|
    devenue? (?:toute? )?(?:bleue?|grise?)|(?:${kinAbroad})(?: \w+){0,4} (?:devien\w*|est|vire|tourne)(?: (?:toute?|
    un peu|presque|comme|au|aux))* (?:bleu\w*|grise?|livide|violet(?:te)?)|(?:fais|fait|
    faire)(?: \w+){0,2} reaction allergique`,
  'evanoui\\w*|urgences?|samu|oedeme|choc anaphyla\\w+',
  pattern`(?:mal|douleurs?|pression|oppress\w*|serre)(?: \w+){0,3} poitrine|crise cardiaque|infarctus|
    urticaire(?: \w+){0,3} (?:partout|tout le corps)|inhalateur(?: \w+){0,3} pas`,
]
const spanish = [
  pattern`(?:no|apenas|casi no) (?:puedo|puede|podemos|logro|consigo|consigue)(?: \w+)? (?:respirar|tragar)|
    (?:apenas) respira\w*|cuesta(?: mucho)? (?:respirar|tragar)|dificultad(?:es)? (?:para|al|de) respirar|
    fal?ta (?:de|el) aire|asfixi\w*`,
  pattern`(?:garganta|lengua|labios?|cara|boca|ojos?|cuello)(?:\W+\w+){0,3}\W+(?:hinch\w*|inflam\w*|cerr\w*|
    cierra\w*)|(?:garganta|lengua|labios?|boca)(?:\W+\w+){0,2}\W+(?:hormigue\w*|adormec\w*|dormid[oa]s?)|
    (?:hormigue\w*|adormec\w*)(?: \w+){0,3} (?:garganta|lengua|labios?|boca)`,
  '(?:hinch\\w*|inflam\\w*|cierra|cerrando)(?:\\W+\\w+){0,3}\\W+(?:garganta|lengua|labios?|cara|boca|ojos?)',
  pattern`(?:labios?|cara|dedos|piel|unas)(?: \w+){0,2} (?:azul\w*|morad\w+|gris(?:es)?)|(?:puso|poniendo|pone|
    volviendo|quedando|quedo) (?:\w+ )?(?:azul|morad\w|gris|livid\w)|(?:tengo|tiene|
    teniendo)(?: \w+){0,2} reaccion alergica`,
  'desmay\\w*|anafilact?\\w*|urgencias?|emergencia|ambulancia',
  pattern`(?:dolor|duele|presion|opresion)(?: \w+){0,3} pecho|infarto|ronchas(?: \w+){0,3} (?:cuerpo|partes)|
    inhalador(?: \w+){0,2} no`,
]
/** A person cannot breathe, in more languages. */
export const elsewhere = [
  'non (?:riesco|riesce) a (?:respirare|deglutire)|nao (?:consigo|consegue) (?:respirar|engolir)|falta de ar(?!\\w)',
  pattern`(?:kan|krijg|krijgt) (?:bijna |haast )?(?:niet|geen|nauwelijks)(?: meer)? (?:ademen|ademhalen|lucht|
    slikken)|benauwd`,
  '(?:kan|far|faar) (?:inte|ikke|knappt)(?: langre)? (?:andas|puste|luft)|(?:en|ei) saa henkea',
  'nie (?:moge|moze) (?:oddychac|zlapac tchu|przelykac)|dusz[ae] sie|nefes ala?m\\w+|nefesim daral\\w+|boguluyor\\w*',
  pattern`не (?:могу|может) (?:нормально )?(?:дышать|вдохнуть|глотать)|не дышит|задыха[^ ]+|нечем дышать|
    не можу дихати|задихаюс[^ ]+`,
  '(?:不能|无法|無法|没法|没办法)(?:正常)?呼吸|喘不[过過上]|呼吸困[难難]|息が(?:でき|苦し)|呼吸できな|숨을 못|숨이 안|숨 못|숨쉬기 힘',
  pattern`(?:لا|ما|مش) ?(?:أستطيع|يستطيع|تستطيع|أقدر|اقدر|يقدر|قادر|عارف) (?:على )?(?:التنفس|أتنفس|اتنفس|يتنفس)|
    ضيق (?:في )?(?:ال)?تنفس|أختنق|اختنق`,
  'सांस नहीं|सांस लेने में|दम घुट',
]
/** Every sign of an emergency, in English, German, French and Spanish. */
export const signs = [
  ...english,
  ...german,
  ...french,
  ...spanish,
  crisis,
  poisoned,
  stroke,
  contact,
  lifeless,
  choking,
  lowSugar,
  asthma,
  driesOut,
  bleeding,
  wound,
  brain,
  chestPain,
  belly,
  dry,
  fit,
  collapse,
  headInjury,
  burn,
  heat,
  shock,
  dying,
  penFails,
]
/** Joins alternatives that are written on several lines. */
export const either = (lines: string) => lines.replace(/\s*\n\s*/gu, '|')

/** Matches any of the sources as whole words. */
export const asWords = (sources: string | readonly string[]) =>
  new RegExp(`(?<![a-z\\d])(?:${[sources].flat().join('|')})(?![a-z\\d])`, 'u')
