export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic'

/** So many bytes from the start of a file show its type. */
export const KIND_BYTES = 64

const signatures: [ImageKind, RegExp][] = [
  ['png', /^\x89PNG/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
]
/** AVIF and HEIC share a container and differ in their brands; `mif1` occurs in both. */
const wrapped: [ImageKind, RegExp][] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(he[iv][cxms]|heif|mif[12]|msf1|avc[is]|vvi[cs])$/],
]

/** Patents keep the decoder of HEIC out of prebuilt libraries and of most browsers. */
export const HEIC_REFUSAL =
  'This photo is a HEIC file, which the portal cannot open. On an iPhone choose Settings, Camera, Formats, Most ' +
  "Compatible. On another phone turn off high-efficiency (HEIF) pictures in the camera's settings. Then take it " +
  'again, or send a screenshot of it, as JPEG or PNG.'

/** By the first bytes, regardless of the file's name; undefined for other files. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  const signed = signatures.find(([, signature]) => signature.test(start))
  if (signed) return signed[0]
  if (!start.startsWith('ftyp', 4)) return undefined
  const boxSize = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  const brands = start.slice(8, boxSize).match(/.{4}/gs) ?? []
  return wrapped.find(([, brand]) => brands.some((one) => brand.test(one)))?.[0]
}
