/** The passkey library, loaded on demand so that password users do not download it. */
export const loadPasskey = () => import('./passkey')
