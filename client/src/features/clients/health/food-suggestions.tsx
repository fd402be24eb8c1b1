import type { Reply } from '@shared/api'
import { fold } from '@shared/domain/text/fold'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods, pictureOf } from '@/features/verdict/known-food.public'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { partsAround } from './found-part'

export type FoundFood = Reply<'GET /api/food-words'>[number]

const ALSO = 3

type FoodSuggestionsProps = {
  id: string
  typed: string
  found: readonly FoundFood[]
  /** The index Enter takes; -1 for none. */
  active: number
  onTake: (food: FoundFood) => void
}

/** Known foods for the typed letters, as cards with picture, name and other words. */
export function FoodSuggestions({ id, typed, found, active, onTake }: FoodSuggestionsProps) {
  const catalogue = useApiQuery('GET /api/allergens')
  const known = useMemo(
    () =>
      knownFoods(
        found.map(({ name }, line) => ({ line, food: name })),
        catalogue.data ?? [],
      ),
    [found, catalogue.data],
  )
  return (
    <ul id={id} role="listbox" aria-label="Matching foods" className="mt-2 grid grid-cols-1 gap-2">
      {found.map((food, place) => {
        const also = food.words
          .filter((word) => fold(word) !== fold(food.name))
          .slice(0, ALSO)
          .join(', ')
        return (
          <li
            key={food.name}
            id={optionId(id, place)}
            role="option"
            aria-selected={place === active}
            // Screen readers would read the marked letters as separate words.
            aria-label={also === '' ? food.name : `${food.name}, also ${also}`}
            className={cn(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border bg-surface px-3 py-2 shadow-e1',
              place === active ? 'border-brand bg-brand-softer' : 'border-line hover:border-brand',
            )}
            // Keeps the focus in the field, which handles the arrow keys.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(food)}
          >
            <FoodDish name={food.name} {...pictureOf(known.get(place))} size={46} />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold break-words">
                <WithFound text={food.name} typed={typed} />
              </b>
              {also !== '' && (
                <span className="block text-small break-words text-ink-2">
                  also <WithFound text={also} typed={typed} />
                </span>
              )}
            </span>
            <Plus className="size-5 shrink-0 text-brand-text" />
          </li>
        )
      })}
    </ul>
  )
}

export const optionId = (list: string, place: number) => `${list}-${place}`

function WithFound({ text, typed }: { text: string; typed: string }) {
  const [before, part, after] = partsAround(text, typed)
  return (
    <>
      {before}
      {part && <mark className="rounded-[0.25rem] bg-pear-soft text-inherit">{part}</mark>}
      {after}
    </>
  )
}
