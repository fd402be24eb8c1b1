import type { Actor } from './actor'

/** The request that changes something of one's own: who, and under which session. */
export type Own = { actor: Actor; idHash: string }

export const ownOf = ({ actor, signIn }: { actor: Actor; signIn: { idHash(): string } }): Own => ({
  actor,
  idHash: signIn.idHash(),
})
