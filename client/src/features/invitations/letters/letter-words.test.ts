import { expect, it } from 'vitest'
import { addressLines, codeAddress, mayBreak, portalPhrase, senderWords } from './letter-words'

it.each([
  ['Lindenstraße 14\n50674 Köln', ['Lindenstraße 14', '50674 Köln']],
  ['12 Mill Lane, Leeds LS1 4DY', ['12 Mill Lane', 'Leeds LS1 4DY']],
  ['Flat 3, House B\r\n\r\nMill Lane\nLeeds', ['Flat 3, House B', 'Mill Lane', 'Leeds']],
  ['a, b, c, d, e, f, g', ['a, b, c', 'd', 'e', 'f', 'g']],
  ['', []],
])('breaks the address %j into what an envelope shows', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})

it('breaks what is too long for the window where all of it has room there', () => {
  const long = 'Hintere Donaudampfschifffahrtsgesellschaftsstraße 123a'
  expect(mayBreak(['Ilse Brandt', long, '50674 Köln'])).toBe(true)
  expect(mayBreak([long, long, long])).toBe(true)
  expect(mayBreak([long, long, long, '50674 Köln'])).toBe(false)
})

it('takes the sender from the postal address, or else the portal', () => {
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

it('prints where the code is typed without what nobody types', () => {
  expect(codeAddress('https://pearwell.example/')).toEqual({
    address: 'https://pearwell.example/welcome/code',
    printed: 'pearwell.example/welcome/code',
  })
  expect(portalPhrase('Pearwell')).toBe('the Pearwell portal')
  expect(portalPhrase('Orchard Portal')).toBe('the Orchard Portal')
})
