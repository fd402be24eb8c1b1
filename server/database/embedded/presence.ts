import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import pg from 'pg'
import { locks } from '../locks'
import { superuser } from './cluster'
import type { Store } from './location'
import { isSameFolder } from './postmaster'
import { codeOf, programError, startError } from './start-error'

/** An open connection of a process that uses the server; `socket.unref` lets Node end. */
export interface Presence {
  client: pg.Client
  socket: Socket
}

/** Pearwell's database role, which may create databases but is not a superuser. */
const role = 'pearwell'

/**
 * Opens the connection that marks one more process as a user of the server: it holds a shared lock,
 * and only a process that gets the lock exclusively may stop the server. Undefined when nothing or
 * another server answers on the port. Throws a StartError when the password is wrong.
 */
export async function arrive(store: Store, port: number): Promise<Presence | undefined> {
  const socket = new Socket()
  const client = new pg.Client({
    stream: () => socket,
    connectionString: urlOf(store, port, superuser, 'postgres'),
    connectionTimeoutMillis: 5000,
    application_name: 'pearwell-presence',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (!isSameFolder(rows[0]?.data_directory ?? '', store.data)) throw new Error('another database server')
    await client.query('select pg_advisory_lock_shared($1)', [locks.presence])
    return { client, socket }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (codeOf(error) !== '28P01') return undefined
    throw startError(
      `The password in ${store.password} does not match the database beside it. Put the right file back from a backup.`,
      error,
    )
  }
}

/** Whether the server may be stopped; if so, the connection stays open to block new ones. */
export async function leave({ client, socket }: Presence): Promise<boolean> {
  socket.ref()
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [locks.presence])
    const locked = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      locks.presence,
    ])
    if (locked.rows[0]?.alone === true && (await isUnused(client))) return true
  } catch {
    // The server is already gone or stopping.
  }
  await client.end().catch(() => undefined)
  return false
}

/** Creates the missing role and database; returns both URLs. Throws a StartError. */
export async function prepareDatabase(
  { client }: Presence,
  store: Store,
  port: number,
  name: string,
): Promise<{ url: string; adminUrl: string }> {
  try {
    await makeMissing(client, readPassword(store), name)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw programError(`The database ${name} could not be made`, store.folder, reason)
  }
  return { url: urlOf(store, port, role, name), adminUrl: urlOf(store, port, superuser, name) }
}

async function makeMissing(client: pg.Client, password: string, name: string): Promise<void> {
  // A concurrent start may do the same.
  await client.query('select pg_advisory_lock($1)', [locks.databaseOwner])
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0)
      await client.query(`create role ${role} login createdb password ${client.escapeLiteral(password)}`)
    const database = client.escapeIdentifier(name)
    const databases = await client.query('select from pg_database where datname = $1', [name])
    if (databases.rowCount === 0) await client.query(`create database ${database}`)
    // The owner of a database can drop it, and the audit with it.
    await client.query(`alter database ${database} owner to ${superuser}`)
    await client.query(`grant connect, create, temporary on database ${database} to ${role}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks.databaseOwner])
  }
}

async function isUnused(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    if (rowCount === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function urlOf(store: Store, port: number, user: string, database: string): string {
  return `postgres://${user}:${readPassword(store)}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

function readPassword(store: Store): string {
  try {
    return readFileSync(store.password, 'utf8').trim()
  } catch (error) {
    throw startError(
      `The password of the database cannot be read from ${store.password}. Put the file back from a backup, readable by the user that starts Pearwell.`,
      error,
    )
  }
}
