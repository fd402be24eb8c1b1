import { and, desc, eq, sql } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { invitationStates, type InvitationState } from '@shared/features/invitations'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { capped, reachOf, sliceOf, type PageQuery } from '../../database/pages'
import { countedOf, holds } from '../../database/search'
import { talliesOf } from '../../database/tallies'
import { pageOf } from '../../http/paging'
import { account } from '../accounts/accounts.public'
import { channelsFor, channelTo, type DeliveryChannel } from './delivery-channels'
import { newest, inviteesOf, type Invitee } from './invitees'
import { refreshInvitationStatuses, invitationStatus } from './invitation-statuses'

type Filters = Query<'GET /api/invitations'>
/** The number found in each state, exact up to `enough`, and the accounts of the page in order. */
type Found = { met: Partial<Record<string, number>>; enough: number; userIds: number[] }

/** Clients, newest report first, with exact counts, or in a search up to a thousand each. */
export async function listInvitations({ db, config }: Dependencies, { q, state, ...page }: Filters) {
  await refreshInvitationStatuses(db)
  const { met, enough, userIds } = q ? await search(db, q, state, page) : await read(db, state, page)
  const inEach = invitationStates.map((name) => [name, met[name] ?? 0] as const)
  const asked = inEach.filter(([name]) => state === undefined || name === state)
  const totalOf = (some: typeof inEach) => ({
    count: some.reduce((sum, [, n]) => sum + Math.min(n, enough), 0),
    isCapped: some.some(([, n]) => n > enough),
  })
  const invitees =
    userIds.length > 0 ? await inviteesOf(db, userIds, desc(newest.createdAt), desc(account.id)) : []
  return {
    rows: invitees.map((invitee) => rowOf(invitee, channelsFor('email-or-sms', config))),
    counts: [
      { name: 'all', ...totalOf(inEach) },
      ...inEach.map(([name, n]) => ({ name, ...capped(n, enough) })),
    ],
    total: totalOf(asked),
    hasNext: asked.reduce((sum, [, n]) => sum + n, 0) > pageOf(page) + page.pageSize,
  }
}

const order = [desc(invitationStatus.newestAt), desc(invitationStatus.userId)]

async function read(db: Database, state: InvitationState | undefined, page: PageQuery): Promise<Found> {
  const [met, rows] = await Promise.all([
    talliesOf(db, 'standings'),
    db
      .select({ userId: invitationStatus.userId })
      .from(invitationStatus)
      .where(state && eq(invitationStatus.state, state))
      .orderBy(...order)
      .limit(page.pageSize)
      .offset(pageOf(page)),
  ])
  return { met, enough: Infinity, userIds: rows.map(({ userId }) => userId) }
}

/** One query per state, so that each is limited separately. */
async function search(
  db: Database,
  q: string,
  state: InvitationState | undefined,
  page: PageQuery,
): Promise<Found> {
  const enough = countedOf(q)
  const each = invitationStates.map(
    (name) =>
      sql`(${db
        .select({ state: invitationStatus.state, at: invitationStatus.newestAt, id: invitationStatus.userId })
        .from(invitationStatus)
        .innerJoin(account, eq(account.id, invitationStatus.userId))
        .where(and(eq(invitationStatus.state, name), holds(account, q)))
        .orderBy(...order)
        .limit(reachOf(page, enough))})`,
  )
  const { rows } = await db.execute<{ met: Found['met'] | null; keys: number[] | null }>(sql`
    with found (state, at, id) as materialized (${sql.join(each, sql` union all `)})
    select
      (select jsonb_object_agg(state, n) from (
        select state, count(*) as n from found group by state) as counted) as met,
      (select (array_agg(id order by at desc, id desc))${sliceOf(page)}
        from found ${state ? sql`where state = ${state}` : sql``}) as keys`)
  return { met: rows[0]?.met ?? {}, enough, userIds: rows[0]?.keys ?? [] }
}

/** A client in the list; a channel that failed last time does not count as reaching them. */
function rowOf(invitee: Invitee, channels: readonly DeliveryChannel[]) {
  const { clientId, address } = invitee
  const channel = channelTo(invitee, channels)
  return {
    ...invitee,
    clientId: clientId ?? 0,
    address: address ?? '',
    reachedBy: channel ?? (address ? ('letter' as const) : ('none' as const)),
  }
}
