import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Sends on to another address in place of this one, before anything is painted. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
