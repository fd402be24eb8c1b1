// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { refusalOf } from './photo-rules'

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

it('takes one image that the server can read, of at most 10 MB', () => {
  for (const [name, type] of [
    ['a.png', 'image/png'],
    ['a.jpg', 'image/jpeg'],
    ['a.jpeg', 'image/jpg'],
    ['a.gif', 'image/gif'],
    ['a.JPG', ''],
  ] as const)
    expect(refusalOf([file(name, type)])).toBeUndefined()
  expect(refusalOf([])).toMatch(/choose an image/)
  expect(refusalOf([file('a.png', 'image/png'), file('b.png', 'image/png')])).toMatch(/one image at a time/)
  for (const [name, type] of [
    ['a.webp', 'image/webp'],
    ['a.png', 'application/pdf'],
    ['a.svg', 'image/svg+xml'],
    ['a.heic', ''],
  ] as const)
    expect(refusalOf([file(name, type)])).toBe('Please choose a PNG, JPG, JPEG or GIF image.')
  expect(refusalOf([file('a.png', 'image/png', 10 * 1024 * 1024)])).toBeUndefined()
  expect(refusalOf([file('a.png', 'image/png', 10 * 1024 * 1024 + 1)])).toMatch(/larger than 10 MB/)
})
