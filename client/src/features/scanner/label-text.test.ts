import { describe, expect, it } from 'vitest'
import { type LabelText, ownText, photoOf, photosOf, withPhoto } from './label-text'

const top = 'Ingredients: oats, sugar, honey,\nskimmed milk powder, salt'
const rest = 'skimmed milk powder, salt\nMay contain almonds.'
const read = (text: string, changes = {}) => ({
  text,
  readable: true,
  missing: [],
  ...changes,
})
const cropped = () => withPhoto(ownText(''), read(top, { missing: ['end'] }))
const edited = (label: LabelText, text: string): LabelText => ({ ...label, text })

describe('the text of a label', () => {
  it('is that of a photo with the parts it does not show', () => {
    expect(cropped()).toMatchObject({
      text: top,
      photos: { missing: ['end'], count: 1 },
    })
    expect(photoOf(cropped())).toEqual({ missing: ['end'] })
    expect(withPhoto(ownText('sugar'), read(''))).toEqual(ownText('sugar'))
  })

  it('joins several photos where they overlap', () => {
    const joined = withPhoto(cropped(), read(rest, { missing: ['start'] }))
    expect(joined.text).toBe(
      'Ingredients: oats, sugar, honey,\nskimmed milk powder, salt\nMay contain almonds.',
    )
    expect(joined.photos).toMatchObject({ missing: [], count: 2, overlap: true })
    expect(photoOf(joined)).toEqual({ missing: [] })
  })

  it('remembers that photos do not overlap', () => {
    const apart = withPhoto(cropped(), read('Best before: see the lid. Store in a cool place.'))
    expect(apart.text).toContain(top)
    expect(apart.photos).toMatchObject({ count: 2, overlap: false })
    expect(withPhoto(apart, read('Store in a cool place.')).photos).toMatchObject({
      count: 3,
      overlap: false,
    })
  })

  it('still belongs to its photos after corrections, but not after a replacement', () => {
    const label = cropped()
    expect(photoOf(edited(label, top.replace('oats', 'Oat flakes').replace('honey', '')))).toEqual({
      missing: ['end'],
    })
    expect(photoOf(edited(label, `${top}, water.`))).toEqual({ missing: ['end'] })
    for (const text of ['', ' \n', 'Wasser, Salz', 'Ingredients: rice, water, salt.']) {
      expect(photosOf(edited(label, text))).toBeNull()
      expect(photoOf(edited(label, text))).toBeUndefined()
    }
    // The same after undoing the change.
    expect(photoOf(edited(edited(label, ''), top))).toEqual({ missing: ['end'] })
    expect(photoOf(ownText(top))).toBeUndefined()
  })

  it('adds a photo to typed text', () => {
    const label = withPhoto(ownText(top), read(rest, { missing: ['start'] }))
    expect(label.photos).toMatchObject({ count: 1, overlap: true })
    expect(label.text).toMatch(/^Ingredients: oats.*almonds\.$/s)
  })

  it('a better photo replaces an unreadable one, unless its text was edited', () => {
    const poor = (label: LabelText) => withPhoto(label, read('~ zq', { readable: false }))
    expect(withPhoto(poor(ownText('')), read(top)).text).toBe(top)
    expect(withPhoto(poor(ownText('sugar')), read('milk')).text).toBe('sugar\nmilk')
    expect(withPhoto(poor(cropped()), read(rest)).photos?.count).toBe(2)
    expect(withPhoto(edited(poor(ownText('')), '~ zq, salt'), read('milk')).text).toBe('~ zq, salt\nmilk')
    expect(withPhoto(poor(ownText('')), read('')).text).toBe('~ zq')
  })
})
