import * as z from 'zod/mini'
import { parseDate } from '../domain/dates'
import { onOneLine } from '../domain/one-line'

const maxInt4 = 2_147_483_647

/** A row's id as it stands in a path or query: digits only, as wide as a Postgres integer. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'must be a whole number')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(maxInt4, 'must be a whole number'))),
)

/** A row's id in a JSON body. */
export const id = z
  .int('must be a whole number')
  .check(z.minimum(1, 'must be a whole number'), z.maximum(maxInt4))

/** Text without NUL, which Postgres cannot store, and no longer than a person would type. */
export const text = (max = 500) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `must be at most ${max} characters`),
      z.regex(/^[^\0]*$/, 'must not contain the NUL character'),
    )

/**
 * Refuses what breaks a line, and every other control character. It comes before what trims, so that one at the ends is
 * refused as well: nobody types it there. `what` begins the sentence.
 */
export const unbroken = (what: string) =>
  z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, `${what} must be one line without control characters`)

/** Text that stands in file names, subjects and lines of lists, so that no line may break in it. */
export const name = (what: string, max: number) =>
  z.string().check(unbroken(what), z.trim(), z.maxLength(max, `must be at most ${max} characters`))

/** Text that is put on one line. */
export const line = (max = 500) => text(max).check(z.overwrite(onOneLine))

/** An email address, trimmed and lower-cased, with the sentence the screen in question shows for a bad one. */
export const email = (message: string) =>
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, message), z.email(message))

/** A moment: a `Date` on the server, ISO 8601 text on the wire. */
export const moment = z.pipe(
  z.date(),
  z.pipe(
    z.transform((at: Date) => at.toISOString()),
    z.string(),
  ),
)

/** Paging of a list: `page` from 1, `pageSize` rows (1 to 200, 100 when not given). */
export const paging = {
  page: z._default(idText, 1),
  pageSize: z._default(idText.check(z.maximum(200, 'must be at most 200')), 100),
}

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date('must be a day such as 2026-11-23')

/** A day as a person types it (see parseDate), `YYYY-MM-DD` once read, null when empty; `message` when it cannot be read. */
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
