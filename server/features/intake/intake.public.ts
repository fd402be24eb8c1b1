export { intakeScan } from './scans'
export { importFolder } from './watched-folder'
export { addToken, findMachine, revokeToken, tokenName } from './tokens'
