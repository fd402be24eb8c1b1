import { execFileSync } from 'node:child_process'
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** A folder `drop` to import triplets from, and `outside`, which must stay untouched. */
export type Sandbox = {
  drop: string
  outside: string
  random: () => number
  /** Names in `drop` that are not files of a triplet and must stay. */
  odd: Set<string>
  /** Actions to run while a triplet is imported. */
  meanwhile: (() => void)[]
}

const kinds = ['html', 'pdf', 'csv'] as const
export const filesOf = (base: string) => kinds.map((kind) => `${base}.${kind}`)

/** Creates the sandbox; the files in `outside` look like those of a triplet. */
export function makeSandbox(place: string, random: () => number): Sandbox {
  const box = {
    drop: path.join(place, 'drop'),
    outside: path.join(place, 'outside'),
    random,
    odd: new Set<string>(),
    meanwhile: [],
  }
  for (const folder of [box.drop, box.outside]) mkdirSync(folder)
  for (const name of ['secret', ...filesOf('GD1_Good_One')])
    writeFileSync(path.join(box.outside, name), `outside: ${name}`)
  return box
}

/** Every file below a folder with mode, time and text; links are listed but not followed. */
export function snapshot(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const place = path.join(folder, name)
      const is = lstatSync(place)
      return `${name} ${is.mode} ${is.mtimeMs} ${is.isFile() ? readFileSync(place, 'utf8') : ''}`
    })
}

