import type { Actor } from '../../../access/actor'
import type { Dependencies } from '../../../dependencies'
import { foodMatcher } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import { asksOfValues } from '../eating/compared'
import { eatingAnswer, eatingTold } from '../eating/eating-answer'
import { foodsNamedIn, isBareFood } from '../eating/words'
import { faqSource, faqTold, isToldByLab } from '../faq-passages'
import type { Told } from '../told'
import { again, measures } from './about-test'
import { nothingYet, type Own, reportSource, told } from './about-person'
import { avoided, foundOut } from './avoided'
import { whatIsAsked } from './asked'
import { wholeAsked } from './asked-results'
import type { Asked } from './asked-kinds'
import { dishesAsked } from './asked-table'
import { changes, move } from './changes'
import { choose, instead } from './choose'
import { foodIs } from './food-is'
import * as elsewhere from './elsewhere'
import { family } from './families'
import { meal } from './ideas'
import { limit, onList, why } from './limits'
import { eat, start } from './meals'
import { allNormal, count, day, list, ofTests, ranked, scale } from './numbers'
import { occasion, place } from './outings'
import { allergies, chosen, practitioner, readers, record, reportCount, sample } from './people'
import { plan } from './plan'
import { partsOf, plain } from './plain'
import { faqsOf, isChatter, portal } from './portal'
import { cookWith, dishWithout, invited } from './served'
import { termsTold } from './terms'
import { compare, level } from './values'

/**
 * What a client is told who asks about themselves, out of their own record, tests and what ships, never by a model;
 * undefined for any other question, and for who is no client. What two ask for at once is answered for both.
 */
export async function ownAnswer(
  { db }: Pick<Dependencies, 'db'>,
  asker: Actor,
  question: string,
): Promise<Told | undefined> {
  if (asker.clientId === null) return undefined
  const parts = readParts(question)
  const serious = parts.filter(({ asked }) => !asked || !(asked.about === 'portal' && isChatter(asked.topic)))
  const told = serious.some(({ asked }) => asked) ? serious : parts
  return told.some(({ asked }) => asked) ? ownTold({ db }, asker, told) : undefined
}

/** A part of a question with what it asks about the asker, where it asks for that. */
export type OwnPart = { part: string; asked: Asked | undefined }

/** What a client is told of all that is asked, about themselves or about eating; undefined where one of it cannot be told. */
export async function ownTold(
  { db }: Pick<Dependencies, 'db'>,
  asker: Actor,
  parts: readonly OwnPart[],
): Promise<Told | undefined> {
  const { clientId } = asker
  if (clientId === null) return undefined
  const own: Own = { db, asker, clientId, person: await personOf(db, clientId) }
  const answers: Told[] = []
  for (const { part, asked } of parts) {
    if (!asked && (!asks.test(plain(part)) || exclaims.test(plain(part)))) continue
    const answer = asked ? await answerTo(own, asked, part) : await eatingAnswer(own, asker, part)
    if (!answer?.answer) return undefined
    answers.push(answer)
  }
  return {
    answer: [...new Set(answers.map(({ answer }) => answer))].join('\n\n'),
    sources: [
      ...new Map(answers.flatMap(({ sources }) => sources).map((source) => [source.link, source])).values(),
    ],
    verdicts: [
      ...new Map(answers.flatMap(({ verdicts }) => verdicts).map((verdict) => [verdict.q, verdict])).values(),
    ],
  }
}

const pronoun = /(?<![\p{L}\d])(?:it|that|this|them|es|das|ça|ca|lo|eso)(?![\p{L}\d])/iu

/** "Why?" behind what somebody wonders at. */
const onlyWhy =
  /^(?:please |pls |can you )?(?:explain|why|how come|warum|wieso|pourquoi|por que)(?: (?:is that|that|please|pls|so))?$/u

/** "How many high, and which ones?" */
const whichOnes = /^(?:and )?(?:which|what|welche|lesquels|cuales)(?: ones?| are they| foods?)?$/u

