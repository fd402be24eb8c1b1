import { useEffect } from 'react'
import type { Exchange } from './conversation'

/** Pixels from the end within which somebody still reads along. */
const NEAR = 240

/**
 * Brings the end of the conversation into view when something is asked, and keeps it there while the answer grows for
 * as long as nobody has scrolled away from it. The numbers to call in an emergency come into view wherever one is.
 */
export function useEndInView(last: Exchange | undefined): void {
  const asked = last?.id
  const length = last?.text.length
  const state = last?.state
  const isEmergency = last?.state === 'answered' && last.answer.kind === 'emergency'

  useEffect(() => {
    if (asked !== undefined) scrollToEnd()
  }, [asked])

  useEffect(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const isNear = scrollHeight - clientHeight - scrollTop < NEAR
    if (length !== undefined && state !== undefined && (isNear || isEmergency)) scrollToEnd()
  }, [length, state, isEmergency])
}

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
