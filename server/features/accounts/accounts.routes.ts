import { users as contract } from '@shared/features/users'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { etagOf } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { createAccount, createPractitioner, updateClient, updatePractitioner } from './people.service'
import { listClients, listPractitioners, listUsers } from './users.queries'
import { confirmEmail, deleteUser, issuePassword, revealCredential, updateUser } from './users.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/clients': async (call) => {
    const { rows, ...extent } = await listClients(deps.db, call.query)
    setPageHeaders(call, '/api/clients', extent)
    return rows
  },
  'PATCH /api/clients/:id': async (call) => {
    const client = await updateClient(deps, editOf(call), call.body)
    call.setHeader('ETag', etagOf(client))
    return client
  },
  'GET /api/practitioners': async (call) => {
    const { rows, ...extent } = await listPractitioners(deps.db, call.query)
    setPageHeaders(call, '/api/practitioners', extent)
    return rows
  },
  'POST /api/practitioners': async ({ actor, body }) => present(await createPractitioner(deps, actor, body)),
  'PATCH /api/practitioners/:id': async (call) =>
    present(await updatePractitioner(deps, editOf(call), call.body)),
  'GET /api/users': async (call) => {
    const { rows, ...extent } = await listUsers(deps.db, call.query)
    setPageHeaders(call, '/api/users', extent)
    return rows
  },
  'POST /api/admin/users': ({ actor, body }) => createAccount(deps, actor, body),
  'DELETE /api/users/:id': ({ actor, params }) => deleteUser(deps, actor, params.id),
  'POST /api/users/:id/confirm-email': (call) =>
    confirmEmail(deps, call.actor, call.params.id, call.header('If-Match')),
  'PATCH /api/users/:id': async (call) => {
    const user = await updateUser(deps, call.actor, call.params.id, call.body, call.header('If-Match'))
    call.setHeader('ETag', etagOf(user))
    return user
  },
  'POST /api/users/:id/credential': async ({ actor, params }) => ({
    password: await revealCredential(deps, actor, params.id),
  }),
  'PUT /api/users/:id/password': async ({ actor, params }) => ({
    password: await issuePassword(deps, actor, params.id),
  }),
})

const editOf = (call: {
  actor: Actor
  params: { id: number }
  header(name: string): string | undefined
}) => ({
  actor: call.actor,
  id: call.params.id,
  ifMatch: call.header('If-Match'),
})

function present<T>(practitioner: T | undefined): T {
  if (practitioner === undefined) throw notFound('The practitioner')
  return practitioner
}
