import type { Role } from '@shared/core/roles'
import type { SessionRequirement } from '@shared/domain/sign-in/factors'
import type { TokenScope } from '@shared/domain/sign-in/token-scopes'

/** A program that uses a token and acts for no person. */
export type Machine = { tokenId: number; scopes: TokenScope[] }

/** The person behind a request, as the session's one query reads them. */
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
  /** What the session must do before anything else. */
  needs: SessionRequirement | null
}
