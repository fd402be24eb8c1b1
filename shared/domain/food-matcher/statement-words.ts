import { cuePhrases } from './cues/cues'
import { breaks, gaps, type Token } from './tokens'
import { pattern } from '../text/pattern'

const wordSet = (words: string) => new Set(words.trim().split(/\s+/u))
export const orWords = wordSet('or nor oder ou o noch ni neither nem oppure ne eller lub albo ani')
/** Negations after which "of" is the Dutch for "or". */
export const dutchNegations = wordSet('geen zonder noch niets')
export const andWords = wordSet('and und et y e ed och og samt i oraz')
/** Words between the halves of "gluten- en lactosevrij"; alone, "en" is also "in". */
export const suspending = new Set([...orWords, ...andWords, 'en'])
export const joining = wordSet(
  `and or und oder et ou y o e other of the traces trace also sowie andere fur allergiker spuren ed en och
og i oraz lub eller oppure anche ook sporen tracce slady les des du las los gli il lo die der das den os as`,
)
const allergyWords = wordSet(
  `intolerants intolerante intolerances intoleranz intoleranzen unvertraglichkeit unvertraglichkeiten
allergy allergies allergic allergen allergens intolerance intolerances intolerant sufferers sufferer coeliac
coeliacs celiac celiacs sensitivity sensitive allergie allergien allergiker allergikern allergiques
allergique diet diets alergicos alergicas alergia alergias celiacos allergici allergiche allergia allergie
celiaci intollerante intolleranti intolleranza intolleranze intolerancia intolerancias intolerantes allergieen
intolerantie coeliakie alergikow alergikom alergii alergia celiakia celiakii nietolerancja nietolerancji
uczulone uczulonych uczulonym uczuleni alergicos alergicas celiacos allergiker allergikere allergi coliaki celiaki
intolerans allergisk allergiska allergiske allergisch allergische alergico alergica allergico allergica
allergiche alergicas intolerants allergici nietolerujacych nietolerujacy`,
)
/** Words for an allergy or its people that are no remark on allergens: not "diet". */
export const isAllergic = (word: string) => allergyWords.has(word) && !notPeople.has(word)
const notPeople = wordSet('allergen allergens diet diets')
export const turns = wordSet(
  'but however aber pero mais with avec mit con jedoch though sondern ma pero bensi maar echter wel ale lecz jednak natomiast mas porem men dock',
)
export const adjectives = wordSet(
  `added artificial extra other any animal de d du la le les des the a an of real raw refined detectable von
additional milled such from all following fourteen 14 major common folgende folgenden der die den dem andere
anderen alle aller weitere weiteren tous autres suivants los las siguientes otros todos ninguno il lo i gli
l del dello della dei degli delle dell os as do da dos das den det het een en et di base basis altri altre
tutti tutte aggiunti seguenti seguente proteines proteine proteina proteinas andere alle volgende
toegevoegde innych wszystkich nastepujacych zadnych outros todos seguintes andra alla foljande tillsatta
tilsat tilsatte disse tillsatt toegevoegd aggiunto aggiunta adicionado adicionada adicionados adicionadas anadido
anadida anadidos anadidas ajoute ajoutee ajoutes ajoutees zugesetzte zugesetzten zugesetztes dodanego dodanej dodanych
sources source fuentes fuente fonti fonte fontes quellen quelle bronnen bron zrodel zrodla kallor kilder`,
)
export const relative = wordSet(
  'that which also where who may can not and could might que qui die der das che dat ktory ktora ktore som',
)
/** Before a word like "que", these give a reason. */
export const reasons = wordSet('ya parce puisque dado visto uma pois')
export const minerals = wordSet('mineral minerals element elements')
export const negations = wordSet(
  'not cannot cant no never unable nicht keine kein keinen ne pas aucune non nessuna niet geen nie nao ikke ingen inte ej inga',
)
/** Promises and exclusions: "guarantee", "ausschließen". */
const promises = new RegExp(
  pattern`^(?:guarant|garan[dt]|zagwarant|gewahrleist|versich|waarborg|gegarand|gwarant|zapewni|exclu|esclu|
    ausschliess|ausgeschloss|uitsluit|uitgesloten|wyklucz|udeluk|uteslut|uteslutas|descart|assicur|asegur|assur|
    ruled?$)`,
  'u',
)

