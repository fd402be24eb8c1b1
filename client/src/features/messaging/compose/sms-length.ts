/** The GSM 03.38 alphabet, and what takes two places in it. */
const plain =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const double = '^{}\\[~]|€\f'

export type SmsLength = {
  /** As the limit counts them. */
  characters: number
  /** Messages that the phone company charges for. */
  segments: number
  /** How many characters one of them takes. */
  perSegment: number
  /** The first character that only the larger alphabet has; undefined when all are plain. */
  special: string | undefined
}

/** How long a text message is: 160 plain characters are one segment, or 70 once a single one is not plain; of several, each takes 7 or 3 less. */
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
