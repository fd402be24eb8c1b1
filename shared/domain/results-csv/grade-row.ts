import { excerpt } from '../text/characters'
import { listed } from '../text/counts'
import { type Level, levelRank, type ScaleName } from '../reports/levels'
import type { Layout, PlacedUnit } from './layout'
import { type Picked, readLevel } from './pick-cells'
import { type DecimalSign, gradeNumber, readResult } from './result-value'
import type { WarningCode } from './warning'
import { isSameUnit } from './unit'

/** A sentence on a row; `shared` is that of many, shown once at `shared.line` or the first. */
export type Note = { code: WarningCode; message: string; shared?: { text: string; line: number | null } }

/** A row's grade. `level` is undefined without one; `scale` is set when a number was graded. */
export type Grade = {
  level: Level | undefined
  value: number | null
  text: string
  scale: ScaleName | null
  notes: Note[]
}

export type GradeOptions = { layout: Layout; bareScale: ScaleName; sign: DecimalSign }

/** Cells beside a low result that need no remark; a number without a word belongs to its column. */
const saysNothing = /^(?:[\s\p{Pd}.\d,/]*|ok)$/iu

const quote = (text: string) => `"${excerpt(text)}"`

/** A number in a known unit, or a bare one, decides; without it, words and classes do. */
export function gradeRow(picked: Picked, options: GradeOptions): Grade {
  const grade = gradeCells(picked, options)
  if (grade.level === undefined || picked.left.length === 0) return grade
  const cells = listed(picked.left.slice(0, 3).map(quote))
  const message = `${cells} after the result of ${quote(picked.food)} has no column heading, so we didn't read it.`
  return { ...grade, notes: [...grade.notes, { code: 'leftover-cells', message }] }
}

function gradeCells(picked: Picked, options: GradeOptions): Grade {
  const { layout } = options
  const word = readLevel(picked.level, layout)
  const reading = readResult(picked.result, options.sign)
  const food = quote(picked.food)
  const grade: Grade = { level: undefined, value: null, text: picked.result, scale: null, notes: [] }
  const note = (code: WarningCode, message: string) => grade.notes.push({ code, message })

  if (reading.kind === 'number') {
    const inRow = [reading.unit, picked.unit].flatMap((one) => (one ? { ...one, line: null } : []))
    const units: PlacedUnit[] = [...inRow, ...layout.units]
    const [unit] = units
    const scale = unit ? unit.scale : options.bareScale
    const said = higher(reading.word, word)
    if (unit && !scale) return gradeInUnknownUnit(grade, said, food, unit)
    if (!scale) return grade
    const other = unit && inRow.length > 0 && units.find((one) => !isSameUnit(one, unit))
    if (other) grade.notes.push(unitsDisagree(unit, other, food))
    const { level, open } = gradeNumber(reading.bound, reading.value, scale)
    Object.assign(grade, { level, value: reading.value, scale })
    if (!level) {
      const message = `${quote(picked.result)} may be any level. The food ${food} has no level.`
      note('open-ended', message)
    } else if (open) {
      note('open-ended', `${quote(picked.result)} may be another level; ${food} was graded ${level}.`)
    }
    if (level && said && said !== level) {
      const message = `${quote(picked.result)} counts as ${level}, but the text next to it says ${said}. We used the number for ${food}.`
      note('levels-disagree', message)
    }
    if (level === 'low' && !said && !saysNothing.test(picked.level) && !word) {
      const message = `${quote(picked.level)} beside the result of ${food} is not a level that can be read.`
      note('level-unread', message)
    }
    return grade
  }

  if (reading.kind === 'word') {
    grade.level = higher(reading.level, word)
    if (word && word !== reading.level) {
      const message = `The two levels of ${food} differ; the higher one, ${grade.level ?? ''}, was used.`
      note('levels-disagree', message)
    }
    return grade
  }

  if (word && (reading.kind === 'empty' || word !== 'low')) {
    grade.level = word
    grade.text = picked.level
    if (reading.kind === 'unreadable') {
      const message = `${quote(picked.result)} is not a result that can be read; ${food} was graded by ${quote(picked.level)}.`
      note('level-from-word', message)
    }
    return grade
  }

  const printed = reading.kind === 'empty' && layout.result === null ? picked.level : picked.result
  grade.text = printed
  if (printed === '') note('no-result', `The food ${food} has no result, and so no level.`)
  else {
    note(
      'unreadable-result',
      `${quote(printed)} is not a result that can be read. The food ${food} has no level.`,
    )
  }
  return grade
}

function gradeInUnknownUnit(
  grade: Grade,
  word: Level | undefined,
  food: string,
  { text: unit, line }: PlacedUnit,
): Grade {
  const at = grade.text.toLowerCase().indexOf(unit.toLowerCase())
  const text = at === -1 ? `${grade.text} ${unit}` : grade.text
  const written = at === -1 ? unit : text.slice(at, at + unit.length)
  const gradedBy = word
    ? `${food} was graded ${word} from the wording in the file.`
    : `The food ${food} has no level.`
  const message = `${quote(text)} is in a unit that cannot be graded. ${gradedBy}`
  const shared = { text: `${quote(written)} is a unit that cannot be graded.`, line }
  return { ...grade, text, level: word, notes: [{ code: 'unknown-unit', message, shared }] }
}

function unitsDisagree(unit: PlacedUnit, other: PlacedUnit, food: string): Note {
  const text = `The unit is "${unit.text}" in the row but "${other.text}" elsewhere. We used the one in the row.`
  return { code: 'units-disagree', message: `${food}: ${text}`, shared: { text, line: null } }
}

function higher(a: Level | undefined, b: Level | undefined): Level | undefined {
  if (!a || !b) return a ?? b
  return levelRank[a] >= levelRank[b] ? a : b
}
