import type { ProofMethods } from '../domain/sign-in/factors'
import type { ProofOfWorkChallenge } from '../domain/sign-in/proof-of-work'
import type { EndedLink } from '../domain/sign-in/sign-in-links'

/** The error codes for programs; the sentence in `error` is for people. */
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
 * The body of every error answer. `fields` maps a form field to its error; `current` is the row as
 * it is now when somebody else has changed it (412); `challenge` is the proof of work that the
 * browser has to add (429); `link` is why a link no longer works (410), `remaining` how many wrong
 * answers it still allows (403); `methods` are the possible second factors of a sign-in (401);
 * `remainingAttempts` how many wrong passcodes a share link still allows (401).
 */
export type ErrorBody = {
  error: string
  code: ErrorCode
  fields?: Record<string, string>
  current?: unknown
  challenge?: ProofOfWorkChallenge
  link?: EndedLink
  remaining?: number
  methods?: ProofMethods
  remainingAttempts?: number
  requestId: string
}
