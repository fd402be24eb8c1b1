import { type ScaleName, scales } from '@shared/domain/reports/levels'
import {
  type FoodChange,
  trendOf,
  repeatability,
  type ResultChanges,
} from '@shared/domain/reports/result-changes'
import { ArrowDown, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IconType } from '@/ui/icon-type'
import { LevelMarker, levelWords } from '@/ui/level-marker'
import { FoodName } from './food-name'
import type { Result, TestedFoods } from './report-types'
import { unitText, valueText } from '@/lib/value-text'

type Changes = ResultChanges<Result>
/** The scale of one of the two tests and what opens a verdict on its foods. */
type OfTest = Omit<TestedFoods, 'results'>
type Group = { key: 'appeared' | 'gone' | 'up' | 'down'; icon: IconType; title: string; meaning: string }

const groups: Group[] = [
  { key: 'appeared', icon: Plus, title: 'New', meaning: 'Elevated now, not last time' },
  { key: 'gone', icon: Minus, title: 'No elevation now', meaning: 'Elevated last time, not now' },
  { key: 'up', icon: ArrowUp, title: 'Up', meaning: 'Elevated both times, clearly higher now' },
  { key: 'down', icon: ArrowDown, title: 'Down', meaning: 'Elevated both times, clearly lower now' },
]

/** The kinds of change that have foods. */
const moved = (changes: Changes) => groups.filter(({ key }) => changes[key].length > 0)

