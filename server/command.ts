export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs a command with the words it was given. Where it fails, a StartError's sentence or the error's stack is said, and the exit code is 1. */
export function runCommand(run: (words: string[]) => Promise<void>): void {
  run(process.argv.slice(2)).catch((error: unknown) => {
    const known = error instanceof Error && error.name === 'StartError'
    process.stderr.write(
      `${error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
    )
    process.exitCode = 1
  })
}
