import { rowWords, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { Ref } from 'react'
import { AnswerMark } from '@/features/verdict/answer-mark.public'
import { answerStyles } from '@/features/verdict/answer-styles.public'
import { cn } from '@/lib/class-names'
import { PartMark } from '@/ui/part-mark'
import type { Checked } from '../scan-result'
import { gravestAnswer } from './finding-answer'
import { type ResultState, summaryPartsOf } from './result-state'
import { ResultStateSign } from './result-state-sign'

type ResultHeadProps = { checked: Checked; isClient: boolean; headingRef: Ref<HTMLHeadingElement> }

/** The looks without an answer; staff have no foods of their own. */
const plainStyles: Record<ResultState, { box: string; bar?: string }> = {
  found: { box: 'border-line-strong bg-sunken', bar: 'h-2 border-y-2 border-ink-2' },
  nothing: { box: 'border-low-line bg-low-soft' },
  part: { box: 'border-line-strong border-dashed bg-sunken' },
  language: { box: 'border-line-strong border-dashed bg-sunken' },
  unknown: { box: 'border-line-strong bg-sunken' },
}

/** What to eat less of has a look of its own, as "go ahead" would hide it. */
const styleOf = ({ answer }: { answer: VerdictAnswer }) =>
  answer === 'go-ahead'
    ? { box: 'border-mod-line bg-mod-soft', bar: 'h-2 fill-mod', word: 'text-mod-text' }
    : answerStyles[answer]

/** A check's answer and heading; the looks differ by more than colour. */
export function ResultHead({ checked, isClient, headingRef }: ResultHeadProps) {
  const { said, isLocal } = checked
  const { state, heading, doubt, rest } = summaryPartsOf(said, isClient)
  const found = isClient ? gravestAnswer(said.userIntolerances) : undefined
  const { box, bar, word } = found ? styleOf(found) : { ...plainStyles[state], word: '' }
  const quiet = found?.answer === 'allergy' ? '' : 'text-ink-2'
  return (
    <section
      aria-labelledby="scan-result"
      data-look={found?.answer ?? state}
      className={cn('overflow-hidden border-b', box)}
    >
      {bar && <div aria-hidden="true" className={bar} />}
      {state === 'part' && (
        <div aria-hidden="true" className="bg-surface">
          <div className="hatched h-2" />
        </div>
      )}
      <div className="px-4 pt-4 pb-4 sm:px-5">
        {found && (
          <p
            className={cn(
              'mb-1 flex items-center gap-2.5 font-display text-[1.75rem] leading-9 font-bold tracking-[-0.02em]',
              word,
            )}
          >
            <AnswerMark {...found} className="size-7" />
            {rowWords(found.answer, found.level)}
          </p>
        )}
        <div className={cn('flex items-center gap-3.5', state === 'nothing' && 'flex-wrap')}>
          <ResultStateSign state={state} />
          <h2
            id="scan-result"
            ref={headingRef}
            tabIndex={-1}
            className={cn('min-w-0 break-words', found ? 'text-h2' : 'text-[1.5rem] leading-7.5')}
          >
            {heading}
          </h2>
        </div>
        {state !== 'found' && <Sentences>{doubt}</Sentences>}
        {/* The list below contains a client's findings. */}
        {!(isClient && state === 'found') && <Sentences className={quiet}>{rest}</Sentences>}
        {isLocal && (
          <p className={cn('mt-1.5 text-small', quiet)}>
            Checked offline, with the list saved on this device
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
