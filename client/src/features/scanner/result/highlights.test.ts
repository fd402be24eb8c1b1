import { describe, expect, it } from 'vitest'
import type { ScanResult } from '../scan-result'
import { highlightsOf } from './highlights'

const text = 'milk, soy lecithin, salt'
type Own = ScanResult['userIntolerances'][number]
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const own = (foodName: string, level: Own['level'], kind: Own['kind'], words: string): Own => ({
  foodName,
  level,
  kind,
  spans: [{ ...place(words), kind }],
  words: [words],
  carriedOverFrom: null,
  byNameOnly: false,
  reason: null,
})
const marksOf = (
  userIntolerances: Own[],
  allergenSpans: ScanResult['allergenSpans'] = [],
  notRecognised: string[] = [],
  label = text,
) =>
  highlightsOf(label, { userIntolerances, allergenSpans, notRecognised } as unknown as ScanResult).map(
    ({ text: words, mark }) => (mark ? [words, mark.level, mark.kind, mark.names] : words),
  )

describe('the pieces of a label', () => {
  it('add up to the text', () => {
    expect(marksOf([])).toEqual([text])
    expect(
      marksOf([own('Milk', 'high', 'match', 'milk'), own('Soy', 'moderate', 'unsure', 'lecithin')]),
    ).toEqual([
      ['milk', 'high', 'match', ['Milk']],
      ', soy ',
      ['lecithin', 'moderate', 'unsure', ['Soy']],
      ', salt',
    ])
  })

  it('show the graver mark with all foods of the same words', () => {
    const findings = [own('Cow', 'moderate', 'match', 'milk'), own('Milk', 'allergy', 'match', 'milk')]
    expect(marksOf(findings, [{ name: 'Milk group', kind: 'match', spans: [place('milk')] }])[0]).toEqual([
      'milk',
      'allergy',
      'match',
      ['Cow', 'Milk'],
    ])
    const overlapping = [own('Soy', 'high', 'match', 'soy'), own('Egg', 'high', 'unsure', 'soy lecithin')]
    expect(marksOf(overlapping)).toEqual([
      'milk, ',
      ['soy', 'high', 'match', ['Soy']],
      [' lecithin', 'high', 'unsure', ['Egg']],
      ', salt',
    ])
  })

  it('mark a group where no food of the user matches', () => {
    expect(marksOf([], [{ name: 'Soy', kind: 'trace', spans: [place('soy')] }])[1]).toEqual([
      'soy',
      'group',
      'trace',
      ['Soy'],
    ])
  })

  it('mark unrecognised whole words, across lines and with special characters', () => {
    const label = 'Zorblax (x+y),\nzorblaxine, blue\n dust, salt'
    expect(marksOf([], [], ['zorblax', 'x+y', 'blue dust'], label)).toEqual([
      ['Zorblax', 'unknown', 'match', []],
      ' (',
      ['x+y', 'unknown', 'match', []],
      '),\nzorblaxine, ',
      ['blue\n dust', 'unknown', 'match', []],
      ', salt',
    ])
    expect(marksOf([own('Soy', 'high', 'unsure', 'soy')], [], ['soy'])[1]).toEqual([
      'soy',
      'high',
      'unsure',
      ['Soy'],
    ])
  })
})
