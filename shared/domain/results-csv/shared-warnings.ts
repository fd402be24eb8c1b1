import { countText, formatCount } from '../text/counts'
import type { Note } from './grade-row'
import type { Warning } from './warning'

const mostRanges = 8

/** Collects warnings by line; one shared by many rows appears once, with their number. */
export function collectWarnings() {
  const warnings: Warning[] = []
  const shared = new Map<string, { warning: Warning; text: string; graded: number[]; none: number[] }>()
  return { warn, note, done }

  /** @param line null for a warning on the file */
  function warn(line: number | null, code: string, message: string): Warning {
    const warning = { line, code, message: line === null ? message : `Line ${line}: ${message}` }
    warnings.push(warning)
    return warning
  }

  function note(line: number, hasLevel: boolean, { code, message, shared: all }: Note): void {
    if (!all) {
      warn(line, code, message)
      return
    }
    const key = JSON.stringify([code, all])
    const known = shared.get(key)
    const one = known ?? { warning: warn(all.line ?? line, code, ''), text: all.text, graded: [], none: [] }
    const lines = hasLevel ? one.graded : one.none
    lines.push(line)
    if (!known) shared.set(key, one)
  }

  function done(): Warning[] {
    for (const { warning, text, graded, none } of shared.values()) {
      const without =
        none.length > 0
          ? ` ${countText(none.length, 'food has', 'foods have')} no level (${linesText(none)}).`
          : ''
      const by =
        graded.length > 0
          ? ` ${countText(graded.length, 'food has', 'foods have')} a level all the same (${linesText(graded)}).`
          : ''
      warning.message = `Line ${warning.line ?? ''}: ${text}${without}${by}`
    }
    return warnings
  }
}

/** Rising line numbers in words: `line 3`, `lines 2 to 4, 7`. */
export function linesText(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const line of lines) {
    const last = ranges.at(-1)
    if (last && line === last.to + 1) last.to = line
    else ranges.push({ from: line, to: line })
  }
  const named = ranges
    .slice(0, mostRanges)
    .map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
  const more = lines.filter((line) => line > (ranges[mostRanges - 1]?.to ?? Infinity)).length
  const behind = more > 0 ? ` and ${formatCount(more)} more` : ''
  return `${lines.length === 1 ? 'line' : 'lines'} ${named.join(', ')}${behind}`
}
