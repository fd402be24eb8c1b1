import { fold } from '../text/fold'
import { WordTable } from '../text/word-table'
import { lastParts } from './compounds'
import { formsOf } from './inflections'
import { pattern } from '../text/pattern'

/**
 * A name as a part of compounds, and a word with the same meaning elsewhere. `isOwn`: its language
 * writes compounds as one word; `isFree`: it names one of the fourteen groups, and may be next to
 * unknown letters.
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

/** `isSure`: the rest changes no meaning; `isKnown`: the rest is only products and kinds. */
export type Compound = { words: readonly string[]; isSure: boolean; isKnown: boolean }

/** Dishes and forms that contain the food named before them. */
const dishes = `füllung mischung teig blätterteig mürbeteig hefeteig salat suppe keks waffel schnitte raspel
brei riegel bällchen bärchen eis pudding torte kuchen strudel tasche rolle röllchen knödel klößchen spieß
topf pfanne auflauf gratin aufstrich dip dressing marinade glasur überzug kruste panade ragout gulasch
frikadelle burger wurst pastete terrine mousse praline schokolade nougat konfekt likör saft getränk shake
smoothie sirup chip cracker flip snack müsli crunch toast semmel brötchen stange hörnchen krapfen plätzchen
taler ecke häppchen stäbchen nugget ravioli maultasche lasagne pizza baguette zwieback streusel boden haube
pesto püree kompott konfitüre gebäck crumble crisp happen bratling laib aufschnitt klops spätzle spezialität
alternative ersatz gewürz zucker sirup milchpulver dessert speise belag kugel vulling mengsel deeg salade
soep koek koekje wafel reep ijs taart kwarktaart vla pap blokje rasp balletje schijf gehakt rol spread
snippers siroop cracker toetje kroket beleg gebak hapje staafje plak plakken schnitzel toast fyllning
blandning deg sallad soppa kex kaka kakor våffla glass tårta paj gratäng gröt bulle bullar biff röra dipp
puré krokett gryta skiva skivor tärning tärningar bakelse fyld blanding dej salat suppe kiks kage vaffel
lagkage tærte grød bolle boller bøf pålæg postej mos spyd gryde tern terning skive`

/** Words that make the name before them a flavour. */
const tastes = new Set('aroma aromen geschmack smaak smak smag'.split(' '))

/** Parts that leave the name after them unchanged, so that even short names are certain there. */
const kinds = new Set(
  fold(`land bauern hof natur kräuter alm alp berg grill ofen back koch brat räucher reibe schmelz schnitt
streich scheiben wald zucht wild bio öko frei freiland bodenhaltungs sol oster wachtel hühner enten gänse
deko jung alt butter sahne rahm pfeffer chili frisch hart weich edel roh misch vollkorn dauer tiefkühl tk
blüten haus boeren smeer rook berg gras kruiden goudse edammer scharrel jonge oude belegen room grill hård
dessert kvibille mes brun vit gräddost kryddost rök lant präst herrgårds svecia hushålls skog skogs färsk
mjuk gårds skære smøre røget gård lager bonde danbo skov hytte flød`).split(/\s+/u),
)

/** Sheep and goats as the first part of a milk product, with the matcher's word for them. */
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

/** Endings of ordinary words and of surnames that look like a food's name. */
const otherEnds =
  'athering mbling johannisbrot polydextrose oesters genuss genusse genussen grafisch grafische grafischen spezifisch spezifische spezifischen pazifisch pazifische pazifischen zifisch schlauch flachs schwein schweine automat automaten syndroom stroom'.split(
    ' ',
  )

/** Plants and skin care products that contain a food's name, by the letters before it. */
const otherStarts =
  'shea pflanzen vegan veggie plant planta plante vaxt scheuer reinigungs korper sonnen gesichts mutter wachs leder'.split(
    ' ',
  )

/** Rests of a word that mean the absence of the food, or describe a thing. */
const otherRests = new RegExp(
  pattern`^(?:e?n?frei|los|arm|artig|haft|lich|ig|er(?:ei|s|n)?(?:$|s)|isch|strass|form|farb|gross|nut|fl(?:y|ies)$|
    fri|vrij|allerg|intoler|unvertr|ahnlich|typ)`,
  'u',
)

const links = ['', 's', 'n', 'en', 'e', 'er', 'de', 'es', 'ens'] as const
const [shortestName, longestPart, shortestRest, longestCompound] = [4, 20, 4, 40]

/** A way to split a word up to a position: the parts so far and the number of unknown letters. */
type Way = {
  cost: number
  parts: readonly Part[]
  before: string
  rest: string
  last: 'start' | 'name' | 'linked' | 'product'
}

/**
 * Finds the names in an unknown folded word, in languages that write compounds as one word:
 * `pilzrahmsosse` contains `pilz` and `rahm`. The last part carries the meaning, so a name there is
 * certain after any letters; a name before unknown letters is only possible. Only names of the
 * fourteen groups may be next to unknown letters.
 */
export function namesWithin(all: Iterable<Part>): (word: string) => Compound | undefined {
  let known: { partAt: PartAt; products: ReadonlySet<string> } | undefined
  const dictionary = () => (known ??= { partAt: partsBy(all), products: productsOf() })

  /** The split of the word with the fewest unknown letters, then with the fewest parts. */
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

/** After another name, dairy becomes milk, butter or cream that a plant can replace. */
const wordIn = (part: Part, index: number) =>
  (index > 0 && part.isMilk ? milks.find(([start]) => part.name.startsWith(start))?.[1] : undefined) ??
  part.word

/** Whether letters after a name may be a word: with a vowel, and not excluding the food. */
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

/** The word for milk, cheese or cream that the matcher knows after a plant or animal. */
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

/** The name in a word between two positions. */
type PartAt = (word: string, from: number, to: number) => Part | undefined

/** The names by their spellings within a word: their forms, and `erdbeer` for `erdbeere`. */
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
    if (language === 'sv') forms.push([name.replace(/le$/u, 'el').replace(/a$/u, 'o'), place])
  }
  for (const [form, place] of forms) if (!places.has(form)) places.set(form, place)
  const table = new WordTable(places)
  return (word, from, to) => parts[table.get(word, from, to) ?? -1]
}
