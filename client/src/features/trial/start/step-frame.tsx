import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { StepDots } from '@/ui/step-dots'
import { ReactionLine } from '../reaction-line'

export const STEPS = 5

/** Where a step leads. */
export type Ways = {
  step: number
  /** Nothing on the first step. */
  onBack?: () => void
  onNext: () => void
}

type StepFrameProps = {
  ways: Ways
  title: string
  children: ReactNode
  /** The words of the way on, and whether it is open. */
  next?: { label: string; pending?: boolean }
  /** There is no way on from here. */
  closed?: boolean
}

/** One step on the way to a plan: how far one is, what is asked, and the ways back and on. Its heading gets the focus as it comes. */
export function StepFrame({ ways, title, children, next, closed = false }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useId()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto w-full max-w-[40rem]">
      <div className="flex min-h-11 items-center gap-3">
        <StepDots step={ways.step} steps={STEPS} />
        <p id={place} className="text-small text-ink-2">
          Step {ways.step} of {STEPS}
        </p>
      </div>
      <h1 ref={heading} tabIndex={-1} aria-describedby={place} className="text-h1 text-balance break-words">
        {title}
      </h1>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 text-body text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2">
        {ways.onBack && (
          <Button variant="secondary" size="lg" onClick={ways.onBack}>
            Back
          </Button>
        )}
        {!closed && (
          <Button size="lg" className="flex-1" pending={next?.pending} onClick={ways.onNext}>
            {next?.label ?? 'Next'}
          </Button>
        )}
      </div>
      <div className="mt-6">
        <ReactionLine />
      </div>
    </div>
  )
}
