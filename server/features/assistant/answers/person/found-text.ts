import type { FoundOut } from '@shared/domain/avoid-list'
import { listed } from '@shared/domain/counts'
import { formatWords } from '@shared/domain/dates'
import { complaintsOf, isNoted } from '@shared/domain/trial/outcome-words'
import type { Person } from '@shared/domain/verdict/person'
import { capital } from './about-person'

/** What is found out of a food: its name with what was found. */
type Found = { foodName: string; outcome: FoundOut }

/** What gave complaints, and what is eaten up to an amount: "You noticed complaints: Beef (3 March 2027)." */
export function foundText({ avoid }: Person): string[] {
  const found = avoid.flatMap(({ foodName, outcome }): Found[] =>
    outcome?.kind === 'trigger' || outcome?.kind === 'limited' ? [{ foodName, outcome }] : [],
  )
  return sentencesOf(
    found.map((food) =>
      food.outcome.kind === 'limited'
        ? [
            isNoted(food.outcome) ? 'Up to an amount, as your practitioner noted' : 'Up to an amount',
            `${food.foodName} (${food.outcome.amount.replaceAll(/\s+/gu, ' ')})`,
          ]
        : [capital(complaintsOf(food.outcome)), `${food.foodName} (${formatWords(food.outcome.since)})`],
    ),
  )
}

/** What is left out by choice alone. */
export function chosenText({ avoid }: Person): string {
  const names = avoid.filter(({ level }) => level === 'own').map(({ foodName }) => foodName)
  return names.length > 0 ? `You chose to leave out: ${names.join(', ')}.` : ''
}

/** "Fine for you since 3 March 2027: Wheat."; and what a newer test has put in question. */
export function fineText({ avoid, tolerated }: Person): string[] {
  const asked = avoid.filter(({ asks }) => asks !== undefined).map(({ foodName }) => foodName)
  const them = asked.length > 1 ? 'them' : 'it'
  return [
    ...sentencesOf(
      tolerated.map(({ foodName, outcome: { basis, since } }) => [
        basis === 'no-change'
          ? `Leaving it out changed little for you (${formatWords(since)})`
          : `Fine for you since ${formatWords(since)}`,
        foodName,
      ]),
    ),
    ...(asked.length > 0
      ? [
          `You did well with ${listed(asked)}, and a newer test raises ${them}; say on your home page whether you go on eating ${them}.`,
        ]
      : []),
  ]
}

/** A sentence for each that is said of some foods: "said: Beef and Rye." */
const sentencesOf = (all: readonly (readonly [said: string, food: string])[]): string[] =>
  [...new Set(all.map(([said]) => said))].map(
    (said) => `${said}: ${listed(all.flatMap(([one, food]) => (one === said ? [food] : [])))}.`,
  )
