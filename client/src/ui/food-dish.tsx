import { useState } from 'react'
import { firstLetter } from '@shared/domain/people/initials'
import { cn } from '@/lib/class-names'

const dishes = {
  34: { dish: 'size-8.5', picture: 20, letter: 'text-small' },
  46: { dish: 'size-11.5', picture: 27, letter: 'text-small' },
  60: { dish: 'size-15', picture: 35, letter: 'text-h2' },
  84: { dish: 'size-21', picture: 48, letter: 'text-h1' },
  112: { dish: 'size-28', picture: 64, letter: 'text-display' },
}

type FoodDishProps = {
  /** Its first letter is shown if there is no picture or it cannot be loaded. */
  name: string
  /** A drawn picture or an uploaded photo; see `photo`. */
  src?: string | null
  /** The picture fills the well instead of lying in it. */
  photo?: boolean
  size?: keyof typeof dishes
}

/** A food in its round well. Decorative: the name must be written beside it. */
export function FoodDish({ name, src, photo = false, size = 60 }: FoodDishProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = dishes[size]
  const picture = photo ? '100%' : look.picture
  return (
    <span className={cn('dish', photo && 'overflow-hidden p-[5px]', look.dish)}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={picture}
          height={picture}
          loading="lazy"
          decoding="async"
          className={photo ? 'size-full rounded-full object-cover' : 'object-contain'}
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden="true" className={cn('font-display font-semibold text-ink-2', look.letter)}>
          {firstLetter(name)}
        </span>
      )}
    </span>
  )
}
