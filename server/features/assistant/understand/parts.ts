import { plainQuotes } from '@shared/domain/text/fold'
import { any } from '../answers/words/words'

const link = 'and|und|et|y|also|plus|but|so|then|oder|or|aber|pero|mais'
const opening = any(
  'what|whats|whether|tell|show|how|hows|which|when|who|whos|where|why|can|could|may|should|must|shall',
  'is|are|do|does|did|will|would|am|was|wie|wann|warum|wer|wo|ob|welche\\p{L}*|kann|darf|soll|muss|ist',
  'que|quoi|quel\\p{L}*|comment|pourquoi|quand|combien|qui|puis|dois',
  'c[oó]mo|cu[aá]ndo|cu[aá]l\\p{L}*|cu[aá]nt\\p{L}*|qui[eé]n|puedo|debo|por qu[eé]|qué',
)

/** Where one question ends and the next may begin. */
const ends = new RegExp(`[?!;\\n]+|\\.(?=\\s|$)|,?\\s+(?:${link})\\s+(?=¿?${opening}\\s)`, 'iu')
const asksSomething = new RegExp(
  `^\\P{L}*(?:(?:${link}|ok|well|hi|hello|hey|please)\\P{L}+)*${opening}(?!\\p{L})`,
  'iu',
)

/** A part of a text, and whether its form is a question. */
export type Piece = { text: string; asks: boolean }

/** Splits a text into sentences and questions. */
export function piecesOf(question: string): Piece[] {
  const text = plainQuotes(question)
  const marks = [...text.matchAll(new RegExp(ends.source, 'giu'))]
  let from = 0
  const pieces: Piece[] = []
  for (const mark of [...marks, undefined]) {
    const piece = text.slice(from, mark?.index).trim()
    if (/\p{L}/u.test(piece))
      pieces.push({ text: piece, asks: mark?.[0].includes('?') === true || asksSomething.test(piece) })
    from = mark ? mark.index + mark[0].length : text.length
  }
  return pieces
}

/** Splits a text into questions; statements join the question beside them. */
export function questionsOf(question: string): string[] {
  const asked: string[] = []
  let statement = ''
  for (const { text, asks } of piecesOf(question)) {
    if (asks) {
      asked.push(statement === '' ? text : `${statement}. ${text}`)
      statement = ''
    } else statement = statement === '' ? text : `${statement}. ${text}`
  }
  if (statement !== '' && asked.length > 0) asked[asked.length - 1] = `${asked.at(-1) ?? ''}. ${statement}`
  return asked.length > 1 ? asked : [question]
}
