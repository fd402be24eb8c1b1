import pg from 'pg'

/**
 * Watches a pool that has not connected yet. The returned function ends the pool's
 * connections on the server's side, whatever they are doing there; others of the same role stay.
 */
export function cutterOf(pool: pg.Pool): () => Promise<void> {
  const backends = new Set<number>()
  // The types of pg leave out the id of the server's process.
  const backendOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID
  pool.on('connect', (client) => {
    backends.add(backendOf(client))
    // The pool listens only while a connection is idle; in a transaction its loss would end Node.
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => backends.delete(backendOf(client)))
  return async () => {
    const { connectionString } = pool.options
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select pg_terminate_backend(id) from unnest($1::int[]) as id', [[...backends]])
    await client.end()
  }
}
