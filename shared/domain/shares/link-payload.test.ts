import { describe, expect, it } from 'vitest'
import { randomKey } from './content-cipher'
import { decodeLink, encodeLink } from './link-payload'

/** The example of the specification. */
const example =
  'shlink:/eyJ1cmwiOiJodHRwczovL2Voci5leGFtcGxlLm9yZy9xci9ZOXh3a1VkdG1OOXd3b0pvTjNmZkpJaFgyVUd2Q0wxSm5sUFZOTDNrRFdNL20iLCJmbGFnIjoiTFAiLCJrZXkiOiJyeFRnWWxPYUtKUEZ0Y0VkMHFjY2VOOHdFVTRwOTRTcUF3SVdRZTZ1WDdRIiwibGFiZWwiOiJCYWNrLXRvLXNjaG9vbCBpbW11bml6YXRpb25zIGZvciBPbGl2ZXIgQnJvd24ifQ'
const exampleRead = {
  url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
  flag: 'LP',
  key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q',
  label: 'Back-to-school immunizations for Oliver Brown',
}
const payload = () => ({
  url: 'https://portal.example.com/api/shl/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM',
  key: randomKey(),
  exp: 1_800_000_000,
  flag: 'P',
  label: 'Für Dr. Weber 🍐',
  v: 1 as const,
})

describe('a share link', () => {
  it("reads the specification's own example", () => {
    expect(decodeLink(example)).toEqual(exampleRead)
  })

  it.each([
    ['behind the address of a reader', `https://viewer.example.org/share#${example}`],
    ['with spaces around it', `  ${example}\n`],
  ])('reads the link %s', (_, link) => {
    expect(decodeLink(link)).toEqual(exampleRead)
  })

  it('reads back what was written, with letters beyond ASCII', () => {
    const written = payload()
    expect(decodeLink(encodeLink(written))).toEqual(written)
  })

  it.each([
    ['empty', ''],
    ['another scheme', 'shc:/5676'],
    ['cut off', example.slice(0, -20)],
    ['without a key', `shlink:/${btoa('{"url":"https://a.example/m"}')}`],
    ['no JSON', 'shlink:/bm90IGpzb24'],
    ['not base64url', 'shlink:/%%%'],
  ])('counts as damaged when %s', (_, link) => {
    expect(decodeLink(link)).toBeUndefined()
  })

  it.each([
    ['a script for an address', { url: 'javascript:alert(1)' }],
    ['an address over 128 characters', { url: `https://a.example/${'x'.repeat(128)}` }],
    ['a short key', { key: 'abc' }],
    ['a label over 80 characters', { label: 'x'.repeat(81) }],
    ['a later version', { v: 2 }],
  ])('counts as damaged with %s', (_, change) => {
    expect(decodeLink(encodeLink({ ...payload(), ...change } as never))).toBeUndefined()
  })
})
