import { inArray } from 'drizzle-orm'
import { faqs as contract } from '@shared/features/faqs'
import { faqs } from './faqs.tables'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { editOf, tagged } from '../../http/preconditions'
import { audiences } from './shipped-faqs'
import { addFaq, addPractitionerFaqs, deleteFaq, inOrder, reorderFaqs, updateFaq } from './faqs.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/faqs': ({ scope }) =>
    deps.db
      .select()
      .from(faqs)
      .where(inArray(faqs.targetRole, audiences[scope.actor.role]))
      .orderBy(...inOrder),
  'POST /api/faqs': ({ actor, body }) => deps.db.transaction((tx) => addFaq(tx, actor, body)),
  'PATCH /api/faqs/priorities': ({ actor, body }) => reorderFaqs(deps, actor, body.updates),
  'PATCH /api/faqs/:id': async (call) => tagged(call, await updateFaq(deps, editOf(call), call.body)),
  'DELETE /api/faqs/:id': ({ actor, params }) => deleteFaq(deps, actor, params.id),
  'POST /api/add-practitioner-faqs': async ({ actor }) => ({ count: await addPractitionerFaqs(deps, actor) }),
})
