import type { ProofMethods } from '../domain/factors'
import type { Challenge } from '../domain/proof-of-work'
import type { EndedLink } from '../domain/sign-in-links'

/** What a program may tell apart in an error answer; the sentence beside it is for people. */
export const errorCodes = [
  'invalid',
  'signed-out',
  'wrong-credentials',
  'second-factor',
  'assure',
  'cross-site',
  'forbidden',
  'factor-needed',
  'not-found',
  'conflict',
  'other-account',
  'gone',
  'stale',
  'too-large',
  'unsupported',
  'no-range',
  'too-slow',
  'too-many',
  'busy',
  'no-space',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/**
 * The body of every error answer. `fields` maps a form field to what is wrong with it; `current` is the row as it is now
 * when somebody else has changed it (412); `challenge` is what the browser has to do before it asks again (429); `link`
 * is why a link opens nothing any more (410), `remaining` how many wrong answers it still bears (403); `methods` is what the
 * second step of a sign-in can be taken with (401).
 */
export type ErrorBody = {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  current?: unknown
  challenge?: Challenge
  link?: EndedLink
  remaining?: number
  methods?: ProofMethods
  requestId: string
}
