import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/v4/core'
import { type ApiRoute, endpoints } from '@shared/api'
import type { Endpoint } from '@shared/core/contract'
import { readBundle } from '@shared/domain/fhir/received-bundle'
import { decodeMessage } from '@shared/domain/hl7/message'
import { readLaboratoryMessage } from '@shared/domain/hl7/read-laboratory-message'
import { projectRoot } from '../../config/project-root'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import { scratch } from '../../testing/scratch'
import { tripletForm } from '../../testing/triplets'
import { openApiDocument } from './document'
import { examples } from './examples'

type Operation = { operationId: string; responses: Record<string, unknown>; security: unknown[] }
const document = openApiDocument({ version: '1.0.0', cookie: 'sid' }) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

let portal: Portal
let admin: Person
beforeAll(async () => {
  portal = await startPortal()
  admin = await portal.person('admin')
})
afterAll(() => portal.close())

it('the document is valid OpenAPI 3.1, with the contracts’ names', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
  for (const name of ['Plan', 'Report', 'Problem', 'Webhook'])
    expect(Object.keys(document.components.schemas)).toContain(name)
  expect(JSON.stringify(document)).toContain('"$ref":"#/components/schemas/Report"')
})

it('every call of the contract is in the document, under an id of its own', () => {
  const written = Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${place.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(written.sort()).toEqual(Object.keys(endpoints).sort())
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

it('an example is a body that its call takes, or an answer that it gives', () => {
  const texts: Partial<Record<ApiRoute, (request: unknown) => unknown>> = {
    'POST /api/reports/fhir': readBundle,
    'POST /api/reports/hl7': (text) =>
      readLaboratoryMessage(decodeMessage(Buffer.from(text as string)).message),
  }
  for (const [route, { request, response }] of Object.entries(examples) as [
    ApiRoute,
    (typeof examples)[ApiRoute] & object,
  ][]) {
    const { body, reply }: Endpoint = endpoints[route]
    if (request !== undefined) {
      const read = texts[route] ?? ((value: unknown) => z.parse(body as z.$ZodType, value))
      expect(() => read(request), route).not.toThrow()
    }
    if (response !== undefined)
      expect(z.safeParse(reply as z.$ZodType, response).error, route).toBeUndefined()
  }
})

it('is served to everybody, and its page with scripts to administrators', async () => {
  const answer = await portal.stranger().get('/api/openapi.json')
  expect(Object.keys((answer.body as typeof document).paths)).toEqual(Object.keys(document.paths))
  const page = await admin.visit.get('/api/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const [, file = ''] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await admin.visit.get(file)).status).toBe(200)
  expect(page.text).not.toMatch(/https?:|style=|<script>/)
})

/** Uses the generated types, so that the compiler checks what it reads. */
const program = `import createClient from 'openapi-fetch'
import type { paths } from './portal'

export async function run(baseUrl: string, email: string, password: string, form: FormData) {
  const portal = createClient<paths>({ baseUrl })
  const signedIn = await portal.POST('/api/login', { body: { email, password } })
  const cookies = signedIn.response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const headers = { Cookie: cookies.join('; ') }
  const sent = await portal.POST('/api/reports/multi-file', {
    headers,
    body: form as never,
    bodySerializer: (body: unknown) => body,
  })
  const id = sent.data?.id ?? 0
  const read = await portal.GET('/api/reports/{id}', { headers, params: { path: { id } } })
  const refused = await portal.GET('/api/reports/{id}', { params: { path: { id } } })
  return {
    sampleId: read.data?.sampleId.toUpperCase(),
    levels: read.data?.results.map(({ level }) => level),
    refused: refused.error?.code,
  }
}
`

it('a client generated from it compiles, signs in, uploads a triplet and reads it back', async () => {
  const folder = mkdtempSync(path.join(scratch, 'client-'))
  const types = astToString(await openapiTypes(structuredClone(document) as never))
  writeFileSync(path.join(folder, 'portal.ts'), types)
  writeFileSync(path.join(folder, 'use.ts'), program)
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc')
  const options =
    '--strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 --types node'
  execFileSync(process.execPath, [compiler, ...options.split(' '), 'use.ts'], { cwd: folder })
  const { run } = (await import(path.join(folder, 'use.js'))) as {
    run: (...words: unknown[]) => Promise<object>
  }
  const found = await run(portal.url, admin.email, testPassword, tripletForm({ sampleId: 'oa1' }))
  rmSync(folder, { recursive: true })
  expect(found).toEqual({
    sampleId: 'OA1',
    levels: ['high', 'high', 'moderate', 'low'],
    refused: 'signed-out',
  })
})
