// Apart from the rest, which brings more than the sign-in has.
export { loadPasskey } from './load-passkey'
export { Or } from './or'
export { passkeysWork } from './passkeys-work'
export { useStopAsking } from './use-stop-asking'
