import { fold } from '@shared/domain/text/fold'
import { pattern } from '@shared/domain/text/pattern'
import { foodsInQuestion } from '@shared/domain/verdict/foods-in-question'
import { verdictIn } from '@shared/domain/verdict/sentence-in'
import { CHECKED_AGAIN } from '@shared/domain/verdict/english'
import type { DecidingFood } from '@shared/domain/verdict/kinds'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../foods/foods.public'
import { type Own, shownVerdict } from './answers/person/about-person'
import { against, isSure, lineOn } from './answers/meals/judged'
import type { Answer } from './answer'
import { inEnglish, languageOf } from './understand/language'

/**
 * Adds the missing verdicts to an answer: on each food of the questions that conflicts with the
 * client's foods and that the answer does not mention, so that no silence passes for permission.
 * Verdicts on own allergies come first, the others last. A note says when a cited report is being
 * checked again.
 */
export function withVerdicts(own: Own | undefined, questions: readonly string[], answer: Answer): Answer {
  if (!own) return answer
  const { person } = own
  const named = questions
    .flatMap((question) => foodsInQuestion(foodMatcher(), question))
    .filter(({ isKnown }) => isKnown)
    .map(({ words }) => verdictOf(foodMatcher(), words, person))
    .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at)
  const language = languageOf(questions[0] ?? '')
  const sentenceOf = (one: Verdict) =>
    language === 'en' ? one.sentence : verdictIn(language, one, foodMatcher())
  const grave = named.filter((one) => isAllergy(one) && !isUpFront(one, answer, sentenceOf(one)))
  const missing = named.filter((said) => !isAllergy(said) && isMissing(said, answer))
  const fullText = [...grave.map(sentenceOf), answer.answer, ...missing.map(lineOn)].join('\n\n')
  const isOfReport = answer.sources.some(({ kind }) => kind === 'report')
  const needsNote = person.test?.isCheckedAgain && isOfReport && !fullText.includes(CHECKED_AGAIN)
  const isNew = ({ title }: Verdict) => !answer.verdicts.some((shown) => shown.title === title)
  return {
    ...answer,
    answer: needsNote ? `${fullText}\n\n${CHECKED_AGAIN}` : fullText,
    verdicts: [...answer.verdicts, ...[...grave, ...missing].filter(isNew).map(shownVerdict)],
  }
}

/** Whether a food contains or may contain an own allergen, or belongs to the family of one. */
const isAllergy = (said: Verdict) =>
  said.relatedAllergies.length > 0 || against(said).some(({ level }) => level === 'allergy')

const ofOwnAllergy = new RegExp(
  pattern`allerg(?:y|ies)\.|(?:not even|keine|pas de|ni siquiera) (?:traces|spuren|trazas)|your allerg|
    list of allergies|counts as an|ihre allerg|votre allerg|su alerg`,
  'u',
)
/** Characters of a paragraph that count as the beginning of an answer. */
const LED = 300

/** Whether the beginning of an answer mentions the allergy, by its sentence or in other words. */
function isUpFront(said: Verdict, { answer, verdicts }: Answer, sentence: string): boolean {
  const isVerdict = (text: string) =>
    verdicts.some((one) => text.startsWith(fold(one.title)) || text.startsWith(fold(one.sentence)))
  const paragraphs = answer
    .split('\n\n')
    .map((text) => (isVerdict(fold(text)) ? fold(text) : fold(text).slice(0, LED)))
  const end = paragraphs.findIndex(
    (text) => !isVerdict(text) && !ofOwnAllergy.test(text) && !languageLines.has(text),
  )
  const lead = paragraphs.slice(0, end < 0 ? paragraphs.length : end).join(' ')
  const allergens = against(said).filter(({ level }) => level === 'allergy')
  const isNamed = ({ foodName, words }: DecidingFood) =>
    [foodName, ...words].some((name) => lead.includes(fold(name)))
  // "Bun" within "bun with sesame".
  const isPartOfRefused = verdicts.some(
    (one) => one.answer === 'allergy' && fold(one.title).includes(fold(said.title)),
  )
  return (
    lead.includes(fold(sentence)) ||
    (allergens.length > 0 && ofOwnAllergy.test(lead) && (isPartOfRefused || allergens.every(isNamed)))
  )
}
const languageLines = new Set(Object.values(inEnglish).map(fold))

function isMissing(said: Verdict, { answer, verdicts }: Answer): boolean {
  const text = fold(answer)
  return (
    !verdicts.some(({ title }) => title === said.title) &&
    against(said).some((food) => isSure(food) && !text.includes(fold(food.foodName)))
  )
}
