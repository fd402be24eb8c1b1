import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { atSize } from '../../testing/runs'
import { readResults } from './read-results'

const expectedPerson = {
  known: { sampleId: 'EF1', clientName: 'Ada Stone' },
  isOwn: ({ value }: { value: string }) => value === 'EF1',
}

it.each<[string, (count: number) => string]>([
  ['rows of one sample', (count) => `Sample,Food,Result\n${'EF1,Milk,3\n'.repeat(count)}`],
  ['rows of two samples', (count) => `Sample,Food,Result\n${'EF1,Milk,3\nEF2,Egg,3\n'.repeat(count / 2)}`],
  [
    'rows of a sample each',
    (count) => `Sample,Food,Result\n${Array.from({ length: count }, (_, at) => `EF${at},Milk,3\n`).join('')}`,
  ],
  ['rows about the sample', (count) => `Patient,Ada Stone\n`.repeat(count)],
  ['blocks', (count) => 'Sample ID: EF2\nNo,Food,Result\n1,Milk,3\n'.repeat(count / 3)],
  ['labels in a cell', (count) => `${'Patient: Ada '.repeat(count)}\nNo,Food,Result\n1,Milk,3`],
  ['labels in cells', (count) => `${'Sample,'.repeat(count)}\n${'EF1,'.repeat(count)}`],
  ['words of titles', (count) => `${'Results of Ada '.repeat(count)}\nNo,Food,Result\n1,Milk,3`],
])('reading many %s takes linear work', async (_, textOf) => {
  const read = (text: string) => readResults(text, { bareScale: 'index', expectedPerson })
  expect(await growth(atSize(48, 300), textOf, read)).toBeLessThan(2.5)
})
