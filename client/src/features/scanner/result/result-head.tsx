import type { VerdictKind } from '@shared/domain/verdict/kinds'
import type { Ref } from 'react'
import { verdictStyles } from '@/features/verdict/verdict-styles.public'
import { KindMark, kindWords } from '@/features/verdict/kind.public'
import { cn } from '@/lib/class-names'
import { timeText } from '@/lib/moments'
import { PartMark } from '@/ui/part-mark'
import { outcomeOf } from '../outcome'
import type { Checked } from '../scan-result'
import { lacksRest, type ResultState, summaryPartsOf } from './result-state'
import { ResultStateSign } from './result-state-sign'

type ResultHeadProps = { checked: Checked; isClient: boolean; headingRef: Ref<HTMLHeadingElement> }

type NotFound = Exclude<ResultState, 'found'>
const boxes: Record<NotFound, string> = {
  nothing: 'border-low-line bg-low-soft',
  part: 'border-line-strong border-dashed bg-sunken',
  language: 'border-line-strong border-dashed bg-sunken',
  unknown: 'border-line-strong bg-sunken',
}

/** A check's heading and summary; the looks differ by more than colour. */
export function ResultHead({ checked, isClient, headingRef }: ResultHeadProps) {
  const { said, at, isLocal } = checked
  const { state, heading, doubt, headline, rest } = summaryPartsOf(said, isClient)
  const kind = state === 'found' ? kindOfFound(checked, isClient) : undefined
  const { box, bar } = kind ? verdictStyles[kind] : { box: boxes[state as NotFound] }
  const isMore = kind !== undefined && lacksRest(said, state)
  const isPart = state === 'part' || isMore
  const quiet = kind === 'allergy' ? '' : 'text-ink-2'
  return (
    <section
      aria-labelledby="scan-result"
      data-look={kind ?? state}
      className={cn('overflow-hidden border-b', box)}
    >
      {bar && <div aria-hidden="true" className={bar} />}
      {isPart && (
        <div aria-hidden="true" data-part className="bg-surface">
          <div className="hatched h-2" />
        </div>
      )}
      <div className="px-4 pt-3 pb-4 sm:px-5">
        <div
          aria-hidden="true"
          className="mx-auto mb-2.5 h-1 w-10 rounded-full bg-current opacity-30 md:hidden"
        />
        <div className={cn('flex gap-3.5', state === 'nothing' ? 'flex-wrap items-center' : 'items-center')}>
          {kind ? <KindMark kind={kind} className="size-9.5" /> : <ResultStateSign state={state} />}
          <div className="min-w-0">
            {kind && (
              <p className={cn('text-lead font-semibold', verdictStyles[kind].word)}>
                {kind === 'allergy' ? 'Leave this one: your allergy' : kindWords[kind]}
              </p>
            )}
            <h2
              id="scan-result"
              ref={headingRef}
              tabIndex={-1}
              className="text-[1.5rem] leading-7.5 break-words"
            >
              {heading}
            </h2>
          </div>
        </div>
        <div className={cn(isMore && 'flex items-start gap-2.5')}>
          {isMore && <PartMark className="mt-2 size-6 shrink-0" />}
          <Sentences>{doubt}</Sentences>
        </div>
        <Sentences className="font-semibold">{headline}</Sentences>
        {/* The list below contains the findings. */}
        {!(kind && isClient) && <Sentences className={quiet}>{rest}</Sentences>}
        <p className={cn('mt-1.5 text-small', quiet)}>
          Checked at {timeText(at)}
          {isLocal && ', without the portal, by the list kept on this device'}
        </p>
      </div>
    </section>
  )
}

/** Staff have no foods of their own, and no group is graver than another. */
function kindOfFound({ said }: Checked, isClient: boolean): VerdictKind {
  return isClient ? (outcomeOf(said).outcome as VerdictKind) : 'own'
}

function Sentences({ className, children }: { className?: string; children: string }) {
  return children && <p className={cn('mt-1.5 text-body break-words', className)}>{children}</p>
}
