import { plainOf } from './emergency'
import { another as kin, asWords, either } from './emergency-signs'
import { pattern } from '../text/pattern'

// For a person who just ate something, in four languages; `ownFood` marks their allergens.

/** Replaces each food in a text that the user is allergic to. */
export const ownFood = 'ownfood'

const eaten =
  either(`ate|ated|eated|eatn|eaten|drank|drunk|swallowed|tasted|licked|scoffed|nibbled|munched|chewed|gulped|downed
    devoured|guzzled|gobbled|consumed|ingested|bit into|(?:am|i'?m|was|were|been) (?:eating|drinking)
    i (?:eat|drink)(?=.*\\b(?:now|by (?:mistake|accident))\\b)
    (?:took|had|taken) an? (?:\\w+ )?(?:bite|sip|mouthful|spoonful|nibble)`)
const gegessen =
  either(`\\w*gege?s?sse?n|gegesen|\\w*getrunken|probiert|\\w*gefuttert|verputzt|genascht|vernascht|gekostet
    \\w*geschluckt|verschluckt|verschlungen|gemampft|gelutscht|geschlurft|verspeist|verdruckt|geknabbert
    genossen|erwischt|\\w*gebissen|(?:esse|ess|trinke)(?: ich)? (?:gerade|grad|eben)|geloffelt|konsumiert
    zu mir genommen|intus|(?:ich|wir) (?:ass|assen|trank|tranken)
    nach dem essen(?: \\w+){0,5} ${ownFood} (?:drin|drinnen|enthalten|dabei)`)
const mange =
  '(?:mange|bu|avale|goute|croque|mordu|bouffe|grignote|ingere|devore|fini|consomme|lache|repris|englouti)e?s?'
const manger = '(?:manger|boire|avaler|gouter|croquer|bouffer|grignoter|finir|prendre)'
const comido =
  '(?:comido|bebido|tomado|probado|tragado|mordido|ingerido|picado|cenado|desayunado|almorzado|masticado|zampado)'
const comi =
  '(?:comi|comimos|bebi|bebimos|probe|probamos|trague|mordi|ingeri|cene|cenamos|desayune|almorce|mastique|zampe)'
const comer = '(?:comer|beber|tomar|probar|tragar|morder|cenar|desayunar)\\w*'
const iHave = "(?:j ?'? ?ai|g|on a|nous avons|je l'ai|je les ai)"

/** States alone that something was eaten. */
export const swallowed = asWords([
  eaten,
  gegessen,
  `${iHave}(?: \\w+){0,3} ${mange}|${iHave} ${manger}`,
  `(?:^|[.,;:!?(] ?)${mange}`,
  `viens(?: \\w+)? de (?:me |m')?${manger}|${ownFood} ${mange}`,
  either(`(?:h?e|hemos)(?: \\w+)? ${comido}|(?<!\\b(?:ha|han|has) )comid[oa]s?|${comi}|acab(?:o|amos) de ${comer}
    estoy (?:comiendo|bebiendo|tomando)`),
])

/** States it where an own allergen is near. */
export const swallowedOwn = asWords([
  `(?:had|have had|ive had|took|taken|tried|put|got|gave me|given|served)(?:\\W+\\w+){0,7}?\\W+${ownFood}`,
  either(`(?:hatte|hatten)(?:\\W+\\w+){0,6}?\\W+${ownFood}
    ${ownFood}(?:\\W+\\w+){0,4}?\\W+(?:gehabt|genommen|gegeben|reingetan)`),
  `(?:${iHave}|m'a|m'ont)(?: \\w+){0,2} (?:donne|servi|pris|eu|mis|teste|essaye)(?:\\W+\\w+){0,6}?\\W+${ownFood}`,
  pattern`(?:tome|tomamos|pique|me (?:dio|dieron|sirvio|sirvieron|puso|pusieron|han? (?:dado|puesto|
    servido)))(?:\W+\w+){0,6}?\W+${ownFood}`,
])

