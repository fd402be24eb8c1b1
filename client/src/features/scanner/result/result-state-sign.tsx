import { CircleQuestionMark, Languages } from 'lucide-react'
import { PartMark } from '@/ui/part-mark'
import type { ResultState } from './result-state'

/** An icon for each look except `found`, recognisable without colour. */
export function ResultStateSign({ state }: { state: ResultState }) {
  switch (state) {
    case 'found':
      return null
    case 'nothing':
      return (
        <svg viewBox="0 0 76 24" aria-hidden="true" className="h-6 w-19 shrink-0 text-low">
          {[12, 38, 64].map((x) => (
            <circle key={x} cx={x} cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="3" />
          ))}
        </svg>
      )
    case 'part':
      return <PartMark className="size-9 shrink-0 text-ink-2" />
    case 'language':
      return (
        <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-line-strong bg-surface">
          <Languages className="size-5.5" />
        </span>
      )
    case 'unknown':
      return <CircleQuestionMark className="size-9 text-ink-2" />
  }
}
