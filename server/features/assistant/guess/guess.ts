import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../../../project-root'
import { foodMatcher } from '../../foods/foods.public'
import { type Classifier, type Likelihood, learn } from './classifier'
import { featuresOf, withAnyFood } from './features'
import { inSlices } from './fit'
import { textsOf } from './patterns'

/** Whose answer a question is for, with what it asks for there: "own.count", "care.weight", "faq.contact". */
export type Part = (typeof parts)[number] | 'faq' | 'none'
export type Intent = `${Part}.${string}`
export type Guess = Likelihood<Intent>

/** Those with their own ways of asking, by the names of their files. */
const parts = ['eat', 'own', 'care', 'meals', 'portal'] as const
/** What is none of a client's concern here, and what the emergency card is for. */
const none = ['off-topic', 'beyond', 'emergency']
/** Of an FAQ and of what is none of the portal's, some ways are enough to tell that it is not about the asker. */
const most = { faq: 30, none: 500 }
/** FAQs that call their own thing by its name in every way of asking: their words tell, and no guess is needed. */
const named = new Set(['my-plan', 'bringing-back-verdict'])

let classifier: Promise<Classifier<Intent>> | undefined

/** What a client's question may ask for, likeliest first, learnt from the ways of asking that ship. */
export async function guessesOf(question: string): Promise<Guess[]> {
  classifier ??= learnt().catch((error: unknown) => {
    classifier = undefined
    throw error
  })
  return (await classifier)(featuresOf(withAnyFood(foodMatcher(), question)))
}

async function learnt(): Promise<Classifier<Intent>> {
  const examples = await inSlices(await waysOfClients(), ({ intent, text }) => ({
    label: intent,
    features: featuresOf(text),
  }))
  return learn(examples)
}

/** The ways in which clients ask, by what they ask for, each food as one and the same. */
export async function waysOfClients(): Promise<{ intent: Intent; text: string }[]> {
  const [faqs, others, ...own] = await Promise.all(['client', 'other', ...parts].map(readWays))
  const ofFaqs = Object.entries(faqs ?? {}).filter(([faq]) => !named.has(faq))
  const ofOthers = Object.entries(others ?? {}).filter(([intent]) => none.includes(intent))
  const read = [...ofPart('faq', ofFaqs, most.faq), ...ofPart('none', ofOthers, most.none)]
  // The others' own are written with the word that stands for any food.
  const withoutFoods = await inSlices(read, ({ intent, text }) => ({
    intent,
    text: withAnyFood(foodMatcher(), text),
  }))
  return [
    ...withoutFoods,
    ...own.flatMap((ways, at) => ofPart(parts[at] ?? '', Object.entries(ways))),
    ...(await readPatterns()),
  ]
}

const ofPart = (part: string, ways: readonly [string, string[]][], count?: number) =>
  ways.flatMap(([intent, texts]) =>
    texts.slice(0, count).map((text) => ({ intent: `${part}.${intent}` as Intent, text })),
  )

const fileOf = (name: string) =>
  path.join(projectRoot, 'server', 'features', 'assistant', 'ways-of-asking', name)

const readWays = async (name: string) =>
  JSON.parse(await readFile(fileOf(`${name}.json`), 'utf8')) as Record<string, string[]>

/** The ways that patterns stand for; a line without a blank names what those below it ask for. */
async function readPatterns(): Promise<{ intent: Intent; text: string }[]> {
  const lines = (await readFile(fileOf('patterns.txt'), 'utf8')).split('\n')
  let intent: Intent = 'none.off-topic'
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      if (!line.includes(' ')) intent = line as Intent
      else return textsOf(line).map((text) => ({ intent, text }))
      return []
    })
}
