import type { Request } from 'express'
import * as z from 'zod/v4/core'
import type { Endpoint } from '@shared/core/contract'
import { issueSentence, requiredSentence } from './issue-sentence'
import { Problem } from './problem'
import type { UploadedFile } from './uploads'

/** Path ids of endpoints without a params schema: whole numbers, as the types promise. */
export function idsOf(params: Request['params']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      if (!/^[1-9]\d{0,9}$/.test(String(text)) || Number(text) > 2_147_483_647)
        throw invalid({ [name]: 'must be a whole number' })
      return [name, Number(text)]
    }),
  )
}

/** Parses a value by its schema. Throws a Problem (400) with a message per invalid field. */
export function check(schema: z.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const read = z.safeParse(schema, value, { error: issueSentence })
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const { path, message } of read.error.issues)
    fields[path.join('.') || 'body'] ??=
      isBare(message) && isMissing(value, path) ? requiredSentence(path) : message
  throw invalid(fields)
}

/** Whether a message lacks its subject, as "must be a whole number". */
const isBare = (message: string) => /^[a-z]/.test(message)

const isMissing = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.length > 0 &&
  path.reduce((part: unknown, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value) ===
    undefined

/** Joins field messages into sentences, adding the field's name where there is no subject. */
function invalid(fields: Record<string, string>): Problem {
  const sentences = Object.entries(fields).map(([field, message]) =>
    isBare(message) ? `${field} ${message}` : message,
  )
  return new Problem('invalid', [...new Set(sentences)].slice(0, 3).join('. '), { fields })
}

export function requireFiles(endpoint: Endpoint, files: Record<string, UploadedFile>): void {
  const missing = (endpoint.files ?? []).filter((field) => !files[field])
  if (missing.length > 0)
    throw new Problem('invalid', endpoint.filesRequired ?? 'A file is missing.', {
      fields: Object.fromEntries(missing.map((field) => [field, 'is missing'])),
    })
}
