import type { ClientBase } from 'pg'
import type { Database, Transaction } from '../../database/connect'
import { transaction } from '../../database/run-migrations'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import type { TextCipher } from '../../encryption/text-cipher'
import { auditArchivedUntil } from './audit.tables'

/** The end of a chain: event `lastId` is number `events` and has `hash` (hexadecimal). */
export type Head = { events: number; lastId: number; hash: string }

export const nothing: Head = { events: 0, lastId: 0, hash: '' }

/** The message says what is wrong with the audit. */
export class BrokenChain extends Error {}

/** A portal's id, and the cipher of its archived head. */
export type Keeper = { portal: string; cipher: TextCipher }

/** How long a batch that waits for its locks may delay writers of events. */
const PATIENCE_MS = 50

/** The head up to which events may be missing; throws a BrokenChain when undecryptable. */
export async function readArchivedUntil(client: ClientBase, { portal, cipher }: Keeper): Promise<Head> {
  const { rows } = await client.query<{ sealed: string }>(
    'select sealed from audit_floor where portal = $1',
    [portal],
  )
  if (!rows[0]) return nothing
  const text = cipher.decrypt(portal, rows[0].sealed)
  if (text === undefined)
    throw new BrokenChain(
      'The archived part is not signed with any key in CREDENTIALS_KEY or credentials.key. It was forged, or its key is lost.',
    )
  // Safe to trust: only the holder of the key can encrypt one.
  return JSON.parse(text) as Head
}

/** Allows the events up to a head to be removed and audits that; `count` of them still exist. */
export async function moveArchivedUntil(
  client: ClientBase,
  { portal, cipher }: Keeper,
  { events, lastId, hash }: Head,
  count: number,
): Promise<void> {
  await client.query(
    `with moved as (
      insert into audit_floor (portal, sealed) values ($1, $2)
      on conflict (portal) do update set sealed = excluded.sealed)
    insert into audit_events (action, count) values ('audit.archive', $3)`,
    [portal, cipher.encrypt(portal, JSON.stringify({ events, lastId, hash })), count],
  )
}

const kept = {
  table: auditArchivedUntil,
  owner: auditArchivedUntil.portal,
  sealed: auditArchivedUntil.sealed,
}

/** Encrypts the archived head with the newest credentials key. */
export const reencryptArchivedUntil = (db: Database, cipher: TextCipher) => reencryptRows(db, cipher, kept)

/** Gives up an archived head that no key decrypts; returns how many. */
export const discardFloor = (tx: Transaction, cipher: TextCipher) => discardUnreadable(tx, cipher, kept)

/** Whether the chain leads through a head and continues after it. */
export async function isChained(client: ClientBase, { events, hash }: Head): Promise<boolean> {
  const { rows } = await client.query(
    `select from audit_chain where position = $1 and hash = decode($2, 'hex')
      and exists (select from audit_chain where position > $1)`,
    [events, hash],
  )
  return rows.length > 0
}

/** Removes the events up to a head, whose row stays, as the next hash includes its hash. */
export const removeTo = (client: ClientBase, { events }: Head): Promise<void> =>
  // Qualified by schema, since somebody may have made tables of the same name as a trap.
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
