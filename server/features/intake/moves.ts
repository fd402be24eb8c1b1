import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files of a folder that go to `done/` or `failed/`, each under a name that is free there; `reason` goes with them. */
type Move = { names: { from: string; to: string }[]; reason?: { to: string; text: string } }

const note = /^\.moving-[\w-]+\.json$/

/**
 * Moves a triplet's files out of the folder. What is to be done is written down before, so that a kill between two files
 * leaves no triplet in halves: `finishMoves` goes on with it.
 */
export async function moveAway(
  folder: string,
  to: 'done' | 'failed',
  names: readonly string[],
  reason?: { name: string; text: string },
): Promise<void> {
  await mkdir(path.join(folder, to), { recursive: true })
  const all = reason ? [...names, reason.name] : names
  const number = await freeNumber(path.join(folder, to), all)
  const target = (name: string) => path.join(to, numbered(name, number))
  const move: Move = {
    names: names.map((name) => ({ from: name, to: target(name) })),
    ...(reason && { reason: { to: target(reason.name), text: `${reason.text}\n` } }),
  }
  const written = path.join(folder, `.moving-${randomUUID()}.json`)
  await writeFile(written, JSON.stringify(move))
  await carryOut(folder, move)
  await rm(written, { force: true })
}

/** Carries out what was written down and not finished. */
export async function finishMoves(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => note.test(each))) {
    const written = path.join(folder, name)
    const move = read(await readFile(written, 'utf8').catch(() => ''))
    if (move) await carryOut(folder, move)
    await rm(written, { force: true })
  }
}

/** Undefined for what was killed while it was written: nothing was moved yet. */
function read(text: string): Move | undefined {
  try {
    return JSON.parse(text) as Move
  } catch {
    return undefined
  }
}

async function carryOut(folder: string, { names, reason }: Move): Promise<void> {
  if (reason) await writeFile(path.join(folder, reason.to), reason.text)
  for (const { from, to } of names) {
    // What is there was moved: a file of the old name is a new one.
    if (await isThere(path.join(folder, to))) continue
    await rename(path.join(folder, from), path.join(folder, to)).catch((error: unknown) => {
      // Another intake of the same folder was faster.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
}

/** The first number under which all of the names are free. */
async function freeNumber(directory: string, names: readonly string[]): Promise<number> {
  const isTaken = async (number: number) =>
    (await Promise.all(names.map((name) => isThere(path.join(directory, numbered(name, number)))))).includes(
      true,
    )
  let number = 1
  while (await isTaken(number)) number++
  return number
}

/** `EF1_Anna.html`, `EF1_Anna (2).html`. */
function numbered(name: string, number: number): string {
  const { name: base, ext } = path.parse(name)
  return number === 1 ? name : `${base} (${number})${ext}`
}

const isThere = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  )
