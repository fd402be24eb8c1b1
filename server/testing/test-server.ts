import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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
const INSUFFICIENT_PRIVILEGE = '42501'

/** What makes tests quick, at the price that a crash loses the data. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** A database server in a temporary folder, with the migrations run on a template for `freshDatabase`. */
export async function startTestServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pearwell-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({
    dataDir: folder,
    databaseName: template,
    settings: notDurable,
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
  return { url: server.url, freshDatabase: () => copyTemplate(server.url), stop }
}

/** A database of its own on the test server whose template has the URL `templateUrl`. Takes about 25 ms. */
export async function copyTemplate(templateUrl: string): Promise<FreshDatabase> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await runOn(withDatabase(templateUrl, 'postgres'), `create database ${name} template ${template}`)
  return {
    url: withDatabase(templateUrl, name),
    drop: () => dropDatabase(templateUrl, name),
  }
}

/** Whoever is connected is sent away; PostgreSQL's own vacuum may not be and is soon done. */
async function dropDatabase(templateUrl: string, name: string): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      await runOn(withDatabase(templateUrl, 'postgres'), `drop database if exists ${name} with (force)`)
      return
    } catch (error) {
      if (left === 0 || (error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
      await wait(100)
    }
  }
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
