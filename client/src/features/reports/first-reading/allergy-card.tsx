import { countText, plural } from '@shared/domain/text/counts'
import { countFoodStatuses } from '@shared/domain/avoidance/food-status'
import { Suspense, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import {
  andText,
  postponePrompt,
  QuestionForm,
  useNoAllergies,
} from '@/features/clients/health/answering.public'
import { KindMark } from '@/features/verdict/kind.public'
import { useUser } from '@/session/session'
import { Button } from '@/ui/button'
import { FoodDish } from '@/ui/food-dish'
import { foodPictureUrl } from '@/ui/food-picture-url'
import { SkeletonRows } from '@/ui/skeleton'
import type { Report } from '../results/report-types'
import { BackAndNext, BackButton, CardFrame, type CardNav } from './card-frame'

/** Asks about allergies, which override any value; shown as recorded once answered. */
export function AllergyCard({ nav, report }: { nav: CardNav; report: Report }) {
  const { id } = useUser()
  const health = useApiQuery('GET /api/user/health')
  const [hasOne, setHasOne] = useState(false)
  const { pending, saveNoAllergies } = useNoAllergies(nav.onNext)
  const known = health.data
  // Clinic-only foods count as allergies regardless of the answer.
  const { allergy: counting } = countFoodStatuses(report.results)
  const frame = { nav, art: <Dishes /> }

  if (known && hasOne && known.answered === 'never')
    return (
      <CardFrame {...frame} title={QUESTION} actions={<BackAndNext {...nav} />}>
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <QuestionForm health={known} onEnd={() => setHasOne(false)} />
        </Suspense>
      </CardFrame>
    )
  if (health.isError || (known && known.answered !== 'never'))
    return (
      <CardFrame {...frame} title="Allergies come first.">
        <p>
          {known && known.allergies.length > 0 && (
            <>
              <b className="font-semibold break-words text-ink first-letter:uppercase">
                {andText(known.allergies)}
              </b>{' '}
              {known.allergies.length === 1 ? 'is' : 'are'} recorded.{' '}
            </>
          )}
          {known?.answered === 'none' && `${countingText(counting)} `}
          An allergy comes first, however low its value.
        </p>
        <p>You can add one in Settings at any time.</p>
      </CardFrame>
    )
  const later = () => {
    postponePrompt(id)
    nav.onNext()
  }
  const look = { size: 'lg', className: 'h-14! flex-1' } as const
  return (
    <CardFrame
      {...frame}
      title={QUESTION}
      actions={
        <>
          <Button {...look} className="h-14! basis-full" disabled={!known} onClick={() => setHasOne(true)}>
            Yes, add it
          </Button>
          {nav.onBack && <BackButton onBack={nav.onBack} />}
          <Button
            {...look}
            variant="secondary"
            pending={pending}
            disabled={!known}
            onClick={() => known && void saveNoAllergies(known)}
          >
            None known
          </Button>
          <Button {...look} variant="secondary" onClick={later}>
            Later
          </Button>
        </>
      }
    >
      <p>Or has a food ever caused hives, swelling, trouble breathing or fainting? Allergies come first.</p>
    </CardFrame>
  )
}

/** Foods that count as an allergy although the client knows of none. */
const countingText = (n: number) =>
  n > 0
    ? `${countText(n, 'food')} ${plural(n, 'counts as an allergy and is', 'count as allergies and are')} left out, whatever the value.`
    : 'You told us that you have none.'

const QUESTION = 'Do you have a food allergy?'

const dishes = ['pw-sesame', 'peanuts', 'pw-hazelnut', 'egg']

function Dishes() {
  return (
    <span aria-hidden="true" className="relative grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-16">
      {dishes.map((picture) => (
        <FoodDish key={picture} name="" src={foodPictureUrl(picture)} size={112} />
      ))}
      <span className="absolute top-1/2 left-1/2 grid size-24 -translate-1/2 place-items-center rounded-full bg-surface text-high shadow-e2">
        <KindMark kind="allergy" className="size-12" />
      </span>
    </span>
  )
}
