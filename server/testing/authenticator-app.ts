import { codeAt, stepAt } from '../features/factors/totp'

/**
 * The codes that an authenticator app shows for a base32 secret (spaces are ignored); `steps` is
 * the number of time steps from now.
 */
export function appWith(secret: string): (steps?: number) => string {
  const bits = secret
    .replace(/\s/g, '')
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  return (steps = 0) => codeAt(bytes, stepAt(Date.now()) + steps)
}
