import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { fillTables } from '../server/testing/fill-tables'
import { superuserUrl } from '../server/testing/test-server'
import { startServer, stopServer, WORKERS } from '../server/testing/server-process'

/** The first administrator; all other accounts have the same password. */
export const account = { email: 'admin@lab.example', password: 'a password of the bench' }

type FilledPortal = { url: string; stop: () => Promise<void> }

/**
 * Starts a portal in its own process on an empty database and adds the given number of reports;
 * `env` adds settings.
 */
export async function startFilled(
  databaseUrl: string,
  reports: number,
  env: Record<string, string> = {},
): Promise<FilledPortal> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-bench-'))
  const { child, url, output } = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    NODE_ENV: 'production',
    ...env,
  })
  const stop = async () => {
    await stopServer(child, 'SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    if (!url) throw new Error(`The server did not start: ${output}`)
    await fillDatabase(databaseUrl, reports)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function fillDatabase(databaseUrl: string, reports: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(databaseUrl) })
  await client.connect()
  const began = performance.now()
  await fillTables(client, reports)
  await client.query('vacuum analyze')
  await client.end()
  console.log(
    `${reports} reports filled in ${((performance.now() - began) / 1000).toFixed(1)} s; workers: ${WORKERS}`,
  )
}
