import type { ApiRoute } from '@shared/api'

export type ReadRoute = Extract<ApiRoute, `GET ${string}`>
export type WriteRoute = Exclude<ApiRoute, ReadRoute>
/** The path of a read, which stands for itself and every read below it. */
export type ReadPath = { [R in ReadRoute]: R extends `GET ${infer P}` ? P : never }[ReadRoute]

const nothing = [] as const
const own = ['/api/users', '/api/clients', '/api/practitioners'] as const
const people = ['/api/stats', ...own] as const
const practitioners = ['/api/practitioners', '/api/users', '/api/stats', '/api/reports'] as const
const accountOfClient = ['/api/clients', '/api/users'] as const
// A report may create an account, and counts in its practitioner's figures.
const reports = [
  ...people,
  '/api/reports',
  '/api/notifications',
  '/api/worklist',
  '/api/turnaround',
  '/api/invitations',
] as const
const webhooks = ['/api/webhooks', '/api/audit'] as const
const tokens = ['/api/machine-tokens', '/api/audit'] as const
const foods = ['/api/allergens'] as const
const recipes = ['/api/recipes'] as const
const faqs = ['/api/faqs', '/api/audit'] as const
const messages = ['/api/admin/message-logs'] as const
const emailChanges = ['/api/address-changes', '/api/user/address-change', '/api/worklist'] as const
const sessions = ['/api/user/sessions'] as const
const notifications = ['/api/notifications'] as const
const invitations = ['/api/invitations', '/api/worklist'] as const
// The user's own factors show whether staff must have one.
const settings = ['/api/settings', '/api/config', '/api/user/factors'] as const
// The list of accounts shows factors, and setting up the first one ends other sessions.
const factors = ['/api/user/factors', '/api/user/sessions', '/api/users'] as const
// Reads that depend on what a client may eat.
const health = [
  '/api/user/health',
  '/api/user/diet',
  '/api/clients',
  '/api/recipes',
  '/api/avoid-list',
  '/api/verdict',
  // Results show which foods are excluded regardless of their value.
  '/api/reports',
  // A client's food descriptions do not recommend what they avoid.
  '/api/allergens',
] as const

// The outcome of a food decides whether it is excluded.
const plan = ['/api/trial', '/api/diary', '/api/outcomes', ...health] as const
const planOfClient = ['/api/clients', '/api/reports', '/api/verdict'] as const

