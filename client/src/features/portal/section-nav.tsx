import type { MouseEvent } from 'react'
import { cn } from '@/lib/class-names'

type SectionNavProps = {
  sections: readonly { id: string; label: string }[]
  current: string | undefined
  onShow: (id: string) => void
}

/** The list of sections, which stays in view; for wide windows only. */
export function SectionNav({ sections, current, onShow }: SectionNavProps) {
  function follow(event: MouseEvent, id: string) {
    // A new tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // In place of the entry, so that Back leads out of the settings.
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
