import { useLayoutEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Replaces this address by another one before anything is painted. */
export function Redirect({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to])
  return null
}
