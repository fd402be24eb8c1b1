import type { Actor } from './actor'

/** Who changes something of their own, and in which session. */
export type Own = { actor: Actor; idHash: string }

export const ownOf = ({ actor, signIn }: { actor: Actor; signIn: { idHash(): string } }): Own => ({
  actor,
  idHash: signIn.idHash(),
})
