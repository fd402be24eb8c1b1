import { levelOfClass, levelOfText } from '../reports/level-text'
import type { Level } from '../reports/levels'
import { type Layout, withoutEmptyEnd } from './layout'
import { readResult } from './result-value'
import { isSameUnit, type Unit, unitOf } from './unit'

/** `unit` and `level` may come from cells without a header; `left` are the remaining cells. */
export type Picked = {
  food: string
  result: string
  unit: Unit | undefined
  level: string
  left: string[]
}

/**
 * Picks a row's cells by the layout. With comma delimiters a row may have more cells than its
 * header: a food (`12,PEPPER, BLACK,18.4`) or a number (`1,Milk,12,5`) contains an unquoted comma.
 * It is joined when only one way makes sense; else the answer is undefined.
 */
export function pickCells(cells: readonly string[], layout: Layout, isComma: boolean): Picked | undefined {
  const full = [...cells.slice(0, layout.columns), ...withoutEmptyEnd(cells.slice(layout.columns))]
  const plain = pickAt(full, layout, 0, 0)
  if (!isComma) return plain
  const extra = full.length - layout.columns
  if (layout.result !== layout.food + 1)
    return extra > 0 && (plain.left.length > 0 || goesOn(plain, full, layout)) ? undefined : plain
  if (layout.isHeaded && extra > 0) return rejoin(full, layout, extra)
  if (layout.named || full.length < 4) return plain
  const byPosition = { ...layout, columns: 3 }
  if (!isReadable(plain.result)) return rejoin(full, byPosition, full.length - 3) ?? plain
  // By position, "3,32" may be two numbers, but "12,5,µg/ml" can only be 12.5.
  const isSure = ({ result, unit, level }: Picked) =>
    unit || level !== '' || !/^\D*\d+,\d{1,3}$/u.test(result)
  const sure = ways(full, byPosition, full.length - 3).filter(isSure)
  return plain.left.length > 0 && sure.length === 1 ? sure[0] : plain
}

const isReadable = (text: string) => !['empty', 'unreadable'].includes(readResult(text, 'unclear').kind)
const isNumber = (text: string) => readResult(text, 'unclear').kind === 'number'

/** The number that a full row may have in two cells: `12,5` of `1,Milk,12,5`. */
export function splitNumber(
  cells: readonly string[],
  { mayBeSplit, result, columns }: Layout,
): string | undefined {
  if (!mayBeSplit || result === null || withoutEmptyEnd(cells).length > columns) return undefined
  const [whole = '', decimals = ''] = cells.slice(result, result + 2)
  return /^[<>≤≥]?\s*\d+$/u.test(whole) && /^\d{1,3}$/u.test(decimals) ? `${whole},${decimals}` : undefined
}

/** Whether the cell after a result may be the rest of its number. */
const goesOn = ({ result }: Picked, cells: readonly string[], layout: Layout): boolean =>
  /^\D*\d+$|\.\d{3}$/u.test(result) && /^\d/u.test(cells[(layout.result ?? layout.food) + 1] ?? '')

function rejoin(cells: readonly string[], layout: Layout, extra: number): Picked | undefined {
  const plain = pickAt(cells, layout, 0, 0)
  const isPlainWay = isReadable(plain.result) && !goesOn(plain, cells, layout)
  const all = [...ways(cells, layout, extra), ...(isPlainWay ? [plain] : [])]
  return all.length === 1 ? all[0] : undefined
}

/** The ways to join a food or a number so that only units and levels at the row's end remain. */
function ways(cells: readonly string[], layout: Layout, extra: number): Picked[] {
  const mayJoinFood = layout.food === 0 || (layout.food === 1 && /^\d*[.)]?$/.test((cells[0] ?? '').trim()))
  const found: Picked[] = []
  for (let behind = 0; behind <= Math.min(2, extra); behind += 1)
    for (let inResult = 0; inResult <= Math.min(2, extra - behind); inResult += 1) {
      const inFood = extra - behind - inResult
      if (inFood + inResult === 0 || (inFood > 0 && !mayJoinFood)) continue
      const pieces = cells.slice(layout.food + 1, layout.food + 1 + inFood)
      if (!pieces.every((piece) => /^\P{N}*\p{L}/u.test(piece) && !unitOf(piece))) continue
      const way = pickAt(cells, layout, inFood, inResult)
      const isResult = inResult === 0 ? isReadable(way.result) : isJoined(way.result)
      const isShifted = inResult > 0 && way.level !== '' && readLevel(way.level, layout) === undefined
      if (isResult && !isShifted && way.left.length === 0) found.push(way)
    }
  return found
}

/** The level in a cell beside the result. */
export const readLevel = (text: string, { level }: Layout): Level | undefined =>
  level?.kind === 'class' ? levelOfClass(text) : levelOfText(text)

/** Whether pieces split by commas are one number, readable or not: `12,5`, `1,234.5`. */
function isJoined(text: string): boolean {
  if (!/^[<>≤≥]?=?\s*\d[\d.]*(?:,\d+)?,\d[^,]*$/u.test(text)) return false
  return isNumber(text) || /^[<>≤≥]?=?\s*\d{1,3},\d+(?:\s?e\s?[-+]?\d+)?$/iu.test(text)
}

function pickAt(cells: readonly string[], layout: Layout, inFood: number, inResult: number): Picked {
  const { food, result, level, unitAt, columns } = layout
  const moved = (at: number) =>
    at > food ? at + inFood + (result !== null && at > result ? inResult : 0) : at
  const cell = (at: number | null | undefined) => (at == null ? '' : (cells[moved(at)] ?? ''))
  const foodCells = cells.slice(food, food + inFood + 1).map((piece) => piece.trim())
  const resultCells =
    result === null
      ? []
      : cells.slice(moved(result), moved(result) + inResult + 1).map((piece) => piece.trim())
  const nextToResult = (result ?? food) + 1
  const nameless = layout.named ? columns : nextToResult
  const first = moved(nameless - 1) + (nameless === nextToResult ? inResult : 0) + 1
  const unnamed = readUnnamed(cells.slice(first))
  const unitText = cell(unitAt)
  // A unit beside a number belongs to it under any column name.
  const beside = result === null || unitAt !== null ? undefined : unitOf(cell(nextToResult))
  const unit =
    unitText === '' ? (beside ?? unnamed.unit) : (unitOf(unitText) ?? { text: unitText, scale: undefined })
  const headed = layout.isHeaded ? moved(columns - 1) + (columns === nextToResult ? inResult : 0) + 1 : first
  return {
    food: foodCells.join(', '),
    result: resultCells.join(','),
    unit,
    level: cell(level?.at) || unnamed.level,
    left: unnamed.left.filter(({ at }) => first + at >= headed).map(({ text }) => text),
  }
}

/** The unit and the level among cells without a header, and the remaining cells. */
function readUnnamed(cells: readonly string[]) {
  let unit: Unit | undefined
  let level = ''
  const left: { at: number; text: string }[] = []
  for (const [at, text] of cells.entries()) {
    if (!/[^\s\p{Pd}.;'"]/u.test(text)) continue
    const asUnit = isNumber(text) ? undefined : unitOf(text)
    const isLevel = asUnit === undefined && !isNumber(text) && levelOfText(text) !== undefined
    if (asUnit && (!unit || isSameUnit(unit, asUnit))) unit ??= asUnit
    else if (isLevel && (level === '' || levelOfText(level) === levelOfText(text))) level ||= text
    else left.push({ at, text })
  }
  return { unit, level, left }
}
