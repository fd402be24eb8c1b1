import { textFile } from '../../text-file'
import { typed } from '../words/words'

/** The asker's own childhood or years ago, in a question as it is typed or as `plain` writes it. */
const childhood = new RegExp(typed(...textFile('answers/person/own-past.txt').split('\n')).source, 'giu')

/** A question without what is said of the asker's own past, whose child is nobody else. */
export const withoutOwnPast = (question: string): string => question.replace(childhood, 'long ago')
