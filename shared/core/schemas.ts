import * as z from 'zod/mini'
import { parseDate } from '../domain/text/dates'
import { onOneLine } from '../domain/text/one-line'

const maxInt4 = 2_147_483_647

/** A row's id in a path or query: digits only, within a Postgres integer. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'must be a whole number')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(maxInt4, 'must be a whole number'))),
)

/** A row's id in a JSON body. */
export const id = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be a whole number'), z.maximum(maxInt4))

/** Text without NUL, which Postgres cannot store, of at most `max` characters. */
export const text = (max = 500) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `must be at most ${max} characters`),
      z.regex(/^[^\0]*$/, 'must not contain the NUL character'),
    )

/** Refuses control characters; use before trimming to refuse those at the ends too. */
export const unbroken = (what: string) =>
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${what} must be one line without control characters`)

/** Text for file names, subjects and lists, so without line breaks. */
export const name = (what: string, max: number) =>
  z.string().check(unbroken(what), z.trim(), z.maxLength(max, `must be at most ${max} characters`))

/** Text that is joined to one line. */
export const line = (max = 500) => text(max).check(z.overwrite(onOneLine))

/** An email address, trimmed and in lower case; `message` is the error of the screen. */
export const email = (message: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message))

/** A moment: a `Date` on the server, ISO 8601 text in JSON. */
export const moment = z.pipe(
  z.date(),
  z.pipe(
    z.transform((at: Date) => at.toISOString()),
    z.string(),
  ),
)

/** Paging of a list: `page` from 1, `pageSize` rows (1 to 200, default 100). */
export const paging = {
  page: z._default(idText, 1),
  pageSize: z._default(idText.check(z.maximum(200, 'must be at most 200')), 100),
}

export const day = z.iso.date('must be a day such as 2026-11-23')

/** A typed day (see parseDate): `YYYY-MM-DD`, null when empty, `message` if unparsed. */
export const typedDay = (message: string) =>
  z.pipe(
    text(30),
    z.pipe(
      z.transform((typed: string, context) => {
        const day = typed === '' ? null : parseDate(typed)
        if (day === undefined) context.issues.push({ code: 'custom', input: typed, message })
        return day ?? null
      }),
      z.nullable(z.string()),
    ),
  )
