import { sql } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import type { Dependencies } from '../../dependencies'

type Status = Reply<'GET /api/system/status'>

/** How long one turn of the event loop waits: what every call to this server waits for. */
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
    return { state: 'down', text: 'The database does not answer', ms: null }
  }
  const ms = rounded(performance.now() - asked)
  return ms < 250
    ? { state: 'ok', text: 'Operational', ms }
    : { state: 'degraded', text: 'Slow to answer', ms }
}

/** Measures the parts now. Services that no configuration names say so. */
export async function systemStatus(deps: Pick<Dependencies, 'config' | 'db'>): Promise<Status> {
  const ms = rounded(await loopDelay())
  return {
    api: ms < 100 ? { state: 'ok', text: 'Operational', ms } : { state: 'degraded', text: 'Under load', ms },
    database: await databaseStatus(deps),
    ai:
      deps.config.ai === 'openai'
        ? { state: 'ok', text: 'Configured', ms: null }
        : { state: 'not configured', text: 'The built-in provider answers', ms: null },
    email: deps.config.emailConfigured
      ? { state: 'ok', text: 'Configured', ms: null }
      : { state: 'not configured', text: 'No email is sent', ms: null },
  }
}
