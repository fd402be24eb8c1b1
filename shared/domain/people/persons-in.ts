import { pattern } from '../text/pattern'

/* Words of titles and file names that name nobody. Another run of words with capitals may be a
   person; the caller compares it with the sample's. */
const ordinary = new Set(
  `a an the and or in on at to by with from as is are all your our this these my
  report reports result results test tests tested testing analysis analyses panel profile screen screening list table data
  file files document scan copy kopie final draft new old version page pages part sheet export upload download results1 img
  image photo invoice letter form template sample samples specimen probe proben id no nr number code order reference ref
  date dated day time year month january february march april may june july august september october november december
  januar februar märz mai juni juli oktober dezember jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday
  wednesday thursday friday saturday sunday
  igg ige iga igm igg4 antibody antibodies antigen antigens allergen allergens allergy intolerance intolerances sensitivity
  sensitivities reaction reactions reactivity level levels class classes value values unit units index concentration
  measurement measured range reference scale high moderate low elevated normal positive negative legend note notes
  food foods item items category categories group groups name names total count overview summary details information
  dairy milk egg eggs meat meats fish seafood fruit fruits vegetable vegetables grain grains cereal cereals gluten nut nuts
  seed seeds legume legumes pulse pulses spice spices herb herbs mushroom mushrooms poultry beverage beverages drink drinks
  sugar sweetener sweeteners product products alternative alternatives other others miscellaneous basic standard premium
  complete plus extended comprehensive full large small maxi mini
  diagnosis diagnoses serum plasma blood kit patient patients client clients customer person practitioner doctor physician therapist
  csv pdf html excel column row header microarray microarrays array assay elisa foodprint regards sincerely sir madam colleague colleagues valued damen herren ihre ihr
  months years original corrected corr revised edited signed merged combined raw clean import windows utf doc dsc run
  batch input output my me us web portal lab semicolon comma tab delimited
  ergebnis ergebnisse bericht befund befunde befundbericht messwert messwerte werte wert analyse auswertung liste tabelle
  datei seite datum probe lebensmittel nahrungsmittel nahrungsmittelunverträglichkeit unverträglichkeit unverträglichkeiten
  unverträglichkeitstest antikörper allergene klasse klassen einheit kategorie gruppe milchprodukte getreide gemüse obst
  fleisch fisch gewürze nüsse kunde kundin patientin der die das den dem des und im am
  résultat résultats rapport liste aliments aliment resultado resultados informe lista alimentos risultati referto alimenti`
    .split(/\s+/)
    .filter(Boolean),
)
const house = new Set(
  `laboratory laboratories lab labs labor labore diagnostics diagnostic diagnostik diagnostika gmbh ag ltd llc inc plc clinic
  clinics klinik hospital institute institut centre center zentrum health healthcare nutrition medical medicine services
  service group company university pharmacy apotheke praxis practice ltd. inc. medlab biotech bio life sciences`.split(
    /\s+/,
  ),
)
const particles = new Set(
  'van von vom de del della der den di da dos du la le el al bin ibn ter ten zu y o'.split(' '),
)
const before = new Set(
  'of for von für fuer pour para client patient patientin kunde kundin customer name mr mrs ms miss herr frau dr dear hello hi liebe lieber geehrte geehrter'.split(
    ' ',
  ),
)
const telling = new Set(
  'result results report reports ergebnis ergebnisse befund bericht test values prepared'.split(' '),
)

/** Labels of staff, places and material of a test: none names the tested person. */
const houseWords = `
  analyst analyzed analysed operator technician validated validation approved released reviewed requested requester
  ordered einsender sender submitter referrer clinician consultant nutritionist director leiter manager contact city
  ort address adresse anschrift street country site location lot charge batch plate panel kit instrument device method
  software version array legend`
const houseLabel = new RegExp(
  pattern`(?<=^|\|)[\s#*]*(?:${houseWords.trim().split(/\s+/).join('|')}|(?:client|customer|kunden|order|
    auftrags)[\s-]?(?:no|nr|number|nummer))(?:\s(?:no|nr|id|name|code|number))?\.?\s*(?:[:=|]\s*[^|]*|$)`,
  'giu',
)

/** A line without its labelled statements on the laboratory, its staff and its material. */
export const withoutLabLabels = (title: string): string => title.replace(houseLabel, ' ')

const bare = (word: string) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
const isOrdinary = (word: string) => ordinary.has(word.toLowerCase())
const isName = (word: string) =>
  /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word) &&
  !isOrdinary(word) &&
  !before.has(word.toLowerCase()) &&
  !house.has(word.toLowerCase())
const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/**
 * The texts in a title that may name a person: words with capitals after `of`, `for` or `patient`
 * or before `'s`, and two or more such words in a row, without the usual words of titles. In a
 * title without capitals, only those after `results of` and the like.
 */
