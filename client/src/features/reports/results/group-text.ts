import { type ResultGroup, resultGroupWords } from '@shared/domain/avoidance/result-groups'

/** A group's name; `own`: to the tested person. */
export function groupText(group: ResultGroup, own: boolean): string {
  if (!own && group === 'plan') return 'In the plan now'
  return !own && group === 'not-food' ? 'Not a food' : resultGroupWords[group]
}
