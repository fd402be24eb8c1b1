import { inArray } from 'drizzle-orm'
import { withoutAdvice } from '@shared/domain/foods/advice'
import { faqs as contract } from '@shared/features/faqs'
import { faqs } from './faqs.tables'
import type { Dependencies } from '../../dependencies'
import { fingerprintOf, readCacheValidator, withRequestCache } from '../../database/fingerprint'
import { CachedResponse } from '../../http/cached-responses'
import type { Handlers } from '../../http/mount'
import { editOf, tagged } from '../../http/preconditions'
import { foodMatcher } from '../foods/foods.public'
import { avoidedBy, personFingerprints } from '../reports/reports.public'
import { audiences } from './seed-faqs'
import { addFaq, addPractitionerFaqs, deleteFaq, inOrder, reorderFaqs, updateFaq } from './faqs.service'

export { contract }

export const handlers = (deps: Dependencies): Handlers<typeof contract> => ({
  'GET /api/faqs': async ({ actor: { role, clientId } }) => {
    const ofReader = clientId === null ? [] : personFingerprints(clientId)
    const db = withRequestCache(deps.db)
    const validator = await readCacheValidator(db, [fingerprintOf(faqs), ...ofReader])
    return new CachedResponse(clientId ?? role, validator, async () => {
      const rows = await db
        .select()
        .from(faqs)
        .where(inArray(faqs.targetRole, audiences[role]))
        .orderBy(...inOrder)
      if (clientId === null) return rows
      // Unlike a seeded answer, an admin's may recommend a food that this reader avoids.
      const avoided = await avoidedBy(db, clientId)
      return rows.map((faq) => ({
        ...faq,
        answer: withoutAdvice(foodMatcher(), faq.answer, undefined, avoided),
      }))
    })
  },
  'POST /api/faqs': ({ actor, body }) => deps.db.transaction((tx) => addFaq(tx, actor, body)),
  'PATCH /api/faqs/priorities': ({ actor, body }) => reorderFaqs(deps, actor, body.updates),
  'PATCH /api/faqs/:id': async (call) => tagged(call, await updateFaq(deps, editOf(call), call.body)),
  'DELETE /api/faqs/:id': ({ actor, params }) => deleteFaq(deps, actor, params.id),
  'POST /api/add-practitioner-faqs': async ({ actor }) => ({ count: await addPractitionerFaqs(deps, actor) }),
})
