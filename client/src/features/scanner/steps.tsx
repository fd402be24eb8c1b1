import { Check } from 'lucide-react'
import { cn } from '@/lib/class-names'

export const steps = ['Photo', 'Check text', 'Result'] as const
export type Step = 0 | 1 | 2

/** How far a scan has come. */
export function Steps({ at, isDone }: { at: Step; isDone: boolean }) {
  return (
    <ol aria-label="Steps" className="mt-3 flex gap-2">
      {steps.map((name, index) => {
        const passed = index < at || isDone
        const current = index === at
        return (
          <li
            key={name}
            aria-current={current ? 'step' : undefined}
            className={cn('flex flex-1 items-center gap-2', current ? 'text-ink' : 'text-ink-3')}
          >
            <span
              className={cn(
                'nums grid size-6 shrink-0 place-items-center rounded-full text-small font-bold',
                passed && 'bg-brand text-on-brand',
                !passed && (current ? 'border-2 border-brand text-brand-text' : 'border border-line-strong'),
              )}
            >
              {passed ? <Check className="size-3.5" /> : index + 1}
            </span>
            <span className="text-small font-semibold">
              {name}
              {passed && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
