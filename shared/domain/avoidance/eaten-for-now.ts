import { formatDayAndMonth } from '../text/dates'
import type { AvoidEntry } from './avoid-list'

/** Whether the trial's baseline has a food eaten as usual, which it never has with an allergy. */
export const isEatenForNow = ({ level, trial }: Pick<AvoidEntry, 'level' | 'trial'>): boolean =>
  level !== 'allergy' && trial?.eaten === true

/** "Eat as usual until 3 December", of foods of one trial. */
export function asUsualWords([food]: readonly Pick<AvoidEntry, 'trial'>[]): string {
  const until = food?.trial?.until
  return `Eat as usual ${until ? `until ${formatDayAndMonth(until)}` : 'for now'}`
}
