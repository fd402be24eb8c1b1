import type { Reach } from '@shared/policy'
import type { Actor } from './actor'

declare const granted: unique symbol

/**
 * How far this actor reaches through the current endpoint. Queries for rows of people require one,
 * and only `grantScope`, called where the policy is enforced, creates it.
 */
export type Scope = Readonly<{ actor: Actor; reach: Exclude<Reach, 'no'>; [granted]: true }>

export function grantScope(actor: Actor, reach: Exclude<Reach, 'no'>): Scope {
  return { actor, reach } as Scope
}
