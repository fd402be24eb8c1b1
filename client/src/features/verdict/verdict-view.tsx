import { ArrowLeft, ScanText } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { AskField } from './ask-field'
import { VerdictBody } from './verdict-body'
import type { Answer, VerdictQuestion, Food, OpenSheet, Reading } from './verdict-types'
import { VerdictLoading, VerdictTrouble } from './verdict-states'

type VerdictViewProps = OpenSheet & {
  answer: Reading<Answer>
  /** Undefined offline. */
  catalogue?: Reading<Food[]>
  isClient: boolean
  onAsk: (asked: VerdictQuestion) => void
}

/** The answer to "May I eat ...?", below the field for the next question. */
export function VerdictView(props: VerdictViewProps) {
  const { asked, answer, catalogue, isClient, onAsk, onClose, onLeave } = props
  const top = useRef<HTMLDivElement>(null)

  // A further question no longer refers to the report's result.
  const ask = (q: string) => {
    onAsk(asked.clientId === undefined ? { q } : { q, clientId: asked.clientId })
    const sheet = top.current?.closest<HTMLElement>('[role="dialog"]')
    sheet?.focus()
    sheet?.querySelector('.overflow-y-auto')?.scrollTo({ top: 0 })
  }
  const canAsk = asked.clientId !== null

  return (
    <Sheet
      label={`May I eat ...? ${asked.q}`}
      onClose={onClose}
      top={
        <div
          ref={top}
          className="flex items-start gap-1 bg-surface py-2 pr-2 pl-1 md:border-b md:border-line md:px-5 md:py-3.5"
        >
          <IconButton icon={ArrowLeft} label="Back" className="mt-px size-11!" onClick={onClose} />
          {canAsk ? (
            <AskField
              key={asked.q}
              asked={asked.q}
              onAsk={ask}
              className="max-w-[36rem] rounded-[10px]! bg-sunken! md:bg-surface! md:shadow-[inset_0_0_0_1px_var(--pw-line-strong)]"
            />
          ) : (
            <span className="flex-1" />
          )}
          {isClient && catalogue && (
            <Link
              replace
              href="/client/scanner"
              aria-label="Scan a label"
              title="Scan a label"
              className="grid size-11 shrink-0 place-items-center rounded-sm text-brand-text hover:bg-brand-softer"
              onClick={onLeave}
            >
              <ScanText className="size-6" />
            </Link>
          )}
        </div>
      }
    >
      <p role="status" className="sr-only">
        {answer.data
          ? `${answer.data.said.title}: ${answer.data.said.sentence}`
          : answer.isPending && 'Looking it up...'}
      </p>
      {answer.isPending && <VerdictLoading />}
      {answer.isError && !answer.data && (
        <VerdictTrouble asked={asked} answer={answer} isClient={isClient} onLeave={onLeave} />
      )}
      {answer.data && (
        <VerdictBody
          key={asked.q}
          answer={answer.data}
          asked={asked}
          catalogue={catalogue}
          isClient={isClient}
          {...(canAsk && { onAsk: ask })}
          onLeave={onLeave}
        />
      )}
    </Sheet>
  )
}
