import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAsPostgres } from '@shared/domain/text/fold'
import { isSameWord, nameWords, patternOf, sameName } from './names'

describe('names', () => {
  it.each([
    ['Nora Whitfield', 'whitfield, NORA', true],
    ['José Ñandú', 'Jose Nandu', true],
    ["O'Neil Kate", 'Kate O Neil', true],
    ['Sean O\u02bcBrien', 'Sean O’Brien', true],
    ['Sean O’Brien', "SEAN O'BRIEN", true],
    ['Dr. Anna Berg', 'Anna Berg', true],
    ['Prof. Dr. med. Anna Berg', 'Berg, Anna', true],
    ['Frau Anna Berg', 'Anna Berg', true],
    ['Jörg Strauß', 'Joerg Strauss', true],
    ['Zoë Müller', 'MULLER Zoe', true],
    ['Zoe Müller', 'Zoe Mueller', true],
    ['Søren Åberg', 'Soeren Aaberg', true],
    ['Müller Muller', 'Muller Mueller', true],
    ['Müller Mueller', 'Müller Muller', true],
    ['Anna Maria Herr', 'Herr, Anna Maria', true],
    ['Berg, Dr. med. Anna', 'Anna Berg', true],
    ['Dipl.-Ing. Anna Berg', 'Anna Berg', true],
    ['Anna Maria Herr', 'Anna Maria', false],
    ['Anna Maria Herr', 'Anna Maria Doctor', false],
    ['Bü Berg', 'Büe Berg', false],
    ['Anna Mueller', 'Anna Muller', false],
    ['Samuel Roth', 'Samul Roth', false],
    ['Søren Berg', 'Soren Berg', false],
    ['Anna Berg', 'Anna Bergs', false],
    ['Nora Whitfield', 'Nora M Whitfield', false],
    ['Nora Whitfield', 'Nora', false],
    ['Dr. Berg', 'Berg', false],
    ['Ada Stone Sr', 'Ada Stone Jr', false],
    ['', '', false],
    ['李 明', '李 华', false],
  ])('%s and %s: same name is %s', (one, other, same) => {
    expect(sameName(one, other)).toBe(same)
    expect(sameName(other, one)).toBe(same)
  })

  const letter = fc.constantFrom(...Array.from('abcdelmnorsuäöüßéñøå'))
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 8 })
  const odd = fc.constantFrom(...Array.from('abcelosuäöüßéøåæœłđıς'))
  const plain = fc.string({ unit: fc.constantFrom(...Array.from('abceorsu')), minLength: 2, maxLength: 5 })

  it('are the same in any word order and any capitals', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(sameName(words.join(' '), words.toReversed().join('-').toUpperCase())).toBe(true)
      }),
    )
  })

  it('without special letters are the same only when they are equal', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(isSameWord(one, other)).toBe(one === other)
      }),
    )
  })

  it('are found in the folded text of the database by either spelling', () => {
    const regexOf = (pattern: string) => new RegExp(pattern, 'u')
    fc.assert(
      fc.property(fc.string({ unit: odd, minLength: 2, maxLength: 8 }), (one) => {
        for (const other of [
          one,
          one.replace(/ä/g, 'ae').replace(/ß/g, 'ss'),
          one.replace(/ö/g, 'oe').replace(/ü/g, 'ue'),
          one.replace(/[äæ]/g, 'ae').replace(/[öøœ]/g, 'oe').replace(/å/g, 'aa'),
        ])
          for (const [typed, kept] of [
            [one, other],
            [other, one],
          ] as const)
            if (isSameWord(typed, kept)) expect(foldAsPostgres(kept)).toMatch(regexOf(patternOf(typed)))
      }),
    )
  })

  it('keep their words in order, without titles', () => {
    expect(nameWords('Dr. Anna Berg')).toEqual(['anna', 'berg'])
  })
})
