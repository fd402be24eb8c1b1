/**
 * What somebody has proven in a session: their password, a link that was sent to them, or one of the second factors. A
 * passkey asks for its owner's finger, face or PIN, so it is both.
 */
export const provenBy = ['password', 'link', 'passkey', 'authenticator', 'recovery-code'] as const
export type ProvenBy = (typeof provenBy)[number]

export const secondFactors = ['passkey', 'authenticator', 'recovery-code'] as const satisfies ProvenBy[]

/** Whether a second factor was proven too. */
export const isWhole = (factors: readonly ProvenBy[]): boolean =>
  factors.some((factor) => (secondFactors as readonly ProvenBy[]).includes(factor))

/** What the portal asks of staff: nothing, that they may have a second factor, or that they have one from a day on. */
export const staffFactorModes = ['off', 'offered', 'required'] as const
export type StaffFactorMode = (typeof staffFactorModes)[number]

/**
 * What a session has to do before anything else, once staff need a second factor: set one up, or prove the one that the
 * account has.
 */
export const sessionNeeds = ['enrolment', 'second-factor'] as const
export type SessionNeed = (typeof sessionNeeds)[number]

/** What an account of staff is protected by beside its password. */
export const accountFactors = ['passkey', 'authenticator', 'none'] as const
export type AccountFactor = (typeof accountFactors)[number]

/** For so many minutes after a proof a dangerous act is not asked for another. */
export const ASSURED_MINUTES = 10

export const RECOVERY_CODES = 10

/** Six digits, as an app shows them, perhaps in groups; undefined for what cannot be a code. */
export function readDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** What `navigator.credentials.get` is asked with, in WebAuthn's JSON. No ids: whichever passkey the person picks. */
export type AssertionOptions = {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'required'
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[]
}

/** What somebody can prove themselves with; `passkey` is what the browser asks the authenticator with. */
export type ProofMethods = {
  password: boolean
  authenticator: boolean
  recoveryCode: boolean
  passkey: AssertionOptions | null
}
