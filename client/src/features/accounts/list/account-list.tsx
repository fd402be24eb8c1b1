import { roles, type Role } from '@shared/core/roles'
import { useApiPage } from '@/api/use-api'
import { pageIn } from '@/lib/use-address-params'
import { countWords } from '@/lib/counts'
import { PAGE_SIZE, PagedList } from '@/lists/paged-list'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { roleWords } from '../person-words'
import { AccountRows } from './account-rows'
import { useAccountFilter } from './use-account-filter'

export function AccountList() {
  const { params, role, state, narrow } = useAccountFilter()
  const q = (params.get('q') ?? '').trim()
  const query = {
    page: pageIn(params),
    pageSize: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(role && { role }),
    ...(state && { state }),
  }
  const narrowed = q !== '' || role !== undefined || state !== undefined
  const list = useApiPage('GET /api/users', { query })
  const all = useApiPage('GET /api/users', { query: { pageSize: 1 } })

  return (
    <PagedList
      list={list}
      all={all}
      searchLabel="Search users by name, email, or username..."
      count={(found, total) => `Total users: ${countWords(total)} | Filtered: ${countWords(found)}`}
      noun="Users"
      failure="Failed to load users. Please try again."
      narrowed={narrowed}
      empty={{ title: narrowed ? 'No users match your search criteria' : 'No users found' }}
      filters={<RoleFilter role={role} onChoose={(chosen) => narrow({ role: chosen })} />}
      filtersSet={role ? 1 : 0}
      onClear={() => narrow({ q: '', role: '', state: '' })}
    >
      {(rows) => <AccountRows accounts={rows} />}
    </PagedList>
  )
}

type RoleFilterProps = { role: Role | undefined; onChoose: (role: Role | '') => void }

function RoleFilter({ role, onChoose }: RoleFilterProps) {
  return (
    <label className="max-sm:w-full">
      <span className="sr-only">Filter by role</span>
      <Select size="sm" value={role ?? ''} onChange={(event) => onChoose(event.target.value as Role | '')}>
        <option value="">All Roles</option>
        <Options values={roles} words={(choice) => roleWords[choice]} />
      </Select>
    </label>
  )
}
