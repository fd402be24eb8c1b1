import type { Reach } from '@shared/policy'
import type { Actor } from './actor'

declare const granted: unique symbol

/** How far an actor reaches through this endpoint; only `grantScope` creates one. */
export type Scope = Readonly<{ actor: Actor; reach: Exclude<Reach, 'no'>; [granted]: true }>

export function grantScope(actor: Actor, reach: Exclude<Reach, 'no'>): Scope {
  return { actor, reach } as Scope
}
