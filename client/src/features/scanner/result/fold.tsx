import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldProps = {
  title: string
  /** Whether it is open at first. */
  open?: boolean
  /** A button beside the title, which needs no opening. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the result that opens on a press. */
export function Fold({ title, open = false, action, children }: FoldProps) {
  return (
    <section className="relative border-line not-first:border-t">
      <details className="group" open={open}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-4 font-semibold text-brand-text -outline-offset-2 hover:bg-brand-softer sm:px-5 [&::-webkit-details-marker]:hidden">
          <h3 className="font-sans text-body tracking-normal">{title}</h3>
          <ChevronDown className="size-5 transition-transform duration-fast group-open:rotate-180" />
        </summary>
        {children}
      </details>
      {action && <div className="absolute top-1 right-4 sm:right-5">{action}</div>}
    </section>
  )
}
