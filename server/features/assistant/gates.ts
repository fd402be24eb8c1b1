import { isOfAnother } from './gates/another'
import { asksBeyond, asksForOthers } from './gates/beyond'
import { isDone, isGreeting, isThanks, isWordless } from './gates/courtesy'
import { isOfPortal, isOthersResults } from './own/asked-portal'
import { sayOf } from './own/portal'

/** The text of a question, and the same without what names a person, which has to be looked up. */
type Question = { text: string; impersonal: () => Promise<string> }

/**
 * What becomes of a question: fixed words, "I don't know", or an answer for which the asker's own results are not looked at.
 */
type Decision = 'unknown' | 'without-own-results' | { says: string }

type Gate = {
  name: string
  test: (question: Question) => boolean | Promise<boolean>
  decision: Decision
}

/**
 * What a question that is no emergency passes before a source is sought, in this order, each told by words. What comes through is judged by
 * ways of asking (`likely-intents.ts`), which may see an emergency in words that no gate knows.
 */
export const gates: readonly Gate[] = [
  {
    name: 'greeting',
    test: ({ text }) => isGreeting(text),
    decision: { says: 'Hello. You can ask me about the test, about foods or about this portal.' },
  },
  {
    name: 'thanks',
    test: ({ text }) => isThanks(text),
    decision: { says: 'You are welcome. Ask me whenever you have another question.' },
  },
  {
    name: 'done',
    test: ({ text }) => isDone(text),
    decision: { says: 'All right. Ask me whenever you have another question.' },
  },
  { name: 'wordless', test: ({ text }) => isWordless(text), decision: { says: sayOf('no-words') } },
  {
    name: 'beyond',
    test: ({ text }) => asksBeyond(text),
    decision: 'unknown',
  },
  {
    name: 'others',
    test: async ({ text, impersonal }) => isOthersResults(text) || asksForOthers(text, await impersonal()),
    decision: { says: sayOf('others-results') },
  },
  {
    name: 'another',
    test: async ({ text, impersonal }) => !isOfPortal(text) && isOfAnother(await impersonal()),
    decision: 'without-own-results',
  },
]

/** The first gate whose test holds; undefined when a question passes all. */
export async function gateOf(question: Question): Promise<Gate | undefined> {
  for (const gate of gates) if (await gate.test(question)) return gate
  return undefined
}
