import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../database/embedded/start-error'

/**
 * A folder shared by the processes of a test run: the first one fills it as a draft, the others
 * wait for it.
 */
export async function sharedFolder(place: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const draft = `${place}.draft`
  while (!existsSync(place)) {
    try {
      mkdirSync(draft)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      await wait(50)
      continue
    }
    try {
      await fill(draft)
      renameSync(draft, place)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      throw error
    }
  }
  return place
}
