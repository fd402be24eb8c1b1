import { inSentence } from '@shared/domain/verdict/why'
import type { SessionUser } from '@/session/session'
import { suggestions } from './chat-words'
import type { Exchange } from './conversation'

const COUNT = 2

/** Further questions by the intent of the answered one, the nearest first. */
const nextQuestions: readonly [intent: RegExp, questions: readonly string[]][] = [
  [/^meals\./u, ['Which foods should I avoid?', 'How do I order in a restaurant?']],
  [/^results\./u, ['What does a moderate result mean?', 'What can I eat today?']],
  [/^plan\./u, ['What do I do today?', 'How do I reintroduce a food?']],
]

/** Two questions to ask after the last answer, none of which was asked before. */
export function followUps(exchanges: readonly Exchange[], role: SessionUser['role']): string[] {
  const last = exchanges.at(-1)
  if (last?.state !== 'answered' || last.answer.kind === 'emergency') return []
  const { verdicts, intent } = last.answer
  const [verdict] = verdicts
  const about =
    role === 'client' && verdict ? [`What can I have instead of ${inSentence(verdict.title)}?`] : []
  const near = nextQuestions.find(([ofIntent]) => ofIntent.test(intent ?? ''))?.[1] ?? []
  const asked = new Set(exchanges.map(({ question }) => question.toLowerCase()))
  return [...about, ...(role === 'client' ? near : []), ...suggestions[role]]
    .filter((question, at, all) => !asked.has(question.toLowerCase()) && all.indexOf(question) === at)
    .slice(0, COUNT)
}
