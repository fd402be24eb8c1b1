// Learns from the ways of asking which intent a question has, and writes what the assistant loads: dist/intents/weights.bin.
// Only where its inputs have changed since; the same inputs give the same bytes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { weighedQuestion } from '../server/features/assistant/understand/classify'
import { subjects } from '../server/features/assistant/understand/intents'
import { packed, ROW_BITS, unpacked, weightsFile } from '../server/features/assistant/understand/weights'
import { projectRoot } from '../server/project-root'
import { drawing, type Example, mixed, sharesOf, teach } from './fit'

const ROUNDS = 6
/** Training takes no longer than this. */
const MOST_MS = 300_000
const ROWS = 2 ** ROW_BITS
/** Of each intent every so many-th way is held back, to see what the others have taught. */
const HELD_BACK = 10
/** So much of what was held back has to be understood; below it a build is worth nothing. */
const FLOOR = 0.5
/** A weight of fewer steps tells nothing. */
const LEAST_STEPS = 1
const MOST_STEPS = 127
/** An emergency that is missed teaches so much more than one that is none. */
const GRAVE = 4
const emergency = 'none.emergency'

/** All that what is learnt depends on. */
const inputs = [
  'server/features/assistant/ways-of-asking',
  'server/features/assistant/understand',
  'server/features/foods/reference',
  'shared/domain/food-matcher',
  'shared/domain/fold.ts',
  'scripts/fit.ts',
  'scripts/train-intents.ts',
]

function stampOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (place: string) => {
    const all = readdirSync(path.dirname(place), { withFileTypes: true })
    const isFolder = all.find(({ name }) => name === path.basename(place))?.isDirectory()
    if (isFolder) for (const name of readdirSync(place).sort()) add(path.join(place, name))
    else hash.update(path.relative(projectRoot, place)).update(readFileSync(place))
  }
  for (const place of places) add(path.join(projectRoot, place))
  return hash.digest('hex')
}

/** Every way of asking that ships, with its intent. */
function readWays(): { intent: string; text: string }[] {
  const folder = path.join(projectRoot, 'server', 'features', 'assistant', 'ways-of-asking')
  return subjects.flatMap((about) => {
    const ways = JSON.parse(readFileSync(path.join(folder, `${about}.json`), 'utf8')) as Record<string, string[]>
    return Object.entries(ways).flatMap(([name, texts]) =>
      texts.map((text) => ({ intent: `${about}.${name}`, text })),
    )
  })
}

const share = (table: Float32Array, size: number, examples: readonly Example[]) =>
  examples.filter((one) => {
    const shares = sharesOf(table, size, one)
    return shares.every((each) => each <= (shares[one.right] as number))
  }).length / examples.length

/** The table in steps of one byte, without what tells nothing: for each row its labels and steps. */
function sparse(table: Float32Array, size: number) {
  const scale = table.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS
  const starts = new Uint32Array(ROWS + 1)
  const [whose, steps]: [number[], number[]] = [[], []]
  for (let row = 0; row < ROWS; row++) {
    for (let label = 0; label < size; label++) {
      const step = Math.round((table[row * size + label] as number) / scale)
      if (Math.abs(step) < LEAST_STEPS) continue
      whose.push(label)
      steps.push(step)
    }
    starts[row + 1] = whose.length
  }
  return { scale, starts, whose: Uint8Array.from(whose), steps: Int8Array.from(steps) }
}

function learn(stamp: string): Buffer {
  const ways = readWays()
  const labels = [...new Set(ways.map(({ intent }) => intent))]
  const examples = ways.map(({ intent, text }) => ({ ...weighedQuestion(text), right: labels.indexOf(intent) }))
  const counts = new Map<number, number>()
  const isHeldBack = examples.map(({ right }) => {
    const count = (counts.get(right) ?? 0) + 1
    counts.set(right, count)
    return count % HELD_BACK === 0
  })
  const heldBack = examples.filter((_, at) => isHeldBack[at])
  const given = mixed(examples.filter((_, at) => !isHeldBack[at]))
  const table = new Float32Array(ROWS * labels.length)
  const draw = drawing()
  for (let round = 1; round <= ROUNDS; round++)
    teach(table, labels.length, given, { rate: 1 / round, draw })
  const understood = share(table, labels.length, heldBack)
  console.log(`Of ${heldBack.length} ways of asking held back ${Math.round(understood * 100)} % are understood.`)
  if (understood < FLOOR) throw new Error(`At least ${FLOOR * 100} % have to be.`)
  // What was held back teaches as well, once it has been used to judge.
  for (let round = 2; round <= ROUNDS; round++) 
    teach(table, labels.length, mixed(heldBack), { rate: 1 / round, draw })

  const urgent = new Float32Array(ROWS * 2)
  const isUrgent = labels.indexOf(emergency)
  const graver = mixed(
    examples.flatMap((one) => {
      const right = Number(one.right === isUrgent)
      return Array.from({ length: right === 1 ? GRAVE : 1 }, () => ({ ...one, right }))
    }),
  )
  for (let round = 1; round <= 2; round++) teach(urgent, 2, graver, { rate: 1 / round, draw })
  const head = Float32Array.from({ length: ROWS }, (_, row) => (urgent[2 * row + 1] as number) - (urgent[2 * row] as number))
  const urgentScale = head.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS
  return packed({
    ...{ stamp, labels, urgentScale, urgent: Int8Array.from(head, (weight) => Math.round(weight / urgentScale)) },
    ...sparse(table, labels.length),
  })
}

/** Whether what was learnt from inputs of this stamp lies there. */
const isLearnt = (stamp: string) =>
  existsSync(weightsFile) && unpacked(readFileSync(weightsFile)).stamp === stamp

/** One process learns while others that want the same wait for it; of one that was ended nobody waits for long. */
async function learnOnce(stamp: string): Promise<void> {
  const lock = `${weightsFile}.${stamp.slice(0, 12)}`
  mkdirSync(path.dirname(weightsFile), { recursive: true })
  const began = Date.now()
  while (!isLearnt(stamp)) {
    try {
      mkdirSync(lock)
    } catch {
      if (Date.now() - began > MOST_MS) rmSync(lock, { recursive: true, force: true })
      await wait(100)
      continue
    }
    try {
      writeFileSync(`${lock}/draft`, learn(stamp))
      renameSync(`${lock}/draft`, weightsFile)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

await learnOnce(stampOf(inputs))
