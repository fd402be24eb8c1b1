import type { ReportState } from '@shared/domain/report-state'
import {
  AtSign,
  Check,
  CircleQuestionMark,
  ClipboardCheck,
  Clock,
  DatabaseBackup,
  FileQuestionMark,
  FolderClock,
  Loader,
  LogIn,
  PackageX,
  TriangleAlert,
  Unlink,
  UserPlus,
  UserX,
  X,
} from 'lucide-react'
import { cn } from '@/lib/class-names'
import type { BadgeTone } from './badge'
import type { IconType } from './icon-type'

/** What may wait for staff: where a report stands, or something else that is theirs to solve. */
export type Mark =
  | ReportState
  | 'never-in'
  | 'question'
  | 'deletion'
  | 'upload'
  | 'intake'
  | 'registration'
  | 'address'
  | 'export'
  | 'job'
  | 'backup'

type Look = { word: string; icon: IconType; tone: BadgeTone; shape: string; spin?: true }

const square = 'rounded-md border'
const ring = 'rounded-full border'

/** Shape, word and colour of each, the same wherever it stands. */
export const marks: Record<Mark, Look> = {
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
  'never-in': {
    word: 'Not signed in',
    icon: LogIn,
    tone: 'neutral',
    shape: cn(square, 'border-line bg-sunken text-ink-2'),
  },
  question: {
    word: 'Question',
    icon: CircleQuestionMark,
    tone: 'brand',
    shape: cn(ring, 'rounded-bl-none border-brand-line bg-brand-soft text-brand-text'),
  },
  deletion: {
    word: 'Deletion request',
    icon: UserX,
    tone: 'error',
    shape: cn(square, 'border-high-line bg-surface text-high-text'),
  },
  upload: {
    word: 'Unfinished upload',
    icon: FileQuestionMark,
    tone: 'dashed',
    shape: cn(square, 'border-dashed border-mod bg-mod-soft text-mod-text'),
  },
  intake: {
    word: 'Intake folder',
    icon: FolderClock,
    tone: 'error',
    shape: cn(square, 'border-high-line bg-high-soft text-high-text'),
  },
  registration: {
    word: 'Registration',
    icon: UserPlus,
    tone: 'brand',
    shape: cn(ring, 'border-brand-line bg-brand-soft text-brand-text'),
  },
  address: {
    word: 'Wished email',
    icon: AtSign,
    tone: 'brand',
    shape: cn(square, 'border-brand-line bg-brand-soft text-brand-text'),
  },
  export: {
    word: 'Failed export',
    icon: PackageX,
    tone: 'neutral',
    shape: cn(ring, 'border-line bg-sunken text-ink-2'),
  },
  job: {
    word: 'Failed job',
    icon: TriangleAlert,
    tone: 'error',
    shape: cn(ring, 'border-high-line bg-surface text-high-text'),
  },
  backup: {
    word: 'Backup',
    icon: DatabaseBackup,
    tone: 'outline',
    shape: cn(square, 'border-line-strong bg-surface text-ink-2'),
  },
}

/** The mark alone, beside words that say what it means. */
export function StateMark({ mark, className }: { mark: Mark; className?: string }) {
  const { icon: Icon, shape, spin } = marks[mark]
  return (
    <span aria-hidden="true" className={cn('grid size-7 shrink-0 place-items-center', className)}>
      <span className={cn('grid place-items-center', mark === 'failed' ? 'size-5.5' : 'size-7', shape)}>
        <Icon className={cn('size-4', spin && 'animate-spin')} />
      </span>
    </span>
  )
}
