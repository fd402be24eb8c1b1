import { formatCount } from '@shared/domain/text/counts'
import {
  createContext,
  useContext,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cn } from '@/lib/class-names'

type Chosen = { value: string; choose: (value: string) => void; id: string }

const ChosenContext = createContext<Chosen | null>(null)

function useChosen(): Chosen {
  const chosen = useContext(ChosenContext)
  if (!chosen) throw new Error('Tabs is missing above.')
  return chosen
}

type TabsProps = {
  /** The chosen tab, if the caller controls it; otherwise the tabs start at `defaultValue`. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
  children: ReactNode
}

/** Tabs of the WAI-ARIA pattern, written here because Radix's are ten times as large. */
export function Tabs({ value, defaultValue = '', onValueChange, className, children }: TabsProps) {
  const [own, setOwn] = useState(defaultValue)
  const id = useId()

  function choose(next: string) {
    setOwn(next)
    onValueChange?.(next)
  }

  return (
    <ChosenContext value={{ value: value ?? own, choose, id }}>
      <div className={className}>{children}</div>
    </ChosenContext>
  )
}

const steps: Partial<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The row of tabs; it scrolls sideways when the tabs do not fit. */
export function TabList({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const next = steps[event.key]?.(
      tabs.findIndex((tab) => tab === event.target),
      tabs.length,
    )
    if (next === undefined) return
    event.preventDefault()
    tabs[next]?.focus()
    tabs[next]?.click()
  }

  return (
    <div className={cn('relative overflow-x-auto overflow-y-hidden border-b border-line', className)}>
      <div role="tablist" aria-label={label} className="flex w-max min-w-full gap-6" onKeyDown={move}>
        {children}
      </div>
    </div>
  )
}

type TabProps = {
  value: string
  /** Shown in a pill after the words; numbers are grouped by thousands. */
  count?: number | string
  children: ReactNode
}

export function Tab({ value, count, children }: TabProps) {
  const chosen = useChosen()
  const isChosen = chosen.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${chosen.id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={isChosen ? `${chosen.id}-panel-${value}` : undefined}
      tabIndex={isChosen ? 0 : -1}
      className={cn(
        'flex h-11 min-w-11 items-center justify-center gap-2 border-b-[3px] text-small font-semibold whitespace-nowrap -outline-offset-2!',
        isChosen ? 'border-brand text-brand-text' : 'border-transparent text-ink-2 hover:text-ink',
      )}
      onClick={() => chosen.choose(value)}
    >
      {children}
      {count !== undefined && (
        <span
          className={cn(
            'nums inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-small font-semibold',
            isChosen ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-ink-2',
          )}
        >
          {typeof count === 'number' ? formatCount(count) : count}
        </span>
      )}
    </button>
  )
}

type TabPanelProps = ComponentProps<'div'> & {
  value: string
  /** Stays in the page, hidden, while another tab is chosen, so that typed text is not lost. */
  keep?: boolean
}

/** The content of one tab; it is in the page only while its tab is chosen. */
export function TabPanel({ value, keep = false, className, ...rest }: TabPanelProps) {
  const chosen = useChosen()
  const isChosen = chosen.value === value
  if (!isChosen && !keep) return null
  return (
    <div
      role="tabpanel"
      id={`${chosen.id}-panel-${value}`}
      aria-labelledby={`${chosen.id}-tab-${value}`}
      tabIndex={0}
      hidden={!isChosen}
      className={cn('pt-4', className)}
      {...rest}
    />
  )
}
