import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { QueryError } from '@/lists/query-error'
import { FoodDish } from '@/ui/food-dish'
import { foodPictureUrl } from '@/ui/food-picture-url'
import { prepare } from '@/ui/load-dialog'
import { WaitingBar } from '@/ui/waiting-bar'

// Preloaded beside its recipe, so that the card does not appear late.
const loadCard = () => import('./daily-card')
const DailyCard = lazy(loadCard)
const NoDailyRecipe = lazy(() => import('./no-daily-recipe'))

const TITLE = "Today's Personalized Recipe"
const FAILED = "Today's recipe could not be loaded"
const GENERATING = 'Generating your personalized recipe...'

/** The card "Today's Personalized Recipe" in each of its states, or a row that opens it. */
export default function DailyRecipe({ isRow = false }: { isRow?: boolean }) {
  const daily = useApiQuery('GET /api/recipes/daily-personalized')
  useEffect(() => prepare(loadCard), [])
  const { data: recipe } = daily
  const whole =
    daily.isError && !recipe ? (
      <QueryError query={daily} title={FAILED} />
    ) : (
      <Suspense fallback={<Generating />}>
        {recipe ? <DailyCard key={recipe.recipeData.id} daily={recipe} /> : <NoDailyRecipe />}
      </Suspense>
    )
  if (isRow)
    return daily.isPending ? (
      <div className={cn(boxClass, 'flex min-h-19 flex-col justify-center gap-2.5 px-4 py-2')}>
        <Waiting />
      </div>
    ) : (
      <Row
        picture={recipe?.recipeData.pictures[0]?.name}
        title={recipe?.title ?? (daily.isError ? FAILED : 'No Recipe Available')}
      >
        {whole}
      </Row>
    )
  return (
    <section aria-labelledby="daily-recipe">
      <h2 id="daily-recipe" className="text-h2">
        {TITLE}
      </h2>
      <div className={cn(boxClass, 'mt-2.5')}>{daily.isPending ? <Generating /> : whole}</div>
    </section>
  )
}

const boxClass = 'overflow-hidden rounded-lg border border-line bg-surface shadow-e1'

type RowProps = { picture: string | undefined; title: string; children: ReactNode }

function Row({ picture, title, children }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="daily-recipe" className={boxClass}>
      <h2 id="daily-recipe" className="font-sans tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="daily-whole-recipe"
          className="flex min-h-19 w-full items-center gap-3.5 px-4 py-2 text-left -outline-offset-2! hover:bg-brand-softer"
          onClick={() => setOpen(!isOpen)}
        >
          <FoodDish name={title} src={picture && foodPictureUrl(picture)} size={46} />
          <span className="min-w-0 flex-1">
            <span className="block text-small font-normal text-ink-2">{TITLE}</span>{' '}
            <span className="block text-lead leading-6 font-semibold break-words">{title}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-5 shrink-0 text-ink-2 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id="daily-whole-recipe" hidden={!isOpen} className="border-t border-line">
        {isOpen && children}
      </div>
    </section>
  )
}

/** As tall as a phone, so that what stands below does not move in view. */
function Generating() {
  return (
    <div className="min-h-[44rem] px-4 py-12 md:px-6">
      <Waiting />
    </div>
  )
}

function Waiting() {
  return (
    <>
      <p role="status" className="text-center text-body text-ink-2">
        {GENERATING}
      </p>
      <WaitingBar label={GENERATING} className="mx-auto mt-4 w-full max-w-80" />
    </>
  )
}
