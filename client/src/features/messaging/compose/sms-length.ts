/** The GSM 03.38 alphabet, and its characters that count twice. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const double = '^{}\\[~]|€\f'

export type SmsLength = {
  /** As the limit counts them. */
  characters: number
  /** The messages that are charged. */
  segments: number
  /** The characters of one segment. */
  perSegment: number
  /** The first character outside the plain alphabet; undefined when all are plain. */
  special: string | undefined
}

/**
 * The length of a text message: 160 plain characters are one segment, or 70 if any is not plain; in
 * several segments, each has 7 or 3 fewer.
 */
export function smsLength(text: string): SmsLength {
  const characters = Array.from(text)
  const special = characters.find((character) => !plain.includes(character) && !double.includes(character))
  const places =
    special === undefined
      ? text.length + characters.filter((character) => double.includes(character)).length
      : text.length
  const [alone, joined] = special === undefined ? [160, 153] : [70, 67]
  const isOne = places <= alone
  return {
    characters: text.length,
    segments: places === 0 ? 0 : isOne ? 1 : Math.ceil(places / joined),
    perSegment: isOne ? alone : joined,
    special,
  }
}
