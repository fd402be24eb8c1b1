import { pattern } from '../text/pattern'
import { deny, takeAnimals } from './left-out'
import { cueOf, type Mention, type ReadText, take } from './mentions'
import type { Speech } from './speech'
import type { PrintedList } from './printed-list'
import { isTasteOnly } from './qualify'
import { isPatientWord } from './patients'
import { adjectives } from './statement-words'
import { gaps, type Token } from './tokens'

/** Words before a claim by which it is about the whole product: "this product is guaranteed". */
const ofProduct = new RegExp(
  pattern`^(?:th(?:is|e)|our|product|it|is|are|and|also|100|naturally|guaranteed|certified|completely|made|baked|recipe|das|
    dies(?:e|es|er)?|unser(?:e|es)?|produkte?n?|artikel|rezept(?:ur)?|es|ist|sind|auch|und|garantiert|naturlich|vollig|hergestellt|gebacken|
    fur|ce|cet|cette|notre|le|la|les|produits?|recette|est|sont|garantis?|garanties?|naturellement|pour|(?:elabore|fabrique|prepare)e?s?|este|esta|
    nuestr[oa]|el|productos?|receta|son|tambien|para|(?:elaborad|fabricad|hech)[oa]s?|questo|questa|il|lo|nostr[oa]|prodott[oi]|ricetta|e|sono|anche|
    per|het|dit|deze|ons|onze|producten|recept|ook|voor|ten|ta|to|nasz[ae]?|jest|rowniez|dla|o|nosso|nossa|produtos?|
    receita|tambem|den|det|denna|detta|var|produkten|ar|aven|for|produktet|er|ogsa)$`,
  'u',
)

/** By these, a product without the food is only another one to be had: "gluten free on request". */
const optional = new RegExp(
  pattern`^(?:available|request|option\w*|possible|alternativ\w*|erhaltlich|wunsch|anfrage|moglich|wahlweise|disponible?s?|
    demande|peticion|solicitud|disponibil[ei]|richiesta|verkrijgbaar|aanvraag|verzoek|mogelijk|dostepn\w+|zyczenie|
    zamowienie|disponive(?:l|is)|pedido|begaran|onskemal|tillgangliga?|bestalla?s?|foresporgsel|bestilles|fas)$`,
  'u',
)

/** The parts of a text that a claim is about on its own: sentences, and lines. */
const ends = gaps.stop | gaps.line

/**
 * Takes from a product what its text denies elsewhere and what only its kind usually has: the egg
 * of "burger, free from soya, no egg". A claim in the product's sentence is about the product
 * nearest before it, one of its own about all, if they are in one sentence; what a list, a
 * statement or the product's name has stays.
 */
export function leaveDenied(
  text: ReadText,
  speech: readonly Speech[],
  listOf: () => PrintedList | undefined,
) {
  const { mentions } = text
  const isDenied = (mention: Mention | undefined, index: number): mention is Mention =>
    mention?.mode === 'not' && !mention.isSilenced && speech[index]?.silence?.doubt !== 'anywhere'
  if (!mentions.some(isDenied)) return
  const products = mentions.flatMap((mention, index) => {
    if (mention?.mode !== 'in' || mention.isSilenced) return []
    const isTaste = mention.unsure.size > 0 && isTasteOnly(text, index)
    return isTaste || mention.entry.parts ? [{ mention, index, isTaste }] : []
  })
  if (products.length === 0) return
  const { sentenceOf, claims, optionals } = sentencesOf(text, speech)
  const list = listOf()
  const isListed = ({ first }: Mention) => {
    const start = text.tokens[first]?.start ?? 0
    if (list && start >= list.start && start < list.end) return true
    if (ofProduct.test(text.tokens[first - 1]?.text ?? '')) return false
    for (let at = first; at >= 0; at--) {
      const { gap } = text.tokens[at] as Token
      if (gap & ends) return false
      if (gap & (gaps.comma | gaps.semicolon)) return true
    }
    return false
  }
  const free = products.filter(({ mention }) => !isListed(mention))
  const isOneSentence = new Set(free.map(({ index }) => sentenceOf[index])).size < 2
  for (const [index, left] of mentions.entries()) {
    if (!isDenied(left, index)) continue
    const sentence = sentenceOf[index] ?? 0
    if (optionals.has(sentence)) continue
    const own = products.filter((product) => sentenceOf[product.index] === sentence)
    const nearest =
      own.findLast((product) => product.index < index) ?? (own.length === 1 ? own[0] : undefined)
    const concerned = own.length > 0 ? [nearest] : isOneSentence && claims.has(sentence) ? products : []
    for (const product of concerned) if (product) leave(product.mention, left, product.isTaste)
  }

  function leave(mention: Mention, left: Mention, isTaste: boolean) {
    if (isTaste) takeNamed(text, mention, left)
    else if (!isListed(mention)) deny(text, mention, left, 'none')
    else {
      const { sure } = mention
      deny(text, mention, left, 'none')
      mention.sure = sure
    }
  }
}

