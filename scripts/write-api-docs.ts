// Writes docs/api.md from the contracts and the policy; with --check, fails when the file is not up
// to date.
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { format } from 'oxfmt'
import { endpoints, type ApiRoute } from '../shared/api'
import type { Endpoint } from '../shared/core/contract'
import { PARTS, PARTS_BITS } from '../shared/domain/sign-in/proof-of-work'
import { endpointsOfScope, needsStepUp, policy, type Rule } from '../shared/policy'

const file = 'docs/api.md'

function whoMay(rule: Rule): string {
  if (rule === 'public') return 'everybody'
  const reach = { all: 'all', assigned: 'assigned', own: 'own', no: '–' }
  return `admin ${reach[rule.admin]}, practitioner ${reach[rule.practitioner]}, client ${reach[rule.client]}`
}

type Json = {
  type?: string
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
  enum?: unknown[]
  const?: unknown
  required?: string[]
}

/** A schema in one line: `{ id: integer, notes?: string }`. */
function shape(schema: Json): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(shape).join(' or ')
  if (schema.type === 'array') return `[${schema.items ? shape(schema.items) : ''}]`
  if (schema.properties) {
    const mark = (name: string) => (schema.required?.includes(name) ? '' : '?')
    const fields = Object.entries(schema.properties).map(
      ([name, field]) => `${name}${mark(name)}: ${shape(field)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  return schema.type ?? 'any'
}

function describe(schema: z.core.$ZodType, io: 'input' | 'output'): string {
  return `\`${shape(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json)}\``
}

function section([route, endpoint]: [string, Endpoint]): string {
  const may = whoMay(policy[route as ApiRoute])
  const fresh = needsStepUp(route as ApiRoute, {}) ? '; asks for a fresh proof' : ''
  const lines = [`### ${route}`, '', endpoint.summary, '', `- May: ${may}${fresh}`]
  if (endpoint.query) lines.push(`- Query: ${describe(endpoint.query, 'input')}`)
  if (endpoint.body)
    lines.push(`- ${endpoint.files ? 'Text fields' : 'Body'}: ${describe(endpoint.body, 'input')}`)
  if (endpoint.files)
    lines.push(`- Files (multipart): ${endpoint.files.map((name) => `\`${name}\``).join(', ')}`)
  const reply =
    endpoint.reply === 'empty'
      ? 'nothing'
      : endpoint.reply === 'file'
        ? 'the bytes'
        : describe(endpoint.reply, 'output')
  lines.push(`- Answers ${endpoint.status ?? (endpoint.reply === 'empty' ? 204 : 200)}: ${reply}`)
  if (endpoint.toMachine)
    lines.push(`- Answers a machine with a token: ${describe(endpoint.toMachine, 'output')}`)
  if (endpoint.etag)
    lines.push('- Kept by the browser, and asked for with `If-None-Match`: 304 when nothing has changed')
  if (endpoint.errors) lines.push(`- Further errors: ${endpoint.errors.join(', ')}`)
  return lines.join('\n')
}

const intro = `# The portal's calls

Generated from the contracts in \`shared/features\` and the matrix in \`shared/policy.ts\` by \`npm run docs:api\`.

Bodies are JSON unless noted; the session is a cookie. A machine sends \`Authorization: Bearer TOKEN\` instead, which decides
whatever cookie comes beside it: 401 when the token is unknown or revoked, 403 on every call but \`${Object.values(endpointsOfScope).flat().join('`, `')}\`. Signed out: 401 on everything that is not for everybody. What a
person may not reach answers 404, as if it were not there. Every error body is
\`{ error, code, fields?, challenge?, methods?, remaining?, requestId }\`: \`error\` is a sentence to show, \`code\` is for programs, \`fields\`
says what is wrong with which field. Ids are whole numbers; anything else is 400.

A call may name the account that it is meant for, \`X-Account: USER_ID\`, as every page of the portal does. Where the session is
another's by then, it is answered 409 \`other-account\` and changes nothing. Without the header, and by a machine, nothing is asked.

A \`challenge: { token, bits }\` (429, of \`POST /api/login\`) is met once, within five minutes, for the same email and from the
same network or known browser, by \`proof: { token, nonces }\` with ${PARTS} numbers: for each \`part\` from 0 on one with which
SHA-256(SHA-256(token) + part + number) begins with \`bits - ${PARTS_BITS}\` zero bits, where part and number are 4 bytes each, the
highest first.

Where staff have a second factor, a right password answers 401 \`second-factor\` with \`methods\`, and a cookie for the five
minutes in which \`POST /api/login/second\` is awaited. What asks for a fresh proof answers 401 \`assure\` later than ten minutes
after the last one; \`POST /api/user/assure\` gives it, and the call is made again. (A client's account is added without.)
Where the portal requires a second factor of staff and the session has proven none, every call but those that lead to one
answers 403 \`factor-needed\`, and \`GET /api/user\` says in \`needs\` which way it is.

A request may bring 256 kB beside its files (16 kB where it is for everybody), whether or not the call has a body; 413
ends the connection. It has 30 s, and as long again as its size needs at 10 kB/s, to come whole (408). Six calls of an
account run at once and 400 more wait; beyond that 429 says with \`Retry-After\` when to try again.`

const { code: text } = await format(file, [intro, ...Object.entries(endpoints).map(section)].join('\n\n'), {
  printWidth: 110,
})
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not up to date: run npm run docs:api`)
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
