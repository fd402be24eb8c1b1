import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { StepDots } from '@/ui/step-dots'
import { ReactionLine } from '../reaction/reaction-line'

export const STEPS = 5

/** Where a step's buttons lead. */
export type StepNav = {
  step: number
  /** Undefined on the first step. */
  onBack?: () => void
  onNext: () => void
}

type StepFrameProps = {
  nav: StepNav
  title: string
  children: ReactNode
  /** The label of the Next button and whether it is pending. */
  next?: { label: string; pending?: boolean }
  /** Hides Next. */
  closed?: boolean
}

/** A step to a plan; its heading gets the focus when it appears. */
export function StepFrame({ nav, title, children, next, closed = false }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useId()
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto w-full max-w-[40rem]">
      <div className="flex min-h-11 items-center gap-3">
        <StepDots step={nav.step} steps={STEPS} />
        <p id={place} className="text-small text-ink-2">
          Step {nav.step} of {STEPS}
        </p>
      </div>
      <h1 ref={heading} tabIndex={-1} aria-describedby={place} className="text-h1 text-balance break-words">
        {title}
      </h1>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 text-body text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap gap-2">
        {nav.onBack && (
          <Button variant="secondary" size="lg" onClick={nav.onBack}>
            Back
          </Button>
        )}
        {!closed && (
          <Button size="lg" className="flex-1" pending={next?.pending} onClick={nav.onNext}>
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
