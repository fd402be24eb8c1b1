import { nextOf } from '@shared/domain/label-parts'
import { avoidLevels } from '@shared/domain/avoid-list'
import { CircleMinus, Keyboard, RotateCw, ShieldAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '@/lib/class-names'
import { timeText } from '@/lib/moments'
import { Button } from '@/ui/button'
import { LevelMarker } from '@/ui/level-marker'
import type { IconType } from '@/ui/icon-type'
import { PickButton, useIsMobile } from '../pick-button'
import { RestActions } from '../rest-actions'
import type { Checked, Finding } from '../scan-result'
import { type Look, tellingOf } from './look'
import { LookSign } from './look-sign'

/** What to do where a label was not read whole, or not at all. */
export type HeadActions = {
  /** A further photo of the same label; not without a connection. */
  onRest?: (files: File[]) => void
  /** A photo in place of all there is; not without a connection. */
  onOther?: (files: File[]) => void
  /** Back to the text, which is the person's own from now on. */
  onType: () => void
  /** Back to an empty text. */
  onWord: () => void
}

type ResultHeadProps = HeadActions & {
  checked: Checked
  isClient: boolean
  headingRef: Ref<HTMLHeadingElement>
}

const boxes: Record<Look, string> = {
  found: 'on-panel bg-panel text-on-panel',
  nothing: 'border border-low-line bg-low-soft',
  part: 'border-2 border-dashed border-line-strong bg-sunken',
  language: 'border border-line-strong bg-sunken',
  unknown: 'border border-line-strong bg-surface',
}

/** What the check says in one line, in sentences, and in numbers; where there is no answer, what to do. */
export function ResultHead({ checked, isClient, headingRef, ...actions }: ResultHeadProps) {
  const { said, at, isLocal } = checked
  const { look, heading, doubt, headline, rest } = tellingOf(said, isClient)
  const quiet = look === 'found' ? 'text-on-panel-2' : 'text-ink-2'
  return (
    <section aria-labelledby="scan-result" className={cn('rounded-lg p-4 sm:p-5', boxes[look])}>
      <p className={cn('text-small', quiet)}>
        Checked at {timeText(at)}
        {isLocal && ', without the portal, by the list kept on this device'}
      </p>
      <div className={cn('mt-1 flex gap-3', look === 'nothing' ? 'flex-col' : 'items-center')}>
        <LookSign look={look} />
        <h2
          id="scan-result"
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 text-[1.375rem] leading-7 outline-none"
        >
          {heading}
        </h2>
      </div>
      {look !== 'found' && <Sentences>{doubt}</Sentences>}
      <Sentences className="font-semibold">{headline}</Sentences>
      <Sentences className={quiet}>{rest}</Sentences>
      <Counts findings={said.userIntolerances} />
      {look === 'found' && <Sentences className="mt-4">{doubt}</Sentences>}
      {look === 'language' && <OtherLanguage {...actions} />}
      {look !== 'language' && said.next !== null && (
        <div className="mt-4">
          <RestActions
            variant={look === 'found' ? 'secondary' : 'primary'}
            onPhoto={actions.onRest}
            onType={actions.onType}
            lacksList={said.next === nextOf(['list'])}
          />
        </div>
      )}
    </section>
  )
}

function Sentences({ className, children }: { className?: string; children: string }) {
  return children && <p className={cn('mt-1.5 text-small break-words', className)}>{children}</p>
}

function Counts({ findings }: { findings: readonly Finding[] }) {
  const sure = findings.filter(({ kind }) => kind !== 'unsure')
  const counted = sure.length > 0 ? sure : findings
  const counts = avoidLevels
    .map((level) => ({ level, count: counted.filter((found) => found.level === level).length }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
      {counts.map(({ level, count }) => (
        <li key={level} className="flex items-center gap-2.5 rounded-md bg-surface px-3 py-2.5 text-ink">
          {level === 'allergy' ? (
            <ShieldAlert className="size-5 text-high" />
          ) : level === 'own' ? (
            <CircleMinus className="size-5 text-ink-2" />
          ) : (
            <LevelMarker level={level} className="size-5" />
          )}
          <span className="nums text-h2 font-bold">{count}</span>
          <span className="text-small font-semibold text-ink-2">{countWords[level]}</span>
        </li>
      ))}
    </ul>
  )
}

const countWords = { allergy: 'Allergy', high: 'High', moderate: 'Moderate', own: 'Left out' }

/** The ways on from a label in a language that nobody vouches for. */
function OtherLanguage({ onWord, onOther }: HeadActions) {
  const isMobile = useIsMobile()
  return (
    <div className="mt-4 grid gap-3 border-t border-line-strong pt-4">
      <h3 className="text-h3">What you can do</h3>
      <ul className="grid gap-2 text-body">
        <Way icon={RotateCw}>Turn the pack: many carry a second language.</Way>
        <Way icon={Keyboard}>Type one word and ask for it.</Way>
      </ul>
      <p className="text-small text-ink-2">We read English, German, French and Spanish.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={Keyboard} className="flex-1" onClick={onWord}>
          Type a word
        </Button>
        {onOther && (
          <PickButton isMobile={isMobile} variant="primary" label="Photo of another side" onFiles={onOther}>
            Try again
          </PickButton>
        )}
      </div>
    </div>
  )
}

function Way({ icon: Icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon className="mt-0.5 size-5" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
