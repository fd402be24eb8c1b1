import { Check, Clock, X } from 'lucide-react'
import { Badge } from '@/ui/badge'
import type { MessageLog } from './message-words'

const looks = {
  sent: { tone: 'success', icon: Check, word: 'Sent' },
  failed: { tone: 'error', icon: X, word: 'Failed' },
  pending: { tone: 'outline', icon: Clock, word: 'Pending' },
} as const

export function MessageStatus({ status }: { status: MessageLog['status'] }) {
  const { tone, icon, word } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
