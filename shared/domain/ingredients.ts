/** More than any label lists; what lies beyond is no list of ingredients. */
const MOST = 300
const LONGEST = 300

const heading =
  /(?<![\p{L}])(?:ingredients?|ingr[ée]dients?|ingredientes|ingredienti|ingredi[eë]nten|zutaten(?:liste)?)(?![\p{L}])(?:\s+list)?\s*[:.;\-–]?/iu

/** Where a label goes on to speak of something else than what is in it. */
const ending = new RegExp(
  `(?<![\\p{L}])(?:may (?:also )?contain|may be present|contains?\\s*:|allerg\\p{L}*|for allergens|free from|produced|` +
    `packed|packaged|manufactured|made (?:in|on)|processed|nutrition\\p{L}*|typical values|storage|store in|keep (?:cool|` +
    `refrigerated|frozen|in)|once opened|best before|use by|suitable for|not suitable|net weight|serving|kann \\p{L}*|` +
    `enthält|nährwert\\p{L}*|mindestens haltbar|peut contenir|contient|valeurs? nutriti\\p{L}*|puede contener|contiene|` +
    `información nutricional|consumir)(?![\\p{L}])`,
  'giu',
)

const openers: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
const closers = new Set(Object.values(openers))

/**
 * The ingredients a label lists, one by one and as printed, each with what stands in brackets behind it. Without a
 * heading the whole text counts as the list, up to the first statement ("May contain …", storage, nutrition).
 */
export function listIngredients(labelText: string): string[] {
  const text = listOf(labelText)
  const breaks = /[,;•·|]/u.test(text) ? /[,;•·|]/u : /[,;•·|\n]/u
  const partners = pairBrackets(text)
  const items: string[] = []
  let from = 0
  for (let at = 0; at < text.length && items.length < MOST; at++) {
    const partner = partners.get(at)
    if (partner !== undefined && partner > at) at = partner
    else if (isBreak(text, at, breaks)) {
      items.push(text.slice(from, at))
      from = at + 1
    }
  }
  items.push(text.slice(from))
  return items
    .map(tidy)
    .filter((item) => /\p{L}/u.test(item))
    .slice(0, MOST)
}

/** What stands between the heading and the statement that follows the list. */
function listOf(labelText: string): string {
  const found = heading.exec(labelText)
  const from = found ? found.index + found[0].length : 0
  const partners = pairBrackets(labelText)
  const inBrackets = (place: number) =>
    [...partners].some(([open, close]) => open < place && place < close && open >= from)
  ending.lastIndex = from
  for (let hit = ending.exec(labelText); hit; hit = ending.exec(labelText)) {
    const before = labelText.slice(from, hit.index).trimEnd()
    const beginsSentence = before === '' || /[.!:\n]$/u.test(labelText.slice(from, hit.index).replace(/[ \t*]+$/u, ''))
    const isCapital = /^\p{Lu}/u.test(hit[0])
    if ((beginsSentence || isCapital) && !inBrackets(hit.index)) return labelText.slice(from, hit.index)
  }
  const again = heading.exec(labelText.slice(from))
  return again ? labelText.slice(from, from + again.index) : labelText.slice(from)
}

/** The place of each bracket's partner; brackets without one are left out. */
function pairBrackets(text: string): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (openers[character]) open.push(at)
    else if (closers.has(character)) {
      const last = open.findLastIndex((place) => openers[text[place] ?? ''] === character)
      if (last < 0) continue
      partners.set(open[last] ?? 0, at)
      open.length = last
    }
  }
  return partners
}

function isBreak(text: string, at: number, breaks: RegExp): boolean {
  const character = text[at] ?? ''
  if (character === '.') return /^\s+\p{Lu}|^\s*$/u.test(text.slice(at + 1, at + 6)) && !/\d$/u.test(text.slice(0, at))
  if (!breaks.test(character)) return false
  // The comma of "1,5 %".
  return !(character === ',' && /\d/u.test(text[at - 1] ?? '') && /\d/u.test(text[at + 1] ?? ''))
}

function tidy(item: string): string {
  return item
    .replace(/(\p{L})[-\u00ad]\s*\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s*–-]*(?:and\s|und\s|et\s|y\s)?\s*|[\s.:*]+$/giu, '')
    .slice(0, LONGEST)
}
