import type { InvitationState } from '@shared/features/invitations'
import { Check, CircleDashed, Clock, Eye, LockKeyhole, Send, Users } from 'lucide-react'
import { Badge, type BadgeTone } from '@/ui/badge'
import type { IconType } from '@/ui/icon-type'
import { stateWords, type Filter } from './invitation-words'

export const stateIcons: Record<Filter, IconType> = {
  all: Users,
  never: CircleDashed,
  invited: Send,
  opened: Eye,
  unopened: Clock,
  locked: LockKeyhole,
  in: Check,
}

const tones: Record<InvitationState, BadgeTone> = {
  never: 'outline',
  invited: 'info',
  opened: 'info',
  unopened: 'warning',
  locked: 'error',
  in: 'success',
}

/** A person's progress as icon, label and colour. */
export function StateChip({ state }: { state: InvitationState }) {
  return (
    <Badge tone={tones[state]} icon={stateIcons[state]}>
      {stateWords[state]}
    </Badge>
  )
}
