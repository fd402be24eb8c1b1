/** Works off items in the order in which they come, a few at a time. */
export type UploadQueue<T> = {
  /** Adds items; the promise is kept when nothing is left to do, or all has been stopped. */
  add: (items: readonly T[]) => Promise<void>
  /** Drops what waits, one item or everything, and gives it back; what is being worked on goes on. */
  drop: (which?: (item: T) => boolean) => T[]
}

/**
 * A queue that does `width` items at a time. `work` should deal with its own errors: one that throws counts as done
 * and stops nothing else.
 */
export function uploadQueue<T>(width: number, work: (item: T) => Promise<void>): UploadQueue<T> {
  let waiting: T[] = []
  let running = 0
  let idle: (() => void)[] = []

  function advance() {
    while (running < width && waiting.length > 0) {
      const [item, ...rest] = waiting
      waiting = rest
      running += 1
      void run(item as T)
    }
    if (running > 0) return
    const told = idle
    idle = []
    for (const tell of told) tell()
  }

  async function run(item: T) {
    try {
      await work(item)
    } catch {
      // The work has its own way to say what went wrong.
    }
    running -= 1
    advance()
  }

  return {
    add: (items) =>
      new Promise((resolve) => {
        waiting = [...waiting, ...items]
        idle.push(resolve)
        advance()
      }),
    drop: (which = () => true) => {
      const dropped = waiting.filter(which)
      waiting = waiting.filter((item) => !dropped.includes(item))
      return dropped
    },
  }
}
