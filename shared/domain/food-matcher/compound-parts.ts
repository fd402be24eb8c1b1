import { fold } from '../fold'
import { WordTable } from '../word-table'
import { lastParts } from './compounds'
import { formsOf } from './inflections'

/**
 * A name as a part of compounds, and a word that says the same anywhere. `isOwn`: it is of a language that writes words as
 * one; `isFree`: it is of the fourteen groups, and may stand beside letters that nobody knows.
 */
export type Part = {
  name: string
  word: string
  language: string
  isOwn: boolean
  isGroup: boolean
  isMilk: boolean
  isFree: boolean
}

/**
 * The names in a word, in its order. `isSure`: the rest of it is known to change nothing of them; `isKnown`: there is no other
 * rest than products and kinds.
 */
export type Compound = { words: readonly string[]; isSure: boolean; isKnown: boolean }

/** Dishes and forms that are made with what is named before them. */
const dishes = `füllung mischung teig blätterteig mürbeteig hefeteig salat suppe keks waffel schnitte raspel brei riegel
bällchen bärchen eis pudding torte kuchen strudel tasche rolle röllchen knödel klößchen spieß topf pfanne auflauf gratin aufstrich
dip dressing marinade glasur überzug kruste panade ragout gulasch frikadelle burger wurst pastete terrine mousse praline
schokolade nougat konfekt likör saft getränk shake smoothie sirup chip cracker flip snack müsli crunch toast semmel
brötchen stange hörnchen krapfen plätzchen taler ecke häppchen stäbchen nugget ravioli maultasche lasagne pizza baguette
zwieback streusel boden haube pesto püree kompott konfitüre gebäck crumble crisp happen bratling laib aufschnitt klops spätzle
spezialität alternative ersatz gewürz zucker sirup milchpulver dessert speise belag kugel
vulling mengsel deeg salade soep koek koekje wafel reep ijs taart kwarktaart vla pap blokje rasp balletje schijf gehakt rol spread
snippers siroop cracker toetje kroket beleg gebak hapje staafje plak plakken schnitzel toast
fyllning blandning deg sallad soppa kex kaka kakor våffla glass tårta paj gratäng gröt bulle bullar biff röra dipp
puré krokett gryta skiva skivor tärning tärningar bakelse
fyld blanding dej salat suppe kiks kage vaffel lagkage tærte grød bolle boller bøf pålæg postej mos spyd gryde tern terning skive`

/** After these a name is a taste. */
const tastes = new Set('aroma aromen geschmack smaak smak smag'.split(' '))

/** What stands before a name and leaves it what it is, so that even short names are sure behind it. */
const kinds = new Set(
  fold(`land bauern hof natur kräuter alm alp berg grill ofen back koch brat räucher reibe schmelz schnitt streich scheiben wald
zucht wild bio öko frei freiland bodenhaltungs sol oster wachtel hühner enten gänse deko jung alt butter sahne rahm pfeffer chili
frisch hart weich edel roh misch vollkorn dauer tiefkühl tk blüten haus
boeren smeer rook berg gras kruiden goudse edammer scharrel jonge oude belegen room
grill hård dessert kvibille mes brun vit gräddost kryddost rök lant präst herrgårds svecia hushålls skog skogs färsk mjuk gårds
skære smøre røget gård lager bonde danbo skov hytte flød`).split(/\s+/u),
)

/** Sheep and goats as the first part of what is made of their milk, in the word that the matcher knows them by. */
const animals: readonly (readonly [start: string, animal: string])[] = [
  ['schafs', 'schafs'],
  ['schaf', 'schafs'],
  ['schapen', 'schapen'],
  ['fare', 'schafs'],
  ['far', 'schafs'],
  ['ziegen', 'ziege'],
  ['geiten', 'geiten'],
  ['gede', 'ziege'],
  ['get', 'ziege'],
]

/** Short names that no other word ends in. */
const plainShort = new Set('kase kaas melk senf brot brood tofu fisk'.split(' '))

/** Ends of ordinary words and of names of persons that look like a name behind something. */
const otherEnds =
  'athering mbling johannisbrot polydextrose oesters genuss genusse genussen grafisch grafische grafischen spezifisch spezifische spezifischen pazifisch pazifische pazifischen zifisch schlauch flachs schwein schweine automat automaten syndroom stroom'.split(
    ' ',
  )

