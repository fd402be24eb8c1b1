import type { Role } from '@shared/core/roles'
import type { SessionRequirement } from '@shared/domain/sign-in/factors'
import type { TokenScope } from '@shared/domain/sign-in/token-scopes'

/** A program that uses a token and acts for no person. */
export type Machine = { tokenId: number; scopes: TokenScope[] }

/** Who calls, for the audit: the account, or the token of a program. */
export const byOf = ({ actor, machine }: Caller) =>
  machine ? { actorId: null, fields: [`token:${machine.tokenId}`] } : { actorId: actor.id }

type Caller = { actor: { id: number }; machine?: undefined } | { actor?: undefined; machine: Machine }

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
