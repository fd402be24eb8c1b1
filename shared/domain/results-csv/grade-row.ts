import { excerpt } from '../characters'
import { levelOfClass, levelOfText } from '../level-text'
import { type Level, levelRank, type ScaleName } from '../levels'
import type { Layout } from './layout'
import { type Picked, readUnnamed } from './pick-cells'
import { gradeNumber, readResult, scaleOfUnit } from './result-value'

/** Why a row, or the file, needs an admin's eye. */
export type WarningCode =
  | 'no-food'
  | 'no-result'
  | 'unreadable-result'
  | 'unknown-unit'
  | 'open-ended'
  | 'levels-disagree'
  | 'level-unread'
  | 'level-from-word'
  | 'two-column-elevated'
  | 'two-column-row'
  | 'column-order'
  | 'extra-columns'
  | 'runs-on'
  | 'before-header'
  | 'doubtful-header'
  | 'several-samples'
  | 'duplicate-food'
  | 'food-too-long'
  | 'mixed-scales'
  | 'too-many-rows'
  | 'too-many-cells'
  | 'file-too-long'

/** A row's grade. `level` is undefined when it has none; `scale` is set when a number was graded. */
export type Grade = {
  level: Level | undefined
  value: number | null
  text: string
  scale: ScaleName | null
  notes: { code: WarningCode; message: string }[]
}

/** What every row of a file is graded with. */
export type GradeOptions = { layout: Layout; bareScale: ScaleName; comma: 'decimal' | 'unclear' }

const quote = (text: string) => `"${excerpt(text)}"`

/**
 * Grades one picked row. A number in a known unit (or a bare one) decides and words are compared with it; without
 * such a number, words and classes decide. Each note is a sentence about the row that an admin can act on.
 */
export function gradeRow(picked: Picked, options: GradeOptions): Grade {
  const { layout } = options
  const unnamed = readUnnamed(picked.rest)
  const levelCell = picked.level || unnamed.level
  const word = layout.level?.kind === 'class' ? levelOfClass(levelCell) : levelOfText(levelCell)
  const reading = readResult(picked.result, options.comma)
  const food = quote(picked.food)
  const grade: Grade = { level: undefined, value: null, text: picked.result, scale: null, notes: [] }
  const note = (code: WarningCode, message: string) => grade.notes.push({ code, message })

  if (reading.kind === 'number') {
    const unit = [reading.unit ?? '', picked.unit, unnamed.unit, layout.unit ?? ''].find(
      (text) => text !== '',
    )
    const scale = unit === undefined ? options.bareScale : scaleOfUnit(unit)
    const said = higher(reading.word, word)
    if (!scale) return gradeInUnknownUnit(grade, said, food, unit ?? '')
    const { level, open } = gradeNumber(reading.bound, reading.value, scale)
    Object.assign(grade, { level, value: reading.value, scale })
    if (!level) {
      const message = `${quote(picked.result)} may be any level. The food ${food} has no level.`
      note('open-ended', message)
    } else if (open) {
      note('open-ended', `${quote(picked.result)} may be another level; ${food} was graded ${level}.`)
    }
    if (level && said && said !== level) {
      const message = `${quote(picked.result)} grades ${level}, but the words beside it say ${said}. The number decides for ${food}.`
      note('levels-disagree', message)
    }
    if (level === 'low' && !said && /\p{L}/u.test(picked.level) && !word) {
      const message = `${quote(picked.level)} beside the result of ${food} is not a level that can be read.`
      note('level-unread', message)
    }
    return grade
  }

  if (reading.kind === 'word') {
    grade.level = higher(reading.level, word)
    if (word && word !== reading.level) {
      const message = `The two levels of ${food} differ; the higher one, ${grade.level ?? ''}, was taken.`
      note('levels-disagree', message)
    }
    return grade
  }

  if (word && (reading.kind === 'empty' || word !== 'low')) {
    grade.level = word
    grade.text = levelCell
    if (reading.kind === 'unreadable') {
      const message = `${quote(picked.result)} is not a result that can be read; ${food} was graded by ${quote(levelCell)}.`
      note('level-from-word', message)
    }
    return grade
  }

  const printed = reading.kind === 'empty' && layout.result === null ? levelCell : picked.result
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

function gradeInUnknownUnit(grade: Grade, word: Level | undefined, food: string, unit: string): Grade {
  const text = grade.text.toLowerCase().includes(unit.toLowerCase()) ? grade.text : `${grade.text} ${unit}`
  const told = word ? `${food} was graded ${word} by its words.` : `The food ${food} has no level.`
  const message = `${quote(text)} is in a unit that cannot be graded. ${told}`
  return { ...grade, text, level: word, notes: [{ code: 'unknown-unit', message }] }
}

function higher(a: Level | undefined, b: Level | undefined): Level | undefined {
  if (!a || !b) return a ?? b
  return levelRank[a] >= levelRank[b] ? a : b
}
