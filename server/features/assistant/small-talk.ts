const courtesies = {
  hello: ['hi', 'hiya', 'hey', 'hello', 'good morning', 'good afternoon', 'good evening', 'good day'],
  thanks: [
    'thanks',
    'thank you',
    'thanks a lot',
    'many thanks',
    'thank you very much',
    'thank you so much',
    'thx',
  ],
  done: ['ok', 'okay', 'fine', 'great', 'good', 'got it', 'i see', 'alright', 'all right', 'bye', 'goodbye'],
}

const said = {
  hello: 'Hello. You can ask me about the test, about foods or about this portal.',
  thanks: 'You are welcome. Ask me whenever you have another question.',
  done: 'All right. Ask me whenever you have another question.',
}

const forms = (kind: keyof typeof courtesies) => courtesies[kind].join('|')
const patterns = {
  hello: new RegExp(`^(?:${forms('hello')})(?: there| all| everybody| assistant| again)?$`, 'u'),
  thanks: new RegExp(`^(?:(?:${forms('done')}) )?(?:${forms('thanks')})(?: (?:${forms('done')}))?$`, 'u'),
  done: new RegExp(`^(?:${forms('done')})(?: (?:${forms('done')}))?$`, 'u'),
} as const

/** What is said to a greeting or to thanks, which ask nothing that a person would have to look at. */
export function courtesyFor(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const kind = (Object.keys(said) as (keyof typeof said)[]).find((one) => patterns[one].test(plain))
  return kind && said[kind]
}
