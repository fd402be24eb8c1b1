import { fold } from '../text/fold'
import { formsOf } from './inflections'

/** Products or parts of a food, as the last part of a compound that names the food. */
const products = {
  de: `mehl vollkornmehl pulver eiweiß protein proteinisolat konzentrat isolat stärke kern kernöl splitter stück
stückchen stift blättchen mark mus paste masse creme öl fett erzeugnis produkt bestandteil zutat anteil
rückstand korn körner keim kleie flocke gries grieß bulgur nudel brot schrot malz malzextrakt extrakt granulat
samen saat schale faser kleber gluten lecithin dextrin monohydrat hydrolysat permeat serum sauce soße brühe fond
essig filet fleisch rogen gelatine salz trockenmasse zubereitung krokant scheibe würfel milch drink kraut knolle
wurzel blatt`,
  nl: `meel bloem poeder eiwit proteïne isolaat concentraat zetmeel pit stuk stukjes splinters schaafsel pasta mix
crème olie vet product bestanddeel ingrediënt schil korrel kiem zemelen vlokken griesmeel bulgur brood mout
moutextract extract granulaat zaad zaden zaadjes vezel gluten lecithine dextrine monohydraat permeaat saus
bouillon filet vlees gelatine zout melk drink blad blaadje wortel sap moes partje reepje roosje draadje punt hart
harten bloem bloemen bloesem gelei jam most stroop siroop zwoerd dij lever blok blokje`,
  sv: `mjöl pulver protein proteinisolat äggvita koncentrat isolat stärkelse kärna kärnor bit bitar spån massa pasta
kräm olja fett smör produkt råvara beståndsdel ingrediens skal korn grodd groddar kli flingor gryn bulgur bröd
kross malt maltextrakt extrakt granulat frö frön fiber gluten lecitin dextrin monohydrat permeat sås buljong
fond filé kött rom gelatin salt socker mjölk dryck rot blad juice saft gelé klyfta klyftor strimla strimlor bukett
knopp hjärta hjärtan blomma skida tråd topp sylt sirap must svål lår lever bröst`,
  da: `mel pulver protein proteinisolat koncentrat isolat stivelse kerne stykke splitter flis masse pasta creme olie
fedt smør produkt bestanddel ingrediens skal korn kim klid flage flager gryn bulgur brød malt maltekstrakt
ekstrakt granulat frø fibre gluten lecithin lecitin dextrin monohydrat permeat sauce sovs bouillon fond filet
kød rogn gelatine salt sukker mælk drik rod blad juice saft gelé strimmel strimler buket hjerte blomst
tråd top syltetøj sirup most svær lår lever bryst`,
} as const

/** Statement words after the food, as the last part of a compound. */
const sayings = [
  'spur spuren spoor sporen spar spor',
  'allergie allergien allergiker allergikern allergieen allergici allergi allergia allergiker allergikere',
  'frei freie freies freier freien vrij vrije fri frit frie fritt fria',
  'ersatz alternative alternativen alternatief vervanger alternativ ersattning erstatning',
].flatMap((words) => words.split(' '))

const kinds =
  'bio oko vollkorn voll mager halbfett hart weich roh trocken frisch speise suss edel gelb volkoren volle magere eko fullkorns hel skum torr fuldkorns sod skummet dijon'.split(
    ' ',
  )

/** Letters that link parts; a Swedish `a` may be lost or an `o` or `s` (`krabb-`, `persiko-`). */
const links = ['', 's', 'n', 'en', 'e', 'de', 'ge']

const compounding: ReadonlySet<string> = new Set(Object.keys(products))

export const isCompounding = (language: string) => compounding.has(language)

/**
 * Finds the food in an unknown folded word that consists of a name and a product or a variety:
 * `erdnussbestandteilen` means `erdnuss`; a statement word becomes a separate word, as in
 * `milchspuren`. `names` are the folded words that such a word may contain.
 */
export function compoundsOf(names: ReadonlySet<string>): (word: string) => readonly string[] | undefined {
  let lasts: ReadonlySet<string> | undefined
  const isLast = (part: string) => (lasts ??= lastParts()).has(part)

  function madeOf(word: string): string | undefined {
    for (let cut = word.length - shortestProduct; cut >= shortestName; cut--) {
      if (!isLast(word.slice(cut))) continue
      const name = nameIn(word.slice(0, cut))
      if (name !== undefined) return name
    }
    return undefined
  }

  function nameIn(first: string): string | undefined {
    const ended = `${first.replace(/[os]$/u, '')}a`
    if (names.has(ended)) return ended
    if (names.has(`${first}a`)) return `${first}a`
    for (const link of links) {
      const name = first.slice(0, first.length - link.length)
      if (first.endsWith(link) && name.length >= shortestName && names.has(name)) return name
    }
    return undefined
  }

  function saidOf(word: string): readonly string[] | undefined {
    const saying = sayings.find((last) => word.endsWith(last))
    if (saying === undefined) return undefined
    const first = word.slice(0, -saying.length)
    const name = nameIn(first) ?? madeOf(first)
    return name === undefined ? undefined : [name, saying]
  }

  return (word) => {
    const without = withoutPolish.exec(word)?.[1]
    if (without !== undefined) return ['bez', polishNames[without] ?? without]
    if (word.length < shortestCompound || word.length > longestCompound) return undefined
    const made = madeOf(word)
    if (made !== undefined) return [made]
    const said = saidOf(word)
    if (said) return said
    for (const kind of kinds) {
      const rest = word.startsWith(kind) ? word.slice(kind.length) : ''
      if (rest.length > shortestName && (names.has(rest) || madeOf(rest) !== undefined))
        return [madeOf(rest) ?? rest]
    }
    return undefined
  }
}

/** Whether a folded word may be a name and "free" in one. */
export const isFreeCompound = (word: string) =>
  /.(?:frei(?:e[mnrs]?)?|vrije?|fri(?:tt?|a|e)?)$/u.test(word) || withoutPolish.test(word)

/** The foods of Polish adjectives such as "bezglutenowy", by their first letters. */
const polishNames: Readonly<Record<string, string>> = {
  gluten: 'gluten',
  laktoz: 'laktoza',
  mlecz: 'mleko',
  jajecz: 'jajko',
  soj: 'soja',
  orzech: 'orzechy',
  pszen: 'pszenica',
}
const withoutPolish = /^bez(gluten|laktoz|mlecz|jajecz|soj|orzech|pszen)(?:n|ow)\p{L}{1,3}$/u

const [shortestName, shortestProduct, shortestCompound, longestCompound] = [3, 2, 6, 40]

/** The products, in all their forms, folded. */
export function lastParts(): ReadonlySet<string> {
  const parts = new Set<string>()
  for (const [language, words] of Object.entries(products))
    for (const word of fold(words).split(/\s+/u)) {
      parts.add(word)
      for (const form of formsOf(word, language, shortestProduct)) parts.add(form)
    }
  return parts
}
