import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { WaitingBar } from '@/ui/waiting-bar'

// Fetched beside its recipe, so that what stands above it is there first.
const loadCard = () => import('./daily-card')
const DailyCard = lazy(loadCard)

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
        {daily.data ? (
          <Suspense fallback={<Generating />}>
            <DailyCard key={daily.data.recipeData.id} daily={daily.data} />
          </Suspense>
        ) : daily.isPending ? (
          <Generating />
        ) : daily.isError ? (
          <QueryError query={daily} title="Today's recipe could not be loaded" />
        ) : (
          <EmptyState
            title="No Recipe Available"
            description="Complete your food intolerance test to get personalized daily recipes."
            action={
              <Link href="/client/my-reports" className={buttonClass({ size: 'lg' })}>
                View My Reports
              </Link>
            }
          />
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