/** Paths of files of the good triplets with this text. */
export const whereIs = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('GD'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((place) => lstatSync(place).size < 1_000 && readFileSync(place, 'utf8') === text)

const pick = <T>(random: () => number, ...from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T
const isThere = (place: string) => lstatSync(place, { throwIfNoEntry: false }) !== undefined
const nameOf = ({ random }: Sandbox) => `HO${Math.floor(random() * 1e9)}`
const inDrop = (box: Sandbox, name: string) => path.join(box.drop, name)
const put = (box: Sandbox, ...names: string[]) => {
  for (const name of names) writeFileSync(inDrop(box, name), `hostile: ${name}`)
}

/** Creates a link, a pipe or a folder under this name. */
function putOdd(box: Sandbox, name: string): void {
  const place = inDrop(box, name)
  if (isThere(place)) return
  const make = pick(
    box.random,
    () => symlinkSync(path.join(box.outside, 'secret'), place),
    () => symlinkSync(box.outside, place),
    () => symlinkSync('nowhere', place),
    () => symlinkSync('GD1_Good_One.csv', place),
    () => symlinkSync(name, place),
    () => execFileSync('mkfifo', [place]),
    () => {
      mkdirSync(place)
      writeFileSync(path.join(place, 'GD1_Good_One.csv'), 'in a folder')
    },
  )
  make()
  const isOurs = (name === 'done' || name === 'failed') && lstatSync(place).isDirectory()
  if (!isOurs) box.odd.add(name)
}

function replace(box: Sandbox, name: string): void {
  rmSync(inDrop(box, name), { recursive: true, force: true })
  if (box.random() < 0.3) return
  putOdd(box, name)
  // The name may have been imported as a file before, so either outcome is right.
  box.odd.delete(name)
}

const good = filesOf('GD1_Good_One')
const notes: ((box: Sandbox) => unknown)[] = [
  () => ({}),
  () => null,
  () => [],
  () => 'x'.repeat(100_000),
  () => ({ names: null }),
  () => ({ names: [{ from: 1, to: {} }] }),
  () => ({ names: good.map((name) => ({ from: name, to: `../outside/${name}` })) }),
  ({ outside }) => ({ names: good.map((name) => ({ from: name, to: path.join(outside, `moved-${name}`) })) }),
  () => ({ names: [{ from: '../outside/secret', to: 'done/secret_From_Outside.csv' }] }),
  ({ outside }) => ({ names: [{ from: path.join(outside, 'secret'), to: 'failed/x_y.csv' }] }),
  () => ({ names: good.map((name) => ({ from: name, to: `done/../../outside/moved-${name}` })) }),
  () => ({ names: [], reason: { to: '../outside/reason.txt', text: 'written' } }),
  ({ outside }) => ({ names: [], reason: { to: path.join(outside, 'reason.txt'), text: 'written' } }),
]

/** What an attacker with write access to the folder could do. */
const tricks: ((box: Sandbox) => void)[] = [
  // Some or all files of a triplet are something else.
  (box) => {
    const files = filesOf(`${nameOf(box)}_Not_All`)
    const odd = pick(box.random, files.slice(0, 1), files.slice(1), files)
    put(box, ...files.filter((name) => !odd.includes(name)))
    for (const name of odd) putOdd(box, name)
  },
  // Notes of moves as an older version left them, with malicious content.
  (box) => {
    const name = `.moving-${nameOf(box)}.json`
    writeFileSync(inDrop(box, name), JSON.stringify(pick(box.random, ...notes)(box)))
    box.odd.add(name)
  },
  (box) => putOdd(box, `.moving-${nameOf(box)}.json`),
  // A valid note of a move, which is removed once its files are imported.
  (box) => {
    const to = pick(box.random, 'done', 'failed')
    const names = pick(box.random, good, good.slice(1)).map((name) => ({ from: name, to: `${to}/${name}` }))
    writeFileSync(inDrop(box, `.moving-${nameOf(box)}.json`), JSON.stringify({ names }))
  },
  // The folders that files are moved to.
  (box) => putOdd(box, pick(box.random, 'done', 'failed')),
  (box) => {
    const name = pick(box.random, 'done', 'failed')
    if (isThere(inDrop(box, name))) return
    writeFileSync(inDrop(box, name), 'a file')
    box.odd.add(name)
  },
  (box) => {
    const done = inDrop(box, 'done')
    if (isThere(done)) return
    mkdirSync(done)
    for (const name of good) {
      const place = path.join(done, name)
      if (box.random() < 0.5) symlinkSync(path.join(box.outside, 'secret'), place)
      else writeFileSync(place, 'there before')
    }
  },
  (box) => {
    const name = pick(
      box.random,
      '..\\..\\outside\\EF1_Back_Slash.csv',
      '\u001b[2J_\n_\r.html',
      `${'x'.repeat(200)}_${'y'.repeat(49)}.html`,
      '...csv',
      ' _ .pdf',
      '-rf_-rf.pdf',
      '__proto___x.html',
      'constructor_x.csv',
      '%2e%2e%2foutside_x.csv',
      '\u202eEF1_Good.csv',
      'e\u0301_e\u0301.html',
      'holiday.jpg',
      '.hidden',
      '.json',
    )
    put(box, name)
  },
  (box) => writeFileSync(Buffer.from(`${box.drop}/EF1_\xff\xfe.csv`, 'latin1'), 'a name that is no UTF-8'),
  (box) => put(box, ...filesOf(`${'n'.repeat(120)}${nameOf(box)}_${'y'.repeat(100)}`)),
  (box) => put(box, ...filesOf(`${nameOf(box)}_A_B`), `${nameOf(box)}_A_B.htm`),
  (box) => {
    const files = filesOf(`${nameOf(box)}_Odd_Size`)
    put(box, ...files)
    truncateSync(inDrop(box, pick(box.random, ...files)), pick(box.random, 0, 10 * 2 ** 20 + 1, 2 ** 40))
  },
  // A hard link to a file outside.
  (box) => {
    const files = filesOf(`${nameOf(box)}_Hard_Link`)
    put(box, ...files.slice(1))
    linkSync(path.join(box.outside, 'secret'), inDrop(box, files[0] ?? ''))
  },
  // Changes during the import.
  (box) => {
    const files = filesOf(`${nameOf(box)}_Soon_Gone`)
    put(box, ...files)
    box.meanwhile.push(() => replace(box, pick(box.random, ...files)))
  },
  (box) => {
    const files = filesOf(`${nameOf(box)}_Written_Over`)
    put(box, ...files)
    box.meanwhile.push(() => writeFileSync(inDrop(box, pick(box.random, ...files)), `again ${box.random()}`))
  },
  (box) => {
    const name = pick(box.random, 'done', 'failed')
    box.meanwhile.push(() => {
      if (box.odd.has(name)) return
      const place = inDrop(box, name)
      if (isThere(place)) renameSync(place, inDrop(box, `${name}-${box.random()}`))
      symlinkSync(box.outside, place)
      box.odd.add(name)
    })
  },
]

/** Applies up to eight random tricks. */
export function actHostile(box: Sandbox): void {
  const count = 1 + Math.floor(box.random() * 8)
  for (let n = 0; n < count; n++) pick(box.random, ...tricks)(box)
}
