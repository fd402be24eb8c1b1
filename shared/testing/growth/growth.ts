import { countNatives } from './native-steps'

/** The blocks of JavaScript that were entered since it was asked before. */
let blocksEntered: (() => number) | undefined
export function countBlocksWith(entered: () => number): void {
  blocksEntered = entered
}

/**
 * How many steps `run` takes, the same on every machine: blocks of JavaScript that are entered, in the
 * matching of regular expressions too, and what the language goes over in its own searches and copies of texts and lists.
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
 * How many times more steps `run` takes for what is twice as large: about 2 when they are linear in the size, about 4 when
 * they are quadratic, and above 2.5 once a quarter of them is. `made` gives the input of a size.
 */
export async function growth<T>(
  size: number,
  made: (size: number) => T,
  run: (input: T) => unknown,
): Promise<number> {
  // What is only made at the first use does not grow. Of another size: some remember what they were asked last.
  await run(made(Math.ceil(size / 2)))
  const [once, twice] = [made(size), made(2 * size)]
  const steps = await stepsOf(() => run(once))
  return (await stepsOf(() => run(twice))) / steps
}
