import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'
import { ChevronRight, Copy, Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  copyRecipe,
  noneOfLine,
  RecipeArt,
  RecipeFacts,
  RecipeSteps,
  RecipeTags,
  shareRecipe,
} from '@/features/recipes/recipes.public'
import { useAsk } from '@/features/verdict/verdict.public'
import { Button } from '@/ui/button'
import { FoodDish } from '@/ui/food-dish'
import { foodPictureUrl } from '@/ui/food-picture-url'

type Daily = NonNullable<Reply<'GET /api/recipes/daily-personalized'>>

/** How many ingredients show until the recipe is opened. */
const PREVIEW = 3

/** The recipe of the day, expanded step by step. */
export default function DailyCard({ daily }: { daily: Daily }) {
  const [full, setFull] = useState(false)
  const ask = useAsk()
  const { title, description, tags, ingredients, instructions, recipeData } = daily
  const shown = full ? ingredients : ingredients.slice(0, PREVIEW)
  const more = ingredients.length - shown.length
  return (
    <article aria-labelledby="daily-title">
      <RecipeArt pictures={recipeData.pictures} className="h-40 md:h-56" />
      <div className="p-4 md:p-6">
        <h3 id="daily-title" className="text-h2 break-words">
          {title}
        </h3>
        <p className="mt-1.5 text-body break-words text-ink-2">
          {description} {noneOf(recipeData)}
        </p>
        <div className="mt-3 empty:hidden">
          <RecipeTags tags={tags} />
        </div>
        <div className="mt-3.5">
          <RecipeFacts recipe={recipeData} />
        </div>
        <div id="daily-whole">
          <Section title="Ingredients">
            <ul className="text-body text-ink-2">
              {shown.map((line, index) => (
                <li key={index} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    className="flex min-h-11 w-full items-center gap-3 rounded-sm py-1 text-left hover:bg-brand-softer"
                    onClick={() => ask({ q: line })}
                  >
                    <FoodDish name="" size={34} src={pictureOf(daily, index)} />
                    <span className="min-w-0 flex-1 break-words">{line}</span>
                    <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
                  </button>
                </li>
              ))}
            </ul>
            {more > 0 && (
              <p className="mt-1 text-small text-ink-3">
                ... and {more} more {plural(more, 'ingredient')}
              </p>
            )}
          </Section>
          {full && (
            <Section title="Instructions">
              <RecipeSteps steps={instructions} />
            </Section>
          )}
        </div>
        <Button
          block
          size="lg"
          className="mt-4"
          aria-expanded={full}
          aria-controls="daily-whole"
          onClick={() => setFull(!full)}
        >
          {full ? 'Show Less' : 'View Full Recipe'}
        </Button>
        <div className="mt-2 grid grid-cols-1 gap-2 min-[22.5rem]:grid-cols-2">
          <Button
            variant="secondary"
            icon={Share2}
            className="px-2! text-small!"
            onClick={() => void shareRecipe(recipeData)}
          >
            Share This Recipe
          </Button>
          <Button
            variant="secondary"
            icon={Copy}
            className="px-2! text-small!"
            onClick={() => void copyRecipe(recipeData)}
          >
            Copy This Recipe
          </Button>
        </div>
      </div>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4 className="mt-4 mb-1.5 text-small font-semibold">{title}</h4>
      {children}
    </>
  )
}

function pictureOf({ ingredientPictures }: Daily, index: number): string | undefined {
  const picture = ingredientPictures[index]
  return picture ? foodPictureUrl(picture) : undefined
}

/** The foods the recipe was checked for; nothing without any. */
function noneOf(recipe: Parameters<typeof noneOfLine>[0]): string {
  const line = noneOfLine(recipe)
  return line === undefined ? '' : `${line}.`
}
