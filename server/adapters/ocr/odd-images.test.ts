import { expect, it } from 'vitest'
import { atSize, isFull } from '@shared/testing/runs'
import { seeded } from '../../testing/label-picture'
import { makeOddImage } from '../../testing/odd-images'
import { OcrError } from './ocr-error'
import { startOcr } from './ocr'

const IMAGES = atSize(4, 500)
/** Neighbouring numbers give similar images, so a few images are taken from far apart. */
const STRIDE = 5
const MAX_GROWTH_MB = 900
const AT_ONCE = 4

it(`${IMAGES} odd images are read or refused in bounded memory`, async () => {
  const trouble: unknown[] = []
  const log = {
    error: (...said: unknown[]) => trouble.push(said),
    warn: (...said: unknown[]) => trouble.push(said),
  }
  const ocr = startOcr({ threads: 2, queueLimit: AT_ONCE, timeLimitMs: 60_000, log })
  const random = seeded(4711)
  const answers: Record<string, number> = {}
  const before = process.memoryUsage.rss()
  let largest = 0
  for (let number = 0; number < IMAGES; number += AT_ONCE) {
    const images = []
    for (let at = number; at < Math.min(IMAGES, number + AT_ONCE); at += 1)
      images.push(await makeOddImage(at * STRIDE, random))
    await Promise.all(
      images.map(async ({ kind, bytes }) => {
        const answer = await ocr.read(bytes).then(
          ({ readable }) => (readable ? 'readable' : 'unreadable'),
          (error: unknown) => {
            if (!(error instanceof OcrError) || !['no-image', 'bad-image'].includes(error.trouble))
              trouble.push(kind, error)
            return error instanceof OcrError ? error.trouble : 'a defect'
          },
        )
        answers[answer] = (answers[answer] ?? 0) + 1
      }),
    )
    largest = Math.max(largest, process.memoryUsage.rss() - before)
  }
  await ocr.stop()
  expect(trouble).toEqual([])
  expect(Object.values(answers).reduce((sum, count) => sum + count)).toBe(IMAGES)
  // With few images the memory used before dominates; open-image.test.ts tests the limit per
  // picture.
  if (isFull) expect(largest / 1e6).toBeLessThan(MAX_GROWTH_MB)
})
