import { type Level, levelWords } from '../reports/levels'
import { fitPdfText, type PdfColor, type PdfItem, pdfPage, writePdf } from '../text/pdf'
import { aboutOf, countsOf, legendOf, type PrintedReport, resultHead, UNREAD } from './report'

const ink: PdfColor = [0.11, 0.17, 0.15]
const soft: PdfColor = [0.33, 0.39, 0.36]
const green: PdfColor = [0.18, 0.42, 0.31]
const line: PdfColor = [0.89, 0.91, 0.88]
const levelColors: Record<Level, PdfColor> = {
  high: [0.64, 0.15, 0.11],
  moderate: [0.54, 0.33, 0],
  low: [0.27, 0.4, 0.35],
}

const left = 56
const right = pdfPage.width - 56
const bottom = pdfPage.height - 72
const valueAt = 400
const levelAt = 430

type Block = { height: number; keepWith: number; items: (top: number) => PdfItem[] }

/** Labels and counts, then every result by food group with its level, pages numbered. */
export function writeSamplePdf(report: PrintedReport): Uint8Array {
  const pages: PdfItem[][] = []
  const { items: head, end } = headOf(report)
  let page = head
  let y = end
  for (const block of blocksOf(report)) {
    if (y + block.height + block.keepWith > bottom) {
      pages.push(page)
      page = columnHeads(report, 64)
      y = 80
    }
    page.push(...block.items(y))
    y += block.height
  }
  pages.push(page)
  pages.forEach((items, index) => items.push(...footOf(report, index + 1, pages.length)))
  return writePdf(`Food Intolerance Report ${report.sampleId}`, pages)
}

const text = (
  x: number,
  y: number,
  size: number,
  value: string,
  more: Partial<PdfItem & { kind: 'text' }> = {},
) => ({ kind: 'text', x, y, size, text: value, color: ink, ...more }) satisfies PdfItem

const rule = (y: number, color = line, height = 0.75): PdfItem => ({
  kind: 'box',
  x: left,
  y,
  width: right - left,
  height,
  color,
})

function headOf(report: PrintedReport): { items: PdfItem[]; end: number } {
  const { labels } = report
  const counts = countsOf(report)
  const items: PdfItem[] = [
    { kind: 'box', x: 0, y: 0, width: pdfPage.width, height: 10, color: green },
    text(left, 66, 22, 'Food Intolerance Report', { bold: true }),
    text(left, 84, 10, fitPdfText(aboutOf(report), 10, right - left), { color: soft }),
  ]
  let y = 118
  for (const [label, value] of labels) {
    items.push(
      text(left, y, 10, label, { color: soft }),
      text(left + 120, y, 10, fitPdfText(value, 10, right - left - 120)),
    )
    items.push(rule(y + 6))
    y += 20
  }
  y += 16
  const levels: Level[] = ['high', 'moderate', 'low']
  levels.forEach((level, index) => {
    const x = left + index * 165
    items.push({ kind: 'box', x, y: y - 14, width: 3, height: 34, color: levelColors[level] })
    items.push(text(x + 12, y + 3, 18, String(counts[level]), { bold: true, color: levelColors[level] }))
    items.push(text(x + 12, y + 18, 9, levelWords[level], { color: soft }))
  })
  y += 56
  return { items: [...items, ...columnHeads(report, y)], end: y + 16 }
}

function columnHeads(report: PrintedReport, y: number): PdfItem[] {
  return [
    text(left, y, 10, 'Food', { bold: true }),
    text(valueAt, y, 10, fitPdfText(resultHead(report), 10, 160, true), { bold: true, align: 'right' }),
    text(levelAt, y, 10, 'Level', { bold: true }),
    rule(y + 6, ink, 1),
  ]
}

function blocksOf(report: PrintedReport): Block[] {
  return report.groups.flatMap(({ category, rows }): Block[] => [
    {
      height: 28,
      keepWith: 18,
      items: (top) => [
        text(left, top + 18, 11, fitPdfText(category, 11, right - left, true), { bold: true, color: green }),
        rule(top + 24),
      ],
    },
    ...rows.map(({ food, printed, level }) => ({
      height: 18,
      keepWith: 0,
      items: (top: number) => [
        text(left, top + 12, 10, fitPdfText(food, 10, valueAt - left - 60)),
        text(valueAt, top + 12, 10, fitPdfText(printed, 10, 160), { align: 'right' }),
        text(levelAt, top + 12, 10, level ? levelWords[level] : UNREAD, {
          bold: level === 'high',
          color: level ? levelColors[level] : soft,
        }),
        rule(top + 17, line, 0.5),
      ],
    })),
  ])
}

function footOf(report: PrintedReport, page: number, pages: number): PdfItem[] {
  const [high = '', moderate = ''] = legendOf(report)
  const legend = `${high} ${moderate} An IgG result is not a diagnosis.`
  return [
    text(left, pdfPage.height - 40, 8, legend, { color: soft }),
    text(right, pdfPage.height - 40, 8, `${fitPdfText(report.sampleId, 8, 80)}  ·  ${page} / ${pages}`, {
      color: soft,
      align: 'right',
    }),
  ]
}
