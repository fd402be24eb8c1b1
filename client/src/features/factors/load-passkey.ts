/** What talks to authenticators, loaded when it is wanted: nobody pays for it who types a password. */
export const loadPasskey = () => import('./passkey')
