import { describe, expect, it } from 'vitest'
import { scanFinding, scanResult } from '@/testing/rows'
import type { ScanResult } from '../scan-result'
import { resultStateOf, summaryPartsOf } from './result-state'

const NOTHING = 'We could not match any foods from this label with your test results.'
const dutch = { code: 'nl', name: 'Dutch', vouched: false }
const next = 'Please photograph what follows to the end of the list.'
const found = { userIntolerances: [scanFinding()] }
const part: Partial<ScanResult> = { seen: 'part', missing: ['end'], next }
const unsaid = { summary: 'We looked for Egg white.' }
const german = { code: 'de', name: 'German', vouched: true }

describe('lookOf', () => {
  it.each<[string, Partial<ScanResult>, string]>([
    ['a whole list without a match', {}, 'nothing'],
    ['a list in a language that is vouched for', { language: german }, 'nothing'],
    ['a list with a match', found, 'found'],
    ['a list whose end is not known, with a match', { ...found, seen: 'unknown', next }, 'found'],
    ['a part of a list', { ...part, ...unsaid }, 'part'],
    ['a part of a list with a match', { ...part, ...found }, 'part'],
    ['another language', { language: dutch, ...unsaid }, 'language'],
    ['a part in another language with a match', { ...part, ...found, language: dutch }, 'language'],
    ['a photo of which nobody knows', { seen: 'unknown', ...unsaid }, 'unknown'],
    ['a poor text', { readable: false, ...part, ...unsaid }, 'unknown'],
  ])('depends on %s: %#', (_, said, state) => expect(resultStateOf(scanResult(said), true)).toBe(state))

  it('depends on the groups for staff', () => {
    const ofStaff = (said: Partial<ScanResult>) => resultStateOf(scanResult({ ...unsaid, ...said }), false)
    expect(ofStaff({})).toBe('nothing')
    expect(ofStaff({ seen: 'unknown', next })).toBe('unknown')
    expect(ofStaff({ traces: ['Milk'] })).toBe('found')
    expect(ofStaff({ traces: ['Milk'], ...part })).toBe('part')
  })
})

describe('tellingOf', () => {
  it.each<[Partial<ScanResult>, string]>([
    [{}, NOTHING],
    [found, '1 of your foods is on this label. In it: Egg white (high). Allergens on the label: Eggs.'],
    [part, `Only part of the list was read. ${next} We looked for Egg white.`],
    [
      { ...part, ...found },
      `Only part of the list was read. ${next} 1 of your foods is on this label. In it: Egg white (high).`,
    ],
    [
      { ...found, language: dutch },
      'This label seems to be in Dutch, which we do not read. What is not found here means nothing. 1 of your foods is on this label.',
    ],
    [
      { ...found, seen: 'unknown', next },
      `We cannot tell whether the whole list was read. ${next} 1 of your foods is on this label.`,
    ],
  ])('splits the summary without repeating or losing a sentence: %#', (said, summary) => {
    const { heading, doubt, headline, rest } = summaryPartsOf(scanResult({ ...said, summary }), true)
    const allText = [heading, doubt, headline, rest].join(' ')
    for (const sentence of summary.split(/\. ?/u).filter(Boolean))
      expect(allText.split(sentence), sentence).toHaveLength(2)
  })

  it('begins with what prevents an answer', () => {
    const summary = `Only part of the list was read. ${next} 1 of your foods is on this label. In it: Egg white (high).`
    expect(summaryPartsOf(scanResult({ ...part, ...found, summary }), true)).toEqual({
      state: 'part',
      heading: 'Only part of the list was read',
      doubt: next,
      headline: '1 of your foods is on this label.',
      rest: 'In it: Egg white (high).',
    })
    const inDutch = summaryPartsOf(scanResult({ language: dutch, ...unsaid }), true)
    expect(inDutch.heading).toBe('A language we don’t read')
    expect(inDutch.doubt).toMatch(/^This label seems to be in Dutch/)
    expect(inDutch.rest).toBe('We looked for Egg white.')
  })

  it('leaves unrecognised words to their card', () => {
    const summary = `${NOTHING} We looked for Egg white. Not recognised: “zorblax”.`
    expect(summaryPartsOf(scanResult({ summary, notRecognised: ['zorblax'] }), true)).toMatchObject({
      heading: NOTHING,
      rest: 'We looked for Egg white.',
    })
  })
})
