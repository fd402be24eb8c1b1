import { describe, expect, it } from 'vitest'
import { scanFinding, scanResult } from '@/testing/rows'
import type { ReadPhoto } from '../label-text'
import { photoMarks, unreadPlaces } from './photo-marks'

const text = 'Oats, durum wheat,\nmilk, sesame.'
/** Each letter is a 32nd of the photo wide and each line a quarter high. */
const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => {
  const line = index > text.indexOf('\n') ? 1 : 0
  const left = (index - (line === 1 ? text.indexOf('\n') + 1 : 0)) / 32
  const [right, top] = [left + word.length / 32, line / 4]
  return {
    start: index,
    end: index + word.length,
    corners: [left, top, right, top, right, top + 0.25, left, top + 0.25],
  }
})
const read: ReadPhoto = { text, readable: true, missing: [], words, unread: null }
const finding = (foodName: string, level: 'allergy' | 'high', word: string, within = text) =>
  scanFinding({
    foodName,
    level,
    words: [word],
    spans: [{ start: within.indexOf(word), end: within.indexOf(word) + word.length, kind: 'match' }],
  })
const said = (within = text) =>
  scanResult({
    userIntolerances: [
      finding('Durum wheat', 'high', 'durum wheat', within),
      finding('Sesame', 'allergy', 'sesame', within),
    ],
  })

describe('photoMarks', () => {
  it('marks the words that name a food, adjacent ones together', () => {
    expect(photoMarks(read, text, said())).toEqual([
      { level: 'high', kind: 'match', corners: [6 / 32, 0, 18 / 32, 0, 18 / 32, 0.25, 6 / 32, 0.25] },
      { level: 'allergy', kind: 'match', corners: words[4]?.corners },
    ])
  })

  it('keeps marks when the text was corrected or joined, except in changed lines', () => {
    const longer = `Something before\n${text.replace('Oats', 'Oat flakes')}`
    expect(photoMarks(read, longer, said(longer)).map(({ level }) => level)).toEqual(['allergy'])
    expect(photoMarks(read, `${text}\n${text}`, said())).toEqual([])
  })
})

describe('unreadPlaces', () => {
  const places = (changes: Partial<ReadPhoto>) => unreadPlaces({ ...read, ...changes })
  const turned = words.map((word) => ({ ...word, corners: [0.5, 0.2, 0.5, 0.4, 0.3, 0.4, 0.3, 0.2] }))
  it("returns unreadable areas and the edge where the list continues, following the text's direction", () => {
    expect(places({})).toEqual([])
    const unread = [0.1, 0.1, 0.4, 0.1, 0.4, 0.3, 0.1, 0.3]
    expect(places({ unread, missing: ['middle'] })).toEqual([unread])
    expect(places({ missing: ['end'] })).toEqual([[0, 0.9375, 1, 0.9375, 1, 1, 0, 1]])
    // With text running downwards, the list ends at the photo's left.
    expect(places({ missing: ['end'], words: turned })).toEqual([[0, 0, 0.0625, 0, 0.0625, 1, 0, 1]])
    expect(places({ missing: ['right'], words: turned })).toEqual([[0, 0.9375, 1, 0.9375, 1, 1, 0, 1]])
    expect(places({ missing: ['list'] })).toEqual([])
    expect(places({ missing: ['end'], words: [] })).toEqual([])
  })
})
