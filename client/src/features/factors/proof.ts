import type { Body } from '@shared/api'

/** A proof of identity as it is sent. */
export type Proof = Body<'POST /api/user/assure'>

export type ProofMethod = 'passkey' | 'code' | 'recovery' | 'password'
