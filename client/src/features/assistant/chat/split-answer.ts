import { answerWords, type VerdictAnswer, verdictAnswers } from '@shared/domain/verdict/answer'

export type SplitAnswer = {
  answer: VerdictAnswer
  /** The sentences that go on from the answer. */
  lead: string
  rest: string
  /** What to have in its place; '' when nothing is named. */
  instead: string
}

/** A sentence that begins later than this many characters in is no part of the lead. */
const LEAD_STARTS_WITHIN = 40

/**
 * Splits a text that begins with an answer ("Leave out for now. ..."); undefined for any other. The
 * lead does not change while the text grows.
 */
export function splitAnswer(text: string): SplitAnswer | undefined {
  const answer = verdictAnswers.find((one) => /^(?:[. ]|$)/u.test(afterWords(one, text) ?? 'x'))
  if (!answer) return undefined
  const after = (afterWords(answer, text) ?? '').replace(/^[. ]+/u, '')
  let end = 0
  for (const { 0: sentence, index } of after.matchAll(/[^\n]+?(?:[.!?](?=\s|$)|(?=\n)|$)\s*/gu)) {
    if (index !== end || index > LEAD_STARTS_WITHIN) break
    end = index + sentence.length
    if (sentence.includes('\n')) break
  }
  const [rest = '', instead = ''] = after.slice(end).split(/(?:^|\s)Instead: /u)
  return { answer, lead: after.slice(0, end).trim(), rest: rest.trim(), instead: instead.trim() }
}

const afterWords = (answer: VerdictAnswer, text: string) =>
  text.startsWith(answerWords[answer]) ? text.slice(answerWords[answer].length) : undefined
