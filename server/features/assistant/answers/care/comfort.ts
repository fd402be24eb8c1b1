import { countText, listed } from '@shared/domain/counts'
import { allergyStays, keptOf, nothingYet, type Own, reportSource, told } from '../person/about-person'
import { fitting } from '../person/found'
import { easy } from './nutrients'
import { nameOfPractitioner } from '../person/people'
import { sentences, type Told } from '../../told'

const MOST_FOODS = 6
const crisis =
  'If you ever think of hurting yourself, call a crisis line (116 123 in the United Kingdom and much of Europe, 988 in North America) or the emergency number.'

/** What is said first to somebody who is frightened, before any number. */
export async function scared(own: Own): Promise<Told> {
  const foods = fitting(own.person, easy, MOST_FOODS)
  const name = await nameOfPractitioner(own)
  return told(
    sentences(
      'I am sorry that this frightens you. It is a lot to take in at once, and you need not manage it alone or tonight.',
      'Nothing in your results is a danger by itself: a value shows no allergy and no illness.',
      foods.length > 0 &&
        `One thing is enough for now: eat something that you like. ${listed(foods)} are fine for you by your test.`,
      await keptText(own),
      `Speak with ${name} about beginning with a few foods, or later. If fear of eating stays, or you eat hardly anything, please see a doctor.`,
      crisis,
      allergyStays(own.person),
    ),
    [reportSource(own.person)],
  )
}

/** What is said to somebody who sees nothing left to eat: that it is hard, and then how much there is. */
export async function nothingLeft(own: Own): Promise<Told> {
  const foods = fitting(own.person, [...easy, ...more], 2 * MOST_FOODS)
  const name = await nameOfPractitioner(own)
  return told(
    sentences(
      'That list is hard to read, above all when foods that you love are on it. It is for some weeks, not for ever, and more is left than it looks.',
      await keptText(own),
      foods.length > 0 && `Among what is left: ${listed(foods)}.`,
      `You need not leave out everything at once: only what is high, and ${name} can help to choose a few to begin with. Ask me “What can I cook tonight?”, and I put a plate together without your foods.`,
      allergyStays(own.person),
    ),
    [reportSource(own.person)],
  )
}

const more = [
  'salmon',
  'turkey',
  'lentils',
  'broccoli',
  'pears',
  'tomatoes',
  'buckwheat',
  'pumpkin seeds',
  'cod',
]

/** "You may keep 230 of 250 foods." */
async function keptText(own: Own): Promise<string> {
  const { test } = own.person
  if (!test) return nothingYet
  const kept = await keptOf(own, test)
  return `By your test you may keep ${kept.length} of ${countText(test.results.length, 'food')}.`
}
