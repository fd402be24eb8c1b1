import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '@/lib/class-names'

type FoldProps = { title: string; note?: ReactNode; children: ReactNode }

/** A part of the results that opens under its heading; paper shows it open. */
export function Fold({ title, note, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-11 w-full items-center gap-3 px-4 py-0.5 text-left -outline-offset-2! hover:bg-brand-softer sm:px-5"
          onClick={() => setOpen(!open)}
        >
          <span className="min-w-0 flex-1">
            <span id={`${id}-title`} className="block text-base leading-5 font-semibold">
              {title}
            </span>
            {note && <span className="block text-small leading-4.5 font-normal text-ink-2">{note}</span>}
          </span>
          <ChevronDown
            data-print="hide"
            className={cn(
              'size-5 shrink-0 text-ink-2 transition-transform duration-base',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} className={cn('px-4 pb-4 sm:px-5', !open && 'hidden print:block')}>
        {children}
      </div>
    </section>
  )
}
