import { entriesOf, type Line, namesOf } from './sections'

/**
 * What foods of one job on the plate do, as in "Instead, to crumble on top". `asked` have it as
 * their usual role, `also` as another; `offers` are for the matcher, the best first.
 */
export type Role = {
  use: string
  asked: readonly string[]
  also: readonly string[]
  offers: readonly Offer[]
  /** The course of the dishes that no role names. */
  dish: string | null
}

/** `tip`: what to look for on the pack; empty without one. `isRelated`: of the foods asked for. */
export type Offer = { words: string; tip: string; isRelated: boolean }

/** All roles in their order; throws at a malformed line and at a role that comes twice. */
export function rolesIn(path: string, text: string): readonly Role[] {
  const roles = entriesOf(path, text, headsOfRoles).map(([first, ...lines]): Role => {
    const namesAt = (head: string) => lines.filter((line) => line.head === head).flatMap(namesOf)
    const textAt = (head: string) => lines.find((line) => line.head === head)?.text
    const foods = namesAt('foods')
    const tip = textAt('tip') ?? ''
    return {
      use: first?.text ?? '',
      asked: [...foods, ...namesAt('asked')],
      also: namesAt('also'),
      offers: [
        ...foods.map((words) => ({ words, tip: '', isRelated: true })),
        ...namesAt('offers').map((words) => ({ words, tip, isRelated: false })),
      ],
      dish: textAt('dish') ?? null,
    }
  })
  const twice = roles.find(({ use }, at) => roles.findIndex((role) => role.use === use) !== at)
  if (twice) throw new Error(`${path}: the role "${twice.use}" comes twice.`)
  return roles
}

const headsOfRoles = (first?: Line) => (first ? /^(?:foods|asked|also|offers|tip|dish)$/u : /^role$/u)
