import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the values of all authenticator apps: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000
/** A clock may be a step ahead or behind. */
const DRIFT = 1

export const SECRET_BYTES = 20

export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS)

/** The code of a step (RFC 4226, section 5.3): six digits. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** The step of a code near `now` and after `lastStep`; undefined when there is none. */
export function stepOf(secret: Uint8Array, code: string, now: number, lastStep: number): number | undefined {
  const present = stepAt(now)
  let found: number | undefined
  for (let step = present - DRIFT; step <= present + DRIFT; step++) {
    const isSame = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code.padEnd(6).slice(0, 6)))
    if (isSame && step > lastStep) found ??= step
  }
  return found
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, bits, kept] = ['', 0, 0]
  for (const byte of bytes) {
    kept = (kept << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += letters.charAt((kept >> (bits - 5)) & 31)
    kept &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters.charAt((kept << (5 - bits)) & 31) : text
}

/** The address in the QR code for an app; `account` is the name that the app shows. */
export function uriOf(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
