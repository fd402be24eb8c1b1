import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'
import { vi } from 'vitest'

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

/**
 * Replaces `@node-rs/argon2` in server tests (vitest.config.ts): real hashes are slow on purpose.
 * The mock still receives the real cost options.
 */
export const hash = vi.fn<typeof argon2.hash>((password, options, signal) =>
  argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal),
)
export const verify = vi.fn<typeof argon2.verify>((...given) => argon2.verify(...given))