export function personsIn(line: string): string[] {
  const title = withoutLabLabels(line)
  const hasCapitals = /\p{Lu}/u.test(title)
  const turned = lastNameFirst(title)
  if (turned !== undefined) return [turned]
  return title
    .split(/[,;:|()[\]"/–—_]|\s-+\s/u)
    .flatMap((part) => withoutNumbers(part.split(/\s+/).map(bare).filter(Boolean)))
    .flatMap((words) => personsInPart(words, hasCapitals))
}

/** `Miller, Bob`, alone or after words that name nobody. */
function lastNameFirst(title: string): string | undefined {
  const [last, first, ...more] = title
    .split(',')
    .map((part) => withoutOrdinary(part.replace(/[:|()]+/gu, ' ')))
  const isOne = (word: string | undefined) => word !== undefined && isName(word) && isCapital(word)
  return isOne(last) && isOne(first) && more.length === 0 ? `${last}, ${first}` : undefined
}

/** The words around those with digits: no name contains a number, and none is part of an ID. */
function withoutNumbers(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words)
    if (/\d/.test(word)) parts.push([])
    else parts.at(-1)?.push(word)
  return parts
}

function personsInPart(words: readonly string[], hasCapitals: boolean): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const owner = /^(\p{Lu}.+)['’]s$/u.exec(words[at] ?? '')?.[1]
    const end = runFrom(words, at, hasCapitals)
    const run = words.slice(at, end)
    const isNamed = isBehind(words, at, hasCapitals)
    const isMaker = isBehindBy(words, at)
    if (owner && run.length < 2 && !isOrdinary(owner)) found.push(owner)
    else if (
      !isMaker &&
      (isNamed || (hasCapitals && run.length > 1)) &&
      run.length > 0 &&
      !house.has((words[end] ?? '').toLowerCase())
    )
      found.push(run.join(' ').replace(/['’]s$/u, ''))
    if (end > at) at = end - 1
  }
  return found
}

/** Whether `by` precedes a word: the author of a report is not the tested person. */
function isBehindBy(words: readonly string[], at: number): boolean {
  const isTitle = (word: string) => /^(?:dr|prof|med|mr|mrs|ms)$/iu.test(word)
  let from = at - 1
  while (from >= Math.max(0, at - 3) && isTitle(words[from] ?? '')) from -= 1
  return (words[from] ?? '').toLowerCase() === 'by'
}

/** The end of the run of a name's words that begins here; `at` where there is none. */
function runFrom(words: readonly string[], at: number, hasCapitals: boolean): number {
  const isWord = (word: string) => isName(word) && (!hasCapitals || isCapital(word))
  if (!isWord(words[at] ?? '')) return at
  let end = at + 1
  while (end < words.length) {
    const next = end + (particles.has((words[end] ?? '').toLowerCase()) ? 1 : 0)
    if (next > end && particles.has((words[next] ?? '').toLowerCase()) && isWord(words[next + 1] ?? ''))
      end = next + 2
    else if (isWord(words[next] ?? '')) end = next + 1
    else break
  }
  return end
}

function isBehind(words: readonly string[], at: number, hasCapitals: boolean): boolean {
  let from = at - 1
  while (from >= at - 2 && isOrdinary(words[from] ?? '') && !before.has((words[from] ?? '').toLowerCase()))
    from -= 1
  const word = (words[from] ?? '').toLowerCase()
  if (!before.has(word)) return false
  return hasCapitals || word.startsWith('patient') || telling.has((words[from - 1] ?? '').toLowerCase())
}

/** The name in a file name of a few words, without the usual ones: `bob-miller-results`. */
export function personInFileName(base: string): string | undefined {
  if (/[\da-f-]{16}/iu.test(base)) return undefined
  const words = base
    .split(/[^\p{L}\p{M}\d'’]+/u)
    .filter(
      (word) => word.length > 1 && !/\d/.test(word) && !isOrdinary(word) && !before.has(word.toLowerCase()),
    )
  const isPersons = words.length > 0 && words.length < 4 && words.every(isName)
  const isAlone = words.length === 1 && /^.{3}|[^\p{Script=Latin}]/u.test(words[0] ?? '')
  return isPersons && (isAlone || (words.length > 1 && base === base.toLowerCase()))
    ? words.join(' ')
    : undefined
}

/** A name without words at its ends that name nobody: `Jane Doe report` gives `Jane Doe`. */
export function withoutOrdinary(name: string): string {
  const words = name.split(/[\s_]+/u).filter((word) => bare(word) !== '')
  const isPlain = (word: string) => isOrdinary(bare(word)) || !/\p{L}/u.test(word) || /^v\d+$/iu.test(word)
  const first = words.findIndex((word) => !isPlain(word))
  const last = words.findLastIndex((word) => !isPlain(word))
  return first === -1 ? '' : words.slice(first, last + 1).join(' ')
}
