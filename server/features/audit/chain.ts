import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { noTimeLimits } from '../../database/connect'
import { BrokenChain, readArchivedUntil, nothing, type Head, type Keeper } from './archived-until'

type Checked =
  /** `from`: the head before the first event of the chain. */
  | { from: Head; head: Head; archivedUntil: Head; fault?: undefined }
  /** The first event that does not fit, or another fault, as a sentence. */
  | { head?: undefined; fault: string }

/** A row of the chain with its event's columns as text. */
export type Place = {
  position: number
  event_id: number
  hash: string
  is_there: boolean
  columns: (string | null)[]
}

/** Events in memory at a time. */
const PAGE = 5_000

/** The number of triggers from the migration audit_chain, on both tables. */
const GUARDS = 5

/**
 * Reads a snapshot of the whole audit and recomputes every hash without the database's function.
 * The chain must lead through a `known` head. Events up to the archived head that `keeper` decrypts
 * may be missing, from the oldest on, and then the rest must lead through that head as well.
 */
export async function checkChain(client: ClientBase, known?: Head, keeper?: Keeper): Promise<Checked> {
  await client.query(`begin transaction isolation level repeatable read read only; ${noTimeLimits}`)
  try {
    const archivedUntil = keeper ? await readArchivedUntil(client, keeper) : nothing
    const points = known ? [known, archivedUntil] : [archivedUntil]
    let from = nothing
    let head = nothing
    for await (const step of chainOf(client, archivedUntil)) {
      head = step.head
      if (!step.place) from = head
      leadThrough(head, points)
    }
    const { rows } = await client.query<{ id: number }>(
      `select id from audit_events e
      where not exists (select from audit_chain c where c.event_id = e.id) order by id limit 1`,
    )
    if (rows[0]) throw new BrokenChain(`Event ${rows[0].id} was added without going through the chain.`)
    const most = Math.max(...points.map(({ events }) => events))
    if (head.events < most)
      throw new BrokenChain(
        `The ${nth(head.events + 1)} event is missing, and all after it: there were ${most} when the head was signed. Was an older backup restored?`,
      )
    // Checked before the result is returned, since otherwise later events might be missed.
    const { rowCount: guards } = await client.query(
      `select from pg_trigger where tgrelid in ('audit_events'::regclass, 'audit_chain'::regclass)
        and tgname in ('chained', 'kept', 'kept_rows') and tgenabled = 'A'`,
    )
    if (guards !== GUARDS) throw new BrokenChain('A trigger that protects the audit is off.')
    return { from, head, archivedUntil }
  } catch (error) {
    if (error instanceof BrokenChain) return { fault: error.message }
    throw error
  } finally {
    await client.query('rollback')
  }
}

/** A head of the chain and its row; no row for the head before the first event. */
export type Step = { head: Head; place?: Place }

/** The caller must check that it leads through the archived head. Throws a BrokenChain. */
export async function* chainOf(client: ClientBase, archivedUntil: Head): AsyncGenerator<Step, undefined> {
  let head: Head | undefined
  for await (const place of placesIn(client)) {
    if (!head && !place.is_there && place.position > 0 && place.position <= archivedUntil.events) {
      head = headAt(place)
      yield { head }
      continue
    }
    if (!head) yield { head: nothing }
    head = follow(head ?? nothing, place)
    yield { head, place }
  }
}

/** The next head after a row. Throws a BrokenChain when the row does not fit. */
export function follow(head: Head, place: Place): Head {
  const { position, event_id: id, hash, is_there, columns } = place
  const expected = head.events + 1
  if (position !== expected) throw new BrokenChain(`The ${nth(expected)} event is missing.`)
  if (!is_there) throw new BrokenChain(`Event ${id}, the ${nth(position)}, is missing.`)
  if (hash !== hashOf(head.hash, columns))
    throw new BrokenChain(
      `Event ${id}, the ${nth(position)}, is not the original. It was changed or swapped.`,
    )
  return headAt(place)
}

const headAt = ({ position, event_id, hash }: Place): Head => ({ events: position, lastId: event_id, hash })

/** Throws a BrokenChain where a head differs from a known one at the same position. */
export function leadThrough({ events, lastId, hash }: Head, known: readonly Head[]): void {
  if (known.some((other) => other.events === events && other.hash !== hash))
    throw new BrokenChain(
      `Event ${lastId}, the ${nth(events)}, or one before it has changed since the head was signed. The chain was rewritten.`,
    )
}

async function* placesIn(client: ClientBase): AsyncGenerator<Place> {
  // Below the smallest value of the column.
  for (let after = -(2 ** 31) - 1; ;) {
    const { rows } = await client.query<Place>(
      `select c.position, c.event_id, encode(c.hash, 'hex') as hash, e.id is not null as is_there,
        array[e.id::text, extract(epoch from e.at)::text, e.actor_id::text, e.action,
          e.subject_id::text, e.fields::text, e.count::text] as columns
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

/** Form 1: a hash of the form, the previous hash and each column as text with its length. */
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
