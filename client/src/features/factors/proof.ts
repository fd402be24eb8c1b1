import type { Body } from '@shared/api'

/** What somebody proves themselves with, as it is sent. */
export type Proof = Body<'POST /api/user/assure'>

export type Way = 'passkey' | 'code' | 'recovery' | 'password'
