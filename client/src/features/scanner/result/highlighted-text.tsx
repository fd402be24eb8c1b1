import { avoidLevels } from '@shared/domain/avoidance/avoid-levels'
import { CircleMinus, CircleQuestionMark, ShieldAlert } from 'lucide-react'
import { useMemo } from 'react'
import { KindMark } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { LevelMarker } from '@/ui/level-marker'
import type { ScanResult } from '../scan-result'
import { highlightsOf, type Mark, type MarkLevel } from './highlights'

const colours: Record<MarkLevel, string> = {
  allergy: 'border-high text-high-text',
  trigger: 'border-high text-high-text',
  high: 'border-high text-high-text',
  limited: 'border-mod text-mod-text',
  moderate: 'border-mod text-mod-text',
  own: 'border-ink-2 text-ink',
  'not-readable': 'border-ink-2 text-ink',
  group: 'border-brand text-brand-text',
  unknown: 'border-ink-3 text-ink',
}
const tints: Record<MarkLevel, string> = {
  allergy: 'bg-high-soft',
  trigger: 'bg-high-soft',
  high: 'bg-high-soft',
  limited: 'bg-mod-soft',
  moderate: 'bg-mod-soft',
  own: 'bg-sunken',
  'not-readable': 'bg-sunken',
  group: 'bg-brand-soft',
  unknown: 'bg-transparent',
}
const lines: Record<MarkLevel, string> = {
  allergy: 'border-solid',
  trigger: 'border-solid',
  high: 'border-solid',
  limited: 'border-dashed',
  moderate: 'border-dashed',
  own: 'border-solid',
  'not-readable': 'border-dashed',
  group: 'border-double',
  unknown: 'border-dotted',
}
/** The underline of unrecognised words, also used elsewhere. */
export const notRecognisedClass = cn('border-b-3', lines.unknown, colours.unknown)
const levelNames: Record<MarkLevel, string> = {
  allergy: 'Allergy',
  trigger: 'Complaints noticed',
  high: 'High',
  limited: 'Limited',
  moderate: 'Moderate',
  own: 'Left out by choice',
  'not-readable': 'Tested, not readable',
  group: 'Allergen group',
  unknown: 'Not recognised',
}
const lineNames: Record<MarkLevel, string> = {
  allergy: 'solid',
  trigger: 'solid',
  high: 'solid',
  limited: 'dashed',
  moderate: 'dashed',
  own: 'solid',
  'not-readable': 'dashed',
  group: 'double',
  unknown: 'dotted',
}
/** These match none of the user's foods, so they have no sign or emphasis. */
const isOthers = (level: MarkLevel): level is 'group' | 'unknown' => level === 'group' || level === 'unknown'

/** The checked text with its findings highlighted. */
export function HighlightedText({ text, said }: { text: string; said: ScanResult }) {
  const pieces = useMemo(() => highlightsOf(text, said), [text, said])
  const marks = pieces.flatMap(({ mark }) => mark ?? [])
  return (
    <>
      <p className="px-4 pb-3.5 text-[1.0625rem] leading-[2.05] break-words whitespace-pre-wrap text-ink sm:px-5">
        {pieces.map(({ text: words, mark }, at) =>
          mark ? (
            <Marked key={at} mark={mark}>
              {words}
            </Marked>
          ) : (
            words
          ),
        )}
      </p>
      {marks.length > 0 && <Legend marks={marks} />}
    </>
  )
}

function Marked({ mark, children }: { mark: Mark; children: string }) {
  const { level, kind, names } = mark
  const [first = ''] = /^\S*/u.exec(children) ?? []
  const label = [names.join(', '), levelNames[level], kindWords[kind]].filter(Boolean).join(', ')
  return (
    <mark
      title={label}
      className={cn(
        'rounded-t-xs border-b-3 box-decoration-clone px-0.5',
        colours[level],
        lines[level],
        kind === 'match' ? tints[level] : 'bg-transparent',
        !isOthers(level) && 'font-semibold',
      )}
    >
      <span className="whitespace-nowrap">
        <Sign level={level} kind={kind} />
        {first}
      </span>
      {children.slice(first.length)}
      <span className="sr-only"> ({label})</span>
    </mark>
  )
}

const kindWords: Record<Mark['kind'], string> = { match: '', trace: 'traces', unsure: 'may come from it' }

function Sign({ level, kind }: { level: MarkLevel; kind: Mark['kind'] }) {
  const place = 'mr-1 inline-block size-2.5 align-[1px]'
  if (kind === 'unsure') return <CircleQuestionMark className={cn(place, 'size-3.5')} />
  if (level === 'allergy') return <ShieldAlert className={cn(place, 'size-3.5')} />
  if (level === 'own') return <CircleMinus className={cn(place, 'size-3.5')} />
  if (level === 'high' || level === 'moderate') return <LevelMarker level={level} className={place} />
  return isOthers(level) ? null : <KindMark kind={level} className={cn(place, 'size-3.5')} />
}

/** Explains the marks that occur. */
function Legend({ marks }: { marks: readonly Mark[] }) {
  const levels = ([...avoidLevels, 'group', 'unknown'] as const).filter((level) =>
    marks.some((mark) => mark.level === level),
  )
  const has = (kind: Mark['kind']) => marks.some((mark) => mark.kind === kind)
  return (
    <ul
      aria-label="What the marks mean"
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-small text-ink-2 sm:px-5"
    >
      {levels.map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          {isOthers(level) ? (
            <span aria-hidden="true" className={cn('w-4 border-b-3', colours[level], lines[level])} />
          ) : (
            <Sign level={level} kind="match" />
          )}
          {levelNames[level]}, {lineNames[level]} line
        </li>
      ))}
      {has('trace') && <li>No colour: traces</li>}
      {has('unsure') && (
        <li className="flex items-center gap-1.5">
          <CircleQuestionMark className="size-3.5" />
          May come from it
        </li>
      )}
    </ul>
  )
}
