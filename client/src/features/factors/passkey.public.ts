// Separate from the rest, which is larger than the sign-in needs.
export { loadPasskey } from './load-passkey'
