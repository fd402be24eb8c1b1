import { MAX_RECIPIENTS } from '@shared/domain/messaging/message-limits'
import { recipient } from '@shared/features/messaging'

export type Added = {
  to: string[]
  /** The text that could not be added, as typed. */ rest: string
  error?: string
}

/** Adds recipients separated by commas, semicolons or spaces, without duplicates. */
export function addRecipients(to: readonly string[], typed: string): Added {
  const next = [...to]
  const known = new Set(to.map((address) => address.toLowerCase()))
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '')
  for (const [place, word] of words.entries()) {
    const read = recipient.safeParse(word)
    const rest = words.slice(place).join(' ')
    if (!read.success) return { to: next, rest, error: read.error.issues[0]?.message }
    if (known.has(word.toLowerCase())) continue
    if (next.length >= MAX_RECIPIENTS)
      return { to: next, rest, error: `At most ${MAX_RECIPIENTS} recipients` }
    known.add(word.toLowerCase())
    next.push(word)
  }
  return { to: next, rest: '' }
}

/** The recipients who did not get an email by the server's `unsent.N`; undefined without that. */
export function unsentOf(to: readonly string[], fields: Record<string, string>): string[] | undefined {
  const unsent = to.filter((_, place) => fields[`unsent.${place}`] !== undefined)
  return unsent.length > 0 ? unsent : undefined
}