/** "May", whose verb says that something can be contained. */
export const mayWords = wordSet(
  'may can could might kann konnen konnte konnten kan peut peuvent pourrait pourraient puede pueden podria podrian kunnen puo possono potrebbe potrebbero moze moga pode podem podera poderao',
)
/** Those whose verb ends the sentence. */
export const verbLast = wordSet('kann konnen konnte konnten kan kunnen moze moga')
export const holdVerbs = wordSet(
  `contain present found enthalten beinhalten aufweisen vorkommen vorhanden sein ausgeschlossen bevatten
contenir presents presentes presente contener contenere conter zawierac presenti vorhanden aanwezig zitten
voorkomen obecny obecna obecne obecnosc wystepowac wystapic znajdowac innehalla indeholde forekomma
forekomme finnas carry touch reach gelangen mitfuhren beruhren porter toucher llevar tocar portare toccare
meekomen belanden terechtkomen raken dotykac dostac folja hamna rora folge havne rore`,
)
/** Verbs whose foods follow them. */
export const holdsNext = wordSet(
  `contain contenir contener contenere conter zawierac carry touch porter toucher llevar tocar portare toccare
mitfuhren beruhren raken dotykac rora rore`,
)
export const alsoWords = wordSet(
  'also auch ebenfalls zudem weiterhin egalement aussi tambien asimismo anche inoltre ook eveneens tevens rowniez takze tez aven ocksa ogsa',
)
export const useVerbs = wordSet(
  `uses using used process processes processing processed handle handles handling handled produces packs
packed manufactures packages prepares makes made verarbeitet verarbeiten verwendet verwenden hergestellt
produziert abgefullt verpackt eingesetzt gehandhabt gelagert utilise utilisent utilisant utilises traitant
manipulant transformant fabriquant manipule manipulent manipules traite traites transforme transformes
fabrique fabriques produit emploie utiliza utilizan utilizando procesa procesan manipula manipulan elabora
elaboran emplea emplean fabrica fabrican maneja manejan envasa envasan trabaja trabajan utilizza utilizzano
utilizzati utilizzate utilizzato utilizzata lavora lavorano lavorati lavorate lavorato tratta trattano
trattati manipola manipolano confeziona confezionano produce producono usa usano impiega impiegano processa
processano verwerkt verwerken gebruikt gebruiken gebruik verpakt geproduceerd produceert gewerkt werkt
hanteert gehanteerd gemaakt afgevuld bereid uzywa uzywane uzywany stosuje stosowane przetwarza przetwarzane
przetwarzajacym przetwarzajacej pakuje pakowane wykorzystuje wykorzystywane produkuje produkowane przerabia
przechowuje wytwarza wytwarzane utilizam usam processa processam manipula manipulam embala trabalha hanterar
hanteras hanterer handteres handterer anvender anvendes bruger bruges forarbejder forarbejdes behandler
pakker pakkes anvander anvands tillverkar tillverkas bearbetar bearbetas forpackar`,
)
const whereWords = wordSet(
  'where wo worin denen dove cui quale quali waar waarin waarop gdzie ktorym ktorej ktorych onde qual quais donde cual cuales lequel laquelle lesquelles dar hvor',
)
/** Verbs for the work of a place; not "used", which applies to foods. */
const workVerbs = wordSet(
  `use uses process processes handle handles produces packs packages manufactures prepares makes verarbeitet
verarbeiten verwendet verwenden utilise utilisent traite traitent manipule manipulent transforme
transforment utiliza utilizan procesa procesan manipula manipulan elabora elaboran emplea emplean maneja
manejan trabaja trabajan`,
)
const ofPlace = wordSet('that which qui que')
const frenchWhere = wordSet('l on sont est nous')
const madeWords = wordSet(
  `made baked cooked prepared produced packed packaged manufactured processed hergestellt gebacken
produziert verpackt abgepackt abgefullt zubereitet fabrique fabriques prepare prepares produit produits
conditionne conditionnes elabore elabores elaborado elaborada fabricado fabricada envasado envasada
producido producida preparado preparada horneado gemaakt geproduceerd bereid produkowane
wytwarzane tillverkas`,
)
/** "The presence of nuts", "Abwesenheit von Nüssen": the object of a promise or an exclusion. */
const presenceWords = new RegExp(
  pattern`^(?:presence|presenz[ae]|presencia|presenca|praesenz|anwesenheit|vorhandensein|aanwezigheid|obecnosc\w*|
    forekomst\w*|narvaro|tilstedevaerelse|absence|assenza|ausencia|abwesenheit|afwezigheid|brak\w?|nieobecnosc\w*|
    franvaro|fravaer|freiheit|contamina\w+|verunreinig\w+|kontamina\w+|besmetting|zanieczyszcz\w+|kontamine\w+)$`,
  'u',
)

