import type { MouseEvent } from 'react'
import { cn } from '@/lib/class-names'

type SectionNavProps = {
  sections: readonly { id: string; label: string }[]
  current: string | undefined
  onShow: (id: string) => void
}

/** The list of sections, sticky, for wide windows only. */
export function SectionNav({ sections, current, onShow }: SectionNavProps) {
  function follow(event: MouseEvent, id: string) {
    // Lets the browser open a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Replaces the history entry, so that Back leaves the settings.
    window.history.replaceState(window.history.state, '', `#${id}`)
    onShow(id)
  }

  return (
    <nav aria-label="Settings" className="max-lg:hidden">
      <ul className="sticky top-[calc(var(--topbar)+1rem)]">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => follow(event, id)}
              className={cn(
                'flex min-h-10 items-center rounded-sm px-3 text-small',
                id === current
                  ? 'bg-brand-soft font-semibold text-brand-text'
                  : 'text-ink-2 hover:bg-sunken hover:text-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
