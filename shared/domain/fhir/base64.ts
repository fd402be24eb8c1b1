/** Bytes as base64, in browsers and in Node. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  // Function arguments are limited, so it goes piece by piece.
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}

const PIECE = 8192

/** The bytes of a base64 text, whose white space is ignored; undefined for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
