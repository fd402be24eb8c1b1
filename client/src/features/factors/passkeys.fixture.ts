import type { Reply } from '@shared/api'
import type { AssertionOptions } from '@shared/domain/sign-in/factors'
import { onTestFinished, vi } from 'vitest'

const bytes = () => new Uint8Array([1, 2, 3]).buffer

const options: Reply<'POST /api/user/passkeys/options'> = {
  ...{ challenge: 'AQID', rp: { id: 'localhost', name: 'Pearwell' }, timeout: 300_000, attestation: 'none' },
  user: { id: 'AQID', name: 'helena@example.com', displayName: 'Helena Osei' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: {
    ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
}

const asked: AssertionOptions = {
  ...{ challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  allowCredentials: [],
}

const signed = () => ({
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key' },
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() },
  getClientExtensionResults: () => ({}),
})

/** How the user responds to the browser's passkey prompt. */
type Get = (options: CredentialRequestOptions) => Promise<unknown>

/** Fakes a browser with a passkey until the test ends; `fills`: also by autofill. */
export function mockPasskeys({
  get = () => Promise.resolve(signed()),
  fills = false,
}: { get?: Get; fills?: boolean } = {}) {
  const create = vi.fn(() =>
    Promise.resolve({
      ...{ id: 'AQID', rawId: bytes(), type: 'public-key' },
      response: { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => ['internal'] },
      getClientExtensionResults: () => ({}),
    }),
  )
  const got = vi.fn(get)
  const isConditionalMediationAvailable = () => Promise.resolve(fills)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(function PublicKeyCredential() {}, { isConditionalMediationAvailable }),
  )
  Object.defineProperty(navigator, 'credentials', { value: { create, get: got }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  return { create, get: got }
}
mockPasskeys.options = options
mockPasskeys.asked = asked
mockPasskeys.signed = signed
/** As the server receives it. */
mockPasskeys.assertion = {
  ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
  response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' },
}
/** Waits until it is aborted. */
mockPasskeys.undecided = ({ signal }: CredentialRequestOptions) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
