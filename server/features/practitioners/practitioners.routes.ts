import { practitioners as contract } from '@shared/features/practitioners'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { notFound } from '../../http/problem'
import { listPractitioners } from './practitioners.queries'
import { createPractitioner, updatePractitioner } from './practitioners.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/practitioners': async (call) => {
    const { rows, ...extent } = await listPractitioners(deps.db, call.query)
    setPageHeaders(call, '/api/practitioners', extent)
    return rows
  },
  'POST /api/practitioners': async ({ actor, body }) => present(await createPractitioner(deps, actor, body)),
  'PATCH /api/practitioners/:id': async (call) => {
    const edit = { actor: call.actor, id: call.params.id, ifMatch: call.header('If-Match') }
    return present(await updatePractitioner(deps, edit, call.body))
  },
})

function present<T>(practitioner: T | undefined): T {
  if (practitioner === undefined) throw notFound('The practitioner')
  return practitioner
}
