import { roles, type Role } from '@shared/core/roles'
import { accountStates, type AccountState } from '@shared/domain/people/account-states'
import { useAddressParams } from '@/lib/use-address-params'

/** The role and state filters in the URL with a setter; '' clears one. */
export function useAccountFilter() {
  const { params, change } = useAddressParams()
  return {
    params,
    role: roles.find((known) => known === params.get('role')),
    state: accountStates.find((known) => known === params.get('state')),
    narrow: (to: { q?: ''; role?: Role | ''; state?: AccountState | '' }) =>
      change({ ...to, page: '' }, { replace: true }),
  }
}
