// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { HEIC_REFUSAL } from '@shared/domain/text/image-kind'
import { refusalOf } from './photo-rules'
import { kindOf } from './shrink-photo'

const shrunk = vi.hoisted(() => vi.fn((whole: File) => Promise.resolve(whole)))
vi.mock(import('./shrink-photo'), async (original) => ({ ...(await original()), shrinkPhoto: shrunk }))

const starts = {
  png: '\x89PNG\r\n',
  jpeg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  avif: '\0\0\0\x20ftypavif\0\0\0\0mif1miaf',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
}
const file = (start: string, name = 'a.png', size = 100) => {
  const bytes = new Uint8Array(size)
  bytes.set(Uint8Array.from(start, (one: string) => one.charCodeAt(0)))
  return new File([bytes], name, { type: 'text/plain' })
}

it('detects an image by its content, not its name', async () => {
  for (const [kind, start] of Object.entries(starts))
    for (const name of ['a.png', 'a.pdf', '']) {
      expect(await kindOf(file(start, name))).toBe(kind)
      expect(await refusalOf([file(start, name)])).toBeUndefined()
    }
  expect(await kindOf(file('\0\0\0\x1cftypmif1\0\0\0\0mif1avif'))).toBe('avif')
})

it('accepts a photo over 10 MB when it is smaller after shrinking', async () => {
  const photo = file(starts.jpeg, 'a.jpg', 12 * 1024 * 1024)
  expect(await refusalOf([photo])).toMatch(/larger than 10 MB/)
  shrunk.mockResolvedValueOnce(file(starts.jpeg))
  expect(await refusalOf([photo])).toBeUndefined()
})

it('says how to send a large HEIC photo that the browser cannot open', async () => {
  const photo = file(starts.heic, 'a.heic', 12 * 1024 * 1024)
  expect(await refusalOf([photo])).toBe(HEIC_REFUSAL)
  shrunk.mockResolvedValueOnce(file(starts.jpeg))
  expect(await refusalOf([photo])).toBeUndefined()
})

it('refuses files that are not images, several files and more than 10 MB', async () => {
  for (const other of ['%PDF-1.7', '<svg/>', 'RIFF\x24\0\0\0WAVEfmt ', '\0\0\0\x18ftypisom\0\0\0\0mp42', ''])
    expect(await refusalOf([file(other)])).toBe('Please choose a PNG, JPG, JPEG, GIF or WebP image.')
  expect(await refusalOf([])).toMatch(/choose an image/)
  expect(await refusalOf([file(starts.png), file(starts.gif)])).toMatch(/one image at a time/)
  expect(await refusalOf([file(starts.png, 'a', 10 * 1024 * 1024)])).toBeUndefined()
  expect(await refusalOf([file(starts.png, 'a', 10 * 1024 * 1024 + 1)])).toMatch(/larger than 10 MB/)
})
