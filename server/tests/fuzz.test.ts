import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '@shared/core/roles'
import { atSize, isFull } from '@shared/testing/runs'
import { seedFaqs } from '../features/faqs/faqs.public'
import { seedFoods } from '../features/foods/foods.public'
import { seedRecipes } from '../features/recipes/recipes.public'
import { fuzzedRequest, type FuzzedRequest } from '../testing/fuzz'
import { fitting, startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import { sesSays, startFakeServer, twilioSays, type FakeServer } from '../testing/fake-server'

const REQUESTS = atSize(100, 20_000)
/** PEARWELL_SEED repeats the requests of an earlier run. */
const SEED = Number(process.env['PEARWELL_SEED'] ?? 20_261_122)
const AT_ONCE = 4

let portal: Portal
let model: FakeOpenAi
let ses: FakeServer
let twilio: FakeServer
beforeAll(async () => {
  model = await startFakeOpenAi()
  model.answerWith(fitting)
  ses = await startFakeServer(() => sesSays.sent('m'))
  twilio = await startFakeServer(() => twilioSays.queued('SM1'))
  portal = await startPortal({
    ALLOW_REGISTRATION: 'true',
    PUBLIC_URL: 'http://localhost:4999',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  await seedFoods(portal.deps.db)
  await seedRecipes(portal.deps.db)
  await seedFaqs(portal.deps.db)
})
afterAll(async () => {
  await portal.close()
  for (const fake of [model, ses, twilio]) await fake.close()
})

it(`${REQUESTS} requests generated from the schemas of all endpoints cause no server error`, async () => {
  const roles: Role[] = ['admin', 'practitioner', 'client', 'admin', 'client', 'admin']
  const people: Person[] = []
  for (const role of roles) people.push(await portal.person(role))
  const [admin, practitioner, client] = people
  for (let n = 1; n <= 4; n++)
    await admin?.visit.upload(
      '/api/reports/multi-file',
      tripletForm(
        { sampleId: `FZ${n}` },
        {
          fields: {
            clientId: String(client?.clientId),
            practitionerId: String(practitioner?.practitionerId),
          },
        },
      ),
    )
  const emails = [...people.map(({ email }) => email), 'new@example.org', 'nobody@example.net']
  const nobody = ['', 'pearwell.sid=s%3Anobody.x', '=;;=,%']
  const statuses = new Map<number, number>()
  const bad: string[] = []
  let sent = 0
  const send = async (n: number) => {
    const request = fuzzedRequest(SEED + n, { emails })
    const who = n % (roles.length + 1)
    const cookie = people[who]?.visit.cookie() ?? nobody[n % nobody.length] ?? ''
    const label = `PEARWELL_SEED=${SEED + n}: ${tell(request)} as ${roles[who] ?? 'nobody'}`
    const response = await fetch(portal.url + request.path, {
      method: request.method,
      headers: { ...request.headers, Cookie: cookie },
      body: request.body as BodyInit | undefined,
      redirect: 'manual',
    }).catch(
      (error: unknown) =>
        void bad.push(`${label} ended without an answer: ${String((error as Error).cause)}`),
    )
    if (!response) return
    const text = await response.text()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    // The fake model always writes the same recipe, so the 503 for an unsuitable recipe is
    // expected.
    const isNoRecipe = response.status === 503 && text.includes('could not write a recipe')
    if (response.status >= 500 && !isNoRecipe)
      bad.push(`${label} -> ${response.status} ${text.slice(0, 200)}`)
    if (response.status >= 400 && /node_modules|at \w+ \(|select .* from|SQLSTATE/i.test(text))
      bad.push(`${label} tells too much`)
    // A user who was signed out, deleted or locked out is replaced by a new one.
    const role = roles[who]
    if (role && response.status === 401) {
      // A row-by-row delete could deadlock with a concurrent request that locks the same rows.
      await portal.deps.pool.query('truncate sign_in_attempts')
      people[who] = await portal.person(role)
    }
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < REQUESTS) await send(sent++)
    }),
  )
  if (isFull) console.log([...statuses].sort(([a], [b]) => a - b))
  expect(bad).toEqual([])
  // Enough requests must pass validation, so that handlers are tested and not only their checks.
  const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  expect(good).toBeGreaterThan(REQUESTS * 0.1)
})

const tell = ({ method, path, headers, body }: FuzzedRequest) => {
  const content = typeof body === 'string' ? body.slice(0, 300) : body ? 'a form' : ''
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${content}`
}
