import { foodFor } from '../../foods/foods.public'
import { beginningOf, findFoods, foodSource } from '../food-passages'
import type { Told } from '../told'
import { foodNamed, type Own, reportSource, shownVerdict, told } from './about-person'

/** What a food is, by the catalogue, and what this person's record and tests say of it. */
export async function foodIs(own: Own, words: string): Promise<Told | undefined> {
  const named = await foodNamed(own, words)
  // A sauce is none of the foods in it: its verdict tells what it usually holds.
  if (!named || named.said.isDish || named.said.parts.length > 0) return undefined
  const [found] = await findFoods(own.db, named.words)
  if (!found || found.description === '') return undefined
  const said = beginningOf(foodFor(found, own.person.avoidFoods).description)
  return told(
    `${named.saidBack}${found.name}: ${said}\n\n${named.said.sentence}`,
    [foodSource(found), ...(own.person.test ? [reportSource(own.person)] : [])],
    shownVerdict(named.said),
  )
}
