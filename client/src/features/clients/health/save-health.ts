import type { QueryClient } from '@tanstack/react-query'
import { ApiError, request } from '@/api/request'
import { keyOf, refreshAfter } from '@/api/use-api'
import { listsOf, sameLists, type Health, type Lists } from './health-lists'
import { notifyOtherTabs } from './other-tabs'

/** The user's own lists, or those of a client for staff. */
export type ListOwner = 'own' | { clientId: number }

/** The current lists; `clash`: another save came first and nothing was written. */
type Saved = { now: Health; clash: boolean }

/** Saves in the seen version and refetches dependants; throws all but a stale version. */
export async function saveHealth(
  queries: QueryClient,
  owner: ListOwner,
  lists: Lists,
  seen: Health,
): Promise<Saved> {
  const route = owner === 'own' ? 'PUT /api/user/health' : 'PUT /api/clients/:id/health'
  try {
    const now = await put(owner, lists, seen.version)
    // Valid even when the refetch fails.
    if (owner === 'own') queries.setQueryData(keyOf('GET /api/user/health'), now)
    notifyOtherTabs()
    await refreshAfter(queries, route)
    return { now, clash: false }
  } catch (error) {
    if (error instanceof ApiError && error.status !== 400) void refreshAfter(queries, route)
    const now = error instanceof ApiError && error.status === 412 && (error.current as Health | undefined)
    if (!now) throw error
    // The version covers the whole record, of which another field may have changed.
    return sameLists(listsOf(now), listsOf(seen))
      ? saveHealth(queries, owner, lists, now)
      : { now, clash: true }
  }
}

const put = (owner: ListOwner, body: Lists, version: number): Promise<Health> =>
  owner === 'own'
    ? request('PUT /api/user/health', { body, version })
    : request('PUT /api/clients/:id/health', { params: { id: owner.clientId }, body, version })
