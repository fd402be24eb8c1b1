import * as z from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { roles, type Role } from '@shared/core/roles'
import { policy } from '@shared/policy'
import { issueSentence } from '../http/issue-sentence'
import { startPortal, testPassword, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'

type Json = {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  minItems?: number
  minimum?: number
}

/** Fields whose value must be meaningful, by name. */
const named: Record<string, (schema: Json) => unknown> = {
  password: () => 'a long enough one',
  newPassword: () => 'a long enough one',
  currentPassword: () => testPassword,
  email: () => `least${++count}@example.com`,
  to: ({ type }) => (type === 'string' ? '+447700900123' : ['somebody@example.com']),
  name: () => `Least ${++count}`,
  url: () => 'https://least.example.com/hook',
  // Recipe titles are unique.
  title: () => `Least ${++count}`,
  clientId: () => ids['clients'],
  id: ({ type }) => (type === 'string' ? 'x' : ids['faqs']),
  foodIds: () => [ids['allergens']],
  // Contradicts a list of allergies when true.
  none: () => false,
  zone: () => 'UTC',
  // An action that clients and practitioners are both allowed.
  action: () => 'pause',
}

let count = 0
/** The id of a row for each kind of path. */
const ids: Record<string, number> = {}
let portal: Portal
const people = {} as Record<Role, Person>

beforeAll(async () => {
  portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
  for (const role of roles) people[role] = await portal.person(role)
  const { visit } = people.admin
  const [spare, practitioner] = [await portal.person('client'), await portal.person('practitioner')]
  Object.assign(ids, {
    users: (await portal.person('admin')).userId,
    clients: spare.clientId,
    practitioners: practitioner.practitionerId,
  })
  for (const path of ['allergens', 'faqs', 'recipes'] as const) {
    const made = await visit.post(`/api/${path}`, least(`POST /api/${path}`))
    ids[path] = (made.body as { id: number }).id
  }
  const report = await visit.upload('/api/reports/multi-file', tripletForm())
  ids['reports'] = (report.body as { id: number }).id
})
afterAll(() => portal.close())

/** The smallest valid body: the required fields, each with a plain value. */
function least(route: ApiRoute): unknown {
  const { body } = endpoints[route]
  return body && smallest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json)
}

function smallest(schema: Json, field = ''): unknown {
  const { type, required = [], properties = {} } = schema
  const value = named[field]?.(schema)
  if (value !== undefined) return value
  if (schema.anyOf) return smallest(schema.anyOf[0] ?? {}, field)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? {}, name)]))
  if (type === 'array') return schema.items ? [smallest(schema.items)] : []
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  return 'x'.padEnd(schema.minLength ?? 1, 'x')
}

const isWrite = (route: string) => !route.startsWith('GET')
/** Endpoints that delete rows or end the session come last. */
const late = (route: string) =>
  ['^DELETE|carry-out', '^DELETE .*/(users|clients|practitioners)/', 'logout|user/password'].findLastIndex(
    (pattern) => new RegExp(pattern).test(route),
  )
const writes = (Object.keys(endpoints) as ApiRoute[])
  .filter(isWrite)
  .sort((one, other) => late(one) - late(other))

/** Endpoints for which a minimal body is not enough, with their status and the reason. */
const refused: Partial<Record<ApiRoute, number>> = {
  // No account has this address.
  'POST /api/login': 401,
  // No sign-in is pending, and no authenticator has signed anything.
  'POST /api/login/second': 401,
  'POST /api/passkeys/sign-in': 401,
  'POST /api/user/passkeys': 400,
  'POST /api/user/totp/confirm': 400,
  // No second factor is set up.
  'POST /api/user/recovery-codes': 409,
  'PATCH /api/user/passkeys/:id': 404,
  'DELETE /api/user/passkeys/:id': 404,
  'DELETE /api/user/totp': 404,
  'DELETE /api/users/:id/factors': 409,
  // The password is wrong.
  'POST /api/user/assure': 400,
  // All three files are missing, or one.
  'POST /api/reports/multi-file': 400,
  'POST /api/shares': 400,
  // The message is missing.
  'POST /api/reports/fhir': 415,
  'POST /api/reports/hl7': 415,
  'PUT /api/reports/:id/files': 400,
  'POST /api/allergens/upload': 400,
  'POST /api/ocr-extract': 400,
  'PUT /api/settings/logo': 400,
  // The report is already completed.
  'POST /api/reports/:id/release': 409,
  'POST /api/reports/:id/read-again': 409,
  // The report is not linked to a client.
  'POST /api/reports/:id/first-reading': 404,
  // No model is configured.
  'POST /api/allergens/:id/regenerate': 503,
  'POST /api/allergens/:id/regenerate-image': 503,
  'POST /api/allergens/generate-selected': 503,
  'POST /api/ai/food-description': 503,
  'POST /api/ai/generate-recipe': 409,
  'POST /api/admin/send-email': 503,
  'POST /api/admin/send-sms': 503,
  // No email or SMS service is configured.
  'POST /api/invitations': 503,
  // No generation is running, and there is no text to restore.
  'POST /api/allergens/generation/stop': 409,
  'POST /api/allergens/:id/take-back': 409,
  // No export has failed, and there is no such job.
  'POST /api/exports/:id/again': 404,
  'POST /api/jobs/:name/run': 404,
  // No password is stored, and there is no such review.
  'POST /api/users/:id/credential': 404,
  'POST /api/question-reviews/:id/faq': 404,
  // No answer was given.
  'POST /api/question-reviews': 400,
  'POST /api/question-reviews/:id/reviewed': 400,
  'POST /api/notifications/:id/read': 404,
  'POST /api/deletion-requests/:id/carry-out': 404,
  // The minimum values name the same client twice.
  'POST /api/client-merges': 400,
  'DELETE /api/user/sessions/:id': 404,
  'POST /api/registrations/:id/let-in': 404,
  'DELETE /api/registrations/:id': 404,
  'POST /api/address-changes/:id/confirm': 404,
  'DELETE /api/address-changes/:id': 404,
  'DELETE /api/invitations/:id': 404,
  'DELETE /api/machine-tokens/:id': 404,
  'PATCH /api/webhooks/:id': 404,
  'POST /api/webhooks/:id/secret': 404,
  'POST /api/webhooks/:id/test': 404,
  'DELETE /api/webhooks/:id': 404,
  'POST /api/webhook-deliveries/:id/again': 400,
  // Plans are switched off, and no client has one.
  'POST /api/trial/proposal': 409,
  'POST /api/trial': 409,
  'POST /api/clients/:id/trial/proposal': 409,
  'POST /api/clients/:id/trial': 409,
  'PATCH /api/trial': 404,
  'PATCH /api/clients/:id/trial': 404,
  // There is no such food.
  'POST /api/clients/:id/outcomes': 409,
  'PUT /api/diary/:day': 404,
  'POST /api/trial/foods/:id/challenge': 404,
  'POST /api/challenges/:id/stop': 404,
  'POST /api/challenges/:id/judge': 404,
  'PUT /api/outcomes/:id/confirm': 404,
  // No link has this token.
  'POST /api/confirm': 410,
  'POST /api/unsubscribe': 410,
  'POST /api/shared-recipe': 410,
  'POST /api/shl/:id': 404,
  'DELETE /api/shares/:id': 404,
  'POST /api/welcome/look': 404,
  'POST /api/welcome/answer': 404,
  'POST /api/welcome': 404,
  'POST /api/welcome/again': 404,
  'POST /api/password-reset/look': 404,
  'POST /api/password-reset/complete': 404,
  // No link can be sent.
  'POST /api/password-reset': 503,
  'POST /api/users/:id/password-reset': 503,
}

