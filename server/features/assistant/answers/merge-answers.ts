import type { Answer } from '../answer'

/** Joins answers; each text, source and verdict appears once. */
export function mergeAnswers(answers: readonly Answer[]): Answer {
  const once = <T>(all: readonly T[], by: (one: T) => string) => [
    ...new Map(all.map((one) => [by(one), one])).values(),
  ]
  const isModelled = answers.some((one) => one.isModelled)
  return {
    answer: [...new Set(answers.map(({ answer }) => answer))].join('\n\n'),
    sources: once(
      answers.flatMap(({ sources }) => sources),
      ({ link }) => link,
    ),
    verdicts: once(
      answers.flatMap(({ verdicts }) => verdicts),
      ({ title }) => title,
    ),
    ...(isModelled && { isModelled }),
  }
}
