import type { Reply } from '@shared/api'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import type { IconType } from '@/ui/icon-type'
import { StatCard } from '@/ui/stat-card'

/** A figure with its label and a line below it; the card is a link if it has a target. */
export type Stat = [
  label: string,
  icon: IconType,
  figure: Exclude<keyof Reply<'GET /api/stats'>, 'weeks'>,
  note?: string,
  href?: string,
]

/** Several figures of the portal; one that could not be fetched shows "Not available". */
export function Stats({ stats, className }: { stats: readonly Stat[]; className: string }) {
  const { data, isPending } = useApiQuery('GET /api/stats')
  return (
    <div className={cn('mt-6 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4', className)}>
      {stats.map(([label, icon, figure, note, href]) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={data?.[figure] ?? null}
          note={note}
          href={href}
          loading={isPending}
        />
      ))}
    </div>
  )
}
