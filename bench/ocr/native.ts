import { spawn, spawnSync } from 'node:child_process'

/** The version of the tesseract program on this machine, or undefined where there is none. */
export function nativeVersion(): string | undefined {
  const { error, stdout } = spawnSync('tesseract', ['--version'], { encoding: 'utf8' })
  return error ? undefined : stdout.split('\n')[0]
}

/** What the tesseract program reads in a file, on one thread. */
export const readNatively = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = spawn('tesseract', [file, 'stdout', '--psm', '3'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const parts: Buffer[] = []
    program.stdout.on('data', (part: Buffer) => parts.push(part))
    program.once('error', reject)
    program.once('close', () => resolve(Buffer.concat(parts).toString()))
  })
