import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeServer, twilioSays, type FakeServer } from '../../testing/fake-server'
import { DeliveryError } from '../delivery'
import { twilioSms } from './twilio'

const settings = { accountSid: 'ACstandin', authToken: 'the-token-of-the-test', phoneNumber: '+15005550006' }
const patience = { attemptMs: 60_000, pausesMs: [5, 5] }

let wire: FakeServer
beforeAll(async () => {
  wire = await startFakeServer(() => twilioSays.queued('SM1'))
})
beforeEach(() => {
  wire.requests.length = 0
})
afterEach(() => void vi.useRealTimers())
afterAll(() => wire.close())

const send = (given = settings) =>
  twilioSms({ ...given, baseUrl: wire.url }, patience).send('+447700900123', 'Hello ✓')
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  expect(error).toBeInstanceOf(DeliveryError)
  const { failure, message } = error as DeliveryError
  for (const secret of ['ACstandin', settings.authToken, '447700900123'])
    expect(message).not.toContain(secret)
  return failure
}

it("sends from the portal's number and account to TWILIO_BASE_URL", async () => {
  expect(await send()).toBe('SM1')
  const [request] = wire.requests
  expect(request?.path).toBe('/2010-04-01/Accounts/ACstandin/Messages.json')
  expect(Object.fromEntries(request?.form ?? [])).toEqual({
    To: '+447700900123',
    From: '+15005550006',
    Body: 'Hello ✓',
  })
  expect(Buffer.from(request?.authorization.replace('Basic ', '') ?? '', 'base64').toString()).toBe(
    'ACstandin:the-token-of-the-test',
  )
})

describe('on a failure', () => {
  it('a busy service is tried three times at most', async () => {
    let count = 0
    const busy = twilioSays.error(429, 20429, 'Too many requests')
    wire.answerWith(() => (++count < 3 ? busy : twilioSays.queued('SM2')))
    expect(await send()).toBe('SM2')
    wire.answerWith(() => busy)
    wire.requests.length = 0
    expect(await failureOf(send())).toBe('busy')
    expect(wire.requests).toHaveLength(3)
  })

  it.each([
    ['credentials', 401, 20003, 'Authenticate'],
    ['recipient', 400, 21608, 'The number +447700900123 is unverified.'],
    ['recipient', 400, 21211, "The 'To' number is not a valid phone number."],
    ['sender', 400, 21606, "The 'From' number is not valid."],
    ['refused', 400, 21617, 'The concatenated message body exceeds the limit'],
  ])('a refusal is tried once and classified: %s', async (failure, status, code, message) => {
    wire.answerWith(() => twilioSays.error(status, code, message))
    expect(await failureOf(send())).toBe(failure)
    expect(wire.requests).toHaveLength(1)
  })

  it.each([
    ['a closed connection', { kind: 'hang-up' }],
    [
      'an answer without an id',
      { kind: 'answer', status: 200, type: 'text/html', body: '<html>A proxy</html>' },
    ],
  ] as const)(
    'a message that may have been sent is not sent again: %s after the service has it',
    async (_, answer) => {
      wire.answerWith(() => answer)
      expect(await failureOf(send())).toBe('unknown')
      expect(wire.requests).toHaveLength(1)
    },
  )

  it.each([
    ['silence', { kind: 'silence' }],
    ['half an answer', { kind: 'half', type: 'application/json', body: '{"sid":' }],
  ] as const)(
    'a message that may have been sent is not sent again: %s until the time limit',
    async (_, answer) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      wire.answerWith(() => answer)
      const failure = failureOf(send())
      await expect.poll(() => wire.requests.length).toBe(1)
      await vi.advanceTimersByTimeAsync(patience.attemptMs + 500)
      expect(await failure).toBe('unknown')
      expect(wire.requests).toHaveLength(1)
    },
  )

  it('an unreachable service counts as not having received the message', async () => {
    const gone = await startFakeServer(() => ({ kind: 'silence' }))
    await gone.close()
    const sms = twilioSms({ ...settings, baseUrl: gone.url }, patience)
    expect(await failureOf(sms.send('+447700900123', 'Hello'))).toBe('unavailable')
  })

  it('a malformed account id counts as wrong credentials', async () => {
    expect(await failureOf(send({ ...settings, accountSid: 'nonsense' }))).toBe('credentials')
    expect(wire.requests).toHaveLength(0)
  })
})
