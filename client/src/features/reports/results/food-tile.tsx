import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '@/lib/class-names'
import { softHyphened } from '@/lib/soft-hyphens'
import { FoodDish } from '@/ui/food-dish'

/** Five columns on a phone, four for four foods, ten where they fit. */
export const tilesClass = (count: number) =>
  cn(
    'grid gap-x-1 gap-y-1.5 @min-[40rem]:grid-cols-10 @min-[40rem]:gap-x-0',
    count > 4 ? 'grid-cols-5 max-[22.5rem]:grid-cols-4' : 'grid-cols-4',
  )

const tileClass =
  'flex h-full w-full min-w-0 flex-col items-center gap-0.5 rounded-md pt-1 pb-0.5 text-center hover:bg-brand-softer'
const nameClass = 'w-full text-small leading-4.5 break-words'

type FoodTileProps = {
  name: string
  picture: { src: string | null; photo: boolean }
  /** Lies on the picture's edge; needs words for screen readers in `more`. */
  mark?: ReactNode
  more?: string | undefined
  takesFocus?: boolean
  opensDialog?: boolean
  onOpen: () => void
}

/** A food or a family as a picture with its name, which opens it. */
export function FoodTile({ name, picture, mark, more, takesFocus, opensDialog, onOpen }: FoodTileProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      className={tileClass}
      onClick={onOpen}
    >
      <span className="relative">
        <FoodDish name={name} {...picture} size={46} />
        {mark && (
          <span className="absolute -right-1.5 -bottom-1 grid size-6 place-items-center rounded-full border border-line bg-surface">
            {mark}
          </span>
        )}
      </span>
      <span className={nameClass}>{softHyphened(name)}</span>
      {more && <span className="sr-only">{more}</span>}
    </button>
  )
}

type MoreTileProps = { count: string; word: string; isOpen: boolean; onToggle: () => void }

/** The last tile of a group, which shows the rest. */
export function MoreTile({ count, word, isOpen, onToggle }: MoreTileProps) {
  return (
    <button type="button" aria-expanded={isOpen} className={tileClass} onClick={onToggle}>
      <span className="nums grid size-11.5 place-items-center rounded-full border border-brand-line bg-brand-soft text-body font-semibold text-brand-text">
        {count}
      </span>
      <span className={nameClass}>{word}</span>
    </button>
  )
}
