import { ChevronDown, History } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { previousTestState } from './previous-test'
import { dayWords, resultsPath, type Test, type TestsAround } from './test-order'

type TestLinkProps = { test: Test; shown: number; isLatest: boolean; isTwin: boolean }

function TestLink({ test, shown, isLatest, isTwin }: TestLinkProps) {
  const { role } = useUser()
  return (
    <Link
      href={resultsPath(role, test.id)}
      state={previousTestState(shown)}
      className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm px-3 py-1.5 text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink"
    >
      {dayWords(test)}
      <span className="font-mono text-small text-ink-3">
        {test.sampleId}
        {isTwin && `, report ${test.id}`}
      </span>
      {isLatest && <Badge tone="brand">Latest</Badge>}
    </Link>
  )
}

/** Other completed tests, newest first; those of the same sample and day differ by number. */
export function OtherTests({ others, latest, shown }: TestsAround<Test> & { shown: number }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const testWords = (test: Test) => `${dayWords(test)} ${test.sampleId}`

  function toggle() {
    // Safari does not focus a clicked button.
    button.current?.focus()
    setOpen(!open)
  }
  function closeOnEsc(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  function closeOnLeaving(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // Focusable, so that a click beside the links, or on the button in Safari, does not close it.
    <div tabIndex={-1} className="outline-none xl:relative" onKeyDown={closeOnEsc} onBlur={closeOnLeaving}>
      <Button
        ref={button}
        variant="link"
        size="sm"
        icon={History}
        iconAfter={ChevronDown}
        aria-expanded={open}
        aria-controls={id}
        className="-mx-3"
        onClick={toggle}
      >
        <span className="max-sm:sr-only">Other tests ({others.length})</span>
      </Button>
      <ul
        id={id}
        hidden={!open}
        aria-label="Other tests"
        className="enter-menu absolute top-full left-0 z-header xl:-left-3 mt-1 max-h-[60vh] w-max max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-e2"
      >
        {others.map((test) => (
          <li key={test.id}>
            <TestLink
              test={test}
              shown={shown}
              isLatest={test.id === latest?.id}
              isTwin={others.some((other) => other !== test && testWords(other) === testWords(test))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function OlderTestNote({ latest, shown }: { latest: Test; shown: number }) {
  const { role } = useUser()
  return (
    <div data-print="hide" className="mt-4">
      <Alert>
        This is an older test.{' '}
        <Link
          href={resultsPath(role, latest.id)}
          state={previousTestState(shown)}
          className="font-semibold text-brand-text underline underline-offset-2"
        >
          {role === 'client' ? 'See your latest' : 'See the latest'}
        </Link>
      </Alert>
    </div>
  )
}
