import { expect, it } from 'vitest'
import type { Turn } from '../resolve'
import { understandAfter } from './after'
import { understand } from './understand'

function turnOf(question: string): Turn {
  const [ask] = understand(question, 'client')
  return { question, intent: ask?.intent, foods: ask?.foods }
}

it.each<[string, before: string, question: string, intents: string[]]>([
  ['an amount', 'which food do i bring back first', 'how much?', ['faq.reintroduction']],
  ['what may come', 'how do i bring back oats', 'and if i feel bad on day one?', ['plan.reaction']],
  ['a condition of a meal', 'give me a dinner idea', 'no fish please', ['meals.meal']],
  ['somebody else', 'can my daughter eat oats', 'she is 3', ['care.other-child']],
  [
    'two things',
    'is mustard high',
    'and before, and what do i put on the sausage then',
    ['results.move', 'meals.instead'],
  ],
  ['something else', 'what is igg', 'how do i change my password', ['faq.change-password']],
  ['nothing of this portal', 'is beef ok', 'what is the capital of france', ['none.off-topic']],
])('%s asked after another question is understood: %s, %s', (_what, before, question, intents) =>
  expect(understandAfter(question, [turnOf(before)], 'client').map(({ intent }) => intent)).toEqual(intents),
)
