import { describe, expect, it } from 'vitest'
import { scanFinding, scanResult } from '@/testing/rows'
import type { ScanResult } from '../scan-result'
import { resultStateOf, summaryPartsOf } from './result-state'

const NOTHING = 'We could not match any foods from this label with your test results.'
const dutch = { code: 'nl', name: 'Dutch', vouched: false }
const next = 'Please photograph what follows to the end of the list.'
const found = { userIntolerances: [scanFinding()] }
const part: Partial<ScanResult> = { seen: 'part', missing: ['end'], next }
const unsaid = { summary: 'We checked for Egg white.' }
const german = { code: 'de', name: 'German', vouched: true }

describe('resultStateOf', () => {
  it.each<[string, Partial<ScanResult>, string]>([
    ['a whole list without a match', {}, 'nothing'],
    ['a list in a language that is vouched for', { language: german }, 'nothing'],
    ['a list with a match', found, 'found'],
    ['a list whose end is not known, with a match', { ...found, seen: 'unknown', next }, 'found'],
    ['a part of a list', { ...part, ...unsaid }, 'part'],
    ['a part of a list with a match', { ...part, ...found }, 'found'],
    ['another language', { language: dutch, ...unsaid }, 'language'],
    ['a part in another language with a match', { ...part, ...found, language: dutch }, 'found'],
    ['a photo of which nobody knows', { seen: 'unknown', ...unsaid }, 'unknown'],
    ['a poor text', { readable: false, ...part, ...unsaid }, 'unknown'],
  ])('depends on %s: %#', (_, said, state) => expect(resultStateOf(scanResult(said), true)).toBe(state))

  it('depends on the groups for staff', () => {
    const ofStaff = (said: Partial<ScanResult>) => resultStateOf(scanResult({ ...unsaid, ...said }), false)
    expect(ofStaff({})).toBe('nothing')
    expect(ofStaff({ seen: 'unknown', next })).toBe('unknown')
    expect(ofStaff({ traces: ['Milk'] })).toBe('found')
    expect(ofStaff({ traces: ['Milk'], ...part })).toBe('found')
  })
})

describe('summaryPartsOf', () => {
  it.each<[Partial<ScanResult>, string]>([
    [{}, NOTHING],
    [found, '1 of your foods is on this label. In it: Egg white (high). Allergens on the label: Eggs.'],
    [
      { userIntolerances: [scanFinding(), scanFinding({ trial: { until: '2026-12-03', eaten: true } })] },
      '1 of your foods is on this label. 1 more is eaten as usual for now. In it: Rye (high). Eat as usual until 3 December: Egg white.',
    ],
    [part, `Only part of the list was read. ${next} We checked for Egg white.`],
    [
      { ...part, ...found },
      `1 of your foods is on the part we read. In it: Egg white (high). Only part of the list was read. ${next}`,
    ],
    [
      { ...found, language: dutch },
      '1 of your foods is on this label. This label seems to be in Dutch, which we do not read. We may have missed your foods.',
    ],
    [
      { ...found, seen: 'unknown', next },
      `1 of your foods is on this label. This may not be the whole list. ${next}`,
    ],
  ])('splits the summary without repeating or losing a sentence: %#', (said, summary) => {
    const { heading, doubt, rest } = summaryPartsOf(scanResult({ ...said, summary }), true)
    const allText = [heading, doubt, rest].join(' ')
    for (const sentence of summary.split(/\. ?/u).filter(Boolean))
      expect(allText.split(sentence), sentence).toHaveLength(2)
  })

  it('leads with the findings, and with the doubt where there are none', () => {
    const summary = `1 of your foods is on the part we read. In it: Egg white (high). Only part of the list was read. ${next}`
    expect(summaryPartsOf(scanResult({ ...part, ...found, summary }), true)).toEqual({
      state: 'found',
      heading: '1 of your foods is on the part we read',
      doubt: `Only part of the list was read. ${next}`,
      rest: 'In it: Egg white (high).',
    })
    const inDutch = summaryPartsOf(scanResult({ language: dutch, ...unsaid }), true)
    expect(inDutch.heading).toBe('A language we don’t read')
    expect(inDutch.doubt).toMatch(/^This label seems to be in Dutch/)
    expect(inDutch.rest).toBe('We checked for Egg white.')
  })

  it('leaves unrecognised words to their card', () => {
    const summary = `${NOTHING} We checked for Egg white. Not recognised: “zorblax”.`
    expect(summaryPartsOf(scanResult({ summary, notRecognised: ['zorblax'] }), true)).toMatchObject({
      heading: NOTHING,
      rest: 'We checked for Egg white.',
    })
  })
})