/** States it unless the question is general: a body that hurts after an own allergen. */
export const afterOwn = asWords([
  pattern`(?:after|since|from)(?: (?:eating|having|drinking|tasting|trying|the|a|an|some|my|that|those|one|two|few|
    bit|of|little))* ${ownFood}`,
  pattern`(?:nach|seit|von)(?: (?:dem|der|den|genuss|verzehr|von|eine[mrn]?|ein|zwei|paar|bisschen|meine[mnr]?|
    diese[mnr]))* ${ownFood}`,
  `(?:apres|depuis)(?: (?:avoir mange|avoir bu|les?|la|une?|des|du|de|quelques|mes|ces|cette))* ${ownFood}`,
  pattern`(?:despues de|desde|tras)(?: (?:comer|beber|tomar|haber comido|las?|los|el|una?|unas|unos|mis|esas|
    unos pocos))* ${ownFood}`,
])

export const inGeneral = new RegExp(
  pattern`^\W*(?:can|could|do|does|did|is|are|am i|which|what|how|when|would|should|why (?:do|does|is|are|did)|
    remember|kann|konnen|bekommt|bekomme ich|macht|machen|welche\w*|was|wie|wann|est-ce|quel\w*|comment|peut|peut-on|
    cual\w*|como|cuando|puede|que|wurde|wird|darf|ist|sind|bin ich|warum|wieso|est ce|serait|daria|pondria|suis-je|
    pourquoi|soy|por que|hay)(?![a-z])|\b(?:how (?:long|many|much|soon)|(?:symptoms?|signs?) of|people|wie lange|
    combien de temps|cuanto tiempo)\b|${ownFood}(?: \w+){0,2} (?:dan?|provoca|causes?|gives?|makes?|donne\w*|macht|
    machen|verursacht)\b`,
  'u',
)

export const byMistake = asWords([
  either(`mistak\\w*|ac+id\\w*|unknowing\\w*|unaware
    without (?:me |my )?(?:knowing|noticing|thinking|reali[sz]ing|checking|looking)
    not (?:knowing|noticing|reali[sz]ing|thinking)
    (?:did ?n'?t|did not|had ?n'?t) (?:know|notice|reali[sz]e|see|check|read|spot)|forg[oe]t\\w*
    before i (?:noticed|knew|reali[sz]ed|saw)
    (?:found|realised|realized|noticed|saw|read)(?: \\w+){0,2} (?:after|afterwards|too late)
    slipped (?:up|in\\w*)|(?:may|might|must) have (?:just )?(?:eaten|had|swallowed|drunk)|should ?n'?t have
    oh no|whoops|oops|argh|damn|shit|stupid|inadvert\\w*|unintention\\w*|no idea
    before (?:some ?(?:one|body)|they|he|she) (?:told|said)|mistook|mixed up
    (?:should not|shouldnt|should ?n'?t) (?:have|of)|only (?:noticed|found out|realised|realized|saw)
    oh (?:god|dear|my god|crap)|omg|turn(?:s|ed) out|wrong|what (?:do|should) i do|what now
    (?:without|not) telling|(?:did ?n'?t|never|not) (?:tell|told|say|mention|warn)\\w*|hidden
    absent ?minded\\w*|(?:i )?thought (?:it|they|that|this) (?:was|were|is)|(?:was|were) \\w+ based`),
  either(`aus ?versehen|versehentlich|irrtumlich\\w*|unwissentlich|unabsichtlich|unbewusst
    ohne (?:\\w+ ){0,2}(?:zu (?:wissen|merken|bemerken|sehen)|nachzudenken)
    nicht (?:gewusst|gemerkt|bemerkt|gesehen|gelesen|aufgepasst|drauf geachtet)
    (?:vergessen|verwechselt|vertan)|gemerkt,? dass|zu spat|mist|scheisse|verdammt|ups|oh nein
    (?:nix|nichts|nicht) gesagt|ohne (?:was|etwas|es mir) zu sagen|vertauscht|(?:dachte|geglaubt)
    bis es auffiel|bevor es auffiel|war drin|(?:depp|idiot\\w*|dummkopf)|nicht (?:dran |daran )?gedacht
    ubersehen|was (?:soll|muss|mache) ich|keine ahnung|falsche[nrs]?`),
  either(`par (?:erreur|accident|megarde|inadvertance|distraction)
    sans (?:le |l'|m'en |y )?(?:faire expres|savoir|rendre compte|reflechir|penser|regarder|voir|faire attention)
    pas fait (?:gaffe|attention)|(?:savais|ai|avais) pas(?: \\w+){0,2} (?:qu'|que|vu|remarque|su|lu)
    savais pas|pas vu|me suis trompee?|oubli\\w*|oups|oh non|zut|mince|merde
    sans me (?:le )?(?:dire|prevenir)|pas (?:dit|prevenue?)|decouvert|(?:pensais|croyais)|il y avait
    etai(?:t|en)t (?:aux?|faite?s? (?:avec|aux?))|confondu\\w*|trompe\\w*|aucune idee|que faire|pas pense
    involontair\\w*`),
  either(`por (?:error|accidente|equivocacion|despiste|descuido)
    sin (?:querer|darme cuenta|saber(?:lo)?|pensar(?:lo)?|fijarme|mirar)
    no (?:lo |me )?(?:sabia|fije|di cuenta|vi|lei)|me equivoque|me olvide|se me olvido|uf|ay no|vaya|mierda
    no me (?:aviso|avisaron|dijo|dijeron|contaron)|sin avisar\\w*|pensaba|creia|en vez de|resulto
    ups|confund\\w*|que hago|no tenia ni idea|involuntari\\w*|no pense|inadvertid\\w*`),
])

