import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startFakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Portal } from '../../testing/portal'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { systemStatus } from './system-status'

let portal: Portal
let wire: FakeServer
let closeModel: () => Promise<void>
const from = 'noreply@portal.example.com'
beforeAll(async () => {
  wire = await startFakeServer(() => sesSays.verification({ [from]: 'Success' }))
  const model = await startFakeOpenAi()
  closeModel = () => model.close()
  portal = await startPortal({
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: model.url,
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: wire.url,
    SES_FROM_ADDRESS: from,
  })
})
afterAll(async () => {
  await portal.close()
  await wire.close()
  await closeModel()
})

/** Fake timers, so that a slow machine does not make a service look slow. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('AI and email are checked once per minute for all who look', async () => {
  const admin = await portal.person('admin')
  const answers = await Promise.all([1, 2, 3].map(() => admin.visit.get('/api/system/status')))
  for (const { body } of answers)
    expect(body).toMatchObject({ ai: { state: 'ok' }, email: { state: 'ok', text: 'Operational' } })
  expect(wire.requests).toHaveLength(1)
})

it.each([
  ['degraded', 'The sender address is not verified', sesSays.verification({ [from]: 'Pending' })],
  ['ok', 'Operational. The sender cannot be checked', sesSays.error(403, 'AccessDenied', 'no')],
  ['down', 'The email service rejected the access key', sesSays.error(403, 'InvalidClientTokenId', 'no')],
] as const)('email is %s: %s', async (state, text, answer) => {
  wire.answerWith(() => answer)
  expect((await systemStatus(portal.deps)()).email).toMatchObject({ state, text })
})

it('email without an answer for three seconds is degraded', async () => {
  wire.requests.length = 0
  wire.answerWith(() => ({ kind: 'silence' }))
  const status = systemStatus(portal.deps)()
  await expect.poll(() => wire.requests.length).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  const text = 'Configured, but slow to answer'
  expect((await status).email).toMatchObject({ state: 'degraded', text })
})

it('an unreachable service is down', async () => {
  await wire.close()
  await closeModel()
  expect(await systemStatus(portal.deps)()).toMatchObject({
    ai: { state: 'down' },
    email: { state: 'down', text: 'The email service cannot be reached' },
  })
})
