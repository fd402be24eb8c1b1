import * as z from 'zod/v4/core'
import { endpoints, type ApiRoute } from '@shared/api'
import type { Endpoint } from '@shared/core/contract'
import { numbersFrom } from '../demo/demo-results'
import { asText, naughty } from './naughty'
import { soundPdf } from './pdfs'
import { tripletForm } from './triplets'

/** The parts of JSON Schema used here. */
type Shape = {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
type Shapes = { params?: Shape; query?: Shape; body?: Shape; files: readonly string[] }

export type FuzzedRequest = {
  route: ApiRoute
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array | FormData
}

const routes = Object.keys(endpoints) as ApiRoute[]
const shapeOf = (schema: z.$ZodType | undefined) =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
const shapes = new Map(
  routes.map((route): [ApiRoute, Shapes] => {
    const { params, query, body, files = [] }: Endpoint = endpoints[route]
    return [route, { params: shapeOf(params), query: shapeOf(query), body: shapeOf(body), files }]
  }),
)

const usualWords = [
  'Milk',
  'wheat flour, egg white',
  'Kim Example',
  '12.03.1980',
  '2026-02-30',
  'EF1',
  'What does a high result mean?',
  'correct horse battery',
  '+44 20 7946 0958',
  'true',
  'none',
  'completed',
  'Crème brûlée, œufs',
  'مرحبا ١٢',
  '👩‍👩‍👧‍👦',
  'a\u0301'.repeat(20),
]
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'x'.repeat(500),
  '',
]
const brokenJson = ['{', '[', '"', '{"a":', 'nul', '\u0000', '['.repeat(20_000), '', '1e999', '{"a":1}}']
const polluted = '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},'
const oddNames = [
  '',
  '../../x.csv',
  'a\u0000.csv',
  'x'.repeat(300) + '.csv',
  '.',
  'CON.csv',
  '名前.html',
  '"\r\n',
]

/**
 * A request that depends on `seed` alone. `emails` are those of existing users; `words` and `route`
 * may be set.
 */
