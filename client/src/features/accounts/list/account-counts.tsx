import type { Role } from '@shared/core/roles'
import type { AccountState } from '@shared/domain/people/account-states'
import { formatCount } from '@shared/domain/text/counts'
import { useApiPage, useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { countWords } from '@/lib/counts'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { useAccountFilter } from './use-account-filter'

const byRole = [
  ['Total Clients', 'totalClients', 'client'],
  ['Health Practitioners', 'healthPractitioners', 'practitioner'],
  ['Admin Users', 'adminUsers', 'admin'],
] as const

const byState: [label: string, state: AccountState][] = [
  ['Never signed in', 'never-in'],
  ['No second factor', 'no-factor'],
  ['Deactivated', 'deactivated'],
]

/** How many accounts there are by role and by state; each count is a filter. */
export function AccountCounts() {
  return (
    <Card flush className="mt-3.5 lg:flex lg:min-h-13 lg:items-stretch lg:justify-between">
      <div role="group" aria-label="Filter by role" className="grid grid-cols-3 divide-x divide-line lg:flex">
        {byRole.map(([label, figure, role]) => (
          <RoleCount key={role} label={label} figure={figure} role={role} />
        ))}
      </div>
      <div
        role="group"
        aria-label="Filter by state"
        className="flex items-center gap-2 overflow-x-auto px-3 py-2 max-lg:border-t max-lg:border-line"
      >
        {byState.map(([label, state]) => (
          <StateCount key={state} label={label} state={state} />
        ))}
      </div>
    </Card>
  )
}

/** Whether a filter is chosen, and its opposite on a press; the other filter is cleared. */
function useToggle(choice: { role?: Role; state?: AccountState }) {
  const { role, state, narrow } = useAccountFilter()
  const pressed = choice.role === role && choice.state === state
  return {
    'aria-pressed': pressed,
    onClick: () => narrow({ role: (!pressed && choice.role) || '', state: (!pressed && choice.state) || '' }),
  }
}

type RoleCountProps = { label: string; figure: (typeof byRole)[number][1]; role: Role }

function RoleCount({ label, figure, role }: RoleCountProps) {
  const { data, isPending } = useApiQuery('GET /api/stats')
  const toggle = useToggle({ role })
  const count = data?.[figure]
  return (
    <button
      type="button"
      {...toggle}
      className={cn(
        'flex min-h-13 flex-col justify-center px-3 py-1.5 text-left text-small outline-offset-[-3px]! sm:px-4.5 lg:flex-row lg:items-center lg:gap-2.5 lg:border-r lg:border-line',
        toggle['aria-pressed'] ? 'bg-brand-soft text-brand-text' : 'text-ink-2 hover:bg-brand-softer',
      )}
    >
      <span className="nums font-display text-h3 font-semibold text-ink">
        {isPending ? <Skeleton className="h-5 w-8" /> : count === undefined ? '?' : formatCount(count)}
      </span>{' '}
      <span className="font-medium">{label}</span>
    </button>
  )
}

function StateCount({ label, state }: { label: string; state: AccountState }) {
  const { data } = useApiPage('GET /api/users', { query: { pageSize: 1, state } })
  const toggle = useToggle({ state })
  return (
    <button
      type="button"
      {...toggle}
      className={cn(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-full border pr-1.5 pl-3 text-small font-semibold whitespace-nowrap touch:h-11',
        toggle['aria-pressed']
          ? 'border-brand bg-brand text-on-brand'
          : 'border-line bg-surface text-ink-2 hover:border-brand hover:bg-brand-softer',
      )}
    >
      {label}{' '}
      <span
        className={cn(
          'nums min-h-6 min-w-7 rounded-full px-1.5 py-0.5 text-center',
          toggle['aria-pressed'] ? 'bg-on-brand/20' : 'bg-sunken text-ink',
        )}
      >
        {data && countWords(data.total)}
      </span>
    </button>
  )
}
