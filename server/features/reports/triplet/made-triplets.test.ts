import { expect, it } from 'vitest'
import { randomFrom } from '@shared/testing/people-who-avoid'
import { generateTriplet, type GeneratedTriplet } from '../../../testing/generate-triplet'
import { readPdf } from './read-pdf'
import { statusAfterReading } from '@shared/domain/reports/report-transitions'
import { atSize } from '@shared/testing/runs'
import { readTriplet } from './read-triplet'

const count = atSize(200, 2_000)
const today = '2026-11-28'

it(`of ${count} made triplets none completes with a wrong level or person, and few wait without cause`, async () => {
  const random = randomFrom(Number(process.env['PEARWELL_TRIPLETS_SEED'] ?? 42))
  const found = { wrong: [] as string[], foreign: [] as string[], needless: [] as string[] }
  let sound = 0
  for (let made = 0; made < count; made += 1) {
    const triplet = generateTriplet(random, today)
    const reading = readTriplet(
      triplet.bytes,
      triplet.named,
      { bareScale: 'index', today },
      await readPdf(triplet.bytes.pdf),
    )
    const isComplete = statusAfterReading({ ...reading, held: false }) === 'completed'
    const description = describe(made, triplet, reading)
    if (isComplete && triplet.troubles.length > 0) found.foreign.push(description)
    else if (isComplete && !isRight(reading.results, triplet.levels)) found.wrong.push(description)
    if (triplet.troubles.length + triplet.doubts.length > 0) continue
    sound += 1
    if (!isComplete) found.needless.push(description)
  }
  console.log(
    `${count} triplets: ${found.wrong.length} complete with a wrong level, ${found.foreign.length} complete in spite of ` +
      `a trouble, ${found.needless.length} of ${sound} sound ones wait.`,
  )
  expect(found.wrong).toEqual([])
  expect(found.foreign).toEqual([])
  expect(found.needless.slice(Math.floor(sound * 0.03))).toEqual([])
})

type Reading = ReturnType<typeof readTriplet>

const isRight = (results: Reading['results'], levels: GeneratedTriplet['levels']) =>
  results.length === levels.size && results.every(({ food, level }) => levels.get(food) === level)

/** What was found in a triplet; `made` is its number in the sequence of the seed. */
const describe = (
  made: number,
  { troubles, doubts, dress }: GeneratedTriplet,
  { warnings, results }: Reading,
) =>
  JSON.stringify({
    made,
    troubles,
    doubts,
    dress,
    warnings: warnings.slice(0, 3),
    results: results.slice(0, 3),
  })
