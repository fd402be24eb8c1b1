export { findMachine, tokenName } from './tokens'
