import type { VerdictQuery } from './verdict-query'
import { courseOf } from './dish-words'
import type { DishPart } from './kinds'
import { askedMentions, mainsOf } from './named'
import { isNoFood } from './not-food'
import { type GravestFood, oftenInDish } from './often'
import type { Person } from './person'

const MOST_GRAVEST = 3

/** A dish of so few parts is sold or poured without further ingredients. */
const FEW_PARTS = 3

/** Foods that a kitchen may add, allergies first; if `isFlagged`, only the often added ones. */
export function gravestOf(
  person: Person,
  asked: VerdictQuery,
  parts: readonly DishPart[],
  isFlagged: boolean,
): GravestFood[] {
  const { reading, title } = asked
  const course = courseOf(
    title,
    parts.map(({ name }) => name),
  )
  const isPlain = course === 'drink' || (parts.length > 0 && parts.length <= FEW_PARTS)
  const held = oftenInDish(title, person, {
    course: isPlain ? 'drink' : course,
    tellsMain: tellsMain(asked),
    isTold: parts.length > 0 || isFlagged,
  })
  const allergies: readonly GravestFood[] =
    isPlain || isFlagged
      ? []
      : person.avoid
          .filter(
            ({ foodName, level }) =>
              level === 'allergy' && !isNoFood(foodName) && held.every((food) => food.foodName !== foodName),
          )
          .map((entry) => ({ ...entry, isGeneral: true }))
  const left = reading.mentions.filter(({ mode }) => mode === 'not')
  const isLeft = (name: string) => {
    const keys = person.avoidFoods[person.avoid.findIndex(({ foodName }) => foodName === name)]?.keys ?? []
    return keys.some((key) => left.some(({ sure }) => sure.has(key)))
  }
  return [...held, ...allergies]
    .filter(({ foodName }) => !isLeft(foodName))
    .toSorted((one, other) => Number(other.level === 'allergy') - Number(one.level === 'allergy'))
    .slice(0, MOST_GRAVEST)
}

/** Whether a dish's name states its main ingredient: "lentil stew", but not "stew". */
const tellsMain = ({ reading }: VerdictQuery): boolean =>
  askedMentions(reading).some((mention) =>
    mainsOf(mention, reading.foods).some((key) => reading.foods.get(key)?.category !== 'herbs-and-spices'),
  )
