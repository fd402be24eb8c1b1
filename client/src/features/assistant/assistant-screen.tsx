import { ChevronRight, SquarePen } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useApiQuery } from '@/api/use-api'
import { AllergiesUnknown } from '@/features/verdict/allergies-unknown.public'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { cn } from '@/lib/class-names'
import { idIn, useAddressParams } from '@/lib/use-address-params'
import { useUser, type SessionUser } from '@/session/session'
import { Button } from '@/ui/button'
import { DialogHost } from '@/ui/dialog-host'
import { Announcer } from './chat/announcer'
import { AssistantTurn, BubbleText } from './chat/bubble'
import { greetingFor, suggestions } from './chat/chat-words'
import { Composer } from './chat/composer'
import { ask, saveDraft, type Exchange, startOver, useConversation } from './chat/conversation'
import { ExchangeTurns } from './chat/exchange-turns'
import { followUps } from './chat/follow-ups'
import { GivenAnswers } from './chat/given-answers'
import { OpenedAnswer } from './chat/opened-answer'
import { useAnswerInView } from './chat/use-answer-in-view'

/** The AI assistant for every role (S2, AI assistant chat). */
export default function AssistantScreen() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-[calc(100dvh-var(--topbar))] w-full max-w-[1184px] flex-col px-4 pt-5 pb-(--bottom-nav) md:px-8 md:pt-7"
    >
      <VerdictHost>
        <DialogHost>
          <Chat />
        </DialogHost>
      </VerdictHost>
    </main>
  )
}

function Chat() {
  const user = useUser()
  const { exchanges, draft, startedAt } = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  const newest = useRef<HTMLDivElement>(null)
  const last = exchanges.at(-1)
  const allowing = user.role === 'client' && exchanges.findLast(isAllowing)
  const asking = exchanges.some(({ state }) => state === 'asking')
  const { params, change } = useAddressParams()
  const openId = idIn(params, 'answer')
  const given = useApiQuery('GET /api/user/question-answers')
  useAnswerInView(last, newest)

  useEffect(() => goOnTyping(field), [])

  function send(text: string): boolean {
    const isAsked = ask(text, user.role)
    if (isAsked) goOnTyping(field)
    return isAsked
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-h1">AI Assistant</h1>
          <p className="text-body text-ink-2">
            Answers come from the food database, the FAQs and your results.
            <span className="md:hidden"> Educational only, not medical advice.</span>
          </p>
        </div>
        {(exchanges.length > 0 || openId !== undefined) && (
          <Button
            variant="secondary"
            icon={SquarePen}
            onClick={() => {
              startOver()
              change({ answer: '' })
              field.current?.focus({ preventScroll: true })
            }}
          >
            New chat
          </Button>
        )}
      </div>
      <GivenAnswers openId={openId} />
      <ul
        aria-label="Conversation"
        className={cn(
          'mx-auto mt-5 w-full max-w-[46rem] flex-1 space-y-6 pb-4',
          // Hidden until the given answers above have loaded, which would push it down.
          given.isLoading && 'invisible',
        )}
      >
        <li>
          <AssistantTurn at={startedAt}>
            <BubbleText>
              <p className="text-body break-words">{greetingFor(user)}</p>
            </BubbleText>
          </AssistantTurn>
        </li>
        {openId !== undefined && <OpenedAnswer id={openId} />}
        {exchanges.length === 0 && <Suggestions role={user.role} onChoose={send} />}
        {exchanges.map((exchange) => (
          <ExchangeTurns
            key={exchange.id}
            exchange={exchange}
            role={user.role}
            newest={exchange === last ? newest : undefined}
            notice={exchange === allowing && <AllergiesUnknown />}
          >
            {exchange === last && <FollowUps questions={followUps(exchanges, user.role)} onChoose={send} />}
          </ExchangeTurns>
        ))}
      </ul>
      <Announcer exchange={last} />
      <div data-sticky className="sticky bottom-(--bottom-nav) bg-canvas pt-2 pb-2 md:pb-4">
        <Composer
          draft={draft}
          placeholder={last ? 'Ask a follow-up' : 'Ask about foods or results'}
          asking={asking}
          field={field}
          onSend={() => {
            if (send(draft)) saveDraft('')
          }}
        />
      </div>
    </>
  )
}

/** Whether it says of a food that it may be eaten, which assumes no unknown allergy. */
const isAllowing = (exchange: Exchange) =>
  exchange.state === 'answered' &&
  exchange.answer.verdicts.some(({ answer }) => answer === 'go-ahead' || answer === 'check-first')

/** Mouse users go on typing; on a phone the keyboard would cover the answer. */
function goOnTyping(field: RefObject<HTMLTextAreaElement | null>): void {
  if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
}

function Suggestions({
  role,
  onChoose,
}: {
  role: SessionUser['role']
  onChoose: (question: string) => void
}) {
  return (
    <li>
      <ul aria-label="Suggested questions" className="flex flex-wrap gap-2 min-[22rem]:pl-12">
        {suggestions[role].map((question) => (
          <li key={question}>
            <button
              type="button"
              className="min-h-11 rounded-full border border-line-strong bg-surface px-4 py-2 text-left text-small font-medium text-ink hover:border-brand hover:bg-brand-softer"
              onClick={() => onChoose(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Questions to go on with, below the last answer. */
function FollowUps({
  questions,
  onChoose,
}: {
  questions: readonly string[]
  onChoose: (question: string) => void
}) {
  if (questions.length === 0) return null
  return (
    <ul
      aria-label="Follow-up questions"
      className="mt-3 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left text-body font-semibold text-brand-text -outline-offset-2 hover:bg-brand-softer"
            onClick={() => onChoose(question)}
          >
            <span className="min-w-0 flex-1">{question}</span>
            <ChevronRight className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
