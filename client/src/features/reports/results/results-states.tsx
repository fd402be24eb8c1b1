import { homeOf, type Role } from '@shared/core/roles'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ApiError, sentenceOf } from '@/api/request'
import { HealthQuestion } from '@/features/clients/health/health-places.public'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Loading, Skeleton, SkeletonCards } from '@/ui/skeleton'
import { checkedAgain } from '@/features/verdict/checked-again.public'

type TitledProps = { own: boolean; note?: ReactNode; children: ReactNode }

function Titled({ own, note, children }: TitledProps) {
  return (
    <>
      <h1 className="text-h1 md:text-[2rem] md:leading-10">{own ? 'My Report Summary' : 'Report Summary'}</h1>
      {note}
      <Card className="mt-6">{children}</Card>
    </>
  )
}

export function ResultsLoading() {
  return (
    <Loading label="Loading your results...">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-56" />
      <SkeletonCards
        cards={3}
        className="mt-6 grid-cols-2 lg:grid-cols-3 [&>:last-child]:max-lg:col-span-2"
      />
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_360px]">
        <Skeleton className="h-96 rounded-lg!" />
        <Skeleton className="h-96 rounded-lg!" />
      </div>
    </Loading>
  )
}

/** Shown to a client whose report is not released yet or is being checked again. */
export function NoReportYet({ isChecked }: { isChecked: boolean }) {
  const { title, description } = isChecked ? checkedAgain : notYet
  return (
    <Titled own note={<HealthQuestion className="mt-4" />}>
      <EmptyState
        level={2}
        title={title}
        description={description}
        action={
          <Link href="/client/faqs" className={buttonClass({ variant: 'secondary' })}>
            Read the FAQ
          </Link>
        }
      />
    </Titled>
  )
}

const notYet = {
  title: 'No report yet',
  description: 'Your results appear here once the laboratory has released them.',
}

/** A report that does not exist or is hidden from this reader, with a way back. */
export function NoSuchReport({ sentence, viewer }: { sentence: string; viewer: Role }) {
  const own = viewer === 'client'
  return (
    <Titled own={own}>
      <EmptyState
        level={2}
        title="Failed to fetch report"
        description={sentence}
        action={
          <Link
            href={own ? '/client/my-reports' : homeOf[viewer]}
            className={buttonClass({ variant: 'secondary' })}
          >
            {own ? 'Show my latest report' : 'Back to the dashboard'}
          </Link>
        }
      />
    </Titled>
  )
}

type ResultsErrorProps = {
  title: 'Failed to fetch reports' | 'Failed to fetch report'
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
  viewer: Role
}

/** A failed request: the report is missing, or the request can be retried. */
export function ResultsError({ title, query, viewer }: ResultsErrorProps) {
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <NoSuchReport sentence={sentenceOf(query.error)} viewer={viewer} />
  }
  return (
    <Titled own={viewer === 'client'}>
      <QueryError query={query} level={2} title={title} />
    </Titled>
  )
}
