import { fullName } from '@shared/domain/people/full-name'
import { linkTo } from '@shared/screens'
import { Link } from 'wouter'
import { useApiPage } from '@/api/use-api'
import { countWords } from '@/lib/counts'
import { QueryError } from '@/lists/query-error'
import { Loading, SkeletonRows } from '@/ui/skeleton'

const SHOWN = 10

/** The first staff members without a second factor, with a link to all of them. */
export function StaffWithoutFactor() {
  const staff = useApiPage('GET /api/users', { query: { state: 'no-factor', pageSize: SHOWN } })
  const { rows = [], total } = staff.data ?? {}
  return (
    <section aria-labelledby="staff-without-factor">
      <h3 id="staff-without-factor" className="text-small font-semibold">
        Staff without a second factor
        {total && total.n > 0 && <span className="nums font-normal text-ink-3"> ({countWords(total)})</span>}
      </h3>
      {staff.isPending && (
        <Loading label="Loading staff without a second factor..." hideLabel className="mt-1">
          <SkeletonRows rows={1} />
        </Loading>
      )}
      {staff.isError && !staff.data && (
        <QueryError query={staff} level={3} title="Failed to load staff without a second factor" />
      )}
      {staff.data && rows.length === 0 && <p className="mt-1 text-body text-ink-3">Everybody has one.</p>}
      {rows.length > 0 && (
        <ul className="mt-1 grid grid-cols-1 gap-x-4 text-body text-ink-2 sm:grid-cols-2">
          {rows.map((account) => (
            <li key={account.id} className="py-0.5 wrap-anywhere">
              {fullName(account)}
            </li>
          ))}
        </ul>
      )}
      {total && total.n > rows.length && (
        <Link
          href={linkTo('/admin/users', { query: { state: 'no-factor' } })}
          className="mt-1 inline-flex h-11 items-center text-small font-semibold text-brand-text underline underline-offset-2"
        >
          Show all of them
        </Link>
      )}
    </section>
  )
}
