import { roles, type Role } from '@shared/core/roles'
import { useApiPage } from '@/api/use-api'
import { pageIn, useAddressParams } from '@/lib/use-address-params'
import { PAGE_SIZE, PagedList } from '@/lists/paged-list'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { roleWords } from '../person-words'
import { AccountRows } from './account-rows'

/** The accounts, searched and narrowed to a role. */
export function AccountList() {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const role = roles.find((known) => known === params.get('role'))
  const query = { page: pageIn(params), pageSize: PAGE_SIZE, ...(q !== '' && { q }), ...(role && { role }) }
  const narrowed = q !== '' || role !== undefined
  const list = useApiPage('GET /api/users', { query })
  // Unless it is narrowed this is the same read; else it only counts.
  const all = useApiPage('GET /api/users', { query: narrowed ? { pageSize: 1 } : query })

  return (
    <PagedList
      list={list}
      all={all}
      searchLabel="Search users by name, email, or username..."
      count={(found, total) => `Total users: ${total} | Filtered: ${found}`}
      noun="Users"
      failure="Failed to load users. Please try again."
      narrowed={narrowed}
      empty={{ title: narrowed ? 'No users match your search criteria' : 'No users found' }}
      filters={
        <RoleFilter
          role={role}
          onChoose={(chosen) => change({ role: chosen, page: '' }, { replace: true })}
        />
      }
      onClear={() => change({ q: '', role: '', page: '' }, { replace: true })}
    >
      {(rows) => <AccountRows accounts={rows} />}
    </PagedList>
  )
}

type RoleFilterProps = { role: Role | undefined; onChoose: (role: string) => void }

function RoleFilter({ role, onChoose }: RoleFilterProps) {
  return (
    <label className="max-sm:w-full">
      <span className="sr-only">Filter by role</span>
      <Select size="sm" value={role ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All Roles</option>
        <Options values={roles} words={(choice) => roleWords[choice]} />
      </Select>
    </label>
  )
}
