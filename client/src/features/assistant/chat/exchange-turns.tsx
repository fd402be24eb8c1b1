import { RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { VerdictButtons } from '@/features/verdict/verdict-buttons.public'
import { cn } from '@/lib/class-names'
import type { SessionUser } from '@/session/session'
import { Button } from '@/ui/button'
import { AssistantTurn, OwnTurn, BubbleText } from './bubble'
import { paragraphsOf, providerWords } from './chat-words'
import { askAgain, type Exchange } from './conversation'
import { AnswerFeedback } from './answer-feedback'
import { EmergencyCard } from './emergency-card'
import { Sources } from './sources'
import { hasBegun } from './use-answer-in-view'

type ExchangeProps = { exchange: Exchange; role: SessionUser['role'] }

/** A question with its answer; `newest` is the ref to the answer of the last one. */
export function ExchangeTurns({
  newest,
  ...props
}: ExchangeProps & { newest?: RefObject<HTMLDivElement | null> | undefined }) {
  const { exchange } = props
  return (
    <li className="space-y-5">
      <OwnTurn at={exchange.askedAt}>{exchange.question}</OwnTurn>
      <div
        ref={newest}
        className={cn(
          // Scrolls to just below the header, less than the page's own margin.
          '-scroll-mt-8',
          // The last answer fills the view, so that even a short one can scroll to the top.
          hasBegun(exchange) && '[li:last-child>&]:min-h-[calc(100dvh-var(--bottom-nav)-12rem)]',
        )}
      >
        <AnswerTurn {...props} />
      </div>
    </li>
  )
}

function AnswerTurn({ exchange, role }: ExchangeProps) {
  const { state, text, askedAt } = exchange
  if (state === 'answered') {
    const { answer, answeredAt } = exchange
    if (answer.kind === 'emergency')
      return (
        <AssistantTurn at={answeredAt}>
          <EmergencyCard text={answer.answer} language={answer.language} />
        </AssistantTurn>
      )
    return (
      <AssistantTurn at={answeredAt} note={providerWords[answer.provider]}>
        <BubbleText>
          <Paragraphs text={answer.answer} />
        </BubbleText>
        <VerdictButtons verdicts={answer.verdicts} />
        <Sources sources={answer.sources} numbered={/\[1\]/.test(answer.answer)} />
        <AnswerFeedback exchange={exchange} />
      </AssistantTurn>
    )
  }
  const again = (
    <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => askAgain(exchange, role)}>
      Try again
    </Button>
  )
  return (
    <AssistantTurn at={askedAt}>
      {state === 'asking' && (
        <BubbleText>{text === '' ? <Writing /> : <Paragraphs text={text} />}</BubbleText>
      )}
      {state === 'stopped' && (
        <BubbleText>
          {text !== '' && <Paragraphs text={text} />}
          <p className="text-body text-ink-3">You stopped this answer.</p>
          <div className="mt-3">{again}</div>
        </BubbleText>
      )}
      {state === 'failed' && (
        <BubbleText className="border-high-line!">
          <p className="text-body font-semibold text-high-text">Question failed</p>
          <p className="mt-1 text-body text-ink-2">{exchange.sentence}</p>
          <div className="mt-3">{again}</div>
        </BubbleText>
      )}
    </AssistantTurn>
  )
}

export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="space-y-3 text-body break-words whitespace-pre-line">
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

function Writing() {
  return (
    <p className="flex items-center gap-2.5 text-body text-ink-3">
      <span aria-hidden="true" className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-pulse rounded-full bg-ink-3"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </span>
      Writing an answer...
    </p>
  )
}
