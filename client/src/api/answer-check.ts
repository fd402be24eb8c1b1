import type { ApiRoute } from '@shared/api'
import { fits } from '@shared/core/shapes'
import { shapes } from './answer-shapes'

/** Whether a JSON answer has its endpoint's shape; always true for other answers. */
export function isAnswerOf(route: ApiRoute, answer: unknown): boolean {
  const shape = shapes[route]
  return !shape || fits(shape, answer)
}
