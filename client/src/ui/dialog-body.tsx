import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** The scrolling part of a dialog, which the keyboard can scroll too. */
export function DialogBody({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)

  useLayoutEffect(() => {
    const inner = content.current
    const outer = inner?.parentElement
    if (!inner || !outer) return
    const sizes = new ResizeObserver(() => setScrolled(outer.scrollHeight > outer.clientHeight))
    sizes.observe(outer)
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [])

  return (
    <div
      tabIndex={isScrolled ? 0 : undefined}
      className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 -outline-offset-2 md:px-7"
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
