/** What an answerer says, with what it rests on and the verdicts that the chat shows beside it. */
export type Told = {
  answer: string
  sources: { kind: 'faq' | 'food' | 'report' | 'recipe'; title: string; link: string }[]
  verdicts: { q: string; kind: string; title: string; sentence: string }[]
}
