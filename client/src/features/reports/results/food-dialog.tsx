import type { ScaleName } from '@shared/domain/levels'
import { Download, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FoodDish } from '@/ui/food-dish'
import { LevelBadge } from '@/ui/level-badge'
import { Skeleton } from '@/ui/skeleton'
import { downloadFoodPage, noDescription } from './food-page'
import { type KnownFood, pictureOf } from './known-food'
import type { Food, Result } from './report-types'
import { unitText, valueText } from './value-text'
import { ValueTrack } from './value-track'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-sans text-small font-semibold tracking-normal text-ink">{title}</h3>
      <div className="mt-1 text-body break-words text-ink-2">{children}</div>
    </section>
  )
}

function About({ food, exact }: { food: Food; exact: boolean }) {
  return (
    <>
      {!exact && (
        <p className="text-caption text-ink-3">
          Shown from the entry for <b className="font-semibold text-ink-2">{food.name}</b>, the closest in the
          food list.
        </p>
      )}
      <Section title="Category">{food.category}</Section>
      <Section title="Description">
        <p className="whitespace-pre-line">{food.description.trim() || noDescription}</p>
      </Section>
      {food.commonSources.length > 0 && (
        <Section title="Common sources">{food.commonSources.join(', ')}</Section>
      )}
      {food.alternativeNames.length > 0 && (
        <Section title="Also known as">{food.alternativeNames.join(', ')}</Section>
      )}
    </>
  )
}

/** Where the reading of the catalogue stands. */
type Catalogue = { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }

function Unknown({ possible, catalogue }: { possible: string | undefined; catalogue: Catalogue }) {
  if (catalogue.isPending) return <Skeleton className="h-24" />
  const reason = catalogue.isError
    ? 'The food list could not be loaded.'
    : 'The food list has no entry for this food yet.'
  return (
    <section className="rounded-md bg-brand-softer p-4">
      <h3 className="text-h3">Food Information Not Available</h3>
      <p className="mt-1 text-small text-ink-2">{possible ? `Possible match: ${possible}` : reason}</p>
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

type FoodDialogProps = {
  result: Result
  known: KnownFood | undefined
  catalogue: Catalogue
  scale: ScaleName
  max: number
  onClose: () => void
}

/** All that is known of one tested food, with its value, while it is mounted. A possible match is named but lends no description. */
export default function FoodDialog({ result, known, catalogue, scale, max, onClose }: FoodDialogProps) {
  const food = known && known.kind !== 'word' ? known.food : undefined
  return (
    <Dialog
      onClose={onClose}
      media={<FoodDish name={result.food} {...pictureOf(known)} size={112} />}
      title={result.food}
      description={
        <>
          {food?.latinName && (
            <i lang="la" className="block">
              {food.latinName}
            </i>
          )}
          <span className="mt-2 block">
            <LevelBadge level={result.level} />
          </span>
        </>
      }
      footer={
        food && (
          <Button icon={Download} onClick={() => downloadFoodPage(food)}>
            Download Full Description
          </Button>
        )
      }
    >
      <div className="space-y-4">
        <section className="rounded-md border border-line p-4">
          <h3 className="font-sans text-small font-semibold tracking-normal text-ink-2">Test value</h3>
          <p className="nums mt-1 mb-2.5 break-words text-ink-2">
            <b className="font-display text-h2 font-semibold text-ink">{valueText(result, scale)}</b>
            {unitText(result, scale)}
          </p>
          <ValueTrack result={result} scale={scale} max={max} labelled />
        </section>
        {food && <About food={food} exact={known?.kind === 'exact'} />}
        {!food && <Unknown possible={known?.food.name} catalogue={catalogue} />}
      </div>
    </Dialog>
  )
}
