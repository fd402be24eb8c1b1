import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/icon-button'

const FIRST_WORDS = 4

type ChosenFoodsProps = {
  label: string
  foods: readonly string[]
  /** The words searched for a food; none for an unknown food, undefined until loaded. */
  wordsOf: (food: string) => readonly string[] | undefined
  onRemove: (food: string) => void
}

/** The chosen foods, each with its search words and a remove button. */
export function ChosenFoods({ label, foods, wordsOf, onRemove }: ChosenFoodsProps) {
  return (
    <ul aria-label={label} className="mt-3 grid grid-cols-1 gap-2 empty:hidden">
      {foods.map((food) => (
        <li key={food} className="rounded-md border border-line bg-surface py-1 pr-1 pl-3.5">
          <div className="flex items-center gap-2">
            <b className="min-w-0 flex-1 font-semibold break-words">{food}</b>
            <IconButton icon={X} label={`Remove ${food}`} tone="destructive" onClick={() => onRemove(food)} />
          </div>
          <LookedFor food={food} words={wordsOf(food)} />
        </li>
      ))}
    </ul>
  )
}

function LookedFor({ food, words }: { food: string; words: readonly string[] | undefined }) {
  const [all, setAll] = useState(false)
  if (!words) return null
  if (words.length === 0)
    return (
      <p className="pr-2 pb-2 text-body text-mod-text">
        We don’t know this food, so we search labels for this word only.
      </p>
    )
  const more = words.length - FIRST_WORDS
  return (
    <p className="pr-2 pb-2 text-body break-words text-ink-2">
      We also look for: {words.slice(0, all ? undefined : FIRST_WORDS).join(', ')}
      {more > 0 && (
        <>
          {!all && ' …'}{' '}
          <button
            type="button"
            aria-expanded={all}
            aria-label={`${all ? 'Show fewer' : `Show all ${words.length}`} words for ${food}`}
            className="font-semibold text-brand-text underline underline-offset-2 max-md:-my-3 max-md:py-3"
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : 'Show all'}
          </button>
        </>
      )}
    </p>
  )
}
