import { EllipsisVertical, Flame, Timer } from 'lucide-react'
import { useUser } from '@/session/session'
import { useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { RecipeArt } from '../recipe-art'
import { loadRecipe } from '../recipe-dialogs'
import { minutesWords, noneOfLine, sentenceCase, type Recipe } from '../recipe-words'
import { useRecipeActions } from '../use-recipe-actions'
import { RecipeBadges } from './recipe-badges'

const TAGS_SHOWN = 3

/** One recipe of the list; pressing it opens it, its menu has further actions. */
export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const opens = useOpener()
  const staff = useUser().role === 'admin'
  const actions = useRecipeActions(recipe)
  const without = noneOfLine(recipe)
  return (
    <article className="relative flex h-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-e1 transition duration-fast has-[.opens:hover]:border-brand has-[.opens:hover]:shadow-e2">
      <RecipeArt pictures={recipe.pictures} className="h-36 shrink-0" />
      <div className="flex flex-1 flex-col p-4 pt-3">
        <div className="flex items-start gap-1">
          <h2 className="min-w-0 flex-1 text-h3 md:pt-1.5">
            <button
              type="button"
              className="opens w-full text-left touch:min-h-11 break-words after:absolute after:inset-0 after:rounded-lg"
              {...opens(loadRecipe, { recipe })}
            >
              {recipe.title}
            </button>
          </h2>
          <span className="relative -mr-2 shrink-0">
            <Menu
              trigger={<IconButton icon={EllipsisVertical} label={`Actions for ${recipe.title}`} />}
              entries={actions}
            />
          </span>
        </div>
        <p className="nums mt-1 flex flex-wrap gap-x-3 text-small text-ink-3">
          <span>{sentenceCase(recipe.category)}</span>
          <Time icon={Timer} minutes={recipe.prepTime} label="prep" />
          <Time icon={Flame} minutes={recipe.cookTime} label="cook" />
        </p>
        {recipe.tags.length > 0 && (
          <p className="mt-1.5 truncate text-small text-ink-2">
            {recipe.tags.slice(0, TAGS_SHOWN).map(sentenceCase).join(' · ')}
          </p>
        )}
        {without && <p className="mt-1.5 text-body break-words text-ink-2">{without}</p>}
        <p className="mt-auto flex flex-wrap gap-1.5 pt-3 empty:hidden">
          <RecipeBadges recipe={recipe} staff={staff} />
        </p>
      </div>
    </article>
  )
}

function Time({ icon: Icon, minutes, label }: { icon: typeof Timer; minutes: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon className="size-3.5" />
      {minutesWords(minutes)} {label}
    </span>
  )
}
