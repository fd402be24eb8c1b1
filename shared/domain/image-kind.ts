export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic'

/** As many bytes from the start of a file as tell its kind. */
export const KIND_BYTES = 64

const signatures: [ImageKind, RegExp][] = [
  ['png', /^\x89PNG/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
]
/** AVIF and HEIC share their wrapping; what is in it, its brands tell. `mif1` stands in both. */
const wrapped: [ImageKind, RegExp][] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(he[iv][cxms]|mif1|msf1)$/],
]

/** What a file that starts with `bytes` holds, whatever its name says; undefined for what is no photo. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  const signed = signatures.find(([, signature]) => signature.test(start))
  if (signed) return signed[0]
  if (!start.startsWith('ftyp', 4)) return undefined
  const brands = start.slice(8, start.charCodeAt(3)).match(/.{4}/gs) ?? []
  return wrapped.find(([, brand]) => brands.some((one) => brand.test(one)))?.[0]
}