/** Verbs before or around the work of a place: "are used in our kitchen", "se manipulan". */
const beWords = wordSet(
  `is are was were being werden wird wurden sind ist est sont se si son estan esta es sono vengono viene wordt worden zijn
jest sa zostaja sao esta estao e foi er bliver ar blir`,
)
/** Work that is not the making of the product itself. */
const packing = /^(?:process|pack|verpack|abge|condition|envasad)/u
/** The same in one word: "hanteras". */
const passives = wordSet(
  `hanteras anvands bearbetas forvaras forekommer finns packas handteres anvendes bruges forarbejdes
findes forekommer opbevares pakkes uzywa stosuje przetwarza`,
)
const stays = wordSet(
  `present stored kept cooked vorhanden gelagert present presente presents presentes presenti presente stocke
stockes stockees aanwezig opgeslagen obecne obecny obecna przechowywane magazynowane almacenan almacena armazenados
conservati`,
)
/** Handling is work of the place, whatever it handles; "use" may be of the product itself. */
const weHandle = wordSet(
  `handle process verarbeiten manipulons traitons transformons manipulamos procesamos processamos lavoriamo
manipoliamo trattiamo verwerken hanteren przetwarzamy hanterar bearbetar handterer forarbejder`,
)
const weUse = wordSet(
  `use cook store stock verwenden benutzen nutzen utilisons employons usamos utilizamos empleamos usiamo utilizziamo
gebruiken uzywamy stosujemy wykorzystujemy anvander bruger anvender`,
)
const we = wordSet('we wir nous wij we vi nosotros noi nos my ons')
const participle = new RegExp(
  pattern`^(?:(?:utilise|manipule|traite|transforme|prepare|employe|stocke)e?s?|
    (?:utilizad|manipulad|procesad|processad|preparad|usad|almacenad|armazenad)[oa]s?|
    (?:utilizz|lavor|manipol|tratt|us|impieg|prepar|conserv)at[oiae])$`,
  'u',
)
const placeWords: ReadonlySet<string> = new Set(
  [...cuePhrases].flatMap(([phrase, { cue }]) => (cue === 'place' || cue === 'weakPlace' ? [phrase] : [])),
)
const onSite = wordSet(
  'here site hier vor ici aqui qui tutaj ici lokalen koket bageriet fabriken kokkenet fabrikken',
)

const same = wordSet(
  'same shared gleichen selben derselben demselben denselben meme memes misma mismo mismas mismos stesso stessa stessi stesse medesimo medesima zelfde dezelfde hetzelfde gedeelde samym samej samych mesma mesmo mesmas mesmos samma samme delade',
)
const sharing = new Set([...same, ...wordSet('production processing packing manufacturing tym tej tych')])
const machines =
  'ovens?|mills?|grinders?|slicers?|fryers?|ofen|ofens|muhlen?|fritteusen?|fours?|moulins?|friteuses?|hornos?|molinos?|' +
  'freidoras?|forn[oi]|mulin[oi]|friggitrici?e?|molens?|piecu|piecach|mlyni\\w+|frytownic\\w*|fornos|moinhos?|fritadeiras?|' +
  'ugn|ugnar|kvarn|kvarnar|fritosen?|ovne?|molle|maschinen?|machines?|macchin[ae]|maquinas?|maszyn\\w+|maskin(?:en|er)?'
