import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './loopback'

/** One answer on the wire. */
export type FakeAnswer =
  | { kind: 'answer'; status: number; type: string; body: string; afterMs?: number }
  /** Receives the request and never answers. */
  | { kind: 'silence' }
  /** Receives the request and closes the connection. */
  | { kind: 'hang-up' }
  /** Begins a correct answer and never ends it. */
  | { kind: 'half'; type: string; body: string }

export type FakeRequest = { path: string; authorization: string; form: URLSearchParams; raw: string }

/** A fake of a vendor's server on loopback; `answerWith` sets what each request gets. */
export type FakeServer = {
  url: string
  requests: FakeRequest[]
  answerWith(answer: (request: FakeRequest) => FakeAnswer): void
  close(): Promise<void>
}

export async function startFakeServer(first: (request: FakeRequest) => FakeAnswer): Promise<FakeServer> {
  const requests: FakeRequest[] = []
  let answer = first
  const server = createServer((req, res) => void serve(req, res))

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part as Buffer)
    const raw = Buffer.concat(parts).toString('utf8')
    const request = {
      path: req.url ?? '',
      authorization: req.headers.authorization ?? '',
      form: new URLSearchParams(raw),
      raw,
    }
    requests.push(request)
    await give(res, answer(request))
  }

  return {
    ...(await listenOnLoopback(server)),
    requests,
    answerWith: (next) => {
      answer = next
    },
  }
}

async function give(res: ServerResponse, answer: FakeAnswer): Promise<void> {
  switch (answer.kind) {
    case 'silence':
      return
    case 'hang-up':
      res.destroy()
      return
    case 'half':
      res.writeHead(200, { 'content-type': answer.type, 'content-length': String(answer.body.length * 2) })
      res.write(answer.body)
      return
    case 'answer':
      if (answer.afterMs) await new Promise((resolve) => setTimeout(resolve, answer.afterMs))
      res.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  }
}

const xml = (status: number, body: string, afterMs?: number): FakeAnswer => ({
  kind: 'answer',
  status,
  type: 'text/xml',
  body,
  afterMs,
})
const json = (status: number, body: unknown): FakeAnswer => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})

/** Answers of Amazon SES. */
export const sesSays = {
  sent: (id: string, afterMs?: number) =>
    xml(
      200,
      `<SendEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendEmailResult><MessageId>${id}</MessageId></SendEmailResult><ResponseMetadata><RequestId>r-1</RequestId></ResponseMetadata></SendEmailResponse>`,
      afterMs,
    ),
  error: (status: number, code: string, message: string) =>
    xml(
      status,
      `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r-1</RequestId></ErrorResponse>`,
    ),
  verification: (states: Record<string, string>) =>
    xml(
      200,
      `<GetIdentityVerificationAttributesResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><GetIdentityVerificationAttributesResult><VerificationAttributes>${Object.entries(
        states,
      )
        .map(
          ([identity, state]) =>
            `<entry><key>${identity}</key><value><VerificationStatus>${state}</VerificationStatus></value></entry>`,
        )
        .join(
          '',
        )}</VerificationAttributes></GetIdentityVerificationAttributesResult><ResponseMetadata><RequestId>r-1</RequestId></ResponseMetadata></GetIdentityVerificationAttributesResponse>`,
    ),
}

/** Answers of Twilio. */
export const twilioSays = {
  queued: (sid: string) => json(201, { sid, status: 'queued', error_code: null }),
  error: (status: number, code: number, message: string) =>
    json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
}
