import pg from 'pg'
import { codeOf, startError } from './embedded/start-error'
import { withLock, locks } from './locks'
import { migrate } from './migrate'

/** The append-only tables of the audit and the functions that write to them. */
const tables = ['audit_events', 'audit_chain']
const functions = [
  'audit_text',
  'audit_hash',
  'chain_audit_event',
  'stamp_audit_event',
  'refuse_audit_change',
]

const INSUFFICIENT_PRIVILEGE = '42501'

const REFUSE_MS = 1_000

export type DatabaseUrls = {
  url: string
  /** The same database as a superuser, where available. */
  adminUrl?: string | undefined
}

/**
 * Migrates the database and gives the audit and the public schema to a role that cannot sign in:
 * then the portal's user can read and append to the audit, but neither disable its triggers nor
 * drop it. Returns whether the audit now has that separate owner. A user who may not create roles
 * and was given none keeps the audit; nothing restrains a superuser. `before` runs before the
 * hand-over, for a restore that must write what the user may not write later.
 */
export async function prepareSchema(
  { url, adminUrl = url }: DatabaseUrls,
  before?: () => Promise<void>,
): Promise<boolean> {
  return withLock(adminUrl, 'auditOwner', () => prepareAs({ url, adminUrl }, before))
}

async function prepareAs(
  { url, adminUrl }: Required<DatabaseUrls>,
  before?: () => Promise<void>,
): Promise<boolean> {
  const admin = await connect(adminUrl)
  try {
    const user = new pg.Client({ connectionString: url }).user ?? ''
    const owner = `${user}_audit`
    const membership = [admin.escapeIdentifier(owner), admin.escapeIdentifier(user)]
    if (await isSuperuser(admin, user)) {
      await migrateAlone(admin, url)
      await before?.()
      return false
    }
    // A user who does not own the database needs this right to migrate.
    await allowed(admin.query(`grant usage, create on schema public to ${admin.escapeIdentifier(user)}`))
    // Membership for the duration of the migration, which may have to alter these tables.
    if (await exists(admin, owner)) await allowed(admin.query(`grant ${membership.join(' to ')}`))
    try {
      await migrateAlone(admin, url)
      await before?.()
      if (!(await allowed(handOver(admin, owner, user)))) return false
    } finally {
      if (await exists(admin, owner)) await allowed(admin.query(`revoke ${membership.join(' from ')}`))
    }
    return !(await isMember(admin, owner, user))
  } finally {
    await admin.end()
  }
}

/** Runs `work` as the audit's owner, under the lock `auditOwner`. Throws a StartError. */
export async function asAuditOwner<T>(
  { url, adminUrl = url }: DatabaseUrls,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withLock(adminUrl, 'auditOwner', async () => {
    const client = await connect(adminUrl)
    try {
      const owner = await client.query<{ name: string }>(
        "select relowner::regrole::text as name from pg_class where oid = 'public.audit_events'::regclass",
      )
      const name = owner.rows[0]?.name ?? ''
      const may = () => isSo(client, "where pg_has_role($1::regrole, 'usage')", name)
      if (await may()) return await work(client)
      const membership = [name, client.escapeIdentifier(client.user ?? '')]
      await allowed(client.query(`grant ${membership.join(' to ')}`))
      try {
        if (await may()) return await work(client)
      } finally {
        await allowed(client.query(`revoke ${membership.join(' from ')}`))
      }
      throw startError(
        `The audit log belongs to ${name}, and the DATABASE_URL user is not a member of that role. Ask somebody with the right to do so to run GRANT ${membership.join(' TO ')}, and REVOKE ${membership.join(' FROM ')} afterwards. Nothing was removed.`,
      )
    } finally {
      await client.end()
    }
  })
}

/** Migrates, and cancels statements of older servers that wait for a lock of ours. */
async function migrateAlone(admin: pg.Client, url: string): Promise<void> {
  const refuse = () =>
    admin.query(
      `select pg_cancel_backend(pid) from pg_locks
      where locktype = 'advisory' and not granted and objid in (${locks.migrations}, ${locks.auditOwner})
        and database = (select oid from pg_database where datname = current_database())`,
    )
  // A failed attempt is repeated a second later.
  const refusing = setInterval(() => void refuse().catch(() => undefined), REFUSE_MS)
  try {
    await migrate(url)
  } finally {
    clearInterval(refusing)
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pearwell-owner',
    keepAlive: true,
  })
  // The running query rejects as well, so the event needs no handling.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function handOver(admin: pg.Client, owner: string, user: string): Promise<void> {
  const [to, from] = [owner, user].map((name) => admin.escapeIdentifier(name))
  await admin.query('begin')
  try {
    if (!(await exists(admin, owner))) {
      await admin.query(`create role ${to} nologin`)
      await admin.query(`grant ${to} to ${from}`)
    }
    // Skips objects with the right owner: altering would wait for a backup that reads them.
    const { rows } = await admin.query<{ statement: string }>(
      `select format('alter %s owner to %I', what, $1::text) as statement from (
        select 2 as step, 'table ' || oid::regclass as what, relowner as owner from pg_class
          where relnamespace = 'public'::regnamespace and relname = any($2)
        union all select 3, 'function ' || oid::regprocedure, proowner from pg_proc
          where pronamespace = 'public'::regnamespace and proname = any($3)
        -- The owner of a schema may drop everything in it; not all portal users own it.
        union all select 1, 'schema public', nspowner from pg_namespace
          where nspname = 'public' and pg_has_role(nspowner, 'usage')
      ) as kept where owner <> $1::regrole order by step`,
      [owner, tables, functions],
    )
    for (const { statement } of rows) await admin.query(statement)
    // Only the owner can set these: a backup reads the sequence, the trigger writes the chain.
    if (await isSo(admin, "where pg_has_role($1, 'usage')", owner))
      await admin.query(`
        revoke all on public.audit_events, public.audit_chain, public.audit_events_id_seq from ${from};
        revoke all on function public.chain_audit_event from public, ${from};
        grant select on public.audit_events, public.audit_chain, public.audit_events_id_seq to ${from};
        grant insert on public.audit_events to ${from}`)
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

/** Whether PostgreSQL permitted it; other errors are thrown on. */
function allowed(done: Promise<unknown>): Promise<boolean> {
  return done.then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
      return false
    },
  )
}

const exists = (admin: pg.Client, role: string) => isSo(admin, 'from pg_roles where rolname = $1', role)

const isSuperuser = (admin: pg.Client, role: string) =>
  isSo(admin, 'from pg_roles where rolname = $1 and rolsuper', role)

const isMember = (admin: pg.Client, role: string, user: string) =>
  isSo(admin, "where pg_has_role($2, $1, 'usage')", role, user)

async function isSo(admin: pg.Client, condition: string, ...values: string[]): Promise<boolean> {
  return (await admin.query(`select 1 ${condition}`, values)).rows.length > 0
}