const machine = new RegExp(`^(?:${machines})$`, 'u')
/** What foods of a kitchen, a shop or a farm share; longer words also at the end of compounds. */
const sharedThing = new RegExp(
  pattern`^(?:pans?|pots?|ice|oil|eis|ol|olla|olio|olie|ijs|mes|faca|gelo|oleo|olja|is|kniv|falt|mark|bord|plat|desce|
    polu)$|(?:${machines}|trays?|bench|counter|boards?|knife|knives|grill|truck|fields?|pfannen?|topf|blech|theke|
    brett|messer|linien?|feld|feldern?|poele|casserole|plaque|huile|glace|camion|champ|couteau|planche|sarten|bandeja|
    aceite|hielo|campo|cuchillo|plancha|padella|pentola|teglia|ghiaccio|coltello|tagliere|bakplaat|frituur|plank|veld|
    patelni|garnku|blasze|oleju|lodzie|nozem|frigideira|panela|tabuleiro|kastrull|panna|linje|pande|gryde|plade)$`,
  'u',
)
const earlier = wordSet(
  'earlier previously zuvor vorher auparavant precedemment antes previamente prima eerder wczesniej anteriormente tidigare tidligere',
)
/** Seeds of the neighbouring field, in a sentence on a harvest. */
const stray = wordSet(
  'occasional occasionally stray gelegentlich vereinzelt einzelne occasionnellement ocasionalmente occasionalmente soms incidenteel czasem sporadycznie enstaka enkelte',
)
const harvests = wordSet(
  'harvest crop ernte erntegut recolte cosecha raccolto oogst zbiorow zbiory colheita skord skorden host hosten',
)
const inWords = wordSet(
  'in on at within using from auf aus im am dans sur en su nel nella nello negli nelle sul sulla sulle sullo presso op uit met w na em no na num numa nas nos pa i',
)
const beforePlace = wordSet(
  `a an the our this one einem einer dem den der diesem dieser unserem unserer unseren eigenen un une le la
les des l notre nos ce cette el los las una unas unos nuestra nuestro esta este uno il lo gli i questa
questo nostro nostra nostri nostre nossa nosso nossas nossos nuestras nuestros zelfde ons een het onze deze dit eigen tym tej naszym naszej um uma ett en vart vores vara
detta denne`,
)
/** Endings of German compounds for a place of work. */
const placeEnd = new RegExp(
  pattern`.(?:betriebe?s?|statten?|anlagen?|linien?|raumen?|bedrijf|fabriek|lijnen|lijn|ruimtes?|locaties?|anlaggning|
    anlaeg|lokaler|fabrik)$`,
  'u',
)

/** How allergens are printed, or where to look for them. */
const markWords = wordSet(
  `see refer bold bolded highlighted capitals capital underlined italics listed shown printed marked
indicated siehe fett fettgedruckt hervorgehoben gekennzeichnet unterstrichen markiert gedruckt voir gras
soulignes indiques signales ver vea vease consulte negrita subrayados destacados resaltados indican
grassetto evidenziati evidenziate vedi sottolineati vetgedrukt vet gemarkeerd zie pogrubione pogrubiona
pogrubiono wyroznione wytluszczone patrz fetstil fetstilta markerade fed fremhaevet fremhaevede negrito
destacado`,
)
const includingWords = wordSet(
  'including incl includes inkl inklusive einschliesslich wie dont y inclus compris incluidos incluyendo incluido such',
)
/** The most words to look ahead for such a mark. */
const asideWords = 14

/** No separate line begins or ends with these: there the sentence continues. */
export const binding = new Set([
  ...wordSet(
    `a an the of from with and or nor in on at by for to is are be been has that which who where this our
its as other any not no without than also free von vom zu zum zur der die das den dem des ein eine einer
einem einen und oder sowie mit ohne in im auf aus bei fur wird werden wurde ist sind nicht andere anderen
anderer anderes kein keine keinen auch frei moglich enthalten de du d des la le les l un une et ou au aux en
dans sur par pour avec sans qui que est sont autre autres ne pas del el los las una y o e con sin por para
se es son otros otras al`,
  ),
  ...mayWords,
  ...holdVerbs,
  ...alsoWords,
])

/** Words around people with an allergy. */
const people = wordSet(
  `people persons personen menschen mensen personnes personas persone soggetti pessoa pessoas osob osoby
personer consigliato consigliata consigliati consigliate`,
)

/** All of these words, which are never corrected to a food. */
export const statementWords = new Set(
  [
    binding,
    useVerbs,
    passives,
    onSite,
    whereWords,
    sharing,
    markWords,
    includingWords,
    allergyWords,
    people,
    adjectives,
    relative,
    turns,
    joining,
  ].flatMap((words) => [...words]),
)

