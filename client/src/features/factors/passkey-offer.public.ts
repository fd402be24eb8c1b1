// Separate from the passkey code, because the sign-in loads this with its first form.
export { Or } from './or'
export { supportsPasskeys } from './supports-passkeys'
