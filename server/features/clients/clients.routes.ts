import { clients as contract } from '@shared/features/clients'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { etagOf } from '../../http/preconditions'
import { listClients, type ReportsOfClient } from './clients.queries'
import { updateClient } from './clients.service'

export { contract }

export const handlers = (deps: Dependencies, reports: ReportsOfClient): Handlers<typeof contract> => ({
  'GET /api/clients': async (call) => {
    const { rows, ...extent } = await listClients(deps.db, reports, call.query)
    setPageHeaders(call, '/api/clients', extent)
    return rows
  },
  'PATCH /api/clients/:id': async (call) => {
    const edit = { actor: call.actor, id: call.params.id, ifMatch: call.header('If-Match') }
    const client = await updateClient(deps, reports, edit, call.body)
    call.setHeader('ETag', etagOf(client))
    return client
  },
})
