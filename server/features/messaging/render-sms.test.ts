import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitsTwo, renderSms } from './render-sms'

const path = `/welcome#${'x'.repeat(43)}`
const words = (name: string) => ({ subject: `A message for you at ${name}`, body: '', path, closing: '' })
const brand = (name: string, home = 'https://portal.example.com') => ({
  name,
  home,
  logoHash: null,
  accent: '',
})

it("contains the portal's name and the link", () => {
  const text = renderSms(words('Northlab'), brand('Northlab'))
  expect(text).toBe(`A message for you at Northlab: https://portal.example.com${path}`)
})

it('leaves the name out where it would need a third message', () => {
  // A letter outside the 7-bit alphabet halves the length of a message.
  const name = `Łódź ${'x'.repeat(55)}`
  expect(renderSms(words(name), brand(name))).toBe(`A message for you: https://portal.example.com${path}`)
})

it('needs at most two text messages with any name, and its link is whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.domain(), (name, host) => {
      const home = `https://${host}`
      const text = renderSms(words(name), brand(name, home))
      expect(text.endsWith(`${home}${path}`)).toBe(true)
      if (home.length < 60) expect(fitsTwo(text)).toBe(true)
    }),
  )
})
