import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Badge } from './badge'

type GroupPanelProps = {
  /** The sample ID, in mono. */
  code: string
  /** The names that belong to it, shortened when long. */
  title: ReactNode
  /** Shown from 480 px up. */
  date?: ReactNode
  /** Such as "3 reports". */
  countLabel: string
  /** Brand-coloured count, for more than one. */
  emphasis?: boolean
  defaultOpen: boolean
  children: ReactNode
}

/** A 52 px header that opens and closes what is below it; put several in a list. */
export function GroupPanel(props: GroupPanelProps) {
  const { code, title, date, countLabel, emphasis, defaultOpen, children } = props
  const [isOpen, setOpen] = useState(defaultOpen)
  const bodyId = useId()

  return (
    <div>
      <h3 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          className="flex min-h-13 w-full flex-wrap items-center gap-x-3 px-4 py-1 text-left hover:bg-brand-softer"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight
            className={cn('size-4.5 text-ink-3 transition-transform duration-base', isOpen && 'rotate-90')}
          />
          <span className="w-20 shrink-0 truncate font-mono text-small font-medium sm:w-24">{code}</span>
          <span className="min-w-8 flex-1 truncate text-small font-medium text-ink-2">{title}</span>
          {date && <span className="nums text-caption font-normal text-ink-3 max-sm:hidden">{date}</span>}
          <span className="shrink-0 text-right sm:min-w-22">
            <Badge tone={emphasis ? 'brand' : 'neutral'}>{countLabel}</Badge>
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={bodyId} className="bg-canvas">
          {children}
        </div>
      )}
    </div>
  )
}

/** The list that several panels stand in, divided by lines. */
export function GroupPanelList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {children}
    </ul>
  )
}
