import type { Socket } from 'node:net'
import pg from 'pg'
import { processIdOf } from './connect'

/** The returned function ends the pool's backends or, behind a pooler, its sockets. */
export function connectionTerminator(pool: pg.Pool, { isPooled = false } = {}): () => Promise<void> {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    // The pool listens only while a connection is idle; a loss within a transaction would end Node.
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => clients.delete(client))
  return async () => {
    if (isPooled) return hangUp([...clients])
    const { connectionString } = pool.options
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select pg_terminate_backend(id) from unnest($1::int[]) as id', [
      [...clients].map(processIdOf),
    ])
    await client.end()
  }
}

/** Ends the connections without a farewell; the types of pg lack the socket. */
function hangUp(clients: pg.PoolClient[]): void {
  for (const client of clients)
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
}
