import { listAllergies } from '@shared/domain/avoidance/allergies'
import type { AvoidEntry, FoodOutcome } from '@shared/domain/avoidance/avoid-list'
import { listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import { isSameName } from '@shared/domain/trial/avoidance'
import { complaintsOf, isNoted } from '@shared/domain/trial/outcome-words'
import type { Person } from '@shared/domain/verdict/person'
import { allergiesOf } from '../../../clients/clients.public'
import { sentences, titled } from '../../answer'
import { capital, type Own } from './about-person'

type Found = { foodName: string; outcome: FoodOutcome }

/** Triggers and limited foods: "You noticed complaints: Beef (3 March 2027)." */
export function outcomeText({ avoid }: Person): string[] {
  const found = avoid.flatMap(({ foodName, outcome }): Found[] =>
    outcome?.kind === 'trigger' || outcome?.kind === 'limited' ? [{ foodName, outcome }] : [],
  )
  return sentencesOf(
    found.map((food) =>
      food.outcome.kind === 'limited'
        ? [
            isNoted(food.outcome) ? 'Fine up to a limit, as your practitioner noted' : 'Fine up to a limit',
            `${food.foodName} (${food.outcome.amount.replaceAll(/\s+/gu, ' ')})`,
          ]
        : [capital(complaintsOf(food.outcome)), `${food.foodName} (${formatWords(food.outcome.since)})`],
    ),
  )
}

export function chosenText({ avoid }: Person): string {
  const names = avoid.filter(({ level }) => level === 'own').map(({ foodName }) => foodName)
  return titled('You chose to leave out', names)
}

/** "Fine for you since 3 March 2027: Wheat.", and what a newer test puts in question. */
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
          `You did well with ${listed(asked)}, but a newer test shows ${them} raised. Say on your home page whether you want to keep eating ${them}.`,
        ]
      : []),
  ]
}

/** One sentence for all foods of a kind: "…: Beef and Rye." */
const sentencesOf = (all: readonly (readonly [said: string, food: string])[]): string[] =>
  [...new Set(all.map(([said]) => said))].map(
    (said) => `${said}: ${listed(all.flatMap(([one, food]) => (one === said ? [food] : [])))}.`,
  )

export const onRecord = 'Allergies on your record:'

/** Allergies on record, and foods for the clinic alone listed apart; empty without any. */
export async function allergyText({ db, clientId, person }: Pick<Own, 'db' | 'clientId' | 'person'>) {
  const recorded = listAllergies(await allergiesOf(db, clientId))
  const isRecorded = ({ foodName }: AvoidEntry) => recorded.some((name) => isSameName(name, foodName))
  const named = (all: readonly AvoidEntry[]) => all.map(({ foodName }) => foodName).join(', ')
  const all = person.avoid.filter(({ level }) => level === 'allergy')
  const [ofRecord, others] = [all.filter(isRecorded), all.filter((entry) => !isRecorded(entry))]
  return sentences(
    ofRecord.length > 0 && `${onRecord} ${named(ofRecord)}.`,
    titled('Ask an allergist before trying these', named(others)),
  )
}
