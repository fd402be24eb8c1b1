import type { Socket } from 'node:net'
import pg from 'pg'
import { processIdOf } from './connect'

/**
 * Watches a pool that has not connected yet. The returned function ends the pool's connections on the server's side,
 * whatever they are doing there; others of the same role stay. Behind a pooler, whose connections are everybody's, it
 * hangs up, on which the pooler ends the one that was at work for that client.
 */
export function connectionTerminator(pool: pg.Pool, { isPooled = false } = {}): () => Promise<void> {
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    clients.add(client)
    // The pool listens only while a connection is idle; in a transaction its loss would end Node.
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

/** The types of pg leave out the socket. */
function hangUp(clients: pg.PoolClient[]): void {
  for (const client of clients)
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
}