/** The number of foods for each kind of change. */
export function ChangeCounts({ changes }: { changes: Changes }) {
  return (
    <ul className="nums mt-3 flex break-inside-avoid flex-wrap gap-1 text-small font-semibold">
      <li className="flex min-h-9 min-w-32 flex-1 items-center justify-center rounded-sm border border-line bg-sunken px-2 text-ink-2">
        {changes.same.length} about the same
      </li>
      {moved(changes).map(({ key, icon: Icon, title }) => (
        <li
          key={key}
          className="flex min-h-9 min-w-10 items-center justify-center gap-1.5 rounded-sm border border-line-strong px-2 text-ink"
        >
          <Icon aria-hidden="true" className="size-4" />
          <span>
            <span className="sr-only">{title} </span>
            {changes[key].length}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The names of the changed foods, one line for each kind of change. */
export function ChangeLines({ changes }: { changes: Changes }) {
  return (
    <ul className="mt-3 space-y-1.5 text-small text-ink-2">
      {moved(changes).map(({ key, icon: Icon, title, meaning }) => (
        <li key={key} className="flex gap-2">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink" />
          <span className="min-w-0 break-words">
            <b className="font-semibold text-ink" title={meaning}>
              {title}:
            </b>{' '}
            {changes[key].map(({ now }) => now.food).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Side({ result, text, unit = '' }: { result: Result; text: string; unit?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelMarker level={result.level} labelled={text !== levelWords[result.level]} />
      <span className="font-semibold text-ink">{text}</span>
      {unit}
    </span>
  )
}

type RowProps = {
  change: FoodChange<Result>
  before: OfTest
  now: OfTest
  levelsOnly: boolean
  /** The row is listed for its new level, so the change itself may be small. */
  byLevel: boolean
}

function ChangeRow({ change, before, now, levelsOnly, byLevel }: RowProps) {
  const isSmall = byLevel && !levelsOnly && trendOf(change.before, change.now, now.scale) === 'same'
  const text = (result: Result, scale: ScaleName) =>
    levelsOnly ? levelWords[result.level] : valueText(result, scale)
  return (
    <li className={rowClass}>
      <span className="min-w-0 break-words text-ink-2">
        <FoodName result={change.now} onOpen={now.onOpen} className="min-h-6 font-medium text-ink" />
        {isSmall && ', about the same value'}
      </span>
      <span className="nums flex flex-wrap items-center gap-x-2 text-ink-2">
        <span className="sr-only">from </span>
        <Side result={change.before} text={text(change.before, before.scale)} />
        <ArrowRight className="size-3.5 text-ink-3" />
        <span className="sr-only"> to </span>
        <Side
          result={change.now}
          text={text(change.now, now.scale)}
          unit={levelsOnly ? '' : unitText(change.now, now.scale)}
        />
      </span>
    </li>
  )
}

function Section({ title, meaning, children }: { title: string; meaning: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="font-sans text-small font-semibold tracking-normal text-ink">{title}</h3>
      <p className="break-after-avoid text-small text-ink-3">{meaning}</p>
      {children}
    </section>
  )
}

const listClass = 'mt-1.5 grid grid-cols-1 gap-x-8 text-small md:grid-cols-2 print:grid-cols-2'
const rowClass =
  'flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line py-2 print:py-1'

type ApartProps = { title: string; meaning: string; foods: readonly Result[]; test: OfTest }

/** Foods missing from one of the tests: elevated ones with their value, the others by name. */
function Apart({ title, meaning, foods, test: { scale, onOpen } }: ApartProps) {
  const raised = foods.filter(({ level }) => level !== 'low')
  const low = foods.filter(({ level }) => level === 'low')
  if (foods.length === 0) return null
  return (
    <Section title={title} meaning={meaning}>
      {raised.length > 0 && (
        <ul className={listClass}>
          {raised.map((result) => (
            <li key={result.line} className={rowClass}>
              <FoodName
                result={result}
                onOpen={onOpen}
                className="min-h-6 min-w-0 font-medium break-words text-ink"
              />
              <span className="nums text-ink-2">
                <Side result={result} text={valueText(result, scale)} unit={unitText(result, scale)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {low.length > 0 && (
        <p className="mt-2 text-small break-words text-ink-2">
          With no elevation: {low.map(({ food }) => food).join(', ')}
        </p>
      )}
    </Section>
  )
}

const sameMeans = (scale: ScaleName) =>
  `Elevated both times, no clear change. The same sample tested twice can differ by ${repeatability.share * 100}% or ${repeatability.units}${scales[scale].unit ? ` ${scales[scale].unit}` : ''}, whichever is more`

/** The foods of each kind of change, from their earlier to their later result. */
export function ChangeGroups({ changes, before, now }: { changes: Changes; before: OfTest; now: OfTest }) {
  const { same, onlyNow, onlyBefore, unreadNow, unreadBefore, levelsOnly } = changes
  const rowsOf = (these: Changes['same'], byLevel = false) => (
    <ul className={listClass}>
      {these.map((change) => (
        <ChangeRow key={change.now.line} {...{ change, before, now, levelsOnly, byLevel }} />
      ))}
    </ul>
  )
  const otherLevel = same.filter((change) => change.before.level !== change.now.level)
  const sameLevel = same.filter((change) => change.before.level === change.now.level)
  return (
    <div className="mt-5 space-y-6">
      {moved(changes).map(({ key, title, meaning }) => (
        <Section key={key} title={title} meaning={meaning}>
          {rowsOf(changes[key], key === 'appeared' || key === 'gone')}
        </Section>
      ))}
      {same.length > 0 && (
        <Section
          title="About the same"
          meaning={levelsOnly ? 'Elevated both times, at the same level' : sameMeans(now.scale)}
        >
          {otherLevel.length > 0 && rowsOf(otherLevel)}
          {sameLevel.length > 0 && (
            <p className="mt-2 text-small break-words text-ink-2">
              {sameLevel.map(({ now: { food } }) => food).join(', ')}
            </p>
          )}
        </Section>
      )}
      <Apart
        title="Not readable this time"
        meaning="Tested both times, but not readable this time. This is the previous result"
        foods={unreadNow}
        test={before}
      />
      <Apart
        title="Not readable last time"
        meaning="Tested both times, but the last result is not readable, so not compared"
        foods={unreadBefore}
        test={now}
      />
      <Apart
        title="Not tested this time"
        meaning="In the last test only, so not compared"
        foods={onlyBefore}
        test={before}
      />
      <Apart
        title="Not tested last time"
        meaning="In this test only, so not compared"
        foods={onlyNow}
        test={now}
      />
    </div>
  )
}
