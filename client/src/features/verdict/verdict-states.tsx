import { Link } from 'wouter'
import { ApiError } from '@/api/request'
import { QueryError } from '@/lists/query-error'
import { Delayed } from '@/ui/delayed'
import { Skeleton } from '@/ui/skeleton'
import { storedText } from './browser-storage.public'
import type { VerdictQuestion, Reading } from './verdict-types'
import { WhyCard } from './why-card'

/** A placeholder of the same shape, so that nothing moves. */
export function VerdictLoading() {
  return (
    <Delayed>
      <div aria-busy="true" className="grid gap-5 lg:grid-cols-2">
        <div className="border-b border-line bg-sunken px-5 pt-6 pb-5 max-md:-mx-5 max-md:-mt-1 md:rounded-xl md:border md:p-7">
          <div className="flex items-center gap-4">
            <Skeleton className="size-28 shrink-0 rounded-full!" />
            <div className="flex-1 space-y-3">
              <Skeleton className="h-8 w-2/3" />
              <Skeleton className="h-6 w-1/3" />
            </div>
          </div>
          <Skeleton className="mt-5 h-6 w-full" />
          <Skeleton className="mt-2.5 h-6 w-3/5" />
        </div>
        <div className="space-y-3">
          <Skeleton className="h-6 w-2/5" />
          <div className="grid grid-cols-3 gap-2">
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} className="h-33 rounded-lg!" />
            ))}
          </div>
        </div>
      </div>
    </Delayed>
  )
}

type TroubleProps = {
  asked: VerdictQuestion
  answer: Reading<unknown>
  isClient: boolean
  onLeave: () => void
}

/** Why there is no answer, with a retry and the result of the report the user came from. */
export function VerdictTrouble({ asked: { q, found }, answer, isClient, onLeave }: TroubleProps) {
  return (
    <>
      <QueryError query={answer} level={2} title="No answer right now" />
      {isClient && storedText() === null && !(answer.error instanceof ApiError) && (
        <p className="mx-auto max-w-[44ch] text-center text-base text-ink-2">
          To get answers offline, turn on “Check text without a connection” on the{' '}
          <Link
            replace
            href="/client/scanner"
            className="font-semibold text-brand-text underline"
            onClick={onLeave}
          >
            Label Scanner
          </Link>{' '}
          once there is one.
        </p>
      )}
      {found && (
        <div className="mx-auto mt-5 max-w-[36rem]">
          <WhyCard title={`${q} (in this report)`} found={found} {...found} own={isClient} />
        </div>
      )}
    </>
  )
}
