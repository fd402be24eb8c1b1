import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { cn } from '@/lib/class-names'

type Crumb = { label: string; href?: string }

/** The position of this screen in the menu; the last entry is the screen itself. */
export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-1.5 text-small text-ink-3">
        {items.map((item, index) => {
          const last = index === items.length - 1
          // Where space is short, entries without a link are left out.
          return (
            <li
              key={item.label}
              className={cn('flex items-center gap-1.5', !last && !item.href && 'max-lg:hidden')}
            >
              {item.href && !last ? (
                <Link
                  href={item.href}
                  className="rounded-xs hover:text-ink hover:underline touch:px-1 touch:py-3"
                >
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
              {!last && <ChevronRight className="size-3.5" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
