import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { findPostmaster } from '../database/embedded/postmaster'
import { bundle } from './bundle'

const answer = z.object({
  url: z.string().default(''),
  how: z.string().default(''),
  where: z.string().default(''),
  logged: z.array(z.string()).default([]),
  failed: z.string().default(''),
})

type Starter = z.infer<typeof answer> & {
  /** Kills the process as a crash would; the machine goes on. */
  kill: () => Promise<void>
  stop: () => Promise<z.infer<typeof answer>>
}

let bundled: Promise<string> | undefined
/** The program that starts a database and reports the result. */
export const starterProgram = () => (bundled ??= bundle('testing/database-starter.ts'))

/** Starts the database of `dataDir` in its own Node process, as user `userId` if given. */
export async function startInProcess(dataDir: string, userId?: number): Promise<Starter> {
  const words = userId === undefined ? [dataDir] : [dataDir, String(userId)]
  const child = fork(await starterProgram(), words, { execArgv: [], stdio: 'inherit' })
  return {
    ...(await nextAnswer(child)),
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    stop: () => {
      child.send('stop')
      return nextAnswer(child)
    },
  }
}

async function nextAnswer(child: ChildProcess): Promise<z.infer<typeof answer>> {
  const [message] = (await once(child, 'message')) as unknown[]
  return answer.parse(message)
}

/** A temporary folder that every user can enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pearwell-launch-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Whether other users can enter a folder; a project in root's home folder is closed to them. */
export function othersMayEnter(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return folder === dirname(folder) || othersMayEnter(dirname(folder))
}

/** Stops the database server in `where` if it still runs, and removes the folders. */
export async function cleanUp(where: string, ...folders: string[]): Promise<void> {
  const data = join(where, 'data')
  const postmaster = await findPostmaster(data)
  if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGQUIT')
  while ((await findPostmaster(data)) !== undefined) await wait(20)
  for (const folder of [...folders, where]) rmSync(folder, { recursive: true, force: true })
}
