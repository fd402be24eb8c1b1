import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { LogoMark } from '@/ui/logo'
import { momentText, timeText } from '@/lib/moments'

type TurnProps = {
  at: Date
  /** Shows the date beside the time, for older messages. */
  dated?: boolean
  note?: string
  children: ReactNode
}

/** A message of the assistant; `note` is shown beside the time. */
export function AssistantTurn({ at, note, children }: TurnProps) {
  return (
    <div className="flex gap-3 max-[22rem]:flex-col max-[22rem]:gap-1.5">
      <LogoMark size={36} className="max-[22rem]:hidden" />
      <div className="min-w-0 flex-1">
        <Head name="Assistant" at={at} note={note} />
        <div className="mt-1.5">{children}</div>
      </div>
    </div>
  )
}

/** A message of a laboratory employee. */
export function LaboratoryTurn({ at, children }: TurnProps) {
  return (
    <div className="flex gap-3 max-[22rem]:flex-col max-[22rem]:gap-1.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text max-[22rem]:hidden">
        <UserRound className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <Head name="The laboratory" at={at} dated note="Written by a person" />
        <div className="mt-1.5">{children}</div>
      </div>
    </div>
  )
}

export function OwnTurn({ at, dated, children }: TurnProps) {
  return (
    <div className="flex flex-col items-end">
      <Head name="You" at={at} dated={dated} />
      <div className="on-panel mt-1.5 max-w-[85%] rounded-lg rounded-tr-xs bg-panel px-4 py-2.5 text-body break-words whitespace-pre-wrap text-on-panel sm:px-5">
        {children}
      </div>
    </div>
  )
}

function Head({ name, at, dated, note }: Omit<TurnProps, 'children'> & { name: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-small">
      <b className="font-semibold text-ink">{name}</b>
      <time dateTime={at.toISOString()} className="nums text-ink-3">
        {dated ? momentText(at.toISOString()) : timeText(at)}
      </time>
      {note && <span className="text-ink-3">{note}</span>}
    </p>
  )
}

/** The card around a message of the assistant. */
export function BubbleText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'rounded-lg rounded-tl-xs border border-line bg-surface px-4 py-3.5 shadow-e1 sm:px-5',
        className,
      )}
    >
      {children}
    </div>
  )
}
