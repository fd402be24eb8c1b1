import { breaks, gaps, isJoined, type Token } from './tokens'

const wordSet = (words: string) => new Set(words.trim().split(/\s+/u))
export const orWords = wordSet('or nor oder ou o noch ni neither oppure ne eller lub albo ani')
export const andWords = wordSet('and und et y e ed och og samt i oraz')
export const joining = wordSet(
  `and or und oder et ou y o e other of the traces trace also sowie andere fur allergiker spuren ed en och og i oraz lub
eller`,
)
const allergyWords = wordSet(
  `allergy allergies allergic allergen allergens intolerance intolerances intolerant sufferers sufferer coeliac coeliacs celiac celiacs sensitivity
sensitive intolerants intolerante intolerantes intolerances intolerancia intolerancias intoleranz intoleranzen unvertraglichkeit unvertraglichkeiten allergie allergien allergiker allergikern allergiques allergique diet diets alergicos alergicas alergia alergias celiacos`,
)
export const turns = wordSet('but however aber pero mais with avec mit con jedoch though sondern')
export const adjectives = wordSet(
  `added artificial extra other any animal de d du la le les des the a an of real raw refined detectable von additional milled such from all
following fourteen 14 major common folgende folgenden der die den dem andere anderen alle aller weitere weiteren tous autres suivants los las
siguientes otros todos ninguno il lo i gli l del dello della dei degli delle dell os as do da dos das den det het een en et proteines proteine proteina proteinas`,
)
const relative = wordSet('that which also where who may can not and could might que qui die der das')
export const minerals = wordSet('mineral minerals element elements')
const negations = wordSet(
  'not cannot cant no unable impossible nicht kein keine keinerlei nie ne pas non niet geen nao',
)
/** That something is not there, of which somebody may not be sure. */
export const absenceWords = wordSet('absence abwesenheit ausencia assenza afwezigheid')
/** What nobody says of foods that may be there by accident: that these are not, or cannot be. */
const guaranteeWords = wordSet(
  `guarantee guaranteed guaranteeing ensure ensured exclude excluded garantieren garantiert garantie gewahr gewahrleisten gewahrleistet gewahrleistung
zusichern zugesichert ausschliessen garantir garantissons garantit garanti garanties garantis assurer assurons exclure exclu exclue exclus exclues
garantizar garantizarse garantiza garantizamos garantizada garantizado asegurar aseguramos excluir excluirse descartamos
garantire garantiamo garantita garantito escludere garanderen gegarandeerd garandeert uitsluiten uitgesloten gwarantujemy gwarantuje wykluczyc`,
)

/** "May", whose verb says that something can be in it. */
export const mayWords = wordSet(
  'may can could might kann konnen konnte konnten kan peut peuvent pourrait pourraient puede pueden podria podrian kunnen',
)
/** Those whose verb ends the sentence. */
export const verbLast = wordSet('kann konnen konnte konnten kan kunnen')
export const holdVerbs = wordSet(
  `contain present found enthalten beinhalten aufweisen vorkommen vorhanden sein ausgeschlossen bevatten contenir presents presentes presente
contener innehalla indeholde forekomma forekomme`,
)
export const alsoWords = wordSet('also auch ebenfalls zudem weiterhin egalement aussi tambien asimismo')
const useVerbs = wordSet(
  `uses using used process processes processing processed handle handles handling handled produces packs packed manufactures packages prepares makes made
verarbeitet verarbeiten verwendet verwenden hergestellt produziert abgefullt verpackt eingesetzt gehandhabt gelagert
utilise utilisent utilisant utilises traitant manipulant transformant fabriquant manipule manipulent manipules traite traites transforme transformes fabrique fabriques produit emploie
utiliza utilizan utilizando trabaja trabajan procesa procesan manipula manipulan elabora elaboran emplea emplean fabrica fabrican maneja manejan envasa envasan`,
)

