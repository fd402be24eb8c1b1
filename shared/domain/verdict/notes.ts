import { isLeftOut, isMereTrace, type VerdictAnswer } from './answer'
import { isSure } from './deciding'
import type { Facts, Food, Said } from './facts'
import { askAbout, groupOf, isSameName, isAllergy, isSureIn, namesOf, perhapsIn, reasonOf } from './grouping'
import type { DecidingFood } from './kinds'
import { orderable } from './orderable'
import type { FoodsStatement, Statement } from './ruling'

/** A statement on some foods; none without any. */
const statementOn = (say: Statement['say'], foods: readonly string[]): Statement[] =>
  foods.length > 0 ? [{ say, foods }] : []

const isOfFoods = (said: Said): said is FoodsStatement => 'how' in said

/** What else to know beside the statement that answers, the gravest first. */
export function notesOn(facts: Facts, answer: VerdictAnswer, said: Said): Said[] {
  if (answer === 'not-food' || (answer === 'not-known' && facts.foods.length === 0))
    return notesBeside(facts, answer, said)
  const isTold = (name: string) =>
    (isOfFoods(said) ? said.foods : said.say === 'kinds' ? said.others : said.foods)?.includes(name) ?? false
  const named = facts.foods.filter((food) => !isMereTrace(food))
  // An egg that is left out need not be said to have egg white.
  const isSaid = (food: Food) =>
    isOfFoods(said) && said.how === 'is' && !facts.isList && said.reason === reasonOf(food)
  const sure = named.filter((food) => isSureIn(facts, food) && !isTold(food.foodName) && !isSaid(food))
  const perhaps = perhapsIn(facts).filter(({ foodName }) => !isTold(foodName))
  const general = perhaps.filter(({ isGeneral }) => isGeneral)
  return [
    ...groupsOf(
      facts,
      perhaps.filter((food) => isAllergy(food) && !food.isGeneral),
    ),
    ...(answer === 'leave-out' && isOfFoods(said) && said.how === 'usually' && facts.isDish
      ? statementOn('made-without', orderable(said.foods))
      : []),
    ...groupsOf(facts, sure.filter(isLeftOut)),
    ...groupsOf(
      facts,
      perhaps.filter(
        (food) => isLeftOut(food) && !isAllergy(food) && !food.isGeneral && food.relation !== 'far',
      ),
    ),
    ...(answer === 'allergy' ? [] : askAbout(general)),
    ...eatenBeside(facts, [...sure, ...perhaps], answer),
    ...notesBeside(facts, answer, said),
  ]
}

/** One statement for each reason, the gravest first. */
function groupsOf(facts: Facts, foods: readonly Food[]): FoodsStatement[] {
  const said: FoodsStatement[] = []
  for (let rest = foods; rest.length > 0;) {
    const group = groupOf(facts, rest)
    said.push(group)
    rest = rest.filter(({ foodName }) => !group.foods.includes(foodName))
  }
  return said
}

/** What may be eaten in part: foods of some versions, limits, and values that are not read. */
function eatenBeside({ isDish }: Facts, foods: readonly Food[], answer: VerdictAnswer): Statement[] {
  const of = (level: DecidingFood['level'], isSome: boolean) =>
    foods.filter((food) => reasonOf(food) === level && food.relation !== 'far' && isOfSome(food) === isSome)
  const say = (statement: Statement['say'], named: readonly { foodName: string }[]): Statement[] =>
    statementOn(statement, namesOf(named))
  const isOne = answer === 'check-first' && !isDish
  return [
    ...say('limit', of('limited', false)),
    ...say('limit-if', of('limited', true)),
    ...say(isOne ? 'only-one' : 'now-and-then', of('moderate', false)),
    ...say(isDish ? 'only-if' : 'only-one', of('moderate', true)),
    ...say(
      'unread',
      foods.filter(({ level }) => level === 'not-readable'),
    ),
  ]
}

const isOfSome = ({ relation }: Food) => relation === undefined || relation === 'may' || relation === 'family'

function notesBeside(facts: Facts, answer: VerdictAnswer, said: Said): Statement[] {
  const {
    about,
    foods,
    low,
    tolerated,
    halves,
    isFamily,
    isList,
    isDish,
    notTested,
    notKnown,
    relatedAllergies,
  } = facts
  const told = new Set(isOfFoods(said) ? said.foods : [...(said.foods ?? []), ...(said.others ?? [])])
  const some = (say: Statement['say'], names: readonly string[]): Statement[] =>
    statementOn(
      say,
      names.filter((name) => !told.has(name)),
    )
  const isAnswered = isOfFoods(said)
    ? said.reason === 'low'
    : ['product', 'few-kinds', 'apart', 'dish'].includes(said.say)
  const isAllergic = foods.some(isAllergy) || relatedAllergies.length > 0
  const isListed = isList || (!isAnswered && (isFamily ? low.length > 1 : !isDish))
  const listed = isFamily || isList ? low : low.filter(({ relation }) => relation !== 'holds')
  const lowNames = namesOf(isListed ? listed : []).filter(
    (name) => !about.some((one) => isSameName(name, one)),
  )
  const askedAgain = foods.filter((food) => food.asks !== undefined && isSure(food))
  const isClinical = foods.some(({ outcome }) => outcome?.kind === 'clinic-only')
  const isRelated = 'say' in said && said.say === 'related'
  const related: Statement[] = isRelated ? [] : [{ say: 'related', foods: relatedAllergies }]
  return [
    ...(isOfFoods(said) && said.reason === 'tolerated' ? [] : some('fine', namesOf(tolerated))),
    ...(isAllergic && !isFamily
      ? []
      : some('not-raised', [...new Set([...lowNames, ...(isDish ? halves.low : [])])])),
    ...(askedAgain.length > 0 ? [{ say: 'raised-again' as const, foods: namesOf(askedAgain) }] : []),
    ...('say' in said && ['not-tested', 'no-such-test', 'no-test', 'organism'].includes(said.say)
      ? []
      : some('not-included', isDish || notTested.length === 0 ? [] : notTested)),
    ...('say' in said && said.say === 'not-known' ? [] : some('unknown-words', notKnown)),
    ...(relatedAllergies.length > 0 && answer !== 'allergy' ? [...related, { say: 'igg' as const }] : []),
    ...(isClinical ? [{ say: 'clinic' as const }] : []),
    ...('say' in said && said.say === 'organism' ? [{ say: 'ask-practitioner' as const }] : []),
    ...(facts.isCheckedAgain && !isAllergic ? [{ say: 'being-checked' as const }] : []),
  ]
}
