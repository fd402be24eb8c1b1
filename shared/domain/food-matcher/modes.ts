import type { Said } from './allergen-tables'
import { answered, type Mode, type Speech } from './speech'
import type { Cue } from './cues/cue'
import { grammarOf } from './grammar'
import { goesOn, isList, leavesOut, type Negation, negationAt, passWord } from './negation'
import { namesAllergen, type Phrase } from './phrases'
import type { Value } from './values'
import {
  adjectives,
  alsoWords,
  binding,
  isCompoundPlace,
  isItemOfRemains,
  isOfProduct,
  isOfThing,
  isOtherWork,
  isPlace,
  isPlaceOfWork,
  isSharedThing,
  isUnguaranteed,
  holdsNext,
  joining,
  lookAhead,
  mayWords,
  minerals,
  reasons,
  relative,
  speaksOfPresence,
  turns,
  useVerbs,
} from './statement-words'
import { gaps, type Token } from './tokens'

type Saved = { mode: Mode; negation: Negation | undefined; isStated: boolean; epoch: number }

/** Advice on preparing continues for so many words, across sentences. */
const servingWords = 60

/** Reads statements around foods and their ends, in one pass; `said` is by tables. */
export function speechOf(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  said: readonly (Said | undefined)[],
): Speech[] {
  const ahead = lookAhead(tokens)
  const grammar = grammarOf(tokens, phrases)
  const isLeftOut = (index: number) => negation !== undefined && grammar.isObject(index)
  const modes: Speech[] = []
  const saved: Saved[] = []
  let mode: Mode = 'in'
  let negation: Negation | undefined
  let isStated = false
  let epoch = 0
  let isInTraceBracket = false
  let backLimit = 0
  let servingEnd = 0
  /** Whether the statement is a heading over lines with one item each. */
  let isHeaded = false
  let hasNamed = false
  /** The verb that belongs to a "may" before it. */
  let verbOfMay = -1
  let aside = { from: 0, end: 0 }

  const handles = (at: number) => useVerbs.has(tokens[at]?.text ?? '')
  const handlesBefore = (at: number) => ahead.isHandled(at) && !isOfProduct(tokens, at)
  /** Whether the sentence denies a promise, before or after a word. */
  const isDenied = (at: number) => ahead.isUnpromised(at) || isUnguaranteed(tokens, at)
  const negate = (scope: Negation['scope'], at: number) => {
    negation = negationAt(scope, at, ahead)
  }
  const begin = (next: Mode, stated = next === 'trace') => {
    mode = next
    negation = undefined
    isStated = stated
    hasNamed = false
    isHeaded = false
  }

  function separate(token: Token, index: number) {
    const { gap } = token
    const at = phrases[index]?.first ?? 0
    const isFirst = grammar.isOpened(index)
    isHeaded ||= isFirst
    if (gap & gaps.stop && !isFirst && !(isHeaded && gap & gaps.item)) {
      if (mode !== 'serving' || at >= servingEnd) begin('in')
      epoch++
      backLimit = index
    }
    for (let closed = 0; closed < token.closes; closed++) {
      const outer = saved.pop()
      const isSame = outer?.epoch === epoch
      mode = isSame ? outer.mode : 'in'
      negation = isSame ? outer.negation : undefined
      isStated = isSame && outer.isStated
      isInTraceBracket = saved.at(-1)?.mode === 'trace'
    }
    for (let opened = 0; opened < token.opens; opened++) {
      saved.push({ mode, negation, isStated, epoch })
      isInTraceBracket = mode === 'trace'
      if (!isList(negation)) negation = undefined
    }
    if (negation && (gap & gaps.semicolon || endsOnLine(negation, token, index))) negation = undefined
    if (negation && !isList(negation) && gap & (gaps.comma | gaps.colon) && !goesOn(negation, at))
      negation = undefined
  }

  /** Whether a claim without a full stop ended with the line before: "Free from nuts⏎milk, egg". */
  function endsOnLine({ scope }: Negation, { gap }: Token, index: number): boolean {
    if (!(gap & gaps.line) || gap & (gaps.comma | gaps.hyphen) || isHeaded) return false
    const before = phrases[index - 1]
    if (scope === 'people') return !binding.has(tokens[(before?.end ?? 1) - 1]?.text ?? '')
    return scope === 'list' && before?.entry?.kind === 'food' && phrases[index]?.entry?.kind === 'food'
  }

  function say(cue: Cue, index: number, phrase: Phrase) {
    const next = tokens[phrase.end]
    switch (cue) {
      case 'trace':
        if ((next && minerals.has(next.text)) || isLeftOut(index)) break
        if (isItemOfRemains(tokens, phrase.first)) break
        traceBehind(index)
        if (isSaidOf(phrase)) traceBack(index)
        begin('trace')
        break
      case 'place':
      case 'unsuitable':
        begin('trace')
        break
      case 'weakPlace':
        if (isPlace(tokens, phrase.first) || handles(phrase.end) || isPlaceOfWork(tokens, phrase.end))
          begin('trace')
        break
      case 'traceBack':
        if ((next && next.gap & gaps.colon) || !traceBack(index)) mode = 'trace'
        break
      case 'notList':
      case 'suitable':
        if (cue === 'notList' && isUnguaranteed(tokens, phrase.first)) begin('trace')
        else if (cue === 'notList') negate('list', phrase.first)
        else if (ahead.hasAllergy(phrase.first)) negate('people', phrase.first)
        break
      case 'not':
      case 'without':
        if (!next || (next.text >= '0' && next.text <= '9~')) break
        if (isUnguaranteed(tokens, phrase.first) || grammar.isNotFree(index)) begin('trace')
        else negate(grammar.hasColon(phrase) ? 'list' : cue === 'not' ? 'item' : 'without', phrase.first)
        break
      case 'contains':
        if (phrase.first === verbOfMay || isInTraceBracket) break
        if (mode === 'trace' && isRelative(phrase.first - 1)) break
        begin('in', true)
        break
      case 'allergens':
        aside = { from: phrase.first, end: ahead.asideEnd(phrase.end) }
        if (!isInTraceBracket && !isOfStatement(index)) begin('in', true)
        break
      case 'ingredients':
        if (!isLeftOut(index) || grammar.hasColon(phrase)) begin('in')
        break
      case 'made':
      case 'end':
      case 'remark':
        begin('in')
        break
      case 'serving':
        if (!grammar.isHeading(phrase)) break
        begin('serving')
        servingEnd = phrase.end + servingWords
        break
      case 'free':
      case 'non':
      case 'plant':
      case 'meatless':
      case 'flavour':
      case 'flavourOf':
      case 'instead':
        break
    }
  }

  /** Whether "allergens" is part of a statement: "may contain the following allergens". */
  function isOfStatement(index: number): boolean {
    const phrase = phrases[index] as Phrase
    if (isLeftOut(index)) return true
    if (mode !== 'trace') return false
    const isLine = ((tokens[phrase.first]?.gap ?? 0) & gaps.line) > 0
    return (
      adjectives.has(tokens[phrase.first - 1]?.text ?? '') ||
      !(hasNamed || (isLine && grammar.hasColon(phrase)))
    )
  }

  /** Whether a word is the "which" of "a factory which ...", not part of "ya que". */
  const isRelative = (at: number) =>
    relative.has(tokens[at]?.text ?? '') && !reasons.has(tokens[at - 1]?.text ?? '')

  /** "Milk: possible traces." is about the food before its colon. */
  function isSaidOf({ first, end }: Phrase): boolean {
    const isLast = end >= tokens.length || ((tokens[end]?.gap ?? 0) & (gaps.stop | gaps.semicolon)) > 0
    return isLast && ((tokens[first]?.gap ?? 0) & gaps.colon) > 0
  }

  /** "Contains nut traces" is about the nuts before it. */
  function traceBehind(index: number) {
    const before = modes[index - 1]
    if (before?.mode === 'in' && grammar.isBehindFood(index)) before.mode = 'trace'
  }

  /** Marks foods before "may be present" as traces; returns whether there were any. */
  function traceBack(index: number): boolean {
    const cue = cueBefore(index)
    // "Ingredients: milk, wheat, nuts are handled here" is about the nuts.
    const isList = cue === 'ingredients' || cue === 'contains'
    let hasFood = false
    for (let at = index - 1; at >= backLimit; at--) {
      const phrase = phrases[at]
      const token = phrase && tokens[phrase.first]
      const speech = modes[at]
      if (!token || !speech || token.isPercent) break
      const isAllergen = phrase.entry?.kind === 'food' && namesAllergen(phrase.entry.value)
      if (phrase.entry?.kind === 'food') speech.isStated = true
      if (!isAllergen && !joining.has(token.text)) break
      if (isAllergen) {
        speech.mode = 'trace'
        hasFood = true
      }
      if (token.opens > 0 || token.gap & gaps.colon || (isList && token.gap & gaps.comma)) break
    }
    backLimit = index
    return hasFood
  }

  /** The last cue of the sentence before a phrase. */
  function cueBefore(index: number): Cue | undefined {
    for (let at = index - 1; at >= backLimit; at--) {
      const entry = phrases[at]?.entry
      if (entry?.kind === 'cue') return entry.cue
    }
    return undefined
  }

  for (const [index, phrase] of phrases.entries()) {
    const token = tokens[phrase.first] as Token
    separate(token, index)
    if (said[index] !== said[index - 1] || (said[index] && token.gap & gaps.stop)) begin('in')
    if (said[index] === 'value') {
      modes.push({ mode, isStated, silence: undefined })
      continue
    }
    const { entry } = phrase
    const isAside = phrase.first < aside.end
    if (entry?.kind === 'cue' && !isAside) say(entry.cue, index, phrase)
    else if (!entry) plain(token, index, phrase)
    const isFood = entry?.kind === 'food'
    const speech = isAside && isFood ? besides(entry.value) : spoken(isFood, index, phrase)
    modes.push(answered(speech, said[index], phrase.first))
    hasNamed ||= isFood
  }
  return modes

  /** Of a remark on allergens in general only cereals count as named. */
  function besides({ sure, unsure }: Value): Speech {
    const doubt = sure.has('@gluten') || unsure.has('@gluten') ? 'none' : 'anywhere'
    return { mode: 'aside', isStated, silence: { from: aside.from, isList: false, doubt } }
  }

  function spoken(isFood: boolean, index: number, { first, end }: Phrase): Speech {
    const known = negation
    const now = (isFood ? leavesOut(known, tokens[end - 1]?.text ?? '') : isList(known)) ? 'not' : mode
    if (now !== 'not' || !known) return { mode: now, isStated, silence: undefined }
    const isItem = (token: Token | undefined) => ((token?.gap ?? 0) & gaps.item) > 0
    const isOwnLine =
      (isHeaded && isItem(tokens[first]) && !grammar.isOpened(index)) ||
      tokens.slice(first + 1, end).some(isItem)
    const doubt = isOwnLine ? 'anywhere' : isList(known) && first >= known.sureEnd ? 'in list' : 'none'
    return { mode: now, isStated, silence: { from: known.from, isList: isList(known), doubt } }
  }

  function plain(token: Token, index: number, phrase: Phrase) {
    const { text } = token
    if (turns.has(text) && negation?.scope !== 'people') negation = undefined
    if (token.isPercent) {
      negation = undefined
      if (token.text === '0' && grammar.isNothing(index)) negate('item', phrase.first)
      if (mode === 'trace') endTraceAtShare(index)
      isStated = false
    }
    if (mayWords.has(text)) may(index, phrase)
    else if (speaksOfPresence(text) && isDenied(phrase.first)) begin('trace')
    else if (ahead.isWhere(phrase.first) || isOtherWork(tokens, phrase.first)) begin('trace')
    else if ((handlesBefore(phrase.first) && traceBack(index)) || ahead.isOwnWork(phrase.first))
      begin('trace')
    else if (isSharedThing(tokens, phrase.first) || isOfThing(tokens, phrase.first)) begin('trace')
    else if (ahead.isStray(phrase.first)) begin('trace')
    else if (isCompoundPlace(text) || (alsoWords.has(text) && ahead.isUsed(phrase.first))) begin('trace')
    if (negation && !token.isPercent) passWord(negation, text, tokens[negation.from]?.text ?? '')
  }

  /** "May also contain nuts", and "nuts may be present" where the sentence names nothing more. */
  function may(index: number, { first }: Phrase) {
    const verb = ahead.verbOf(first)
    if (verb === undefined) return
    verbOfMay = verb
    const isBeing = !holdsNext.has(tokens[verb]?.text ?? '')
    if (isBeing && grammar.namesNothing(index, verb) && ahead.clauseEnd(first) - verb <= 2) traceBack(index)
    begin('trace')
  }

  /** A share, as in "beef (8%)", shows that the list of ingredients continues. */
  function endTraceAtShare(index: number) {
    mode = 'in'
    epoch++
    const before = modes[index - 1]
    if (before && phrases[index - 1]?.entry?.kind === 'food') before.mode = 'in'
  }
}
