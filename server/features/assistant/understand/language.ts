import { type QuestionLanguage, smallWords } from '@shared/domain/text/question-language'
import { plain } from '../answers/words/plain'

/** Precedes an English answer to a question in another language. */
export const inEnglish: Record<Exclude<QuestionLanguage, 'en'>, string> = {
  de: 'Ich antworte auf Englisch.',
  fr: 'Je réponds en anglais.',
  es: 'Respondo en inglés.',
}

const others = ['de', 'fr', 'es'] as const
/** English words that also exist in other languages. */
const english = new Set('a an from in no is some any without some again please'.split(' '))
/** In a text this short one foreign word decides. */
const FEW = 4

/** The language of a question; a dish with a foreign name does not decide. */
export function languageOf(question: string): QuestionLanguage {
  const words = plain(question).split(' ')
  const count = (language: QuestionLanguage) => words.filter((word) => smallWords[language].has(word)).length
  const own = count('en') + words.filter((word) => english.has(word)).length
  const [best = 'de'] = others.toSorted((one, other) => count(other) - count(one))
  const isEnough = count(best) >= 2 || (count(best) === 1 && words.length <= FEW && own === 0)
  return count(best) > own && isEnough ? best : 'en'
}
