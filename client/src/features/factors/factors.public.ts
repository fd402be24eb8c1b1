export { ProofForm } from './proof-form'
export type { Proof } from './proof'
