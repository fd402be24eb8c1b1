import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '../config/project-root'
import { bundle } from './bundle'
import { visitor } from './visitor'

/** Number of workers of servers in tests and trials; most need only one. */
export const WORKERS = process.env['PEARWELL_WORKERS'] ?? '1'

let main = ''

/** Bundles the server once, for tests that run it as a separate process. */
export async function bundleServer(): Promise<void> {
  main ||= await bundle('main.ts', 'workers/worker.ts')
}

/**
 * Makes `startServer` run the build as `npm start` does, which includes threads that the test
 * bundle lacks.
 */
export function useBuild(): void {
  main = path.join(projectRoot, 'scripts', 'start.mjs')
}

/** `code` is null while it runs; `output` is what was printed until it was running or had ended. */
export type ServerProcess = { child: ChildProcess; output: string; url: string; code: number | null }

/**
 * Starts the bundled server and waits until it runs or has ended; `spawned` is called with the
 * process first.
 */
export function startServer(
  env: Record<string, string>,
  {
    spawned,
    words = [],
    flags = [],
    ...options
  }: {
    uid?: number
    gid?: number
    spawned?: (child: ChildProcess) => void
    words?: string[]
    /** Command-line flags of Node. */
    flags?: string[]
  } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, main, ...words], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      LOG_LEVEL: 'error',
      COLD_START: 'true',
      WORKERS,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    ...options,
  })
  spawned?.(child)
  let output = ''
  return new Promise((resolve) => {
    const done = (code: number | null) =>
      resolve({ child, output, url: /running at (\S+)/.exec(output)?.[1] ?? '', code })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('running at')) done(null)
      })
    child.once('exit', done)
  })
}

/**
 * A client that closes its connection after each answer, as a stop waits two seconds for open ones.
 */
export const caller = (url: string) => visitor(url, { Connection: 'close' })

/** Ends a server process and waits until it is gone. */
export async function stopServer(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return gone
}
