import { type ResultGroup, resultGroupWords } from '@shared/domain/avoidance/result-groups'

/** A group's name; `own`: to the tested person. */
export const groupText = (group: ResultGroup, own: boolean): string =>
  group === 'plan' && !own ? 'In the plan now' : resultGroupWords[group]
