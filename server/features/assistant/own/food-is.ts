import { foodFor } from '../../foods/foods.public'
import { findFoods } from '../food-passages'
import type { Told } from '../told'
import { foodNamed, type Own, reportSource, shownVerdict, told } from './about-person'

const MOST_SENTENCES = 3

/** What a food is, by the catalogue, and what this person's record and tests say of it. */
export async function foodIs(own: Own, words: string): Promise<Told | undefined> {
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const { foods } = await findFoods(own.db, named.words)
  const [found] = foods
  if (!found || found.row.description === '') return undefined
  const { id, name } = found.row
  const said = foodFor(found.row, own.person.avoidFoods)
    .description.split(/(?<=[.!?])\s+/u)
    .slice(0, MOST_SENTENCES)
    .join(' ')
  const answer = `${named.saidBack}${name}: ${said}\n\n${named.said.sentence}`
  return told(
    answer,
    [
      { kind: 'food', title: name, link: `#food-${id}` },
      ...(own.person.test ? [reportSource(own.person)] : []),
    ],
    shownVerdict(named.said),
  )
}
