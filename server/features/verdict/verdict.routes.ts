import { verdicts as contract } from '@shared/features/verdict'
import { withRequestCache } from '../../database/fingerprint'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { notFound, Problem } from '../../http/problem'
import type { Scope } from '../../access/scope'
import { personOf, reachesClient } from '../reports/reports.public'
import { verdictFor } from './verdict.service'

export { contract }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => {
  /** The client of the verdict. Throws a Problem: 400 where staff name none, 404 out of reach. */
  async function askedFor(scope: Scope, clientId: number | undefined): Promise<number> {
    if (scope.reach === 'own' && scope.actor.clientId !== null) return scope.actor.clientId
    if (clientId === undefined) throw new Problem('invalid', "Please say which client you're asking about.")
    if (!(await reachesClient(db, scope, clientId))) throw notFound('The client')
    return clientId
  }

  return {
    'GET /api/verdict': async ({ scope, query }) => {
      const id = await askedFor(scope, query.clientId)
      const once = withRequestCache(db)
      const person = await personOf(once, id, scope.actor)
      return { id, ...(await verdictFor(once, scope.actor, person, query.q)) }
    },
  }
}
