import { isOfLanguage } from './label-language'
import { isLabelWord } from './label-vocabulary'
import { ordinaryWords } from '../food-matcher/ordinary-words'

const units = new Set(
  `g kg mg mcg ug µg ng l ml cl dl hl kj kcal cal iu ui ppm cm mm m oz lb lbs fl pcs pc stk szt x
h min sec mois mesi maanden dni days tage gr grs gms pz ud uds`.split(/\s+/u),
)

/** Substances and sorts whose names have a digit: "CO2", "B12", "type 00", "E471". */
const withDigits =
  /^(?:co2|h2o|n2o?|so2|o2|ph\d|[abdk]\d{1,2}|[a-df-np-z]\d{2,4}|e\d{3,4}[a-z]{0,3}|\d+[a-z]?)$/u

/** Whether a word with digits is a misread word rather than a number, a unit or a substance. */
export function isGarbled(word: string): boolean {
  if (withDigits.test(word)) return false
  const letters = word.replace(/\d/gu, '')
  if (word.length - letters.length > letters.length) return false
  const rest = word.replace(/^\d+|\d+$/gu, '')
  if (/\d/u.test(rest)) return true
  return !units.has(rest) && (rest.length < 3 || !(isLabelWord(rest) || ordinaryWords.has(rest)))
}

/** Whether a word of one or two letters is a word of a language, an abbreviation or a unit. */
export const isShortWord = (word: string) =>
  word.length < 2 || word === 'st' || units.has(word) || isOfLanguage(word)
