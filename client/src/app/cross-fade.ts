import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/**
 * Navigates with a short cross-fade, where the browser supports it and the user does not prefer
 * reduced motion.
 */
export const crossFade: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  const stays = options?.replace || new URL(to, window.location.href).pathname === window.location.pathname
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (stays || still || !('startViewTransition' in document)) go()
  // A transition that the next one interrupts rejects, which is no error.
  else document.startViewTransition(() => flushSync(go)).ready.catch(() => undefined)
}
