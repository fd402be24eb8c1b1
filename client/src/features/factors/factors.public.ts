export { ProofWays } from './proof-ways'
export type { Proof } from './proof'
