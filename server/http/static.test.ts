import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenOnLoopback } from '../testing/loopback'
import { visitor, type Visitor } from '../testing/visitor'
import { errorAnswers } from './errors'
import { clientFiles } from './static'

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-static-'))
let server: Awaited<ReturnType<typeof listenOnLoopback>>
let visit: Visitor

beforeAll(async () => {
  for (const name of ['assets', 'food-pictures']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'index.html'), 'the page')
  writeFileSync(path.join(folder, 'share.html'), 'the page of a share link')
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'the script')
  const app = express().use(clientFiles(folder), errorAnswers(pino({ level: 'silent' })))
  server = await listenOnLoopback(createServer(app))
  visit = visitor(server.url)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

it('a file that a new build removed fails only its own answer', async () => {
  const gone = path.join(folder, 'gone.txt')
  writeFileSync(gone, 'soon gone')
  const app = express().use(clientFiles(folder))
  const other = await listenOnLoopback(createServer(app))
  const visitOther = visitor(other.url)
  rmSync(gone)
  await expect(visitOther.get('/gone.txt')).rejects.toThrow()
  expect((await visitOther.get('/')).text).toBe('the page')
  await other.close()
})

describe('the client', () => {
  it('is served with permanent caching for hashed assets and revalidation for the page', async () => {
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

  it('sends the page for a shared recipe, whose token has dots', async () => {
    expect((await visit.get('/r/12.20876.signature')).text).toBe('the page')
  })

  it('keeps shared recipes out of search engines', async () => {
    expect((await visit.get('/r/1.x')).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect((await visit.get('/terms')).headers.has('x-robots-tag')).toBe(false)
  })

  it.each(['/share', '/share/', '/share.html'])(
    'lets nobody keep the page of a share link at %s',
    async (place) => {
      const page = await visit.get(place)
      expect(page.text).toBe('the page of a share link')
      const kept = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => page.headers.get(name))
      expect(kept).toEqual(['no-store', 'noindex, nofollow', 'no-referrer'])
    },
  )

  it.each([
    '/assets/nope',
    '/assets/',
    '/assets/nope.js',
    '/%61ssets/nope',
    '/food-pictures/nope',
    '/nope.txt',
    '/.well-known/nope',
  ])('answers an uncacheable 404 at %s', async (place) => {
    const answer = await visit.get(place)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(answer.body).toMatchObject({ code: 'not-found' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('does not answer a %s with the page', async (method) => {
    for (const place of ['/', '/anything', '/assets/app-1a2b.js'])
      expect((await visit.send(method, place)).status).toBe(404)
  })
})