/** The reads each write invalidates; sign-in and sign-out reset all through the session. */
export const queryInvalidations: Record<WriteRoute, readonly ReadPath[]> = {
  'POST /api/login': nothing,
  'POST /api/login/second': nothing,
  'POST /api/passkeys/sign-in/options': nothing,
  'POST /api/passkeys/sign-in': nothing,
  'POST /api/register': nothing,
  'POST /api/confirm': nothing,
  'POST /api/logout': nothing,
  'POST /api/welcome/look': nothing,
  'POST /api/welcome/answer': nothing,
  'POST /api/welcome': nothing,
  'POST /api/welcome/again': nothing,
  'POST /api/password-reset': nothing,
  'POST /api/password-reset/look': nothing,
  'POST /api/password-reset/complete': nothing,
  'POST /api/unsubscribe': nothing,
  'POST /api/shares': ['/api/shares'],
  'DELETE /api/shares/:id': ['/api/shares'],
  'POST /api/shl/:id': nothing,
  'PATCH /api/user': [...own, ...emailChanges],
  'POST /api/user/assure/options': nothing,
  'POST /api/user/assure': nothing,
  'POST /api/user/passkeys/options': nothing,
  'POST /api/user/passkeys': factors,
  'PATCH /api/user/passkeys/:id': ['/api/user/factors'],
  'DELETE /api/user/passkeys/:id': factors,
  // It counts only after a code has confirmed it.
  'POST /api/user/totp': nothing,
  'POST /api/user/totp/confirm': factors,
  'DELETE /api/user/totp': factors,
  'POST /api/user/recovery-codes': ['/api/user/factors'],
  'PUT /api/user/password': [...sessions, ...emailChanges],
  'DELETE /api/user/address-change': emailChanges,
  'DELETE /api/user/sessions/:id': sessions,
  'DELETE /api/user/sessions': sessions,
  'PATCH /api/user/preferences': ['/api/user/preferences'],
  'PATCH /api/user/diet': health,
  'PUT /api/user/health': health,
  'PUT /api/clients/:id/health': health,
  'POST /api/trial/proposal': nothing,
  'POST /api/trial': plan,
  'PATCH /api/trial': plan,
  'POST /api/trial/gate': ['/api/trial/gate'],
  'PUT /api/diary/:day': ['/api/trial', '/api/diary'],
  'POST /api/trial/foods/:id/challenge': plan,
  'POST /api/challenges/:id/stop': plan,
  'POST /api/challenges/:id/judge': plan,
  'POST /api/trial/immediate-reaction': plan,
  'PUT /api/outcomes/:id/confirm': plan,
  'POST /api/clients/:id/trial/proposal': nothing,
  'POST /api/clients/:id/trial': planOfClient,
  'PATCH /api/clients/:id/trial': planOfClient,
  'POST /api/clients/:id/trial/gate/lift': planOfClient,
  'POST /api/clients/:id/outcomes': planOfClient,
  'POST /api/user/export': ['/api/user/export'],
  'POST /api/exports/:id/again': ['/api/worklist'],
  // The run of a job may import reports.
  'POST /api/jobs/:name/run': reports,
  'POST /api/user/deletion-request': ['/api/user/deletion-request'],

  'POST /api/admin/users': people,
  'PATCH /api/users/:id': [...accountOfClient, '/api/reports'],
  'POST /api/users/:id/confirm-email': accountOfClient,
  'POST /api/registrations/:id/let-in': [...people, '/api/registrations', '/api/worklist'],
  'DELETE /api/registrations/:id': ['/api/registrations', '/api/worklist'],
  'POST /api/address-changes/:id/confirm': [...own, ...emailChanges],
  'DELETE /api/address-changes/:id': emailChanges,
  'POST /api/users/:id/credential': nothing,
  'PUT /api/users/:id/password': accountOfClient,
  'DELETE /api/users/:id': people,
  'POST /api/users/:id/password-reset': nothing,
  'DELETE /api/users/:id/sessions': nothing,
  'DELETE /api/users/:id/factors': ['/api/users'],
  'POST /api/invitations': invitations,
  'POST /api/invitations/letters': invitations,
  'DELETE /api/invitations/:id': invitations,
  'PATCH /api/clients/:id': [...accountOfClient, '/api/reports'],
  'POST /api/client-merges': reports,
  'DELETE /api/clients/:id': [...accountOfClient, '/api/reports', '/api/stats', '/api/worklist'],
  'POST /api/practitioners': practitioners,
  'PATCH /api/practitioners/:id': practitioners,
  'DELETE /api/practitioners/:id': practitioners,
  'POST /api/deletion-requests/:id/carry-out': [...reports, '/api/deletion-requests'],
  'PATCH /api/settings': settings,
  'PUT /api/settings/logo': settings,
  'DELETE /api/settings/logo': settings,

  'POST /api/reports/multi-file': reports,
  'POST /api/reports/fhir': reports,
  'POST /api/reports/hl7': reports,
  'PATCH /api/reports/:id': reports,
  'DELETE /api/reports/:id': reports,
  'PUT /api/reports/:id/files': reports,
  'PUT /api/reports/:id/client': reports,
  'POST /api/reports/:id/release': reports,
  'POST /api/reports/:id/read-again': reports,
  // Only other people see who has opened a report.
  'POST /api/reports/opened': nothing,
  'POST /api/reports/:id/first-reading': ['/api/reports'],
  'POST /api/reports/release': reports,
  'POST /api/reports/assign': reports,
  'POST /api/reports/link': reports,

  'POST /api/allergens': foods,
  'POST /api/allergens/upload': foods,
  'PATCH /api/allergens/:id': foods,
  'DELETE /api/allergens/:id': foods,
  'POST /api/allergens/:id/regenerate': foods,
  'POST /api/allergens/:id/regenerate-image': foods,
  'POST /api/allergens/generate-selected': foods,
  'POST /api/allergens/generation/stop': foods,
  'POST /api/allergens/generation/take-back': foods,
  'POST /api/allergens/:id/take-back': foods,
  'POST /api/allergens/extract': nothing,
  'POST /api/ai/food-description': nothing,

  'POST /api/recipes': recipes,
  'PATCH /api/recipes/:id': recipes,
  'DELETE /api/recipes/:id': recipes,
  'POST /api/recipes/:id/link': nothing,
  'POST /api/shared-recipe': nothing,
  'POST /api/ai/generate-recipe': nothing,

  'POST /api/scan-consents': nothing,
  'POST /api/ocr-extract': nothing,
  'POST /api/analyze-food-label': nothing,

  'POST /api/ai/ask-question': nothing,
  'POST /api/question-reviews': ['/api/question-reviews'],
  'POST /api/question-reviews/:id/faq': [...faqs, '/api/question-reviews', '/api/faq-origins'],
  'POST /api/question-reviews/:id/reviewed': [
    '/api/question-reviews',
    '/api/user/question-answers',
    '/api/audit',
    '/api/worklist',
    '/api/notifications',
  ],
  'POST /api/faqs': faqs,
  'PATCH /api/faqs/priorities': faqs,
  'PATCH /api/faqs/:id': faqs,
  'DELETE /api/faqs/:id': [...faqs, '/api/question-reviews', '/api/faq-origins'],
  'POST /api/add-practitioner-faqs': faqs,

  'POST /api/admin/send-email': messages,
  'POST /api/admin/send-sms': messages,
  'POST /api/webhooks': webhooks,
  'PATCH /api/webhooks/:id': webhooks,
  'POST /api/webhooks/:id/secret': webhooks,
  'POST /api/webhooks/:id/test': [],
  'DELETE /api/webhooks/:id': webhooks,
  'POST /api/webhook-deliveries/:id/again': webhooks,
  'POST /api/machine-tokens': tokens,
  'DELETE /api/machine-tokens/:id': tokens,
  'POST /api/notifications/:id/read': notifications,
  'POST /api/notifications/read-all': notifications,
}
