import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorAnswers } from './errors'
import { receiveUpload } from './uploads'

let server: Server
let directory: string
beforeAll(async () => {
  const app = express()
  app.post('/', async (req, res) => {
    const { fields, files } = await receiveUpload(req, res, directory, ['file'])
    res.json({ fields, files: Object.keys(files) })
  })
  app.use(errorAnswers(pino({ level: 'silent' })))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pearwell-uploads-'))
  return () => rm(directory, { recursive: true, force: true })
})
afterAll(() => void server.close())

const head = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`

/** Sends the pieces with pauses and answers the status and the body. */
function post(
  pieces: (string | Buffer)[],
  pauseMs: number,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port: (server.address() as AddressInfo).port,
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', ...headers },
    })
    outgoing.on('response', (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject)
    void (async () => {
      for (const piece of pieces) {
        if (outgoing.destroyed || outgoing.writableEnded) return
        outgoing.write(piece)
        await new Promise((next) => setTimeout(next, pauseMs))
      }
      outgoing.end()
    })()
  })
}

describe('an upload', () => {
  it.each([
    ['without an end', [head('file'), 'x'.repeat(5000)], 400],
    ['with a file nobody asked for', [head('other'), 'x', '\r\n--b--\r\n'], 400],
    ['with the file twice', [head('file'), 'x', '\r\n', head('file'), 'y', '\r\n--b--\r\n'], 400],
    [
      'with a file that is too large',
      [head('file'), Buffer.alloc(10 * 1024 * 1024 + 1), '\r\n--b--\r\n'],
      413,
    ],
    [
      'with too many fields',
      [
        ...Array.from(
          { length: 30 },
          (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nv\r\n`,
        ),
        '--b--\r\n',
      ],
      400,
    ],
    [
      'with a field that is too long',
      ['--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n', 'x'.repeat(20_000), '\r\n--b--\r\n'],
      400,
    ],
    ['of noise', [Buffer.from(Array.from({ length: 3000 }, (_, n) => (n * 7919) % 256))], 400],
  ])('%s answers with an error sentence', async (_what, pieces, status) => {
    const answer = await post(pieces, 0)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: expect.stringMatching(/^[A-Z].*\.$/) as string })
  })

  it('a body that is no form answers 400', async () => {
    expect((await post(['{}'], 0, { 'Content-Type': 'application/json' })).status).toBe(400)
    expect((await post(['x'], 0, { 'Content-Type': 'multipart/form-data' })).status).toBe(400)
  })

  it('is not harmed by __proto__ as a field or a folder in a file name', async () => {
    const evil = '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nv\r\n'
    const file =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="../../../x.pdf"\r\n\r\nv\r\n--b--\r\n'
    const answer = await post([evil, file], 0)
    expect([200, 400]).toContain(answer.status)
    for (const name of await readdir(directory)) expect(name).toMatch(/^[0-9a-f-]{36}$/)
  })
})
