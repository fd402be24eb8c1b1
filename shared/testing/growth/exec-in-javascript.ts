import { RegExpParser, type AST } from '@eslint-community/regexpp'

// oxlint-disable-next-line typescript/unbound-method -- called with its pattern
const nativeExec = RegExp.prototype.exec
const matches = (regexp: RegExp, text: string) => nativeExec.call(regexp, text) !== null

/** Whether the rest of a pattern matches from a position on. */
type Rest = (at: number) => boolean
/** Whether a part of a pattern matches at a position, and the rest after it. */
type Part = (at: number, rest: Rest) => boolean
/** Where a match that starts at a position ends, or undefined. */
type Tried = (text: string, at: number) => number | undefined

const parser = new RegExpParser()
const compiled = new Map<string, Tried>()

/**
 * Finds what the native `exec` does, but in JavaScript, where steps can be counted: by
 * backtracking, as ECMAScript describes and V8 does it. Throws when the two differ.
 */
export function execInJavaScript(regexp: RegExp, text: string): RegExpExecArray | null {
  const { source, flags, sticky } = regexp
  const isByPairs = flags.includes('u') || flags.includes('v')
  const from = regexp.global || sticky ? regexp.lastIndex : 0
  const found = nativeExec.call(regexp, text)
  const key = `/${source}/${flags}`
  const tried = compiled.get(key) ?? compile(source, flags)
  compiled.set(key, tried)
  let at = from
  let end = at > text.length ? undefined : tried(text, at)
  while (end === undefined && at < text.length && !sticky) {
    at += isByPairs && isPair(text, at) ? 2 : 1
    end = tried(text, at)
  }
  if (found?.[0].length !== (end === undefined ? undefined : end - at) || (found && found.index !== at))
    throw new Error(`${key} finds something else in JavaScript.`)
  return found
}

const isPair = (text: string, at: number) => (text.codePointAt(at) ?? 0) > 0xffff

const isCharacter = (node: AST.Element) =>
  node.type === 'Character' || node.type === 'CharacterSet' || node.type === 'CharacterClass'

function compile(source: string, flags: string): Tried {
  const [unicode, unicodeSets, multiline] = ['u', 'v', 'm'].map((flag) => flags.includes(flag))
  const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets })
  const ofSets = ['i', 's', 'u', 'v'].filter((flag) => flags.includes(flag)).join('')
  let text = ''
  const captured = new Map<AST.CapturingGroup, string>()

  const between = (one: number, other: number) => text.slice(Math.min(one, other), Math.max(one, other))
  /**
   * The position after the next character, or before the previous one; undefined at the text's end.
   */
  const beside = (at: number, isBack: boolean) => {
    if (at === (isBack ? 0 : text.length)) return undefined
    const isLong = (unicode || unicodeSets) && isPair(text, isBack ? at - 2 : at)
    return at + (isBack ? -1 : 1) * (isLong ? 2 : 1)
  }
  /** The position beside a character of a set. */
  const besideOne = ({ raw }: AST.Node, isBack: boolean) => {
    const set = new RegExp(`^${raw}$`, ofSets)
    const known = new Map<string, boolean>()
    return (at: number) => {
      const end = beside(at, isBack)
      if (end === undefined) return undefined
      const character = between(at, end)
      const isIn = known.get(character) ?? matches(set, character)
      known.set(character, isIn)
      return isIn ? end : undefined
    }
  }

  const partOf = (node: AST.Element, isBack: boolean): Part => {
    if (isCharacter(node)) {
      const next = besideOne(node, isBack)
      return (at, rest) => {
        const end = next(at)
        return end !== undefined && rest(end)
      }
    }
    switch (node.type) {
      case 'Quantifier':
        return isCharacter(node.element) ? charactersOf(node, isBack) : repeated(node, isBack)
      case 'Assertion':
        return asserted(node)
      case 'Group':
        return oneOf(node.alternatives, isBack)
      case 'CapturingGroup':
        return capturing(node, isBack)
      case 'Backreference':
        return sameAs([node.resolved].flat(), isBack)
      case 'ExpressionCharacterClass':
        throw new Error(`Nobody has written yet how ${node.type} is matched in JavaScript: /${source}/`)
    }
  }
  const oneOf = (alternatives: AST.Alternative[], isBack: boolean): Part => {
    const ways = alternatives.map(({ elements }) =>
      (isBack ? elements.toReversed() : elements)
        .map((element) => partOf(element, isBack))
        .reduceRight<Part>(
          (after, part) => (at, rest) => part(at, (end) => after(end, rest)),
          (at, rest) => rest(at),
        ),
    )
    return (at, rest) => ways.some((way) => way(at, rest))
  }
  /** A loop instead of recursion, as a text may have many characters. */
  const charactersOf = ({ min, max, greedy, element }: AST.Quantifier, isBack: boolean): Part => {
    const next = besideOne(element, isBack)
    return (at, rest) => {
      const ends = [at]
      let last = at
      const goesOn = () => {
        const end = ends.length <= max ? next(last) : undefined
        if (end !== undefined) ends.push((last = end))
        return end !== undefined
      }
      while (ends.length <= min) if (!goesOn()) return false
      if (greedy) {
        while (goesOn());
        return ends.slice(min).reverse().some(rest)
      }
      do if (rest(last)) return true
      while (goesOn())
      return false
    }
  }
  const repeated = ({ min, max, greedy, element }: AST.Quantifier, isBack: boolean): Part => {
    const part = partOf(element, isBack)
    const from = (count: number, at: number, rest: Rest): boolean => {
      const again = () =>
        count < max && part(at, (end) => (count < min || end !== at) && from(count + 1, end, rest))
      if (count < min) return again()
      return greedy ? again() || rest(at) : rest(at) || again()
    }
    return (at, rest) => from(0, at, rest)
  }
  const asserted = (node: AST.Assertion): Part => {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const part = oneOf(node.alternatives, node.kind === 'lookbehind')
      return (at, rest) => part(at, () => true) !== node.negate && rest(at)
    }
    const isWord = (at: number) => matches(/^\w$/, text[at] ?? '')
    const isBreak = (at: number) => multiline === true && matches(/[\n\r\u2028\u2029]/, text[at] ?? '')
    if (node.kind === 'word') return (at, rest) => (isWord(at - 1) !== isWord(at)) !== node.negate && rest(at)
    if (node.kind === 'start') return (at, rest) => (at === 0 || isBreak(at - 1)) && rest(at)
    return (at, rest) => (at === text.length || isBreak(at)) && rest(at)
  }
  const capturing = (node: AST.CapturingGroup, isBack: boolean): Part => {
    const part = oneOf(node.alternatives, isBack)
    return (at, rest) =>
      part(at, (end) => {
        const before = captured.get(node)
        captured.set(node, between(at, end))
        if (rest(end)) return true
        if (before === undefined) captured.delete(node)
        else captured.set(node, before)
        return false
      })
  }
  const sameAs =
    (groups: AST.CapturingGroup[], isBack: boolean): Part =>
    (at, rest) => {
      const same = groups.map((group) => captured.get(group)).find((words) => words !== undefined) ?? ''
      const start = isBack ? at - same.length : at
      return start >= 0 && text.startsWith(same, start) && rest(isBack ? start : at + same.length)
    }

  const whole = oneOf(pattern.alternatives, false)
  return (given, at) => {
    text = given
    captured.clear()
    let end: number | undefined
    whole(at, (reached) => {
      end = reached
      return true
    })
    return end
  }
}
