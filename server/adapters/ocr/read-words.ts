/** What was read, how sure that is, 0 to 100, and whether there was anything that looked like words. */
export type Recognised = { text: string; confidence: number; sawWords: boolean }

type Word = { text: string; confidence: number; letters: number }

/** Columns of tesseract's table of words. */
const [LEVEL, BLOCK, PARAGRAPH, LINE, CONFIDENCE, TEXT] = [0, 2, 3, 4, 10, 11]
const WORD = '5'

/** Edges and textures around a label are read as scraps like `Wi`, `"` or `oy`, which tesseract itself does not believe. */
const LONGEST_SCRAP = 2
const SCRAP_BELOW = 50
/** A line in which no word reaches this is a texture. */
const LINE_NEEDS = 60

/** The lines of tesseract's table of words, without what it hardly believes; the confidence is the mean by letter. */
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
    line.words.push({ text, letters, confidence: Number(cells[CONFIDENCE]) })
  }
  let [text, lastBlock, sum, count] = ['', '', 0, 0]
  for (const { block, words } of lines.values()) {
    const kept = words.filter((word) => word.letters > LONGEST_SCRAP || word.confidence >= SCRAP_BELOW)
    for (const { letters, confidence } of kept) {
      sum += letters * confidence
      count += letters
    }
    if (!kept.some(({ confidence, letters }) => confidence >= LINE_NEEDS && letters > 0)) continue
    text += `${text && block !== lastBlock ? '\n' : ''}${kept.map((word) => word.text).join(' ')}\n`
    lastBlock = block
  }
  return { text, confidence: text ? Math.round(sum / count) : 0, sawWords: lines.size > 0 }
}
