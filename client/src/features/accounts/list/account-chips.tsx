import type { Role } from '@shared/core/roles'
import type { AccountState } from '@shared/domain/people/account-states'
import { LogIn, Power, ShieldCheck, ShieldOff, Stethoscope, User } from 'lucide-react'
import { useApiPage, useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import { countWords, type Count } from '@/lib/counts'
import type { IconType } from '@/ui/icon-type'
import { useAccountFilter } from './use-account-filter'

type Choice = { role?: Role; state?: AccountState }

/** The number of accounts in a state, from a page of one. */
function useCountOf(state?: AccountState): Count | undefined {
  return useApiPage('GET /api/users', { query: { pageSize: 1, ...(state && { state }) } }).data?.total
}

/** Filters by role or state, each with its count. */
export function AccountChips() {
  const { role, state, narrow } = useAccountFilter()
  const { data: stats } = useApiQuery('GET /api/stats')
  const exactly = (n: number | undefined) => (n === undefined ? n : { n, more: false })
  const chips: [label: string, icon: IconType | undefined, count: Count | undefined, choice: Choice][] = [
    ['All', undefined, useCountOf(), {}],
    ['Clients', User, exactly(stats?.totalClients), { role: 'client' }],
    ['Practitioners', Stethoscope, exactly(stats?.healthPractitioners), { role: 'practitioner' }],
    ['Admins', ShieldCheck, exactly(stats?.adminUsers), { role: 'admin' }],
    ['Never signed in', LogIn, useCountOf('never-in'), { state: 'never-in' }],
    ['Staff without second factor', ShieldOff, useCountOf('no-factor'), { state: 'no-factor' }],
    ['Deactivated', Power, useCountOf('deactivated'), { state: 'deactivated' }],
  ]
  return (
    <div role="group" aria-label="Show" className="mt-4 flex flex-wrap gap-2">
      {chips.map(([label, Icon, count, choice]) => {
        const pressed = choice.state === state && (state !== undefined || choice.role === role)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={pressed}
            className={cn(
              'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 text-small font-semibold transition-colors duration-fast touch:h-11',
              pressed
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong bg-surface text-ink-2 hover:border-brand hover:bg-brand-softer',
            )}
            onClick={() => narrow({ role: choice.role ?? '', state: choice.state ?? '' })}
          >
            {Icon && <Icon className="size-4" />}
            {label}
            {count && <span className="nums font-bold"> {countWords(count)}</span>}
          </button>
        )
      })}
    </div>
  )
}
