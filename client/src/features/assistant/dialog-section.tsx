import type { ReactNode } from 'react'

/** A part of a dialog under its own heading; line breaks of the text are kept. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-small font-semibold tracking-normal text-ink">{title}</h3>
      <p className="mt-1 text-body break-words whitespace-pre-line text-ink-2">{children}</p>
    </section>
  )
}
