import { CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { Button } from './button'
import type { IconType } from './icon-type'

type ErrorStateProps = {
  title: string
  description?: ReactNode
  /** Shows "Try again". */
  onRetry?: () => void
  /** The retry is under way. */
  pending?: boolean
  /** In place of "Try again", such as a link home. */
  action?: ReactNode
  icon?: IconType
  level?: 1 | 2 | 3
  bordered?: boolean
  className?: string
}

/** Shown when content could not be loaded, with a way to try again. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { title, description, onRetry, pending, action, icon: Icon = CloudOff, level = 3 } = props
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center px-5 py-7 text-center',
        props.bordered && 'rounded-md border border-line',
        props.className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-high-soft text-high-text">
        <Icon className="size-6" />
      </span>
      <Heading className="mt-3.5 text-h3">{title}</Heading>
      {description && <p className="mt-1 max-w-[40ch] text-body text-ink-2">{description}</p>}
      {onRetry && (
        <Button variant="secondary" icon={RefreshCw} pending={pending} className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
