import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** Shown when there is no recipe of the day. */
export default function NoDailyRecipe() {
  return (
    <EmptyState
      title="No Recipe Available"
      description="Complete your food intolerance test to get personalized daily recipes."
      action={
        <Link href="/client/my-reports" className={buttonClass({ size: 'lg' })}>
          View My Reports
        </Link>
      }
    />
  )
}