/** What each part of a question asks; "it" is the food of the part before, where a part tells nothing by itself. */
function readParts(question: string): OwnPart[] {
  const one = wholeAsked(plain(question))
  if (one) return [{ part: question, asked: one }]
  const whole = partsOf(question).some((part) => onlyWhy.test(plain(part))) && whatIsAsked(question)
  if (whole && whole.about === 'why') return [{ part: question, asked: whole }]
  let food = ''
  let counted: Asked | undefined
  return sentencesOf(question).map((part) => {
    const alone = counted && whichOnes.test(plain(part)) ? counted : whatIsAsked(part)
    counted =
      alone?.about === 'count' && alone.of !== 'tested'
        ? { ...alone, of: alone.of, about: 'list' }
        : undefined
    const whole = food === '' || !isOpen(alone) ? part : part.replace(pronoun, food)
    const asked = whole === part ? alone : (whatIsAsked(whole) ?? alone)
    food = foodOf(asked) || food
    return { part: whole, asked }
  })
}

/** What names no food, and may be asked of the one that was named before. */
const isOpen = (asked: Asked | undefined): boolean =>
  !asked || (foodOf(asked) === '' && ['why', 'limit', 'move', 'changes', 'list'].includes(asked.about))

const foodOf = (asked: Asked | undefined): string =>
  !asked ? '' : 'foods' in asked ? (asked.foods[0] ?? '') : 'words' in asked ? asked.words : ''

/** What is cooked or at hand is told in one sentence and asked about in the next; what else is asked stands by itself. */
function sentencesOf(question: string): string[] {
  const parts = partsOf(question)
  const [first, second, ...more] = parts
  // "Every stock cube has celery in it! Alternatives?" is one question.
  if (first && second && more.length === 0 && asksForMore.test(plain(second)) && whatIsAsked(question))
    return [question]
  const isOfMore = parts.some((part) => !ofTable.has(whatIsAsked(part)?.about))
  return dishesAsked(plain(question)) && !isOfMore ? [question] : parts
}
const ofTable: ReadonlySet<string | undefined> = new Set([
  undefined,
  'meal',
  'eat',
  'dish',
  'place',
  'occasion',
  'cook-with',
  'invited',
])

/** What asks for something in the place of what was said before it. */
const asksForMore =
  /^(?:so |and |any |some |good |pls |please |help )*(?:alternativ\p{L}*|ideas?|ideen|idees|substitut\p{L}*|replacements?|swaps?|suggestions?|ersatz|rezepte?|recipes?|recettes?|recetas?|dinner|lunch|breakfast|what (?:else|now|instead|then)|what (?:can|could|do|should|shall) (?:i|we) (?:use|eat|have|make|do|take|cook)(?: instead| now| then)?)(?: please| pls| anyone| for me)*$/u

/** "Is that even possible" asks for nothing that its question has not asked. */
const exclaims =
  /^(?:so |and )?(?:is|does|was|did|can) \S+(?: \S+){0,2}? (?:possible|normal|right|true|matter|happen)$/u

/** What begins like a question, which is not left without an answer beside another. */
export const asks =
  /^(?:and |so |also )*(?:what|whats|how|when|which|who|why|where|can|could|may|should|must|is|are|do|does|did|will|am|wie|was|wer|wann|warum|kann|darf|combien|comment|pourquoi|quand|que|como|cuando|por que|puedo|puis|dois|est ce|peut|soll|muss|debo|tengo)\b/u

