import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { RefusedTriplet } from '../../features/intake/folder.public'
import { sendTo } from './send'

let server: Server | undefined
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

const file = (name: string) => ({ name, bytes: Buffer.from('x') })
const triplet = {
  sampleId: 'EF1',
  clientName: 'Anna Jones',
  files: {
    html: file('EF1_Anna_Jones.html'),
    pdf: file('EF1_Anna_Jones.pdf'),
    csv: file('EF1_Anna_Jones.csv'),
  },
}

/** Sends a triplet to a portal with these answers, of which the last repeats. */
async function send(...answers: [status: number, body: unknown][]) {
  let asked = 0
  server = createServer((request, response) => {
    const [status, body] = answers[Math.min(asked++, answers.length - 1)] ?? [500, {}]
    request.resume().on('end', () => response.writeHead(status).end(JSON.stringify(body)))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { signal } = new AbortController()
  const take = sendTo({ url, token: 't', patienceMs: 60_000, away: () => undefined, stopping: signal })
  const came = await take(triplet).catch((error: unknown) => error)
  return { came, asked }
}

it("stops with the portal's sentence when the token is refused", async () => {
  const { came, asked } = await send([401, { error: 'The token is not valid.' }])
  expect(came).toMatchObject({ message: 'The token is not valid.' })
  expect(came).not.toBeInstanceOf(RefusedTriplet)
  expect(asked).toBe(1)
})

it("gives up a triplet with the portal's sentence when it is refused", async () => {
  const { came } = await send([400, { error: 'The CSV file is empty. Please choose the right file.' }])
  expect(came).toBeInstanceOf(RefusedTriplet)
  expect(came).toMatchObject({ message: 'The CSV file is empty. Please choose the right file.' })
})

it.each([500, 503])('tries again after %i', async (status) => {
  const { came, asked } = await send([status, {}], [201, { sampleId: 'EF1' }])
  expect({ came, asked }).toEqual({ came: 'taken', asked: 2 })
})

it('gives up no triplet when the answer is not from Pearwell', async () => {
  for (const [status, body] of [
    [200, {}],
    [201, { sampleId: 'EF2' }],
    [302, {}],
    [404, {}],
  ] as const) {
    const { came } = await send([status, body])
    expect(came, String(status)).toBeInstanceOf(Error)
    expect(came, String(status)).not.toBeInstanceOf(RefusedTriplet)
    expect(came, String(status)).toMatchObject({ message: expect.stringContaining('PEARWELL_URL') as string })
    await new Promise((resolve) => server?.close(resolve))
  }
  server = undefined
})