/** Whether "free" is in "cannot guarantee nut free" and the like, which then mentions a trace. */
export function isUnguaranteed(tokens: readonly Token[], at: number): boolean {
  if (isDenied(tokens, at)) return true
  for (let before = at; before > 0 && before > at - 12; before--) {
    if ((tokens[before]?.gap ?? 0) & gaps.stop) return false
    if (isUnpromised(tokens, before - 1)) return true
  }
  return false
}

/** Whether a promise is denied: "cannot guarantee", "kan niet gegarandeerd worden". */
function isUnpromised(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  if (text.length < 4 || !promises.test(text)) return false
  return [-4, -3, -2, -1, 1, 2].some((step) => negations.has(tokens[at + step]?.text ?? ''))
}

/** Whether a word is about presence or absence: "presence", "Abwesenheit". */
export const speaksOfPresence = (word: string) => word.length > 3 && presenceWords.test(word)

/** Whether a clause on other foods of a place begins: "in a bakery that handles". */
export function isOtherWork(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  if (ofPlace.has(text)) {
    const next = tokens[at + 1]?.text ?? ''
    return workVerbs.has(alsoWords.has(next) ? (tokens[at + 2]?.text ?? '') : next)
  }
  if (!whereWords.has(text) && !(text === 'ou' && frenchWhere.has(tokens[at + 1]?.text ?? ''))) return false
  for (let before = at; before > 0 && before > at - 6; before--) {
    if ((tokens[before]?.gap ?? 0) & breaks) return false
    if (madeWords.has(tokens[before - 1]?.text ?? '')) return true
  }
  return false
}

/** Whether a word is a place of production: "on our line", "Produktionsstätte". */
export function isPlace(tokens: readonly Token[], at: number): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? ''
  let before = at - 1
  let isShared = false
  for (; before > at - 4 && (beforePlace.has(textAt(before)) || sharing.has(textAt(before))); before--) {
    isShared ||= sharing.has(textAt(before))
    // "En" is an article, too.
    if (before < at - 1 && inWords.has(textAt(before))) return true
  }
  if (isShared && (sharing.has(textAt(at - 1)) || sharing.has(textAt(at - 2)))) return true
  const preposition = textAt(before)
  return inWords.has(preposition) && (before < at - 1 || preposition === 'im')
}

/** Whether a word is a place of work within its sentence: "in our kitchen", "here". */
const isSite = (tokens: readonly Token[], at: number) => {
  const text = tokens[at]?.text ?? ''
  return onSite.has(text) || isCompoundPlace(text) || (placeWords.has(text) && isPlace(tokens, at))
}

/** Whether a denial is denied: "not free of", "nicht frei von", "n'est pas exempt de". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const isNear = (step: number) => ((tokens[at - step + 1]?.gap ?? 0) & breaks) === 0
  const before = (step: number) => tokens[at - step]?.text ?? ''
  if (!isNear(1)) return false
  if (negations.has(before(1))) return true
  return (
    isNear(2) &&
    (negations.has(before(2)) || before(2) === 'no') &&
    (beWords.has(before(1)) || before(2) === 'not')
  )
}

const withWords = wordSet('with mit avec con met com z med')
const remains = wordSet('reste resten restes restos resti rester remains remnants pozostalosci restjes')
/** Whether remains are an item of a list: "bread, remains of fish", "with remains of fish". */
export const isItemOfRemains = (tokens: readonly Token[], at: number) =>
  remains.has(tokens[at]?.text ?? '') &&
  (((tokens[at]?.gap ?? 0) & (gaps.comma | gaps.colon)) > 0 || withWords.has(tokens[at - 1]?.text ?? ''))

const isShared = (tokens: readonly Token[], at: number) =>
  same.has(tokens[at]?.text ?? '') && sharedThing.test(tokens[at + 1]?.text ?? '')

/** Whether "same" begins what foods share: "in the same pan as", but not "on the same ice, so". */
export const isSharedThing = (tokens: readonly Token[], at: number) =>
  isShared(tokens, at) &&
  at + 2 < tokens.length &&
  !withWords.has(tokens[at + 2]?.text ?? '') &&
  ((tokens[at + 2]?.gap ?? 0) & breaks) === 0

