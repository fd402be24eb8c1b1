// Trains the intent classifier on the sample questions and writes what the assistant loads:
// dist/intents/weights.bin. Runs only if its inputs have changed; the same inputs give the same
// bytes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { weighedQuestion } from '../server/features/assistant/understand/classify'
import { subjects } from '../server/features/assistant/understand/intents'
import { packed, ROW_BITS, stampIn, weightsFile } from '../server/features/assistant/understand/weights'
import { projectRoot } from '../server/config/project-root'
import { ownFood } from '../shared/domain/safety/safety-words'
import { type Example, seedOf, teach, understood } from './fit'

const ROUNDS = 4
/** Training takes no longer than this, so an older lock belongs to a dead process. */
const MOST_MS = 300_000
const ROWS = 2 ** ROW_BITS
/** One in this many questions is held back, to measure the accuracy. */
const HELD_BACK = 10
/** The least accuracy on the held-back questions; below it the build fails. */
const FLOOR = 0.5
/** Weights of fewer steps are dropped. */
const LEAST_STEPS = 1
const MOST_STEPS = 127
/**
 * A missed emergency counts this many times as much as a false alarm, because emergencies are few
 * among the questions.
 */
const GRAVE = { urgent: 3, eaten: 2 }
const emergency = 'none.emergency'

/** The files that the result depends on. */
const inputs = [
  'server/features/assistant/ways-of-asking',
  'server/features/assistant/understand',
  ...['complaints', 'red-flags', 'diseases', 'medicines', 'procedures', 'supplements', 'diets'].map(
    (table) => `server/features/assistant/answers/care/${table}.json`,
  ),
  'server/features/foods/reference',
  'shared/domain/food-matcher',
  'shared/domain/safety/emergency-signs.ts',
  'shared/domain/safety/emergency.ts',
  'shared/domain/text/fold.ts',
  'shared/domain/safety/safety-words.ts',
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

const ways = path.join(projectRoot, 'server', 'features', 'assistant', 'ways-of-asking')

/** Every sample question, with its intent. */
function readWays(): { intent: string; text: string }[] {
  return subjects.flatMap((about) => {
    const read = JSON.parse(readFileSync(path.join(ways, `${about}.json`), 'utf8')) as Record<
      string,
      string[]
    >
    return Object.entries(read).flatMap(([name, texts]) =>
      texts.map((text) => ({ intent: `${about}.${name}`, text })),
    )
  })
}

/**
 * The table quantised to signed bytes, without weights that are too small: for each row its labels
 * and steps.
 */
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
  return { scale, starts, whose: Uint16Array.from(whose), steps: Int8Array.from(steps) }
}

function learn(stamp: string): Buffer {
  const texts = readWays()
  const labels = [...new Set(texts.map(({ intent }) => intent))]
  const examples = texts.map(({ intent, text }) => ({
    ...weighedQuestion(text),
    right: labels.indexOf(intent),
    seed: seedOf(text),
  }))
  const heldBack = examples.filter(({ seed }) => seed % HELD_BACK === 0)
  const given = examples.filter(({ seed }) => seed % HELD_BACK !== 0)
  const table = new Float32Array(ROWS * labels.length)
  for (let round = 1; round < ROUNDS; round++) teach(table, labels.length, given, { rate: 1 / round, round })
  const known = understood(table, labels.length, heldBack)
  console.log(
    `${Math.round(known * 100)} % of ${heldBack.length} held-back questions are classified correctly.`,
  )
  if (known < FLOOR) throw new Error(`At least ${FLOOR * 100} % must be.`)
  // The held-back questions are trained too, once they have measured the accuracy.
  teach(table, labels.length, heldBack, { rate: 1 / 2, round: ROUNDS })
  teach(table, labels.length, examples, { rate: 1 / ROUNDS, round: ROUNDS })

  return packed({
    ...{ stamp, labels, ...sparse(table, labels.length) },
    heads: {
      urgent: headOf(
        texts.map(({ intent, text }) => ({
          ...weighedQuestion(text, 'urgent'),
          right: Number(intent === emergency),
          seed: seedOf(text),
        })),
        GRAVE.urgent,
      ),
      eaten: headOf(
        readEaten().map(({ text, right }) => ({
          ...{ ...weighedQuestion(text, 'eaten'), right, seed: seedOf(text) },
        })),
        GRAVE.eaten,
      ),
    },
  })
}

/** Texts of clients who ate an allergen of theirs (1), and of others who only mention it (0). */
function readEaten(): { text: string; right: number }[] {
  const { eaten, harmless } = JSON.parse(
    readFileSync(path.join(ways, 'allergen-eaten.json'), 'utf8'),
  ) as Record<'eaten' | 'harmless', string[]>
  const asRead = (text: string, right: number) => ({ text: text.replaceAll('ALLERGEN', ownFood), right })
  return [...eaten.map((text) => asRead(text, 1)), ...harmless.map((text) => asRead(text, 0))]
}

/**
 * The weight of each row for the examples labelled 1 against those labelled 0; a miss counts
 * `grave` times as much as a false alarm.
 */
function headOf(examples: readonly Example[], grave: number): { scale: number; steps: Int8Array } {
  const given = examples.flatMap((one) =>
    Array.from({ length: one.right === 1 ? grave : 1 }, (_, copy) => ({ ...one, seed: one.seed + copy })),
  )
  const table = new Float32Array(ROWS * 2)
  for (let round = 1; round <= ROUNDS; round++) teach(table, 2, given, { rate: 1 / round, round })
  const weights = Float32Array.from(
    { length: ROWS },
    (_, row) => (table[2 * row + 1] as number) - (table[2 * row] as number),
  )
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS
  return { scale, steps: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

/** Whether there are weights trained from inputs of this stamp. */
const isLearnt = (stamp: string) => existsSync(weightsFile) && stampIn(readFileSync(weightsFile)) === stamp

/**
 * One process trains while others with the same inputs wait; the lock of a killed process expires.
 */
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
