import { ChevronDown, UserRound } from 'lucide-react'
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

/** A message of the assistant; `note` is beside the time, `coming`: it is being written. */
export function AssistantTurn({ at, note, coming, children }: TurnProps & { coming?: boolean }) {
  return (
    <div className="flex gap-3">
      <LogoMark size={36} className="max-md:hidden" />
      {/* On phones the answer's first words come first; a growing answer would push the name down. */}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 max-md:flex-col-reverse max-md:gap-3">
        <div className={cn(coming && 'max-md:hidden')}>
          <Head name="Assistant" at={at} note={note} />
        </div>
        <div>{children}</div>
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

/** The question on phones: one line below the header, which opens to the whole of it. */
export function QuestionLine({ children }: { children: string }) {
  return (
    <details className="group sticky top-15 z-10 -mx-4 border-b border-line bg-surface short:static">
      <summary className="flex min-h-12 cursor-pointer list-none items-start gap-2.5 px-4 py-2.5 text-body -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <span className="text-ink-3">You</span>
        <span className="max-h-[40dvh] min-w-0 flex-1 truncate font-medium group-open:overflow-y-auto group-open:break-words group-open:whitespace-pre-wrap">
          {children}
        </span>
        <ChevronDown className="mt-0.5 size-5 shrink-0 text-ink-3 transition-transform duration-fast group-open:rotate-180" />
      </summary>
    </details>
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

/** A message of the assistant: a card, on phones the page itself. */
export function BubbleText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'md:rounded-lg md:rounded-tl-xs md:border md:border-line md:bg-surface md:px-5 md:py-3.5 md:shadow-e1',
        className,
      )}
    >
      {children}
    </div>
  )
}
