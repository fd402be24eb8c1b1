// Apart from the rest, which brings more than the sign-in has.
export { loadPasskey } from './load-passkey'
