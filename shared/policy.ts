import type { ApiRoute } from './api'
import type { Role } from './core/roles'
import type { SessionRequirement } from './domain/sign-in/factors'
import type { TokenScope } from './domain/sign-in/token-scopes'

/** Rows that a role gets: all, those of their assigned clients, their own, or none. */
export type Reach = 'all' | 'assigned' | 'own' | 'no'
export type Rule = 'public' | Record<Role, Reach>

const adminOnly = { admin: 'all', practitioner: 'no', client: 'no' } as const
const self = { admin: 'own', practitioner: 'own', client: 'own' } as const
const reference = { admin: 'all', practitioner: 'all', client: 'all' } as const
const staffInReach = { admin: 'all', practitioner: 'assigned', client: 'no' } as const
const ownOnly = { admin: 'no', practitioner: 'no', client: 'own' } as const
const practitionerOnly = { admin: 'no', practitioner: 'assigned', client: 'no' } as const
const staffOwn = { admin: 'own', practitioner: 'own', client: 'no' } as const
const theirs = { admin: 'no', practitioner: 'assigned', client: 'own' } as const
const reportsInReach = { admin: 'all', practitioner: 'assigned', client: 'own' } as const

/** The server enforces it before a handler runs; the client's menus and buttons use it. */
export const policy = {
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': adminOnly,
  'GET /api/docs/:file': adminOnly,
  'GET /api/config': 'public',
  'POST /api/login': 'public',
  'POST /api/login/second': 'public',
  'POST /api/passkeys/sign-in/options': 'public',
  'POST /api/passkeys/sign-in': 'public',
  'POST /api/register': 'public',
  'POST /api/confirm': 'public',
  'POST /api/logout': 'public',
  'POST /api/welcome/look': 'public',
  'POST /api/welcome/answer': 'public',
  'POST /api/welcome': 'public',
  'POST /api/welcome/again': 'public',
  'POST /api/password-reset': 'public',
  'POST /api/password-reset/look': 'public',
  'POST /api/password-reset/complete': 'public',
  'POST /api/unsubscribe': 'public',
  'POST /api/shared-recipe': 'public',
  'POST /api/shl/:id': 'public',
  'GET /api/shl/files/:ticket': 'public',
  'GET /api/logo/:hash': 'public',
  'GET /api/user': self,

  'GET /api/worklist': adminOnly,
  'POST /api/jobs/:name/run': adminOnly,
  'GET /api/stats': adminOnly,
  'GET /api/turnaround': adminOnly,
  'GET /api/system/status': adminOnly,
  'GET /api/audit': adminOnly,
  'GET /api/user/access-log': ownOnly,

  'GET /api/users': adminOnly,
  'POST /api/admin/users': adminOnly,
  'DELETE /api/users/:id': adminOnly,
  'POST /api/users/:id/confirm-email': adminOnly,
  'GET /api/registrations': adminOnly,
  'POST /api/registrations/:id/let-in': adminOnly,
  'DELETE /api/registrations/:id': adminOnly,
  'GET /api/address-changes': adminOnly,
  'POST /api/address-changes/:id/confirm': adminOnly,
  'DELETE /api/address-changes/:id': adminOnly,
  'GET /api/clients': adminOnly,
  'GET /api/clients/:id': adminOnly,
  'PATCH /api/clients/:id': adminOnly,
  'DELETE /api/clients/:id': adminOnly,
  'GET /api/client-merges': adminOnly,
  'POST /api/client-merges': adminOnly,
  'POST /api/practitioners': adminOnly,
  'PATCH /api/practitioners/:id': adminOnly,
  'DELETE /api/practitioners/:id': adminOnly,
  'GET /api/practitioners': adminOnly,
  'PATCH /api/users/:id': adminOnly,
  'POST /api/users/:id/credential': adminOnly,
  'PUT /api/users/:id/password': adminOnly,

  'POST /api/users/:id/password-reset': adminOnly,
  'DELETE /api/users/:id/sessions': adminOnly,
  'DELETE /api/users/:id/factors': adminOnly,
  'GET /api/invitations': adminOnly,
  'POST /api/invitations': adminOnly,
  'POST /api/invitations/letters': adminOnly,
  'DELETE /api/invitations/:id': adminOnly,

  'GET /api/clients/:id/health': staffInReach,
  'PUT /api/clients/:id/health': staffInReach,

  'GET /api/clients/:id/overview': staffInReach,
  'GET /api/clients/needs': practitionerOnly,

  'GET /api/reports': reportsInReach,
  'GET /api/reports/counts': staffInReach,
  'GET /api/reports/elevated-foods': staffInReach,
  'GET /api/reports/sure-links': adminOnly,
  'GET /api/reports/:id/check': adminOnly,
  'GET /api/reports/:id/suggestions': adminOnly,
  'POST /api/reports/:id/read-again': adminOnly,
  'POST /api/reports/opened': reportsInReach,
  'POST /api/reports/:id/first-reading': ownOnly,
  'POST /api/reports/release': staffInReach,
  'POST /api/reports/assign': adminOnly,
  'POST /api/reports/link': adminOnly,
  'GET /api/reports/:id': reportsInReach,
  'GET /api/reports/:id/view': reportsInReach,
  'GET /api/reports/:id/pdf': reportsInReach,
  'GET /api/reports/:id/csv-data': reportsInReach,
  'GET /api/reports/:id/download/:kind': reportsInReach,
  'GET /api/reports/:id/fhir': reportsInReach,
  'GET /api/clients/:id/fhir': staffInReach,
  'GET /api/user/fhir': ownOnly,
  'POST /api/reports/multi-file': adminOnly,
  'POST /api/reports/fhir': adminOnly,
  'POST /api/reports/hl7': adminOnly,
  'PATCH /api/reports/:id': adminOnly,
  'DELETE /api/reports/:id': adminOnly,
  'PUT /api/reports/:id/files': adminOnly,
  'PUT /api/reports/:id/client': adminOnly,
  'POST /api/reports/:id/release': staffInReach,

  'GET /api/food-words': reference,
  'GET /api/allergens': reference,
  'GET /api/allergens/export': adminOnly,
  'GET /api/allergens/:id/image': reference,
  'POST /api/allergens': adminOnly,
  'POST /api/allergens/upload': adminOnly,
  'PATCH /api/allergens/:id': adminOnly,
  'DELETE /api/allergens/:id': adminOnly,
  'POST /api/allergens/:id/regenerate': adminOnly,
  'POST /api/allergens/:id/regenerate-image': adminOnly,
  'POST /api/allergens/generate-selected': adminOnly,
  'GET /api/allergens/generation': adminOnly,
  'POST /api/allergens/generation/stop': adminOnly,
  'POST /api/allergens/generation/take-back': adminOnly,
  'POST /api/allergens/:id/take-back': adminOnly,
  'POST /api/allergens/extract': adminOnly,
  'POST /api/ai/food-description': adminOnly,

  'GET /api/recipes': { admin: 'all', practitioner: 'no', client: 'own' },
  'GET /api/recipes/daily-personalized': ownOnly,
  'POST /api/recipes': { admin: 'all', practitioner: 'no', client: 'own' },
  'PATCH /api/recipes/:id': { admin: 'all', practitioner: 'no', client: 'own' },
  'POST /api/recipes/:id/link': { admin: 'all', practitioner: 'no', client: 'own' },
  'DELETE /api/recipes/:id': { admin: 'all', practitioner: 'no', client: 'own' },
  'POST /api/ai/generate-recipe': { admin: 'all', practitioner: 'no', client: 'own' },

  'GET /api/avoid-list': ownOnly,
  'POST /api/scan-consents': self,
  'POST /api/ocr-extract': self,
  'POST /api/analyze-food-label': self,

  'GET /api/verdict': reportsInReach,

  'GET /api/shares': ownOnly,
  'POST /api/shares': ownOnly,
  'DELETE /api/shares/:id': ownOnly,

  'GET /api/trial': ownOnly,
  'POST /api/trial/proposal': ownOnly,
  'POST /api/trial': ownOnly,
  'PATCH /api/trial': ownOnly,
  'GET /api/trial/gate': ownOnly,
  'POST /api/trial/gate': ownOnly,
  'GET /api/trial/calendar': ownOnly,
  'GET /api/diary': ownOnly,
  'PUT /api/diary/:day': ownOnly,
  'POST /api/trial/foods/:id/challenge': ownOnly,
  'POST /api/challenges/:id/stop': theirs,
  'POST /api/challenges/:id/judge': theirs,
  'POST /api/trial/immediate-reaction': ownOnly,
  'GET /api/outcomes': ownOnly,
  'PUT /api/outcomes/:id/confirm': theirs,
  'GET /api/clients/:id/trial': practitionerOnly,
  'POST /api/clients/:id/trial/proposal': practitionerOnly,
  'POST /api/clients/:id/trial': practitionerOnly,
  'PATCH /api/clients/:id/trial': practitionerOnly,
  'GET /api/clients/:id/trial/gate': practitionerOnly,
  'POST /api/clients/:id/trial/gate/lift': practitionerOnly,
  'GET /api/clients/:id/diary': practitionerOnly,
  'GET /api/clients/:id/outcomes': practitionerOnly,
  'POST /api/clients/:id/outcomes': practitionerOnly,

  'POST /api/ai/ask-question': self,
  'GET /api/user/question-answers': self,
  'POST /api/question-reviews': self,
  'GET /api/question-reviews': adminOnly,
  'GET /api/question-reviews/:id': adminOnly,
  'POST /api/question-reviews/:id/reviewed': adminOnly,
  'POST /api/question-reviews/:id/faq': adminOnly,
  'GET /api/faq-origins': adminOnly,

  'GET /api/faqs': reference,
  'POST /api/faqs': adminOnly,
  'PATCH /api/faqs/priorities': adminOnly,
  'PATCH /api/faqs/:id': adminOnly,
  'DELETE /api/faqs/:id': adminOnly,
  'POST /api/add-practitioner-faqs': adminOnly,

  'PATCH /api/user': self,
  'PUT /api/user/password': self,
  'POST /api/user/assure/options': self,
  'POST /api/user/assure': self,
  'GET /api/user/factors': self,
  'POST /api/user/passkeys/options': self,
  'POST /api/user/passkeys': self,
  'PATCH /api/user/passkeys/:id': self,
  'DELETE /api/user/passkeys/:id': self,
  'POST /api/user/totp': staffOwn,
  'POST /api/user/totp/confirm': staffOwn,
  'DELETE /api/user/totp': staffOwn,
  'POST /api/user/recovery-codes': staffOwn,
  'GET /api/user/address-change': self,
  'DELETE /api/user/address-change': self,
  'GET /api/user/preferences': self,
  'PATCH /api/user/preferences': self,
  'GET /api/user/diet': ownOnly,
  'PATCH /api/user/diet': ownOnly,
  'GET /api/user/health': ownOnly,
  'PUT /api/user/health': ownOnly,
  'GET /api/user/sessions': self,
  'DELETE /api/user/sessions/:id': self,
  'DELETE /api/user/sessions': self,
  'POST /api/user/export': self,
  'GET /api/user/export': self,
  'GET /api/user/export/:id': self,
  'POST /api/exports/:id/again': adminOnly,
  'GET /api/user/deletion-request': self,
  'POST /api/user/deletion-request': self,
  'GET /api/deletion-requests': adminOnly,
  'POST /api/deletion-requests/:id/carry-out': adminOnly,
  'GET /api/settings': adminOnly,
  'PATCH /api/settings': adminOnly,
  'PUT /api/settings/logo': adminOnly,
  'DELETE /api/settings/logo': adminOnly,

  'POST /api/admin/send-email': adminOnly,
  'POST /api/admin/send-sms': adminOnly,
  'GET /api/admin/message-logs': adminOnly,
  'GET /api/admin/message-logs/:id': adminOnly,
  'GET /api/admin/messaging-config': adminOnly,

  'GET /api/notifications': self,
  'GET /api/notifications/all': self,
  'POST /api/notifications/:id/read': self,
  'POST /api/notifications/read-all': self,

  'GET /api/webhooks': adminOnly,
  'POST /api/webhooks': adminOnly,
  'PATCH /api/webhooks/:id': adminOnly,
  'POST /api/webhooks/:id/secret': adminOnly,
  'POST /api/webhooks/:id/test': adminOnly,
  'DELETE /api/webhooks/:id': adminOnly,
  'GET /api/webhooks/:id/deliveries': adminOnly,
  'POST /api/webhook-deliveries/:id/again': adminOnly,
  'GET /api/machine-tokens': adminOnly,
  'POST /api/machine-tokens': adminOnly,
  'DELETE /api/machine-tokens/:id': adminOnly,
} as const satisfies Record<ApiRoute, Rule>

