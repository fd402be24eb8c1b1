/** Words that ask nothing a person would have to look at. */
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

const forms = (kind: keyof typeof courtesies) => courtesies[kind].join('|')
const plainOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
const saysOnly = (words: string) => {
  const pattern = new RegExp(`^(?:${words})$`, 'u')
  return (text: string) => pattern.test(plainOf(text))
}

export const isGreeting = saysOnly(`(?:${forms('hello')})(?: there| all| everybody| assistant| again)?`)
export const isThanks = saysOnly(`(?:(?:${forms('done')}) )?(?:${forms('thanks')})(?: (?:${forms('done')}))?`)
export const isDone = saysOnly(`(?:${forms('done')})(?: (?:${forms('done')}))?`)
