import { asc, count, eq } from 'drizzle-orm'
import { users as contract } from '@shared/features/users'
import { practitioners, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { pageOf, setPageHeaders } from '../../http/paging'
import { listClients } from './users.queries'
import { issuePassword, revealCredential, updateUser } from './users.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/clients': async (call) => {
    const { rows, total } = await listClients(deps.db, call.query)
    setPageHeaders(call, '/api/clients', total)
    return rows
  },
  'GET /api/practitioners': async (call) => {
    const rows = await deps.db
      .select({ practitioner: practitioners, user: users })
      .from(practitioners)
      .innerJoin(users, eq(users.id, practitioners.userId))
      .orderBy(asc(users.lastName), asc(users.firstName), asc(practitioners.id))
      .limit(call.query.pageSize)
      .offset(pageOf(call.query))
    const [total] = await deps.db.select({ n: count() }).from(practitioners)
    setPageHeaders(call, '/api/practitioners', total?.n ?? 0)
    return rows.map(({ practitioner, user }) => ({ ...practitioner, user }))
  },
  'PATCH /api/users/:id': ({ actor, params, body }) => updateUser(deps, actor, params.id, body),
  'POST /api/users/:id/credential': async ({ actor, params }) => ({
    password: await revealCredential(deps, actor, params.id),
  }),
  'PUT /api/users/:id/password': async ({ actor, params }) => ({
    password: await issuePassword(deps, actor, params.id),
  }),
})
