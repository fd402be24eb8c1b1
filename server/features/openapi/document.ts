import * as z from 'zod/v4/core'
import { endpoints, type ApiRoute } from '@shared/api'
import type { Endpoint } from '@shared/core/contract'
import { errorCodes } from '@shared/core/errors'
import { endpointsOfScope, needsStepUp, policy, type Rule } from '@shared/policy'
import { statusOf } from '../../http/problem'
import { description } from './description'
import { examples } from './examples'

type Json = { [key: string]: unknown }

/** Schemas with a name of their own, by the call that answers with them. */
const named: Record<string, z.$ZodType> = namesOf({
  Report: 'GET /api/reports/:id',
  ReportRow: 'GET /api/reports',
  Receipt: 'POST /api/reports/fhir',
  Client: 'GET /api/clients/:id',
  User: 'GET /api/user',
  Plan: 'GET /api/trial',
  Food: 'GET /api/allergens',
  Verdict: 'GET /api/verdict',
  Webhook: 'GET /api/webhooks',
  Delivery: 'GET /api/webhooks/:id/deliveries',
  MachineToken: 'GET /api/machine-tokens',
  Settings: 'GET /api/settings',
  Status: 'GET /api/system/status',
})

function namesOf(routes: Record<string, ApiRoute>): Record<string, z.$ZodType> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([name, route]) => {
      const { reply }: Endpoint = endpoints[route]
      return typeof reply === 'object' ? [[name, rowOf(reply)]] : []
    }),
  )
}

/** The row in a list, or the value that may be null. */
function rowOf(schema: z.$ZodType): z.$ZodType {
  const { def } = schema._zod as unknown as {
    def: { type: string; element?: z.$ZodType; innerType?: z.$ZodType }
  }
  const inside = def.type === 'array' ? def.element : def.type === 'nullable' ? def.innerType : undefined
  return inside ? rowOf(inside) : schema
}

/**
 * Every call in the contracts as OpenAPI 3.1; `cookie` is the name of the session's cookie.
 * @see https://spec.openapis.org/oas/v3.1.1
 */
export function openApiDocument({ version, cookie }: { version: string; cookie: string }): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const schemas: Json = { Problem: problem }
  /** Inside an object, where zod writes a reference to a named schema. */
  const output = (schema: z.$ZodType): unknown => {
    const inside = new z.$ZodObject({ type: 'object', shape: { it: schema } })
    const written = z.toJSONSchema(inside, {
      io: 'output',
      unrepresentable: 'any',
      metadata: registry,
    }) as Json
    for (const [id, one] of Object.entries((written['$defs'] ?? {}) as Json)) schemas[id] ??= placed(one)
    return placed((written['properties'] as Json)['it'])
  }
  const paths: Record<string, Json> = {}
  for (const [route, endpoint] of Object.entries(endpoints) as [ApiRoute, Endpoint][]) {
    const [method = '', path = ''] = route.split(' ')
    const place = path.replace(/:(\w+)/g, '{$1}')
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(route, endpoint, output) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pearwell', version, description },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: {
        Problem: {
          description: 'Why nothing was done.',
          content: { 'application/json': { schema: ref('Problem') } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'The cookie of POST /api/login.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A machine token, made under Settings.' },
      },
    },
  }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Moves references from zod's place to OpenAPI's, and drops what only zod needs. */
function placed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(placed)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      if (key === '$schema' || key === '$defs' || (key === 'id' && typeof value === 'string')) return []
      if (key === '$ref') return [[key, String(value).replace('#/$defs/', '#/components/schemas/')]]
      return [[key, placed(value)]]
    }),
  )
}

const input = (schema: z.$ZodType) =>
  placed(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as {
    properties?: Record<string, Json>
    required?: string[]
  }

const problem: Json = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for people.' },
    code: { enum: [...errorCodes], description: 'For programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by field.',
    },
    current: { description: 'The row as it is now (412).' },
    challenge: { type: 'object', description: 'The proof of work to add (429).' },
    link: { type: 'string', description: 'Why a link no longer works (410).' },
    remaining: { type: 'integer' },
    remainingAttempts: { type: 'integer' },
    methods: { type: 'object', description: 'The second factors to choose from (401).' },
    requestId: { type: 'string', description: 'To find the request in the log.' },
  },
}

