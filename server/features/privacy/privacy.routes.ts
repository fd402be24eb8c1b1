import { privacy as contract } from '@shared/features/privacy'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { listAccess } from './access-log'
import { carryOutDeletion, listDeletionRequests, ownDeletionRequest, requestDeletion } from './deletion'
import { eraseClient, erasePractitioner, eraseUser } from './erase.service'
import { mergeClients, previewMerge } from './merge.service'
import { exportFile, newestExport, orderExport, prepareAgain } from './exports'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/user/access-log': ({ scope }) => listAccess(deps.db, scope),
  'POST /api/user/export': ({ actor }) => orderExport(deps, actor),
  'GET /api/user/export': ({ actor }) => newestExport(deps, actor),
  'GET /api/user/export/:id': ({ actor, params }) => exportFile(deps, actor, params.id),
  'POST /api/exports/:id/again': ({ actor, params }) => prepareAgain(deps, actor, params.id),
  'GET /api/user/deletion-request': ({ actor }) => ownDeletionRequest(deps, actor),
  'POST /api/user/deletion-request': ({ actor }) => requestDeletion(deps, actor),
  'GET /api/deletion-requests': () => listDeletionRequests(deps),
  'POST /api/deletion-requests/:id/carry-out': ({ actor, params }) =>
    carryOutDeletion(deps, actor, params.id),
  'GET /api/client-merges': ({ query }) => previewMerge(deps, query),
  'POST /api/client-merges': ({ scope, body }) => mergeClients(deps, scope, body),
  'DELETE /api/users/:id': ({ actor, params }) => eraseUser(deps, actor, params.id),
  'DELETE /api/clients/:id': ({ actor, params }) => eraseClient(deps, actor, params.id),
  'DELETE /api/practitioners/:id': ({ actor, params }) => erasePractitioner(deps, actor, params.id),
})
