import { expect, it } from 'vitest'
import { resolve, type Turn } from './resolve'

const milk: Turn = { question: 'can i have cows milk', intent: 'verdicts.may', foods: ['cows milk'] }
const nuts: Turn = {
  question: 'are almonds or cashews ok',
  intent: 'verdicts.or',
  foods: ['almonds', 'cashews'],
}
const level: Turn = { question: 'how high is garlic', intent: 'results.level', foods: ['garlic'] }
const list: Turn = { question: 'what are my high foods', intent: 'results.list', foods: [] }
const meal: Turn = { question: 'give me an idea', intent: 'meals.ideas', foods: [] }

it.each<[string, readonly Turn[], question: string, whole: string]>([
  ['another food', [nuts], 'and rice?', 'are rice ok'],
  ["an animal's milk", [milk], 'and goat?', "can i have goat's milk"],
  ["an animal's milk", [milk], 'and goats?', "can i have goat's milk"],
  ["an animal's milk", [milk], 'what about sheep?', "can i have sheep's milk"],
  ['buffalo milk', [milk], 'and buffalo?', 'can i have buffalo milk'],
  [
    "an animal's cheese",
    [{ question: "sheep's cheese", foods: ["sheep's cheese"] }],
    'and goat?',
    "goat's cheese",
  ],
  ["an animal's yoghurt", [{ question: 'yoghurt', foods: ['yoghurt'] }], 'and goat then?', "goat's yoghurt"],
  [
    'Ziegenmilch',
    [{ question: 'Darf ich Milch trinken?', foods: ['Milch'] }],
    'und Ziege?',
    'Darf ich Ziegenmilch trinken?',
  ],
  ['Schafkäse', [{ question: 'Ist Käse ok?', foods: ['Käse'] }], 'und Schaf?', 'Ist Schafkäse ok?'],
  [
    'lait de chèvre',
    [{ question: 'Puis-je boire du lait ?', foods: ['lait'] }],
    'et chèvre ?',
    'Puis-je boire du lait de chèvre ?',
  ],
  [
    'leche de cabra',
    [{ question: '¿Puedo tomar leche?', foods: ['leche'] }],
    'y cabra?',
    '¿Puedo tomar leche de cabra?',
  ],
  ['a drink of oats', [milk], 'and oat?', 'can i have oat milk'],
  ['a drink of almonds', [milk], 'almond one?', 'can i have almond milk'],
  [
    'a drink of almonds after oats',
    [milk, { question: 'and oat?', foods: ['oat milk'] }],
    'and almond?',
    'can i have almond milk',
  ],
  ['the meat, after meat', [{ question: 'can i eat beef', foods: ['beef'] }], 'and goat?', 'can i eat goat'],
  ['a reason', [milk], 'why?', 'why is cows milk on my list'],
  ['what replaces it', [milk], 'what instead', 'what can i have instead of cows milk'],
  [
    'what replaces it for something',
    [milk],
    'what else for breakfast?',
    'what can i have instead of cows milk for breakfast?',
  ],
  ['its value', [milk], 'how high was it', 'how high is cows milk in my test'],
  ['the second of two', [nuts], 'and the second one?', 'can i eat cashews'],
  ['the worse of two', [nuts], 'which is worse', 'which is higher in my test, almonds or cashews'],
  ['the test before', [level], 'and last time?', 'what was garlic in the previous test and now'],
  ['the list before', [list], 'and before?', 'what are my high foods in the previous test'],
  ['the same for a meal', [meal], 'and for lunch?', 'give me an idea for lunch?'],
  [
    'what it means',
    [level],
    'what does that mean?',
    'how high is garlic in my test and what does my value mean',
  ],
  [
    'a doubt, by the test before',
    [milk],
    'sure? last time it was low',
    'what was cows milk in the previous test and now',
  ],
  [
    'the second of two for a meal',
    [{ question: 'an idea with cod or rice', intent: 'meals.cook-with', foods: ['cod', 'rice'] }],
    'the second one',
    'an idea with rice',
  ],
  [
    'the same for somebody, with its foods',
    [{ question: 'a meal with cod for dinner', intent: 'meals.cook-with', foods: ['cod'] }],
    'ok and for lunch?',
    'a meal with cod for lunch?',
  ],
  ['what "it" is', [level], 'can i eat it raw', 'can i eat garlic raw'],
  ['whether it is sure', [level], 'are you sure?', 'how high is garlic in my test'],
  [
    'a food, and then why',
    [milk, { question: 'and goat?', foods: ["goat's milk"] }],
    'why?',
    "why is goat's milk on my list",
  ],
])('%s (%#)', (_what, turns, question, whole) => expect(resolve(question, turns)).toBe(whole))

it.each<[string, readonly Turn[], string]>([
  ['nothing came before', [], 'why?'],
  ['it is a whole question', [milk], 'how do i change my password'],
  ['it names its own foods and asks something', [milk], 'what is my value for rice'],
  ['it asks why of its own food', [level], 'why is onion high'],
  ['it is long', [milk], 'and what should i do about it when i am at a big wedding party in the summer'],
])('a question stays unchanged when %s', (_why, turns, question) =>
  expect(resolve(question, turns)).toBe(question),
)
