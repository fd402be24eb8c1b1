import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user the database runs as; empty for the user that runs Node. */
export type RunAs = { uid: number; gid: number } | { uid?: undefined; gid?: undefined }

/** PostgreSQL refuses to run as root. This user exists on every system. */
export const nobody = { uid: 65534, gid: 65534 }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The nearest folder above `path` that `user` cannot enter; undefined when there is none. */
export function closedFolder(path: string, user: RunAs): string | undefined {
  if (user.uid === undefined || user.uid === 0) return undefined
  for (let folder = existsSync(path) ? realpathSync(path) : path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { uid, gid, mode } = statSync(folder)
      const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
      if ((mode & needed) === 0) return folder
    }
    if (folder === dirname(folder)) return undefined
  }
}

/** Makes folders with mode 0755 under any umask; returns the real path. Throws. */
export function makeFolder(path: string): string {
  const first = mkdirSync(path, { recursive: true })
  if (first !== undefined) {
    for (let folder = path; folder.length >= first.length; folder = dirname(folder)) chmodSync(folder, 0o755)
  }
  return realpathSync(path)
}