function operation(route: ApiRoute, endpoint: Endpoint, output: (schema: z.$ZodType) => unknown): Json {
  const rule: Rule = policy[route]
  const scopes = Object.entries(endpointsOfScope).flatMap(([scope, routes]) =>
    (routes as readonly string[]).includes(route) ? [scope] : [],
  )
  const request = requestOf(route, endpoint)
  return {
    operationId: operationId(route),
    tags: [tagOf(route.split(' ')[1] ?? '')],
    summary: endpoint.summary,
    description: mayText(route, rule),
    security: rule === 'public' ? [] : [{ session: [] }, ...(scopes.length > 0 ? [{ token: scopes }] : [])],
    parameters: parametersOf(route, endpoint),
    ...(request && { requestBody: request }),
    responses: responsesOf(route, endpoint, output),
  }
}

const words = (path: string) => path.replace(/^\/api\//, '').split(/[/.-]/)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `GET /api/reports/:id/fhir` is `getReportsByIdFhir`. */
function operationId(route: ApiRoute): string {
  const [method = '', path = ''] = route.split(' ')
  const parts = words(path).map((word) =>
    word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word),
  )
  return method.toLowerCase() + parts.join('')
}

const tagOf = (path: string): string => words(path)[0] ?? ''

function mayText(route: ApiRoute, rule: Rule): string {
  if (rule === 'public') return 'For everybody.'
  const reaches = { all: 'all rows', assigned: 'their assigned clients', own: 'their own rows' }
  const may = Object.entries(rule).flatMap(([role, reach]) =>
    reach === 'no' ? [] : [`${role}s (${reaches[reach]})`],
  )
  const fresh = needsStepUp(route, {}) ? ' Asks for a fresh proof of who it is.' : ''
  return `For ${may.join(', ')}.${fresh}`
}

function parametersOf(route: ApiRoute, { params, query }: Endpoint): Json[] {
  const inPath = params && input(params).properties
  const path = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: inPath?.[name] ?? { type: 'integer', minimum: 1 },
  }))
  const { properties = {}, required = [] } = query ? input(query) : {}
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...path, ...fields]
}

function requestOf(route: ApiRoute, { body, files, filesRequired, raw }: Endpoint): Json | undefined {
  const example = examples[route]?.request
  const shown = example === undefined ? {} : { example }
  if (raw)
    return {
      required: true,
      content: Object.fromEntries(
        raw.types.map((type) => [
          type,
          { schema: /json/.test(type) ? { type: 'object' } : { type: 'string' }, ...shown },
        ]),
      ),
    }
  if (files) {
    const { properties = {}, required = [] } = body ? input(body) : {}
    const bytes = files.map((name) => [
      name,
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ])
    const schema = {
      type: 'object',
      properties: { ...properties, ...(Object.fromEntries(bytes) as Json) },
      required: [...required, ...(filesRequired ? files : [])],
    }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return body && { required: true, content: { 'application/json': { schema: input(body), ...shown } } }
}

function responsesOf(route: ApiRoute, endpoint: Endpoint, output: (schema: z.$ZodType) => unknown): Json {
  const { reply, toMachine, status, media = ['application/octet-stream'], errors = [] } = endpoint
  const refused = new Map<number, string[]>()
  for (const code of errors) refused.set(statusOf[code], [...(refused.get(statusOf[code]) ?? []), code])
  const example = examples[route]?.response
  const content =
    reply === 'empty'
      ? undefined
      : reply === 'file'
        ? Object.fromEntries(media.map((type) => [type, {}]))
        : {
            'application/json': {
              schema: toMachine ? { anyOf: [output(reply), output(toMachine)] } : output(reply),
              ...(example !== undefined && { example }),
            },
          }
  const problems = [...refused].map(([code]) => [String(code), { $ref: '#/components/responses/Problem' }])
  return {
    [status ?? (reply === 'empty' ? 204 : 200)]: { description: 'Done.', ...(content && { content }) },
    ...(Object.fromEntries(problems) as Json),
    default: { $ref: '#/components/responses/Problem' },
  }
}
