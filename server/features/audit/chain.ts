import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { noTimeLimits } from '../../database/connect'
import { BrokenChain, floorOf, nothing, type Head, type Keeper } from './floor'

type Checked =
  /** `from`: what the chain begins after. */
  | { from: Head; head: Head; floor: Head; fault?: undefined }
  /** The first event that does not fit, or what else is wrong, in words. */
  | { head?: undefined; fault: string }

/** A place of the chain with its event's columns, as texts. */
export type Place = {
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
 * `known` head the chain has to lead through it. Events up to the floor that `keeper` opens may have been removed, from
 * the oldest on; what is left of the chain has to lead through the floor as well.
 */
export async function checkChain(client: ClientBase, known?: Head, keeper?: Keeper): Promise<Checked> {
  await client.query(`begin transaction isolation level repeatable read read only; ${noTimeLimits}`)
  try {
    const floor = keeper ? await floorOf(client, keeper) : nothing
    const points = known ? [known, floor] : [floor]
    let from = nothing
    let head = nothing
    for await (const step of chainOf(client, floor)) {
      head = step.head
      if (!step.place) from = head
      leadThrough(head, points)
    }
    const { rows } = await client.query<{ id: number }>(
      'select id from audit_events e where not exists (select from audit_chain c where c.event_id = e.id) order by id limit 1',
    )
    if (rows[0]) throw new BrokenChain(`Event ${rows[0].id} was put in past the chain.`)
    const most = Math.max(...points.map(({ events }) => events))
    if (head.events < most)
      throw new BrokenChain(
        `The ${nth(head.events + 1)} event is missing, and all after it: there were ${most} when the head was signed. Was an older backup restored?`,
      )
    // Nothing has come of it yet, or the next events would be missed.
    const { rowCount: guards } = await client.query(
      `select from pg_trigger where tgrelid in ('audit_events'::regclass, 'audit_chain'::regclass)
        and tgname in ('chained', 'kept', 'kept_rows') and tgenabled = 'A'`,
    )
    if (guards !== GUARDS) throw new BrokenChain('A trigger that keeps the audit is off.')
    return { from, head, floor }
  } catch (error) {
    if (error instanceof BrokenChain) return { fault: error.message }
    throw error
  } finally {
    await client.query('rollback')
  }
}

/** A head that a chain leads through, and its place; none for what the chain begins after. */
export type Step = { head: Head; place?: Place }

/**
 * Follows the chain from what it begins after. Where events were removed that is a place without one, up to the floor;
 * that the chain leads through the floor then, the caller has to see. Throws a BrokenChain.
 */
export async function* chainOf(client: ClientBase, floor: Head): AsyncGenerator<Step, undefined> {
  let head: Head | undefined
  for await (const place of placesIn(client)) {
    if (!head && !place.is_there && place.position > 0 && place.position <= floor.events) {
      head = headAt(place)
      yield { head }
      continue
    }
    if (!head) yield { head: nothing }
    head = follow(head ?? nothing, place)
    yield { head, place }
  }
}

/** The head at a place that comes after another. Throws a BrokenChain when it does not. */
export function follow(head: Head, place: Place): Head {
  const { position, event_id: id, hash, is_there, columns } = place
  const expected = head.events + 1
  if (position !== expected) throw new BrokenChain(`The ${nth(expected)} event is missing.`)
  if (!is_there) throw new BrokenChain(`Event ${id}, the ${nth(position)}, is missing.`)
  if (hash !== hashOf(head.hash, columns))
    throw new BrokenChain(
      `Event ${id}, the ${nth(position)}, is not what was written there: it was changed, or stands in another's place.`,
    )
  return headAt(place)
}

const headAt = ({ position, event_id, hash }: Place): Head => ({ events: position, lastId: event_id, hash })

/** Throws a BrokenChain where a head is as far as one that is known, and another. */
export function leadThrough({ events, lastId, hash }: Head, known: readonly Head[]): void {
  if (known.some((other) => other.events === events && other.hash !== hash))
    throw new BrokenChain(
      `Event ${lastId}, the ${nth(events)}, or one before it is not what it was when the head was signed: the chain was written anew.`,
    )
}

/** The places of the chain in their order. */
async function* placesIn(client: ClientBase): AsyncGenerator<Place> {
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