/** What is made of a plant, or for the skin, under the name of a food, by the letters before that. */
const otherStarts =
  'shea pflanzen vegan veggie plant planta plante vaxt scheuer reinigungs korper sonnen gesichts mutter wachs leder'.split(
    ' ',
  )

/** Rests that say that it is not in it, or how a thing is. */
const otherRests =
  /^(?:e?n?frei|los|arm|artig|haft|lich|ig|er(?:ei|s|n)?(?:$|s)|isch|strass|form|farb|gross|nut|fl(?:y|ies)$|fri|vrij|allerg|intoler|unvertr|ahnlich|typ)/u

const links = ['', 's', 'n', 'en', 'e', 'er', 'de', 'es', 'ens'] as const
const [shortestName, longestPart, shortestRest, longestCompound] = [4, 20, 4, 40]

/** A way to read a word up to a place, as the parts before it and how much of it is unknown. */
type Way = {
  cost: number
  parts: readonly Part[]
  before: string
  rest: string
  last: 'start' | 'name' | 'linked' | 'product'
}

/**
 * Finds the names in a folded word that nobody knows, in the languages that write words as one: `pilzrahmsosse` names
 * `pilz` and `rahm`. Its last part is what the word means, so that a name there is sure behind whatever stands before it;
 * a name in front of something unknown is only possible. Only names of the fourteen groups stand beside unknown letters.
 */
export function namesWithin(all: Iterable<Part>): (word: string) => Compound | undefined {
  let known: { partAt: PartAt; products: ReadonlySet<string> } | undefined
  const dictionary = () => (known ??= { partAt: partsBy(all), products: productsOf() })

  /** The way to a place that leaves the least unknown, and then has the fewest parts. */
  function wayThrough(word: string): Way | undefined {
    const { partAt, products } = dictionary()
    const ways: (Way | undefined)[] = []
    const reach = (end: number, way: Way) => {
      const other = ways[end]
      if (!other || way.cost <= other.cost) ways[end] = way
    }
    const begun = (before: string, cost: number): Way => ({
      cost,
      parts: [],
      before,
      rest: '',
      last: 'start',
    })
    ways[0] = begun('', 0)
    for (let at = 3; at < word.length - 1; at++) {
      const start = word.slice(0, at)
      reach(at, begun(start, kinds.has(start) ? 1 : unknownCost + at))
    }
    for (let at = 0; at < word.length; at++) {
      const way = ways[at]
      if (!way) continue
      const isBegun = way.last !== 'start'
      for (let end = at + 2; end <= Math.min(word.length, at + longestPart); end++) {
        const length = end - at
        const part = partAt(word, at, end)
        if (part && (length > 2 || way.parts.length === 0))
          for (const link of length < shortestName ? [''] : links)
            if (link === '' || (word.startsWith(link, end) && end + link.length < word.length))
              reach(end + link.length, {
                ...way,
                cost: way.cost + 1 + link.length / 10,
                parts: [...way.parts, part],
                last: link === '' ? 'name' : 'linked',
              })
        if (isBegun && products.has(word.slice(at, end)))
          reach(end, { ...way, cost: way.cost + 1.5, last: 'product' })
      }
      if (way.last === 'name' && at < word.length) {
        const rest = word.slice(at)
        reach(word.length, { ...way, cost: way.cost + unknownCost + rest.length, rest, last: 'product' })
      }
    }
    return ways[word.length]
  }

  function read(word: string): Compound | undefined {
    const way = wayThrough(word)
    const first = way?.parts[0]
    if (!way || !first || way.parts.length > 4) return undefined
    const { before, rest, parts } = way
    const isUnknown = before !== '' && !kinds.has(before)
    if (isUnknown && rest !== '') return undefined
    const taste = [...tastes].find((end) => word.endsWith(end))
    const words = [...parts.map(wordIn), ...(taste === undefined ? [] : [taste])]
    if (rest !== '')
      return isOpen(first) && isRest(rest) ? { words, isSure: false, isKnown: false } : undefined
    if (isUnknown && isOther(before, first)) return undefined
    if (isUnknown && !isOpen(first))
      return first.isOwn && first.name.length > longestShort
        ? { words, isSure: false, isKnown: false }
        : undefined
    if (parts.length === 1 && before === '' && way.last === 'name') return undefined
    return { words, isSure: true, isKnown: !isUnknown }
  }

  return (word) => {
    if (word.length < 5 || word.length > longestCompound || /\d/u.test(word)) return undefined
    return ofAnimal(word) ?? read(word)
  }

  function ofAnimal(word: string): Compound | undefined {
    for (const [start, animal] of animals) {
      if (!word.startsWith(start)) continue
      const way = wayThrough(word.slice(start.length))
      const head = way?.parts[0]
      if (way?.before === '' && way.rest === '' && head?.isMilk)
        return {
          words: [animal, headOf(head.word) ?? 'kase', ...way.parts.slice(1).map((part) => part.word)],
          isSure: true,
          isKnown: true,
        }
    }
    return undefined
  }
}