/** What a place of work does: not "used", which foods are. */
const workVerbs = wordSet(
  `use uses process processes handle handles produces packs packages manufactures prepares makes verarbeitet verarbeiten verwendet verwenden
utilise utilisent traite traitent manipule manipulent transforme transforment utiliza utilizan procesa procesan manipula manipulan elabora elaboran
emplea emplean maneja manejan trabaja trabajan`,
)
const ofPlace = wordSet('that which qui que')
const whereWords = wordSet('where wo donde dove waar')
const frenchWhere = wordSet('l on sont est nous')
const madeWords = wordSet(
  `made baked cooked prepared produced packed packaged manufactured processed hergestellt gebacken produziert verpackt abgepackt abgefullt zubereitet
fabrique fabriques prepare prepares produit produits conditionne conditionnes elabore elabores elaborado elaborada fabricado fabricada envasado
envasada producido producida preparado preparada horneado`,
)

const sharing = wordSet(
  'same shared production processing packing manufacturing gleichen selben derselben demselben denselben meme memes misma mismo mismas mismos',
)
const inWords = wordSet('in on at within using from auf aus im am dans sur en')
const beforePlace = wordSet(
  `a an the our this one einem einer dem den der diesem dieser unserem unserer unseren eigenen un une le la les des l notre nos ce cette el los las
una unas unos nuestra nuestro esta este`,
)
/** A place of work by what its German compounds end with. */
const placeEnd = /.(?:betriebe?s?|statten?|anlagen?|linien?|raumen?)$/u

/** What allergens are said to be printed like, or where to look for them. */
const markWords = wordSet(
  `see refer bold bolded highlighted capitals capital underlined italics listed shown printed marked indicated siehe fett fettgedruckt hervorgehoben
gekennzeichnet unterstrichen markiert gedruckt voir gras soulignes indiques signales ver vea vease consulte negrita subrayados destacados resaltados indican grassetto evidenziati evidenziate vedi sottolineati vetgedrukt vet gemarkeerd zie
pogrubione pogrubiona pogrubiono wyroznione wytluszczone patrz fetstil fetstilta markerade fed fremhaevet fremhaevede negrito destacado`,
)
const includingWords = wordSet(
  'including incl includes inkl inklusive einschliesslich wie dont y inclus compris incluidos incluyendo incluido such',
)
/** So far ahead a mark is looked for. */
const asideWords = 14

/**
 * Words that no line of its own begins or ends with: where they stand at a line's end or beginning, its sentence goes on.
 */
export const binding = new Set([
  ...wordSet(
    `a an the of from with and or nor in on at by for to is are be been has that which who where this our its as other any not no without than also free
von vom zu zum zur der die das den dem des ein eine einer einem einen und oder sowie mit ohne in im auf aus bei fur wird werden wurde ist sind nicht
andere anderen anderer anderes kein keine keinen auch frei moglich enthalten de du d des la le les l un une et ou au aux en dans sur par pour avec sans
qui que est sont autre autres ne pas del el los las una y o e con sin por para se es son otros otras al`,
  ),
  ...mayWords,
  ...holdVerbs,
  ...alsoWords,
])

/** All of these words, which no food may be read into. */
export const statementWords = new Set(
  [binding, useVerbs, markWords, includingWords, allergyWords, adjectives, relative, turns, joining].flatMap(
    (words) => [...words],
  ),
)

/** Whether a word is a guarantee that is not given: "cannot guarantee", "nicht garantiert", "ne pouvons garantir". */
export const isNoGuarantee = (tokens: readonly Token[], at: number) =>
  guaranteeWords.has(tokens[at]?.text ?? '') &&
  [1, 2, 3].some((back) => negations.has(tokens[at - back]?.text ?? ''))

/** Whether "free" stands in "cannot guarantee nut free" and the like: it is then a trace that is spoken of. */
export function isUnguaranteed(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before > 0 && before > at - 12; before--) {
    if ((tokens[before]?.gap ?? 0) & gaps.stop) return false
    if (isNoGuarantee(tokens, before - 1)) return true
  }
  return false
}

/**
 * Whether a word begins to tell what else a place works with: "in a bakery that handles", "fabriqué où sont utilisés",
 * "baked where eggs are cracked".
 */
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

/** Whether a place of work is named before what it does: "this kitchen handles", "unsere Küche verwendet auch". */
export function isAtWork(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.text ?? ''
  return isJoined(tokens[end]) && workVerbs.has(alsoWords.has(next) ? (tokens[end + 1]?.text ?? '') : next)
}