/** Complaints of the body. */
export const feltIll = asWords([
  either(`tumm(?:y|ies)|bell(?:y|ies)|stomachs?|guts?|bowels?|skin|mouth|lips?|tongue|gums|throats?|eyes?
    nose|ears?|face|cheeks?|neck|heads?|chest|heart|arms?|hands?|legs?|joints?|loo|toilet|bathroom
    feel(?:s|ing)?|felt|sick\\w*|ill|unwell|poorly|rough|queasy|nause\\w*|vomit\\w*|puk\\w*
    thr[eo]w(?:ing|n)? up|dizz\\w*|faint\\w*|woozy|light ?headed|itch\\w*|scratchy|rash\\w*|hives|welts
    spots|blotch\\w*|swell\\w*|swoll\\w*|cramp\\w*|pains?|painful|ach(?:e|es|ed|ing|y)|\\w+aches?|hurt\\w*
    sore|bloat\\w*|gassy|wind|farting|diarr?h?o?e\\w*|the runs|sneez\\w*|cough\\w*|wheez\\w*|breath\\w*
    migraines?|tired|exhausted|weak|shak(?:y|ing)|trembl\\w*|sweat\\w*|tingl\\w*|burn\\w*|flush\\w*
    palpitations|rac(?:ing|es)|symptoms?|reaction|reacting|heartburn|reflux|numb|wobbly|agony|puffy|watering
    snot\\w*|poo\\w*|rumbl\\w*|churn\\w*|spinning|gurgl\\w*|knackered|fever|doubled up|congested|trots
    constipat\\w*|burp\\w*|belch\\w*|asthma\\w*|ec?z?c?ema|bleugh|blergh|ugh|yuck|grim|gas|awful|terrible
    horrible|weird|odd|strange|dodgy|funny|anxious|restless|scared|palms?|fingers?|feet|toes|chin|scalp|fog
    dying|die|something is wrong|runny|spat|retch\\w*|gag\\w*|hot|react(?:ed|s)?|inflam\\w*|blister\\w*
    hoarse|tight\\w*|prickl\\w*|stiff\\w*|dehydrated|off(?= *(?:$|[.,!?]))`),
  either(`\\w*bauch\\w*|\\w*magen\\w*|\\w*darm\\w*|haut|mund|lippen?|zunge|\\w*hals\\w*|gaumen|rachen|augen?
    nase|ohren?|gesicht|wangen?|kopf\\w*|brust|herz\\w*|arme?n?|hande?n?|beine?|klo|toilette|wc|schlecht
    ubel\\w*|flau|unwohl|krank|elend|mies|komisch|schwindl\\w*|schwindel\\w*|juck\\w*|kratz\\w*|kribbel\\w*
    \\w*ausschlag|quaddeln|pusteln|pickel|flecken|\\w*schwoll\\w*|schwill\\w*|\\w*krampf\\w*|\\w*schmerz\\w*
    weh|blah\\w*|durchfall|nies\\w*|hust\\w*|atem\\w*|luft|migrane|mude|schlapp|schwach|zitter\\w*
    schwitz\\w*|brenn\\w*|rast|herzrasen|ubergeb\\w*|kotz\\w*|gebrochen|erbroch\\w*|beschwerden|sodbrennen
    pelzig|taub|fieber|gluht|kreislauf|rumort|grummelt|wurg\\w*|aufgeblaht|dreckig|beschissen|verstopf\\w*
    kodd?e?rig|\\w*grummel\\w*|tran(?:en|t)|lauft|rinnt|fuhl\\w*|finger|fusse?|asthma|ekzem\\w*|seltsam
    merkwurdig|angst|furchtbar|schrecklich|heiser|steif|unruhig|stuhlgang|rotz|rulps\\w*|aufstossen
    \\w*rot\\w{0,2}|nicht (?:so )?(?:gut|wohl)`),
  either(`ventre|bide|estomac|intestins?|peau|bouche|levres?|langue|gorge|yeux|oeil|nez|oreilles?|visage
    joues?|cou|tete|poitrine|coeur|bras|mains?|jambes?|toilettes|wc|malade|mal(?:aise)?|nausees?|naus\\w*
    vomi\\w*|pas bien|gratt\\w*|demang\\w*|piqu(?:e|ent)|picot\\w*|boutons|plaques|eruption|urticaire
    gonfl\\w*|crampes?|douleurs?|ballonn\\w*|gaz|diarrhees?|etern\\w*|tousse|respir\\w*|migraines?
    fatigu\\w*|faible|trembl\\w*|transpir\\w*|brul\\w*|palpitations|vertiges?|tout(?:e)? rouge|rougeurs?
    ai chaud|reaction|symptomes?|tourne|coliques|barbouillee?|patraque|pas top|chiasse|enfle\\w*|fievre
    etourdie?|essouffle\\w*|constip\\w*|bizarre|drole|sens|asthme|eczema|doigts?|pieds?|peur|affreux
    horrible|enroue\\w*|angoiss\\w*|rote\\w*|coul\\w*|rouge`),
  either(`barriga|tripas?|estomago|vientre|intestinos?|piel|boca|labios?|lengua|garganta|ojos?|nariz|orejas?
    cara|mejillas?|cuello|cabeza|pecho|corazon|brazos?|manos?|piernas?|bano|mal|malestar|fatal|mala|malo
    mareos?|maread[oa]|nauseas?|vomit\\w*|devolver|raro|rara|pica|pican|picor\\w*|picaz\\w*|hormigue\\w*
    ronchas|sarpullido|granos|urticaria|erupcion|hincha\\w*|retortijones|calambres|dolor\\w*|duelen?|gases
    diarrea|estornud\\w*|tos|toser|respir\\w*|migrana|cansad[oa]|debil|tembl\\w*|sud\\w*|arde\\w*|ardor
    quema|taquicardia|palpitaciones|fiebre|reaccion|sintomas?|acidez|llora\\w*|gotea|revuelto|panza
    empachad[oa]|indispuest[oa]|descompuest[oa]|mocos|escuece\\w*|ahog\\w*|aire|desmay\\w*|cagalera
    estren\\w*|comezon|agruras|rasc\\w*|asma|e[cx]+ema|siento|encuentro|dedos?|pies|ansios[oa]|miedo
    horrible|ronc[oa]|eruct\\w*|roj[oa]s?`),
])

