import { formatCount } from '@shared/domain/text/counts'
import { ChevronRight, Flame, Timer, Users } from 'lucide-react'
import type { IconType } from '@/ui/icon-type'
import { Badge } from '@/ui/badge'
import { minutesWords, type Recipe } from './recipe-words'

/** Preparation time, cooking time and servings in one row. */
export function RecipeFacts({
  recipe: { prepTime, cookTime, servings },
}: {
  recipe: Pick<Recipe, 'prepTime' | 'cookTime' | 'servings'>
}) {
  return (
    <dl className="flex divide-x divide-line border-y border-line">
      <Fact icon={Timer} label="Prep" value={minutesWords(prepTime)} />
      <Fact icon={Flame} label="Cook" value={minutesWords(cookTime)} />
      <Fact icon={Users} label="Serves" value={formatCount(servings)} />
    </dl>
  )
}

function Fact({ icon: Icon, label, value }: { icon: IconType; label: string; value: string }) {
  return (
    <div className="min-w-0 flex-1 px-3 py-2.5 first:pl-0 last:pr-0">
      <dt className="flex items-center gap-1.5 text-small font-medium text-ink-3">
        <Icon className="size-3.5" />
        {label}
      </dt>
      <dd className="nums mt-0.5 text-small font-semibold">{value}</dd>
    </div>
  )
}

export function RecipeTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Badge tone="pear" className="max-w-full overflow-hidden">
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

type IngredientsProps = { ingredients: readonly string[]; onAsk?: (line: string) => void }

/** The ingredients, one per line; with `onAsk` each is a button that opens its verdict. */
export function RecipeIngredients({ ingredients, onAsk }: IngredientsProps) {
  if (onAsk)
    return (
      <ul className="divide-y divide-line border-y border-line text-body text-ink-2">
        {ingredients.map((line, index) => (
          <li key={index}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-11 w-full items-center gap-2 rounded-sm py-1 text-left hover:bg-brand-softer"
              onClick={() => onAsk(line)}
            >
              <span className="min-w-0 flex-1 break-words">{line}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-body text-ink-2 marker:text-line-strong">
      {ingredients.map((line, index) => (
        <li key={index} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

export function RecipeSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-6 text-body text-ink-2 marker:font-semibold marker:text-brand-text">
      {steps.map((step, index) => (
        <li key={index} className="pl-1.5 break-words">
          {step}
        </li>
      ))}
    </ol>
  )
}
