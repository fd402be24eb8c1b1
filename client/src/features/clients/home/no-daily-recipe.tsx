import { Link } from 'wouter'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** Stands for the recipe of the day where there is none. */
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
