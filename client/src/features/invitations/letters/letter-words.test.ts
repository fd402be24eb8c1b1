import { expect, it } from 'vitest'
import { addressLines, codeAddress, mayBreak, portalPhrase, senderWords } from './letter-words'

it.each([
  ['Lindenstraße 14\n50674 Köln', ['Lindenstraße 14', '50674 Köln']],
  ['12 Mill Lane, Leeds LS1 4DY', ['12 Mill Lane', 'Leeds LS1 4DY']],
  ['Flat 3, House B\r\n\r\nMill Lane\nLeeds', ['Flat 3, House B', 'Mill Lane', 'Leeds']],
  ['a, b, c, d, e, f, g', ['a, b, c', 'd', 'e', 'f', 'g']],
  ['', []],
])('splits the address %j into the lines of an envelope', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

it('allows line breaks when all lines still fit the window', () => {
  const long = 'Hintere Donaudampfschifffahrtsgesellschaftsstraße 123a'
  expect(mayBreak(['Ilse Brandt', long, '50674 Köln'])).toBe(true)
  expect(mayBreak([long, long, long])).toBe(true)
  expect(mayBreak([long, long, long, '50674 Köln'])).toBe(false)
})

it('uses the postal address as the sender, or else the portal', () => {
  const of = (postalAddress: string) =>
    senderWords({ postalAddress, portalName: 'Pearwell' } as Parameters<typeof senderWords>[0])
  const line = 'Orchard Diagnostics, Canal Street 4, 50674 Köln'
  expect(of('Orchard Diagnostics\nCanal Street 4\n50674 Köln')).toEqual({
    line,
    house: 'Orchard Diagnostics',
  })
  expect(of(line)).toEqual({ line, house: 'Orchard Diagnostics' })
  expect(of('  ')).toEqual({ line: '', house: 'Pearwell' })
})

it('prints the address for the code without the protocol', () => {
  expect(codeAddress('https://pearwell.example/')).toEqual({
    address: 'https://pearwell.example/welcome/code',
    printed: 'pearwell.example/welcome/code',
  })
  expect(portalPhrase('Pearwell')).toBe('the Pearwell portal')
  expect(portalPhrase('Orchard Portal')).toBe('the Orchard Portal')
})
