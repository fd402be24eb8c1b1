import { commonFoods } from '@shared/domain/verdict/common-foods'
import { plural } from '@shared/domain/text/counts'
import { fold } from '@shared/domain/text/fold'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { FoodDish } from '@/ui/food-dish'
import type { SuggestionsProps } from './ask-field'
import { dishPicture } from './dish-picture'
import { knownFoods, pictureOf } from './known-food.public'
import namedDishes from './named-dishes.json' with { type: 'json' }
import type { Food } from './verdict-types'

const examples = ['Pizza', 'Oat drink', 'Hummus']
/** More do not fit above a phone's keyboard. */
const SHOWN = 4

/** Foods and dishes for the typed letters, or examples; each asks about itself. */
export default function AskSuggestions({ typed, onTake }: SuggestionsProps) {
  const catalogue = useApiQuery('GET /api/allergens')
  const found = useMemo(() => suggestionsFor(typed, catalogue.data ?? []), [typed, catalogue.data])
  const known = useMemo(
    () =>
      knownFoods(
        found.map((food, line) => ({ line, food })),
        catalogue.data ?? [],
      ),
    [found, catalogue.data],
  )
  return (
    <div className="absolute inset-x-0 z-10 border-line bg-surface max-lg:bottom-full max-lg:border-t max-lg:px-3 max-lg:pt-1 lg:top-full lg:mt-1 lg:overflow-hidden lg:rounded-lg lg:border lg:shadow-e2">
      <ul aria-label="Suggestions" className="divide-y divide-line">
        {found.map((name, line) => (
          <li key={name}>
            <button
              type="button"
              data-suggestion
              aria-haspopup="dialog"
              className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-left text-body font-semibold -outline-offset-2! hover:bg-brand-softer lg:px-4"
              // Keeps the focus in the field, or the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(name)}
            >
              <FoodDish name={name} {...(dishPicture(name) ?? pictureOf(known.get(line)))} size={34} />
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed !== '' && `${found.length} ${plural(found.length, 'suggestion')}`}
      </p>
    </div>
  )
}

/** Usual foods, then the catalogue's: by name, by a later word of it, by another name. */
export function suggestionsFor(typed: string, foods: readonly Pick<Food, 'name' | 'alternativeNames'>[]) {
  const q = fold(typed)
  if (q === '') return examples
  const usual = [...commonFoods, ...Object.keys(namedDishes)]
    .filter((word) => word.startsWith(q))
    .toSorted((a, b) => a.length - b.length)
  const begins = (word: string) => ` ${fold(word)}`.includes(` ${q}`)
  const rank = ({ name, alternativeNames }: (typeof foods)[number]) => {
    if (begins(name)) return fold(name).startsWith(q) ? 0 : 1
    return alternativeNames.some(begins) ? 2 : 3
  }
  const named = foods
    .map((food) => ({ name: food.name, rank: rank(food) }))
    .filter((food) => food.rank < 3)
    .toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .map(({ name }) => name)
  const names = [...usual.slice(0, 2), ...named, ...usual]
  const seen = new Set<string>()
  return names
    .filter((name) => !seen.has(fold(name)) && seen.add(fold(name)))
    .slice(0, SHOWN)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}
