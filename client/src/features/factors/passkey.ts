import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { Body, Reply } from '@shared/api'
import type { AssertionOptions } from '@shared/domain/sign-in/factors'

type Assertion = Body<'POST /api/passkeys/sign-in'>['assertion']
type Attestation = Body<'POST /api/user/passkeys'>['attestation']

/** Whether the browser offers passkeys in a field's autofill. */
export const fillsPasskeys = browserSupportsWebAuthnAutofill

/** `byField` waits for a pick at a `webauthn` field, until another request ends the wait. */
export async function askForPasskey(optionsJSON: AssertionOptions, byField = false): Promise<Assertion> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: byField,
    // The field may be rendered later.
    verifyBrowserAutofillInput: false,
  })
  return { id, rawId, type, response }
}

/** Cancels the running passkey request. */
export const abortPasskeyPrompt = (): void => WebAuthnAbortService.cancelCeremony()

/** Asks the user to create a passkey. */
export async function makePasskey(
  optionsJSON: Reply<'POST /api/user/passkeys/options'>,
): Promise<Attestation> {
  const made = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** The message when the browser returned no passkey; undefined when the user cancelled. */
export function passkeyTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'Something went wrong. Please try again.'
  const code = error instanceof WebAuthnError ? error.code : undefined
  if (code === 'ERROR_CEREMONY_ABORTED') return undefined
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for your account.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys do not work at this address.'
  if (code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT')
    return 'This key cannot ask for a PIN, fingerprint or face. Please use another one.'
  if (error.name === 'NotAllowedError') return 'No passkey was used. Please try again.'
  return 'The browser could not use a passkey. Please try again.'
}
