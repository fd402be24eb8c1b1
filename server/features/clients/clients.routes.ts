import { clients as contract } from '@shared/features/clients'
import type { Actor } from '../../access/actor'
import type { Scope } from '../../access/scope'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { editOf, tagged } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { readDiet, updateDiet } from './diet'
import { findClient, listClients, type ReportsOfClient } from './clients.queries'
import { updateClient } from './clients.service'
import { readHealth, updateHealth } from './health'
import { clientOverview } from './overview'

export { contract }

export const handlers = (deps: Dependencies, reports: ReportsOfClient): Handlers<typeof contract> => ({
  'GET /api/user/health': async (call) => tagged(call, await readHealth(deps.db, ownId(call))),
  'PUT /api/user/health': async (call) =>
    tagged(call, await updateHealth(deps, reports, editOfOwn(call), call.body)),
  'GET /api/clients/:id/health': async (call) => {
    await requireReach(deps, reports, call)
    return tagged(call, await readHealth(deps.db, call.params.id))
  },
  'GET /api/clients/:id/overview': async (call) => {
    await requireReach(deps, reports, call)
    return clientOverview(deps.db, call.params.id)
  },
  'PUT /api/clients/:id/health': async (call) => {
    await requireReach(deps, reports, call)
    return tagged(call, await updateHealth(deps, reports, editOf(call), call.body))
  },
  'GET /api/user/diet': async (call) => tagged(call, await readDiet(deps, call.actor)),
  'PATCH /api/user/diet': async (call) =>
    tagged(call, await updateDiet(deps, call.actor, call.header('If-Match'), call.body)),
  'GET /api/clients': (call) =>
    paged(call, '/api/clients', listClients(deps.replicaReader.db, reports, call.query)),
  'GET /api/clients/:id': async (call) => {
    const client = await findClient(deps.db, reports, call.params.id)
    if (!client) throw notFound('The client')
    return tagged(call, client)
  },
  'PATCH /api/clients/:id': async (call) =>
    tagged(call, await updateClient(deps, reports, editOf(call), call.body)),
})

const ownId = ({ actor }: { actor: Actor }) => actor.clientId ?? 0

const editOfOwn = (call: { actor: Actor; header(name: string): string | undefined }) =>
  editOf({ ...call, params: { id: ownId(call) } })

async function requireReach(
  { db }: Dependencies,
  reports: ReportsOfClient,
  { scope, params }: { scope: Scope; params: { id: number } },
) {
  if (!(await reports.reaches(db, scope, params.id))) throw notFound('The client')
}
