import type { Reply } from '@shared/api'
import { ApiError, request } from '@/api/request'
import {
  differingFields,
  partsOf,
  valuesOf,
  type ClientField,
  type ClientValues,
  type Client,
} from './client-values'

/**
 * How saving ended; `client` is the client as it is now, as far as is known, and `saved` what has been written.
 * `stale`: somebody else had changed it, and nothing of theirs was overwritten.
 */
export type Saved = { client: Client; saved: ClientField[] } & (
  { kind: 'done'; notUnderstood: string[] } | { kind: 'stale' } | { kind: 'failed'; error: unknown }
)

/**
 * Writes what differs from the client that was seen, in up to two calls: the record first, under its version, so that
 * an edit of a client who has changed since writes nothing at all; then the account.
 */
export async function saveClient(seen: Client, mine: ClientValues): Promise<Saved> {
  const { account, record } = partsOf(mine, differingFields(valuesOf(seen), mine))
  let client = seen
  let notUnderstood: string[] = []
  const saved: ClientField[] = []
  try {
    if (hasFields(record)) {
      const reply = await request('PATCH /api/clients/:id', {
        params: { id: seen.id },
        body: record,
        version: seen.version,
      })
      ;({ notUnderstood, ...client } = reply)
      saved.push(...fieldsOf(record))
    }
  } catch (error) {
    const current = currentIn(error) as Client | undefined
    return current ? { kind: 'stale', client: current, saved } : { kind: 'failed', error, client, saved }
  }
  try {
    if (hasFields(account)) {
      // The phone number is the account's, so that writing it has made its next version.
      const version = seen.user.version + ('phone' in record ? 1 : 0)
      const user = await request('PATCH /api/users/:id', {
        params: { id: seen.userId },
        body: account,
        version,
      })
      client = withAccount(client, user)
      saved.push(...fieldsOf(account))
    }
  } catch (error) {
    const current = currentIn(error) as Reply<'PATCH /api/users/:id'> | undefined
    return current
      ? { kind: 'stale', client: withAccount(client, current), saved }
      : { kind: 'failed', error, client, saved }
  }
  return { kind: 'done', client, saved, notUnderstood: 'allergies' in record ? notUnderstood : [] }
}

const fieldsOf = (part: object) => Object.keys(part) as ClientField[]
const hasFields = (part: object) => Object.keys(part).length > 0

function currentIn(error: unknown): unknown {
  return error instanceof ApiError && error.status === 412 ? error.current : undefined
}

function withAccount(client: Client, user: Reply<'PATCH /api/users/:id'>): Client {
  return { ...client, phone: user.phone, user: { ...client.user, ...user } }
}
