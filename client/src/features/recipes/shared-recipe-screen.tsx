import type { Reply } from '@shared/api'
import { Printer } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Delayed } from '@/ui/delayed'
import { LinkOutcome } from '@/ui/link-outcome'
import { pageClass } from '@/ui/page-class'
import { Skeleton } from '@/ui/skeleton'
import { RecipeArt } from './recipe-art'
import { RecipeFacts, RecipeIngredients, RecipeSteps } from './recipe-parts'

type Recipe = Reply<'POST /api/shared-recipe'>

/** A recipe for anybody with its link. It says nothing about the person who shared it. */
export default function SharedRecipeScreen() {
  const [recipe, setRecipe] = useState<Recipe>()
  const [error, setError] = useState<unknown>()
  const read = useCallback(() => {
    const token = window.location.pathname.split('/').at(-1) ?? ''
    request('POST /api/shared-recipe', { body: { token } }).then(setRecipe, setError)
  }, [])
  useEffect(read, [read])
  const retry = () => {
    setError(undefined)
    read()
  }
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <div className="mx-auto max-w-[44rem]">
        {recipe && <SharedRecipe recipe={recipe} />}
        {error !== undefined && <NotShown error={error} onRetry={retry} />}
        {!recipe && error === undefined && (
          <Delayed>
            <Skeleton className="h-96" />
          </Delayed>
        )}
      </div>
    </main>
  )
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 410 || error.status === 400)
  return (
    <Card className="md:mt-8 md:p-9">
      {isGone ? (
        <LinkOutcome
          isGone
          title="This recipe is no longer shared"
          sentence="Ask your friend for a new link. Links to recipes work for 90 days."
        />
      ) : (
        <LinkOutcome isGone title="The recipe could not be loaded" sentence={sentenceOf(error)}>
          <Button onClick={onRetry}>Try again</Button>
        </LinkOutcome>
      )}
    </Card>
  )
}

function SharedRecipe({ recipe }: { recipe: Recipe }) {
  return (
    <article>
      <RecipeArt pictures={recipe.pictures} className="h-40 rounded-lg md:h-52" />
      <div className="mt-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-h1 break-words">{recipe.title}</h1>
          <p className="mt-1 text-lead text-ink-2">Made without the foods a friend avoids.</p>
        </div>
        <Button variant="secondary" icon={Printer} data-print="hide" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="mt-4">
        <RecipeFacts recipe={recipe} />
      </div>
      <div className="mt-5 grid gap-6 md:grid-cols-[2fr_3fr]">
        <section>
          <h2 className="mb-1.5 text-h2">Ingredients</h2>
          <RecipeIngredients ingredients={recipe.ingredients} />
        </section>
        <section>
          <h2 className="mb-1.5 text-h2">Instructions</h2>
          <RecipeSteps steps={recipe.instructions} />
        </section>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-body text-ink-2">
        Swapping an ingredient? Ask your friend first. Read the label on whatever you buy.
      </p>
    </article>
  )
}
