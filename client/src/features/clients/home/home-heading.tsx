import type { ReactNode } from 'react'

/** The greeting, and under it what today is about; read aloud they are one heading. */
export function HomeHeading({ greeting, children }: { greeting: string; children?: ReactNode }) {
  return (
    <h1 className="min-w-0 text-[2rem] leading-9.5 break-words">
      <span className="block font-sans text-lead font-normal tracking-normal text-ink-2">{greeting}.</span>{' '}
      {children}
    </h1>
  )
}
