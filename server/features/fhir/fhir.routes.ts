import { fhir as contract } from '@shared/features/fhir'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { notFound } from '../../http/problem'
import type { FileReply } from '../../http/replies'
import { recordOfClient, recordOfReport } from './fhir.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/user/fhir': async ({ scope, query }) => {
    const { clientId } = scope.actor
    if (clientId === null) throw notFound('The record')
    return reply('My_record', await recordOfClient(deps, scope, clientId, query.contents))
  },
  'GET /api/reports/:id/fhir': async ({ scope, params }) =>
    reply(`Report_${params.id}`, await recordOfReport(deps, scope ?? 'all', params.id)),
  'GET /api/clients/:id/fhir': async ({ scope, params, query }) =>
    reply(`Client_${params.id}`, await recordOfClient(deps, scope, params.id, query.contents)),
})

const reply = (name: string, bundle: object): FileReply => ({
  content: { bytes: Buffer.from(JSON.stringify(bundle)) },
  contentType: 'application/fhir+json; charset=utf-8',
  disposition: 'attachment',
  name: `${name}.fhir.json`,
})
