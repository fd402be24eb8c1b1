import type { Reply } from '@shared/api'
import { countText, listed } from '@shared/domain/text/counts'

type Moves = Reply<'GET /api/client-merges'>['moves']

const nouns: Record<keyof Moves, [one: string, several: string]> = {
  reports: ['report', 'reports'],
  allergies: ['allergy', 'allergies'],
  plans: ['plan', 'plans'],
  diaryDays: ['diary day', 'diary days'],
  outcomes: ['outcome', 'outcomes'],
  recipes: ['recipe', 'recipes'],
  questions: ['question', 'questions'],
}

/** What moves, as a list in words; empty for nothing. */
export function moveWords(moves: Moves): string {
  const words = Object.entries(nouns).flatMap(([kind, [one, several]]) => {
    const count = moves[kind as keyof Moves]
    return count > 0 ? [countText(count, one, several)] : []
  })
  return listed(words)
}
