export { intakeLook } from './looks'
export { takeInFolder } from './watched-folder'
export { addToken, findMachine, revokeToken, tokenName } from './tokens'
