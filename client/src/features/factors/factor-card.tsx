import { useId, type ReactNode } from 'react'
import { Loading, SkeletonRows } from '@/ui/skeleton'

type FactorCardProps = {
  title: string
  lead?: ReactNode
  /** A button beside the heading. */
  action?: ReactNode
  /** The content is still loading. */
  waits?: boolean
  children?: ReactNode
}

export function FactorCard({ title, lead, action, waits, children }: FactorCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2 touch:min-h-11">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {lead && <p className="mt-0.5 text-body text-ink-2">{lead}</p>}
      {waits ? (
        <Loading label={`Loading: ${title}`} hideLabel className="mt-1">
          <SkeletonRows rows={1} />
        </Loading>
      ) : (
        children
      )}
    </section>
  )
}

/** A line about what is set up or why nothing can be. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-body text-ink-3">{children}</p>
)
