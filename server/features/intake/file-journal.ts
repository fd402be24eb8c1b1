import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ignoreError } from './held-folder'
import type { Journal, Move } from './moves'

/** A folder that only its owner may read, because file names contain names of people. */
export function fileJournal(folder: string): Journal {
  const placeOf = (id: string) => path.join(folder, `${id}.json`)
  return {
    note: async (move) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(placeOf(move.id), JSON.stringify(move), { mode: 0o600, flag: 'wx' })
    },
    open: async () => {
      const moves: Move[] = []
      for (const name of (await readdir(folder).catch(ignoreError('ENOENT'))) ?? []) {
        const text = await readFile(path.join(folder, name), 'utf8').catch(ignoreError('ENOENT'))
        const move = text === undefined ? undefined : parse(text)
        // A note cut off by a kill belongs to a move that has not begun.
        if (move) moves.push(move)
        else await rm(path.join(folder, name), { force: true })
      }
      return moves
    },
    strike: (id) => rm(placeOf(id), { force: true }),
  }
}

function parse(text: string): Move | undefined {
  try {
    return JSON.parse(text) as Move
  } catch {
    return undefined
  }
}
