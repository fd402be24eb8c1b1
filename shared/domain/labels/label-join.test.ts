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

  it('are the clear one where words of the other are covered, whatever else was joined before', () => {
    const covered = label.replace(/palm oil[^]*raising/u, 'pa7\nrx ising')
    const clear = { text: label, missing: [], overlap: true }
    for (const part of ['middle', 'left', 'right'] as const) {
      const first = reading(covered, ...new Set<MissingPart>(['middle', part]))
      expect(joinLabels(first, reading(label))).toEqual(clear)
      expect(joinLabels(reading(label), first)).toEqual(clear)
      const twice = joinLabels(first, reading(covered.replace('sesame', 'ses4 me'), 'middle'))
      expect(twice.missing).toContain('middle')
      expect(joinLabels(twice, reading(label))).toEqual(clear)
    }
  })

  it('keep the lines that only the covered one shows, and what both lack', () => {
    const covered = label.replace(/palm oil[^]*raising/u, '')
    const clear = label.slice(0, label.indexOf('Store'))
    expect(joinLabels(reading(covered, 'middle'), reading(clear, 'end'))).toEqual({
      text: label,
      missing: ['middle'],
      overlap: true,
    })
    const list = covered.slice(0, covered.indexOf('Store'))
    expect(joinLabels(reading(list, 'middle', 'end'), reading(clear, 'end'))).toEqual({
      text: clear.trim(),
      missing: ['end'],
      overlap: true,
    })
    expect(joinLabels(reading(list, 'middle'), reading(clear, 'middle')).missing).toEqual(['middle'])
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

  it('is restored by a clear photo of it, wherever and however much of it was covered', () => {
    const words = fc.uniqueArray(word, { minLength: 12, maxLength: 60 })
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.boolean(), (list, at, many, isTurned) => {
        const start = at % (list.length - 4)
        const hidden = 1 + (many % (list.length - 4))
        const covered = reading(list.toSpliced(start, hidden).join(' '), 'middle')
        fc.pre(list.length - hidden >= 4 && covered.text.split(' ').length >= 4)
        const clear = reading(list.join(' '))
        const joined = isTurned ? joinLabels(clear, covered) : joinLabels(covered, clear)
        expect(joined).toEqual({ ...clear, overlap: true })
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
