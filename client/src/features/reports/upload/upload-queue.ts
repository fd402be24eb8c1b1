/** Works off items in order, a few at a time. */
export type UploadQueue<T> = {
  /** Adds items; the promise resolves when nothing is left or everything was dropped. */
  add: (items: readonly T[]) => Promise<void>
  /** Drops and returns waiting items, one or all; running ones continue. */
  drop: (which?: (item: T) => boolean) => T[]
}

/** Works on `width` items at a time; a `work` that throws counts as done. */
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
      // `work` reports its own errors.
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
