import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSesEmulator } from '../../testing/ses-emulator'
import { sesSays, startFakeServer, type FakeServer } from '../../testing/fake-server'
import { DeliveryError } from '../delivery'
import { sesMail } from './ses'

const settings = {
  accessKeyId: 'AKIASTANDIN',
  secretAccessKey: 'the-secret-of-the-test',
  region: 'eu-west-1',
  from: 'noreply@portal.example.com',
}
const patience = { attemptMs: 60_000, pausesMs: [5, 5] }
const message = { to: 'nora@example.com', subject: 'Grüße', text: 'Hello\nthere', html: '<p>Hello</p>' }

let wire: FakeServer
beforeAll(async () => {
  wire = await startFakeServer(() => sesSays.sent('m-1'))
})
beforeEach(() => {
  wire.requests.length = 0
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => wire.close())

const mail = () => sesMail({ ...settings, endpoint: wire.url }, patience)
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  expect(error).toBeInstanceOf(DeliveryError)
  const { failure, message: sentence } = error as DeliveryError
  for (const secret of [settings.accessKeyId, settings.secretAccessKey, 'nora', 'repeats'])
    expect(sentence).not.toContain(secret)
  return failure
}

describe('sent to the emulator', () => {
  it('a message arrives with subject, text and HTML, for one recipient and from the sender', async () => {
    const emulator = await startSesEmulator()
    const id = await sesMail({ ...settings, endpoint: emulator.url }).send(message)
    expect(await emulator.arrived()).toMatchObject([
      {
        messageId: id,
        from: settings.from,
        subject: 'Grüße',
        destination: { to: ['nora@example.com'], cc: [], bcc: [] },
        body: { text: 'Hello\nthere', html: '<p>Hello</p>' },
      },
    ])
    await emulator.close()
  })
})

describe('sent to a fake server', () => {
  it('a request is signed', async () => {
    expect(await mail().send(message)).toBe('m-1')
    expect(wire.requests[0]?.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIASTANDIN\/\d+\/eu-west-1/,
    )
    expect(wire.requests[0]?.raw).not.toContain('secret')
  })

  it('a busy service is tried three times at most', async () => {
    let count = 0
    const busy = sesSays.error(400, 'Throttling', 'Maximum sending rate exceeded.')
    wire.answerWith(() => (++count < 3 ? busy : sesSays.sent('m-2')))
    expect(await mail().send(message)).toBe('m-2')
    wire.answerWith(() => busy)
    wire.requests.length = 0
    expect(await failureOf(mail().send(message))).toBe('busy')
    expect(wire.requests).toHaveLength(3)
  })

  it.each([
    ['quota', 400, 'Throttling', 'Daily message quota exceeded.'],
    ['credentials', 403, 'InvalidClientTokenId', 'The security token AKIASTANDIN is invalid.'],
    ['credentials', 403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match'],
    ['credentials', 403, 'AccessDenied', 'User arn:aws:iam::1:user/x is not authorized'],
    ['recipient', 400, 'MessageRejected', 'Email address is not verified: nora@example.com'],
    ['sender', 400, 'MessageRejected', `Email address is not verified: ${settings.from}, nora@example.com`],
    ['sender', 400, 'AccountSendingPausedException', 'Email sending is disabled.'],
    ['sender', 400, 'MailFromDomainNotVerifiedException', 'no'],
    ['refused', 400, 'InvalidParameterValue', 'it repeats nora@example.com'],
  ])('a refusal is tried once and classified: %s', async (failure, status, code, text) => {
    wire.answerWith(() => sesSays.error(status, code, text))
    expect(await failureOf(mail().send(message))).toBe(failure)
    expect(wire.requests).toHaveLength(1)
  })

  it('an unavailable service is tried three times', async () => {
    wire.answerWith(() => sesSays.error(503, 'ServiceUnavailable', 'no'))
    expect(await failureOf(mail().send(message))).toBe('unavailable')
    expect(wire.requests).toHaveLength(3)
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
      expect(await failureOf(mail().send(message))).toBe('unknown')
      expect(wire.requests).toHaveLength(1)
    },
  )

  it.each([
    ['silence', { kind: 'silence' }],
    ['half an answer', { kind: 'half', type: 'text/xml', body: '<SendEmailResponse><SendEmailResult>' }],
  ] as const)(
    'a message that may have been sent is not sent again: %s until the time limit',
    async (_, answer) => {
      const time = new AbortController()
      const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
      wire.answerWith(() => answer)
      const failure = failureOf(mail().send(message))
      await expect.poll(() => wire.requests.length).toBe(1)
      expect(limit).toHaveBeenCalledWith(patience.attemptMs)
      time.abort()
      expect(await failure).toBe('unknown')
      expect(wire.requests).toHaveLength(1)
    },
  )

  it('an unreachable service counts as not having received the message', async () => {
    const gone = await startFakeServer(() => ({ kind: 'silence' }))
    await gone.close()
    expect(await failureOf(sesMail({ ...settings, endpoint: gone.url }, patience).send(message))).toBe(
      'unavailable',
    )
  })

  it('a control character in a header is refused', async () => {
    for (const bad of ['\r\nBcc: x@example.com', '\n', '\0', '\u2028', '\u0085'])
      for (const broken of [
        { ...message, subject: `A${bad}` },
        { ...message, to: `a@example.com${bad}` },
      ])
        expect(await failureOf(mail().send(broken))).toBe('refused')
    expect(wire.requests).toHaveLength(0)
  })
})

describe("the sender's state is", () => {
  it('unreachable when nothing listens at the endpoint', async () => {
    const gone = await startFakeServer(() => ({ kind: 'silence' }))
    await gone.close()
    expect(await sesMail({ ...settings, endpoint: gone.url }).sender()).toBe('unreachable')
  })

  it.each([
    ['verified', { [settings.from]: 'Success' }],
    ['verified', { 'portal.example.com': 'Success', [settings.from]: 'Pending' }],
    ['unverified', { [settings.from]: 'Pending' }],
    ['unverified', {}],
  ])('%s', async (state, states: Record<string, string>) => {
    wire.answerWith(() => sesSays.verification(states))
    expect(await mail().sender()).toBe(state)
  })

  it.each([
    ['unasked', sesSays.error(403, 'AccessDenied', 'no')],
    ['refused', sesSays.error(403, 'SignatureDoesNotMatch', 'no')],
    ['silent', sesSays.error(500, 'InternalFailure', 'no')],
  ] as const)('%s', async (state, answer) => {
    wire.answerWith(() => answer)
    expect(await mail().sender()).toBe(state)
  })

  it.each([
    ['silence', { kind: 'silence' }],
    ['half an answer', { kind: 'half', type: 'text/xml', body: '<Get' }],
  ] as const)('silent after %s until the time limit', async (_, answer) => {
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    wire.answerWith(() => answer)
    const state = mail().sender()
    await expect.poll(() => wire.requests.length).toBe(1)
    time.abort()
    expect(await state).toBe('silent')
  })
})
