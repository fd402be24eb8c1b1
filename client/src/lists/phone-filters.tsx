import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from '@/ui/button'

/** Puts a `SearchBox` in one row with the button of `PhoneFilters`, and its count below both. */
export const phoneRow = 'max-sm:contents max-sm:[&>label]:min-w-32 max-sm:[&>p]:order-1'

type PhoneFiltersProps = { /** How many of them narrow the list. */ set: number; children: ReactNode }

/** Filters that phones show on request, so that the first row of the list is near. */
export function PhoneFilters({ set, children }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(set > 0)
  const id = useId()
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        className="shrink-0 sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        Filters{set > 0 && `: ${set}`}
      </Button>
      <div id={id} className={cn('min-w-0 max-sm:basis-full', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
