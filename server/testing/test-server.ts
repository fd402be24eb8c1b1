import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareSchema } from '../database/audit-owner'
import { superuser } from '../database/embedded/cluster'
import { startEmbedded } from '../database/embedded/launch'

export interface FreshDatabase {
  url: string
  /** Drops the database, even while others are connected to it. */
  drop: () => Promise<void>
}

interface TestServer {
  /** URL of the migrated template; it cannot be copied while anybody is connected to it. */
  url: string
  freshDatabase: () => Promise<FreshDatabase>
  /** Stops the server and removes its files. */
  stop: () => Promise<void>
}

const template = 'template_pearwell'

/** Faster, but a crash loses the data. */
const notDurable = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Small tables do not benefit from these.
  ...{ jit: 'off', autovacuum: 'off' },
}

/**
 * Starts a database server in a new folder `within` another, with a migrated template for
 * `freshDatabase`. `settings` are added to those that make it fast, which `isDurable` leaves out.
 */
export async function startTestServer(
  settings: Record<string, string> = {},
  { isDurable = false, within = tmpdir() } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(within, 'pearwell-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({
    dataDir: folder,
    databaseName: template,
    settings: isDurable ? settings : { ...notDurable, ...settings },
    log: () => undefined,
  })
  const stop = async (): Promise<void> => {
    await server.stop({ force: true })
    for (const path of [server.where, folder]) rmSync(path, { recursive: true, force: true })
  }
  try {
    await prepareSchema(server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, freshDatabase: () => copyDatabase(server.url), stop }
}

/** Copies a database on the same server, to which nobody may be connected. Takes about 25 ms. */
export async function copyDatabase(url: string): Promise<FreshDatabase> {
  const { name, server, database } = newDatabase(url)
  // Copying through the write-ahead log takes ten times as long.
  await runOn(server, `create database ${name} template ${new URL(url).pathname.slice(1)} strategy file_copy`)
  await runOn(server, `grant connect, create, temporary on database ${name} to pearwell`)
  return database
}

/** A database without tables owned by the portal's role, as an operator's own database is. */
export async function emptyDatabaseOn(templateUrl: string): Promise<FreshDatabase> {
  const { name, server, database } = newDatabase(templateUrl)
  await runOn(server, `create database ${name} owner pearwell`)
  return database
}

function newDatabase(templateUrl: string) {
  const name = `t_${randomBytes(8).toString('hex')}`
  const server = superuserUrl(withDatabase(templateUrl, 'postgres'))
  const drop = () => runOn(server, `drop database if exists ${name} with (force)`)
  return { name, server, database: { url: withDatabase(templateUrl, name), drop } }
}

/** Runs a statement over a new connection. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The URL of a test database for the superuser, who may do everything. */
export function superuserUrl(url: string): string {
  const changed = new URL(url)
  changed.username = superuser
  return changed.href
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