/** Verbs whose subject is the product, whatever oven it is from. */
const ofContents =
  /^(?:contain|enthalt|contien|conten|bevat|zawier|contem|innehall|indehold|made|with|mit|avec|con|met|com|med)/u

/** Whether an oven or a mill did something else: "our ovens also bake", "a mill that earlier". */
export function isOfThing(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  if ((!alsoWords.has(text) && !earlier.has(text)) || ofContents.test(tokens[at + 1]?.text ?? ''))
    return false
  for (let before = at - 1; before >= 0 && before > at - 7; before--) {
    const { text: next = '', gap = 0 } = tokens[before + 1] ?? {}
    if (gap & gaps.stop || (gap & breaks && !relative.has(next)) || ofContents.test(next)) return false
    if (machine.test(tokens[before]?.text ?? '')) return true
  }
  return false
}

/** Whether an unknown word names a place of work: "Verarbeitungsbetrieb", "Abfüllanlage". */
export const isCompoundPlace = (word: string) => word.length > 9 && placeEnd.test(word)

/** Whether "this" before a verb's foods shows that they are the product: "this cod is packed". */
export function isOfProduct(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before > 0 && before > at - 5; before--) {
    if ((tokens[before]?.gap ?? 0) & breaks) return false
    if (demonstrative.has(tokens[before - 1]?.text ?? '')) return true
  }
  return false
}
const demonstrative = wordSet(
  'this these dieser diese dieses ce cet cette ces este esta estos estas questo questa questi queste deze dit ten ta to te estes denna detta dessa denne dette disse',
)

/** Whether a clause on a place begins, whose work is not of the subject: "a room in which". */
function turnsToPlace(tokens: readonly Token[], at: number): boolean {
  const { text = '', gap = 0 } = tokens[at] ?? {}
  if (whereWords.has(text) || text === 'which' || text === 'that') return true
  return (gap & gaps.comma) > 0 && inWords.has(text) && germanWhich.has(tokens[at + 1]?.text ?? '')
}
/** Whether a clause on the work of a place follows its name: "a room in which crab is cut". */
export function isPlaceOfWork(tokens: readonly Token[], end: number): boolean {
  const at = inWords.has(tokens[end]?.text ?? '') ? end + 1 : end
  const text = tokens[at]?.text ?? ''
  if (((tokens[end]?.gap ?? 0) & gaps.stop) > 0) return false
  return whereWords.has(text) || (at > end && (text === 'which' || germanWhich.has(text)))
}

const germanWhich = wordSet('dem der denen')