const [unknownCost, longestShort, longestOpen] = [4, 5, 7]

const isOpen = ({ isFree, name }: Part) => isFree && (name.length > shortestName || plainShort.has(name))

/** Behind another name dairy stands as the milk, butter or cream that it is of, so that a plant replaces it: `kokosmelkpoeder`. */
const wordIn = (part: Part, index: number) =>
  (index > 0 && part.isMilk ? milks.find(([start]) => part.name.startsWith(start))?.[1] : undefined) ??
  part.word

/** Whether letters behind a name may be a word: it has a vowel, and says nothing that takes the food away. */
const isRest = (rest: string) =>
  rest.length >= shortestRest && /[aeiouy]/u.test(rest) && !otherRests.test(rest)

function isOther(before: string, { name }: Part): boolean {
  return (
    !/[aeiouy]/u.test(before) ||
    (/^[aeiou]/u.test(name) && name.length < longestOpen) ||
    otherStarts.some((start) => before.startsWith(start)) ||
    otherEnds.some((end) => end.endsWith(name) && `${before}${name}`.endsWith(end))
  )
}

/** The word for milk, cheese or cream by which plants and animals before it are known; undefined for others. */
export const headOf = (name: string) => milks.find(([end]) => name.endsWith(end))?.[1]
const milks: readonly (readonly [end: string, head: string])[] = [
  ['ost', 'kase'],
  ['oste', 'kase'],
  ['milch', 'milch'],
  ['melk', 'milch'],
  ['mjolk', 'milch'],
  ['maelk', 'milch'],
  ['butter', 'butter'],
  ['boter', 'butter'],
  ['smor', 'butter'],
  ['joghurt', 'joghurt'],
  ['jogurt', 'joghurt'],
  ['yoghurt', 'joghurt'],
  ['sahne', 'sahne'],
  ['rahm', 'sahne'],
  ['room', 'sahne'],
  ['kefir', 'kefir'],
  ['skyr', 'skyr'],
]

function productsOf(): ReadonlySet<string> {
  const found = new Set([...lastParts(), ...tastes])
  for (const word of fold(dishes).split(/\s+/u)) {
    found.add(word)
    for (const language of ['de', 'nl', 'sv', 'da'])
      for (const form of formsOf(word, language, 3)) found.add(form)
  }
  return found
}

/** The name that stands in a word from one place on up to another. */
type PartAt = (word: string, from: number, to: number) => Part | undefined

/** The names by all that they are written as within a word: their forms, and German `erdbeer` for `erdbeere`. */
function partsBy(all: Iterable<Part>): PartAt {
  const parts: Part[] = []
  const places = new Map<string, number>()
  const forms: [form: string, place: number][] = []
  for (const part of all) {
    const { name, language, isGroup } = part
    if (name.length < (isGroup ? 3 : shortestName) && name !== 'ei') continue
    const place = parts.push(part) - 1
    const other = parts[places.get(name) ?? -1]
    if (!other || (part.isFree && !other.isFree)) places.set(name, place)
    for (const form of formsOf(name, language)) forms.push([form, place])
    if (name.length > shortestName && /[ea]$/u.test(name)) forms.push([name.slice(0, -1), place])
  }
  for (const [form, place] of forms) if (!places.has(form)) places.set(form, place)
  const table = new WordTable(places)
  return (word, from, to) => parts[table.get(word, from, to) ?? -1]
}