it.each(writes)('%s accepts its required fields alone', async (route) => {
  const [method = '', path = ''] = route.split(' ')
  const rule = policy[route]
  const role = roles.find((one) => rule !== 'public' && rule[one] !== 'no')
  const visit = role ? people[role].visit : portal.stranger()
  const id = /^.api.user.sessions/.test(path)
    ? '0123456789abcdef'
    : (ids[path.split('/')[2] ?? ''] ?? 999_999)
  const body = least(route)
  const answer = await visit.send(method, path.replace(':id', String(id)).replace(':day', '2026-11-23'), {
    ...(body !== undefined && { body }),
  })
  const { status = 200, reply, errors = [] } = endpoints[route]
  const ordinary = reply === 'empty' && status === 200 && !endpoints[route].status ? 204 : status
  expect([answer.status, answer.text]).toEqual([refused[route] ?? ordinary, expect.anything()])
  if (answer.status >= 500) expect(errors).toContain('unavailable')
  if (answer.status >= 400) expect((answer.body as { error: string }).error).toMatch(/^[A-Z].{8}/)
})

it('none of these requests caused a server error', () => {
  expect(portal.logged()).not.toContain('request failed')
})

const bodies = (Object.keys(endpoints) as ApiRoute[]).filter((route) => endpoints[route].body)
it.each(bodies)('%s describes missing or wrong fields in its own words', (route) => {
  const schema = endpoints[route].body as z.core.$ZodType
  const fields = Object.keys((schema as { shape?: object }).shape ?? {})
  const odd = [{ odd: 1 }, [5], 'x'.repeat(200_000), '', -1.5, 1e300, null, true]
  const wrong = odd.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
  for (const body of [{}, 5, ...wrong]) {
    const { error } = z.safeParse(schema, body, { error: issueSentence })
    for (const { message } of error?.issues ?? []) {
      expect(message).not.toMatch(/^Invalid input|expected/i)
      expect(message).toMatch(/\w/)
    }
  }
})

it('a missing field answers 400 with its own sentence', async () => {
  const { visit } = people.admin
  const answers = {
    'POST /api/practitioners': {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 10 characters',
      firstName: 'First name is required',
      lastName: 'Last name is required',
    },
    'POST /api/admin/users': {
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
      role: 'Role is required',
    },
    'POST /api/recipes': {
      title: 'Title is required',
      ingredients: 'At least one ingredient is required',
      instructions: 'At least one step is required',
      category: 'Please select a meal type',
    },
  }
  for (const [route, fields] of Object.entries(answers)) {
    const answer = await visit.post(route.split(' ')[1] ?? '', {})
    expect([answer.status, (answer.body as { fields: unknown }).fields]).toEqual([400, fields])
  }
})

it.each([
  ['PUT', '/api/reports/1/client', {}, 'Client id is required'],
  ['PATCH', '/api/faqs/priorities', { updates: [{}] }, 'Id is required. Priority is required'],
  ['POST', '/api/scan-consents', {}, 'Version is required'],
] as const)(
  '%s %s names what is missing, also within lists and choices',
  async (method, path, body, sentence) => {
    const answer = await people.admin.visit[method === 'PUT' ? 'put' : method === 'PATCH' ? 'patch' : 'post'](
      path,
      body,
    )
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, sentence])
  },
)
