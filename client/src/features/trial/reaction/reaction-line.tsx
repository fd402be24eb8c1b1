import { ChevronRight, Siren } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'

/** Links to the steps after a reaction, preloaded for when the network is gone. */
export function ReactionLine() {
  useEffect(() => {
    import('./reaction-screen').catch(() => undefined)
  }, [])
  return (
    <Link
      href="/client/plan/reaction"
      data-print="hide"
      className="flex min-h-14 items-center gap-3 rounded-md border border-high-line bg-high-soft px-4 py-2 text-lead font-semibold text-high-text hover:border-high"
    >
      <Siren className="size-5.5" />
      <span className="min-w-0 flex-1">I reacted within two hours</span>
      <ChevronRight className="size-5" />
    </Link>
  )
}
