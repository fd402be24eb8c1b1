import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'

type Crumb = { label: string; href?: string }

/** Where this screen stands; the last entry is the screen itself. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-ink-3">
        {items.map((item, index) => {
          const last = index === items.length - 1
          // Where there is little room, a group that leads nowhere is left out.
          const spare = (at: number) => at < items.length - 1 && !items[at]?.href && 'max-lg:hidden'
          return (
            <li key={item.label} className={cn('flex items-center gap-1.5', spare(index))}>
              {index > 0 && <ChevronRight className={cn('size-3.5', spare(index - 1))} />}
              {item.href && !last ? (
                <Link href={item.href} className="rounded-xs hover:text-ink hover:underline">
                  {item.label}
                </Link>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
                  className={last ? 'font-medium text-ink-2' : ''}
                >
                  {item.label}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
