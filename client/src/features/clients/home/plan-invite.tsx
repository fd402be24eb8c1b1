import { CalendarCheck2, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'
import { clickableCardClass } from '@/ui/card'

/** The way into a first plan, or from an ended plan to what it showed. */
export default function PlanInvite({ hasEnded }: { hasEnded: boolean }) {
  return (
    <Link
      href={hasEnded ? '/client/plan/result' : '/client/plan'}
      className={cn(clickableCardClass, 'flex items-center gap-3.5 px-4 py-3')}
    >
      <CalendarCheck2 aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">
        <span className="block text-lead leading-6 font-semibold">
          {hasEnded ? 'Your findings' : 'Find out which foods matter'}
        </span>
        <span className="block text-small text-ink-2">
          {hasEnded ? 'From your last plan' : '28 days, a minute a day'}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </Link>
  )
}
