import { afterEach, expect, it, vi } from 'vitest'
import { kindOf, shrinkPhoto } from './shrink-photo'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const starts = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  heic: [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')],
}
type Kind = keyof typeof starts
const LARGE = 1_200_000

const photo = (kind: Kind, size = LARGE) => {
  const bytes = new Uint8Array(size)
  bytes.set(starts[kind])
  return new File([bytes], `photo.${kind}`)
}

/** A browser that opens photos of this size and makes JPEGs of so many bytes; null for none. */
function browser(width: number, height: number, made: number | null = 1000) {
  const drawn: number[][] = []
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: (_: unknown, ...place: number[]) => drawn.push(place),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(made === null ? null : new Blob([new Uint8Array(made)])),
  )
  return drawn
}

it('sends a large photo scaled down as JPEG in the right orientation', async () => {
  const drawn = browser(3600, 4800)
  const sent = await shrinkPhoto(photo('jpeg'))
  expect([sent.name, sent.type, sent.size]).toEqual(['label.jpg', 'image/jpeg', 1000])
  expect(drawn).toEqual([[0, 0, 1800, 2400]])
})

it('converts HEIC to JPEG, even when small or when the result is larger', async () => {
  const drawn = browser(600, 400, 5000)
  expect((await shrinkPhoto(photo('heic', 2000))).name).toBe('label.jpg')
  expect(drawn).toEqual([[0, 0, 600, 400]])
})

it.each<[string, File, [number, number, (number | null)?]]>([
  ['it is small in bytes', photo('jpeg', LARGE - 1), [4800, 3600]],
  ['it may move', photo('gif'), [4800, 3600]],
  ['it has few pixels', photo('jpeg'), [2400, 1800]],
  ['nothing is gained', photo('jpeg'), [4800, 3600, LARGE]],
  ['the browser makes no JPEG', photo('heic'), [4800, 3600, null]],
])('sends the photo unchanged when %s', async (_, file, [width, height, made]) => {
  browser(width, height, made)
  expect(await shrinkPhoto(file)).toBe(file)
})

it('sends the photo unchanged when the browser cannot open it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException()))
  const file = photo('heic')
  expect(await shrinkPhoto(file)).toBe(file)
})

it('returns no kind for something unreadable, such as a folder', async () => {
  const folder = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException()) }) }
  expect(await kindOf(folder as never)).toBeUndefined()
})
