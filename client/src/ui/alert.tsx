import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { IconButton } from './icon-button'

const tones = {
  info: { icon: Info, box: 'border-low-line bg-low-soft', text: 'text-low-text' },
  warning: { icon: TriangleAlert, box: 'border-mod-line bg-mod-soft', text: 'text-mod-text' },
  error: { icon: CircleAlert, box: 'border-high-line bg-high-soft', text: 'text-high-text' },
  success: { icon: CircleCheck, box: 'border-ok-line bg-ok-soft', text: 'text-ok-text' },
}

type AlertProps = {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
  /** Buttons or a link under the text. */
  action?: ReactNode
  /** Announced when it appears: errors unless this is false, others only if it is true. */
  live?: boolean
  className?: string
}

/** A notice in the page, with an icon and, if `onDismiss` is given, a close button. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, onDismiss, action, live = tone === 'error', className } = props
  const { icon: Icon, box, text } = tones[tone]
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={cn('flex items-start gap-2.5 rounded-md border px-4 py-3', box, className)}>
      <Icon className={cn('mt-px size-5', text)} />
      <div className="min-w-0 flex-1 text-body">
        {title && <p className={cn('text-body font-semibold', text)}>{title}</p>}
        {children && <div className={title ? 'text-ink-2' : text}>{children}</div>}
        {action && <div className="mt-2.5 flex flex-wrap gap-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          label="Dismiss"
          size="xs"
          tone="inherit"
          className={cn('-my-1.5 -mr-1.5', text)}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
