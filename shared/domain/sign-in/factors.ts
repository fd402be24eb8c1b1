/** A passkey also asks for its owner's finger, face or PIN, so it counts as both factors. */
export const provenBy = ['password', 'link', 'passkey', 'authenticator', 'recovery-code'] as const
export type ProvenBy = (typeof provenBy)[number]

export const secondFactors = ['passkey', 'authenticator', 'recovery-code'] as const satisfies ProvenBy[]

/** Whether the session is fully authenticated: a second factor was proven too. */
export const isFullyAuthenticated = (factors: readonly ProvenBy[]): boolean =>
  factors.some((factor) => (secondFactors as readonly ProvenBy[]).includes(factor))

/** The rule for staff: no second factor, an optional one, or a required one from a day on. */
export const staffFactorModes = ['off', 'offered', 'required'] as const
export type StaffFactorMode = (typeof staffFactorModes)[number]

/** Once staff need a second factor: set one up, or prove the existing one. */
export const sessionRequirements = ['enrolment', 'second-factor'] as const
export type SessionRequirement = (typeof sessionRequirements)[number]

/** The second factor of a staff account. */
export const accountFactors = ['passkey', 'authenticator', 'none'] as const
export type AccountFactor = (typeof accountFactors)[number]

/** For so many minutes after a proof, step-up authentication is not asked again. */
export const STEP_UP_MINUTES = 10

export const RECOVERY_CODES = 10

/** Six digits, as an app shows them, also in groups; undefined for anything else. */
export function readDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** For `navigator.credentials.get`, as WebAuthn's JSON; without ids: any passkey fits. */
export type AssertionOptions = {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'required'
  allowCredentials: { id: string; type: 'public-key'; transports: string[] }[]
}

/** How a user can prove their identity; `passkey` are the options for the authenticator. */
export type ProofMethods = {
  password: boolean
  authenticator: boolean
  recoveryCode: boolean
  passkey: AssertionOptions | null
}