/** Statements that nothing is felt. */
export const feelsFine = asWords([
  pattern`(?:no|without(?: any)?|zero|not had any) (?:\w+ )?(?:symptoms?|complaints?|reactions?|problems?|issues|
    pain)|(?:feel(?:s|ing)?|felt|i'?m|am|is|are) (?:(?!not)\w+ )?(?:fine|ok|okay|good|great|normal|alright|all right)|
    feel(?:s|ing)? (?:absolutely )?nothing`,
  either(`keine (?:\\w+ )?(?:beschwerden|symptome|schmerzen|reaktion\\w*|probleme)
    (?:mir )?geht(?:s| es)? (?:mir )?(?:(?!nicht)\\w+ )?gut
    fuhle? (?:ich )?mich (?:(?!nicht)\\w+ )?(?:gut|wohl)`),
  either(`(?:pas|aucune?|sans) (?:de |d')?(?:symptomes?|reactions?|douleurs?|problemes?)
    (?:je )?(?:vais|me sens) (?:tres )?bien`),
  either(`sin (?:ningun )?(?:sintomas?|reaccion|dolor|problemas?)
    (?<!no )(?:estoy|me encuentro|me siento) (?:muy )?bien|no (?:me )?(?:siento|noto) nada`),
])

/** Where the scope of a negation or of another person ends. */
export const clauseEnd =
  /[,()]| - | (?:and|und|et|y) (?=(?:i|i'?m|ive|my|ich|mir|j|je|jai|me|tengo|estoy)\b)/u

/** Words between what is denied or usual and what happened. */
export const contrast = /(?<![a-z])(?<!\b(?:everything|anything|all|nothing) )(?=(?:but|aber|mais|pero) )/u

/** A food mentioned before was eaten after all. */
export const afterAll = asWords([
  '(?:ate|had|drank|eaten|drunk|put) (?:it|some|one|them|any|a (?:bit|little))|i did',
  '(?:es|eins|welche|sie|davon) (?:gegessen|getrunken|gehabt)|doch (?:gegessen|getrunken)',
  "(?:l'|en )(?:ai |ai ?)(?:mange|bu)e?s?",
  '(?:lo|la|los|las) (?:comi|bebi|tome)',
])

/** Calls for help at once. */
export const alarmed = /!!|\b(?:help|hilfe|helfen|au secours|aidez|ayuda|socorro|panic\w*)\b/u

const friend = pattern`(?:(?:boy|girl)?friends?|(?:flat|house|room)mates?|freund(?:in)?|mitbewohner\w*|amie?|
  copine?s?|copains?|amig[oa]s?|companer[oa]s?)`

/** A person other than the user, or an animal. */
export const another = asWords(
  `(?:${kin}|dog|cat|hund|katze|chien|chat|perr[oa]|gat[oa]|${friend})(?! y a| of|'s ${ownFood})`,
)

/** Another person has the allergy of the user's record, such as the child they ask for. */
export const anothersAllergy = asWords([
  pattern`(?:he|she|they|who)(?:'?s| is| are|'re) (?:so |very |really |the one )?(?:allergic|with (?:the|
    an?) (?:\w+ )?allergy)`,
  '(?:er|sie|es) ist (?:doch |ja |auch |so )?(?:die |der |das )?allergi\\w+|mit der \\w*allergie',
  pattern`c'est (?:elle|lui) (?:l'|qui est )?allergi\w+|(?:il|elle) est allergique|
    l'allergie (?:\w+ ){0,3}c'est (?:lui|elle)`,
  '(?:es (?:el|la|ella|el quien es) (?:de la |que es |la |el )?alerg\\w+|(?:el|la) nin[oa] es alergic[oa])',
])

/** The user, perhaps together with another person. */
export const asker = asWords(
  pattern`i|i'?m|ive|me|we|us|ich|mir|mich|wir|uns|hab|habe|bin|j|je|jai|m|moi|nous|he|hemos|comi|tengo|estoy|nos|
    (?<!\b(?:gave|give|fed|made) )(?:my|mein\w*|mon|ma|mes|mi|mis)(?! (?:\w+ )?(?:${kin}|dog|cat|hund|katze|chien|
    chat|perr[oa]|gat[oa]|${friend})\b)`,
)

/** What another person did to a food that the user may have eaten. */
export const serves = asWords([
  pattern`serv(?:ed|es)|made|cook(?:ed|s)|bak(?:ed|es)|put|stirred|added|mixed|gave|brought|hid|hidden|swapped|passed|
    offered|handed`,
  'gemacht|gekocht|geruhrt|gebacken|reingetan|getan|gegeben|gebracht|serviert|vertauscht|angeboten|untergemischt',
  'mis|servi\\w*|donne\\w*|cuisine\\w*|prepare\\w*|fait|apporte\\w*|ajoute\\w*|confondu|offert',
  'ech[oa]\\w*|puso|pusieron|sirvi\\w+|dio|dieron|hizo|cocino|preparo|trajo|mezclo|ofrecio',
])

/** Questions on the portal, in which nothing is eaten. */
export const ofPortal = asWords([
  either(`list(?:s|ed|ing)?|log(?:ged|ging)?|settings?|app|scan\\w*|records?|reports?|results?|tests?
    values?|levels?|igg|recipes?|allerg(?:y|ies)|fields?|button|page|profile|entry|entered|typed|clicked
    (?:re)?add(?:ed|ing)?|remov\\w*|delet\\w*`),
  pattern`liste|eingetragen|eintrag\w*|scan\w*|bericht\w*|einstellung\w*|rezept\w*|ergebnis\w*|\w*wert|\w*test|
    hinzugefugt|geloscht`,
  'ajoute\\w*|enleve\\w*|rapport|reglages|recettes?|resultats?|valeur|supprime\\w*',
  'lista|anad\\w*|quite|informe|ajustes|recetas?|resultados?|valor|borre',
])

/** A mistake other than eating. */
export const elsewhere = asWords(
  'b(?:ought|uy)|ordered|gekauft|bestellt|achete\\w*|commande\\w*|compre|pedi|cooked|gekocht|cuisine|cocine',
)

/** Not eaten, nearly eaten, avoided, wished for, or eaten by another person. */
export const notEaten = asWords([
  pattern`(?:not|n't|didnt|havent|hasnt|hadnt|never|nearly|almost|without having)(?: (?:ever|yet|even|have|had|been|
    knowingly|i))* (?:${eaten}|eat|had|have|drink|tried)|(?:${eaten}|had) (?:nothing|no)|
    nothing (?:\w+ )?(?:${eaten})|(?:he|she|they|people|somebody|someone|(?:my|our|his|her|their|
    the) (?:\w+ )?(?:${kin}|dog|cat|friend))(?:'s)? (?:has |have |had |just |accidentally |also |all |
    once )*(?:${eaten})|(?:without|except\w*|(?:everything|all|anything) but|instead of|avoid\w*|skip\w*|g[ia]v(?:e|
    en|ing) up|stopped|quit\w*|cut\w* (?:out|down)|left out|leav\w* out|free (?:of|from)|(?:took|taken|taking|
    stay(?:ed|ing)?|kept|keep|been|am|i'm) off|no|scared of|afraid of|want(?:ed)? to|
    going to)(?: \w+){0,3} ${ownFood}|${ownFood}\W{0,2}(?:free|frei)`,
  either(`(?:nicht|nichts|kein\\w*|nie|niemals|fast|beinahe)(?: \\w+){0,4} (?:${gegessen}|gehabt)
    hat(?:te)?(?! ich)(?: \\w+){0,6} (?:${gegessen}|gefressen)
    (?:ohne|ausser|statt|keine?n?|verzicht\\w*|meide|(?:fast|beinahe) hatte ich)(?: \\w+){0,2} ${ownFood}
    stehen ?(?:ge)?lassen`),
  either(`n'(?:y )?(?:ai|avons|a)(?: \\w+){0,3} (?:${mange}|pris)|(?:failli|presque)(?: \\w+)? ${manger}
    ${iHave} (?:pas|rien|jamais) ${mange}|(?:sans|sauf|evite\\w*|pas de)(?: \\w+){0,2} ${ownFood}|peur de`),
  either(`(?:no|nunca|nada|casi)(?: (?:me|la|lo|las|los))* (?:(?:he|hemos) ${comido}|${comi}|tome|como)
    (?:he|hemos) ${comido} nada|(?:sin|excepto|menos|evito|deje|dejado)(?: \\w+){0,2} ${ownFood}|miedo de
    ni l[ao]s? toque`),
])

/** Possible future events, questions, or what a person is allergic to. */
export const supposed = asWords([
  pattern`(?<!\b(?:know|sure|wonder|wondering|see|idea) )(?:if|in case|suppose|supposing|imagine|read that)[^.,;!?]*|
    (?:can|may|should|could|shall|must|would) i (?:still |ever |really |now |safely |have to )?(?:eat|have|drink|try|
    avoid|leave)[^.,;!?]*|what (?:can|could|should) i (?:eat|have|drink)[^.,;!?]*`,
  pattern`angst[^.;!?]*|wenn[^.,;!?]*|falls[^.,;!?]*|(?:darf|kann|soll|sollte|muss) ich[^.,;!?]*(?:essen|trinken|
    meiden|weglassen)`,
  "si (?:je|j'|on|jamais)[^.,;!?]*|(?:puis|peux|dois|pourrais)[ -]je[^.,;!?]*|(?:au|en) cas[^.,;!?]*",
  either(`si (?:como|bebo|tomo|pruebo|me como|por)[^.,;!?]*
    (?<!no )(?:puedo|debo|podria)(?: \\w+){0,2} (?:comer|beber|tomar|probar)[^.,;!?]*`),
  pattern`(?:allerg|alerg|intoler|unvertrag)\w* (?:to|against|of|gegen|auf|a|au|aux|al|a la|a l'|
    de)(?: \w+){0,2}? ${ownFood}(?:(?:,| and| or| und| oder| et| ou| y| o) ${ownFood})*|${ownFood}[ -]?(?:allerg|
    alerg|intoler|unvertrag)\w*`,
])

/** Recurring events. */
export const again = asWords([
  either(`remember when|whenever|every ?time|each time|always|usually|normally|sometimes|often
    (?:every|each) (?:single )?(?:day|morning|week)|used to`),
  'immer(?! noch)|jedes ?mal|meistens|manchmal|oft|jeden (?:tag|morgen)|taglich|gewohnlich',
  "(?:a )?chaque fois|d'habitude|souvent|parfois|tous les (?:jours|matins)",
  'siempre|cada vez|a veces|todos los dias|a menudo|normalmente',
])

/** Weeks or years ago, beside the words of `longAgo`. */
export const once = asWords([
  either(`once|long ago|in the past|back then|the other (?:week|month|year)
    before (?:the|my) (?:test|sample|diagnosis)`),
  either(`vor (?:\\w+ ){0,2}(?:wochen?|monate?n?|jahre?n?)
    letzte[nrs]? (?:woche|monat|jahr|sommer|winter|weihnachten|urlaub)|fruher|damals|vor dem test`),
  either(`il y a (?:\\w+ ){0,2}(?:semaines?|mois|ans?|annees?)
    (?:l'annee|l'an|la semaine|le mois|l'ete|l'hiver) (?:derniere?|passee?)|autrefois|avant le test
    quand j'etais`),
  either(`hace (?:\\w+ ){0,2}(?:semanas?|mes(?:es)?|anos?)|(?:el|la) (?:ano|semana|mes|verano|invierno) pasad[oa]
    antes del? test|cuando era|de (?:nin[oa]|pequen[oa])`),
])

export const today = asWords([
  either(`today|tonight|just (?:now|ate|had|eaten)|this (?:morning|afternoon|evening)|(?:hours?|minutes?|mins?) ago
    right now`),
  'heute|gerade|grad|eben|vorhin|vor (?:\\w+ )?(?:minuten?|stunden?)',
  "aujourd'hui|viens de|tout a l'heure|ce (?:matin|midi|soir)|il y a (?:\\w+ )?(?:minutes?|heures?)",
  'hoy|acabo de|esta (?:manana|tarde|noche)|hace (?:\\w+ )?(?:minutos?|horas?|rato)',
])

/** A cheap check for a complaint or a mistake, before the foods are known. */
export function mayHaveEaten(text: string): boolean {
  const said = plainOf(text.slice(0, 2000))
  return [feltIll, byMistake, alarmed].some((words) => words.test(said))
}