const hasEmail = (body: unknown) => (body as { email?: unknown } | undefined)?.email !== undefined

/** Endpoints with step-up authentication within ten minutes; a function decides by the body. */
const stepUpRules: Partial<Record<ApiRoute, true | ((body: unknown) => boolean)>> = {
  'POST /api/admin/users': (body) => (body as { role?: unknown } | undefined)?.role !== 'client',
  'POST /api/practitioners': true,
  // A link for a new password goes to the email address, so changing it takes over the account.
  'PATCH /api/users/:id': hasEmail,
  'PATCH /api/clients/:id': hasEmail,
  'PATCH /api/practitioners/:id': hasEmail,
  'POST /api/address-changes/:id/confirm': true,
  'POST /api/users/:id/credential': true,
  'PUT /api/users/:id/password': true,
  'DELETE /api/reports/:id': true,
  'DELETE /api/users/:id': true,
  'DELETE /api/clients/:id': true,
  'POST /api/client-merges': true,
  'DELETE /api/practitioners/:id': true,
  'POST /api/deletion-requests/:id/carry-out': true,
  'POST /api/user/export': true,
  'GET /api/user/export/:id': true,
  'POST /api/invitations/letters': true,
  'POST /api/webhooks': true,
  'PATCH /api/webhooks/:id': true,
  'POST /api/webhooks/:id/secret': true,
  'POST /api/machine-tokens': true,
  'DELETE /api/machine-tokens/:id': true,
  'PATCH /api/settings': true,
  'PUT /api/settings/logo': true,
  'DELETE /api/settings/logo': true,
  'POST /api/user/passkeys/options': true,
  'POST /api/user/passkeys': true,
  'DELETE /api/user/passkeys/:id': true,
  'POST /api/user/totp': true,
  'POST /api/user/totp/confirm': true,
  'DELETE /api/user/totp': true,
  'POST /api/user/recovery-codes': true,
  'DELETE /api/users/:id/factors': true,
}

