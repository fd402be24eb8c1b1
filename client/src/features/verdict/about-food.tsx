import { BookOpen, ChevronDown, Download, Eye, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { IconType } from '@/ui/icon-type'
import { Skeleton } from '@/ui/skeleton'
import { downloadFoodPage, noDescription } from './food-page'
import type { KnownFood } from './known-food.public'
import type { Food, Reading } from './verdict-types'

/** How many names show unfolded, English ones first. */
const NAMES_SHOWN = 5
const FIRST_SOURCES = 4

type AboutFoodProps = { name: string; known: KnownFood | undefined; catalogue: Reading<Food[]> }

/** The foods that have it and more, folded; a possible match is named but not described. */
export function AboutFood({ name, known, catalogue }: AboutFoodProps) {
  const food = known && known.kind !== 'word' ? known.food : undefined
  const called = (food?.name ?? name).toLowerCase()
  return (
    <section
      aria-label={`About ${called}`}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-e1"
    >
      {food && food.commonSources.length > 0 && (
        <Fold
          icon={Eye}
          title={`Foods with ${called}`}
          hint={food.commonSources.slice(0, FIRST_SOURCES).join(', ')}
        >
          <ul className="list-disc pl-5 text-base text-ink-2 marker:text-ink-3">
            {food.commonSources.map((source) => (
              <li key={source} className="break-words">
                {source}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold icon={BookOpen} title={`About ${called}`} hint="Names, family, full description">
        {food ? (
          <Known food={food} exact={known?.kind === 'exact'} />
        ) : (
          <Unknown possible={known?.food.name} catalogue={catalogue} />
        )}
      </Fold>
    </section>
  )
}

type FoldProps = { icon: IconType; title: string; hint: string; children: ReactNode }

function Fold({ icon: Icon, title, hint, children }: FoldProps) {
  return (
    <details className="group border-line not-first:border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-1.5 -outline-offset-2 hover:bg-brand-softer sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon className="size-5" />
        <span className="min-w-0 flex-1">
          <span className="block text-lead font-semibold break-words">{title}</span>
          <span className="block text-small break-words text-ink-3">{hint}</span>
        </span>
        <ChevronDown className="size-5 text-ink-3 transition-transform duration-fast group-open:rotate-180" />
      </summary>
      <div className="space-y-4 px-4 pt-1 pb-4 sm:px-5">{children}</div>
    </details>
  )
}

function Known({ food, exact }: { food: Food; exact: boolean }) {
  const names = food.alternativeNames
  return (
    <>
      {!exact && (
        <p className="text-body text-ink-3">
          From the entry for <b className="font-semibold text-ink-2">{food.name}</b>, the closest in the food
          list.
        </p>
      )}
      {food.latinName && (
        <p className="text-base">
          <i lang="la">{food.latinName}</i>
        </p>
      )}
      <Part title="Category">{food.category}</Part>
      <Part title="Description">
        <p className="whitespace-pre-line">{food.description.trim() || noDescription}</p>
      </Part>
      {food.commonSources.length > 0 && <Part title="Common sources">{food.commonSources.join(', ')}</Part>}
      {names.length > 0 && <Part title="Also known as">{names.slice(0, NAMES_SHOWN).join(', ')}</Part>}
      {names.length > NAMES_SHOWN && (
        <details className="text-base">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Names in other languages
          </summary>
          <p className="break-words text-ink-2">{names.slice(NAMES_SHOWN).join(', ')}</p>
        </details>
      )}
      <Button variant="secondary" icon={Download} block="phone" onClick={() => downloadFoodPage(food)}>
        Download Full Description
      </Button>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="font-sans text-small font-semibold tracking-normal text-ink">{title}</h4>
      <div className="mt-1 text-base break-words text-ink-2">{children}</div>
    </section>
  )
}

function Unknown({ possible, catalogue }: { possible: string | undefined; catalogue: Reading<Food[]> }) {
  if (catalogue.isPending) return <Skeleton className="h-24" />
  const reason = catalogue.isError
    ? 'The food list could not be loaded.'
    : 'The food list has no entry for this food yet.'
  return (
    <section className="rounded-md bg-brand-softer p-4">
      <h4 className="text-h3">Food Information Not Available</h4>
      <p className="mt-1 text-body text-ink-2">{possible ? `Possible match: ${possible}` : reason}</p>
      {catalogue.isError && (
        <Button
          variant="secondary"
          icon={RefreshCw}
          pending={catalogue.isFetching}
          className="mt-3"
          onClick={() => void catalogue.refetch()}
        >
          Try again
        </Button>
      )}
    </section>
  )
}
