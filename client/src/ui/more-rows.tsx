import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button'

const STEP = 20

type MoreRowsProps = {
  /** The plural of the rows for the button: `sessions`. */
  noun: string
  total: number
  shown: number
  onShow: (shown: number) => void
  /** The first `shown` rows, each an `li`. */
  children: ReactNode
}

/** The beginning of a list, with a button that adds rows and focuses the first new one. */
export function MoreRows({ noun, total, shown, onShow, children }: MoreRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const first = list.current?.children.item(before.current)
    if (shown > before.current && first instanceof HTMLElement) {
      first.tabIndex = -1
      first.focus({ preventScroll: true })
    }
    before.current = shown
  }, [shown])
  const next = Math.min(STEP, total - shown)

  return (
    <>
      <ul ref={list} className="mt-2 divide-y divide-line">
        {children}
      </ul>
      {next > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="secondary" size="sm" onClick={() => onShow(shown + next)}>
            Show {next} more
          </Button>
          <p className="text-small text-ink-3">
            Showing {shown} of {total} {noun}
          </p>
        </div>
      )}
    </>
  )
}
