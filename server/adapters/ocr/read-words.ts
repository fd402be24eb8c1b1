/** A word with its box in the picture, in pixels. */
export type Word = {
  text: string
  /** Its offset in the text; undefined if the word was dropped for low confidence. */
  start?: number
  confidence: number
  letters: number
  left: number
  right: number
  top: number
  bottom: number
}

/** The recognised text, its confidence (0 to 100), and all words including dropped ones. */
export type Recognised = { text: string; confidence: number; words: Word[] }

/** Columns of tesseract's table of words. */
const [LEVEL, BLOCK, PARAGRAPH, LINE, LEFT, TOP, WIDTH, HEIGHT, CONFIDENCE, TEXT] = [
  0, 2, 3, 4, 6, 7, 8, 9, 10, 11,
]
const WORD = '5'

/** Edges around a label are read as scraps like `Wi`, `"` or `oy` with low confidence. */
const LONGEST_SCRAP = 2
const SCRAP_BELOW = 50
/** A line in which no word reaches this confidence is a texture. */
const LINE_NEEDS = 60

/** Joins tesseract's words into lines, without unsure ones; confidence is a mean by letter. */
export function readWords(table: string): Recognised {
  const lines = new Map<string, { block: string; words: Word[] }>()
  for (const row of table.split('\n')) {
    const cells = row.split('\t')
    const text = cells[TEXT]?.trim()
    if (cells[LEVEL] !== WORD || !text) continue
    const block = cells[BLOCK] as string
    const key = [block, cells[PARAGRAPH], cells[LINE]].join()
    const line = lines.get(key) ?? { block, words: [] }
    lines.set(key, line)
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
    const [left, top, width, height, confidence] = [LEFT, TOP, WIDTH, HEIGHT, CONFIDENCE].map((cell) =>
      Number(cells[cell]),
    ) as [number, number, number, number, number]
    line.words.push({ text, letters, confidence, left, right: left + width, top, bottom: top + height })
  }
  let [text, lastBlock, sum, count] = ['', '', 0, 0]
  for (const { block, words } of lines.values()) {
    const kept = words.filter((word) => word.letters > LONGEST_SCRAP || word.confidence >= SCRAP_BELOW)
    for (const { letters, confidence } of kept) {
      sum += letters * confidence
      count += letters
    }
    if (!kept.some(({ confidence, letters }) => confidence >= LINE_NEEDS && letters > 0)) continue
    if (text && block !== lastBlock) text += '\n'
    for (const word of kept) {
      word.start = text.length
      text += `${word.text} `
    }
    text = `${text.slice(0, -1)}\n`
    lastBlock = block
  }
  return {
    text,
    confidence: text ? Math.round(sum / count) : 0,
    words: [...lines.values()].flatMap(({ words }) => words),
  }
}
