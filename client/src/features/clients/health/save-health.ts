import type { QueryClient } from '@tanstack/react-query'
import { ApiError, request } from '@/api/request'
import { keyOf, refreshAfter } from '@/api/use-api'
import { renewAvoidList } from '@/features/verdict/kept-list.public'
import { listsOf, sameLists, type Health, type Lists } from './health-lists'
import { tellOtherTabs } from './other-tabs'

/** Whose lists: one's own, or those of a client, for staff. */
export type Whose = { userId: number } | { clientId: number }

/** What came of saving: the lists as they are now; `clash` when somebody else has saved others meanwhile, and nothing was. */
type Saved = { now: Health; clash: boolean }

/**
 * Saves a person's lists over those seen. All that goes by them is read anew, in the other tabs as well. Throws what the
 * call throws, except for a stale version. No hook, so that the first page needs none of it.
 */
export async function saveHealth(
  queries: QueryClient,
  whose: Whose,
  lists: Lists,
  seen: Health,
): Promise<Saved> {
  const route = 'userId' in whose ? 'PUT /api/user/health' : 'PUT /api/clients/:id/health'
  try {
    const now = await put(whose, lists, seen.version)
    await refreshAfter(queries, route)
    tellOtherTabs()
    if ('userId' in whose) {
      // Where it could not be read anew.
      queries.setQueryData(keyOf('GET /api/user/health'), now)
      void renewAvoidList(whose.userId)
    }
    return { now, clash: false }
  } catch (error) {
    if (error instanceof ApiError && error.status !== 400) void refreshAfter(queries, route)
    const now = error instanceof ApiError && error.status === 412 && (error.current as Health | undefined)
    if (!now) throw error
    // The version is the whole record's: another field of it may have been changed.
    return sameLists(listsOf(now), listsOf(seen))
      ? saveHealth(queries, whose, lists, now)
      : { now, clash: true }
  }
}

const put = (whose: Whose, body: Lists, version: number): Promise<Health> =>
  'userId' in whose
    ? request('PUT /api/user/health', { body, version })
    : request('PUT /api/clients/:id/health', { params: { id: whose.clientId }, body, version })