/** Each word's next word of each type and its clause's end, in one pass from the back. */
export function lookAhead(tokens: readonly Token[]) {
  const size = tokens.length
  const row = () => new Int32Array(size + 1).fill(size)
  const of = row()
  const [or, list, comma, allergy, verb, use, mark, clause, sentence, promise, work, site, crop, turn, shared] = [
    row(), row(), row(), row(), row(), row(), row(), row(), row(), row(), row(), row(), row(), row(), row(),
  ] // prettier-ignore
  for (let at = size - 1; at >= 0; at--) {
    const { text = '', gap = 0 } = tokens[at] ?? {}
    const following = tokens[at + 1]?.gap ?? 0
    or[at] = orWords.has(text) ? at : (or[at + 1] ?? size)
    of[at] = text === 'of' ? at : (of[at + 1] ?? size)
    list[at] = orWords.has(text) || andWords.has(text) ? at : (list[at + 1] ?? size)
    comma[at] = gap & gaps.comma ? at : (comma[at + 1] ?? size)
    allergy[at] = allergyWords.has(text) ? at : (allergy[at + 1] ?? size)
    verb[at] = holdVerbs.has(text) ? at : (verb[at + 1] ?? size)
    use[at] = useVerbs.has(text) ? at : (use[at + 1] ?? size)
    mark[at] = markWords.has(text) ? at : (mark[at + 1] ?? size)
    promise[at] = isUnpromised(tokens, at) ? at : (promise[at + 1] ?? size)
    work[at] =
      (useVerbs.has(text) && (!madeWords.has(text) || packing.test(text))) ||
      stays.has(text) ||
      participle.test(text)
        ? at
        : (work[at + 1] ?? size)
    site[at] = isSite(tokens, at) ? at : (site[at + 1] ?? size)
    crop[at] = harvests.has(text) ? at : (crop[at + 1] ?? size)
    shared[at] = isShared(tokens, at) ? at : (shared[at + 1] ?? size)
    turn[at] = turnsToPlace(tokens, at) ? at : (turn[at + 1] ?? size)
    const isEnd = (following & (gaps.stop | gaps.semicolon)) > 0
    sentence[at] = isEnd ? at + 1 : (sentence[at + 1] ?? size)
    clause[at] = isEnd || (following & gaps.close) > 0 ? at + 1 : (clause[at + 1] ?? size)
  }
  const clauseEnd = (at: number) => clause[at] ?? size
  const sentenceEnd = (at: number) => sentence[at] ?? size
  /** Whether foods are handled at a place: "eggs are used in our kitchen". */
  const isHandled = (at: number) => {
    const text = tokens[at]?.text ?? ''
    if (!passives.has(text) && !beWords.has(text)) return false
    const end = sentenceEnd(at)
    const isDenied = [1, 2, 3].some((step) => at + step < end && negations.has(tokens[at + step]?.text ?? ''))
    if (isDenied || (site[at + 1] ?? size) >= end) return false
    return passives.has(text) || (work[at + 1] ?? size) < Math.min(end, turn[at + 1] ?? size)
  }
  return {
    clauseEnd,
    isHandled,
    /** "Occasionally single seeds of mustard reach the harvest." */
    isStray: (at: number) => stray.has(tokens[at]?.text ?? '') && (crop[at] ?? size) < sentenceEnd(at),
    or: (at: number) =>
      Math.min(or[at] ?? size, dutchNegations.has(tokens[at]?.text ?? '') ? (of[at] ?? size) : size),
    hasAllergy: (at: number) => (allergy[at] ?? size) < clauseEnd(at),

    /** Whether a promise is denied later: "die Abwesenheit kann nicht garantiert werden". */
    isUnpromised: (at: number) => (promise[at] ?? size) < sentenceEnd(at),

    /** Whether a verb of production belongs to a place: "where nuts are used". */
    isWhere: (at: number) => whereWords.has(tokens[at]?.text ?? '') && (use[at] ?? size) < sentenceEnd(at),

    /** Whether a place speaks of the foods that follow: "we handle", "se manipula leche aquí". */
    isOwnWork(at: number): boolean {
      const text = tokens[at]?.text ?? ''
      if ((passives.has(text) || text === 'se' || text === 'si') && isHandled(at)) return true
      if (!weHandle.has(text) && !weUse.has(text)) return false
      const isWe =
        we.has(tokens[at - 1]?.text ?? '') ||
        we.has(tokens[at + 1]?.text ?? '') ||
        /(?:ons|mos|iamo|my)$/u.test(text)
      if (!isWe) return false
      return weHandle.has(text) || (weUse.has(text) && (site[at + 1] ?? size) < sentenceEnd(at))
    },

    /** The sure end of a "free from" list: the comma after "and" or "or", or its first comma. */
    listEnd(at: number): number {
      const joined = list[at] ?? size
      return comma[joined < clauseEnd(at) ? joined : at + 1] ?? size
    },

    /** The verb of "may", as in "kann Nüsse enthalten"; undefined for another meaning. */
    verbOf(at: number): number | undefined {
      const found = verb[at] ?? size
      const isNear = verbLast.has(tokens[at]?.text ?? '') || found - at < 6
      return isNear && found < sentenceEnd(at) ? found : undefined
    },

    /** Whether "also" is of production: "auch Nüsse verarbeitet", "utilise également". */
    isUsed: (at: number) =>
      useVerbs.has(tokens[at - 1]?.text ?? '') ||
      Math.min(use[at] ?? size, shared[at] ?? size) < sentenceEnd(at),

    /** The end of a remark: "allergens, including cereals with gluten, are in bold". */
    asideEnd(at: number): number {
      const found = mark[at] ?? size
      const isIncluding = [0, 1].some((skip) => includingWords.has(tokens[at + skip]?.text ?? ''))
      if (!isIncluding || found >= sentenceEnd(at) || found - at > asideWords) return at
      for (let between = at; between <= found; between++)
        if ((tokens[between]?.gap ?? 0) & gaps.colon) return at
      return found
    },
  }
}
