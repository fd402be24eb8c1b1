import { expect, it } from 'vitest'
import { type ApiRoute, endpoints } from './api'
import { needsStepUp, isAllowedWhilePending, policy } from './policy'

const routes = Object.keys(endpoints) as ApiRoute[]

/** Listed by hand rather than derived, so that no endpoint changes unnoticed. */
const asked: ApiRoute[] = [
  'DELETE /api/clients/:id',
  'DELETE /api/machine-tokens/:id',
  'DELETE /api/practitioners/:id',
  'DELETE /api/reports/:id',
  'DELETE /api/settings/logo',
  'DELETE /api/user/passkeys/:id',
  'DELETE /api/user/totp',
  'DELETE /api/users/:id',
  'DELETE /api/users/:id/factors',
  'GET /api/user/export/:id',
  'PATCH /api/settings',
  'PATCH /api/webhooks/:id',
  'POST /api/address-changes/:id/confirm',
  'POST /api/client-merges',
  'POST /api/deletion-requests/:id/carry-out',
  'POST /api/invitations/letters',
  'POST /api/machine-tokens',
  'POST /api/practitioners',
  'POST /api/user/export',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'POST /api/user/recovery-codes',
  'POST /api/user/totp',
  'POST /api/user/totp/confirm',
  'POST /api/users/:id/credential',
  'POST /api/webhooks',
  'POST /api/webhooks/:id/secret',
  'PUT /api/settings/logo',
  'PUT /api/users/:id/password',
]
const byBody: Partial<Record<ApiRoute, { asks: unknown[]; passes: unknown[] }>> = {
  // A body without a known role could still create staff.
  'POST /api/admin/users': {
    asks: [{ role: 'admin' }, { role: 'practitioner' }, { role: 'else' }, {}, undefined],
    passes: [{ role: 'client' }],
  },
  ...Object.fromEntries(
    ['users', 'clients', 'practitioners'].map((rows) => [
      `PATCH /api/${rows}/:id`,
      {
        asks: [
          { email: 'a@example.com' },
          { email: '' },
          { email: null },
          { phone: '1', email: 'a@example.com' },
        ],
        passes: [{ phone: '1' }, {}, undefined],
      },
    ]),
  ),
}

it('asks for step-up authentication on the most harmful endpoints, on some depending on the body', () => {
  const whole = routes.filter((route) => !byBody[route])
  expect(whole.filter((route) => needsStepUp(route, {})).sort()).toEqual(asked)
  const wrong = Object.entries(byBody).flatMap(([route, { asks, passes }]) => [
    ...asks.filter((body) => !needsStepUp(route as ApiRoute, body)).map((body) => ({ route, asks: body })),
    ...passes.filter((body) => needsStepUp(route as ApiRoute, body)).map((body) => ({ route, passes: body })),
  ])
  expect(wrong).toEqual([])
})

it('lets a session with a pending requirement do only that', () => {
  const own = (requirement: Parameters<typeof isAllowedWhilePending>[0]) =>
    routes.filter((route) => policy[route] !== 'public' && isAllowedWhilePending(requirement, route)).sort()
  const proof: ApiRoute[] = ['POST /api/user/assure', 'POST /api/user/assure/options']
  expect(own('second-factor')).toEqual(['GET /api/user', ...proof])
  expect(own('enrolment')).toEqual([
    ...['GET /api/user', 'GET /api/user/factors', ...proof],
    ...['POST /api/user/passkeys', 'POST /api/user/passkeys/options'],
    ...['POST /api/user/totp', 'POST /api/user/totp/confirm'],
  ])
  expect(
    routes.filter((route) => policy[route] === 'public' && !isAllowedWhilePending('enrolment', route)),
  ).toEqual([])
})
