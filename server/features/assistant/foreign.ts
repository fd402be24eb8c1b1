import { smallWords } from '@shared/domain/asker-language'
import { plain } from './own/plain'

export const inEnglish = 'I answer in English.'

const { de, fr, es, en } = smallWords
const isOfOthers = (word: string) => de.has(word) || fr.has(word) || es.has(word)

/** So few words need but one that is foreign. */
const FEW = 4

/** Whether a question is put in German, French or Spanish: a dish of a foreign name does not make it so. */
export function isForeign(question: string): boolean {
  const said = plain(question).split(' ')
  const foreign = said.filter(isOfOthers).length
  const own = said.filter((word) => en.has(word)).length
  return foreign > own && (foreign >= 2 || said.length <= FEW)
}
