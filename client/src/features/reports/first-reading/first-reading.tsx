import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useSwaps } from '@/features/verdict/swaps.public'
import type { Report } from '../results/report-types'
import type { Test } from '../results/test-order'
import { AllergyCard } from './allergy-card'
import { BeginCard } from './begin-card'
import type { CardNav } from './card-frame'
import { KeepCard } from './keep-card'
import { highest, SwapsCard } from './swaps-card'
import { useCard } from './use-card'
import { ValueCard } from './value-card'

type FirstReadingProps = { report: Report; previous: Test | undefined; onEnd: () => void }

/** More foods are asked for than shown, because some have no swap. */
const ASKED = 5

/** Five short cards before a report's results, one at a time. */
export default function FirstReading({ report, previous, onEnd }: FirstReadingProps) {
  const { step: card, next, back, leave } = useCard()
  const noteEnd = useApiMutation('POST /api/reports/:id/first-reading')
  const { results, scale } = report
  // Loaded ahead of their cards, like the plan.
  const swaps = useSwaps(
    highest(results)
      .slice(0, ASKED)
      .map(({ food }) => food),
  )
  const plan = useApiQuery('GET /api/trial')
  const note = () => report.firstReading && noteEnd.mutate({ params: { id: report.id } })
  const end = () => {
    // The button that had the focus is removed.
    document.getElementById('main')?.focus({ preventScroll: true })
    note()
    onEnd()
    leave()
  }
  const nav: CardNav = { card, onBack: card > 1 ? back : undefined, onNext: next, onEnd: end }
  switch (card) {
    case 1:
      return <KeepCard nav={nav} report={report} previous={previous} />
    case 2:
      return <ValueCard nav={nav} scale={scale} />
    case 3:
      return <AllergyCard nav={nav} report={report} />
    case 4:
      return <SwapsCard nav={nav} report={report} swaps={swaps} />
    default:
      return (
        <BeginCard
          nav={nav}
          isElevated={highest(results).length > 0}
          hasPlan={plan.data ? plan.data.trial.state !== 'closed' : plan.isPending}
          onPlan={note}
        />
      )
  }
}
