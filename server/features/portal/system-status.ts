import { sql } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import { within } from '../../adapters/delivery'
import type { Model } from '../../adapters/ai/model'
import type { Mail, SenderState } from '../../adapters/mail/mail'
import type { Dependencies } from '../../dependencies'
import { readHeldBackCount } from '../../data-folder/folder-state'

type Status = Reply<'GET /api/system/status'>
type PartStatus = Status['ai']

/** The delay of one turn of the event loop, which every request to this server suffers. */
function loopDelay(): Promise<number> {
  const asked = performance.now()
  return new Promise((resolve) => setImmediate(() => resolve(performance.now() - asked)))
}

const rounded = (ms: number) => Math.round(ms * 10) / 10

async function databaseStatus({ db }: Pick<Dependencies, 'db'>): Promise<Status['database']> {
  const asked = performance.now()
  try {
    await db.execute(sql`select 1`)
  } catch {
    return { state: 'down', text: 'The database is not responding', ms: null }
  }
  const ms = rounded(performance.now() - asked)
  return ms < 250
    ? { state: 'ok', text: 'Operational', ms }
    : { state: 'degraded', text: 'Slow to answer', ms }
}

async function filesStatus({ db, files }: Pick<Dependencies, 'db' | 'files'>): Promise<PartStatus> {
  const isThere = await within(
    ASK_MS,
    files.check().then(
      () => true,
      () => false,
    ),
    () => false,
  )
  if (!isThere) return { state: 'down', text: 'Files cannot be saved or read', ms: null }
  const count = await readHeldBackCount(db).catch(() => undefined)
  if (count === undefined) return { state: 'down', text: 'Unknown without the database', ms: null }
  return count === 0
    ? { state: 'ok', text: 'Operational', ms: null }
    : { state: 'degraded', text: `${count} folders belong to no report. None was removed`, ms: null }
}

/** External services are asked at most once in this time. */
const FRESH_MS = 60_000
const ASK_MS = 3_000

const slow: PartStatus = { state: 'degraded', text: 'Configured, but slow to answer', ms: null }

async function aiStatus(model: Model | undefined): Promise<PartStatus> {
  if (!model) return { state: 'not configured', text: 'The built-in provider answers', ms: null }
  const asked = performance.now()
  const reached = await within(ASK_MS, model.reach(), () => undefined)
  if (reached === undefined) return slow
  return reached
    ? { state: 'ok', text: 'Operational', ms: rounded(performance.now() - asked) }
    : { state: 'down', text: 'The AI service is not responding, or rejected the key', ms: null }
}

const senders: Record<SenderState, Omit<PartStatus, 'ms'>> = {
  verified: { state: 'ok', text: 'Operational' },
  unasked: { state: 'ok', text: 'Operational. The sender cannot be checked' },
  unverified: { state: 'degraded', text: 'The sender address is not verified' },
  silent: slow,
  refused: { state: 'down', text: 'The email service rejected the access key' },
  unreachable: { state: 'down', text: 'The email service cannot be reached' },
}

async function emailStatus(mail: Mail | undefined): Promise<PartStatus> {
  if (!mail) return { state: 'not configured', text: 'No email is sent', ms: null }
  const asked = performance.now()
  const sender = await within(ASK_MS, mail.sender(), () => 'silent' as const)
  const ms = sender === 'verified' || sender === 'unasked' ? rounded(performance.now() - asked) : null
  return { ...senders[sender], ms }
}

/** Caches the answer of `ask` for a minute; simultaneous callers share one request. */
function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS) last = { at: performance.now(), answer: ask() }
    return last.answer
  }
}

/** Measures the parts: the portal's own at each request, external services once a minute. */
export function systemStatus(
  deps: Pick<Dependencies, 'db' | 'files' | 'model' | 'mail'>,
): () => Promise<Status> {
  const ai = kept(() => aiStatus(deps.model))
  const email = kept(() => emailStatus(deps.mail))
  return async () => {
    const ms = rounded(await loopDelay())
    const [database, files, aiNow, emailNow] = await Promise.all([
      databaseStatus(deps),
      filesStatus(deps),
      ai(),
      email(),
    ])
    return {
      api:
        ms < 100 ? { state: 'ok', text: 'Operational', ms } : { state: 'degraded', text: 'Under load', ms },
      database,
      files,
      ai: aiNow,
      email: emailNow,
    }
  }
}
