import { setTimeout as wait } from 'node:timers/promises'
import type { Presence } from './presence'
import { startError } from './start-error'

/** A server that ends this soon has failed; MOST_SHORT of these in a row end the attempts. */
const SHORT_MS = 1_000
const MOST_SHORT = 25
/** Failed starts in a row, with a pause between, that end the attempts. */
const MOST_FAILED = 5
const PAUSE_MS = 1_000

type Keeping = {
  /** The folder of the database, for error messages. */
  where: string
  bringBack: () => Promise<Presence>
  /** Called with the error to end with. */
  onGiveUp: (error: Error) => void
}

/** Restarts the server when the presence ends; the result stops that and returns it. */
export function restartWhenEnded(
  first: Presence,
  { where, bringBack, onGiveUp }: Keeping,
): () => Promise<Presence> {
  let present = first
  let isWatching = true
  let returning = Promise.resolve()
  let short = 0

  const watch = (presence: Presence) => {
    present = presence
    const since = performance.now()
    const ended = () => {
      if (!isWatching) return
      short = performance.now() - since < SHORT_MS ? short + 1 : 0
      if (short < MOST_SHORT) returning = tryAgain()
      else
        onGiveUp(
          startError(`The database in ${where} stops as soon as it has started: see server.log there.`),
        )
    }
    if (presence.socket.destroyed) ended()
    else presence.client.once('end', ended)
  }

  const tryAgain = async () => {
    for (let failed = 1; isWatching; failed++) {
      try {
        return watch(await bringBack())
      } catch (error) {
        if (failed === MOST_FAILED) return onGiveUp(error as Error)
        await wait(PAUSE_MS)
      }
    }
  }

  watch(first)
  return async () => {
    isWatching = false
    await returning
    return present
  }
}
