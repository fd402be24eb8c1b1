import type { ReportState } from '@shared/domain/reports/report-state'
import { Check, ClipboardCheck, Clock, Loader, Unlink, X } from 'lucide-react'
import { cn } from '@/lib/class-names'
import type { BadgeTone } from './badge'
import type { IconType } from './icon-type'

export type Look = { word: string; icon: IconType; tone: BadgeTone; shape: string; spin?: true }

export const square = 'rounded-md border'
export const ring = 'rounded-full border'

/** The icon, word and colour of each state. */
export const marks: Record<ReportState, Look> = {
  processing: {
    word: 'Processing',
    icon: Loader,
    tone: 'info',
    shape: cn(ring, 'border-low-line bg-low-soft text-low-text'),
    spin: true,
  },
  failed: {
    word: 'Failed',
    icon: X,
    tone: 'error',
    shape: cn(square, 'rotate-45 border-high-line bg-high-soft text-high-text [&>svg]:-rotate-45'),
  },
  nobody: {
    word: 'Not linked',
    icon: Unlink,
    tone: 'dashed',
    shape: 'rounded-full border-[1.5px] border-dashed border-mod bg-mod-soft text-mod-text',
  },
  'to-check': {
    word: 'To check',
    icon: ClipboardCheck,
    tone: 'info',
    shape: cn(square, 'border-low-line bg-low-soft text-low-text'),
  },
  held: {
    word: 'Held',
    icon: Clock,
    tone: 'outline',
    shape: cn(ring, 'border-line-strong bg-surface text-ink-2'),
  },
  released: {
    word: 'Released',
    icon: Check,
    tone: 'success',
    shape: cn(ring, 'border-ok-line bg-ok-soft text-ok-text'),
  },
}

/** The icon alone, for use beside words that explain it. */
export function StateMark({ look, className }: { look: Look; className?: string }) {
  const { icon: Icon, shape, spin } = look
  return (
    <span aria-hidden="true" className={cn('grid size-7 shrink-0 place-items-center', className)}>
      <span className={cn('grid place-items-center', look === marks.failed ? 'size-5.5' : 'size-7', shape)}>
        <Icon className={cn('size-4', spin && 'animate-spin')} />
      </span>
    </span>
  )
}
