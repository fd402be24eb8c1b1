import { countNatives } from './native-steps'

/** The blocks of JavaScript that were entered since the last call. */
let blocksEntered: (() => number) | undefined
export function countBlocksWith(entered: () => number): void {
  blocksEntered = entered
}

/**
 * How many steps `run` takes, the same on every machine: entered blocks of JavaScript, in matching
 * regular expressions too, and the items that built-in searches and copies of texts and lists go
 * over.
 */
export async function stepsOf(run: () => unknown): Promise<number> {
  if (!blocksEntered) throw new Error('Steps are counted in files called *.growth.test.ts.')
  let steps = 0
  const restore = countNatives((more) => (steps += more))
  blocksEntered()
  try {
    await run()
    return steps + blocksEntered()
  } finally {
    restore()
  }
}

/**
 * How many times more steps `run` takes for twice the input: about 2 when linear, about 4 when
 * quadratic, and above 2.5 once a quarter of the steps is quadratic. `made` builds the input of a
 * size.
 */
export async function growth<T>(
  size: number,
  made: (size: number) => T,
  run: (input: T) => unknown,
): Promise<number> {
  // A first run fills the caches, which do not grow; of another size, as some cache the last input.
  await run(made(Math.ceil(size / 2)))
  const [once, twice] = [made(size), made(2 * size)]
  const steps = await stepsOf(() => run(once))
  return (await stepsOf(() => run(twice))) / steps
}
