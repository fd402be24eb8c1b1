import { formatWords, utcDay } from '@shared/domain/dates'

/** Whether a day on which something begins is still to come; null began at once. Days begin at midnight, UTC. */
export const isAhead = (from: string | null): from is string => from !== null && from > utcDay(new Date())

/** A sentence that holds from a day on, with that day while it is to come: `From 1 January 2027 staff need ...`. */
export const fromDay = (from: string | null, sentence: string): string =>
  isAhead(from)
    ? `From ${formatWords(from)} ${sentence}`
    : sentence.replace(/^./, (first) => first.toUpperCase())
