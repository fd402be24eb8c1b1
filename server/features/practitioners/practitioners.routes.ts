import { practitioners as contract } from '@shared/features/practitioners'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { editOf } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { clientsInNeed, type NeedSources } from './needs'
import { listPractitioners } from './practitioners.queries'
import { createPractitioner, updatePractitioner } from './practitioners.service'

export { contract }

export const handlers = (deps: Dependencies, sources: NeedSources): Handlers<typeof contract> => ({
  'GET /api/clients/needs': ({ scope }) => clientsInNeed(deps.replicaReader.db, scope, sources),
  'GET /api/practitioners': (call) =>
    paged(call, '/api/practitioners', listPractitioners(deps.replicaReader.db, call.query)),
  'POST /api/practitioners': async ({ actor, body }) => present(await createPractitioner(deps, actor, body)),
  'PATCH /api/practitioners/:id': async (call) =>
    present(await updatePractitioner(deps, editOf(call), call.body)),
})

function present<T>(practitioner: T | undefined): T {
  if (practitioner === undefined) throw notFound('The practitioner')
  return practitioner
}