/** Takes all of what a claim names, also what the other names: the cashew of "cashew-style". */
function takeNamed({ foods }: ReadText, mention: Mention, { sure }: Mention) {
  take(mention, (concept) => sure.has(concept) || sure.has(`@${foods.get(concept)?.group}`), 'none')
}

/** The sentence of each phrase, and those that begin with a claim or offer something. */
function sentencesOf({ tokens, phrases, mentions }: ReadText, speech: readonly Speech[]) {
  const sentenceOf: number[] = []
  const claims = new Set<number>()
  const optionals = new Set<number>()
  let sentence = 0
  let isOpen = true
  let hasFood = false
  for (const [index, phrase] of phrases.entries()) {
    if (index > 0 && (tokens[phrase.first]?.gap ?? 0) & ends) {
      sentence = index
      isOpen = true
      hasFood = false
    }
    sentenceOf.push(sentence)
    const word = tokens[phrase.first]?.text ?? ''
    if (optional.test(word)) optionals.add(sentence)
    const from = speech[index]?.silence?.from ?? -1
    const isOfPatients = from === phrase.first || isPatientWord(tokens[from]?.text ?? '')
    if (isOfPatients && !hasFood) claims.add(sentence)
    hasFood ||= mentions[index] !== undefined && mentions[index].mode !== 'not'
    if (!isOpen) continue
    if (mentions[index]?.mode === 'not') claims.add(sentence)
    isOpen =
      mentions[index] === undefined &&
      (cueOf(phrase) !== undefined || ofProduct.test(word) || adjectives.has(word))
  }
  return { sentenceOf, claims, optionals }
}

const recipe =
  /^(?:recipe|rezept(?:ur)?|recette|receta|ricetta|recept(?:et)?|przepis|receita|opskrift(?:en)?)$/u

/** Takes what a dish usually has of animals where the next sentence only says "vegan recipe". */
export function leaveVegan({ tokens, phrases, mentions, foods }: ReadText) {
  let dishes: Mention[] = []
  let own: Mention[] = []
  let plant = false
  let isRecipe = false
  let isOnly = true
  let isOwnLine = false
  for (const [index, phrase] of phrases.entries()) {
    const word = tokens[phrase.first]?.text ?? ''
    if (cueOf(phrase) === 'plant') plant = true
    else if (recipe.test(word)) isRecipe = true
    else if (!ofProduct.test(word) && !adjectives.has(word)) isOnly = false
    const mention = mentions[index]
    if (mention?.mode === 'in' && !mention.isSilenced && mention.entry.parts) own.push(mention)
    const next = phrases[index + 1]
    const gap = next ? (tokens[next.first]?.gap ?? 0) : gaps.stop
    const isHeading = plant && isRecipe && isOnly && (gap & gaps.colon) > 0
    if (!(gap & ends) && !isHeading) continue
    // On its own line, "Vegan" may be the heading of other dishes.
    if (plant && isOnly && (isRecipe || !isOwnLine)) for (const dish of dishes) takeAnimals({ foods }, dish)
    isOwnLine = (gap & gaps.line) > 0
    ;[dishes, own, plant, isRecipe, isOnly] = [own, [], false, false, true]
  }
}
