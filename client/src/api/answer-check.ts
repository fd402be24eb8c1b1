import type { ApiRoute } from '@shared/api'
import { fits } from '@shared/core/shapes'
import { shapes } from './answer-shapes'

/** Whether an answer is one that the portal gives to a call. Of one that is no JSON nothing is known. */
export function isAnswerOf(route: ApiRoute, answer: unknown): boolean {
  const shape = shapes[route]
  return !shape || fits(shape, answer)
}
