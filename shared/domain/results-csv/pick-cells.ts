import { levelOfText } from '../level-text'
import { type Layout, withoutEmptyEnd } from './layout'
import { isUnit, readResult } from './result-value'

/** The cells of one row that matter. `rest` are cells behind the result that no header names. */
export type Picked = { food: string; result: string; unit: string; level: string; rest: string[] }

/**
 * Picks a row's cells by the layout. With commas as delimiters a row may have more cells than its header: a food
 * (`12,PEPPER, BLACK,18.4`) or a number (`1,Milk,12,5`) was written with a comma and no quotes. It is put together
 * again when only one way to do so makes sense; otherwise the answer is undefined.
 */
export function pickCells(cells: readonly string[], layout: Layout, isComma: boolean): Picked | undefined {
  const full = [...cells.slice(0, layout.columns), ...withoutEmptyEnd(cells.slice(layout.columns))]
  const plain = pickAt(full, layout, 0, 0)
  if (!isComma || layout.result !== layout.food + 1) return plain
  const extra = full.length - layout.columns
  if (extra > 0) return rejoin(full, layout, extra)
  if (layout.named || isReadable(plain.result) || full.length < 4) return plain
  return rejoin(full, { ...layout, columns: 3 }, full.length - 3) ?? plain
}

const isReadable = (text: string) => !['empty', 'unreadable'].includes(readResult(text, 'unclear').kind)
const isNumber = (text: string) => readResult(text, 'unclear').kind === 'number'

function rejoin(cells: readonly string[], layout: Layout, extra: number): Picked | undefined {
  const foodPieces = cells.slice(layout.food + 1, layout.food + 1 + extra)
  const foodWay = pickAt(cells, layout, extra, 0)
  const mayJoinFood = layout.food === 0 || (layout.food === 1 && /^\d*[.)]?$/.test((cells[0] ?? '').trim()))
  const isFoodWay =
    mayJoinFood && foodPieces.every((piece) => /\p{L}/u.test(piece)) && isReadable(foodWay.result)

  const numberWay = pickAt(cells, layout, extra - 1, 1)
  const numberPieces = foodPieces.slice(0, extra - 1)
  const isNumberWay =
    /^[<>]?\s*\d+,\d{1,2}$/.test(numberWay.result) &&
    (extra === 1 || mayJoinFood) &&
    numberPieces.every((piece) => /\p{L}/u.test(piece))

  const plain = pickAt(cells, layout, 0, 0)
  const isPlainWay = isReadable(plain.result) && !isNumberWay
  const ways = [isFoodWay && foodWay, isNumberWay && numberWay, isPlainWay && plain].filter(
    (way) => way !== false,
  )
  return ways.length === 1 ? ways[0] : undefined
}

function pickAt(cells: readonly string[], layout: Layout, inFood: number, inResult: number): Picked {
  const { food, result, level, unitAt } = layout
  const moved = (at: number) =>
    at > food ? at + inFood + (result !== null && at > result ? inResult : 0) : at
  const cell = (at: number | null | undefined) => (at == null ? '' : (cells[moved(at)] ?? ''))
  const foodCells = cells.slice(food, food + inFood + 1).map((piece) => piece.trim())
  const resultCells =
    result === null
      ? []
      : cells.slice(moved(result), moved(result) + inResult + 1).map((piece) => piece.trim())
  return {
    food: foodCells.join(', '),
    result: resultCells.join(','),
    unit: cell(unitAt),
    level: cell(level?.at),
    rest: layout.named || result === null ? [] : cells.slice(moved(result) + inResult + 1),
  }
}

/** The unit and the level word among cells that no header names. */
export function readUnnamed(rest: readonly string[]): { unit: string; level: string } {
  return {
    unit: rest.find((cell) => isUnit(cell) && !isNumber(cell)) ?? '',
    level: rest.find((cell) => !isNumber(cell) && levelOfText(cell) !== undefined) ?? '',
  }
}
