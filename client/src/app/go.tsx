import { Redirect } from 'wouter'

/** Sends on to another address in place of this one. Keyed, because wouter's Redirect goes only once. */
export function Go({ to }: { to: string }) {
  return <Redirect key={to} to={to} replace />
}
