import { listed } from '@shared/domain/counts'
import { formatWords } from '@shared/domain/dates'
import { levelWords, scales } from '@shared/domain/levels'
import type { DecidingFood, VerdictKind, VerdictLevel } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import type { Wants } from './frame'

/** What somebody is told of one food or dish; `part`: whether it holds what was asked for, `fitting`: of a family. */
export type Saying = {
  said: Verdict
  wants: Wants
  swaps: readonly { foodName: string; why: string }[]
  part: string | undefined
  fitting: readonly string[]
  isTested: boolean
}

const kindWords: Record<VerdictKind, string> = {
  allergy: 'Allergy',
  high: 'High',
  moderate: 'Moderate',
  own: 'Left out by you',
  'may-hold': 'May hold one of your foods',
  'no-elevation': 'No elevation',
  'not-tested': 'Not tested',
  'not-known': 'Not known',
}
const decidedBy: Record<VerdictLevel, string> = { ...levelWords, allergy: 'allergy', own: 'left out by you' }
const isFlagged = (kind: VerdictKind) => !['no-elevation', 'not-tested', 'not-known'].includes(kind)

const noReport =
  'No report has been released to you yet, so no test speaks of it. As soon as one is, ask me again. Until then go by your allergies and by what your doctor has told you.'

/** A verdict as the assistant says it: the level, what to do, what decided, and what goes instead. */
export function sayVerdict({ said, wants, swaps, part, fitting, isTested }: Saying): string {
  const { kind, title, foods, parts, notTested, notKnown, understoodAs } = said
  const without = kind === 'not-tested' && !isTested
  const flagged = isFlagged(kind)
  const lines = [
    understoodAs && `You wrote ${said.q}: this is for ${understoodAs}.`,
    without ? `${title}: ${noReport}` : `${title}: ${kindWords[kind]}. ${said.sentence}`,
    foods.length > 0 && `What decided: ${foods.map(decided).join('; ')}.`,
    parts.length > 0 && `${title} usually holds ${listed(parts.map(({ name }) => name.toLowerCase()))}.`,
    part,
    kind !== 'not-tested' && notTested.length > 0 && `Not tested: ${listed(notTested)}.`,
    kind !== 'not-known' &&
      notKnown.length > 0 &&
      `We do not know ${listed(
        notKnown.map((word) => `“${word}”`),
        'or',
      )}.`,
    wants === 'which' && fitting.length > 0 && `Without elevation in your test: ${listed(fitting)}.`,
    (flagged || wants !== 'may') && swaps.length > 0 && `Instead: ${swaps.map(offered).join('; ')}.`,
    wants === 'instead' &&
      flagged &&
      swaps.length === 0 &&
      'I know nothing in its place that fits all your foods; your practitioner can help.',
  ]
  return lines.filter(Boolean).join(' ')
}

const offered = ({ foodName, why }: { foodName: string; why: string }) =>
  why ? `${foodName} (${why})` : foodName

/** "Egg white, High, 45.2 µg/ml on 4 May 2026". */
function decided({ foodName, level, certainty, measured, carriedOverFrom }: DecidingFood): string {
  const unit =
    measured && measured.value !== null && !/[^\d.,<>≥≤ ]/u.test(measured.text) && scales[measured.scale].unit
  const value = measured && [measured.text, unit].filter(Boolean).join(' ')
  const day = measured?.day ? `on ${formatWords(measured.day)}` : ''
  return [
    foodName,
    decidedBy[level],
    value && level !== 'allergy' && `${value} ${day}`.trim(),
    carriedOverFrom !== null && 'from an earlier test',
    certainty === 'unsure' && 'which may be in it',
    certainty === 'trace' && 'as a trace',
  ]
    .filter(Boolean)
    .join(', ')
}
