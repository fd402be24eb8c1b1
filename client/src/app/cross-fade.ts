import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** Cross-fades where the browser supports it, unless the user prefers reduced motion. */
export const crossFade: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  const stays = options?.replace || new URL(to, window.location.href).pathname === window.location.pathname
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (stays || still || !('startViewTransition' in document)) go()
  // A transition that the next one interrupts rejects, which is no error.
  else document.startViewTransition(() => flushSync(go)).ready.catch(() => undefined)
}
