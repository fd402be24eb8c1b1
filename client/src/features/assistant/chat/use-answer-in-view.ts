import { type RefObject, useEffect } from 'react'
import type { Exchange } from './conversation'

export const hasBegun = (exchange: Exchange): boolean => exchange.text !== '' && exchange.state !== 'failed'

const isCard = (exchange: Exchange): boolean =>
  exchange.state === 'answered' && exchange.answer.kind === 'emergency'

/**
 * Scrolls to the end when a question is asked, and once to the beginning of the answer (`turn`), so
 * that it can be read while it streams. A user who has scrolled away stays there, except for an
 * emergency card.
 */
export function useAnswerInView(last: Exchange | undefined, turn: RefObject<HTMLElement | null>): void {
  const asked = last?.id
  const step = last && (isCard(last) ? 'card' : hasBegun(last) ? 'begun' : last.state)

  useEffect(() => {
    if (asked !== undefined) scrollToEnd()
  }, [asked])

  useEffect(() => {
    if (step === 'card') turn.current?.scrollIntoView({ block: 'start' })
    else if (step === 'begun') bringToTop(turn.current)
    else if (step !== undefined) scrollToEnd()
  }, [step, turn])
}

/** Without smooth scrolling, because the text is already being read. */
function bringToTop(turn: HTMLElement | null): void {
  const { top = -1 } = turn?.getBoundingClientRect() ?? {}
  if (top >= 0 && top < window.innerHeight) turn?.scrollIntoView({ block: 'start' })
}

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
