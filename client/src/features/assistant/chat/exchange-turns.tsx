import { answerWords } from '@shared/domain/verdict/answer'
import { RotateCcw } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { AnswerMark } from '@/features/verdict/answer-mark.public'
import { answerStyles } from '@/features/verdict/answer-styles.public'
import { VerdictButtons } from '@/features/verdict/verdict-buttons.public'
import { cn } from '@/lib/class-names'
import { useIsPhone } from '@/lib/use-media-query'
import type { SessionUser } from '@/session/session'
import { Button } from '@/ui/button'
import { AssistantTurn, BubbleText, OwnTurn, QuestionLine } from './bubble'
import { paragraphsOf, providerWords } from './chat-words'
import { askAgain, type Exchange } from './conversation'
import { AnswerFeedback } from './answer-feedback'
import { EmergencyCard } from './emergency-card'
import { Sources } from './sources'
import { splitAnswer } from './split-answer'
import { hasBegun } from './use-answer-in-view'

type ExchangeProps = {
  exchange: Exchange
  role: SessionUser['role']
  /** A notice above the answer. */
  notice?: ReactNode
  /** Follow-up questions, below the answer. */
  children?: ReactNode
}

/** A question with its answer; `newest` is the ref to the answer of the last one. */
export function ExchangeTurns({
  newest,
  ...props
}: ExchangeProps & { newest?: RefObject<HTMLDivElement | null> | undefined }) {
  const { exchange } = props
  const isPhone = useIsPhone()
  return (
    <li className="space-y-5 max-md:space-y-4">
      {isPhone ? (
        <QuestionLine>{exchange.question}</QuestionLine>
      ) : (
        <OwnTurn at={exchange.askedAt}>{exchange.question}</OwnTurn>
      )}
      <div
        ref={newest}
        className={cn(
          // Scrolls to just below the header, and on phones below the question's line.
          'scroll-mt-3 md:-scroll-mt-8',
          // The last answer fills the view, so that even a short one can scroll to the top.
          hasBegun(exchange) && '[li:last-child>&]:min-h-[calc(100dvh-var(--bottom-nav)-12rem)]',
        )}
      >
        <AnswerTurn {...props} />
      </div>
    </li>
  )
}

function AnswerTurn({ exchange, role, notice, children }: ExchangeProps) {
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
        {notice && <div className="mb-3 empty:hidden">{notice}</div>}
        <BubbleText>
          <AnswerText text={answer.answer} />
        </BubbleText>
        <VerdictButtons verdicts={answer.verdicts} />
        {children}
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
    <AssistantTurn at={askedAt} coming={state === 'asking'}>
      {state === 'asking' && (
        <BubbleText>{text === '' ? <Writing /> : <AnswerText text={text} />}</BubbleText>
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

/** A text that begins with an answer shows it first, large, as a verdict does. */
function AnswerText({ text }: { text: string }) {
  const split = splitAnswer(text)
  if (!split) return <Paragraphs text={text} />
  const { answer, lead, rest, instead } = split
  return (
    <>
      <div className="mb-3 font-display break-words">
        <p
          className={cn(
            'flex items-center gap-2.5 text-[1.75rem] leading-9 font-bold tracking-[-0.015em]',
            answerStyles[answer].word || 'text-high-text',
          )}
        >
          <AnswerMark answer={answer} className="size-6.5" />
          {answerWords[answer]}
        </p>
        <p className="mt-1 text-h2">{lead}</p>
      </div>
      <Paragraphs text={rest} />
      {instead !== '' && (
        <div className="mt-3 rounded-lg border border-line bg-surface px-4 py-3">
          <p className="text-h3">Instead</p>
          <p className="mt-1 text-body break-words">{instead}</p>
        </div>
      )}
    </>
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
