import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { noTimeLimits } from '../../database/connect'

/** How far a chain goes: to the event `lastId`, which is its `events`th, and has `hash` (hexadecimal). */
export type Head = { events: number; lastId: number; hash: string }

type Checked =
  | { head: Head; fault?: undefined }
  /** The first event that does not fit, or what else is wrong, in words. */
  | { head?: undefined; fault: string }

type Place = {
  position: number
  event_id: number
  hash: string
  is_there: boolean
  columns: (string | null)[]
}

/** Events in memory at a time. */
const PAGE = 5_000

/** The triggers of the migration audit_chain, on both tables. */
const GUARDS = 5

/**
 * Reads the whole audit as it is at this moment and works out every hash anew, without the database's function. With a
 * `known` head the chain has to lead through it.
 */
export async function checkChain(client: ClientBase, known?: Head): Promise<Checked> {
  await client.query(`begin transaction isolation level repeatable read read only; ${noTimeLimits}`)
  try {
    const head: Head = { events: 0, lastId: 0, hash: '' }
    for await (const { position, event_id: id, hash, is_there, columns } of places(client)) {
      const expected = head.events + 1
      if (position !== expected) return { fault: `The ${nth(expected)} event is missing.` }
      if (!is_there) return { fault: `Event ${id}, the ${nth(position)}, is missing.` }
      if (hash !== hashOf(head.hash, columns))
        return {
          fault: `Event ${id}, the ${nth(position)}, is not what was written there: it was changed, or stands in another's place.`,
        }
      Object.assign(head, { events: position, lastId: id, hash })
      if (position === known?.events && hash !== known.hash)
        return {
          fault: `Event ${id}, the ${nth(position)}, or one before it is not what it was when the head was signed: the chain was written anew.`,
        }
    }
    const { rows } = await client.query<{ id: number }>(
      'select id from audit_events e where not exists (select from audit_chain c where c.event_id = e.id) order by id limit 1',
    )
    if (rows[0]) return { fault: `Event ${rows[0].id} was put in past the chain.` }
    if (known && head.events < known.events)
      return {
        fault: `The ${nth(head.events + 1)} event is missing, and all after it: there were ${known.events} when the head was signed. Was an older backup restored?`,
      }
    // Nothing has come of it yet, or the next events would be missed.
    const { rowCount: guards } = await client.query(
      `select from pg_trigger where tgrelid in ('audit_events'::regclass, 'audit_chain'::regclass)
        and tgname in ('chained', 'kept', 'kept_rows') and tgenabled = 'A'`,
    )
    if (guards !== GUARDS) return { fault: 'A trigger that keeps the audit is off.' }
    return { head }
  } finally {
    await client.query('rollback')
  }
}

/** The places of the chain in their order, each with its event's columns as texts. */
async function* places(client: ClientBase): AsyncGenerator<Place> {
  // Below the least that the column can hold.
  for (let after = -(2 ** 31) - 1; ;) {
    const { rows } = await client.query<Place>(
      `select c.position, c.event_id, encode(c.hash, 'hex') as hash, e.id is not null as is_there,
        array[e.id::text, extract(epoch from e.at)::text, e.actor_id::text, e.action, e.subject_id::text, e.fields::text,
          e.count::text] as columns
      from (select * from audit_chain where position > $1::bigint order by position limit ${PAGE}) c
        left join audit_events e on e.id = c.event_id
      order by c.position`,
      [after],
    )
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.position
  }
}

/** The hash in form 1: over the form, the hash before and the columns, each as a text with its length. */
function hashOf(previous: string, columns: (string | null)[]): string {
  return createHash('sha256')
    .update(['1', previous, ...columns].map(withLength).join(''))
    .digest('hex')
}

const withLength = (text: string | null) => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`)

function nth(n: number): string {
  const rest = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10
  return `${n}${['th', 'st', 'nd', 'rd'][rest] ?? 'th'}`
}
