import { listed } from '@shared/domain/text/counts'
import { resultGroupWords } from '@shared/domain/avoidance/result-groups'
import { isOrganism } from '@shared/domain/foods/organisms'
import { type Level, levelWords, scales } from '@shared/domain/reports/levels'
import { isSameName } from '@shared/domain/trial/avoidance'
import type { PlannedFood } from '@shared/domain/trial/planned-foods'
import type { Person } from '@shared/domain/verdict/person'
import { plannedFoodsOf } from '../../../trial/trial.public'
import { sentences, titled, type Answer } from '../../answer'
import { nothingYet, type Own, reported, some, testOf } from '../person/about-person'
import type { OutcomeScope } from './slots'
import { allergyText, chosenText, fineText, outcomeText } from '../person/outcome-text'
import { carriedLine, listText } from './numbers'

const MOST_OF_A_LEVEL = 60

/** The avoid list, the most serious first, then what is fine. */
export async function avoided(own: Own): Promise<Answer> {
  const { person } = own
  const { test } = person
  return reported(
    { person },
    !test && nothingYet,
    await allergyText(own),
    ...outcomeText(person),
    raisedText(person, await plannedFoodsOf(own.db, own.clientId)),
    chosenText(person),
    notKnownText(person),
    ...fineText(person),
  )
}

/** Foods whose results cannot be read; else empty. */
function notKnownText({ avoid }: Person): string {
  const names = avoid.flatMap(({ foodName, level }) => (level === 'not-readable' ? [foodName] : []))
  return titled('Tested, not readable, so ask the laboratory', listed(names))
}

/** Raised foods that nothing else outweighs, with values; the foods of a plan come first. */
function raisedText(person: Person, planned: readonly PlannedFood[]): string {
  const { avoid, measured, test, low } = person
  if (!test) return ''
  const { unit } = scales[test.scale]
  const raised = avoid
    .map((entry, at) => ({ ...entry, measured: measured[at] ?? null }))
    .toSorted((one, other) => (other.measured?.value ?? -1) - (one.measured?.value ?? -1))
  const inPlan = ({ foodName }: { foodName: string }) =>
    planned.some(({ foods, eaten }) => !eaten && foods.some((food) => isSameName(food, foodName)))
  const lineOf = (title: string, found: typeof raised) => {
    const names = found.map(({ foodName, measured: value }) => `${foodName} ${value?.text ?? ''}`.trim())
    const foods = `${some(names, MOST_OF_A_LEVEL)}${unit ? ` (${unit})` : ''}`
    return found.length > 0 ? [`${title} (${found.length}): ${foods}.`] : []
  }
  const latest = raised.filter(({ carriedOverFrom }) => carriedOverFrom === null)
  const now = latest.filter(({ foodName }) => !isOrganism(foodName))
  const eaten = now.filter(({ trial }) => trial?.eaten)
  const ofLevel = (level: Level) =>
    now.filter((entry) => entry.level === level && !inPlan(entry) && !eaten.includes(entry))
  const ofPlan = now.filter(
    (entry) => (entry.level === 'high' || entry.level === 'moderate') && inPlan(entry),
  )
  const lines = [
    ...lineOf(resultGroupWords.plan, ofPlan),
    ...lineOf(resultGroupWords.baseline, eaten),
    ...lineOf(levelWords.high, ofLevel('high')),
    ...lineOf(levelWords.moderate, ofLevel('moderate')),
    ...lineOf(
      resultGroupWords['not-food'],
      latest.filter(
        ({ foodName, level }) => isOrganism(foodName) && (level === 'high' || level === 'moderate'),
      ),
    ),
  ]
  const none =
    low.length === test.results.length
      ? 'Your latest report shows no raised foods.'
      : `You don't need to leave out anything else that was raised in ${testOf(test)}.`
  return sentences(
    lines.length > 0 ? `In ${testOf(test)}: ${lines.join(' ')}` : none,
    carriedLine(person, 'elevated'),
  )
}

const where = 'Bring foods back one at a time to find out. My Plan can help, if your laboratory offers it.'

/** Outcomes with days: triggers, foods that are fine, or both; without any, the test's results. */
export async function outcomesAnswer(own: Own, of: OutcomeScope): Promise<Answer> {
  const { person } = own
  const { test } = person
  const against = of === 'fine' ? [] : outcomeText(person)
  const clinical = of === 'all' ? await allergyText(own) : ''
  const fine = of === 'complaints' ? [] : fineText(person)
  const sentences = [...against, clinical, ...fine].filter(Boolean)
  if (sentences.length > 0) return reported({ person }, ...sentences)
  const none = `${nothing[of]} ${where}`
  if (of === 'all') return reported({ person }, none)
  if (of === 'complaints') return reported({ person }, `${none} ${(await avoided(own)).answer}`)
  return reported({ person }, `${none} ${test ? await listText(own, test, 'low') : nothingYet}`)
}

const nothing: Record<OutcomeScope, string> = {
  complaints: 'You have no foods recorded as giving you symptoms.',
  fine: 'You have no foods recorded yet as fine for you.',
  all: 'You have no findings yet.',
}
