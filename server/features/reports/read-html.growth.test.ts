import { expect, it } from 'vitest'
import { growth, stepsOf } from '@shared/testing/growth/growth'
import { hostilePages } from '../../testing/hostile-pages'
import { readReportHtml } from './read-html'

it.each(hostilePages)('a page of many %s is read in linear work', async (_, pageOf) => {
  const few = Math.ceil(4000 / (pageOf(2).length - pageOf(1).length))
  // As deep as is read, an end that fits nothing is sought in all that is open.
  expect(await growth(few, pageOf, readReportHtml)).toBeLessThan(3)
})

it.each([
  ['elements', '<div>'.repeat(1400)],
  ['tables', '<table><tr><td>'.repeat(370)],
  ['formatting', '<b><i>'.repeat(700)],
  ['rows and paragraphs', '<tr><p>'.repeat(700)],
])('%s that nest as deep as is read take not much more work than paragraphs', async (_, nested) => {
  const flat = '<p>x'.repeat(nested.length / 4)
  expect(readReportHtml(nested).warnings).toEqual([])
  const steps = await stepsOf(() => readReportHtml(nested))
  expect(steps / (await stepsOf(() => readReportHtml(flat)))).toBeLessThan(5)
})
