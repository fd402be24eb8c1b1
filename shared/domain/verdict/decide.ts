import { isDiet } from '../avoidance/diets'
import { answerOfFood, isLeftOut, isMereTrace, type VerdictAnswer } from './answer'
import type { Facts, Food, RuledFood, Said } from './facts'
import { askAbout, groupOf, isAllergy, isBought, isSameName, isSureIn, namesOf, perhapsIn } from './grouping'
import { verdictLevels } from './kinds'
import { notesOn } from './notes'
import type { Ruling, Statement } from './ruling'

/** The answer to a question, with the statement that gives it and what else to know. */
export function rulingOn(facts: Facts): Ruling {
  const { answer, said } = decisionOn(facts)
  const notes = notesOn(facts, answer, said)
  return { answer, said, notes, about: facts.about, isList: facts.isList, title: facts.title }
}

/** As many foods of a family as a sentence names; of more it says "most". */
const FEW = 2

type Decision = { answer: VerdictAnswer; said: Said }

function decisionOn(facts: Facts): Decision {
  const { foods, isDish, hasTest, notTested, notKnown, relatedAllergies, title } = facts
  const told = foods.filter((food) => !isMereTrace(food))
  const sure = told.filter((food) => isSureIn(facts, food))
  const perhaps = perhapsIn(facts)
  const left = sure.filter(isLeftOut)
  const by = (answer: VerdictAnswer, said: Said): Decision => ({ answer, said })
  const group = (answer: VerdictAnswer, all: readonly Food[]) => by(answer, groupOf(facts, all))
  if (left.some(isAllergy)) return group('allergy', left)
  if (facts.isOrganism) return by('not-food', { say: 'organism', foods: namesOf([...foods, ...facts.low]) })
  if (left.length > 0) return group('leave-out', left)
  const maybe = perhaps.filter((food) => isLeftOut(food) && (isAllergy(food) || food.relation !== 'far'))
  const allergies = [...maybe.filter((food) => !food.isGeneral), ...facts.tainted].filter(isAllergy)
  if (allergies.length > 0) return group('check-first', allergies)
  if (relatedAllergies.length > 0) return by('check-first', { say: 'related', foods: relatedAllergies })
  const family = facts.isFamily && !facts.isOrigin ? familyDecision(facts, told) : undefined
  if (family) return family
  const isHalf =
    !isDish &&
    facts.low.some(({ relation, foodName }) => relation === 'is' && facts.halves.low.includes(foodName))
  if (isHalf && maybe.length > 0 && maybe.every(({ foodName }) => facts.halves.raised.includes(foodName)))
    return by('go-ahead', { say: 'apart', foods: namesOf(maybe) })
  // A tested food goes by its own value, not by others: low gluten, where spelt is high.
  const isOwn =
    !isDish &&
    !facts.isFamily &&
    facts.low.some(({ relation, foodName }) => relation === 'is' && isSameName(foodName, title))
  const typical = maybe.filter(({ isGeneral, level }) => !isGeneral && (!isOwn || level === 'own'))
  if (typical.length > 0) return group('check-first', typical)
  const [asking] = askAbout(maybe.filter(({ isGeneral }) => isGeneral))
  if (asking) return by('check-first', asking)
  if (foods.length === 0 && (notKnown.length > 0 || !facts.isAnything))
    return by('not-known', { say: 'not-known', foods: notKnown.length > 0 ? notKnown : [title] })
  const unread = [...sure, ...perhaps].filter(({ level }) => level === 'not-readable')
  if (unread.length > 0) return by('check-first', { say: 'unread', foods: namesOf(unread) })
  if (notKnown.length > 0) return by('not-known', { say: 'not-known', foods: notKnown })
  if (!isDish && notTested.length > 0) return by('not-tested', untested(facts))
  if (isUsualUnknown(facts)) return by('not-tested', untested(facts))
  if (sure.length > 0) return group('go-ahead', sure)
  const rest = perhaps.filter(({ relation }) => relation !== 'far')
  if (!isDish && !isOwn && rest.length > 0) return group('go-ahead', rest)
  if (foods.length > 0 && told.length === 0) return by('go-ahead', { say: 'trace', foods: namesOf(foods) })
  if (
    isDish &&
    (!hasTest || (facts.hasParts && !facts.isLooked)) &&
    rest.length + facts.tolerated.length === 0
  )
    return by('not-tested', untested(facts))
  if (isDish && !facts.isLooked && rest.length === 0 && facts.tolerated.length === 0)
    return by('check-first', { say: 'kitchen' })
  if (!isDish && !facts.isTested && facts.low.length + facts.tolerated.length === 0)
    return by('not-tested', untested(facts))
  // One member that is fine says little where the others are low.
  const fine = facts.tolerated.filter(({ relation }) => relation !== 'family' || facts.low.length === 0)
  if (fine.length > 0) return group('go-ahead', fine)
  if (isDish) return by('go-ahead', { say: isBought.test(title) ? 'bought' : 'dish' })
  return lowDecision(facts)
}

