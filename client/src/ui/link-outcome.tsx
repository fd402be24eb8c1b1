import { CircleCheck, Unlink } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'

type LinkOutcomeProps = {
  /** Whether the link is no longer valid. */
  isGone: boolean
  title: string
  sentence: string
  /** Links to continue with. */
  children?: ReactNode
}

/** The outcome of an email's link, in place of its question. */
export function LinkOutcome({ isGone, title, sentence, children }: LinkOutcomeProps) {
  const Icon = isGone ? Unlink : CircleCheck
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <span
        className={cn(
          'grid size-12 place-items-center rounded-full',
          isGone ? 'bg-high-soft text-high-text' : 'bg-ok-soft text-ok-text',
        )}
      >
        <Icon className="size-6" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-h1">
        {title}
      </h1>
      <p className="mt-1.5 mb-5 text-body text-ink-2">{sentence}</p>
      {children}
    </>
  )
}
