import { type RefObject, useEffect } from 'react'
import type { Exchange } from './conversation'

/** Whether there is something of an answer to read from its beginning. */
export const hasBegun = (exchange: Exchange): boolean => exchange.text !== '' && exchange.state !== 'failed'

const isCard = (exchange: Exchange): boolean =>
  exchange.state === 'answered' && exchange.answer.kind === 'emergency'

/**
 * Brings the end of the conversation into view when something is asked, and the beginning of the answer, which stands
 * in `turn`, to the top once it begins: what comes after moves nothing, so that it can be read meanwhile. Whoever has
 * scrolled away from it stays there; the head of the card for an emergency comes to the top wherever one is.
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

/** At once, without gliding there: it is being read already. */
function bringToTop(turn: HTMLElement | null): void {
  const { top = -1 } = turn?.getBoundingClientRect() ?? {}
  if (top >= 0 && top < window.innerHeight) turn?.scrollIntoView({ block: 'start' })
}

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
