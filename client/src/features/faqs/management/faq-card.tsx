import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  MessageSquareReply,
  ShieldCheck,
  SquarePen,
  Stethoscope,
  Trash2,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Role } from '@shared/core/roles'
import { linkTo } from '@shared/screens'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import type { IconType } from '@/ui/icon-type'
import { Menu } from '@/ui/menu'
import { useOpener } from '@/ui/dialog-host'
import { answerExcerpt, roleWords, type Faq } from '../faq-words'
import { loadDeleteFaq, loadEditFaq } from './faq-dialogs'

const roleIcons: Record<Role, IconType> = { client: Users, practitioner: Stethoscope, admin: ShieldCheck }

export type FaqCardProps = {
  faq: Faq
  /** Its place in the list, from 1, and the length of the list. */
  place: number
  count: number
  /** The drag handle. */
  grip: ReactNode
  /** Moves it to another place; undefined while the list cannot be reordered. */
  onMove: ((to: number) => void) | undefined
  /** `lifted`: being dragged; `gap`: the place it was dragged from. */
  look?: 'lifted' | 'gap'
}

/** An FAQ in the management list, with a shortened answer and its actions. */
export function FaqCard({ faq, place, count, grip, onMove, look }: FaqCardProps) {
  return (
    <article
      className={cn(
        'flex gap-1 rounded-lg border bg-surface py-3.5 pr-2 pl-2 sm:gap-2',
        look === 'lifted' ? 'border-brand shadow-e3 ring-2 ring-brand' : 'border-line shadow-e1',
        look === 'gap' && 'opacity-0',
      )}
    >
      {grip}
      <span className="nums mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-small font-bold text-ink-2 max-lg:hidden">
        {place}
      </span>
      <div className="min-w-0 flex-1 pl-1.5">
        <h2 className="font-sans text-body font-semibold tracking-normal break-words">{faq.question}</h2>
        <p className="mt-0.5 max-w-[78ch] text-small break-words text-ink-2">{answerExcerpt(faq.answer)}</p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Badge className="max-w-full">
            <span className="truncate">{faq.category}</span>
          </Badge>
          <Badge tone="brand" icon={roleIcons[faq.targetRole]}>
            {roleWords[faq.targetRole]}
          </Badge>
          <OriginLink faqId={faq.id} />
        </div>
      </div>
      <CardButtons faq={faq} place={place} count={count} onMove={onMove} />
    </article>
  )
}

/** Links to the reviewed question from which the FAQ was made. */
function OriginLink({ faqId }: { faqId: number }) {
  const origins = useApiQuery('GET /api/faq-origins')
  const origin = origins.data?.find((one) => one.faqId === faqId)
  if (!origin) return null
  return (
    <Link
      href={linkTo('/admin/questions-to-review', { query: { review: String(origin.reviewId) } })}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-small font-medium text-brand-text underline hover:bg-brand-softer"
    >
      <MessageSquareReply className="size-4" />
      From a question
    </Link>
  )
}

function CardButtons({
  faq,
  place,
  count,
  onMove,
}: Pick<FaqCardProps, 'faq' | 'place' | 'count' | 'onMove'>) {
  const opens = useOpener()
  return (
    <div className="flex shrink-0 max-lg:flex-col">
      <IconButton icon={SquarePen} label={`Edit: ${faq.question}`} {...opens(loadEditFaq, { faq })} />
      <IconButton
        icon={Trash2}
        tone="destructive"
        label={`Delete: ${faq.question}`}
        {...opens(loadDeleteFaq, { faq })}
      />
      {onMove && (
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={`Move: ${faq.question}`} />}
          entries={[
            {
              label: 'Move up',
              icon: ArrowUp,
              disabled: place === 1,
              onSelect: () => onMove(place - 1),
            },
            {
              label: 'Move down',
              icon: ArrowDown,
              disabled: place === count,
              onSelect: () => onMove(place + 1),
            },
          ]}
        />
      )}
    </div>
  )
}
