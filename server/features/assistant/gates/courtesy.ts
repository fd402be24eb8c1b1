import { fold } from '@shared/domain/fold'

/** Words that ask nothing a person would have to look at, small and without accents. */
const courtesies = {
  hello: [
    'hi+|hiya|hey+|hello+|helo|yo|howdy|heya|good morning|good afternoon|good evening|good day',
    'hallo|guten (?:tag|morgen|abend)|moin(?: moin)?|servus|gruss gott|bonjour|bonsoir|salut|coucou|hola|buenos dias|buenas(?: tardes| noches)?',
  ],
  thanks: [
    '(?:ok |cool |great |nice )?(?:thanks|thank (?:you|u)|thankyou|thx|ta|cheers|ty|tysm)(?: (?:a lot|so much|very much|a million|mate|again|for (?:your|the|ur) help))*(?: you helped(?: me)?)?',
    'many thanks|that (?:helped|helps)(?: a lot)?|danke(?: schon| dir| sehr)?|dankeschon|vielen dank|merci(?: beaucoup| bien)?|(?:muchas |mil )?gracias(?: por todo)?',
  ],
  done: [
    'ok|okay|kk?|fine|great|good|got it|i see|alright|all right|bye|goodbye|bye bye|good night|see (?:you|ya)|cool|sure|understood|perfect|nice',
    'alles klar|tschuss|ciao|au revoir|d accord|a bientot|adios|hasta luego|vale|de acuerdo',
  ],
}

const forms = (kind: keyof typeof courtesies) => courtesies[kind].join('|')
const plainOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
const saysOnly = (words: string) => {
  const pattern = new RegExp(`^(?:${words})$`, 'u')
  return (text: string) => pattern.test(plainOf(text))
}

export const isGreeting = saysOnly(`(?:${forms('hello')})(?: there| all| everybody| assistant| again)?`)
export const isThanks = saysOnly(`(?:(?:${forms('done')}) )?(?:${forms('thanks')})(?: (?:${forms('done')}))?`)
export const isDone = saysOnly(`(?:${forms('done')})(?: (?:${forms('done')}))?`)
/** Marks or pictures alone, in which nothing is said. */
export const isWordless = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text)
