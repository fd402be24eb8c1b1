import type { WorklistItemType } from '@shared/features/worklist'
import {
  AtSign,
  CircleQuestionMark,
  DatabaseBackup,
  FileQuestionMark,
  FolderClock,
  LogIn,
  PackageX,
  TriangleAlert,
  UserPlus,
  UserX,
} from 'lucide-react'
import { cn } from '@/lib/class-names'
import { marks, ring, square, type Look } from '@/ui/state-mark'

/** Icon, label and colour of each item type; waiting reports look as they do elsewhere. */
export const itemTypeMarks: Record<WorklistItemType, Look> = {
  failed: marks.failed,
  'to-check': marks['to-check'],
  nobody: marks.nobody,
  held: marks.held,
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
    word: 'Email change',
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
