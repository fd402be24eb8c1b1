import type { Role } from '@shared/core/roles'
import type { SessionNeed } from '@shared/domain/factors'
import type { TokenScope } from '@shared/domain/token-scopes'

/** A program that calls with a token, in nobody's name. */
export type Machine = { tokenId: number; scope: TokenScope }

/** The person a call is made by, as the session's one query brings them. */
export type Actor = {
  id: number
  role: Role
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string
  createdAt: Date
  isActive: boolean
  clientId: number | null
  practitionerId: number | null
  licensed: boolean
  /** What the session has to do before anything else. */
  needs: SessionNeed | null
}
