import { fold } from '../fold'
import { formsOf } from './inflections'

/** What is made of a food, or a part of it, as the last part of a compound: it names no food of its own. */
const products = {
  de: `mehl vollkornmehl pulver eiweiß protein proteinisolat konzentrat isolat stärke kern kernöl splitter stück stückchen stift mark mus paste
masse creme öl fett erzeugnis produkt bestandteil zutat anteil spur rückstand korn körner keim kleie flocke gries grieß schrot malz
malzextrakt extrakt granulat samen saat schale faser kleber gluten lecithin sauce soße filet fleisch salz trockenmasse zubereitung brot milch drink hydrolysat
gelatine rogen krokant blättchen scheibe würfel brühe fond essig kraut knolle wurzel blatt`,
  nl: `meel bloem poeder eiwit proteïne isolaat concentraat zetmeel pit stuk stukjes splinters pasta crème olie vet product bestanddeel ingrediënt spoor
korrel kiem zemelen vlokken griesmeel mout moutextract extract granulaat zaad zaden zaadjes vezel gluten lecithine saus filet vlees zout brood melk drink gelatine
bouillon blad wortel schaafsel mix`,
  sv: `mjöl pulver protein proteinisolat äggvita koncentrat isolat stärkelse kärna kärnor bit bitar massa pasta kräm olja fett produkt råvara ingrediens spår
korn grodd groddar kli flingor gryn kross malt maltextrakt extrakt granulat frö frön fiber gluten lecitin sås filé kött salt bröd mjölk dryck gelatin
buljong fond rot blad spån smör socker beståndsdel`,
  da: `mel pulver protein proteinisolat koncentrat isolat stivelse kerne stykke masse pasta creme olie fedt produkt bestanddel ingrediens spor
korn kim klid flage flager gryn malt maltekstrakt ekstrakt granulat frø fibre gluten lecithin lecitin sauce sovs filet kød salt brød mælk drik gelatine
bouillon fond rod blad splitter smør sukker flis`,
} as const

/** What tells one kind of a food from another, as the first part of a compound. */
const kinds =
  'bio oko vollkorn voll mager halbfett hart weich roh trocken frisch speise suss edel gelb volkoren volle magere eko fullkorns hel skum torr fuldkorns sod skummet dijon'.split(
    ' ',
  )

/** What stands between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e', 'de']

const compounding: ReadonlySet<string> = new Set(Object.keys(products))

/** Whether words of a language, by its code, are written as one. */
export const isCompounding = (language: string) => compounding.has(language)

/**
 * Finds the food in a folded word that is none of the knowledge, made of a name and a product or a kind:
 * `erdnussbestandteilen` speaks of `erdnuss`. `names` are the folded words that such a word may be made of.
 */
export function compoundsOf(names: ReadonlySet<string>): (word: string) => string | undefined {
  let lasts: ReadonlySet<string> | undefined
  const isLast = (part: string) => (lasts ??= lastParts()).has(part)

  function madeOf(word: string): string | undefined {
    for (let cut = word.length - shortestProduct; cut >= shortestName; cut--) {
      if (!isLast(word.slice(cut))) continue
      const first = word.slice(0, cut)
      for (const link of links) {
        const name = first.slice(0, first.length - link.length)
        if (first.endsWith(link) && name.length >= shortestName && names.has(name)) return name
      }
    }
    return undefined
  }

  return (word) => {
    if (word.length < shortestCompound || word.length > longestCompound) return undefined
    const made = madeOf(word)
    if (made !== undefined) return made
    for (const kind of kinds) {
      const rest = word.startsWith(kind) ? word.slice(kind.length) : ''
      if (rest.length > shortestName && (names.has(rest) || madeOf(rest) !== undefined))
        return madeOf(rest) ?? rest
    }
    return undefined
  }
}

const [shortestName, shortestProduct, shortestCompound, longestCompound] = [3, 2, 6, 40]

function lastParts(): ReadonlySet<string> {
  const parts = new Set<string>()
  for (const [language, words] of Object.entries(products))
    for (const word of fold(words).split(/\s+/u)) {
      parts.add(word)
      for (const form of formsOf(word, language, shortestProduct)) parts.add(form)
    }
  return parts
}
