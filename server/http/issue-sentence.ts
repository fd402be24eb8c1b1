import * as z from 'zod/v4/core'

const kinds: Record<string, { said: string; empty?: unknown }> = {
  string: { said: 'must be text', empty: '' },
  number: { said: 'must be a number' },
  int: { said: 'must be a whole number' },
  boolean: { said: 'must be true or false' },
  array: { said: 'must be a list', empty: [] },
  object: { said: 'must be an object' },
}

/** The default message for an invalid value; a missing one gets that of an empty one. */
export const issueSentence: z.$ZodErrorMap = (issue) => {
  const kind = kinds[String(issue.expected)]
  if (issue.input === undefined && issue.path?.length)
    return sentenceOfEmpty(issue.inst as z.$ZodType | undefined, kind?.empty) ?? requiredSentence(issue.path)
  if (issue.code === 'invalid_type') return kind?.said ?? 'is not of the right type'
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.filter((value) => value !== '').join(', ')}`
  if (issue.code === 'invalid_union') {
    // Of the alternatives in a union, explain the first that is more than a fixed value.
    const firsts = issue.errors.map(([first]) => first)
    const explained = firsts.find((first) => first?.code !== 'invalid_value') ?? firsts[0]
    if (!explained?.path.length || !/^[a-z]/.test(explained.message)) return explained?.message
    const value = (issue.input as Record<PropertyKey, unknown> | undefined)?.[explained.path[0] ?? '']
    return value === undefined
      ? requiredSentence(explained.path)
      : `${explained.path.join('.')} ${explained.message}`
  }
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`
  return 'is not valid'
}

function sentenceOfEmpty(schema: z.$ZodType | undefined, empty: unknown): string | undefined {
  if (!schema || empty === undefined) return undefined
  const [issue] = z.safeParse(schema, empty, { error: () => '' }).error?.issues ?? []
  return issue?.message || undefined
}

/** "First name is required", for the field at a path. */
export function requiredSentence(path: readonly PropertyKey[]): string {
  const name = String(path.findLast((part) => typeof part === 'string') ?? path.at(-1))
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} is required`
}
