import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { invitationStates, type InvitationState } from '@shared/features/invitations'
import type { Dependencies } from '../../dependencies'
import { sliceOf } from '../../database/pages'
import { holds } from '../../database/search'
import { pageOf } from '../../http/paging'
import { account } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { carriersFor, wayTo, type Carrier } from './reach'
import { latest, newest, standingsOf, stateOf, type Standing } from './standing'

type Filters = Query<'GET /api/invitations'>
type Found = { counts: Partial<Record<InvitationState, number>>; keys: number[] | null }

/**
 * Everybody who may be invited or has been, whose newest report came last first: a page of those in a state, and how many
 * there are in each. The counts are exact, for which all active clients are looked at, each by an index.
 */
export async function listInvitations({ db, config }: Dependencies, { q, state, ...page }: Filters) {
  const all = db
    .select({ userId: account.id, at: newest.createdAt, state: stateOf })
    .from(account)
    .innerJoin(client, eq(client.userId, account.id))
    .innerJoinLateral(newest, sql`true`)
    // Whoever has been in is in, however they were invited.
    .leftJoinLateral(latest, isNull(account.lastSignInAt))
    .where(and(eq(account.role, 'client'), eq(account.isActive, true), q ? holds(account, q) : undefined))
  const inState = state ? sql`where state = ${state}` : sql``
  const { rows } = await db.execute<Found>(sql`
    with found (id, at, state) as materialized ${all}
    select
      (select coalesce(jsonb_object_agg(state, n), '{}') from (select state, count(*)::int as n from found group by state) as counted) as counts,
      (select (array_agg(id order by at desc, id desc))${sliceOf(page)} from found ${inState}) as keys`)
  const { counts = {}, keys = null } = rows[0] ?? {}
  const each = invitationStates.map((name) => [name, counts[name] ?? 0] as const)
  const everybody = each.reduce((sum, [, n]) => sum + n, 0)
  const count = state ? (counts[state] ?? 0) : everybody
  const standings = keys ? await standingsOf(db, keys, desc(newest.createdAt), desc(account.id)) : []
  return {
    rows: standings.map((standing) => rowOf(standing, carriersFor('email-or-sms', config))),
    counts: [['all', everybody] as const, ...each].map(([name, n]) => `${name}=${n}`).join(', '),
    total: { count, isCapped: false },
    hasNext: pageOf(page) + page.pageSize < count,
  }
}

/** A client as the list shows them: what failed the last time does not reach them. */
function rowOf(standing: Standing, carriers: readonly Carrier[]) {
  const { clientId, address } = standing
  const way = wayTo(standing, carriers)
  return {
    ...standing,
    clientId: clientId ?? 0,
    address: address ?? '',
    reachedBy: way ?? (address ? ('letter' as const) : ('none' as const)),
  }
}
