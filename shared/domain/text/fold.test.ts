import { describe, expect, it } from 'vitest'
import { fold, foldAsPostgres, tidied, withoutAccents } from './fold'

describe('folding', () => {
  it.each([
    ['CRÈME', 'creme'],
    ['Süßmolke', 'sussmolke'],
    ['Smørrebrød', 'smorrebrod'],
    ['bœuf', 'boeuf'],
    ['soy\u00adbean', 'soybean'],
    ['ﬁsh', 'fish'],
    ['İnek sütü', 'inek sutu'],
    ['plain', 'plain'],
  ])('%s is searched and matched as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(fold(folded)).toBe(folded)
  })

  it('keeps the letters of people’s names apart, and the accents of what a laboratory prints', () => {
    expect(withoutAccents('MØLLER, Zoë')).toBe('møller, zoe')
    expect(foldAsPostgres('MØLLER, Zoë Weiß')).toBe('moller, zoe weis')
    expect(tidied('  Pâté\n de  Campagne ')).toBe('pâté de campagne')
  })
})
