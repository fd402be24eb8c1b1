import { pattern } from '../text/pattern'
import type { Said } from './allergen-tables'
import type { Phrase } from './phrases'
import { answered, type Speech } from './speech'
import { andWords, orWords } from './statement-words'
import { breaks, gaps, type Token } from './tokens'

/** Verbs for putting a food into a product, by those who make it. */
const uses = new RegExp(
  pattern`^(?:add|use|put|include|verwenden|benutzen|nutzen|setzen|geben|ajoutons|utilisons|mettons|employons|anadimos|usamos|
    utilizamos|ponemos|echamos|agregamos|aggiungiamo|usiamo|utilizziamo|mettiamo|impieghiamo|gebruiken|voegen|doen|
    dodajemy|uzywamy|stosujemy|adicionamos|colocamos|pomos|juntamos|tillsatter|anvander|tilsaetter|bruger|anvender)$`,
  'u',
)
const nots = new RegExp(
  pattern`^(?:never|not|don't|nicht|niemals|nie|pas|jamais|no|nunca|jamas|mai|non|niet|nooit|nigdy|nao|aldrig|inte|ikke)$`,
  'u',
)
/** Words around the verb, by which the clause says nothing more. */
const fillers = new Set(
  `we do at all wir hier zu hinzu zum dazu rein nous n y en on ne lo la los las nosotros le li ci noi qui wij we toe er my nos
vi i till til her har ever auch ook`.split(/\s+/u),
)
/** How many words such a clause has after its food. */
const reach = 7

/**
 * Makes foods absent that a clause begins with and says nothing of but that they are not used:
 * "honey we never add", "a miodu nie dodajemy nigdy".
 */
export function sayOfUnused(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  speech: Speech[],
  said: readonly (Said | undefined)[],
) {
  for (let [index, from] = [0, 0]; index < phrases.length; index++) {
    const { first, end, entry } = phrases[index] as Phrase
    if ((tokens[first]?.gap ?? 0) & breaks) from = index
    if (entry?.kind !== 'food' || !isUnused(tokens, end)) continue
    for (let at = index; at >= from; at--) {
      const phrase = phrases[at] as Phrase
      if (phrase.entry?.kind !== 'food') {
        const word = tokens[phrase.first]?.text ?? ''
        if (andWords.has(word) || orWords.has(word)) continue
        break
      }
      const silence = { from: first, isList: false, doubt: 'none' as const }
      speech[at] = answered({ mode: 'not', isStated: true, silence }, said[at], phrase.first)
    }
  }
}

/** Whether the rest of a clause only says that its food is not used. */
function isUnused(tokens: readonly Token[], start: number): boolean {
  let hasVerb = false
  let hasNot = false
  for (let at = start; at <= start + reach; at++) {
    const token = tokens[at]
    // French has a comma before the clause: "du miel, nous n'en ajoutons jamais".
    const isEnd = !token || (token.gap & (at > start ? breaks : breaks & ~gaps.comma)) > 0
    if (isEnd) return hasVerb && hasNot
    if (uses.test(token.text)) hasVerb = true
    else if (nots.test(token.text)) hasNot = true
    else if (!fillers.has(token.text)) return false
  }
  return false
}
