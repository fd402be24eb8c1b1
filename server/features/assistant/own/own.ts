import { isFamily } from '@shared/domain/verdict/families'
import type { Actor } from '../../../access/actor'
import type { Dependencies } from '../../../dependencies'
import { foodMatcher } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import { eatingAnswer } from '../eating/eating-answer'
import { isBareFood } from '../eating/words'
import { faqSource, faqTold } from '../faq-passages'
import type { Told } from '../told'
import { again, measures } from './about-test'
import { nothingYet, type Own, reportSource, told } from './about-person'
import { whatIsAsked } from './asked'
import type { Asked } from './asked-kinds'
import { complaint, disease, foodIs } from './body'
import { changes, move } from './changes'
import { type Disease, diseasesIn } from './disease'
import * as elsewhere from './elsewhere'
import { family } from './families'
import { limit, why } from './limits'
import { eat, meal, start } from './meals'
import { compare, count, day, level, list, ranked, scale } from './numbers'
import { allergies, chosen, practitioner, readers, record, reportCount, sample } from './people'
import { partsOf, plain } from './plain'
import { faqsOf, isChatter, portal } from './portal'

/**
 * What a client is told who asks about themselves, out of their own record, tests and what ships, never by a model;
 * undefined for any other question, and for who is no client. What two ask for at once is answered for both.
 */
export async function ownAnswer(
  { db }: Pick<Dependencies, 'db'>,
  asker: Actor,
  question: string,
): Promise<Told | undefined> {
  const { clientId } = asker
  if (clientId === null) return undefined
  const parts = partsOf(question).map((part) => ({ part, asked: whatIsAsked(part) }))
  const understood = parts.filter((one): one is { part: string; asked: Asked } => one.asked !== undefined)
  const serious = understood.filter(({ asked }) => !isChatter(asked))
  const asked = serious.length > 0 ? serious : understood
  if (asked.length === 0 || parts.some((one) => !one.asked && asks.test(plain(one.part)))) return undefined
  const own: Own = { db, asker, clientId, person: await personOf(db, clientId) }
  const answers: Told[] = []
  for (const one of asked) {
    const answer = await answerTo(own, one.asked, one.part)
    if (!answer) return undefined
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

/** What begins like a question, which is not left without an answer beside another. */
const asks =
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
      return (await familyValues(own, asked.words, part)) ?? level(own, asked)
    case 'food':
      return foodIs(own, asked.words)
    case 'move':
      return move(own, asked.words)
    case 'changes':
      return changes(own, asked)
    case 'meal':
      return meal(own, asked, part)
    case 'dish':
      return isBareFood(foodMatcher(), asked.words)
        ? eatingAnswer(own, asker, `can i eat ${asked.words}`)
        : undefined
    case 'place':
      return elsewhere.place(own, asked.name, await faqs('eating-out'))
    case 'occasion':
      return elsewhere.occasion(own, asked.name)
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
      return portal(asked.topic, await faqs(...faqsOf(asked.topic)))
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
    case 'disease':
      return disease(own, asked.words, await faqs(faqOf(part)))
    case 'complaint':
      return complaint(
        own,
        { words: asked.words, isLeftOut: leftOut.test(plain(part)) },
        await faqs('when-to-see-a-doctor'),
      )
    case 'count':
      return test ? count(own, test, asked) : noTest
    case 'family':
      return test ? family(own, test, asked.words, part) : noTest
    case 'limit':
      return test ? limit(own, test, asked.words) : noTest
    case 'why':
      return test ? why(own, test, asked) : noTest
    case 'list':
      return test ? list(own, test, asked) : noTest
    case 'rank':
      return test ? ranked(own, test, asked) : noTest
    case 'compare':
      return test ? compare(own, test, asked) : noTest
    case 'scale':
      return test
        ? scale(own, test, asked, await faqs(test.scale === 'index' ? 'reading-index' : 'reading-micrograms'))
        : noTest
    case 'day':
      return test ? day(own, test) : noTest
  }
}

/** "Milk value": no food of the test is called so, many belong to it. */
async function familyValues(own: Own, words: string, part: string): Promise<Told | undefined> {
  const { test } = own.person
  const isTested = test?.results.some(({ food }) => food.toLowerCase() === words)
  return test && !isTested && isFamily(words) ? family(own, test, words, part) : undefined
}

const leftOut =
  /\b(?:left out|leaving out|stopped|cut out|gave up|giving up|dropped|quit|without|weglasse|weggelassen|arrete|supprime|dejado|dejar)\b/u

const faqByDisease: Record<Disease, string> = {
  allergy: 'not-an-allergy-test',
  coeliac: 'coeliac-disease',
  lactose: 'lactose',
  histamine: 'what-the-test-does-not-show',
  other: 'what-the-test-does-not-show',
}
const faqOf = (part: string) => faqByDisease[diseasesIn(plain(part))[0] ?? 'other']
