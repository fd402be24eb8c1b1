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
  /** Removes the database, whoever is still connected to it. */
  drop: () => Promise<void>
}

interface TestServer {
  /** Of the migrated template; nobody may stay connected to it, or it cannot be copied. */
  url: string
  freshDatabase: () => Promise<FreshDatabase>
  /** Stops the server and removes its files. */
  stop: () => Promise<void>
}

const template = 'template_pearwell'

/** What makes tests quick, at the price that a crash loses the data. */
const notDurable = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  // Small tables gain nothing by them.
  ...{ jit: 'off', autovacuum: 'off' },
}

/**
 * A database server in a folder of its own `within` another, with the migrations run on a template for `freshDatabase`; with `settings` besides
 * those that make it quick, unless it is to be as durable as the portal's own.
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

/** A copy of a database on the same server, to which nobody may be connected. Takes about 25 ms. */
export async function copyDatabase(url: string): Promise<FreshDatabase> {
  const { name, server, database } = newDatabase(url)
  // As files: through the log it takes ten times as long.
  await runOn(server, `create database ${name} template ${new URL(url).pathname.slice(1)} strategy file_copy`)
  await runOn(server, `grant connect, create, temporary on database ${name} to pearwell`)
  return database
}

/** One without tables, which belongs to the portal's role as an operator's own database does. */
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

/** Over a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The URL of a test's database for the superuser, who is kept out of nothing. */
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
