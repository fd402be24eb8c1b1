import { listed } from '@shared/domain/counts'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { descriptionFor } from '../../foods/foods.public'
import { findFoods } from '../food-passages'
import type { Told } from '../told'
import { foodNamed, minds, type Own, reportSource, shownVerdict, told } from './about-person'

/**
 * What the person's record and tests say of a food that somebody asks about together with an allergy or a disease: no
 * low value, which says nothing about either. What comes first is `diseaseNote`, which stands before every answer.
 */
export async function disease(own: Own, words: string, faqs: Told['sources']): Promise<Told> {
  const named = words === '' ? undefined : await foodNamed(own, words)
  const name = named?.said.title.toLowerCase()
  const listedToo = own.person.avoid
    .filter(({ level }) => level === 'allergy')
    .map(({ foodName }) => foodName)
  const record =
    named?.said.kind === 'allergy'
      ? ''
      : listedToo.length > 0
        ? `Allergies on your record: ${listedToo.join(', ')}.`
        : 'There is no allergy on your record, which is no test for one.'
  const line =
    named && minds(named.said)
      ? `${named.said.sentence}${named.said.kind === 'allergy' ? '' : ' That is because of its IgG value, which is no diagnosis.'}`
      : name
        ? `What your test found of ${name} does not answer your question.`
        : 'Nothing in your results answers your question.'
  return told(
    [named?.saidBack.trim(), line, record].filter(Boolean).join(' '),
    [...faqs, reportSource(own.person)],
    named && minds(named.said) ? shownVerdict(named.said) : [],
  )
}

/** What to do this week; a listed allergy leaves nothing to try. */
function now(said: Verdict | undefined, isLeftOut: boolean): string {
  if (said?.kind === 'allergy') return said.sentence
  if (isLeftOut)
    return 'Leaving a food out can take some days to get used to, and what took its place may be the cause as well.'
  const what = said ? said.title.toLowerCase() : 'a food that you suspect'
  return `Leave out ${what} this week and see whether it changes.`
}

/** What the tests say of the food that is named: neither a cause, nor that it is none. */
function found({ kind, title, foods, sentence }: Verdict): string {
  const name = title.toLowerCase()
  if (kind === 'high' || kind === 'moderate')
    return `Your tests found elevated IgG for ${listed(foods.map(({ foodName, level }) => `${foodName.toLowerCase()} (${level})`))}, which does not prove a cause.`
  if (kind === 'no-elevation')
    return `Your test found no elevated IgG for ${name}, which does not rule it out as the cause.`
  return kind === 'allergy' ? '' : sentence
}

const diary =
  'Keep a diary: each day what you ate, at what time, and what you felt when. Take it to your practitioner or doctor.'
const doctor =
  'See a doctor if there is blood, weight loss, fever or pain at night, if it lasts over two weeks or is strong, or if it is new and you are over 50. Trouble breathing, or swelling of the face, tongue or throat, is an emergency: call the emergency number at once.'

/** What to do about a complaint, the verdict of the food that is named, and when a doctor is needed: never a diagnosis. */
export async function complaint(
  own: Own,
  { words, isLeftOut }: { words: string; isLeftOut: boolean },
  faqs: Told['sources'],
): Promise<Told> {
  const named = words === '' ? undefined : await foodNamed(own, words)
  const said = named?.said
  return told(
    [
      named?.saidBack.trim(),
      now(said, isLeftOut),
      said && found(said),
      diary,
      doctor,
      'I cannot tell what causes it.',
    ]
      .filter(Boolean)
      .join(' '),
    [...faqs, ...(named ? [reportSource(own.person)] : [])],
    said && said.kind !== 'no-elevation' ? shownVerdict(said) : [],
  )
}

const MOST_SENTENCES = 3

/** What a food is, by the catalogue, and what this person's record and tests say of it. */
export async function foodIs(own: Own, words: string): Promise<Told | undefined> {
  const named = await foodNamed(own, words)
  if (!named) return undefined
  const { foods } = await findFoods(own.db, named.words)
  const [found] = foods
  if (!found || found.row.description === '') return undefined
  const { id, name } = found.row
  const said = descriptionFor(found.row, own.person.avoidFoods)
    .split(/(?<=[.!?])\s+/u)
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
