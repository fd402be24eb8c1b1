import { countText } from '@shared/domain/text/counts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Card, CardHeader, CardToolbar } from '@/ui/card'
import { HiddenWhile } from '@/ui/hidden-while'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { ExtractButton } from './descriptions/extract-button'
import { useDrafts } from './descriptions/use-drafts'
import { useGeneration } from './descriptions/use-generation'
import { useRegenerations } from './descriptions/use-regenerations'
import { useSelection } from './descriptions/use-selection'
import { FoodList } from './food-list'
import { onlyFoods } from './food-words'
import { useFoodSearch } from './use-food-search'
import { useFoods } from './use-foods'

const DescriptionRows = lazy(() => import('./descriptions/description-rows'))
const GenerationPanel = lazy(() => import('./descriptions/generation-panel'))
const SelectionBar = lazy(() => import('./descriptions/selection-bar'))

/** The food descriptions: read, edited, generated again and downloaded (S1 2.17). */
export default function FoodDescriptionsScreen() {
  const list = useFoods()
  const foods = useMemo(() => list.data && onlyFoods(list.data), [list.data])
  const search = useFoodSearch(foods)
  const selection = useSelection(foods, search.found)
  const generation = useGeneration()
  const drafts = useDrafts()
  const regenerations = useRegenerations()
  const config = useApiQuery('GET /api/config')
  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <PageHeader title="AI Food Descriptions" actions={<ExtractButton />} />
      <div className="mt-6 flex flex-col gap-4">
        <NoAiNotice isBuiltin={config.data?.ai === 'builtin'} />
        <Suspense>
          <GenerationPanel generation={generation} />
        </Suspense>
        <HiddenWhile waits={config.isPending}>
          <Card flush>
            <CardHeader
              padded
              size="h2"
              title="Foods"
              actions={foods && <Badge tone="brand">{countText(foods.length, 'food')}</Badge>}
            />
            <FoodList
              list={list}
              items={foods}
              found={search}
              noun="Foods"
              toolbar={
                <Suspense fallback={<CardToolbar className="h-17" />}>
                  <SelectionBar selection={selection} generation={generation} />
                </Suspense>
              }
            >
              {(rows) => (
                <Suspense
                  fallback={
                    // The pager is hidden, because the rows would push it down.
                    <Loading
                      label="Loading foods..."
                      hideLabel
                      className="min-h-dvh border-t border-line px-5 py-3"
                    >
                      <SkeletonRows rows={6} />
                    </Loading>
                  }
                >
                  <DescriptionRows
                    foods={rows}
                    drafts={drafts}
                    regenerations={regenerations}
                    selection={selection}
                  />
                </Suspense>
              )}
            </FoodList>
          </Card>
        </HiddenWhile>
      </div>
    </main>
  )
}

/** Shown once, above everything that needs it. */
function NoAiNotice({ isBuiltin }: { isBuiltin: boolean }) {
  const [dismissed, setDismissed] = useState(false)
  if (!isBuiltin || dismissed) return null
  return (
    <Alert
      tone="info"
      live
      title="Writing descriptions and making images need an AI service"
      onDismiss={() => setDismissed(true)}
    >
      To set one up, add OPENAI_API_KEY and restart the portal. Editing, extracting and downloading work
      without it.
    </Alert>
  )
}
