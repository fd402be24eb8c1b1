import { formatWords, utcDay } from '@shared/domain/text/dates'

/** Whether a start date is in the future; null started at once. Days begin at midnight, UTC. */
export const isAhead = (from: string | null): from is string => from !== null && from > utcDay(new Date())

/** Prefixes a start date while it is ahead: `From 1 January 2027 staff need ...`. */
export const fromDay = (from: string | null, sentence: string): string =>
  isAhead(from)
    ? `From ${formatWords(from)} ${sentence}`
    : sentence.replace(/^./, (first) => first.toUpperCase())
