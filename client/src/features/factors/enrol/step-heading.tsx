import { useEffect, useRef } from 'react'

/** A step's heading, which gets the focus on mount so that the step is read out. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1} className="mt-6 text-h3">
      {children}
    </h2>
  )
}
