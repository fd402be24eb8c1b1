import { expect, it } from 'vitest'
import { foodMatcher } from '../../foods/foods.public'
import { learn } from './classifier'
import { withAnyFood } from './features'
import { guessesOf, type Intent, waysOfClients } from './guess'

it('learns from examples what tells two kinds apart, the same each time', async () => {
  const example = (label: string, ...words: string[]) => ({
    label,
    features: new Map(words.map((word) => [word, 1])),
  })
  const examples = [
    example('fruit', 'sweet', 'red', 'tree'),
    example('fruit', 'sweet', 'round', 'tree'),
    example('fish', 'swims', 'red', 'sea'),
    example('fish', 'swims', 'round', 'sea'),
  ]
  const [one, other] = [await learn(examples), await learn(examples)]
  const features = new Map([
    ['sweet', 1],
    ['red', 1],
    ['never said', 1],
  ])
  expect(one(features)[0]).toMatchObject({ label: 'fruit' })
  expect(one(features)).toEqual(other(features))
  expect(one(features).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4)
})

/** Written for this test, and never among the ways of asking. */
const questions: readonly [Intent, string][] = [
  ['eat.may', 'fancy a kebab tonight am i good'],
  ['eat.may', 'is camembert off the table for me'],
  ['eat.may', 'colleague brought brownies, yes or no'],
  ['eat.may', 'kann ich heute linsensuppe essen'],
  ['eat.which', 'which seeds am i fine with'],
  ['eat.which', 'what kinds of fish can i have'],
  ['own.count', 'so how many reds are there in total for me'],
  ['own.rank', 'which food came out on top'],
  ['own.rank', 'what did i score lowest on'],
  ['own.level', 'what number did i get for lentils'],
  ['own.level', 'mein wert für haselnuss bitte'],
  ['own.move', 'did my celery drop compared to october'],
  ['own.changes-up', 'anything that went up since my last test'],
  ['own.changes-new', 'are there foods that werent high before but are now'],
  ['own.why', 'how come garlic is raised i hate garlic'],
  ['own.limit', 'peach at 9.9 thats only just over isnt it'],
  ['own.day', 'date of my newest results'],
  ['own.practitioner', 'whats the name of my therapist again'],
  ['own.start', 'where do i begin with all these foods'],
  ['meals.instead', 'what do i use if not butter'],
  ['meals.instead', 'womit kann ich weizenmehl ersetzen'],
  ['meals.meal', 'hungry, give me something for lunch'],
  ['meals.plan', 'can you write me a menu for the whole day'],
  ['meals.cook-with', 'got rice peas and eggs what can i make'],
  ['meals.place', 'going to a tapas bar what should i order'],
  ['meals.dish-without', 'does lasagne work without cheese'],
  ['care.complaint', 'my belly blows up like a balloon after beans'],
  ['care.complaint', 'always get spots when i eat chocolate'],
  ['care.weight', 'ive dropped 5 kilos without trying'],
  ['care.unchanged', 'a month without wheat and i feel no different'],
  ['care.accident', 'oh no i just ate a biscuit with almonds in it'],
  ['care.medication', 'taking blood pressure pills, can i have grapefruit'],
  ['care.pregnancy', '20 weeks pregnant do i carry on with this'],
  ['care.pet', 'is it ok to give the cat some of my milk'],
  ['care.other-child', 'can i leave milk out for my toddler as well'],
  ['care.disease', 'would this show if im coeliac'],
  ['faq.forgotten-password', 'cant log in forgot my pw'],
  ['faq.download-report', 'how do i save my report as a pdf'],
  ['none.off-topic', 'who won the match last night'],
]

it('guesses right what questions ask for that it has not learnt from', async () => {
  const learnt = new Set((await waysOfClients()).map(({ text }) => text.toLowerCase()))
  const matcher = foodMatcher()
  expect(questions.filter(([, text]) => learnt.has(withAnyFood(matcher, text).toLowerCase()))).toEqual([])
  const guessed = await Promise.all(
    questions.map(async ([intent, text]) => ({ intent, text, best: (await guessesOf(text))[0] })),
  )
  const wrong = guessed.filter(({ intent, best }) => best?.label !== intent)
  const sure = guessed.filter(({ best }) => (best?.share ?? 0) >= 0.7)
  const surelyWrong = sure.filter(({ intent, best }) => best?.label !== intent)
  expect(surelyWrong.length).toBeLessThanOrEqual(1)
  expect(wrong.length / guessed.length).toBeLessThanOrEqual(0.15)
})