function untested({ hasTest, isPlain, notTested, title, tolerated }: Facts): Statement {
  if (isPlain) return { say: 'no-such-test', foods: [title] }
  if (!hasTest && tolerated.length === 0) return { say: 'no-test' }
  return { say: 'not-tested', foods: notTested.length > 0 ? notTested : [title] }
}

/** Whether the usual member of a family has no result, or none that can be read. */
const isUsualUnknown = ({ isFamily, hasUsual, foods, low, tolerated }: Facts) =>
  isFamily &&
  hasUsual &&
  ![...foods, ...low, ...tolerated].some(
    ({ relation, level }) => level !== 'not-readable' && !['family', 'may', 'far'].includes(relation),
  )

/** Of a food without elevation: of a product, the food that the test measured. */
function lowDecision({ title, low, isFamily, isOrigin }: Facts): Decision {
  const isOther = isOrigin || low.every(({ relation }) => relation === 'made' || relation === 'holds')
  const isGrain = /(?:flour|flake|grain)s?$/iu.test(title)
  const said: Said =
    low.length > 0 && isOther && !isGrain && (isOrigin || !isFamily)
      ? { say: 'product', foods: namesOf(low).slice(0, 2) }
      : { how: 'is', reason: 'low', foods: isFamily ? [] : namesOf(low), detail: {} }
  return { answer: 'go-ahead', said }
}

/** Whether the person found it out, and not a practitioner. */
const isFoundOut = ({ outcome }: Pick<Food, 'outcome'>) =>
  outcome !== undefined && outcome.basis !== 'practitioner'

/** The highest first, then the usual one. */
const byLevel = (one: PlacedFood, other: PlacedFood) =>
  verdictLevels.indexOf(one.level) - verdictLevels.indexOf(other.level) ||
  (other.measured?.value ?? 0) - (one.measured?.value ?? 0) ||
  one.place - other.place
type PlacedFood = Pick<RuledFood, 'level' | 'place' | 'measured'>

/**
 * The usual member of a family decides, else most of them do: "Go ahead with most cheese. Not
 * goat's." Undefined where nothing is raised in it.
 */
function familyDecision(facts: Facts, told: readonly RuledFood[]): Decision | undefined {
  // What such products often have decides, as for a single one of them.
  if (isUsualUnknown(facts) || facts.gravest.some((food) => isLeftOut(food) && !food.isGeneral))
    return undefined
  if (told.some((food) => isSureIn(facts, food) && answerOfFood(food) === 'check-first')) return undefined
  const kinds = told.filter(({ isKind, relation }) => isKind || relation === 'family')
  const left = kinds.filter(isLeftOut)
  const fine = [...facts.tolerated, ...facts.low, ...facts.tainted.filter(({ isEaten }) => isEaten)]
  const eaten = kinds.filter((food) => answerOfFood(food) === 'go-ahead')
  const raised = [...left, ...facts.tainted.filter(isLeftOut)].toSorted(byLevel)
  const not = namesOf(raised)
  if (not.length === 0) return undefined
  const all = [...fine, ...eaten]
  const diets = left.filter(({ level, foodName }) => level === 'own' && isDiet(foodName))
  if (all.length === 0)
    return diets.length > 0
      ? { answer: 'leave-out', said: { ...groupOf(facts, diets), how: 'diet' } }
      : undefined
  // Moderate members are only for now and then, which a note says.
  const good = fine.length > 0 ? fine : eaten
  const isUsual = ({ relation }: Partial<RuledFood>) => relation === 'usual'
  const usual = good.filter(isUsual)
  const isMost = all.length >= not.length
  if (isMost || all.some(isUsual)) {
    const few = isMost && good.length > FEW ? [] : good.slice(0, FEW)
    const foods = namesOf(usual.length > 0 ? usual : few)
    return {
      answer: 'go-ahead',
      said: { say: 'kinds', foods, others: not, isFound: raised.every(isFoundOut) },
    }
  }
  return {
    answer: 'check-first',
    said: { say: 'few-kinds', foods: not, others: namesOf(good), isFound: good.every(isFoundOut) },
  }
}
