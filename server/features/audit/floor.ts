import type { ClientBase } from 'pg'
import type { Database, Transaction } from '../../database/connect'
import { transaction } from '../../database/run-migrations'
import { giveUpClosed, resealRows } from '../../reseal-rows'
import type { Sealer } from '../../sealing'
import { auditFloor } from './audit.tables'

/** How far a chain goes: to the event `lastId`, which is its `events`th, and has `hash` (hexadecimal). */
export type Head = { events: number; lastId: number; hash: string }

export const nothing: Head = { events: 0, lastId: 0, hash: '' }

/** Its message says what of the audit is not whole, in words. */
export class BrokenChain extends Error {}

/** A portal's id, and what seals its floor. */
export type Keeper = { portal: string; sealer: Sealer }

/** How long whoever writes an event may wait for a portion that cannot have its locks, as while the tables are vacuumed. */
const PATIENCE_MS = 50

/** Up to where a portal's events may have been removed. Throws a BrokenChain when none of the keys opens what says so. */
export async function floorOf(client: ClientBase, { portal, sealer }: Keeper): Promise<Head> {
  const { rows } = await client.query<{ sealed: string }>(
    'select sealed from audit_floor where portal = $1',
    [portal],
  )
  if (!rows[0]) return nothing
  const text = sealer.open(portal, rows[0].sealed)
  if (text === undefined)
    throw new BrokenChain(
      'Up to where it was archived is sealed with none of the keys in CREDENTIALS_KEY or credentials.key: it was forged, or its key is lost.',
    )
  // Nobody else can seal one.
  return JSON.parse(text) as Head
}

/** Allows the events up to a head to be removed, of which `count` are there; the audit tells. */
export async function moveFloor(
  client: ClientBase,
  { portal, sealer }: Keeper,
  { events, lastId, hash }: Head,
  count: number,
): Promise<void> {
  await client.query(
    `with moved as (
      insert into audit_floor (portal, sealed) values ($1, $2)
      on conflict (portal) do update set sealed = excluded.sealed)
    insert into audit_events (action, count) values ('audit.archive', $3)`,
    [portal, sealer.seal(portal, JSON.stringify({ events, lastId, hash })), count],
  )
}

const kept = { table: auditFloor, owner: auditFloor.portal, sealed: auditFloor.sealed }

/** Seals the floor under the newest credentials key. */
export const resealFloor = (db: Database, sealer: Sealer) => resealRows(db, sealer, kept)

/** Gives the floor up where no key opens it: then nothing proves where the audit begins. Answers how many. */
export const giveUpFloor = (tx: Transaction, sealer: Sealer) => giveUpClosed(tx, sealer, kept)

/** Whether the chain leads through a head and goes on after it. */
export async function isChained(client: ClientBase, { events, hash }: Head): Promise<boolean> {
  const { rows } = await client.query(
    `select from audit_chain where position = $1 and hash = decode($2, 'hex')
      and exists (select from audit_chain where position > $1)`,
    [events, hash],
  )
  return rows.length > 0
}

/**
 * Removes the events up to a head, as the owner of the tables, in a transaction that keeps writers out meanwhile: a
 * portion. The head's place stays, without its event, for the next one's hash is over its.
 */
export const removeTo = (client: ClientBase, { events }: Head): Promise<void> =>
  // With the schema: a superuser may find tables of the same name in one that somebody made for it.
  transaction(
    client,
    async (run) => {
      for (const table of ['public.audit_events', 'public.audit_chain'])
        await run(`alter table ${table} disable trigger kept, disable trigger kept_rows`)
      await client.query(
        'delete from public.audit_events using public.audit_chain where id = event_id and position <= $1',
        [events],
      )
      await client.query('delete from public.audit_chain where position < $1', [events])
      for (const table of ['public.audit_events', 'public.audit_chain'])
        await run(`alter table ${table} enable always trigger kept, enable always trigger kept_rows`)
    },
    PATIENCE_MS,
  )
