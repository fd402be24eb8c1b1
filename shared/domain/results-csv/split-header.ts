import type { CsvRow } from '../csv'
import type { WarningCode } from './grade-row'
import {
  findNamedHeader,
  headerLayout,
  isDoubtfulHeader,
  isPlainHeader,
  type Layout,
  positionLayout,
} from './layout'
import { mayBeResult } from './may-be-result'

/** A line that was passed over although it may be a result. */
type Lost = { line: number; code: WarningCode; message: string }

/** A file's rows apart: `headers` are the lines of titles and headers, `data` what is read by `layout`. */
export type SplitRows<R> = {
  layout: Layout
  header: R | undefined
  headers: number[]
  lost: Lost[]
  data: R[]
}

/** Finds the header, by its names or by where it stands, and what stands above it; each row ends up in one of the three. */
export function splitHeader<R extends CsvRow>(rows: readonly R[]): SplitRows<R> {
  const at = findNamedHeader(rows)
  const header = at === undefined ? undefined : rows[at]
  if (header && at !== undefined) {
    const isHeader = (row: R) => row.cells.join('\n') === header.cells.join('\n')
    const below = rows.slice(at)
    return passedOver(rows.slice(0, at), below.filter(isHeader), {
      layout: headerLayout(header),
      header,
      data: below.filter((row) => !isHeader(row)),
    })
  }
  const first = rows[0]
  const isTitled = first?.cells.length === 1 && rows.length > 1 && !mayBeResult(first.cells, false)
  const titles = isTitled ? rows.slice(0, 1) : []
  const rest = rows.slice(titles.length)
  if (rest[0] && isPlainHeader(rest[0]))
    return passedOver(titles, [rest[0]], {
      layout: headerLayout(rest[0]),
      header: rest[0],
      data: rest.slice(1),
    })
  const layout = positionLayout(usualColumns(rest))
  return passedOver(titles, [], { layout, header: undefined, data: rest })
}

function passedOver<R extends CsvRow>(
  above: readonly R[],
  headers: readonly R[],
  rest: Pick<SplitRows<R>, 'layout' | 'header' | 'data'>,
): SplitRows<R> {
  const isLost = ({ cells }: R) => cells.filter((cell) => cell !== '').length > 2 || mayBeResult(cells, true)
  const lost = above.filter(isLost).map(({ line }) => ({
    line,
    code: 'before-header' as const,
    message: 'The row stands above the header and was not read.',
  }))
  const doubtful = headers.filter(isDoubtfulHeader).map(({ line }) => ({
    line,
    code: 'doubtful-header' as const,
    message: 'The row was taken for the header, but it may be a result.',
  }))
  const all = [...lost, ...doubtful]
  const lines = new Set(all.map(({ line }) => line))
  const named = [...above, ...headers].map(({ line }) => line).filter((line) => !lines.has(line))
  return { ...rest, headers: named, lost: all }
}

function usualColumns(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return Math.max(usual?.[0] ?? 3, 3)
}
