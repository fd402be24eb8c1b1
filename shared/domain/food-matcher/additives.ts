import { isTied, type Token } from './tokens'

const classes = new Set(
  `emulsifier emulsifiers preservative preservatives thickener thickeners colour colours color colors
antioxidant antioxidants humectant humectants stabiliser stabilisers stabilizer stabilizers acid acids
regulator regulators enhancer enhancers agent agents salts sweetener sweeteners gum gums additive additives
improver improvers ins emulgator emulgatoren emulsifiant emulsionante conservateur conservante
konservierungsstoff antioxydant colorant colorants farbstoff acidulant`.split(/\s+/u),
)

/** Whether a word names a class of additives, whose numbers may lack their E. */
export const isAdditiveClass = (word: string) => classes.has(word)

/** The additive at a word, such as `e322` for "E 322" or, after a class, a bare "322". */
export function additiveOf(
  tokens: readonly Token[],
  at: number,
  isInAdditives: boolean,
): { text: string; end: number } | undefined {
  const token = tokens[at]
  if (!token || token.text.length > 8) return undefined
  const isPrefix = token.text === 'e' || token.text === 'ins'
  const number = isPrefix ? tokens[at + 1] : token
  if (!number || (isPrefix && !isTied(number.gap))) return undefined
  const found = /^(?:e|ins)?(\d{3,4})([a-f]?)[ivx]*$/u.exec(number.text)
  const [, digits = '', letter = ''] = found ?? []
  if (digits === '' || number.isPercent) return undefined
  if (!isPrefix && !isInAdditives && number.text.charCodeAt(0) < 58) return undefined
  return { text: `e${digits}${letter}`, end: isPrefix ? at + 2 : at + 1 }
}
