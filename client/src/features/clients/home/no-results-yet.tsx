import type { ComponentProps } from 'react'
import { checkedAgain } from '@/features/verdict/checked-again.public'
import { QueryError } from '@/lists/query-error'

/** The query of the latest reports, newest first. */
export type Latest = ComponentProps<typeof QueryError>['query'] & {
  data: readonly { id: number }[] | undefined
  isPending: boolean
  isError: boolean
}

/** Shown without readable results: none yet, being checked again, or a failed request. */
export default function NoResultsYet({ isChecked, latest }: { isChecked: boolean; latest: Latest }) {
  const { title, description } = isChecked ? checkedAgain : notYet
  if (latest.isError && !latest.data)
    return <QueryError query={latest} title="Failed to fetch reports" level={2} />
  return (
    <section
      aria-labelledby="no-results"
      className="flex min-h-54 flex-col justify-center rounded-lg border border-dashed border-line-strong p-4 md:p-5"
    >
      <h2 id="no-results" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-body text-ink-2">{description}</p>
    </section>
  )
}

const notYet = {
  title: 'No results yet',
  description:
    'They appear here once the laboratory has released them. Until then you can ask and scan all the same.',
}
