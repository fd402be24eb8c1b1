import { spawn, spawnSync } from 'node:child_process'

/** The version of the installed tesseract program; undefined if there is none. */
export function nativeVersion(): string | undefined {
  const { error, stdout } = spawnSync('tesseract', ['--version'], { encoding: 'utf8' })
  return error ? undefined : stdout.split('\n')[0]
}

const dataNames: Record<string, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' }
let listed: string | undefined

/** The name of the language's data; English where the program has none for it. */
function dataOf(language: string): string {
  listed ??= spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' }).stdout
  const name = dataNames[language] ?? 'eng'
  return listed.split('\n').includes(name) ? name : 'eng'
}

/** Reads a file in `language` with the tesseract program, on one thread. */
export const readNatively = (file: string, language: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = spawn('tesseract', [file, 'stdout', '--psm', '3', '-l', dataOf(language)], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const parts: Buffer[] = []
    program.stdout.on('data', (part: Buffer) => parts.push(part))
    program.once('error', reject)
    program.once('close', () => resolve(Buffer.concat(parts).toString()))
  })
