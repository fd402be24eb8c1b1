import iconv from 'iconv-lite'

/** Character sets that a file without a declaration may be in. */
export const candidates = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'cp850',
  'cp852',
  'ibm866',
  'koi8-r',
  'macroman',
] as const

/** Names that browsers do not know but iconv-lite does. */
const ofOldSystems = /^(?:(?:cp|ibm)-?\d{3,4}|mac[a-z]+)$/

/** Resolves a name as browsers do (`latin1` is windows-1252); undefined if unsupported. */
export function charsetOf(name: string): string | undefined {
  const plain = name.trim().toLowerCase()
  try {
    const { encoding } = new TextDecoder(plain)
    // A declaration that is readable as ASCII cannot be in UTF-16.
    if (encoding.startsWith('utf-16')) return 'utf-8'
    return iconv.encodingExists(encoding) ? encoding : undefined
  } catch {
    return ofOldSystems.test(plain) && iconv.encodingExists(plain) ? plain : undefined
  }
}

const MOST_BEFORE_DECLARATION = 4096

/** The character set that a page declares in its first 4 KB. */
export function declaredCharset(html: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1')
    .decode(html.subarray(0, MOST_BEFORE_DECLARATION))
    .replace(/<!--[^]*?-->/g, '')
  const name =
    /<meta\b[^>]{0,300}?\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml\b[^>]{0,300}?\bencoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1]
  return name === undefined ? undefined : charsetOf(name)
}
