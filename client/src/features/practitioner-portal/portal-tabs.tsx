import { Suspense, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { countWords, type Count } from '@/lib/counts'
import { Loading } from '@/ui/skeleton'

export type PortalTab = { value: string; label: string; count?: Count; panel: ReactNode }

type PortalTabsProps = {
  label: string
  tabs: readonly PortalTab[]
  value: string
  onChange: (value: string) => void
}

const steps: Partial<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs as the WAI-ARIA pattern has them, chosen by arrow keys, Home and End; only the chosen panel is in the page. The
 * kit's tabs look the same, but weigh half of what this screen may, which is the first that a practitioner sees.
 */
export function PortalTabs({ label, tabs, value, onChange }: PortalTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.find((tab) => tab.value === value)

  function move(event: KeyboardEvent) {
    const place = tabs.findIndex((tab) => tab.value === value)
    const next = steps[event.key]?.(place, tabs.length)
    const target = next === undefined ? undefined : tabs[next]
    if (next === undefined || !target) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(target.value)
  }

  return (
    <>
      <div className="relative mt-5 overflow-x-auto overflow-y-hidden border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex w-max min-w-full gap-6"
          onKeyDown={move}
        >
          {tabs.map((tab) => {
            const isChosen = tab.value === value
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-${tab.value}`}
                aria-selected={isChosen}
                aria-controls={isChosen ? `${id}-panel` : undefined}
                tabIndex={isChosen ? 0 : -1}
                className={cn(
                  'flex h-11 min-w-11 items-center justify-center gap-2 border-b-[3px] text-small font-semibold whitespace-nowrap -outline-offset-2!',
                  isChosen ? 'border-brand text-brand-text' : 'border-transparent text-ink-2 hover:text-ink',
                )}
                onClick={() => onChange(tab.value)}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span
                    className={cn(
                      'nums inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-micro font-semibold',
                      isChosen ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-ink-2',
                    )}
                  >
                    {countWords(tab.count)}
                  </span>
                )}
              </button>
            )
          })}
        </div>
      </div>
      {chosen && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.value}`}
          tabIndex={0}
          className="pt-4"
        >
          <Suspense fallback={<Loading label="Loading..." hideLabel />}>{chosen.panel}</Suspense>
        </div>
      )}
    </>
  )
}
