import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { startPortal, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import type { Visitor } from '../testing/visitor'

/**
 * The expected status per requester, written out and not derived from the policy: signed out, the
 * client of the report, another client, the assigned practitioner, another practitioner, an admin.
 * The report is completed.
 */
const expected: Record<
  ApiRoute,
  [out: number, own: number, other: number, assigned: number, unassigned: number, admin: number]
> = {
  'GET /api/health': [200, 200, 200, 200, 200, 200],
  'GET /api/ready': [200, 200, 200, 200, 200, 200],
  'GET /api/config': [200, 200, 200, 200, 200, 200],
  'POST /api/login': [400, 400, 400, 400, 400, 400],
  'POST /api/login/second': [400, 400, 400, 400, 400, 400],
  'POST /api/passkeys/sign-in/options': [200, 200, 200, 200, 200, 200],
  'POST /api/passkeys/sign-in': [400, 400, 400, 400, 400, 400],
  'POST /api/register': [400, 400, 400, 400, 400, 400],
  'POST /api/confirm': [400, 400, 400, 400, 400, 400],
  'POST /api/logout': [200, 200, 200, 200, 200, 200],
  'POST /api/welcome/look': [400, 400, 400, 400, 400, 400],
  'POST /api/welcome/answer': [400, 400, 400, 400, 400, 400],
  'POST /api/welcome': [400, 400, 400, 400, 400, 400],
  'POST /api/welcome/again': [400, 400, 400, 400, 400, 400],
  'POST /api/password-reset': [400, 400, 400, 400, 400, 400],
  'POST /api/password-reset/look': [400, 400, 400, 400, 400, 400],
  'POST /api/password-reset/complete': [400, 400, 400, 400, 400, 400],
  'POST /api/shared-recipe': [400, 400, 400, 400, 400, 400],
  'POST /api/unsubscribe': [400, 400, 400, 400, 400, 400],
  'GET /api/openapi.json': [200, 200, 200, 200, 200, 200],
  'GET /api/docs': [401, 403, 403, 403, 403, 200],
  'GET /api/docs/:file': [401, 403, 403, 403, 403, 400],
  'GET /api/logo/:hash': [400, 400, 400, 400, 400, 400],
  'GET /api/user': [401, 200, 200, 200, 200, 200],
  'GET /api/worklist': [401, 403, 403, 403, 403, 200],
  'POST /api/jobs/:name/run': [401, 403, 403, 403, 403, 404],
  'GET /api/stats': [401, 403, 403, 403, 403, 200],
  'GET /api/turnaround': [401, 403, 403, 403, 403, 200],
  'GET /api/system/status': [401, 403, 403, 403, 403, 200],
  'GET /api/audit': [401, 403, 403, 403, 403, 200],
  'GET /api/user/access-log': [401, 200, 200, 403, 403, 403],
  'GET /api/users': [401, 403, 403, 403, 403, 200],
  'POST /api/admin/users': [401, 403, 403, 403, 403, 400],
  'DELETE /api/users/:id': [401, 403, 403, 403, 403, 409],
  'POST /api/users/:id/confirm-email': [401, 403, 403, 403, 403, 204],
  'GET /api/registrations': [401, 403, 403, 403, 403, 200],
  'POST /api/registrations/:id/let-in': [401, 403, 403, 403, 403, 404],
  'DELETE /api/registrations/:id': [401, 403, 403, 403, 403, 404],
  'GET /api/address-changes': [401, 403, 403, 403, 403, 200],
  'POST /api/address-changes/:id/confirm': [401, 403, 403, 403, 403, 404],
  'DELETE /api/address-changes/:id': [401, 403, 403, 403, 403, 404],
  'GET /api/clients': [401, 403, 403, 403, 403, 200],
  'GET /api/clients/:id': [401, 403, 403, 403, 403, 200],
  'PATCH /api/clients/:id': [401, 403, 403, 403, 403, 200],
  'DELETE /api/clients/:id': [401, 403, 403, 403, 403, 204],
  'GET /api/client-merges': [401, 403, 403, 403, 403, 400],
  'POST /api/client-merges': [401, 403, 403, 403, 403, 400],
  'POST /api/practitioners': [401, 403, 403, 403, 403, 400],
  'PATCH /api/practitioners/:id': [401, 403, 403, 403, 403, 200],
  'DELETE /api/practitioners/:id': [401, 403, 403, 403, 403, 204],
  'GET /api/practitioners': [401, 403, 403, 403, 403, 200],
  'PATCH /api/users/:id': [401, 403, 403, 403, 403, 200],
  'POST /api/users/:id/credential': [401, 403, 403, 403, 403, 404],
  'PUT /api/users/:id/password': [401, 403, 403, 403, 403, 200],
  'POST /api/users/:id/password-reset': [401, 403, 403, 403, 403, 503],
  'DELETE /api/users/:id/sessions': [401, 403, 403, 403, 403, 204],
  'DELETE /api/users/:id/factors': [401, 403, 403, 403, 403, 409],
  'GET /api/invitations': [401, 403, 403, 403, 403, 200],
  'POST /api/invitations': [401, 403, 403, 403, 403, 400],
  'POST /api/invitations/letters': [401, 403, 403, 403, 403, 400],
  'DELETE /api/invitations/:id': [401, 403, 403, 403, 403, 404],
  'GET /api/clients/:id/health': [401, 403, 403, 200, 404, 200],
  'PUT /api/clients/:id/health': [401, 403, 403, 400, 400, 400],
  'GET /api/clients/:id/overview': [401, 403, 403, 200, 404, 200],
  'GET /api/clients/needs': [401, 403, 403, 200, 200, 403],
  'GET /api/reports': [401, 200, 200, 200, 200, 200],
  'GET /api/reports/counts': [401, 403, 403, 200, 200, 200],
  'GET /api/reports/elevated-foods': [401, 403, 403, 200, 200, 200],
  'GET /api/reports/sure-links': [401, 403, 403, 403, 403, 200],
  'GET /api/reports/:id/check': [401, 403, 403, 403, 403, 200],
  'GET /api/reports/:id/suggestions': [401, 403, 403, 403, 403, 200],
  'POST /api/reports/:id/read-again': [401, 403, 403, 403, 403, 409],
  'POST /api/reports/opened': [401, 400, 400, 400, 400, 400],
  'POST /api/reports/:id/first-reading': [401, 204, 404, 403, 403, 403],
  'POST /api/reports/release': [401, 403, 403, 400, 400, 400],
  'POST /api/reports/assign': [401, 403, 403, 403, 403, 400],
  'POST /api/reports/link': [401, 403, 403, 403, 403, 400],
  'GET /api/reports/:id': [401, 200, 404, 200, 404, 200],
  'GET /api/reports/:id/view': [401, 200, 404, 200, 404, 200],
  'GET /api/reports/:id/pdf': [401, 200, 404, 200, 404, 200],
  'GET /api/reports/:id/csv-data': [401, 200, 404, 200, 404, 200],
  'GET /api/reports/:id/download/:kind': [401, 200, 404, 200, 404, 200],
  'POST /api/reports/multi-file': [401, 403, 403, 403, 403, 400],
  'POST /api/reports/fhir': [401, 403, 403, 403, 403, 415],
  'POST /api/reports/hl7': [401, 403, 403, 403, 403, 415],
  'GET /api/reports/:id/fhir': [401, 200, 404, 200, 404, 200],
  'GET /api/clients/:id/fhir': [401, 403, 403, 200, 404, 200],
  'GET /api/user/fhir': [401, 200, 200, 403, 403, 403],
  'PATCH /api/reports/:id': [401, 403, 403, 403, 403, 200],
  'DELETE /api/reports/:id': [401, 403, 403, 403, 403, 204],
  'PUT /api/reports/:id/files': [401, 403, 403, 403, 403, 400],
  'PUT /api/reports/:id/client': [401, 403, 403, 403, 403, 400],
  'POST /api/reports/:id/release': [401, 403, 403, 409, 404, 409],
  'GET /api/food-words': [401, 400, 400, 400, 400, 400],
  'GET /api/allergens': [401, 200, 200, 200, 200, 200],
  'GET /api/allergens/export': [401, 403, 403, 403, 403, 200],
  'GET /api/allergens/:id/image': [401, 404, 404, 404, 404, 404],
  'POST /api/allergens': [401, 403, 403, 403, 403, 400],
  'POST /api/allergens/upload': [401, 403, 403, 403, 403, 400],
  'PATCH /api/allergens/:id': [401, 403, 403, 403, 403, 404],
  'DELETE /api/allergens/:id': [401, 403, 403, 403, 403, 404],
  'POST /api/allergens/:id/regenerate': [401, 403, 403, 403, 403, 404],
  'POST /api/allergens/:id/regenerate-image': [401, 403, 403, 403, 403, 404],
  'POST /api/allergens/generate-selected': [401, 403, 403, 403, 403, 400],
  'POST /api/allergens/generation/stop': [401, 403, 403, 403, 403, 409],
  'POST /api/allergens/generation/take-back': [401, 403, 403, 403, 403, 200],
  'POST /api/allergens/:id/take-back': [401, 403, 403, 403, 403, 404],
  'GET /api/allergens/generation': [401, 403, 403, 403, 403, 200],
  'POST /api/allergens/extract': [401, 403, 403, 403, 403, 200],
  'POST /api/ai/food-description': [401, 403, 403, 403, 403, 400],
  'GET /api/recipes': [401, 200, 200, 403, 403, 200],
  'GET /api/recipes/daily-personalized': [401, 200, 200, 403, 403, 403],
  'POST /api/recipes': [401, 400, 400, 403, 403, 400],
  'PATCH /api/recipes/:id': [401, 404, 404, 403, 403, 404],
  'POST /api/recipes/:id/link': [401, 404, 404, 403, 403, 404],
  'DELETE /api/recipes/:id': [401, 404, 404, 403, 403, 404],
  'POST /api/ai/generate-recipe': [401, 409, 409, 403, 403, 409],
  'GET /api/avoid-list': [401, 200, 200, 403, 403, 403],
  'POST /api/scan-consents': [401, 400, 400, 400, 400, 400],
  'POST /api/ocr-extract': [401, 400, 400, 400, 400, 400],
  'POST /api/analyze-food-label': [401, 400, 400, 400, 400, 400],
  'GET /api/verdict': [401, 400, 400, 400, 400, 400],
  'GET /api/shares': [401, 200, 200, 403, 403, 403],
  'POST /api/shares': [401, 400, 400, 403, 403, 403],
  'DELETE /api/shares/:id': [401, 404, 404, 403, 403, 403],
  'POST /api/shl/:id': [400, 400, 400, 400, 400, 400],
  'GET /api/shl/files/:ticket': [404, 404, 404, 404, 404, 404],
  'GET /api/trial': [401, 200, 200, 403, 403, 403],
  'POST /api/trial/proposal': [401, 409, 409, 403, 403, 403],
  'POST /api/trial': [401, 400, 400, 403, 403, 403],
  'PATCH /api/trial': [401, 400, 400, 403, 403, 403],
  'GET /api/trial/gate': [401, 200, 200, 403, 403, 403],
  'POST /api/trial/gate': [401, 400, 400, 403, 403, 403],
  'GET /api/trial/calendar': [401, 404, 404, 403, 403, 403],
  'GET /api/diary': [401, 200, 200, 403, 403, 403],
  'PUT /api/diary/:day': [401, 400, 400, 403, 403, 403],
  'POST /api/trial/foods/:id/challenge': [401, 404, 404, 403, 403, 403],
  'POST /api/challenges/:id/stop': [401, 404, 404, 404, 404, 403],
  'POST /api/challenges/:id/judge': [401, 400, 400, 400, 400, 403],
  'POST /api/trial/immediate-reaction': [401, 400, 400, 403, 403, 403],
  'GET /api/outcomes': [401, 200, 200, 403, 403, 403],
  'PUT /api/outcomes/:id/confirm': [401, 400, 400, 400, 400, 403],
  'GET /api/clients/:id/trial': [401, 403, 403, 200, 404, 403],
  'POST /api/clients/:id/trial/proposal': [401, 403, 403, 409, 404, 403],
  'POST /api/clients/:id/trial': [401, 403, 403, 400, 400, 403],
  'PATCH /api/clients/:id/trial': [401, 403, 403, 400, 400, 403],
  'GET /api/clients/:id/trial/gate': [401, 403, 403, 200, 404, 403],
  'POST /api/clients/:id/trial/gate/lift': [401, 403, 403, 400, 400, 403],
  'GET /api/clients/:id/diary': [401, 403, 403, 404, 404, 403],
  'GET /api/clients/:id/outcomes': [401, 403, 403, 200, 404, 403],
  'POST /api/clients/:id/outcomes': [401, 403, 403, 400, 400, 403],
  'POST /api/ai/ask-question': [401, 400, 400, 400, 400, 400],
  'GET /api/user/question-answers': [401, 200, 200, 200, 200, 200],
  'POST /api/question-reviews': [401, 400, 400, 400, 400, 400],
  'GET /api/question-reviews': [401, 403, 403, 403, 403, 200],
  'GET /api/question-reviews/:id': [401, 403, 403, 403, 403, 404],
  'POST /api/question-reviews/:id/reviewed': [401, 403, 403, 403, 403, 400],
  'POST /api/question-reviews/:id/faq': [401, 403, 403, 403, 403, 400],
  'GET /api/faq-origins': [401, 403, 403, 403, 403, 200],
  'GET /api/faqs': [401, 200, 200, 200, 200, 200],
  'POST /api/faqs': [401, 403, 403, 403, 403, 400],
  'PATCH /api/faqs/priorities': [401, 403, 403, 403, 403, 400],
  'PATCH /api/faqs/:id': [401, 403, 403, 403, 403, 404],
  'DELETE /api/faqs/:id': [401, 403, 403, 403, 403, 404],
  'POST /api/add-practitioner-faqs': [401, 403, 403, 403, 403, 200],
  'POST /api/user/assure/options': [401, 200, 200, 200, 200, 200],
  'POST /api/user/assure': [401, 400, 400, 400, 400, 400],
  'GET /api/user/factors': [401, 200, 200, 200, 200, 200],
  'POST /api/user/passkeys/options': [401, 200, 200, 200, 200, 200],
  'POST /api/user/passkeys': [401, 400, 400, 400, 400, 400],
  'PATCH /api/user/passkeys/:id': [401, 400, 400, 400, 400, 400],
  'DELETE /api/user/passkeys/:id': [401, 404, 404, 404, 404, 404],
  'POST /api/user/totp': [401, 403, 403, 200, 200, 200],
  'POST /api/user/totp/confirm': [401, 403, 403, 400, 400, 400],
  'DELETE /api/user/totp': [401, 403, 403, 404, 404, 404],
  'POST /api/user/recovery-codes': [401, 403, 403, 409, 409, 409],
  'PATCH /api/user': [401, 200, 200, 200, 200, 200],
  'PUT /api/user/password': [401, 400, 400, 400, 400, 400],
  'GET /api/user/address-change': [401, 200, 200, 200, 200, 200],
  'DELETE /api/user/address-change': [401, 204, 204, 204, 204, 204],
  'GET /api/user/preferences': [401, 200, 200, 200, 200, 200],
  'PATCH /api/user/preferences': [401, 200, 200, 200, 200, 200],
  'GET /api/user/diet': [401, 200, 200, 403, 403, 403],
  'PATCH /api/user/diet': [401, 200, 200, 403, 403, 403],
  'GET /api/user/health': [401, 200, 200, 403, 403, 403],
  'PUT /api/user/health': [401, 400, 400, 403, 403, 403],
  'GET /api/user/sessions': [401, 200, 200, 200, 200, 200],
  'DELETE /api/user/sessions/:id': [401, 400, 400, 400, 400, 400],
  'DELETE /api/user/sessions': [401, 204, 204, 204, 204, 204],
  'POST /api/user/export': [401, 200, 200, 200, 200, 200],
  'GET /api/user/export': [401, 200, 200, 200, 200, 200],
  'GET /api/user/export/:id': [401, 404, 404, 404, 404, 404],
  'POST /api/exports/:id/again': [401, 403, 403, 403, 403, 404],
  'GET /api/user/deletion-request': [401, 200, 200, 200, 200, 200],
  'POST /api/user/deletion-request': [401, 202, 202, 202, 202, 202],
  'GET /api/deletion-requests': [401, 403, 403, 403, 403, 200],
  'POST /api/deletion-requests/:id/carry-out': [401, 403, 403, 403, 403, 404],
  'GET /api/settings': [401, 403, 403, 403, 403, 200],
  'PATCH /api/settings': [401, 403, 403, 403, 403, 200],
  'PUT /api/settings/logo': [401, 403, 403, 403, 403, 400],
  'DELETE /api/settings/logo': [401, 403, 403, 403, 403, 200],
  'POST /api/admin/send-email': [401, 403, 403, 403, 403, 400],
  'POST /api/admin/send-sms': [401, 403, 403, 403, 403, 400],
  'GET /api/admin/message-logs': [401, 403, 403, 403, 403, 200],
  'GET /api/admin/message-logs/:id': [401, 403, 403, 403, 403, 404],
  'GET /api/admin/messaging-config': [401, 403, 403, 403, 403, 200],
  'GET /api/notifications': [401, 200, 200, 200, 200, 200],
  'GET /api/notifications/all': [401, 200, 200, 200, 200, 200],
  'POST /api/notifications/:id/read': [401, 404, 404, 404, 404, 404],
  'POST /api/notifications/read-all': [401, 204, 204, 204, 204, 204],
  'GET /api/webhooks': [401, 403, 403, 403, 403, 200],
  'POST /api/webhooks': [401, 403, 403, 403, 403, 400],
  'PATCH /api/webhooks/:id': [401, 403, 403, 403, 403, 404],
  'POST /api/webhooks/:id/secret': [401, 403, 403, 403, 403, 404],
  'POST /api/webhooks/:id/test': [401, 403, 403, 403, 403, 404],
  'DELETE /api/webhooks/:id': [401, 403, 403, 403, 403, 404],
  'GET /api/webhooks/:id/deliveries': [401, 403, 403, 403, 403, 404],
  'POST /api/webhook-deliveries/:id/again': [401, 403, 403, 403, 403, 400],
  'GET /api/machine-tokens': [401, 403, 403, 403, 403, 200],
  'POST /api/machine-tokens': [401, 403, 403, 403, 403, 400],
  'DELETE /api/machine-tokens/:id': [401, 403, 403, 403, 403, 404],
}

let portal: Portal
/**
 * The row that a path is about. Rows that are changed or deleted are not those of the requesters.
 */
let idFor: (path: string) => number
const people: Record<string, () => Visitor> = {}
const listed: Record<string, number> = {}

beforeAll(async () => {
  portal = await startPortal()
  const admin = await portal.person('admin')
  const own = await portal.person('client')
  const assigned = await portal.person('practitioner')
  const fields = { clientId: String(own.clientId), practitionerId: String(assigned.practitionerId) }
  const uploaded = await admin.visit.upload('/api/reports/multi-file', tripletForm({}, { fields }))
  const report = uploaded.body as { id: number; status: string }
  expect(report.status).toBe('completed')
  const spare = { client: await portal.person('client'), practitioner: await portal.person('practitioner') }
  idFor = (path) => {
    if (path.startsWith('/api/users')) return spare.practitioner.userId
    if (/^\/api\/clients\/:id\/(?:health|overview|trial|diary|outcomes|fhir)/.test(path)) return own.clientId
    if (path.startsWith('/api/clients')) return spare.client.clientId
    if (path.startsWith('/api/practitioners')) return spare.practitioner.practitionerId
    // One of the requests adds the seeded FAQs, so the id is beyond theirs.
    if (path.startsWith('/api/faqs')) return 999_999
    // Rows that the requests create are numbered from one.
    if (path.startsWith('/api/user/') || path.startsWith('/api/deletion-requests')) return 999_999
    return /^\/api\/(notifications|machine-tokens)/.test(path) ? 999_999 : report.id
  }
  const other = await portal.person('client')
  const unassigned = await portal.person('practitioner')
  for (const [name, { visit }] of Object.entries({ own, other, assigned, unassigned, admin }))
    listed[name] = ((await visit.get('/api/reports')).body as unknown[]).length
  // Sign-out is one of the requests, so each requester starts from its first cookie every time.
  for (const [name, person] of Object.entries({ own, other, assigned, unassigned, admin })) {
    const cookie = person.visit.cookie()
    people[name] = () => {
      person.visit.setCookie(cookie)
      return person.visit
    }
  }
  people['signed out'] = () => portal.stranger()
})
afterAll(() => portal.close())

const order = ['signed out', 'own', 'other', 'assigned', 'unassigned', 'admin']

/** Endpoints that end the session or delete the report come last, as the others need both. */
const comesLast = (route: ApiRoute) =>
  Number(route.startsWith('DELETE')) + 2 * Number(route.endsWith('/logout'))
const routes = (Object.keys(endpoints) as ApiRoute[]).sort((a, b) => comesLast(a) - comesLast(b))

it.each(order)('every endpoint answers %s with the expected status', async (name) => {
  const statuses: Record<string, number | undefined> = {}
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    const id = idFor(path)
    const answer = await people[name]?.().send(
      method,
      path.replace(':id', String(id)).replace(':kind', 'pdf'),
      {
        ...(endpoints[route].body && { body: {} }),
      },
    )
    statuses[route] = answer?.status
  }
  const place = order.indexOf(name)
  expect(statuses).toEqual(Object.fromEntries(routes.map((route) => [route, expected[route][place]])))
})

it('a list contains only reports that the same requester can open', () => {
  expect(listed).toEqual({ own: 1, other: 0, assigned: 1, unassigned: 0, admin: 1 })
})

it('an unknown endpoint answers 404', async () => {
  expect((await portal.stranger().get('/api/nothing')).status).toBe(404)
})
