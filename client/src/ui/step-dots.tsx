import { cn } from '@/lib/class-names'

/** The progress through several steps. Decorative: "Step 2 of 5" must be written beside it. */
export function StepDots({ step, steps }: { step: number; steps: number }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-2">
      {Array.from({ length: steps }, (_, at) => (
        <i
          key={at}
          className={cn(
            'h-2.5 rounded-full border-2',
            at + 1 === step ? 'w-6' : 'w-2.5',
            at < step ? 'border-brand bg-brand' : 'border-line-strong',
          )}
        />
      ))}
    </span>
  )
}
