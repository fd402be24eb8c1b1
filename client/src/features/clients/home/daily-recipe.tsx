import { lazy, Suspense, useEffect } from 'react'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { WaitingBar } from '@/ui/waiting-bar'

// Preloaded beside its recipe, so that the card does not appear late.
const loadCard = () => import('./daily-card')
const DailyCard = lazy(loadCard)
const NoDailyRecipe = lazy(() => import('./no-daily-recipe'))

/** The card "Today's Personalized Recipe" in each of its states. */
export function DailyRecipe() {
  const daily = useApiQuery('GET /api/recipes/daily-personalized')
  useEffect(() => {
    loadCard().catch(() => undefined)
  }, [])
  return (
    <section aria-labelledby="daily-recipe">
      <h2 id="daily-recipe" className="text-h2">
        Today's Personalized Recipe
      </h2>
      <div className="mt-2.5 overflow-hidden rounded-xl border border-line bg-surface shadow-e1">
        {daily.isPending ? (
          <Generating />
        ) : daily.isError && !daily.data ? (
          <QueryError query={daily} title="Today's recipe could not be loaded" />
        ) : (
          <Suspense fallback={<Generating />}>
            {daily.data ? <DailyCard key={daily.data.recipeData.id} daily={daily.data} /> : <NoDailyRecipe />}
          </Suspense>
        )}
      </div>
    </section>
  )
}

const GENERATING = 'Generating your personalized recipe...'

function Generating() {
  return (
    <div className="px-4 py-12 md:px-6">
      <p role="status" className="text-center text-body text-ink-2">
        {GENERATING}
      </p>
      <WaitingBar label={GENERATING} className="mx-auto mt-4 max-w-80" />
    </div>
  )
}
