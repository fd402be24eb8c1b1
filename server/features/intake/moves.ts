import { randomUUID } from 'node:crypto'
import { lstat, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, seenAt, ignoreError, writeNew } from './held-folder'

/** Seen files that move to `done/` or `failed/` under new names; `reason` is added there. */
export type Move = {
  id: string
  to: 'done' | 'failed'
  files: { name: string; mark: string; as: string }[]
  reason?: { as: string; text: string }
}

/** Its notes are obeyed, so who may only write into the folder must not write here. */
export type Journal = {
  note(move: Move): Promise<void>
  open(): Promise<Move[]>
  strike(id: string): Promise<void>
}

/** A file that could not be moved, and its target. */
export type Stuck = { name: string; to: Move['to'] }

/** Moves a triplet's files; noted first, so that `finishMoves` can continue after a kill. */
export async function moveAway(
  at: string,
  journal: Journal,
  to: Move['to'],
  files: readonly { name: string; mark: string }[],
  reason?: { name: string; text: string },
): Promise<Stuck[]> {
  const names = [...files, ...(reason ? [reason] : [])].map(({ name }) => name)
  const number = await freeNumber(path.join(at, to), names)
  const move: Move = {
    id: randomUUID(),
    to,
    files: files.map(({ name, mark }) => ({ name, mark, as: numbered(name, number) })),
    ...(reason && { reason: { as: numbered(reason.name, number), text: `${reason.text}\n` } }),
  }
  await journal.note(move)
  return carryOut(at, journal, move)
}

/** Carries out the noted moves. */
export async function finishMoves(at: string, journal: Journal): Promise<Stuck[]> {
  const stuck: Stuck[] = []
  for (const move of await journal.open()) stuck.push(...(await carryOut(at, journal, move)))
  return stuck
}

async function carryOut(at: string, journal: Journal, { id, to, files, reason }: Move): Promise<Stuck[]> {
  const left = await leftOf(at, files)
  try {
    if (left.length > 0)
      await inMade(path.join(at, to), async (target) => {
        if (reason) await writeNew(path.join(target, reason.as), reason.text)
        for (const { name, as } of left)
          if (!(await isThere(path.join(target, as))))
            await rename(path.join(at, name), path.join(target, as)).catch(ignoreError('ENOENT'))
      })
  } catch {
    return (await leftOf(at, files)).map(({ name }) => ({ name, to }))
  }
  await journal.strike(id)
  return []
}

/** Missing files were moved already; overwritten ones are not part of the move. */
async function leftOf(at: string, files: Move['files']): Promise<Move['files']> {
  const left: Move['files'] = []
  for (const file of files) if ((await seenAt(path.join(at, file.name)))?.mark === file.mark) left.push(file)
  return left
}

/** The lowest number with which all names are free; 1 for an unreadable folder. */
async function freeNumber(place: string, names: readonly string[]): Promise<number> {
  const free = async (target: string) => {
    const isFree = async (number: number) => {
      for (const name of names) if (await isThere(path.join(target, numbered(name, number)))) return false
      return true
    }
    let number = 1
    while (!(await isFree(number))) number++
    return number
  }
  return inMade(place, free).catch(() => 1)
}

/** As `inFolder`, but creates a missing folder. */
async function inMade<T>(place: string, use: (at: string) => Promise<T>): Promise<T> {
  await mkdir(place).catch(ignoreError('EEXIST'))
  return inFolder(place, use)
}

/** `EF1_Anna.html`, `EF1_Anna (2).html`. */
function numbered(name: string, number: number): string {
  const { name: base, ext } = path.parse(name)
  return number === 1 ? name : `${base} (${number})${ext}`
}

export const isThere = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  )
