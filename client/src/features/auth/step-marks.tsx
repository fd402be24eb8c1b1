import { Check } from 'lucide-react'

/** Shows that the password is done and what comes next. */
export function StepMarks() {
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <li className="flex items-center gap-2 text-ink-2">
        <span className="grid size-6 place-items-center rounded-full border border-ok-line bg-ok-soft text-ok-text">
          <Check className="size-3.5" aria-hidden="true" />
        </span>
        Password<span className="sr-only"> done</span>
      </li>
      <li
        aria-current="step"
        className="flex items-center gap-2 font-semibold text-ink before:h-px before:w-7 before:bg-line-strong"
      >
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full bg-brand text-small leading-none font-bold text-on-brand"
        >
          2
        </span>
        Second factor
      </li>
    </ol>
  )
}
