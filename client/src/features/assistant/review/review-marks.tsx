import { Check, Clock, MessageSquareReply, TriangleAlert } from 'lucide-react'
import { Badge } from '@/ui/badge'
import { reasonWords, statusWords } from './review-words'
import type { Review } from './use-reviews'

const looks = {
  pending: { tone: 'outline', icon: Clock },
  reviewed: { tone: 'success', icon: Check },
  answered: { tone: 'success', icon: MessageSquareReply },
} as const

export function ReviewStatus({ status }: { status: Review['status'] }) {
  return <Badge {...looks[status]}>{statusWords[status]}</Badge>
}

export function ReasonBadge({ reason }: { reason: Review['reason'] }) {
  const isGrave = reason === 'emergency'
  return (
    <Badge tone={isGrave ? 'error' : 'neutral'} icon={isGrave ? TriangleAlert : undefined}>
      {reasonWords[reason]}
    </Badge>
  )
}
