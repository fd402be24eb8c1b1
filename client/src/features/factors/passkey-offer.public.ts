// Apart from what asks for a passkey: the sign-in loads this with its first form.
export { Or } from './or'
export { passkeysWork } from './passkeys-work'
