import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** Goes to another screen with a short cross-fade, where the browser has one and the person wants things to move. */
export const crossFade: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  const stays = options?.replace || new URL(to, window.location.href).pathname === window.location.pathname
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (stays || still || !('startViewTransition' in document)) go()
  // One that is overtaken by the next is no error.
  else document.startViewTransition(() => flushSync(go)).ready.catch(() => undefined)
}
