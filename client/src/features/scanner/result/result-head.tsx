import type { Ref } from 'react'
import { verdictStyles } from '@/features/verdict/verdict-styles.public'
import { KindMark } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { PartMark } from '@/ui/part-mark'
import type { Checked } from '../scan-result'
import { answerLooks, gravestAnswer } from './finding-answer'
import { type ResultState, summaryPartsOf } from './result-state'
import { ResultStateSign } from './result-state-sign'

type ResultHeadProps = { checked: Checked; isClient: boolean; headingRef: Ref<HTMLHeadingElement> }

const boxes: Record<Exclude<ResultState, 'found'>, string> = {
  nothing: 'border-low-line bg-low-soft',
  part: 'border-line-strong border-dashed bg-sunken',
  language: 'border-line-strong border-dashed bg-sunken',
  unknown: 'border-line-strong bg-sunken',
}

/** A check's answer and heading; the looks differ by more than colour. */
export function ResultHead({ checked, isClient, headingRef }: ResultHeadProps) {
  const { said, isLocal } = checked
  const { state, heading, doubt, rest } = summaryPartsOf(said, isClient)
  // Staff have no foods of their own, and no group is graver than another.
  const answer = isClient ? gravestAnswer(said.userIntolerances) : undefined
  const look = answer && answerLooks[answer]
  const kind = state === 'found' ? (look?.kind ?? 'own') : undefined
  const { box, bar } = kind ? verdictStyles[kind] : { box: boxes[state as keyof typeof boxes] }
  const quiet = kind === 'allergy' ? '' : 'text-ink-2'
  return (
    <section
      aria-labelledby="scan-result"
      data-look={answer ?? state}
      className={cn('overflow-hidden border-b', box)}
    >
      {bar && <div aria-hidden="true" className={bar} />}
      {state === 'part' && (
        <div aria-hidden="true" className="bg-surface">
          <div className="hatched h-2" />
        </div>
      )}
      <div className="px-4 pt-4 pb-4 sm:px-5">
        {look && (
          <p
            className={cn(
              'mb-1 flex items-center gap-2.5 font-display text-[1.75rem] leading-9 font-bold tracking-[-0.02em]',
              verdictStyles[look.kind].word,
            )}
          >
            <KindMark kind={look.kind} className="size-7" />
            {look.words}
          </p>
        )}
        <div className={cn('flex items-center gap-3.5', state === 'nothing' && 'flex-wrap')}>
          {!kind && <ResultStateSign state={state} />}
          <h2
            id="scan-result"
            ref={headingRef}
            tabIndex={-1}
            className={cn('min-w-0 break-words', look ? 'text-h2' : 'text-[1.5rem] leading-7.5')}
          >
            {heading}
          </h2>
        </div>
        {state !== 'found' && <Sentences>{doubt}</Sentences>}
        {/* The list below contains a client's findings. */}
        {!look && <Sentences className={quiet}>{rest}</Sentences>}
        {isLocal && (
          <p className={cn('mt-1.5 text-small', quiet)}>
            Checked without a connection, by the list kept on this device
          </p>
        )}
      </div>
    </section>
  )
}

/** What was not read of a label, beneath what was found on the rest. */
export function PartNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-3 rounded-lg border border-dashed border-line-strong bg-sunken px-4 py-3 text-body">
      <PartMark className="size-6 shrink-0 text-ink-2" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

function Sentences({ className, children }: { className?: string; children: string }) {
  return children && <p className={cn('mt-1.5 text-body break-words', className)}>{children}</p>
}
