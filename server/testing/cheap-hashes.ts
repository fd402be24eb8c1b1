import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

/**
 * In the server's tests this is `@node-rs/argon2` (vitest.config.ts): a real hash takes its time on purpose, so each is
 * cheap, and what it was to cost is among what `hash` was given.
 */
export const hash = vi.fn<typeof argon2.hash>((password, options, signal) =>
  argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal),
)
export const verify = vi.fn<typeof argon2.verify>((...given) => argon2.verify(...given))