async function answerTo(own: Own, asked: Asked, part: string): Promise<Told | undefined> {
  const { db, asker, person } = own
  const { test } = person
  const noTest = told(nothingYet, [reportSource(person)])
  const faqs = async (...keys: string[]) =>
    (await Promise.all(keys.map((key) => faqSource(db, asker.role, key)))).filter(
      (source) => source !== undefined,
    )
  switch (asked.about) {
    case 'level':
      return level(own, asked)
    case 'food':
      return foodIs(own, asked.words)
    case 'move':
      return move(own, asked)
    case 'changes':
      return changes(own, asked)
    case 'meal':
      return meal(own, asked, part)
    case 'plan':
      return plan(own, part)
    case 'instead':
    case 'taste-alike':
      return instead(own, asked.about, part)
    case 'choose':
      return choose(own, part)
    case 'dish-without':
      return dishWithout(own, part)
    case 'cook-with':
      return cookWith(own, part)
    case 'invited':
      return invited(own, part)
    case 'dish':
      return isBareFood(foodMatcher(), asked.words)
        ? eatingAnswer(own, asker, `can i eat ${asked.words}`)
        : undefined
    case 'place':
      return place(own, asked.name, await faqs('eating-out'))
    case 'occasion':
      return occasion(own, asked.name, part)
    case 'form':
      return elsewhere.form(own, asked.words)
    case 'supplement':
      return elsewhere.supplement(own, asked.words)
    case 'otherLab':
      return elsewhere.otherLab(
        own,
        asked.words,
        await faqs(test?.scale === 'index' ? 'reading-index' : 'reading-micrograms'),
      )
    case 'fails':
      return elsewhere.fails(own, await faqs('how-long-to-avoid', 'when-to-see-a-doctor'))
    case 'negative':
      return elsewhere.negative(own, asked.words, await faqs('not-an-allergy-test'))
    case 'portal':
      return (await isToldByLab(db, asker.role, part))
        ? undefined
        : portal(asked.topic, await faqs(...faqsOf(asked.topic)))
    case 'faq':
      return faqTold(db, asker.role, asked.key)
    case 'eat':
      return eat(own)
    case 'start':
      return start(own, await faqs('starting-elimination'))
    case 'practitioner':
    case 'reach':
      return practitioner(own, {
        isReach: asked.about === 'reach',
        faqs: asked.about === 'reach' ? await faqs('contact') : [],
      })
    case 'readers':
      return readers(own, await faqs('who-sees-my-data'))
    case 'sample':
      return sample(own)
    case 'reports':
      return reportCount(own)
    case 'allergies':
      return allergies(own)
    case 'chosen':
      return chosen(own)
    case 'record':
      return record(own)
    case 'measures':
      return measures(own, await faqs('what-igg-measures', 'what-the-test-does-not-show'))
    case 'again':
      return again(own, await faqs('repeat-test'))
    case 'count':
      return ofTests(own, asked, (one) => count(own, one, asked))
    case 'family':
      return test ? ((await family(own, test, asked.words, part)) ?? level(own, asked)) : noTest
    case 'limit':
      return test ? limit(own, test, asked.words) : noTest
    case 'listed':
      return test ? onList(own, test, asked.words) : noTest
    case 'why':
      return test ? why(own, test, asked) : noTest
    case 'avoided':
      return avoided(own)
    case 'found-out':
      return foundOut(own, asked.of)
    case 'list':
      return ofTests(own, asked, (one) => list(own, one, asked))
    case 'all-normal':
      return test ? allNormal(own, test) : noTest
    case 'term':
      return (await isToldByLab(db, asker.role, part)) ? undefined : termsTold(asked.terms)
    case 'rank':
      return ofTests(own, asked, (one) => ranked(own, one, asked))
    case 'compare':
      if (!asksOfValues(part))
        return eatingTold(
          own,
          own.clientId,
          foodsNamedIn(foodMatcher(), part).map((words) => ({ words, wants: 'may' })),
          'choice',
        )
      return test ? compare(own, test, asked) : noTest
    case 'scale':
      return test
        ? scale(own, test, asked, await faqs(test.scale === 'index' ? 'reading-index' : 'reading-micrograms'))
        : noTest
    case 'day':
      return test ? day(own, test) : noTest
  }
}
