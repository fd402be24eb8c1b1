import { allergenGroups } from '../../shared/domain/food-matcher/values'
import type {
  AllergenGroup,
  Matcher,
  Reading,
  ResolvedFood,
} from '../../shared/domain/food-matcher/food-matcher'
import type { Verdict } from '../../shared/domain/food-matcher/verdicts'
import { type Entry, markedFoods } from './read-corpus'

/**
 * The expected and the found verdict on a group or food; `isMarked` where the text has words for
 * it.
 */
type Answer = { value: string; expected: Verdict; said: Verdict; isMarked: boolean; isFalseAlarm: boolean }

/**
 * `mentions`: the marks that name a food or group; `placed`: those that the matcher found at the
 * same place.
 */
export type Judged = { entry: Entry; answers: Answer[]; mentions: number; placed: number }

/**
 * Counts over several texts. A question is one food or group marked in a text; with several marks
 * the gravest is expected.
 */
export type Figures = {
  entries: number
  mentions: number
  placed: number
  /** Questions whose expected verdict is not `none`. */
  present: number
  /** Of those, the ones on which the matcher says `none`. */
  silent: number
  questions: number
  right: number
  /** Groups reported as declared or as traces that the text does not have. */
  falseAlarms: number
}

const gravestFirst: readonly Verdict[] = ['match', 'trace', 'unsure', 'none']
const groups: readonly string[] = allergenGroups
const values = [...groups, ...markedFoods]

/** Runs the matcher on each text. Throws where the catalogue does not know a marked food. */
export function judge(matcher: Matcher, entries: readonly Entry[]): Judged[] {
  const foods = [
    ...allergenGroups.map(groupAsFood),
    ...matcher.resolve(markedFoods.map((key) => ({ name: key, key }))),
  ]
  const unknown = foods.filter(({ byNameOnly }) => byNameOnly)
  if (unknown.length > 0) throw new Error(`No such food: ${unknown.map(({ name }) => name).join(', ')}`)

  return entries.map((entry) => {
    const reading = matcher.read(entry.text)
    const verdicts = matcher.verdicts(reading, foods)
    const found = groupVerdicts(matcher, reading)
    const answers = values.map((value, at): Answer => {
      const isGroup = groups.includes(value)
      const marks = entry.marks.filter((mark) => mark.value === value)
      const expected = gravestFirst.find((kind) => marks.some((mark) => mark.expected === kind)) ?? 'none'
      const said = (isGroup ? found.get(value) : verdicts[at]?.verdict) ?? 'none'
      const isFalseAlarm = isGroup && expected === 'none' && (said === 'match' || said === 'trace')
      return { value, expected, said, isMarked: marks.length > 0, isFalseAlarm }
    })
    const mentions = entry.marks.filter(({ expected }) => expected !== 'none')
    const placed = mentions.filter(({ value, start, end }) =>
      verdicts[values.indexOf(value)]?.spans.some((span) => span.start < end && span.end > start),
    )
    return { entry, answers, mentions: mentions.length, placed: placed.length }
  })
}

/** The group as a food, because the matcher gives positions only for foods. */
const groupAsFood = (group: AllergenGroup): ResolvedFood => ({
  name: group,
  keys: [],
  byNameOnly: false,
  concepts: new Set([`@${group}`]),
  near: new Set(),
  phrases: [],
})

function groupVerdicts(matcher: Matcher, reading: Reading): ReadonlyMap<string, Verdict> {
  const { contains, traces, possible } = matcher.groups(reading)
  const pairsOf = (named: readonly string[], verdict: Verdict) =>
    named.map((group) => [group, verdict] as const)
  return new Map([...pairsOf(contains, 'match'), ...pairsOf(traces, 'trace'), ...pairsOf(possible, 'unsure')])
}

export function figuresOf(judged: readonly Judged[]): Figures {
  const answers = judged.flatMap((one) => one.answers)
  const marked = answers.filter(({ isMarked }) => isMarked)
  const present = marked.filter(({ expected }) => expected !== 'none')
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    entries: judged.length,
    mentions: sum(judged.map(({ mentions }) => mentions)),
    placed: sum(judged.map(({ placed }) => placed)),
    present: present.length,
    silent: present.filter(({ said }) => said === 'none').length,
    questions: marked.length,
    right: marked.filter(({ said, expected }) => said === expected).length,
    falseAlarms: answers.filter(({ isFalseAlarm }) => isFalseAlarm).length,
  }
}

/** The wrong answers, false alarms among them, each with its text. */
export function wrongAnswers(judged: readonly Judged[]): { entry: Entry; answer: Answer }[] {
  return judged.flatMap(({ entry, answers }) =>
    answers
      .filter(({ isMarked, isFalseAlarm, said, expected }) => isFalseAlarm || (isMarked && said !== expected))
      .map((answer) => ({ entry, answer })),
  )
}
