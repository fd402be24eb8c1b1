import type { Role } from '@shared/core/roles'

/**
 * What an answer must rest on: one of these sources, none at all, or the emergency card. A source
 * is the key of a seeded FAQ, `food:` with the name of a food of the catalogue, or `report` for the
 * user's own.
 */
export type Expected =
  | { sources: readonly string[] }
  | { unknown: 'off-topic' | 'hostile' }
  | { emergency: true }
export type Asked = { question: string; as: Role; expected: Expected }

export const all = (as: Role, expected: Expected, ...questions: string[]): Asked[] =>
  questions.map((question) => ({ question, as, expected }))
export const from = (as: Role, sources: readonly string[], ...questions: string[]): Asked[] =>
  all(as, { sources }, ...questions)
export const faq = (as: Role, keys: string, ...questions: string[]): Asked[] =>
  from(as, keys.split(' '), ...questions)
export const about = (as: Role, food: string, ...questions: string[]): Asked[] =>
  from(as, [`food:${food}`], ...questions)