export function fuzzedRequest(
  seed: number,
  {
    emails,
    words = usualWords,
    ...given
  }: { emails: readonly string[]; words?: readonly string[]; route?: ApiRoute },
): FuzzedRequest {
  const next = numbersFrom(seed)
  const chance = (share: number) => next() < share
  const whole = (low: number, high: number) => Math.floor(low + next() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => from[whole(0, from.length - 1)] as T

  const sized = (text: string, { minLength = 0, maxLength = 2_000 }: Shape) => {
    const length = chance(0.1) ? pick([minLength, maxLength]) : Math.max(minLength, text.length)
    return text.padEnd(length, 'abc ').slice(0, maxLength)
  }
  /** A valid value, or nearly: most patterns are ignored. */
  const good = (shape: Shape): unknown => {
    if ('const' in shape) return shape.const
    if (shape.enum) return pick(shape.enum)
    if (shape.anyOf) return good(pick(shape.anyOf))
    switch (shape.type) {
      case 'string':
        if (shape.format === 'email') return pick(emails)
        return /^\^\[1-9]/.test(shape.pattern ?? '') ? String(whole(1, 15)) : sized(pick(words), shape)
      case 'integer':
      case 'number': {
        const { minimum = 0, maximum = 100 } = shape
        return chance(0.1) ? pick([minimum, maximum]) : whole(minimum, Math.min(maximum, minimum + 15))
      }
      case 'boolean':
        return chance(0.5)
      case 'null':
        return null
      case 'array': {
        const least = shape.minItems ?? 0
        const length = whole(least, Math.min(shape.maxItems ?? 3, least + 3))
        return Array.from({ length }, () => good(shape.items ?? {}))
      }
      case 'object': {
        const kept = Object.entries(shape.properties ?? {}).filter(
          ([name]) => shape.required?.includes(name) === true || chance(0.6),
        )
        return Object.fromEntries(kept.map(([name, property]) => [name, good(property)]))
      }
      case undefined:
      default:
        return pick(naughty)
    }
  }
  /** A value with one fault somewhere in it. */
  const bad = (shape: Shape): unknown => {
    if (chance(0.15)) return pick(naughty)
    const value = good(shape)
    if (Array.isArray(value))
      return chance(0.3)
        ? Array.from({ length: (shape.maxItems ?? 500) + 1 }, () => value[0] as unknown)
        : [...(value as unknown[]), bad(shape.items ?? {})]
    if (typeof value === 'object' && value !== null) {
      const names = Object.keys(shape.properties ?? {})
      const name = names.length > 0 ? pick(names) : 'x'
      if (chance(0.2)) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
      const changed = { ...value, [name]: bad(shape.properties?.[name] ?? {}) }
      return chance(0.2) ? { ...changed, [pick(['role', 'id', 'toString', ''])]: pick(naughty) } : changed
    }
    if (typeof value === 'string')
      return pick([
        `${value}\u0000`,
        value.padEnd((shape.maxLength ?? 200) + 1, 'x'),
        `\ud800${value}`,
        0,
        [value],
      ])
    if (typeof value === 'number')
      return pick([
        (shape.minimum ?? 0) - 1,
        (shape.maximum ?? 1e9) + 1,
        value + 0.5,
        String(value),
        1e308,
        -0,
      ])
    return pick(naughty)
  }
  const drawn = (shape: Shape) => (chance(0.55) ? good(shape) : bad(shape))

  /** A malformed value may be a text, whose characters are not fields. */
  const fieldsOf = (shape: Shape): [string, unknown][] => {
    const value = drawn(shape)
    return typeof value === 'object' && value !== null ? Object.entries(value) : []
  }

  const pathOf = (pattern: string, { params }: Shapes) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => {
      const shape = params?.properties?.[name]
      if (chance(0.15)) return encodeURIComponent(asText(pick(naughty)).slice(0, 300)) || '%'
      if (shape && shape.type !== 'integer') return encodeURIComponent(asText(good(shape)))
      return chance(0.1) ? pick(['0', '-1', '2147483647', '2147483648', '1.5', '%']) : String(whole(1, 15))
    })
  const queryOf = ({ query }: Shapes) => {
    if (!query || chance(0.3)) return ''
    const pairs = fieldsOf(query).flatMap(([name, value]) => {
      const pair = `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(value))}`
      return chance(0.1) ? [pair, pair] : [pair]
    })
    if (chance(0.1))
      pairs.push(pick(['__proto__[role]=admin', 'q[a]=1', 'page[]=1', '%', '%ff=1', '&&=', 'a'.repeat(3000)]))
    return `?${pairs.join('&')}`
  }
  const formOf = ({ body, files }: Shapes) => {
    const fields = (body ? fieldsOf(body) : []).map(([name, value]) => [name, asText(value)])
    const isSound = files.length === 3 && chance(0.5)
    const form = isSound ? tripletForm({ sampleId: `FZ${whole(1, 40)}` }) : new FormData()
    for (const [name = '', value = ''] of fields) if (!isSound || chance(0.3)) form.set(name, value)
    if (isSound) return form
    for (const name of files) {
      if (chance(0.1)) continue
      const content = pick<string | Uint8Array>([
        'Food,Value\nMilk,12\n',
        'name,category\nOat milk,Dairy\n',
        '',
        '<!doctype html><p>Sample: EF1',
        '%PDF-1.4\n%%EOF',
        soundPdf(),
        Uint8Array.from({ length: whole(0, 2_000) }, () => whole(0, 255)),
        'x'.repeat(whole(0, 300_000)),
      ])
      const file = new Blob([content as BlobPart], { type: pick(['text/csv', 'text/html', 'image/png', '']) })
      form.append(
        chance(0.1) ? pick(['', '__proto__', 'x']) : name,
        file,
        chance(0.3) ? pick(oddNames) : 'a.csv',
      )
      if (chance(0.1)) form.append(name, file, 'again.csv')
    }
    return form
  }
  const jsonOf = (shape: Shape) => {
    if (chance(0.05)) return pick(brokenJson)
    const text = JSON.stringify(drawn(shape))
    if (chance(0.02)) return `{"x":"${'x'.repeat(300_000)}"}`
    return chance(0.05) && text.startsWith('{"') ? text.replace('{', polluted) : text
  }

  const route = given.route ?? pick(routes)
  const shape = shapes.get(route) ?? { files: [] }
  const [declared = '', pattern = ''] = route.split(' ')
  const method = chance(0.05) ? pick(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) : declared
  const request: FuzzedRequest = { route, method, path: pathOf(pattern, shape) + queryOf(shape), headers: {} }
  if (chance(0.1))
    request.headers['If-Match'] = pick(['"1"', '"2"', '*', 'W/"1"', '"', 'x'.repeat(3000), '"9e99"'])
  if (chance(0.05)) request.headers['Accept'] = pick(['text/event-stream', 'x'.repeat(2000), '*/*;q=nope'])
  if (chance(0.05))
    request.headers['Range'] = pick(['bytes=0-9', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'x'])
  if (chance(0.03)) request.headers['Sec-Fetch-Site'] = pick(['cross-site', 'same-origin', 'x'])
  if (chance(0.02)) request.headers['Content-Encoding'] = pick(['gzip', 'br', 'nonsense'])
  if (chance(0.02)) request.headers['X-Forwarded-For'] = pick(['203.0.113.9', 'x', '::1', ','.repeat(500)])
  if (method === 'GET' || method === 'HEAD') return request
  if (shape.files.length > 0 && chance(0.9)) return { ...request, body: formOf(shape) }
  if (shape.body || chance(0.1)) {
    request.body = jsonOf(shape.body ?? {})
    request.headers['Content-Type'] = chance(0.9) ? 'application/json' : pick(types)
  }
  return request
}