export function needsStepUp(route: ApiRoute, body: unknown): boolean {
  const rule = stepUpRules[route]
  return rule === true || (rule?.(body) ?? false)
}

/** The endpoints open to a session with a pending requirement: those that meet it. */
const allowedWhilePending: Record<SessionRequirement, readonly ApiRoute[]> = {
  enrolment: [
    'GET /api/user',
    'GET /api/user/factors',
    'POST /api/user/assure/options',
    'POST /api/user/assure',
    'POST /api/user/passkeys/options',
    'POST /api/user/passkeys',
    'POST /api/user/totp',
    'POST /api/user/totp/confirm',
  ],
  'second-factor': ['GET /api/user', 'POST /api/user/assure/options', 'POST /api/user/assure'],
}

/** Whether a session with a pending requirement may use the endpoint. */
export const isAllowedWhilePending = (requirement: SessionRequirement, route: ApiRoute): boolean =>
  policy[route] === 'public' || allowedWhilePending[requirement].includes(route)

/** The endpoints that a scope opens to a machine token; all others refuse it. */
export const endpointsOfScope = {
  'reports:write': ['POST /api/reports/multi-file', 'POST /api/reports/fhir', 'POST /api/reports/hl7'],
  'reports:read': ['GET /api/reports/:id/fhir', 'GET /api/reports/:id/download/:kind'],
  webhooks: [
    'GET /api/webhooks',
    'POST /api/webhooks',
    'PATCH /api/webhooks/:id',
    'POST /api/webhooks/:id/secret',
    'POST /api/webhooks/:id/test',
    'DELETE /api/webhooks/:id',
    'GET /api/webhooks/:id/deliveries',
    'POST /api/webhook-deliveries/:id/again',
  ],
} as const satisfies Record<TokenScope, readonly ApiRoute[]>

export type MachineRoute = (typeof endpointsOfScope)[TokenScope][number]

/** Whether the role may use the endpoint at all. */
export function may(role: Role, route: ApiRoute): boolean {
  const rule: Rule = policy[route]
  return rule === 'public' || rule[role] !== 'no'
}
