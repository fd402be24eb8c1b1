import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs'
import { joinLabels } from './label-join'
import type { MissingPart } from './label-parts'

const reading = (text: string, ...missing: MissingPart[]) => ({ text, missing })
const label = `Ingredients: wheat flour, cane sugar, palm oil,
barley malt extract, skimmed milk powder, salt,
raising agents, natural flavouring, hazelnuts.
May contain peanuts and sesame. Store in a dry
place away from sunlight. Best before: see lid.`

describe('two photos of one label', () => {
  const upper = label.slice(0, label.indexOf('May contain'))
  const lower = label.slice(label.indexOf('barley'))

  it('are joined where one continues the other, in either order', () => {
    const joined = { text: label, missing: [], overlap: true }
    expect(joinLabels(reading(upper, 'end'), reading(lower, 'start'))).toEqual(joined)
    expect(joinLabels(reading(lower, 'start'), reading(upper, 'end'))).toEqual(joined)
  })

  it('are joined despite misread letters, words run together and words cut at an edge', () => {
    const first = `${upper.replace('skimmed milk', 'skirnmed rnilk').replace('natural flavouring', 'naturalflavouring')}Ma cnta p`
    const second = `arley mait extrac, ${lower.slice(lower.indexOf('skimmed')).replace('raising', 'raisin9')}`
    const { text, overlap, missing } = joinLabels(reading(second, 'start'), reading(first, 'end', 'left'))
    expect([overlap, missing]).toEqual([true, ['left']])
    expect(text).toMatch(/^Ingredients: wheat flour/u)
    expect(text).toMatch(/see lid.$/u)
    for (const word of ['barley', 'sesame', 'hazelnuts', 'salt']) expect(text.split(word).length - 1).toBe(1)
    expect(text).not.toContain('Ma cnta')
  })

  it('keep what both lack, and a photo within another adds nothing', () => {
    const inside = label.slice(label.indexOf('barley'), label.indexOf('hazelnuts'))
    expect(joinLabels(reading(label, 'right'), reading(inside, 'start', 'end'))).toEqual({
      text: label,
      missing: ['right'],
      overlap: true,
    })
    expect(joinLabels(reading(upper, 'start', 'end'), reading(lower, 'start', 'end')).missing).toEqual([
      'start',
      'end',
    ])
  })

  it('are joined line by line where each shows one half of them', () => {
    const lines = label.split('\n')
    const left = lines.map((line) => line.slice(0, 30)).join('\n')
    const right = lines.map((line) => line.slice(18)).join('\n')
    const joined = { text: label, missing: [], overlap: true }
    expect(joinLabels(reading(left, 'right'), reading(right, 'left'))).toEqual(joined)
    expect(joinLabels(reading(right, 'left'), reading(left, 'right'))).toEqual(joined)
    expect(
      joinLabels(
        reading(left, 'right', 'end'),
        reading(right.split('\n').slice(1).join('\n'), 'left', 'end'),
      ),
    ).toEqual({
      text: `${left.split('\n')[0]}\n${lines.slice(1).join('\n')}`,
      missing: ['end'],
      overlap: true,
    })
  })

  it('without an overlap are put one below the other, the beginning first, with a possible gap', () => {
    expect(joinLabels(reading('sugar \n'), reading('salt'))).toEqual({
      text: 'sugar\nsalt',
      missing: [],
      overlap: false,
    })
    expect(joinLabels(reading('sugar, salt.', 'start'), reading('Ingredients: rice,', 'end'))).toEqual({
      text: 'Ingredients: rice,\nsugar, salt.',
      missing: ['middle'],
      overlap: false,
    })
    expect(
      joinLabels(reading('May contain nuts.', 'list'), reading('Ingredients: rice.', 'end')).missing,
    ).toEqual(['end'])
    expect(joinLabels(reading('Ingredients: rice,', 'end'), reading('Keep cool.', 'list')).missing).toEqual([
      'end',
    ])
    const twice = joinLabels(
      reading('Ingredients: rice, salt. May contain nuts.'),
      reading('Ingredients: milk. May contain nuts.'),
    )
    expect(twice.overlap).toBe(false)
  })

  it('are the other photo where one is empty', () => {
    expect(joinLabels(reading(''), reading('sugar', 'end'))).toEqual({
      text: 'sugar',
      missing: ['end'],
      overlap: false,
    })
    expect(joinLabels(reading('sugar', 'end'), reading(' '))).toEqual({
      text: 'sugar',
      missing: ['end'],
      overlap: false,
    })
  })
})

const word = fc.stringMatching(/^[a-z]{4,9}$/u)
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }))

describe('any text', () => {
  it('joined with itself is unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(joinLabels(reading(text, 'end'), reading(text)).text).toBe(text)
      }),
      { numRuns: runs(300) },
    )
  })

  it('joined with any other loses none of its words', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const { text, overlap } = joinLabels(reading(one), reading(other))
        if (!overlap) for (const part of [one, other]) expect(text).toContain(part.trim())
      }),
      { numRuns: runs(300) },
    )
  })

  it('is restored from two overlapping crops of it', () => {
    const words = fc.uniqueArray(word, { minLength: 12, maxLength: 60 })
    fc.assert(
      fc.property(
        words,
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.constantFrom(', ', ' ', ',\n'),
        (list, at, more, isTurned, gap) => {
          const end = 6 + (at % (list.length - 6))
          const start = more % (end - 5)
          const crops = [
            reading(list.slice(0, end).join(gap), 'end'),
            reading(list.slice(start).join(gap), 'start'),
          ] as const
          const [one, other] = isTurned ? [crops[1], crops[0]] : crops
          expect(joinLabels(one, other).text).toBe(list.join(gap))
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
