export { takeInFolder } from './watched-folder'
export { findMachine, tokenName } from './tokens'
