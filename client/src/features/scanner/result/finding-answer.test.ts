import { expect, it } from 'vitest'
import { scanFinding } from '@/testing/rows'
import type { Finding } from '../scan-result'
import { gravestAnswer } from './finding-answer'

const gravest = (...findings: Partial<Finding>[]) => gravestAnswer(findings.map(scanFinding))

it('a label has no answer for mere traces and for foods of a baseline, except with an allergy', () => {
  const trial = { until: null, eaten: true }
  expect(gravest({ kind: 'trace', level: 'high' }, { trial })).toBeUndefined()
  expect(gravest({ kind: 'trace', level: 'allergy' }, { trial })?.answer).toBe('allergy')
  expect(gravest({ kind: 'trace' }, { level: 'moderate' })).toEqual({
    answer: 'go-ahead',
    level: 'moderate',
  })
})
