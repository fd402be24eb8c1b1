import type { AssessedFood } from '@shared/domain/avoidance/food-status'
import { type ResultGroup, resultGroupWords } from '@shared/domain/avoidance/result-groups'
import type { Level } from '@shared/domain/reports/levels'
import { countText, plural } from '@shared/domain/text/counts'

/** A group's name; `own`: to the tested person. */
export const groupText = (group: ResultGroup, own: boolean): string =>
  group === 'plan' && !own ? 'In the plan now' : resultGroupWords[group]

type Leveled = AssessedFood & { level: Level }

/** Why groups and counters differ: `3 foods you found to be fine are listed under Keep.` */
export function movedText(
  groups: Record<'leave-out' | 'now-and-then' | 'keep', readonly Leveled[]>,
  own: boolean,
): string {
  const fine = groups.keep.filter(({ level }) => level !== 'low').length
  const low = groups['leave-out'].filter(({ level }) => level === 'low').length
  const who = own ? 'you' : 'the client'
  return [
    fine > 0 &&
      `${countText(fine, 'food')} ${who} found to be fine ${plural(fine, 'is', 'are')} listed under Keep.`,
    low > 0 &&
      `${countText(low, 'food')} with no elevation, left out for other reasons, ${plural(low, 'is', 'are')} listed under Leave out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
