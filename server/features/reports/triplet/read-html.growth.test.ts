import { expect, it } from 'vitest'
import { growth, stepsOf } from '@shared/testing/growth/growth'
import { hostilePages } from '../../../testing/hostile-pages'
import { readReportHtml } from './read-html'

it.each(hostilePages)('reading a page of many %s takes linear time', async (_, pageOf) => {
  const few = Math.ceil(4000 / (pageOf(2).length - pageOf(1).length))
  // Below 3, not 2.5 as elsewhere: at the deepest allowed nesting, an end tag that matches nothing
  // is looked for in all open elements.
  expect(await growth(few, pageOf, readReportHtml)).toBeLessThan(3)
})

it.each([
  ['elements', '<div>'.repeat(1400)],
  ['tables', '<table><tr><td>'.repeat(370)],
  ['formatting', '<b><i>'.repeat(700)],
  ['rows and paragraphs', '<tr><p>'.repeat(700)],
])('%s nested to the limit take little longer than paragraphs', async (_, nested) => {
  const flat = '<p>x'.repeat(nested.length / 4)
  expect(readReportHtml(nested).warnings).toEqual([])
  const steps = await stepsOf(() => readReportHtml(nested))
  expect(steps / (await stepsOf(() => readReportHtml(flat)))).toBeLessThan(5)
})
