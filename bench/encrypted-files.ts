// Measures the cost of encryption: opening a PDF of 10 MB and storing a triplet, encrypted and
// plain in turn within one run.
// npm run bench:encrypted-files [-- ROUNDS, 20]
import { mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileKinds, openFileStore } from '../server/adapters/files/file-store'
import { readAll } from '../server/adapters/files/storage'

const [rounds = 20] = process.argv.slice(2).map(Number)
const dataDir = await mkdtemp(path.join(tmpdir(), 'pearwell-bench-'))
const store = await openFileStore(dataDir)
const bytes = { html: randomBytes(200_000), pdf: randomBytes(10 * 1024 * 1024), csv: randomBytes(20_000) }
const middle = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Writes the upload's files as they are on arrival. */
async function arrive(): Promise<string> {
  const directory = await store.make()
  for (const kind of fileKinds) await writeFile(path.join(directory, kind), bytes[kind])
  return directory
}

/** The path without encryption: arrived files are renamed and flushed. */
async function keepPlain(): Promise<string> {
  const [directory, folder] = [await arrive(), randomUUID()]
  for (const kind of fileKinds) {
    await readFile(path.join(directory, kind))
    await rename(path.join(directory, kind), path.join(directory, `report.${kind}`))
    await flush(path.join(directory, `report.${kind}`))
  }
  await flush(directory)
  await rename(directory, path.join(dataDir, 'reports', folder))
  await flush(path.join(dataDir, 'reports'))
  return folder
}

async function keepEncrypted() {
  const directory = await arrive()
  for (const kind of fileKinds) await readFile(path.join(directory, kind))
  await store.remove(directory)
  return store.keep(bytes)
}

async function flush(target: string): Promise<void> {
  const handle = await open(target)
  await handle.sync()
  await handle.close()
}

const times = { 'open, plain': [], 'open, sealed': [], 'keep, plain': [], 'keep, sealed': [] } as Record<
  string,
  number[]
>

const plain = await keepPlain()
const sealed = await keepEncrypted()
for (let round = 0; round < rounds; round++)
  for (const [what, work] of Object.entries({
    'open, plain': async () => readAll(await store.open(plain, 'pdf', undefined)),
    'open, sealed': async () => readAll(await store.open(sealed.folder, 'pdf', sealed.key)),
    'keep, plain': async () => store.discard(await keepPlain()),
    'keep, sealed': async () => store.discard((await keepEncrypted()).folder),
  }))
    times[what]?.push(await timed(work))
for (const [what, all] of Object.entries(times)) console.log(`${what}: ${middle(all).toFixed(1)} ms`)

await rm(dataDir, { recursive: true })
