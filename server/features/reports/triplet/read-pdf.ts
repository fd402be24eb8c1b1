import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { firstCharacters } from '@shared/domain/text/characters'
import { areStreamsWhole } from './pdf-streams'
import { missingPart } from './complete-pdf'

/** `problem`: why it does not fully open, a sentence; `lines`: its text, split into cells. */
export type PdfReading = { problem: string | null; lines: string[][] }

/** The reading of a PDF that does not fully open; `what` completes "The PDF file …". */
export const unreadPdf = (what: string, lines: string[][] = []): PdfReading => ({
  problem: `The PDF file ${what}.`,
  lines,
})

const MOST_PAGES = 500
const MOST_PAGES_READ = 20
const MOST_CHARACTERS = 200_000

/**
 * Opens a PDF and checks that it is complete, has no password and that each page (up to 500) opens.
 * Returns the text of the first 20 pages, at most 200,000 characters; a PDF of pictures has none. A
 * hostile file may take seconds and much memory; see readTripletAside. Never throws because of the
 * file's content.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const missing = missingPart(bytes)
  if (missing !== undefined) return unreadPdf(missing)
  const { getDocument } = await import('unpdf/pdfjs')
  const opening = getDocument({
    // The library takes ownership of the buffer, so it gets a copy.
    data: new Uint8Array(bytes),
    stopAtErrors: true,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const pdf = await opening.promise
    if (pdf.numPages === 0) return unreadPdf('has no pages')
    const reading = await readPages(pdf)
    return reading.problem !== null || (await areStreamsWhole(bytes))
      ? reading
      : unreadPdf('is damaged: a part of it cannot be read', reading.lines)
  } catch (error) {
    return unreadPdf(
      error instanceof Error && error.name === 'PasswordException'
        ? 'is locked with a password'
        : 'is damaged and cannot be opened',
    )
  } finally {
    await opening.destroy()
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<PdfReading> {
  const lines: string[][] = []
  let left = MOST_CHARACTERS
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
    const read = await linesOfPage(pdf, number).catch(() => undefined)
    if (read === undefined) return unreadPdf(`is damaged: page ${number} cannot be read`, lines)
    for (const line of read) {
      const cells = line.map((cell) => firstCharacters(cell, left)).filter((cell) => cell !== '')
      left -= cells.reduce((sum, cell) => sum + cell.length, 0)
      if (cells.length > 0) lines.push(cells)
    }
  }
  return { problem: null, lines }
}

type Piece = { text: string; x: number; y: number; width: number; size: number }

/** Pages after the limit are opened but give no text. */
async function linesOfPage(pdf: PDFDocumentProxy, number: number): Promise<string[][]> {
  const page = await pdf.getPage(number)
  if (number > MOST_PAGES_READ) return []
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , across = 0, up = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(across, up) }]
  })
  const lines: Piece[][] = []
  for (const piece of pieces.sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line?.[0] && line[0].y - piece.y <= SAME_LINE) line.push(piece)
    else lines.push([piece])
  }
  return lines.map(cellsOf)
}

/** In points. */
const SAME_LINE = 2
/** As a fraction of the letter height. */
const GAP_OF_CELLS = 1
const GAP_OF_WORDS = 0.15

function cellsOf(line: Piece[]): string[] {
  const cells: string[] = []
  let end = -Infinity
  for (const { text, x, width, size } of line.sort((a, b) => a.x - b.x)) {
    const last = cells.length - 1
    if (x - end > GAP_OF_CELLS * size) cells.push(text)
    else cells[last] = `${cells[last]}${x - end > GAP_OF_WORDS * size ? ' ' : ''}${text}`
    end = x + width
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim())
}
