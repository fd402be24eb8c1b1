import { gaps, type Token } from './tokens'

const wordSet = (words: string) => new Set(words.split(' '))
export const orWords = wordSet('or nor oder ou o noch ni neither oppure ne eller lub albo ani')
export const andWords = wordSet('and und et y e ed och og samt i oraz')
export const joining = wordSet(
  'and or und oder et ou y o e other of the traces trace also ed en och og i oraz lub eller',
)
const allergyWords = wordSet(
  'allergy allergies allergic allergen allergens intolerance intolerances intolerant sufferers sufferer coeliac coeliacs celiac celiacs sensitivity sensitive allergie allergiker allergiques diet diets alergicos',
)
const containVerbs = wordSet('enthalten bevatten vorkommen sein innehalla indeholde forekomma forekomme')
export const canWords = wordSet('kann konnen kan konnte kunnen')
export const turns = wordSet('but however aber pero with avec mit con jedoch though')
export const adjectives = wordSet(
  'added artificial extra other any animal de d du la le les des the a an of real raw refined detectable von additional milled such from il lo i gli l del dello della dei degli delle dell os as do da dos das den det het een en et',
)
export const relative = wordSet('that which also where who may can not and could might')
export const beforePlace = wordSet(
  'a an the our same shared this production processing packing manufacturing one',
)
export const sharing = wordSet('same shared production processing packing manufacturing')
export const inWords = wordSet('in on at within using from')
export const minerals = wordSet('mineral minerals element elements')
const negations = wordSet('not cannot cant no')

/** Whether "free" stands in "cannot guarantee nut free" and the like: it is then a trace that is spoken of. */
export function isUnguaranteed(tokens: readonly Token[], at: number): boolean {
  for (let before = at; before > 0 && before > at - 12; before--) {
    if ((tokens[before]?.gap ?? 0) & gaps.stop) return false
    const text = tokens[before - 1]?.text ?? ''
    if (text === 'guarantee' || text === 'guaranteed')
      return [2, 3, 4].some((back) => negations.has(tokens[before - back]?.text ?? ''))
  }
  return false
}

/** For each word, the next word of a kind and the end of its clause, found in one pass from the back. */
export function lookAhead(tokens: readonly Token[]) {
  const size = tokens.length
  const or = new Int32Array(size + 1).fill(size)
  const allergy = new Int32Array(size + 1).fill(size)
  const verb = new Int32Array(size + 1).fill(size)
  const clause = new Int32Array(size + 1).fill(size)
  for (let at = size - 1; at >= 0; at--) {
    const text = tokens[at]?.text ?? ''
    const following = tokens[at + 1]?.gap ?? 0
    or[at] = orWords.has(text) ? at : (or[at + 1] ?? size)
    allergy[at] = allergyWords.has(text) ? at : (allergy[at + 1] ?? size)
    verb[at] = containVerbs.has(text) ? at : (verb[at + 1] ?? size)
    clause[at] = following & (gaps.stop | gaps.semicolon | gaps.close) ? at + 1 : (clause[at + 1] ?? size)
  }
  const clauseEnd = (at: number) => clause[at] ?? size
  return {
    clauseEnd,
    or: (at: number) => or[at] ?? size,
    hasAllergy: (at: number) => (allergy[at] ?? size) < clauseEnd(at),
    hasVerb: (at: number) => (verb[at] ?? size) < clauseEnd(at),
  }
}
