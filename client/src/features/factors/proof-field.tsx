import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Tied = { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }

type ProofFieldProps = {
  label: string
  hint: ReactNode
  problem: string | undefined
  children: (tied: Tied) => ReactNode
}

/** A `Field` whose error is announced, because the input often keeps the focus. */
export function ProofField({ label, hint, problem, children }: ProofFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold text-ink">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-problem ${id}-hint`,
        'aria-invalid': problem ? true : undefined,
      })}
      <ProofProblem id={`${id}-problem`}>{problem}</ProofProblem>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-3 empty:hidden">
        {hint}
      </p>
    </div>
  )
}

export function ProofProblem({ id, children }: { id?: string; children: string | undefined }) {
  return (
    <div role="alert" id={id}>
      {children && (
        <p className="mt-1.5 flex gap-1.5 text-body font-medium text-high-text">
          <CircleAlert className="mt-px size-4" />
          {children}
        </p>
      )}
    </div>
  )
}
