import { base64url } from 'jose'
import * as z from 'zod/mini'

const SCHEME = 'shlink:/'

const seconds = z.int().check(z.minimum(0))

/**
 * The payload of a SMART Health Link: `url` of the manifest, `key` of 32 bytes in base64url, `exp`
 * in seconds since 1970; `flag` contains `P` where a passcode is asked for.
 * Source: HL7 SMART Health Cards and Links, "Construct a SMART Health Link Payload".
 */
const linkPayload = z.object({
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(128)),
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  exp: z.optional(seconds),
  flag: z.optional(z.string()),
  label: z.optional(z.string().check(z.maxLength(80))),
  v: z.optional(z.literal(1)),
})
export type LinkPayload = z.output<typeof linkPayload>

/** The link as `shlink:/…`, to be put behind the `#` of a reader's address. */
export const encodeLink = (payload: LinkPayload): string => SCHEME + base64url.encode(JSON.stringify(payload))

/** The payload in a link, with or without a reader's address before it; undefined if damaged. */
export function decodeLink(link: string): LinkPayload | undefined {
  const start = link.indexOf(SCHEME)
  if (start === -1) return undefined
  try {
    const json = new TextDecoder().decode(base64url.decode(link.slice(start + SCHEME.length).trim()))
    return linkPayload.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
