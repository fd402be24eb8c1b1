/** More than any label lists; what lies beyond is no list of ingredients. */
const MOST = 300
const LONGEST = 300

const headingWord =
  '(?:[il1|]ngredients?|ingr[ée]dients?|ingredientes|ingredienti|ingredi[eë]nten|zutaten(?:liste)?)(?![\\p{L}])'
/** "Ingredients:", also in several languages at once, but not "see ingredients in bold". */
const heading = new RegExp(
  `(?<![\\p{L}]|\\b(?:see|siehe|voir)(?: the| die| les)? )${headingWord}(?: ?/ ?${headingWord})*(?:\\s+list)?\\s*[:.;\\-–]?`,
  'iu',
)

/** Where a label goes on to speak of something else than what is in it. */
const ending = new RegExp(
  `(?<![\\p{L}])(?:may (?:also )?contain|may be present|contains?\\s*:|allerg\\p{L}*|for allergens|free from|produced|` +
    `packed|packaged|manufactured|made (?:in|on)|processed|hergestellt|fabriqu[ée]|spuren|traces|pu[òo] contenere|` +
    `nutrition\\p{L}*|typical values|storage|store in|keep (?:cool|refrigerated|frozen|in)|` +
    `once opened|best before|use by|suitable for|not suitable|net weight|serving|kann \\p{L}*|enthält|` +
    `nährwert\\p{L}*|mindestens haltbar|peut contenir|contient|valeurs? nutriti\\p{L}*|puede contener|contiene|` +
    `información nutricional|consumir)(?![\\p{L}])`,
  'giu',
)

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
  const text = labelText.slice(found ? found.index + found[0].length : 0)
  const again = heading.exec(text)
  const partners = pairBrackets(text)
  let closed = 0
  let at = 0
  for (const hit of text.slice(0, again?.index).matchAll(ending)) {
    for (; at < hit.index; at++) closed = Math.max(closed, partners.get(at) ?? 0)
    const before = text.slice(Math.max(0, hit.index - 20), hit.index).replace(/[ \t*]+$/u, '')
    const beginsSentence = before === '' || /[.!:\n]$/u.test(before) || /^\p{Lu}/u.test(hit[0])
    if (beginsSentence && closed < hit.index) return text.slice(0, hit.index)
  }
  return text.slice(0, again?.index)
}

/** The place of each bracket's partner, of whatever shape, as a misread one is; brackets without one are left out. */
function pairBrackets(text: string): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if ('([{'.includes(character)) open.push(at)
    else if (')]}'.includes(character)) {
      const last = open.pop()
      if (last !== undefined) partners.set(last, at)
    }
  }
  return partners
}

function isBreak(text: string, at: number, breaks: RegExp): boolean {
  const character = text[at] ?? ''
  const before = text[at - 1] ?? ''
  const after = text.slice(at + 1, at + 6)
  if (character === '.') return !/\d/u.test(before) && /^\s+\p{Lu}|^\s*$/u.test(after)
  // The comma of "1,5 %".
  return breaks.test(character) && !(character === ',' && /\d/u.test(before) && /^\d/u.test(after))
}

function tidy(item: string): string {
  return item
    .slice(0, LONGEST * 2)
    .replace(/(\p{L})[-\u00ad][ \t]*\n[ \t]*(\p{Ll})/gu, '$1$2')
    .replace(/(\p{Lu})[-\u00ad][ \t]*\n[ \t]*(\p{Lu})/gu, '$1$2')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s*–-]*(?:(?:and|und|et|y)\s)?\s*|[\s.:*]+$/giu, '')
    .slice(0, LONGEST)
}