const becauseWords = wordSet('ya puesto dado porque parce')
/** Whether "that", "que" and the like refer to what is spoken of; not "ya que", because. */
export const isRelative = (tokens: readonly Token[], at: number) =>
  relative.has(tokens[at]?.text ?? '') && !becauseWords.has(tokens[at - 1]?.text ?? '')

/** Whether a word is where food is made, as in "on our line" and "in derselben Produktionsstätte". */
export function isPlace(tokens: readonly Token[], at: number): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? ''
  let before = at - 1
  let isShared = false
  for (; before > at - 4 && (beforePlace.has(textAt(before)) || sharing.has(textAt(before))); before--)
    isShared ||= sharing.has(textAt(before))
  if (isShared && (sharing.has(textAt(at - 1)) || sharing.has(textAt(at - 2)))) return true
  const preposition = textAt(before)
  return inWords.has(preposition) && (before < at - 1 || preposition === 'im')
}

/** Whether an unknown word names a place of work: "Verarbeitungsbetrieb", "Abfüllanlage". */
export const isCompoundPlace = (word: string) => word.length > 9 && placeEnd.test(word)

/** For each word, the next word of a kind and the end of its clause, found in one pass from the back. */
export function lookAhead(tokens: readonly Token[]) {
  const size = tokens.length
  const row = () => new Int32Array(size + 1).fill(size)
  const [or, list, comma, allergy, verb, use, mark, guarantee, clause, sentence] = [
    row(), row(), row(), row(), row(), row(), row(), row(), row(), row(),
  ] // prettier-ignore
  for (let at = size - 1; at >= 0; at--) {
    const { text = '', gap = 0 } = tokens[at] ?? {}
    const following = tokens[at + 1]?.gap ?? 0
    or[at] = orWords.has(text) ? at : (or[at + 1] ?? size)
    list[at] = orWords.has(text) || andWords.has(text) ? at : (list[at + 1] ?? size)
    comma[at] = gap & gaps.comma ? at : (comma[at + 1] ?? size)
    allergy[at] = allergyWords.has(text) ? at : (allergy[at + 1] ?? size)
    verb[at] = holdVerbs.has(text) ? at : (verb[at + 1] ?? size)
    use[at] = useVerbs.has(text) ? at : (use[at + 1] ?? size)
    mark[at] = markWords.has(text) ? at : (mark[at + 1] ?? size)
    guarantee[at] = isNoGuarantee(tokens, at) ? at : (guarantee[at + 1] ?? size)
    const isEnd = (following & (gaps.stop | gaps.semicolon)) > 0
    sentence[at] = isEnd ? at + 1 : (sentence[at + 1] ?? size)
    clause[at] = isEnd || (following & gaps.close) > 0 ? at + 1 : (clause[at + 1] ?? size)
  }
  const clauseEnd = (at: number) => clause[at] ?? size
  const sentenceEnd = (at: number) => sentence[at] ?? size
  return {
    clauseEnd,
    or: (at: number) => or[at] ?? size,
    hasAllergy: (at: number) => (allergy[at] ?? size) < clauseEnd(at),

    /** How far what follows "free from" surely is its list: up to the comma after its "and" or "or", or to its first. */
    listEnd(at: number): number {
      const joined = list[at] ?? size
      return comma[joined < clauseEnd(at) ? joined : at + 1] ?? size
    },

    /** The verb of "may", as in "may also contain" and "kann Nüsse enthalten"; undefined where it says something else. */
    verbOf(at: number): number | undefined {
      const found = verb[at] ?? size
      const isNear = verbLast.has(tokens[at]?.text ?? '') || found - at < 6
      return isNear && found < sentenceEnd(at) ? found : undefined
    },

    /** Whether the sentence goes on to say that nobody is sure of it. */
    isUnsure: (at: number) => (guarantee[at] ?? size) < sentenceEnd(at),

    /** Whether "also" goes with what is done to foods: "auch Nüsse verarbeitet", "utilise également". */
    isUsed: (at: number) => useVerbs.has(tokens[at - 1]?.text ?? '') || (use[at] ?? size) < sentenceEnd(at),

    /** Where "allergens, including cereals with gluten, are in bold" ends to speak of allergens in general. */
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
