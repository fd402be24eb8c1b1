import { clients as contract } from '@shared/features/clients'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { editOf, tagged } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import { readDiet, updateDiet } from './diet'
import { findClient, listClients, type ReportsOfClient } from './clients.queries'
import { updateClient } from './clients.service'

export { contract }

const notBuilt = (): never => {
  throw new Problem('unavailable', 'Not built yet.')
}

export const handlers = (deps: Dependencies, reports: ReportsOfClient): Handlers<typeof contract> => ({
  'GET /api/user/health': notBuilt,
  'PUT /api/user/health': notBuilt,
  'GET /api/clients/:id/health': notBuilt,
  'PUT /api/clients/:id/health': notBuilt,
  'GET /api/user/diet': async (call) => tagged(call, await readDiet(deps, call.actor)),
  'PATCH /api/user/diet': async (call) =>
    tagged(call, await updateDiet(deps, call.actor, call.header('If-Match'), call.body)),
  'GET /api/clients': (call) => paged(call, '/api/clients', listClients(deps.db, reports, call.query)),
  'GET /api/clients/:id': async (call) => {
    const client = await findClient(deps.db, reports, call.params.id)
    if (!client) throw notFound('The client')
    return tagged(call, client)
  },
  'PATCH /api/clients/:id': async (call) =>
    tagged(call, await updateClient(deps, reports, editOf(call), call.body)),
})
