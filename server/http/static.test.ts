import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitor, type Visitor } from '../testing/visitor'
import { errorAnswers } from './errors'
import { clientFiles } from './static'

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-static-'))
const server = createServer()
let visit: Visitor

beforeAll(async () => {
  for (const name of ['assets', 'food-pictures']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'index.html'), 'the page')
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'the script')
  const app = express().use(clientFiles(folder), errorAnswers(pino({ level: 'silent' })))
  server.on('request', app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  visit = visitor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

it('a file that a new build has taken away ends its own answer, not the server', async () => {
  const gone = path.join(folder, 'gone.txt')
  writeFileSync(gone, 'soon gone')
  const app = express().use(clientFiles(folder))
  const other = createServer(app)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const visitOther = visitor(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  rmSync(gone)
  await expect(visitOther.get('/gone.txt')).rejects.toThrow()
  expect((await visitOther.get('/')).text).toBe('the page')
  other.closeAllConnections()
  other.close()
})

describe('the client', () => {
  it('keeps a hashed asset for good, and asks for the page each time', async () => {
    const asset = await visit.get('/assets/app-1a2b.js')
    expect([asset.text, asset.headers.get('cache-control')]).toEqual([
      'the script',
      'public, max-age=31536000, immutable',
    ])
    for (const place of ['/', '/admin/reports', '/assets']) {
      const page = await visit.get(place)
      expect([page.text, page.headers.get('cache-control')]).toEqual(['the page', 'no-cache'])
    }
    expect((await visit.send('HEAD', '/admin/reports')).status).toBe(200)
  })

  it.each([
    '/assets/nope',
    '/assets/',
    '/assets/nope.js',
    '/%61ssets/nope',
    '/food-pictures/nope',
    '/nope.txt',
  ])('has no page at %s, and nobody keeps that', async (place) => {
    const answer = await visit.get(place)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(answer.body).toMatchObject({ code: 'not-found' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('does not answer a %s with the page', async (method) => {
    for (const place of ['/', '/anything', '/assets/app-1a2b.js'])
      expect((await visit.send(method, place)).status).toBe(404)
  })
})
