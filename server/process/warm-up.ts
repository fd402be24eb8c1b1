import type { ApiRoute } from '@shared/api'
import type { Role } from '@shared/core/roles'
import type { Dependencies } from '../dependencies'
import { warmUpQuestion } from '../features/assistant/assistant.public'
import { lastSeen } from '../features/auth/auth.public'
import type { WarmUpRead } from '../http/mount'

/** Time limit of the warm-up; without it the first requests would wait longer than this. */
const WARM_UP_MS = 4_000
const MOST_PEOPLE = 200

type Read = [route: ApiRoute, query?: Record<string, string>]

/** What the most used screens of each role read. */
const screens: Record<Role, Read[]> = {
  client: [
    ['GET /api/user/health'],
    ['GET /api/outcomes'],
    ['GET /api/trial'],
    ['GET /api/recipes/daily-personalized'],
    ['GET /api/allergens'],
    ['GET /api/recipes'],
    ['GET /api/avoid-list'],
    ['GET /api/verdict', { q: 'pizza with milk' }],
    ['GET /api/faqs'],
    ['GET /api/notifications'],
  ],
  practitioner: [
    ['GET /api/worklist'],
    ['GET /api/reports', { groupBy: 'client', pageSize: '20' }],
    ['GET /api/reports/elevated-foods'],
  ],
  admin: [
    ['GET /api/worklist'],
    ['GET /api/reports', { groupBy: 'sample', pageSize: '20' }],
    ['GET /api/reports/counts'],
    ['GET /api/users'],
    ['GET /api/stats'],
  ],
}

/** Does the last users' reads before answering, up to WARM_UP_MS, as first runs are slow. */
export async function warmUp(
  deps: Dependencies,
  warmUpReads: ReadonlyMap<ApiRoute, WarmUpRead>,
): Promise<void> {
  const { db, log, stopping } = deps
  const until = performance.now() + WARM_UP_MS
  for (const actor of await lastSeen(db, MOST_PEOPLE)) {
    const read = ([route, query = {}]: Read, params = {}) =>
      warmUpReads.get(route)?.(actor, { params, query })
    try {
      const reports = await read(['GET /api/reports', { status: 'completed', pageSize: '200' }])
      for (const { id } of (reports as { id: number }[]).slice(0, 2))
        await read(['GET /api/reports/:id'], { id })
      for (const screen of screens[actor.role]) await read(screen)
      if (actor.role === 'client') await warmUpQuestion(deps, actor)
    } catch (error) {
      // The user's own request will report the error.
      log.warn({ kind: (error as Error).name }, 'a read could not be rehearsed')
    }
    if (stopping.aborted || performance.now() > until) return
  }
}
